//! What observers can tell about hidden cards, and the worlds they imagine.

use crate::table::{Table, cards, debt, eyes, position, rules, seat, table};
use dont_bluff::*;
use engine::{FastRng, Game, Rng, Seat, Step, Turn, Viewer};
use std::collections::BTreeSet;

/// All that a viewer holds possible, as far as so many imagined worlds show it: what each seat has.
fn imagined(table: &Table, viewer: Viewer, worlds: u32) -> BTreeSet<Vec<Cards>> {
    let view = table.view(viewer);
    let mut rng = FastRng::new(9);
    let mut world = table.rules.start();
    (0..worlds)
        .map(|_| {
            table.rules.imagine(&view, &mut rng, &mut world);
            assert_eq!(table.rules.view(&world, viewer), view);
            table.rules.audit(&world).expect("a sound world");
            Seat::all(table.rules.seats()).map(|seat| world.hand(seat)).collect()
        })
        .collect()
}

fn subsets(hand: Cards, size: u8) -> Vec<Cards> {
    (0..hand.subsets()).map(|number| hand.subset(number)).filter(|part| part.size() == size).collect()
}

#[test]
fn after_one_unseen_package_exactly_the_possible_worlds_are_imagined() {
    let mut table = table(3, "");
    table.play(">B A{5,0,0} B+");
    let possible =
        subsets(START, 3).into_iter().map(|gift| vec![START - gift, START + gift, START]).collect();
    assert_eq!(imagined(&table, eyes("C"), 6_000), possible);
    assert_eq!(imagined(&table, eyes("B"), 100).len(), 1, "who took the package knows it");
}

#[test]
fn a_closed_offer_can_be_any_part_of_the_hand() {
    let mut table = table(3, "");
    table.play(">B A{2,0}");
    let possible = subsets(START, 2).into_iter().map(|gift| vec![START - gift, START, START]).collect();
    assert_eq!(imagined(&table, eyes("B"), 3_000), possible);
    assert_eq!(imagined(&table, Viewer::Public, 3_000), possible);
    assert_eq!(imagined(&table, eyes("A"), 100).len(), 1);
}

#[test]
fn an_unknown_bank_card_is_any_that_can_be_left() {
    let mut table = table(2, "");
    table.play(">B A{2} B? d1 B${2} b5");
    let held = Cards::new(1, 1, 4, 2);
    let possible = Suitcase::ALL.map(|card| vec![START + cards("2"), held + Cards::of(card, 1)]);
    assert_eq!(imagined(&table, eyes("A"), 500), possible.into_iter().collect());
    assert_eq!(imagined(&table, eyes("B"), 100).len(), 1);
}

#[test]
fn shown_cards_fix_where_unseen_ones_went() {
    let mut table = table(4, "");
    // A gives B two cards unseen, then B shows two fives: one of the two was A's.
    table.play(">B A{5,0} B+ >C B{5,5}");
    assert!(table.view(eyes("D")).hands[0].known.allow(Cards::new(1, 2, 3, 1)));
    table.play("C?");
    let of_d = table.view(eyes("D"));
    assert_eq!(of_d.hands[0].known.most.fives(), 0, "A has no five any more");
    assert_eq!(
        (of_d.hands[1].known.least.size(), of_d.hands[1].size),
        (8, 9),
        "one of B's cards is open to doubt"
    );
}

#[test]
fn who_did_not_win_did_not_get_a_five() {
    let mut table = position("", "B", &[[3, 3, 2, 2], [1, 2, 4, 2], [0, 1, 7, 2]]);
    // A stands at 23, pays two and draws unseen: with a five they would have won.
    table.play(">A B{2} A? d1 A${2} b2");
    let known = table.view(eyes("C")).hands[0].known;
    assert_eq!(known.most.fives(), 3, "{known:?}");
    assert!(imagined(&table, eyes("C"), 300).iter().all(|hands| hands[0].fives() == 3));
}

#[test]
fn a_surplus_tells_what_the_payer_does_not_have() {
    let mut table = position("", "A", &[[1, 3, 6, 2], [1, 0, 1, 3], [2, 4, 6, 1]]);
    // B draws a bank card unseen, then owes 2 and pays a five: they have neither a two nor another one.
    table.play(">B A{2} B? d1 B${5} b0 >C B{0} C+ >B C{2} B?");
    let before = table.view(eyes("A")).hands[1].known;
    assert!(before.most.ones() == 2 && before.most.twos() == 1);
    let mut five = position("", "A", &[[1, 3, 6, 2], [2, 0, 1, 3], [1, 4, 6, 1]]);
    five.play(">B A{2} B? d1 B${5} b0 >C B{0} C+ >B C{2} B? d1 B${5}");
    let known = five.view(eyes("A")).hands[1].known;
    assert_eq!((known.most.ones(), known.most.twos()), (1, 0), "{known:?}");
}

#[test]
fn private_payments_are_bounded_by_their_size_and_the_amount() {
    let mut table = debt("payment_visibility=private", [1, 2, 4, 2], 4);
    table.play("B${2,2}");
    let known = table.view(eyes("C")).hands[1].known;
    assert_eq!(known, Bounds::exactly(Cards::new(1, 0, 4, 2)), "two cards for 4 are two twos");
    let mut three = debt("payment_visibility=private", [1, 2, 4, 2], 7);
    three.play("B${5,1,1}");
    let known = three.view(eyes("C")).hands[1].known;
    assert_eq!(
        known.least,
        Cards::new(0, 2, 2, 2),
        "three cards for 7 are a five and two ones, or make 8 or 9"
    );
}

#[test]
fn who_could_not_pay_did_not_have_the_money() {
    let hands = [[2, 2, 4, 2], [0, 0, 0, 1], [1, 2, 4, 2], [1, 4, 8, 3]];
    let mut table = position("payment_visibility=private", "C", &hands);
    // C gives B a card unseen, and B then owes five and has to give up all they have, unseen too.
    table.play(">B C{2} B+ >C D{0} C+ >B A{5}");
    assert_eq!(table.view(eyes("D")).hands[1].known.most.fives(), 1, "it may be a five");
    table.play("B? d1");
    let known = table.view(eyes("D")).hands[0].known;
    assert_eq!((known.most.fives(), known.most.twos()), (2, 3), "{known:?}");
}

#[test]
fn whoever_is_asked_to_pay_can() {
    let hands = [[2, 2, 4, 2], [0, 1, 1, 1], [1, 2, 4, 2], [1, 4, 7, 3]];
    let mut table = position("", "C", &hands);
    // B holds 3 million and a card from C; as they are asked to pay five, it is a two or a five.
    table.play(">B C{2} B+ >C D{0} C+ >B A{5} B?");
    let purses = |table: &Table| -> BTreeSet<u8> {
        imagined(table, eyes("D"), 500).iter().map(|hands| hands[1].money()).collect()
    };
    assert_eq!(purses(&table), [3, 4, 5, 8].into());
    table.play("d1");
    assert_eq!(purses(&table), [5, 8].into());
}

#[test]
fn of_two_players_only_bank_cards_are_unknown() {
    let mut table = table(2, "payment_visibility=private");
    table.play(">B A{1,0} B+ >A B{2} A? d1 A${1,1} b1 >B A{5} B+");
    let of_b = table.view(eyes("B")).hands[0].known;
    assert_eq!(of_b.least.size() + 1, table.state.hand(seat("A")).size());
    assert_eq!(table.view(eyes("A")).hands[1].known, Bounds::exactly(table.state.hand(seat("B"))));
}

/// Plays on with single cards, mostly accepted, so that hundreds of packages pass unseen.
fn long_game(rules: &Rules, rng: &mut FastRng, mut look: impl FnMut(&State, &mut FastRng)) {
    let mut state = rules.start();
    while rules.turn(&state) != Turn::Over {
        let step = match rules.turn(&state) {
            Turn::One(seat) => Step::Seat {
                seat,
                action: match (state.phase, rng.below(8)) {
                    (Phase::Offer(_), _) => {
                        let card = state.hand(seat).pick(rng);
                        Action::Offer { cards: Cards::of(card, 1), claim: None }
                    }
                    (Phase::Decide(_), 1..) => Action::Accept {},
                    _ => rules.sample(&state, seat, rng, &mut Vec::new()),
                },
            },
            _ => Step::Chance { outcome: rules.draw(&state, rng) },
        };
        rules.apply(&mut state, step, &mut ());
        look(&state, rng);
    }
}

#[test]
fn bounds_contain_the_truth_through_long_games() {
    let mut rng = FastRng::new(3);
    for seats in 2..=6 {
        for options in ["", "payment_visibility=private insolvent_bank_card=true", "payment_rule=irreducible"]
        {
            let rules = rules(seats, options);
            for _ in 0..20 {
                long_game(&rules, &mut rng, |state, rng| {
                    rules.audit(state).unwrap();
                    if rng.chance(1, 16) {
                        look_at_worlds(&rules, state, rng);
                    }
                });
            }
        }
    }
}

fn look_at_worlds(rules: &Rules, state: &State, rng: &mut FastRng) {
    let mut world = rules.start();
    for viewer in Viewer::all(rules.seats()) {
        let view = rules.view(state, viewer);
        let tighter = |hand: &HandView| hand.known.and(hand.public) == hand.known;
        assert!(view.hands.iter().all(tighter), "a seat knows less than everybody: {view:?}");
        rules.imagine(&view, rng, &mut world);
        assert_eq!(rules.view(&world, viewer), view);
        rules.audit(&world).expect("a sound world");
    }
}

#[test]
fn a_seat_with_memory_knows_no_more_than_a_person() {
    let mut table = table(3, "");
    table.play(">B A{5,0} B+ >C B{2}");
    for letter in ["A", "B", "C"] {
        assert_eq!(table.view(Viewer::Recall(seat(letter))), table.view(eyes(letter)));
    }
}

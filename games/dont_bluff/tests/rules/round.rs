//! Setup, the round, offers and decisions (NB-1 to NB-35).

use crate::table::{cards, eyes, position, rules, seat, table};
use dont_bluff::*;
use engine::{Game, Seat, Setup, Step, Turn, Viewer};
use std::collections::BTreeMap;

const NO_CARDS: [[u8; 4]; 3] = [[2, 3, 4, 3], [0, 0, 0, 0], [1, 3, 8, 3]];

#[test]
fn nb_1_two_to_six_seats_clockwise() {
    assert_eq!(<Rules as Game>::SEATS, 2..=6);
    let options = *rules(4, "").options();
    for seats in [0, 1, 7, 8] {
        assert_eq!(Rules::new(Setup { seats, options }).unwrap_err().rule.0, "NB-1");
    }
    let mut table = table(3, "");
    let pistols: Vec<char> = ["", ">B A{0} B+", ">C B{0} C+", ">A C{0} A+"]
        .iter()
        .map(|round| table.play(round).gunman())
        .collect();
    assert_eq!(pistols, ['A', 'B', 'C', 'A'], "left of the last seat is the first");
}

#[test]
fn nb_2_everybody_gets_the_same_hand() {
    for seats in 2..=6 {
        let table = table(seats, "");
        assert!(Seat::all(seats).all(|seat| table.state.hand(seat) == Cards::new(1, 2, 4, 2)));
        assert_eq!((START.size(), START.money()), (9, 13));
    }
}

#[test]
fn nb_3_the_bank_is_drawn_uniformly() {
    assert_eq!((BANK, BANK.money()), (cards("5,2,2,1,1,0"), 11));
    for seats in 2..=6 {
        assert_eq!(table(seats, "").state.bank, BANK);
    }
    let mut table = table(2, "");
    table.play(">B A{2} B? d1 B${2}");
    let mut chances = Vec::new();
    table.rules.chances(&table.state, &mut chances);
    let card = |card| Chance::BankCard { card };
    let expected = [(Suitcase::Five, 1), (Suitcase::Two, 2), (Suitcase::One, 2), (Suitcase::Bluff, 1)];
    assert_eq!(chances, expected.map(|(suitcase, count)| (card(suitcase), count)));
}

#[test]
fn nb_4_the_rest_of_the_box_is_never_used() {
    let rows = [(2, 24, 37), (3, 33, 50), (4, 42, 63), (5, 51, 76), (6, 60, 89)];
    for (seats, size, money) in rows {
        let all = in_play(seats);
        assert_eq!((all.size(), all.money()), (size, money));
        assert_eq!(all, Cards::new(seats + 1, 2 * seats + 2, 4 * seats + 2, 2 * seats + 1));
    }
}

#[test]
fn nb_5_colours_are_shared_out_evenly() {
    for (seats, each) in [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)] {
        let mut owned: BTreeMap<Seat, u32> = BTreeMap::new();
        for colour in Colour::in_play(seats) {
            *owned.entry(colour.owner(seats)).or_default() += 1;
        }
        assert_eq!(owned, Seat::all(seats).map(|seat| (seat, each)).collect());
    }
}

#[test]
fn nb_6_the_first_gunman() {
    let random = rules(3, "");
    let state = random.start();
    assert_eq!(random.turn(&state), Turn::Chance);
    let mut chances = Vec::new();
    random.chances(&state, &mut chances);
    assert_eq!(chances, Seat::all(3).map(|seat| (Chance::FirstGunman { seat }, 1)).collect::<Vec<_>>());
    let mut table = crate::table::Table::new(random, state);
    table.chance(Chance::FirstGunman { seat: seat("C") });
    assert_eq!((table.gunman(), table.state.phase), ('C', Phase::ColourRoll));
    let fixed = table_of_three();
    assert_eq!((fixed.gunman(), fixed.state.phase), ('A', Phase::ColourRoll));
}

fn table_of_three() -> crate::table::Table {
    table(3, "")
}

#[test]
fn nb_7_after_setup_the_table_is_empty() {
    for seats in 2..=6 {
        let table = table(seats, "");
        assert_eq!((table.state.open, table.state.closed), (Cards::NONE, Cards::NONE));
        assert_eq!((table.state.rounds_played, table.reason()), (0, None));
        assert!(table.money().iter().all(|&money| money == 13));
    }
}

#[test]
fn nb_10_the_pistol_passes_left_whoever_was_drawn() {
    let mut table = table(4, "");
    table.play(">D A{0} D+");
    assert_eq!(table.gunman(), 'B');
    table.play(">A B{5} A? d5");
    assert_eq!(table.gunman(), 'C');
    table.play(">B C{1,1} B? d1 B${2} b0");
    assert_eq!(table.gunman(), 'D');
}

#[test]
fn nb_11_rounds_are_counted_when_they_start() {
    let mut table = position("", "A", &NO_CARDS);
    assert_eq!(table.state.rounds_played, 0);
    table.play(">C");
    assert_eq!(table.state.rounds_played, 1);
    table.play("A{0} C+");
    assert_eq!((table.gunman(), table.state.rounds_played), ('C', 1), "B was skipped and does not count");
}

#[test]
fn nb_12_a_gunman_without_cards_is_skipped() {
    let mut table = position("", "A", &NO_CARDS);
    table.play(">C A{0} C+");
    assert!(table.happened(&Event::Skipped { seat: seat("B") }));
    assert_eq!(table.gunman(), 'C');
    let mut bluffs = position("", "A", &[[2, 3, 4, 3], [0, 0, 0, 1], [1, 3, 8, 2]]);
    bluffs.play(">C A{0} C+");
    assert_eq!(bluffs.gunman(), 'B', "bluff cards are cards");
}

#[test]
fn nb_13_an_opponents_colour_draws_him() {
    for letter in ["B", "C", "D"] {
        let mut table = table(4, "");
        table.play(&format!(">{letter}"));
        assert!(matches!(table.state.phase, Phase::Offer(deal) if deal.decider == seat(letter)));
        assert!(table.asks("A"));
    }
}

#[test]
fn nb_5_records_name_the_faces_from_a_first_colour_on() {
    let rules = rules(4, "first_colour=blue");
    let state = State { phase: Phase::ColourRoll, ..rules.start() };
    let mut chances = Vec::new();
    rules.chances(&state, &mut chances);
    let colours = chances.iter().map(|(chance, _)| match chance {
        Chance::Colour { colour } => *colour,
        other => panic!("{other:?} is no colour"),
    });
    let chosen = [Colour::Blue, Colour::Purple, Colour::White, Colour::Yellow];
    assert_eq!(colours.collect::<Vec<_>>(), chosen);
    for (seat, colour) in Seat::all(4).zip(chosen) {
        let (mut after, mut events) = (state, Vec::new());
        rules.apply(&mut after, Step::Chance { outcome: Chance::Colour { colour } }, &mut events);
        assert!(matches!(events[0], Event::ColourRolled { owner_seat, .. } if owner_seat == seat));
        assert_eq!(rules.view(&state, Viewer::Public).hands[seat.index()].colours, [colour]);
    }
}

#[test]
fn nb_14_only_colours_in_play_come_up_all_alike() {
    for seats in 2..=6 {
        let table = table(seats, "");
        let mut chances = Vec::new();
        table.rules.chances(&table.state, &mut chances);
        let mut share = vec![0; usize::from(seats)];
        for (chance, weight) in chances {
            let Chance::Colour { colour } = chance else { panic!("{chance:?} is no colour") };
            share[colour.owner(seats).index()] += weight;
        }
        assert!(share.iter().all(|&weight| weight == share[0] && weight > 0), "{share:?}");
    }
}

#[test]
fn nb_15_on_his_own_colour_the_gunman_chooses() {
    let mut four = table(4, "");
    four.play(">A");
    assert_eq!(four.refused("A!A"), "NB-15");
    assert_eq!(four.refused("A!E"), "NB-15");
    assert_eq!(four.refused("B!C"), "NB-15");
    four.play("A!C");
    assert!(matches!(four.state.phase, Phase::Offer(deal) if deal.decider == seat("C")));
    let mut two = table(2, "");
    two.play(">A");
    assert!(matches!(two.state.phase, Phase::Offer(deal) if deal.decider == seat("B")));
}

#[test]
fn nb_16_a_seat_without_cards_is_drawn_like_any_other() {
    let mut drawn = position("", "A", &NO_CARDS);
    drawn.play(">B A{2} B+");
    assert_eq!(drawn.hand("B"), "(0,1,0,0)");
    let mut chosen = position("", "A", &NO_CARDS);
    chosen.play(">A A!B A{2}");
    assert!(chosen.asks("B"));
}

#[test]
fn nb_17_who_offers_and_who_decides() {
    let roles = |direction: &str| {
        let mut table = table(4, direction);
        table.play(">C");
        let deal = table.state.phase.deal().unwrap();
        (deal.offerer.letter(), deal.decider.letter())
    };
    assert_eq!(roles("offer_direction=gunman_offers"), ('A', 'C'));
    assert_eq!(roles("offer_direction=drawn_offers"), ('C', 'A'));
    assert_eq!(table(4, "").refused(">C C{1}"), "NB-17");
    assert_eq!(table(4, "").refused("A{1}"), "NB-17");
}

#[test]
fn nb_20_an_offer_is_any_part_of_the_hand() {
    let mut table = table(3, "");
    table.play(">B");
    assert_eq!(table.legal("A").len(), 89);
    assert_eq!(table.refused("A{}"), "NB-20");
    assert_eq!(table.refused("A{5,5}"), "NB-20");
    for offer in ["A{0,0}", "A{5,2,2,1,1,1,1,0,0}", "A{1}"] {
        let mut table = table_of_three();
        table.play(&format!(">B {offer}"));
        assert!(table.asks("B"), "{offer}");
    }
}

#[test]
fn nb_21_an_empty_offer_if_allowed() {
    let mut table = table(3, "allow_empty_offer=true");
    table.play(">B");
    assert_eq!(table.legal("A").len(), 90);
    table.play("A{} B? d6");
    assert!(table.asks("A"), "V = 0, so any die is higher");
    assert_eq!(table.legal("A").len(), 89, "an addition is never empty");
    let mut skipped = position("allow_empty_offer=true", "A", &NO_CARDS);
    skipped.play(">C A{} C+");
    assert_eq!((skipped.gunman(), skipped.hand("C")), ('C', "(1,3,8,3)".into()));
}

#[test]
fn nb_22_a_placed_offer_stays() {
    assert_eq!(table(3, "").refused(">B A{1} A{2}"), "NB-22");
    let mut table = table(3, "");
    table.play(">B A{1} B?");
    let offer = Action::Offer { cards: cards("1"), claim: None };
    assert_eq!(table.submit(seat("A"), offer).unwrap_err().rule.0, "NB-22");
    table.play("d6");
    assert_eq!(table.submit(seat("A"), offer).unwrap_err().rule.0, "NB-22", "now it is an addition");
}

#[test]
fn nb_23_cards_on_the_table_are_in_no_hand() {
    let mut table = position("", "A", &[[2, 4, 6, 2], [1, 1, 2, 2], [0, 1, 4, 2]]);
    assert_eq!(table.money()[0], 24);
    table.play(">B A{5,2,1}");
    assert_eq!((table.money()[0], table.reason()), (16, None));
    table.play("B? d1 B${5,2,1}");
    assert_eq!((table.money()[0], table.reason()), (32, Some(Reason::Target)));
}

#[test]
fn nb_24_a_claim_is_public_and_without_effect() {
    let mut table = table(3, "");
    table.play(">B A{0}=89 B? d3 A{1}=0");
    let claims: Vec<u16> = table
        .seen(Viewer::Public)
        .iter()
        .filter_map(|event| match event {
            Event::Offered { claim, .. } | Event::Added { claim, .. } => *claim,
            _ => None,
        })
        .collect();
    assert_eq!(claims, [89, 0]);
    let mut silent = table_of_three();
    silent.play(">B A{0} B? d3 A{1}");
    assert_eq!(silent.state, table.state);
    assert_eq!(table_of_three().refused(">B A{0}=90"), "NB-24");
    assert_eq!(table_of_three().refused(">B A{0} B? d3 A{1}=1000"), "NB-24");
}

#[test]
fn nb_25_claims_can_be_off() {
    assert_eq!(table(3, "claims=off").refused(">B A{0}=3"), "NB-25");
    assert_eq!(table(3, "claims=off").refused(">B A{0} B? d3 A{1}=3"), "NB-25");
    table(3, "claims=off").play(">B A{0} B? d3 A{1}");
}

#[test]
fn nb_26_the_decider_takes_all_or_opens_all() {
    let mut table = table(3, "");
    table.play(">B A{1,1}");
    assert_eq!(table.legal("B"), [Action::Accept {}, Action::Open {}]);
    assert_eq!(table.refused("A+"), "NB-26");
    assert_eq!(table.refused("C?"), "NB-26");
    assert_eq!(table_of_three().refused("A+"), "NB-26");
    assert_eq!(table_of_three().refused(">B A{1} B? B+"), "NB-26", "not after opening");
}

#[test]
fn nb_27_accepted_cards_are_shown_to_nobody_else() {
    let mut table = table(3, "");
    table.play(">B A{2} B? d6 A{5,0} B+");
    assert_eq!(table.hand("B"), "(2,3,4,3)");
    assert_eq!((table.gunman(), table.state.bank.size()), ('B', 6));
    let accepted = |viewer| {
        let seen = table.seen(viewer);
        seen.into_iter().find_map(|event| match event {
            Event::Accepted { size, cards, open, .. } => Some((size, cards, open)),
            _ => None,
        })
    };
    for viewer in [eyes("A"), eyes("B")] {
        assert_eq!(accepted(viewer), Some((2, Some(cards("5,0")), cards("2"))));
    }
    for viewer in [eyes("C"), Viewer::Recall(seat("C")), Viewer::Public] {
        assert_eq!(accepted(viewer), Some((2, None, cards("2"))));
    }
    let mut winning = position("", "A", &[[2, 4, 6, 2], [1, 1, 2, 2], [0, 1, 4, 2]]);
    winning.play(">B A{5,5,2,2,2} B+");
    assert_eq!((winning.reason(), winning.money()[1]), (Some(Reason::Target), 25));
}

#[test]
fn nb_28_an_opened_offer_is_always_rolled() {
    for (offer, pips, asked) in [("0", 1, "A"), ("5,2", 6, "B"), ("2", 3, "A"), ("2,1", 2, "B")] {
        let mut table = table(4, "");
        table.play(&format!(">B A{{{offer}}} B?"));
        assert_eq!((table.state.open, table.turn()), (cards(offer), Turn::Chance), "{offer}");
        assert_eq!(table.view(Viewer::Public).open, cards(offer));
        let mut chances = Vec::new();
        table.rules.chances(&table.state, &mut chances);
        assert_eq!(chances.len(), 6);
        table.play(&format!("d{pips}"));
        assert!(table.asks(asked), "{offer} against {pips}");
    }
}

#[test]
fn nb_30_higher_the_offerer_must_add() {
    let mut table = table(3, "");
    table.play(">B A{1} B? d2");
    assert_eq!(table.refused("A{}"), "NB-30");
    assert_eq!(table.refused("A{5,5}"), "NB-30");
    assert_eq!(table.refused("B{5}"), "NB-30");
    table.play("A{5,2,2,1,1,1,0,0}");
    assert_eq!((table.state.open, table.state.hand(seat("A"))), (cards("1"), Cards::NONE));
    table.play("B+");
    assert_eq!(table.money(), [0, 26, 13]);
}

#[test]
fn nb_31_an_exhausted_offer_is_taken() {
    let mut table = position("", "A", &[[0, 0, 1, 1], [1, 3, 6, 2], [2, 3, 5, 3]]);
    table.play(">B A{1} B? d2 A{0} B? d6");
    let took =
        Event::Took { seat: seat("B"), from_seat: seat("A"), cards: cards("1,0"), why: Taken::Exhausted };
    assert!(table.happened(&took));
    assert_eq!((table.hand("B"), table.gunman()), ("(1,3,7,3)".into(), 'B'));
    let mut winning = position("", "A", &[[0, 0, 1, 1], [2, 4, 6, 2], [1, 2, 5, 3]]);
    winning.play(">B A{1,0} B? d3");
    assert_eq!((winning.reason(), winning.money()[1]), (Some(Reason::Target), 25));
}

#[test]
fn nb_32_the_decider_may_roll_again_up_to_twenty_times() {
    let hands = [[0, 0, 1, 1], [1, 3, 6, 2], [2, 3, 5, 3]];
    let mut table = position("exhausted_offer=decider_chooses", "A", &hands);
    table.play(">B A{1,0} B? d2");
    for roll in 1..=19 {
        table.play("B? d2");
        assert!(table.asks("B"), "after {roll} extra rolls");
    }
    table.play("B? d2");
    assert_eq!((table.hand("B"), table.gunman()), ("(1,3,7,3)".into(), 'B'), "the 20th was the last");
    let mut worthless =
        position("exhausted_offer=decider_chooses", "A", &[[0, 0, 0, 2], [1, 3, 7, 2], [2, 3, 5, 2]]);
    worthless.play(">B A{0,0} B? d2");
    assert_eq!(worthless.hand("B"), "(1,3,7,4)", "V = 0 is taken as before");
}

#[test]
fn nb_33_equal_the_decider_takes_all_and_pays_nothing() {
    let mut table = table(3, "");
    table.play(">B A{1} B? d2 A{2,0} B? d3");
    assert_eq!((table.hand("B"), table.hand("A")), ("(1,3,5,3)".into(), "(1,1,3,1)".into()));
    assert_eq!((table.state.bank.size(), table.gunman()), (6, 'B'));
    let mut winning = position("", "A", &[[1, 2, 2, 2], [2, 4, 5, 2], [0, 0, 5, 2]]);
    winning.play(">B A{2} B? d2");
    assert_eq!((winning.reason(), winning.money()[1]), (Some(Reason::Target), 25));
}

#[test]
fn nb_34_lower_the_whole_offer_goes_home() {
    let mut table = table(3, "");
    table.play(">B A{1} B? d2 A{2,0} B? d1");
    assert_eq!((table.hand("A"), table.state.open), ("(1,2,4,2)".into(), Cards::NONE));
    let back = Event::Returned { seat: seat("A"), from_seat: seat("B"), cards: cards("2,1,0"), value: 3 };
    assert!(table.happened(&back));
}

#[test]
fn nb_35_the_decider_owes_the_value_of_the_offer() {
    let mut table = table(3, "");
    table.play(">B A{2,2} B? d3");
    assert!(matches!(table.state.phase, Phase::Pay { owed: 4, deal } if deal.decider == seat("B")));
    assert_eq!(table.refused("A${2,2}"), "NB-35");
    assert_eq!(table.refused("B${2,2,2}"), "NB-35", "from their hand only");
    assert_eq!(table_of_three().refused("B${2}"), "NB-35");
}

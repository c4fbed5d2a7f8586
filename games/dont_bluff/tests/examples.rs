//! The worked examples of the rulebook, section 8.

mod table;

use dont_bluff::*;
use engine::{Game, Turn, Viewer};
use table::{cards, debt, eyes, position, seat, table};

#[test]
fn ex_1_lower_the_decider_pays_and_takes_a_bank_card() {
    let mut table = table(4, "");
    table.play(">B A{1,1,1} B? d2");
    assert_eq!(table.hand("A"), "(1,2,4,2)", "the offer is back");
    assert_eq!(table.payments(), "(0,0,3,0) (0,1,1,0)");
    table.play("B${2,1}");
    assert_eq!((table.hand("A"), table.hand("B")), ("(1,3,5,2)".into(), "(1,1,3,2)".into()));
    table.play("b1");
    assert_eq!(table.money(), [16, 11, 13, 13]);
    assert_eq!(table.state.bank.money(), 10);
    assert_eq!(table.gunman(), 'B');
}

#[test]
fn ex_2_higher_the_offerer_adds_and_all_is_accepted() {
    let mut table = table(4, "");
    table.play(">B A{2,1,1} B? d6 A{0,0} B+");
    assert_eq!((table.hand("B"), table.hand("A")), ("(1,3,6,4)".into(), "(1,1,2,0)".into()));
    assert_eq!(table.money(), [9, 17, 13, 13]);
    assert_eq!((table.state.bank.size(), table.gunman()), (6, 'B'));
    let added = |viewer| table.view(viewer).hands[1].known;
    assert_eq!(added(eyes("A")), Bounds::exactly(Cards::new(1, 3, 6, 4)));
    assert_ne!(added(eyes("C")), added(eyes("A")), "C did not see the two added cards");
}

#[test]
fn ex_3_reverse_the_drawn_player_offers_to_the_gunman() {
    let start = [[1, 2, 4, 2]; 4];
    let mut table = position("offer_direction=drawn_offers", "B", &start);
    table.chance(Chance::Colour { colour: Colour::White });
    assert!(table.asks("A"), "white is the colour of A, who must offer to the gunman B");
    assert!(matches!(table.state.phase, Phase::Offer(deal) if deal.decider == seat("B")));
}

#[test]
fn ex_4_setup_for_three() {
    let table = table(3, "");
    assert_eq!(Colour::in_play(3).len(), 6);
    assert_eq!(table.money(), [13, 13, 13]);
    assert!(table.state.hands[..3].iter().all(|hand| hand.size() == 9));
    assert_eq!(table.state.bank.size(), 6);
    let all = in_play(3);
    assert_eq!((all.size(), all.money(), 60 - all.size()), (33, 50, 27));
}

#[test]
fn ex_5_a_false_claim_changes_nothing_but_the_log() {
    for offer in ["A{1}", "A{0}"] {
        let (mut silent, mut lying) = (table(3, ""), table(3, ""));
        silent.play(&format!(">B {offer}"));
        lying.play(&format!(">B {offer}=6"));
        assert_eq!(lying.state, silent.state);
        let claims = |events: &[Event]| {
            events.iter().any(|event| matches!(event, Event::Offered { claim: Some(6), .. }))
        };
        assert!(claims(&lying.seen(Viewer::Public)) && !claims(&silent.events));
    }
}

#[test]
fn ex_6_a_seat_without_cards_is_skipped_but_can_be_drawn() {
    let mut table = position("", "A", &[[2, 3, 4, 3], [0, 0, 0, 0], [1, 3, 8, 3]]);
    table.play(">B A{0}");
    assert!(table.asks("B"));
    let mut table = position("", "A", &[[2, 3, 4, 3], [0, 0, 0, 0], [1, 3, 8, 3]]);
    table.play(">C A{0} C+");
    assert_eq!(table.gunman(), 'C');
}

#[test]
fn ex_7_exact_is_compulsory() {
    let mut exact = debt("", [1, 2, 4, 2], 3);
    assert_eq!(exact.payments(), "(0,0,3,0) (0,1,1,0)");
    assert_eq!(exact.refused("B${5}"), "NB-37");
    assert_eq!(exact.refused("B${2,2}"), "NB-37");
    assert_eq!(exact.refused("B${2,1,0}"), "NB-36");
    let mut irreducible = debt("payment_rule=irreducible", [1, 2, 4, 2], 3);
    assert_eq!(irreducible.payments(), "(0,0,3,0) (0,1,1,0) (0,2,0,0) (1,0,0,0)");
    assert_eq!(irreducible.refused("B${2,1,1}"), "NB-40");
}

#[test]
fn ex_8_a_forced_surplus_is_lost() {
    let mut table = debt("", [2, 0, 0, 1], 3);
    assert_eq!(table.payments(), "(1,0,0,0)");
    let payment = table.rules.forced(&table.state, seat("B")).expect("there is no choice");
    table.submit(seat("B"), payment).unwrap();
    assert_eq!(table.hand("B"), "(1,0,0,1)");
    assert!(matches!(table.state.phase, Phase::BankDraw { payer } if payer == seat("B")));
}

#[test]
fn ex_9_the_smallest_surplus() {
    assert_eq!(debt("", [0, 3, 0, 2], 3).payments(), "(0,2,0,0)");
    assert_eq!(debt("", [1, 2, 0, 0], 3).payments(), "(0,2,0,0)");
    assert_eq!(debt("payment_rule=irreducible", [1, 2, 0, 0], 3).payments(), "(0,2,0,0) (1,0,0,0)");
    assert_eq!(debt("", [1, 3, 0, 0], 8).payments(), "(1,2,0,0)");
    assert_eq!(debt("", [2, 0, 0, 0], 6).payments(), "(2,0,0,0)");
}

#[test]
fn ex_10_three_ways_to_pay_seven() {
    assert_eq!(debt("", [1, 2, 4, 2], 7).payments(), "(0,2,3,0) (1,0,2,0) (1,1,0,0)");
}

#[test]
fn ex_11_an_insolvent_payer_surrenders_everything() {
    let table = debt("", [0, 1, 0, 2], 3);
    assert_eq!(table.hand("B"), "(0,0,0,0)");
    assert!(matches!(table.state.phase, Phase::ColourRoll), "no bank card, the round is over");
    let mut table = debt("insolvent_bank_card=true", [0, 1, 0, 2], 3);
    table.play("b2");
    assert_eq!(table.hand("B"), "(0,1,0,0)");
}

#[test]
fn ex_12_just_solvent() {
    let mut table = debt("", [0, 1, 1, 1], 3);
    assert_eq!(table.payments(), "(0,1,1,0)");
    table.play("B${2,1} b5");
    assert_eq!(table.hand("B"), "(1,0,0,1)");
}

#[test]
fn ex_13_a_chain_of_openings() {
    let mut table = table(3, "");
    table.play(">B A{0} B? d1 A{0} B? d6 A{5,2} B? d6");
    assert_eq!(table.hand("A"), "(1,2,4,2)");
    assert_eq!(table.payments(), "(0,2,3,0) (1,0,2,0) (1,1,0,0)");
    table.play("B${5,2} b0");
    assert_eq!((table.hand("A"), table.hand("B")), ("(2,3,4,2)".into(), "(0,1,4,3)".into()));
    assert_eq!(table.money(), [20, 6, 13]);
    assert_eq!(table.state.bank.money(), 11);
}

#[test]
fn ex_14_equal_the_decider_takes_it() {
    let mut table = table(4, "");
    table.play(">B A{5} B? d5");
    assert_eq!(table.money(), [8, 18, 13, 13]);
    assert_eq!(table.state.bank.size(), 6);
    assert_eq!(table.turn(), Turn::Chance);
}

#[test]
fn ex_15_a_win_by_payment_stops_everything() {
    let mut table = position("", "A", &[[2, 3, 3, 2], [0, 2, 6, 1], [1, 1, 3, 3]]);
    table.play(">B A{5,1} B? d4");
    assert_eq!(table.payments(), "(0,0,6,0) (0,1,4,0) (0,2,2,0)");
    table.play("B${2,2,1,1}");
    assert_eq!(table.reason(), Some(Reason::Target));
    assert_eq!((table.hand("A"), table.state.bank.size()), ("(2,5,5,2)".into(), 6));
    assert_eq!((table.money(), table.ranks()), (vec![25, 4, 10], vec![1, 3, 2]));
}

#[test]
fn ex_16_a_win_by_bank_card() {
    let mut table = position("", "A", &[[0, 2, 4, 2], [3, 3, 3, 2], [0, 1, 5, 2]]);
    table.play(">B A{2} B? d1 B${1,1} b5");
    assert_eq!(table.reason(), Some(Reason::Target));
    assert_eq!((table.hand("B"), table.money()), ("(4,3,1,2)".into(), vec![10, 27, 7]));
    assert_eq!((table.ranks(), table.state.bank.money()), (vec![2, 1, 3], 6));
}

#[test]
fn ex_17_no_cards_in_the_base_game() {
    let hands = [[2, 3, 4, 3], [0, 0, 0, 0], [1, 3, 8, 3]];
    let mut drawn = position("", "A", &hands);
    drawn.play(">B A{1,0} B? d1");
    assert_eq!((drawn.hand("B"), drawn.gunman()), ("(0,0,1,1)".into(), 'B'));
    let mut skipped = position("", "A", &hands);
    skipped.play(">C A{0} C+");
    assert!(skipped.happened(&Event::Skipped { seat: seat("B") }));
    assert_eq!((skipped.gunman(), skipped.state.rounds_played), ('C', 1));
}

#[test]
fn ex_18_an_exhausted_offer() {
    let hands = [[0, 0, 1, 1], [1, 3, 6, 2], [2, 3, 5, 3]];
    let mut takes = position("", "A", &hands);
    takes.play(">B A{1,0} B? d4");
    assert_eq!((takes.hand("B"), takes.hand("A")), ("(1,3,7,3)".into(), "(0,0,0,0)".into()));
    for (ending, owner) in [("B+", "B"), ("B? d1", "B"), ("B? d6 B? d2 B+", "B")] {
        let mut chooses = position("exhausted_offer=decider_chooses", "A", &hands);
        chooses.play(">B A{1,0} B? d4");
        assert!(chooses.asks("B"));
        chooses.play(ending);
        assert_eq!(chooses.hand(owner), "(1,3,7,3)", "{ending}");
    }
}

#[test]
fn ex_19_a_surplus_wins() {
    let mut table = position("", "A", &[[1, 4, 4, 2], [2, 0, 0, 1], [0, 2, 8, 3]]);
    table.play(">B A{2,2,1,1} B? d2 B${5,5}");
    assert_eq!((table.reason(), table.money()), (Some(Reason::Target), vec![27, 0, 12]));
    assert_eq!((table.hand("B"), table.state.bank.size()), ("(0,0,0,1)".into(), 6));
}

#[test]
fn ex_20_insolvency_of_two() {
    for option in ["insolvent_bank_card=false", "insolvent_bank_card=true"] {
        let mut table = position(option, "A", &[[2, 4, 4, 2], [0, 0, 4, 2]]);
        table.play(">B A{5,1} B? d3");
        assert_eq!((table.reason(), table.money()), (Some(Reason::Target), vec![26, 0]));
    }
}

#[test]
fn ex_21_the_last_bank_card_and_the_tie_break() {
    let mut table = position("", "A", &[[2, 2, 4, 0], [2, 2, 6, 1], [1, 2, 4, 3], [0, 4, 4, 4]]);
    assert_eq!(table.state.bank, cards("0"));
    table.play(">D A{1,1} D? d1 D${2} b0");
    assert_eq!(table.reason(), Some(Reason::BankEmpty));
    assert_eq!((table.hand("A"), table.hand("D")), ("(2,3,4,0)".into(), "(0,3,4,5)".into()));
    assert_eq!((table.money(), table.ranks()), (vec![20, 20, 13, 10], vec![1, 2, 3, 4]));
}

#[test]
fn ex_22_a_full_tie_at_the_cap() {
    let mut table = table(2, "max_rounds=4");
    table.play(">B A{0} B+ >A B{0} A+ >B A{0} B+ >A B{0} A+");
    assert_eq!((table.hand("A"), table.hand("B")), ("(1,2,4,2)".into(), "(1,2,4,2)".into()));
    assert_eq!((table.reason(), table.ranks()), (Some(Reason::RoundCap), vec![1, 1]));
}

#[test]
fn ex_23_the_colour_die() {
    let purple = |seats| Colour::in_play(seats).contains(&Colour::Purple);
    assert!(!purple(5) && purple(6), "a colour out of play never comes up");
    for &colour in Colour::in_play(2) {
        let mut two = table(2, "");
        two.chance(Chance::Colour { colour });
        assert!(two.asks("A"), "the opponent is drawn without a decision");
        assert!(matches!(two.state.phase, Phase::Offer(deal) if deal.decider == seat("B")));
    }
    let mut four = position("", "A", &[[2, 3, 4, 2], [0, 0, 0, 0], [1, 2, 6, 3], [1, 3, 6, 3]]);
    four.play(">A");
    let choices = ["B", "C", "D"].map(|letter| Action::ChooseOpponent { seat: seat(letter) });
    assert_eq!(four.legal("A"), choices);
}

#[test]
fn ex_24_what_each_seat_knows_of_a_closed_offer() {
    let mut table = table(3, "");
    table.play(">B A{0,5}");
    for viewer in [eyes("B"), eyes("C"), Viewer::Public] {
        let view = table.view(viewer);
        assert_eq!((view.closed.size, view.closed.cards), (2, None));
        assert_eq!((view.hands[0].size, view.hands[0].cards), (7, None));
    }
    table.play("B+");
    for viewer in [eyes("A"), eyes("B")] {
        assert_eq!(table.view(viewer).hands[1].known, Bounds::exactly(Cards::new(2, 2, 4, 3)));
    }
    let of_c = table.view(eyes("C"));
    assert_eq!((of_c.hands[1].size, of_c.hands[1].known.least), (11, Cards::new(1, 2, 4, 2)));
    assert_eq!(of_c.hands[1].known.most, Cards::new(2, 4, 6, 4), "two more, out of A's (1,2,4,2)");
}

#[test]
fn ex_25_reverse_the_gunman_pays() {
    let mut table = table(4, "offer_direction=drawn_offers");
    table.play(">B B{2,2} A? d3");
    let sets = table.legal("A").len();
    assert_eq!(sets, 3);
    table.play("A${2,2}");
    assert_eq!((table.hand("B"), table.hand("A")), ("(1,4,4,2)".into(), "(1,0,4,2)".into()));
    table.play("b2");
    assert_eq!((table.money(), table.state.bank.money()), (vec![11, 17, 13, 13], 9));
}

#[test]
fn ex_26_reverse_a_gunman_without_cards() {
    let hands = [[0, 0, 0, 0], [1, 3, 8, 3], [2, 3, 4, 3]];
    let mut table = position("offer_direction=drawn_offers", "A", &hands);
    table.play(">C C{5,2} A? d5");
    assert_eq!((table.hand("C"), table.hand("A")), ("(2,3,4,3)".into(), "(0,0,0,0)".into()));
    assert_eq!((table.state.bank.size(), table.gunman()), (6, 'B'));
    let mut card = position("offer_direction=drawn_offers insolvent_bank_card=true", "A", &hands);
    card.play(">C C{5,2} A? d5 b1");
    assert_eq!((card.hand("A"), card.gunman()), ("(0,0,1,0)".into(), 'B'));
}

#[test]
fn ex_27_reverse_a_drawn_player_without_cards() {
    let hands = [[0, 0, 0, 0], [1, 3, 8, 3], [2, 3, 4, 3]];
    let mut table = position("offer_direction=drawn_offers", "B", &hands);
    table.play(">A");
    assert!(table.happened(&Event::NothingToOffer { seat: seat("A") }));
    assert_eq!((table.gunman(), table.state.rounds_played), ('C', 1));
}

#[test]
fn ex_28_an_empty_offer() {
    let mut accepted = table(3, "allow_empty_offer=true");
    accepted.play(">B A{} B+");
    assert_eq!((accepted.money(), accepted.gunman()), (vec![13, 13, 13], 'B'));
    let mut opened = table(3, "allow_empty_offer=true");
    opened.play(">B A{} B? d1");
    assert!(matches!(opened.state.phase, Phase::Add(_)));
    assert_eq!(opened.refused("A{}"), "NB-30");
    assert_eq!(table(3, "").refused(">B A{}"), "NB-20");
}

#[test]
fn ex_29_the_payee_is_checked_first() {
    let mut table = position("", "A", &[[2, 4, 5, 2], [2, 4, 6, 2], [0, 0, 3, 2], [0, 0, 2, 2]]);
    table.play(">B A{2} B? d1 B${1,1}");
    assert_eq!((table.reason(), table.hand("A")), (Some(Reason::Target), "(2,4,7,2)".into()));
    assert_eq!((table.money(), table.ranks()), (vec![25, 22, 3, 2], vec![1, 2, 3, 4]));
    assert_eq!(table.state.bank.size(), 6, "B takes no bank card");
}

//! Payments, surrenders and bank cards (NB-36 to NB-48).

use crate::table::{Table, cards, debt, eyes, position, seat, table};
use dont_bluff::*;
use engine::{Game, Turn, Viewer};

#[test]
fn nb_36_bluff_cards_pay_nothing() {
    let mut table = debt("", [1, 2, 4, 2], 3);
    assert_eq!(table.refused("B${2,1,0}"), "NB-36");
    let mut irreducible = debt("payment_rule=irreducible", [1, 2, 4, 2], 3);
    assert_eq!(irreducible.refused("B${2,1,0}"), "NB-36");
}

#[test]
fn nb_37_exactly_if_possible() {
    let mut table = debt("", [1, 2, 4, 2], 4);
    assert_eq!(table.payments(), "(0,0,4,0) (0,1,2,0) (0,2,0,0)");
    for wrong in ["B${5}", "B${2,1}", "B${}"] {
        assert_eq!(table.refused(wrong), "NB-37");
    }
}

#[test]
fn nb_38_otherwise_the_smallest_sum_above() {
    let mut table = debt("", [1, 3, 0, 0], 8);
    assert_eq!(table.payments(), "(1,2,0,0)");
    assert_eq!(table.refused("B${5,2,2,2}"), "NB-38");
    assert_eq!(table.refused("B${5,2}"), "NB-38");
    table.play("B${5,2,2} b0");
    assert_eq!(table.hand("B"), "(0,1,0,1)", "the surplus is not given back");
}

#[test]
fn nb_39_the_payer_chooses_among_equal_sums() {
    for payment in ["B${1,1,1,1}", "B${2,1,1}", "B${2,2}"] {
        let mut table = debt("", [1, 2, 4, 2], 4);
        let before = table.money();
        table.play(payment);
        assert_eq!(table.money()[1], before[1] - 4);
    }
}

#[test]
fn nb_40_irreducible_payments() {
    let mut table = debt("payment_rule=irreducible", [1, 2, 4, 2], 4);
    assert_eq!(table.payments(), "(0,0,4,0) (0,1,2,0) (0,2,0,0) (1,0,0,0)");
    for wrong in ["B${2,1}", "B${2,1,1,1}", "B${5,1}"] {
        assert_eq!(table.refused(wrong), "NB-40");
    }
    table.play("B${5}");
}

#[test]
fn nb_40_every_set_is_listed_if_and_only_if_it_is_irreducible() {
    for owed in 2..=9 {
        let table = debt("payment_rule=irreducible", [1, 3, 5, 2], owed);
        let hand = table.state.hand(seat("B"));
        let is_listed = |cards| table.legal("B").contains(&Action::Pay { cards });
        for paid in (0..hand.subsets()).map(|number| hand.subset(number)) {
            let cheapest = paid.cheapest().map_or(0, Suitcase::millions);
            let sum = paid.money();
            let wanted = paid.bluffs() == 0 && sum >= owed && sum - cheapest < owed;
            assert_eq!(is_listed(paid), wanted, "{paid:?} for {owed}");
        }
    }
}

#[test]
fn nb_41_a_single_payment_needs_no_decision() {
    let table = debt("", [2, 0, 0, 1], 3);
    let only = Action::Pay { cards: cards("5") };
    assert_eq!(table.rules.forced(&table.state, seat("B")), Some(only));
    assert_eq!(table.rules.forced(&table.state, seat("A")), None);
    let choice = debt("", [1, 2, 4, 2], 3);
    assert_eq!(choice.rules.forced(&choice.state, seat("B")), None);
}

/// Section 3: nobody else may learn whether a payment was automatic.
#[test]
fn nb_41_to_everybody_else_it_looks_like_a_decision() {
    let after = |package: &str| {
        let mut table = table(4, "");
        table.play(">B A{0} B+ >A B{0} A+").play(&format!(">B C{{{package}}} B+ >C D{{2}} C? d1"));
        table
    };
    // C owes 2, to be paid with what they kept: (1,2,2,0) has two ways, (1,2,0,2) and (1,0,4,0) have one.
    let tables = [after("1,1,0,0"), after("1,1,1,1"), after("2,2,0,0")];
    assert_eq!(tables.each_ref().map(|table| table.legal("C").len()), [2, 1, 1]);
    for viewer in [eyes("A"), eyes("D"), Viewer::Public] {
        let sent = |table: &Table| (table.view(viewer), table.turn(), table.seen(viewer));
        assert_eq!(sent(&tables[0]), sent(&tables[1]));
        assert_eq!(sent(&tables[0]), sent(&tables[2]));
    }
    assert_eq!(tables[0].turn(), Turn::One(seat("C")));
}

#[test]
fn nb_42_who_sees_a_payment() {
    let seen = |visibility: &str, viewer| {
        let mut table = table(3, visibility);
        table.play(">B A{2,1} B? d1 B${1,1,1}");
        let paid = table.seen(viewer).into_iter().find_map(|event| match event {
            Event::Paid { owed, size, cards, .. } => Some((owed, size, cards)),
            _ => None,
        });
        (paid.unwrap(), table.view(viewer).hands[1].known)
    };
    let exact = Bounds::exactly(Cards::new(1, 2, 1, 2));
    for viewer in [eyes("A"), eyes("B"), eyes("C"), Viewer::Public] {
        assert_eq!(seen("payment_visibility=public", viewer), ((3, 3, Some(cards("1,1,1"))), exact));
    }
    for viewer in [eyes("A"), eyes("B")] {
        assert_eq!(seen("payment_visibility=private", viewer), ((3, 3, Some(cards("1,1,1"))), exact));
    }
    for viewer in [eyes("C"), Viewer::Public] {
        let (paid, known) = seen("payment_visibility=private", viewer);
        assert_eq!(paid, (3, 3, None), "number of cards and amount due, no more");
        assert!(known.allow(Cards::new(1, 2, 1, 2)) && known.least.bluffs() == 2);
    }
}

#[test]
fn nb_42_a_private_surrender_shows_its_size_only() {
    let mut table = position("payment_visibility=private", "A", &[[2, 3, 4, 2], [0, 1, 0, 2], [1, 2, 8, 2]]);
    table.play(">B A{5} B? d1");
    let surrendered = |viewer| {
        table.seen(viewer).into_iter().find_map(|event| match event {
            Event::Surrendered { owed, size, cards, .. } => Some((owed, size, cards)),
            _ => None,
        })
    };
    assert_eq!(surrendered(eyes("C")), Some((5, 3, None)));
    assert_eq!(surrendered(eyes("A")), Some((5, 3, Some(cards("2,0,0")))));
}

#[test]
fn nb_43_the_payment_goes_to_the_offerer_who_may_win() {
    let mut table = position("", "A", &[[2, 3, 3, 2], [0, 2, 6, 1], [1, 1, 3, 3]]);
    table.play(">B A{5,1} B? d4 B${2,2,1,1}");
    assert_eq!((table.reason(), table.state.bank.size()), (Some(Reason::Target), 6));
    let mut on = position("", "A", &[[2, 3, 2, 2], [0, 2, 7, 1], [1, 1, 3, 3]]);
    on.play(">B A{5,1} B? d4 B${2,2,1,1}");
    assert_eq!((on.reason(), on.money()[0]), (None, 24));
}

#[test]
fn nb_44_the_insolvent_give_up_everything() {
    let table = debt("", [0, 1, 0, 2], 3);
    let owner = table.state.hand(seat("A"));
    assert_eq!(table.hand("B"), "(0,0,0,0)");
    let given = Event::Surrendered {
        seat: seat("B"),
        to_seat: seat("A"),
        owed: 3,
        size: 3,
        cards: Some(cards("2,0,0")),
    };
    assert!(table.happened(&given) && owner.contains(cards("2,0,0")));
    let nothing = debt("", [0, 0, 0, 0], 3);
    assert_eq!((nothing.hand("B"), nothing.gunman()), ("(0,0,0,0)".into(), 'C'), "B is skipped");
    let mut winning = position("", "A", &[[2, 4, 5, 2], [0, 1, 0, 2], [1, 1, 7, 2]]);
    winning.play(">B A{5} B? d1");
    assert_eq!((winning.reason(), winning.money()[0]), (Some(Reason::Target), 25));
}

#[test]
fn nb_45_whoever_paid_takes_a_bank_card_unseen() {
    let mut table = debt("", [1, 2, 4, 2], 3);
    table.play("B${2,1}");
    assert_eq!(table.turn(), Turn::Chance);
    table.play("b5");
    assert_eq!(table.hand("B"), "(2,1,3,2)");
    let card = |viewer| {
        table.seen(viewer).into_iter().find_map(|event| match event {
            Event::BankCard { card, left, .. } => Some((card, left)),
            _ => None,
        })
    };
    assert_eq!(card(eyes("B")), Some((Some(Suitcase::Five), 5)));
    for viewer in [eyes("A"), eyes("C"), Viewer::Public] {
        assert_eq!(card(viewer), Some((None, 5)));
        assert!(table.view(viewer).hands[1].known.allow(Cards::new(1, 1, 3, 3)), "it may be any card");
    }
    let insolvent = debt("", [0, 1, 0, 2], 3);
    assert_eq!(insolvent.state.bank.size(), 6);
}

#[test]
fn nb_46_the_insolvent_may_get_a_card_by_option() {
    let mut table = debt("insolvent_bank_card=true", [0, 1, 0, 2], 3);
    assert!(matches!(table.state.phase, Phase::BankDraw { payer } if payer == seat("B")));
    table.play("b2");
    assert_eq!((table.hand("B"), table.state.bank.size()), ("(0,1,0,0)".into(), 5));
}

#[test]
fn nb_47_paying_ones_last_money_is_paying_in_full() {
    let mut table = debt("", [0, 1, 1, 2], 3);
    table.play("B${2,1} b1");
    assert_eq!(table.hand("B"), "(0,0,1,2)");
    let mut surplus = debt("", [0, 2, 0, 1], 3);
    surplus.play("B${2,2} b1");
    assert_eq!(surplus.hand("B"), "(0,0,1,1)", "every money card was needed");
}

#[test]
fn nb_48_after_the_bank_card_win_check_then_the_empty_bank() {
    let mut winning = position("", "A", &[[0, 2, 4, 2], [3, 3, 3, 2], [0, 1, 5, 2]]);
    winning.play(">B A{2} B? d1 B${1,1} b5");
    assert_eq!(winning.reason(), Some(Reason::Target));
    let mut empty = position("", "A", &[[2, 2, 4, 0], [2, 2, 6, 1], [1, 2, 4, 3], [0, 4, 4, 4]]);
    empty.play(">D A{1,1} D? d1 D${2} b0");
    assert_eq!(empty.reason(), Some(Reason::BankEmpty));
    let mut both = position("", "A", &[[0, 3, 5, 3], [3, 3, 3, 2], [0, 2, 6, 2]]);
    assert_eq!(both.state.bank, cards("5"));
    both.play(">B A{2} B? d1 B${2} b5");
    assert_eq!(both.reason(), Some(Reason::Target), "the target goes before the empty bank");
    let mut neither = debt("", [1, 2, 4, 2], 3);
    neither.play("B${2,1} b0");
    assert_eq!((neither.reason(), neither.gunman()), (None, 'B'));
}

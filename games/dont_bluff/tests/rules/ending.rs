//! The end of the game, the reverse variant, absent players (NB-50 to NB-71).

use crate::table::{Table, cards, debt, position, rules, seat, table};
use dont_bluff::*;
use engine::{Game, Seat, Setup, Turn, Viewer};

#[test]
fn nb_50_twenty_five_wins_whenever_cards_come_in() {
    let rich = [[1, 2, 2, 2], [2, 4, 5, 2], [0, 0, 5, 2]];
    for (ending, money) in [("A{2} B+", 25), ("A{2} B? d2", 25), ("A{5,2} B+", 30)] {
        let mut table = position("", "A", &rich);
        table.play(">B").play(ending);
        assert_eq!((table.reason(), table.money()[1]), (Some(Reason::Target), money), "{ending}");
    }
    let mut short = position("", "A", &rich);
    short.play(">B A{1} B+");
    assert_eq!((short.reason(), short.money()[1]), (None, 24));
}

#[test]
fn nb_51_the_first_to_reach_it_stops_the_game() {
    let mut table = position("", "A", &[[2, 4, 5, 2], [2, 4, 6, 2], [0, 0, 3, 2], [0, 0, 2, 2]]);
    table.play(">B A{2} B? d1 B${1,1}");
    let rich = table.money().into_iter().filter(|&money| money >= TARGET).count();
    assert_eq!((table.reason(), rich), (Some(Reason::Target), 1));
}

#[test]
fn nb_52_the_last_bank_card_ends_the_game() {
    let mut table = position("", "A", &[[2, 2, 4, 0], [2, 2, 6, 1], [1, 2, 4, 3], [0, 4, 4, 4]]);
    table.play(">D A{1,1} D? d1 D${2} b0");
    assert_eq!((table.reason(), table.turn()), (Some(Reason::BankEmpty), Turn::Over));
}

#[test]
fn nb_53_ranking_money_then_fewer_cards_then_shared() {
    let mut table = position("max_rounds=1", "A", &[[1, 2, 4, 2], [1, 2, 4, 2], [1, 3, 2, 3], [1, 1, 6, 1]]);
    table.play(">B A{0} B+");
    assert_eq!(table.money(), [13, 13, 13, 13]);
    let sizes: Vec<u8> = Seat::all(4).map(|seat| table.state.hand(seat).size()).collect();
    assert_eq!(sizes, [8, 10, 9, 9]);
    assert_eq!(table.ranks(), [1, 4, 2, 2], "a shared rank skips the next");
}

#[test]
fn nb_54_at_the_end_all_hands_are_shown() {
    let mut table = position("", "A", &[[1, 2, 2, 2], [2, 4, 5, 2], [0, 0, 5, 2]]);
    table.play(">B A{2} B+");
    for viewer in [Viewer::Public, Viewer::Seat(seat("C"))] {
        let view = table.view(viewer);
        let shown: Vec<Option<Cards>> = view.hands.iter().map(|hand| hand.cards).collect();
        assert_eq!(shown, Seat::all(3).map(|seat| Some(table.state.hand(seat))).collect::<Vec<_>>());
        let Some(Event::GameOver { hands, .. }) = table.seen(viewer).pop() else { panic!("no end") };
        assert_eq!(hands.iter().map(|hand| hand.money).collect::<Vec<_>>(), table.money());
    }
    assert_eq!((table.state.open, table.state.closed), (Cards::NONE, Cards::NONE));
}

#[test]
fn nb_55_the_cap_ends_the_game() {
    let mut table = table(3, "max_rounds=2");
    table.play(">B A{0} B+");
    assert_eq!(table.reason(), None);
    table.play(">C B{0} C+");
    assert_eq!((table.reason(), table.state.rounds_played), (Some(Reason::RoundCap), 2));
    let options = *rules(3, "").options();
    assert_eq!(options.max_rounds, 200);
    for max_rounds in [0, 1001] {
        let options = Options { max_rounds, ..options };
        assert_eq!(Rules::new(Setup { seats: 3, options }).unwrap_err().rule.0, "NB-55");
    }
}

const REVERSE: &str = "offer_direction=drawn_offers";
const NO_CARDS: [[u8; 4]; 3] = [[0, 0, 0, 0], [1, 3, 8, 3], [2, 3, 4, 3]];

#[test]
fn nb_62_reverse_the_drawn_player_offers() {
    let mut table = table(4, REVERSE);
    table.play(">C C{1}");
    assert!(table.asks("A"));
}

#[test]
fn nb_63_reverse_the_gunman_chooses_who_must_offer() {
    let mut table = table(4, REVERSE);
    table.play(">A A!D");
    assert!(table.asks("D"));
}

#[test]
fn nb_64_reverse_a_drawn_player_without_cards_ends_the_round() {
    for script in [">A", ">B B!A"] {
        let mut table = position(REVERSE, "B", &NO_CARDS);
        table.play(script);
        assert_eq!((table.gunman(), table.state.rounds_played), ('C', 1), "{script}");
        assert_eq!(table.state.phase, Phase::ColourRoll);
    }
    let mut last = position("offer_direction=drawn_offers max_rounds=1", "B", &NO_CARDS);
    last.play(">A");
    assert_eq!(last.reason(), Some(Reason::RoundCap), "it counts");
}

#[test]
fn nb_65_reverse_nobody_is_skipped() {
    let mut table = position(REVERSE, "C", &NO_CARDS);
    table.play(">B B{0} C+");
    assert_eq!(table.gunman(), 'A');
    table.play(">B B{0} A+");
    assert_eq!(table.hand("A"), "(0,0,0,1)");
}

#[test]
fn nb_66_reverse_the_gunman_accepts_or_opens() {
    let mut table = table(4, REVERSE);
    assert_eq!(table.refused(">C C{}"), "NB-20");
    table.play("C{1}");
    assert_eq!(table.legal("A"), [Action::Accept {}, Action::Open {}]);
    assert_eq!(table.refused("C+"), "NB-26");
}

#[test]
fn nb_67_reverse_higher_equal_and_accept() {
    let mut higher = table(4, REVERSE);
    higher.play(">C C{1} A? d4 C{5} A+");
    assert_eq!(higher.money(), [19, 13, 7, 13]);
    let mut equal = table(4, REVERSE);
    equal.play(">C C{2} A? d2");
    assert_eq!(equal.money(), [15, 13, 11, 13]);
    let mut exhausted = position(REVERSE, "B", &[[0, 0, 1, 0], [1, 3, 7, 3], [2, 3, 4, 3]]);
    exhausted.play(">A A{1} B? d2");
    assert_eq!(exhausted.hand("B"), "(1,3,8,3)");
}

#[test]
fn nb_68_reverse_the_gunman_pays_and_takes_the_bank_card() {
    let mut table = table(4, REVERSE);
    table.play(">C C{5} A? d1 A${5}");
    assert!(matches!(table.state.phase, Phase::BankDraw { payer } if payer == seat("A")));
    table.play("b2");
    assert_eq!((table.hand("C"), table.hand("A")), ("(2,2,4,2)".into(), "(0,3,4,2)".into()));
}

#[test]
fn r23_reverse_an_insolvent_gunman_gets_a_card_by_option_only() {
    let broke = |settings: &str| {
        let mut table = position(settings, "A", &[[0, 1, 0, 2], [2, 3, 5, 2], [1, 2, 7, 2]]);
        table.play(">B B{5} A? d1");
        table
    };
    let none = broke(REVERSE);
    assert_eq!((none.hand("A"), none.state.bank.size()), ("(0,0,0,0)".into(), 6));
    let by_option = broke(&format!("{REVERSE} insolvent_bank_card=true"));
    assert!(matches!(by_option.state.phase, Phase::BankDraw { payer } if payer == seat("A")));
}

#[test]
fn nb_69_reverse_the_rest_is_unchanged() {
    let mut pistol = table(4, REVERSE);
    pistol.play(">C C{0} A+");
    assert_eq!(pistol.gunman(), 'B');
    let mut target = position(REVERSE, "A", &[[2, 4, 5, 2], [1, 2, 2, 2], [0, 0, 5, 2]]);
    target.play(">B B{2} A+");
    assert_eq!((target.reason(), target.ranks()), (Some(Reason::Target), vec![1, 2, 3]));
    let mut bank = position(REVERSE, "D", &[[2, 2, 4, 0], [2, 2, 6, 1], [1, 2, 4, 3], [0, 4, 4, 4]]);
    bank.play(">A A{1,1} D? d1 D${2} b0");
    assert_eq!(bank.reason(), Some(Reason::BankEmpty));
}

#[test]
fn nb_70_what_an_absent_seat_does() {
    let default = |table: &Table, letter: &str| table.rules.timeout(&table.state, seat(letter));
    let hands = [[2, 3, 4, 3], [0, 0, 0, 0], [1, 3, 8, 3]];
    let mut base = position("", "A", &hands);
    base.play(">A");
    assert_eq!(default(&base, "A"), Action::ChooseOpponent { seat: seat("B") });
    let mut reverse = position(REVERSE, "A", &hands);
    reverse.play(">A");
    assert_eq!(default(&reverse, "A"), Action::ChooseOpponent { seat: seat("C") }, "B has no cards");
    let mut table = table(3, "");
    table.play(">B");
    assert_eq!(default(&table, "A"), Action::Offer { cards: cards("0"), claim: None });
    table.play("A{0,0}");
    assert_eq!(default(&table, "B"), Action::Accept {});
    table.play("B? d3");
    assert_eq!(default(&table, "A"), Action::Add { cards: cards("1"), claim: None }, "no bluff card is left");
    let pays = |options: &str, hand, owed| match default(&debt(options, hand, owed), "B") {
        Action::Pay { cards } => format!("{cards:?}"),
        other => format!("{other:?}"),
    };
    assert_eq!(pays("", [1, 2, 4, 2], 7), "(1,1,0,0)", "most fives, then most twos");
    assert_eq!(pays("", [0, 2, 4, 2], 4), "(0,2,0,0)");
    assert_eq!(pays("payment_rule=irreducible", [1, 2, 4, 2], 3), "(0,1,1,0)", "the smallest sum first");
}

#[test]
fn nb_71_a_game_of_two_may_be_forfeited() {
    let mut table = table(2, "");
    table.play(">B A{1} B? d3 A{5,2}");
    let Table { rules, state, events, .. } = &mut table;
    rules.forfeit(state, seat("A"), events).unwrap();
    assert_eq!((table.hand("A"), table.money()), ("(1,2,4,2)".into(), vec![13, 13]));
    assert_eq!((table.reason(), table.ranks()), (Some(Reason::Forfeit), vec![2, 1]));
    assert!(matches!(table.events.last(), Some(Event::GameOver { reason: Reason::Forfeit, .. })));
    let Table { rules, state, events, .. } = &mut table;
    assert_eq!(rules.forfeit(state, seat("B"), events).unwrap_err().rule.0, "NB-71", "it is over");
    let mut three = table_of_three();
    let Table { rules, state, events, .. } = &mut three;
    assert_eq!(rules.forfeit(state, seat("A"), events).unwrap_err().rule.0, "NB-71");
}

fn table_of_three() -> Table {
    table(3, "")
}

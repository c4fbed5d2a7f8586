//! CA-1 to CA-15.

use crate::table::*;
use cover_your_assets::*;
use engine::{Game, Seat, Turn};

#[test]
fn ca_1_play_goes_to_the_left() {
    let mut table = table(4, "");
    for who in ["A", "B", "C", "D"] {
        table.hold(who, "coin coin");
    }
    table.deck(0);
    let mut order = String::new();
    for _ in 0..5 {
        order += &table.asked();
        let discard = format!("{} discard coin", table.asked());
        table.play(&discard);
    }
    assert_eq!(order, "ABCDA");
    for seats in [0, 1, 7] {
        assert!(engine::rules::<Rules>(seats, &options("")).is_err());
    }
}

#[test]
fn ca_2_only_dealer_totals_and_wins_carry_over() {
    let mut table = table(4, "end_mode=first_to_two_wins");
    table.round(&[100_000, 50_000, 0, 0]);
    assert_eq!((table.totals(), table.wins()), (&[100_000, 50_000, 0, 0][..], &[1, 0, 0, 0][..]));
    assert_eq!(table.state.dealer, Seat(1));
    assert!(table.state.discard.is_empty() && table.state.removed.is_empty());
    for who in ["A", "B", "C", "D"] {
        assert_eq!((table.stack(who), table.hand_size(who)), (String::new(), 0));
    }
    assert_eq!(table.state.pool, table.rules.cards_in_play());
}

#[test]
fn ca_3_cards_in_play() {
    let in_play = |seats, settings| fresh(seats, settings).rules.cards_in_play();
    assert_eq!(in_play(4, "").len(), 104);
    assert_eq!(in_play(4, "kasicka").len(), 106);
    assert_eq!(in_play(4, "action_cards").len(), 108);
    assert_eq!(in_play(5, "advanced=all").len(), 110);
    assert_eq!(in_play(2, "small_table=plain").len(), 104);
    let short = in_play(2, "");
    assert_eq!(short.len(), 93);
    assert_eq!((short.count(Card::House), short.count(Card::Silver), short.count(Card::Gold)), (0, 6, 3));
    for card in Card::ALL {
        assert_eq!(in_play(6, "advanced=all").count(card), card.copies(), "{card:?}");
    }
}

#[test]
fn ca_4_hand_size() {
    let size = |seats, settings| fresh(seats, settings).rules.hand_size();
    assert_eq!([2, 3, 4, 5, 6].map(|seats| size(seats, "")), [6, 5, 5, 5, 5]);
    assert_eq!([2, 3, 4, 5, 6].map(|seats| size(seats, "hand_size_six")), [6; 5]);
    assert_eq!(size(2, "small_table=plain"), 5);
}

#[test]
fn ca_5_draft_piles_for_two_and_three() {
    let drafts = |seats, settings| fresh(seats, settings).rules.has_drafts();
    assert_eq!([2, 3, 4, 5, 6].map(|seats| drafts(seats, "")), [true, true, false, false, false]);
    assert_eq!([2, 3].map(|seats| drafts(seats, "small_table=plain")), [false, false]);
    assert_eq!(table(4, "").hold("A", "coin").refused("A draft coin 0"), "CA-5");
}

#[test]
fn ca_7_dealers() {
    let mut table = fresh(4, "first_dealer=random");
    let seats: Vec<_> = table.chances();
    let expected: Vec<_> = (0..4).map(|seat| (Chance::Dealer { seat: Seat(seat) }, 1)).collect();
    assert_eq!(seats, expected);
    table.happen(Chance::Dealer { seat: Seat(3) });
    assert_eq!(table.state.dealer, Seat(3));
    table.round(&[0; 4]);
    assert_eq!(table.state.dealer, Seat(0));
    assert_eq!(fresh(4, "first_dealer=2").state.dealer, Seat(2));
    let chosen = options("first_dealer=4");
    assert!(engine::rules::<Rules>(4, &chosen).is_err());
}

#[test]
fn ca_8_every_round_has_all_cards_again() {
    let mut table = table(4, "action_cards");
    table.hold("A", "swap").own("A", "coin*2").own("B", "cash*2").deck(0);
    table.act("A swap B");
    assert_eq!(table.state.phase, Phase::Deal { dealt: 0 });
    assert_eq!(table.state.pool, table.rules.cards_in_play());
    assert_eq!(table.state.pool.count(Card::Swap), 2);
    let weights: Vec<u32> = table.chances().iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights.iter().sum::<u32>(), 108, "every card is equally likely to come first");
}

#[test]
fn ca_9_ten_cards_to_each_draft_pile() {
    let table = fresh(3, "");
    assert_eq!(table.state.piles.map(|pile| pile.face_down), [10; 3]);
    assert_eq!(table.state.deck, 74);
    assert_eq!(fresh(4, "").state.piles.map(|pile| pile.face_down), [0; 3]);
}

#[test]
fn ca_10_one_card_at_a_time_from_the_dealers_left() {
    let mut table = fresh(4, "first_dealer=1");
    table.coming("coin cash jewels house silver");
    (0..5).for_each(|_| _ = table.chance());
    assert_eq!(["A", "B", "C", "D"].map(|who| table.hand(who)), ["jewels", "house", "coin silver", "cash"]);
    table.settle();
    assert!(["A", "B", "C", "D"].iter().all(|who| table.hand_size(who) == 5));
}

#[test]
fn ca_11_the_rest_is_the_deck() {
    let mut table = fresh(6, "");
    table.settle();
    assert_eq!((table.state.deck, table.state.pool.len()), (73, 73));
}

/// Deals all hands, and nothing more.
fn deal(table: &mut Table, hands: &str) {
    table.coming(hands);
    (0..table.next.len()).for_each(|_| _ = table.chance());
}

#[test]
fn ca_12_action_cards_go_back_into_their_pile() {
    let mut table = fresh(2, "action_cards");
    deal(&mut table, "coin*6 piggy*6");
    let (swap, shift, jewels) = (Card::Swap, Card::Shift, Card::Jewels);
    table.happen(Chance::Card { card: swap }).happen(Chance::Card { card: shift });
    assert_eq!(table.state.piles[0], Pile { top: None, face_down: 8 });
    table.happen(Chance::Card { card: jewels });
    assert_eq!(table.state.piles[0], Pile { top: Some(jewels), face_down: 7 });
    let gaps: Vec<_> = (0..=7).map(|above| (Chance::Gap { above }, 1)).collect();
    assert_eq!(table.chances(), gaps, "the Swap first: seven cards, eight gaps");
    table.happen(Chance::Gap { above: 7 });
    assert_eq!(table.chances().len(), 9, "then the Shift: nine gaps");
    table.happen(Chance::Gap { above: 0 });
    assert_eq!(table.state.piles[0].face_down, 9);
    assert_eq!(table.state.put_back.at_least_in_pile(0), ActionCounts { swap: 1, shift: 1 });
    assert!(!table.state.removed.has(swap), "no effect happens, nothing is removed");
    table.coming("coin").chance();
    assert_eq!(table.state.piles[1].top, Some(Card::CoinCollection), "pile 1 follows");
}

#[test]
fn ca_12_no_position_is_likelier_than_another() {
    let mut seen = [0u32; 10];
    let mut dealt = fresh(2, "action_cards");
    deal(&mut dealt, "coin*6 piggy*6");
    dealt.happen(Chance::Card { card: Card::Swap }).happen(Chance::Card { card: Card::Jewels });
    for _ in 0..9_000 {
        let Chance::Gap { above } = dealt.rules.draw(&dealt.state, &mut dealt.rng) else {
            panic!("a gap is drawn")
        };
        seen[usize::from(above)] += 1;
    }
    assert_eq!(seen[9], 0, "eight cards have nine gaps");
    assert!(seen[..9].iter().all(|count| (850..1_150).contains(count)), "{seen:?}");
}

#[test]
fn ca_13_the_first_discard() {
    let mut table = fresh(4, "action_cards kasicka");
    deal(&mut table, "coin*10 piggy*10");
    table.happen(Chance::Card { card: Card::Shift });
    table.happen(Chance::Card { card: Card::PennyJar });
    assert_eq!(table.discard_pile(), ["jar"], "a wild stays");
    assert_eq!(table.chances().len(), 89, "88 cards have 89 gaps");
    table.happen(Chance::Gap { above: 0 });
    assert_eq!((table.state.deck, table.state.phase), (89, Phase::Turn));
    table.play("B discard coin");
    assert_eq!(table.hand("B"), "coin*2 piggy*2 shift", "it was put on top of the deck");
}

#[test]
fn ca_14_counts_after_set_up() {
    let counts = |seats, settings| {
        let mut table = fresh(seats, settings);
        table.settle();
        let piles: u8 =
            table.state.piles.iter().map(|pile| pile.face_down + u8::from(pile.top.is_some())).sum();
        let hands: u8 = table.state.hands.iter().map(|hand| hand.len()).sum();
        [table.rules.cards_in_play().len(), piles, hands, table.state.discard.len() as u8, table.state.deck]
    };
    let classic = [2, 3, 4, 5, 6].map(|seats| counts(seats, ""));
    assert_eq!(
        classic,
        [
            [93, 30, 12, 1, 50],
            [104, 30, 15, 1, 58],
            [104, 0, 20, 1, 83],
            [104, 0, 25, 1, 78],
            [104, 0, 30, 1, 73]
        ]
    );
    let advanced = [2, 3, 4, 5, 6].map(|seats| counts(seats, "advanced=all"));
    assert_eq!(
        advanced,
        [
            [99, 30, 12, 1, 56],
            [110, 30, 18, 1, 61],
            [110, 0, 24, 1, 85],
            [110, 0, 30, 1, 79],
            [110, 0, 36, 1, 73]
        ]
    );
    let worth =
        |seats, settings| fresh(seats, settings).rules.cards_in_play().iter().map(Card::value).sum::<u32>();
    assert_eq!([worth(2, ""), worth(3, "")], [1_125_000, 1_385_000]);
    assert_eq!([worth(2, "advanced=all"), worth(6, "advanced=all")], [1_127_000, 1_387_000]);
}

#[test]
fn ca_15_the_dealers_left_neighbour_begins() {
    for (dealer, first) in [("0", 1), ("3", 0)] {
        let mut table = fresh(4, &format!("first_dealer={dealer}"));
        table.settle();
        assert_eq!(table.rules.turn(&table.state), Turn::One(Seat(first)));
        assert!(Seat::all(4).all(|seat| table.state.stacks.is_empty(seat)));
    }
}

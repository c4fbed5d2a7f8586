//! One test or more for every numbered rule up to the end of the game, named after it.

use crate::table::{Table, cards, seat, table, tile, tiles};
use engine::{FastRng, Game, OptionValues, Rng, Seat, SeatSet, Setup, Step, Turn};
use millionaires::*;

/// Reveals until the game ends, everybody passing.
fn pass_until_over(table: &mut Table, stack: &[&str]) {
    for name in stack {
        table.reveal(tile(name));
        while let Turn::One(seat) = table.rules.turn(&table.state) {
            let action = table.rules.timeout(&table.state, seat);
            table.rules.apply(&mut table.state, Step::Seat { seat, action }, &mut table.events);
        }
    }
}

/// Plays whole games with random bids and passes at every seat count and looks before and after every step.
fn each_step(mut look: impl FnMut(&Millionaires, &State, &State)) {
    let mut rng = FastRng::new(41);
    let mut scratch = Vec::new();
    for (seats, options) in [(3, ""), (4, "hidden_tiles=true"), (5, "start_seat=4")] {
        let rules = table(seats, options).rules;
        for _ in 0..200 {
            let mut state = rules.start();
            while rules.turn(&state) != Turn::Over {
                let before = state;
                let step = match rules.turn(&state) {
                    Turn::One(seat) if rng.chance(1, 3) => {
                        Step::Seat { seat, action: rules.timeout(&state, seat) }
                    }
                    Turn::One(seat) => {
                        let few = (0..4).map(|_| rules.sample(&state, seat, &mut rng, &mut scratch));
                        let cheap = few.min_by_key(|action| match action {
                            Action::Bid { cards } => cards.total(),
                            _ => u8::MAX,
                        });
                        Step::Seat { seat, action: cheap.expect("four of them") }
                    }
                    _ => Step::Chance { outcome: rules.draw(&state, &mut rng) },
                };
                rules.apply(&mut state, step, &mut ());
                look(&rules, &before, &state);
            }
        }
    }
}

#[test]
fn mb_1_three_to_five_seats() {
    for seats in 0..=8 {
        let setup = Setup { seats, options: Options::default() };
        assert_eq!(Millionaires::new(setup).is_ok(), (3..=5).contains(&seats), "{seats} seats");
    }
    let two = Millionaires::new(Setup { seats: 2, options: Options::default() });
    assert_eq!(two.unwrap_err().rule.0, "MB-1");
}

#[test]
fn mb_2_everybody_has_a_full_set() {
    let table = table(5, "");
    for seat in Seat::all(5) {
        assert_eq!(table.state.at(seat).hand.values().collect::<Vec<_>>(), DENOMINATIONS);
        assert_eq!(table.state.at(seat).money(), 106);
    }
}

#[test]
fn mb_3_all_sixteen_tiles_at_every_count() {
    for seats in 3..=5 {
        let table = table(seats, "");
        let mut possible = Vec::new();
        table.rules.chances(&table.state, &mut possible);
        assert_eq!(possible.len(), 14, "three luck tiles are alike");
        assert_eq!(possible.iter().map(|(_, weight)| weight).sum::<u32>(), 16);
    }
}

#[test]
fn mb_4_first_starter() {
    let options = Millionaires::options(&OptionValues::new(), 4).unwrap();
    let rules = Millionaires::new(Setup { seats: 4, options }).unwrap();
    let mut possible = Vec::new();
    rules.chances(&rules.start(), &mut possible);
    assert_eq!(possible, Seat::all(4).map(|seat| (Chance::Start { seat }, 1)).collect::<Vec<_>>());
    let mut fixed = table(4, "start_seat=3");
    fixed.reveal(tile("w1"));
    assert_eq!(fixed.acting(), seat("D"));
    let nobody = Options { start_seat: kit::SeatChoice::Seat(Seat(4)), ..options };
    assert_eq!(Millionaires::new(Setup { seats: 4, options: nobody }).unwrap_err().rule.0, "MB-4");
}

#[test]
fn mb_5_clockwise_order() {
    let mut table = table(3, "start_seat=1");
    table.play("w1: B{1}");
    assert_eq!(table.acting(), seat("C"));
    table.play("C{2}");
    assert_eq!(table.acting(), seat("A"));
}

#[test]
fn mb_6_nothing_is_owned_at_the_start() {
    let table = table(3, "");
    assert_eq!(table.state.red_revealed, 0);
    assert!(
        Seat::all(3)
            .all(|seat| table.state.at(seat).tiles.is_empty() && table.state.at(seat).spent.is_empty())
    );
}

#[test]
fn mb_7_reveal_is_no_decision() {
    let table = table(3, "");
    assert_eq!(table.rules.turn(&table.state), Turn::Chance);
    assert!(Seat::all(3).all(|seat| table.legal(&seat.to_string()).is_empty()));
}

#[test]
fn mb_8_red_frames_count_at_the_reveal() {
    let mut table = table(3, "");
    table.reveal(Tile::Luck);
    assert_eq!(table.state.red_revealed, 1);
    table.play("A- B- cba:");
    assert_eq!(table.state.red_revealed, 2);
    table.play("C- w1:");
    assert_eq!(table.state.red_revealed, 2);
}

/// A defect seen elsewhere: the end was checked before the draw, so the fourth red tile was auctioned.
#[test]
fn mb_9_fourth_red_frame_ends_the_game_without_auction() {
    let mut table = table(3, "");
    table.play("luck: A- B- luck: C- A- cba: B- luck:");
    assert!(table.is_over());
    assert!(table.state.stack.is_empty());
    assert_eq!(table.state.boxed.len(), 13);
    assert_eq!(Seat::all(3).map(|seat| table.state.at(seat).tiles.luck()).sum::<u8>(), 2);
}

#[test]
fn mb_9_the_end_may_be_the_audit() {
    let mut table = table(3, "");
    table.play("luck: A- B- luck: C- A- luck: B- C- cba:");
    assert!(table.is_over());
    assert!(Seat::all(3).all(|seat| !table.state.at(seat).tiles.contains(Tile::Cba)));
}

#[test]
fn mb_10_kind_of_auction() {
    for (name, ends_at_first_pass) in
        [("w4", false), ("luck", false), ("casino", true), ("thief", true), ("cba", true)]
    {
        let mut table = table(4, "");
        table.reveal(tile(name));
        table.play("A-");
        assert_eq!(table.state.auction().is_none(), ends_at_first_pass, "{name}");
    }
}

#[test]
fn mb_11_an_auction_starts_clean() {
    let mut table = table(3, "");
    table.play("w1: A{1} B- C- w2:");
    let auction = *table.state.auction().unwrap();
    assert_eq!(
        auction,
        Auction {
            tile: tile("w2"),
            acting: seat("A"),
            passed: SeatSet::EMPTY,
            highest: 0,
            highest_bidder: None,
            bids: 0
        }
    );
    assert!(Seat::all(3).all(|seat| table.state.at(seat).table.is_empty()));
}

#[test]
fn mb_12_only_the_acting_seat_bids_or_passes() {
    let mut table = table(3, "");
    table.reveal(tile("w1"));
    assert_eq!(table.refused("B{1}"), "MB-12");
    assert_eq!(table.refused("C-"), "MB-12");
    assert_eq!(table.refused("A!1"), "MB-35");
    table.play("A- B-");
    assert_eq!(table.refused("C-"), "MB-12");
}

#[test]
fn mb_13_a_bid_adds_one_or_more_cards() {
    let mut table = table(3, "");
    table.reveal(tile("w1"));
    assert_eq!(table.refused("A{}"), "MB-13");
    table.play("A{1,2} B{4} C-");
    table.play("A{3,6}");
    assert_eq!(table.of("A").table, cards("1,2,3,6"));
    assert_eq!(table.state.auction().unwrap().highest, 12);
}

#[test]
fn mb_14_a_bid_is_strictly_greater() {
    let mut table = table(3, "");
    table.play("w1: A{8}");
    assert_eq!(table.refused("B{8}"), "MB-14");
    assert_eq!(table.refused("B{2,6}"), "MB-14");
    table.play("B{1,8}");
}

#[test]
fn mb_14_number_of_legal_actions() {
    for (highest, sets) in [(0, 2047), (6, 2036), (10, 2021), (25, 1858), (50, 1118), (75, 292), (105, 1)] {
        let mut table = table(3, "");
        table.reveal(tile("w1"));
        if let Phase::Auction(auction) = &mut table.state.phase {
            auction.highest = highest;
        }
        assert_eq!(table.bids("A").len(), sets, "highest {highest}");
        assert_eq!(table.legal("A").len(), sets + 1);
        let mut totals: Vec<u8> = table.bids("A").iter().map(|cards| cards.total()).collect();
        totals.sort_unstable();
        totals.dedup();
        assert_eq!(totals.len(), 106 - usize::from(highest));
    }
}

#[test]
fn mb_15_the_whole_hand_may_be_bid() {
    let mut table = table(3, "");
    table.play("w1: A{1,2,3,4,6,8,10,12,15,20,25}");
    assert_eq!(table.state.auction().unwrap().highest, 106);
    assert_eq!(table.legal("B"), [Action::Pass {}]);
}

#[test]
fn mb_16_cards_on_the_table_stay() {
    let mut table = table(3, "");
    table.play("w1: A{6} B{8} C-");
    assert_eq!(table.refused("A{6}"), "MB-16");
    assert_eq!(table.refused("A{6,4}"), "MB-16");
    table.play("A{3}");
    assert_eq!(table.of("A").table, cards("3,6"));
}

/// A defect seen elsewhere: an illegal raise handed back all cards laid earlier.
#[test]
fn mb_17_a_refused_action_changes_nothing() {
    let mut table = table(3, "");
    table.play("w1: A{6} B{8} C-");
    let before = table.state;
    for word in ["A{1}", "A{}", "A{6}", "B-", "C-", "A!1", "B{25}"] {
        table.refused(word);
        assert_eq!(table.state, before, "{word}");
    }
}

/// A defect seen elsewhere: the notice showed only what was added.
#[test]
fn mb_18_a_bid_moves_the_turn_on() {
    let mut table = table(4, "");
    table.play("w1: A{1} B- C{2} D{3} A{4}");
    let auction = table.state.auction().unwrap();
    assert_eq!((auction.highest, auction.highest_bidder, auction.acting), (5, Some(seat("A")), seat("C")));
    let last = Event::BidPlaced { seat: seat("A"), cards: cards("4"), total: 5 };
    assert_eq!(table.events.last(), Some(&last));
}

#[test]
fn mb_19_a_pass_is_final() {
    let mut table = table(3, "");
    table.play("w1: A- B{1} C{2}");
    assert_eq!(table.acting(), seat("B"));
    assert_eq!(table.refused("A{3}"), "MB-12");
    assert!(table.legal("B").contains(&Action::Pass {}));
}

#[test]
fn mb_20_who_cannot_bid_is_still_asked() {
    let mut table = table(3, "");
    table.hold("B", "1,2");
    table.play("w1: A{4}");
    assert_eq!(table.acting(), seat("B"));
    assert_eq!(table.legal("B"), [Action::Pass {}]);
    assert!(
        table.rules.forms(&table.state, seat("B")).is_empty(),
        "no bid is offered that can only be refused"
    );
    table.play("B-");
    assert_eq!(table.rules.forms(&table.state, seat("C")).len(), 1);
}

#[test]
fn mb_21_no_cards_left_still_takes_part() {
    let mut table = table(3, "");
    table.hold("C", "");
    table.play("w1: A- B-");
    assert_eq!(table.of("C").tiles, tiles("w1"));
    table.play("casino: C-");
    assert_eq!(table.of("C").tiles, tiles("w1 casino"));
}

#[test]
fn mb_22_nobody_raises_his_own_bid() {
    let mut table = table(3, "");
    table.play("w1: A{1} B- C{2}");
    let auction = table.state.auction().unwrap();
    assert_ne!(Some(auction.acting), auction.highest_bidder);
    assert_eq!(table.refused("C{3}"), "MB-12");
    let mut bids = 0;
    each_step(|_, _, state| {
        if let Some(auction) = state.auction().filter(|auction| auction.highest_bidder.is_some()) {
            assert_ne!(Some(auction.acting), auction.highest_bidder);
            bids += 1;
        }
    });
    assert!(bids > 1_000, "only {bids} standing bids were met");
}

#[test]
fn mb_23_a_passing_seat_takes_its_cards_back_at_once() {
    let mut table = table(3, "");
    table.play("w1: A{6} B{8} C- A-");
    assert_eq!(table.of("A").hand, MoneyCards::FULL);
    let mut running = crate::table::table(4, "");
    running.play("w1: A{6} B{8} C{10} D- A-");
    assert!(running.state.auction().is_some());
    assert_eq!(running.of("A").hand, MoneyCards::FULL);
}

#[test]
fn mb_24_the_last_one_in_wins() {
    let mut table = table(4, "");
    table.play("w5: A{1} B- C{2} D- A-");
    assert_eq!(table.of("C").tiles, tiles("w5"));
}

#[test]
fn mb_25_the_winner_pays_what_lies_there() {
    let mut table = table(3, "");
    table.play("w5: A{1} B{2} C- A{3} B-");
    assert_eq!(table.of("A").spent, cards("1,3"));
    assert_eq!(table.money(), [102, 106, 106]);
}

#[test]
fn mb_26_free_for_the_last_seat_which_is_not_asked() {
    for (seats, starter) in (3..=5).flat_map(|seats| (0..seats).map(move |starter| (seats, starter))) {
        let mut table = table(seats, &format!("start_seat={starter}"));
        table.reveal(tile("w5"));
        for _ in 1..seats {
            let seat = table.acting();
            table.play(&format!("{seat}-"));
        }
        let last = Seat((starter + seats - 1) % seats);
        assert_eq!(table.state.at(last).tiles, tiles("w5"));
        assert!(table.money().iter().all(|&money| money == 106));
    }
}

#[test]
fn mb_27_after_any_bid_the_highest_bidder_wins() {
    let mut table = table(5, "");
    table.play("w5: A- B{1} C- D{2} E- B-");
    assert_eq!(table.of("D").tiles, tiles("w5"));
    let mut sold = 0;
    each_step(|_, before, after| {
        if let (Some(auction), None) = (before.auction(), after.auction())
            && let (false, Some(bidder)) = (auction.tile.is_bad_luck(), auction.highest_bidder)
        {
            assert_eq!(after.starter, bidder);
            assert_eq!(before.at(bidder).money() - after.at(bidder).money(), auction.highest);
            sold += 1;
        }
    });
    assert!(sold > 1_000, "only {sold} tiles were sold");
}

#[test]
fn mb_28_the_tile_goes_to_the_winner() {
    let mut table = table(3, "");
    table.play("luck: A{1} B- C- w3: A{2} B- C-");
    assert_eq!(table.of("A").tiles, tiles("luck w3"));
}

#[test]
fn mb_29_the_winner_starts_the_next_round() {
    let mut table = table(3, "");
    table.play("w5: A- B{1} C- w6:");
    assert_eq!(table.acting(), seat("B"));
}

#[test]
fn mb_30_bad_luck_ends_at_the_first_pass() {
    let mut table = table(5, "");
    table.play("casino: A{1} B{2} C-");
    assert!(table.state.auction().is_none());
}

#[test]
fn mb_31_the_taker_pays_nothing() {
    let mut table = table(3, "");
    table.play("casino: A{6} B{8} C{10} A-");
    assert_eq!(table.of("A").money(), 106);
    assert_eq!(table.of("A").tiles, tiles("casino"));
}

#[test]
fn mb_32_all_others_lose_what_they_laid() {
    let mut table = table(4, "");
    table.play("casino: A{6} B{8} C-");
    assert_eq!(table.money(), [100, 98, 106, 106]);
    let Some(Event::BadLuckTaken { lost, .. }) = table.events.last() else { panic!("{:?}", table.events) };
    assert_eq!(lost[..], [Loss { seat: seat("A"), paid: 6 }, Loss { seat: seat("B"), paid: 8 }]);
}

#[test]
fn mb_33_the_starter_may_give_in() {
    let mut table = table(3, "");
    table.play("cba: A-");
    assert_eq!(table.of("A").tiles, tiles("cba"));
    assert_eq!(table.money(), [106; 3]);
}

#[test]
fn mb_34_the_taker_starts_the_next_round() {
    let mut table = table(3, "");
    table.play("casino: A{1} B{2} C- w1:");
    assert_eq!(table.acting(), seat("C"));
}

/// A defect seen elsewhere: the lowest tile was taken without asking.
#[test]
fn mb_35_the_taker_chooses_among_two_or_more() {
    let mut table = table(3, "");
    table.play("w2: A{1} B- C- w9: A{2} B- C- thief: A-");
    assert_eq!(table.rules.turn(&table.state), Turn::One(seat("A")));
    assert_eq!(table.refused("B!2"), "MB-35");
    assert_eq!(table.refused("A-"), "MB-12");
    table.play("A!9");
    assert_eq!(table.of("A").tiles, tiles("w2"));
    assert_eq!(table.state.boxed, tiles("w9 thief"));
}

#[test]
fn mb_35_a_single_tile_goes_without_asking() {
    let mut table = table(3, "");
    table.play("w9: A{2} B- C- thief: A-");
    assert_eq!(table.rules.turn(&table.state), Turn::Chance);
    assert!(table.of("A").tiles.is_empty());
    assert_eq!(table.state.boxed, tiles("w9 thief"));
}

#[test]
fn mb_36_without_wealth_the_thief_waits() {
    let mut table = table(3, "");
    table.play("luck: A{2} B- C- thief: A-");
    assert_eq!(table.of("A").tiles, tiles("luck thief"));
    assert_eq!(table.events.last(), Some(&Event::ThiefWaiting { seat: seat("A") }));
}

#[test]
fn mb_37_a_waiting_thief_takes_the_next_wealth_tile() {
    let mut paid = table(3, "");
    paid.play("thief: A- w9: A{25} B- C-");
    assert!(paid.of("A").tiles.is_empty());
    assert_eq!(paid.of("A").money(), 81);
    paid.play("w1:");
    assert_eq!(paid.acting(), seat("A"));

    let mut free = table(3, "");
    free.play("thief: A{1} B{2} C- w9: C- A- w1: B- C-");
    assert_eq!(free.of("B").tiles, tiles("w9"), "only the thief's owner loses tiles");
    assert!(free.of("C").thief_waiting());
    free.play("w2: A- B-");
    assert!(!free.of("C").thief_waiting());
    assert_eq!(free.state.boxed, tiles("w2 thief"));
}

#[test]
fn mb_38_luck_is_no_wealth() {
    let mut table = table(3, "");
    table.play("w2: A{1} B- C- w9: A{2} B- C- luck: A{3} B- C- thief: A-");
    assert_eq!(table.legal("A").len(), 2);
    assert_eq!(table.refused("A!3"), "MB-38");
    let mut waiting = crate::table::table(3, "");
    waiting.play("thief: A- luck: A{1} B- C- casino: A-");
    assert!(waiting.of("A").thief_waiting());
}

#[test]
fn mb_39_a_thief_still_waiting_has_no_effect() {
    let mut table = table(3, "");
    table.play("thief: A- luck: A- B- luck: C- A- cba: B{1} C- luck:");
    assert!(table.is_over());
    assert!(table.of("A").thief_waiting());
    assert_eq!(score(table.of("A").tiles), 0);
    assert_eq!(score(tiles("w7 luck cba thief")), score(tiles("w7 luck cba")));
}

#[test]
fn mb_40_tiles_have_no_effect_before_scoring() {
    let mut table = table(3, "");
    table.play("casino: A- cba: A- w5:");
    assert_eq!(table.bids("A").len(), 2047);
    assert_eq!(table.of("A").tiles, tiles("casino cba"));
}

#[test]
fn mb_41_money_is_conserved() {
    let mut broken = table(3, "");
    broken.state.seats[1].spent = cards("3");
    assert!(broken.rules.audit(&broken.state).is_err(), "a card in two places is noticed");
    broken.state.seats[1].hand = MoneyCards::FULL.without(cards("3"));
    assert!(broken.rules.audit(&broken.state).is_ok());
    broken.state.seats[1].hand = cards("1");
    assert!(broken.rules.audit(&broken.state).is_err(), "a lost card is noticed");
    each_step(|rules, before, after| {
        rules.audit(after).unwrap();
        assert!(Seat::all(rules.seats()).all(|seat| after.at(seat).money() <= before.at(seat).money()));
        assert!(
            Seat::all(rules.seats()).all(|seat| after.at(seat).spent.contains_all(before.at(seat).spent))
        );
    });
}

#[test]
fn mb_42_tiles_are_conserved() {
    let mut broken = table(3, "");
    broken.state.seats[0].tiles = tiles("w4");
    assert!(broken.rules.audit(&broken.state).is_err(), "a doubled tile is noticed");
    broken.state.stack.remove(tile("w4"));
    assert!(broken.rules.audit(&broken.state).is_ok());
    broken.state.stack.remove(Tile::Luck);
    assert!(broken.rules.audit(&broken.state).is_err(), "a lost tile is noticed");
}

#[test]
fn mb_43_at_most_fifteen_auctions() {
    let mut table = table(3, "");
    let stack =
        "w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 casino thief luck luck cba luck".split(' ').collect::<Vec<_>>();
    pass_until_over(&mut table, &stack);
    assert!(table.is_over());
    let auctions = |event: &&Event| matches!(event, Event::TileWon { .. } | Event::BadLuckTaken { .. });
    assert_eq!(table.events.iter().filter(auctions).count(), 15);
}

#[test]
fn every_kind_of_illegal_action_cites_its_rule() {
    let mut auction = table(3, "");
    auction.play("w1: A{6} B{8} C-");
    let mut choice = table(3, "");
    choice.play("w2: A{1} B- C- w9: A{2} B- C- thief: A-");
    let in_auction =
        [("A{}", "MB-13"), ("A{6}", "MB-16"), ("A{1}", "MB-14"), ("B-", "MB-12"), ("A!2", "MB-35")];
    let in_choice =
        [("A{3}", "MB-12"), ("B!2", "MB-35"), ("A!3", "MB-38"), ("A!0", "MB-38"), ("A!200", "MB-38")];
    in_auction.into_iter().for_each(|(word, rule)| assert_eq!(auction.refused(word), rule, "{word}"));
    in_choice.into_iter().for_each(|(word, rule)| assert_eq!(choice.refused(word), rule, "{word}"));
}

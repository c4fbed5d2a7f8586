//! Set-up, turns, moving, buying, rent and auctions: PT-1 to PT-50, one test or more for every number.

use crate::table::*;
use engine::{Game, OptionValues, Seat, SeatSet, Setup, Turn, Viewer};
use property_tournament::ledger::{Account, Op};
use property_tournament::*;

fn claim_of(table: &Table) -> Claim {
    table.state.claims.iter().next().expect("a claim is open")
}

/// B has landed on A's Wolska (R0 16) and A's claim is open.
fn landed(options: &str) -> Table {
    let mut table = table(4, options);
    table.give(A, &[19]).turn_of(B).at(B, 10).play("B:roll 4-5");
    table
}

#[test]
fn pt_1_two_to_eight_seats_start_alike() {
    let options = PropertyTournament::options(&OptionValues::new(), 4).unwrap();
    for seats in 0..=10 {
        let built = PropertyTournament::new(Setup { seats, options: options.clone() });
        assert_eq!(built.is_ok(), (2..=8).contains(&seats), "{seats} seats");
    }
    for seats in 2..=8 {
        let state = rules(seats, "start_money=700").start();
        for seat in Seat::all(seats) {
            assert_eq!((state.cash[seat.index()], state.position[seat.index()]), (700, 0));
            assert!(!state.jail[seat.index()].is_in() && state.fields[seat.index()].is_empty());
        }
    }
}

#[test]
fn pt_2_the_bank_holds_the_rest() {
    let state = rules(4, "").start();
    assert_eq!((state.houses, state.hotels), (32, 12));
    assert!(Field::all().all(|field| state.owner(field).is_none()));
}

#[test]
fn pt_3_any_card_may_lie_on_top() {
    let mut table = table(2, "");
    table.play("A:roll 3-4");
    let mut possible = Vec::new();
    table.rules.chances(&table.state, &mut possible);
    assert_eq!(possible.len(), 16);
}

#[test]
fn pt_4_the_highest_total_starts_and_ties_roll_again() {
    let rules = rules(3, "");
    let mut table = Table { state: rules.start(), rules, events: Vec::new() };
    table.play("2-3 5-5 4-6 1-1");
    assert!(matches!(table.state.phase, Phase::StartRoll { .. }), "B and C roll again");
    table.play("2-1");
    assert_eq!((table.state.active, table.state.phase), (C, Phase::TurnStart));
}

#[test]
fn pt_5_balanced_order_starts_with_seat_0() {
    let rules = rules(4, "start_order=balanced");
    let state = rules.start();
    assert_eq!((state.phase, state.active, state.round), (Phase::TurnStart, A, 1));
    assert!(rules.turn(&state).includes(A));
}

#[test]
fn pt_145_acting_late_may_be_paid_for() {
    let mut table = table(3, "order_bonus=100");
    assert_eq!([A, B, C].map(|seat| table.money(seat)), [1500, 1500, 1500]);
    for (seat, bonus) in [(B, 100), (C, 200)] {
        table.state.phase = Phase::AfterMove;
        table.play(&format!("{}:end", ['A', 'B', 'C'][seat.index() - 1]));
        assert_eq!((table.state.active, table.money(seat)), (seat, 1500 + bonus));
        assert_eq!(table.account(seat, Account::StartBonus), bonus as u32);
    }
    table.state.phase = Phase::AfterMove;
    table.play("C:end");
    assert_eq!((table.state.round, table.money(A)), (2, 1500), "once, and the first seat gets nothing");
}

#[test]
fn pt_6_a_preset_fills_in_what_is_not_chosen() {
    let classic = rules(4, "preset=classic rounds=7");
    let options = classic.table_options();
    assert_eq!((options.rounds, options.doubles_to_jail, options.jail_turns), (7, 3, 3));
    assert!(
        options.even_building
            && options.fine_after_wait
            && options.mortgage_transfer_fee
            && options.field_swaps
    );
    assert_eq!(options.auction_opening, AuctionOpening::Ten);
    assert_eq!(options.bankrupt_assets, BankruptAssets::ToCreditor);
    let plain = rules(4, "");
    assert_eq!((plain.table_options().rounds, plain.table_options().doubles_to_jail), (10, 2));
}

#[test]
fn pt_7_hidden_cash_is_shown_to_the_own_seat_only() {
    let table = table(3, "cash_visible=false");
    let view = table.rules.view(&table.state, Viewer::Seat(B));
    assert_eq!(view.at(B).sheet.unwrap().cash, 1500);
    assert!(view.at(A).sheet.is_none() && view.at(A).income.is_none());
    assert!(table.rules.view(&table.state, Viewer::Public).seats.iter().all(|seat| seat.sheet.is_none()));
    let memory = table.rules.view(&table.state, Viewer::Recall(B));
    assert!(memory.seats.iter().all(|seat| seat.sheet.is_some()), "every movement was public");
    let open = crate::table::table(3, "");
    assert_eq!(open.legal(A), table.legal(A));
}

#[test]
fn pt_8_a_turn_counts_when_it_starts() {
    let mut table = table(2, "");
    assert_eq!((table.state.turns_taken(A), table.state.turns_taken(B)), (1, 0));
    table.at(A, 8).play("A:roll 1-1 A:roll 4-6");
    assert_eq!(table.state.turns_taken(A), 1, "extra rolls belong to the turn");
}

#[test]
fn pt_9_a_jail_turn_counts() {
    let mut table = table(2, "");
    table.state.jail[0] = Jail::ARRESTED;
    table.play("A:wait A:end").at(B, 10).play("B:roll 4-6 B:end");
    assert_eq!((table.state.round, table.state.turns_taken(A)), (2, 2));
}

#[test]
fn pt_10_bankrupt_seats_are_skipped() {
    let mut table = table(3, "");
    table.play("B:resign").at(A, 10).play("A:roll 4-6 A:end");
    assert_eq!(table.state.active, C);
    assert_eq!(table.refused("B:standby"), "PT-10");
}

#[test]
fn pt_11_the_game_closes_when_all_have_had_their_rounds() {
    let mut table = table(2, "rounds=1");
    table.give(A, &[19]).at(A, 10).play("A:roll 4-6 A:end").at(B, 10).play("B:roll 4-5 B:end");
    assert_eq!(table.state.phase, Phase::Closing);
}

#[test]
fn pt_12_one_solvent_seat_ends_the_game() {
    let mut table = landed("");
    table.play("B:resign C:resign");
    assert!(table.state.auction.is_none());
    table.play("D:resign");
    assert_eq!(table.state.phase, Phase::Over);
    assert!(table.state.claims.is_empty() && table.state.offers.is_empty());
    assert_eq!(table.rules.ranks(&table.state).winners, SeatSet::one(A));
    assert_eq!(table.refused("A:roll"), "PT-12");
}

#[test]
fn pt_12_a_running_lot_vanishes_with_the_last_rival() {
    let mut table = table(2, "");
    table.play("A:roll 1-5 A:decline A:bid80 B:resign");
    assert_eq!((table.state.phase, table.state.auction), (Phase::Over, None));
    assert_eq!((table.state.owner(field(6)), table.money(A)), (None, 1500), "nothing was sold");
    assert!(!table.events.iter().any(|event| matches!(event, Event::Won { .. })));
}

#[test]
fn pt_13_without_a_limit_it_stops_after_round_300() {
    let mut table = table(2, "rounds=0");
    table.state.round = 300;
    table.at(A, 10).play("A:roll 4-6 A:end").at(B, 10).play("B:roll 4-6 B:end");
    assert_eq!(table.state.phase, Phase::Over);
    assert!(table.events.contains(&Event::ClosingBegan {}));
}

#[test]
fn pt_14_ending_a_turn_passes_it_clockwise() {
    let mut table = table(3, "");
    assert_eq!(table.refused("A:end"), "PT-14");
    table.at(A, 10).play("A:roll 4-6");
    assert_eq!(table.refused("B:end"), "PT-14");
    table.play("A:end");
    assert_eq!(table.state.active, B);
}

#[test]
fn pt_15_moves_by_the_sum() {
    let mut table = table(2, "");
    assert_eq!(table.refused("B:roll"), "PT-15");
    table.play("A:roll 2-6");
    assert_eq!(table.place(A), 8);
}

#[test]
fn pt_16_start_pays_on_reaching_and_passing() {
    for (from, dice, space) in [(38, "1-1", 0), (38, "1-2", 1)] {
        let mut table = table(2, "start_bonus=150");
        table.at(A, from).play(&format!("A:roll {dice}"));
        assert_eq!(
            (table.place(A), table.money(A), table.account(A, Account::StartBonus)),
            (space, 1650, 150)
        );
    }
    let mut card = table(2, "");
    card.at(A, 29).play("A:roll 3-4 CH-1");
    assert_eq!((card.place(A), card.money(A)), (0, 1700));
}

#[test]
fn pt_17_jail_and_moving_back_pay_nothing() {
    let mut table = table(2, "");
    table.at(A, 28).play("A:roll 1-1");
    assert_eq!((table.place(A), table.money(A)), (10, 1500));
    let mut back = crate::table::table(2, "");
    back.at(A, 4).play("A:roll 1-2 CH-11");
    assert_eq!((back.place(A), back.money(A)), (4, 1300));
}

#[test]
fn pt_18_a_double_must_be_followed_by_another_roll() {
    let mut table = table(2, "");
    table.at(A, 8).play("A:roll 1-1");
    assert!(table.state.extra_roll);
    assert_eq!(table.refused("A:end"), "PT-18");
    table.play("A:roll 4-6");
    assert_eq!((table.refused("A:roll"), table.state.doubles), ("PT-18", 0));
}

#[test]
fn pt_19_the_last_double_leads_straight_to_jail() {
    let mut three = table(2, "doubles_to_jail=3");
    three.at(A, 8).play("A:roll 1-1 A:roll 5-5");
    assert_eq!(three.place(A), 20);
    three.at(A, 35).play("A:roll 6-6");
    assert_eq!((three.place(A), three.money(A), three.state.extra_roll), (10, 1500, false));
}

#[test]
fn pt_20_jail_cancels_the_extra_roll() {
    let mut table = table(2, "");
    table.at(A, 28).play("A:roll 1-1");
    assert!(!table.state.extra_roll && table.state.jail[0].is_in());
    table.play("A:end");
}

#[test]
fn pt_21_an_unowned_field_may_be_bought_for_its_price() {
    let mut table = table(2, "");
    assert_eq!(table.refused("A:buy"), "PT-21");
    table.play("A:roll 1-5").cash(A, 99);
    assert_eq!((table.refused("A:buy"), table.refused("B:buy")), ("PT-21", "PT-21"));
    table.cash(A, 100).play("A:buy");
    assert_eq!((table.money(A), table.state.owner(field(6))), (0, Some(A)));
    assert_eq!(table.booked(A), [(Op::Purchase, -100, 0)]);
}

#[test]
fn pt_22_who_cannot_pay_raises_cash_or_declines() {
    let mut table = table(2, "");
    table.give(A, &[39]).play("A:roll 1-5").cash(A, 0).play("A:mortgage39 A:buy");
    assert_eq!(table.money(A), 100);
    let mut other = crate::table::table(2, "");
    assert_eq!(other.refused("A:decline"), "PT-21");
    other.play("A:roll 1-5 A:decline");
    assert!(matches!(other.state.auction, Some(Auction { lot: Lot::Field(_), .. })));
}

#[test]
fn pt_23_own_fields_visits_and_parking_do_nothing() {
    for (from, to) in [(3, 6), (7, 10), (17, 20)] {
        let mut table = table(2, "");
        table.give(A, &[6]).at(A, from).play("A:roll 1-2");
        assert_eq!((table.place(A), table.state.phase, table.money(A)), (to, Phase::AfterMove, 1500));
    }
}

#[test]
fn pt_24_no_other_way_out_of_the_bank() {
    let mut table = table(2, "");
    table.give(A, &[1]);
    let wish = Trade { give_cash: 10, get_fields: fields(&[39]), ..trade(B) };
    assert_eq!(table.refuses(A, Action::OfferTrade(wish)), "PT-75");
    table.play("A:roll 1-5 A:decline").all_pass();
    assert_eq!(table.state.owner(field(6)), None);
}

#[test]
fn pt_25_rent_for_an_unmortgaged_field_of_another() {
    assert_eq!(claim_of(&landed("")).amount, 16);
    let mut table = table(4, "");
    table.give(A, &[19]).mortgaged(&[19]).turn_of(B).at(B, 10).play("B:roll 4-5");
    assert!(table.state.claims.is_empty());
}

#[test]
fn pt_26_the_amount_is_that_of_the_landing() {
    let mut table = landed("");
    table.play("A:build19x4");
    assert_eq!(claim_of(&table).amount, 16);
}

#[test]
fn pt_27_houses_hotels_and_whole_groups() {
    let mut table = table(2, "");
    table.give(A, &[37, 39]);
    let rents: Vec<u16> = (0..=5)
        .map(|level| {
            table.level(39, level);
            table.rules.rent(&table.state, A, field(39), 7)
        })
        .collect();
    assert_eq!(rents, [100, 200, 600, 1400, 1700, 2000]);
    assert_eq!(table.rules.rent(&table.state, A, field(37), 7), 70, "buildings elsewhere do not matter");
    table.mortgaged(&[37]).level(39, 0);
    assert_eq!(table.rules.rent(&table.state, A, field(39), 7), 100, "nor do mortgages");
    let mut single = crate::table::table(2, "double_rent_group=false");
    single.give(A, &[37, 39]);
    assert_eq!(single.rules.rent(&single.state, A, field(39), 7), 50);
}

#[test]
fn pt_28_railways_double() {
    let mut table = table(2, "");
    let rents = [5, 15, 25, 35].map(|space| {
        table.give(A, &[space]);
        table.rules.rent(&table.state, A, field(5), 7)
    });
    assert_eq!(rents, [25, 50, 100, 200]);
    table.mortgaged(&[15]);
    assert_eq!(table.rules.rent(&table.state, A, field(5), 7), 200);
}

#[test]
fn pt_29_utilities_count_dice() {
    let mut table = table(2, "");
    table.give(B, &[12]).at(A, 3).play("A:roll 4-5");
    assert_eq!(claim_of(&table).amount, 36);
    let mut fresh = crate::table::table(2, "utility_roll=fresh");
    fresh.give(B, &[12, 28]).at(A, 3).play("A:roll 4-5");
    assert_eq!(fresh.rules.turn(&fresh.state), Turn::Chance);
    fresh.play("1-1");
    assert_eq!(claim_of(&fresh).amount, 20);
    assert!(!fresh.state.extra_roll, "a utility roll is no double");
}

#[test]
fn pt_30_cards_change_the_rent() {
    let mut railway = table(2, "");
    railway.give(B, &[15]).at(A, 4).play("A:roll 1-2 CH-7");
    assert_eq!((railway.place(A), claim_of(&railway).amount), (15, 50));
    let mut utility = table(2, "");
    utility.give(B, &[12]).at(A, 4).play("A:roll 1-2 CH-8 6-3");
    assert_eq!((utility.place(A), claim_of(&utility).amount), (12, 90));
    let mut unowned = table(2, "");
    unowned.at(A, 4).play("A:roll 1-2 CH-8");
    assert_eq!(unowned.state.phase, Phase::BuyDecision);
}

#[test]
fn pt_31_landing_opens_a_claim_and_moves_no_money() {
    let table = landed("");
    let Claim { owner, amount, .. } = claim_of(&table);
    assert_eq!((owner, table.state.claims.debtor, amount), (A, B, 16));
    assert_eq!((table.money(A), table.money(B)), (1500, 1500));
}

#[test]
fn pt_32_the_owner_claims_even_from_jail() {
    let mut table = landed("");
    table.state.jail[0] = Jail::ARRESTED;
    let claim = claim_of(&table).claim;
    assert_eq!(table.refused(&format!("C:claim{claim}")), "PT-38");
    table.play(&format!("A:claim{claim}"));
    assert_eq!((table.money(A), table.money(B)), (1516, 1484));
    let mut busy = landed("");
    busy.at(B, 4).state.extra_roll = true;
    busy.play("B:roll 1-2 CH-8 B:decline");
    assert_eq!(busy.refused(&format!("A:claim{claim}")), "PT-32", "not in an auction");
}

#[test]
fn pt_33_a_claim_may_be_waived() {
    let mut table = landed("");
    let claim = claim_of(&table).claim;
    table.play(&format!("A:waive{claim}"));
    assert!(table.state.claims.is_empty());
    assert_eq!(table.money(B), 1500);
}

#[test]
fn pt_34_claims_lapse_when_the_next_seat_rolls() {
    let mut table = landed("claim_grace_s=0");
    let claim = claim_of(&table).claim;
    table.play("B:end C:roll");
    assert!(table.state.claims.is_empty());
    table.at(C, 10).play("4-6");
    assert_eq!(table.refused(&format!("A:claim{claim}")), "PT-34");
    let mut gone = landed("claim_grace_s=0");
    gone.play("B:end C:resign");
    assert!(!gone.state.claims.is_empty(), "D takes the place of C");
    gone.play("D:roll");
    assert!(gone.state.claims.is_empty());
}

#[test]
fn pt_35_the_owner_himself_rolls_his_claim_away() {
    let mut table = table(2, "claim_grace_s=0");
    table.give(A, &[19]).turn_of(B).at(B, 10).play("B:roll 4-5 B:end A:roll");
    assert!(table.state.claims.is_empty());
}

#[test]
fn pt_36_grace_holds_the_dice() {
    let mut table = landed("");
    table.play("B:end");
    assert_eq!(table.refused("C:roll"), "PT-36");
    assert_eq!(table.rules.wait(&table.state).unwrap().seats, SeatSet::one(A));
    let mut decided = landed("");
    let claim = claim_of(&decided).claim;
    decided.play(&format!("B:end A:claim{claim} C:roll"));
    table.play("lapse C:roll");
    let mut jailed = landed("");
    jailed.state.jail[2] = Jail::ARRESTED;
    jailed.play("B:end");
    assert_eq!((jailed.refused("C:double"), jailed.refused("C:wait")), ("PT-36", "PT-36"));
}

#[test]
fn pt_37_a_driver_without_a_clock_asks_the_owners_first() {
    let mut table = table(4, "");
    table.give(D, &[9]).give(A, &[16]).turn_of(B).at(B, 5).play("B:roll 2-2 B:roll 3-4 B:end");
    assert_eq!(table.rules.ask(&table.state), Some(D), "clockwise from the lander's left");
    let claims: Vec<Claim> = table.state.claims.iter().collect();
    table.play(&format!("D:claim{}", claims[0].claim));
    assert_eq!(table.rules.ask(&table.state), Some(A));
    table.play(&format!("A:waive{}", claims[1].claim));
    assert_eq!(table.rules.ask(&table.state), Some(C));
}

#[test]
fn pt_38_a_claim_stays_with_the_owner_of_the_landing() {
    let mut table = landed("");
    let claim = claim_of(&table).claim;
    let offer = table.offer(A, Trade { give_fields: fields(&[19]), get_cash: 300, ..trade(C) });
    table.play(&format!("C:accept{offer} A:claim{claim}"));
    assert_eq!((table.money(A), table.money(C)), (1816, 1200));
    let mut gone = landed("");
    gone.play("A:resign");
    assert!(gone.state.claims.is_empty());
}

#[test]
fn pt_39_claims_are_paid_in_the_order_of_claiming() {
    let mut table = table(4, "");
    table.give(C, &[9]).give(D, &[16]).level(16, 2).turn_of(B).at(B, 5).cash(B, 201);
    table.play("B:roll 2-2 B:roll 3-4");
    let claims: Vec<Claim> = table.state.claims.iter().collect();
    table.play(&format!("D:claim{} C:claim{}", claims[1].claim, claims[0].claim));
    assert_eq!(table.state.debts.due().map(|due| (due.creditor, due.amount)), Some((Creditor::Seat(C), 8)));
    assert_eq!(table.money(B), 1);
}

#[test]
fn pt_40_automatic_rent_is_paid_on_landing() {
    let table = landed("rent_claim=automatic");
    assert!(table.state.claims.is_empty());
    assert_eq!((table.money(A), table.money(B)), (1516, 1484));
}

#[test]
fn pt_41_nobody_spends_what_is_claimed_from_him() {
    let mut table = landed("");
    table.give(B, &[1]).cash(B, 40);
    assert_eq!(table.rules.liquidity(&table.state, B), 70);
    let wish = |cash| Action::OfferTrade(Trade { give_cash: cash, get_fields: fields(&[19]), ..trade(A) });
    assert_eq!(table.refuses(B, wish(40)), "ok", "the field can be mortgaged again");
    table.cash(B, 10);
    let gift = Action::OfferTrade(Trade { give_fields: fields(&[1]), get_cash: 1, ..trade(A) });
    assert_eq!(table.refuses(B, gift), "PT-41");
    table.play("B:end C:standby");
    assert_eq!(table.refuses(B, gift), "PT-41", "until the claim is decided");
}

#[test]
fn pt_42_the_bank_auctions_what_is_declined() {
    let mut table = table(3, "");
    assert_eq!((table.refused("A:bid50"), table.refused("A:pass")), ("PT-42", "PT-42"));
    table.play("A:roll 1-5 A:decline");
    assert_eq!(table.state.auction.unwrap().lot, Lot::Field(field(6)));
    let swap = Trade { give_cash: 1, get_cards: CardSet::one(DeckName::Chance), ..trade(B) };
    assert_eq!(table.refuses(A, Action::OfferTrade(swap)), "PT-80");
}

#[test]
fn pt_43_opening_price_and_increment() {
    let mut table = table(3, "auction_increment=20");
    table.play("A:roll 1-5 A:decline");
    assert_eq!((table.refused("B:bid49"), table.refused("B:bid50")), ("PT-43", "ok"));
    table.play("B:bid60");
    assert_eq!((table.refused("C:bid79"), table.refused("C:bid80")), ("PT-43", "ok"));
    let mut ten = crate::table::table(3, "auction_opening=ten");
    ten.play("A:roll 1-5 A:decline");
    assert_eq!((ten.refused("B:bid9"), ten.refused("B:bid10")), ("PT-43", "ok"));
}

#[test]
fn pt_44_everybody_solvent_may_bid() {
    let mut table = table(3, "");
    table.state.jail[1] = Jail::ARRESTED;
    table.play("A:roll 1-5 A:decline B:bid60 A:bid70");
    assert_eq!(table.state.auction.unwrap().bidder, Some(A));
    let mut barred = crate::table::table(3, "decliner_may_bid=false");
    barred.play("A:roll 1-5 A:decline");
    assert_eq!(barred.refused("A:bid60"), "PT-46");
}

#[test]
fn pt_45_bids_are_limited_to_cash_and_funds_may_be_raised() {
    let mut table = table(3, "off_turn_actions=own_turn");
    table.give(B, &[39]).level(39, 1).give(C, &[1]).cash(B, 60).play("A:roll 1-5 A:decline");
    assert_eq!((table.refused("B:bid61"), table.refused("B:bid60")), ("PT-45", "ok"));
    table.play("B:sell39 B:mortgage39 B:bid300 C:mortgage1");
    for word in ["B:build1", "C:redeem1"] {
        assert_eq!(table.refused(word), "PT-51", "{word}");
    }
}

#[test]
fn pt_46_a_pass_is_final_and_the_high_bidder_cannot_pass() {
    let mut table = table(3, "");
    table.play("A:roll 1-5 A:decline B:pass C:bid50");
    assert_eq!((table.refused("B:bid60"), table.refused("C:pass")), ("PT-46", "PT-46"));
}

#[test]
fn pt_47_an_open_auction_closes_when_all_others_have_passed_or_nobody_bids_for_a_while() {
    let mut table = table(3, "");
    table.play("A:roll 1-5 A:decline C:bid50");
    assert_eq!(table.rules.ask(&table.state), Some(B));
    let first = table.rules.wait(&table.state).unwrap();
    assert_eq!(first.after_ms, 8000);
    table.play("B:bid55");
    assert_ne!(table.rules.wait(&table.state).unwrap().id, first.id, "a bid restarts the clock");
    let second = table.rules.wait(&table.state).unwrap();
    table.play("A:pass");
    assert_eq!(table.rules.wait(&table.state).unwrap().id, second.id, "a pass does not");
    table.play("lapse");
    assert_eq!((table.state.owner(field(6)), table.money(B)), (Some(B), 1445));
    let mut passed = crate::table::table(3, "");
    passed.play("A:roll 1-5 A:decline A:pass B:pass C:bid50");
    assert_eq!(passed.state.owner(field(6)), Some(C), "all others had passed");
}

#[test]
fn pt_48_sequential_auctions_go_clockwise() {
    let mut table = table(4, "auction_mode=sequential");
    table.cash(C, 10).play("A:roll 1-5 A:decline");
    assert_eq!(table.refused("D:bid60"), "PT-48");
    table.play("B:bid50");
    assert_eq!(table.state.auction.unwrap().turn, D, "C cannot raise 51 and passes by itself");
    table.play("lapse A:pass");
    assert_eq!(table.state.owner(field(6)), Some(B));
}

#[test]
fn pt_49_the_high_bidder_pays_and_gets_the_field_free_of_loans() {
    let mut table = table(3, "");
    table.play("A:roll 1-5 A:decline C:bid70").all_pass();
    assert_eq!((table.state.owner(field(6)), table.money(C)), (Some(C), 1430));
    assert!(!table.state.is_mortgaged(field(6)));
    assert_eq!(table.booked(C), [(Op::AuctionWin, -70, 30)]);
}

#[test]
fn pt_50_an_unsold_field_stays_with_the_bank() {
    let mut table = table(2, "");
    table.play("A:roll 1-5 A:decline").all_pass().play("A:end").at(B, 3).play("B:roll 1-2");
    assert_eq!(table.state.phase, Phase::BuyDecision);
    table.play("B:buy");
}

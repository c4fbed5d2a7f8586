//! The rulings of rules version 2 over whole matches, R-60 to R-66. Version 1 broke them: the same walks find it, which
//! shows that they can fail.

use crate::table::*;
use engine::{FastRng, Game, Rng, Seat, Step, Turn};
use property_tournament::*;
use std::collections::BTreeMap;

const GAMES: u64 = 60;
const MOST_STEPS: usize = 600;

/// Matches of people who trade and borrow a lot, step by step: what was told, and the state after it.
fn walk(rules: &PropertyTournament, mut look: impl FnMut(&[Event], &State)) {
    for game in 0..GAMES {
        let (mut rng, mut state) = (FastRng::new(game), rules.start());
        for _ in 0..MOST_STEPS {
            let step = match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance { outcome: rules.draw(&state, &mut rng) },
                turn => match any_action(rules, &state, turn, &mut rng) {
                    Some((seat, action)) => Step::Seat { seat, action },
                    None => Step::Lapse,
                },
            };
            let mut events = Vec::new();
            rules.apply(&mut state, step, &mut events);
            look(&events, &state);
        }
    }
}

/// One of all the things that anybody may do now. Goods move more often than among sensible people, and nobody leaves.
fn any_action(
    rules: &PropertyTournament,
    state: &State,
    turn: Turn,
    rng: &mut FastRng,
) -> Option<(Seat, Action)> {
    if rng.below(3) == 0
        && let Some(offer) = any_offer(rules, state, rng)
    {
        return Some(offer);
    }
    let mut all = Vec::new();
    for seat in turn.seats().iter() {
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        all.extend(legal.into_iter().map(|action| (seat, action)));
    }
    all.retain(|(_, action)| !matches!(action, Action::Resign {} | Action::StandBy {} | Action::Decline {}));
    let eager = |action: &Action| match action {
        Action::AcceptTrade { .. } | Action::Buy {} => 3,
        Action::Mortgage { .. } | Action::Redeem { .. } => 2,
        _ => 1,
    };
    let wish = 1 + rng.below(3);
    let wanted: Vec<_> = all.iter().filter(|(_, action)| eager(action) >= wish).collect();
    let from = if wanted.is_empty() { all.iter().collect() } else { wanted };
    (!from.is_empty()).then(|| *from[rng.below(from.len() as u32) as usize])
}

/// An offer at random that is allowed: up to one field on each side, and money.
fn any_offer(rules: &PropertyTournament, state: &State, rng: &mut FastRng) -> Option<(Seat, Action)> {
    let seats = u32::from(rules.seats());
    let one_of = |seat: Seat, rng: &mut FastRng| {
        let own: Vec<Field> = state.fields[seat.index()].iter().collect();
        let at = rng.below(own.len() as u32 + 1) as usize;
        own.get(at).map_or(Fields::default(), |field| fields(&[field.space()]))
    };
    (0..20).find_map(|_| {
        let (from, to) = (Seat(rng.below(seats) as u8), Seat(rng.below(seats) as u8));
        let (give_fields, get_fields) = (one_of(from, rng), one_of(to, rng));
        let (give_cash, get_cash) = match rng.below(2) {
            0 => (10 * rng.below(40), 0),
            _ => (0, 10 * rng.below(40)),
        };
        let offer = Action::OfferTrade(Trade { give_fields, get_fields, give_cash, get_cash, ..trade(to) });
        rules.check(state, from, offer).is_ok().then_some((from, offer))
    })
}

/// How many trades were done, and how many of them were something else than was offered.
fn trades(rules: &PropertyTournament) -> (u32, u32) {
    let (mut done, mut other) = (0, 0);
    let mut offered = BTreeMap::new();
    walk(rules, |events, _| {
        for event in events {
            match event {
                Event::TradeOffered(deal) => drop(offered.insert(deal.offer, deal.clone())),
                Event::TradeDone(deal) => {
                    done += 1;
                    other += u32::from(offered.get(&deal.offer) != Some(deal));
                }
                _ => {}
            }
        }
    });
    (done, other)
}

#[test]
fn r_60_what_is_accepted_is_what_was_offered() {
    for options in ["field_swaps=true", "", "preset=classic", "building_resale=any_time"] {
        let (done, other) = trades(&rules(3, options));
        assert!(done > 100, "only {done} trades with {options:?}");
        assert_eq!(other, 0, "with {options:?}");
    }
    let (_, other) = trades(&rules_of(1, 3, "field_swaps=true"));
    assert!(other > 0, "in version 1 offers turned round");
}

/// How many offers were open, counted after every step, and how many of them could never be accepted for their price.
fn out_of_band(rules: &PropertyTournament) -> (u32, u32) {
    let (mut open, mut out) = (0, 0);
    walk(rules, |_, state| {
        for offer in state.offers.iter() {
            open += 1;
            let accept = Action::AcceptTrade { offer: offer.offer };
            out += u32::from(
                rules.check(state, offer.to, accept).is_err_and(|illegal| illegal.rule.0 == "PT-83"),
            );
        }
    });
    (open, out)
}

#[test]
fn r_61_no_offer_out_of_the_band_is_listed() {
    let options = "trade_band_pct=20 field_swaps=true";
    let (open, out) = out_of_band(&rules(3, options));
    assert!(open > 100, "only {open} offers");
    assert_eq!(out, 0);
    assert!(out_of_band(&rules_of(1, 3, options)).1 > 0, "in version 1 such offers stayed open");
}

/// How often an offer could be answered in a quiet moment, and how often another wait than its own was named then.
fn timers(rules: &PropertyTournament) -> (u32, u32) {
    let (mut answerable, mut other) = (0, 0);
    let mut by_age: Vec<u16> = Vec::new();
    walk(rules, |events, state| {
        by_age.extend(events.iter().filter_map(|event| match event {
            Event::TradeOffered(deal) => Some(deal.offer),
            _ => None,
        }));
        by_age.retain(|offer| state.offers.get(*offer).is_some());
        let may_refuse = |offer: &&u16| {
            let open = state.offers.get(**offer).expect("the others were dropped");
            rules.check(state, open.to, Action::RefuseTrade { offer: **offer }).is_ok()
        };
        let quiet = state.auction.is_none() && state.contest.is_none() && state.debts.is_empty();
        if let Some(oldest) = by_age.iter().find(may_refuse).filter(|_| quiet) {
            answerable += 1;
            other += u32::from(rules.wait(state).is_none_or(|wait| wait.id as u16 != *oldest));
        }
    });
    (answerable, other)
}

#[test]
fn r_64_the_oldest_offer_that_can_be_answered_has_the_timer() {
    let options = "off_turn_actions=own_turn";
    let (answerable, other) = timers(&rules(4, options));
    assert!(answerable > 100, "only {answerable} moments");
    assert_eq!(other, 0);
    assert!(timers(&rules_of(1, 4, options)).1 > 0, "in version 1 an older offer hid the others");
}

#[test]
fn r_65_houses_are_sold_between_players_only_where_that_was_agreed() {
    for (options, bank, refused) in [
        ("", 32, Some("PT-70")),
        ("building_resale=players", 32, Some("PT-70")),
        ("building_resale=players", 0, None),
        ("building_resale=any_time", 32, None),
    ] {
        let mut table = table(4, options);
        table.give(A, &[19]).level(19, 3).give(B, &[11]);
        if bank == 0 {
            table.bank(0);
        }
        let sale =
            Action::OfferHouses { to_seat: B, source: field(19), target: field(11), count: 2, price: 300 };
        let answer = table.rules.check(&table.state, A, sale);
        assert_eq!(answer.err().map(|illegal| illegal.rule.0), refused, "{options} with {bank} houses");
    }
}

#[test]
fn r_66_acting_late_is_paid_for_only_where_that_was_agreed() {
    assert_eq!(rules(8, "").table_options().order_bonus, 0, "the sheet knows no such thing");
    assert_eq!(rules(8, "preset=classic").table_options().order_bonus, 0);
    for (bonus, paid) in [(0, 0), (150, (1..8).map(|k| k * 150).sum::<i32>())] {
        let mut table = table(8, &format!("order_bonus={bonus}"));
        let before: i32 = table.state.cash[..8].iter().sum();
        for seat in ["A", "B", "C", "D", "E", "F", "G", "H"] {
            table.state.phase = Phase::AfterMove;
            table.play(&format!("{seat}:end"));
        }
        assert_eq!(
            table.state.cash[..8].iter().sum::<i32>() - before,
            paid,
            "28 times the bonus, from the Bank"
        );
    }
}

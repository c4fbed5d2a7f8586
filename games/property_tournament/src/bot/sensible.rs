//! One quick sensible action, and the short list a search chooses from.

use crate::PropertyTournament;
use crate::action::{Action, Trade};
use crate::bot::{favourite, worth};
use crate::field::{Field, Fields, bits};
use crate::offers::{Goods, Offer};
use crate::options::FineTiming;
use crate::rules::build::HOTEL;
use crate::rules::jail::FINE;
use crate::rules::proposals::blank;
use crate::rules::{ask, auction, build, buy, check, debt, jail, money, mortgage, rent, time, trade};
use crate::state::{Auction, Lot, Phase, Stage, State};
use engine::{Rng, Seat};

/// Cash a bot likes to keep.
const RESERVE: i32 = 150;
/// So many ways to raise money for a debt, and so many streets to build on, are weighed at once.
const MOST_SALES: usize = 8;
const MOST_SITES: usize = 6;

pub(crate) fn sensible<R: Rng + ?Sized>(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    rng: &mut R,
) -> Action {
    match state.stage() {
        Stage::Auction => sensible_bid(rules, state, seat, 0.85 + 0.3 * rng.unit()),
        Stage::Contest => sensible_order(rules, state, seat),
        Stage::Debt => sensible_debt(rules, state, seat),
        Stage::Phase => sensible_phase(rules, state, seat, rng),
    }
}

fn sensible_phase<R: Rng + ?Sized>(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    rng: &mut R,
) -> Action {
    if let Some(claim) = state.claims.iter().find(|claim| claim.owner == seat) {
        return Action::ClaimRent { claim: claim.claim };
    }
    if let Some(answer) = answer_offer(rules, state, seat) {
        return answer;
    }
    let blocked = state.grace && state.phase == Phase::TurnStart;
    if seat != state.active || blocked {
        return time::default_action(rules, state, seat);
    }
    match state.phase {
        Phase::BuyDecision if buy::check_buy(rules, state, seat).is_ok() => Action::Buy {},
        Phase::BuyDecision => raise_to_buy(rules, state, seat).unwrap_or(Action::Decline {}),
        Phase::TurnStart if state.jail[seat.index()].is_in() => leave_jail(rules, state, seat),
        Phase::AfterMove if !state.extra_roll => {
            let build = sensible_house(rules, state, seat);
            let redeem = || sensible_redeem(rules, state, seat);
            let propose = || {
                let asks = state.counts[seat.index()].offers() == 0 && rng.chance(1, 3);
                asks.then(|| best_proposal(rules, state, seat)).flatten()
            };
            build.or_else(redeem).or_else(propose).unwrap_or(Action::EndTurn {})
        }
        _ => time::default_action(rules, state, seat),
    }
}

/// The list a search weighs: the favourite first, its alternatives, and what the rules do by default.
pub(crate) fn sensible_actions(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let first = out.len();
    let mut push = |out: &mut Vec<Action>, action: Action| {
        if !out[first..].contains(&action) && check::check_action(rules, state, seat, action).is_ok() {
            out.push(action);
        }
    };
    push(out, favourite::favourite(rules, state, seat));
    match state.stage() {
        Stage::Auction => {
            for mood in [0.7, 0.95, 1.2] {
                push(out, sensible_bid(rules, state, seat, mood));
            }
        }
        Stage::Contest => push(out, sensible_order(rules, state, seat)),
        Stage::Debt => debt_actions(rules, state, seat, out, &mut push),
        Stage::Phase => phase_actions(rules, state, seat, out, &mut push),
    }
    push(out, time::default_action(rules, state, seat));
}

/// Who can pay by selling and lending may choose what to part with.
fn debt_actions(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    out: &mut Vec<Action>,
    push: &mut impl FnMut(&mut Vec<Action>, Action),
) {
    let Some(due) = debt::own_debt(state, seat) else { return };
    if money::liquidity(rules, state, seat) < i32::from(due.amount) {
        return;
    }
    for field in bits(state.fields[seat.index()].0) {
        if out.len() >= MOST_SALES {
            return;
        }
        let part = match state.level(field) {
            0 => Action::Mortgage { field },
            HOTEL => Action::DowngradeHotel { field },
            _ => Action::SellHouses { field, count: 1 },
        };
        push(out, part);
    }
}

fn phase_actions(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    out: &mut Vec<Action>,
    push: &mut impl FnMut(&mut Vec<Action>, Action),
) {
    if let Some(claim) = state.claims.iter().find(|claim| claim.owner == seat) {
        return push(out, Action::ClaimRent { claim: claim.claim });
    }
    if let Some(offer) = state.offers.iter().find(|offer| offer.to == seat) {
        push(out, Action::AcceptTrade { offer: offer.offer });
        push(out, Action::RefuseTrade { offer: offer.offer });
        return;
    }
    if seat != state.active {
        return;
    }
    match state.phase {
        Phase::BuyDecision => {
            push(out, Action::Buy {});
            if let Some(action) = raise_to_buy(rules, state, seat) {
                push(out, action);
            }
        }
        Phase::TurnStart if state.jail[seat.index()].is_in() => {
            push(out, leave_jail(rules, state, seat));
            push(out, Action::PayFine {});
            push(out, Action::Wait {});
        }
        Phase::AfterMove if !state.extra_roll => {
            if let Some(build) = sensible_house(rules, state, seat) {
                push(out, build);
            }
            for field in
                bits(state.fields[seat.index()].0 & !state.mortgaged.0).filter(|field| field.is_street())
            {
                if out.len() < MOST_SITES {
                    push(out, favourite::next_building(state, field));
                }
            }
            if let Some(redeem) = sensible_redeem(rules, state, seat) {
                push(out, redeem);
            }
            if state.counts[seat.index()].offers() == 0
                && let Some(proposal) = best_proposal(rules, state, seat)
            {
                push(out, proposal);
            }
        }
        _ => {}
    }
}

/// Bids the least it can up to what the field is worth to it, never its last money.
fn sensible_bid(rules: &PropertyTournament, state: &State, seat: Seat, mood: f32) -> Action {
    let default = time::default_action(rules, state, seat);
    let Some(auction) = state.auction.filter(|_| ask::bidders(rules, state).contains(seat)) else {
        return default;
    };
    match auction.lot {
        Lot::Field(field) => {
            let reserve = (worth::danger(rules, state, seat) / 3).min(200);
            let limit = (mood * worth::worth(rules, state, seat, field)) as i32;
            let limit = limit.min(state.cash[seat.index()] - reserve);
            bid_up_to(rules, state, seat, &auction, None, limit).unwrap_or(default)
        }
        Lot::Unit => {
            let targets = bits(auction::unit_targets(rules, state, seat));
            let best = targets.max_by_key(|&street| next_rent(rules, state, street));
            let limit = |street: Field| (rules.house(street) * 5 / 4).min(state.cash[seat.index()] - RESERVE);
            best.and_then(|street| bid_up_to(rules, state, seat, &auction, Some(street), limit(street)))
                .unwrap_or(default)
        }
    }
}

/// A third of the way to the limit, so that auctions stay short.
fn bid_up_to(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    auction: &Auction,
    target: Option<Field>,
    limit: i32,
) -> Option<Action> {
    let least = auction::least_bid(rules, auction, target) as i32;
    if least > limit {
        return None;
    }
    let amount = (least + (limit - least) / 3) as u32;
    let allowed = auction::check_bid(rules, state, seat, amount, target).is_ok();
    allowed.then_some(Action::Bid { amount, field: target })
}

fn sensible_order(rules: &PropertyTournament, state: &State, seat: Seat) -> Action {
    let default = time::default_action(rules, state, seat);
    if default != (Action::DeclineContest {}) {
        return default;
    }
    let best =
        bits(auction::unit_targets(rules, state, seat)).max_by_key(|&street| next_rent(rules, state, street));
    let spare = state.cash[seat.index()] - RESERVE;
    best.filter(|&street| rules.house(street) <= spare)
        .map_or(default, |field| Action::JoinContest { field, count: 1 })
}

/// Claims first, then asks others to buy what the Bank would only lend on, then liquidates.
fn sensible_debt(rules: &PropertyTournament, state: &State, seat: Seat) -> Action {
    if debt::own_debt(state, seat).is_some()
        && let Some(claim) = state.claims.iter().find(|claim| claim.owner == seat)
    {
        return Action::ClaimRent { claim: claim.claim };
    }
    if let Some(answer) = answer_offer(rules, state, seat) {
        return answer;
    }
    let unable = debt::own_debt(state, seat)
        .is_some_and(|due| money::liquidity(rules, state, seat) < i32::from(due.amount));
    if unable && let Some(sale) = fire_sale(rules, state, seat) {
        return sale;
    }
    time::default_action(rules, state, seat)
}

/// Who cannot pay by loans may still sell one field well: once, to the richest.
fn fire_sale(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Action> {
    if state.counts[seat.index()].offers() >= 2 {
        return None;
    }
    let others = state.solvent.without(seat).iter();
    let rich = others.max_by_key(|other| state.cash[other.index()])?;
    let own =
        bits(state.fields[seat.index()].0).filter(|&field| mortgage::is_clear(rules, state, seat, field));
    let best = own.max_by_key(|&field| worth::worth(rules, state, rich, field) as i32)?;
    let price = (worth::worth(rules, state, rich, best) as i32 - carried_loan(rules, state, best))
        .min(state.cash[rich.index()]);
    let trade = Trade { get_cash: price.max(1) as u32, give_fields: Fields(best.bit()), ..blank(rich) };
    trade::check_offer(rules, state, seat, &trade).is_ok().then_some(Action::OfferTrade(trade))
}

fn carried_loan(rules: &PropertyTournament, state: &State, field: Field) -> i32 {
    if state.is_mortgaged(field) { rules.loan(field) + rules.interest(field) } else { 0 }
}

fn answer_offer(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Action> {
    if state.offers.is_empty() {
        return None;
    }
    let mut open = state.offers.iter().filter(|offer| offer.to == seat);
    let offer = open.find(|offer| trade::check_answer_offer(rules, state, seat, offer.offer).is_ok())?;
    let number = offer.offer;
    let good =
        gain(rules, state, &offer, seat) > 0.0 && trade::check_accept(rules, state, seat, number).is_ok();
    Some(if good { Action::AcceptTrade { offer: number } } else { Action::RefuseTrade { offer: number } })
}

/// What a trade is worth to a side, less a little of what it is worth to the other: rivals are rivals.
fn gain(rules: &PropertyTournament, state: &State, offer: &Offer, seat: Seat) -> f32 {
    let other = offer.partner(seat);
    own_gain(rules, state, offer, seat) - 0.35 * own_gain(rules, state, offer, other).max(0.0)
}

fn own_gain(rules: &PropertyTournament, state: &State, offer: &Offer, seat: Seat) -> f32 {
    let cash = offer.paid_to(seat);
    let spare = state.cash[seat.index()] + cash;
    let strain = if cash < 0 && spare < RESERVE { 0.25 * (RESERVE - spare) as f32 } else { 0.0 };
    if offer.houses().is_some() {
        return cash as f32;
    }
    let (given, got) = (offer.given_by(seat), offer.given_by(offer.partner(seat)));
    let value =
        |field: Field| worth::worth(rules, state, seat, field) - carried_loan(rules, state, field) as f32;
    let worth =
        |goods: Goods| bits(goods.fields().0).map(value).sum::<f32>() + 45.0 * goods.cards().len() as f32;
    cash as f32 + worth(got) - worth(given) - strain
}

/// The trade that helps most among those the other side should like: buying what completes a group.
fn best_proposal(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Action> {
    let own = state.fields[seat.index()].0;
    let mut best: Option<(f32, Trade)> = None;
    for other in state.solvent.without(seat).iter() {
        for field in bits(state.fields[other.index()].0) {
            let members = Fields::group(field.group());
            if own & members == 0 || !mortgage::is_clear(rules, state, other, field) {
                continue;
            }
            let loan = carried_loan(rules, state, field) as f32;
            let (mine, theirs) = (
                worth::worth(rules, state, seat, field) - loan,
                worth::worth(rules, state, other, field) - loan,
            );
            let price = theirs + 0.6 * (mine - theirs).max(0.0);
            let gain = mine - price;
            if gain > 5.0 && best.is_none_or(|(most, _)| gain > most) && price >= 1.0 {
                let trade =
                    Trade { give_cash: price as u32, get_fields: Fields(field.bit()), ..blank(other) };
                if state.cash[seat.index()] - price as i32 >= RESERVE {
                    best = Some((gain, trade));
                }
            }
        }
    }
    let (_, trade) = best?;
    trade::check_offer(rules, state, seat, &trade).is_ok().then_some(Action::OfferTrade(trade))
}

fn next_rent(rules: &PropertyTournament, state: &State, field: Field) -> i32 {
    let rents = &rules.board.deed(field).rents;
    let level = usize::from(state.level(field));
    i32::from(rents[(level + 1).min(5)]) - i32::from(rents[level])
}

/// Builds where a house brings most for its price, as long as the reserve lasts.
fn sensible_house(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Action> {
    let reserve = RESERVE.max(worth::danger(rules, state, seat) / 2);
    let spare = state.cash[seat.index()] - reserve;
    if spare < 50 || worth::turns_left(rules, state) < 1.0 {
        return None;
    }
    let mut best: Option<(i32, Field)> = None;
    for field in bits(state.fields[seat.index()].0 & !state.mortgaged.0) {
        let level = state.level(field);
        if !field.is_street() || level >= HOTEL - 1 || rules.house(field) > spare {
            continue;
        }
        let yields = 1000 * next_rent(rules, state, field) / rules.house(field);
        let worthwhile = level < 3 || yields > 1500;
        if worthwhile
            && best.is_none_or(|(most, _)| yields > most)
            && build::check_build_house(rules, state, seat, field, 1).is_ok()
        {
            best = Some((yields, field));
        }
    }
    best.map(|(_, field)| Action::BuildHouse { field, count: 1 })
}

fn sensible_redeem(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Action> {
    let spare = state.cash[seat.index()] - 2 * RESERVE;
    let mortgaged = bits(state.fields[seat.index()].0 & state.mortgaged.0);
    let cheap = mortgaged.filter(|&field| {
        let rent = f32::from(rent::rent(rules, state, seat, field, 7));
        let pays = worth::expected_rent(rules, state, field, rent) > rules.interest(field) as f32;
        pays && rules.loan(field) + rules.interest(field) <= spare
            && mortgage::check_redeem(rules, state, seat, field).is_ok()
    });
    cheap.min_by_key(|&field| rules.loan(field)).map(|field| Action::Redeem { field })
}

/// A loan on something cheap, if that makes the field under the token affordable.
fn raise_to_buy(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Action> {
    let field = buy::offered_field(state);
    let missing = rules.price(field) - state.cash[seat.index()];
    if missing <= 0
        || missing > 100
        || worth::worth(rules, state, seat, field) < 1.1 * rules.price(field) as f32
    {
        return None;
    }
    let free = bits(state.fields[seat.index()].0 & !state.mortgaged.0);
    let loans = free.filter(|&own| {
        rules.loan(own) >= missing && mortgage::check_mortgage(rules, state, seat, own).is_ok()
    });
    loans.min_by_key(|&own| rules.loan(own)).map(|field| Action::Mortgage { field })
}

/// Out early while there is something to buy; later, jail is a shelter.
fn leave_jail(rules: &PropertyTournament, state: &State, seat: Seat) -> Action {
    let early =
        worth::turns_left(rules, state) * 3.0 > 2.0 * f32::from(rules.options.last_round().min(60)) * 0.5;
    let safe = worth::danger(rules, state, seat) < 150;
    if (early || safe)
        && let Some(deck) =
            crate::DeckName::ALL.into_iter().find(|deck| state.jail_cards[deck.index()] == Some(seat))
    {
        return Action::UseJailCard { deck };
    }
    let fine = rules.options.jail_fine_timing == FineTiming::TurnStart
        && state.cash[seat.index()] > 300 + FINE
        && jail::check_pay_fine(rules, state, seat).is_ok();
    if early && fine { Action::PayFine {} } else { time::default_action(rules, state, seat) }
}

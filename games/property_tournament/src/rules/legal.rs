//! What a seat is shown: everything it may do, except for the families too large to list. Of those a sensible few stand
//! for all: three bids, single houses, and proposals that complete or break a group.

use crate::PropertyTournament;
use crate::action::Action;
use crate::field::{Field, bits};
use crate::options::{FineTiming, OffTurn};
use crate::rules::build::HOTEL;
use crate::rules::jail::FINE;
use crate::rules::{ask, auction, build, buy, debt, jail, money, mortgage, proposals, sell, trade};
use crate::state::{Auction, DeckName, Lot, Phase, Stage, State};
use engine::Seat;

/// Where listed actions go: a list, or whoever wants no list.
pub(crate) trait ActionList {
    fn push(&mut self, action: Action);

    /// How many have come.
    fn len(&self) -> usize;

    #[inline]
    fn extend(&mut self, actions: impl IntoIterator<Item = Action>) {
        actions.into_iter().for_each(|action| self.push(action));
    }
}

impl ActionList for Vec<Action> {
    #[inline]
    fn push(&mut self, action: Action) {
        Vec::push(self, action);
    }

    #[inline]
    fn len(&self) -> usize {
        Vec::len(self)
    }
}

/// Lists without sorting.
#[inline]
pub(crate) fn list(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut impl ActionList) {
    let duty = match state.stage() {
        Stage::Phase => match state.phase {
            Phase::TurnStart | Phase::BuyDecision | Phase::AfterMove => list_free(rules, state, seat, out),
            Phase::Closing => return list_claims(state, seat, out),
            _ => return,
        },
        Stage::Auction => list_auction(rules, state, seat, out),
        Stage::Contest => list_contest(rules, state, seat, out),
        Stage::Debt => list_debt(rules, state, seat, out),
    };
    if !duty && !state.standing_by.contains(seat) && state.solvent.contains(seat) {
        out.push(Action::StandBy {});
    }
}

fn list_free(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut impl ActionList) -> bool {
    let duty = ask::has_duty(rules, state, seat);
    if !duty && (state.standing_by.contains(seat) || !state.solvent.contains(seat)) {
        return false;
    }
    if seat == state.active {
        list_main(rules, state, seat, out);
    }
    list_claims(state, seat, out);
    list_answers(rules, state, seat, out);
    if seat == state.active || rules.options.off_turn_actions == OffTurn::AnyTime {
        let jail = state.jail[seat.index()];
        let delayed = rules.options.jail_fine_timing == FineTiming::Delayed;
        if delayed && jail.is_in() && jail::check_pay_fine(rules, state, seat).is_ok() {
            out.push(Action::PayFine {});
        }
        list_building(rules, state, seat, out);
        list_funds(rules, state, seat, true, out);
        list_redeem(rules, state, seat, out);
    }
    proposals::list_proposals(rules, state, seat, out);
    duty
}

fn list_main(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut impl ActionList) {
    match state.phase {
        Phase::TurnStart => {
            let jail = state.jail[seat.index()];
            if !jail.is_in() {
                if !state.grace {
                    out.push(Action::Roll {});
                }
                return;
            }
            if !state.grace {
                out.push(Action::RollForDouble {});
                if jail::check_wait(rules, state, seat).is_ok() {
                    out.push(Action::Wait {});
                }
            }
            let at_once = rules.options.jail_fine_timing == FineTiming::TurnStart;
            if at_once && money::can_pay(state, seat, FINE) && money::guard(rules, state, seat, -FINE).is_ok()
            {
                out.push(Action::PayFine {});
            }
            let held = DeckName::ALL.into_iter().filter(|deck| state.jail_cards[deck.index()] == Some(seat));
            out.extend(held.map(|deck| Action::UseJailCard { deck }));
        }
        Phase::BuyDecision => {
            if buy::check_buy(rules, state, seat).is_ok() {
                out.push(Action::Buy {});
            }
            out.push(Action::Decline {});
        }
        _ if state.extra_roll => out.push(Action::Roll {}),
        _ => out.push(Action::EndTurn {}),
    }
}

fn list_claims(state: &State, seat: Seat, out: &mut impl ActionList) {
    for claim in state.claims.iter().filter(|claim| claim.owner == seat) {
        out.push(Action::ClaimRent { claim: claim.claim });
        out.push(Action::WaiveRent { claim: claim.claim });
    }
}

fn list_answers(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut impl ActionList) {
    for open in state.offers.iter() {
        let offer = open.offer;
        if open.to == seat && trade::check_answer_offer(rules, state, seat, offer).is_ok() {
            out.push(Action::RefuseTrade { offer });
            if trade::check_accept(rules, state, seat, offer).is_ok() {
                out.push(Action::AcceptTrade { offer });
            }
        }
        if open.from == seat && trade::check_withdraw(rules, state, seat, offer).is_ok() {
            out.push(Action::WithdrawTrade { offer });
        }
    }
}

fn list_building(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut impl ActionList) {
    let cash = state.cash[seat.index()];
    for field in bits(state.fields[seat.index()].0 & !state.mortgaged.0) {
        let level = state.level(field);
        if !field.is_street() || level == HOTEL || cash < rules.house(field) {
            continue;
        }
        if level < HOTEL - 1 {
            if build::check_build_house(rules, state, seat, field, 1).is_ok() {
                out.push(Action::BuildHouse { field, count: 1 });
            }
        } else if build::check_build_hotel(rules, state, seat, field).is_ok() {
            out.push(Action::BuildHotel { field });
        }
    }
}

/// Mortgages and, where `sales` allows them, sales of buildings.
fn list_funds(rules: &PropertyTournament, state: &State, seat: Seat, sales: bool, out: &mut impl ActionList) {
    let in_contest = state.contest.is_some();
    for field in bits(state.fields[seat.index()].0 & !state.mortgaged.0) {
        let level = state.level(field);
        if level == 0 {
            let may = mortgage::is_clear(rules, state, seat, field)
                && (!in_contest || mortgage::check_mortgage(rules, state, seat, field).is_ok());
            if may {
                out.push(Action::Mortgage { field });
            }
        } else if sales && level < HOTEL {
            if sell::check_even_sale(rules, state, seat, field, level - 1).is_ok() {
                out.push(Action::SellHouses { field, count: 1 });
            }
        } else if sales {
            if sell::check_sell_hotel(rules, state, seat, field).is_ok() {
                out.push(Action::SellHotel { field });
            }
            if sell::check_downgrade(rules, state, seat, field).is_ok() {
                out.push(Action::DowngradeHotel { field });
            }
        }
    }
}

fn list_redeem(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut impl ActionList) {
    let cash = state.cash[seat.index()];
    for field in bits(state.fields[seat.index()].0 & state.mortgaged.0) {
        let interest = rules.interest(field);
        if cash >= rules.loan(field) + interest && money::guard(rules, state, seat, -interest).is_ok() {
            out.push(Action::Redeem { field });
        }
    }
}

fn list_auction(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut impl ActionList) -> bool {
    let duty = ask::bidders(rules, state).contains(seat);
    if duty {
        out.push(Action::Pass {});
        let auction = state.auction.expect("the stage is an auction");
        match auction.lot {
            Lot::Field(field) => list_bids(rules, state, seat, &auction, None, rules.price(field), out),
            Lot::Unit => {
                for street in bits(auction::unit_targets(rules, state, seat)) {
                    list_bids(rules, state, seat, &auction, Some(street), rules.house(street), out);
                }
            }
        }
    } else if state.standing_by.contains(seat) || !state.solvent.contains(seat) {
        return false;
    }
    list_funds(rules, state, seat, state.contest.is_none(), out);
    duty
}

/// The least bid, the book value, and twice as much.
fn list_bids(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    auction: &Auction,
    field: Option<Field>,
    value: i32,
    out: &mut impl ActionList,
) {
    let cash = state.cash[seat.index()].max(0) as u32;
    let least = auction::least_bid(rules, auction, field);
    if least > cash {
        return;
    }
    let open = money::claimed(state, seat) > 0;
    let mut last = 0;
    for amount in [least, (value as u32).clamp(least, cash), (2 * value as u32).clamp(least, cash)] {
        let new = amount > last || last == 0 && amount == 0;
        if new && (!open || auction::check_bid(rules, state, seat, amount, field).is_ok()) {
            out.push(Action::Bid { amount, field });
            last = amount;
        }
    }
}

fn list_contest(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut impl ActionList) -> bool {
    let contest = state.contest.expect("the stage is a contest");
    let duty = contest.waiting.contains(seat);
    if duty {
        out.push(Action::DeclineContest {});
        let targets = bits(auction::unit_targets(rules, state, seat));
        out.extend(targets.map(|field| Action::JoinContest { field, count: 1 }));
    } else if state.standing_by.contains(seat) || !state.solvent.contains(seat) {
        return false;
    }
    list_funds(rules, state, seat, false, out);
    duty
}

fn list_debt(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut impl ActionList) -> bool {
    let duty = ask::has_duty(rules, state, seat);
    if !duty && (state.standing_by.contains(seat) || !state.solvent.contains(seat)) {
        return false;
    }
    list_answers(rules, state, seat, out);
    if let Some(due) = debt::own_debt(state, seat) {
        list_claims(state, seat, out);
        if money::liquidity(rules, state, seat) < i32::from(due.amount) {
            out.push(Action::DeclareBankruptcy {});
        }
        list_funds(rules, state, seat, true, out);
    }
    proposals::list_proposals(rules, state, seat, out);
    duty
}

//! What a seat is shown: everything it may do, except for the families too large to list. Of those a sensible few stand
//! for all: three bids, single houses, and proposals that complete or break a group.

use crate::PropertyTournament;
use crate::action::Action;
use crate::field::{Field, bits};
use crate::options::{FineTiming, OffTurn};
use crate::rules::build::HOTEL;
use crate::rules::jail::FINE;
use crate::state::{Auction, DeckName, Lot, Phase, Stage, State};
use engine::Seat;

impl PropertyTournament {
    /// Lists without sorting.
    #[inline]
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let duty = match state.stage() {
            Stage::Phase => match state.phase {
                Phase::TurnStart | Phase::BuyDecision | Phase::AfterMove => self.list_free(state, seat, out),
                Phase::Closing => return self.list_claims(state, seat, out),
                _ => return,
            },
            Stage::Auction => self.list_auction(state, seat, out),
            Stage::Contest => self.list_contest(state, seat, out),
            Stage::Debt => self.list_debt(state, seat, out),
        };
        if !duty && !state.standing_by.contains(seat) && state.solvent.contains(seat) {
            out.push(Action::StandBy {});
        }
    }

    fn list_free(&self, state: &State, seat: Seat, out: &mut Vec<Action>) -> bool {
        let duty = self.has_duty(state, seat);
        if !duty && (state.standing_by.contains(seat) || !state.solvent.contains(seat)) {
            return false;
        }
        if seat == state.active {
            self.list_main(state, seat, out);
        }
        self.list_claims(state, seat, out);
        self.list_answers(state, seat, out);
        if seat == state.active || self.options.off_turn_actions == OffTurn::AnyTime {
            let jail = state.jail[seat.index()];
            let delayed = self.options.jail_fine_timing == FineTiming::Delayed;
            if delayed && jail.is_in() && self.check_pay_fine(state, seat).is_ok() {
                out.push(Action::PayFine {});
            }
            self.list_building(state, seat, out);
            self.list_funds(state, seat, true, out);
            self.list_redeem(state, seat, out);
        }
        self.list_proposals(state, seat, out);
        duty
    }

    fn list_main(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
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
                    if self.check_wait(state, seat).is_ok() {
                        out.push(Action::Wait {});
                    }
                }
                let at_once = self.options.jail_fine_timing == FineTiming::TurnStart;
                if at_once && self.can_pay(state, seat, FINE) && self.guard(state, seat, -FINE).is_ok() {
                    out.push(Action::PayFine {});
                }
                let held =
                    DeckName::ALL.into_iter().filter(|deck| state.jail_cards[deck.index()] == Some(seat));
                out.extend(held.map(|deck| Action::UseJailCard { deck }));
            }
            Phase::BuyDecision => {
                if self.check_buy(state, seat).is_ok() {
                    out.push(Action::Buy {});
                }
                out.push(Action::Decline {});
            }
            _ if state.extra_roll => out.push(Action::Roll {}),
            _ => out.push(Action::EndTurn {}),
        }
    }

    fn list_claims(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for claim in state.claims.iter().filter(|claim| claim.owner == seat) {
            out.push(Action::ClaimRent { claim: claim.claim });
            out.push(Action::WaiveRent { claim: claim.claim });
        }
    }

    fn list_answers(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for open in state.offers.iter() {
            let offer = open.offer;
            if open.to == seat && self.check_answer_offer(state, seat, offer).is_ok() {
                out.push(Action::RefuseTrade { offer });
                if self.check_accept(state, seat, offer).is_ok() {
                    out.push(Action::AcceptTrade { offer });
                }
            }
            if open.from == seat && self.check_withdraw(state, seat, offer).is_ok() {
                out.push(Action::WithdrawTrade { offer });
            }
        }
    }

    fn list_building(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let cash = state.cash[seat.index()];
        for field in bits(state.fields[seat.index()].0 & !state.mortgaged.0) {
            let level = state.level(field);
            if !field.is_street() || level == HOTEL || cash < self.house(field) {
                continue;
            }
            if level < HOTEL - 1 {
                if self.check_build_house(state, seat, field, 1).is_ok() {
                    out.push(Action::BuildHouse { field, count: 1 });
                }
            } else if self.check_build_hotel(state, seat, field).is_ok() {
                out.push(Action::BuildHotel { field });
            }
        }
    }

    /// Mortgages and, where `sales` allows them, sales of buildings.
    fn list_funds(&self, state: &State, seat: Seat, sales: bool, out: &mut Vec<Action>) {
        let in_contest = state.contest.is_some();
        for field in bits(state.fields[seat.index()].0 & !state.mortgaged.0) {
            let level = state.level(field);
            if level == 0 {
                let may = self.is_clear(state, seat, field)
                    && (!in_contest || self.check_mortgage(state, seat, field).is_ok());
                if may {
                    out.push(Action::Mortgage { field });
                }
            } else if sales && level < HOTEL {
                if self.check_even_sale(state, seat, field, level - 1).is_ok() {
                    out.push(Action::SellHouses { field, count: 1 });
                }
            } else if sales {
                if self.check_sell_hotel(state, seat, field).is_ok() {
                    out.push(Action::SellHotel { field });
                }
                if self.check_downgrade(state, seat, field).is_ok() {
                    out.push(Action::DowngradeHotel { field });
                }
            }
        }
    }

    fn list_redeem(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let cash = state.cash[seat.index()];
        for field in bits(state.fields[seat.index()].0 & state.mortgaged.0) {
            let interest = self.interest(field);
            if cash >= self.loan(field) + interest && self.guard(state, seat, -interest).is_ok() {
                out.push(Action::Redeem { field });
            }
        }
    }

    fn list_auction(&self, state: &State, seat: Seat, out: &mut Vec<Action>) -> bool {
        let duty = self.bidders(state).contains(seat);
        if duty {
            out.push(Action::Pass {});
            let auction = state.auction.expect("the stage is an auction");
            match auction.lot {
                Lot::Field(field) => self.list_bids(state, seat, &auction, None, self.price(field), out),
                Lot::Unit => {
                    for street in bits(self.unit_targets(state, seat)) {
                        self.list_bids(state, seat, &auction, Some(street), self.house(street), out);
                    }
                }
            }
        } else if state.standing_by.contains(seat) || !state.solvent.contains(seat) {
            return false;
        }
        self.list_funds(state, seat, state.contest.is_none(), out);
        duty
    }

    /// The least bid, the book value, and twice as much.
    fn list_bids(
        &self,
        state: &State,
        seat: Seat,
        auction: &Auction,
        field: Option<Field>,
        value: i32,
        out: &mut Vec<Action>,
    ) {
        let cash = state.cash[seat.index()].max(0) as u32;
        let least = self.least_bid(auction, field);
        if least > cash {
            return;
        }
        let open = self.claimed(state, seat) > 0;
        let mut last = 0;
        for amount in [least, (value as u32).clamp(least, cash), (2 * value as u32).clamp(least, cash)] {
            let new = amount > last || last == 0 && amount == 0;
            if new && (!open || self.check_bid(state, seat, amount, field).is_ok()) {
                out.push(Action::Bid { amount, field });
                last = amount;
            }
        }
    }

    fn list_contest(&self, state: &State, seat: Seat, out: &mut Vec<Action>) -> bool {
        let contest = state.contest.expect("the stage is a contest");
        let duty = contest.waiting.contains(seat);
        if duty {
            out.push(Action::DeclineContest {});
            let targets = bits(self.unit_targets(state, seat));
            out.extend(targets.map(|field| Action::JoinContest { field, count: 1 }));
        } else if state.standing_by.contains(seat) || !state.solvent.contains(seat) {
            return false;
        }
        self.list_funds(state, seat, false, out);
        duty
    }

    fn list_debt(&self, state: &State, seat: Seat, out: &mut Vec<Action>) -> bool {
        let duty = self.has_duty(state, seat);
        if !duty && (state.standing_by.contains(seat) || !state.solvent.contains(seat)) {
            return false;
        }
        self.list_answers(state, seat, out);
        if let Some(due) = self.own_debt(state, seat) {
            self.list_claims(state, seat, out);
            if self.liquidity(state, seat) < i32::from(due.amount) {
                out.push(Action::DeclareBankruptcy {});
            }
            self.list_funds(state, seat, true, out);
        }
        self.list_proposals(state, seat, out);
        duty
    }
}

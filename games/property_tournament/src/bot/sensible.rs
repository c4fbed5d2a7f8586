//! One quick sensible action, and the short list a search chooses from.

use crate::PropertyTournament;
use crate::action::{Action, Trade};
use crate::field::{Field, Fields, bits};
use crate::offers::{Goods, Offer};
use crate::options::FineTiming;
use crate::proposals::blank;
use crate::rules::build::HOTEL;
use crate::rules::jail::FINE;
use crate::state::{Auction, Lot, Phase, Stage, State};
use engine::{Rng, Seat};

/// Cash a bot likes to keep.
const RESERVE: i32 = 150;
/// So many ways to raise money for a debt, and so many streets to build on, are weighed at once.
const MOST_SALES: usize = 8;
const MOST_SITES: usize = 6;

impl PropertyTournament {
    pub(crate) fn sensible<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R) -> Action {
        match state.stage() {
            Stage::Auction => self.sensible_bid(state, seat, 0.85 + 0.3 * rng.unit()),
            Stage::Contest => self.sensible_order(state, seat),
            Stage::Debt => self.sensible_debt(state, seat),
            Stage::Phase => self.sensible_phase(state, seat, rng),
        }
    }

    fn sensible_phase<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R) -> Action {
        if let Some(claim) = state.claims.iter().find(|claim| claim.owner == seat) {
            return Action::ClaimRent { claim: claim.claim };
        }
        if let Some(answer) = self.answer_offer(state, seat) {
            return answer;
        }
        let blocked = state.grace && state.phase == Phase::TurnStart;
        if seat != state.active || blocked {
            return self.default_action(state, seat);
        }
        match state.phase {
            Phase::BuyDecision if self.check_buy(state, seat).is_ok() => Action::Buy {},
            Phase::BuyDecision => self.raise_to_buy(state, seat).unwrap_or(Action::Decline {}),
            Phase::TurnStart if state.jail[seat.index()].is_in() => self.leave_jail(state, seat),
            Phase::AfterMove if !state.extra_roll => {
                let build = self.sensible_house(state, seat);
                let redeem = || self.sensible_redeem(state, seat);
                let propose = || {
                    let asks = state.counts[seat.index()].offers() == 0 && rng.chance(1, 3);
                    asks.then(|| self.best_proposal(state, seat)).flatten()
                };
                build.or_else(redeem).or_else(propose).unwrap_or(Action::EndTurn {})
            }
            _ => self.default_action(state, seat),
        }
    }

    /// The list a search weighs: the favourite first, its alternatives, and what the rules do by default.
    pub(crate) fn sensible_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let first = out.len();
        let mut push = |out: &mut Vec<Action>, action: Action| {
            if !out[first..].contains(&action) && self.check_action(state, seat, action).is_ok() {
                out.push(action);
            }
        };
        push(out, self.favourite(state, seat));
        match state.stage() {
            Stage::Auction => {
                for mood in [0.7, 0.95, 1.2] {
                    push(out, self.sensible_bid(state, seat, mood));
                }
            }
            Stage::Contest => push(out, self.sensible_order(state, seat)),
            Stage::Debt => self.debt_actions(state, seat, out, &mut push),
            Stage::Phase => self.phase_actions(state, seat, out, &mut push),
        }
        push(out, self.default_action(state, seat));
    }

    /// Who can pay by selling and lending may choose what to part with.
    fn debt_actions(
        &self,
        state: &State,
        seat: Seat,
        out: &mut Vec<Action>,
        push: &mut impl FnMut(&mut Vec<Action>, Action),
    ) {
        let Some(due) = self.own_debt(state, seat) else { return };
        if self.liquidity(state, seat) < i32::from(due.amount) {
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
        &self,
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
                if let Some(action) = self.raise_to_buy(state, seat) {
                    push(out, action);
                }
            }
            Phase::TurnStart if state.jail[seat.index()].is_in() => {
                push(out, self.leave_jail(state, seat));
                push(out, Action::PayFine {});
                push(out, Action::Wait {});
            }
            Phase::AfterMove if !state.extra_roll => {
                if let Some(build) = self.sensible_house(state, seat) {
                    push(out, build);
                }
                for field in
                    bits(state.fields[seat.index()].0 & !state.mortgaged.0).filter(|field| field.is_street())
                {
                    if out.len() < MOST_SITES {
                        push(out, self.next_building(state, field));
                    }
                }
                if let Some(redeem) = self.sensible_redeem(state, seat) {
                    push(out, redeem);
                }
                if state.counts[seat.index()].offers() == 0
                    && let Some(proposal) = self.best_proposal(state, seat)
                {
                    push(out, proposal);
                }
            }
            _ => {}
        }
    }

    /// Bids the least it can up to what the field is worth to it, never its last money.
    fn sensible_bid(&self, state: &State, seat: Seat, mood: f32) -> Action {
        let default = self.default_action(state, seat);
        let Some(auction) = state.auction.filter(|_| self.bidders(state).contains(seat)) else {
            return default;
        };
        match auction.lot {
            Lot::Field(field) => {
                let reserve = (self.danger(state, seat) / 3).min(200);
                let limit = (mood * self.worth(state, seat, field)) as i32;
                let limit = limit.min(state.cash[seat.index()] - reserve);
                self.bid_up_to(state, seat, &auction, None, limit).unwrap_or(default)
            }
            Lot::Unit => {
                let targets = bits(self.unit_targets(state, seat));
                let best = targets.max_by_key(|&street| self.next_rent(state, street));
                let limit =
                    |street: Field| (self.house(street) * 5 / 4).min(state.cash[seat.index()] - RESERVE);
                best.and_then(|street| self.bid_up_to(state, seat, &auction, Some(street), limit(street)))
                    .unwrap_or(default)
            }
        }
    }

    /// A third of the way to the limit, so that auctions stay short.
    fn bid_up_to(
        &self,
        state: &State,
        seat: Seat,
        auction: &Auction,
        target: Option<Field>,
        limit: i32,
    ) -> Option<Action> {
        let least = self.least_bid(auction, target) as i32;
        if least > limit {
            return None;
        }
        let amount = (least + (limit - least) / 3) as u32;
        let allowed = self.check_bid(state, seat, amount, target).is_ok();
        allowed.then_some(Action::Bid { amount, field: target })
    }

    fn sensible_order(&self, state: &State, seat: Seat) -> Action {
        let default = self.default_action(state, seat);
        if default != (Action::DeclineContest {}) {
            return default;
        }
        let best = bits(self.unit_targets(state, seat)).max_by_key(|&street| self.next_rent(state, street));
        let spare = state.cash[seat.index()] - RESERVE;
        best.filter(|&street| self.house(street) <= spare)
            .map_or(default, |field| Action::JoinContest { field, count: 1 })
    }

    /// Claims first, then asks others to buy what the Bank would only lend on, then liquidates.
    fn sensible_debt(&self, state: &State, seat: Seat) -> Action {
        if self.own_debt(state, seat).is_some()
            && let Some(claim) = state.claims.iter().find(|claim| claim.owner == seat)
        {
            return Action::ClaimRent { claim: claim.claim };
        }
        if let Some(answer) = self.answer_offer(state, seat) {
            return answer;
        }
        let unable =
            self.own_debt(state, seat).is_some_and(|due| self.liquidity(state, seat) < i32::from(due.amount));
        if unable && let Some(sale) = self.fire_sale(state, seat) {
            return sale;
        }
        self.default_action(state, seat)
    }

    /// Who cannot pay by loans may still sell one field well: once, to the richest.
    fn fire_sale(&self, state: &State, seat: Seat) -> Option<Action> {
        if state.counts[seat.index()].offers() >= 2 {
            return None;
        }
        let others = state.solvent.without(seat).iter();
        let rich = others.max_by_key(|other| state.cash[other.index()])?;
        let own = bits(state.fields[seat.index()].0).filter(|&field| self.is_clear(state, seat, field));
        let best = own.max_by_key(|&field| self.worth(state, rich, field) as i32)?;
        let price = (self.worth(state, rich, best) as i32 - self.carried_loan(state, best))
            .min(state.cash[rich.index()]);
        let trade = Trade { get_cash: price.max(1) as u32, give_fields: Fields(best.bit()), ..blank(rich) };
        self.check_offer(state, seat, &trade).is_ok().then_some(Action::OfferTrade(trade))
    }

    fn carried_loan(&self, state: &State, field: Field) -> i32 {
        if state.is_mortgaged(field) { self.loan(field) + self.interest(field) } else { 0 }
    }

    fn answer_offer(&self, state: &State, seat: Seat) -> Option<Action> {
        if state.offers.is_empty() {
            return None;
        }
        let mut open = state.offers.iter().filter(|offer| offer.to == seat);
        let offer = open.find(|offer| self.check_answer_offer(state, seat, offer.offer).is_ok())?;
        let number = offer.offer;
        let good = self.gain(state, &offer, seat) > 0.0 && self.check_accept(state, seat, number).is_ok();
        Some(if good { Action::AcceptTrade { offer: number } } else { Action::RefuseTrade { offer: number } })
    }

    /// What a trade is worth to a side, less a little of what it is worth to the other: rivals are rivals.
    fn gain(&self, state: &State, offer: &Offer, seat: Seat) -> f32 {
        let other = offer.partner(seat);
        self.own_gain(state, offer, seat) - 0.35 * self.own_gain(state, offer, other).max(0.0)
    }

    fn own_gain(&self, state: &State, offer: &Offer, seat: Seat) -> f32 {
        let cash = offer.paid_to(seat);
        let spare = state.cash[seat.index()] + cash;
        let strain = if cash < 0 && spare < RESERVE { 0.25 * (RESERVE - spare) as f32 } else { 0.0 };
        if offer.houses().is_some() {
            return cash as f32;
        }
        let (given, got) = (offer.given_by(seat), offer.given_by(offer.partner(seat)));
        let value = |field: Field| self.worth(state, seat, field) - self.carried_loan(state, field) as f32;
        let worth =
            |goods: Goods| bits(goods.fields().0).map(value).sum::<f32>() + 45.0 * goods.cards().len() as f32;
        cash as f32 + worth(got) - worth(given) - strain
    }

    /// The trade that helps most among those the other side should like: buying what completes a group.
    fn best_proposal(&self, state: &State, seat: Seat) -> Option<Action> {
        let own = state.fields[seat.index()].0;
        let mut best: Option<(f32, Trade)> = None;
        for other in state.solvent.without(seat).iter() {
            for field in bits(state.fields[other.index()].0) {
                let members = Fields::group(field.group());
                if own & members == 0 || !self.is_clear(state, other, field) {
                    continue;
                }
                let loan = self.carried_loan(state, field) as f32;
                let (mine, theirs) =
                    (self.worth(state, seat, field) - loan, self.worth(state, other, field) - loan);
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
        self.check_offer(state, seat, &trade).is_ok().then_some(Action::OfferTrade(trade))
    }

    fn next_rent(&self, state: &State, field: Field) -> i32 {
        let rents = &self.board.deed(field).rents;
        let level = usize::from(state.level(field));
        i32::from(rents[(level + 1).min(5)]) - i32::from(rents[level])
    }

    /// Builds where a house brings most for its price, as long as the reserve lasts.
    fn sensible_house(&self, state: &State, seat: Seat) -> Option<Action> {
        let reserve = RESERVE.max(self.danger(state, seat) / 2);
        let spare = state.cash[seat.index()] - reserve;
        if spare < 50 || self.turns_left(state) < 1.0 {
            return None;
        }
        let mut best: Option<(i32, Field)> = None;
        for field in bits(state.fields[seat.index()].0 & !state.mortgaged.0) {
            let level = state.level(field);
            if !field.is_street() || level >= HOTEL - 1 || self.house(field) > spare {
                continue;
            }
            let yields = 1000 * self.next_rent(state, field) / self.house(field);
            let worthwhile = level < 3 || yields > 1500;
            if worthwhile
                && best.is_none_or(|(most, _)| yields > most)
                && self.check_build_house(state, seat, field, 1).is_ok()
            {
                best = Some((yields, field));
            }
        }
        best.map(|(_, field)| Action::BuildHouse { field, count: 1 })
    }

    fn sensible_redeem(&self, state: &State, seat: Seat) -> Option<Action> {
        let spare = state.cash[seat.index()] - 2 * RESERVE;
        let mortgaged = bits(state.fields[seat.index()].0 & state.mortgaged.0);
        let cheap = mortgaged.filter(|&field| {
            let rent = f32::from(self.rent(state, seat, field, 7));
            let pays = self.expected_rent(state, field, rent) > self.interest(field) as f32;
            pays && self.loan(field) + self.interest(field) <= spare
                && self.check_redeem(state, seat, field).is_ok()
        });
        cheap.min_by_key(|&field| self.loan(field)).map(|field| Action::Redeem { field })
    }

    /// A loan on something cheap, if that makes the field under the token affordable.
    fn raise_to_buy(&self, state: &State, seat: Seat) -> Option<Action> {
        let field = self.offered_field(state);
        let missing = self.price(field) - state.cash[seat.index()];
        if missing <= 0 || missing > 100 || self.worth(state, seat, field) < 1.1 * self.price(field) as f32 {
            return None;
        }
        let free = bits(state.fields[seat.index()].0 & !state.mortgaged.0);
        let loans =
            free.filter(|&own| self.loan(own) >= missing && self.check_mortgage(state, seat, own).is_ok());
        loans.min_by_key(|&own| self.loan(own)).map(|field| Action::Mortgage { field })
    }

    /// Out early while there is something to buy; later, jail is a shelter.
    fn leave_jail(&self, state: &State, seat: Seat) -> Action {
        let early = self.turns_left(state) * 3.0 > 2.0 * f32::from(self.options.last_round().min(60)) * 0.5;
        let safe = self.danger(state, seat) < 150;
        if (early || safe)
            && let Some(deck) =
                crate::DeckName::ALL.into_iter().find(|deck| state.jail_cards[deck.index()] == Some(seat))
        {
            return Action::UseJailCard { deck };
        }
        let fine = self.options.jail_fine_timing == FineTiming::TurnStart
            && state.cash[seat.index()] > 300 + FINE
            && self.check_pay_fine(state, seat).is_ok();
        if early && fine { Action::PayFine {} } else { self.default_action(state, seat) }
    }
}

//! How bots play: a fixed script for benchmarks, habits for playouts and for the easy levels, and a short list of real
//! choices for the searches.

pub(crate) mod bargain;
mod habit;
mod judge;
mod script;
mod tricks;

use crate::action::Offer;
use crate::card::DeckName;
use crate::rules::{auction, building, cards, credit, exchange, purchase, rent, trade};
use crate::state::{Phase, State};
use crate::{Action, Deluxe, Game};
use engine::{Level, MAX_SEATS, Method, Policy, Rng, Seat, Tuning, Values};

impl Policy for Deluxe {
    const STYLES: &'static [&'static str] = tricks::TRICKS;
    const OPEN_STYLES: bool = true;

    /// What a thoughtful player weighs: his habit first, and what else there is to choose from.
    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let habit = habit::answer(self, state, seat);
        let first = out.len();
        out.push(habit);
        let mut add = |action: Action| {
            if !out[first..].contains(&action) {
                out.push(action);
            }
        };
        if state.offer.is_some() {
            add(Action::RejectTrade {});
            if trade::check_accept(self, state, seat).is_ok() {
                add(Action::AcceptTrade {});
            }
            return;
        }
        match state.phase {
            Phase::TurnStart | Phase::Manage => {
                add(self.timeout(state, seat));
                if seat == state.active {
                    management(self, state, seat, &mut add);
                }
                bargain::proposals(self, state, seat, &mut |offer: Offer| add(Action::ProposeTrade(offer)));
            }
            Phase::PlotOffer => {
                add(Action::Decline {});
                if purchase::check_buy(self, state, seat).is_ok() {
                    add(Action::Buy {});
                }
            }
            Phase::Auction(running) => {
                add(Action::Pass {});
                let (least, most) =
                    (auction::least_bid(self, state, &running), auction::most_bid(self, state, seat));
                for amount in [least, least + least / 4].into_iter().filter(|&amount| amount <= most) {
                    add(Action::Bid { amount });
                }
            }
            Phase::RentChoice => {
                add(Action::PayFull {});
                rent::discounts(self, state, seat).for_each(|card| add(Action::UseCard { card, plot: None }));
            }
            Phase::CardChoice => match state.open_card {
                Some(card) if card.deck == DeckName::Deal => {
                    add(Action::DeclineCard {});
                    let targets = cards::targets(self, state, seat, card);
                    targets.iter().for_each(|plot| add(Action::UseCard { card, plot: Some(plot) }));
                }
                _ => state.at(seat).plots.iter().for_each(|plot| add(Action::ChoosePlot { plot })),
            },
            Phase::ExchangeOffer => {
                add(Action::Skip {});
                let most = exchange::most_stake(self, state, seat);
                for amount in
                    [1, 25, 50, 100, 200, most / 4].into_iter().filter(|amount| (1..=most).contains(amount))
                {
                    add(Action::Stake { amount });
                }
            }
            _ => add(self.timeout(state, seat)),
        }
    }

    #[inline]
    fn playout<R: Rng + ?Sized>(&self, state: &State, seat: Seat, _: &mut R, _: &mut Vec<Action>) -> Action {
        habit::answer(self, state, seat)
    }

    fn value(&self, state: &State) -> Values {
        let mut values = [0.0; MAX_SEATS];
        if state.phase == Phase::GameOver {
            let ranks = self.ranks(state);
            Seat::all(self.seats).for_each(|seat| values[seat.index()] = ranks.reward(seat));
            return values;
        }
        judge::winning_chances(self, state, &mut values);
        values
    }

    #[inline]
    fn styled<R: Rng + ?Sized>(
        &self,
        style: &str,
        state: &State,
        seat: Seat,
        _: &mut R,
        _: &mut Vec<Action>,
    ) -> Action {
        tricks::trick(self, style, state, seat)
    }

    fn tuning(&self, level: Level) -> Tuning {
        match level {
            Level::Easy => Tuning { slip_percent: 25, ..Tuning::of(level) },
            Level::Normal => Tuning { method: Method::Policy, ..Tuning::of(level) },
            Level::Hard => {
                Tuning { method: Method::Flat, iterations: 1_000, depth: 120, ..Tuning::of(level) }
            }
        }
    }
}

/// Steps to build, loans to pay back, cards to use.
fn management(rules: &Deluxe, state: &State, seat: Seat, add: &mut impl FnMut(Action)) {
    let player = state.at(seat);
    if building::is_time_to_build(rules, state, seat) {
        let plots = building::buildable(rules, state, seat);
        if let Some(plot) = plots.iter().last().filter(|&plot| player.cash >= rules.board.deed(plot).building)
        {
            add(Action::Build { plot, use_subsidy: false });
        }
    }
    if !state.mortgaged.is_empty() {
        let redeemable = credit::redeemable(rules, state, seat);
        redeemable.iter().last().into_iter().for_each(|plot| add(Action::Redeem { plot }));
    }
    for card in player.kept.iter() {
        let targets = cards::targets(rules, state, seat, card);
        targets.iter().last().into_iter().for_each(|plot| add(Action::UseCard { card, plot: Some(plot) }));
        if cards::check_use(rules, state, seat, card, None).is_ok() {
            add(Action::UseCard { card, plot: None });
        }
    }
}

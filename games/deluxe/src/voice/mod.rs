//! The table speaks: what is asked, what a choice leads to, what cannot be done, how it ended.

mod closed;
mod outlook;
mod summary;

pub(crate) use closed::closed;
pub(crate) use outlook::outlook;
pub(crate) use summary::summary;

use crate::action::Offer;
use crate::card::DeckName;
use crate::plot::{Plot, PlotSet};
use crate::rules::{auction, debt, exchange, purchase, rent, trade};
use crate::state::{Auction, Cause, Debt, OpenOffer, Phase, State};
use crate::{Deluxe, View};
use engine::{Phrase, Seat, Word};

pub(crate) fn prompt(rules: &Deluxe, view: &View) -> Phrase {
    let (state, me) = (&view.table(), view.viewer.seat());
    let active = state.active;
    let by = |key: &str| Phrase::new(key).with("seat", active);
    if state.phase != Phase::GameOver && me.is_some_and(|me| !state.living.contains(me)) {
        return by("prompt-out");
    }
    if let Some(open) = &state.offer {
        return ask_trade(open);
    }
    // While nobody owns anything there is nothing to build on, to trade or to borrow for.
    let owned: i64 = view.seats.iter().map(|seat| i64::from(seat.plots.len())).sum();
    match state.phase {
        Phase::Setup => Phrase::new("prompt-setup"),
        Phase::TurnStart | Phase::Manage if me.is_some_and(|me| waits(rules, state, me)) => {
            by("prompt-onlooker")
        }
        Phase::TurnStart if state.at(active).inspected => by("prompt-inspected").with("amount", fine(rules)),
        Phase::TurnStart => by("prompt-roll").with("plots", owned),
        Phase::Manage if state.extra_roll => by("prompt-again").with("plots", owned),
        Phase::Manage => by("prompt-manage").with("plots", owned),
        Phase::Roll => by("prompt-rolls"),
        Phase::Try { .. } => by("prompt-tries"),
        Phase::InspectionFine { steps } => {
            by("prompt-fine").with("amount", fine(rules)).with("steps", i64::from(steps))
        }
        Phase::DrawTrip | Phase::DrawDeal => by("prompt-card"),
        Phase::PlotOffer => ask_purchase(rules, state),
        Phase::Auction(auction) => ask_bid(rules, state, &auction),
        Phase::RentChoice => {
            let (amount, owner) = rent::asked(rules, state);
            by("prompt-rent")
                .with("to_seat", owner)
                .with("amount", f(amount))
                .with("half", f(amount.div_ceil(2)))
        }
        Phase::Debt(debt) => ask_debt(rules, state, &debt),
        Phase::CardChoice => {
            let trip = state.open_card.is_some_and(|card| card.deck == DeckName::Trip);
            by(if trip { "prompt-choose" } else { "prompt-use" })
        }
        Phase::ExchangeOffer => by("prompt-exchange")
            .with("fund", f(state.exchange_fund))
            .with("chance", exchange::odds(rules).percent),
        Phase::ExchangeRoll { stake } => by("prompt-reels").with("amount", f(stake)),
        Phase::GameOver => Phrase::new("prompt-over"),
    }
}

/// Whether this seat may offer a trade while it is somebody else's turn.
fn waits(rules: &Deluxe, state: &State, me: Seat) -> bool {
    me != state.active && trade::onlookers(rules, state).contains(me)
}

fn ask_trade(OpenOffer { from_seat, offer }: &OpenOffer) -> Phrase {
    terms(Phrase::new("prompt-trade").with("seat", *from_seat).with("to_seat", offer.to_seat), offer)
}

fn ask_purchase(rules: &Deluxe, state: &State) -> Phrase {
    let plot = purchase::offered_plot(rules, state);
    let (price, cash) = (rules.board.deed(plot).price, state.active_player().cash);
    let key = if cash < price { "prompt-buy-short" } else { "prompt-buy" };
    Phrase::new(key)
        .with("seat", state.active)
        .with("plot", plot_key(plot))
        .with("amount", f(price))
        .with("cash", f(cash))
}

fn ask_bid(rules: &Deluxe, state: &State, auction: &Auction) -> Phrase {
    let plot = purchase::offered_plot(rules, state);
    let key = if auction.highest_bidder.is_some() { "prompt-bid" } else { "prompt-bid-first" };
    Phrase::new(key)
        .with("seat", auction.acting)
        .with("to_seat", auction.highest_bidder.unwrap_or(state.active))
        .with("plot", plot_key(plot))
        .with("least", f(auction::least_bid(rules, state, auction)))
        .with("fee", f(rules.board.money.agent_fee))
}

/// What is missing, or that nothing the bank gives is enough.
fn ask_debt(rules: &Deluxe, state: &State, debt: &Debt) -> Phrase {
    let cash = state.at(debt.seat).cash;
    let most = cash.saturating_add(debt::liquidity(rules, state, debt.seat));
    let key = if debt::can_be_covered(rules, state, debt) { "prompt-debt" } else { "prompt-debt-lost" };
    let cause = match debt.cause {
        Cause::Rent(_) => "cause-rent",
        Cause::Charity => "cause-charity",
        Cause::Card | Cause::Donation | Cause::Treat(_) | Cause::Collection => "cause-card",
    };
    Phrase::new(key)
        .with("seat", debt.seat)
        .with("cause", cause)
        .with("amount", f(debt.amount))
        .with("missing", f(debt.amount.saturating_sub(cash)))
        .with("most", f(most))
}

/// With both sides of a trade, as the events tell it.
fn terms(phrase: Phrase, offer: &Offer) -> Phrase {
    let side = |phrase: Phrase, name: &str, plots: PlotSet, cash: u32| {
        phrase
            .with(&format!("{name}_plots"), plot_keys(plots))
            .with(&format!("{name}_plots-count"), i64::from(plots.len()))
            .with(&format!("{name}_cash"), f(cash))
    };
    let phrase = side(phrase, "give", offer.give_plots, offer.give_cash);
    side(phrase, "get", offer.get_plots, offer.get_cash)
}

fn plot_key(plot: Plot) -> String {
    format!("plot-{}", plot.word())
}

fn plot_keys(plots: PlotSet) -> Vec<Word> {
    plots.iter().map(|plot| Word::from(plot_key(plot))).collect()
}

fn fine(rules: &Deluxe) -> i64 {
    f(rules.board.money.fine)
}

/// An amount of fants.
fn f(amount: u32) -> i64 {
    i64::from(amount)
}

//! The canonical form of a table, version 1: these facts in this order. Plots are named by their words, cards by their ids.
//!
//! | name | holds |
//! |---|---|
//! | `phase` | the phase, in the words of the rulebook's section on phases |
//! | `rolls`, `steps`, `stake` | only in `try`, `inspection_fine`, `exchange_roll` |
//! | `acting`, `bidders`, `highest`, `highest_bidder` | only in `auction` |
//! | `debtor`, `amount`, `cause` | only in `debt`; the cause with its seat or amount where it has one |
//! | `offer` | `-`, or who offers to whom |
//! | `give_plots`, `give_cash`, `get_plots`, `get_cash` | only with an offer |
//! | `round`, `first`, `active`, `living`, `resigning`, `silent`, `clock_rang`, `doubles`, `extra_roll`, `open_card` | the turn |
//! | `mortgaged`, `buildings` | the mortgaged plots; every plot with buildings and its level, 4 for an enterprise |
//! | `branches_used`, `enterprises_used`, `reserve_fund`, `exchange_fund`, `bank` | what belongs to no seat |
//! | `trips_unseen`, `trips_under`, `deals_unseen`, `deals_under` | each deck: numbers of cards nobody has seen, and those below in their order |
//! | `seat`, `cash`, `plots`, `cell`, `step`, `inspected`, `failed_turns`, `kept`, `fell`, `offers` | for each seat |

use crate::Deluxe;
use crate::card::Pile;
use crate::plot::{Plot, PlotSet};
use crate::state::{Cause, Debt, OpenOffer, Phase, State};
use engine::{Canon, Seat};

pub(crate) fn write(rules: &Deluxe, state: &State, out: &mut Canon) {
    write_phase(&state.phase, out);
    write_offer(state.offer.as_ref(), out);
    out.fact("round", state.round);
    out.seat("first", state.first);
    out.seat("active", state.active);
    out.seats("living", state.living);
    out.seats("resigning", state.resigning);
    out.seats("silent", state.silent);
    out.flag("clock_rang", state.clock_rang);
    out.fact("doubles", state.doubles);
    out.flag("extra_roll", state.extra_roll);
    out.maybe("open_card", state.open_card);
    out.list("mortgaged", words(state.mortgaged));
    let built = Plot::all().filter(|&plot| state.level(plot) > 0);
    out.list("buildings", built.map(|plot| format!("{}.{}", plot.word(), state.level(plot))));
    out.fact("branches_used", state.branches_used);
    out.fact("enterprises_used", state.enterprises_used);
    out.fact("reserve_fund", state.reserve_fund);
    out.fact("exchange_fund", state.exchange_fund);
    out.fact("bank", state.bank);
    write_deck(["trips_unseen", "trips_under"], &state.trips, out);
    write_deck(["deals_unseen", "deals_under"], &state.deals, out);
    for seat in Seat::all(rules.seats) {
        let player = state.at(seat);
        out.seat("seat", seat);
        out.fact("cash", player.cash);
        out.list("plots", words(player.plots));
        out.fact("cell", player.cell);
        out.fact("step", player.step);
        out.flag("inspected", player.inspected);
        out.fact("failed_turns", player.failed_turns);
        out.list("kept", player.kept.iter());
        out.fact("fell", player.fell);
        out.fact("offers", state.offers[seat.index()]);
    }
}

fn write_phase(phase: &Phase, out: &mut Canon) {
    match phase {
        Phase::Setup => out.fact("phase", "setup"),
        Phase::TurnStart => out.fact("phase", "turn_start"),
        Phase::Roll => out.fact("phase", "roll"),
        Phase::Try { rolls } => {
            out.fact("phase", "try");
            out.fact("rolls", rolls);
        }
        Phase::InspectionFine { steps } => {
            out.fact("phase", "inspection_fine");
            out.fact("steps", steps);
        }
        Phase::DrawTrip => out.fact("phase", "draw_trip"),
        Phase::DrawDeal => out.fact("phase", "draw_deal"),
        Phase::PlotOffer => out.fact("phase", "plot_offer"),
        Phase::Auction(auction) => {
            out.fact("phase", "auction");
            out.seat("acting", auction.acting);
            out.seats("bidders", auction.bidders);
            out.fact("highest", auction.highest);
            out.maybe_seat("highest_bidder", auction.highest_bidder);
        }
        Phase::RentChoice => out.fact("phase", "rent_choice"),
        Phase::Debt(debt) => write_debt(debt, out),
        Phase::CardChoice => out.fact("phase", "card_choice"),
        Phase::ExchangeOffer => out.fact("phase", "exchange_offer"),
        Phase::ExchangeRoll { stake } => {
            out.fact("phase", "exchange_roll");
            out.fact("stake", stake);
        }
        Phase::Manage => out.fact("phase", "manage"),
        Phase::GameOver => out.fact("phase", "game_over"),
    }
}

fn write_debt(debt: &Debt, out: &mut Canon) {
    out.fact("phase", "debt");
    out.seat("debtor", debt.seat);
    out.fact("amount", debt.amount);
    match debt.cause {
        Cause::Rent(owner) => out.list("cause", ["rent".to_owned(), owner.0.to_string()]),
        Cause::Charity => out.fact("cause", "charity"),
        Cause::Card => out.fact("cause", "card"),
        Cause::Donation => out.fact("cause", "donation"),
        Cause::Treat(each) => out.list("cause", ["treat".to_owned(), each.to_string()]),
        Cause::Collection => out.fact("cause", "collection"),
    }
}

fn write_offer(open: Option<&OpenOffer>, out: &mut Canon) {
    let Some(OpenOffer { from_seat, offer }) = open else { return out.fact("offer", '-') };
    out.list("offer", [from_seat.0, offer.to_seat.0]);
    out.list("give_plots", words(offer.give_plots));
    out.fact("give_cash", offer.give_cash);
    out.list("get_plots", words(offer.get_plots));
    out.fact("get_cash", offer.get_cash);
}

fn write_deck([unseen, under]: [&str; 2], deck: &Pile, out: &mut Canon) {
    out.list(unseen, (0..32u8).filter(|card| deck.unseen() >> card & 1 == 1));
    out.list(under, deck.queue());
}

fn words(plots: PlotSet) -> impl Iterator<Item = &'static str> {
    plots.iter().map(Plot::word)
}

//! What a seat sees, as numbers. This game hides nothing; what is left out is the order of cards that were seen before.

use crate::Deluxe;
use crate::action::Offer;
use crate::board::CELLS;
use crate::card::{Deal, DeckName};
use crate::plot::PLOTS;
use crate::state::{Kept, Phase, State};
use engine::encode::{FORTIETH, NumberRow, number, ring, squashed};
use engine::{Feature, Game, Seat, SeatSet};

/// Money is squashed: this much becomes one half.
const MUCH: f32 = 1_000.0;

pub(super) fn features(rules: &Deluxe) -> Vec<Feature> {
    let mut features = vec![
        Feature::new(
            "phase: turn start, inspection fine, plot offer, auction, rent choice, debt, card choice, exchange, manage, over",
            10,
        ),
        Feature::new("an offer is open", 1),
        Feature::new("round, as a share; time is up; doubles, of 3; another roll", 4),
        Feature::new("plot of the active seat", PLOTS),
        Feature::new("highest bid, debt, reserve fund, exchange fund, half at 1,000", 4),
        Feature::new("branches and enterprises in use, as shares", 2),
        Feature::new("open card: trip, refinancing, off-market purchase", 3),
        Feature::new("offer: plots given", PLOTS),
        Feature::new("offer: plots got", PLOTS),
        Feature::new("offer: cash given, cash got, half at 1,000", 2),
        Feature::new("mortgaged plots", PLOTS),
        Feature::new("level by plot, of 4", PLOTS),
    ];
    for place in 0..rules.seats {
        let whose = if place == 0 { "own".to_owned() } else { format!("seat {place} after") };
        features
            .push(Feature::new(format!("{whose}: is active, acts, lives, inspected, leaving, silent"), 6));
        features.push(Feature::new(format!("{whose}: offers, is offered, may bid, leads"), 4));
        features.push(Feature::new(format!("{whose}: cash, half at 1,000"), 1));
        features.push(Feature::new(format!("{whose}: cell, as cosine and sine"), 2));
        features
            .push(Feature::new(format!("{whose}: rating step, of 4; failed turns, offers, half at 2"), 3));
        features.push(Feature::new(
            format!("{whose}: kept audits, discounts, subsidies, refinancings, purchases, half at 1"),
            5,
        ));
        features.push(Feature::new(format!("{whose}: plots"), PLOTS));
    }
    features
}

pub(super) fn observe(rules: &Deluxe, state: &State, seat: Seat, out: &mut [f32]) {
    let mut row = NumberRow::new(out);
    row.one_of::<10>(phase_place(&state.phase));
    let last = f32::from(rules.options.last_round()).max(f32::from(state.round));
    *row.block::<5>() = [
        number(state.offer.is_some()),
        f32::from(state.round) / last,
        number(state.clock_rang),
        f32::from(state.doubles) / 3.0,
        number(state.extra_roll),
    ];
    row.one_of::<PLOTS>(rules.board.plot_at(state.active_player().cell).map(|plot| plot.index()));
    let (bid, bidders, leader) = match &state.phase {
        Phase::Auction(auction) => (auction.highest, auction.bidders, auction.highest_bidder),
        _ => (0, SeatSet::EMPTY, None),
    };
    *row.block::<6>() = [
        money(bid),
        if let Phase::Debt(debt) = &state.phase { money(debt.amount) } else { 0.0 },
        money(state.reserve_fund),
        money(state.exchange_fund),
        share(state.branches_used, rules.board.branches),
        share(state.enterprises_used, rules.board.enterprises),
    ];
    row.one_of::<3>(open_card(rules, state));
    let author = state.offer.map(|open| open.from_seat);
    let terms = state.offer.map_or(Offer::nothing(NOBODY), |open| open.offer);
    row.bits::<PLOTS>(terms.give_plots.0);
    row.bits::<PLOTS>(terms.get_plots.0);
    *row.block::<2>() = [money(terms.give_cash), money(terms.get_cash)];
    row.bits::<PLOTS>(state.mortgaged.0);
    *row.block::<PLOTS>() = state.levels.map(|level| f32::from(level) / 4.0);
    let acting = rules.turn(state).seats();
    let active = (state.phase != Phase::Setup).then_some(state.active);
    let mut other = seat;
    for _ in 0..rules.seats {
        let player = state.at(other);
        let [cosine, sine] = CELL_PLACES[usize::from(player.cell)];
        row.holds::<10>([
            active == Some(other),
            acting.contains(other),
            state.living.contains(other),
            player.inspected,
            state.resigning.contains(other),
            state.silent.contains(other),
            author == Some(other),
            terms.to_seat == other,
            bidders.contains(other),
            leader == Some(other),
        ]);
        *row.block::<6>() = [
            money(player.cash),
            cosine,
            sine,
            f32::from(player.step) / 4.0,
            squashed(f32::from(player.failed_turns), 2.0),
            squashed(f32::from(state.offers[other.index()]), 2.0),
        ];
        *row.block::<5>() = if player.kept.is_empty() { [0.0; 5] } else { kept(rules, &player.kept) };
        row.bits::<PLOTS>(player.plots.0);
        other = other.next(rules.seats);
    }
}

/// No seat at any table.
const NOBODY: Seat = Seat(u8::MAX);

fn kept(rules: &Deluxe, kept: &Kept) -> [f32; 5] {
    let mut counts = [0.0; 5];
    for card in kept.iter() {
        let kind = match rules.deal(card) {
            Some(Deal::CleanAudit) => 0,
            Some(Deal::PartnerDiscount) => 1,
            Some(Deal::BuildingSubsidy) => 2,
            Some(Deal::Refinancing) => 3,
            _ => 4,
        };
        counts[kind] += 1.0;
    }
    counts.map(|count| squashed(count, 1.0))
}

/// Cells that lie side by side on the ring are close in numbers too.
static CELL_PLACES: [[f32; 2]; CELLS as usize] = ring(FORTIETH.0, FORTIETH.1);

fn phase_place(phase: &Phase) -> Option<usize> {
    match phase {
        Phase::TurnStart => Some(0),
        Phase::InspectionFine { .. } => Some(1),
        Phase::PlotOffer => Some(2),
        Phase::Auction(_) => Some(3),
        Phase::RentChoice => Some(4),
        Phase::Debt(_) => Some(5),
        Phase::CardChoice => Some(6),
        Phase::ExchangeOffer => Some(7),
        Phase::Manage => Some(8),
        Phase::GameOver => Some(9),
        Phase::Setup
        | Phase::Roll
        | Phase::Try { .. }
        | Phase::DrawTrip
        | Phase::DrawDeal
        | Phase::ExchangeRoll { .. } => None,
    }
}

fn open_card(rules: &Deluxe, state: &State) -> Option<usize> {
    let card = state.open_card?;
    match (card.deck, rules.deal(card)) {
        (DeckName::Trip, _) => Some(0),
        (_, Some(Deal::Refinancing)) => Some(1),
        (_, Some(Deal::OffMarketPurchase)) => Some(2),
        _ => None,
    }
}

#[inline]
fn money(amount: u32) -> f32 {
    squashed(amount as f32, MUCH)
}

fn share(used: u8, all: u8) -> f32 {
    f32::from(used) / f32::from(all.max(used).max(1))
}

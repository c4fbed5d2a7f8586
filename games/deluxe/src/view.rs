//! What one pair of eyes may know. This game hides nothing: cards are opened face up, balances are public, and the
//! order of cards nobody has seen exists for nobody. So every view says all there is to know, as facts about the seats,
//! the plots and the bank.

use crate::Deluxe;
use crate::card::{Card, Pile};
use crate::options::{MonopolyDoubling, Options};
use crate::plot::{PLOTS, Plot, PlotSet};
use crate::rules::{end, rent};
use crate::state::{Kept, MOST_SEATS, OpenOffer, Phase, Player, State};
use engine::{Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A table as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub phase: Phase,
    /// An offer that waits for its answer.
    pub offer: Option<OpenOffer>,
    pub round: u16,
    /// The game ends after this round at the latest.
    pub last_round: u16,
    /// Time is up: this is the last round.
    pub clock_rang: bool,
    pub first: Seat,
    pub active: Seat,
    pub living: SeatSet,
    /// Doubles in a row this turn.
    pub doubles: u8,
    pub extra_roll: bool,
    /// The card that is being carried out.
    pub open_card: Option<Card>,
    pub seats: Vec<SeatView>,
    /// All plots in the order of the board.
    pub plots: Vec<PlotView>,
    pub bank: BankView,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    pub cash: u32,
    /// What the seat is worth as the table counts it.
    pub capital: i64,
    pub plots: PlotSet,
    pub cell: u8,
    /// The step of the rating marker, 1 to 4; 0 once it is off the scale.
    pub step: u8,
    pub inspected: bool,
    /// Turns in the Inspection without a double.
    pub failed_turns: u8,
    pub kept: Kept,
    /// 1 for the first seat that went bankrupt, 2 for the second; 0 for the living.
    pub fell: u8,
    /// It left, and is taken off the board at the next chance.
    pub is_leaving: bool,
    /// It makes no more offers this turn of its own will.
    pub is_silent: bool,
    /// Offers it made this turn.
    pub offers: u8,
}

/// A plot as it stands: whose it is, and what it brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlotView {
    pub owner: Option<Seat>,
    /// 0 to 3 branches, 4 for an enterprise.
    pub level: u8,
    pub mortgaged: bool,
    /// What a visitor owes now; 0 where there is no owner, or none who may ask for it.
    pub rent: u32,
    /// What it brings without the rest of its industry, as it is built now.
    pub rent_alone: u32,
    /// What it brings with the whole industry.
    pub rent_whole: u32,
}

/// What lies in the bank and on the funds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BankView {
    pub branches_used: u8,
    pub enterprises_used: u8,
    pub reserve_fund: u32,
    pub exchange_fund: u32,
    /// What the bank has taken in so far, less what it has paid out.
    pub balance: i64,
    pub trips: Pile,
    pub deals: Pile,
}

pub(crate) fn view(rules: &Deluxe, state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        options: rules.options,
        phase: state.phase,
        offer: state.offer,
        round: state.round,
        last_round: rules.options.last_round(),
        clock_rang: state.clock_rang,
        first: state.first,
        active: state.active,
        living: state.living,
        doubles: state.doubles,
        extra_roll: state.extra_roll,
        open_card: state.open_card,
        seats: Seat::all(rules.seats).map(|seat| seat_view(rules, state, seat)).collect(),
        plots: Plot::all().map(|plot| plot_view(rules, state, plot)).collect(),
        bank: BankView {
            branches_used: state.branches_used,
            enterprises_used: state.enterprises_used,
            reserve_fund: state.reserve_fund,
            exchange_fund: state.exchange_fund,
            balance: state.bank,
            trips: state.trips,
            deals: state.deals,
        },
    }
}

fn seat_view(rules: &Deluxe, state: &State, seat: Seat) -> SeatView {
    let &Player { cash, plots, cell, step, inspected, failed_turns, kept, fell } = state.at(seat);
    SeatView {
        cash,
        capital: end::capital(rules, state, seat),
        plots,
        cell,
        step,
        inspected,
        failed_turns,
        kept,
        fell,
        is_leaving: state.resigning.contains(seat),
        is_silent: state.silent.contains(seat),
        offers: state.offers[seat.index()],
    }
}

fn plot_view(rules: &Deluxe, state: &State, plot: Plot) -> PlotView {
    let (owner, level) = (state.owner(plot), state.level(plot));
    let rent_alone = rules.board.deed(plot).rent[usize::from(level)];
    let doubles = level == 0 || rules.options.monopoly_doubling == MonopolyDoubling::AllLevels;
    PlotView {
        owner,
        level,
        mortgaged: state.mortgaged.contains(plot),
        rent: owner.map_or(0, |owner| rent::due(rules, state, plot, owner)),
        rent_alone,
        rent_whole: if doubles { 2 * rent_alone } else { rent_alone },
    }
}

impl View {
    /// The one table that looks like this.
    pub(crate) fn table(&self) -> State {
        let among = |which: fn(&SeatView) -> bool| {
            let found = Seat::all(self.seat_count()).filter(|seat| which(&self.seats[seat.index()]));
            found.collect::<SeatSet>()
        };
        let plots = |which: fn(&PlotView) -> bool| {
            let found = Plot::all().filter(|plot| which(&self.plots[plot.index()]));
            found.collect::<PlotSet>()
        };
        let nobody = Player {
            cash: 0,
            plots: PlotSet::EMPTY,
            cell: 0,
            step: 0,
            inspected: false,
            failed_turns: 0,
            kept: Kept::default(),
            fell: 0,
        };
        let (mut seats, mut offers, mut levels) = ([nobody; MOST_SEATS], [0; MOST_SEATS], [0; PLOTS]);
        for (index, seat) in self.seats.iter().enumerate() {
            let &SeatView { cash, plots, cell, step, inspected, failed_turns, kept, fell, .. } = seat;
            seats[index] = Player { cash, plots, cell, step, inspected, failed_turns, kept, fell };
            offers[index] = seat.offers;
        }
        for (index, plot) in self.plots.iter().enumerate() {
            levels[index] = plot.level;
        }
        State {
            phase: self.phase,
            offer: self.offer,
            round: self.round,
            first: self.first,
            active: self.active,
            living: self.living,
            resigning: among(|seat| seat.is_leaving),
            silent: among(|seat| seat.is_silent),
            offers,
            clock_rang: self.clock_rang,
            doubles: self.doubles,
            extra_roll: self.extra_roll,
            open_card: self.open_card,
            mortgaged: plots(|plot| plot.mortgaged),
            built: plots(|plot| plot.level > 0),
            levels,
            branches_used: self.bank.branches_used,
            enterprises_used: self.bank.enterprises_used,
            reserve_fund: self.bank.reserve_fund,
            exchange_fund: self.bank.exchange_fund,
            bank: self.bank.balance,
            trips: self.bank.trips,
            deals: self.bank.deals,
            seats,
        }
    }

    fn seat_count(&self) -> u8 {
        u8::try_from(self.seats.len()).expect("no table has more seats than that")
    }
}

use crate::card::Card;
use crate::plot::{Industry, Plot, PlotSet};
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a seat does: section 6 of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    EndTurn {},
    Roll {},
    TryDouble {},
    PayFine {},
    Stay {},
    Buy {},
    Decline {},
    Pass {},
    Bid {
        amount: u32,
    },
    PayFull {},
    Skip {},
    Stake {
        amount: u32,
    },
    DeclineCard {},
    ChoosePlot {
        plot: Plot,
    },
    UseCard {
        card: Card,
        #[serde(default)]
        plot: Option<Plot>,
    },
    Build {
        plot: Plot,
        use_subsidy: bool,
    },
    SellBuilding {
        plot: Plot,
    },
    SellIndustry {
        industry: Industry,
    },
    Mortgage {
        plot: Plot,
    },
    Redeem {
        plot: Plot,
    },
    AcceptTrade {},
    RejectTrade {},
    ProposeTrade(Offer),
    /// A seat that need not act makes no offer for the rest of the turn.
    NoOffer {},
    DeclareBankruptcy {},
    Resign {},
}

/// A trade as its proposer sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub to_seat: Seat,
    pub give_plots: PlotSet,
    pub give_cash: u32,
    pub get_plots: PlotSet,
    pub get_cash: u32,
}

impl Offer {
    /// No terms yet.
    pub fn nothing(to_seat: Seat) -> Offer {
        Offer { to_seat, give_plots: PlotSet::EMPTY, give_cash: 0, get_plots: PlotSet::EMPTY, get_cash: 0 }
    }
}

/// What the world does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who begins.
    First {
        seat: Seat,
    },
    Roll {
        dice: [u8; 2],
    },
    Card {
        card: Card,
    },
    Exchange {
        dice: [u8; 3],
    },
}

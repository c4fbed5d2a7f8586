//! What one pair of eyes may know. This game hides nothing: cards are opened face up, balances are public, and the
//! order of cards nobody has seen is not part of the state. So every view holds the table as it is.

use crate::Deluxe;
use crate::options::Options;
use crate::plot::Plot;
use crate::rules::{end, rent};
use crate::state::State;
use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A table as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub seats: u8,
    pub options: Options,
    pub last_round: u16,
    /// What each seat is worth as the table counts it.
    pub capitals: Vec<i64>,
    /// What a visitor of each plot owes now; 0 where there is no owner, or none who may ask for it.
    pub rents: Vec<u32>,
    pub table: State,
}

pub(crate) fn view(rules: &Deluxe, state: &State, viewer: Viewer) -> View {
    let rent = |plot| state.owner(plot).map_or(0, |owner| rent::due(rules, state, plot, owner));
    View {
        viewer,
        seats: rules.seats,
        options: rules.options,
        last_round: rules.options.last_round(),
        capitals: Seat::all(rules.seats).map(|seat| end::capital(rules, state, seat)).collect(),
        rents: Plot::all().map(rent).collect(),
        table: *state,
    }
}

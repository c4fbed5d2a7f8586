//! What one pair of eyes may know. This game hides nothing: cards are opened face up, balances are public, and the
//! order of cards nobody has seen is not part of the state. So every view holds the table as it is.

use crate::Deluxe;
use crate::options::Options;
use crate::state::State;
use engine::Viewer;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A table as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub seats: u8,
    pub options: Options,
    pub table: State,
}

pub(crate) fn view(rules: &Deluxe, state: &State, viewer: Viewer) -> View {
    View { viewer, seats: rules.seats, options: rules.options, table: *state }
}

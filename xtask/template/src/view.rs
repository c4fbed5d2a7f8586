use crate::{Cards, SampleGame, State};
use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What one pair of eyes may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub round: u8,
    pub rounds: u8,
    pub seats: Vec<SeatView>,
}

/// One seat as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// How many cards the seat holds.
    pub cards: u8,
    pub has_laid: bool,
    pub played: Cards,
    pub points: u8,
    /// Only the viewer's own.
    pub own: Option<Own>,
}

/// What a seat sees of itself only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Own {
    pub hand: Cards,
    pub laid: Option<u8>,
}

/// Built up from what is allowed, so that nothing new in the state can leak by being forgotten here.
pub(crate) fn view(rules: &SampleGame, state: &State, viewer: Viewer) -> View {
    let seen = |seat: Seat| {
        let holding = state.at(seat);
        SeatView {
            cards: holding.hand.len(),
            has_laid: holding.laid.is_some(),
            played: holding.played,
            points: holding.points,
            own: viewer.is(seat).then_some(Own { hand: holding.hand, laid: holding.laid }),
        }
    };
    View {
        round: state.round,
        rounds: rules.options.hand_size,
        seats: Seat::all(rules.seats).map(seen).collect(),
    }
}

use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What can be seen to happen. A card is `None` for those who do not see its face.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    Dealt { seat: Seat, card: Option<u8> },
    Laid { seat: Seat, card: Option<u8> },
    TurnedUp { round: u8, shown: Vec<Shown>, winners: Vec<Seat> },
    Ended { winners: Vec<Seat> },
}

/// One card of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    pub seat: Seat,
    pub card: u8,
}

/// SG-3, SG-4: others see that a card was dealt or laid, not which.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt { seat, card: None },
        Event::Laid { seat, .. } if !viewer.is(seat) => Event::Laid { seat, card: None },
        _ => event.clone(),
    }
}

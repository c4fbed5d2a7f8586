//! What people are told at a moment: what is asked of them, what a choice leads to, what is closed to them and why, and
//! how it ended. All of it is made from a view, so it cannot tell more than its reader may know. The words are keys of
//! the game's `text/*.ftl`.

use crate::{Phrase, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A moment in words, for one pair of eyes.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Voice {
    /// One line. A seat that may act is told what it is asked and why it matters now; everybody else what is going on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Phrase>,
    /// What each action that is offered one by one leads to, in the order in which they are offered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outlooks: Vec<Outlook>,
    /// What people may want to do now and cannot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<Closed>,
}

/// What an action leads to, as far as whoever makes it can know.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Outlook {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leads: Option<Phrase>,
    #[serde(default)]
    pub weight: Weight,
}

/// How carefully an action is to be offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    #[default]
    Light,
    /// It costs something that a newcomer would not expect: it looks dangerous.
    Risky,
    /// It cannot be made good again: it looks dangerous and is asked for once more.
    Grave,
}

/// Something that cannot be done now, and the reason.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Closed {
    pub what: Phrase,
    pub why: Phrase,
}

/// How a match ended, told so that everybody sees why.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Summary {
    /// One for each seat, the best place first.
    pub seats: Vec<SeatSummary>,
    /// What else is worth telling: who bluffed most, the dearest tile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Phrase>,
}

/// How one seat came to its place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatSummary {
    pub seat: Seat,
    pub place: u8,
    /// What is stamped across the row: bankrupt, out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stamp: Option<Phrase>,
    /// How the result was counted, step by step.
    pub steps: Vec<Phrase>,
    /// Amounts to be drawn as bars beside those of the other seats: the same labels in the same order for everybody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bars: Vec<Bar>,
}

/// One amount among several that are compared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Bar {
    pub label: Phrase,
    pub amount: i64,
    /// The amount as people say it.
    pub told: Phrase,
}

impl Outlook {
    pub fn light(leads: Phrase) -> Outlook {
        Outlook { leads: Some(leads), weight: Weight::Light }
    }

    pub fn risky(leads: Phrase) -> Outlook {
        Outlook { leads: Some(leads), weight: Weight::Risky }
    }

    pub fn grave(leads: Phrase) -> Outlook {
        Outlook { leads: Some(leads), weight: Weight::Grave }
    }
}

impl Voice {
    /// Every phrase in it.
    pub fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        let leads = self.outlooks.iter().filter_map(|outlook| outlook.leads.as_ref());
        self.prompt
            .iter()
            .chain(leads)
            .chain(self.closed.iter().flat_map(|closed| [&closed.what, &closed.why]))
    }
}

impl Summary {
    /// Every phrase in it.
    pub fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        let seats = self.seats.iter().flat_map(|seat| {
            let bars = seat.bars.iter().flat_map(|bar| [&bar.label, &bar.told]);
            seat.stamp.iter().chain(&seat.steps).chain(bars)
        });
        seats.chain(&self.notes)
    }
}

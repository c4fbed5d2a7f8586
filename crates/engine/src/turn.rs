use crate::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who may act in a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// Exactly this seat.
    One(Seat),
    /// Each of these owes one hidden answer; the order of arrival must not matter.
    Sealed(SeatSet),
    /// Whoever is logged first wins: claims against rolls, open auctions.
    Open(SeatSet),
    /// The world acts: a die, a card.
    Chance,
    Over,
}

impl Turn {
    /// The seats that may act.
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::One(seat) => SeatSet::one(seat),
            Turn::Sealed(seats) | Turn::Open(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    pub fn includes(self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }
}

/// One fact of a match: the log is made of these, and they are the only way to change a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step<A, C> {
    Seat {
        seat: Seat,
        action: A,
    },
    Chance {
        outcome: C,
    },
    /// The wait that [`crate::Game::wait`] named has run out.
    Lapse,
}

/// A wait that a game asks its host to run. The game itself never reads a clock: when the time is over, the
/// host submits [`Step::Lapse`], which is logged like every other fact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Wait {
    /// Tells one wait from the next. One that is named again after others has what was left of it.
    pub id: u32,
    /// Whom the host waits for.
    pub seats: SeatSet,
    pub after_ms: u32,
}

/// Why a game asks for a wait: a table without a clock leaves some of them out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum WaitFor {
    /// A moment that the rules keep free, at every table.
    #[default]
    Rules,
    /// The time one seat has to decide, set by this option: the clock of the table takes its place.
    Decision(&'static str),
    /// The time in which several may act (an auction, orders), set by this option.
    Window(&'static str),
}

/// A pair of eyes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A person in this seat: what the rulebook lets them see right now.
    Seat(Seat),
    /// This seat with perfect memory of all it was ever shown: what bots get. Where a rulebook takes reminders away
    /// from people, this still holds them; it never holds anything the seat was not shown.
    Recall(Seat),
    /// Anybody: spectators, the TV. The least privileged viewer.
    Public,
}

impl Viewer {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) | Viewer::Recall(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    pub fn is(self, seat: Seat) -> bool {
        self.seat() == Some(seat)
    }

    /// Every viewer of a table.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain(Seat::all(seats).map(Viewer::Recall)).chain([Viewer::Public])
    }
}

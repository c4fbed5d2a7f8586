use crate::{Cards, Suitcase};
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The gunman, whose own colour came up, names an opponent (NB-15).
    ChooseOpponent { seat: Seat },
    /// Puts closed suitcases on the table (NB-20), perhaps saying what they hold (NB-24).
    Offer {
        cards: Cards,
        #[serde(default)]
        claim: Option<u16>,
    },
    /// Takes the whole offer unseen (NB-27).
    Accept {},
    /// Turns the offer up and rolls (NB-28).
    Open {},
    /// Adds closed suitcases after a higher roll (NB-30).
    Add {
        cards: Cards,
        #[serde(default)]
        claim: Option<u16>,
    },
    /// Pays the offerer what the offer was worth (NB-36).
    Pay { cards: Cards },
}

/// What the world does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who has the pistol first (NB-6).
    FirstGunman {
        seat: Seat,
    },
    /// The colour die. Only colours in play are drawn: rolling again until one comes up (NB-14) gives the same odds.
    Colour {
        colour: Colour,
    },
    BlackDie {
        pips: u8,
    },
    /// The card on top of the bank. The bank has no order before it is drawn.
    BankCard {
        card: Suitcase,
    },
}

/// The colours of the die, in the order in which the seats get them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    White,
    Yellow,
    Red,
    Green,
    Blue,
    Purple,
}

impl Colour {
    pub const ALL: [Colour; 6] =
        [Colour::White, Colour::Yellow, Colour::Red, Colour::Green, Colour::Blue, Colour::Purple];

    /// The colours in play at a table of `seats`: three, two or one for everybody (NB-5).
    pub fn in_play(seats: u8) -> &'static [Colour] {
        let each = 6 / usize::from(seats);
        &Colour::ALL[..each * usize::from(seats)]
    }

    /// Whose colour it is: they go round the table from seat 0.
    pub fn owner(self, seats: u8) -> Seat {
        Seat(self as u8 % seats)
    }

    /// The colours of a seat, at a table whose row begins with `first`.
    pub fn of_seat(seat: Seat, seats: u8, first: Colour) -> Vec<Colour> {
        let own = Colour::in_play(seats).iter().filter(|colour| colour.owner(seats) == seat);
        own.map(|colour| colour.from_first(first)).collect()
    }

    /// What this colour becomes where the row begins with `first` in the place of white (NB-5).
    pub fn from_first(self, first: Colour) -> Colour {
        Colour::ALL[(self as usize + first as usize) % Colour::ALL.len()]
    }

    /// The colour that becomes this one where the row begins with `first`.
    pub fn to_first(self, first: Colour) -> Colour {
        Colour::ALL[(self as usize + Colour::ALL.len() - first as usize) % Colour::ALL.len()]
    }
}

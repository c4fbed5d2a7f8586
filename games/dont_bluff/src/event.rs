use crate::{Cards, Colour, Suitcase};
use engine::{Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What happened, for screens and logs. `cards` that a viewer may not see are absent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// This seat has the pistol first.
    FirstGunman {
        seat: Seat,
    },
    /// This seat has no cards to offer and loses its round (NB-12).
    Skipped {
        seat: Seat,
    },
    /// The gunman rolled the colour of a seat, perhaps their own.
    ColourRolled {
        seat: Seat,
        colour: Colour,
        owner_seat: Seat,
        own: bool,
    },
    /// The gunman, whose own colour came up, chose this seat.
    Chosen {
        seat: Seat,
        gunman_seat: Seat,
    },
    /// The drawn player has nothing to offer, so the round is over (NB-64).
    NothingToOffer {
        seat: Seat,
    },
    Offered {
        seat: Seat,
        to_seat: Seat,
        size: u8,
        cards: Option<Cards>,
        claim: Option<u16>,
    },
    Added {
        seat: Seat,
        to_seat: Seat,
        size: u8,
        cards: Option<Cards>,
        claim: Option<u16>,
    },
    /// The decider took the offer: `size` closed cards, and `open_size` open ones.
    Accepted {
        seat: Seat,
        from_seat: Seat,
        size: u8,
        cards: Option<Cards>,
        open_size: u8,
        open: Cards,
    },
    /// The closed cards were turned up; all open cards are now worth `value`. No closed card at all means an empty
    /// offer (NB-21), or another roll for an open one that cannot grow (NB-32).
    Opened {
        seat: Seat,
        from_seat: Seat,
        size: u8,
        cards: Cards,
        value: u8,
    },
    BlackDie {
        seat: Seat,
        pips: u8,
        value: u8,
        result: Comparison,
    },
    /// The offerer has nothing to add; the decider may take the open cards or roll again (NB-32).
    Exhausted {
        seat: Seat,
        decider_seat: Seat,
    },
    /// The decider took the open offer without paying.
    Took {
        seat: Seat,
        from_seat: Seat,
        cards: Cards,
        why: Taken,
    },
    /// The offer went back to the offerer, who is owed its value.
    Returned {
        seat: Seat,
        from_seat: Seat,
        cards: Cards,
        value: u8,
    },
    Paid {
        seat: Seat,
        to_seat: Seat,
        owed: u8,
        size: u8,
        cards: Option<Cards>,
    },
    /// The payer owed more than they had and gave up all their cards (NB-44).
    Surrendered {
        seat: Seat,
        to_seat: Seat,
        owed: u8,
        size: u8,
        cards: Option<Cards>,
    },
    BankCard {
        seat: Seat,
        card: Option<Suitcase>,
        left: u8,
    },
    GameOver {
        reason: Reason,
        winners: SeatSet,
        hands: Vec<Revealed>,
    },
}

/// The black die against the value of the offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Comparison {
    Lower,
    Equal,
    Higher,
}

/// Why the decider takes an open offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Taken {
    Equal,
    Exhausted,
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Target,
    BankEmpty,
    RoundCap,
    /// A seat of two has left (NB-71).
    Forfeit,
}

/// A hand at the end of the game (NB-54).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Revealed {
    pub seat: Seat,
    pub cards: Cards,
    pub money: u8,
}

impl Event {
    /// The event as a viewer sees it: the cards of closed sets only for those between whom they pass.
    pub(crate) fn seen_by(&self, viewer: Viewer, payments_are_public: bool) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::Offered { seat, cards, .. } | Event::Added { seat, cards, .. } => {
                hide_unless(viewer.is(*seat), cards);
            }
            Event::Accepted { seat, from_seat, cards, .. } => {
                hide_unless(viewer.is(*seat) || viewer.is(*from_seat), cards);
            }
            Event::Paid { seat, to_seat, cards, .. } | Event::Surrendered { seat, to_seat, cards, .. } => {
                hide_unless(payments_are_public || viewer.is(*seat) || viewer.is(*to_seat), cards);
            }
            Event::BankCard { seat, card, .. } => hide_unless(viewer.is(*seat), card),
            Event::FirstGunman { .. }
            | Event::Skipped { .. }
            | Event::ColourRolled { .. }
            | Event::Chosen { .. }
            | Event::NothingToOffer { .. }
            | Event::Opened { .. }
            | Event::BlackDie { .. }
            | Event::Exhausted { .. }
            | Event::Took { .. }
            | Event::Returned { .. }
            | Event::GameOver { .. } => {}
        }
        seen
    }
}

fn hide_unless<T>(allowed: bool, secret: &mut Option<T>) {
    if !allowed {
        *secret = None;
    }
}

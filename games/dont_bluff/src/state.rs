use crate::mind::{Bounds, Mind, Place};
use crate::{Cards, DontBluff, Reason, Suitcase};
use engine::{Game, Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(crate) const MOST_SEATS: usize = 6;
/// Whoever holds this much wins (NB-50).
pub const TARGET: u8 = 25;
/// The hand everybody begins with (NB-2).
pub const START: Cards = Cards::new(1, 2, 4, 2);
/// The bank of every table (NB-3).
pub const BANK: Cards = Cards::new(1, 2, 2, 1);

/// A table of Don't Bluff! in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    pub gunman: Seat,
    pub rounds_played: u16,
    /// The cards in hand; those on the table belong to no hand (NB-23).
    pub hands: [Cards; MOST_SEATS],
    /// The face-up cards of the offer.
    pub open: Cards,
    /// The face-down cards of the offer.
    pub closed: Cards,
    /// What is left of the bank, in no order.
    pub bank: Cards,
    /// What each seat, and last the public, can tell about hidden cards.
    pub minds: [Mind; MOST_SEATS + 1],
}

const _: () = assert!(size_of::<State>() <= 512);

/// Where the round stands. The phases in which a seat or a die is awaited are states; all others pass within a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The world names the first gunman.
    FirstGunman,
    /// The gunman rolls the colour die.
    ColourRoll,
    ChooseOpponent,
    Offer(Deal),
    Decide(Deal),
    BlackRoll(Deal),
    Add(Deal),
    /// The decider pays what they owe; they can (NB-44 has been dealt with).
    Pay {
        deal: Deal,
        owed: u8,
    },
    /// The payer takes a bank card.
    BankDraw {
        payer: Seat,
    },
    Over {
        reason: Reason,
        leaver: Option<Seat>,
    },
}

/// The two seats of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Deal {
    pub offerer: Seat,
    pub decider: Seat,
    /// Rolls the decider made against an offer that could not grow (NB-32).
    pub extra_rolls: u8,
}

impl Phase {
    /// The seats of the offer that is being made, is on the table, or has just gone back.
    pub fn deal(self) -> Option<Deal> {
        match self {
            Phase::Offer(deal)
            | Phase::Decide(deal)
            | Phase::BlackRoll(deal)
            | Phase::Add(deal)
            | Phase::Pay { deal, .. } => Some(deal),
            Phase::FirstGunman
            | Phase::ColourRoll
            | Phase::ChooseOpponent
            | Phase::BankDraw { .. }
            | Phase::Over { .. } => None,
        }
    }
}

impl State {
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The hand of a seat with the closed cards it has put on the table: what others cannot tell apart.
    pub fn holding(&self, seat: Seat) -> Cards {
        let offers = self.phase.deal().is_some_and(|deal| deal.offerer == seat);
        if offers { self.hand(seat) + self.closed } else { self.hand(seat) }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// What a viewer can tell about hidden cards.
    pub fn mind(&self, viewer: Viewer) -> &Mind {
        &self.minds[viewer.seat().map_or(MOST_SEATS, Seat::index)]
    }
}

impl DontBluff {
    /// A game in the middle: `gunman` is about to roll, and everybody has seen every hand. For lessons and tests.
    ///
    /// Panics unless the cards are those in play and nobody has won.
    pub fn position(&self, hands: &[Cards], bank: Cards, gunman: Seat) -> State {
        assert_eq!(hands.len(), usize::from(self.seats), "a hand for every seat");
        let mut state = State { phase: Phase::ColourRoll, gunman, bank, ..self.start() };
        let mut mind = Mind::at_start(self.seats);
        mind.set(Place::Bank, Bounds::exactly(bank));
        for (seat, &hand) in Seat::all(self.seats).zip(hands) {
            state.hands[seat.index()] = hand;
            mind.set(Place::Hand(seat), Bounds::exactly(hand));
        }
        for observer in self.observers() {
            state.minds[observer] = mind;
        }
        self.audit(&state).expect("a position holds the cards in play");
        state
    }
}

/// All suitcases of one value in play at a table of `seats` (section 2).
pub fn in_play(seats: u8) -> Cards {
    let all = |suitcase| Cards::of(suitcase, seats * START.count(suitcase) + BANK.count(suitcase));
    Suitcase::ALL.into_iter().map(all).fold(Cards::NONE, |sum, cards| sum + cards)
}

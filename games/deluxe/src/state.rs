use crate::action::Offer;
use crate::card::{Card, Pile};
use crate::plot::{PLOTS, Plot, PlotSet};
use engine::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most seats of this game.
pub(crate) const MOST_SEATS: usize = 6;

/// A whole table. Nothing in it is hidden: the order of cards nobody has seen is not part of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub phase: Phase,
    /// An open offer interrupts the phase until it is answered: `TradeReply`.
    pub offer: Option<OpenOffer>,
    pub round: u16,
    pub first: Seat,
    pub active: Seat,
    pub living: SeatSet,
    /// Seats that left and wait for the next moment at which they can be taken off the board, DL-70.
    pub resigning: SeatSet,
    /// Seats that make no more offers this turn of their own will.
    pub silent: SeatSet,
    /// Offers made this turn.
    pub offers: [u8; MOST_SEATS],
    /// The clock event of DL-73 has come.
    pub clock_rang: bool,
    /// Doubles in a row this turn.
    pub doubles: u8,
    pub extra_roll: bool,
    /// The card that is being carried out.
    pub open_card: Option<Card>,
    pub mortgaged: PlotSet,
    /// Plots with buildings.
    pub built: PlotSet,
    /// 0 to 3 branches, 4 for an enterprise.
    pub levels: [u8; PLOTS],
    pub branches_used: u8,
    pub enterprises_used: u8,
    pub reserve_fund: u32,
    pub exchange_fund: u32,
    /// What the bank has taken in so far, less what it has paid out. With all cash and both funds it makes 0.
    pub bank: i64,
    pub trips: Pile,
    pub deals: Pile,
    pub seats: [Player; MOST_SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Setup,
    TurnStart,
    Roll,
    /// A roll for a double in the Inspection; so many were made before.
    Try {
        rolls: u8,
    },
    /// The last roll of the tries adds up to `steps`.
    InspectionFine {
        steps: u8,
    },
    DrawTrip,
    DrawDeal,
    PlotOffer,
    Auction(Auction),
    RentChoice,
    Debt(Debt),
    /// The open card asks for a plot.
    CardChoice,
    ExchangeOffer,
    ExchangeRoll {
        stake: u32,
    },
    Manage,
    GameOver,
}

/// The auction of the plot the active seat declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    pub acting: Seat,
    /// Who may still bid, the highest bidder among them.
    pub bidders: SeatSet,
    /// 0 before the first bid.
    pub highest: u32,
    pub highest_bidder: Option<Seat>,
}

/// A payment that waits for money.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Debt {
    pub seat: Seat,
    pub amount: u32,
    pub cause: Cause,
}

/// Why a seat owes, and so to whom and what follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Rent(Seat),
    Charity,
    /// A card: to the bank.
    Card,
    /// A card: to the reserve fund.
    Donation,
    /// A card: this much to each other seat.
    Treat(u32),
    /// A card of the active seat, to which it is due.
    Collection,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenOffer {
    pub from_seat: Seat,
    #[serde(rename = "terms")]
    pub offer: Offer,
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub cash: u32,
    pub plots: PlotSet,
    pub cell: u8,
    /// The step of the rating marker, 1 to 4; 0 once it is off the scale.
    pub step: u8,
    pub inspected: bool,
    /// Turns in the Inspection without a double, DL-55.
    pub failed_turns: u8,
    pub kept: Kept,
    /// 1 for the first seat that went bankrupt, 2 for the second; 0 for the living.
    pub fell: u8,
}

/// Kept Deal cards in the order in which they came. Only D24 to D30 are ever kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
#[schemars(with = "Vec<Card>")]
pub struct Kept {
    cards: [u8; 7],
    count: u8,
}

impl State {
    #[inline]
    pub fn at(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn at_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    pub fn active_player(&self) -> &Player {
        self.at(self.active)
    }

    #[inline]
    pub fn level(&self, plot: Plot) -> u8 {
        self.levels[plot.index()]
    }

    #[inline]
    pub fn owner(&self, plot: Plot) -> Option<Seat> {
        (0..MOST_SEATS as u8).map(Seat).find(|&seat| self.at(seat).plots.contains(plot))
    }

    pub fn owned(&self) -> PlotSet {
        PlotSet(self.seats.iter().fold(0, |plots, player| plots | player.plots.0))
    }

    /// Whether this seat is the debtor of the running debt.
    pub fn debt_of(&self, seat: Seat) -> Option<&Debt> {
        match &self.phase {
            Phase::Debt(debt) if debt.seat == seat => Some(debt),
            _ => None,
        }
    }

    /// The other living seats, clockwise from the left of `seat`.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let others = self.living.without(seat);
        (1..MOST_SEATS as u8)
            .map(move |steps| seat.plus(steps, MOST_SEATS as u8))
            .filter(move |&other| others.contains(other))
    }
}

impl Kept {
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards[..usize::from(self.count)].iter().map(|&number| Card::deal(number))
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub fn contains(&self, card: Card) -> bool {
        self.iter().any(|kept| kept == card)
    }

    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.count)] = card.number;
        self.count += 1;
    }

    /// Takes a card out, if it is there.
    pub(crate) fn take(&mut self, card: Card) {
        let Some(at) = self.iter().position(|kept| kept == card) else { return };
        self.cards.copy_within(at + 1.., at);
        self.count -= 1;
        self.cards[6] = 0;
    }
}

impl From<Kept> for Vec<Card> {
    fn from(kept: Kept) -> Vec<Card> {
        kept.iter().collect()
    }
}

impl TryFrom<Vec<Card>> for Kept {
    type Error = &'static str;

    fn try_from(cards: Vec<Card>) -> Result<Kept, &'static str> {
        let mut kept = Kept::default();
        for card in cards {
            let keepable = card >= Card::deal(23) && !kept.contains(card);
            keepable.then(|| kept.push(card)).ok_or("only D24 to D30 are kept, each once")?;
        }
        Ok(kept)
    }
}

const _: () = assert!(size_of::<State>() <= 400);

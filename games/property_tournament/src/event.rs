use crate::action::CardSet;
use crate::ledger::Entry;
use crate::options::{LedgerMode, Options};
use crate::state::DeckName;
use engine::{Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What can be seen to happen. Spaces are called by their number, or by the name another board gives them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    StartRolled {
        seat: Seat,
        first: u8,
        second: u8,
    },
    Started {
        seat: Seat,
    },
    TurnStarted {
        seat: Seat,
        round: u16,
    },
    Rolled {
        seat: Seat,
        first: u8,
        second: u8,
    },
    Moved {
        seat: Seat,
        space: String,
    },
    CardDrawn {
        seat: Seat,
        deck: DeckName,
        card: String,
    },
    Arrested {
        seat: Seat,
    },
    Freed {
        seat: Seat,
        freed: Freed,
        /// The deck whose card was used.
        deck: Option<DeckName>,
    },
    StayedInJail {
        seat: Seat,
        served: u8,
    },
    RentDue {
        seat: Seat,
        debtor_seat: Seat,
        field: String,
        amount: u16,
        claim: u16,
    },
    RentClaimed {
        seat: Seat,
        debtor_seat: Seat,
        field: String,
        amount: u16,
        claim: u16,
    },
    RentWaived {
        seat: Seat,
        debtor_seat: Seat,
        field: String,
        amount: u16,
        claim: u16,
    },
    RentLapsed {
        seat: Seat,
        debtor_seat: Seat,
        field: String,
        amount: u16,
    },
    InDebt {
        seat: Seat,
        amount: u16,
    },
    Declined {
        seat: Seat,
        field: String,
    },
    AuctionOpened {
        field: String,
        opening: u32,
    },
    UnitOffered {
        hotel: bool,
    },
    BidMade {
        seat: Seat,
        amount: u32,
        field: Option<String>,
    },
    Passed {
        seat: Seat,
    },
    Won {
        seat: Seat,
        field: String,
        amount: u32,
    },
    Unsold {},
    ContestOpened {
        seat: Seat,
        hotel: bool,
        stock: u8,
        field: String,
        count: u8,
        /// Who else could build now and is asked. Where cash is hidden, this tells of it.
        asked_seats: SeatSet,
    },
    ContestJoined {
        seat: Seat,
        field: String,
        count: u8,
    },
    ContestDeclined {
        seat: Seat,
    },
    ContestEnded {},
    TradeOffered(Deal),
    TradeDone(Deal),
    OfferClosed {
        seat: Seat,
        to_seat: Seat,
        closed: Closed,
        offer: u16,
    },
    Bankrupt {
        seat: Seat,
        number: u8,
    },
    Resigned {
        seat: Seat,
    },
    /// Reached or passed START, or acts late where that is paid for.
    Bonus {
        seat: Seat,
        amount: i32,
    },
    Bought {
        seat: Seat,
        field: String,
        amount: i32,
    },
    /// How many houses stand there now; 5 is a hotel.
    Built {
        seat: Seat,
        field: String,
        level: u8,
        amount: i32,
    },
    Sold {
        seat: Seat,
        field: String,
        level: u8,
        amount: i32,
    },
    Mortgaged {
        seat: Seat,
        field: String,
        amount: i32,
    },
    Redeemed {
        seat: Seat,
        field: String,
        amount: i32,
    },
    RentPaid {
        seat: Seat,
        to_seat: Seat,
        field: String,
        amount: i32,
    },
    TaxPaid {
        seat: Seat,
        field: String,
        amount: i32,
    },
    FinePaid {
        seat: Seat,
        amount: i32,
    },
    CardPaid {
        seat: Seat,
        amount: i32,
    },
    FeePaid {
        seat: Seat,
        amount: i32,
    },
    /// Time is over for this seat: what follows, the rules did for it.
    TimeUp {
        seat: Seat,
    },
    /// A line of an operations card: every movement of money is one.
    Booked(Entry),
    /// PT-122: what a participant wrote by hand.
    HandEntry {
        seat: Seat,
        entry: u16,
        revenue: u32,
        cost: u32,
    },
    ClosingBegan {},
    GameEnded {
        winners: Vec<Seat>,
        results: Vec<SeatResult>,
    },
}

/// How a seat left jail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Freed {
    Fine,
    Card,
    Double,
    Served,
}

/// Why an offer is no longer open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Closed {
    Refused,
    Withdrawn,
    Expired,
    /// a part of it is no longer held as offered.
    Lapsed,
    Impossible,
}

/// What two seats exchange; `seat` is the author.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub offer: u16,
    pub seat: Seat,
    pub to_seat: Seat,
    pub give_cash: u32,
    pub give_fields: Vec<String>,
    pub give_cards: CardSet,
    pub get_cash: u32,
    pub get_fields: Vec<String>,
    pub get_cards: CardSet,
    /// PT-70: houses that change streets.
    pub houses: u8,
}

/// How one seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatResult {
    pub seat: Seat,
    pub rank: u8,
    pub profit: i32,
    pub cash: i32,
    pub bankrupt: bool,
}

/// PT-7 hides balances, PT-122 the true ledger and what others wrote.
pub(crate) fn redact(options: &Options, event: &Event, viewer: Viewer) -> Option<Event> {
    let remembers = matches!(viewer, Viewer::Recall(_));
    match event {
        Event::HandEntry { seat, .. } if !viewer.is(*seat) => None,
        Event::Booked(entry) if !remembers => {
            let mut seen = entry.clone();
            if !options.cash_visible && !viewer.is(entry.seat) {
                seen.balance = None;
            }
            if options.ledger_mode == LedgerMode::OwnHand {
                (seen.revenue, seen.cost, seen.account) = (None, None, None);
                seen.number = seen.number.filter(|_| viewer.is(entry.seat));
            }
            Some(Event::Booked(seen))
        }
        _ => Some(event.clone()),
    }
}

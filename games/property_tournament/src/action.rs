use crate::field::{Field, Fields};
use crate::state::DeckName;
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a seat does. The order is that of the lists a seat is shown: what moves the game on comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Roll {},
    RollForDouble {},
    Wait {},
    PayFine {},
    UseJailCard {
        deck: DeckName,
    },
    Buy {},
    Decline {},
    EndTurn {},
    ClaimRent {
        claim: u16,
    },
    WaiveRent {
        claim: u16,
    },
    Pass {},
    /// In a contest the bid names the street to build on.
    Bid {
        amount: u32,
        field: Option<Field>,
    },
    JoinContest {
        field: Field,
        count: u8,
    },
    DeclineContest {},
    RefuseTrade {
        offer: u16,
    },
    AcceptTrade {
        offer: u16,
    },
    WithdrawTrade {
        offer: u16,
    },
    DeclareBankruptcy {},
    BuildHouse {
        field: Field,
        count: u8,
    },
    BuildHotel {
        field: Field,
    },
    SellHouses {
        field: Field,
        count: u8,
    },
    SellHotel {
        field: Field,
    },
    DowngradeHotel {
        field: Field,
    },
    Mortgage {
        field: Field,
    },
    Redeem {
        field: Field,
    },
    OfferTrade(Trade),
    /// PT-70: houses against cash.
    OfferHouses {
        to_seat: Seat,
        source: Field,
        target: Field,
        count: u8,
        price: u32,
    },
    /// Nothing to do of its own accord until the next turn: what an absent seat answers.
    StandBy {},
    Resign {},
    /// PT-122
    BookEntry {
        entry: u16,
        revenue: u32,
        cost: u32,
    },
}

/// PT-75: who gives what to whom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    pub to_seat: Seat,
    #[serde(default)]
    pub give_cash: u32,
    #[serde(default)]
    pub give_fields: Fields,
    #[serde(default)]
    pub give_cards: CardSet,
    #[serde(default)]
    pub get_cash: u32,
    #[serde(default)]
    pub get_fields: Fields,
    #[serde(default)]
    pub get_cards: CardSet,
}

/// Jail cards, one bit per deck. In JSON a list of the decks.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(from = "Vec<DeckName>", into = "Vec<DeckName>")]
#[schemars(with = "Vec<DeckName>")]
pub struct CardSet(pub(crate) u8);

impl CardSet {
    pub const NONE: CardSet = CardSet(0);

    pub fn one(deck: DeckName) -> CardSet {
        CardSet(1 << deck.index())
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = DeckName> {
        DeckName::ALL.into_iter().filter(move |deck| self.0 >> deck.index() & 1 == 1)
    }
}

impl FromIterator<DeckName> for CardSet {
    fn from_iter<I: IntoIterator<Item = DeckName>>(decks: I) -> CardSet {
        CardSet(decks.into_iter().fold(0, |set, deck| set | 1 << deck.index()))
    }
}

impl From<Vec<DeckName>> for CardSet {
    fn from(decks: Vec<DeckName>) -> CardSet {
        decks.into_iter().collect()
    }
}

impl From<CardSet> for Vec<DeckName> {
    fn from(set: CardSet) -> Vec<DeckName> {
        set.iter().collect()
    }
}

/// What the world does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    Dice {
        first: u8,
        second: u8,
    },
    /// A card by its place in the list of the deck.
    Card {
        card: u8,
    },
}

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The fifteen kinds of cards, in the canonical order of the rulebook.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Card {
    #[default]
    BaseballCards,
    CoinCollection,
    PiggyBank,
    Cash,
    BankAccount,
    Stocks,
    Motorboat,
    Jewels,
    ClassicCar,
    House,
    Silver,
    Gold,
    PennyJar,
    Swap,
    Shift,
}

/// How many kinds of cards there are.
pub const KINDS: usize = 15;
/// How many of them are assets: the first ten.
pub const ASSETS: usize = 10;

const COPIES: [u8; KINDS] = [10, 10, 10, 9, 9, 9, 9, 9, 9, 8, 8, 4, 2, 2, 2];
const VALUES: [u32; KINDS] = [
    5_000, 5_000, 5_000, 10_000, 10_000, 10_000, 15_000, 15_000, 15_000, 20_000, 25_000, 50_000, 1_000, 0, 0,
];

impl Card {
    pub const ALL: [Card; KINDS] = [
        Card::BaseballCards,
        Card::CoinCollection,
        Card::PiggyBank,
        Card::Cash,
        Card::BankAccount,
        Card::Stocks,
        Card::Motorboat,
        Card::Jewels,
        Card::ClassicCar,
        Card::House,
        Card::Silver,
        Card::Gold,
        Card::PennyJar,
        Card::Swap,
        Card::Shift,
    ];

    /// Wild cards that answer one for one in a duel.
    pub const SINGLE_WILDS: [Card; 2] = [Card::Silver, Card::Gold];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The name in JSON and in the keys of texts.
    pub fn id(self) -> &'static str {
        const IDS: [&str; KINDS] = [
            "baseball_cards",
            "coin_collection",
            "piggy_bank",
            "cash",
            "bank_account",
            "stocks",
            "motorboat",
            "jewels",
            "classic_car",
            "house",
            "silver",
            "gold",
            "penny_jar",
            "swap",
            "shift",
        ];
        IDS[self.index()]
    }

    /// How many of them are in the whole box.
    pub fn copies(self) -> u8 {
        COPIES[self.index()]
    }

    /// What is printed on it, in dollars.
    #[inline]
    pub const fn value(self) -> u32 {
        VALUES[self as usize]
    }

    #[inline]
    pub fn is_asset(self) -> bool {
        self <= Card::House
    }

    #[inline]
    pub fn is_wild(self) -> bool {
        matches!(self, Card::Silver | Card::Gold | Card::PennyJar)
    }

    #[inline]
    pub fn is_action(self) -> bool {
        self >= Card::Swap
    }

    /// A card of power 1 in a duel about a set of this asset.
    #[inline]
    pub fn is_single_of(self, asset: Card) -> bool {
        self == asset || matches!(self, Card::Silver | Card::Gold)
    }
}

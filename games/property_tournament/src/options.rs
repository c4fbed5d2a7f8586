//! The table options: with the defaults it is exactly the tournament rulebook; `preset = classic` plays the
//! publisher's rules (PT-6). How many play is a matter of the table itself.

use crate::board::Board;
use engine::{Allowed, OptionError, OptionSpec, OptionValue, OptionValues};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The word that stands for the built-in board.
pub(crate) const WARSAW: &str = "warsaw";
/// The longest board file.
const BOARD_BYTES: u32 = 64 * 1024;

macro_rules! words {
    ($(#[$note:meta] $name:ident { $($word:ident),* })*) => {
        $(
            #[$note]
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
            #[serde(rename_all = "snake_case")]
            pub enum $name { $($word),* }
        )*
    };
}

words! {
    /// Which rulebook fills in the other options.
    Preset { Tournament, Classic }
    /// Who acts first.
    StartOrder { Dice, Balanced }
    /// When a fine paid in jail sets free.
    FineTiming { TurnStart, Delayed }
    /// Whether rent must be asked for.
    RentClaim { Manual, Automatic }
    /// Which dice a utility counts.
    UtilityRoll { Arriving, Fresh }
    /// Where auctions open.
    AuctionOpening { HalfPrice, Ten }
    /// Whether bidders wait for each other.
    AuctionMode { Open, Sequential }
    /// Which buildings must go before a mortgage or a trade.
    ClearScope { Field, Group }
    /// What happens when buildings run short.
    Shortage { Contest, FirstCome }
    /// Whether players may sell houses to each other.
    BuildingResale { BankOnly, Players, AnyTime }
    /// Who gets the fields of a bankrupt.
    BankruptAssets { BankAuction, ToCreditor }
    /// What solvent seats are ranked by.
    Ranking { Profit, Liquidation }
    /// Whether free actions are legal outside the own turn.
    OffTurn { AnyTime, OwnTurn }
}

/// Who keeps the operations card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum LedgerMode {
    #[serde(rename = "auto")]
    Auto,
    #[serde(rename = "self")]
    OwnHand,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub preset: Preset,
    pub rounds: u16,
    pub start_money: u16,
    pub start_bonus: u16,
    pub start_order: StartOrder,
    pub order_bonus: u16,
    pub doubles_to_jail: u8,
    pub jail_double_rolls_again: bool,
    pub jail_turns: u8,
    pub fine_after_wait: bool,
    pub jail_fine_timing: FineTiming,
    pub rent_claim: RentClaim,
    pub claim_grace_s: u16,
    pub double_rent_group: bool,
    pub utility_roll: UtilityRoll,
    pub auction_opening: AuctionOpening,
    pub auction_mode: AuctionMode,
    pub auction_increment: u8,
    pub decliner_may_bid: bool,
    pub build_needs_group: bool,
    pub even_building: bool,
    pub group_mortgage_blocks_building: bool,
    pub clear_scope: ClearScope,
    pub mortgage_transfer_fee: bool,
    pub shortage: Shortage,
    pub building_resale: BuildingResale,
    pub field_swaps: bool,
    pub trade_band_pct: u8,
    pub jail_card_value: u8,
    pub bankrupt_assets: BankruptAssets,
    pub ranking: Ranking,
    pub off_turn_actions: OffTurn,
    pub cash_visible: bool,
    pub ledger_mode: LedgerMode,
    pub turn_timer_s: u16,
    pub debt_timer_s: u16,
    pub auction_idle_s: u16,
    pub contest_s: u16,
    pub offer_ttl_s: u16,
    pub closing_s: u16,
    /// The content of a board file, or `warsaw`.
    pub board: String,
}

pub(crate) fn specs() -> Vec<OptionSpec> {
    use Allowed::{Range, Text, Word};
    const TIMER: &[Allowed] = &[Range(0, 600)];
    fn among(id: &'static str, allowed: &'static [Allowed], default: impl Into<OptionValue>) -> OptionSpec {
        OptionSpec::among(id, allowed, default)
    }
    vec![
        among("preset", &[Word("tournament"), Word("classic")], "tournament"),
        among("rounds", &[Range(0, 50)], 10i64),
        among("start_money", &[Range(100, 10_000)], 1500i64),
        among("start_bonus", &[Range(0, 1000)], 200i64),
        among("start_order", &[Word("dice"), Word("balanced")], "dice"),
        among("order_bonus", &[Range(0, 300)], 0i64),
        among("doubles_to_jail", &[Range(2, 3)], 2i64),
        OptionSpec::switch("jail_double_rolls_again", true),
        among("jail_turns", &[Range(2, 3)], 2i64),
        OptionSpec::switch("fine_after_wait", false),
        among("jail_fine_timing", &[Word("turn_start"), Word("delayed")], "turn_start"),
        among("rent_claim", &[Word("manual"), Word("automatic")], "manual"),
        among("claim_grace_s", &[Range(0, 30)], 3i64),
        OptionSpec::switch("double_rent_group", true),
        among("utility_roll", &[Word("arriving"), Word("fresh")], "arriving"),
        among("auction_opening", &[Word("half_price"), Word("ten")], "half_price"),
        among("auction_mode", &[Word("open"), Word("sequential")], "open"),
        among("auction_increment", &[Range(1, 50)], 1i64),
        OptionSpec::switch("decliner_may_bid", true),
        OptionSpec::switch("build_needs_group", false),
        OptionSpec::switch("even_building", false),
        OptionSpec::switch("group_mortgage_blocks_building", false),
        among("clear_scope", &[Word("field"), Word("group")], "field"),
        OptionSpec::switch("mortgage_transfer_fee", false),
        among("shortage", &[Word("contest"), Word("first_come")], "contest"),
        among("building_resale", &[Word("bank_only"), Word("players"), Word("any_time")], "bank_only"),
        OptionSpec::switch("field_swaps", false),
        among("trade_band_pct", &[Range(0, 100)], 0i64),
        among("jail_card_value", &[Range(0, 0), Range(50, 50)], 50i64),
        among("bankrupt_assets", &[Word("bank_auction"), Word("to_creditor")], "bank_auction"),
        among("ranking", &[Word("profit"), Word("liquidation")], "profit"),
        among("off_turn_actions", &[Word("any_time"), Word("own_turn")], "any_time"),
        OptionSpec::switch("cash_visible", true),
        among("ledger_mode", &[Word("auto"), Word("self")], "auto"),
        among("turn_timer_s", TIMER, 45i64),
        among("debt_timer_s", TIMER, 90i64),
        among("auction_idle_s", TIMER, 8i64),
        among("contest_s", TIMER, 8i64),
        among("offer_ttl_s", TIMER, 45i64),
        among("closing_s", TIMER, 15i64),
        among("board", &[Word(WARSAW), Text(BOARD_BYTES)], WARSAW),
    ]
}

/// Column C of the option table: what `classic` puts in the place of the defaults.
fn classic() -> Vec<(&'static str, OptionValue)> {
    vec![
        ("rounds", OptionValue::Number(0)),
        ("doubles_to_jail", OptionValue::Number(3)),
        ("jail_double_rolls_again", false.into()),
        ("jail_turns", OptionValue::Number(3)),
        ("fine_after_wait", true.into()),
        ("auction_opening", "ten".into()),
        ("build_needs_group", true.into()),
        ("even_building", true.into()),
        ("group_mortgage_blocks_building", true.into()),
        ("clear_scope", "group".into()),
        ("mortgage_transfer_fee", true.into()),
        ("field_swaps", true.into()),
        ("bankrupt_assets", "to_creditor".into()),
    ]
}

/// PT-6: the preset fills in whatever is not chosen.
pub(crate) fn with_preset(chosen: &OptionValues) -> OptionValues {
    let mut values = chosen.clone();
    if chosen.get("preset") == Some(&"classic".into()) {
        for (id, value) in classic() {
            values.entry(id.to_owned()).or_insert(value);
        }
    }
    values
}

/// A board file is read when it is chosen, so that its author hears what is wrong with it.
pub(crate) fn check_board(options: &Options) -> Result<(), OptionError> {
    if options.board == WARSAW {
        return Ok(());
    }
    let read = Board::read(&options.board);
    read.map(drop).map_err(|error| OptionError::Content { id: "board".to_owned(), why: error.to_string() })
}

impl Options {
    /// PT-13: without a limit the game still stops after this round.
    pub(crate) fn last_round(&self) -> u16 {
        if self.rounds == 0 { 300 } else { self.rounds }
    }
}

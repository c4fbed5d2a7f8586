use engine::{Allowed, OptionSpec, OptionValue, OptionValues};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The options of the game, agreed before it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub preset: Preset,
    pub end_mode: EndMode,
    pub round_limit: u16,
    pub time_limit_min: u16,
    pub round_cap: u16,
    pub capital_mode: CapitalMode,
    pub expert: bool,
    pub expert_forced_sale: bool,
    pub build_where: BuildWhere,
    pub monopoly_doubling: MonopolyDoubling,
    pub inspection_tries: InspectionTries,
    pub inspection_stay: InspectionStay,
    pub release_double_rolls: bool,
    pub exchange_stake_max: u32,
    pub exchange_payout: ExchangePayout,
    pub auction_min_raise: u32,
    pub trade_timing: TradeTiming,
    pub trade_offers_per_turn: u8,
    pub building_tokens: BuildingTokens,
}

/// An option that is one of a few words.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($word:ident),* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($word),*
        }
    };
}

words! { /// Which reading of the rulebook fills in the other options: ruling 62.
Preset { Rulings, Letter } }
words! { /// When the game is over.
EndMode { Limited, LastStanding } }
words! { /// What counts at the end.
CapitalMode { NetWorth, CashOnly } }
words! { /// Which plots may be built on from the cell a token stands on.
BuildWhere { Industry, SamePlot } }
words! { /// Which rents a complete industry doubles.
MonopolyDoubling { AllLevels, UnbuiltOnly } }
words! { /// How the tries for a double are spread.
InspectionTries { ThreeRollsPerTurn, OneRollPerTurn } }
words! { /// Who may stay in the Inspection instead of paying.
InspectionStay { ShortOnly, Free } }
words! { /// What an Exchange multiplier is applied to.
ExchangePayout { FundTotal, StakeOnly } }
words! { /// Who may propose a trade.
TradeTiming { AnySeat, ActiveOnly, Off } }
words! { /// Whether the tokens in the box are a limit.
BuildingTokens { Limited, Unlimited } }

pub(crate) fn specs() -> Vec<OptionSpec> {
    use Allowed::{Range, Word};
    const PRESET: &[Allowed] = &[Word("rulings"), Word("letter")];
    const END: &[Allowed] = &[Word("limited"), Word("last_standing")];
    const ROUND_LIMIT: &[Allowed] = &[Range(10, 200)];
    const TIME_LIMIT: &[Allowed] = &[Range(0, 0), Range(10, 240)];
    const ROUND_CAP: &[Allowed] = &[Range(0, 0), Range(50, 500)];
    const CAPITAL: &[Allowed] = &[Word("net_worth"), Word("cash_only")];
    const BUILD: &[Allowed] = &[Word("industry"), Word("same_plot")];
    const DOUBLING: &[Allowed] = &[Word("all_levels"), Word("unbuilt_only")];
    const TRIES: &[Allowed] = &[Word("three_rolls_per_turn"), Word("one_roll_per_turn")];
    const STAY: &[Allowed] = &[Word("short_only"), Word("free")];
    const STAKE: &[Allowed] = &[Range(0, 0), Range(50, 1000)];
    const PAYOUT: &[Allowed] = &[Word("fund_total"), Word("stake_only")];
    const RAISE: &[Allowed] = &[Range(1, 1), Range(5, 5), Range(10, 10)];
    const TIMING: &[Allowed] = &[Word("any_seat"), Word("active_only"), Word("off")];
    const OFFERS: &[Allowed] = &[Range(0, 10)];
    const TOKENS: &[Allowed] = &[Word("limited"), Word("unlimited")];
    vec![
        OptionSpec::among("preset", PRESET, "rulings"),
        OptionSpec::among("end_mode", END, "limited"),
        OptionSpec::among("round_limit", ROUND_LIMIT, 30),
        OptionSpec::among("time_limit_min", TIME_LIMIT, 0),
        OptionSpec::among("round_cap", ROUND_CAP, 200),
        OptionSpec::among("capital_mode", CAPITAL, "net_worth"),
        OptionSpec::switch("expert", false),
        OptionSpec::switch("expert_forced_sale", false),
        OptionSpec::among("build_where", BUILD, "industry"),
        OptionSpec::among("monopoly_doubling", DOUBLING, "all_levels"),
        OptionSpec::among("inspection_tries", TRIES, "three_rolls_per_turn"),
        OptionSpec::among("inspection_stay", STAY, "short_only"),
        OptionSpec::switch("release_double_rolls", false),
        OptionSpec::among("exchange_stake_max", STAKE, 0),
        OptionSpec::among("exchange_payout", PAYOUT, "fund_total"),
        OptionSpec::among("auction_min_raise", RAISE, 5),
        OptionSpec::among("trade_timing", TIMING, "any_seat"),
        OptionSpec::among("trade_offers_per_turn", OFFERS, 3),
        OptionSpec::among("building_tokens", TOKENS, "limited"),
    ]
}

/// Ruling 62: what the printed text says where a ruling reads it otherwise, and its clock in the place of rounds.
fn letter() -> [(&'static str, OptionValue); 5] {
    [
        ("capital_mode", "cash_only".into()),
        ("build_where", "same_plot".into()),
        ("release_double_rolls", true.into()),
        ("time_limit_min", OptionValue::Number(30)),
        ("round_limit", OptionValue::Number(200)),
    ]
}

/// The preset fills in whatever is not chosen.
pub(crate) fn with_preset(chosen: &OptionValues) -> OptionValues {
    let mut values = chosen.clone();
    if chosen.get("preset") == Some(&"letter".into()) {
        for (id, value) in letter() {
            values.entry(id.to_owned()).or_insert(value);
        }
    }
    values
}

impl Default for Options {
    fn default() -> Options {
        Options {
            preset: Preset::Rulings,
            end_mode: EndMode::Limited,
            round_limit: 30,
            time_limit_min: 0,
            round_cap: 200,
            capital_mode: CapitalMode::NetWorth,
            expert: false,
            expert_forced_sale: false,
            build_where: BuildWhere::Industry,
            monopoly_doubling: MonopolyDoubling::AllLevels,
            inspection_tries: InspectionTries::ThreeRollsPerTurn,
            inspection_stay: InspectionStay::ShortOnly,
            release_double_rolls: false,
            exchange_stake_max: 0,
            exchange_payout: ExchangePayout::FundTotal,
            auction_min_raise: 5,
            trade_timing: TradeTiming::AnySeat,
            trade_offers_per_turn: 3,
            building_tokens: BuildingTokens::Limited,
        }
    }
}

impl Options {
    /// The last round that is played, DL-72 and DL-73.
    pub fn last_round(&self) -> u16 {
        const WITHOUT_CAP: u16 = 1000;
        match (self.end_mode, self.round_cap) {
            (EndMode::Limited, _) => self.round_limit,
            (EndMode::LastStanding, 0) => WITHOUT_CAP,
            (EndMode::LastStanding, cap) => cap,
        }
    }

    /// Whether a clock may end the game.
    pub fn has_clock(&self) -> bool {
        self.end_mode == EndMode::Limited && self.time_limit_min > 0
    }
}

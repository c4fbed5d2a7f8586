use engine::{Allowed, OptionError, OptionSpec, OptionValue, OptionValues, resolve_options};
use kit::SeatChoice;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The options of the game; with the defaults it is the classic game of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub end_mode: EndMode,
    pub advanced: Advanced,
    pub hand_size_six: bool,
    pub two_actions: bool,
    pub upgrade_set: bool,
    pub action_cards: bool,
    pub kasicka: bool,
    pub second_set_challenge: bool,
    pub small_table: SmallTable,
    pub draft_contest_needs_set: bool,
    pub million_threshold: Threshold,
    pub tied_round: TiedRound,
    pub tie_rule: TieRule,
    pub first_dealer: SeatChoice,
    pub max_rounds: u8,
}

/// When the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndMode {
    ClassicMillion,
    Quick,
    ThreeRounds,
    FirstToTwoWins,
}

/// Where the six advanced switches come from (CA-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Advanced {
    None,
    All,
    Custom,
}

/// How two or three play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SmallTable {
    Draft,
    Plain,
}

/// Whether exactly a million is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Threshold {
    Exceed,
    Reach,
}

/// Who is credited with a tied round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TiedRound {
    All,
    None,
}

/// What a tie for first place at the end leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TieRule {
    Shared,
    Playoff,
}

/// The switches that `advanced` sets (CA-6).
pub const SWITCHES: [&str; 6] =
    ["hand_size_six", "two_actions", "upgrade_set", "action_cards", "kasicka", "second_set_challenge"];

pub(crate) fn specs() -> Vec<OptionSpec> {
    const END: &[Allowed] = &[
        Allowed::Word("classic_million"),
        Allowed::Word("quick"),
        Allowed::Word("three_rounds"),
        Allowed::Word("first_to_two_wins"),
    ];
    const ADVANCED: &[Allowed] = &[Allowed::Word("none"), Allowed::Word("all"), Allowed::Word("custom")];
    const SMALL: &[Allowed] = &[Allowed::Word("draft"), Allowed::Word("plain")];
    const THRESHOLD: &[Allowed] = &[Allowed::Word("exceed"), Allowed::Word("reach")];
    const TIED: &[Allowed] = &[Allowed::Word("all"), Allowed::Word("none")];
    const TIE: &[Allowed] = &[Allowed::Word("shared"), Allowed::Word("playoff")];
    const DEALER: &[Allowed] = &[Allowed::Word("random"), Allowed::Seat];
    const ROUNDS: &[Allowed] = &[Allowed::Range(1, 50)];
    let mut specs = vec![
        OptionSpec::among("end_mode", END, "classic_million"),
        OptionSpec::among("advanced", ADVANCED, "none"),
    ];
    specs.extend(SWITCHES.map(|switch| OptionSpec::switch(switch, false)));
    specs.extend([
        OptionSpec::among("small_table", SMALL, "draft"),
        OptionSpec::switch("draft_contest_needs_set", false),
        OptionSpec::among("million_threshold", THRESHOLD, "exceed"),
        OptionSpec::among("tied_round", TIED, "all"),
        OptionSpec::among("tie_rule", TIE, "shared"),
        OptionSpec::among("first_dealer", DEALER, "random"),
        OptionSpec::among("max_rounds", ROUNDS, 50),
    ]);
    specs
}

/// The options a table is set up with: every switch as it will be, whatever it follows from.
pub(crate) fn resolve(chosen: &OptionValues, seats: u8) -> Result<Options, OptionError> {
    resolve_options(&specs(), &preset(chosen)?, seats)
}

/// CA-6. Whoever sets a switch and says nothing about `advanced` means a custom game; whoever chooses a preset and
/// sets a switch against it is asked what is meant.
pub(crate) fn preset(chosen: &OptionValues) -> Result<OptionValues, OptionError> {
    let mut values = chosen.clone();
    let switched = SWITCHES.into_iter().filter(|switch| chosen.contains_key(*switch));
    let preset = match chosen.get("advanced") {
        Some(OptionValue::Word(word)) => word.clone(),
        Some(_) => return Ok(values),
        None if switched.clone().next().is_some() => "custom".to_owned(),
        None => "none".to_owned(),
    };
    values.insert("advanced".to_owned(), OptionValue::Word(preset.clone()));
    let on = match preset.as_str() {
        "all" => true,
        "none" => false,
        _ => return Ok(values),
    };
    for switch in switched {
        if chosen[switch] == OptionValue::Switch(!on) {
            return Err(OptionError::Together(format!(
                "advanced={preset} turns {switch} {}; choose advanced=custom to set it yourself",
                if on { "on" } else { "off" }
            )));
        }
    }
    for switch in SWITCHES {
        values.entry(switch.to_owned()).or_insert(OptionValue::Switch(on));
    }
    Ok(values)
}

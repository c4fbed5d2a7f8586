use crate::Colour;
use engine::{Allowed, OptionSpec};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The options of the rulebook, without the number of players: that is the number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub offer_direction: OfferDirection,
    pub insolvent_bank_card: bool,
    pub payment_rule: PaymentRule,
    pub payment_visibility: PaymentVisibility,
    pub exhausted_offer: ExhaustedOffer,
    pub allow_empty_offer: bool,
    pub claims: Claims,
    pub max_rounds: u16,
    pub first_player: FirstPlayer,
    /// The colour of seat 0 (NB-5).
    pub first_colour: Colour,
}

/// Who offers to whom (NB-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OfferDirection {
    GunmanOffers,
    DrawnOffers,
}

/// Which sets of money cards settle a debt (NB-36 to NB-40).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PaymentRule {
    ExactOrMinimal,
    Irreducible,
}

/// Who sees the cards of a payment (NB-42).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PaymentVisibility {
    Public,
    Private,
}

/// What follows when the die is higher and the offerer has nothing to add (NB-31, NB-32).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExhaustedOffer {
    DeciderTakes,
    DeciderChooses,
}

/// Whether the offerer may name a sum (NB-24, NB-25).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Claims {
    Optional,
    Off,
}

/// Who has the pistol first (NB-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    Random,
    #[serde(rename = "seat_0")]
    Seat0,
}

/// The longest game a table may agree on (NB-55).
pub(crate) const MOST_ROUNDS: u16 = 1000;

pub(crate) fn specs() -> Vec<OptionSpec> {
    use Allowed::{Range, Word};
    const DIRECTION: &[Allowed] = &[Word("gunman_offers"), Word("drawn_offers")];
    const PAYMENT: &[Allowed] = &[Word("exact_or_minimal"), Word("irreducible")];
    const VISIBILITY: &[Allowed] = &[Word("public"), Word("private")];
    const EXHAUSTED: &[Allowed] = &[Word("decider_takes"), Word("decider_chooses")];
    const CLAIMS: &[Allowed] = &[Word("optional"), Word("off")];
    const ROUNDS: &[Allowed] = &[Range(1, MOST_ROUNDS as i64)];
    const FIRST: &[Allowed] = &[Word("random"), Word("seat_0")];
    const COLOURS: &[Allowed] =
        &[Word("white"), Word("yellow"), Word("red"), Word("green"), Word("blue"), Word("purple")];
    vec![
        OptionSpec::among("offer_direction", DIRECTION, "gunman_offers"),
        OptionSpec::switch("insolvent_bank_card", false),
        OptionSpec::among("payment_rule", PAYMENT, "exact_or_minimal"),
        OptionSpec::among("payment_visibility", VISIBILITY, "public"),
        OptionSpec::among("exhausted_offer", EXHAUSTED, "decider_takes"),
        OptionSpec::switch("allow_empty_offer", false),
        OptionSpec::among("claims", CLAIMS, "optional"),
        OptionSpec::among("max_rounds", ROUNDS, 200),
        OptionSpec::among("first_player", FIRST, "random"),
        OptionSpec::among("first_colour", COLOURS, "white"),
    ]
}

//! The ways in which the toy can be wrong, each breaking one law.

pub(crate) const NONE: u32 = 0;
/// Applying a step depends on how many were applied before, anywhere.
pub(crate) const REPLAY_REMEMBERS: u32 = 1;
/// A rule panics.
pub(crate) const PANICS: u32 = 2;

/// The canonical form leaves out the answers that were given.
pub(crate) const CANON_FORGETS: u32 = 3;
/// The canonical form leaves out the deck and the hands, which some cannot see.
pub(crate) const CANON_BLIND: u32 = 4;
/// The canonical form of a state is never the same twice.
pub(crate) const CANON_WAVERS: u32 = 5;

pub(crate) const IMAGINE_OWN_HAND: u32 = 10;
/// Imagining leaves what it does not know as it finds it.
pub(crate) const IMAGINE_BORROWS: u32 = 11;
/// Imagining always deals the hidden cards in the same order.
pub(crate) const IMAGINE_STUCK: u32 = 12;
pub(crate) const IMAGINE_UNSOUND: u32 = 13;

pub(crate) const PUBLIC_SEES_HANDS: u32 = 20;
/// Seats see the hands of others, and imagine accordingly.
pub(crate) const SEATS_SEE_HANDS: u32 = 21;
/// The event of a deal names the card to everybody.
pub(crate) const DEAL_IS_TOLD: u32 = 22;
/// A later event names the card that was buried face down.
pub(crate) const BURIED_IS_TOLD: u32 = 23;
/// Only seats that hold a high card may claim.
pub(crate) const TURN_TELLS: u32 = 24;
/// Whether a seat may claim depends on the hand of the next.
pub(crate) const LEGAL_TELLS: u32 = 25;
/// From the second round on the bank is shown wrong by what lies buried.
pub(crate) const VIEW_TELLS_LATER: u32 = 26;
/// Hands lie open: events, views and imagined worlds all show them. That is another rule, not a leak.
pub(crate) const OPEN_HANDS: u32 = 27;
/// The wait is longer when the last winner has buried a card of 5.
pub(crate) const WAIT_TELLS: u32 = 28;
/// A spectator is told the buried card.
pub(crate) const PUBLIC_IS_TOLD: u32 = 29;

pub(crate) const LEGAL_UNSORTED: u32 = 40;
pub(crate) const LEGAL_TWICE: u32 = 41;
pub(crate) const LEGAL_OUT_OF_TURN: u32 = 42;
pub(crate) const LEGAL_NOTHING: u32 = 43;
pub(crate) const CHECK_STRICT: u32 = 44;
pub(crate) const ASK_STRANGER: u32 = 45;
pub(crate) const CHECK_LAX: u32 = 46;
pub(crate) const CHECK_OUT_OF_TURN: u32 = 47;
pub(crate) const RULE_UNKNOWN: u32 = 48;
pub(crate) const SAMPLE_UNEVEN: u32 = 49;
pub(crate) const SAMPLE_ILLEGAL: u32 = 50;

pub(crate) const BUTTON_STRAY: u32 = 51;
pub(crate) const FORCED_LOOSELY: u32 = 52;

pub(crate) const SKETCH_UNTOLD: u32 = 55;
pub(crate) const FORM_UNTOLD: u32 = 56;
/// The event of a lapse is of a type that has no words.
pub(crate) const EVENT_UNTOLD: u32 = 57;
pub(crate) const PROMPT_MISSING: u32 = 58;
pub(crate) const OUTLOOK_MISSING: u32 = 59;
/// The summary tells the places in the order of seats.
pub(crate) const PLACES_UNSORTED: u32 = 53;
/// The summary gives everybody the first place.
pub(crate) const PLACES_WRONG: u32 = 54;

/// The first to answer wins ties.
pub(crate) const SEALED_ORDER: u32 = 60;
/// A card that was already answered may not be answered again.
pub(crate) const SEALED_LIST: u32 = 61;

pub(crate) const COIN_MADE: u32 = 70;
pub(crate) const CARD_LOST: u32 = 71;

pub(crate) const ENDLESS: u32 = 80;
pub(crate) const RANKS_SKIPPED: u32 = 81;
pub(crate) const WINNER_ABSENT: u32 = 82;
pub(crate) const WAIT_AFTER_END: u32 = 83;
pub(crate) const TIMEOUT_ILLEGAL: u32 = 84;
pub(crate) const LAPSE_IDLE: u32 = 85;
/// When all have passed, all are asked again.
pub(crate) const ABSENT_ENDLESS: u32 = 86;

pub(crate) const STATE_SKIPS: u32 = 90;
pub(crate) const EVENT_SKIPS: u32 = 91;
pub(crate) const ACTION_SKIPS: u32 = 92;
pub(crate) const VIEW_SKIPS: u32 = 93;
pub(crate) const DEFAULTS_DIFFER: u32 = 94;
pub(crate) const CHOICE_IGNORED: u32 = 95;

pub(crate) const DRAW_UNLISTED: u32 = 100;
pub(crate) const CHANCE_ZERO: u32 = 101;
pub(crate) const CHANCE_TWICE: u32 = 102;
pub(crate) const DRAW_UNEVEN: u32 = 103;

pub(crate) const APPLY_ALLOCATES: u32 = 110;
pub(crate) const SAMPLE_ALLOCATES: u32 = 111;

pub(crate) const CANDIDATES_TWICE: u32 = 120;
pub(crate) const CANDIDATES_NONE: u32 = 121;
pub(crate) const CANDIDATES_ILLEGAL: u32 = 122;
pub(crate) const PLAYOUT_ILLEGAL: u32 = 123;
pub(crate) const STYLE_ILLEGAL: u32 = 124;
pub(crate) const VALUE_TOO_LARGE: u32 = 125;
pub(crate) const VALUE_WRONG_AT_END: u32 = 126;
pub(crate) const PLAYOUT_ALLOCATES: u32 = 127;

pub(crate) const OBSERVES_OTHERS: u32 = 130;
pub(crate) const OBSERVES_TOO_MUCH: u32 = 131;
pub(crate) const OBSERVES_HALF: u32 = 132;
pub(crate) const MASK_TELLS: u32 = 133;
pub(crate) const FEATURES_ALIKE: u32 = 134;
pub(crate) const SLOTS_ALIKE: u32 = 135;
pub(crate) const MASK_EMPTY: u32 = 136;
pub(crate) const MASK_LAX: u32 = 137;
pub(crate) const SLOT_ILLEGAL: u32 = 138;
pub(crate) const SLOT_SHARED: u32 = 139;
pub(crate) const SLOT_MISSING: u32 = 140;
pub(crate) const OBSERVE_ALLOCATES: u32 = 141;
pub(crate) const LISTED_OTHERWISE: u32 = 142;

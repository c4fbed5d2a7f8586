//! The laws every game of Magnat must obey.
//!
//! A game takes them over with one line in its `tests/laws.rs`, which makes one test per law:
//!
//! ```text
//! conform::laws!(my_game::Rules, golden: 40);
//! conform::policy_laws!(my_game::Rules, golden: 20);   // where the game implements engine::Policy
//! conform::encode_laws!(my_game::Rules);               // and engine::Encode
//! ```
//!
//! Each law runs at every table: for every seat count the defaults, a pairwise cover of all options, and the sets the
//! game declares in [`engine::Game::option_sets`]. Positions come from seeded random walks of several tempers. A
//! failure names the table, the seed and the step; running the test again reaches the same place.
//!
//! | law | holds when |
//! |---|---|
//! | [`laws::replay`] | the same facts give the same states: typed, erased, with and without a listener, through a file |
//! | [`laws::canon`] | equal states have the same canonical form, different ones never do, hidden parts included |
//! | [`laws::imagine`] | a world imagined from a view gives that view again (with perfect memory also those legal actions), and is sound |
//! | [`laws::two_worlds`] | worlds that are one for a viewer stay so, byte for byte, until an event tells them a difference |
//! | [`laws::histories`] | histories in which a viewer was told the same look the same; events tell no more than memory holds |
//! | [`laws::legal`] | a seat has legal actions if and only if it may act: sorted, each once, all accepted |
//! | [`laws::refusal`] | everything else is refused, cites a paragraph of the rulebook and changes nothing |
//! | [`laws::sample`] | every legal action is sampled, each as often as any other |
//! | [`laws::sealed`] | the order in which sealed answers arrive changes nothing |
//! | [`laws::conserve`] | the audit passes after every step |
//! | [`laws::end`] | every match ends within the declared bound, with ranks that are ranks |
//! | [`laws::absent`] | time-outs are legal, lapses move on, and a table without people ends |
//! | [`laws::chance`] | what is drawn is what is listed, as often as its weight says |
//! | [`laws::json`] | states, actions, outcomes, views and events survive their encodings |
//! | [`laws::options`] | the catalog's defaults are the rules' defaults, and a header opens the same table again |
//! | [`laws::texts`] | all that comes up reads well in every language: events, actions, forms, refusals, sketches, options |
//! | [`laws::allocation`] | ten thousand matches allocate nothing |
//! | [`laws::perft`] | the number of ways to begin is the one in `tests/perft.txt` |
//! | [`laws::golden`] | every record in `tests/replays` replays by the rules of its time, however states are laid out |
//! | [`laws::candidates`], [`laws::answers`], [`laws::values`], [`laws::playout_allocation`] | a policy is legal, bounded, exact at the end, and free of allocations |
//! | [`laws::observations`] | worlds that look alike to a seat are the same numbers, in -1 to 1 |
//! | [`laws::slots`], [`laws::slots_of_candidates`] | an allowed slot is one legal action and the other way round; a seat that may act has one; what a policy would do has one, or is listed as left out |
//! | [`laws::slot_allocation`] | matches by slots end and allocate nothing |
//!
//! In the environment, `MAGNAT_LAWS=long` tries twenty times as much and all combinations of switches;
//! `MAGNAT_BLESS=1` writes missing perft lines and missing golden records, and never touches one that is there.
//!
//! This crate replaces the allocator of whatever links it by one that counts, so it is a dev-dependency only.

mod cover;
mod effort;
mod failure;
mod fit;
pub mod laws;
mod macros;
mod mirror;
mod mutate;
mod sent;
mod spec;
mod table;
mod walk;

pub use failure::{Failure, LawPlace, obey};
pub use macros::all;
pub use table::LawTable;
pub use testkit::may_bless;

//! Every word a person reads, in four languages.
//!
//! Games bring their own messages (`text/*.ftl`), the program adds the few it needs itself. [`Texts`] turns events,
//! actions, refusals, options and sketches into sentences by one set of conventions, which terminal, server and
//! browser share:
//!
//! - An event or action of type `x` is the message `event-x` or `action-x`; its JSON fields are the arguments.
//! - Numbers stay numbers, switches become `true` or `false`, a missing value becomes `none`.
//! - `pile` and `piles` are places in a row: people count them from one.
//! - `seat` and `*_seat` are seats and appear as names; `seats`, `*_seats` and `winners` are lists of them.
//! - A string `v` in the field `f` is the message `f-v` where there is one, else itself.
//! - A list is joined with commas, its length is `f-count`; items that are objects are the message `f-item`.
//! - An object `f` is flattened into `f-<field>`, and is the message `f-item` as a whole where there is one.
//!
//! - Whoever reads is addressed as "you" where a message has an attribute named like the argument that is their seat:
//!   `.seat` of `event-passed` is read by the one who passed. Without one they read their name, like everybody else.
//!
//! A message that does not exist shows as `{its-key}`, which [`is_raw`] finds.

mod arguments;
mod audit;
mod bundle;
mod lang;
mod spec;
mod texts;

pub use audit::audit;
pub use lang::{Lang, UnknownLang};
pub use spec::paragraph;
pub use texts::{GoalCard, LessonText, Paragraph, Texts};

/// Whether a rendered text still holds a key or a variable that nobody filled in.
pub fn is_raw(text: &str) -> bool {
    text.contains('{')
}

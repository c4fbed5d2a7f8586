//! The words every game of Magnat speaks.
//!
//! A match is a list of facts. A [`Game`] folds facts ([`Step`]s) into a state and says what one pair of eyes
//! ([`Viewer`]) may know of it; everything else moves facts and views around. This crate does no I/O, reads no
//! clock and draws no entropy of its own: whoever runs a match brings a [`Seed`].

mod any;
mod bot;
mod canon;
mod chance;
mod described;
pub mod encode;
mod fingerprint;
mod form;
mod game;
mod json_text;
mod lesson;
mod option;
mod papers;
mod perft;
mod policy;
pub mod portable;
mod ranks;
mod reason;
mod record;
mod replay;
mod rng;
mod rule;
mod seat;
mod sight;
mod sketch;
mod table;
mod turn;
mod voice;

pub use any::{AnyMatch, Applied, Events, Later, Refusal, ToldEvent, read_step};
pub use bot::{AnyBot, BotError};
pub use canon::Canon;
pub use chance::{ChanceStream, Seed, SeedError};
pub use described::word_schema;
pub use encode::{Encode, Feature, LeftOut};
pub use fingerprint::Fingerprint;
pub use form::{Field, Form};
pub use game::{Action, Chance, Data, Emit, Game, Setup, StepOf};
pub use json_text::JsonText;
pub use lesson::Lesson;
pub use option::{Allowed, OptionError, OptionKind, OptionSpec, OptionValue, OptionValues, resolve_options};
pub use papers::{Books, CheckedEntry, Paper, SeatPapers, Written};
pub use perft::perft;
pub use policy::{Level, Method, Policy, Tuning, Values};
pub use ranks::Ranks;
pub use reason::{Reason, Telling, Until};
pub use record::{
    Entry, Fact, Fairness, Header, LAYOUT_PRINTS, Line, Outcome, RECORD_VERSION, RecordError, RecordReader,
    Undone,
};
pub use replay::{Fault, Moments, OpenError, Recording, ReplayedStep, Replayer};
pub use rng::{FastRng, Rng};
pub use rule::{Illegal, RuleId, require};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use sight::Sight;
pub use sketch::{Cell, Panel, Phrase, Sketch, Tone, Word};
pub use table::{About, Opens, SetupError, Table, rules};
pub use turn::{Step, Turn, Viewer, Wait, WaitFor};
pub use voice::{Bar, Closed, Outlook, SeatSummary, Summary, Voice, Weight};

/// The longest text of others that an error message repeats.
const MAX_REPEATED: usize = 300;

/// Untrusted text, cut to one line, for an error message.
pub(crate) fn one_line(text: &str) -> String {
    let plain = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    plain.take(MAX_REPEATED).collect()
}

use crate::{Phrase, Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A game that keeps books: what its matches leave on paper, and what a tournament wants to know of it.
pub trait Books<State, Event> {
    /// What a match has left on paper so far, by seat. `history` holds all events, also those that `viewer` does not see:
    /// nothing of a seat may come out that its view hides from them.
    fn papers(&self, state: &State, history: &[Event], viewer: Viewer) -> Vec<SeatPapers>;

    /// What the player of a seat has written by hand so far, beside what is right. Whoever shows it during the match
    /// answers for that: a view does not.
    fn checked(&self, history: &[Event], seat: Seat) -> Vec<CheckedEntry> {
        let _ = (history, seat);
        Vec::new()
    }

    /// The names of the figures that `papers` has for every seat, in the order in which they are shown.
    fn figures(&self) -> &'static [&'static str];

    /// What a tournament counts for a participant who does not come to their table.
    fn absent_score(&self) -> i64;
}

/// What a match leaves on paper for one seat: for the archive of a tournament, and for whoever wants to see where the
/// money went. Words are keys of the game's `text/*.ftl`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatPapers {
    /// Whether the seat went bankrupt or dropped out.
    pub bankrupt: bool,
    /// What a referee finds wrong in papers the player kept by hand.
    pub faults: u32,
    /// Sums that a results table shows beside rank and score, in the order of [`Books::figures`]; none where they
    /// are hidden.
    pub figures: Vec<i64>,
    pub sheets: Vec<Paper>,
}

/// An entry that a player wrote by hand, and what would be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CheckedEntry {
    pub entry: u32,
    pub revenue: i64,
    pub cost: i64,
    pub is_right: bool,
}

/// A sheet of rows below a heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Paper {
    /// Short, the same in every language, unlike any other sheet of the seat: part of a file name.
    pub id: &'static str,
    pub title: Phrase,
    pub head: Vec<Phrase>,
    pub rows: Vec<Vec<Written>>,
    /// How many rows at the end are sums.
    pub totals: usize,
}

/// What stands in one place of a sheet.
#[derive(Clone, PartialEq, Debug)]
pub enum Written {
    Nothing,
    Number(i64),
    Words(Phrase),
}

use crate::{Phrase, Viewer};

/// A game that keeps books: what its matches leave on paper, and what a tournament wants to know of it.
pub trait Books<State, Event> {
    /// What a match has left on paper so far, by seat. `history` holds all events, also those that `viewer` does not see:
    /// nothing of a seat may come out that its view hides from them.
    fn papers(&self, state: &State, history: &[Event], viewer: Viewer) -> Vec<SeatPapers>;

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

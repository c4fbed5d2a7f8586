use crate::Phrase;

/// What a match leaves on paper for one seat: for the archive of a tournament, and for whoever wants to see where the
/// money went. Words are keys of the game's `text/*.ftl`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatPapers {
    /// Whether the seat went bankrupt or dropped out.
    pub bankrupt: bool,
    /// What a referee finds wrong in papers the player kept himself.
    pub faults: u32,
    /// Sums that a results table shows beside rank and score, in the order of [`crate::Game::figures`]; none where they
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

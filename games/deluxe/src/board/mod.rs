//! The board, the deeds and the cards: read from `data/*.toml`, checked once, kept as compact tables.

mod read;

use crate::card::{DECK, Deal, Trip};
use crate::plot::{PLOTS, Plot};
use read::{BoardFile, CardFile};
use serde::Deserialize;
use std::sync::LazyLock;

/// How many cells the ring has.
pub const CELLS: u8 = 40;

/// What stands on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    Start,
    Plot(Plot),
    Trip,
    Deal,
    Charity,
    Investor,
    Inspection,
    Exchange,
    Check,
}

/// The card of one plot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    pub cell: u8,
    pub price: u32,
    /// The price of one building step.
    pub building: u32,
    /// Without a branch, with one, two and three, with an enterprise.
    pub rent: [u32; 5],
    pub loan: u32,
    pub redeem: u32,
}

/// Sums that the rules name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Money {
    pub start: u32,
    pub start_income: u32,
    pub charity: u32,
    pub fine: u32,
    pub agent_fee: u32,
    pub rating_bonus: u32,
}

#[derive(Clone, Debug)]
pub struct Board {
    pub cells: [Cell; CELLS as usize],
    pub inspection: u8,
    pub deeds: [Deed; PLOTS],
    pub money: Money,
    pub branches: u8,
    pub enterprises: u8,
    /// How many markers fit on each step of the rating scale.
    pub places: [u8; 4],
    /// By column and die value: 1 to 4 for the symbols A to D, 0 for a blank.
    pub symbols: [[u8; 6]; 3],
    pub pairs: [u8; 4],
    pub triples: [u8; 4],
    pub trips: [Trip; DECK as usize],
    pub deals: [Deal; DECK as usize],
    pub plot_words: Vec<String>,
    pub industry_words: Vec<String>,
}

impl Board {
    /// The board of the rulebook.
    pub fn standard() -> &'static Board {
        static BOARD: LazyLock<Board> = LazyLock::new(|| {
            let (board, cards) =
                (include_str!("../../data/board.toml"), include_str!("../../data/cards.toml"));
            Board::parse(board, cards).expect("the files in data/ are tested")
        });
        &BOARD
    }

    /// Reads a board file and a card file; the error names the file, the line where one is known, and the field.
    pub fn parse(board: &str, cards: &str) -> Result<Board, String> {
        let board = BoardFile::parse(board).map_err(|why| format!("board.toml: {why}"))?;
        let cards = CardFile::parse(cards).map_err(|why| format!("cards.toml: {why}"))?;
        let built = board.build();
        let (trips, deals) = cards.build(&board).map_err(|why| format!("cards.toml: {why}"))?;
        Ok(Board { trips, deals, ..built })
    }

    #[inline]
    pub fn deed(&self, plot: Plot) -> &Deed {
        &self.deeds[plot.index()]
    }

    #[inline]
    pub fn cell(&self, cell: u8) -> Cell {
        self.cells[usize::from(cell)]
    }

    /// The plot on a cell, if it is one.
    #[inline]
    pub fn plot_at(&self, cell: u8) -> Option<Plot> {
        match self.cell(cell) {
            Cell::Plot(plot) => Some(plot),
            _ => None,
        }
    }

    /// The first cell after `from`, going clockwise, that `wanted` likes.
    pub fn next_cell(&self, from: u8, wanted: impl Fn(Cell) -> bool) -> Option<u8> {
        (1..=CELLS).map(|steps| (from + steps) % CELLS).find(|&cell| wanted(self.cell(cell)))
    }
}

//! The files in `data/` as they are written, and what must be true of them.

use crate::board::{Board, CELLS, Cell, Deed, Money};
use crate::card::{DECK, Deal, Trip};
use crate::plot::{INDUSTRIES, Plot};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardFile {
    money: Money,
    tokens: Tokens,
    rating: Rating,
    exchange: Exchange,
    track: Track,
    industry: Vec<IndustryFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tokens {
    branches: u8,
    enterprises: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rating {
    places: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exchange {
    columns: [String; 3],
    pairs: [u8; 4],
    triples: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Track {
    cells: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IndustryFile {
    id: String,
    building: u32,
    plots: [PlotFile; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlotFile {
    id: String,
    price: u32,
    rent: [u32; 5],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardFile {
    trip: Vec<CardEntry<TripEffect>>,
    deal: Vec<CardEntry<Deal>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry<E> {
    count: usize,
    effect: E,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum TripEffect {
    AdvanceTo(String),
    AdvanceToNext(String),
    Summons,
    Forward(u8),
    Back(u8),
    AdvanceToFreePlot,
    AdvanceToOwnPlot,
    AdvanceToRivalPlot,
}

/// No sum on the board is larger than this.
const MOST_MONEY: u32 = 100_000;

impl BoardFile {
    /// Reads and checks a file; the error names the line, or the field.
    pub(crate) fn parse(text: &str) -> Result<BoardFile, String> {
        let file: BoardFile = toml::from_str(text).map_err(|error| at_line(text, &error))?;
        file.check()?;
        Ok(file)
    }

    fn check(&self) -> Result<(), String> {
        let cells = &self.track.cells;
        ensure(cells.len() == usize::from(CELLS), || format!("track.cells: {} cells, not 40", cells.len()))?;
        ensure(self.industry.len() == INDUSTRIES, || format!("industry: {}, not 8", self.industry.len()))?;
        for (word, count) in [("start", 1), ("inspection", 1), ("exchange", 1), ("check", 1)] {
            let found = cells.iter().filter(|cell| *cell == word).count();
            ensure(found == count, || format!("track.cells: {found} cells {word:?}, not {count}"))?;
        }
        ensure(cells[0] == "start", || "track.cells: the first cell is not \"start\"".into())?;
        for cell in cells {
            ensure(self.cell(cell).is_some(), || format!("track.cells: nothing is called {cell:?}"))?;
        }
        for column in &self.exchange.columns {
            let fits = column.len() == 6 && column.bytes().all(|symbol| b"-ABCD".contains(&symbol));
            ensure(fits, || format!("exchange.columns: {column:?} is not six of A, B, C, D and -"))?;
        }
        ensure(self.rating.places[1] >= 6, || "rating.places: six markers begin on step 2".into())?;
        self.industry.iter().try_for_each(|industry| industry.check(cells))
    }

    fn plots(&self) -> impl Iterator<Item = (&IndustryFile, &PlotFile)> {
        self.industry.iter().flat_map(|industry| industry.plots.iter().map(move |plot| (industry, plot)))
    }

    fn cell(&self, word: &str) -> Option<Cell> {
        Some(match word {
            "start" => Cell::Start,
            "trip" => Cell::Trip,
            "deal" => Cell::Deal,
            "charity" => Cell::Charity,
            "investor" => Cell::Investor,
            "inspection" => Cell::Inspection,
            "exchange" => Cell::Exchange,
            "check" => Cell::Check,
            _ => Cell::Plot(Plot(self.plots().position(|(_, plot)| plot.id == word)? as u8)),
        })
    }

    fn place(&self, word: &str) -> Option<u8> {
        self.track.cells.iter().position(|cell| cell == word).map(|cell| cell as u8)
    }

    /// The tables of a file that was checked, with no cards yet.
    pub(crate) fn build(&self) -> Board {
        let cell = |at: usize| self.cell(&self.track.cells[at]).expect("every cell was checked");
        let deeds: Vec<Deed> = self.plots().map(|(industry, plot)| self.deed(industry, plot)).collect();
        let symbol = |symbol: u8| b"-ABCD".iter().position(|known| *known == symbol).unwrap_or(0) as u8;
        let column = |at: usize| std::array::from_fn(|die| symbol(self.exchange.columns[at].as_bytes()[die]));
        Board {
            cells: std::array::from_fn(cell),
            inspection: self.place("inspection").expect("it was counted"),
            deeds: deeds.try_into().expect("eight industries have three plots each"),
            money: self.money,
            branches: self.tokens.branches,
            enterprises: self.tokens.enterprises,
            places: self.rating.places,
            symbols: std::array::from_fn(column),
            pairs: self.exchange.pairs,
            triples: self.exchange.triples,
            trips: [Trip::Summons; DECK as usize],
            deals: [Deal::RatingUp; DECK as usize],
            plot_words: self.plots().map(|(_, plot)| plot.id.clone()).collect(),
            industry_words: self.industry.iter().map(|industry| industry.id.clone()).collect(),
        }
    }

    fn deed(&self, industry: &IndustryFile, plot: &PlotFile) -> Deed {
        Deed {
            cell: self.place(&plot.id).expect("every plot was found on the track"),
            price: plot.price,
            building: industry.building,
            rent: plot.rent,
            loan: plot.price / 2,
            redeem: plot.price / 10 * 6, // the loan and 20 % interest
        }
    }
}

impl IndustryFile {
    fn check(&self, cells: &[String]) -> Result<(), String> {
        let name = &self.id;
        ensure(self.building > 0 && self.building.is_multiple_of(2), || {
            format!("industry {name}: building {} has no half", self.building)
        })?;
        ensure(self.building <= MOST_MONEY, || format!("industry {name}: building is too dear"))?;
        for PlotFile { id, price, rent } in &self.plots {
            let on_track = cells.iter().filter(|cell| *cell == id).count();
            ensure(on_track == 1, || format!("plot {id}: on {on_track} cells of the track"))?;
            ensure(*price > 0 && price.is_multiple_of(10) && *price <= MOST_MONEY, || {
                format!("plot {id}: price {price} is not a positive multiple of 10")
            })?;
            let rises = rent.windows(2).all(|pair| pair[0] < pair[1]) && rent[4] <= MOST_MONEY;
            ensure(rises, || format!("plot {id}: rent {rent:?} does not rise with every building"))?;
        }
        Ok(())
    }
}

/// Both decks in the order of their ids.
pub(crate) type Decks = ([Trip; DECK as usize], [Deal; DECK as usize]);

impl CardFile {
    pub(crate) fn parse(text: &str) -> Result<CardFile, String> {
        toml::from_str(text).map_err(|error| at_line(text, &error))
    }

    pub(crate) fn build(&self, board: &BoardFile) -> Result<Decks, String> {
        let mut trips = Vec::new();
        for entry in &self.trip {
            let trip = entry
                .effect
                .resolve(board)
                .ok_or_else(|| format!("trip {} goes nowhere", trips.len() + 1))?;
            trips.extend(std::iter::repeat_n(trip, entry.count.min(64)));
        }
        let deals = self.deal.iter().flat_map(|entry| std::iter::repeat_n(entry.effect, entry.count.min(64)));
        let wrong = |name: &str, count: usize| format!("{name}: {count} cards, not {DECK}");
        let trips: Result<[Trip; DECK as usize], Vec<Trip>> = trips.try_into();
        let deals: Result<[Deal; DECK as usize], Vec<Deal>> = deals.collect::<Vec<_>>().try_into();
        Ok((
            trips.map_err(|trips| wrong("trip", trips.len()))?,
            deals.map_err(|deals| wrong("deal", deals.len()))?,
        ))
    }
}

impl TripEffect {
    fn resolve(&self, board: &BoardFile) -> Option<Trip> {
        Some(match self {
            TripEffect::AdvanceTo(word) => Trip::AdvanceTo(board.place(word)?),
            TripEffect::AdvanceToNext(word) => {
                board.place(word)?;
                Trip::AdvanceToNext(board.cell(word)?)
            }
            TripEffect::Summons => Trip::Summons,
            TripEffect::Forward(cells) => Trip::Forward((*cells < CELLS).then_some(*cells)?),
            TripEffect::Back(cells) => Trip::Back((*cells < CELLS).then_some(*cells)?),
            TripEffect::AdvanceToFreePlot => Trip::AdvanceToFreePlot,
            TripEffect::AdvanceToOwnPlot => Trip::AdvanceToOwnPlot,
            TripEffect::AdvanceToRivalPlot => Trip::AdvanceToRivalPlot,
        })
    }
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

fn at_line(text: &str, error: &toml::de::Error) -> String {
    let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
    format!("line {line}: {}", error.message())
}

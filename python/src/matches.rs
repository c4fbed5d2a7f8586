//! Whole matches of bots, played without Python.

use crate::errors::value_error;
use crate::game::{Game, read_seed};
use crate::json::written;
use engine::Seed;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use search::{ArenaJob, SeatedJob, SimulateJob};

/// Many matches with these bots in their seats; one name is for all seats. The numbers are those of `magnat simulate`.
#[pyfunction]
#[pyo3(signature = (game, bots, games, seed=None, threads=1))]
pub(crate) fn play(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    bots: Bots,
    games: u64,
    seed: Option<&Bound<'_, PyAny>>,
    threads: usize,
) -> PyResult<Py<PyAny>> {
    let table = &game.get().inner.table;
    let bots = match bots {
        Bots::One(bot) => vec![bot; usize::from(table.seats())],
        Bots::Each(bots) => bots,
    };
    let (seed, threads) = (seed_or_first(seed)?, some(threads)?);
    if bots.len() == usize::from(table.seats()) && bots.iter().all(|bot| *bot == bots[0]) {
        // The same bot everywhere is what the program simulates, and what it does quickest.
        let job = SimulateJob { threads, ..SimulateJob::new(&bots[0], games, seed) };
        let report = py.detach(|| table.simulate(&job, &|_| (), None)).map_err(value_error)?;
        let told = written(py, &report)?;
        told.bind(py).cast::<PyDict>()?.del_item("bot")?;
        told.bind(py).set_item("bots", bots)?;
        return Ok(told);
    }
    let job = SeatedJob { bots, games, seed, threads };
    let report = py.detach(|| table.learn().seated(&job, &|_| ())).map_err(value_error)?;
    written(py, &report)
}

/// Bots against each other, every deal in several seatings. The numbers are those of `magnat arena`.
#[pyfunction]
#[pyo3(signature = (game, bots, games, seed=None, threads=1))]
pub(crate) fn arena(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    bots: Vec<String>,
    games: u64,
    seed: Option<&Bound<'_, PyAny>>,
    threads: usize,
) -> PyResult<Py<PyAny>> {
    let table = &game.get().inner.table;
    let job = ArenaJob {
        bots,
        games,
        seed: seed_or_first(seed)?,
        threads: some(threads)?,
        sprt: None,
        patience: ArenaJob::PATIENCE,
    };
    let report = py.detach(|| table.arena(&job, &|_| ())).map_err(value_error)?;
    written(py, &report)
}

/// One bot everywhere, or one for each seat.
#[derive(FromPyObject)]
pub(crate) enum Bots {
    One(String),
    Each(Vec<String>),
}

fn seed_or_first(seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    seed.map_or_else(|| Ok(Seed::from_number(0)), read_seed)
}

/// As many threads as a machine can have a use for.
const MOST_THREADS: usize = 1024;

pub(crate) fn some(threads: usize) -> PyResult<usize> {
    if (1..=MOST_THREADS).contains(&threads) {
        Ok(threads)
    } else {
        Err(value_error(format!("threads is a number from 1 to {MOST_THREADS}, not {threads}")))
    }
}

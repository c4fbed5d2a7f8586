use crate::arrays::writable;
use crate::errors::{refused, type_error, value_error};
use crate::game::{GameInner, number, option_values, read_seed, repr};
use crate::json::{from_python, to_python, written};
use engine::{Cell, FastRng, Panel, Seat, Seed, Turn, Viewer};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt};
use search::{AnyState, StateError};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::str::FromStr as _;
use std::sync::Arc;
use text::{Lang, Texts};

/// A match at some moment.
#[pyclass(module = "magnat")]
pub(crate) struct State {
    pub(crate) game: Arc<GameInner>,
    pub(crate) state: Box<dyn AnyState>,
    /// Whose whims `sample` follows.
    rng: FastRng,
    /// Room to list slots in.
    mask: Vec<u8>,
}

impl State {
    pub(crate) fn new(game: Arc<GameInner>, state: Box<dyn AnyState>, seed: Option<Seed>) -> State {
        let rng = FastRng::new(seed.map_or(0, |seed| seed.player_bits()));
        State { mask: vec![0; game.shape.slots.len()], game, state, rng }
    }

    /// The seat meant: the one named, or the one that is asked.
    pub(crate) fn asked(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Seat> {
        match seat {
            Some(seat) => self.game.seat(number(seat, "seat")?),
            None => self.state.ask().ok_or_else(|| value_error("nobody is asked now; name a seat")),
        }
    }

    fn viewer(&self, seat: Option<&Bound<'_, PyAny>>, recall: bool) -> PyResult<Viewer> {
        let Some(seat) = seat else { return Ok(Viewer::Public) };
        let seat = self.game.seat(number(seat, "seat")?)?;
        Ok(if recall { Viewer::Recall(seat) } else { Viewer::Seat(seat) })
    }

    fn refused(&self, py: Python<'_>, error: &StateError) -> PyErr {
        refused(py, error, self.game.table.about().spec)
    }

    fn texts(&self, lang: &str, viewer: Viewer) -> PyResult<Texts> {
        let lang = Lang::from_str(lang).map_err(value_error)?;
        let texts = Texts::new(self.game.table.about().texts, lang);
        Ok(texts.renamed(&self.game.table.open().names()).read_by(viewer.seat()))
    }

    fn slot(&self, given: &Bound<'_, PyAny>) -> PyResult<usize> {
        let slot: i64 = number(given, "slot")?;
        let last = self.game.shape.slots.len().saturating_sub(1);
        usize::try_from(slot)
            .map_err(|_| value_error(format!("there is no slot {slot}; the slots are 0 to {last}")))
    }
}

fn is_number(given: &Bound<'_, PyAny>) -> bool {
    if given.is_exact_instance_of::<PyInt>() {
        return true;
    }
    given.cast::<PyBool>().is_err() && given.hasattr("__index__").unwrap_or(false)
}

#[pymethods]
impl State {
    /// Who may act: "one", "sealed", "open", "chance" or "over".
    #[getter]
    fn turn(&self) -> &'static str {
        match self.state.turn() {
            Turn::One(_) => "one",
            Turn::Sealed(_) => "sealed",
            Turn::Open(_) => "open",
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }

    /// The seat that is asked next, if any.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.state.ask().map(|seat| seat.0)
    }

    /// All seats that may act now.
    #[getter]
    fn to_act(&self) -> Vec<u32> {
        let turn = self.state.turn();
        // A list of bytes would become a bytes object.
        let acting = Seat::all(self.game.seats()).filter(|seat| turn.includes(*seat));
        acting.map(|seat| u32::from(seat.0)).collect()
    }

    #[getter]
    fn is_chance(&self) -> bool {
        self.state.turn() == Turn::Chance
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// How many steps the match has had, chance among them.
    #[getter]
    fn steps(&self) -> u32 {
        self.state.steps()
    }

    /// The table of this match.
    #[getter]
    fn game(&self) -> crate::game::Game {
        crate::game::Game { inner: Arc::clone(&self.game) }
    }

    /// How each seat stands by the game's own measure: money, points.
    #[getter]
    fn scores(&self) -> Vec<i64> {
        Seat::all(self.game.seats()).map(|seat| self.state.score(seat)).collect()
    }

    /// 1 for the seat that won, shared where several did; 0 for the others and while the match runs.
    #[getter]
    fn returns(&self) -> Vec<f32> {
        Seat::all(self.game.seats()).map(|seat| self.state.reward(seat)).collect()
    }

    /// Ranks, winners and scores once the match is over.
    #[getter]
    fn outcome(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        written(py, &self.state.outcome())
    }

    /// Proves which state this is; it covers hidden things too.
    #[getter]
    fn fingerprint(&self) -> String {
        self.state.fingerprint().to_string()
    }

    /// What a seat may do, as JSON objects. Large families of actions are told by a few of them.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, py: Python<'_>, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<Py<PyAny>>> {
        let seat = self.asked(seat)?;
        self.state.legal(seat).iter().map(|action| to_python(py, action)).collect()
    }

    /// The slots that a seat may use.
    #[pyo3(signature = (seat=None))]
    fn slots(&mut self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<usize>> {
        let seat = self.asked(seat)?;
        self.state.mask(seat, &mut self.mask);
        Ok((0..self.mask.len()).filter(|&slot| self.mask[slot] == 1).collect())
    }

    /// The action that a slot stands for now, or None.
    #[pyo3(signature = (slot, seat=None))]
    fn action(
        &self,
        py: Python<'_>,
        slot: &Bound<'_, PyAny>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Option<Py<PyAny>>> {
        let action = self.state.action(self.asked(seat)?, self.slot(slot)?);
        action.map(|action| to_python(py, &action)).transpose()
    }

    /// The slot of an action, or None if it has none.
    #[pyo3(signature = (action, seat=None))]
    fn slot_of(
        &self,
        py: Python<'_>,
        action: &Bound<'_, PyAny>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Option<usize>> {
        let slot = self.state.slot(self.asked(seat)?, &from_python(action)?);
        slot.map_err(|error| self.refused(py, &error))
    }

    /// One of the allowed slots at random. Two states that came from one seed sample alike.
    #[pyo3(signature = (seat=None))]
    fn sample(&mut self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
        let seat = self.asked(seat)?;
        let slot = self.state.sample(seat, &mut self.rng, &mut self.mask);
        slot.ok_or_else(|| value_error(format!("seat {} may not act now", seat.0)))
    }

    /// 1 for every slot that the seat may use, as uint8; into `out` if there is one.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.asked(seat)?;
        let (slots, fresh) =
            (self.mask.len(), || PyArray1::<u8>::zeros(py, self.mask.len(), false).into_any());
        let array = out.map_or_else(fresh, Clone::clone);
        let mut numbers = writable::<u8>(&array, "out", &[slots])?;
        self.state.mask(seat, numbers.as_slice_mut().map_err(value_error)?);
        Ok(array)
    }

    /// What a seat knows as float32 numbers; into `out` if there is one.
    #[pyo3(signature = (seat=None, out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.asked(seat)?;
        let size = self.game.numbers;
        let array = out.map_or_else(|| PyArray1::<f32>::zeros(py, size, false).into_any(), Clone::clone);
        let mut numbers = writable::<f32>(&array, "out", &[size])?;
        self.state.observe(seat, numbers.as_slice_mut().map_err(value_error)?);
        Ok(array)
    }

    /// A seat acts: by the number of a slot, or by the JSON object of an action.
    #[pyo3(signature = (action, seat=None))]
    fn apply(
        &mut self,
        py: Python<'_>,
        action: &Bound<'_, PyAny>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let seat = match (seat, self.state.turn()) {
            (None, Turn::Over) => return Err(self.not_now(py, "the match is over")),
            (None, Turn::Chance) => return Err(self.not_now(py, "it is the turn of chance")),
            _ => self.asked(seat)?,
        };
        let applied = if is_number(action) {
            let slot = self.slot(action)?;
            self.state.act(seat, slot)
        } else if action.cast::<PyDict>().is_ok() {
            self.state.submit(seat, &from_python(action)?)
        } else {
            let given = repr(action);
            return Err(type_error(format!(
                "an action is the number of a slot or a JSON object, not {given}"
            )));
        };
        applied.map_err(|error| self.refused(py, &error))
    }

    /// Everything that can happen by chance now, each with its probability.
    fn chances(&self, py: Python<'_>) -> PyResult<Vec<(Py<PyAny>, f64)>> {
        let chances = self.state.chances();
        let all: u64 = chances.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let share = |weight: u32| f64::from(weight) / all as f64;
        chances.iter().map(|(outcome, weight)| Ok((to_python(py, outcome)?, share(*weight)))).collect()
    }

    /// Chance acts: by its place in `chances`, by the JSON object, or drawn.
    #[pyo3(signature = (outcome=None))]
    fn apply_chance(&mut self, py: Python<'_>, outcome: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let applied = match outcome {
            None => self.state.draw(&mut self.rng),
            Some(place) if is_number(place) => {
                self.state.chance_at(number(place, "the place of an outcome")?)
            }
            Some(outcome) => self.state.chance(&from_python(outcome)?),
        };
        applied.map_err(|error| self.refused(py, &error))
    }

    /// The wait that the game runs is over.
    fn lapse(&mut self, py: Python<'_>) -> PyResult<()> {
        self.state.lapse().map_err(|error| self.refused(py, &error))
    }

    /// What a seat may see, or anybody without a seat; with `recall` all it was ever shown.
    #[pyo3(signature = (seat=None, recall=false))]
    fn view(&self, py: Python<'_>, seat: Option<&Bound<'_, PyAny>>, recall: bool) -> PyResult<Py<PyAny>> {
        to_python(py, &self.state.view(self.viewer(seat, recall)?))
    }

    /// What a seat saw happen, in order; what anybody saw without a seat.
    #[pyo3(signature = (seat=None))]
    fn history(&self, py: Python<'_>, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<Py<PyAny>>> {
        let told = self.state.history(self.viewer(seat, true)?).map_err(|error| self.refused(py, &error))?;
        told.iter().map(|event| to_python(py, event)).collect()
    }

    /// All that a seat can know, as text: what it did and what it saw, in order. It names an information set.
    #[pyo3(signature = (seat=None))]
    fn information(&self, py: Python<'_>, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        self.state.information(self.asked(seat)?).map_err(|error| self.refused(py, &error))
    }

    /// A world that fits what the seat knows, drawn at random.
    fn imagine(&self, seat: &Bound<'_, PyAny>, seed: &Bound<'_, PyAny>) -> PyResult<State> {
        let (seat, seed) = (self.asked(Some(seat))?, read_seed(seed)?);
        Ok(State::new(Arc::clone(&self.game), self.state.imagine(seat, &seed), Some(seed)))
    }

    /// The record of the match so far, as `magnat verify` reads it.
    #[pyo3(signature = (players=Vec::new()))]
    fn record(&self, py: Python<'_>, players: Vec<String>) -> PyResult<String> {
        if !players.is_empty() && players.len() != usize::from(self.game.seats()) {
            return Err(value_error(format!(
                "{} players sit here, not {}",
                self.game.seats(),
                players.len()
            )));
        }
        let lines = self.state.record(players).map_err(|error| self.refused(py, &error))?;
        Ok(lines.iter().map(|line| line.to_json() + "\n").collect())
    }

    /// What happened, in sentences, as a seat or anybody saw it.
    #[pyo3(signature = (lang="en", seat=None))]
    fn say(&self, py: Python<'_>, lang: &str, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
        let viewer = self.viewer(seat, true)?;
        let told = self.state.history(viewer).map_err(|error| self.refused(py, &error))?;
        Ok(self.texts(lang, viewer)?.told(&told))
    }

    /// How the table looks, in lines of words, to a seat or to anybody.
    #[pyo3(signature = (lang="en", seat=None))]
    fn describe(&self, lang: &str, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let viewer = self.viewer(seat, false)?;
        let texts = self.texts(lang, viewer)?;
        let cells = |cells: &[Cell]| {
            let said: Vec<String> = cells.iter().map(|cell| texts.phrase(&cell.phrase)).collect();
            format!("  {}\n", said.join(" | "))
        };
        let mut said = String::new();
        for panel in &self.state.sketch(viewer).panels {
            match panel {
                Panel::Table { title, head, rows } => {
                    let head: Vec<String> = head.iter().map(|phrase| texts.phrase(phrase)).collect();
                    said += &format!("{}\n  {}\n", texts.phrase(title), head.join(" | "));
                    said.extend(rows.iter().map(|row| cells(row)));
                }
                Panel::Lines { title, lines } => {
                    said += &format!("{}\n", texts.phrase(title));
                    said.extend(lines.iter().map(|line| cells(std::slice::from_ref(line))));
                }
                Panel::Board { title, places, .. } => {
                    said += &format!("{}\n", texts.phrase(title));
                    said.extend(places.iter().map(|(_, _, place)| cells(place)));
                }
            }
        }
        Ok(said)
    }

    /// The same match once more, to go another way.
    fn clone(&self) -> State {
        State {
            game: Arc::clone(&self.game),
            state: self.state.fork(),
            rng: self.rng.clone(),
            mask: self.mask.clone(),
        }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Saved)> {
        let restore = py.import("magnat._magnat")?.getattr("restore")?;
        let options = written(py, &self.game.options)?;
        Ok((restore, (self.game.table.about().id.to_owned(), self.game.seats(), options, self.state.save())))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<State>() else { return false };
        // The same object is borrowed already, for writing perhaps.
        let Ok(other) = other.try_borrow() else { return false };
        let same_rules =
            Arc::ptr_eq(&self.game, &other.game) || self.game.table.header() == other.game.table.header();
        same_rules && self.state.fingerprint() == other.state.fingerprint()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.state.fingerprint().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let (game, steps) = (self.game.table.about().id, self.state.steps());
        match self.state.ask() {
            Some(seat) => format!("State({game:?}, step {steps}, seat {} to act)", seat.0),
            None => format!("State({game:?}, step {steps}, {})", self.turn()),
        }
    }
}

impl State {
    fn not_now(&self, py: Python<'_>, why: &'static str) -> PyErr {
        self.refused(py, &StateError::Refused(engine::Refusal::NotNow(why)))
    }
}

type Saved = (String, u8, Py<PyAny>, String);

/// What pickle calls.
#[pyfunction]
pub(crate) fn restore(id: &str, seats: u8, options: &Bound<'_, PyDict>, saved: &str) -> PyResult<State> {
    let game = Arc::new(GameInner::new(id, Some(seats), &option_values(options)?)?);
    let state = game.table.learn().saved_state(saved).map_err(value_error)?;
    Ok(State::new(game, state, None))
}

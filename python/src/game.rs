use crate::errors::{refused, type_error, value_error};
use crate::json::{from_python, to_python, written};
use crate::state::State;
use engine::{AnyBot, OptionValue, OptionValues, Seat, Seed};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyString};
use search::{AnyTable, Shape};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

/// A table of a game: how many play, and by which options.
#[pyclass(frozen, module = "magnat")]
pub(crate) struct Game {
    pub(crate) inner: Arc<GameInner>,
}

/// What all states and batches of a table share.
pub(crate) struct GameInner {
    pub(crate) table: Arc<dyn AnyTable>,
    pub(crate) shape: Shape,
    pub(crate) numbers: usize,
    pub(crate) options: OptionValues,
}

impl GameInner {
    pub(crate) fn new(id: &str, seats: Option<u8>, options: &OptionValues) -> PyResult<GameInner> {
        let game = catalog::find(id).map_err(value_error)?;
        let seats = seats.unwrap_or(game.about().least_seats);
        let table = game.table(seats, options).map_err(value_error)?;
        let shape = table.learn().shape();
        let numbers = shape.features.iter().map(|feature| feature.len).sum();
        let options = table.header().options;
        Ok(GameInner { table, shape, numbers, options })
    }

    pub(crate) fn seats(&self) -> u8 {
        self.table.seats()
    }

    pub(crate) fn seat(&self, seat: u8) -> PyResult<Seat> {
        let seats = self.seats();
        if seat < seats {
            Ok(Seat(seat))
        } else {
            Err(value_error(format!("there is no seat {seat}; the seats are 0 to {}", seats - 1)))
        }
    }
}

/// What [`Game::new`] takes.
type Chosen = (String, u8, Py<PyAny>);

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, seats=None, options=None))]
    fn new(
        py: Python<'_>,
        id: &str,
        seats: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        // Where numpy is missing this says so, and no array is ever asked for; `import magnat` stays quick.
        py.import("numpy")?;
        let seats = seats.map(|seats| number(seats, "seats")).transpose()?;
        let options = options.map_or_else(|| Ok(OptionValues::new()), option_values)?;
        Ok(Game { inner: Arc::new(GameInner::new(id, seats, &options)?) })
    }

    /// The name of the game.
    #[getter]
    fn id(&self) -> &'static str {
        self.inner.table.about().id
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> u8 {
        self.inner.seats()
    }

    /// All options with their values.
    #[getter]
    fn options(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        written(py, &self.inner.options)
    }

    /// The version of the rules.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.inner.table.about().rules_version
    }

    /// The bots that take no numbers; `docs/bots.md` has the others.
    #[getter]
    fn bots(&self) -> PyResult<Vec<&'static str>> {
        Ok(catalog::find(self.id()).map_err(value_error)?.bots())
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.inner.numbers
    }

    /// How many action slots there are.
    #[getter]
    fn num_slots(&self) -> usize {
        self.inner.shape.slots.len()
    }

    /// What the numbers of an observation are, in order: a name and how many.
    #[getter]
    fn features(&self) -> Vec<(String, usize)> {
        self.inner.shape.features.iter().map(|feature| (feature.name.clone(), feature.len)).collect()
    }

    /// What each slot stands for.
    #[getter]
    fn slot_names(&self) -> Vec<String> {
        self.inner.shape.slots.clone()
    }

    /// Actions that have no slot, and why. As JSON they can all be played.
    #[getter]
    fn left_out(&self) -> Vec<(&'static str, &'static str)> {
        self.inner.shape.left_out.iter().map(|left| (left.actions, left.why)).collect()
    }

    /// No match has more steps.
    #[getter]
    fn max_steps(&self) -> u32 {
        self.inner.shape.most_steps
    }

    /// A match. With a seed it draws its own chance; without one every chance is yours to apply.
    #[pyo3(signature = (seed=None))]
    fn start(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let seed = seed.map(read_seed).transpose()?;
        Ok(State::new(Arc::clone(&self.inner), self.inner.table.learn().state(seed), seed))
    }

    /// A world that fits what a seat knows, from its view as the server sends it.
    #[pyo3(signature = (view, seat, seed=None))]
    fn imagine(
        &self,
        py: Python<'_>,
        view: &Bound<'_, PyAny>,
        seat: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<State> {
        let seed = seed.map_or_else(|| Ok(Seed::from_number(0)), read_seed)?;
        let seat = self.inner.seat(number(seat, "seat")?)?;
        let view = from_python(view)?;
        // A view that contradicts itself is found out only where no card is left to deal: whoever imagines stops there.
        let imagine = || self.inner.table.learn().imagined(seat, &view, &seed);
        let world = catch_unwind(AssertUnwindSafe(imagine))
            .map_err(|_| value_error("this view contradicts itself: no world fits it"))?;
        let world = world.map_err(|error| refused(py, &error, self.inner.table.about().spec))?;
        Ok(State::new(Arc::clone(&self.inner), world, Some(seed)))
    }

    /// A player by its name, such as "hard" or "tree:2000".
    fn bot(&self, name: &str) -> PyResult<Bot> {
        let bot = self.inner.table.bot(name).map_err(value_error)?;
        Ok(Bot { game: Arc::clone(&self.inner), name: name.to_owned(), bot: Mutex::new(bot) })
    }

    /// A paragraph of the rulebook by its number.
    fn rule(&self, id: &str) -> PyResult<String> {
        let paragraph = text::paragraph(self.inner.table.about().spec, id);
        paragraph.ok_or_else(|| value_error(format!("the rules of {} have no paragraph {id:?}", self.id())))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Game>().is_ok_and(|other| self.inner.table.header() == other.get().inner.table.header())
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hasher = DefaultHasher::new();
        (self.id(), self.seats(), self.inner.options.len()).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Chosen)> {
        let class = py.get_type::<Game>().into_any();
        Ok((class, (self.id().to_owned(), self.seats(), self.options(py)?)))
    }

    fn __repr__(&self) -> String {
        format!("Game({:?}, seats={})", self.id(), self.seats())
    }
}

/// A player that sees what its seat may see.
#[pyclass(frozen, module = "magnat")]
pub(crate) struct Bot {
    game: Arc<GameInner>,
    name: String,
    bot: Mutex<Box<dyn AnyBot>>,
}

#[pymethods]
impl Bot {
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// What it does for a seat that may act, by default the one that is asked. All its whims follow from the seed.
    #[pyo3(signature = (state, seat=None, seed=0))]
    fn choose(
        &self,
        py: Python<'_>,
        state: &Bound<'_, State>,
        seat: Option<&Bound<'_, PyAny>>,
        seed: u64,
    ) -> PyResult<Py<PyAny>> {
        let sight = {
            let state = state.borrow();
            if state.game.table.header() != self.game.table.header() {
                return Err(value_error("this bot sits at a table with other rules"));
            }
            state.state.sight(state.asked(seat)?)
        };
        let action = py.detach(|| {
            let mut bot = self.bot.lock().unwrap_or_else(PoisonError::into_inner);
            bot.choose(&sight, seed)
        });
        to_python(py, &action.map_err(value_error)?)
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.name)
    }
}

/// Every game: its name, how many may play, and its options.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
    catalog::games().iter().map(|game| written(py, game.about())).collect()
}

pub(crate) fn option_values(chosen: &Bound<'_, PyDict>) -> PyResult<OptionValues> {
    let mut values = OptionValues::new();
    for (name, value) in chosen {
        let name = name
            .cast::<PyString>()
            .map_err(|_| type_error("the names of options are text"))?
            .to_str()?
            .to_owned();
        let read: Option<OptionValue> = serde_json::from_value(from_python(&value)?).ok();
        let value = read
            .ok_or_else(|| type_error(format!("option {name} takes a switch, a whole number or a word")))?;
        values.insert(name, value);
    }
    Ok(values)
}

/// A small number from the caller: anything that counts as a whole number, in the range of `T`.
pub(crate) fn number<'py, T>(given: &Bound<'py, PyAny>, name: &str) -> PyResult<T>
where
    T: TryFrom<i64>,
{
    let whole: i64 =
        given.extract().map_err(|_| type_error(format!("{name} is a whole number, not {}", repr(given))))?;
    T::try_from(whole).map_err(|_| value_error(format!("{name} cannot be {whole}")))
}

/// What something looks like, cut to a bearable length.
pub(crate) fn repr(given: &Bound<'_, PyAny>) -> String {
    given.repr().map_or_else(|_| "that".to_owned(), |text| text.to_string().chars().take(80).collect())
}

/// A seed: a number from 0 on, or the 64 hexadecimal digits of a record.
pub(crate) fn read_seed(given: &Bound<'_, PyAny>) -> PyResult<Seed> {
    if let Ok(text) = given.cast::<PyString>() {
        return text.to_str()?.parse().map_err(value_error);
    }
    let wrong =
        || type_error(format!("a seed is a number below 2^64 or 64 hexadecimal digits, not {}", repr(given)));
    if given.cast::<PyInt>().is_err() && given.getattr("__index__").is_err() {
        return Err(wrong());
    }
    given.extract::<u64>().map(Seed::from_number).map_err(|_| wrong())
}

//! Many matches stepped together, into arrays that stay where they are.

use crate::arrays::writable;
use crate::errors::{Refused, type_error, value_error};
use crate::game::{Game, GameInner, number, read_seed, repr};
use engine::Seed;
use numpy::{
    Element, PyArray, PyArray1, PyArrayDyn, PyArrayMethods as _, PyReadonlyArray1, PyUntypedArrayMethods as _,
};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use search::{AnyBatch, Autoreset, BatchError, BatchJob, BatchShape, Rows};
use std::sync::{Arc, Mutex};

/// Many matches of one table, stepped together.
#[pyclass(module = "magnat")]
pub(crate) struct Batch {
    game: Arc<GameInner>,
    /// Never contended: whoever steps has the whole batch to itself.
    batch: Mutex<Option<Box<dyn AnyBatch>>>,
    shape: BatchShape,
    threads: usize,
    autoreset: Autoreset,
    arrays: Arrays,
    /// Where actions of other kinds are put together.
    actions: Vec<i64>,
}

/// What a step writes, one row for each environment.
struct Arrays {
    observations: Py<PyArrayDyn<f32>>,
    masks: Py<PyArrayDyn<u8>>,
    seats: Py<PyArrayDyn<u8>>,
    rewards: Py<PyArrayDyn<f32>>,
    terminated: Py<PyArrayDyn<u8>>,
    truncated: Py<PyArrayDyn<u8>>,
    steps: Py<PyArrayDyn<u32>>,
    final_observations: Option<Py<PyArrayDyn<f32>>>,
}

const NAMES: [&str; 8] =
    ["observations", "masks", "seats", "rewards", "terminated", "truncated", "steps", "final_observations"];

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, num_envs, threads=1, seed=None, opponents=None, autoreset="next_step", max_steps=0, arrays=None))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, Game>,
        num_envs: &Bound<'_, PyAny>,
        threads: usize,
        seed: Option<&Bound<'_, PyAny>>,
        opponents: Option<&Bound<'_, PyDict>>,
        autoreset: &str,
        max_steps: u32,
        arrays: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        let game = Arc::clone(&game.get().inner);
        let autoreset = match autoreset {
            "next_step" => Autoreset::NextStep,
            "same_step" => Autoreset::SameStep,
            "disabled" => Autoreset::Disabled,
            other => {
                let known = "next_step, same_step, disabled";
                return Err(value_error(format!("no autoreset {other:?}; there are: {known}")));
            }
        };
        let job = BatchJob {
            envs: number(num_envs, "num_envs")?,
            threads,
            seed: seed.map_or_else(|| Ok(Seed::from_number(0)), read_seed)?,
            opponents: opponents.map_or_else(|| Ok(Vec::new()), |named| opponents_of(&game, named))?,
            autoreset,
            max_steps,
        };
        let batch = game.table.learn().batch(&job).map_err(value_error)?;
        let shape = batch.shape();
        let arrays = Arrays::new(py, shape, autoreset, arrays)?;
        let actions = vec![0; shape.envs];
        Ok(Batch { game, batch: Mutex::new(Some(batch)), shape, threads, autoreset, arrays, actions })
    }

    #[getter]
    fn game(&self) -> Game {
        Game { inner: Arc::clone(&self.game) }
    }

    #[getter]
    fn num_envs(&self) -> usize {
        self.shape.envs
    }

    #[getter]
    fn threads(&self) -> usize {
        self.threads
    }

    #[getter]
    fn autoreset(&self) -> &'static str {
        match self.autoreset {
            Autoreset::NextStep => "next_step",
            Autoreset::SameStep => "same_step",
            Autoreset::Disabled => "disabled",
        }
    }

    /// What the seat that is asked knows: environments by numbers.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.arrays.observations.clone_ref(py)
    }

    /// 1 for what the seat may do: environments by slots.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArrayDyn<u8>> {
        self.arrays.masks.clone_ref(py)
    }

    /// Who is asked; 255 once a match is over.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArrayDyn<u8>> {
        self.arrays.seats.clone_ref(py)
    }

    /// One point shared among the winners of a match that ends with this step: environments by seats.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// 1 if the match has ended with this step.
    #[getter]
    fn terminated(&self, py: Python<'_>) -> Py<PyArrayDyn<u8>> {
        self.arrays.terminated.clone_ref(py)
    }

    /// 1 if the match was cut off with this step.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyArrayDyn<u8>> {
        self.arrays.truncated.clone_ref(py)
    }

    /// How many steps the match has had, chance and opponents included.
    #[getter]
    fn steps(&self, py: Python<'_>) -> Py<PyArrayDyn<u32>> {
        self.arrays.steps.clone_ref(py)
    }

    /// With autoreset "same_step": what was known at the end of a match that has ended with this step.
    #[getter]
    fn final_observations(&self, py: Python<'_>) -> Option<Py<PyArrayDyn<f32>>> {
        self.arrays.final_observations.as_ref().map(|array| array.clone_ref(py))
    }

    /// Begins all matches, or those of which `which` is not 0; with a seed, as if the batch had been made with it.
    #[pyo3(signature = (seed=None, which=None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        which: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let seed = seed.map(read_seed).transpose()?;
        let which = which.map(|given| flags(given, self.shape.envs)).transpose()?;
        self.with_rows(py, |batch, _, rows| batch.reset(seed, which.as_deref(), rows))
    }

    /// One decision in every match: the slot of the seat that is asked. If one of them is wrong, nothing happens at all.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        match actions.cast::<PyArray1<i64>>() {
            Ok(array) => {
                let array: PyReadonlyArray1<'_, i64> = array
                    .try_readonly()
                    .map_err(|error| value_error(format!("actions cannot be read: {error}")))?;
                match array.as_slice() {
                    Ok(slots) => self.with_rows(py, |batch, _, rows| batch.step(slots, rows)),
                    Err(_) => {
                        self.actions = array.as_array().to_vec();
                        self.with_rows(py, |batch, slots, rows| batch.step(slots, rows))
                    }
                }
            }
            Err(_) => {
                self.actions = slots(actions)?;
                self.with_rows(py, |batch, slots, rows| batch.step(slots, rows))
            }
        }
    }

    /// The same so many times by random slots, without a way through Python: how many decisions, steps and ends there were.
    #[pyo3(signature = (times=1))]
    fn play_random(&mut self, py: Python<'_>, times: u64) -> PyResult<(u64, u64, u64)> {
        let played = self.with_rows(py, |batch, _, rows| batch.play_random(times, rows))?;
        Ok((played.decisions, played.steps, played.matches))
    }

    fn __repr__(&self) -> String {
        format!(
            "Batch({:?}, num_envs={}, threads={})",
            self.game.table.about().id,
            self.shape.envs,
            self.threads
        )
    }
}

impl Batch {
    /// Does something with all arrays at hand, while other threads of Python go on.
    fn with_rows<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyBatch, &[i64], &mut Rows<'_>) -> Result<T, BatchError> + Send,
    ) -> PyResult<T> {
        let arrays = &self.arrays;
        let mut observations = borrowed(py, &arrays.observations, "observations")?;
        let mut masks = borrowed(py, &arrays.masks, "masks")?;
        let mut seats = borrowed(py, &arrays.seats, "seats")?;
        let mut rewards = borrowed(py, &arrays.rewards, "rewards")?;
        let mut terminated = borrowed(py, &arrays.terminated, "terminated")?;
        let mut truncated = borrowed(py, &arrays.truncated, "truncated")?;
        let mut steps = borrowed(py, &arrays.steps, "steps")?;
        let mut last = arrays
            .final_observations
            .as_ref()
            .map(|array| borrowed(py, array, "final_observations"))
            .transpose()?;
        let mut rows = Rows {
            observations: observations.as_slice_mut().map_err(value_error)?,
            masks: masks.as_slice_mut().map_err(value_error)?,
            seats: seats.as_slice_mut().map_err(value_error)?,
            rewards: rewards.as_slice_mut().map_err(value_error)?,
            terminated: terminated.as_slice_mut().map_err(value_error)?,
            truncated: truncated.as_slice_mut().map_err(value_error)?,
            steps: steps.as_slice_mut().map_err(value_error)?,
            final_observations: match &mut last {
                Some(last) => last.as_slice_mut().map_err(value_error)?,
                None => &mut [],
            },
        };
        // A panic inside leaves a batch half stepped: it is not given back then.
        let mut batch = self
            .batch
            .get_mut()
            .map_err(value_error)?
            .take()
            .ok_or_else(|| value_error("this batch broke in an earlier step"))?;
        let slots = &self.actions;
        let (batch, done) = py.detach(move || {
            let done = work(&mut *batch, slots, &mut rows);
            (batch, done)
        });
        self.batch = Mutex::new(Some(batch));
        done.map_err(|error| match error {
            BatchError::NoSuchSlot { .. }
            | BatchError::Closed { .. }
            | BatchError::Over { .. }
            | BatchError::NotBegun => Refused::new_err(error.to_string()),
            BatchError::Length { .. } => value_error(error),
        })
    }
}

impl Arrays {
    fn new(
        py: Python<'_>,
        shape: BatchShape,
        autoreset: Autoreset,
        given: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Arrays> {
        let BatchShape { envs, observation, slots, seats } = shape;
        if let Some(given) = given {
            for name in given.keys() {
                let known =
                    name.cast::<PyString>().is_ok_and(|name| NAMES.iter().any(|known| name == *known));
                if !known {
                    let known = NAMES.join(", ");
                    return Err(value_error(format!("no array {}; the arrays are: {known}", repr(&name))));
                }
            }
        }
        let same_step = autoreset == Autoreset::SameStep;
        if !same_step && given.is_some_and(|given| given.contains("final_observations").unwrap_or(false)) {
            return Err(value_error("only autoreset \"same_step\" has final_observations"));
        }
        Ok(Arrays {
            observations: array(py, given, "observations", &[envs, observation])?,
            masks: array(py, given, "masks", &[envs, slots])?,
            seats: array(py, given, "seats", &[envs])?,
            rewards: array(py, given, "rewards", &[envs, seats])?,
            terminated: array(py, given, "terminated", &[envs])?,
            truncated: array(py, given, "truncated", &[envs])?,
            steps: array(py, given, "steps", &[envs])?,
            final_observations: same_step
                .then(|| array(py, given, "final_observations", &[envs, observation]))
                .transpose()?,
        })
    }
}

/// The array of the caller if there is one, looked at here; a fresh one otherwise.
fn array<T: Element>(
    py: Python<'_>,
    given: Option<&Bound<'_, PyDict>>,
    name: &str,
    shape: &[usize],
) -> PyResult<Py<PyArrayDyn<T>>> {
    match given.map(|given| given.get_item(name)).transpose()?.flatten() {
        Some(array) => {
            writable::<T>(&array, name, shape)?;
            Ok(array.cast::<PyArrayDyn<T>>().map_err(type_error)?.clone().unbind())
        }
        None => Ok(PyArray::<T, _>::zeros(py, shape, false).unbind()),
    }
}

/// The array for writing. Its owner may have changed it since it was handed in.
fn borrowed<'py, T: Element>(
    py: Python<'py>,
    array: &Py<PyArrayDyn<T>>,
    name: &str,
) -> PyResult<numpy::PyReadwriteArrayDyn<'py, T>> {
    let array = array.bind(py);
    if !array.is_c_contiguous() {
        return Err(value_error(format!("{name} is no longer C-contiguous")));
    }
    array.try_readwrite().map_err(|error| value_error(format!("{name} cannot be written: {error}")))
}

fn opponents_of(game: &GameInner, named: &Bound<'_, PyDict>) -> PyResult<Vec<Option<String>>> {
    let mut opponents = vec![None; usize::from(game.seats())];
    for (seat, bot) in named {
        let seat = game.seat(number(&seat, "the seat of an opponent")?)?;
        let bot = bot
            .cast::<PyString>()
            .map_err(|_| type_error("an opponent is the name of a bot"))?
            .to_str()?
            .to_owned();
        opponents[seat.index()] = Some(bot);
    }
    Ok(opponents)
}

/// Slots from an array of another whole-number type, or from a list.
fn slots(actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    let wrong =
        || type_error(format!("actions are one whole number for each environment, not {}", repr(actions)));
    let actions = actions.try_iter().map_err(|_| wrong())?;
    actions.map(|action| action?.extract::<i64>().map_err(|_| wrong())).collect()
}

fn flags(given: &Bound<'_, PyAny>, envs: usize) -> PyResult<Vec<u8>> {
    let wrong = || type_error(format!("which is one flag for each environment, not {}", repr(given)));
    let flags = given.try_iter().map_err(|_| wrong())?;
    let flags: Vec<u8> =
        flags.map(|flag| flag?.is_truthy().map(u8::from)).collect::<PyResult<_>>().map_err(|_| wrong())?;
    if flags.len() == envs {
        Ok(flags)
    } else {
        Err(value_error(format!("which has {} flags for {envs} environments", flags.len())))
    }
}

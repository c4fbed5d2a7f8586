//! Arrays that callers hand in: looked at before anything is written into them.

use crate::errors::{type_error, value_error};
use numpy::{Element, PyArrayDyn, PyArrayMethods as _, PyReadwriteArrayDyn, PyUntypedArrayMethods as _};
use pyo3::prelude::*;

/// The array as `shape` numbers of type `T`, one after the other in memory and free to be written. `name` is what the caller
/// calls it.
pub(crate) fn writable<'py, T: Element>(
    given: &Bound<'py, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let expected =
        || format!("{name} must be a C-contiguous array of {} with shape {shape:?}", dtype::<T>(given.py()));
    let array = given
        .cast::<PyArrayDyn<T>>()
        .map_err(|_| type_error(format!("{}, not {}", expected(), kind(given))))?;
    if array.shape() != shape {
        return Err(value_error(format!("{}, not {:?}", expected(), array.shape())));
    }
    if !array.is_c_contiguous() {
        return Err(value_error(format!("{}; this one is laid out otherwise", expected())));
    }
    array.try_readwrite().map_err(|error| value_error(format!("{name} cannot be written: {error}")))
}

fn dtype<T: Element>(py: Python<'_>) -> String {
    T::get_dtype(py).to_string()
}

fn kind(given: &Bound<'_, PyAny>) -> String {
    let of = |attribute: &str| given.getattr(attribute).map(|value| value.to_string());
    match (of("dtype"), of("shape")) {
        (Ok(dtype), Ok(shape)) => format!("one of {dtype} with shape {shape}"),
        _ => given.get_type().name().map_or_else(|_| "something else".to_owned(), |name| format!("a {name}")),
    }
}

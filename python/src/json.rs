//! JSON values as Python's own, and back.

use crate::errors::{type_error, value_error};
use pyo3::IntoPyObjectExt as _;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde::Serialize;
use serde_json::{Map, Number, Value};

/// Nothing that a game reads is nested deeper.
const MOST_LEVELS: u32 = 32;

pub(crate) fn to_python(py: Python<'_>, value: &Value) -> PyResult<Py<PyAny>> {
    match value {
        Value::Null => Ok(py.None()),
        Value::Bool(is) => is.into_py_any(py),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_py_any(py),
            (None, Some(number)) => number.into_py_any(py),
            (None, None) => number.as_f64().into_py_any(py),
        },
        Value::String(text) => text.into_py_any(py),
        Value::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(to_python(py, item)?)?;
            }
            list.into_py_any(py)
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, value) in fields {
                dict.set_item(name, to_python(py, value)?)?;
            }
            dict.into_py_any(py)
        }
    }
}

/// The same for whatever can be written as JSON.
pub(crate) fn written(py: Python<'_>, data: &impl Serialize) -> PyResult<Py<PyAny>> {
    to_python(py, &serde_json::to_value(data).map_err(value_error)?)
}

pub(crate) fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(value, MOST_LEVELS)
}

fn read(value: &Bound<'_, PyAny>, levels: u32) -> PyResult<Value> {
    if value.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(is) = value.cast::<PyBool>() {
        return Ok(Value::Bool(is.is_true()));
    }
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(Value::String(text.to_str()?.to_owned()));
    }
    if value.cast::<PyInt>().is_ok() {
        return match value.extract::<i64>() {
            Ok(number) => Ok(number.into()),
            Err(_) => Err(value_error("numbers in JSON fit 64 bits here")),
        };
    }
    if let Ok(number) = value.cast::<PyFloat>() {
        let number = Number::from_f64(number.value());
        return number.map(Value::Number).ok_or_else(|| value_error("JSON has no such number"));
    }
    let Some(levels) = levels.checked_sub(1) else {
        return Err(value_error(format!("no action is nested deeper than {MOST_LEVELS} levels")));
    };
    if let Ok(fields) = value.cast::<PyDict>() {
        let mut object = Map::new();
        for (name, value) in fields {
            let name =
                name.cast::<PyString>().map_err(|_| type_error("the names in a JSON object are text"))?;
            object.insert(name.to_str()?.to_owned(), read(&value, levels)?);
        }
        return Ok(Value::Object(object));
    }
    if value.cast::<PyList>().is_ok() || value.cast::<PyTuple>().is_ok() {
        let items = value.try_iter()?;
        return items.map(|item| read(&item?, levels)).collect::<PyResult<_>>().map(Value::Array);
    }
    let kind = value.get_type();
    Err(type_error(format!("a {} is nothing that JSON can say", kind.name()?)))
}

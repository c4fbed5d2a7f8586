//! What goes wrong, as exceptions that say what was expected.

use pyo3::create_exception;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use search::StateError;

create_exception!(
    magnat,
    Refused,
    PyValueError,
    "A step that the rules, or the moment, do not allow. `rule` and `paragraph` name the rule, where it is one."
);

/// A refusal with the paragraph of the rulebook that it follows from.
pub(crate) fn refused(py: Python<'_>, error: &StateError, spec: &str) -> PyErr {
    let rule = match error {
        StateError::Refused(engine::Refusal::Illegal(illegal)) => Some(illegal.rule.0),
        _ => None,
    };
    let paragraph = rule.and_then(|rule| text::paragraph(spec, rule));
    let said = match (rule, &paragraph) {
        (Some(rule), Some(paragraph)) => format!("refused by {rule}: {paragraph}"),
        _ => error.to_string(),
    };
    let exception = Refused::new_err(said);
    let value = exception.value(py);
    match value.setattr("rule", rule).and_then(|()| value.setattr("paragraph", paragraph)) {
        Ok(()) => exception,
        Err(error) => error,
    }
}

pub(crate) fn value_error(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

pub(crate) fn type_error(what: impl std::fmt::Display) -> PyErr {
    PyTypeError::new_err(what.to_string())
}

//! The engine in Python: `magnat._magnat`, which the package `magnat` shows under its own name.

mod arrays;
mod batch;
mod errors;
mod game;
mod json;
mod matches;
mod state;

use pyo3::prelude::*;

#[pymodule]
mod _magnat {
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::errors::Refused;
    #[pymodule_export]
    use super::game::{Bot, Game, games};
    #[pymodule_export]
    use super::matches::{arena, play};
    #[pymodule_export]
    use super::state::{State, restore};
}

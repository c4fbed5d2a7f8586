//! The laws are tested on a toy: right, it obeys them all; wrong in any one way, it is caught.

mod files;
mod laws;
mod mutants;
mod toy;

use std::fmt;

/// What a run did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SimReport {
    pub game: &'static str,
    /// A number that stands for all that was ever said and stored, and when.
    pub trace: u64,
    pub facts: u64,
    pub acked: usize,
    pub crashes: u32,
    pub conflicts: u32,
    pub failed_writes: u32,
    /// Whether free seats vanished when it began.
    pub began_with_fewer: bool,
    pub is_over: bool,
}

/// A broken promise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SimFailure {
    pub seed: u64,
    pub at_ms: u64,
    pub what: String,
    pub plan: String,
}

impl fmt::Display for SimFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SimFailure { seed, at_ms, what, plan } = self;
        writeln!(f, "seed {seed}, after {at_ms} ms: {what}")?;
        writeln!(f, "{plan}")?;
        write!(f, "repeat it: cargo xtask sim --seed {seed}")
    }
}

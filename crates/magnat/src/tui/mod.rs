//! The drawn table.
use crate::play::table::Table;
use crate::play::thinker::Thinker;
use anyhow::Result;
use std::time::Duration;

pub(crate) fn run(_table: Table, _thinker: Thinker, _pace: Duration) -> Result<()> {
    Ok(())
}

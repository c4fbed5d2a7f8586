//! The built server, killed or without its store while people play. `cargo xtask crash --kills 1000` is the long form.

use siege::faults::{self, StoreFault};
use std::path::Path;

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let program = Path::new(env!("CARGO_BIN_EXE_magnat"));
    let report =
        runtime.block_on(siege::crash::run(program, 8, 12, 3, |_| {})).expect("every promise is kept");
    assert_eq!((report.kills, report.tables), (12, 8));
    assert!(report.acknowledged > 100, "{report:?}");
}

/// S2, S3: it tells that it is not ready, acknowledges nothing it cannot store, and goes on by itself. The log stays short.
fn endures(fault: StoreFault) {
    const TABLES: usize = 5;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let program = Path::new(env!("CARGO_BIN_EXE_magnat"));
    let report = runtime.block_on(faults::run(program, fault, TABLES, 7)).expect("every promise is kept");
    // Writing and reading may fail, each may seem to be over once and begin again, and each time that is told when it
    // begins, when it ends, and by two lines for each table.
    assert!(report.complaints <= 2 * 2 * (2 + 2 * TABLES), "{report:?}");
}

#[test]
fn a_full_disk_stops_the_server_only_while_it_is_full() {
    endures(StoreFault::FullDisk);
}

#[test]
fn a_limit_on_files_is_an_error_and_not_the_end() {
    endures(StoreFault::FileLimit);
}

#[test]
fn a_file_that_is_taken_away_is_missed_before_anything_is_acknowledged() {
    endures(StoreFault::FileGone);
}

#[test]
fn a_dead_line_to_the_database_is_given_up() {
    endures(StoreFault::DeadLine);
}

#[test]
fn a_database_that_hangs_stops_the_server_only_while_it_hangs() {
    endures(StoreFault::HungDatabase);
}

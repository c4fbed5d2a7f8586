//! The built server, killed while people play. `cargo xtask crash --kills 1000` is the long form.

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

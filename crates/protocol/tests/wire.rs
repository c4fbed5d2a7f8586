//! The TypeScript types in `web` are those of this crate. `cargo xtask codegen` writes them anew.

use std::path::Path;

#[test]
fn the_types_of_the_browser_client_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire.ts");
    let fresh = protocol::typescript();
    if testkit::may_bless() {
        std::fs::create_dir_all(path.parent().expect("a file lies in a folder"))
            .expect("the folder can be made");
        std::fs::write(&path, &fresh).expect("the file can be written");
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == fresh, "web/src/lib/wire.ts is stale: run `cargo xtask codegen`");
}

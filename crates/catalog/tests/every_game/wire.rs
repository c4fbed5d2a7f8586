//! The TypeScript types in a game's `ui` are those of its Rust types. `cargo xtask codegen` writes them anew.

use std::path::Path;

#[test]
fn the_types_of_every_drawing_are_fresh() {
    for game in catalog::games() {
        let about = game.about();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(about.id).join("ui");
        if !folder.is_dir() {
            continue;
        }
        let path = folder.join("wire.ts");
        let fresh = protocol::game_typescript(about.id, (about.schemas)());
        if testkit::may_bless() {
            std::fs::write(&path, &fresh).expect("the file can be written");
        }
        let there = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(there == fresh, "games/{}/ui/wire.ts is stale: run `cargo xtask codegen`", about.id);
    }
}

//! Writes the list of games from the dependencies of this very crate: every path into `games/` is a game.

use std::fmt::Write as _;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    println!("cargo::rerun-if-changed=build.rs");
    let manifest: toml::Table = std::fs::read_to_string("Cargo.toml")
        .expect("cargo builds a crate beside its manifest")
        .parse()
        .expect("cargo has read this manifest already");
    let dependencies = manifest.get("dependencies").and_then(toml::Value::as_table);
    let mut names: Vec<String> = dependencies
        .into_iter()
        .flatten()
        .filter(|(_, value)| is_game(value))
        .map(|(name, _)| name.replace('-', "_"))
        .collect();
    names.sort();
    let mut list = String::from("{ let games: Vec<Box<dyn AnyGame>> = vec![\n");
    for name in names {
        writeln!(list, "    Box::new(CatalogGame::<::{name}::Rules>::new()),").expect("a string takes all");
    }
    list.push_str("]; games }");
    let out = std::env::var_os("OUT_DIR").expect("cargo tells a build script where to write");
    std::fs::write(Path::new(&out).join("games.rs"), list).expect("cargo made the directory");
}

fn is_game(dependency: &toml::Value) -> bool {
    let path = dependency.get("path").and_then(toml::Value::as_str);
    path.is_some_and(|path| path.starts_with("../../games/"))
}

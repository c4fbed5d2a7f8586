use super::dependencies::{DependencyKind, Manifest};
use super::{Finding, Tree};

/// Which crates of the house each crate may stand on: the arrows of ARCHITECTURE.md, which never turn back. A crate
/// that is not drawn here has no place yet.
const MAY_USE: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("kit", &["engine"]),
    ("text", &["engine"]),
    ("tournament", &["engine"]),
    ("cards", &["engine", "text", "tournament"]),
    ("search", &["engine"]),
    ("testkit", &[]),
    ("conform", &["engine", "text", "testkit"]),
    ("catalog", &["engine", "search", GAMES]),
    ("protocol", &["engine"]),
    ("room", &["engine", "protocol", "search"]),
    ("store", &[]),
    ("answers", &["engine", "search", "catalog", "protocol", "room"]),
    ("local", &["engine", "search", "catalog", "protocol", "room", "answers"]),
    ("sim", &["engine", "protocol", "room", "store", "catalog"]),
    (
        "server",
        &[
            "engine",
            "text",
            "tournament",
            "cards",
            "search",
            "catalog",
            "protocol",
            "room",
            "answers",
            "store",
        ],
    ),
    (
        "magnat",
        &[
            "engine",
            "text",
            "tournament",
            "cards",
            "search",
            "catalog",
            "protocol",
            "room",
            "store",
            "sim",
            "server",
        ],
    ),
    ("siege", &["engine", "catalog", "protocol", "room", "store", "testkit"]),
    (GAMES, &["engine", "kit"]),
    ("xtask", &[]),
];

/// What tests may use beyond that. The laws are for tests only.
const MAY_USE_IN_TESTS: &[(&str, &[&str])] = &[
    (GAMES, &["conform", "search", "text", "tournament"]),
    ("catalog", &["protocol", "testkit", "text"]),
    ("protocol", &["testkit"]),
    ("room", &["catalog"]),
    ("server", &["testkit"]),
    ("store", &["testkit"]),
    ("magnat", &["siege", "testkit"]),
];

/// Stands for every game: they all have the same place, and none may lean on another.
const GAMES: &str = "a game";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let manifests = Manifest::members(tree);
    let place = |name: &str| {
        let manifest = manifests.iter().find(|manifest| manifest.package == name)?;
        Some(if manifest.is_game() { GAMES } else { name }.to_owned())
    };
    let mut findings = Vec::new();
    for manifest in &manifests {
        let mine = if manifest.is_game() { GAMES } else { &manifest.package };
        let Some((_, allowed)) = MAY_USE.iter().find(|(name, _)| *name == mine) else {
            let what = format!(
                "the crate {mine} has no place in the house: draw it in ARCHITECTURE.md and tidy/layers.rs"
            );
            findings.push(Finding::at(manifest.file, manifest.file.line_of("name"), what));
            continue;
        };
        let in_tests =
            MAY_USE_IN_TESTS.iter().find(|(name, _)| *name == mine).map_or(&[][..], |(_, more)| more);
        for dependency in &manifest.dependencies {
            let Some(theirs) = place(&dependency.name) else { continue };
            let for_tests = in_tests.contains(&theirs.as_str());
            if allowed.contains(&theirs.as_str()) || (for_tests && dependency.kind == DependencyKind::Dev) {
                continue;
            }
            let what = match (for_tests, theirs == GAMES) {
                (true, _) => format!("{theirs} is for [dev-dependencies] only"),
                (false, true) => format!("{mine} must not stand on a game ({})", dependency.name),
                (false, false) => format!("{mine} must not stand on {theirs}"),
            };
            findings.push(Finding::at(manifest.file, dependency.line, what));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::says;
    use super::*;
    use expect_test::expect;

    fn package(name: &str, rest: &str) -> String {
        format!("[package]\nname = \"{name}\"\n{rest}")
    }

    fn house(changed: &str, manifest: &str) -> String {
        let plain = |name: &str, rest: &str| (name.to_owned(), package(name, rest));
        let mut crates = vec![
            plain("engine", ""),
            plain("kit", "[dependencies]\nengine.workspace = true\n"),
            plain("conform", "[dependencies]\nengine.workspace = true\n"),
            plain("catalog", "[dependencies]\nludo = { path = \"../../games/ludo\" }\n"),
        ];
        crates.retain(|(name, _)| name != changed);
        let mut files: Vec<(String, String)> =
            crates.into_iter().map(|(name, text)| (format!("crates/{name}/Cargo.toml"), text)).collect();
        let ludo = package(
            "ludo",
            "[dependencies]\nkit.workspace = true\n[dev-dependencies]\nconform.workspace = true\n",
        );
        files.push(("games/ludo/Cargo.toml".to_owned(), ludo));
        let home = if changed == "chess" { "games" } else { "crates" };
        files.push((format!("{home}/{changed}/Cargo.toml"), package(changed, manifest)));
        let files: Vec<(&str, &str)> =
            files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        says(check, &files)
    }

    #[test]
    fn arrows_that_point_down_are_fine() {
        assert_eq!(house("search", "[dependencies]\nengine.workspace = true\nserde.workspace = true\n"), "");
    }

    #[test]
    fn arrows_never_turn_back() {
        expect![[r#"
            crates/engine/Cargo.toml:4: engine must not stand on kit
        "#]]
        .assert_eq(&house("engine", "[dependencies]\nkit.workspace = true\n"));
        expect![[r#"
            crates/search/Cargo.toml:4: search must not stand on a game (ludo)
        "#]]
        .assert_eq(&house("search", "[dev-dependencies]\nludo = { path = \"../../games/ludo\" }\n"));
    }

    #[test]
    fn games_know_nothing_of_each_other_and_laws_stay_in_tests() {
        expect![[r#"
            games/chess/Cargo.toml:4: a game must not stand on a game (ludo)
            games/chess/Cargo.toml:5: conform is for [dev-dependencies] only
        "#]]
        .assert_eq(&house(
            "chess",
            "[dependencies]\nludo = { path = \"../ludo\" }\nconform.workspace = true\n",
        ));
    }

    #[test]
    fn a_crate_that_is_not_drawn_has_no_place() {
        expect![[r#"
            crates/attic/Cargo.toml:2: the crate attic has no place in the house: draw it in ARCHITECTURE.md and tidy/layers.rs
        "#]]
        .assert_eq(&house("attic", ""));
    }
}

use super::{Finding, Tree};

/// What every game has, and where.
const HAS: &[&str] = &[
    "src/action.rs",
    "src/bot/mod.rs",
    "src/canon.rs",
    "src/event.rs",
    "src/lib.rs",
    "src/options.rs",
    "src/rules/audit.rs",
    "src/rules/legal.rs",
    "src/rules/mod.rs",
    "src/sketch.rs",
    "src/state.rs",
    "src/view.rs",
    "tests/examples.rs",
    "tests/laws.rs",
    "tests/rules/main.rs",
    "tests/table/mod.rs",
    "tests/voice.rs",
];

/// The only tests that lie beside these; all others are modules of `tests/rules/main.rs`.
const TESTS: &[&str] = &["tests/examples.rs", "tests/laws.rs", "tests/voice.rs"];

/// All games look the same: whoever knows one finds the same thing in the same place of another. The template is a game for
/// learning and may lack what it does not need.
pub(super) fn games_look_alike(tree: &Tree) -> Vec<Finding> {
    let games = tree.games().into_iter().filter(|folder| folder.starts_with("games/"));
    games.flat_map(|folder| missing(tree, folder).into_iter().chain(stray(tree, folder))).collect()
}

fn missing(tree: &Tree, folder: &str) -> Vec<Finding> {
    let spec = tree.get(&format!("{folder}/spec.md")).expect("a game is found by its rules");
    let absent = HAS.iter().filter(|path| !tree.has(&format!("{folder}/{path}")));
    absent.map(|path| Finding::at(spec, 1, format!("every game has {path}"))).collect()
}

fn stray(tree: &Tree, folder: &str) -> Vec<Finding> {
    let tests = format!("{folder}/tests");
    let tests = tree.below(&tests).filter(|file| file.is(&[".rs"]));
    let beside = tests.filter(|file| {
        let path = file.path.strip_prefix(folder).unwrap_or_default().trim_start_matches('/');
        path.matches('/').count() == 1 && !TESTS.contains(&path)
    });
    beside.map(|file| Finding::at(file, 1, "tests of rules lie in tests/rules/")).collect()
}

#[cfg(test)]
mod tests {
    use super::super::says;
    use super::*;
    use expect_test::expect;

    #[test]
    fn a_game_laid_out_otherwise_is_found() {
        let paths: Vec<String> = HAS.iter().map(|path| format!("games/ludo/{path}")).collect();
        let mut files: Vec<(&str, &str)> = paths.iter().map(|path| (path.as_str(), "")).collect();
        files.push(("games/ludo/spec.md", ""));
        assert_eq!(says(games_look_alike, &files), "");
        files.retain(|(path, _)| !path.ends_with("audit.rs"));
        files.push(("games/ludo/tests/dice.rs", ""));
        expect![[r#"
            games/ludo/spec.md:1: every game has src/rules/audit.rs
            games/ludo/tests/dice.rs:1: tests of rules lie in tests/rules/
        "#]]
        .assert_eq(&says(games_look_alike, &files));
    }
}

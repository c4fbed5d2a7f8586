use super::{Finding, Tree, words::occurrences};

/// The one list of games; nothing else outside a game's folder may name it.
const LIST: &str = "crates/catalog/Cargo.toml";

/// Here people at a browser are played: they pick games by name, as people do.
const BROWSER_TESTS: &str = "web/tests/";

/// A game is named in its own folder and in the list of games, nowhere else in the code. Pages for people may name it.
pub(super) fn games_stay_home(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for folder in tree.games() {
        let id = folder.rsplit('/').next().expect("a path has a last part");
        let code =
            tree.files().iter().filter(|file| file.is(&[".rs", ".toml", ".ftl", ".ts", ".svelte", ".js"]));
        let may = |path: &str| {
            path == LIST || path.starts_with(BROWSER_TESTS) || path.starts_with(&format!("{folder}/"))
        };
        let elsewhere = code.filter(|file| !may(&file.path));
        for file in elsewhere.filter(|_| folder.starts_with("games/")) {
            for (line, text) in file.lines().filter(|(_, text)| occurrences(text, id).next().is_some()) {
                let what = format!("names the game {id}: only its folder and {LIST} may ({})", text.trim());
                findings.push(Finding::at(file, line, what));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::says;
    use super::*;
    use expect_test::expect;

    #[test]
    fn a_game_named_outside_its_folder_is_found() {
        expect![[r#"
            crates/magnat/src/main.rs:2: names the game ludo: only its folder and crates/catalog/Cargo.toml may (play("ludo");)
        "#]]
        .assert_eq(&says(
            games_stay_home,
            &[
                ("games/ludo/spec.md", ""),
                ("games/ludo/src/lib.rs", "const ID: &str = \"ludo\";"),
                ("crates/catalog/Cargo.toml", "ludo = { path = \"../../games/ludo\" }"),
                ("crates/magnat/src/main.rs", "// A ludologist may be named.\n    play(\"ludo\");\n"),
                ("README.md", "Play ludo"),
            ],
        ));
    }
}

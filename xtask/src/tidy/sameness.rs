use super::{Finding, Tree};

/// Where bots decide, reviews judge and ratings are computed. All of it must come out the same on every machine.
const FOLDERS: &[&str] =
    &["crates/engine/src", "crates/kit/src", "crates/search/src", "crates/tournament/src"];

/// Here the functions are made that the others use, and compared with those of the platform.
const MAKER: &str = "crates/engine/src/portable.rs";

/// Functions whose last digit is the platform's, and containers whose order is different in every run. A square root is
/// fixed by IEEE 754 and may be taken anywhere.
const PLATFORM: &[&str] = &[
    "exp", "exp2", "exp_m1", "ln", "ln_1p", "log", "log2", "log10", "powf", "powi", "cbrt", "hypot", "sin",
    "cos", "tan", "asin", "acos", "atan", "atan2", "sin_cos", "sinh", "cosh", "tanh", "asinh", "acosh",
    "atanh", "mul_add",
];
const UNORDERED: &[&str] = &["HashMap", "HashSet", "RandomState"];

/// No platform decides what a bot does.
pub(super) fn platform(tree: &Tree) -> Vec<Finding> {
    let games = tree.games().into_iter().map(|folder| format!("{folder}/src"));
    let folders: Vec<String> = FOLDERS.iter().map(ToString::to_string).chain(games).collect();
    let mut findings = Vec::new();
    for file in folders.iter().flat_map(|folder| tree.below(folder)) {
        if file.path == MAKER || !file.is(&[".rs"]) {
            continue;
        }
        for (line, text) in file.lines() {
            if let Some(name) = PLATFORM.iter().find(|name| calls(text, name)) {
                let what = format!("`{name}` differs from platform to platform: use engine::portable");
                findings.push(Finding::at(file, line, what));
            }
            if let Some(name) = UNORDERED.iter().find(|name| text.contains(**name)) {
                let what =
                    format!("`{name}` has another order in every run: use a BTreeMap, a BTreeSet or a list");
                findings.push(Finding::at(file, line, what));
            }
        }
    }
    findings
}

/// Whether a number's own function of this name is called, as `x.exp()` or `f32::exp`.
fn calls(text: &str, name: &str) -> bool {
    text.contains(&format!(".{name}("))
        || ["f32", "f64"]
            .iter()
            .any(|float| super::words::occurrences(text, &format!("{float}::{name}")).next().is_some())
}

#[cfg(test)]
mod tests {
    use super::super::says;
    use super::*;
    use expect_test::expect;

    #[test]
    fn the_platform_decides_nothing() {
        let bot = "let a = x.exp();\nlet b = xs.map(f32::ln);\nlet c = y.sqrt() + portable::exp(y);\nlet d = y.expect(\"\");\n";
        let tree = [
            ("games/ludo/spec.md", ""),
            ("games/ludo/src/bot.rs", bot),
            ("games/ludo/tests/fit.rs", bot),
            ("crates/search/src/tree.rs", "use std::collections::HashMap;\n"),
            (MAKER, "x.exp()\n"),
            ("crates/server/src/lib.rs", "use std::collections::HashMap;\n"),
        ];
        expect![[r#"
            crates/search/src/tree.rs:1: `HashMap` has another order in every run: use a BTreeMap, a BTreeSet or a list
            games/ludo/src/bot.rs:1: `exp` differs from platform to platform: use engine::portable
            games/ludo/src/bot.rs:2: `ln` differs from platform to platform: use engine::portable
        "#]]
        .assert_eq(&says(platform, &tree));
    }
}

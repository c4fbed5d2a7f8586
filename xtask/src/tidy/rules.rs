use super::{File, Finding, Tree};
use std::collections::{BTreeMap, BTreeSet};

const LANGUAGES: &[&str] = &["en", "pl", "cs", "ru"];

/// Every numbered paragraph of a spec has a test named after it.
pub(super) fn tested(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (folder, spec) in specs(tree) {
        let tests: BTreeSet<String> =
            tree.below(folder).filter(|file| file.is(&[".rs"])).flat_map(test_names).collect();
        for (id, line) in paragraphs(spec) {
            let name = id.to_lowercase().replace('-', "_");
            let longer = format!("{name}_");
            if !tests.iter().any(|test| *test == name || test.starts_with(&longer)) {
                let what = format!("{id} has no test: expected `fn {longer}…` in {folder}/tests");
                findings.push(Finding::at(spec, line, what));
            }
        }
    }
    findings
}

/// Every id that code, tests and texts mention is a paragraph of the spec.
pub(super) fn cited(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (folder, spec) in specs(tree) {
        let known = paragraphs(spec);
        let prefixes: BTreeSet<&str> = known.keys().map(|id| prefix(id)).collect();
        for file in tree.below(folder).filter(|file| file.is(&[".rs", ".ftl"])) {
            for (line, text) in file.lines() {
                let ours = ids(text).filter(|id| prefixes.contains(prefix(id)));
                let unknown = ours.chain(cited_ids(text)).filter(|id| !known.contains_key(id));
                let complaint =
                    |id| Finding::at(file, line, format!("{id} is no paragraph of {}", spec.path));
                findings.extend(unknown.map(complaint));
            }
        }
    }
    findings
}

/// Every id that a refusal can cite has its words in every language.
pub(super) fn refusals(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (folder, _) in specs(tree) {
        let sources = tree.below(folder).filter(|file| file.path.starts_with(&format!("{folder}/src/")));
        let mut cited: BTreeMap<&str, (&File, usize)> = BTreeMap::new();
        for file in sources {
            for (line, text) in file.lines() {
                for id in cited_ids(text) {
                    cited.entry(id).or_insert((file, line));
                }
            }
        }
        for (id, (file, line)) in cited {
            let message = format!("refusal-{id}");
            let told = |language: &str| {
                let file = tree.get(&format!("{folder}/text/{language}.ftl"));
                file.is_some_and(|file| file.lines().any(|(_, text)| key(text) == Some(&message)))
            };
            let missing: Vec<&str> = LANGUAGES.iter().copied().filter(|language| !told(language)).collect();
            if !missing.is_empty() {
                let what = format!("{message} is missing in {folder}/text ({})", missing.join(", "));
                findings.push(Finding::at(file, line, what));
            }
        }
    }
    findings
}

/// The key of a message that begins in this line.
fn key(text: &str) -> Option<&str> {
    text.split_once('=').map(|(key, _)| key.trim_end())
}

fn specs(tree: &Tree) -> Vec<(&str, &File)> {
    tree.games()
        .into_iter()
        .filter_map(|folder| Some((folder, tree.get(&format!("{folder}/spec.md"))?)))
        .collect()
}

/// The ids that lead a paragraph, `- **XX-n** …` or `- **EX-n (title)** …`, with their lines.
fn paragraphs(spec: &File) -> BTreeMap<&str, usize> {
    let leading = |text: &'_ str| text.trim_start().strip_prefix("- **").map(str::len);
    let mut found = BTreeMap::new();
    for (line, text) in spec.lines() {
        let Some(rest) = leading(text).map(|length| &text[text.len() - length..]) else { continue };
        if let Some(id) = ids(rest).next().filter(|id| rest.starts_with(id)) {
            found.entry(id).or_insert(line);
        }
    }
    found
}

/// The words of the form `XX-n`: two or three capitals, a hyphen, a number.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    text.split(move |c| !part(c)).filter_map(|word| {
        let word = word.strip_prefix("refusal-").unwrap_or(word);
        let (prefix, number) = word.split_once('-')?;
        let letters = (2..=3).contains(&prefix.len()) && prefix.bytes().all(|b| b.is_ascii_uppercase());
        (letters && !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())).then_some(word)
    })
}

fn prefix(id: &str) -> &str {
    id.split_once('-').map_or(id, |(prefix, _)| prefix)
}

/// What stands in `rule!("…")`.
fn cited_ids(text: &str) -> impl Iterator<Item = &str> {
    text.split("rule!(\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0))
}

/// The names of the test functions of a file.
fn test_names(file: &File) -> Vec<String> {
    let mut names = Vec::new();
    let mut marked = false;
    for (_, text) in file.lines() {
        let text = text.trim_start();
        marked |= text.starts_with("#[test]");
        let Some((before, rest)) = text.split_once("fn ") else {
            marked &= text.starts_with(['#', '/']) || text.is_empty();
            continue;
        };
        let function = before.is_empty() || before.ends_with(' ');
        if function && marked {
            names.push(rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect());
        }
        marked = false;
    }
    names
}

#[cfg(test)]
mod tests {
    use super::super::says;
    use super::*;
    use expect_test::expect;

    const SPEC: &str = "# Ludo\n- **LU-1** Two to four.\n- **LU-2** See LU-1.\n  - **EX-1 (six)** A six.\nLU-9 is not used.\n";

    #[test]
    fn a_paragraph_without_a_test_is_found() {
        let tests = "#[test]\nfn lu_1_two_to_four() {}\n#[test] fn ex_1() {}\nfn lu_2_is_no_test() {}\n#[test]\nfn lu_20_other() {}\n";
        expect![[r#"
            games/ludo/spec.md:3: LU-2 has no test: expected `fn lu_2_…` in games/ludo/tests
        "#]]
        .assert_eq(&says(tested, &[("games/ludo/spec.md", SPEC), ("games/ludo/tests/rules.rs", tests)]));
    }

    #[test]
    fn an_attribute_between_does_not_hide_a_test() {
        let file = File {
            path: "a.rs".into(),
            text: "#[test]\n// Why.\n#[should_panic]\nfn lu_1() {}\nfn lu_2() {}\n".into(),
        };
        assert_eq!(test_names(&file), ["lu_1"]);
    }

    #[test]
    fn an_id_that_the_spec_lacks_is_found() {
        let code = "// LU-1 and LU-3, UTF-8\nrule!(\"XY-1\");\n";
        expect![[r#"
            games/ludo/src/lib.rs:1: LU-3 is no paragraph of games/ludo/spec.md
            games/ludo/src/lib.rs:2: XY-1 is no paragraph of games/ludo/spec.md
            games/ludo/text/en.ftl:1: LU-9 is no paragraph of games/ludo/spec.md
        "#]]
        .assert_eq(&says(
            cited,
            &[
                ("games/ludo/spec.md", SPEC),
                ("games/ludo/src/lib.rs", code),
                ("games/ludo/text/en.ftl", "refusal-LU-9 = No.\n"),
            ],
        ));
    }

    #[test]
    fn a_refusal_has_words_in_every_language() {
        let told = "refusal-LU-2 = No.\n";
        expect![[r#"
            games/ludo/src/lib.rs:2: refusal-LU-2 is missing in games/ludo/text (cs, ru)
        "#]]
        .assert_eq(&says(
            refusals,
            &[
                ("games/ludo/spec.md", SPEC),
                ("games/ludo/src/lib.rs", "\nrequire(x, rule!(\"LU-2\"))?;\n"),
                ("games/ludo/text/en.ftl", told),
                ("games/ludo/text/pl.ftl", told),
                ("games/ludo/text/cs.ftl", "refusal-LU-22 = No.\n"),
            ],
        ));
    }
}

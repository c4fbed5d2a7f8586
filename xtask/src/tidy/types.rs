use super::{File, Finding, Tree};
use std::collections::BTreeMap;

/// Every library may have its one `Error`.
const SHARED: &[&str] = &["Error"];

const KINDS: &[&str] = &["struct", "enum", "trait", "type"];

/// One name means one thing: a type that others can see is defined once. Games are worlds of their own and name things by
/// their rulebooks; private types are seen on one screen with what they mean.
pub(super) fn one_meaning(tree: &Tree) -> Vec<Finding> {
    let mut defined: BTreeMap<&str, Vec<(&File, usize)>> = BTreeMap::new();
    for file in tree.files().iter().filter(|file| is_code(&file.path)) {
        for (line, text) in file.lines() {
            if let Some(name) = public_type(text).filter(|name| !SHARED.contains(name)) {
                defined.entry(name).or_default().push((file, line));
            }
        }
    }
    let twice = defined.into_iter().filter(|(_, places)| places.len() > 1);
    twice.flat_map(|(name, places)| findings(name, &places)).collect()
}

fn findings(name: &str, places: &[(&File, usize)]) -> Vec<Finding> {
    let (first, _) = places[0];
    let others = places[1..].iter();
    others
        .map(|(file, line)| {
            let what = format!("the type name {name} is taken by {}: one name means one thing", first.path);
            Finding::at(file, *line, what)
        })
        .collect()
}

fn is_code(path: &str) -> bool {
    let in_crate = path.starts_with("crates/") && path.contains("/src/");
    path.ends_with(".rs") && (in_crate || path.starts_with("xtask/src/"))
}

/// The name of the type that a line at the margin defines for others: `pub struct Seat(…)`, `pub(crate) enum Turn {`.
fn public_type(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub")?;
    let rest =
        rest.strip_prefix('(').map_or(Some(rest), |inner| inner.split_once(')').map(|(_, rest)| rest))?;
    let (kind, rest) = rest.strip_prefix(' ')?.split_once(' ')?;
    let name = rest.split(|letter: char| !letter.is_alphanumeric()).next()?;
    (KINDS.contains(&kind) && !name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::super::says;
    use super::*;
    use expect_test::expect;

    #[test]
    fn a_type_name_defined_twice_is_found() {
        expect![[r#"
            crates/two/src/lib.rs:2: the type name Place is taken by crates/one/src/lib.rs: one name means one thing
        "#]]
        .assert_eq(&says(
            one_meaning,
            &[
                ("crates/one/src/lib.rs", "pub struct Place(u8);\npub enum Error {}\nstruct Hidden;"),
                ("crates/two/src/lib.rs", "\npub(crate) enum Place {\npub enum Error {}\nstruct Hidden;"),
                ("crates/two/tests/it.rs", "pub(crate) struct Place;"),
                ("games/chess/src/lib.rs", "pub struct Place;"),
            ],
        ));
    }
}

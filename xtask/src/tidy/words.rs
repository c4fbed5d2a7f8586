use super::{Finding, Tree};

const CODE: &[&str] = &[".rs", ".ts", ".svelte", ".js"];

/// No file of code is longer: it would hold more than one thing.
const MAX_LINES: usize = 600;

/// Marks of work that was put off or switched off. They are put together here so that this file does not find itself.
const UNFINISHED: &[&str] = &[
    concat!("to", "do!"),
    concat!("un", "implemented!"),
    concat!("#[ig", "nore"),
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("test.", "skip"),
    concat!("@ts-", "ignore"),
];

/// Where people and build machines keep their files; none of it exists on another machine.
const MACHINE: &[&str] = &[
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/Us", "ers/"),
    concat!("\\Us", "ers\\"),
    concat!("/wo", "rk/"),
    concat!("/t", "mp/"),
];

pub(super) fn unfinished(tree: &Tree) -> Vec<Finding> {
    marked(tree, UNFINISHED, CODE, "is unfinished or switched off")
}

pub(super) fn machine_paths(tree: &Tree) -> Vec<Finding> {
    marked(tree, MACHINE, &[""], "is a path of one machine")
}

pub(super) fn file_sizes(tree: &Tree) -> Vec<Finding> {
    let code = tree.files().iter().filter(|file| file.is(CODE));
    let sized = code.map(|file| (file, file.lines().count()));
    sized
        .filter(|(_, lines)| *lines > MAX_LINES)
        .map(|(file, lines)| {
            Finding::at(file, MAX_LINES, format!("{lines} lines, more than {MAX_LINES}: split it"))
        })
        .collect()
}

fn marked(tree: &Tree, marks: &[&str], endings: &[&str], complaint: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files().iter().filter(|file| file.is(endings)) {
        for (line, text) in file.lines() {
            let found = marks.iter().find(|mark| occurrences(text, mark).next().is_some());
            findings.extend(found.map(|mark| Finding::at(file, line, format!("`{mark}` {complaint}"))));
        }
    }
    findings
}

/// Where `word` stands in `text` without a letter, digit or underscore right before it nor, unless it ends in a sign,
/// right after it. So a path counts only where it begins.
pub(super) fn occurrences(text: &str, word: &str) -> impl Iterator<Item = usize> {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).map(|(at, _)| at).filter(move |at| {
        let before = text[..*at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        let open = word.ends_with(|c| !part(c));
        !before.is_some_and(part) && (open || !after.is_some_and(part))
    })
}

#[cfg(test)]
mod tests {
    use super::super::says;
    use super::*;

    fn joined(parts: &[&str]) -> String {
        parts.concat()
    }

    #[test]
    fn work_put_off_is_found_in_code_only() {
        let text = joined(&["fn f() {\n    to", "do!()\n}\n// FIX", "ME later\n#[ig", "nore = \"slow\"]\n"]);
        let says = says(unfinished, &[("crates/a/src/lib.rs", &text), ("docs/a.md", &text)]);
        let lines: Vec<&str> = says.lines().collect();
        assert_eq!(lines.len(), 3, "{says}");
        assert!(lines[0].starts_with("crates/a/src/lib.rs:2: `to"), "{says}");
        assert!(lines[2].starts_with("crates/a/src/lib.rs:5: `#[ig"), "{says}");
    }

    #[test]
    fn paths_of_one_machine_are_found_everywhere() {
        let path = joined(&["/ho", "me/ann/file"]);
        let text = format!("see {path}\nsee docs{path}\n");
        let says = says(machine_paths, &[("README.md", &text)]);
        assert_eq!(says.lines().count(), 1, "{says}");
        assert!(says.starts_with("README.md:1: "), "{says}");
    }

    #[test]
    fn long_files_are_found() {
        let (fits, long) = ("x\n".repeat(MAX_LINES), "x\n".repeat(MAX_LINES + 1));
        let says = says(file_sizes, &[("a.rs", &fits), ("b.rs", &long), ("c.md", &long)]);
        assert_eq!(says, "b.rs:600: 601 lines, more than 600: split it\n");
    }

    #[test]
    fn words_are_whole() {
        let found = |text, word| occurrences(text, word).count();
        assert_eq!(found("ludo, \"ludo\" ludo::x", "ludo"), 3);
        assert_eq!(found("ludos my_ludo ludology", "ludo"), 0);
    }
}

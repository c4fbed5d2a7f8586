//! The laws that compare with files: they write what is missing, only when told to, and find what was changed.

use super::toy::{Toy, bug, with_bug};
use conform::Failure;
use conform::laws::{golden, perft, playout_golden};
use engine::{Game, OptionValues};
use std::fs;
use std::path::{Path, PathBuf};

/// Another rule: nobody answers with a card that was answered already.
fn with_another_rule<T>(law: impl FnOnce() -> T) -> T {
    with_bug(bug::SEALED_LIST, law)
}

/// An empty folder of its own for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

fn why(held: Result<(), Failure>) -> String {
    held.expect_err("the law lets it pass").why
}

#[test]
fn missing_perft_lines_are_written_only_when_blessed() {
    let folder = folder("perft");
    let tests = folder.to_str().unwrap();
    assert!(why(perft::<Toy>(tests, false)).contains("no line for 2 seats"));
    assert_eq!(perft::<Toy>(tests, true), Ok(()));
    let first = fs::read_to_string(folder.join("perft.txt")).unwrap();
    assert!(first.contains("2 - 5 2250\n") && first.contains("3 hand=3 "), "{first}");
    assert_eq!(perft::<Toy>(tests, true), Ok(()));
    assert_eq!(fs::read_to_string(folder.join("perft.txt")).unwrap(), first, "written once");
    assert!(why(with_another_rule(|| perft::<Toy>(tests, false))).contains(": counted "));
}

#[test]
fn perft_counts_as_the_engine_does() {
    let folder = folder("perft-engine");
    perft::<Toy>(folder.to_str().unwrap(), true).unwrap();
    let lines = fs::read_to_string(folder.join("perft.txt")).unwrap();
    let rules = engine::rules::<Toy>(3, &OptionValues::new()).unwrap();
    for depth in 1..=6 {
        let line = format!("3 - {depth} {}\n", engine::perft(&rules, &rules.start(), depth));
        assert!(lines.contains(&line), "{line} is not in {lines}");
    }
}

#[test]
fn a_perft_line_is_never_corrected() {
    let folder = folder("perft-wrong");
    let tests = folder.to_str().unwrap();
    fs::write(folder.join("perft.txt"), "# by hand\n2 - 2 26\n").unwrap();
    assert_eq!(why(perft::<Toy>(tests, true)), "2 - 2 26: counted 25");
    assert!(fs::read_to_string(folder.join("perft.txt")).unwrap().starts_with("# by hand\n2 - 2 26\n"));
    fs::write(folder.join("perft.txt"), "2 - two 25\n").unwrap();
    assert_eq!(why(perft::<Toy>(tests, false)), "no line of a perft file: 2 - two 25");
}

#[test]
fn missing_records_are_written_only_when_blessed() {
    let folder = folder("golden");
    let tests = folder.to_str().unwrap();
    assert!(why(golden::<Toy>(tests, 3, false)).contains("holds 0 of at least 3 records"));
    assert_eq!(golden::<Toy>(tests, 3, true), Ok(()));
    assert!(why(playout_golden::<Toy>(tests, 2, false)).contains("holds 0 of at least 2 records"));
    assert_eq!(playout_golden::<Toy>(tests, 2, true), Ok(()));
    let files: Vec<PathBuf> = records(&folder);
    assert_eq!(files.len(), 5);
    assert!(files.iter().any(|file| file.ends_with("2-defaults-random-0.jsonl")), "{files:?}");
}

#[test]
fn a_record_that_no_longer_replays_is_named_and_left_alone() {
    let folder = folder("golden-changed");
    let tests = folder.to_str().unwrap();
    golden::<Toy>(tests, 2, true).unwrap();
    let file = records(&folder).remove(0);
    let text = fs::read_to_string(&file).unwrap();
    let card = text.find("\"card\":4").map_or("\"card\":5", |_| "\"card\":4");
    let tampered = [
        (text.replacen(card, "\"card\":1", 1), "the seed gives"),
        (text.replacen("\"ranks\":[", "\"ranks\":[3,", 1), "another outcome than the match has"),
        (text.replacen("\"game\":\"toy\"", "\"game\":\"chess\"", 1), "line 1: a record of chess"),
        (
            text.replacen("\"rules\":1", "\"rules\":2", 1),
            "line 1: made by version 2 of the rules of toy; this program knows versions 1 to 1",
        ),
        (text.replacen("\"prints\":1", "\"prints\":2", 1), "line 1: its fingerprints are of version 2"),
        (text.replacen("\"print\":\"", "\"print\":\"f", 1), "16 hexadecimal digits"),
        (text.replacen("\"seq\":3", "\"seq\":4", 1), "line 4: step 4 where step 3 was expected"),
        (String::new(), "holds no record"),
    ];
    for (text, words) in tampered {
        fs::write(&file, &text).unwrap();
        let told = why(golden::<Toy>(tests, 2, true));
        assert!(told.contains(words) && told.contains(file.to_str().unwrap()), "{told}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}

#[test]
fn older_fingerprints_are_not_compared_but_steps_are() {
    let folder = folder("golden-older");
    let tests = folder.to_str().unwrap();
    golden::<Toy>(tests, 2, true).unwrap();
    let file = records(&folder).remove(0);
    let text = fs::read_to_string(&file).unwrap();
    let older = text.replacen("\"magnat\":2", "\"magnat\":1", 1).replacen("\"prints\":1,", "", 1);
    let at = older.find("\"print\":\"").expect("a step with its print") + 9;
    let mut other_prints = older.clone();
    other_prints.replace_range(at..at + 16, "0123456789abcdef");
    let old_folder = folder.join("replays/v1");
    fs::create_dir_all(&old_folder).unwrap();
    fs::write(old_folder.join("old.jsonl"), &other_prints).unwrap();
    assert_eq!(golden::<Toy>(tests, 2, false), Ok(()));
    let ranks = older.find("\"ranks\":[").expect("an end with its ranks") + 9;
    fs::write(old_folder.join("old.jsonl"), older[..ranks].to_owned() + "3," + &older[ranks..]).unwrap();
    assert!(why(golden::<Toy>(tests, 2, false)).contains("another outcome than the match has"));
}

#[test]
fn a_changed_rule_breaks_old_records() {
    let folder = folder("golden-rule");
    let tests = folder.to_str().unwrap();
    golden::<Toy>(tests, 12, true).unwrap();
    let told = why(with_another_rule(|| golden::<Toy>(tests, 12, false)));
    assert!(told.contains("refused by TY-2"), "{told}");
}

fn records(tests: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(tests.join("replays/rules1-prints1")).expect("records were written");
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.sort();
    files
}

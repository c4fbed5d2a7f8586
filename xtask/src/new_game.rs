use crate::{Usage, shell};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The game that a new one starts from. It is a crate of the workspace, so every test run proves that it compiles and
/// obeys the laws; its names are what gets replaced.
pub(crate) const TEMPLATE: &str = "xtask/template";
pub(crate) const TEMPLATE_ID: &str = "sample_game";

const CATALOG: &str = "crates/catalog/Cargo.toml";

/// Prefixes that every spec uses already.
const TAKEN: &[&str] = &["EX", "INV"];

/// What the words of the template turn into.
#[derive(Debug, PartialEq)]
struct Names {
    id: String,
    /// `MG` in MG-14.
    prefix: String,
    title: String,
}

#[derive(clap::Args, Debug)]
pub(crate) struct NewGameArgs {
    /// Its name, such as my_game
    id: String,
    /// Two or three capitals that its rule numbers begin with; by default its initials
    #[arg(long)]
    prefix: Option<String>,
    /// What people call it; by default its name
    #[arg(long)]
    title: Option<String>,
}

pub(crate) fn run(args: &NewGameArgs) -> Result<()> {
    let (root, id) = (shell::root(), args.id.as_str());
    let names = Names::new(id, args.prefix.as_deref(), args.title.as_deref(), &taken_prefixes(&root)?)?;
    let folder = root.join("games").join(id);
    if folder.exists() {
        bail!("games/{id} is already there; nothing was changed");
    }
    let list = fs::read_to_string(root.join(CATALOG))?;
    let list = with_line(&list, id)?;
    let files = rendered(&root.join(TEMPLATE), &names)?;
    for (path, text) in &files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a file lies in a folder"))?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    fs::write(root.join(CATALOG), list)?;
    shell::run(&mut shell::cargo(["fmt", "--package", id]))?;
    println!("games/{id} has {} files, and {CATALOG} one more line. Now:", files.len());
    let next = [
        (format!("cargo test -p {id}"), "its rules and the laws hold"),
        (format!("cargo xtask play {id}"), "play it"),
        ("docs/adding-a-game.md".to_owned(), "make it yours"),
    ];
    next.iter().for_each(|(command, why)| println!("  {command:<40} {why}"));
    Ok(())
}

impl Names {
    fn new(id: &str, prefix: Option<&str>, title: Option<&str>, taken: &BTreeSet<String>) -> Result<Names> {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let sound = id.chars().all(plain)
            && id.starts_with(|c: char| c.is_ascii_lowercase())
            && !id.ends_with('_')
            && !id.contains("__")
            && id != TEMPLATE_ID;
        if !sound || !(3..=40).contains(&id.len()) {
            let why = "a game is named in small letters, digits and single underscores, such as my_game";
            return Err(Usage::new(format!("{why}; {id:?} is not")).into());
        }
        let title = title.map_or_else(|| words(id).join(" "), str::to_owned);
        let free = |prefix: &String| !taken.contains(prefix);
        let prefix = match prefix {
            Some(prefix) => Some(prefix.to_owned()).filter(free),
            None => prefixes(id).into_iter().find(free),
        };
        let Some(prefix) = prefix else {
            let taken = taken.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
            return Err(Usage::new(format!("choose another --prefix; taken are {taken}")).into());
        };
        if !(2..=3).contains(&prefix.len()) || !prefix.bytes().all(|byte| byte.is_ascii_uppercase()) {
            return Err(Usage::new(format!("a prefix is two or three capitals, {prefix:?} is not")).into());
        }
        Ok(Names { id: id.to_owned(), prefix, title })
    }

    fn put_into(&self, text: &str) -> String {
        text.replace(TEMPLATE_ID, &self.id)
            .replace("SampleGame", &words(&self.id).concat())
            .replace("Sample Game", &self.title)
            .replace("SG-", &format!("{}-", self.prefix))
            .replace("sg_", &format!("{}_", self.prefix.to_lowercase()))
    }
}

/// The words of an id, each with a capital.
fn words(id: &str) -> Vec<String> {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    id.split('_').map(capital).collect()
}

/// What the prefix could be, the best first: the initials, then the first letters.
fn prefixes(id: &str) -> Vec<String> {
    let letters: String = id.chars().filter(char::is_ascii_lowercase).collect::<String>().to_uppercase();
    let initials: String = words(id).iter().map(|word| &word[..1]).collect();
    let candidates = [initials, letters.chars().take(2).collect(), letters.chars().take(3).collect()];
    let sound = |prefix: &String| {
        (2..=3).contains(&prefix.len()) && prefix.bytes().all(|byte| byte.is_ascii_uppercase())
    };
    candidates.into_iter().filter(sound).collect()
}

/// The prefixes that the specs of all games declare, as in "rule prefix: `MG-`".
fn taken_prefixes(root: &Path) -> Result<BTreeSet<String>> {
    let mut taken: BTreeSet<String> = TAKEN.iter().map(|&prefix| prefix.to_owned()).collect();
    for entry in fs::read_dir(root.join("games"))? {
        let Ok(spec) = fs::read_to_string(entry?.path().join("spec.md")) else { continue };
        let declared = spec.split_once("rule prefix: `").and_then(|(_, rest)| rest.split_once("-`"));
        taken.extend(declared.map(|(prefix, _)| prefix.to_owned()));
    }
    Ok(taken)
}

/// The files of the template with the new names, by path from the game's folder.
fn rendered(template: &Path, names: &Names) -> Result<Vec<(PathBuf, String)>> {
    let mut files = Vec::new();
    let mut folders = vec![template.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path)?;
                let inside = path.strip_prefix(template).expect("found below the template");
                files.push((inside.to_owned(), names.put_into(&text)));
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The list of games with one more line, in its place in the alphabet.
fn with_line(list: &str, id: &str) -> Result<String> {
    let line = format!("{id} = {{ path = \"../../games/{id}\" }}");
    let is_game = |line: &str| line.contains("\"../../games/");
    let mut lines: Vec<&str> = list.lines().collect();
    let first = lines
        .iter()
        .position(|line| is_game(line))
        .or_else(|| Some(lines.iter().position(|line| *line == "[dependencies]")? + 1));
    let Some(first) = first else { bail!("{CATALOG} has no [dependencies]") };
    let smaller = |other: &&&str| is_game(other) && **other < line.as_str();
    let place = first + lines[first..].iter().take_while(smaller).count();
    lines.insert(place, &line);
    Ok(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(id: &str, prefix: Option<&str>) -> Result<Names> {
        Names::new(id, prefix, None, &["MG".to_owned()].into())
    }

    #[test]
    fn names_follow_from_the_id() {
        let made = Names::new("my_game", None, None, &BTreeSet::new()).unwrap();
        assert_eq!(made, Names { id: "my_game".into(), prefix: "MG".into(), title: "My Game".into() });
        assert_eq!(names("my_game", None).unwrap().prefix, "MY", "the initials are taken");
        assert_eq!(names("poker", None).unwrap().prefix, "PO");
        assert_eq!(names("poker", Some("PKR")).unwrap().prefix, "PKR");
    }

    #[test]
    fn bad_names_are_refused_with_the_reason() {
        for id in ["", "Poker", "2x", "a b", "a__b", "po", "poker_", "../x", "sample_game"] {
            assert!(names(id, None).unwrap_err().is::<Usage>(), "{id}");
        }
        for prefix in ["p", "P", "PKRX", "P1", "MG"] {
            assert!(names("poker", Some(prefix)).unwrap_err().is::<Usage>(), "{prefix}");
        }
    }

    #[test]
    fn the_list_gets_one_line_in_its_place() {
        let list =
            "[dependencies]\nengine.workspace = true\nchess = { path = \"../../games/chess\" }\n\n[lints]\n";
        let after = with_line(list, "ludo").unwrap();
        assert_eq!(
            after,
            list.replace("\n\n", "\nludo = { path = \"../../games/ludo\" }\n\n"),
            "one line more, nothing else"
        );
        let before = with_line(list, "bingo").unwrap();
        assert!(before.contains("true\nbingo = { path = \"../../games/bingo\" }\nchess"), "{before}");
        let first = with_line("[dependencies]\nengine.workspace = true\n", "ludo").unwrap();
        assert!(first.starts_with("[dependencies]\nludo"), "{first}");
    }

    #[test]
    fn nothing_of_the_template_shows_in_a_new_game() {
        let made = names("red_river", None).unwrap();
        let files = rendered(&shell::root().join(TEMPLATE), &made).unwrap();
        assert!(files.iter().any(|(path, _)| path == Path::new("src/lib.rs")));
        for (path, text) in files {
            let left = ["sample", "Sample", "SG-", "sg_"].into_iter().find(|word| text.contains(word));
            assert_eq!(left, None, "{}", path.display());
        }
    }
}

//! The house rules that no compiler knows. Every check is a pure function from the files to its findings, so that a
//! test can show each of them fail on a few lines.

mod dependencies;
mod glossary;
mod layers;
mod layout;
mod links;
mod names;
mod rules;
mod sameness;
mod tree;
mod types;
mod words;

use crate::shell;
use anyhow::{Result, bail};
use std::fmt;
pub(crate) use tree::{File, Tree};

/// Something to mend, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Finding {
    path: String,
    line: usize,
    what: String,
}

type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: &[Check] = &[
    layers::check,
    layout::games_look_alike,
    dependencies::check,
    rules::tested,
    rules::cited,
    rules::refusals,
    glossary::kept,
    names::games_stay_home,
    types::one_meaning,
    sameness::platform,
    links::check,
    words::unfinished,
    words::machine_paths,
    words::file_sizes,
];

pub(crate) fn run() -> Result<()> {
    let tree = Tree::read(&shell::root())?;
    let findings = check(&tree);
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => {
            println!("{} files are tidy", tree.files().len());
            Ok(())
        }
        1 => bail!("tidy has one finding"),
        found => bail!("tidy has {found} findings"),
    }
}

fn check(tree: &Tree) -> Vec<Finding> {
    sorted(CHECKS.iter().flat_map(|check| check(tree)).collect())
}

fn sorted(mut findings: Vec<Finding>) -> Vec<Finding> {
    findings.sort();
    findings.dedup();
    findings
}

impl Finding {
    /// `line` counts from 1.
    pub(crate) fn at(file: &File, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: file.path.clone(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// What a check says about a few files, one finding per line.
#[cfg(test)]
fn says(check: Check, files: &[(&str, &str)]) -> String {
    sorted(check(&Tree::of(files))).iter().map(|finding| format!("{finding}\n")).collect()
}

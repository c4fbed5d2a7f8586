use crate::new_game::{TEMPLATE, TEMPLATE_ID};
use crate::{Usage, shell};
use anyhow::Result;

/// Runs the laws with leave to write what is missing. They never touch an existing line: a changed one is a failure
/// that a person must look at, and at worst a new rules version.
pub(crate) fn run(wanted: &[String]) -> Result<()> {
    let packages = packages()?;
    if let Some(unknown) = wanted.iter().find(|name| !packages.contains(name)) {
        let known = packages.join(", ");
        return Err(Usage::new(format!("no game {unknown:?}; the games are: {known}")).into());
    }
    for package in packages.iter().filter(|package| wanted.is_empty() || wanted.contains(package)) {
        let mut command = shell::cargo(["test", "--package", package, "--test", "laws"]);
        shell::run(command.env("MAGNAT_BLESS", "1"))?;
    }
    // What the bots of the games in the catalog do, which no game alone can tell.
    let mut command = shell::cargo(["test", "--package", "catalog", "--test", "every_game", "positions"]);
    shell::run(command.env("MAGNAT_BLESS", "1"))
}

/// Runs the tests that compare the browser's types with the protocol and with every game, with leave to write them.
pub(crate) fn types() -> Result<()> {
    let mut command = shell::cargo(["test", "--quiet", "--package", "protocol", "--test", "wire"]);
    shell::run(command.env("MAGNAT_BLESS", "1"))?;
    let mut command =
        shell::cargo(["test", "--quiet", "--package", "catalog", "--test", "every_game", "wire"]);
    shell::run(command.env("MAGNAT_BLESS", "1"))
}

/// The package of every folder of games (it is named like the folder) and of the template, which is a game as well.
fn packages() -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(shell::root().join("games"))? {
        let entry = entry?;
        if entry.path().join("tests/laws.rs").is_file() {
            found.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    if shell::root().join(TEMPLATE).join("tests/laws.rs").is_file() {
        found.push(TEMPLATE_ID.to_owned());
    }
    found.sort();
    Ok(found)
}

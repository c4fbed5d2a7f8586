//! What a run needs beside Rust: looked for before anything starts, and installed where that asks nobody anything.

use crate::{python, shell, web};
use anyhow::{Result, bail};
use std::fs::read_dir;
use std::path::PathBuf;
use std::process::Command;

/// A program that tests start.
pub(crate) struct Need {
    what: &'static str,
    is_there: fn() -> bool,
    /// The package of Debian that brings it.
    package: &'static str,
    /// How to get it without being root, if there is a way.
    own_way: Option<fn() -> Command>,
}

pub(crate) const TEST: &[Need] = &[
    Need { what: "Node.js 20 or later with npm", is_there: web::has_npm, package: "npm", own_way: None },
    Need {
        what: "the packages of the browser client",
        is_there: web::is_installed,
        package: "",
        own_way: Some(web::install_command),
    },
    Need {
        what: "Chromium",
        is_there: web::has_browser,
        package: "chromium",
        own_way: Some(web::own_browser_command),
    },
    Need {
        what: "Postgres, whose server need not run",
        is_there: has_postgres,
        package: "postgresql",
        own_way: None,
    },
    Need { what: "openssl", is_there: || runs("openssl", "version"), package: "openssl", own_way: None },
    Need {
        what: "Python 3.11 or later with venv and pip",
        is_there: python::is_there,
        package: "python3-venv",
        own_way: None,
    },
];

pub(crate) const CI: &[Need] = &[Need {
    what: "cargo-audit",
    is_there: || shell::succeeds(&mut shell::cargo(["audit", "--version"])),
    package: "",
    own_way: Some(|| shell::cargo(["install", "--locked", "cargo-audit"])),
}];

/// Says what is missing and which commands will bring it, and runs them. Where there is no such command, it says what to
/// install and stops before anything was done.
pub(crate) fn meet(needs: &[&[Need]]) -> Result<()> {
    let missing: Vec<&Need> = needs.iter().copied().flatten().filter(|need| !(need.is_there)()).collect();
    if missing.is_empty() {
        println!("Everything that the tests need is there; nothing will be installed.");
        return Ok(());
    }
    let mut commands = plan(&missing, is_root_on_debian())?;
    println!("Before the tests start, this will be installed:");
    for command in &commands {
        println!("  $ {}", shell::line(command));
    }
    for command in &mut commands {
        shell::run(command)?;
    }
    match missing.iter().find(|need| !(need.is_there)()) {
        Some(need) => bail!("{} was installed and is still not there", need.what),
        None => Ok(()),
    }
}

/// The commands that bring what is missing, in order.
fn plan(missing: &[&Need], may_install_packages: bool) -> Result<Vec<Command>> {
    let (mut packages, mut own, mut without) = (Vec::new(), Vec::new(), Vec::new());
    for need in missing {
        match need.own_way {
            _ if may_install_packages && !need.package.is_empty() => packages.push(need.package),
            Some(way) => own.push(way()),
            None => without.push(format!("{} (on Debian the package `{}`)", need.what, need.package)),
        }
    }
    if !without.is_empty() {
        bail!("please install what is missing: {}", without.join("; "));
    }
    let mut commands = Vec::new();
    if !packages.is_empty() {
        commands.push(apt(&["update", "-q"]));
        commands.push(apt(&[&["install", "-q", "-y"], &packages[..]].concat()));
    }
    commands.append(&mut own);
    Ok(commands)
}

fn apt(words: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn is_root_on_debian() -> bool {
    let is_root = shell::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    is_root && runs("apt-get", "--version")
}

fn runs(program: &str, word: &str) -> bool {
    shell::succeeds(Command::new(program).arg(word))
}

/// Debian keeps the programs of the server out of the search path.
fn has_postgres() -> bool {
    let versions = read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = debian.chain(std::env::split_paths(&path)).collect();
    folders.iter().any(|folder| ["initdb", "postgres"].iter().all(|program| folder.join(program).is_file()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACKAGED: Need = Need { what: "a cook", is_there: || false, package: "cook", own_way: None };
    const OWN: Need = Need {
        what: "a knife",
        is_there: || false,
        package: "knife",
        own_way: Some(|| Command::new("forge")),
    };

    fn planned(missing: &[&Need], root: bool) -> Result<Vec<String>> {
        Ok(plan(missing, root)?.iter().map(shell::line).collect())
    }

    #[test]
    fn root_installs_packages_at_once() {
        let lines = planned(&[&PACKAGED, &OWN], true).unwrap();
        assert_eq!(
            lines,
            [
                "DEBIAN_FRONTEND=noninteractive apt-get update -q",
                "DEBIAN_FRONTEND=noninteractive apt-get install -q -y cook knife"
            ]
        );
    }

    #[test]
    fn others_get_what_needs_no_root_and_are_told_of_the_rest() {
        assert_eq!(planned(&[&OWN], false).unwrap(), ["forge"]);
        let told = planned(&[&PACKAGED, &OWN], false).unwrap_err().to_string();
        assert_eq!(told, "please install what is missing: a cook (on Debian the package `cook`)");
    }

    #[test]
    fn nothing_is_done_where_everything_is_there() {
        meet(&[&[Need { is_there: || true, ..PACKAGED }]]).unwrap();
    }
}

//! The standard library for browsers. rustup installs one that is ready; where it cannot, the source of the very same version
//! is compiled once, by the compiler that is there: from rustup's component `rust-src`, or from the package of Debian.

use super::{TARGET, remap, target_folder};
use crate::shell;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Suites of Debian where the source of a recent compiler may lie, beside those that this machine uses.
const SUITES: [&str; 6] =
    ["trixie-backports", "stable-backports", "experimental", "unstable", "testing", "stable"];

/// Says what to install where nothing can be compiled.
pub(crate) const ADVICE: &str = "install the target with `rustup target add wasm32-unknown-unknown`, or let `rustup component add \
    rust-src` bring the source of the standard library and run this again";

/// The compiler that is installed.
struct Compiler {
    release: String,
    commit: String,
    home: PathBuf,
}

/// Makes builds for browsers possible. Gives the folder of a standard library that was compiled here, or nothing where one is
/// installed.
pub(super) fn prepare() -> Result<Option<PathBuf>> {
    if is_installed() {
        return Ok(None);
    }
    let compiler = Compiler::find()?;
    let done = compiler.folder();
    if done.is_dir() {
        return Ok(Some(done));
    }
    let work = target_folder().join("work");
    if work.is_dir() {
        fs::remove_dir_all(&work).context("cannot clear the folder of an earlier run")?;
    }
    fs::create_dir_all(&work).context("cannot make a folder to work in")?;
    let source = match compiler.component() {
        Some(source) => source,
        None => from_debian(&compiler, &work)?,
    };
    let made = compile(&compiler, &source, &work)?;
    fs::rename(made, &done).context("cannot put the standard library in its place")?;
    fs::remove_dir_all(&work).context("cannot clear the folder of this run")?;
    Ok(Some(done))
}

/// Whether a standard library is there or can be made here.
pub(crate) fn can_be_built() -> bool {
    let has_source = |compiler: Compiler| compiler.folder().is_dir() || compiler.component().is_some();
    is_installed() || has_debian() || Compiler::find().is_ok_and(has_source)
}

fn has_debian() -> bool {
    ["apt-get", "dpkg-deb"].iter().all(|tool| shell::succeeds(Command::new(tool).arg("--version")))
}

fn is_installed() -> bool {
    let asked = shell::output(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]));
    let files =
        asked.ok().and_then(|folder| fs::read_dir(folder.trim()).ok()).into_iter().flatten().flatten();
    files.map(|file| file.file_name()).any(|name| name.to_string_lossy().starts_with("libstd-"))
}

pub(super) fn cargo_home() -> PathBuf {
    let home = || std::env::home_dir().unwrap_or_default().join(".cargo");
    std::env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from)
}

impl Compiler {
    fn find() -> Result<Compiler> {
        let told = shell::output(Command::new("rustc").arg("-vV"))?;
        let line = |name: &str| told.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
        let home = shell::output(Command::new("rustc").args(["--print", "sysroot"]))?;
        Ok(Compiler {
            release: line("release: ").context("rustc does not say its release")?,
            commit: line("commit-hash: ").context("rustc does not say its commit")?,
            home: PathBuf::from(home.trim()),
        })
    }

    /// Where its standard library lies once it is compiled.
    fn folder(&self) -> PathBuf {
        let short: String = self.commit.chars().take(9).collect();
        target_folder().join(format!("std-{}-{short}", self.release))
    }

    /// The source that rustup has installed.
    fn component(&self) -> Option<PathBuf> {
        Some(self.home.join("lib/rustlib/src/rust/library"))
            .filter(|folder| folder.join("Cargo.lock").is_file())
    }
}

/// Fetches the package with the source of this compiler and unpacks it. Apt keeps its lists apart for that, so that nothing
/// of the machine changes, and checks signatures as always.
fn from_debian(compiler: &Compiler, work: &Path) -> Result<PathBuf> {
    if !has_debian() {
        bail!("there is no standard library for {TARGET}: {ADVICE}");
    }
    let archive =
        shell::output(Command::new("apt-get").args(["indextargets", "--format", "$(RELEASE) $(REPO_URI)"]))?;
    let is_main = |line: &&str| line.split(' ').next().is_some_and(|release| !release.contains('-'));
    let debian = archive
        .lines()
        .filter(is_main)
        .find_map(|line| line.split_once(' ').filter(|(_, uri)| uri.contains("/debian")));
    let (_, uri) = debian.with_context(|| format!("apt knows no archive of Debian: {ADVICE}"))?;
    let signed = "/usr/share/keyrings/debian-archive-keyring.gpg";
    for suite in SUITES {
        let apt = PrivateApt::new(work, suite, &format!("deb [signed-by={signed}] {uri} {suite} main\n"))?;
        if !shell::succeeds(&mut apt.command("apt-get", &["update", "-q"])) {
            continue;
        }
        let offered = shell::output(&mut apt.command("apt-cache", &["madison", "rust-src"]))?;
        let Some(version) = version_of(&offered, &compiler.release) else { continue };
        let package = format!("rust-src={version}");
        shell::run(apt.command("apt-get", &["download", "-q", &package]).current_dir(&apt.folder))?;
        return unpack(&apt.folder, work);
    }
    bail!("Debian has no source of rustc {}: {ADVICE}", compiler.release)
}

/// The version of a package that is exactly this release, in what `apt-cache madison` tells.
fn version_of(offered: &str, release: &str) -> Option<String> {
    let mut versions = offered.lines().filter_map(|line| line.split('|').nth(1)).map(str::trim);
    let is_it =
        |version: &&str| version.strip_prefix(release).is_some_and(|rest| rest.starts_with(['+', '-']));
    versions.find(is_it).map(str::to_owned)
}

fn unpack(folder: &Path, work: &Path) -> Result<PathBuf> {
    let files = fs::read_dir(folder)?.flatten().map(|file| file.path());
    let package = files.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "deb"));
    let package = package.context("the package was fetched and is not there")?;
    let source = work.join("source");
    shell::run(Command::new("dpkg-deb").arg("-x").arg(package).arg(&source))?;
    let unpacked =
        fs::read_dir(source.join("usr/src"))?.flatten().map(|folder| folder.path().join("library"));
    let mut found = unpacked.filter(|folder| folder.join("Cargo.lock").is_file());
    found.next().context("the package has no standard library where it is expected")
}

/// Apt with lists, packages and sources of its own.
struct PrivateApt {
    folder: PathBuf,
}

impl PrivateApt {
    fn new(work: &Path, suite: &str, sources: &str) -> Result<PrivateApt> {
        let folder = work.join(format!("apt-{suite}"));
        for part in ["state/lists/partial", "cache/archives/partial"] {
            fs::create_dir_all(folder.join(part))?;
        }
        fs::write(folder.join("sources.list"), sources)?;
        Ok(PrivateApt { folder })
    }

    fn command(&self, tool: &str, words: &[&str]) -> Command {
        let mut command = Command::new(tool);
        let path = |name: &str, part: &str| format!("{name}={}", self.folder.join(part).display());
        let own = [
            path("Dir::State", "state"),
            path("Dir::Cache", "cache"),
            path("Dir::Etc::SourceList", "sources.list"),
            "Dir::Etc::SourceParts=-".to_owned(),
            "Dir::State::status=/var/lib/dpkg/status".to_owned(),
            "Acquire::Languages=none".to_owned(),
            // Another user could not read the folder of whoever builds.
            "APT::Sandbox::User=root".to_owned(),
        ];
        command.args(own.iter().flat_map(|option| ["-o", option.as_str()]));
        command.args(words);
        command
    }
}

/// Compiles the standard library as its own build does, with the paths that ready ones have.
fn compile(compiler: &Compiler, source: &Path, work: &Path) -> Result<PathBuf> {
    let flags = [
        "-Zforce-unstable-if-unmarked".to_owned(),
        "-Cembed-bitcode=yes".to_owned(),
        remap(source, &format!("/rustc/{}/library", compiler.commit)),
        remap(&cargo_home().join("registry/src"), "/rust/deps"),
    ];
    let build = work.join("build");
    let mut cargo = shell::cargo(["build", "--manifest-path", "sysroot/Cargo.toml", "--target", TARGET]);
    cargo.args(["--features", "backtrace", "--release", "--locked"]).current_dir(source);
    cargo.env_remove("RUSTFLAGS").env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    // A library of the compiler uses what is for the compiler alone.
    cargo.env("RUSTC_BOOTSTRAP", "1").env("CARGO_TARGET_DIR", &build);
    shell::run(&mut cargo)?;
    let made = work.join("made");
    let libraries = made.join("lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&libraries)?;
    for file in fs::read_dir(build.join(TARGET).join("release/deps"))?.flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if name.ends_with(".rlib") && !name.starts_with("libsysroot-") {
            fs::copy(file.path(), libraries.join(&name))?;
        }
    }
    Ok(made)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_very_release_will_do() {
        let offered = " rust-src | 1.95.10+dfsg1-2 | archive suite/main amd64 Packages\n rust-src | 1.95.1+dfsg1-2~bpo13+1 | archive\n";
        assert_eq!(version_of(offered, "1.95.1").as_deref(), Some("1.95.1+dfsg1-2~bpo13+1"));
        assert_eq!(version_of(offered, "1.95.10").as_deref(), Some("1.95.10+dfsg1-2"));
        assert_eq!(version_of(offered, "1.95"), None);
        assert_eq!(version_of("", "1.95.1"), None);
    }
}

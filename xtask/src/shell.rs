use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The top folder of the workspace: of the one that cargo runs this program in, which need not be the one that it was
/// built in where two copies share a target folder.
pub(crate) fn root() -> PathBuf {
    let running = std::env::var_os("CARGO_MANIFEST_DIR");
    let here = running.map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().expect("xtask lies in the workspace").to_owned()
}

/// A cargo command in the top folder, with the toolchain that runs this program.
pub(crate) fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Shows the command, runs it, and fails with its exit code in the message.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    println!("$ {}", line(command));
    let status = command.status().with_context(|| format!("cannot start {}", line(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", line(command));
    }
    Ok(())
}

/// A program that has said itself what is wrong; only its exit code is passed on.
#[derive(Debug)]
pub(crate) struct Exit(pub(crate) u8);

impl std::fmt::Display for Exit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "exit code {}", self.0)
    }
}

impl std::error::Error for Exit {}

/// Hands the terminal over to the command; its exit code becomes ours.
pub(crate) fn hand_over(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", line(command)))?;
    let code = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1);
    if status.success() { Ok(()) } else { Err(Exit(code).into()) }
}

/// Runs the command and returns what it prints; its complaints go to the terminal.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", line(command)))?;
    if !output.status.success() {
        bail!("{} failed ({})", line(command), output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("{} printed no text", line(command)))
}

/// Whether a tool is installed: whether this command succeeds, in silence.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// The command as a person would type it.
pub(crate) fn line(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let program = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let variables = command
        .get_envs()
        .filter_map(|(name, value)| Some(format!("{}={}", name.to_string_lossy(), value?.to_string_lossy())));
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    variables.chain([program]).chain(words).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_command_is_named_in_the_error() {
        let error = run(cargo(["no-such-command"]).env("SHOWN", "1").stderr(Stdio::null())).unwrap_err();
        assert!(error.to_string().starts_with("SHOWN=1 cargo no-such-command failed"), "{error}");
        let handed = hand_over(cargo(["no-such-command"]).stderr(Stdio::null())).unwrap_err();
        assert_eq!(handed.downcast_ref::<Exit>().map(|exit| exit.0), Some(101));
        assert!(succeeds(&mut cargo(["--version"])));
        assert!(!succeeds(&mut cargo(["no-such-command"])));
        assert!(output(&mut cargo(["--version"])).unwrap().starts_with("cargo "));
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("crates/engine/Cargo.toml").is_file());
    }
}

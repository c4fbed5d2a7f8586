//! The program as its operator starts it.

#![allow(dead_code, reason = "each kind of test uses a part of it")]

use serde_json::Value;
use std::io::{BufRead as _, BufReader, Lines, Read as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

/// A running server, killed if a test fails before it stops it.
pub(crate) struct Running {
    pub(crate) child: Child,
    pub(crate) address: String,
    /// What it says after that.
    pub(crate) said: Lines<BufReader<ChildStdout>>,
}

pub(crate) fn magnat() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magnat"));
    command.env_clear();
    command
}

impl Running {
    pub(crate) fn start(args: &[&str]) -> Running {
        Running::start_as(magnat(), args)
    }

    pub(crate) fn start_as(mut command: Command, args: &[&str]) -> Running {
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "json"]).args(args);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let mut said = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let address =
            said.by_ref().find_map(|line| Some(line.ok()?.trim().strip_prefix("http://")?.to_owned()));
        Running { child, address: address.expect("it prints where to come in"), said }
    }

    pub(crate) fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let (status, body) = ask_at(&self.address, method, path, body);
        (status, serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    /// Asks it to stop as systemd does, and gives back what it logged.
    pub(crate) fn stop(mut self) -> String {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(told.expect("kill is there").success());
        let status = self.child.wait().expect("it ends");
        let mut log = String::new();
        self.child.stderr.take().expect("it is piped").read_to_string(&mut log).expect("text");
        assert_eq!(status.code(), Some(0), "{log}");
        log
    }
}

pub(crate) fn ask_at(address: &str, method: &str, path: &str, body: Option<&Value>) -> (u16, String) {
    send_at(address, method, path, body.map(Value::to_string).unwrap_or_default())
}

pub(crate) fn send_at(address: &str, method: &str, path: &str, body: String) -> (u16, String) {
    let request = ureq::http::Request::builder().method(method).uri(format!("http://{address}{path}"));
    let request = request.header("content-type", "application/json");
    let request = request.body(body).expect("a request");
    let config = ureq::Agent::config_builder().proxy(None).http_status_as_error(false);
    let agent: ureq::Agent = config.allow_non_standard_methods(true).build().into();
    let mut answer = agent.run(request).expect("it answers");
    let body = answer.body_mut().with_config().limit(64 << 20).read_to_string().expect("text");
    (answer.status().as_u16(), body)
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("text").to_owned()
}

pub(crate) fn says(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout)
}

pub(crate) fn folder(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("serve-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

pub(crate) fn some_record(folder: &Path) -> Vec<String> {
    let records = catalog::games().iter().map(|game| {
        let (id, file) = (game.about().id, path(folder, game.about().id));
        let played =
            magnat().args(["simulate", id, "--games", "1", "--out", &file]).output().expect("it runs");
        assert!(played.status.success(), "{}", says(&played));
        std::fs::read_to_string(file).expect("it was written").lines().map(str::to_owned).collect::<Vec<_>>()
    });
    records.min_by_key(Vec::len).expect("the catalog has games")
}

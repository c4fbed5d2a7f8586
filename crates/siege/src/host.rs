use crate::wire;
use anyhow::{Context as _, Result, bail};
use std::fs::OpenOptions;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

/// A busy machine takes its time to start a program.
const START: Duration = Duration::from_secs(60);

/// The words for a server that slows nobody down.
const UNHURRIED: [&str; 5] = ["--bot-delay-ms", "0", "--messages-per-second", "1000", "--behind-proxy"];

/// The server as a process of its own.
#[derive(Debug)]
pub struct Host {
    program: PathBuf,
    words: Vec<String>,
    address: Address,
    /// Where it writes its log, if anybody wants to read it.
    log: Option<PathBuf>,
    running: Option<Running>,
}

/// Where a server is to be found. It takes any free port, and another one each time it starts, so whoever comes back asks
/// again.
#[derive(Clone, Debug)]
pub struct Address(Arc<Mutex<SocketAddr>>);

/// A process, and what it says: it must find somebody who listens.
#[derive(Debug)]
struct Running {
    child: Child,
    _said: Lines<BufReader<ChildStdout>>,
}

impl Address {
    pub fn now(&self) -> SocketAddr {
        *self.0.lock().expect("nobody panics with it")
    }
}

impl Host {
    /// Starts `program serve` on a free port, with these words for its store.
    pub async fn start(program: &Path, words: &[&str]) -> Result<Host> {
        Host::run(program.to_owned(), serve(words), None).await
    }

    /// The same with its log in this file.
    pub(crate) async fn start_with_log(program: &Path, words: &[&str], log: &Path) -> Result<Host> {
        Host::run(program.to_owned(), serve(words), Some(log.to_owned())).await
    }

    /// Starts this program once more, as a bare echo.
    pub async fn echo() -> Result<Host> {
        Host::run(std::env::current_exe()?, vec!["echo".to_owned()], None).await
    }

    async fn run(program: PathBuf, words: Vec<String>, log: Option<PathBuf>) -> Result<Host> {
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let address = Address(Arc::new(Mutex::new(nowhere)));
        let mut host = Host { program, words, address, log, running: None };
        host.restart().await?;
        Ok(host)
    }

    /// Where it is now.
    pub fn address(&self) -> SocketAddr {
        self.address.now()
    }

    /// Where it is, also after it was started again.
    pub fn whereabouts(&self) -> Address {
        self.address.clone()
    }

    /// The number of its process.
    pub fn process(&self) -> Option<u32> {
        self.running.as_ref()?.child.id()
    }

    /// Starts it again and waits until it takes players.
    pub async fn restart(&mut self) -> Result<()> {
        let log = match &self.log {
            Some(file) => Stdio::from(OpenOptions::new().create(true).append(true).open(file)?),
            None => Stdio::null(),
        };
        let mut command = Command::new(&self.program);
        command.args(&self.words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).kill_on_drop(true);
        let program = self.program.display();
        let mut child = command.spawn().with_context(|| format!("cannot start {program}"))?;
        let mut said = BufReader::new(child.stdout.take().context("it is piped")?).lines();
        let told = tokio::time::timeout(START, told_address(&mut said)).await;
        let address = told.with_context(|| format!("{program} {:?} does not get ready", self.words))??;
        *self.address.0.lock().expect("nobody panics with it") = address;
        self.running = Some(Running { child, _said: said });
        let begun = Instant::now();
        while wire::get(address, "/readyz").await.is_err() {
            if begun.elapsed() > START {
                bail!("{program} {:?} does not get ready", self.words);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// SIGKILL: it gets no chance to tidy up.
    pub async fn kill(&mut self) -> Result<()> {
        if let Some(mut running) = self.running.take() {
            running.child.kill().await.context("the server cannot be killed")?;
        }
        Ok(())
    }
}

fn serve(words: &[&str]) -> Vec<String> {
    let serve = ["serve", "--listen", "127.0.0.1:0"].iter().chain(&UNHURRIED).chain(words);
    serve.map(ToString::to_string).collect()
}

/// The address that a program prints once it listens.
async fn told_address(said: &mut Lines<BufReader<ChildStdout>>) -> Result<SocketAddr> {
    while let Some(line) = said.next_line().await? {
        if let Some(address) = line.trim().strip_prefix("http://") {
            return Ok(address.parse()?);
        }
    }
    bail!("it ended at once");
}

use crate::wire;
use anyhow::{Context as _, Result, bail};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::process::{Child, Command};

/// A busy machine takes its time to start a program.
const START: Duration = Duration::from_secs(60);

/// The words for a server that slows nobody down.
const UNHURRIED: [&str; 5] = ["--bot-delay-ms", "0", "--messages-per-second", "1000", "--behind-proxy"];

/// The server as a process of its own.
#[derive(Debug)]
pub struct Host {
    program: PathBuf,
    words: Vec<String>,
    address: SocketAddr,
    child: Option<Child>,
}

impl Host {
    /// Starts `program serve` on a free port, with these words for its store.
    pub async fn start(program: &Path, words: &[&str]) -> Result<Host> {
        // The port is given back at once and taken again by the server: the same one after every restart.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let listen = address.to_string();
        let words = ["serve", "--listen", &listen]
            .iter()
            .chain(&UNHURRIED)
            .chain(words)
            .map(ToString::to_string)
            .collect();
        Host::run(Host { program: program.to_owned(), words, address, child: None }).await
    }

    /// Starts this program once more, as a bare echo.
    pub async fn echo() -> Result<Host> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let words = vec!["echo".to_owned(), address.to_string()];
        Host::run(Host { program: std::env::current_exe()?, words, address, child: None }).await
    }

    async fn run(mut self) -> Result<Host> {
        self.restart().await?;
        Ok(self)
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The number of its process.
    pub fn process(&self) -> Option<u32> {
        self.child.as_ref()?.id()
    }

    /// Starts it again and waits until it takes players.
    pub async fn restart(&mut self) -> Result<()> {
        let mut command = Command::new(&self.program);
        command
            .args(&self.words)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true);
        let program = self.program.display();
        self.child = Some(command.spawn().with_context(|| format!("cannot start {program}"))?);
        let begun = Instant::now();
        while wire::get(self.address, "/readyz").await.is_err() {
            if let Some(status) = self.child.as_mut().and_then(|child| child.try_wait().ok().flatten()) {
                bail!("{program} {:?} ended at once: {status}", self.words);
            }
            if begun.elapsed() > START {
                bail!("{program} {:?} does not get ready", self.words);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// SIGKILL: it gets no chance to tidy up.
    pub async fn kill(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill().await.context("the server cannot be killed")?;
        }
        Ok(())
    }
}

use crate::failure::Failed;
use anyhow::{Context as _, Result, bail};
use clap::Args;
use std::io::{Read as _, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// How long a healthy server takes at most.
const PATIENCE: Duration = Duration::from_secs(4);
/// More than an answer about readiness has.
const MOST: u64 = 64 << 10;

/// Ask a server on this machine whether it takes players: exit code 0 if it does
///
/// For the health check of a container and for scripts. A server is not ready while its store cannot be written to.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  magnat ready\n  magnat ready --server 127.0.0.1:9000")]
pub(crate) struct ReadyArgs {
    /// Where it listens
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    server: SocketAddr,
}

pub(crate) fn ready(args: &ReadyArgs, out: &mut impl Write) -> Result<()> {
    let asked = ask(args.server).with_context(|| Failed(format!("{} does not answer", args.server)));
    let answer = asked.map_err(|error| Failed(format!("{error:#}")))?;
    let status = answer.split_whitespace().nth(1).unwrap_or_default();
    if status != "200" {
        let why = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body.trim());
        bail!(Failed(format!("not ready ({status}): {why}")));
    }
    writeln!(out, "ready")?;
    Ok(())
}

fn ask(server: SocketAddr) -> std::io::Result<String> {
    let mut line = TcpStream::connect_timeout(&server, PATIENCE)?;
    line.set_read_timeout(Some(PATIENCE))?;
    line.set_write_timeout(Some(PATIENCE))?;
    write!(line, "GET /readyz HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    line.take(MOST).read_to_string(&mut answer)?;
    Ok(answer)
}

//! `magnat serve` and what its operator needs beside it: `backup`, `restore`, `check`, `forgotten`, `ready`, `cluster`.

mod args;
mod check;
mod cluster;
mod config;
mod copy;
mod log;
mod notify;
mod ready;

pub(crate) use args::ServeArgs;
pub(crate) use check::{CheckArgs, ForgottenArgs, check, forgotten};
pub(crate) use cluster::{ClusterArgs, cluster};
pub(crate) use copy::{BackupArgs, RestoreArgs, backup, restore};
pub(crate) use ready::{ReadyArgs, ready};

use crate::failure::Failed;
use anyhow::{Context as _, Result, anyhow, bail};
use args::{ServePlan, StoreArgs};
use server::{Server, StartError};
use std::io::Write;
use std::process::Stdio;
use std::sync::Arc;
use store::{Backup, MemoryStore, SqlStore, StoreError, StoreSettings, StoreUser};
use tokio::runtime::Runtime;

pub(crate) fn run(args: ServeArgs, out: &mut impl Write) -> Result<()> {
    let ServePlan { settings, store, log, open: show } = args.plan()?;
    log::start(log.0, log.1);
    runtime()?.block_on(async {
        // Before anybody can come in, so that whoever was let in is also shown out.
        let end = until_the_end()?;
        let user = if settings.cluster.is_some() { StoreUser::SharedServer } else { StoreUser::OneServer };
        let store = open(&store, user).await?;
        let server =
            Server::start(settings, Arc::clone(&store) as Arc<_>).await.map_err(|error| match error {
                StartError::Store(error) => of_store("", &error),
                other => Failed(other.to_string()).into(),
            })?;
        writeln!(out, "Magnat is open. Come in at:")?;
        for address in server.addresses() {
            writeln!(out, "  {address}")?;
        }
        if let Some(address) = server.metrics_address() {
            writeln!(out, "Figures are at http://{address}/metrics")?;
        }
        out.flush()?;
        if show && let Some(address) = server.addresses().last() {
            show_in_browser(address);
        }
        tracing::info!(address = %server.address(), "open");
        notify::tell("READY=1");
        let watched = tokio::spawn(say_that_it_lives());
        end.await;
        watched.abort();
        notify::tell("STOPPING=1");
        tracing::info!("closing");
        server.stop().await;
        if let Err(error) = store.close().await {
            tracing::warn!(%error, "the store could not be closed in order; nothing is lost by that");
        }
        tracing::info!("closed");
        Ok(())
    })
}

/// Says again and again that this program lives, if somebody wants to know. If nothing moves here any more, nothing is
/// said, and whoever listens starts it anew.
async fn say_that_it_lives() {
    let Some(every) = notify::watchdog() else { return };
    let mut again = tokio::time::interval(every);
    loop {
        again.tick().await;
        notify::tell("WATCHDOG=1");
    }
}

/// The signal that comes when a file gets longer than the system lets this program write, on all systems we know but those
/// with MIPS.
#[cfg(unix)]
const SIGXFSZ: i32 = 25;

fn runtime() -> Result<Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().context("the system gives us no threads")
}

/// Listens from now on for somebody who asks the program to stop, and ends when that happens.
fn until_the_end() -> Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminated = signal(SignalKind::terminate())?;
        let mut interrupted = signal(SignalKind::interrupt())?;
        // A file that may not grow any more is an error like any other for whoever writes to it, not the end.
        let too_long = signal(SignalKind::from_raw(SIGXFSZ))?;
        Ok(async move {
            let _too_long = too_long;
            tokio::select! {
                _ = terminated.recv() => {}
                _ = interrupted.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // Without such a signal it runs until it is killed, which loses nothing either.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// Asks the system to show a page. Where it has no browser, the printed addresses are enough.
fn show_in_browser(address: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = std::process::Command::new(program);
    command.args(before).arg(address).stdout(Stdio::null()).stderr(Stdio::null());
    if command.spawn().is_err() {
        tracing::info!("no browser could be started");
    }
}

/// What is wrong with a store. One that this program cannot read is bad input; one that does not answer is not.
fn of_store(name: &str, error: &StoreError) -> anyhow::Error {
    let message = format!("{name}{error}");
    match error {
        StoreError::Newer { .. }
        | StoreError::Foreign
        | StoreError::Damaged(_)
        | StoreError::InUse(_)
        | StoreError::NameTaken => {
            anyhow!(message)
        }
        _ => Failed(message).into(),
    }
}

/// Opens the store that was asked for.
async fn open(asked: &StoreArgs, user: StoreUser) -> Result<Arc<dyn Backup>> {
    let settings = StoreSettings::of(user);
    Ok(match (&asked.data, &asked.database()?, asked.memory) {
        (Some(file), None, false) => {
            let opened = SqlStore::file_for(file, settings).await;
            Arc::new(opened.map_err(|error| of_store(&format!("{}: ", file.display()), &error))?)
        }
        // The address holds a password, so it is not repeated.
        (None, Some(url), false) => {
            Arc::new(SqlStore::postgres_for(url, settings).await.map_err(|error| of_store("", &error))?)
        }
        (None, None, true) => Arc::new(MemoryStore::new()),
        _ => bail!("say where tables are kept: --data FILE, --database-url URL or --memory"),
    })
}

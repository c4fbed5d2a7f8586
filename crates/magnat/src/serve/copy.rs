use super::args::StoreArgs;
use super::{open, runtime};
use crate::failure::Failed;
use anyhow::{Context as _, Result, anyhow, bail};
use clap::Args;
use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::path::PathBuf;
use store::{DumpError, StoreUser, private};

/// Copy everything a server has stored into a file, even while it runs
///
/// The copy holds what the store holds, the secrets of running matches included: keep it as safe as the store.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  magnat backup --data magnat.db tables.backup")]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    store: StoreArgs,
    /// The new file
    file: PathBuf,
}

/// Fill an empty store from a backup
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  magnat restore --data new.db tables.backup")]
pub(crate) struct RestoreArgs {
    #[command(flatten)]
    store: StoreArgs,
    /// A file that `magnat backup` wrote
    file: PathBuf,
}

pub(crate) fn backup(args: &BackupArgs, out: &mut impl Write) -> Result<()> {
    let name = args.file.display();
    if args.store.data.as_ref().is_some_and(|data| !data.exists()) {
        bail!("there is nothing to back up: the file given as --data does not exist");
    }
    let file = private(OpenOptions::new().write(true).create_new(true)).open(&args.file);
    let file = file.with_context(|| format!("cannot make {name}"))?;
    let mut writer = BufWriter::new(file);
    let copied = runtime()?.block_on(async {
        let store = open(&args.store, StoreUser::Reader).await?;
        let copied = store::dump(&*store, &mut writer).await;
        copied.map_err(|error| Failed(format!("the backup failed: {error}")).into())
    });
    let finished = copied.and_then(|tables| {
        writer.flush()?;
        writer.get_ref().sync_all()?;
        Ok(tables)
    });
    match finished {
        Ok(tables) => Ok(writeln!(out, "{name}: {}", count(tables))?),
        Err(error) => {
            // Half a backup would be worse than none.
            let _ = std::fs::remove_file(&args.file);
            Err(error)
        }
    }
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut impl Write) -> Result<()> {
    let name = args.file.display();
    let file = File::open(&args.file).with_context(|| format!("cannot read {name}"))?;
    let mut reader = BufReader::new(file);
    let is_new = args.store.data.as_ref().filter(|data| !data.exists());
    let tables = runtime()?.block_on(async {
        let store = open(&args.store, StoreUser::Tool).await?;
        let loaded = store::load(&*store, &mut reader).await;
        let closed = store.close().await;
        closed.map_err(|error| Failed(error.to_string()))?;
        loaded.map_err(|error| match error {
            DumpError::Line { .. } | DumpError::Stray => anyhow!("{name}: {error}; take another backup"),
            other => Failed(format!("{name}: {other}")).into(),
        })
    });
    if let (Err(_), Some(made)) = (&tables, is_new) {
        // An empty store would be in the way of the next try, and might be taken for the real one.
        let _ = std::fs::remove_file(made);
    }
    writeln!(out, "{name}: {} restored", count(tables?))?;
    Ok(())
}

fn count(tables: u64) -> String {
    if tables == 1 { "1 table".to_owned() } else { format!("{tables} tables") }
}

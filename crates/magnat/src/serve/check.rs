use super::args::StoreArgs;
use super::{of_store, open, runtime};
use crate::failure::Failed;
use anyhow::{Context as _, Result, anyhow, bail};
use clap::Args;
use serde_json::json;
use server::TableCode;
use server::check::{CheckedStore, StoreCheck, WrongStream};
use server::retention::{SetAside, bring_back, set_aside};
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};
use store::{DumpError, StoreUser};

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// Say which tables of a store or a backup this program cannot open
///
/// Nothing is changed, and a server may run meanwhile. Before an update, run it with the new program.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  magnat check --data magnat.db\n  magnat check --backup tables.backup --json"
)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    store: StoreArgs,
    /// A file that `magnat backup` wrote, instead of a store
    #[arg(long, value_name = "FILE", group = "store")]
    backup: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// List tables that were set aside as old, or bring them back
///
/// With `keep_days` a server sets old tables aside and deletes them a month later. Until then they can be brought back.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  magnat forgotten --data magnat.db\n  magnat forgotten --data magnat.db --bring-back ABC234"
)]
pub(crate) struct ForgottenArgs {
    #[command(flatten)]
    store: StoreArgs,
    /// The code of a table, or of a tournament with all its tables; may be given more than once
    #[arg(long, value_name = "CODE", conflicts_with = "all")]
    bring_back: Vec<String>,
    /// Bring back everything
    #[arg(long)]
    all: bool,
}

pub(crate) fn check(args: &CheckArgs, out: &mut impl Write) -> Result<()> {
    let mut checking = StoreCheck::new(server::Games::default());
    match &args.backup {
        Some(path) => {
            let name = path.display();
            let file = File::open(path).with_context(|| format!("cannot read {name}"))?;
            for piece in store::pieces(&mut BufReader::new(file)) {
                checking.take(piece.map_err(|error| anyhow!("{name}: {error}; take another backup"))?);
            }
        }
        None => runtime()?.block_on(async {
            if args.store.data.as_ref().is_some_and(|data| !data.exists()) {
                bail!("there is nothing to check: the file given as --data does not exist");
            }
            let store = open(&args.store, StoreUser::Reader).await?;
            let mut take = |piece| {
                checking.take(piece);
                Ok(())
            };
            store.snapshot(&mut take).await.map_err(|error| match error {
                DumpError::Store(error) => of_store("", &error),
                other => Failed(other.to_string()).into(),
            })
        })?,
    }
    checking.finish();
    report(&checking.found, args.json, out)
}

fn report(found: &CheckedStore, as_json: bool, out: &mut impl Write) -> Result<()> {
    let CheckedStore { tables, tournaments, others, set_aside, wrong } = found;
    if as_json {
        let wrong_line = |it: &WrongStream| json!({ "stream": it.stream, "entry": it.entry, "why": it.why, "other_version": it.is_of_another_version });
        let wrong: Vec<_> = wrong.iter().map(wrong_line).collect();
        let found = json!({ "tables": tables, "tournaments": tournaments, "others": others,
                            "set_aside": set_aside, "wrong": wrong });
        writeln!(out, "{found}")?;
    } else {
        for WrongStream { stream, entry, why, .. } in wrong {
            let place = entry.map(|entry| format!(", entry {entry}")).unwrap_or_default();
            writeln!(out, "{stream}{place}: {why}")?;
        }
        writeln!(out, "{tables} tables, {tournaments} tournaments, {set_aside} streams set aside")?;
    }
    match wrong.len() {
        0 => Ok(()),
        1 => bail!(Failed("1 of them will not open; nothing was changed".to_owned())),
        many => bail!(Failed(format!("{many} of them will not open; nothing was changed"))),
    }
}

pub(crate) fn forgotten(args: &ForgottenArgs, out: &mut impl Write) -> Result<()> {
    let wanted: Result<Vec<TableCode>> = args
        .bring_back
        .iter()
        .map(|code| TableCode::try_from(code.clone()).map_err(|why| anyhow!("{code}: {why}")))
        .collect();
    let mut wanted = wanted?;
    runtime()?.block_on(async {
        if args.store.data.as_ref().is_some_and(|data| !data.exists()) {
            bail!("nothing was set aside: the file given as --data does not exist");
        }
        let store = open(&args.store, StoreUser::Tool).await?;
        let aside = set_aside(&*store).await.map_err(|error| of_store("", &error))?;
        if wanted.is_empty() && !args.all {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            let now_ms = u64::try_from(now.as_millis()).unwrap_or(u64::MAX);
            for SetAside { code, is_tournament, gone_ms, .. } in &aside {
                let what = if *is_tournament { "tournament" } else { "table" };
                let days = gone_ms.saturating_sub(now_ms) / DAY_MS;
                writeln!(out, "{code}  {what}, gone for good in {days} days")?;
            }
            writeln!(out, "{} set aside", aside.len())?;
            return Ok(());
        }
        if args.all {
            wanted = aside.into_iter().map(|it| it.code).collect();
        }
        for code in &wanted {
            let back = bring_back(&*store, code).await.map_err(|error| of_store("", &error))?;
            if back == 0 && !args.all {
                bail!("{code} was not set aside, or is gone for good; magnat forgotten lists what can be brought back");
            }
        }
        writeln!(out, "brought back: {}", wanted.len())?;
        Ok(())
    })
}

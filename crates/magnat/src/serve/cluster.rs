use super::args::StoreArgs;
use super::{of_store, open, runtime};
use anyhow::{Result, bail};
use clap::Args;
use serde_json::json;
use std::io::Write;
use store::{NodeInfo, StoreUser};

/// Show the servers that share a database: their addresses, leases and tables
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  magnat cluster --database-url postgres://user:password@host/name")]
pub(crate) struct ClusterArgs {
    #[command(flatten)]
    store: StoreArgs,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn cluster(args: &ClusterArgs, out: &mut impl Write) -> Result<()> {
    let nodes = runtime()?.block_on(async {
        let store = open(&args.store, StoreUser::Tool).await?;
        let Some(ownership) = store.ownership() else {
            bail!("only a Postgres database is shared by several servers: give --database-url");
        };
        ownership.nodes().await.map_err(|error| of_store("", &error))
    })?;
    if args.json {
        let nodes: Vec<_> = nodes.iter().map(as_json).collect();
        writeln!(out, "{}", json!({ "nodes": nodes }))?;
        return Ok(());
    }
    if nodes.is_empty() {
        writeln!(out, "No server that shares this database is there.")?;
        return Ok(());
    }
    writeln!(out, "{:20} {:>5} {:>8} {:>10}  address", "node", "start", "tables", "lease")?;
    for (NodeInfo { name, epoch, address, lease_left, .. }, streams) in nodes {
        let lease = format!("{:.1} s", lease_left.as_secs_f32());
        writeln!(out, "{name:20} {epoch:>5} {streams:>8} {lease:>10}  {address}")?;
    }
    Ok(())
}

/// Without the key by which the servers know each other.
fn as_json((node, streams): &(NodeInfo, u64)) -> serde_json::Value {
    let NodeInfo { name, epoch, address, lease_left, .. } = node;
    let lease_ms = u64::try_from(lease_left.as_millis()).unwrap_or(u64::MAX);
    json!({ "name": name, "start": epoch, "address": address, "lease_left_ms": lease_ms, "tables": streams })
}

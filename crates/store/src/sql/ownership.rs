//! Nodes and claims as rows. All times are those of the database's clock: nodes need not agree on theirs.

use super::connections::within;
use super::rows::{self, Column};
use super::{SqlStore, number, unavailable};
use crate::{Answer, Claim, NewNode, NodeInfo, Ownership, StoreError, check_name};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

/// Milliseconds since 1970 by the clock of the database. Within a transaction this clock goes on.
const NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
/// The owner of a stream that was given up. No node has this name.
const NOBODY: &str = "";
/// A node that was gone for so long is forgotten, unless it is still named as somebody's former owner.
const FORGOTTEN_MS: i64 = 24 * 60 * 60 * 1_000;

/// Which node this store is, if it is one.
#[derive(Clone, Debug, Default)]
pub(super) struct Identity(Arc<Mutex<Standing>>);

#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Standing {
    /// The only server, or none: it asks nobody.
    #[default]
    Alone,
    Node(Node),
    /// It was a node and is none any more: what it claimed is not its own.
    Former,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Node {
    name: String,
    epoch: i64,
    lease: Duration,
}

impl Identity {
    fn node(&self) -> Option<Node> {
        match &*self.standing() {
            Standing::Node(node) => Some(node.clone()),
            Standing::Alone | Standing::Former => None,
        }
    }

    fn set(&self, standing: Standing) {
        *self.standing() = standing;
    }

    fn standing(&self) -> MutexGuard<'_, Standing> {
        self.0.lock().expect("nobody panics while holding the lock")
    }

    /// Which of these streams a node must not write to, because it does not own them. Their claims stay as they are until
    /// the transaction ends: whoever wants to take one over waits.
    pub(super) async fn foreign(
        &self,
        all: &mut AnyConnection,
        mut streams: Vec<&str>,
    ) -> Result<Vec<String>, sqlx::Error> {
        let me = match self.standing().clone() {
            Standing::Alone => return Ok(Vec::new()),
            Standing::Node(Node { name, epoch, .. }) => Some((name, epoch)),
            Standing::Former => None,
        };
        streams.sort_unstable();
        streams.dedup();
        let names: Vec<_> = streams.into_iter().map(|stream| [Column::Text(stream)]).collect();
        let sql = "SELECT stream, node, epoch FROM claims WHERE stream IN (";
        let mut foreign = Vec::new();
        for row in rows::run(all, sql, &names, ") ORDER BY stream FOR SHARE").await? {
            let owner: (String, i64) = (row.try_get(1)?, row.try_get(2)?);
            if me.as_ref() != Some(&owner) {
                foreign.push(row.try_get(0)?);
            }
        }
        Ok(foreign)
    }
}

impl Ownership for SqlStore {
    fn join(&self, node: NewNode) -> Answer<'_, ()> {
        Box::pin(async move {
            check_name(&node.name)?;
            let NewNode { name, address, key, lease } = node;
            let forget = format!(
                "DELETE FROM nodes WHERE until_ms < {NOW} - {FORGOTTEN_MS}
                 AND NOT EXISTS (SELECT 1 FROM claims WHERE claims.node = nodes.node)"
            );
            let join = format!(
                "INSERT INTO nodes (node, epoch, address, key, until_ms, renewed_ms)
                 VALUES ($1, 1, $2, $3, {NOW} + $4, {NOW})
                 ON CONFLICT (node) DO UPDATE SET epoch = nodes.epoch + 1, address = excluded.address,
                 key = excluded.key, until_ms = excluded.until_ms, renewed_ms = excluded.renewed_ms
                 WHERE nodes.until_ms <= {NOW} RETURNING epoch"
            );
            let mut all = self.database.write().await?;
            let deadline = all.deadline;
            within(deadline, sqlx::query(AssertSqlSafe(forget)).execute(&mut *all)).await?;
            let joined = sqlx::query(AssertSqlSafe(join)).bind(name.clone()).bind(address).bind(key);
            let joined = joined.bind(millis(lease)).fetch_optional(&mut *all);
            let Some(row) = within(deadline, joined).await? else { return Err(StoreError::NameTaken) };
            let epoch = row.try_get(0).map_err(unavailable)?;
            all.commit().await?;
            self.identity.set(Standing::Node(Node { name, epoch, lease }));
            Ok(())
        })
    }

    fn renew(&self) -> Answer<'_, bool> {
        Box::pin(async move {
            let Some(Node { name, epoch, lease }) = self.identity.node() else { return Ok(false) };
            let sql = format!(
                "UPDATE nodes SET until_ms = {NOW} + $1, renewed_ms = {NOW}
                 WHERE node = $2 AND epoch = $3 AND until_ms > {NOW} RETURNING epoch"
            );
            // Not by the writer: a long line of facts must not cost the lease.
            let query = sqlx::query(AssertSqlSafe(sql)).bind(millis(lease)).bind(name).bind(epoch);
            let is_node = !self.rows(query).await?.is_empty();
            if !is_node {
                self.identity.set(Standing::Former);
            }
            Ok(is_node)
        })
    }

    fn leave(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let Some(Node { name, epoch, .. }) = self.identity.node() else { return Ok(()) };
            let mut all = self.database.write().await?;
            let deadline = all.deadline;
            let given_up = sqlx::query("UPDATE claims SET node = $1 WHERE node = $2 AND epoch = $3");
            let given_up = given_up.bind(NOBODY).bind(name.clone()).bind(epoch).execute(&mut *all);
            within(deadline, given_up).await?;
            let gone = sqlx::query("UPDATE nodes SET until_ms = 0 WHERE node = $1 AND epoch = $2");
            within(deadline, gone.bind(name).bind(epoch).execute(&mut *all)).await?;
            all.commit().await?;
            self.identity.set(Standing::Former);
            Ok(())
        })
    }

    fn claim<'a>(&'a self, stream: &'a str) -> Answer<'a, Claim> {
        Box::pin(async move {
            check_name(stream)?;
            let me = self.identity.node().ok_or(StoreError::NotOwner)?;
            let mut all = self.database.write().await?;
            let claimed = within(all.deadline, claim(&mut all, stream, &me)).await?;
            all.commit().await?;
            claimed
        })
    }

    fn release<'a>(&'a self, stream: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let Some(Node { name, epoch, .. }) = self.identity.node() else { return Ok(()) };
            let mut all = self.database.write().await?;
            let sql = "UPDATE claims SET node = $1 WHERE stream = $2 AND node = $3 AND epoch = $4";
            let query = sqlx::query(sql).bind(NOBODY).bind(stream.to_owned()).bind(name).bind(epoch);
            within(all.deadline, query.execute(&mut *all)).await?;
            all.commit().await
        })
    }

    fn elsewhere<'a>(&'a self, streams: &'a [String]) -> Answer<'a, BTreeMap<String, NodeInfo>> {
        Box::pin(async move {
            let me = self.identity.node().map(|node| (node.name, node.epoch as u64));
            let sql = format!("SELECT {NODE}, claims.stream FROM claims JOIN nodes USING (node, epoch)");
            let sql = format!("{sql} WHERE nodes.until_ms > {NOW} AND claims.stream IN (");
            let names: Vec<_> = streams.iter().map(|stream| [Column::Text(stream)]).collect();
            let mut line = self.database.ask().await?;
            let rows = within(line.deadline, rows::run(&mut line, &sql, &names, ")")).await?;
            line.keep();
            let owners = rows.iter().map(|row| Ok((row.try_get(NODE_COLUMNS)?, info(row)?)));
            let owners: Result<BTreeMap<String, NodeInfo>, sqlx::Error> = owners.collect();
            let mut owners = owners.map_err(unavailable)?;
            owners.retain(|_, node| me.as_ref().is_none_or(|me| *me != (node.name.clone(), node.epoch)));
            Ok(owners)
        })
    }

    fn nodes(&self) -> Answer<'_, Vec<(NodeInfo, u64)>> {
        Box::pin(async move {
            let own =
                "SELECT COUNT(*) FROM claims WHERE claims.node = nodes.node AND claims.epoch = nodes.epoch";
            let sql = format!("SELECT {NODE}, ({own}) FROM nodes WHERE until_ms > {NOW} ORDER BY node");
            let rows = self.rows(sqlx::query(AssertSqlSafe(sql))).await?;
            let counted = |row: &AnyRow| Ok((info(row)?, row.try_get::<i64, _>(NODE_COLUMNS)?.max(0) as u64));
            rows.iter().map(|row| counted(row).map_err(unavailable)).collect()
        })
    }
}

/// The columns that make a [`NodeInfo`].
const NODE: &str = "nodes.node, nodes.epoch, nodes.address, nodes.key,
    nodes.until_ms - CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
const NODE_COLUMNS: usize = 5;

fn info(row: &AnyRow) -> Result<NodeInfo, sqlx::Error> {
    let count = |at: usize| row.try_get::<i64, _>(at).map(|count| count.max(0) as u64);
    Ok(NodeInfo {
        name: row.try_get(0)?,
        epoch: count(1)?,
        address: row.try_get(2)?,
        key: row.try_get(3)?,
        lease_left: Duration::from_millis(count(4)?),
    })
}

/// Holds the claim of a stream, looks whose it is, and takes it if that is nobody who is there.
async fn claim(
    all: &mut AnyConnection,
    stream: &str,
    me: &Node,
) -> Result<Result<Claim, StoreError>, sqlx::Error> {
    let alive = format!("SELECT 1 FROM nodes WHERE node = $1 AND epoch = $2 AND until_ms > {NOW} FOR SHARE");
    let alive = sqlx::query(AssertSqlSafe(alive)).bind(me.name.clone()).bind(me.epoch);
    if alive.fetch_optional(&mut *all).await?.is_none() {
        return Ok(Err(StoreError::NotOwner));
    }
    let first = "INSERT INTO claims (stream, node, epoch) VALUES ($1, $2, $3)
                 ON CONFLICT (stream) DO NOTHING RETURNING stream";
    let first = sqlx::query(first).bind(stream.to_owned()).bind(me.name.clone()).bind(me.epoch);
    if first.fetch_optional(&mut *all).await?.is_some() {
        return Ok(Ok(Claim::Mine));
    }
    let held = "SELECT node, epoch FROM claims WHERE stream = $1 FOR UPDATE";
    let held = sqlx::query(held).bind(stream.to_owned()).fetch_one(&mut *all).await?;
    let owner: (String, i64) = (held.try_get(0)?, held.try_get(1)?);
    if owner == (me.name.clone(), me.epoch) {
        return Ok(Ok(Claim::Mine));
    }
    let there = format!("SELECT {NODE} FROM nodes WHERE node = $1 AND epoch = $2 AND until_ms > {NOW}");
    let there = sqlx::query(AssertSqlSafe(there)).bind(owner.0.clone()).bind(owner.1);
    if let Some(row) = there.fetch_optional(&mut *all).await? {
        return Ok(Ok(Claim::Elsewhere(info(&row)?)));
    }
    let take = sqlx::query("UPDATE claims SET node = $1, epoch = $2 WHERE stream = $3");
    take.bind(me.name.clone()).bind(me.epoch).bind(stream.to_owned()).execute(&mut *all).await?;
    let silent =
        format!("SELECT {NOW} - renewed_ms FROM nodes WHERE node = $1 AND epoch = $2 AND until_ms > 0");
    let silent = sqlx::query(AssertSqlSafe(silent)).bind(owner.0).bind(owner.1);
    let silent = silent.fetch_optional(&mut *all).await?.map(|row| row.try_get::<i64, _>(0)).transpose()?;
    Ok(Ok(match silent {
        Some(silent_ms) => Claim::TakenOver { silent: Duration::from_millis(silent_ms.max(0) as u64) },
        None => Claim::Mine,
    }))
}

fn millis(duration: Duration) -> i64 {
    number(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX))
}

//! Several servers on one database. Each table and tournament is served by one of them, its owner; the others lead people
//! there (`lead`), so that it does not matter where they come in. What the owner writes is held against its claim in the
//! store (`store::Ownership`), so a server that is cut off, or too slow, can do no harm.

mod lead;
mod lease;

pub(crate) use lead::{FarHeard, FarSocket, FromNode, far_heard, far_say, lead_request, lead_socket};

use crate::hall::{FactStore, Hall, Missing};
use crate::settings::ClusterSettings;
use crate::{now_ms, random, random_bits};
use lease::LeaseClock;
use protocol::{Secret, TableCode};
use room::Outage;
use sha2::{Digest as _, Sha256};
use std::time::Duration;
use store::{Claim, NewNode, NodeInfo, Ownership, StoreError};
use tokio::time::Instant;

/// How long a new server waits between tries while the lease of one of its name runs out.
const NAME_PAUSE: Duration = Duration::from_millis(200);

/// This server as one of several.
#[derive(Debug)]
pub(crate) struct Cluster {
    store: FactStore,
    node: NewNode,
    lease: LeaseClock,
}

impl Cluster {
    /// Becomes one of the servers of a store. A server that was killed may still be there by its name until its lease ends.
    pub(crate) async fn join(
        settings: &ClusterSettings,
        address: String,
        store: FactStore,
    ) -> Result<Cluster, StoreError> {
        let lease = Duration::from_millis(settings.lease_ms);
        let name = settings.name.clone().unwrap_or_else(|| format!("{:08x}", random_bits() >> 32));
        let address = settings.address.clone().unwrap_or(address);
        let node = NewNode { name, address, key: Secret::from_random(random()).expose().to_owned(), lease };
        let cluster = Cluster { store, node, lease: LeaseClock::new(lease) };
        let begun = Instant::now();
        loop {
            let asked = Instant::now();
            match cluster.ownership()?.join(cluster.node.clone()).await {
                Ok(()) => {
                    cluster.lease.renewed(asked);
                    return Ok(cluster);
                }
                Err(StoreError::NameTaken) if begun.elapsed() < lease + NAME_PAUSE => {
                    tokio::time::sleep(NAME_PAUSE).await;
                }
                Err(error) => return Err(error),
            }
        }
    }

    fn ownership(&self) -> Result<&dyn Ownership, StoreError> {
        let alone = StoreError::Refused("several servers can share a Postgres database only");
        self.store.0.ownership().ok_or(alone)
    }

    /// Whether somebody who shows this key is another server of ours. Hashes are compared, so that the time it takes tells
    /// nothing about the key.
    fn knows(&self, shown: &str) -> bool {
        Sha256::digest(shown.as_bytes()) == Sha256::digest(self.node.key.as_bytes())
    }

    /// Makes a stream this server's own. One that another server has is asked for.
    async fn own(&self, stream: &str) -> Result<Option<Outage>, Missing> {
        let claim = async || {
            let claimed = self.ownership()?.claim(stream).await?;
            Ok::<Claim, StoreError>(claimed)
        };
        let mut claimed = claim().await.map_err(|error| unavailable(stream, &error))?;
        if let Claim::Elsewhere(owner) = &claimed {
            lead::ask_for(owner, stream).await?;
            claimed = claim().await.map_err(|error| unavailable(stream, &error))?;
        }
        match claimed {
            Claim::Mine => Ok(None),
            Claim::TakenOver { silent } => {
                let to_ms = now_ms();
                let silent_ms = u64::try_from(silent.as_millis()).unwrap_or(u64::MAX);
                tracing::info!(stream, silent_ms, "taken over from a server that is gone");
                Ok(Some(Outage { from_ms: to_ms.saturating_sub(silent_ms), to_ms }))
            }
            Claim::Elsewhere(_) => Err(Missing::Unavailable),
        }
    }

    /// Which other server has a stream, if one does.
    async fn owner_of(&self, stream: String) -> Result<Option<NodeInfo>, StoreError> {
        Ok(self.ownership()?.elsewhere(&[stream]).await?.into_values().next())
    }

    /// Gives up all that is this server's, when nothing more is done here.
    pub(crate) async fn leave(&self) {
        let left = match self.ownership() {
            Ok(ownership) => ownership.leave().await,
            Err(error) => Err(error),
        };
        if let Err(error) = left {
            tracing::warn!(%error, "the others learn only when the lease ends that this server is gone");
        }
    }
}

impl Hall {
    /// Makes a stream this server's own before it is read or written, if it exists. Tells for how long nobody served it.
    pub(crate) async fn own(&self, stream: &str) -> Result<Option<Outage>, Missing> {
        match &self.cluster {
            Some(cluster) => cluster.own(stream).await,
            None => Ok(None),
        }
    }

    /// The same for one that somebody asks for by a code. What does not exist is claimed by nobody, however often people
    /// guess.
    pub(crate) async fn own_stored(&self, stream: &str) -> Result<Option<Outage>, Missing> {
        if self.cluster.is_none() {
            return Ok(None);
        }
        let lengths = self.store.0.lengths(&[stream.to_owned()]).await;
        let lengths = lengths.map_err(|error| unavailable(stream, &error))?;
        if lengths.is_empty() { Ok(None) } else { self.own(stream).await }
    }

    /// The other server that serves this table, if it is not served here.
    pub(crate) async fn served_elsewhere(&self, code: &TableCode) -> Option<NodeInfo> {
        if self.is_awake(code) { None } else { self.stored_elsewhere(code.as_str().to_owned()).await }
    }

    async fn stored_elsewhere(&self, stream: String) -> Option<NodeInfo> {
        let cluster = self.cluster.as_ref()?;
        match cluster.owner_of(stream).await {
            Ok(owner) => owner,
            Err(error) => {
                // Whatever is done here instead asks the store as well, and says that it does not answer.
                tracing::debug!(%error, "the store does not say who serves what");
                None
            }
        }
    }

    /// Of tables whose time has come, those that no other server serves.
    pub(crate) async fn not_elsewhere(&self, codes: Vec<TableCode>) -> Vec<TableCode> {
        let Some(cluster) = &self.cluster else { return codes };
        let names: Vec<String> = codes.iter().map(|code| code.as_str().to_owned()).collect();
        let Ok(ownership) = cluster.ownership() else { return codes };
        match ownership.elsewhere(&names).await {
            Ok(elsewhere) => {
                codes.into_iter().filter(|code| !elsewhere.contains_key(code.as_str())).collect()
            }
            // The next round asks again.
            Err(_) => Vec::new(),
        }
    }
}

fn unavailable(stream: &str, error: &StoreError) -> Missing {
    tracing::debug!(stream, %error, "it could not be made this server's own");
    Missing::Unavailable
}

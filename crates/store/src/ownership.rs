use crate::Answer;
use std::collections::BTreeMap;
use std::time::Duration;

/// Who owns which stream, where several servers share a database.
///
/// A server that joins is a node with a lease on the database's clock. It claims a stream before it reads it. From then on
/// nobody else writes to that stream until the node gives it up, leaves, or lets its lease run out. Every append of a node
/// is held against the claims in the transaction that stores it: the first late write of a former owner fails even if
/// nobody wrote since. Streams that nobody ever claimed may be written by every node.
pub trait Ownership: Send + Sync {
    /// Becomes a node, for as long as the lease says. Another one of this name that is still there is not pushed aside.
    fn join(&self, node: NewNode) -> Answer<'_, ()>;

    /// Begins the lease anew. Tells whether this was still a node: one whose lease had run out has to join again, and owns
    /// nothing then.
    fn renew(&self) -> Answer<'_, bool>;

    /// Gives up the lease and all claims.
    fn leave(&self) -> Answer<'_, ()>;

    /// Makes a stream one's own, unless it is that of another node that is there.
    fn claim<'a>(&'a self, stream: &'a str) -> Answer<'a, Claim>;

    /// Gives a stream up, so that anybody may claim it. What this node still wants to write to it fails.
    fn release<'a>(&'a self, stream: &'a str) -> Answer<'a, ()>;

    /// Which of these streams belong to other nodes that are there.
    fn elsewhere<'a>(&'a self, streams: &'a [String]) -> Answer<'a, BTreeMap<String, NodeInfo>>;

    /// All nodes that are there, by their names, and how many streams each owns.
    fn nodes(&self) -> Answer<'_, Vec<(NodeInfo, u64)>>;
}

/// Who wants to be a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNode {
    pub name: String,
    /// Where other nodes reach it.
    pub address: String,
    /// What other nodes show to be taken for one.
    pub key: String,
    pub lease: Duration,
}

/// What came of a wish to own a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// It is this node's, as it was before, or because it was nobody's.
    Mine,
    /// It is this node's now; its former owner gave no sign of life for so long.
    TakenOver {
        silent: Duration,
    },
    Elsewhere(NodeInfo),
}

/// A node that is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeInfo {
    pub name: String,
    /// How often a node of this name began.
    pub epoch: u64,
    pub address: String,
    pub key: String,
    /// How much is left of its lease.
    pub lease_left: Duration,
}

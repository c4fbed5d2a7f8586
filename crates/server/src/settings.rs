use crate::shared::sharing;
use engine::{Header, OpenError};
use room::{Limits, Rate};
use search::{AnyGame, AnyTable};
use std::fmt;
use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};

/// How a server is run. Every field has a default that suits a family at home.
#[derive(Clone, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    /// Where figures are shown to whoever comes; without it they are shown at `listen`, to this machine only.
    pub metrics_listen: Option<SocketAddr>,
    /// The address people type, such as `https://play.example.org`, where a proxy stands before the server.
    pub public_url: Option<String>,
    /// Other sites whose pages may use this server, as `https://host`.
    pub origins: Vec<String>,
    /// Names by which this server is known, beside that of `public_url` and those that only mean the own network.
    pub hosts: Vec<String>,
    /// Whether the last address in `X-Forwarded-For` is that of the client, because a proxy wrote it.
    pub behind_proxy: bool,
    /// How many threads think for the bots.
    pub bot_threads: usize,
    /// How many playouts each estimate of a review rests on.
    pub review_playouts: u32,
    /// Tables nobody wrote to for so many days are forgotten; none if never.
    pub keep_days: Option<u32>,
    /// How long a table stays in memory after everybody went.
    pub sleep_after_ms: u64,
    /// If other servers use the same store: how this one is known to them.
    pub cluster: Option<ClusterSettings>,
    /// How long a server that stops says so at `/readyz` before it closes its doors, for a balancer to notice.
    pub drain_ms: u64,
    /// Whether hooks may call addresses of the own network.
    pub private_hooks: bool,
    /// How a push service reaches the operator: a `mailto:` or `https:` address.
    pub contact: String,
    /// The games that can be played here.
    pub games: Games,
    pub limits: ServerLimits,
}

/// One of several servers of a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClusterSettings {
    /// Its name, which no other server has at the same time; a new one at every start if there is none.
    pub name: Option<String>,
    /// Where the other servers reach it, as `http://host:port`; the first of its own addresses if there is none.
    pub address: Option<String>,
    /// How long the others wait for a sign of life before they take over what it serves.
    pub lease_ms: u64,
}

impl Default for ClusterSettings {
    fn default() -> ClusterSettings {
        ClusterSettings { name: None, address: None, lease_ms: 6_000 }
    }
}

/// The games a server knows: all of the catalog, unless it is to serve some of them only, or a test puts a game of its
/// own in the place of one.
#[derive(Clone)]
pub struct Games(Arc<[&'static dyn AnyGame]>);

impl Games {
    pub fn new(games: impl IntoIterator<Item = &'static dyn AnyGame>) -> Games {
        // A server has its games for as long as the program runs.
        let sharing = |game| -> &'static dyn AnyGame { Box::leak(Box::new(sharing(game))) };
        Games(games.into_iter().map(sharing).collect())
    }

    pub(crate) fn all(&self) -> &[&'static dyn AnyGame] {
        &self.0
    }

    pub(crate) fn find(&self, id: &str) -> Option<&'static dyn AnyGame> {
        catalog::find_among(self.0.iter().copied(), id).ok()
    }

    /// The table of a record.
    pub(crate) fn table_of(&self, header: &Header) -> Result<Arc<dyn AnyTable>, OpenError> {
        Ok(catalog::find_among(self.0.iter().copied(), &header.game)?.table_of(header)?)
    }
}

impl Default for Games {
    fn default() -> Games {
        static ALL: LazyLock<Games> =
            LazyLock::new(|| Games::new(catalog::games().iter().map(|game| &**game)));
        ALL.clone()
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|game| game.about().id)).finish()
    }
}

/// What one address, one socket and one seat may take of the server.
#[derive(Clone, Copy, Debug)]
pub struct ServerLimits {
    /// What is said at a table.
    pub table: Limits,
    /// Messages of one socket; whoever says more is hung up on.
    pub socket: Rate,
    /// Requests and greetings of one address.
    pub requests: Rate,
    /// New tables of one address.
    pub tables: Rate,
    /// Work for one address that takes a while: records read or looked back at, spreadsheets written.
    pub works: Rate,
    /// How many such works of one address are under way or wait.
    pub works_per_address: u32,
    /// How many records that one address sent are kept at the same time.
    pub records_per_address: usize,
    /// How much memory the matches take that people look back at, in bytes; one of them may take more.
    pub archive_bytes: usize,
    /// New tournaments of one address: each may bring many tables.
    pub tournaments: Rate,
    /// Browsers of one address that the server has not seen before and is to remember. A school has one address.
    pub sessions: Rate,
    /// Open sockets of one address.
    pub sockets_per_address: u32,
    /// Who watch one table from one address.
    pub watchers_per_address: usize,
    /// How long a request may take to arrive and to be answered.
    pub request_ms: u64,
    /// Tables in memory at the same time.
    pub tables_awake: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Settings {
            listen: SocketAddr::from(([0, 0, 0, 0], 8080)),
            metrics_listen: None,
            public_url: None,
            origins: Vec::new(),
            hosts: Vec::new(),
            behind_proxy: false,
            bot_threads: cores.saturating_sub(1).max(1),
            review_playouts: answers::REVIEW_PLAYOUTS,
            keep_days: None,
            sleep_after_ms: 30_000,
            cluster: None,
            drain_ms: 0,
            private_hooks: false,
            contact: "mailto:nobody@localhost".to_owned(),
            games: Games::default(),
            limits: ServerLimits::default(),
        }
    }
}

impl Default for ServerLimits {
    fn default() -> ServerLimits {
        ServerLimits {
            table: Limits::default(),
            socket: Rate::new(100, 200),
            requests: Rate::new(300, 50),
            tables: Rate::new(30, 10_000),
            works: Rate::new(150, 300),
            works_per_address: 8,
            records_per_address: 8,
            archive_bytes: 128 << 20,
            tournaments: Rate::new(10, 60_000),
            sessions: Rate::new(500, 2_000),
            sockets_per_address: 500,
            watchers_per_address: 32,
            request_ms: 60_000,
            tables_awake: 100_000,
        }
    }
}

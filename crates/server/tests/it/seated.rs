//! Bots live as long as their seats: what a table needs is built once, and a table that sleeps keeps nothing.

use crate::client::{Host, settings, some_setup};
use crate::play::{Dice, play_out};
use engine::{About, AnyBot, AnyMatch, BotError, Entry, Header, Opens, Reason, Seat, Sight};
use search::{
    AnyGame, AnyTable, ArenaJob, ArenaReport, GameWithTables, Hint, LearnTable, MatchReview, SimulateJob,
    SimulateReport, Sink, Watch,
};
use serde_json::Value;
use server::Games;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::time::Duration;
use store::MemoryStore;

#[derive(Debug, Default)]
struct Counts {
    tables: AtomicUsize,
    bots: AtomicUsize,
    /// Tables and bots that are in memory.
    alive: AtomicUsize,
}

/// The same game, with everything counted that is made of it.
fn counted(game: &'static dyn AnyGame, counts: Arc<Counts>) -> impl AnyGame {
    GameWithTables::new(game, move |game, rules, seats, chosen| {
        let table = game.table_as_of(rules, seats, chosen)?;
        counts.tables.fetch_add(1, SeqCst);
        Ok(Arc::new(CountedTable { table, alive: Alive::new(&counts) }) as Arc<dyn AnyTable>)
    })
}

#[derive(Debug)]
struct Alive(Arc<Counts>);

impl Alive {
    fn new(counts: &Arc<Counts>) -> Alive {
        counts.alive.fetch_add(1, SeqCst);
        Alive(Arc::clone(counts))
    }
}

impl Drop for Alive {
    fn drop(&mut self) {
        self.0.alive.fetch_sub(1, SeqCst);
    }
}

#[derive(Debug)]
struct CountedTable {
    table: Arc<dyn AnyTable>,
    alive: Alive,
}

struct CountedBot {
    bot: Box<dyn AnyBot>,
    _alive: Alive,
}

impl AnyBot for CountedBot {
    fn choose(&mut self, sight: &Sight, bits: u64) -> Result<Value, BotError> {
        self.bot.choose(sight, bits)
    }
}

impl Opens for CountedTable {
    fn open(&self) -> Box<dyn AnyMatch> {
        self.table.open()
    }
}

impl AnyTable for CountedTable {
    fn about(&self) -> &About {
        self.table.about()
    }
    fn seats(&self) -> u8 {
        self.table.seats()
    }
    fn header(&self) -> Header {
        self.table.header()
    }
    fn bot(&self, name: &str) -> Result<Box<dyn AnyBot>, BotError> {
        self.alive.0.bots.fetch_add(1, SeqCst);
        Ok(Box::new(CountedBot { bot: self.table.bot(name)?, _alive: Alive::new(&self.alive.0) }))
    }
    fn sight(&self, seat: Seat, view: &Value) -> Result<Sight, BotError> {
        self.table.sight(seat, view)
    }
    fn hint(&self, name: &str, sight: &Sight, bits: u64) -> Result<Hint<Value>, BotError> {
        self.table.hint(name, sight, bits)
    }
    fn reason(
        &self,
        sight: &Sight,
        pair: [&Value; 2],
        playouts: u32,
        bits: u64,
    ) -> Result<Option<Reason>, BotError> {
        self.table.reason(sight, pair, playouts, bits)
    }
    fn review(
        &self,
        before: &dyn AnyMatch,
        steps: &[Entry],
        playouts: u32,
        go_on: &dyn Fn() -> bool,
    ) -> Result<MatchReview, search::Error> {
        self.table.review(before, steps, playouts, go_on)
    }
    fn simulate(
        &self,
        job: &SimulateJob,
        watch: Watch<'_>,
        sink: Option<Sink<'_>>,
    ) -> Result<SimulateReport, search::Error> {
        self.table.simulate(job, watch, sink)
    }
    fn arena(&self, job: &ArenaJob, watch: Watch<'_>) -> Result<ArenaReport, search::Error> {
        self.table.arena(job, watch)
    }
    fn learn(&self) -> &dyn LearnTable {
        self.table.learn()
    }
    fn perft(&self, depth: u32) -> u64 {
        self.table.perft(depth)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_match_with_bots_builds_its_rules_once() {
    let setup = some_setup();
    let counts = Arc::new(Counts::default());
    let game = catalog::find(&setup.game).expect("it is in the catalog");
    let counted: &'static dyn AnyGame = Box::leak(Box::new(counted(game, Arc::clone(&counts))));
    let settings = server::Settings { games: Games::new([counted]), sleep_after_ms: 100, ..settings() };
    let host = Host::with(settings, Arc::new(MemoryStore::new())).await;
    let seats = usize::from(setup.seats);
    let (_, clients, _) = host.playing(setup, 1).await;
    for client in clients {
        let (_, acts) = play_out(client, Dice(5)).await;
        assert!(acts > 0, "somebody played");
    }
    assert_eq!(counts.tables.load(SeqCst), 1, "rules, options and board were made once");
    assert_eq!(counts.bots.load(SeqCst), seats - 1, "every bot stayed in its seat");
    // The table sleeps once everybody has gone, and all of it with it.
    for _ in 0..1_500 {
        if counts.alive.load(SeqCst) == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(counts.alive.load(SeqCst), 0, "a table that sleeps keeps no bots");
    host.stop().await;
}

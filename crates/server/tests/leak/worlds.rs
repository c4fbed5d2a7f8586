//! A second world that is the first one to a viewer.

use crate::leaky::Leak;
use engine::{
    About, AnyBot, AnyMatch, Applied, BotError, CheckedEntry, Entry, Fact, FastRng, Fingerprint, Form,
    Header, Opens, Outcome, Outlook, Reason, Refusal, Rng, Seat, SeatPapers, SeatSet, Sight, Sketch, Summary,
    Turn, Viewer, Voice, Wait,
};
use protocol::TableSetup;
use room::{RoomFact, StoredFact};
use search::{
    AnyGame, AnyTable, ArenaJob, ArenaReport, GameWithTables, Hint, LearnTable, MatchReview, SimulateJob,
    SimulateReport, Sink, Watch,
};
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard};

/// How many outcomes are drawn to find another one that tells the viewer the same.
const DRAWS: u32 = 40;
/// How many actions of another seat are tried to find one that both worlds can make look alike, and how many of the second
/// world for each.
const TRIES: u32 = 8;
const OTHERS: u32 = 24;

/// One step of the first world.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    seq: u32,
    fact: Fact,
    /// What the viewer was told of it.
    told: Vec<Value>,
}

/// The match of a table, followed through what is stored of it.
pub(crate) struct Mirror {
    game: &'static dyn AnyGame,
    setup: TableSetup,
    viewer: Viewer,
    current: Option<Box<dyn AnyMatch>>,
    facts: Vec<Fact>,
}

impl Mirror {
    pub(crate) fn new(setup: &TableSetup, viewer: Viewer) -> Mirror {
        let game = catalog::rules(&setup.game).expect("a game of the catalog");
        Mirror { game, setup: setup.clone(), viewer, current: None, facts: Vec::new() }
    }

    pub(crate) fn game(&self) -> &dyn AnyMatch {
        self.current.as_deref().expect("the match has begun")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.current.as_ref().is_some_and(|game| game.turn() == Turn::Over)
    }

    /// Goes on with these facts. Tells the step everything was taken back to, if it was, and the steps since.
    pub(crate) fn follow(&mut self, stored: &[StoredFact]) -> (Option<u32>, Vec<Seen>) {
        let (mut undone, mut seen) = (None, Vec::new());
        for StoredFact { fact, .. } in stored {
            match fact {
                RoomFact::Started { .. } => self.open(),
                RoomFact::Undone { seq, .. } => {
                    undone = Some(*seq);
                    let facts: Vec<Fact> = self.facts.drain(..).take(*seq as usize).collect();
                    self.open();
                    facts.into_iter().for_each(|fact| drop(self.step(fact)));
                }
                _ => seen.extend(fact.step().map(|step| self.step(step))),
            }
        }
        (undone, seen)
    }

    fn open(&mut self) {
        let opened = self.game.table(self.setup.seats, &self.setup.options).map(|table| table.open());
        self.current = Some(opened.expect("the setup is right"));
    }

    fn step(&mut self, fact: Fact) -> Seen {
        let game = self.current.as_mut().expect("the match has begun");
        let Applied { entry, events } = game.replay(&fact).expect("what is stored may happen");
        self.facts.push(fact.clone());
        Seen { seq: entry.seq, fact, told: events.seen_by(self.viewer) }
    }
}

/// Whether an event told the viewer which world they are in, as a card does that they turn over themselves. What events may tell is
/// the business of the laws every game obeys; here it ends the comparison.
pub(crate) fn told_apart(one: &[Seen], two: &[Seen]) -> bool {
    one.iter().zip(two).any(|(one, two)| one.told != two.told)
}

/// What `viewer` is told if a seat does this; nothing if it may not.
fn told(game: &dyn AnyMatch, seat: Seat, action: &Value, viewer: Viewer) -> Option<Vec<Value>> {
    Some(game.fork().submit(seat, action).ok()?.events.seen_by(viewer))
}

/// An action of somebody else in the first world and one in the second that looks the same to the viewer: another one, if
/// there is any.
pub(crate) fn alike(
    [one, two]: [&dyn AnyMatch; 2],
    seat: Seat,
    viewer: Viewer,
    dice: &mut FastRng,
) -> Option<[Value; 2]> {
    let [ours, theirs] = [one.legal(seat), two.legal(seat)];
    let pick = |items: &[Value], dice: &mut FastRng| {
        (!items.is_empty()).then(|| items[dice.below(items.len() as u32) as usize].clone())
    };
    for _ in 0..TRIES {
        let action = pick(&ours, dice)?;
        let wanted = Some(told(one, seat, &action, viewer)?);
        for _ in 0..dice.below(OTHERS) {
            let other = pick(&theirs, dice)?;
            if other != action && told(two, seat, &other, viewer) == wanted {
                return Some([action, other]);
            }
        }
        if told(two, seat, &action, viewer) == wanted {
            return Some([action.clone(), action]);
        }
    }
    None
}

/// Makes the chance of the second world: other than in the first where the viewer cannot tell, the same to them.
#[derive(Clone)]
pub(crate) struct Guide(Arc<Mutex<Plan>>);

struct Plan {
    viewer: Viewer,
    steps: BTreeMap<u32, Seen>,
    chosen: BTreeMap<u32, Fact>,
    dice: FastRng,
    lost: bool,
}

impl Guide {
    pub(crate) fn new(viewer: Viewer, seed: u64) -> Guide {
        let (steps, chosen) = (BTreeMap::new(), BTreeMap::new());
        let plan = Plan { viewer, steps, chosen, dice: FastRng::new(seed), lost: false };
        Guide(Arc::new(Mutex::new(plan)))
    }

    /// The first world did this; the second is next.
    pub(crate) fn plan(&self, undone: Option<u32>, seen: &[Seen]) {
        let mut plan = self.lock();
        if let Some(seq) = undone {
            plan.steps.retain(|at, _| *at <= seq);
            plan.chosen.retain(|at, _| *at <= seq);
        }
        plan.steps.extend(seen.iter().map(|seen| (seen.seq, seen.clone())));
    }

    /// Whether no outcome was found that tells the viewer the same: from here on they may see a difference.
    pub(crate) fn is_lost(&self) -> bool {
        self.lock().lost
    }

    fn lock(&self) -> MutexGuard<'_, Plan> {
        self.0.lock().expect("nobody panics while holding the lock")
    }

    /// What chance brings in the second world. Asked twice about a step, it answers the same.
    fn choose(&self, game: &dyn AnyMatch) -> Fact {
        let plan = &mut *self.lock();
        let seq = game.seq() + 1;
        if let Some(fact) = plan.chosen.get(&seq) {
            return fact.clone();
        }
        let fact = plan.find(game, seq);
        plan.chosen.insert(seq, fact.clone());
        fact
    }
}

impl Plan {
    fn find(&mut self, game: &dyn AnyMatch, seq: u32) -> Fact {
        let draw = |dice: &mut FastRng| game.fork().chance(dice).expect("it is the turn of chance");
        // Where the first world needed no chance, anything may come: the viewer sees that something did.
        let Some(first) = self.steps.get(&seq) else { return draw(&mut self.dice).entry.fact };
        let same = || {
            let told = game.fork().replay(&first.fact).ok()?.events.seen_by(self.viewer);
            (told == first.told).then(|| first.fact.clone())
        };
        if self.dice.below(3) == 0
            && let Some(same) = same()
        {
            return same;
        }
        let mut drawn = None;
        for _ in 0..DRAWS {
            let Applied { entry, events } = draw(&mut self.dice);
            if entry.fact != first.fact && events.seen_by(self.viewer) == first.told {
                return entry.fact;
            }
            drawn = Some(entry.fact);
        }
        same().unwrap_or_else(|| {
            self.lost = true;
            drawn.expect("it draws more than once")
        })
    }
}

/// A game of the catalog whose chance follows a guide, or that gives something away.
pub(crate) fn bent(id: &str, guide: Option<Guide>, leak: Option<Leak>) -> &'static dyn AnyGame {
    let game = catalog::rules(id).expect("a game of the catalog");
    Box::leak(Box::new(GameWithTables::new(game, move |game, rules, seats, chosen| {
        let table = game.table_as_of(rules, seats, chosen)?;
        Ok(Arc::new(BentTable { table, guide: guide.clone(), leak }) as Arc<dyn AnyTable>)
    })))
}

struct BentTable {
    table: Arc<dyn AnyTable>,
    guide: Option<Guide>,
    leak: Option<Leak>,
}

impl fmt::Debug for BentTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BentTable({:?})", self.table)
    }
}

impl Opens for BentTable {
    fn open(&self) -> Box<dyn AnyMatch> {
        Box::new(BentMatch { game: self.table.open(), guide: self.guide.clone(), leak: self.leak })
    }
}

impl AnyTable for BentTable {
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
        self.table.bot(name)
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

struct BentMatch {
    game: Box<dyn AnyMatch>,
    guide: Option<Guide>,
    leak: Option<Leak>,
}

impl AnyMatch for BentMatch {
    fn view(&self, viewer: Viewer) -> Value {
        Leak::view(self.leak, &*self.game, viewer)
    }

    fn sketch(&self, viewer: Viewer) -> Sketch {
        Leak::sketch(self.leak, &*self.game, viewer)
    }

    fn buttons(&self, seat: Seat) -> Vec<Value> {
        Leak::buttons(self.leak, &*self.game, seat)
    }

    fn submit(&mut self, seat: Seat, action: &Value) -> Result<Applied, Refusal> {
        let print = self.game.fingerprint();
        self.game.submit(seat, action).map_err(|refusal| Leak::refusal(self.leak, refusal, print))
    }

    fn chance(&mut self, rng: &mut dyn Rng) -> Result<Applied, Refusal> {
        match &self.guide {
            Some(guide) if self.game.turn() == Turn::Chance => {
                let fact = guide.choose(&*self.game);
                self.game.replay(&fact)
            }
            _ => self.game.chance(rng),
        }
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(BentMatch { game: self.game.fork(), guide: self.guide.clone(), leak: self.leak })
    }

    fn header(&self) -> Header {
        self.game.header()
    }
    fn sight(&self, seat: Seat) -> Sight {
        self.game.sight(seat)
    }
    fn awaited(&self) -> SeatSet {
        self.game.awaited()
    }
    fn voice(&self, viewer: Viewer) -> Voice {
        self.game.voice(viewer)
    }
    fn consider(&self, seat: Seat, action: &Value) -> Result<Outlook, Refusal> {
        self.game.consider(seat, action)
    }
    fn summary(&self, viewer: Viewer, story: &[Value]) -> Option<Summary> {
        self.game.summary(viewer, story)
    }
    fn state(&self) -> &dyn Any {
        self.game.state()
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn seq(&self) -> u32 {
        self.game.seq()
    }
    fn turn(&self) -> Turn {
        self.game.turn()
    }
    fn ask(&self) -> Option<Seat> {
        self.game.ask()
    }
    fn wait(&self) -> Option<Wait> {
        self.game.wait()
    }

    fn wait_for(&self) -> engine::WaitFor {
        self.game.wait_for()
    }
    fn chapter(&self) -> u32 {
        self.game.chapter()
    }
    fn score(&self, seat: Seat) -> i64 {
        self.game.score(seat)
    }
    fn fingerprint(&self) -> Fingerprint {
        self.game.fingerprint()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
    fn names(&self) -> Vec<(String, String)> {
        self.game.names()
    }
    fn papers(&self, history: &[Value], viewer: Viewer) -> Vec<SeatPapers> {
        self.game.papers(history, viewer)
    }
    fn checked(&self, history: &[Value], seat: Seat) -> Vec<CheckedEntry> {
        self.game.checked(history, seat)
    }
    fn figures(&self) -> &'static [&'static str] {
        self.game.figures()
    }
    fn absent_score(&self) -> i64 {
        self.game.absent_score()
    }
    fn legal(&self, seat: Seat) -> Vec<Value> {
        self.game.legal(seat)
    }
    fn forms(&self, seat: Seat) -> Vec<Form> {
        self.game.forms(seat)
    }
    fn reveals(&self, seat: Seat, action: &Value, bits: u64) -> bool {
        self.game.reveals(seat, action, bits)
    }
    fn forced(&self, seat: Seat) -> Option<Value> {
        self.game.forced(seat)
    }
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refusal> {
        self.game.check(seat, action)
    }
    fn audit(&self) -> Result<(), String> {
        self.game.audit()
    }
    fn timeout(&mut self, seat: Seat) -> Result<Applied, Refusal> {
        self.game.timeout(seat)
    }
    fn lapse(&mut self) -> Result<Applied, Refusal> {
        self.game.lapse()
    }
    fn replay(&mut self, fact: &Fact) -> Result<Applied, Refusal> {
        self.game.replay(fact)
    }
}

//! Records read back: lines go in, whole matches come out, and every line was checked on the way.

use crate::{
    AnyMatch, Applied, ChanceStream, Entry, Events, Fact, Header, Line, Opens, Outcome, RecordError,
    RecordReader, Refusal, SetupError, Turn, Undone,
};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A copy of the match is kept after every so many steps, so that every moment of it is near one.
const STEPS_PER_MARK: usize = 32;

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It cannot be read: malformed, cut off, of a newer version, of a game or a setup that does not exist.
    #[error("{0}")]
    Unreadable(RecordError),
    /// It can be read and does not hold: an illegal step, another fingerprint, chance that the seed does not give.
    #[error("{0}")]
    Untrue(RecordError),
}

/// Why the match of a header cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no such game here.
    #[error("{0}")]
    Game(String),
}

/// Reads a file of records line by line and checks everything: shape, setup, legality, chance (where the header has
/// the seed), every fingerprint of the version that is made today, and the outcome. `find` sets up the table of a header.
pub struct Replayer<F, T> {
    find: F,
    reader: RecordReader,
    running: Option<Recording<T>>,
    /// Whether records that break off before their match is over are taken as they are.
    unfinished_allowed: bool,
    records: u64,
}

/// A match as its record tells it.
pub struct Recording<T> {
    pub table: T,
    /// The first line, as it was read.
    pub header: Header,
    /// Every step, with the fingerprint that it makes today.
    pub entries: Vec<Entry>,
    /// Where steps were taken back.
    pub undone: Vec<Undone>,
    /// Nothing where the record breaks off.
    pub outcome: Option<Outcome>,
    /// Whether its fingerprints were compared. Older ones say nothing to this program.
    pub prints_compared: bool,
    /// The match after step 0, after step [`STEPS_PER_MARK`], and so on.
    marks: Vec<Box<dyn AnyMatch>>,
    last: Box<dyn AnyMatch>,
    chance: Option<ChanceStream>,
    /// How many steps were made again by whoever looked at it.
    remade: AtomicU64,
}

/// Goes through a recorded match step by step.
pub struct Moments<'a> {
    entries: std::slice::Iter<'a, Entry>,
    game: Box<dyn AnyMatch>,
    remade: &'a AtomicU64,
}

/// What one step of a recorded match did.
pub struct ReplayedStep<'a> {
    pub entry: &'a Entry,
    pub events: Events,
    /// Who could act before it.
    pub turn: Turn,
    /// The match after it.
    pub game: &'a dyn AnyMatch,
}

impl<T: Opens, F: Fn(&Header) -> Result<T, OpenError>> Replayer<F, T> {
    pub fn new(find: F) -> Replayer<F, T> {
        Replayer {
            find,
            reader: RecordReader::default(),
            running: None,
            unfinished_allowed: false,
            records: 0,
        }
    }

    /// Takes records that break off as they are, such as saved games.
    #[must_use]
    pub fn allowing_unfinished(mut self) -> Replayer<F, T> {
        self.unfinished_allowed = true;
        self
    }

    /// Reads the next line. Gives the match that ends with it, or that the next one's header cuts off.
    pub fn read(&mut self, text: &str) -> Result<Option<Recording<T>>, Fault> {
        match self.reader.read(text).map_err(Fault::Unreadable)? {
            None => Ok(None),
            Some(line) => self.line(line),
        }
    }

    /// The file is over. Gives the last match if its record breaks off.
    pub fn finish(&mut self) -> Result<Option<Recording<T>>, Fault> {
        if self.running.is_none() && self.records == 0 {
            return Err(self.unreadable("the file holds no record"));
        }
        self.break_off()
    }

    /// Reads a whole text. Gives all its matches.
    pub fn read_all<'a>(
        mut self,
        lines: impl IntoIterator<Item = &'a str>,
    ) -> Result<Vec<Recording<T>>, Fault> {
        let mut all = Vec::new();
        for line in lines {
            all.extend(self.read(line)?);
        }
        all.extend(self.finish()?);
        Ok(all)
    }

    /// The match that is being read.
    pub fn current(&self) -> Option<&Recording<T>> {
        self.running.as_ref()
    }

    /// The number of the line read last.
    pub fn line_number(&self) -> usize {
        self.reader.line()
    }

    fn line(&mut self, line: Line) -> Result<Option<Recording<T>>, Fault> {
        match line {
            Line::Header(header) => {
                let before = self.break_off()?;
                self.running = Some(self.open(header)?);
                Ok(before)
            }
            Line::Entry(entry) => {
                let mut running = self.running.take();
                let done = running.as_mut().ok_or_else(|| Misstep::unreadable("a step without a match"));
                done.and_then(|running| running.take_in(&entry)).map_err(|why| self.fault(why))?;
                self.running = running;
                Ok(None)
            }
            Line::Undone(undone) => {
                let mut running = self.running.take();
                let done = running.as_mut().ok_or_else(|| Misstep::unreadable("an undo without a match"));
                done.and_then(|running| running.take_back(undone)).map_err(|why| self.fault(why))?;
                self.running = running;
                Ok(None)
            }
            Line::End(outcome) => {
                let running = self.running.take();
                let running = running.ok_or_else(|| Misstep::unreadable("an end without a match"));
                let whole =
                    running.and_then(|running| running.end(outcome)).map_err(|why| self.fault(why))?;
                self.records += 1;
                Ok(Some(whole))
            }
        }
    }

    fn open(&self, header: Header) -> Result<Recording<T>, Fault> {
        let table = (self.find)(&header).map_err(|why| self.unreadable(why.to_string()))?;
        if !header.players.is_empty() && header.players.len() != usize::from(header.seats) {
            let (players, seats) = (header.players.len(), header.seats);
            return Err(self.unreadable(format!("{players} players at a table of {seats} seats")));
        }
        match (&header.fairness, &header.seed) {
            (Some(fairness), Some(seed)) => {
                fairness.explains(seed).map_err(|why| self.fault(Misstep::untrue(why)))?;
            }
            (Some(_), None) => return Err(self.unreadable("it says how the seed was made, but not the seed")),
            (None, _) => {}
        }
        Ok(Recording::begin(table, header))
    }

    fn break_off(&mut self) -> Result<Option<Recording<T>>, Fault> {
        let Some(running) = self.running.take() else { return Ok(None) };
        if !self.unfinished_allowed {
            return Err(self.unreadable("the record breaks off before its match is over"));
        }
        running.has_all_it_took_over().map_err(|why| self.fault(why))?;
        self.records += 1;
        Ok(Some(running))
    }

    fn unreadable(&self, why: impl Into<String>) -> Fault {
        Fault::Unreadable(self.reader.error(why))
    }

    fn fault(&self, misstep: Misstep) -> Fault {
        match misstep {
            Misstep::Unreadable(why) => Fault::Unreadable(self.reader.error(why)),
            Misstep::Untrue(why) => Fault::Untrue(self.reader.error(why)),
        }
    }
}

impl<F, T> fmt::Debug for Replayer<F, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replayer").field("line", &self.reader.line()).field("records", &self.records).finish()
    }
}

impl<T: Opens> Recording<T> {
    /// A match of this table from what is stored of it elsewhere than in a file: all its steps, and the undos that were
    /// between them.
    pub fn of(table: T, header: Header, entries: &[Entry], undone: &[Undone]) -> Result<Recording<T>, Fault> {
        let mut recording = Recording::begin(table, header);
        let mut undone = undone.iter().peekable();
        for entry in entries {
            let mut done = Ok(());
            while let Some(undo) = undone.next_if(|undo| undo.seq < entry.seq) {
                done = done.and_then(|()| recording.take_back(*undo));
            }
            let done = done.and_then(|()| recording.take_in(entry));
            done.map_err(|why| {
                let error = |why| RecordError { line: entry.seq as usize + 1, why };
                match why {
                    Misstep::Unreadable(why) => Fault::Unreadable(error(why)),
                    Misstep::Untrue(why) => Fault::Untrue(error(why)),
                }
            })?;
        }
        recording.outcome = recording.last.outcome();
        Ok(recording)
    }

    fn begin(table: T, header: Header) -> Recording<T> {
        let game = table.open();
        Recording {
            prints_compared: header.prints == game.header().prints,
            chance: header.seed.as_ref().map(ChanceStream::new),
            table,
            header,
            entries: Vec::new(),
            undone: Vec::new(),
            outcome: None,
            marks: vec![game.fork()],
            last: game,
            remade: AtomicU64::new(0),
        }
    }
}

impl<T> Recording<T> {
    /// How many steps it has.
    pub fn steps(&self) -> u32 {
        self.last.seq()
    }

    /// The match as the record leaves it.
    pub fn last(&self) -> &dyn AnyMatch {
        &*self.last
    }

    /// The match as it stood after step `seq`; nothing if there is no such step.
    pub fn after(&self, seq: u32) -> Option<Box<dyn AnyMatch>> {
        if seq == self.steps() {
            return Some(self.last.fork());
        }
        (seq < self.steps()).then(|| self.moments(seq).game)
    }

    /// Goes through all steps after step `seq`.
    pub fn moments(&self, seq: u32) -> Moments<'_> {
        let seq = seq.min(self.steps()) as usize;
        let mark = (seq / STEPS_PER_MARK).min(self.marks.len() - 1);
        let (game, entries) = (self.marks[mark].fork(), self.entries[mark * STEPS_PER_MARK..].iter());
        let mut moments = Moments { entries, game, remade: &self.remade };
        for _ in mark * STEPS_PER_MARK..seq {
            moments.step();
        }
        moments
    }

    /// How many steps were made again so far by all who looked at it.
    pub fn remade(&self) -> u64 {
        self.remade.load(Relaxed)
    }

    /// The match as the record leaves it, and its chance where it stands, if the record has the seed.
    pub fn into_last(self) -> (Box<dyn AnyMatch>, Option<ChanceStream>) {
        (self.last, self.chance)
    }

    fn take_in(&mut self, entry: &Entry) -> Result<(), Misstep> {
        let applied = self.apply(&entry.fact).map_err(|refusal| match refusal {
            Refusal::Malformed(why) => Misstep::Unreadable(format!("not a step of this game: {why}")),
            refusal => Misstep::Untrue(format!("{}: {refusal}", who(&entry.fact))),
        })?;
        if applied.entry.fact != entry.fact
            && let (Fact::Chance { outcome: drawn }, Fact::Chance { outcome }) =
                (&applied.entry.fact, &entry.fact)
        {
            return Err(Misstep::Untrue(format!("chance is {outcome}, the seed gives {drawn}")));
        }
        if self.prints_compared && applied.entry.print != entry.print {
            let (given, computed) = (entry.print, applied.entry.print);
            return Err(Misstep::Untrue(format!("the fingerprint is {given}, the state gives {computed}")));
        }
        self.entries.push(applied.entry);
        if self.entries.len().is_multiple_of(STEPS_PER_MARK) {
            self.marks.push(self.last.fork());
        }
        Ok(())
    }

    /// Steps were taken back here. If one of chance was among them, chance is drawn from another branch from here on.
    fn take_back(&mut self, undone: Undone) -> Result<(), Misstep> {
        if undone.seq != self.steps() || undone.seq < self.header.taken_over || undone.steps == 0 {
            return Err(Misstep::unreadable("an undo where nothing can have been taken back"));
        }
        let branch = self.undone.last().map_or(0, |before| before.branch);
        if undone.branch < branch {
            let why = format!("chance goes back to branch {}, after branch {branch}", undone.branch);
            return Err(Misstep::Unreadable(why));
        }
        if let (Some(seed), true) = (&self.header.seed, undone.branch > branch) {
            self.chance = Some(ChanceStream::new(&seed.branch(undone.branch)));
        }
        self.undone.push(undone);
        Ok(())
    }

    /// Applies a recorded fact; with a seed, chance is drawn anew instead of believed, save where it was taken over.
    fn apply(&mut self, fact: &Fact) -> Result<Applied, Refusal> {
        let is_own = self.last.seq() >= self.header.taken_over;
        match (fact, &mut self.chance) {
            (Fact::Chance { .. }, Some(chance)) if is_own => self.last.chance(chance),
            _ => self.last.replay(fact),
        }
    }

    fn end(mut self, outcome: Outcome) -> Result<Recording<T>, Misstep> {
        self.has_all_it_took_over()?;
        match self.last.outcome() {
            None => Err(Misstep::untrue("the record ends, but its match is not over")),
            Some(computed) if computed != outcome => {
                let computed = Line::End(computed).to_json();
                Err(Misstep::Untrue(format!("another outcome than the match has: {computed}")))
            }
            Some(_) => {
                self.outcome = Some(outcome);
                Ok(self)
            }
        }
    }

    /// Whether a record has all the steps that it says it took over.
    fn has_all_it_took_over(&self) -> Result<(), Misstep> {
        let (said, there) = (self.header.taken_over, self.steps());
        if said <= there {
            return Ok(());
        }
        Err(Misstep::Unreadable(format!("it says that {said} steps were taken over, and has {there}")))
    }
}

impl<T> fmt::Debug for Recording<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recording").field("header", &self.header).field("steps", &self.steps()).finish()
    }
}

impl Moments<'_> {
    /// The match before the next step.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// Makes the next step; nothing once all are made.
    pub fn step(&mut self) -> Option<ReplayedStep<'_>> {
        let entry = self.entries.next()?;
        let turn = self.game.turn();
        let applied = self.game.replay(&entry.fact).expect("a step that was read could be made");
        self.remade.fetch_add(1, Relaxed);
        Some(ReplayedStep { entry, events: applied.events, turn, game: &*self.game })
    }
}

impl fmt::Debug for Moments<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Moments(after step {})", self.game.seq())
    }
}

impl fmt::Debug for ReplayedStep<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ReplayedStep({:?})", self.entry)
    }
}

/// A [`Fault`] whose line is not known yet.
enum Misstep {
    Unreadable(String),
    Untrue(String),
}

impl Misstep {
    fn unreadable(why: &str) -> Misstep {
        Misstep::Unreadable(why.to_owned())
    }

    fn untrue(why: &str) -> Misstep {
        Misstep::Untrue(why.to_owned())
    }
}

fn who(fact: &Fact) -> String {
    match fact {
        Fact::Seat { seat, action } => format!("seat {}: {action}", seat.0).chars().take(200).collect(),
        Fact::Chance { .. } => "chance".to_owned(),
        Fact::Lapse => "lapse".to_owned(),
    }
}

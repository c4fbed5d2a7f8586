//! Folds record files back into matches, checking every line.

use crate::{UnknownGame, all_rules};
use engine::{
    AnyGame, AnyMatch, Applied, ChanceStream, Entry, Fact, Header, Line, Outcome, RecordError, RecordReader,
    Refusal, SetupError,
};
use std::fmt;

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

/// What a line that held told.
#[derive(Debug)]
pub enum Told {
    Opened(Header),
    Stepped(Applied),
    Ended(Outcome),
}

/// Reads a file of records line by line and checks everything: shape, setup, legality, chance (where the header has
/// the seed), every fingerprint and the outcome.
pub struct Replayer {
    /// The games whose records it knows how to read.
    games: Vec<&'static dyn AnyGame>,
    reader: RecordReader,
    running: Option<Running>,
    /// Whether records that break off before their match is over are taken as they are.
    unfinished_allowed: bool,
    finished: u64,
    unfinished: u64,
    steps: u64,
    unseeded: u64,
    taken_over: u64,
    older_prints: u64,
}

/// The match of the record that is being read.
struct Running {
    game: Box<dyn AnyMatch>,
    chance: Option<ChanceStream>,
    /// So many of its first steps were taken over: what chance brought in them is not drawn again.
    taken_over: u32,
    /// Whether its fingerprints are of the version that its steps make now. Older ones cannot be compared.
    prints_known: bool,
}

impl Replayer {
    /// For records of any game of the catalog.
    pub fn new() -> Replayer {
        Replayer::of(all_rules())
    }

    /// For records of these games alone.
    pub fn of(games: Vec<&'static dyn AnyGame>) -> Replayer {
        Replayer {
            games,
            reader: RecordReader::default(),
            running: None,
            unfinished_allowed: false,
            finished: 0,
            unfinished: 0,
            steps: 0,
            unseeded: 0,
            taken_over: 0,
            older_prints: 0,
        }
    }

    /// Takes records that break off as they are, such as saved games.
    #[must_use]
    pub fn allowing_unfinished(mut self) -> Replayer {
        self.unfinished_allowed = true;
        self
    }

    /// Reads the next line; a blank one tells nothing.
    pub fn read(&mut self, text: &str) -> Result<Option<Told>, Fault> {
        match self.reader.read(text).map_err(Fault::Unreadable)? {
            None => Ok(None),
            Some(Line::Header(header)) => self.open(header).map(Some),
            Some(Line::Entry(entry)) => self.step(&entry).map(Some),
            Some(Line::End(outcome)) => self.end(outcome).map(Some),
        }
    }

    /// The file is over. Gives back the last match if it was not.
    pub fn finish(&mut self) -> Result<Option<Unfinished>, Fault> {
        if self.reader.line() == 0 || (self.running.is_none() && self.records() == 0) {
            return Err(self.unreadable("the file holds no record"));
        }
        let running = self.running.take();
        if let Some(running) = &running {
            self.break_off(running)?;
        }
        Ok(running.map(|running| Unfinished { game: running.game, chance: running.chance }))
    }

    /// The match of the record that is being read.
    pub fn current(&self) -> Option<&dyn AnyMatch> {
        self.running.as_ref().map(|running| &*running.game)
    }

    /// The number of the line read last.
    pub fn line(&self) -> usize {
        self.reader.line()
    }

    /// How many records were read to their end, or to where they break off.
    pub fn records(&self) -> u64 {
        self.finished + self.unfinished
    }

    /// How many of them break off.
    pub fn unfinished(&self) -> u64 {
        self.unfinished
    }

    /// How many of them have no seed, so that their chance was believed.
    pub fn unseeded(&self) -> u64 {
        self.unseeded
    }

    /// How many steps were taken over from other matches, so that what chance brought in them was believed.
    pub fn taken_over(&self) -> u64 {
        self.taken_over
    }

    /// How many of them have fingerprints of an older version, which say nothing to this program.
    pub fn older_prints(&self) -> u64 {
        self.older_prints
    }

    /// How many steps were checked.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    fn open(&mut self, header: Header) -> Result<Told, Fault> {
        if let Some(running) = self.running.take() {
            self.break_off(&running)?;
        }
        let game = reopen(&self.games, &header).map_err(|why| self.unreadable(why.to_string()))?;
        if !header.players.is_empty() && header.players.len() != usize::from(header.seats) {
            let (players, seats) = (header.players.len(), header.seats);
            return Err(self.unreadable(format!("{players} players at a table of {seats} seats")));
        }
        match (&header.fairness, &header.seed) {
            (Some(fairness), Some(seed)) => fairness.explains(seed).map_err(|why| self.untrue(why))?,
            (Some(_), None) => return Err(self.unreadable("it says how the seed was made, but not the seed")),
            (None, _) => {}
        }
        let chance = header.seed.as_ref().map(ChanceStream::new);
        self.unseeded += u64::from(chance.is_none());
        let prints_known = header.prints == game.header().prints;
        self.older_prints += u64::from(!prints_known);
        self.running = Some(Running { game, chance, taken_over: header.taken_over, prints_known });
        Ok(Told::Opened(header))
    }

    fn break_off(&mut self, running: &Running) -> Result<(), Fault> {
        self.unfinished += 1;
        if !self.unfinished_allowed {
            return Err(self.unreadable("the record breaks off before its match is over"));
        }
        self.taken_over_are_there(running)
    }

    /// Whether a record has all the steps that it says it took over.
    fn taken_over_are_there(&self, running: &Running) -> Result<(), Fault> {
        let (said, there) = (running.taken_over, running.game.seq());
        if said <= there {
            return Ok(());
        }
        Err(self.unreadable(format!("it says that {said} steps were taken over, and has {there}")))
    }

    fn step(&mut self, entry: &Entry) -> Result<Told, Fault> {
        let Some(running) = &mut self.running else { return Err(self.unreadable("a step without a match")) };
        let applied = match running.apply(&entry.fact) {
            Ok(applied) => applied,
            Err(Refusal::Malformed(why)) => {
                return Err(self.unreadable(format!("not a step of this game: {why}")));
            }
            Err(refusal) => return Err(self.untrue(format!("{}: {refusal}", who(&entry.fact)))),
        };
        if applied.entry.fact != entry.fact
            && let (Fact::Chance { outcome: drawn }, Fact::Chance { outcome }) =
                (&applied.entry.fact, &entry.fact)
        {
            return Err(self.untrue(format!("chance is {outcome}, the seed gives {drawn}")));
        }
        if running.prints_known && applied.entry.print != entry.print {
            let (given, computed) = (entry.print, applied.entry.print);
            return Err(self.untrue(format!("the fingerprint is {given}, the state gives {computed}")));
        }
        self.steps += 1;
        self.taken_over += u64::from(entry.seq <= running.taken_over);
        Ok(Told::Stepped(applied))
    }

    fn end(&mut self, outcome: Outcome) -> Result<Told, Fault> {
        let Some(running) = self.running.take() else {
            return Err(self.unreadable("an end without a match"));
        };
        self.taken_over_are_there(&running)?;
        match running.game.outcome() {
            None => Err(self.untrue("the record ends, but its match is not over")),
            Some(computed) if computed != outcome => {
                let computed = Line::End(computed).to_json();
                Err(self.untrue(format!("another outcome than the match has: {computed}")))
            }
            Some(_) => {
                self.finished += 1;
                Ok(Told::Ended(outcome))
            }
        }
    }

    fn unreadable(&self, why: impl Into<String>) -> Fault {
        Fault::Unreadable(self.reader.error(why))
    }

    fn untrue(&self, why: impl Into<String>) -> Fault {
        Fault::Untrue(self.reader.error(why))
    }
}

impl Default for Replayer {
    fn default() -> Replayer {
        Replayer::new()
    }
}

impl fmt::Debug for Replayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replayer").field("line", &self.line()).field("records", &self.records()).finish()
    }
}

/// A match whose record breaks off, ready to go on.
pub struct Unfinished {
    pub game: Box<dyn AnyMatch>,
    /// The chance of the match where it stands, if the record has the seed.
    pub chance: Option<ChanceStream>,
}

impl fmt::Debug for Unfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Unfinished").field("seq", &self.game.seq()).finish_non_exhaustive()
    }
}

impl Running {
    /// Applies a recorded fact; with a seed, chance is drawn anew instead of believed, save where it was taken over.
    fn apply(&mut self, fact: &Fact) -> Result<Applied, Refusal> {
        let is_own = self.game.seq() >= self.taken_over;
        match (fact, &mut self.chance) {
            (Fact::Chance { .. }, Some(chance)) if is_own => self.game.chance(chance),
            _ => self.game.replay(fact),
        }
    }
}

#[derive(Debug, thiserror::Error)]
enum ReopenError {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Setup(#[from] SetupError),
}

fn reopen(games: &[&'static dyn AnyGame], header: &Header) -> Result<Box<dyn AnyMatch>, ReopenError> {
    let game = games.iter().find(|game| game.about().id == header.game);
    Ok(game.ok_or_else(|| UnknownGame::new(&header.game, games))?.reopen(header)?)
}

fn who(fact: &Fact) -> String {
    match fact {
        Fact::Seat { seat, action } => format!("seat {}: {action}", seat.0).chars().take(200).collect(),
        Fact::Chance { .. } => "chance".to_owned(),
        Fact::Lapse => "lapse".to_owned(),
    }
}

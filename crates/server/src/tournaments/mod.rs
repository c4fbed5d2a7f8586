//! Tournaments: their facts are streams of their own beside those of the tables, in the same store.
//!
//! A stage is stored with the codes of its tables before any of them exists, and a table is made only where its code is
//! still free: whenever the program dies, whoever looks next makes the rest. Results come from the tables as they end, or
//! by hand, and are stored like all else before anybody is told.

mod cup;
mod door;
mod make;
mod tables;
mod view;

use crate::hall::{Hall, Missing};
use crate::problem::HttpFailure;
use crate::{now_ms, random};
use cup::{Cup, CupFact};
use door::Slips;
use protocol::tournament::{AbsentPeople, LiveTable, ResultLine, TournamentView};
use protocol::{Secret, TableCode};
use room::SecretHash;
use search::AnyGame;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::Append;
use tokio::sync::{Mutex as Turns, OwnedMutexGuard};
use tokio::time::Instant;
use tournament::Participant;

/// How many tournaments are kept in memory before those nobody asks for are forgotten.
const MAX_KEPT: usize = 1_000;

/// The longest story of a tournament: far more than its stages, results and corrections.
const MAX_FACTS: u64 = 10_000;

/// Whoever asked so short a time ago is there.
const HERE: Duration = Duration::from_secs(10);

/// The tournaments somebody asked for lately.
#[derive(Debug, Default)]
pub(crate) struct Tournaments(Mutex<HashMap<TableCode, Slot>>);

type Slot = Arc<Turns<Option<Known>>>;

/// A tournament in memory.
#[derive(Debug)]
struct Known {
    cup: Cup,
    /// Whether all tables of the stage under way are there.
    tables_made: bool,
    /// The tables of that stage which cannot be opened, by their numbers: their results are typed in.
    broken: BTreeSet<usize>,
    /// How it goes at the tables under way, by their numbers, and when that was seen.
    seen: Option<(Instant, BTreeMap<usize, LiveTable>)>,
    /// When each participant asked last.
    asked: BTreeMap<Participant, Instant>,
    /// What stands on the slips, once the organiser has asked.
    slips: Slips,
}

/// A tournament in the hands of one request; others wait.
pub(crate) struct OpenCup {
    hall: Arc<Hall>,
    code: TableCode,
    slot: OwnedMutexGuard<Option<Known>>,
}

/// Who asks.
#[derive(Debug, Default)]
pub(crate) struct CupAsker {
    pub(crate) organiser: Option<Secret>,
    participant: Option<Participant>,
}

impl CupAsker {
    /// Whether the secrets opened anything.
    pub(crate) fn is_known(&self) -> bool {
        self.organiser.is_some() || self.participant.is_some()
    }

    /// The secret of whoever runs the tournament, if it is they who ask.
    pub(crate) fn must_organise(&self) -> Result<&Secret, HttpFailure> {
        let wrong = || HttpFailure::forbidden("wrong_secret", "Only the organiser may do this.");
        self.organiser.as_ref().ok_or_else(wrong)
    }
}

impl Hall {
    /// Takes a tournament in hand, reading it if it is not in memory.
    pub(crate) async fn tournament(self: &Arc<Hall>, code: &TableCode) -> Result<OpenCup, HttpFailure> {
        let slot = self.tournaments.slot(code);
        let mut slot = slot.lock_owned().await;
        if slot.is_none() {
            let cup = self.load_tournament(code).await.inspect_err(|_| self.tournaments.forget(code))?;
            *slot = Some(Known {
                cup,
                tables_made: false,
                broken: BTreeSet::new(),
                seen: None,
                asked: BTreeMap::new(),
                slips: Slips::new(),
            });
        }
        Ok(OpenCup { hall: Arc::clone(self), code: code.clone(), slot })
    }

    async fn load_tournament(&self, code: &TableCode) -> Result<Cup, HttpFailure> {
        self.own_stored(&stream(code)).await?;
        let entries = self.store.0.read(&stream(code), 0).await.map_err(|error| self.store_failed(&error))?;
        if entries.is_empty() {
            let detail = "There is no tournament with this code. Check the code.";
            return Err(HttpFailure::not_found("no_such_tournament", detail));
        }
        read_tournament(&entries).map_err(|(entry, why)| {
            tracing::error!(tournament = %code, ?entry, why, "a stored tournament cannot be opened");
            HttpFailure::from(Missing::Unreadable)
        })
    }

    /// A table of a tournament is over: its results are taken.
    pub(crate) async fn table_over(self: Arc<Hall>, tournament: TableCode) {
        let gathered = match self.tournament(&tournament).await {
            Ok(mut held) => held.gather().await,
            Err(failure) => Err(failure),
        };
        if let Err(failure) = gathered {
            // Whoever looks next gathers again.
            tracing::warn!(%tournament, ?failure, "results of a table could not be taken");
        }
    }
}

impl Tournaments {
    fn slot(&self, code: &TableCode) -> Slot {
        let mut known = self.0.lock().expect("nobody panics while holding the lock");
        if known.len() >= MAX_KEPT {
            known.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        Arc::clone(known.entry(code.clone()).or_default())
    }

    /// Whoever asks next reads it again.
    pub(crate) fn forget_all(&self) {
        self.0.lock().expect("nobody panics while holding the lock").clear();
    }

    fn forget(&self, code: &TableCode) {
        self.0.lock().expect("nobody panics while holding the lock").remove(code);
    }
}

/// How the streams of tournaments are named, before their code.
pub(crate) const TOURNAMENT_PREFIX: &str = "tournament/";

pub(crate) fn stream(code: &TableCode) -> String {
    format!("{TOURNAMENT_PREFIX}{code}")
}

/// The tournament that is stored so, or the number of the first entry that is wrong, where one can be named, and why.
fn read_tournament(entries: &[Vec<u8>]) -> Result<Cup, (Option<usize>, String)> {
    let mut facts = Vec::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        // The message of a parser may quote what it read, so only the place is told.
        let damaged = |error: serde_json::Error| {
            (Some(index), format!("it is damaged at column {}, or unknown to this program", error.column()))
        };
        facts.push(serde_json::from_slice::<CupFact>(entry).map_err(damaged)?);
    }
    Cup::restore(facts).map_err(|error| (None, error.to_string()))
}

/// The same for whoever only wants to know whether it opens.
pub(crate) fn opens_as_tournament(entries: &[Vec<u8>]) -> Result<(), (Option<usize>, String)> {
    read_tournament(entries).map(drop)
}

/// The tables of all stages of a stored tournament, unless it cannot be read.
pub(crate) fn tables_of_tournament(entries: &[Vec<u8>]) -> Result<Vec<TableCode>, serde_json::Error> {
    let seated = |entry: &Vec<u8>| match serde_json::from_slice(entry)? {
        CupFact::Seated { tables, .. } => Ok(tables),
        _ => Ok(Vec::new()),
    };
    let tables: Result<Vec<Vec<TableCode>>, serde_json::Error> = entries.iter().map(seated).collect();
    Ok(tables?.concat())
}

impl OpenCup {
    pub(crate) fn code(&self) -> &TableCode {
        &self.code
    }

    pub(crate) fn name(&self) -> &str {
        &self.cup().setup.name
    }

    fn known(&self) -> &Known {
        self.slot.as_ref().expect("it was read when it was taken in hand")
    }

    fn known_mut(&mut self) -> &mut Known {
        self.slot.as_mut().expect("it was read when it was taken in hand")
    }

    fn cup(&self) -> &Cup {
        &self.known().cup
    }

    /// The rules that are played by.
    fn game(&self) -> Result<&'static dyn AnyGame, Missing> {
        self.hall.settings.games.find(&self.cup().setup.game).ok_or(Missing::Unreadable)
    }

    /// Who comes with these secrets.
    pub(crate) fn asker(&self, secrets: &[Secret]) -> CupAsker {
        let organiser = secrets.iter().find(|secret| self.cup().is_organiser(secret)).cloned();
        CupAsker { organiser, participant: secrets.iter().find_map(|secret| self.cup().participant(secret)) }
    }

    /// Stores a fact and folds it in. If that fails nobody knows whether it is stored: the next one reads again.
    async fn store(&mut self, fact: CupFact) -> Result<(), HttpFailure> {
        if self.cup().version >= MAX_FACTS {
            let detail =
                "So much has happened in this tournament that it takes nothing more. Make a new one.";
            return Err(HttpFailure::bad("too_much", detail));
        }
        let mut next = self.cup().clone();
        let entry = serde_json::to_vec(&fact).expect("facts are plain JSON");
        if next.fold(fact).is_err() {
            return Err(HttpFailure::from(Missing::Unavailable));
        }
        let append = Append {
            stream: stream(&self.code),
            expected: self.cup().version,
            entries: vec![entry],
            note: String::new(),
            at_ms: now_ms(),
            due_ms: None,
        };
        match self.hall.store.0.append(append).await {
            Ok(()) => {
                self.known_mut().cup = next;
                Ok(())
            }
            Err(error) => {
                let failure = self.hall.store_failed(&error);
                let read = self.hall.load_tournament(&self.code).await;
                match read {
                    Ok(cup) => self.known_mut().cup = cup,
                    Err(_) => self.hall.tournaments.forget(&self.code),
                }
                Err(failure)
            }
        }
    }

    /// Starts a stage, or finds that it has begun; its tables are there when this returns.
    pub(crate) async fn start(&mut self, stage: u8, absent: AbsentPeople) -> Result<(), HttpFailure> {
        let code = || TableCode::private(random());
        let begins = usize::from(stage) > self.cup().stages.len();
        let missing: Vec<u16> = if begins { self.missing().map(|who| who.0).collect() } else { Vec::new() };
        if absent == AbsentPeople::Away && begins && self.cup().under_way().is_none() {
            let present = self.cup().people.len() - self.cup().schedule.left.len() - missing.len();
            cup::enough(&self.cup().schedule, present)?;
            for &number in &missing {
                self.set_away(number, true).await?;
            }
        }
        if let Some(fact) = self.cup().start(stage, self.game()?.about(), code)? {
            self.store(fact).await?;
            self.known_mut().tables_made = false;
        }
        self.known_mut().seen = None;
        self.make_tables().await?;
        if absent == AbsentPeople::Bots {
            for number in missing {
                if self.seat_of(Participant(number)).is_some() {
                    self.hold(number).await?;
                }
            }
        }
        Ok(())
    }

    /// Those who are to be seated and have not asked lately.
    fn missing(&self) -> impl Iterator<Item = Participant> + use<> {
        let Known { cup, asked, .. } = self.known();
        let here = |who: &Participant| asked.get(who).is_some_and(|at| at.elapsed() < HERE);
        let missing = cup.schedule.tournament.everybody();
        let missing = missing.filter(|who| !here(who) && !cup.schedule.left.contains(who));
        missing.collect::<Vec<_>>().into_iter()
    }

    /// Enters results by hand, or corrects them.
    pub(crate) async fn correct(
        &mut self,
        stage: u8,
        table: usize,
        lines: &[ResultLine],
    ) -> Result<(), HttpFailure> {
        if let Some(fact) = self.cup().correct(stage, table, lines)? {
            self.store(fact).await?;
        }
        self.void_by_hand().await;
        Ok(())
    }

    /// Changes who takes part, until the first stage has begun.
    pub(crate) async fn set_participants(
        &mut self,
        organiser: &Secret,
        names: &[String],
    ) -> Result<(), HttpFailure> {
        let names = make::trimmed(names);
        let cup = self.cup();
        if let Some(fact) = cup.list(&names, |key| SecretHash::of(&door::slip(cup, organiser, key).1))? {
            make::checked(self.game()?, &cup.setup, &names)?;
            self.store(fact).await?;
            // Numbers mean others now.
            self.known_mut().asked.clear();
        }
        Ok(())
    }

    pub(crate) async fn set_away(&mut self, number: u16, away: bool) -> Result<(), HttpFailure> {
        let participant = self.cup().find(number)?;
        match self.cup().set_away(participant, away) {
            Some(fact) => self.store(fact).await,
            None => Ok(()),
        }
    }

    /// The tournament as the one who asks may see it.
    pub(crate) async fn view(&mut self, asker: &CupAsker) -> Result<TournamentView, HttpFailure> {
        self.make_tables().await?;
        if asker.organiser.is_some() {
            self.look_around().await?;
        }
        if let Some(participant) = asker.participant {
            self.known_mut().asked.insert(participant, Instant::now());
        }
        if let Some(organiser) = &asker.organiser {
            self.fill_in_slips(organiser);
        }
        let Known { cup, seen, asked, broken, slips, .. } = self.known();
        let mut view = view::view(cup, asker.participant);
        view::mark_broken(&mut view, broken);
        if asker.organiser.is_some() {
            view::add_what_the_organiser_sees(&mut view, cup, slips, seen.as_ref().map(|(_, live)| live));
            for (participant, _) in asked.iter().filter(|(_, at)| at.elapsed() < HERE) {
                view.participants[usize::from(participant.0)].here = true;
            }
        }
        Ok(view)
    }
}

//! One tournament as the fold of its facts, and what may be decided about it.

use super::make::gathered;
use crate::problem::HttpFailure;
use axum::http::StatusCode;
use engine::{About, FastRng, Seed};
use protocol::tournament::{ResultLine, TournamentSetup};
use protocol::{Look, Secret, TableCode};
use room::SecretHash;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use tournament::{
    CupSettings, Entered, Error, Open, Participant, Played, Schedule, TableResults, Tournament, table_sizes,
};

/// The most a result may speak of.
const MOST_MONEY: u32 = 100_000_000;
/// How often somebody may change how they look.
const MOST_LOOKS: u8 = 20;
/// The most people at a table.
const MOST_PLAYERS: usize = 6;

/// One thing that happened in a tournament. The list of these is all that is ever stored of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum CupFact {
    /// Always the first. Of secrets only hashes are kept.
    Created {
        code: TableCode,
        setup: Box<TournamentSetup>,
        settings: Box<CupSettings>,
        participants: Vec<String>,
        seed: Seed,
        organiser: SecretHash,
        people: Vec<SecretHash>,
        /// Whether the secrets follow from personal codes. They do not where an older program made it.
        #[serde(default)]
        coded: bool,
    },
    /// Other people take part than before. The keys are those of their links: whoever stays has the same one.
    Listed { participants: Vec<String>, keys: Vec<u16>, people: Vec<SecretHash> },
    /// A stage began: who sits where, and which codes their tables have, made or still to be made.
    Seated { open: Open, tables: Vec<TableCode> },
    /// The results of a table, from 1, by its outcome or by hand.
    Entered { stage: u8, table: usize, results: TableResults, by_hand: bool },
    /// Somebody is not seated from now on, or is again.
    Away { participant: Participant, away: bool },
    /// Somebody added their own name. They have a code that nobody else knows.
    Joined { name: String, key: u16, person: SecretHash },
    /// Somebody came as a participant: with their code, or by their name, which gave them a code that nobody else knows. The
    /// code of their slip stays good beside it.
    Taken {
        participant: Participant,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<SecretHash>,
    },
    /// Somebody chose how they look.
    Dressed { participant: Participant, look: Look },
    /// The organiser told everybody something, or took it back.
    Announced { text: String },
    /// A name may be taken again: whoever had it went by another, or the organiser gave it another code.
    Freed {
        participant: Participant,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        coded: Option<(u16, SecretHash)>,
    },
}

/// One who takes part, as they are recognised.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entrant {
    /// What their code is made from.
    pub(super) key: u16,
    hash: SecretHash,
    /// What opens their place beside the slip, once somebody took the name: both are good.
    own: Option<SecretHash>,
    /// Whether somebody came as them.
    pub(super) taken: bool,
    /// Whether their code is one that the organiser knows.
    pub(super) slip: bool,
    pub(super) look: Option<Look>,
    /// How often they changed how they look.
    changes: u8,
}

impl Entrant {
    fn of_slip((key, hash): (u16, SecretHash)) -> Entrant {
        Entrant { key, hash, own: None, taken: false, slip: true, look: None, changes: 0 }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Cup {
    pub(super) code: TableCode,
    pub(super) setup: TournamentSetup,
    pub(super) schedule: Schedule,
    /// The stages that have begun.
    pub(super) stages: Vec<Begun>,
    by_hand: BTreeSet<(u8, usize)>,
    seed: Seed,
    organiser: SecretHash,
    pub(super) people: Vec<Entrant>,
    /// No code was ever made from this key or a greater one.
    next_key: u16,
    pub(super) coded: bool,
    /// What the organiser said last.
    pub(super) message: String,
    pub(super) version: u64,
}

#[derive(Clone, Debug)]
pub(super) struct Begun {
    pub(super) is_final: bool,
    pub(super) tables: Vec<(TableCode, Vec<Participant>)>,
    pub(super) absent: Vec<Participant>,
}

impl Cup {
    /// The tournament that these facts made.
    pub(super) fn restore(facts: impl IntoIterator<Item = CupFact>) -> Result<Cup, Error> {
        let mut facts = facts.into_iter();
        let Some(CupFact::Created { code, setup, settings, participants, seed, organiser, people, coded }) =
            facts.next()
        else {
            return Err(Error::NothingOpen);
        };
        let mut cup = Cup {
            code,
            schedule: Schedule::new(gathered(&setup, &settings, participants)?),
            setup: *setup,
            stages: Vec::new(),
            by_hand: BTreeSet::new(),
            seed,
            organiser,
            next_key: people.len() as u16,
            people: (0..).zip(people).map(Entrant::of_slip).collect(),
            coded,
            message: String::new(),
            version: 1,
        };
        facts.try_for_each(|fact| cup.fold(fact))?;
        Ok(cup)
    }

    pub(super) fn fold(&mut self, fact: CupFact) -> Result<(), Error> {
        match fact {
            CupFact::Created { .. } => return Err(Error::Over),
            CupFact::Listed { participants, keys, people } => {
                if !self.stages.is_empty() || keys.len() != people.len() || keys.len() != participants.len() {
                    return Err(Error::Over);
                }
                let left: Vec<u16> = self.schedule.left.iter().filter_map(|who| self.key_of(*who)).collect();
                let settings = self.schedule.tournament.settings.clone();
                self.schedule = Schedule::new(gathered(&self.setup, &settings, participants)?);
                self.next_key = keys.iter().map(|key| key.saturating_add(1)).fold(self.next_key, u16::max);
                let old = std::mem::take(&mut self.people);
                let person = |(key, hash): (u16, SecretHash)| {
                    let stays = old.iter().find(|person| person.key == key).copied();
                    stays.unwrap_or_else(|| Entrant::of_slip((key, hash)))
                };
                self.people = keys.into_iter().zip(people).map(person).collect();
                let away = (0..).zip(&self.people).filter(|(_, person)| left.contains(&person.key));
                self.schedule.left = away.map(|(at, _)| Participant(at)).collect();
            }
            CupFact::Joined { name, key, person } => {
                if !self.stages.is_empty() {
                    return Err(Error::Over);
                }
                let Tournament { settings, mut participants, .. } = self.schedule.tournament.clone();
                participants.push(name);
                self.schedule.tournament = gathered(&self.setup, &settings, participants)?;
                self.next_key = self.next_key.max(key.saturating_add(1));
                let entrant = Entrant::of_slip((key, person));
                self.people.push(Entrant { taken: true, slip: false, ..entrant });
            }
            CupFact::Taken { participant, person } => {
                let own = self.person_mut(participant)?;
                own.taken = true;
                match person {
                    Some(hash) if own.slip => own.own = Some(hash),
                    Some(hash) => own.hash = hash,
                    None => {}
                }
            }
            CupFact::Dressed { participant, look } => {
                let own = self.person_mut(participant)?;
                (own.look, own.changes) = (Some(look), own.changes.saturating_add(1));
            }
            CupFact::Announced { text } => self.message = text,
            CupFact::Freed { participant, coded } => {
                let own = self.person_mut(participant)?;
                // Whoever comes next looks as they like.
                (own.taken, own.look) = (false, None);
                if let Some(coded) = coded {
                    *own = Entrant::of_slip(coded);
                    self.next_key = self.next_key.max(coded.0.saturating_add(1));
                }
            }
            CupFact::Seated { open, tables } => {
                let seats = open.tables.iter().map(|table| table.seats.clone());
                self.stages.push(Begun {
                    is_final: open.is_final,
                    tables: tables.into_iter().zip(seats).collect(),
                    absent: open.absent.clone(),
                });
                self.schedule.open = Some(open);
            }
            CupFact::Entered { stage, table, results, by_hand } => {
                self.schedule.enter(self.game_of(stage), table, results, true)?;
                if by_hand {
                    self.by_hand.insert((stage, table));
                }
            }
            CupFact::Away { participant, away: true } => self.schedule.leave(participant)?,
            CupFact::Away { participant, away: false } => self.schedule.come_back(participant),
        }
        self.version += 1;
        Ok(())
    }

    /// How the library calls a stage.
    fn game_of(&self, stage: u8) -> Option<usize> {
        let is_final =
            self.stages.get(usize::from(stage).wrapping_sub(1)).is_some_and(|begun| begun.is_final);
        (!is_final).then_some(usize::from(stage))
    }

    /// The stage under way, from 1.
    pub(super) fn under_way(&self) -> Option<u8> {
        self.schedule.open.as_ref().map(|_| self.stages.len() as u8)
    }

    /// The results of a table of a stage, once they are in.
    pub(super) fn results(&self, stage: u8, table: usize) -> Option<&TableResults> {
        let tournament = &self.schedule.tournament;
        if self.under_way() == Some(stage) {
            return self.schedule.open.as_ref()?.tables.get(table.checked_sub(1)?)?.results.as_ref();
        }
        match self.game_of(stage) {
            None => tournament.final_table.as_ref(),
            Some(game) => tournament.stages.get(game.checked_sub(1)?)?.tables.get(table.checked_sub(1)?),
        }
    }

    pub(super) fn is_by_hand(&self, stage: u8, table: usize) -> bool {
        self.by_hand.contains(&(stage, table))
    }

    /// The tables under way whose results are not in: their number, code and people.
    pub(super) fn playing(&self) -> impl Iterator<Item = (usize, &TableCode, &Vec<Participant>)> {
        let stage = self.under_way();
        let tables = self.stages.last().filter(|_| stage.is_some()).map(|begun| &begun.tables[..]);
        (1..)
            .zip(tables.unwrap_or_default())
            .filter(move |(number, _)| stage.is_some_and(|stage| self.results(stage, *number).is_none()))
            .map(|(number, (code, people))| (number, code, people))
    }

    pub(super) fn is_organiser(&self, secret: &Secret) -> bool {
        self.organiser.opens(secret)
    }

    /// Whose secret this is. Every secret of every participant is compared, each in constant time.
    pub(super) fn participant(&self, secret: &Secret) -> Option<Participant> {
        let mut found = None;
        for (at, person) in (0..).zip(&self.people) {
            if person.hash.opens(secret) | person.own.is_some_and(|own| own.opens(secret)) {
                found = Some(Participant(at));
            }
        }
        found
    }

    /// What a participant is recognised by at their tables: one thing, or either of two.
    pub(super) fn hashes_of(&self, participant: Participant) -> Option<(SecretHash, Option<SecretHash>)> {
        self.people.get(usize::from(participant.0)).map(|person| (person.hash, person.own))
    }

    fn person_mut(&mut self, participant: Participant) -> Result<&mut Entrant, Error> {
        self.people.get_mut(usize::from(participant.0)).ok_or(Error::CupSeat(participant.0))
    }

    fn key_of(&self, participant: Participant) -> Option<u16> {
        self.people.get(usize::from(participant.0)).map(|person| person.key)
    }

    /// A key that no code was made from.
    pub(super) fn fresh_key(&self) -> Result<u16, HttpFailure> {
        (self.next_key < u16::MAX).then_some(self.next_key).ok_or_else(too_many_named)
    }

    pub(super) fn find(&self, number: u16) -> Result<Participant, HttpFailure> {
        let known = usize::from(number) < self.people.len();
        known
            .then_some(Participant(number))
            .ok_or_else(|| HttpFailure::not_found("no_such_participant", "Nobody has this number."))
    }

    /// Other participants; nothing if they are the same. `hash` tells what is kept of the link made from a key. Whoever is
    /// named as before, but for the case of letters, keeps theirs.
    pub(super) fn list(
        &self,
        names: &[String],
        hash: impl Fn(u16) -> SecretHash,
    ) -> Result<Option<CupFact>, HttpFailure> {
        let old = &self.schedule.tournament.participants;
        if names == old {
            return Ok(None);
        }
        if !self.stages.is_empty() {
            let detail =
                "The first game has begun, so nobody can be added or taken off any more. Mark who is away.";
            return Err(conflict("begun", detail));
        }
        let known: BTreeMap<String, u16> =
            old.iter().map(|name| name.to_lowercase()).zip(self.people.iter().map(|own| own.key)).collect();
        let mut fresh = self.next_key..u16::MAX;
        let key = |name: &String| known.get(&name.to_lowercase()).copied().or_else(|| fresh.next());
        let keys: Option<Vec<u16>> = names.iter().map(key).collect();
        let keys = keys.ok_or_else(too_many_named)?;
        let known = |key: &u16| self.people.iter().find(|person| person.key == *key);
        let people = keys.iter().map(|key| known(key).map_or_else(|| hash(*key), |own| own.hash)).collect();
        Ok(Some(CupFact::Listed { participants: names.to_vec(), keys, people }))
    }

    /// Seats the next stage; nothing if it has begun already.
    pub(super) fn start(
        &self,
        stage: u8,
        game: &About,
        code: impl FnMut() -> TableCode,
    ) -> Result<Option<CupFact>, HttpFailure> {
        let next = self.stages.len() as u8 + 1;
        if (1..next).contains(&stage) {
            return Ok(None);
        }
        if stage != next {
            return Err(HttpFailure::bad("no_such_stage", format!("The next stage is number {next}.")));
        }
        let mut schedule = self.schedule.clone();
        let present = self.people.len() - schedule.left.len();
        if schedule.open.is_none() {
            enough(&self.schedule, present)?;
        }
        schedule.tournament.settings.table_target = fitting(game, &self.setup, present)?;
        let mut rng = FastRng::new(self.seed.of_match(u64::from(next)).player_bits());
        schedule.seat(&[], &mut rng).map_err(|error| match error {
            Error::UnderWay(_) => conflict("under_way", "Results are missing from some tables."),
            _ => conflict("over", "The tournament is over: all games are played."),
        })?;
        let open = schedule.open.take().expect("enough were there to be seated");
        let tables = std::iter::repeat_with(code).take(open.tables.len()).collect();
        Ok(Some(CupFact::Seated { open, tables }))
    }

    /// Results as they were typed; nothing if they are there already.
    pub(super) fn correct(
        &self,
        stage: u8,
        table: usize,
        lines: &[ResultLine],
    ) -> Result<Option<CupFact>, HttpFailure> {
        if stage == 0 || usize::from(stage) > self.stages.len() {
            return Err(HttpFailure::not_found("no_such_stage", "This stage has not begun."));
        }
        if lines.len() > MOST_PLAYERS {
            return Err(HttpFailure::bad("bad_results", "These are more people than fit at a table."));
        }
        let sane =
            |line: &ResultLine| line.profit.unsigned_abs() <= MOST_MONEY && line.wrong_entries <= 10_000;
        if !lines.iter().all(sane) {
            return Err(HttpFailure::bad(
                "bad_results",
                "A number is beyond all bounds. Check what was typed.",
            ));
        }
        let results = ranked(lines, self.results(stage, table));
        self.entered(stage, table, results, true).map_err(|error| match error {
            Error::NoTable { .. } => HttpFailure::not_found("no_such_table", "This stage has no such table."),
            error => HttpFailure::bad("bad_results", answers::sentence(&error.to_string())),
        })
    }

    /// Results as a table brought them; nothing if there are some.
    pub(super) fn gathered(&self, stage: u8, table: usize, results: TableResults) -> Option<CupFact> {
        self.entered(stage, table, results, false).unwrap_or(None)
    }

    fn entered(
        &self,
        stage: u8,
        table: usize,
        results: TableResults,
        by_hand: bool,
    ) -> Result<Option<CupFact>, Error> {
        let mut trial = self.schedule.clone();
        let entered = trial.enter(self.game_of(stage), table, results.clone(), by_hand)?;
        Ok((entered != Entered::Unchanged).then_some(CupFact::Entered { stage, table, results, by_hand }))
    }

    /// Another look; nothing if it is the one they have.
    pub(super) fn dress(&self, participant: Participant, look: Look) -> Result<Option<CupFact>, HttpFailure> {
        let own = self.people.get(usize::from(participant.0));
        if own.is_none_or(|own| own.look == Some(look)) {
            return Ok(None);
        }
        if own.is_some_and(|own| own.changes >= MOST_LOOKS) {
            return Err(conflict(
                "used_up",
                "You have changed how you look so often that it stays like this.",
            ));
        }
        Ok(Some(CupFact::Dressed { participant, look }))
    }

    pub(super) fn set_away(&self, participant: Participant, away: bool) -> Option<CupFact> {
        let is_away = self.schedule.left.contains(&participant);
        (is_away != away).then_some(CupFact::Away { participant, away })
    }
}

/// Ranks as typed, or by profit; whoever is bankrupt comes after the others. Other figures stay as they were.
fn ranked(lines: &[ResultLine], old: Option<&TableResults>) -> TableResults {
    let key = |line: &ResultLine| (line.bankrupt, -i64::from(line.profit));
    let figures = |who: Participant| {
        let old = old.and_then(|old| old.iter().find(|played| played.participant == who));
        old.map_or_else(BTreeMap::new, |played| played.figures.clone())
    };
    let played = |line: &ResultLine| {
        let before = lines.iter().filter(|other| key(other) < key(line)).count();
        let participant = Participant(line.participant);
        Played {
            participant,
            rank: line.rank.unwrap_or(1 + before.min(200) as u8),
            profit: line.profit,
            bankrupt: line.bankrupt,
            wrong_entries: line.wrong_entries,
            figures: figures(participant),
        }
    };
    lines.iter().map(played).collect()
}

/// The table size nearest to the one wanted that gives tables this game can be played at.
pub(super) fn fitting(game: &About, setup: &TournamentSetup, present: usize) -> Result<u8, HttpFailure> {
    let fits = |size: &usize| {
        let seats = seats_at(setup, *size);
        (game.least_seats..=game.most_seats).contains(&seats)
    };
    let mut targets = [3, 4, 5, 6];
    targets.sort_by_key(|target: &u8| target.abs_diff(setup.seats));
    let found =
        targets.into_iter().find(|target| table_sizes(present, *target, least_at(setup)).iter().all(fits));
    found.ok_or_else(|| {
        HttpFailure::bad("no_seating", format!("{present} people cannot be seated at tables of this game."))
    })
}

/// Whether so many can play.
pub(super) fn enough(schedule: &Schedule, present: usize) -> Result<(), HttpFailure> {
    let least = schedule.tournament.settings.least;
    let detail = format!("At least {least} must be there. See who is marked as away.");
    if present < usize::from(least) { Err(conflict("too_few", &detail)) } else { Ok(()) }
}

/// How few people make a table: bots take the other chairs where they may.
pub(super) fn least_at(setup: &TournamentSetup) -> u8 {
    if setup.fill.is_some() { 2 } else { 3 }
}

/// How many chairs a table of so many people has.
pub(super) fn seats_at(setup: &TournamentSetup, people: usize) -> u8 {
    let least = if setup.fill.is_some() { setup.seats } else { 0 };
    (people as u8).max(least)
}

fn too_many_named() -> HttpFailure {
    let detail = "So many were named by now that nobody can be added. Make a new tournament.";
    HttpFailure::bad("too_much", detail)
}

pub(super) fn conflict(error: &str, detail: &str) -> HttpFailure {
    HttpFailure::new(StatusCode::CONFLICT, error, detail)
}

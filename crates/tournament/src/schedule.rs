//! A tournament while it runs: who sits where now, and whose results are in.

use crate::{CupStage, Error, Participant, Played, TableResults, Tournament, balanced_order};
use engine::Rng;
use serde::{Deserialize, Serialize};

/// All that was entered, and the game under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    pub tournament: Tournament,
    /// Whoever has left for good. What they have played counts; from then on they are absent.
    #[serde(default)]
    pub left: Vec<Participant>,
    #[serde(default)]
    pub open: Option<Open>,
}

/// A game that is being played at several tables, or the final.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    pub is_final: bool,
    pub tables: Vec<OpenTable>,
    pub absent: Vec<Participant>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// In the order of play.
    pub seats: Vec<Participant>,
    #[serde(default)]
    pub results: Option<TableResults>,
}

/// What came of seating the participants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CupSeat {
    /// They sit: the game of this number, from 1.
    Game(usize),
    Final,
    /// PT-131: too few were there, so this game is neither played nor scored.
    Unplayed(usize),
}

/// What came of entering results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entered {
    New,
    /// The very same results were there already.
    Unchanged,
    Replaced,
}

impl Schedule {
    pub fn new(tournament: Tournament) -> Schedule {
        Schedule { tournament, left: Vec::new(), open: None }
    }

    /// Whether stored data is sound: everybody named is there, and nobody sits twice.
    pub fn check(&self) -> Result<(), Error> {
        let Tournament { settings, participants, stages, final_table } = &self.tournament;
        let mut again = Tournament::new(settings.clone(), participants.clone())?;
        stages.iter().try_for_each(|stage| again.enter(stage.clone()))?;
        let count = participants.len();
        let open = self.open.iter();
        let tables = open.clone().flat_map(|open| open.tables.iter().map(|table| table.seats.clone()));
        let seated: Vec<Participant> =
            tables.flatten().chain(open.flat_map(|open| open.absent.iter().copied())).collect();
        let last = final_table.iter().flatten().map(|played| played.participant);
        if let Some(unknown) = seated
            .iter()
            .copied()
            .chain(last)
            .chain(self.left.iter().copied())
            .find(|who| usize::from(who.0) >= count)
        {
            return Err(Error::CupSeat(unknown.0));
        }
        match seated.iter().enumerate().find(|(at, who)| seated[..*at].contains(who)) {
            Some((_, twice)) => Err(Error::CupSeat(twice.0)),
            None => Ok(()),
        }
    }

    /// The number of the next game, or of the one under way, from 1; `None` for the final.
    pub fn game(&self) -> Option<usize> {
        let next = self.tournament.stages.len() + 1;
        (next <= usize::from(self.tournament.settings.games)).then_some(next)
    }

    /// Whether there is nothing more to seat.
    pub fn is_over(&self) -> bool {
        let settings = &self.tournament.settings;
        let has_final =
            settings.final_size > 0 && self.tournament.participants.len() > usize::from(settings.final_size);
        self.open.is_none() && self.game().is_none() && (!has_final || self.tournament.final_table.is_some())
    }

    /// Seats the next game, or the final once all games are played. `rng` must be the same for the same game.
    pub fn seat<R: Rng + ?Sized>(&mut self, absent: &[Participant], rng: &mut R) -> Result<CupSeat, Error> {
        if let Some(open) = &self.open {
            return Err(Error::UnderWay(open.missing()));
        }
        if self.is_over() {
            return Err(Error::Over);
        }
        let away: Vec<Participant> = self
            .tournament
            .everybody()
            .filter(|who| absent.contains(who) || self.left.contains(who))
            .collect();
        let Some(game) = self.game() else {
            let finalists = self.tournament.finalists_without(&away, rng);
            if finalists.len() < usize::from(self.tournament.settings.least) {
                return Err(Error::NoFinal); // PT-130: no table is smaller
            }
            let seats = balanced_order(&self.tournament, finalists, rng);
            let tables = vec![OpenTable { seats, results: None }];
            self.open = Some(Open { is_final: true, tables, absent: Vec::new() });
            return Ok(CupSeat::Final);
        };
        let present: Vec<Participant> =
            self.tournament.everybody().filter(|who| !away.contains(who)).collect();
        let tables = self.tournament.seat(&present, rng);
        if tables.is_empty() {
            let everybody = self.tournament.everybody().collect();
            self.tournament.enter(CupStage { tables: Vec::new(), absent: everybody })?;
            return Ok(CupSeat::Unplayed(game));
        }
        let tables = tables.into_iter().map(|seats| OpenTable { seats, results: None }).collect();
        self.open = Some(Open { is_final: false, tables, absent: away });
        Ok(CupSeat::Game(game))
    }

    /// Whoever sits at a table, in the order of play.
    pub fn seats_at(&self, game: Option<usize>, table: usize) -> Result<Vec<Participant>, Error> {
        self.table(game, table).map(|(seats, _)| seats)
    }

    /// How many tables a game has.
    pub fn tables_in(&self, game: Option<usize>) -> usize {
        match &self.open {
            Some(open) if is_open(self, game, open) => open.tables.len(),
            _ => {
                let stage = game.and_then(|game| self.tournament.stages.get(game.wrapping_sub(1)));
                stage.map_or(0, |stage| stage.tables.len())
            }
        }
    }

    /// Enters the results of one table of the game under way, or of an earlier one; tables and games are numbered from 1.
    /// Without a number, once nothing is under way, the final is meant.
    /// Other results than those that are there are taken only to `replace` them. A wrong one changes nothing.
    pub fn enter(
        &mut self,
        game: Option<usize>,
        table: usize,
        mut results: TableResults,
        replace: bool,
    ) -> Result<Entered, Error> {
        let (seats, old) = self.table(game, table)?;
        check(&self.tournament, table, &seats, &results)?;
        let place = |played: &Played| seats.iter().position(|seat| *seat == played.participant);
        results.sort_by_key(place);
        let entered = match old {
            None => Entered::New,
            Some(old) if *old == results => return Ok(Entered::Unchanged),
            Some(_) if replace => Entered::Replaced,
            Some(_) => return Err(Error::Different(table)),
        };
        self.put(game, table, results)?;
        Ok(entered)
    }

    /// Whoever sits at a table, and its results.
    fn table(
        &self,
        game: Option<usize>,
        table: usize,
    ) -> Result<(Vec<Participant>, Option<&TableResults>), Error> {
        let at = table.wrapping_sub(1);
        if let Some(open) = self.open.as_ref().filter(|open| is_open(self, game, open)) {
            let missing = || Error::NoTable { game: "the game under way".into(), table };
            let table = open.tables.get(at).ok_or_else(missing)?;
            return Ok((table.seats.clone(), table.results.as_ref()));
        }
        let Some(game) = game else {
            let last = self.tournament.final_table.as_ref().filter(|_| table == 1);
            let last = last.ok_or(Error::NothingOpen)?;
            return Ok((last.iter().map(|played| played.participant).collect(), Some(last)));
        };
        let stage = self.tournament.stages.get(game.wrapping_sub(1));
        let results = stage.and_then(|stage| stage.tables.get(at));
        let results = results.ok_or_else(|| Error::NoTable { game: format!("game {game}"), table })?;
        Ok((results.iter().map(|played| played.participant).collect(), Some(results)))
    }

    fn put(&mut self, game: Option<usize>, table: usize, results: TableResults) -> Result<(), Error> {
        let is_open = self.open.as_ref().is_some_and(|open| is_open(self, game, open));
        let Some(open) = self.open.as_mut().filter(|_| is_open) else {
            if game.is_none() {
                self.tournament.final_table = Some(results);
                return Ok(());
            }
            let stage = game.and_then(|game| self.tournament.stages.get_mut(game - 1));
            stage.expect("the table was found").tables[table - 1] = results;
            return Ok(());
        };
        open.tables[table - 1].results = Some(results);
        if open.tables.iter().any(|table| table.results.is_none()) {
            return Ok(());
        }
        let open = self.open.take().expect("it was there a moment ago");
        let mut tables: Vec<TableResults> =
            open.tables.into_iter().filter_map(|table| table.results).collect();
        if open.is_final {
            self.tournament.final_table = tables.pop();
            return Ok(());
        }
        self.tournament.enter(CupStage { tables, absent: open.absent })
    }

    /// Somebody who left is seated again from the next game on.
    pub fn come_back(&mut self, who: Participant) {
        self.left.retain(|left| *left != who);
    }

    /// Somebody leaves for good; they stay at the table they sit at.
    pub fn leave(&mut self, who: Participant) -> Result<(), Error> {
        if self.left.contains(&who) {
            return Err(Error::HasLeft(self.tournament.name(who).to_owned()));
        }
        self.left.push(who);
        self.left.sort_unstable();
        Ok(())
    }
}

/// Whether `game` means the one under way.
fn is_open(schedule: &Schedule, game: Option<usize>, open: &Open) -> bool {
    game.is_none() || (game == schedule.game() && !open.is_final)
}

impl Open {
    /// The tables whose results are not in, such as `1, 4`.
    pub fn missing(&self) -> String {
        let missing = (1..).zip(&self.tables).filter(|(_, table)| table.results.is_none());
        missing.map(|(number, _): (usize, _)| number.to_string()).collect::<Vec<_>>().join(", ")
    }
}

fn check(
    tournament: &Tournament,
    table: usize,
    seats: &[Participant],
    results: &[Played],
) -> Result<(), Error> {
    let mut expected = seats.to_vec();
    let mut given: Vec<Participant> = results.iter().map(|played| played.participant).collect();
    expected.sort_unstable();
    given.sort_unstable();
    if expected != given {
        let names = |list: &[Participant]| {
            list.iter().map(|&who| tournament.name(who)).collect::<Vec<_>>().join(", ")
        };
        return Err(Error::OtherPlayers { table, expected: names(&expected), given: names(&given) });
    }
    let ranks: Vec<u8> = results.iter().map(|played| played.rank).collect();
    let is_due = |rank: &u8| usize::from(*rank) == 1 + ranks.iter().filter(|other| *other < rank).count();
    if ranks.iter().all(is_due) { Ok(()) } else { Err(Error::Ranks(ranks)) }
}

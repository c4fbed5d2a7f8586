//! New tables, before anybody has heard of them.

use crate::{Denial, sentence};
use catalog::AnyRecording;
use engine::{Level, Seat, Seed};
use protocol::http::{ContinueTable, CreateTable};
use protocol::{Secret, TableCode, TableSetup};
use room::{Effects, Input, Limits, Moment, Output, ReplyId, Room};
use search::AnyGame;

/// How many steps a new table takes over at most.
const MAX_TAKEN_OVER: usize = 5_000;

/// What a table is made of beside its setup. All of it comes from the host.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub code: TableCode,
    /// The table's own share in its chance.
    pub seed: Seed,
    pub limits: Limits,
    pub now_ms: u64,
}

impl NewTable {
    /// A table by the rules of this version or those of today, with everybody seated whom `seat` seats.
    pub fn make<E: From<Denial>>(
        self,
        game: &'static dyn AnyGame,
        setup: TableSetup,
        rules: Option<u32>,
        seat: impl FnOnce(&mut Room, &mut Moment) -> Result<(), E>,
    ) -> Result<(Room, Effects), E> {
        let NewTable { code, seed, limits, now_ms } = self;
        let rules = rules.unwrap_or(game.about().rules_version);
        let made = Room::create_as_of(rules, game, code, setup, seed, now_ms);
        let (mut room, effects) = made.map_err(|why| Denial::bad("bad_setup", why.to_string()))?;
        room.set_limits(limits);
        let mut at = Moment { now_ms, effects };
        seat(&mut room, &mut at)?;
        Ok((room, at.effects))
    }

    /// A table with its maker in the first seat and bots in the last ones.
    pub fn create(
        self,
        game: &'static dyn AnyGame,
        wanted: &CreateTable,
        secret: &Secret,
    ) -> Result<(Room, Effects), Denial> {
        let CreateTable { setup, bots, name } = wanted;
        if bots.len() >= usize::from(setup.seats) {
            return Err(Denial::bad("too_many_bots", "Leave at least one seat for yourself."));
        }
        if setup.tournament.is_some() {
            return Err(Denial::bad("bad_setup", "Only a tournament makes its tables."));
        }
        let bots = bots.iter().map(|level| known_level(level)).collect::<Result<Vec<Level>, Denial>>()?;
        let first_bot = setup.seats - bots.len() as u8;
        let bots: Vec<(Seat, Level)> = (first_bot..).map(Seat).zip(bots).collect();
        self.make(game, setup.clone(), None, |room, at| {
            sit_down(room, (Seat(0), name, secret), at)?;
            room.seat_again(&[], &bots, at);
            Ok(())
        })
    }
}

/// The table where a recorded match goes on, with a person in one seat and bots in all others. Playing it again takes a while.
pub fn taken_over(
    new: NewTable,
    game: &'static dyn AnyGame,
    recording: &AnyRecording,
    wanted: &ContinueTable,
    person: &Secret,
) -> Result<(Room, Effects), Denial> {
    let ContinueTable { to, seat, level, name, .. } = wanted;
    let (header, entries) = (&recording.header, &recording.entries);
    if seat.0 >= header.seats {
        let detail = format!("That match has {} seats. Choose one of them.", header.seats);
        return Err(Denial::bad("no_such_seat", detail));
    }
    let last = entries.len().min(MAX_TAKEN_OVER);
    if *to as usize > last {
        return Err(Denial::bad("no_such_step", format!("Choose a step up to {last}.")));
    }
    // Its fingerprints were made anew when it was read.
    let (taken, prints) = (&entries[..*to as usize], recording.table.header().prints);
    let options = header.options.clone();
    let setup = TableSetup { options, ..TableSetup::new(&header.game, header.seats) };
    let others = Seat::all(header.seats).filter(|other| other != seat);
    let level = known_level(level)?;
    let bots: Vec<(Seat, Level)> = others.map(|other| (other, level)).collect();
    new.make(game, setup, Some(header.rules), |room, at| {
        sit_down(room, (*seat, name, person), at)?;
        room.seat_again(&[], &bots, at);
        let taken = room.take_over(taken, prints, at);
        taken.map_err(|why| Denial::bad("cannot_go_on", sentence(&why.to_string())))
    })
}

/// The level of a bot.
pub fn known_level(name: &str) -> Result<Level, Denial> {
    name.parse().map_err(|why: String| Denial::bad("no_such_level", why))
}

/// Seats the first person of a new table.
fn sit_down(room: &mut Room, person: (Seat, &str, &Secret), at: &mut Moment) -> Result<(), Denial> {
    let (seat, name, secret) = (Some(person.0), person.1.to_owned(), person.2.clone());
    room.take(Input::Join { reply: ReplyId(0), name, seat, secret }, at);
    for output in at.effects.outputs.drain(..) {
        if let Output::Joined { result, .. } = output {
            result.map_err(|why| Denial::bad("cannot_join", why.to_string()))?;
        }
    }
    Ok(())
}

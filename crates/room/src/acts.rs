//! Moves: of people, of bots, of chance and of the clock.

use crate::fact::{RoomFact, Versions};
use crate::io::{ConnId, Output};
use crate::limit::ThoughtTime;
use crate::moment::Moment;
use crate::room::Room;
use crate::vote::Vote;
use engine::{AnyMatch, Applied, Entry, Refusal, Seat, SeatSet, Turn};
use protocol::http::Hook;
use protocol::{ActId, Considered, HintView, RefusedWhy, ServerMessage};
use serde_json::Value;

/// No game lets chance act this often in a row.
const MAX_CHANCES: u32 = 10_000;

impl Room {
    pub(crate) fn act(
        &mut self,
        conn: ConnId,
        seat: Seat,
        id: ActId,
        seq: u32,
        action: &Value,
        at: &mut Moment,
    ) -> Result<(), RefusedWhy> {
        if let Some(seq) = self.places[seat.index()].remembered(&id) {
            at.tell(conn, ServerMessage::Ack { id, seq });
            return Ok(());
        }
        let Some(playing) = self.running() else {
            return Err(RefusedWhy::NotNow { detail: "no match is running".into() });
        };
        let current = playing.course.game.seq();
        if seq != current {
            self.show(conn, seq, at);
            return Err(RefusedWhy::Stale { seq: current });
        }
        let made = |game: &mut dyn AnyMatch| game.submit(seat, action);
        let seq = self.make(seat, Some(id.clone()), at, made).map_err(refused)?;
        // Whoever moves has read enough.
        self.set_reading(conn, false);
        at.tell(conn, ServerMessage::Ack { id, seq });
        self.play_on(current, at);
        Ok(())
    }

    /// Says what an action would lead to. Only the one who asks hears of it.
    pub(crate) fn consider(
        &self,
        conn: ConnId,
        seat: Seat,
        seq: u32,
        action: Value,
        at: &mut Moment,
    ) -> Result<(), RefusedWhy> {
        let Some(game) = self.running().map(|playing| &playing.course.game) else {
            return Err(RefusedWhy::NotNow { detail: "no match is running".into() });
        };
        if seq != game.seq() {
            return Ok(());
        }
        let (outlook, rule) = match game.consider(seat, &action) {
            Ok(outlook) => (Some(outlook), None),
            Err(Refusal::Illegal(illegal)) => (None, Some(illegal.rule.0.to_owned())),
            Err(other) => return Err(refused(other)),
        };
        at.tell(conn, ServerMessage::Considered(Considered { seq, action, outlook, rule }));
        Ok(())
    }

    /// A bot's answer. One that comes too late is forgotten; one that the rules refuse becomes the game's own default.
    pub(crate) fn thought(&mut self, seat: Seat, seq: u32, action: &Value, at: &mut Moment) {
        let still_asked = self.places.get(seat.index()).is_some_and(|place| place.bot().is_some());
        let current = self.running().map(|playing| playing.course.game.seq());
        if current != Some(seq) || !still_asked {
            return;
        }
        if self.is_read_to() {
            // Asked before the reading began: it is asked again afterwards.
            self.playing_mut().expect("it is running").asked.bots_at = None;
            return;
        }
        match self.make(seat, None, at, |game| game.submit(seat, action)) {
            Ok(_) => self.play_on(seq, at),
            Err(_) => self.time_out(seat, at),
        }
    }

    /// Whatever is due by the clock: replaced people, forced moves, time-outs, the game's own waits.
    pub(crate) fn run_clocks(&mut self, at: &mut Moment) {
        self.begin_if_due(at);
        self.substitute(at);
        self.stop_if_alone(at);
        if self.forced_ms().is_some_and(|due_ms| due_ms <= at.now_ms) {
            self.make_forced(at);
        }
        for seat in self.out_of_time(at.now_ms) {
            // One seat's move may have ended the wait for another.
            if self.out_of_time(at.now_ms).contains(&seat) {
                self.time_out(seat, at);
            }
        }
        let lapsed = self.running().and_then(|playing| playing.clocks.waits.due_ms());
        if lapsed.is_some_and(|due_ms| due_ms <= at.now_ms) {
            self.lapse(at);
        }
    }

    /// Makes the move that is left to a person, who is not asked. To the others it looks like a decision.
    fn make_forced(&mut self, at: &mut Moment) {
        let Some((seat, action)) = self.forced() else { return };
        let Some(from) = self.running().map(|playing| playing.course.game.seq()) else { return };
        if self.make(seat, None, at, |game| game.submit(seat, &action)).is_ok() {
            self.play_on(from, at);
        }
    }

    /// The move that the rules make for a person now.
    fn forced(&self) -> Option<(Seat, Value)> {
        let playing = self.running()?;
        let people = playing.course.game.turn().seats();
        let mut people = people.iter().filter(|seat| self.places[seat.index()].bot().is_none());
        people.find_map(|seat| Some((seat, playing.course.game.forced(seat)?)))
    }

    fn time_out(&mut self, seat: Seat, at: &mut Moment) {
        let Some(from) = self.running().map(|playing| playing.course.game.seq()) else { return };
        if self.make(seat, None, at, |game| game.timeout(seat)).is_ok() {
            self.play_on(from, at);
        }
    }

    fn lapse(&mut self, at: &mut Moment) {
        let Some(from) = self.running().map(|playing| playing.course.game.seq()) else { return };
        if let Ok(entry) = self.step(at.now_ms, |course| course.game.lapse()) {
            self.stepped(entry, None, at);
            self.play_on(from, at);
        }
    }

    /// Makes a step of a seat and stores it. A refused one leaves everything as it is.
    fn make(
        &mut self,
        seat: Seat,
        id: Option<ActId>,
        at: &mut Moment,
        made: impl FnOnce(&mut dyn AnyMatch) -> Result<Applied, Refusal>,
    ) -> Result<u32, Refusal> {
        let entry = self.seat_step(seat, id.as_ref(), at.now_ms, made)?;
        let seq = entry.seq;
        self.stepped(entry, id, at);
        Ok(seq)
    }

    /// Stores a step that was made just now.
    pub(crate) fn stepped(&mut self, entry: Entry, id: Option<ActId>, at: &mut Moment) {
        let prints = Versions::now(self.table().about()).prints;
        if self.versions.prints != prints {
            self.happen(RoomFact::Reprinted { prints }, at);
        }
        self.happened(RoomFact::Stepped { entry, id }, at);
    }

    /// Lets chance act while it is its turn, then shows everybody what happened since step `from`.
    pub(crate) fn play_on(&mut self, from: u32, at: &mut Moment) {
        for _ in 0..MAX_CHANCES {
            if self.running().is_none_or(|playing| playing.course.game.turn() != Turn::Chance) {
                break;
            }
            let entry = self.chance_step(at.now_ms).expect("it is the turn of chance");
            self.stepped(entry, None, at);
        }
        if let Some(playing) = self.playing_mut() {
            playing.vote = playing.vote.filter(Vote::outlives_a_move);
        }
        self.broadcast(from, at);
    }

    /// The seats of bots that must move. Where many may act they are asked one by one. But somebody who may act and whom
    /// nobody waits for may also do nothing: then those are asked without whom nothing goes on.
    fn bots_asked(&self) -> SeatSet {
        let Some(playing) = self.running().filter(|_| !self.is_read_to()) else { return SeatSet::EMPTY };
        let game = &playing.course.game;
        let asked = match game.turn() {
            Turn::Sealed(seats) => seats,
            Turn::One(seat) => SeatSet::one(seat),
            Turn::Open(_) => {
                let (next, awaited) = (game.ask(), game.awaited());
                let is_free =
                    |seat: &Seat| !awaited.contains(*seat) && self.places[seat.index()].bot().is_none();
                if next.as_ref().is_some_and(is_free) { awaited } else { next.into_iter().collect() }
            }
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        asked.iter().filter(|seat| self.places[seat.index()].bot().is_some()).collect()
    }

    pub(crate) fn bots_to_move(&self) -> bool {
        !self.bots_asked().is_empty()
    }

    /// Asks the bots whose turn it is to think, once per step, and calls people who are away.
    pub(crate) fn wake_bots(&mut self, at: &mut Moment) {
        let asked = self.bots_asked();
        let Some(playing) = self.running() else { return };
        let seq = playing.course.game.seq();
        if !asked.is_empty() && playing.asked.bots_at != Some(seq) {
            for seat in asked.iter() {
                let sight = playing.course.game.sight(seat);
                let level = self.places[seat.index()].bot().expect("asked because it is a bot");
                let earliest_ms = at.now_ms + self.thought_ms(seq);
                at.ask(Output::Think { seat, seq, level, sight, earliest_ms });
            }
            self.playing_mut().expect("it is running").asked.bots_at = Some(seq);
        }
        let forced = self.running().and_then(|playing| playing.asked.forced);
        if forced.is_none_or(|(known, _)| known != seq) && self.forced().is_some() {
            let due_ms = at.now_ms + self.thought_ms(seq);
            self.playing_mut().expect("it is running").asked.forced = Some((seq, due_ms));
        }
        self.call_absent(seq, at);
    }

    /// How long a bot takes, or what the rules do for a person: another time at each step, which depends on nothing that
    /// happens there and which nobody can compute, so that nobody tells one from the other by it.
    fn thought_ms(&self, seq: u32) -> u64 {
        let ThoughtTime { least_ms, spread_ms } = self.limits.thought;
        let number = u64::from(self.spent.undos) << 32 | u64::from(seq);
        least_ms + self.secret_bits(b"magnat delay", number) % spread_ms.max(1)
    }

    /// Calls people who are away and are waited for: once for a turn, which is stored, so that no restart calls again.
    fn call_absent(&mut self, seq: u32, at: &mut Moment) {
        let Some(playing) = self.running().filter(|playing| playing.asked.absent_at != Some(seq)) else {
            return;
        };
        let waited = playing.course.game.turn().seats();
        let not_called = waited.minus(playing.asked.called);
        let called = not_called.iter().filter_map(|seat| {
            let person = self.places[seat.index()].person().filter(|person| !person.held_by_bot)?;
            person.absent_since_ms?;
            Some((seat, person.hook.clone()?))
        });
        let called: Vec<(Seat, Hook)> = called.collect();
        self.playing_mut().expect("it is running").asked.absent_at = Some(seq);
        for (seat, hook) in called {
            self.happen(RoomFact::Called { seat }, at);
            at.ask(Output::YourTurn { seat, hook });
        }
    }

    pub(crate) fn ask_hint(&mut self, conn: ConnId, seat: Seat, at: &mut Moment) -> Result<(), RefusedWhy> {
        if !self.setup.advice {
            return Err(RefusedWhy::NotNow { detail: "this table plays without advice".into() });
        }
        self.talk(conn, at)?;
        let asked = self.advise(conn, seat, at);
        if asked { Ok(()) } else { Err(RefusedWhy::NotNow { detail: "it is not your turn".into() }) }
    }

    /// A coach asks for each decision and is never refused anything: nobody pressed a button.
    pub(crate) fn weigh(&mut self, conn: ConnId, seat: Seat, at: &mut Moment) {
        let known = self.conns.get_mut(&conn).filter(|_| self.setup.advice);
        if known.is_some_and(|known| known.coach.take(at.now_ms)) {
            self.advise(conn, seat, at);
        }
    }

    /// Asks a bot what it would do in this seat, if there is something to do.
    fn advise(&self, conn: ConnId, seat: Seat, at: &mut Moment) -> bool {
        let asked = self.running().filter(|playing| playing.course.game.turn().includes(seat));
        let Some(game) = asked.map(|playing| &playing.course.game) else { return false };
        at.ask(Output::Advise { conn, seq: game.seq(), sight: game.sight(seat) });
        true
    }

    pub(crate) fn advised(&mut self, conn: ConnId, mut hint: HintView, at: &mut Moment) {
        let game = self.running().map(|playing| &playing.course.game);
        let Some(game) = game.filter(|game| game.seq() == hint.seq) else { return };
        let Some(seat) = self.conns.get(&conn).and_then(|known| known.seat) else { return };
        let Ok(outlook) = game.consider(seat, &hint.action) else { return };
        hint.outlook = outlook;
        if let Some(next) = hint.others.first_mut() {
            next.outlook = game.consider(seat, &next.action).ok();
        }
        at.tell(conn, ServerMessage::Hint(hint));
    }
}

fn refused(refusal: Refusal) -> RefusedWhy {
    match refusal {
        Refusal::Illegal(illegal) => RefusedWhy::Rule { rule: illegal.rule.0.to_owned() },
        Refusal::Malformed(detail) => RefusedWhy::Malformed { detail },
        Refusal::NoSuchSeat(_) => RefusedWhy::NotYours {},
        Refusal::NotNow(detail) => RefusedWhy::NotNow { detail: detail.to_owned() },
    }
}

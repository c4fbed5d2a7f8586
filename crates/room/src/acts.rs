//! Moves: of people, of bots, of chance and of the clock.

use crate::fact::RoomFact;
use crate::io::{ConnId, Effects, Output};
use crate::room::Room;
use engine::{AnyMatch, Applied, Entry, Fact, Refusal, Seat, SeatSet, Turn, Viewer};
use protocol::{ActId, HintView, RefusedWhy, ServerMessage};
use serde_json::Value;

/// No game lets chance act this often in a row.
const MAX_CHANCES: u32 = 10_000;

impl Room {
    #[expect(
        clippy::too_many_arguments,
        reason = "an act is just that: who, what, when, and where the answer goes"
    )]
    pub(crate) fn act(
        &mut self,
        conn: ConnId,
        seat: Seat,
        id: ActId,
        seq: u32,
        action: &Value,
        now_ms: u64,
        out: &mut Effects,
    ) -> Result<(), RefusedWhy> {
        if let Some(seq) = self.places[seat.index()].remembered(&id) {
            Room::tell(conn, ServerMessage::Ack { id, seq }, out);
            return Ok(());
        }
        let Some(playing) = self.running() else {
            return Err(RefusedWhy::NotNow { detail: "no match is running".into() });
        };
        let current = playing.game.seq();
        if seq != current {
            self.show(conn, seq, now_ms, out);
            return Err(RefusedWhy::Stale { seq: current });
        }
        let made = |game: &mut dyn AnyMatch| game.submit(seat, action);
        let seq = self.make(seat, Some(id.clone()), now_ms, out, made).map_err(refused)?;
        Room::tell(conn, ServerMessage::Ack { id, seq }, out);
        self.play_on(current, now_ms, out);
        Ok(())
    }

    /// A bot's answer. One that comes too late is forgotten; one that the rules refuse becomes the game's own default.
    pub(crate) fn thought(&mut self, seat: Seat, seq: u32, action: &Value, now_ms: u64, out: &mut Effects) {
        let still_asked = self.places.get(seat.index()).is_some_and(|place| place.bot().is_some());
        let current = self.running().map(|playing| playing.game.seq());
        if current != Some(seq) || !still_asked {
            return;
        }
        match self.make(seat, None, now_ms, out, |game| game.submit(seat, action)) {
            Ok(_) => self.play_on(seq, now_ms, out),
            Err(_) => self.time_out(seat, now_ms, out),
        }
    }

    /// Whatever is due by the clock: replaced people, forced moves, time-outs, the game's own waits.
    pub(crate) fn run_clocks(&mut self, now_ms: u64, out: &mut Effects) {
        self.substitute(now_ms, out);
        if self.forced_ms().is_some_and(|due_ms| due_ms <= now_ms) {
            self.make_forced(now_ms, out);
        }
        for seat in self.out_of_time(now_ms) {
            let still_waited = self.running().is_some_and(|playing| playing.game.turn().includes(seat));
            if still_waited && self.out_of_time(now_ms).contains(&seat) {
                self.time_out(seat, now_ms, out);
            }
        }
        let lapsed = self.running().and_then(|playing| playing.waits.due_ms());
        if lapsed.is_some_and(|due_ms| due_ms <= now_ms) {
            self.lapse(now_ms, out);
        }
    }

    /// Makes the move that is left to a person, who is not asked. To the others it looks like a decision.
    fn make_forced(&mut self, now_ms: u64, out: &mut Effects) {
        let Some((seat, action)) = self.forced() else { return };
        let Some(from) = self.running().map(|playing| playing.game.seq()) else { return };
        if self.make(seat, None, now_ms, out, |game| game.submit(seat, &action)).is_ok() {
            self.play_on(from, now_ms, out);
        }
    }

    /// The move that the rules make for a person now.
    fn forced(&self) -> Option<(Seat, Value)> {
        let playing = self.running()?;
        let people = playing.game.turn().seats();
        let mut people = people.iter().filter(|seat| self.places[seat.index()].bot().is_none());
        people.find_map(|seat| Some((seat, playing.game.forced(seat)?)))
    }

    fn time_out(&mut self, seat: Seat, now_ms: u64, out: &mut Effects) {
        let Some(from) = self.running().map(|playing| playing.game.seq()) else { return };
        if self.make(seat, None, now_ms, out, |game| game.timeout(seat)).is_ok() {
            self.play_on(from, now_ms, out);
        }
    }

    fn lapse(&mut self, now_ms: u64, out: &mut Effects) {
        let Some(from) = self.running().map(|playing| playing.game.seq()) else { return };
        if let Ok(entry) = self.step(now_ms, |playing| playing.game.lapse()) {
            self.happened(RoomFact::Lapsed { print: entry.print }, now_ms, out);
            self.play_on(from, now_ms, out);
        }
    }

    /// Makes a step of a seat and stores it. A refused one leaves everything as it is.
    fn make(
        &mut self,
        seat: Seat,
        id: Option<ActId>,
        now_ms: u64,
        out: &mut Effects,
        made: impl FnOnce(&mut dyn AnyMatch) -> Result<Applied, Refusal>,
    ) -> Result<u32, Refusal> {
        let Entry { seq, fact, print } = self.seat_step(seat, id.as_ref(), now_ms, made)?;
        let Fact::Seat { action, .. } = fact else { unreachable!("a seat's step is a seat's fact") };
        self.happened(RoomFact::Acted { seat, action, id, print }, now_ms, out);
        Ok(seq)
    }

    /// Lets chance act while it is its turn, then shows everybody what happened since step `from`.
    pub(crate) fn play_on(&mut self, from: u32, now_ms: u64, out: &mut Effects) {
        for _ in 0..MAX_CHANCES {
            if self.running().is_none_or(|playing| playing.game.turn() != Turn::Chance) {
                break;
            }
            let Entry { fact, print, .. } = self.chance_step(now_ms).expect("it is the turn of chance");
            let Fact::Chance { outcome } = fact else { unreachable!("chance makes a chance's fact") };
            self.happened(RoomFact::Chanced { outcome, print }, now_ms, out);
        }
        self.vote = self.vote.take().filter(|vote| vote.outlives_a_move());
        self.broadcast(from, now_ms, out);
    }

    /// The seats of bots that must move.
    fn bots_asked(&self) -> SeatSet {
        let Some(playing) = self.running() else { return SeatSet::EMPTY };
        let asked = match playing.game.turn() {
            Turn::Sealed(seats) => seats,
            Turn::One(_) | Turn::Open(_) => playing.game.ask().into_iter().collect(),
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        asked.iter().filter(|seat| self.places[seat.index()].bot().is_some()).collect()
    }

    pub(crate) fn bots_to_move(&self) -> bool {
        !self.bots_asked().is_empty()
    }

    /// Asks the bots whose turn it is to think, once per step, and calls people who are away.
    pub(crate) fn wake_bots(&mut self, now_ms: u64, out: &mut Effects) {
        let asked = self.bots_asked();
        let Some(playing) = self.running() else { return };
        let seq = playing.game.seq();
        if !asked.is_empty() && playing.thinking_at != Some(seq) {
            for seat in asked.iter() {
                let view = playing.game.view(Viewer::Recall(seat));
                let level = self.places[seat.index()].bot().expect("asked because it is a bot").to_owned();
                let earliest_ms = now_ms + self.thought_ms(seq);
                out.outputs.push(Output::Think { seat, seq, level, view, earliest_ms });
            }
            self.playing_mut().expect("it is running").thinking_at = Some(seq);
        }
        let is_new = self.running().is_some_and(|playing| playing.forced.is_none_or(|(at, _)| at != seq));
        if is_new && self.forced().is_some() {
            let due_ms = now_ms + self.thought_ms(seq);
            self.playing_mut().expect("it is running").forced = Some((seq, due_ms));
        }
        self.call_absent(seq, out);
    }

    /// How long a bot takes: by the number of the step, which everybody knows, and by nothing else.
    fn thought_ms(&self, seq: u32) -> u64 {
        let (least_ms, spread_ms) = self.limits.thought_ms;
        least_ms + u64::from(seq.wrapping_mul(2_654_435_761) >> 16) % spread_ms.max(1)
    }

    fn call_absent(&mut self, seq: u32, out: &mut Effects) {
        let Some(playing) = self.running().filter(|playing| playing.called_at != Some(seq)) else { return };
        let called = playing.game.turn().seats().iter().filter_map(|seat| {
            let person = self.places[seat.index()].person().filter(|person| !person.held_by_bot)?;
            person.absent_since_ms?;
            Some(Output::YourTurn { seat, hook: person.hook.clone()? })
        });
        let called: Vec<Output> = called.collect();
        out.outputs.extend(called);
        self.playing_mut().expect("it is running").called_at = Some(seq);
    }

    pub(crate) fn ask_hint(
        &mut self,
        conn: ConnId,
        seat: Seat,
        now_ms: u64,
        out: &mut Effects,
    ) -> Result<(), RefusedWhy> {
        self.talk(conn, now_ms)?;
        let asked = self.running().filter(|playing| playing.game.turn().includes(seat));
        let playing = asked.ok_or_else(|| RefusedWhy::NotNow { detail: "it is not your turn".into() })?;
        let view = playing.game.view(Viewer::Recall(seat));
        out.outputs.push(Output::Advise { conn, seat, seq: playing.game.seq(), view });
        Ok(())
    }

    pub(crate) fn advised(
        &mut self,
        conn: ConnId,
        seq: u32,
        action: Value,
        win_chance: Option<f64>,
        out: &mut Effects,
    ) {
        let current = self.running().map(|playing| playing.game.seq());
        if current == Some(seq) && self.conns.contains_key(&conn) {
            Room::tell(conn, ServerMessage::Hint(HintView { seq, action, win_chance }), out);
        }
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

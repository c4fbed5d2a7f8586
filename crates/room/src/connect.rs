//! Sockets that come and go, and what they say.

use crate::fact::RoomFact;
use crate::io::{ConnId, Effects, Output};
use crate::limit::Bucket;
use crate::room::{Conn, MAX_CONNS, Room};
use engine::Seat;
use protocol::{ActId, Bye, ClientMessage, PROTOCOL_VERSION, Refused, RefusedWhy, Secret, ServerMessage};

/// Somebody this long away, while others wait, is replaced by a bot until he returns.
const ABANDONED_MS: u64 = 60_000;
/// How many devices sit in one seat at most.
const MAX_DEVICES: usize = 8;

impl Room {
    pub(crate) fn connect(
        &mut self,
        conn: ConnId,
        secret: Option<&Secret>,
        (from, sketch): (u32, bool),
        now_ms: u64,
        out: &mut Effects,
    ) {
        if self.conns.len() >= MAX_CONNS {
            return out.outputs.push(Output::Close { conn, why: Bye::ComeBack });
        }
        let seat = match secret {
            None => None,
            Some(secret) => match self.seat_of(secret) {
                Some(seat) => Some(seat),
                None => return out.outputs.push(Output::Close { conn, why: Bye::WrongSecret }),
            },
        };
        let (talk, messages) = (Bucket::new(self.limits.talk), Bucket::new(self.limits.socket));
        if let Some(seat) = seat
            && let devices = self.conns_of(Some(seat))
            && devices.len() >= MAX_DEVICES
        {
            // The oldest device gives way: it is the one most likely forgotten.
            self.conns.remove(&devices[0]);
            out.outputs.push(Output::Close { conn: devices[0], why: Bye::Gone });
        }
        self.conns.insert(conn, Conn { seat, sketch, talk, messages });
        if let Some(seat) = seat {
            self.present(seat, now_ms, out);
        }
        let welcome = ServerMessage::Welcome { protocol: PROTOCOL_VERSION, seat, table: self.info() };
        Room::tell(conn, welcome, out);
        if self.setup.chat {
            for line in &self.chat {
                Room::tell(conn, ServerMessage::Chat(line.clone()), out);
            }
        }
        if let Some(vote) = self.vote_view() {
            Room::tell(conn, ServerMessage::Vote { open: Some(vote) }, out);
        }
        self.show(conn, from, now_ms, out);
        self.tell_others(conn, ServerMessage::Table { table: self.info() }, out);
    }

    pub(crate) fn disconnect(&mut self, conn: ConnId, now_ms: u64, out: &mut Effects) {
        let Some(gone) = self.conns.remove(&conn) else { return };
        if let Some(seat) = gone.seat
            && self.conns_of(Some(seat)).is_empty()
            && let Some(person) = self.places[seat.index()].person_mut()
        {
            person.absent_since_ms = Some(now_ms);
        }
        self.tell_all(ServerMessage::Table { table: self.info() }, out);
    }

    pub(crate) fn message(&mut self, conn: ConnId, message: ClientMessage, now_ms: u64, out: &mut Effects) {
        let Some(known) = self.conns.get_mut(&conn) else { return };
        if !known.messages.take(now_ms) {
            self.conns.remove(&conn);
            return out.outputs.push(Output::Close { conn, why: Bye::Flood });
        }
        let seat = known.seat;
        let id = if let ClientMessage::Act { id, .. } = &message { Some(id.clone()) } else { None };
        let done = match (message, seat) {
            (ClientMessage::Resume { from }, _) => {
                self.show(conn, from, now_ms, out);
                Ok(())
            }
            (ClientMessage::Ping { nonce }, _) => {
                Room::tell(conn, ServerMessage::Pong { nonce }, out);
                Ok(())
            }
            (ClientMessage::Hello { .. }, _) => {
                Err(RefusedWhy::NotNow { detail: "hello is said once, first".into() })
            }
            (ClientMessage::Leave {}, None) => {
                self.conns.remove(&conn);
                out.outputs.push(Output::Close { conn, why: Bye::Gone });
                Ok(())
            }
            (_, None) => Err(RefusedWhy::NotYours {}),
            (_, Some(seat)) if !self.seat_credit[seat.index()].take(now_ms) => Err(RefusedWhy::TooFast {}),
            (message, Some(seat)) => self.seated_message(conn, seat, message, now_ms, out),
        };
        if let Err(why) = done {
            Room::refuse(conn, id, why, out);
        }
    }

    fn seated_message(
        &mut self,
        conn: ConnId,
        seat: Seat,
        message: ClientMessage,
        now_ms: u64,
        out: &mut Effects,
    ) -> Result<(), RefusedWhy> {
        match message {
            ClientMessage::Act { id, seq, action } => self.act(conn, seat, id, seq, &action, now_ms, out),
            ClientMessage::Ready { ready } => self.set_ready(seat, ready, now_ms, out),
            ClientMessage::Start {} => self.start(seat, now_ms, out),
            ClientMessage::Chat { text } => self.say(conn, seat, &text, now_ms, out),
            ClientMessage::React { reaction } => self.react(conn, seat, &reaction, now_ms, out),
            ClientMessage::Hint {} => self.ask_hint(conn, seat, now_ms, out),
            ClientMessage::Undo {} => self.undo(seat, now_ms, out),
            ClientMessage::Propose { proposal } => self.propose(seat, proposal, now_ms, out),
            ClientMessage::Vote { agree } => self.cast(seat, agree, now_ms, out),
            ClientMessage::SetBot { seat: at, level } => self.set_bot(seat, at, level, now_ms, out),
            ClientMessage::Kick { seat: at } => self.kick(seat, at, now_ms, out),
            ClientMessage::GiveHost { seat: at } => self.give_host(seat, at, now_ms, out),
            ClientMessage::Leave {} => self.leave(seat, now_ms, out),
            ClientMessage::Rematch {} => self.ask_rematch(out),
            ClientMessage::Hello { .. } | ClientMessage::Resume { .. } | ClientMessage::Ping { .. } => {
                unreachable!("answered for everybody before")
            }
        }
    }

    pub(crate) fn refuse(conn: ConnId, id: Option<ActId>, why: RefusedWhy, out: &mut Effects) {
        Room::tell(conn, ServerMessage::Refused(Refused { id, why }), out);
    }

    /// The seat this secret opens. Every seat is compared, each in constant time.
    pub fn seat_of(&self, secret: &Secret) -> Option<Seat> {
        let opens = |place: &crate::seat::Place| place.person().is_some_and(|p| p.secret_hash.opens(secret));
        let mut found = None;
        for (place, at) in self.places.iter().zip(0..) {
            if opens(place) {
                found = Some(Seat(at));
            }
        }
        found
    }

    /// Somebody is back: the bot that held the seat gives it back.
    fn present(&mut self, seat: Seat, now_ms: u64, out: &mut Effects) {
        let Some(person) = self.places[seat.index()].person_mut() else { return };
        person.absent_since_ms = None;
        if person.held_by_bot {
            self.happen(RoomFact::HeldByBot { seat, held: false }, now_ms, out);
        }
    }

    fn tell_others(&self, but: ConnId, message: ServerMessage, out: &mut Effects) {
        let others = self.conns.keys().copied().filter(|conn| *conn != but);
        Room::send(others.collect(), message, out);
    }

    /// The seats of people who are waited for, away and not yet replaced, with the time they count as gone. Nobody is
    /// replaced while nobody is there to wait, nor at a slow table.
    fn abandoned(&self) -> impl Iterator<Item = (Seat, u64)> {
        let slow = matches!(self.setup.clock, protocol::Clock::Slow { .. });
        let somebody = self.conns.values().any(|conn| conn.seat.is_some());
        let waited = match self.running() {
            Some(playing) if somebody && !slow => playing.game.turn().seats(),
            _ => engine::SeatSet::EMPTY,
        };
        waited.iter().filter_map(|seat| {
            let person = self.places[seat.index()].person().filter(|person| !person.held_by_bot)?;
            Some((seat, person.absent_since_ms? + ABANDONED_MS))
        })
    }

    pub(crate) fn next_substitution_ms(&self) -> Option<u64> {
        self.abandoned().map(|(_, gone_ms)| gone_ms).min()
    }

    /// Whoever is here plays himself; at a match that is not running there is nothing to play.
    pub(crate) fn hold(&mut self, seat: Seat, now_ms: u64, out: &mut Effects) {
        let person = self.places.get(seat.index()).and_then(|place| place.person());
        let away = person.is_some_and(|person| person.absent_since_ms.is_some() && !person.held_by_bot);
        if away && self.running().is_some() {
            self.happen(RoomFact::HeldByBot { seat, held: true }, now_ms, out);
            self.announce(out);
        }
    }

    pub(crate) fn substitute(&mut self, now_ms: u64, out: &mut Effects) {
        let gone: Vec<Seat> =
            self.abandoned().filter(|(_, at)| *at <= now_ms).map(|(seat, _)| seat).collect();
        for seat in &gone {
            self.happen(RoomFact::HeldByBot { seat: *seat, held: true }, now_ms, out);
        }
        if !gone.is_empty() {
            self.tell_all(ServerMessage::Table { table: self.info() }, out);
        }
    }
}

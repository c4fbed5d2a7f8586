//! Sockets that come and go, and what they say.

use crate::fact::RoomFact;
use crate::io::ConnId;
use crate::limit::Bucket;
use crate::moment::Moment;
use crate::room::{Conn, Room};
use engine::Seat;
use protocol::{Bye, ClientMessage, Refused, RefusedWhy, Secret, ServerMessage};

/// Somebody this long away, while others wait, is replaced by a bot until they return.
const ABANDONED_MS: u64 = 60_000;
/// How many devices sit in one seat at most.
const MAX_DEVICES: usize = 8;

impl Room {
    pub(crate) fn connect(
        &mut self,
        conn: ConnId,
        secret: Option<&Secret>,
        from: u32,
        sketch: bool,
        at: &mut Moment,
    ) {
        let seat = match secret {
            None => None,
            Some(secret) => match self.seat_of(secret) {
                Some(seat) => Some(seat),
                None => return at.close(conn, Bye::WrongSecret),
            },
        };
        if seat.is_none()
            && let Some(why) = self.keeps_out()
        {
            return at.close(conn, why);
        }
        if let Some(seat) = seat
            && let devices = self.conns_of(Some(seat))
            && devices.len() >= MAX_DEVICES
        {
            // The oldest device gives way: it is the one most likely forgotten.
            self.conns.remove(&devices[0]);
            at.close(devices[0], Bye::Gone);
        }
        let talk = Bucket::new(self.limits.talk);
        self.conns.insert(conn, Conn { seat, sketch, talk, coach: talk, reading: false });
        if let Some(seat) = seat {
            self.present(seat, at);
        }
        self.found_again(at);
        at.tell(conn, self.welcome(seat, at.now_ms));
        if self.setup.chat {
            for line in &self.chat {
                at.tell(conn, ServerMessage::Chat(line.clone()));
            }
        }
        if let Some(vote) = self.vote_view() {
            at.tell(conn, ServerMessage::Vote { open: Some(vote) });
        }
        self.show(conn, from, at);
        self.tell_others(conn, ServerMessage::Table { table: self.change() }, at);
    }

    pub(crate) fn disconnect(&mut self, conn: ConnId, at: &mut Moment) {
        let Some(gone) = self.conns.remove(&conn) else { return };
        if let Some(seat) = gone.seat
            && self.conns_of(Some(seat)).is_empty()
            && let Some(person) = self.places[seat.index()].person_mut()
        {
            person.absent_since_ms = Some(at.now_ms);
        }
        self.announce(at);
        // Whoever is there need not wait for them to go on after a pause.
        self.settle(at);
    }

    pub(crate) fn message(&mut self, conn: ConnId, message: ClientMessage, at: &mut Moment) {
        let Some(seat) = self.conns.get(&conn).map(|known| known.seat) else { return };
        let id = if let ClientMessage::Act { id, .. } = &message { Some(id.clone()) } else { None };
        let done = match (message, seat) {
            (ClientMessage::Resume { from }, _) => {
                self.show(conn, from, at);
                Ok(())
            }
            (ClientMessage::Ping { nonce }, _) => {
                at.tell(conn, ServerMessage::Pong { nonce });
                Ok(())
            }
            (ClientMessage::Hello { .. }, _) => {
                Err(RefusedWhy::NotNow { detail: "hello is said once, first".into() })
            }
            (ClientMessage::Leave {}, None) => {
                self.conns.remove(&conn);
                at.close(conn, Bye::Gone);
                Ok(())
            }
            (_, None) => Err(RefusedWhy::NotYours {}),
            (message, Some(seat)) => self.seat_credit[seat.index()]
                .spend(at.now_ms)
                .and_then(|()| self.seated_message(conn, seat, message, at)),
        };
        if let Err(why) = done {
            at.tell(conn, ServerMessage::Refused(Refused { id, why }));
        }
    }

    fn seated_message(
        &mut self,
        conn: ConnId,
        seat: Seat,
        message: ClientMessage,
        at: &mut Moment,
    ) -> Result<(), RefusedWhy> {
        match message {
            ClientMessage::Act { id, seq, action } => self.act(conn, seat, id, seq, &action, at),
            ClientMessage::Consider { seq, action } => self.consider(conn, seat, seq, action, at),
            ClientMessage::Hint {}
            | ClientMessage::Weigh {}
            | ClientMessage::Undo {}
            | ClientMessage::Propose { .. }
                if self.setup.tournament.is_some() =>
            {
                Err(RefusedWhy::Organiser {})
            }
            ClientMessage::Entropy { commitment, entropy } => {
                self.give_entropy(seat, &commitment, &entropy, at)
            }
            ClientMessage::Ready { ready } => self.set_ready(seat, ready, at),
            ClientMessage::Start {} => self.start(seat, at),
            ClientMessage::StartFewer {} => self.start_fewer(seat, at),
            ClientMessage::SetLook { look } => self.set_look(seat, look, at),
            ClientMessage::Chat { text } => self.say(conn, seat, &text, at),
            ClientMessage::React { reaction } => self.react(conn, seat, &reaction, at),
            ClientMessage::Hint {} => self.ask_hint(conn, seat, at),
            ClientMessage::Weigh {} => {
                self.weigh(conn, seat, at);
                Ok(())
            }
            ClientMessage::Reading { reading } => {
                self.set_reading(conn, reading);
                Ok(())
            }
            ClientMessage::Undo {} => self.undo(seat, at),
            ClientMessage::Propose { proposal } => self.propose(seat, proposal, at),
            ClientMessage::Vote { agree } => self.cast(seat, agree, at),
            ClientMessage::SetBot { seat: other, level } => self.set_bot(seat, other, level, at),
            ClientMessage::Kick { seat: other } => self.kick(seat, other, at),
            ClientMessage::GiveHost { seat: other } => self.give_host(seat, other, at),
            ClientMessage::SetWatching { allowed } => self.set_watching(seat, allowed, at),
            ClientMessage::Leave {} => self.leave(seat, at),
            ClientMessage::Rematch {} => self.ask_rematch(at),
            ClientMessage::Hello { .. } | ClientMessage::Resume { .. } | ClientMessage::Ping { .. } => {
                unreachable!("answered for everybody before")
            }
        }
    }

    /// The seat of a socket, if it sits.
    pub fn seat_of_conn(&self, conn: ConnId) -> Option<Seat> {
        self.conns.get(&conn)?.seat
    }

    /// The seat this secret opens. Every seat is compared, each in constant time.
    pub fn seat_of(&self, secret: &Secret) -> Option<Seat> {
        let opens =
            |place: &crate::seat::Place| place.person().is_some_and(|person| person.is_opened_by(secret));
        let mut found = None;
        for (place, at) in self.places.iter().zip(0..) {
            if opens(place) {
                found = Some(Seat(at));
            }
        }
        found
    }

    /// Somebody is back: the bot that held the seat gives it back.
    fn present(&mut self, seat: Seat, at: &mut Moment) {
        let Some(person) = self.places[seat.index()].person_mut() else { return };
        person.absent_since_ms = None;
        if person.held_by_bot {
            self.happen(RoomFact::HeldByBot { seat, held: false }, at);
        }
    }

    fn tell_others(&self, but: ConnId, message: ServerMessage, at: &mut Moment) {
        let others = self.conns.keys().copied().filter(|conn| *conn != but);
        at.send(others.collect(), message);
    }

    /// Those of them who are waited for.
    fn abandoned(&self) -> impl Iterator<Item = (Seat, u64)> {
        let turn = self.running().map(|playing| playing.course.game.turn());
        let waited = turn.map_or(engine::SeatSet::EMPTY, |turn| turn.seats());
        self.absent().filter(move |(seat, _)| waited.contains(*seat))
    }

    /// The seats of people who are away and not yet replaced, with the time they count as gone. Nobody is replaced while
    /// nobody is there to wait, nor at a slow table.
    pub(crate) fn absent(&self) -> impl Iterator<Item = (Seat, u64)> {
        let slow = matches!(self.setup.clock, protocol::Clock::Slow { .. });
        let somebody = self.conns.values().any(|conn| conn.seat.is_some());
        let seats = if somebody && !slow && self.running().is_some() { self.setup.seats } else { 0 };
        Seat::all(seats).filter_map(|seat| {
            let person = self.places[seat.index()].person().filter(|person| !person.held_by_bot)?;
            Some((seat, person.absent_since_ms? + ABANDONED_MS))
        })
    }

    pub(crate) fn next_substitution_ms(&self) -> Option<u64> {
        self.abandoned().map(|(_, gone_ms)| gone_ms).min()
    }

    /// Whoever is here plays themselves; where no match runs or begins there is nothing to play.
    pub(crate) fn hold(&mut self, seat: Seat, at: &mut Moment) {
        let person = self.places.get(seat.index()).and_then(|place| place.person());
        let away = person.is_some_and(|person| person.absent_since_ms.is_some() && !person.held_by_bot);
        if away && (self.running().is_some() || self.begins_by_ms().is_some()) {
            self.happen(RoomFact::HeldByBot { seat, held: true }, at);
            self.announce(at);
        }
    }

    pub(crate) fn substitute(&mut self, at: &mut Moment) {
        let gone: Vec<Seat> =
            self.abandoned().filter(|(_, gone_ms)| *gone_ms <= at.now_ms).map(|(seat, _)| seat).collect();
        for seat in &gone {
            self.happen(RoomFact::HeldByBot { seat: *seat, held: true }, at);
        }
        if !gone.is_empty() {
            self.announce(at);
        }
    }
}

//! Sitting down, getting ready, starting, talking, leaving, playing again.

use crate::fact::RoomFact;
use crate::io::{ConnId, JoinError, Output};
use crate::moment::Moment;
use crate::phase::{Phase, Rematch};
use crate::room::{REACTIONS, Room};
use crate::seat::{Player, SecretHash};
use engine::{Level, Seat};
use protocol::http::Hook;
use protocol::{
    Allowance, Bye, Clock, MAX_CHAT, MAX_NAME, RefusedWhy, Secret, ServerMessage, TableCode, plain_text,
};

/// The longest address of a hook.
const MAX_HOOK: usize = 1_000;

/// Clocks that make sense.
pub(crate) fn check_clock(clock: &Clock) -> Result<(), &'static str> {
    let fits = match *clock {
        Clock::None => true,
        Clock::PerMove { move_ms } => (1_000..=3_600_000).contains(&move_ms),
        Clock::Bank { bank_ms, increment_ms } => {
            (1_000..=86_400_000).contains(&bank_ms) && increment_ms <= 600_000
        }
        Clock::Slow { days } => (1..=14).contains(&days),
    };
    if fits {
        Ok(())
    } else {
        Err("a move has 1 second to 1 hour, a bank 1 second to 1 day, a slow move 1 to 14 days")
    }
}

impl Room {
    pub(crate) fn join(
        &mut self,
        name: &str,
        wanted: Option<Seat>,
        secret: &Secret,
        at: &mut Moment,
    ) -> Result<Seat, JoinError> {
        let name = tidy(name, MAX_NAME).ok_or(JoinError::Name)?;
        if self.gathering().is_err() {
            return Err(JoinError::Begun);
        }
        self.may_still(Allowance::Change).map_err(|_| JoinError::UsedUp)?;
        let free = |seat: &Seat| self.places.get(seat.index()).is_some_and(|place| place.is_free());
        let seat = match wanted {
            Some(seat) => Some(seat).filter(free).ok_or(JoinError::Taken)?,
            None => Seat::all(self.setup.seats).find(free).ok_or(JoinError::Full)?,
        };
        let secret_hash = SecretHash::of(secret);
        self.happen(RoomFact::Joined { seat, name, secret_hash, entropy: String::new() }, at);
        if self.host_seat.is_none() {
            self.happen(RoomFact::HostChanged { seat: Some(seat) }, at);
        }
        self.announce(at);
        Ok(seat)
    }

    /// Seats people and bots of an earlier table before anybody is connected.
    pub fn seat_again(
        &mut self,
        people: &[(Seat, String, SecretHash)],
        bots: &[(Seat, Level)],
        at: &mut Moment,
    ) {
        for (seat, name, secret_hash) in people {
            let (seat, name, secret_hash) = (*seat, name.clone(), *secret_hash);
            self.happen(RoomFact::Joined { seat, name, secret_hash, entropy: String::new() }, at);
        }
        if let Some((seat, ..)) = people.first() {
            self.happen(RoomFact::HostChanged { seat: Some(*seat) }, at);
        }
        for (seat, level) in bots {
            self.happen(RoomFact::BotSeated { seat: *seat, level: *level }, at);
        }
    }

    /// The same for second secrets of seats.
    pub fn open_also(&mut self, seats: &[(Seat, SecretHash)], at: &mut Moment) {
        for &(seat, secret_hash) in seats {
            self.happen(RoomFact::SecretAdded { seat, secret_hash }, at);
        }
    }

    pub(crate) fn set_hook(
        &mut self,
        secret: &Secret,
        hook: Option<Hook>,
        at: &mut Moment,
    ) -> Result<(), JoinError> {
        let seat = self.seat_of(secret).ok_or(JoinError::WrongSecret)?;
        let fits = match &hook {
            None => true,
            Some(Hook::Webhook { url }) => url.len() <= MAX_HOOK,
            Some(Hook::WebPush { endpoint, p256dh, auth }) => {
                endpoint.len() + p256dh.len() + auth.len() <= MAX_HOOK
            }
        };
        if !fits {
            return Err(JoinError::Hook);
        }
        self.may_still(Allowance::Change).map_err(|_| JoinError::UsedUp)?;
        self.happen(RoomFact::HookSet { seat, hook }, at);
        Ok(())
    }

    pub(crate) fn set_ready(&mut self, seat: Seat, ready: bool, at: &mut Moment) -> Result<(), RefusedWhy> {
        self.gathering()?;
        if matches!(&self.phase, Phase::Gathering(lobby) if lobby.ready.contains(seat) == ready) {
            return Ok(());
        }
        self.may_still(Allowance::Change)?;
        self.happen(RoomFact::ReadySet { seat, ready }, at);
        self.announce(at);
        Ok(())
    }

    pub(crate) fn set_bot(
        &mut self,
        by: Seat,
        seat: Seat,
        level: Option<String>,
        at: &mut Moment,
    ) -> Result<(), RefusedWhy> {
        self.gathering()?;
        self.host(by)?;
        self.may_still(Allowance::Change)?;
        let not_now = |detail: &str| RefusedWhy::NotNow { detail: detail.to_owned() };
        let place = self.places.get(seat.index()).ok_or_else(|| not_now("there is no such seat"))?;
        match (level, &place.player) {
            (Some(level), Player::Nobody | Player::Bot { .. }) => {
                let level = level.parse::<Level>().map_err(|detail| not_now(&detail))?;
                self.happen(RoomFact::BotSeated { seat, level }, at);
            }
            (None, Player::Bot { .. }) => self.happen(RoomFact::Left { seat }, at),
            _ => return Err(not_now("somebody sits there")),
        }
        self.announce(at);
        Ok(())
    }

    pub(crate) fn start(&mut self, by: Seat, at: &mut Moment) -> Result<(), RefusedWhy> {
        self.may_start(by)?;
        self.begin(at)
    }

    /// Whether this is the host, and everybody else agrees.
    pub(crate) fn may_start(&self, by: Seat) -> Result<(), RefusedWhy> {
        self.gathering()?;
        self.host(by)?;
        let not_now = |detail: &str| Err(RefusedWhy::NotNow { detail: detail.to_owned() });
        let waits_for = |seat: Seat| {
            let is_ready = matches!(&self.phase, Phase::Gathering(lobby) if lobby.ready.contains(seat));
            self.places[seat.index()].person().is_some() && !is_ready && seat != by
        };
        if Seat::all(self.setup.seats).any(waits_for) {
            return not_now("not everybody is ready");
        }
        Ok(())
    }

    /// Starts the match by itself, whoever is ready: a tournament waits for nobody longer than a moment.
    pub fn begin(&mut self, at: &mut Moment) -> Result<(), RefusedWhy> {
        self.gathering()?;
        if self.places.iter().any(|place| place.is_free()) {
            return Err(RefusedWhy::NotNow { detail: "every seat needs a player or a bot".into() });
        }
        self.begin_soon(at);
        Ok(())
    }

    pub(crate) fn kick(&mut self, by: Seat, seat: Seat, at: &mut Moment) -> Result<(), RefusedWhy> {
        self.gathering()?;
        self.host(by)?;
        let person = self.places.get(seat.index()).is_some_and(|place| place.person().is_some());
        if !person || seat == by {
            return Err(RefusedWhy::NotNow { detail: "there is nobody to send away".into() });
        }
        self.leave(seat, at)
    }

    /// While gathering the seat is free again; during a match a bot takes it for good. The secret opens nothing more. A
    /// match that is about to begin begins at once: who leaves does not stop it.
    pub(crate) fn leave(&mut self, seat: Seat, at: &mut Moment) -> Result<(), RefusedWhy> {
        if self.begins_by_ms().is_some() {
            self.begin_now(at);
        }
        self.happen(RoomFact::Left { seat }, at);
        for conn in self.conns_of(Some(seat)) {
            self.conns.remove(&conn);
            at.close(conn, Bye::Gone);
        }
        if self.host_seat == Some(seat) {
            let next = Seat::all(self.setup.seats).find(|seat| self.places[seat.index()].person().is_some());
            self.happen(RoomFact::HostChanged { seat: next }, at);
        }
        self.announce(at);
        // Whoever left has no vote any more.
        self.settle(at);
        Ok(())
    }

    pub(crate) fn give_host(&mut self, by: Seat, seat: Seat, at: &mut Moment) -> Result<(), RefusedWhy> {
        self.host(by)?;
        if self.places.get(seat.index()).is_none_or(|place| place.person().is_none()) {
            return Err(RefusedWhy::NotNow { detail: "only a person can be the host".into() });
        }
        self.may_still(Allowance::Change)?;
        self.happen(RoomFact::HostChanged { seat: Some(seat) }, at);
        self.announce(at);
        Ok(())
    }

    pub(crate) fn say(
        &mut self,
        conn: ConnId,
        seat: Seat,
        text: &str,
        at: &mut Moment,
    ) -> Result<(), RefusedWhy> {
        self.may_talk(conn, at)?;
        self.may_still(Allowance::Chat)?;
        let text = tidy(text, MAX_CHAT);
        let text = text.ok_or_else(|| RefusedWhy::Malformed {
            detail: format!("a line has 1 to {MAX_CHAT} characters"),
        })?;
        self.happen(RoomFact::Said { seat, text }, at);
        if let Some(line) = self.chat.back().cloned() {
            self.tell_all(ServerMessage::Chat(line), at);
        }
        Ok(())
    }

    pub(crate) fn react(
        &mut self,
        conn: ConnId,
        seat: Seat,
        reaction: &str,
        at: &mut Moment,
    ) -> Result<(), RefusedWhy> {
        self.may_talk(conn, at)?;
        if !REACTIONS.contains(&reaction) {
            return Err(RefusedWhy::Malformed {
                detail: format!("the reactions are: {}", REACTIONS.join(", ")),
            });
        }
        self.tell_all(ServerMessage::Reaction { seat, reaction: reaction.to_owned() }, at);
        Ok(())
    }

    /// Asks the host for a table where the same people play again. Asking twice makes one table.
    pub(crate) fn ask_rematch(&mut self, at: &mut Moment) -> Result<(), RefusedWhy> {
        let Phase::Over(over) = &mut self.phase else {
            return Err(RefusedWhy::NotNow { detail: "the match is not over".into() });
        };
        if self.setup.tournament.is_some() {
            return Err(RefusedWhy::NotNow { detail: "the tournament seats everybody again".into() });
        }
        match &over.rematch {
            Rematch::Made(table) => {
                let table = table.clone();
                self.tell_all(ServerMessage::Rematch { table }, at);
            }
            Rematch::Asked => {}
            Rematch::Unwanted => {
                over.rematch = Rematch::Asked;
                let numbered = || self.places.iter().zip(0..).map(|(place, at)| (Seat(at), place));
                let people = numbered().filter_map(|(seat, place)| {
                    place.person().map(|person| (seat, person.name.clone(), person.secret_hash))
                });
                let bots = numbered().filter_map(|(seat, place)| match &place.player {
                    Player::Bot { level } => Some((seat, *level)),
                    _ => None,
                });
                let (people, bots) = (people.collect(), bots.collect());
                at.ask(Output::Rematch { setup: self.setup().clone(), people, bots });
            }
        }
        Ok(())
    }

    pub(crate) fn rematch_made(&mut self, code: TableCode, at: &mut Moment) {
        if self.over().is_some() && self.rematch().is_none() {
            self.happen(RoomFact::RematchMade { code: code.clone() }, at);
            self.tell_all(ServerMessage::Rematch { table: code }, at);
        }
    }

    /// Whether this socket has not said too much lately.
    pub(crate) fn talk(&mut self, conn: ConnId, at: &Moment) -> Result<(), RefusedWhy> {
        let known = self.conns.get_mut(&conn).ok_or(RefusedWhy::NotYours {})?;
        known.talk.spend(at.now_ms)
    }

    fn may_talk(&mut self, conn: ConnId, at: &Moment) -> Result<(), RefusedWhy> {
        if !self.setup.chat {
            return Err(RefusedWhy::NotNow { detail: "chat is switched off at this table".into() });
        }
        self.talk(conn, at)
    }

    pub(crate) fn gathering(&self) -> Result<(), RefusedWhy> {
        if self.course().is_none() && self.begins_by_ms().is_none() {
            Ok(())
        } else {
            Err(RefusedWhy::NotNow { detail: "the match has begun".into() })
        }
    }

    pub(crate) fn host(&self, seat: Seat) -> Result<(), RefusedWhy> {
        if self.host_seat == Some(seat) { Ok(()) } else { Err(RefusedWhy::NotYours {}) }
    }
}

/// Text from a person as others may see it, of at least one and at most `most` characters.
fn tidy(text: &str, most: usize) -> Option<String> {
    let plain = plain_text(text);
    (1..=most).contains(&plain.chars().count()).then_some(plain)
}

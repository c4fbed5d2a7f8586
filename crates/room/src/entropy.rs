//! What people add to the chance of a match, once they have seen what the server committed to.

use crate::fact::RoomFact;
use crate::moment::Moment;
use crate::phase::Phase;
use crate::room::Room;
use engine::{Seat, SeatSet};
use protocol::RefusedWhy;

/// The most randomness of one seat, in characters.
const MAX_ENTROPY: usize = 64;

impl Room {
    /// A seat adds randomness of its own. Whoever names the commitment has seen it, so nobody can have chosen the secret to
    /// go with what they add. It counts once, and before the match begins.
    pub(crate) fn give_entropy(
        &mut self,
        seat: Seat,
        commitment: &str,
        entropy: &str,
        at: &mut Moment,
    ) -> Result<(), RefusedWhy> {
        let malformed = |detail: &str| Err(RefusedWhy::Malformed { detail: detail.to_owned() });
        if commitment != self.commitment() {
            return malformed("this is not the commitment of this table; take it from `welcome`");
        }
        if !(1..=MAX_ENTROPY).contains(&entropy.chars().count()) {
            return malformed("entropy has 1 to 64 characters");
        }
        // Another device of the seat was faster, or the match was: nothing is lost by that.
        if self.course().is_some() || self.has_given(seat) {
            return Ok(());
        }
        self.happen(RoomFact::EntropyGiven { seat, entropy: entropy.to_owned() }, at);
        self.announce(at);
        Ok(())
    }

    /// Whether something of this seat's own is in the chance of the match, or will be.
    pub(crate) fn has_given(&self, seat: Seat) -> bool {
        match self.course() {
            Some(course) => course.entropies.get(seat.index()).is_some_and(|given| !given.is_empty()),
            None => {
                let person = self.places.get(seat.index()).and_then(|place| place.person());
                person.is_some_and(|person| !person.entropy.is_empty())
            }
        }
    }

    /// What each seat has brought so far. Bots bring nothing.
    pub(crate) fn entropies(&self) -> Vec<String> {
        let given = |place: &crate::seat::Place| place.person().map(|person| person.entropy.clone());
        self.places.iter().map(|place| given(place).unwrap_or_default()).collect()
    }

    /// When the match starts at the latest, if it is about to.
    pub(crate) fn begins_by_ms(&self) -> Option<u64> {
        if let Phase::Gathering(lobby) = &self.phase { lobby.begins_by_ms } else { None }
    }

    /// Starts the match at once if nobody is left who will add something, otherwise in a moment.
    pub(crate) fn begin_soon(&mut self, at: &mut Moment) {
        if self.awaited_entropy().is_empty() {
            return self.begin_now(at);
        }
        let wait = self.limits.entropy_wait;
        let is_tournament = self.setup.tournament.is_some();
        let wait_ms = if is_tournament { wait.tournament_ms } else { wait.present_ms };
        self.happen(RoomFact::Beginning { by_ms: at.now_ms + wait_ms }, at);
        self.announce(at);
    }

    pub(crate) fn begin_if_due(&mut self, at: &mut Moment) {
        let Some(by_ms) = self.begins_by_ms() else { return };
        if by_ms <= at.now_ms || self.awaited_entropy().is_empty() {
            self.begin_now(at);
        }
    }

    pub(crate) fn begin_now(&mut self, at: &mut Moment) {
        self.happen(RoomFact::Started { entropies: self.entropies() }, at);
        self.send_watchers_away(at);
        self.announce_start(at);
        self.play_on(0, at);
    }

    /// The people who may still add something: those who are there. At a table of a tournament they are on their way.
    fn awaited_entropy(&self) -> SeatSet {
        let is_tournament = self.setup.tournament.is_some();
        let awaited = |seat: &Seat| {
            self.places[seat.index()].person().is_some_and(|person| {
                let comes = is_tournament || person.absent_since_ms.is_none();
                person.entropy.is_empty() && comes && !person.held_by_bot
            })
        };
        Seat::all(self.setup.seats).filter(awaited).collect()
    }
}

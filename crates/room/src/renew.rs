//! A new secret for a seat.

use crate::fact::RoomFact;
use crate::io::JoinError;
use crate::moment::Moment;
use crate::room::Room;
use crate::seat::SecretHash;
use engine::Seat;
use protocol::{Allowance, Bye, Secret};

impl Room {
    /// The old secret opens nothing more. All devices of the seat come back; whichever has the new one sits there again.
    pub(crate) fn renew(&mut self, old: &Secret, new: &Secret, at: &mut Moment) -> Result<Seat, JoinError> {
        let seat = self.seat_of(old).ok_or(JoinError::WrongSecret)?;
        if self.setup.tournament.is_some() {
            return Err(JoinError::OfTournament);
        }
        self.may_still(Allowance::Change).map_err(|_| JoinError::UsedUp)?;
        self.give(seat, SecretHash::of(new), at);
        Ok(seat)
    }

    /// The tournament says who opens a seat from now on.
    pub(crate) fn rekey(
        &mut self,
        seat: Seat,
        secret_hash: SecretHash,
        also: Option<SecretHash>,
        at: &mut Moment,
    ) {
        let person = self.places.get(seat.index()).and_then(|place| place.person());
        let Some(person) = person.filter(|_| self.setup.tournament.is_some()) else { return };
        let (first, second) = (person.secret_hash, person.also);
        // A second secret that goes, or gives way to another, shows out whoever came with it.
        let is_gone = second.is_some() && second != also;
        if first != secret_hash || is_gone {
            self.give(seat, secret_hash, at);
        }
        if let Some(secret_hash) = also.filter(|_| first != secret_hash || second != also) {
            self.happen(RoomFact::SecretAdded { seat, secret_hash }, at);
        }
    }

    /// The tournament has the result from elsewhere. Whoever likes plays on, and knows that it no longer counts.
    pub(crate) fn void(&mut self, at: &mut Moment) {
        if self.setup.tournament.is_some() && !self.voided && self.outcome().is_none() {
            self.happen(RoomFact::Voided, at);
            self.announce(at);
        }
    }

    fn give(&mut self, seat: Seat, secret_hash: SecretHash, at: &mut Moment) {
        self.happen(RoomFact::SecretRenewed { seat, secret_hash }, at);
        for conn in self.conns_of(Some(seat)) {
            self.conns.remove(&conn);
            at.close(conn, Bye::ComeBack);
        }
        if let Some(person) = self.places[seat.index()].person_mut() {
            person.absent_since_ms = Some(at.now_ms);
        }
        self.announce(at);
    }
}

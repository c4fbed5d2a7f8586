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
        self.happen(RoomFact::SecretRenewed { seat, secret_hash: SecretHash::of(new) }, at);
        for conn in self.conns_of(Some(seat)) {
            self.conns.remove(&conn);
            at.close(conn, Bye::ComeBack);
        }
        if let Some(person) = self.places[seat.index()].person_mut() {
            person.absent_since_ms = Some(at.now_ms);
        }
        self.announce(at);
        Ok(seat)
    }
}

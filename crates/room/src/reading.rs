//! A newcomer reads what the game is about. Nothing happens meanwhile that they would not see.

use crate::io::ConnId;
use crate::room::Room;
use engine::Seat;

impl Room {
    pub(crate) fn set_reading(&mut self, conn: ConnId, reading: bool) {
        if let Some(known) = self.conns.get_mut(&conn) {
            known.reading = reading;
        }
    }

    /// Whether the only person at the table reads, on every device they have here. Where others play too, nobody is kept
    /// waiting by a reader.
    pub(crate) fn is_read_to(&self) -> bool {
        let mut people =
            Seat::all(self.setup.seats).filter(|seat| self.places[seat.index()].person().is_some());
        let (Some(only), None) = (people.next(), people.next()) else { return false };
        let mut devices = self.conns.values().filter(|conn| conn.seat == Some(only)).peekable();
        devices.peek().is_some() && devices.all(|device| device.reading)
    }
}

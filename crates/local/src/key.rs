use engine::{MAX_SEATS, Seat, Seed};
use protocol::{Secret, TableCode};
use room::Room;

/// How many random bytes the host is handed with whatever may make a table or let a bot think.
pub const RANDOM_BYTES: usize = 32;

/// What opens the seats of a table on this device. It is kept beside the facts, which have only hashes of secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct TableKey([u8; 32]);

impl TableKey {
    pub(crate) fn from_random(random: [u8; RANDOM_BYTES]) -> TableKey {
        TableKey(Seed::derive(&[b"key", &random]).0)
    }

    /// As it was kept: 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<TableKey> {
        Some(TableKey(Secret::try_from(text.to_owned()).ok()?.bytes()))
    }

    /// For keeping it, and for nothing else.
    pub fn expose(&self) -> String {
        Secret::from_random(self.0).expose().to_owned()
    }

    /// The secret of whoever sat down in this seat.
    pub(crate) fn secret(&self, seat: Seat) -> Secret {
        Secret::from_random(Seed::derive(&[b"seat", &self.0, &[seat.0]]).0)
    }

    /// The seats of this device with their secrets, as they are numbered now: a table that begins with fewer moves some up.
    pub(crate) fn seats(&self, room: &Room) -> Vec<(Seat, Secret)> {
        let secrets = (0..MAX_SEATS as u8).map(|seat| self.secret(Seat(seat)));
        let mut seats: Vec<(Seat, Secret)> =
            secrets.filter_map(|secret| Some((room.seat_of(&secret)?, secret))).collect();
        seats.sort_by_key(|(seat, _)| *seat);
        seats
    }
}

impl std::fmt::Debug for TableKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TableKey(…)")
    }
}

/// All that is random about a new table.
pub(crate) struct Dice {
    pub(crate) code: TableCode,
    pub(crate) key: TableKey,
    pub(crate) seed: Seed,
}

impl Dice {
    pub(crate) fn throw(random: [u8; RANDOM_BYTES]) -> Dice {
        let code = Seed::derive(&[b"code", &random]).0;
        Dice {
            code: TableCode::local(std::array::from_fn(|at| code[at])),
            key: TableKey::from_random(random),
            seed: Seed::derive(&[b"seed", &random]),
        }
    }
}

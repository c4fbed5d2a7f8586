//! Seats of tables that are listed for everybody: one address takes one of them at each table, until the match has begun.
//! Whoever shares the address of the one who made the table is their guest, and at a table by invitation nobody asks.

use crate::asker::Asker;
use engine::Seat;
use protocol::{PlayerKind, Privacy, Stage, TableCode};
use room::Room;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};

/// How many tables are remembered. One that has begun, or has not been heard of for longest, is forgotten.
const MAX_TABLES: usize = 10_000;

/// Who took which seat of an open table. It is kept in memory alone: after a restart everybody may take one more.
#[derive(Debug, Default)]
pub(crate) struct OpenSeats(Mutex<HashMap<TableCode, Takers>>);

#[derive(Debug, Default)]
struct Takers {
    maker: Option<IpAddr>,
    seats: HashMap<Seat, IpAddr>,
}

impl OpenSeats {
    /// Somebody made a table.
    pub(crate) fn made(&self, table: &TableCode, by: Asker) {
        if let Asker::Address(address) = by {
            self.takers_of(table, |takers| takers.maker = Some(address));
        }
    }

    /// Whether somebody from there may take one more seat.
    pub(crate) fn may_sit(&self, room: &Room, asker: Asker) -> bool {
        let Asker::Address(address) = asker else { return true };
        let is_open = room.setup().privacy == Privacy::Listed && room.stage() == Stage::Gathering;
        let all = self.lock();
        let Some(takers) = all.get(room.code()).filter(|_| is_open) else { return true };
        if takers.maker == Some(address) {
            return true;
        }
        let sits = |seat: Seat| matches!(room.player(seat), Some(PlayerKind::Person { .. }));
        !takers.seats.iter().any(|(seat, taker)| *taker == address && sits(*seat))
    }

    pub(crate) fn sat_down(&self, room: &Room, asker: Asker, seat: Seat) {
        if let Asker::Address(address) = asker
            && room.setup().privacy == Privacy::Listed
        {
            self.takers_of(room.code(), |takers| {
                takers.seats.insert(seat, address);
            });
        }
    }

    /// The match has begun, or the table is no longer listed.
    pub(crate) fn forget(&self, table: &TableCode) {
        self.lock().remove(table);
    }

    fn takers_of(&self, table: &TableCode, change: impl FnOnce(&mut Takers)) {
        let mut all = self.lock();
        if all.len() >= MAX_TABLES && !all.contains_key(table) {
            // Any of them: whoever fills this list has made ten thousand tables.
            if let Some(other) = all.keys().next().cloned() {
                all.remove(&other);
            }
        }
        change(all.entry(table.clone()).or_default());
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableCode, Takers>> {
        self.0.lock().expect("nobody panics while holding the lock")
    }
}

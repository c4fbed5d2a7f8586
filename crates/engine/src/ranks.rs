use crate::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The final order of a match. Rank 1 is best; equal seats share a rank and the ranks below are skipped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ranks {
    seats: u8,
    rank: [u8; MAX_SEATS],
    /// Usually the seats of rank 1; a rulebook may name nobody at all.
    pub winners: SeatSet,
}

impl Ranks {
    /// Ranks by a key, the highest first; rank 1 wins.
    pub fn by_key<K: Ord>(seats: u8, key: impl Fn(Seat) -> K) -> Ranks {
        let mut ranks = Ranks { seats, rank: [0; MAX_SEATS], winners: SeatSet::EMPTY };
        let mut keys: [Option<K>; MAX_SEATS] = [const { None }; MAX_SEATS];
        for seat in Seat::all(seats) {
            keys[seat.index()] = Some(key(seat));
        }
        for seat in Seat::all(seats) {
            let better = keys.iter().filter(|other| **other > keys[seat.index()]).count() as u8;
            ranks.rank[seat.index()] = better + 1;
            if better == 0 {
                ranks.winners.insert(seat);
            }
        }
        ranks
    }

    #[must_use]
    pub fn with_winners(self, winners: SeatSet) -> Ranks {
        Ranks { winners, ..self }
    }

    pub fn of(&self, seat: Seat) -> u8 {
        self.rank[seat.index()]
    }

    /// The ranks in seat order.
    pub fn list(&self) -> &[u8] {
        &self.rank[..usize::from(self.seats)]
    }

    /// One point shared among the winners.
    pub fn reward(&self, seat: Seat) -> f32 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_rank_and_skip_the_next() {
        let keys = [7, 9, 9, 1];
        let ranks = Ranks::by_key(4, |seat| keys[seat.index()]);
        assert_eq!(ranks.list(), [3, 1, 1, 4]);
        assert_eq!(ranks.winners, [Seat(1), Seat(2)].into_iter().collect());
        assert_eq!(ranks.reward(Seat(2)), 0.5);
    }
}

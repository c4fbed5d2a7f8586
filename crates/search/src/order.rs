use crate::play::Finished;
use crate::tally::{WIN, win_units};
use engine::{MAX_SEATS, Seat};
use serde::Serialize;

/// What acting early or late was worth in many matches: wins and scores by place in the order of play.
#[derive(Clone, Default, Debug)]
pub(crate) struct PlayOrder {
    win_units: [u64; MAX_SEATS],
    scores: [i64; MAX_SEATS],
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct OrderResults {
    /// 1 is the seat that acted first.
    pub place: u8,
    pub win_share: f64,
    pub mean_score: f64,
}

impl PlayOrder {
    pub(crate) fn add(&mut self, played: &Finished, seats: u8) {
        for seat in Seat::all(seats) {
            let place = usize::from((seat.0 + seats - played.first.0) % seats);
            self.win_units[place] += win_units(played, seat);
            self.scores[place] += played.scores[seat.index()];
        }
    }

    pub(crate) fn merge(&mut self, other: &PlayOrder) {
        self.win_units.iter_mut().zip(&other.win_units).for_each(|(mine, other)| *mine += other);
        self.scores.iter_mut().zip(&other.scores).for_each(|(mine, other)| *mine += other);
    }

    pub(crate) fn results(&self, seats: u8, games: u64) -> Vec<OrderResults> {
        let games = games.max(1) as f64;
        let result = |place: u8| OrderResults {
            place: place + 1,
            win_share: self.win_units[usize::from(place)] as f64 / WIN as f64 / games,
            mean_score: self.scores[usize::from(place)] as f64 / games,
        };
        (0..seats).map(result).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Ranks;

    fn played(first: u8, scores: [i64; 3]) -> Finished {
        let mut all = [0; MAX_SEATS];
        all[..3].copy_from_slice(&scores);
        let ranks = Ranks::by_key(3, |seat| all[seat.index()]);
        Finished { steps: 1, decisions: 1, first: Seat(first), ranks, scores: all }
    }

    #[test]
    fn places_count_clockwise_from_whoever_acted_first() {
        let (mut order, mut rest) = (PlayOrder::default(), PlayOrder::default());
        order.add(&played(0, [9, 0, 3]), 3);
        rest.add(&played(2, [4, 8, 1]), 3); // in the order of play: 1, 4, 8
        order.merge(&rest);
        let told: Vec<_> =
            order.results(3, 2).iter().map(|at| (at.place, at.win_share, at.mean_score)).collect();
        assert_eq!(told, [(1, 0.5, 5.0), (2, 0.0, 2.0), (3, 0.5, 5.5)]);
    }

    #[test]
    fn a_shared_win_is_shared_here_too() {
        let mut order = PlayOrder::default();
        order.add(&played(1, [7, 7, 2]), 3);
        let shares: Vec<f64> = order.results(3, 1).iter().map(|at| at.win_share).collect();
        assert_eq!(shares, [0.5, 0.0, 0.5]);
    }
}

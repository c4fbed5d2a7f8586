use crate::order::{OrderResults, PlayOrder};
use crate::play::Finished;
use engine::{MAX_SEATS, Seat};
use serde::Serialize;

/// One whole win in units: any number of seats up to [`MAX_SEATS`] can share it evenly.
pub(crate) const WIN: u64 = 840;

/// What one seat's part of a win is worth, in units.
pub(crate) fn win_units(played: &Finished, seat: Seat) -> u64 {
    let winners = played.ranks.winners;
    if winners.contains(seat) { WIN / u64::from(winners.len()) } else { 0 }
}

/// What happened in many matches. All integers, so that the order in which parts are added up does not matter.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    seats: u8,
    games: u64,
    steps: u64,
    decisions: u64,
    /// How many matches had so many steps.
    lengths: Vec<u64>,
    shared: u64,
    nobody: u64,
    win_units: [u64; MAX_SEATS],
    scores: [i64; MAX_SEATS],
    ranks: [[u64; MAX_SEATS]; MAX_SEATS],
    order: PlayOrder,
}

/// What came out of a simulation, the same for the same seed on any machine and any number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Results {
    pub games: u64,
    pub steps: u64,
    pub decisions: u64,
    /// Matches by their number of steps.
    pub length: Lengths,
    pub seats: Vec<SeatResults>,
    /// From the seat that acted first, clockwise: what acting early or late is worth.
    pub order: Vec<OrderResults>,
    /// Matches that several seats won together.
    pub shared_wins: u64,
    /// Matches that nobody won.
    pub no_winner: u64,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Lengths {
    pub min: u64,
    pub mean: f64,
    pub median: u64,
    pub p95: u64,
    pub max: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatResults {
    pub seat: Seat,
    /// The part of all matches that this seat won; a shared win counts as a part of one.
    pub win_share: f64,
    pub mean_score: f64,
    /// The part of all matches that ended with rank 1, 2, and so on.
    pub ranks: Vec<f64>,
}

impl Tally {
    pub(crate) fn new(seats: u8) -> Tally {
        Tally {
            seats,
            games: 0,
            steps: 0,
            decisions: 0,
            lengths: Vec::new(),
            shared: 0,
            nobody: 0,
            win_units: [0; MAX_SEATS],
            scores: [0; MAX_SEATS],
            ranks: [[0; MAX_SEATS]; MAX_SEATS],
            order: PlayOrder::default(),
        }
    }

    pub(crate) fn games(&self) -> u64 {
        self.games
    }

    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }

    pub(crate) fn add(&mut self, played: &Finished) {
        self.games += 1;
        self.steps += u64::from(played.steps);
        self.decisions += u64::from(played.decisions);
        let length = played.steps as usize;
        if self.lengths.len() <= length {
            self.lengths.resize(length + 1, 0);
        }
        self.lengths[length] += 1;
        self.shared += u64::from(played.ranks.winners.len() > 1);
        self.nobody += u64::from(played.ranks.winners.is_empty());
        for seat in Seat::all(self.seats) {
            let at = seat.index();
            self.win_units[at] += win_units(played, seat);
            self.scores[at] += played.scores[at];
            self.ranks[at][usize::from(played.ranks.of(seat)) - 1] += 1;
        }
        self.order.add(played, self.seats);
    }

    pub(crate) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.steps += other.steps;
        self.decisions += other.decisions;
        self.shared += other.shared;
        self.nobody += other.nobody;
        if self.lengths.len() < other.lengths.len() {
            self.lengths.resize(other.lengths.len(), 0);
        }
        add_each(&mut self.lengths, &other.lengths);
        add_each(&mut self.win_units, &other.win_units);
        add_each(&mut self.scores, &other.scores);
        self.order.merge(&other.order);
        for (mine, others) in self.ranks.iter_mut().zip(&other.ranks) {
            add_each(mine, others);
        }
    }

    pub(crate) fn results(&self) -> Results {
        let share = |count: u64| count as f64 / self.games.max(1) as f64;
        let mean = |sum: i64| sum as f64 / self.games.max(1) as f64;
        let seats = Seat::all(self.seats).map(|seat| SeatResults {
            seat,
            win_share: share(self.win_units[seat.index()]) / WIN as f64,
            mean_score: mean(self.scores[seat.index()]),
            ranks: self.ranks[seat.index()][..usize::from(self.seats)]
                .iter()
                .map(|&count| share(count))
                .collect(),
        });
        Results {
            games: self.games,
            steps: self.steps,
            decisions: self.decisions,
            length: self.lengths(),
            seats: seats.collect(),
            order: self.order.results(self.seats, self.games),
            shared_wins: self.shared,
            no_winner: self.nobody,
        }
    }

    fn lengths(&self) -> Lengths {
        Lengths {
            min: self.length_of(0),
            mean: self.steps as f64 / self.games.max(1) as f64,
            median: self.length_of(self.games.saturating_sub(1) / 2),
            p95: self.length_of((self.games * 95).div_ceil(100).saturating_sub(1)),
            max: self.length_of(self.games.saturating_sub(1)),
        }
    }

    /// The length of the match at this place, were they sorted by length.
    fn length_of(&self, place: u64) -> u64 {
        let mut shorter = 0;
        let found = self.lengths.iter().position(|count| {
            shorter += count;
            shorter > place
        });
        found.unwrap_or(0) as u64
    }
}

fn add_each<T: Copy + std::ops::AddAssign>(to: &mut [T], from: &[T]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += *from;
    }
}

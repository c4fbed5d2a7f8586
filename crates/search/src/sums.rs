use crate::arena::{BotStanding, Duel};
use crate::estimate::{Estimate, Ratio};
use crate::order::PlayOrder;
use crate::play::Finished;
use crate::rating::{Rating, SeatOwners};
use crate::seating::SeatOrder;
use crate::tally::{WIN, win_units};
use engine::{MAX_SEATS, Seat};

/// What the deals so far add up to.
pub(crate) struct Sums {
    bots: usize,
    seats: u8,
    pub(crate) games: u64,
    pub(crate) steps: u64,
    pub(crate) shared: u64,
    pub(crate) nobody: u64,
    pub(crate) order: PlayOrder,
    /// Of the first bot against the second, for the sequential test.
    pub(crate) score: Ratio,
    win_share: [Ratio; MAX_SEATS],
    scores: [i64; MAX_SEATS],
    margin: [[Ratio; MAX_SEATS]; MAX_SEATS],
    ahead: [[Ratio; MAX_SEATS]; MAX_SEATS],
    rating: Rating,
}

impl Sums {
    pub(crate) fn new(bots: usize, seats: u8) -> Sums {
        Sums {
            bots,
            seats,
            games: 0,
            steps: 0,
            shared: 0,
            nobody: 0,
            order: PlayOrder::default(),
            score: Ratio::default(),
            win_share: Default::default(),
            scores: [0; MAX_SEATS],
            margin: Default::default(),
            ahead: Default::default(),
            rating: Rating::new(bots),
        }
    }

    pub(crate) fn add_deal(&mut self, games: &[(SeatOrder, Finished)]) {
        let mut wins = [0; MAX_SEATS];
        let mut ahead = [[(0, 0); MAX_SEATS]; MAX_SEATS];
        let mut by_table = Vec::with_capacity(games.len());
        for (seating, played) in games {
            let (held, won) = self.add_game(seating, played);
            wins.iter_mut().zip(&won).for_each(|(sum, won)| *sum += *won as i64);
            by_table.push((held, won));
            self.compare(seating, played, &mut ahead);
        }
        self.rating.add_deal(by_table.iter().map(|(held, won)| (held, won)));
        let win = WIN as i64;
        let whole = win * i64::from(self.seats);
        for bot in 0..self.bots {
            self.win_share[bot].add(wins[bot], whole);
            for other in 0..self.bots {
                self.margin[bot][other].add(wins[bot] - wins[other], whole);
                let (points, met) = ahead[bot][other];
                self.ahead[bot][other].add(points, met);
            }
        }
        let matches = games.len() as i64 * win;
        self.score.add(matches + wins[0] - wins[1], 2 * matches);
    }

    /// Who held how many seats, and won how much.
    fn add_game(&mut self, seating: &SeatOrder, played: &Finished) -> (SeatOwners, [u64; MAX_SEATS]) {
        let (mut held, mut won) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        for seat in Seat::all(self.seats) {
            let bot = usize::from(seating[seat.index()]);
            held[bot] += 1;
            won[bot] += win_units(played, seat);
            self.scores[bot] += played.scores[seat.index()];
        }
        self.games += 1;
        self.steps += u64::from(played.steps);
        self.shared += u64::from(played.ranks.winners.len() > 1);
        self.nobody += u64::from(played.ranks.winners.is_empty());
        self.order.add(played, self.seats);
        (held, won)
    }

    /// Counts, for every pair of seats of different bots, who ended ahead: two points, or one each.
    fn compare(
        &self,
        seating: &SeatOrder,
        played: &Finished,
        ahead: &mut [[(i64, i64); MAX_SEATS]; MAX_SEATS],
    ) {
        for one in Seat::all(self.seats) {
            for other in Seat::all(self.seats) {
                let (bot, against) = (usize::from(seating[one.index()]), usize::from(seating[other.index()]));
                if bot != against {
                    let order = played.ranks.of(other).cmp(&played.ranks.of(one));
                    ahead[bot][against].0 += 1 + order as i64;
                    ahead[bot][against].1 += 2;
                }
            }
        }
    }

    pub(crate) fn standings(&self, names: &[String]) -> Vec<BotStanding> {
        let ratings = self.rating.ratings().expect("an arena has two deals or more");
        let seat_games = (self.games / self.bots as u64 * u64::from(self.seats)) as f64;
        let standing = |(bot, name): (usize, &String)| BotStanding {
            bot: name.clone(),
            win_share: known(&self.win_share[bot]).within(0.0, 1.0),
            elo: ratings[bot],
            mean_score: self.scores[bot] as f64 / seat_games,
        };
        names.iter().enumerate().map(standing).collect()
    }

    pub(crate) fn duels(&self) -> Vec<Vec<Option<Duel>>> {
        let duel = |bot: usize, other: usize| {
            let ahead = self.ahead[bot][other].estimate().map(|estimate| estimate.within(0.0, 1.0));
            (bot != other).then(|| Duel { margin: known(&self.margin[bot][other]).within(-1.0, 1.0), ahead })
        };
        (0..self.bots).map(|bot| (0..self.bots).map(|other| duel(bot, other)).collect()).collect()
    }
}

fn known(ratio: &Ratio) -> Estimate {
    ratio.estimate().expect("an arena has two deals or more")
}

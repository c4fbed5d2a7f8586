//! Ratings from who won which match, by the model of Plackett and Luce for first places: a seat wins with a
//! probability in proportion to the strength of its bot, `400 * log10(strength)` is its rating, and the mean rating
//! of the arena is 0. Between two bots that share a table evenly this is the familiar Elo formula.

use crate::estimate::Estimate;
use crate::tally::WIN;
use engine::{MAX_SEATS, portable};
use std::collections::BTreeMap;

/// Win units by bot.
type Wins = [u64; MAX_SEATS];
/// How many seats each bot held.
pub(crate) type SeatOwners = [u8; MAX_SEATS];

/// The errors come from leaving out one of so many groups of deals after the other (jackknife).
const GROUPS: u64 = 32;
/// The fit converges linearly; this is far more than enough, and bounds it.
const ROUNDS: u32 = 500;

/// The won matches of an arena, by who sat at the table.
#[derive(Clone, Debug)]
pub(crate) struct Rating {
    bots: usize,
    deals: u64,
    groups: Vec<BTreeMap<SeatOwners, Wins>>,
}

impl Rating {
    pub(crate) fn new(bots: usize) -> Rating {
        Rating { bots, deals: 0, groups: vec![BTreeMap::new(); GROUPS as usize] }
    }

    pub(crate) fn add_deal<'a>(&mut self, games: impl Iterator<Item = (&'a SeatOwners, &'a Wins)>) {
        let group = &mut self.groups[(self.deals % GROUPS) as usize];
        for (held, wins) in games {
            let sums = group.entry(*held).or_default();
            sums.iter_mut().zip(wins).for_each(|(sum, win)| *sum += win);
        }
        self.deals += 1;
    }

    /// The rating of each bot. `None` until two deals are in.
    pub(crate) fn ratings(&self) -> Option<Vec<Estimate>> {
        let groups = self.deals.min(GROUPS);
        if groups < 2 {
            return None;
        }
        let whole = self.fit(None);
        let without: Vec<Vec<f64>> = (0..groups as usize).map(|group| self.fit(Some(group))).collect();
        let count = groups as f64;
        let estimate = |bot: usize| {
            let mean = without.iter().map(|fit| fit[bot]).sum::<f64>() / count;
            let squares: f64 = without.iter().map(|fit| square(fit[bot] - mean)).sum();
            Estimate::new(whole[bot], (squares * (count - 1.0) / count).sqrt(), groups - 1)
        };
        Some((0..self.bots).map(estimate).collect())
    }

    /// The most likely ratings, by the minorisation-maximisation steps of Hunter (2004). One imagined match that all
    /// bots win together keeps a bot without any win at a finite rating.
    fn fit(&self, left_out: Option<usize>) -> Vec<f64> {
        let mut matches: BTreeMap<SeatOwners, [f64; MAX_SEATS]> = BTreeMap::new();
        let part = 1.0 / self.bots as f64;
        matches.insert(std::array::from_fn(|bot| u8::from(bot < self.bots)), [part; MAX_SEATS]);
        for (_, group) in self.groups.iter().enumerate().filter(|(at, _)| Some(*at) != left_out) {
            for (held, wins) in group {
                let sums = matches.entry(*held).or_insert([0.0; MAX_SEATS]);
                sums.iter_mut().zip(wins).for_each(|(sum, &win)| *sum += win as f64 / WIN as f64);
            }
        }
        let mut strength = vec![1.0; self.bots];
        for _ in 0..ROUNDS {
            strength = improve(&strength, &matches);
        }
        let logs: Vec<f64> = strength.into_iter().map(portable::log10).collect();
        let mean = logs.iter().sum::<f64>() / self.bots as f64;
        logs.iter().map(|log| 400.0 * (log - mean)).collect()
    }
}

fn square(x: f64) -> f64 {
    x * x
}

fn improve(strength: &[f64], matches: &BTreeMap<SeatOwners, [f64; MAX_SEATS]>) -> Vec<f64> {
    let mut won = vec![0.0; strength.len()];
    let mut expected = vec![0.0; strength.len()];
    for (held, wins) in matches {
        let table: f64 = strength.iter().zip(held).map(|(s, &held)| s * f64::from(held)).sum();
        let decided: f64 = wins[..strength.len()].iter().sum();
        for bot in 0..strength.len() {
            won[bot] += wins[bot];
            expected[bot] += decided * f64::from(held[bot]) / table;
        }
    }
    let next: Vec<f64> = won.iter().zip(&expected).map(|(won, expected)| won / expected).collect();
    let sum: f64 = next.iter().sum();
    next.iter().map(|s| s / sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(bots: usize, deals: &[(SeatOwners, Wins)]) -> Rating {
        let mut rating = Rating::new(bots);
        for (held, wins) in deals {
            rating.add_deal([(held, wins)].into_iter());
        }
        rating
    }

    /// Three seats of four won by the first of two bots that hold half the table each: odds of 3, 190.8 points apart.
    #[test]
    fn two_bots_are_apart_by_the_logarithm_of_their_odds() {
        let held = [2, 2, 0, 0, 0, 0, 0, 0];
        let deals: Vec<_> = (0..4000)
            .map(|deal| {
                (held, if deal % 4 < 3 { [WIN, 0, 0, 0, 0, 0, 0, 0] } else { [0, WIN, 0, 0, 0, 0, 0, 0] })
            })
            .collect();
        let ratings = of(2, &deals).ratings().unwrap();
        let apart = ratings[0].mean - ratings[1].mean;
        assert!((apart - 190.8).abs() < 0.5, "{ratings:?}");
        assert!(ratings[0].low < ratings[0].mean && ratings[0].low > 0.0, "{ratings:?}");
    }

    /// Uneven parts of the table are no advantage: with two seats of three a bot of equal strength wins two of three.
    #[test]
    fn seats_held_are_taken_into_account() {
        let held = [2, 1, 0, 0, 0, 0, 0, 0];
        let deals = vec![(held, [2 * WIN, WIN, 0, 0, 0, 0, 0, 0]); 100];
        let ratings = of(2, &deals).ratings().unwrap();
        assert!(ratings[0].mean.abs() < 0.5, "{ratings:?}");
    }

    /// A rating is the same on every machine, to the last bit.
    #[test]
    fn ratings_are_the_same_everywhere() {
        let held = [2, 1, 1, 0, 0, 0, 0, 0];
        let won = |bot: usize| std::array::from_fn(|other| if other == bot { WIN } else { 0 });
        let deals: Vec<_> = (0..40).map(|deal| (held, won(deal * deal % 7 % 3))).collect();
        let ratings = of(3, &deals).ratings().unwrap();
        let all = ratings.iter().flat_map(|rating| [rating.mean, rating.high]);
        let expected = [
            (-190.304_886_580_549, -93.285_279_880_464_71),
            (146.727_059_017_040_8, 233.670_267_933_270_8),
            (43.577_827_563_508_28, 114.775_455_752_401_5),
        ];
        assert!(all.eq(expected.into_iter().flat_map(|(mean, high)| [mean, high])), "{ratings:?}");
    }

    #[test]
    fn a_bot_that_never_wins_has_a_finite_rating() {
        let held = [1, 1, 1, 0, 0, 0, 0, 0];
        let deals = vec![(held, [WIN, 0, 0, 0, 0, 0, 0, 0]); 50];
        assert!(of(3, &deals).ratings().unwrap().iter().all(|rating| rating.mean.is_finite()));
    }
}

use crate::estimate::Ratio;
use engine::portable;
use serde::Serialize;

/// A sequential test of whether the first of two bots is stronger: it ends the arena as soon as the result is clear.
///
/// `H0`: the first bot is `elo0` points above the second; `H1`: it is `elo1` above. The score of a deal is the part of
/// its wins that went to the first bot (a match without a winner counts half). Under a difference of `e` points, with
/// `r = 10^(e / 400)`, the expected score is the mean over the seatings of a deal of `a r / (a r + b)`, where the bots
/// hold `a` and `b` seats; for even parts that is the Elo formula `1 / (1 + 10^(-e / 400))`. With `s0` and `s1` these
/// expectations, `m` the mean score of the `n` deals so far and `v` the variance of a deal's score, the
/// log-likelihood ratio of a normal approximation is
///
/// `llr = n (s1 - s0) (2 m - s0 - s1) / (2 v)`,
///
/// with `v = (sum of squared distances from m + 1/4) / n`: the quarter stands for one imagined deal of the widest
/// spread and keeps few or equal deals from looking certain. The test accepts `H1` once `llr >= ln((1 - beta) / alpha)`
/// and `H0` once `llr <= ln(beta / (1 - alpha))` (Wald's bounds), with `alpha` and `beta` the risks of accepting `H1`
/// and `H0` wrongly. It never decides before [`Sprt::LEAST_DEALS`] deals.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
    pub alpha: f64,
    pub beta: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The difference is at most `elo0`.
    H0,
    /// The difference is at least `elo1`.
    H1,
    Undecided,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtReport {
    #[serde(flatten)]
    pub test: Sprt,
    pub log_likelihood_ratio: f64,
    /// The bounds at which `H0` and `H1` are accepted.
    pub lower: f64,
    pub upper: f64,
    pub verdict: Verdict,
}

impl Default for Sprt {
    fn default() -> Sprt {
        Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.05 }
    }
}

impl Sprt {
    pub const LEAST_DEALS: u64 = 16;

    /// What keeps the test from being one.
    pub(crate) fn fault(&self) -> Option<&'static str> {
        let is_risk = |risk: f64| risk > 0.0 && risk < 0.5;
        if !(self.elo0.is_finite() && self.elo1.is_finite() && self.elo0 < self.elo1) {
            Some("a sequential test needs two ratings, the first below the second")
        } else if !(is_risk(self.alpha) && is_risk(self.beta)) {
            Some("the risks of a sequential test lie between 0 and 0.5")
        } else {
            None
        }
    }

    pub(crate) fn report(&self, scores: &Ratio, seats: u8) -> SprtReport {
        let (s0, s1) = (expected(self.elo0, seats), expected(self.elo1, seats));
        let deals = scores.deals() as f64;
        let variance = (scores.squares() + 0.25) / deals.max(1.0);
        let llr = deals * (s1 - s0) * (2.0 * scores.mean() - s0 - s1) / (2.0 * variance);
        let lower = portable::ln_f64(self.beta / (1.0 - self.alpha));
        let upper = portable::ln_f64((1.0 - self.beta) / self.alpha);
        let verdict = match scores.deals() {
            ..Sprt::LEAST_DEALS => Verdict::Undecided,
            _ if llr >= upper => Verdict::H1,
            _ if llr <= lower => Verdict::H0,
            _ => Verdict::Undecided,
        };
        SprtReport { test: *self, log_likelihood_ratio: llr, lower, upper, verdict }
    }
}

/// The expected score of the first of two bots. At an odd table each of them holds the odd seat once in a deal.
fn expected(elo: f64, seats: u8) -> f64 {
    let ratio = portable::power_of_ten(elo / 400.0);
    let score = |held: u8| {
        let (own, others) = (f64::from(held) * ratio, f64::from(seats - held));
        own / (own + others)
    };
    (score(seats / 2) + score(seats.div_ceil(2))) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_tables_follow_the_elo_formula() {
        assert!((expected(0.0, 3) - 0.5).abs() < 1e-12);
        assert!((expected(200.0, 4) - 0.759_746_926_6).abs() < 1e-9);
        assert!(expected(200.0, 5) > 0.7 && expected(200.0, 5) < expected(200.0, 4));
    }

    fn verdict(wins_of_ten: i64, deals: i64) -> Verdict {
        let mut scores = Ratio::default();
        (0..deals).for_each(|deal| scores.add(2 * i64::from(deal * 7 % 10 < wins_of_ten), 2));
        Sprt { elo1: 50.0, ..Sprt::default() }.report(&scores, 4).verdict
    }

    #[test]
    fn it_decides_when_the_difference_is_clear_and_not_before() {
        assert_eq!(verdict(10, 15), Verdict::Undecided);
        assert_eq!(verdict(7, 20), Verdict::Undecided);
        assert_eq!(verdict(7, 1000), Verdict::H1);
        assert_eq!(verdict(5, 1000), Verdict::H0);
        assert_eq!(verdict(3, 1000), Verdict::H0);
    }

    #[test]
    fn senseless_tests_are_refused() {
        assert_eq!(Sprt::default().fault(), None);
        assert!(Sprt { elo1: 0.0, ..Sprt::default() }.fault().is_some());
        assert!(Sprt { alpha: 0.0, ..Sprt::default() }.fault().is_some());
        assert!(Sprt { beta: f64::NAN, ..Sprt::default() }.fault().is_some());
    }
}

use serde::Serialize;

/// A measured number with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// The estimate with this standard error, known with so many degrees of freedom.
    pub(crate) fn new(mean: f64, standard_error: f64, freedom: u64) -> Estimate {
        let margin = student_95(freedom) * standard_error;
        Estimate { mean, low: mean - margin, high: mean + margin }
    }

    /// Cut to what is possible.
    pub(crate) fn within(self, least: f64, most: f64) -> Estimate {
        Estimate { mean: self.mean, low: self.low.max(least), high: self.high.min(most) }
    }
}

/// The ratio of two sums over deals, `part` of `whole`. The matches of one deal share their chance, so they are not
/// independent; the deals are. The error is therefore that of a ratio estimator clustered by deal:
/// `sum (part - mean * whole)^2` over the deals, times `n / (n - 1)`, divided by `(sum whole)^2`. All sums are
/// integers, so the order of adding does not matter.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Ratio {
    deals: u64,
    part: i128,
    whole: i128,
    part_part: i128,
    part_whole: i128,
    whole_whole: i128,
}

impl Ratio {
    pub(crate) fn add(&mut self, part: i64, whole: i64) {
        let (part, whole) = (i128::from(part), i128::from(whole));
        self.deals += 1;
        self.part += part;
        self.whole += whole;
        self.part_part += part * part;
        self.part_whole += part * whole;
        self.whole_whole += whole * whole;
    }

    pub(crate) fn deals(&self) -> u64 {
        self.deals
    }

    pub(crate) fn mean(&self) -> f64 {
        if self.whole == 0 { 0.0 } else { self.part as f64 / self.whole as f64 }
    }

    /// The sum over deals of the squared distance from the mean, in parts of a mean deal.
    pub(crate) fn squares(&self) -> f64 {
        if self.whole == 0 {
            return 0.0;
        }
        let mean = self.mean();
        let squares = self.part_part as f64 - 2.0 * mean * self.part_whole as f64
            + mean * mean * self.whole_whole as f64;
        let deal = self.whole as f64 / self.deals as f64;
        squares.max(0.0) / (deal * deal)
    }

    /// `None` if nothing was compared, or if a single deal leaves its error unknown.
    pub(crate) fn estimate(&self) -> Option<Estimate> {
        if self.whole == 0 || self.deals < 2 {
            return None;
        }
        let deals = self.deals as f64;
        let error = (self.squares() / (deals - 1.0) / deals).sqrt();
        Some(Estimate::new(self.mean(), error, self.deals - 1))
    }
}

/// The 97.5 % quantile of Student's t distribution (Cornish-Fisher expansion about the normal one, exact to 1 % from
/// three degrees of freedom on).
fn student_95(freedom: u64) -> f64 {
    if freedom < 3 {
        return [f64::INFINITY, 12.706, 4.303][freedom as usize];
    }
    let (z, n) = (1.959_964_f64, freedom as f64);
    let z3 = z * z * z;
    let (z5, z7) = (z3 * z * z, z3 * z3 * z);
    z + (z3 + z) / (4.0 * n)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * n * n)
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * n * n * n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn student_quantiles_match_the_tables() {
        for (freedom, quantile) in
            [(2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
        {
            let found = student_95(freedom);
            assert!((found - quantile).abs() < 0.03, "{freedom}: {found}");
        }
    }

    #[test]
    fn equal_wholes_give_the_error_of_a_mean() {
        let mut ratio = Ratio::default();
        let parts = [3, 5, 4, 8, 1, 3];
        parts.iter().for_each(|&part| ratio.add(part, 10));
        let mean = parts.iter().sum::<i64>() as f64 / 60.0;
        let distances = parts.iter().map(|&part| part as f64 / 10.0 - mean);
        let variance = distances.map(|distance| distance * distance).sum::<f64>() / 5.0;
        let estimate = ratio.estimate().unwrap();
        assert!((estimate.mean - mean).abs() < 1e-12);
        let margin = student_95(5) * (variance / 6.0).sqrt();
        assert!((estimate.high - mean - margin).abs() < 1e-12, "{estimate:?}");
    }
}

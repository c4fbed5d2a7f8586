//! Whether counted frequencies fit the weights they should have: Pearson's chi-square.

/// A cell that expects fewer is not judged.
const LEAST_EXPECTED: f64 = 25.0;

/// The total number of draws that makes a bias of a tenth visible.
pub(crate) fn draws_for(cells: usize) -> u32 {
    2_000 * cells as u32
}

/// Breaks if the counts cannot come from these weights. A fair source is over the bound less than once in a hundred
/// million times, and seeds are fixed, so it never is by chance. Cells that expect too few to judge are passed over.
pub(crate) fn fits(counts: &[u32], weights: &[u64]) -> Result<(), String> {
    let drawn: f64 = counts.iter().map(|&count| f64::from(count)).sum();
    let weight = weights.iter().sum::<u64>() as f64;
    let expected = weights.iter().map(|&part| drawn * part as f64 / weight);
    let judged = counts.iter().zip(expected).filter(|(_, expected)| *expected >= LEAST_EXPECTED);
    let squares: Vec<f64> =
        judged.map(|(&count, expected)| (f64::from(count) - expected).powi(2) / expected).collect();
    let (chi_square, freedom) = (squares.iter().sum::<f64>(), squares.len() as f64);
    let bound = freedom + 8.0 * (2.0 * freedom).sqrt() + 25.0;
    if chi_square <= bound {
        return Ok(());
    }
    Err(format!("chi-square {chi_square:.0} is over {bound:.0}: drawn {counts:?}, weights {weights:?}"))
}

/// Puts what has less than one in `most` of the whole weight together with its neighbours of that kind, and gives
/// the cell of each.
pub(crate) fn cells_of(weights: &[u64], most: u64) -> Vec<usize> {
    let least = weights.iter().sum::<u64>() / most;
    let (mut count, mut shared, mut held) = (0, None, 0);
    let mut new_cell = || {
        count += 1;
        count - 1
    };
    let mut cells = Vec::with_capacity(weights.len());
    for &weight in weights {
        if weight >= least {
            cells.push(new_cell());
            continue;
        }
        cells.push(*shared.get_or_insert_with(&mut new_cell));
        held += weight;
        if held >= least {
            (shared, held) = (None, 0);
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{FastRng, Rng};

    #[test]
    fn fair_dice_fit_and_loaded_ones_do_not() {
        let mut rng = FastRng::new(3);
        let (mut fair, mut loaded) = ([0; 6], [0; 6]);
        for _ in 0..draws_for(6) {
            fair[rng.below(6) as usize] += 1;
            // A six comes up 1 in 7 times more often than it should.
            loaded[(rng.below(7) as usize).min(5)] += 1;
        }
        assert_eq!(fits(&fair, &[1; 6]), Ok(()));
        assert!(fits(&loaded, &[1; 6]).is_err());
        assert_eq!(fits(&loaded, &[1, 1, 1, 1, 1, 2]), Ok(()));
    }

    #[test]
    fn never_drawn_is_never_fair() {
        let mut counts = [2_000; 64];
        counts[63] = 0;
        assert!(fits(&counts, &[1; 64]).is_err());
    }

    #[test]
    fn small_weights_are_joined() {
        assert_eq!(cells_of(&[1; 4], 4), [0, 1, 2, 3]);
        assert_eq!(cells_of(&[1; 5], 2), [0, 0, 1, 1, 2]);
        assert_eq!(cells_of(&[90, 1, 1, 1, 7], 10), [0, 1, 1, 1, 1]);
        assert_eq!(cells_of(&[7, 92, 1], 10), [0, 1, 0]);
    }
}

use engine::{FastRng, Rng};
use std::collections::BTreeSet;

/// How many greedy rows are made for an open pair, of which the best is taken.
const GREEDY: u64 = 12;

/// How many more rows are tried, at random, before a pair counts as impossible.
const RANDOM: u64 = 30;

/// A value of a column: (column, value).
type Setting = (usize, usize);

/// Rows of values, one per column, such that every two values of two columns stand together in some row (and so
/// does every single value). Most mistakes in options need two of them to meet; all combinations would be too many.
///
/// `sizes` are the numbers of values, `defaults` is the first row. Rows that `valid` refuses are not used; a pair
/// that no tried row can hold is given up.
pub(crate) fn pairwise(
    sizes: &[usize],
    defaults: &[usize],
    mut valid: impl FnMut(&[usize]) -> bool,
) -> Vec<Vec<usize>> {
    let mut open = all_pairs(sizes);
    let mut rows = vec![defaults.to_vec()];
    strike(&mut open, defaults);
    while let Some(&pair) = open.first() {
        let mut greedy: Vec<Vec<usize>> =
            (0..GREEDY).map(|seed| greedy_row(pair, sizes, &open, seed)).collect();
        greedy.sort_by_key(|row| std::cmp::Reverse(open.iter().filter(|pair| holds(row, **pair)).count()));
        let plain = std::iter::once(row_with(pair, defaults));
        let random = (0..RANDOM).map(|seed| row_with(pair, &random_row(sizes, seed)));
        if let Some(row) = greedy.into_iter().chain(plain).chain(random).find(|row| valid(row)) {
            strike(&mut open, &row);
            rows.push(row);
        } else {
            open.remove(&pair);
        }
    }
    rows
}

fn all_pairs(sizes: &[usize]) -> BTreeSet<(Setting, Setting)> {
    let settings: Vec<Setting> = sizes
        .iter()
        .enumerate()
        .flat_map(|(column, &size)| (0..size).map(move |value| (column, value)))
        .collect();
    let pairs = settings.iter().flat_map(|&one| settings.iter().map(move |&other| (one, other)));
    // A setting paired with itself stands for the setting alone.
    pairs.filter(|(one, other)| one.0 < other.0 || one == other).collect()
}

fn strike(open: &mut BTreeSet<(Setting, Setting)>, row: &[usize]) {
    open.retain(|&pair| !holds(row, pair));
}

fn holds(row: &[usize], ((a, x), (b, y)): (Setting, Setting)) -> bool {
    row[a] == x && row[b] == y
}

fn row_with(pair: (Setting, Setting), row: &[usize]) -> Vec<usize> {
    let mut row = row.to_vec();
    for (column, value) in [pair.0, pair.1] {
        row[column] = value;
    }
    row
}

fn random_row(sizes: &[usize], seed: u64) -> Vec<usize> {
    let mut rng = FastRng::new(seed);
    sizes.iter().map(|&size| rng.below(size as u32) as usize).collect()
}

/// A row with the pair in it, filled up column by column with the value that meets the most others for the first time.
fn greedy_row(
    pair: (Setting, Setting),
    sizes: &[usize],
    open: &BTreeSet<(Setting, Setting)>,
    seed: u64,
) -> Vec<usize> {
    let mut rng = FastRng::new(seed);
    let mut fixed = vec![pair.0, pair.1];
    let mut columns: Vec<usize> =
        (0..sizes.len()).filter(|&column| column != pair.0.0 && column != pair.1.0).collect();
    while !columns.is_empty() {
        let column = columns.swap_remove(rng.below(columns.len() as u32) as usize);
        let gain = |value: usize| {
            fixed.iter().filter(|&&other| open.contains(&ordered((column, value), other))).count()
        };
        let first = rng.below(sizes[column] as u32) as usize;
        let values = (0..sizes[column]).map(|at| (first + at) % sizes[column]);
        fixed.push((column, values.max_by_key(|&value| gain(value)).unwrap_or(0)));
    }
    let mut row = vec![0; sizes.len()];
    for (column, value) in fixed {
        row[column] = value;
    }
    row
}

fn ordered(one: Setting, other: Setting) -> (Setting, Setting) {
    if one.0 < other.0 { (one, other) } else { (other, one) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uncovered(sizes: &[usize], rows: &[Vec<usize>]) -> BTreeSet<(Setting, Setting)> {
        let mut open = all_pairs(sizes);
        rows.iter().for_each(|row| strike(&mut open, row));
        open
    }

    #[test]
    fn every_pair_stands_in_some_row() {
        for sizes in [&[2; 5][..], &[2; 20], &[3, 2, 4, 2, 5], &[4], &[1, 1], &[]] {
            let defaults = vec![0; sizes.len()];
            let rows = pairwise(sizes, &defaults, |_| true);
            assert_eq!(rows[0], defaults);
            assert!(uncovered(sizes, &rows).is_empty(), "{sizes:?}");
            assert_eq!(rows, pairwise(sizes, &defaults, |_| true), "the cover is the same every time");
        }
    }

    #[test]
    fn rows_are_few() {
        assert!(pairwise(&[2; 5], &[0; 5], |_| true).len() <= 8);
        assert!(pairwise(&[2; 20], &[0; 20], |_| true).len() <= 14);
        assert_eq!(pairwise(&[4], &[2], |_| true).len(), 4);
    }

    #[test]
    fn only_impossible_pairs_are_given_up() {
        let sizes = [2, 2, 3, 2];
        let valid = |row: &[usize]| !(row[0] == 1 && row[2] == 2);
        let rows = pairwise(&sizes, &[0; 4], valid);
        assert!(rows.iter().all(|row| valid(row)));
        assert_eq!(uncovered(&sizes, &rows), [((0, 1), (2, 2))].into());
    }
}

/// The position of the `n`-th set bit of `mask`, counted from 0 at the low end.
#[inline]
pub fn nth_set_bit(mut mask: u32, n: u32) -> u32 {
    debug_assert!(n < mask.count_ones(), "there is no such bit");
    for _ in 0..n {
        mask &= mask - 1;
    }
    mask.trailing_zeros()
}

/// All subsets of `mask` in ascending order, the empty one first.
pub fn subsets(mask: u32) -> impl Iterator<Item = u32> {
    let mut next = Some(0u32);
    std::iter::from_fn(move || {
        let subset = next?;
        next = (subset != mask).then(|| (subset | !mask).wrapping_add(1) & mask);
        Some(subset)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_found_in_order() {
        assert_eq!([0, 1, 2].map(|n| nth_set_bit(0b10110, n)), [1, 2, 4]);
    }

    #[test]
    fn subsets_are_complete_and_ascending() {
        assert_eq!(subsets(0b1010).collect::<Vec<_>>(), [0, 0b10, 0b1000, 0b1010]);
        assert_eq!(subsets(0).collect::<Vec<_>>(), [0]);
        assert_eq!(subsets(u32::MAX >> 21).count(), 2048);
    }
}

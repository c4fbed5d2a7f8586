/// A source of 32-bit words. Everything random in a match is built from `word` by the few functions here, which are
/// written down in `docs/record.md`, so that any program in any language can recompute a record.
pub trait Rng {
    /// The next word, uniform over all 2^32.
    fn word(&mut self) -> u32;

    /// Uniform over `0..bound`, without bias: multiply-and-shift, with the words that would favour some
    /// results thrown away (Lemire's method).
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "an empty range has no number to draw");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// True with probability `hits / of`.
    #[inline]
    fn chance(&mut self, hits: u32, of: u32) -> bool {
        self.below(of) < hits
    }

    /// A number in `0.0..1.0`.
    #[inline]
    fn unit(&mut self) -> f32 {
        (self.word() >> 8) as f32 / (1u32 << 24) as f32
    }
}

impl<R: Rng + ?Sized> Rng for &mut R {
    #[inline]
    fn word(&mut self) -> u32 {
        (**self).word()
    }
}

/// A small fast generator for playouts and random players (xoroshiro-style, 128 bits of state). Never used for the
/// chance of a match: that comes from a [`crate::ChanceStream`].
#[derive(Clone, Debug)]
pub struct FastRng {
    low: u64,
    high: u64,
}

impl FastRng {
    pub fn new(seed: u64) -> FastRng {
        let mut mix = seed;
        FastRng { low: split_mix(&mut mix), high: split_mix(&mut mix) | 1 }
    }
}

impl Rng for FastRng {
    #[inline]
    fn word(&mut self) -> u32 {
        let (low, mut high) = (self.low, self.high);
        let result = low.wrapping_add(high).rotate_left(17).wrapping_add(low);
        high ^= low;
        self.low = low.rotate_left(49) ^ high ^ (high << 21);
        self.high = high.rotate_left(28);
        (result >> 32) as u32
    }
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A source that says given words, to reach the rejected ones.
    struct Script(Vec<u32>);
    impl Rng for Script {
        fn word(&mut self) -> u32 {
            self.0.remove(0)
        }
    }

    #[test]
    fn below_throws_biased_words_away() {
        // 2^32 mod 3 = 1, so exactly one word in 2^32 (the one whose product has low half 0) must be redrawn.
        let mut rng = Script(vec![0, u32::MAX]);
        assert_eq!(rng.below(3), 2);
        assert!(rng.0.is_empty(), "the biased word was used");
    }

    #[test]
    fn below_is_even() {
        let mut rng = FastRng::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        for count in seen {
            assert!((9_600..10_400).contains(&count), "{seen:?}");
        }
    }
}

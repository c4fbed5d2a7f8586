//! Exponentials and logarithms that are the same on every machine.
//!
//! Those of `std` come from the platform's mathematical library, and the last digit differs between glibc, musl, macOS
//! and WebAssembly. One digit is enough to turn a tree search round. Everything here is made of additions,
//! multiplications, divisions and bits, which IEEE 754 fixes to the last digit, and Rust never fuses two of them into
//! one. Square roots are fixed by the standard as well: `f32::sqrt` and `f64::sqrt` may be used as they are.

use std::f64::consts::{LN_2, LN_10, LOG2_E, SQRT_2};

/// The factors of the series of `e^r`: 1, 1, 1/2, 1/6, 1/24 and so on.
const INVERSE_FACTORIALS: [f64; 15] = {
    let mut factors = [1.0; 15];
    let mut term = 1;
    while term < factors.len() {
        factors[term] = factors[term - 1] / term as f64;
        term += 1;
    }
    factors
};

/// The factors of the series of `ln m`: 1, 1/3, 1/5 and so on.
const INVERSE_ODDS: [f64; 12] = {
    let mut factors = [1.0; 12];
    let mut term = 1;
    while term < factors.len() {
        factors[term] = 1.0 / (2 * term + 1) as f64;
        term += 1;
    }
    factors
};

/// `e^x`, within one unit in the last place.
#[inline]
pub fn exp(x: f32) -> f32 {
    exp_series(f64::from(x), &INVERSE_FACTORIALS[..8]) as f32
}

/// The natural logarithm of a positive finite number, within one unit in the last place.
#[inline]
pub fn ln(x: f32) -> f32 {
    ln_series(f64::from(x), &INVERSE_ODDS[..5]) as f32
}

/// The natural logarithm of a positive normal number. The relative error is below 1e-14.
pub fn ln_f64(x: f64) -> f64 {
    ln_series(x, &INVERSE_ODDS)
}

/// The decimal logarithm of a positive normal number. The relative error is below 1e-14.
pub fn log10(x: f64) -> f64 {
    ln_f64(x) / LN_10
}

/// `10^x`. The relative error is below 1e-13 for `x` between -50 and 50.
pub fn power_of_ten(x: f64) -> f64 {
    exp_series(x * LN_10, &INVERSE_FACTORIALS)
}

/// `e^x` as `2^n e^r` with `r` between `-ln 2 / 2` and `ln 2 / 2`, and `e^r` by the first terms of its series.
#[inline]
fn exp_series(x: f64, factors: &[f64]) -> f64 {
    /// Beyond these the result is 0 or infinite in `f64`, and no exponent holds `2^n`.
    const LEAST: f64 = -708.0;
    const MOST: f64 = 709.0;
    /// Adding this leaves no room for digits behind the point: the sum ends in the nearest whole number.
    const WHOLE: f64 = (3u64 << 51) as f64;
    /// The first digits of ln 2, few enough that their product with `n` is exact, and the rest.
    const LN_2_HIGH: f64 = f64::from_bits(0x3fe6_2e42_fee0_0000);
    const LN_2_LOW: f64 = 1.908_214_929_270_587_7e-10;

    if x.is_nan() {
        return x;
    }
    if x < LEAST {
        return 0.0;
    }
    if x > MOST {
        return f64::INFINITY;
    }
    let shifted = x * LOG2_E + WHOLE;
    let n = shifted - WHOLE;
    let r = (x - n * LN_2_HIGH) - n * LN_2_LOW;
    let sum = factors.iter().rev().fold(0.0, |sum, factor| factor + r * sum);
    let exponent = (n as i64 + 1023) as u64;
    sum * f64::from_bits(exponent << 52)
}

/// `ln x` as `k ln 2 + ln m` with `m` about 1, and `ln m = 2 (s + s^3/3 + s^5/5 ...)` with `s = (m - 1) / (m + 1)`.
#[inline]
fn ln_series(x: f64, factors: &[f64]) -> f64 {
    debug_assert!(x.is_normal() && x > 0.0, "{x} has no logarithm");
    const FRACTION: u64 = (1 << 52) - 1;
    let exponent = (x.to_bits() >> 52) as i32 - 1023;
    let mantissa = f64::from_bits((x.to_bits() & FRACTION) | 1023 << 52);
    let (m, k) = if mantissa > SQRT_2 { (mantissa / 2.0, exponent + 1) } else { (mantissa, exponent) };
    let s = (m - 1.0) / (m + 1.0);
    let square = s * s;
    let sum = factors.iter().rev().fold(0.0, |sum, factor| factor + square * sum);
    f64::from(k) * LN_2 + 2.0 * s * sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FastRng, Rng};

    fn apart(own: f64, std: f64) -> f64 {
        if own == std { 0.0 } else { ((own - std) / std).abs() }
    }

    /// Units in the last place between two numbers of one sign.
    fn ulps(own: f32, std: f32) -> u32 {
        own.to_bits().abs_diff(std.to_bits())
    }

    #[test]
    fn short_functions_are_within_one_unit_of_those_of_std() {
        let mut rng = FastRng::new(1);
        for _ in 0..200_000 {
            let x = (rng.unit() - 0.5) * 170.0;
            assert!(ulps(exp(x), x.exp()) <= 1, "exp {x}: {} {}", exp(x), x.exp());
            let y = x.exp();
            assert!(ulps(ln(y), y.ln()) <= 1, "ln {y}: {} {}", ln(y), y.ln());
        }
        for whole in 1..100_000u32 {
            let x = whole as f32;
            assert!(ulps(ln(x), x.ln()) <= 1, "ln {x}");
        }
    }

    #[test]
    fn long_functions_are_close_to_those_of_std() {
        let mut rng = FastRng::new(2);
        for _ in 0..200_000 {
            let x = f64::from(rng.unit() - 0.5) * 100.0;
            assert!(apart(power_of_ten(x), 10f64.powf(x)) < 1e-13, "10^{x}");
            let y = 10f64.powf(x);
            assert!(apart(ln_f64(y), y.ln()) < 1e-14, "ln {y}");
            assert!(apart(log10(y), y.log10()) < 1e-14, "log10 {y}");
        }
    }

    #[test]
    fn the_ends_are_as_they_should_be() {
        assert_eq!((exp(0.0), ln(1.0), power_of_ten(0.0)), (1.0, 0.0, 1.0));
        assert_eq!((exp(-1000.0), exp(1000.0)), (0.0, f32::INFINITY));
        assert_eq!((exp(f32::NEG_INFINITY), exp(f32::INFINITY)), (0.0, f32::INFINITY));
        assert!(exp(f32::NAN).is_nan());
        assert_eq!(exp(-104.0), 0.0, "too small for f32");
    }

    /// The exact bits of a few results. They must never change: on no machine, and by no change to the series.
    #[test]
    fn results_are_the_same_to_the_last_bit() {
        let exps = [-87.5f32, -3.25, -0.1, 0.3, 1.0, 42.0].map(|x| exp(x).to_bits());
        let lns = [1e-30f32, 0.7, 1.5, 3.0, 12_345.0, 1e30].map(|x| ln(x).to_bits());
        let tens = [-3.3f64, 0.1, 0.5, 12.7].map(|x| power_of_ten(x).to_bits());
        let logs = [1e-9f64, 0.3, 2.0, 7e11].map(|x| log10(x).to_bits());
        expect_test::expect![[r#"
            [6cb2bc, 3d1ed1b4, 3f67a36d, 3facc82d, 402df854, 5dc1192b]
            [c28a27b5, beb69e1a, 3ecf991f, 3f8c9f54, 4116bc71, 428a27b5]
            [3f406c436388750f, 3ff4248ef8fc2604, 40094c583ada5b53, 42923bab7b2642e2]
            [c021ffffffffffff, bfe0bb6c34d81501, 3fd34413509f79fe, 4027b0b0b0b78cc3]
        "#]]
        .assert_eq(&format!("{exps:x?}\n{lns:x?}\n{tens:x?}\n{logs:x?}\n"));
    }
}

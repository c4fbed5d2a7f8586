//! How much the laws try. Everything is counted in walks and looks, never in seconds, so that a run is the same on
//! every machine.

/// A long run tries this many times as much.
const LONG_FACTOR: u32 = 20;

/// Whether the environment asks for a long run: `MAGNAT_LAWS=long`.
pub(crate) fn is_long() -> bool {
    std::env::var("MAGNAT_LAWS").is_ok_and(|effort| effort == "long")
}

/// The part of `total` that one of `tables` gets, at least `least`.
pub(crate) fn share(total: u32, tables: usize, least: u32) -> u32 {
    let factor = if is_long() { LONG_FACTOR } else { 1 };
    (total * factor).div_ceil(tables.max(1) as u32).max(least)
}

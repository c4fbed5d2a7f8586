pub(crate) mod dealing;
pub(crate) mod round;

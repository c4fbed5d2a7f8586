//! One file per law; each says why the law exists.

mod absent;
mod allocation;
mod chance;
mod conserve;
mod end;
mod golden;
mod histories;
mod imagine;
mod json;
mod legal;
mod options;
mod perft;
mod policy;
mod refusal;
mod replay;
mod sample;
mod sealed;
mod two_worlds;

pub use absent::absent;
pub use allocation::allocation;
pub use chance::chance;
pub use conserve::conserve;
pub use end::end;
pub use golden::golden;
pub use histories::histories;
pub use imagine::imagine;
pub use json::json;
pub use legal::legal;
pub use options::options;
pub use perft::perft;
pub use policy::{Reward, answers, candidates, playout_allocation, playout_golden, values};
pub use refusal::refusal;
pub use replay::replay;
pub use sample::sample;
pub use sealed::sealed;
pub use two_worlds::two_worlds;

//! What the tests of several crates share. Nothing of it is part of the program.

mod disk;
mod line;
mod postgres;

pub use disk::{SmallDisk, limit_files};
pub use line::FragileLine;
pub use postgres::{Postgres, Stopped};

/// Whether the environment allows to write missing reference files: `MAGNAT_BLESS=1`.
pub fn may_bless() -> bool {
    std::env::var("MAGNAT_BLESS").is_ok_and(|bless| bless == "1")
}

//! The one line of a game's `tests/laws.rs`.

use crate::Failure;
use engine::Game;

/// Hands the list of laws that need nothing but the game to another macro.
#[doc(hidden)]
#[macro_export]
macro_rules! each_law {
    ($then:ident, $game:ty) => {
        $crate::$then! {
            $game: replay canon imagine two_worlds histories legal refusal sample sealed conserve end absent chance json
            options texts allocation
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! law_tests {
    ($game:ty: $($law:ident)*) => {
        $(
            #[test]
            fn $law() {
                $crate::obey($crate::laws::$law::<$game>());
            }
        )*
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! law_results {
    ($game:ty: $($law:ident)*) => { [$($crate::laws::$law::<$game>()),*] };
}

#[doc(hidden)]
#[macro_export]
macro_rules! tests_folder {
    () => {
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests")
    };
}

/// One test per law. `golden: n` asks for at least so many records of random play of the current versions in `tests/replays`.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws!($game, golden: 0);
    };
    ($game:ty, golden: $least:expr) => {
        $crate::each_law!(law_tests, $game);

        #[test]
        fn perft() {
            $crate::obey($crate::laws::perft::<$game>($crate::tests_folder!(), $crate::may_bless()));
        }

        #[test]
        fn golden() {
            $crate::obey($crate::laws::golden::<$game>($crate::tests_folder!(), $least, $crate::may_bless()));
        }
    };
}

/// One test per law of a policy. `golden: n` asks for at least so many records of its play of the current versions in `tests/replays`;
/// `reward: own` is for a game whose values at the end are documented to be something else than the win.
#[macro_export]
macro_rules! policy_laws {
    ($game:ty) => {
        $crate::policy_laws!($game, golden: 0);
    };
    ($game:ty, golden: $least:expr) => {
        $crate::policy_laws!($game, golden: $least, reward: Winners);
    };
    ($game:ty, golden: $least:expr, reward: own) => {
        $crate::policy_laws!($game, golden: $least, reward: Own);
    };
    ($game:ty, golden: $least:expr, reward: $reward:ident) => {
        $crate::law_tests!($game: candidates answers playout_allocation);

        #[test]
        fn values() {
            $crate::obey($crate::laws::values::<$game>($crate::laws::Reward::$reward));
        }

        #[test]
        fn playout_golden() {
            $crate::obey($crate::laws::playout_golden::<$game>(
                $crate::tests_folder!(),
                $least,
                $crate::may_bless(),
            ));
        }
    };
}

/// One test per law of a game in numbers.
#[macro_export]
macro_rules! encode_laws {
    ($game:ty) => {
        $crate::law_tests!($game: observations slots slots_of_candidates slot_allocation);
    };
}

/// All laws that need nothing but the game, one after the other: the first that is broken.
pub fn all<G: Game>() -> Result<(), Failure> {
    each_law!(law_results, G).into_iter().collect()
}

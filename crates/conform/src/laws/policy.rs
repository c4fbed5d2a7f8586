//! What a search leans on. Candidates and playout actions that are not legal end in a panic deep in a tree; a value
//! outside 0 to 1, or one that is wrong at the end, makes a bot play another game.

use super::allocation::{Choose, plays_without_allocating};
use super::{golden, imagine::world_for};
use crate::table::each_table;
use crate::walk::{ensure, legal, look_around, pick};
use crate::{Failure, LawTable};
use engine::{FastRng, Game, Level, Policy, Rng, Seat, Turn, Viewer};

const LOOKS: u32 = 8_000;

/// How often a player is asked in one position.
const ASKS: u32 = 4;

/// What [`Policy::value`] promises at the end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Exactly [`engine::Ranks::reward`].
    Winners,
    /// A measure of the game's own; a better rank is never worth less.
    Own,
}

/// Candidates are legal, each once, and there is one for every seat that may act.
pub fn candidates<G: Policy>() -> Result<(), Failure> {
    each_asked::<G>("candidates", |table, state, seat, _| {
        let mut candidates = Vec::new();
        table.rules.candidates(state, seat, &mut candidates);
        ensure(!candidates.is_empty(), || format!("seat {seat} may act and has no candidates"))?;
        for (at, &action) in candidates.iter().enumerate() {
            is_legal(table, state, seat, action, "candidate")?;
            ensure(!candidates[..at].contains(&action), || {
                format!("the candidate {action:?} is there twice")
            })?;
        }
        Ok(())
    })
}

/// Playouts and the game's own styles answer legally.
pub fn answers<G: Policy>() -> Result<(), Failure> {
    each_asked::<G>("answers", |table, state, seat, rng| {
        let mut scratch = Vec::new();
        for _ in 0..ASKS {
            let action = table.rules.playout(state, seat, rng, &mut scratch);
            is_legal(table, state, seat, action, "playout action")?;
            for style in G::STYLES {
                let action = table.rules.styled(style, state, seat, rng, &mut scratch);
                is_legal(table, state, seat, action, style)?;
            }
        }
        Ok(())
    })
}

/// Values lie in 0 to 1 and are exact at the end; a likelihood is a finite weight; every level thinks at all.
pub fn values<G: Policy>(reward: Reward) -> Result<(), Failure> {
    each_table::<G>("values", |table| {
        let tunings = Level::ALL.map(|level| table.rules.tuning(level));
        let idle = tunings
            .iter()
            .find(|tuning| tuning.iterations == 0 || tuning.depth == 0 || tuning.slip_percent > 100);
        ensure(idle.is_none(), || format!("{idle:?} cannot think"))?;
        look_around(table, 600, LOOKS, 8, |state, rng| {
            is_valued(table, state, reward)?;
            let me = Seat(rng.below(u32::from(table.seats)) as u8);
            let world = world_for(&table.rules, state, Viewer::Recall(me), rng)?;
            is_valued(table, &world, reward)?;
            let weight = table.rules.likelihood(&world, &table.rules.view(state, Viewer::Recall(me)));
            ensure(weight.is_finite() && weight >= 0.0, || format!("a world has the likelihood {weight}"))
        })
    })
}

/// Playing by [`Policy::playout`] allocates nothing either.
pub fn playout_allocation<G: Policy>() -> Result<(), Failure> {
    each_table::<G>("playout_allocation", |table| {
        plays_without_allocating(table, |rules, state, seat, rng, scratch| {
            rules.playout(state, seat, rng, scratch)
        })
    })
}

/// Adds records of sensible play to those of random play, and asks for at least `least` of them; `golden` replays them.
pub fn playout_golden<G: Policy>(tests: &str, least: usize, bless: bool) -> Result<(), Failure> {
    let playout: Choose<G> = |rules, state, seat, rng, scratch| {
        if rng.chance(1, 8) {
            rules.sample(state, seat, rng, scratch)
        } else {
            rules.playout(state, seat, rng, scratch)
        }
    };
    let held = golden::present::<G>(&golden::folder::<G>(tests), least, &[("playout", playout)], bless);
    held.map(drop).map_err(|why| Failure::of::<G>("playout_golden", None, why))
}

/// Looks at every seat that may act, in the truth and in a world it imagines.
fn each_asked<G: Policy>(
    law: &'static str,
    look: impl Fn(&LawTable<G>, &G::State, Seat, &mut FastRng) -> Result<(), String>,
) -> Result<(), Failure> {
    each_table::<G>(law, |table| {
        look_around(table, 300, LOOKS, 8, |state, rng| {
            let seats = table.rules.turn(state).seats();
            if seats.is_empty() {
                return Ok(());
            }
            let seat = pick(seats, rng);
            look(table, state, seat, rng)?;
            let world = world_for(&table.rules, state, Viewer::Recall(seat), rng)?;
            look(table, &world, seat, rng).map_err(|why| format!("in an imagined world {why}"))
        })
    })
}

fn is_legal<G: Game>(
    table: &LawTable<G>,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    what: &str,
) -> Result<(), String> {
    let checked = table.rules.check(state, seat, action);
    checked.map_err(|refusal| format!("the {what} {action:?} of seat {seat} is {refusal}"))?;
    let is_listed =
        !table.rules.lists_all() || legal(&table.rules, state, seat).binary_search(&action).is_ok();
    ensure(is_listed, || format!("the {what} {action:?} of seat {seat} is not listed"))
}

fn is_valued<G: Policy>(table: &LawTable<G>, state: &G::State, reward: Reward) -> Result<(), String> {
    let values = &table.rules.value(state)[..usize::from(table.seats)];
    ensure(values.iter().all(|value| (0.0..=1.0).contains(value)), || {
        format!("the values {values:?} leave 0 to 1")
    })?;
    if table.rules.turn(state) != Turn::Over {
        return Ok(());
    }
    let ranks = table.rules.ranks(state);
    let is_exact = Seat::all(table.seats).all(|seat| match reward {
        Reward::Winners => (values[seat.index()] - ranks.reward(seat)).abs() < 1e-6,
        Reward::Own => Seat::all(table.seats)
            .all(|other| ranks.of(seat) >= ranks.of(other) || values[seat.index()] >= values[other.index()]),
    });
    ensure(is_exact, || format!("the match ended with {ranks:?}, but its values are {values:?}"))
}

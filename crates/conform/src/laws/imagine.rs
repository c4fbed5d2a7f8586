//! An imagined world fits the view it was imagined from: seen through the same eyes it is the same, byte for byte.
//! Bots think in imagined worlds, so a world that does not fit makes them plan for a game that is not on the table,
//! and one that borrows from the truth makes them cheat. With perfect memory (what bots have) the legal actions are the
//! same too. The view travels through JSON first, as to a bot in
//! another process, and the world is imagined into two different old worlds, one of them the truth.

use crate::sent::{Sent, some_viewers};
use crate::table::each_table;
use crate::walk::{bytes, ensure, look_around, parse, text};
use crate::{Failure, LawTable};
use engine::{FastRng, Game, Rng, Viewer};

const LOOKS: u32 = 12_000;

pub fn imagine<G: Game>() -> Result<(), Failure> {
    each_table::<G>("imagine", |table| {
        look_around(table, 300, LOOKS, 12, |state, rng| {
            some_viewers(table.seats, rng).into_iter().try_for_each(|viewer| {
                fits(table, state, viewer, rng).map_err(|why| format!("imagined for {viewer:?}: {why}"))
            })
        })
    })
}

fn fits<G: Game>(
    table: &LawTable<G>,
    truth: &G::State,
    viewer: Viewer,
    rng: &mut FastRng,
) -> Result<(), String> {
    let world = world_for(&table.rules, truth, viewer, rng)?;
    table.rules.audit(&world).map_err(|why| format!("the audit finds {why} in {world:?}"))?;
    let (true_frame, frame) =
        (Sent::shown_to(&table.rules, truth, viewer), Sent::shown_to(&table.rules, &world, viewer));
    true_frame
        .difference(&frame)
        .map_or(Ok(()), |difference| Err(format!("the world does not fit: {difference}")))
}

/// A world imagined from what `viewer` sees of the truth.
pub(crate) fn world_for<G: Game>(
    rules: &G,
    truth: &G::State,
    viewer: Viewer,
    rng: &mut FastRng,
) -> Result<G::State, String> {
    let view: G::View = parse(&text(&rules.view(truth, viewer)))?;
    let seed = u64::from(rng.word());
    let mut world = rules.start();
    rules.imagine(&view, &mut FastRng::new(seed), &mut world);
    let mut again = truth.clone();
    rules.imagine(&view, &mut FastRng::new(seed), &mut again);
    ensure(bytes(&world) == bytes(&again), || {
        format!("imagined into the start it is {world:?}, imagined into the truth {again:?}")
    })?;
    Ok(world)
}

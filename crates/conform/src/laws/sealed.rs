//! Sealed answers commute. Where everybody answers in secret at once, the order in which the answers arrive is an
//! accident of the network: it must not change the state, nor what the others may still answer.

use crate::table::each_table;
use crate::walk::{bytes, ensure, legal, look_around};
use crate::{Failure, LawTable};
use engine::{FastRng, Game, Rng, Seat, Step, Turn};

const LOOKS: u32 = 8_000;

/// Orders of arrival that are tried.
const ORDERS: u32 = 5;

pub fn sealed<G: Game>() -> Result<(), Failure> {
    each_table::<G>("sealed", |table| {
        look_around(table, 300, LOOKS, 8, |state, rng| {
            let Turn::Sealed(seats) = table.rules.turn(state) else { return Ok(()) };
            let mut scratch = Vec::new();
            let mut answers: Vec<(Seat, G::Action)> =
                seats.iter().map(|seat| (seat, table.rules.sample(state, seat, rng, &mut scratch))).collect();
            let first = arrive(table, state, &answers)?;
            for _ in 0..ORDERS {
                shuffle(&mut answers, rng);
                let other = arrive(table, state, &answers)?;
                ensure(bytes(&first) == bytes(&other), || {
                    format!("in the order {answers:?} the answers give {other:?}, else {first:?}")
                })?;
            }
            Ok(())
        })
    })
}

/// The state after all answers; each leaves the others their list.
fn arrive<G: Game>(
    table: &LawTable<G>,
    state: &G::State,
    answers: &[(Seat, G::Action)],
) -> Result<G::State, String> {
    let rules = &table.rules;
    let mut after = state.clone();
    for (at, &(seat, action)) in answers.iter().enumerate() {
        rules.apply(&mut after, Step::Seat { seat, action }, &mut ());
        let (turn, rest) = (rules.turn(&after), &answers[at + 1..]);
        let owed = Turn::Sealed(rest.iter().map(|(seat, _)| *seat).collect());
        ensure(rest.is_empty() || turn == owed, || {
            format!("after {action:?} of seat {seat} the turn is {turn:?} instead of {owed:?}")
        })?;
        for &(other, _) in rest {
            ensure(legal(rules, &after, other) == legal(rules, state, other), || {
                format!("{action:?} of seat {seat} changed what seat {other} may answer")
            })?;
        }
    }
    Ok(after)
}

fn shuffle<T>(items: &mut [T], rng: &mut FastRng) {
    for at in 1..items.len() {
        items.swap(at, rng.below(at as u32 + 1) as usize);
    }
}

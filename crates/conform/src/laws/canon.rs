//! The canonical form says everything and nothing else. A fingerprint stands for a state in every record and store, so
//! two different states must never share their form, hidden parts included, and equal states must always have the
//! same, whatever way they were reached. The law looks at all states along walks, at what each could have become instead,
//! and at worlds that differ only in what somebody cannot see.

use super::imagine::world_for;
use crate::table::each_table;
use crate::walk::{bytes, each_walk, ensure, next_step};
use crate::{Failure, LawTable};
use engine::{Canon, FastRng, Game, Seat, Viewer};
use sha2::{Digest, Sha256};
use std::collections::HashMap;

/// Walks and their steps in all.
const WALKS: u32 = 400;
const STEPS: u32 = 60_000;

/// At every so many steps, so many other steps are tried as well, and a world is imagined.
const EVERY: usize = 8;
const SIBLINGS: usize = 4;

pub fn canon<G: Game>() -> Result<(), Failure> {
    each_table::<G>("canon", |table| {
        let mut seen = Seen::default();
        each_walk(table, WALKS, STEPS, |walk| {
            let rules = &table.rules;
            let (mut state, mut rng) = (rules.start(), FastRng::new(walk.seed ^ 0xca07));
            for (at, &step) in walk.steps.iter().enumerate() {
                table.at(walk.seed, at);
                seen.note(rules, &state)?;
                if at % EVERY == 0 {
                    look_beside(table, &state, &mut seen, &mut rng)?;
                }
                rules.apply(&mut state, step, &mut ());
            }
            seen.note(rules, &state)
        })
    })
}

/// What could come of this state instead, and what somebody could take it for.
fn look_beside<G: Game>(
    table: &LawTable<G>,
    state: &G::State,
    seen: &mut Seen,
    rng: &mut FastRng,
) -> Result<(), String> {
    let (rules, mut scratch) = (&table.rules, Vec::new());
    for temper in 0..SIBLINGS as u64 {
        let mut sibling = state.clone();
        if let Some(step) = next_step(rules, &sibling, temper, rng, &mut scratch)? {
            rules.apply(&mut sibling, step, &mut ());
            seen.note(rules, &sibling)?;
        }
    }
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
        let world = world_for(rules, state, viewer, rng)?;
        seen.note(rules, &world)?;
    }
    Ok(())
}

type Hash = [u8; 16];

/// The states met so far and their forms, by hash.
#[derive(Default)]
struct Seen {
    form_of: HashMap<Hash, Hash>,
    state_of: HashMap<Hash, Hash>,
}

impl Seen {
    fn note<G: Game>(&mut self, rules: &G, state: &G::State) -> Result<(), String> {
        let mut canon = Canon::new();
        rules.canon(state, &mut canon);
        let (form, state_hash) = (hash(canon.text().as_bytes()), hash(&bytes(state)));
        let same_state = *self.form_of.entry(state_hash).or_insert(form);
        ensure(same_state == form, || {
            format!("equal states have different forms; the second one is:\n{}", canon.text())
        })?;
        let same_form = *self.state_of.entry(form).or_insert(state_hash);
        ensure(same_form == state_hash, || {
            format!(
                "different states share one form; the second one is {state:?}, the form:\n{}",
                canon.text()
            )
        })
    }
}

fn hash(bytes: &[u8]) -> Hash {
    Sha256::digest(bytes)[..16].try_into().expect("16 of 32 bytes")
}

//! A game in numbers. Learners see nothing but an observation and a mask, so a number that tells a secret is cheating, a
//! mask that is wrong is an error a million steps later, and an action without a slot is one they can never find. All
//! worlds that look alike to a seat must write the same numbers; what is allowed must be legal, and one slot is one
//! action; what a policy would do has a slot, or the game says why not. And none of it may cost more than the game.

use super::imagine::world_for;
use crate::table::each_table;
use crate::walk::{LONGEST, ensure, look_around, pick};
use crate::{Failure, LawTable};
use allocation_counter::measure;
use engine::{Encode, FastRng, Policy, Rng, Seat, Step, Turn, Viewer};
use std::hint::black_box;

const LOOKS: u32 = 8_000;

/// Worlds per look: a secret with two values shows in most of them.
const WORLDS: u32 = 3;

/// Matches over all tables, and steps, after which a table stops early.
const PLAYOUTS: u32 = 2_000;
const STEPS: u32 = 1_000_000;

/// Room for the longest list of actions; a longer one would count.
const SCRATCH: usize = 1 << 16;

/// What a seat is told in numbers.
#[derive(PartialEq, Debug)]
struct Told {
    observation: Vec<f32>,
    mask: Vec<u8>,
}

/// Worlds that look alike to a seat write the same numbers, all of them finite, in -1 to 1 and named.
pub fn observations<G: Encode>() -> Result<(), Failure> {
    each_table::<G>("observations", |table| {
        names_are_good(&table.rules)?;
        look_around(table, 300, LOOKS, 8, |state, rng| {
            let seat = Seat(rng.below(u32::from(table.seats)) as u8);
            let truth = told(&table.rules, state, seat)?;
            let view = table.rules.view(state, Viewer::Recall(seat));
            let mut by_view = Told {
                observation: vec![f32::NAN; truth.observation.len()],
                mask: vec![9; truth.mask.len()],
            };
            table.rules.observe(&view, seat, &mut by_view.observation);
            table.rules.mask(&view, seat, &mut by_view.mask);
            same(&truth, &by_view, seat)?;
            for _ in 0..WORLDS {
                let world = world_for(&table.rules, state, Viewer::Recall(seat), rng)?;
                same(&truth, &told(&table.rules, &world, seat)?, seat)?;
            }
            Ok(())
        })
    })
}

/// A seat that may act has a slot, and only such a seat. What is allowed decodes to a legal action, which has that slot
/// again; what is not allowed decodes to nothing.
pub fn slots<G: Encode>() -> Result<(), Failure> {
    each_table::<G>("slots", |table| {
        look_around(table, 300, LOOKS, 8, |state, rng| {
            Seat::all(table.seats).try_for_each(|seat| slots_are_good(table, state, seat))?;
            let seat = Seat(rng.below(u32::from(table.seats)) as u8);
            let view = table.rules.view(state, Viewer::Recall(seat));
            let slot = rng.below(table.rules.slots() as u32) as usize;
            let (here, seen) =
                (table.rules.decode_state(state, seat, slot), table.rules.decode(&view, seat, slot));
            ensure(here == seen, || format!("slot {slot} of seat {seat} is {here:?}, by its view {seen:?}"))
        })
    })
}

/// Every candidate of a policy has a slot, or is one of the actions that the game says it leaves out.
pub fn slots_of_candidates<G: Encode + Policy>() -> Result<(), Failure> {
    each_table::<G>("slots_of_candidates", |table| {
        look_around(table, 300, LOOKS, 8, |state, rng| {
            let seats = table.rules.turn(state).seats();
            if seats.is_empty() {
                return Ok(());
            }
            let seat = pick(seats, rng);
            let mut candidates = Vec::new();
            table.rules.candidates(state, seat, &mut candidates);
            let mut mask = vec![0; table.rules.slots()];
            table.rules.mask_state(state, seat, &mut Vec::new(), &mut mask);
            for action in candidates {
                let slot = table.rules.slot_state(state, seat, action);
                let left_out = table.rules.is_left_out(state, seat, action);
                ensure(slot.is_some() != left_out, || {
                    format!(
                        "the candidate {action:?} of seat {seat} has the slot {slot:?}, and left out is {left_out}"
                    )
                })?;
                ensure(slot.is_none_or(|slot| mask[slot] == 1), || {
                    format!("the slot {slot:?} of the candidate {action:?} of seat {seat} is not allowed")
                })?;
            }
            Ok(())
        })
    })
}

/// Whole matches by random slots end within the bound, and observing, masking and decoding allocate nothing.
pub fn slot_allocation<G: Encode>() -> Result<(), Failure> {
    each_table::<G>("slot_allocation", |table| {
        let mut player = SlotPlayer {
            table,
            observation: vec![0.0; table.rules.observation_len()],
            mask: vec![0; table.rules.slots()],
            scratch: Vec::with_capacity(SCRATCH),
        };
        // Tables that the rules build on first use are no cost of a step.
        player.play(0)?;
        let (mut steps, limit) = (0, table.share(STEPS, 1));
        for seed in table.seeds(table.share(PLAYOUTS, 1)) {
            let mut played = Ok(0);
            let counted = measure(|| played = player.play(seed));
            steps += played?;
            ensure(counted.count_total == 0, || {
                format!("a match by slots allocates {} times", counted.count_total)
            })?;
            if steps > limit {
                break;
            }
        }
        Ok(())
    })
}

struct SlotPlayer<'a, G: Encode> {
    table: &'a LawTable<G>,
    observation: Vec<f32>,
    mask: Vec<u8>,
    scratch: Vec<G::Action>,
}

impl<G: Encode> SlotPlayer<'_, G> {
    fn play(&mut self, seed: u64) -> Result<u32, String> {
        let rules = &self.table.rules;
        let mut rng = FastRng::new(seed);
        let mut state = rules.start();
        let bound = rules.step_bound();
        for at in 0..=bound.min(LONGEST) {
            self.table.at(seed, at as usize);
            let step = match (rules.turn(&state), rules.ask(&state)) {
                (Turn::Over, _) => return Ok(at),
                (Turn::Chance, _) => Step::Chance { outcome: rules.draw(&state, &mut rng) },
                (_, None) => Step::Lapse,
                (_, Some(seat)) => {
                    rules.observe_state(&state, seat, &mut self.observation);
                    rules.mask_state(&state, seat, &mut self.scratch, &mut self.mask);
                    black_box(&self.observation);
                    let allowed = self.mask.iter().filter(|slot| **slot == 1).count() as u32;
                    if allowed == 0 {
                        return Err(format!("seat {seat} is asked and has no slot"));
                    }
                    let nth = rng.below(allowed) as usize;
                    let mut slots = (0..self.mask.len()).filter(|&slot| self.mask[slot] == 1);
                    let slot = slots.nth(nth).expect("fewer than are allowed");
                    let action = rules.decode_state(&state, seat, slot);
                    Step::Seat { seat, action: action.ok_or("an allowed slot decodes to nothing")? }
                }
            };
            rules.apply(&mut state, step, &mut ());
        }
        ensure(bound > LONGEST, || format!("the game still runs after its bound of {bound} steps"))?;
        Ok(LONGEST)
    }
}

fn names_are_good<G: Encode>(rules: &G) -> Result<(), String> {
    let features = rules.features();
    let sum: usize = features.iter().map(|feature| feature.len).sum();
    ensure(sum == rules.observation_len(), || "the features are not as long as the observation".to_owned())?;
    let mut names: Vec<String> = features.into_iter().map(|feature| feature.name).collect();
    ensure(!names.iter().any(String::is_empty), || "a feature has no name".to_owned())?;
    unique(&mut names)?;
    let mut names: Vec<String> = (0..rules.slots()).map(|slot| rules.slot_name(slot)).collect();
    ensure(!names.iter().any(String::is_empty), || "a slot has no name".to_owned())?;
    unique(&mut names)
}

fn unique(names: &mut [String]) -> Result<(), String> {
    names.sort_unstable();
    let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
    ensure(twice.is_none(), || format!("two have the name {:?}", twice.map(|pair| &pair[0])))
}

/// What the state writes for a seat. What was in the memory before must not shine through.
fn told<G: Encode>(rules: &G, state: &G::State, seat: Seat) -> Result<Told, String> {
    let mut observation = vec![f32::NAN; rules.observation_len()];
    let mut mask = vec![9; rules.slots()];
    rules.observe_state(state, seat, &mut observation);
    rules.mask_state(state, seat, &mut Vec::new(), &mut mask);
    let stray = observation.iter().position(|number| !(-1.0..=1.0).contains(number));
    ensure(stray.is_none(), || {
        let at = stray.unwrap_or_default();
        format!("number {at} ({}) of seat {seat} is {}", feature_at(rules, at), observation[at])
    })?;
    let stray = mask.iter().find(|allowed| **allowed > 1);
    ensure(stray.is_none(), || format!("the mask of seat {seat} has {stray:?}"))?;
    Ok(Told { observation, mask })
}

fn feature_at<G: Encode>(rules: &G, place: usize) -> String {
    let mut before = 0;
    let features = rules.features().into_iter();
    let mut found = features.skip_while(|feature| {
        before += feature.len;
        before <= place
    });
    found.next().map_or("none".to_owned(), |feature| feature.name)
}

fn same(truth: &Told, other: &Told, seat: Seat) -> Result<(), String> {
    let bits = |told: &Told| told.observation.iter().map(|number| number.to_bits()).collect::<Vec<_>>();
    let (one, two) = (bits(truth), bits(other));
    let number = one.iter().zip(&two).position(|(one, two)| one != two);
    ensure(number.is_none(), || format!("number {number:?} tells seat {seat} which of two worlds it is in"))?;
    let slot = truth.mask.iter().zip(&other.mask).position(|(one, two)| one != two);
    ensure(slot.is_none(), || format!("slot {slot:?} tells seat {seat} which of two worlds it is in"))
}

fn slots_are_good<G: Encode>(table: &LawTable<G>, state: &G::State, seat: Seat) -> Result<(), String> {
    let rules = &table.rules;
    let (mut mask, mut listed) = (vec![9; rules.slots()], Vec::new());
    rules.mask_state(state, seat, &mut listed, &mut mask);
    let may_act = rules.turn(state).includes(seat);
    ensure(mask.contains(&1) == may_act, || {
        format!("seat {seat} may act: {may_act}, but its mask says otherwise")
    })?;
    for (slot, &allowed) in mask.iter().enumerate() {
        let name = || rules.slot_name(slot);
        match rules.decode_state(state, seat, slot) {
            None => ensure(allowed == 0, || {
                format!("slot {slot} ({}) is allowed to seat {seat} and decodes to nothing", name())
            })?,
            Some(action) => {
                ensure(allowed == 1, || {
                    format!(
                        "slot {slot} ({}) decodes to {action:?} and is not allowed to seat {seat}",
                        name()
                    )
                })?;
                let checked = rules.check(state, seat, action);
                checked.map_err(|refusal| {
                    format!("slot {slot} ({}) of seat {seat} is {action:?}: {refusal}", name())
                })?;
                let at_once = rules.decode_listed(state, seat, slot, &listed);
                ensure(at_once == Some(action), || {
                    format!("slot {slot} ({}) of seat {seat} is {action:?}, but at once {at_once:?}", name())
                })?;
                let back = rules.slot_state(state, seat, action);
                ensure(back == Some(slot), || {
                    format!("slot {slot} ({}) of seat {seat} is {action:?}, whose slot is {back:?}", name())
                })?;
            }
        }
    }
    ensure(rules.decode_state(state, seat, rules.slots()).is_none(), || {
        "a slot beyond the last one decodes".to_owned()
    })
}

//! Random walks through a game: the positions on which the laws look.

use crate::LawTable;
use engine::{Fact, FastRng, Game, Rng, Seat, SeatSet, Step, StepOf, Turn};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// No walk is longer than this, whatever bound a game declares.
pub(crate) const LONGEST: u32 = 100_000;

/// All walks of a law that looks at positions have together about so many steps.
pub(crate) const STEPS: u32 = 1_500_000;

/// One match played at random, as its log.
pub(crate) struct Walk<G: Game> {
    pub seed: u64,
    pub steps: Vec<StepOf<G>>,
    /// Whether the match came to its end.
    pub is_whole: bool,
}

/// How the seats of a walk choose. Uniform play alone stays in a small corner of many games (it bids everything in
/// the first auction), so walks differ in temper.
#[derive(Clone, Copy)]
enum Temper {
    Uniform,
    /// The least of a few random actions in their own order: small bids, passes.
    Low,
    /// The greatest of a few.
    High,
    /// Half of the time what an absent seat does.
    Absent,
}

/// Plays one match to its end, or as far as a walk may go.
pub(crate) fn walk<G: Game>(table: &LawTable<G>, seed: u64) -> Result<Walk<G>, String> {
    let mut rng = FastRng::new(seed);
    let mut state = table.rules.start();
    let mut steps = Vec::new();
    let mut scratch = Vec::new();
    let bound = table.rules.step_bound();
    for at in 0..=bound.min(LONGEST) {
        table.at(seed, at as usize);
        let Some(step) = next_step(&table.rules, &state, seed, &mut rng, &mut scratch)? else {
            return Ok(Walk { seed, steps, is_whole: true });
        };
        table.rules.apply(&mut state, step, &mut ());
        steps.push(step);
    }
    ensure(bound > LONGEST, || format!("the game still runs after its bound of {bound} steps"))?;
    Ok(Walk { seed, steps, is_whole: false })
}

/// Visits the table's share of `walks` walks, or fewer if their steps are more than its share of `steps`.
pub(crate) fn each_walk<G: Game>(
    table: &LawTable<G>,
    walks: u32,
    steps: u32,
    mut visit: impl FnMut(&Walk<G>) -> Result<(), String>,
) -> Result<(), String> {
    let (mut gone, limit) = (0, table.share(steps, 1) as usize);
    for seed in table.seeds(table.share(walks, 1)) {
        let walk = walk(table, seed)?;
        gone += walk.steps.len();
        visit(&walk)?;
        if gone > limit {
            break;
        }
    }
    Ok(())
}

/// A random step that may happen here, or `None` at the end.
pub(crate) fn next_step<G: Game>(
    rules: &G,
    state: &G::State,
    temper: u64,
    rng: &mut FastRng,
    scratch: &mut Vec<G::Action>,
) -> Result<Option<StepOf<G>>, String> {
    let turn = rules.turn(state);
    let seats = turn.seats();
    Ok(Some(match turn {
        Turn::Over => return Ok(None),
        Turn::Chance => Step::Chance { outcome: rules.draw(state, rng) },
        _ if rules.wait(state).is_some() && (seats.is_empty() || rng.chance(1, 4)) => Step::Lapse,
        _ if seats.is_empty() => {
            return Err(format!("nobody can act: the turn is {turn:?} and there is no wait"));
        }
        _ => {
            let seat = pick(seats, rng);
            Step::Seat { seat, action: choose(rules, state, seat, temper, rng, scratch) }
        }
    }))
}

/// What a seat does on a walk of this temper.
pub(crate) fn choose<G: Game>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    temper: u64,
    rng: &mut FastRng,
    scratch: &mut Vec<G::Action>,
) -> G::Action {
    let temper = [Temper::Uniform, Temper::Low, Temper::Absent, Temper::High][(temper % 4) as usize];
    let first = rules.sample(state, seat, rng, scratch);
    match temper {
        Temper::Uniform => first,
        Temper::Low => (0..3).fold(first, |least, _| least.min(rules.sample(state, seat, rng, scratch))),
        Temper::High => (0..2).fold(first, |most, _| most.max(rules.sample(state, seat, rng, scratch))),
        Temper::Absent if rng.chance(1, 2) => rules.timeout(state, seat),
        Temper::Absent => first,
    }
}

/// A random seat of a set that is not empty.
pub(crate) fn pick(seats: SeatSet, rng: &mut FastRng) -> Seat {
    let at = rng.below(seats.len()) as usize;
    seats.iter().nth(at).expect("fewer than the seats of the set")
}

/// Goes through a walk again and looks at up to `count` of its positions, among them the last.
pub(crate) fn look_along<G: Game>(
    table: &LawTable<G>,
    walk: &Walk<G>,
    count: u32,
    mut look: impl FnMut(&G::State, &mut FastRng) -> Result<(), String>,
) -> Result<(), String> {
    let mut rng = FastRng::new(walk.seed ^ 0x5eed);
    let mut state = table.rules.start();
    let mut done = 0;
    for place in places(walk, count, &mut rng) {
        for &step in &walk.steps[done..place] {
            table.rules.apply(&mut state, step, &mut ());
        }
        done = place;
        table.at(walk.seed, place);
        look(&state, &mut rng)?;
    }
    Ok(())
}

/// Positions of a walk at random, each kind of next step as likely as any other: what happens once in a match would
/// else hardly ever be looked at.
fn places<G: Game>(walk: &Walk<G>, count: u32, rng: &mut FastRng) -> Vec<usize> {
    let mut kinds: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    if count > 1 {
        for (at, &step) in walk.steps.iter().enumerate() {
            kinds.entry(kind::<G>(step)).or_default().push(at);
        }
    }
    let kinds: Vec<Vec<usize>> = kinds.into_values().collect();
    let mut places = BTreeSet::from([walk.steps.len()]);
    for _ in (1..count).take_while(|_| !kinds.is_empty()) {
        let of_kind: &Vec<usize> = any(&kinds, rng);
        places.insert(*any(of_kind, rng));
    }
    places.into_iter().collect()
}

fn any<'a, T>(items: &'a [T], rng: &mut FastRng) -> &'a T {
    &items[rng.below(items.len() as u32) as usize]
}

/// What sort of step it is: its `type` in JSON.
fn kind<G: Game>(step: StepOf<G>) -> String {
    let told = match fact::<G>(step) {
        Fact::Seat { action, .. } => action,
        Fact::Chance { outcome } => outcome,
        Fact::Lapse => Value::Null,
    };
    told.get("type").and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Looks at about the table's share of `looks` positions, at least `least`, on its share of `walks` walks.
pub(crate) fn look_around<G: Game>(
    table: &LawTable<G>,
    walks: u32,
    looks: u32,
    least: u32,
    mut look: impl FnMut(&G::State, &mut FastRng) -> Result<(), String>,
) -> Result<(), String> {
    let looks = table.share(looks, least);
    each_walk(table, walks, STEPS, |walk| {
        look_along(table, walk, looks_per_walk(table, walk, walks, looks), &mut look)
    })
}

/// How many looks fall to a walk, if the others are about as long.
pub(crate) fn looks_per_walk<G: Game>(table: &LawTable<G>, walk: &Walk<G>, walks: u32, looks: u32) -> u32 {
    let affordable = (table.share(STEPS, 1) / walk.steps.len().max(1) as u32).max(1);
    looks.div_ceil(affordable.min(table.share(walks, 1)))
}

/// Whether a step may happen in this state: the same question `AnyMatch::replay` asks.
pub(crate) fn is_allowed<G: Game>(rules: &G, state: &G::State, step: StepOf<G>) -> bool {
    match step {
        Step::Seat { seat, action } => rules.check(state, seat, action).is_ok(),
        Step::Lapse => rules.wait(state).is_some(),
        Step::Chance { outcome } => {
            let mut possible = Vec::new();
            if rules.turn(state) == Turn::Chance {
                rules.chances(state, &mut possible);
            }
            possible.iter().any(|(other, _)| *other == outcome)
        }
    }
}

pub(crate) fn legal<G: Game>(rules: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    rules.legal(state, seat, &mut actions);
    actions
}

/// The legal actions that are offered one by one.
pub(crate) fn buttons<G: Game>(rules: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    rules.buttons(state, seat, &mut actions);
    actions
}

pub(crate) fn fact<G: Game>(step: StepOf<G>) -> Fact {
    match step {
        Step::Seat { seat, action } => Fact::Seat { seat, action: json(&action) },
        Step::Chance { outcome } => Fact::Chance { outcome: json(&outcome) },
        Step::Lapse => Fact::Lapse,
    }
}

pub(crate) fn json(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("game data is plain JSON")
}

pub(crate) fn text(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("game data is plain JSON")
}

pub(crate) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| format!("{error} in {text}"))
}

/// The canonical bytes of a state.
pub(crate) fn bytes(state: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(state).expect("states are plain data, which always has an encoding")
}

/// Breaks a law unless `holds`.
pub(crate) fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

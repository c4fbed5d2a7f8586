//! All data survives its encodings. States, actions, outcomes, views and events are stored and sent; what does not
//! come back equal is lost on the way. Actions, outcomes and events are objects with a `type`, as clients and texts
//! expect; states have one canonical encoding, as fingerprints do.

use crate::sent::some_viewers;
use crate::table::each_table;
use crate::walk::{bytes, each_walk, ensure, json as value_of, parse, text};
use crate::{Failure, LawTable};
use engine::{Data, FastRng, Game, Seat, Step};
use serde_json::Value;

const WALKS: u32 = 100;

/// Steps looked at in all; of a long walk every so many.
const STEPS: u32 = 60_000;
const LEAST_STEPS: u32 = 150;

/// Every so many of these the views and the legal actions are looked at too.
const STRIDE: usize = 5;

/// Of a long list so many legal actions are looked at.
const ACTIONS: usize = 60;

pub fn json<G: Game>() -> Result<(), Failure> {
    each_table::<G>("json", |table| {
        let wanted = table.share(STEPS, LEAST_STEPS) as usize;
        each_walk(table, WALKS, STEPS, |walk| {
            let mut rng = FastRng::new(walk.seed);
            let stride = walk.steps.len().div_ceil(wanted);
            let mut state = table.rules.start();
            for (at, &step) in walk.steps.iter().enumerate() {
                if at % stride != 0 {
                    table.rules.apply(&mut state, step, &mut ());
                    continue;
                }
                table.at(walk.seed, at);
                if at % (STRIDE * stride) == 0 {
                    views_and_actions(table, &state, &mut rng)?;
                }
                if let Step::Chance { outcome } = step {
                    tagged("the outcome", &outcome)?;
                }
                let mut events = Vec::new();
                table.rules.apply(&mut state, step, &mut events);
                state_comes_back::<G>(&state)?;
                for event in &events {
                    events_come_back(table, event, &mut rng)?;
                }
            }
            Ok(())
        })
    })
}

fn views_and_actions<G: Game>(
    table: &LawTable<G>,
    state: &G::State,
    rng: &mut FastRng,
) -> Result<(), String> {
    for viewer in some_viewers(table.seats, rng) {
        comes_back("the view", &table.rules.view(state, viewer))?;
    }
    let mut actions = Vec::new();
    for seat in Seat::all(table.seats) {
        actions.clear();
        table.rules.legal(state, seat, &mut actions);
        let stride = actions.len() / ACTIONS + 1;
        actions.iter().step_by(stride).try_for_each(|action| tagged("the action", action))?;
    }
    Ok(())
}

fn state_comes_back<G: Game>(state: &G::State) -> Result<(), String> {
    comes_back("the state", state)?;
    let encoded = bytes(state);
    let back: G::State = postcard::from_bytes(&encoded)
        .map_err(|error| format!("the bytes of {state:?} are not read: {error}"))?;
    ensure(back == *state && bytes(&back) == encoded, || {
        format!("the bytes of {state:?} are read as {back:?}")
    })
}

fn events_come_back<G: Game>(table: &LawTable<G>, event: &G::Event, rng: &mut FastRng) -> Result<(), String> {
    tagged("the event", event)?;
    for viewer in some_viewers(table.seats, rng) {
        let Some(seen) = table.rules.redact(event, viewer) else { continue };
        tagged("the event as seen", &seen)?;
        if let Some(kept) = table.rules.archive(&seen, viewer) {
            tagged("the event as kept", &kept)?;
        }
    }
    Ok(())
}

fn tagged<T: Data>(what: &str, data: &T) -> Result<(), String> {
    let value = value_of(data);
    let has_type = matches!(value.get("type"), Some(Value::String(_)));
    ensure(has_type, || format!("{what} {data:?} is {value}, not an object with a `type`"))?;
    comes_back(what, data)
}

fn comes_back<T: Data>(what: &str, data: &T) -> Result<(), String> {
    let sent = text(data);
    let back: T = parse(&sent).map_err(|error| format!("{what} is not read back: {error}"))?;
    ensure(back == *data && text(&back) == sent, || format!("{what} {data:?} is read back as {back:?}"))
}

//! Replay equals play. A match is a list of facts: whoever folds the same facts, through the typed rules or through
//! the erased facade, with or without a listener, from memory or from a file, must reach the same states. Everything
//! that stores, resumes, audits or shows a match stands on this.

use super::golden::verify;
use crate::table::each_table;
use crate::walk::{Walk, bytes, each_walk, ensure, fact};
use crate::{Failure, LawTable};
use engine::{AnyMatch, Entry, Fingerprint, Game, Line, Seat, Viewer};

/// Matches replayed in all.
const WALKS: u32 = 300;
const STEPS: u32 = 150_000;

/// Of a long match so many steps are replayed through the facade.
const LEAST_STEPS: u32 = 500;

/// So many steps of a match are also written down and read back.
const RECORDED: usize = 1_000;

pub fn replay<G: Game>() -> Result<(), Failure> {
    each_table::<G>("replay", |table| {
        each_walk(table, WALKS, STEPS, |walk| {
            let entries = fold(table, walk)?;
            through_facade(table, walk, &entries)
        })
    })
}

/// Folds the facts three times side by side: with a listener, without, and from a copy of the state. Gives the record.
fn fold<G: Game>(table: &LawTable<G>, walk: &Walk<G>) -> Result<Vec<Entry>, String> {
    let rules = &table.rules;
    let (mut loud, mut quiet) = (rules.start(), rules.start());
    let (mut entries, most) = (Vec::new(), table.share(STEPS, LEAST_STEPS) as usize);
    for (at, &step) in walk.steps.iter().enumerate() {
        table.at(walk.seed, at + 1);
        let mut copy = quiet.clone();
        rules.apply(&mut loud, step, &mut Vec::new());
        rules.apply(&mut quiet, step, &mut ());
        rules.apply(&mut copy, step, &mut ());
        let same = loud == quiet && copy == quiet && (at % 8 > 0 || bytes(&loud) == bytes(&quiet));
        ensure(same, || {
            format!("{step:?} applied again gives another state: {loud:?}, then {quiet:?}, then {copy:?}")
        })?;
        if at < most {
            let print = Fingerprint::of(rules, &quiet);
            entries.push(Entry { seq: at as u32 + 1, fact: fact::<G>(step), print });
        }
    }
    Ok(entries)
}

fn through_facade<G: Game>(table: &LawTable<G>, walk: &Walk<G>, entries: &[Entry]) -> Result<(), String> {
    let opened = engine::Table::<G>::new(table.seats, &table.chosen).map_err(|error| error.to_string())?;
    let mut played = opened.open();
    let mut record = format!("{}\n", Line::Header(played.header()).to_json());
    for entry in entries {
        table.at(walk.seed, entry.seq as usize);
        if entry.seq % 16 == 0 {
            let mut fork = played.fork();
            let before = played.fingerprint();
            replay_entry(fork.as_mut(), entry)?;
            let is_apart = played.fingerprint() == before && played.seq() + 1 == fork.seq();
            ensure(is_apart, || "a match moved together with its fork".into())?;
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                let sent = played.view_text(viewer).value();
                ensure(sent == played.view(viewer), || format!("{viewer:?} is sent another view: {sent}"))?;
            }
        }
        replay_entry(played.as_mut(), entry)?;
    }
    for entry in entries.iter().take(RECORDED) {
        record += &Line::Entry(entry.clone()).to_json();
        record.push('\n');
    }
    if walk.is_whole && entries.len() == walk.steps.len() && entries.len() <= RECORDED {
        let outcome = played.outcome().ok_or("the walk ended but the match has no outcome")?;
        record += &Line::End(outcome).to_json();
    }
    verify::<G>(&record).map_err(|why| format!("a record that was just written: {why}"))
}

fn replay_entry(running: &mut dyn AnyMatch, entry: &Entry) -> Result<(), String> {
    let refused = |error| format!("the facade refuses {:?}: {error}", entry.fact);
    let applied = running.replay(&entry.fact).map_err(refused)?;
    ensure(applied.entry == *entry, || format!("played {entry:?}, replayed {:?}", applied.entry))
}

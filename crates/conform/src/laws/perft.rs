//! The number of ways a game can begin does not change unnoticed. `tests/perft.txt` holds lines
//!
//! ```text
//! seats option=value,... depth nodes
//! ```
//!
//! (`-` for the defaults, `#` for remarks): how many different rows of `depth` steps there are from the start, where a
//! step is any legal action of any seat whose turn it is, any outcome of chance, or the lapse of a wait. A rule that
//! was lost or bent nearly always changes one of these numbers.

use crate::Failure;
use crate::table::{LawTable, settings, tables};
use crate::walk::{ensure, legal};
use engine::{Game, OptionValue, OptionValues, Step, StepOf, Turn};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// No line counts more nodes than this.
const MOST_NODES: u64 = 3_000_000;

/// Lines are written up to the depth that stays below this.
const WRITTEN_NODES: u64 = 200_000;
const WRITTEN_DEPTH: u32 = 8;

/// Option sets beside the defaults that get lines, for every seat count.
const WRITTEN_SETS: usize = 3;

/// Counts every line of `tests/perft.txt` again; the defaults must have a line at every seat count. With `bless`,
/// option sets without a line get theirs first.
pub fn perft<G: Game>(tests: &str, bless: bool) -> Result<(), Failure> {
    let file = Path::new(tests).join("perft.txt");
    let written = if bless { write_missing::<G>(&file) } else { Ok(()) };
    written.and_then(|()| hold::<G>(&file)).map_err(|why| Failure::of::<G>("perft", None, why))
}

fn hold<G: Game>(file: &Path) -> Result<(), String> {
    let lines = read(file)?;
    for line in &lines {
        let rules =
            engine::rules::<G>(line.seats, &line.chosen).map_err(|error| format!("{line}: {error}"))?;
        let counted = count(&rules, &rules.start(), line.depth, &mut MOST_NODES.clone());
        let counted = counted.ok_or_else(|| format!("{line}: more than {MOST_NODES} nodes"))?;
        ensure(counted == line.nodes, || format!("{line}: counted {counted}"))?;
    }
    G::SEATS.into_iter().try_for_each(|seats| {
        ensure(lines.iter().any(|line| line.seats == seats && line.chosen.is_empty()), || {
            let file = file.display();
            format!("{file} has no line for {seats} seats with the defaults; MAGNAT_BLESS=1 writes it")
        })
    })
}

struct PerftLine {
    seats: u8,
    chosen: OptionValues,
    depth: u32,
    nodes: u64,
}

impl std::fmt::Display for PerftLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} {} {}", self.seats, settings(&self.chosen), self.depth, self.nodes)
    }
}

/// Rows of `depth` steps, or `None` when they are more than `left`.
pub(crate) fn count<G: Game>(rules: &G, state: &G::State, depth: u32, left: &mut u64) -> Option<u64> {
    let steps = if depth == 0 { Vec::new() } else { steps(rules, state) };
    if depth <= 1 {
        let nodes = if depth == 0 { 1 } else { steps.len() as u64 };
        *left = left.checked_sub(nodes)?;
        return Some(nodes);
    }
    let mut nodes = 0;
    for step in steps {
        let mut next = state.clone();
        rules.apply(&mut next, step, &mut ());
        nodes += count(rules, &next, depth - 1, left)?;
    }
    Some(nodes)
}

fn steps<G: Game>(rules: &G, state: &G::State) -> Vec<StepOf<G>> {
    let turn = rules.turn(state);
    if turn == Turn::Chance {
        let mut possible = Vec::new();
        rules.chances(state, &mut possible);
        return possible.into_iter().map(|(outcome, _)| Step::Chance { outcome }).collect();
    }
    let of_seat = |seat| legal(rules, state, seat).into_iter().map(move |action| Step::Seat { seat, action });
    let lapse = rules.wait(state).map(|_| Step::Lapse);
    turn.seats().iter().flat_map(of_seat).chain(lapse).collect()
}

fn read(file: &Path) -> Result<Vec<PerftLine>, String> {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| parse(line).ok_or_else(|| format!("no line of a perft file: {line}"))).collect()
}

fn parse(line: &str) -> Option<PerftLine> {
    let mut words = line.split_whitespace();
    let (seats, options) = (words.next()?.parse().ok()?, words.next()?);
    let (depth, nodes) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let options = options.split(',').filter(|setting| *setting != "-");
    let chosen = options.map(OptionValue::parse_setting).collect::<Result<_, _>>().ok()?;
    words.next().is_none().then_some(PerftLine { seats, chosen, depth, nodes })
}

/// Adds lines for option sets that have none; never touches a line that is there.
fn write_missing<G: Game>(file: &Path) -> Result<(), String> {
    let present = read(file)?;
    let mut added = String::new();
    for seats in G::SEATS {
        let at_count = tables::<G>()?.into_iter().filter(|table| table.seats == seats);
        for table in at_count.take(1 + WRITTEN_SETS) {
            if !present.iter().any(|line| line.seats == seats && line.chosen == table.chosen) {
                added += &lines_for(&table);
            }
        }
    }
    let appended = OpenOptions::new().create(true).append(true).open(file);
    appended
        .and_then(|mut file| file.write_all(added.as_bytes()))
        .map_err(|error| format!("{}: {error}", file.display()))
}

fn lines_for<G: Game>(table: &LawTable<G>) -> String {
    let start = table.rules.start();
    let counted = (1..=WRITTEN_DEPTH)
        .map_while(|depth| Some((depth, count(&table.rules, &start, depth, &mut WRITTEN_NODES.clone())?)))
        .take_while(|(_, nodes)| *nodes > 0);
    let line = |(depth, nodes)| {
        format!("{}\n", PerftLine { seats: table.seats, chosen: table.chosen.clone(), depth, nodes })
    };
    counted.map(line).collect()
}

use crate::{Failure, LawPlace, cover, effort};
use engine::{Game, OptionError, OptionKind, OptionSpec, OptionValue, OptionValues, SetupError};
use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A long run tries all combinations of switches, up to this many.
const MAX_COMBINATIONS: usize = 256;

/// One seat count with one option set: what a law runs on.
#[derive(Debug)]
pub struct LawTable<G: Game> {
    pub rules: G,
    pub seats: u8,
    /// What differs from the defaults.
    pub chosen: OptionValues,
    /// How many tables share the effort.
    tables: usize,
    index: usize,
    spot: Cell<(u64, u32)>,
}

impl<G: Game> LawTable<G> {
    /// The part of the law's effort that falls to this table.
    pub(crate) fn share(&self, total: u32, least: u32) -> u32 {
        effort::share(total, self.tables, least)
    }

    /// The seeds of this table's walks.
    pub(crate) fn seeds(&self, count: u32) -> impl Iterator<Item = u64> + use<G> {
        let first = self.index as u64 * 1_000_000;
        (0..u64::from(count)).map(move |at| first + at)
    }

    /// Remembers where the walk stands, for a failure to tell.
    pub(crate) fn at(&self, seed: u64, step: usize) {
        self.spot.set((seed, step as u32));
    }

    pub(crate) fn spot(&self) -> (u64, u32) {
        self.spot.get()
    }

    fn place(&self) -> LawPlace {
        let (seed, step) = self.spot();
        LawPlace { seats: self.seats, options: settings(&self.chosen), seed, step }
    }
}

/// Holds a law at every table; a panic of the game breaks it too.
pub(crate) fn each_table<G: Game>(
    law: &'static str,
    mut holds: impl FnMut(&LawTable<G>) -> Result<(), String>,
) -> Result<(), Failure> {
    for table in tables::<G>().map_err(|why| Failure::of::<G>(law, None, why))? {
        let held = catch_unwind(AssertUnwindSafe(|| holds(&table)));
        held.unwrap_or_else(|panic| Err(format!("the game panics: {}", message(panic.as_ref()))))
            .map_err(|why| Failure::of::<G>(law, Some(table.place()), why))?;
    }
    Ok(())
}

/// Option values as a line of a perft file and a failure show them; `-` for the defaults.
pub(crate) fn settings(chosen: &OptionValues) -> String {
    if chosen.is_empty() {
        return "-".to_owned();
    }
    chosen.iter().map(|(id, value)| format!("{id}={value}")).collect::<Vec<_>>().join(",")
}

/// Every seat count with the defaults first, then a pairwise cover of all options, then the sets the game declares.
pub(crate) fn tables<G: Game>() -> Result<Vec<LawTable<G>>, String> {
    let mut tables = Vec::new();
    for seats in G::SEATS {
        let mut sets = covering_sets::<G>(seats)?;
        sets.extend(G::option_sets());
        let mut seen: Vec<OptionValues> = Vec::new();
        for chosen in sets {
            let is_new = !seen.contains(&chosen);
            if let (true, Some(rules)) = (is_new, rules_of::<G>(seats, &chosen)?) {
                seen.push(chosen.clone());
                tables.push(LawTable { rules, seats, chosen, tables: 0, index: 0, spot: Cell::new((0, 0)) });
            }
        }
    }
    if let Some(lost) = G::option_sets().iter().find(|set| !tables.iter().any(|table| table.chosen == **set))
    {
        return Err(format!("the declared option set {} is refused at every seat count", settings(lost)));
    }
    let count = tables.len();
    for (index, table) in tables.iter_mut().enumerate() {
        (table.tables, table.index) = (count, index);
    }
    Ok(tables)
}

/// The rules with these options, or nothing where the rulebook refuses the combination.
fn rules_of<G: Game>(seats: u8, chosen: &OptionValues) -> Result<Option<G>, String> {
    match engine::rules::<G>(seats, chosen) {
        Ok(rules) if rules.seats() == seats => Ok(Some(rules)),
        Ok(rules) => Err(format!("set up for {seats} seats, the rules speak of {}", rules.seats())),
        Err(_) if !chosen.is_empty() && G::option_sets().contains(chosen) => Ok(None),
        Err(SetupError::Option(OptionError::Together(_)) | SetupError::Illegal(_)) if !chosen.is_empty() => {
            Ok(None)
        }
        Err(error) => Err(format!("{seats} seats with options {}: {error}", settings(chosen))),
    }
}

fn covering_sets<G: Game>(seats: u8) -> Result<Vec<OptionValues>, String> {
    let specs = G::option_specs();
    let samples: Vec<Vec<OptionValue>> = specs.iter().map(|spec| spec.samples(seats)).collect();
    let default_of = |(spec, values): (&OptionSpec, &Vec<OptionValue>)| {
        values.iter().position(|value| *value == spec.default).expect("samples hold the default")
    };
    let defaults: Vec<usize> = specs.iter().zip(&samples).map(default_of).collect();
    let set_of = |row: &[usize]| -> OptionValues {
        let columns = (0..row.len()).filter(|&column| row[column] != defaults[column]);
        columns.map(|column| (specs[column].id.to_owned(), samples[column][row[column]].clone())).collect()
    };
    let mut refused = None;
    let mut valid = |row: &[usize]| match rules_of::<G>(seats, &set_of(row)) {
        Ok(rules) => rules.is_some(),
        Err(why) => {
            refused.get_or_insert(why);
            false
        }
    };
    valid(&defaults);
    let sizes: Vec<usize> = samples.iter().map(Vec::len).collect();
    let mut rows = cover::pairwise(&sizes, &defaults, &mut valid);
    if effort::is_long() {
        rows.extend(switch_combinations(&specs, &samples, &defaults));
    }
    match refused {
        Some(why) => Err(why),
        None => Ok(rows.iter().map(|row| set_of(row)).collect()),
    }
}

/// All combinations of the switches, the other options at their defaults.
fn switch_combinations(
    specs: &[OptionSpec],
    samples: &[Vec<OptionValue>],
    defaults: &[usize],
) -> Vec<Vec<usize>> {
    let mut rows = vec![defaults.to_vec()];
    for (column, _) in specs.iter().enumerate().filter(|(_, spec)| spec.kind == OptionKind::Switch) {
        if rows.len() * 2 > MAX_COMBINATIONS {
            break;
        }
        let flipped: Vec<Vec<usize>> = rows
            .iter()
            .map(|row| {
                let mut row = row.clone();
                row[column] = (row[column] + 1) % samples[column].len();
                row
            })
            .collect();
        rows.extend(flipped);
    }
    rows
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

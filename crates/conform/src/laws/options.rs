//! Options are data: the defaults a catalog shows are the ones the rules use, the ids are the fields of the game's
//! `Options`, and the options in the header of a record open the same table again.

use crate::table::{each_table, settings};
use crate::walk::{ensure, parse, text};
use crate::{Failure, LawTable};
use engine::{Game, OptionValues};

pub fn options<G: Game>() -> Result<(), Failure> {
    catalog::<G>().map_err(|why| Failure::of::<G>("options", None, why))?;
    each_table::<G>("options", header_reopens)
}

fn catalog<G: Game>() -> Result<(), String> {
    let specs = G::option_specs();
    let defaults: OptionValues =
        specs.iter().map(|spec| (spec.id.to_owned(), spec.default.clone())).collect();
    ensure(defaults.len() == specs.len(), || "two options have the same id".into())?;
    for seats in G::SEATS {
        if let Some(spec) = specs.iter().find(|spec| !spec.allows(&spec.default, seats)) {
            return Err(format!(
                "the default {} of {} is not allowed at {seats} seats",
                spec.default, spec.id
            ));
        }
        for chosen in [&defaults, &OptionValues::new()] {
            let options =
                G::options(chosen, seats).map_err(|error| format!("the defaults are refused: {error}"))?;
            let values: OptionValues = parse(&text(&options))?;
            ensure(values == defaults, || {
                format!(
                    "the catalog has the defaults {}, the rules use {}",
                    settings(&defaults),
                    settings(&values)
                )
            })?;
        }
    }
    Ok(())
}

fn header_reopens<G: Game>(table: &LawTable<G>) -> Result<(), String> {
    let options = G::options(&table.chosen, table.seats).map_err(|error| error.to_string())?;
    let back: G::Options = parse(&text(&options))?;
    ensure(back == options, || format!("{options:?} are read back as {back:?}"))?;
    let opened = engine::Table::<G>::new(table.seats, &table.chosen).map_err(|error| error.to_string())?;
    let header = opened.header();
    for (id, value) in &table.chosen {
        ensure(header.options.get(id) == Some(value), || {
            format!("{id}={value} was chosen, the header says {:?}", header.options.get(id))
        })?;
    }
    let again = engine::Table::<G>::of_record(&header);
    let again = again.map_err(|error| format!("its own header is refused: {error}"))?;
    let prints = [&opened, &again].map(|table| table.open().fingerprint());
    ensure(again.header() == header && prints[0] == prints[1], || {
        format!("the header {header:?} opens another table: {:?}", again.header())
    })
}

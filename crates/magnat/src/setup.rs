//! What a command line says about a table, checked.

use crate::cli::TableArgs;
use anyhow::{Context as _, Result, bail, ensure};
use engine::{About, OptionError, OptionValue, OptionValues, SetupError};
use search::AnyTable;
use std::io::Read as _;
use std::sync::Arc;
use text::{Lang, Texts};

/// The seats of a table nobody chose a number for, if the game allows so many.
const USUAL_SEATS: u8 = 4;

/// The most bytes an option takes from a file; games may allow less.
const MAX_OPTION_BYTES: u64 = 1 << 20;

/// The table that a command line describes.
pub(crate) fn table(game: &str, args: &TableArgs) -> Result<Arc<dyn AnyTable>> {
    let about = catalog::find(game)?.about();
    let seats = match args.seats {
        None => USUAL_SEATS.clamp(about.least_seats, about.most_seats),
        Some(seats) => u8::try_from(seats).map_err(|_| {
            let About { id, least_seats, most_seats, .. } = about;
            anyhow::anyhow!("{id} is for {least_seats} to {most_seats} seats, not {seats}")
        })?,
    };
    table_of(game, seats, &options(&args.set)?, &args.set)
}

/// A table with these options, which were set so; what is wrong in a file is told with its name.
pub(crate) fn table_of(
    game: &str,
    seats: u8,
    chosen: &OptionValues,
    settings: &[String],
) -> Result<Arc<dyn AnyTable>> {
    let game = catalog::find(game)?;
    game.table(seats, chosen).map_err(|error| {
        let file = match &error {
            SetupError::Option(OptionError::Content { id, .. }) => file_of(id, settings),
            _ => None,
        };
        let told = in_words(&error, game.about());
        file.map_or_else(|| told, |file| anyhow::anyhow!("{file}: {error}"))
    })
}

/// The file an option was taken from.
fn file_of(id: &str, settings: &[String]) -> Option<String> {
    settings.iter().find_map(|setting| match OptionValue::parse_setting(setting) {
        Ok((name, OptionValue::Word(word))) if name == id => word.strip_prefix('@').map(str::to_owned),
        _ => None,
    })
}

/// A setup error with the sentence of the rule it cites.
fn in_words(error: &SetupError, about: &About) -> anyhow::Error {
    match error {
        SetupError::Illegal(illegal) => {
            let sentence = Texts::new(about.texts, Lang::En).say(&format!("refusal-{}", illegal.rule));
            anyhow::anyhow!("{error}: {sentence}")
        }
        _ => anyhow::anyhow!("{error}"),
    }
}

pub(crate) fn options(settings: &[String]) -> Result<OptionValues> {
    let mut chosen = OptionValues::new();
    for setting in settings {
        let (id, value) = OptionValue::parse_setting(setting)?;
        let value = match &value {
            OptionValue::Word(word) => match word.strip_prefix('@') {
                Some(file) => OptionValue::Word(read(file).with_context(|| format!("option {id}"))?),
                None => value,
            },
            _ => value,
        };
        ensure!(chosen.insert(id.clone(), value).is_none(), "option {id} is set twice");
    }
    Ok(chosen)
}

fn read(file: &str) -> Result<String> {
    let open = std::fs::File::open(file).with_context(|| format!("cannot read {file}"))?;
    let mut text = String::new();
    let read = open.take(MAX_OPTION_BYTES + 1).read_to_string(&mut text);
    let bytes = read.with_context(|| format!("cannot read {file} as text"))?;
    if bytes as u64 > MAX_OPTION_BYTES {
        bail!("{file} is longer than {MAX_OPTION_BYTES} bytes");
    }
    Ok(text)
}

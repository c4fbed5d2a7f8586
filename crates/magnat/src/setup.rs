//! What a command line says about a table, checked.

use crate::cli::TableArgs;
use anyhow::{Context as _, Result, bail, ensure};
use catalog::Listing;
use engine::{About, AnyMatch, OptionError, OptionValue, OptionValues, SetupError};
use std::io::Read as _;
use text::{Lang, Texts};

/// The seats of a table nobody chose a number for, if the game allows so many.
const USUAL_SEATS: u8 = 4;

/// The most bytes an option takes from a file; games may allow less.
const MAX_OPTION_BYTES: u64 = 1 << 20;

/// A game with its seats and options.
pub(crate) struct Setup {
    pub(crate) game: &'static dyn Listing,
    pub(crate) seats: u8,
    pub(crate) chosen: OptionValues,
}

impl Setup {
    pub(crate) fn new(game: &str, table: &TableArgs) -> Result<Setup> {
        let game = catalog::find(game)?;
        let about = game.about();
        let seats = match table.seats {
            None => USUAL_SEATS.clamp(about.least_seats, about.most_seats),
            Some(seats) => u8::try_from(seats).map_err(|_| {
                anyhow::anyhow!(
                    "{} is for {} to {} seats, not {seats}",
                    about.id,
                    about.least_seats,
                    about.most_seats
                )
            })?,
        };
        let setup = Setup { game, seats, chosen: options(&table.set)? };
        setup.open_set(&table.set)?;
        Ok(setup)
    }

    pub(crate) fn open(&self) -> Result<Box<dyn AnyMatch>> {
        self.open_set(&[])
    }

    /// Opens a table whose options were set so; what is wrong in a file is told with its name.
    pub(crate) fn open_set(&self, settings: &[String]) -> Result<Box<dyn AnyMatch>> {
        self.game.open(self.seats, &self.chosen).map_err(|error| {
            let file = match &error {
                SetupError::Option(OptionError::Content { id, .. }) => file_of(id, settings),
                _ => None,
            };
            let told = in_words(&error, self.game.about());
            file.map_or_else(|| told, |file| anyhow::anyhow!("{file}: {error}"))
        })
    }
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

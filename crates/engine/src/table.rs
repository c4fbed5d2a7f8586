use crate::any::{AnyMatch, Match, json};
use crate::{Game, Header, Illegal, OptionError, OptionSpec, OptionValues, RECORD_VERSION, Seed, Setup};
use schemars::generate::SchemaSettings;
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;
use std::sync::Arc;

/// What a game is, before any table of it is set up.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    pub id: &'static str,
    pub rules_version: u32,
    /// The oldest rules version whose records still replay.
    pub oldest_rules: u32,
    /// The version of the fingerprints that matches of it make.
    pub print_version: u32,
    pub least_seats: u8,
    pub most_seats: u8,
    pub options: Vec<OptionSpec>,
    #[serde(skip)]
    pub spec: &'static str,
    #[serde(skip)]
    pub texts: &'static [(&'static str, &'static str)],
    /// Positions that teach a rule each, one a line.
    #[serde(skip)]
    pub lessons: &'static str,
    /// Decisions with one clearly best action, one a line.
    #[serde(skip)]
    pub puzzles: &'static str,
    /// The JSON Schemas of its view, action and event and of everything in them, by name; references lead to
    /// `#/components/schemas/`.
    #[serde(skip)]
    pub schemas: fn() -> Map<String, Value>,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("{game} is for {least} to {most} seats, not {seats}")]
    Seats { game: &'static str, least: u8, most: u8, seats: u8 },
    #[error(transparent)]
    Option(#[from] OptionError),
    #[error("this setup is {0}")]
    Illegal(Illegal),
    #[error(
        "made by version {made} of the rules of {game}; this program knows versions {oldest} to {newest}, {}",
        if made > newest { "a newer program may read it" } else { "an older program may read it" }
    )]
    RulesVersion { game: &'static str, oldest: u32, newest: u32, made: u32 },
    #[error(
        "its fingerprints are of version {made}; this program knows those of {game} up to version {newest}, a newer program may read it"
    )]
    PrintVersion { game: &'static str, newest: u32, made: u32 },
}

/// Where matches begin.
pub trait Opens {
    /// A match before its first step.
    fn open(&self) -> Box<dyn AnyMatch>;
}

/// A table of game `G`: its options are resolved and its rules are built once, and all its matches and bots share them.
pub struct Table<G> {
    about: About,
    rules: Arc<G>,
    options: OptionValues,
}

fn schemas<G: Game>() -> Map<String, Value> {
    let mut settings = SchemaSettings::draft2020_12().for_serialize();
    settings.definitions_path = "/components/schemas".into();
    let mut generator = settings.into_generator();
    generator.subschema_for::<G::View>();
    generator.subschema_for::<G::Action>();
    generator.subschema_for::<G::Event>();
    generator.take_definitions(true).into_iter().collect()
}

/// A lean program has the words from elsewhere.
const LEAN: bool = cfg!(feature = "lean");

impl About {
    pub fn of<G: Game>() -> About {
        About {
            id: G::ID,
            rules_version: G::RULES_VERSION,
            oldest_rules: G::OLDEST_RULES,
            print_version: G::PRINT_VERSION,
            least_seats: *G::SEATS.start(),
            most_seats: *G::SEATS.end(),
            options: G::option_specs(),
            spec: if LEAN { "" } else { G::SPEC },
            texts: if LEAN { &[] } else { G::TEXTS },
            lessons: if LEAN { "" } else { G::LESSONS },
            puzzles: if LEAN { "" } else { G::PUZZLES },
            schemas: if LEAN { Map::new } else { schemas::<G> },
        }
    }

    /// Whether fingerprints of this version can be told from wrong ones: `false` for older ones, which are made anew,
    /// an error for newer ones.
    pub fn knows_prints(&self, made: u32) -> Result<bool, SetupError> {
        if made > self.print_version {
            return Err(SetupError::PrintVersion { game: self.id, newest: self.print_version, made });
        }
        Ok(made == self.print_version)
    }
}

impl<G: Game> Table<G> {
    /// Options that are not chosen take their defaults.
    pub fn new(seats: u8, chosen: &OptionValues) -> Result<Table<G>, SetupError> {
        Table::as_of(G::RULES_VERSION, seats, chosen)
    }

    /// A table by the rules of that version, as long as the game still knows them.
    pub fn as_of(version: u32, seats: u8, chosen: &OptionValues) -> Result<Table<G>, SetupError> {
        let (rules, options) = build::<G>(version, seats, chosen)?;
        let options =
            serde_json::from_value(json(&options)).expect("options are words, numbers and switches");
        Ok(Table { about: About::of::<G>(), rules: Arc::new(rules), options })
    }

    /// The table of a record, by the rules of its time.
    pub fn of_record(header: &Header) -> Result<Table<G>, SetupError> {
        About::of::<G>().knows_prints(header.prints)?;
        Table::as_of(header.rules, header.seats, &header.options)
    }

    pub fn about(&self) -> &About {
        &self.about
    }

    pub fn rules(&self) -> &Arc<G> {
        &self.rules
    }

    /// All options with their values.
    pub fn options(&self) -> &OptionValues {
        &self.options
    }

    /// A match before its first step.
    pub fn open(&self) -> Box<dyn AnyMatch> {
        Box::new(Match::new(Arc::clone(&self.rules), self.options.clone()))
    }

    /// The first line of the record of a match at this table, without players and seed.
    pub fn header(&self) -> Header {
        header(&*self.rules, &self.options)
    }

    /// The first line of the record of a match of these players.
    pub fn header_of(&self, players: Vec<String>, seed: Seed) -> Header {
        Header { players, seed: Some(seed), ..self.header() }
    }
}

impl<G: Game> Opens for Table<G> {
    fn open(&self) -> Box<dyn AnyMatch> {
        Table::open(self)
    }
}

impl<T: Opens + ?Sized> Opens for Arc<T> {
    fn open(&self) -> Box<dyn AnyMatch> {
        (**self).open()
    }
}

impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({}, {} seats)", G::ID, self.rules.seats())
    }
}

/// The rules alone, with these options.
pub fn rules<G: Game>(seats: u8, chosen: &OptionValues) -> Result<G, SetupError> {
    build(G::RULES_VERSION, seats, chosen).map(|(rules, _)| rules)
}

fn build<G: Game>(version: u32, seats: u8, chosen: &OptionValues) -> Result<(G, G::Options), SetupError> {
    let (oldest, newest) = (G::OLDEST_RULES, G::RULES_VERSION);
    if !(oldest..=newest).contains(&version) {
        return Err(SetupError::RulesVersion { game: G::ID, oldest, newest, made: version });
    }
    if !G::SEATS.contains(&seats) {
        let (least, most) = G::SEATS.into_inner();
        return Err(SetupError::Seats { game: G::ID, least, most, seats });
    }
    let options = G::options(chosen, seats)?;
    let setup = Setup { seats, options: options.clone() };
    let rules = if version == newest { G::new(setup) } else { G::of_version(version, setup) };
    Ok((rules.map_err(SetupError::Illegal)?, options))
}

pub(crate) fn header<G: Game>(rules: &G, options: &OptionValues) -> Header {
    Header {
        magnat: RECORD_VERSION,
        game: G::ID.to_owned(),
        rules: rules.rules_version(),
        prints: G::PRINT_VERSION,
        seats: rules.seats(),
        options: options.clone(),
        players: Vec::new(),
        seed: None,
        fairness: None,
        taken_over: 0,
    }
}

use engine::{Erased, Game, Header, OptionValues, RECORD_VERSION, Seed, SetupError};
use std::fmt;
use std::sync::Arc;

/// The rules of one table, and the options they were made of.
pub struct Table<G> {
    rules: Arc<G>,
    options: OptionValues,
}

impl<G: Game> Table<G> {
    /// Options that are not chosen take their defaults.
    pub fn new(seats: u8, chosen: &OptionValues) -> Result<Table<G>, SetupError> {
        let rules = Arc::new(Erased::<G>::rules(seats, chosen)?);
        let options = serde_json::to_value(G::options(chosen, seats)?).expect("options are plain JSON");
        let options = serde_json::from_value(options).expect("options are words, numbers and switches");
        Ok(Table { rules, options })
    }

    pub fn rules(&self) -> &Arc<G> {
        &self.rules
    }

    /// All options with their values.
    pub fn options(&self) -> &OptionValues {
        &self.options
    }

    /// The first line of the record of a match at this table.
    pub fn header(&self, players: Vec<String>, seed: Seed) -> Header {
        Header {
            magnat: RECORD_VERSION,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            prints: G::PRINT_VERSION,
            seats: self.rules.seats(),
            options: self.options.clone(),
            players,
            seed: Some(seed),
            fairness: None,
            taken_over: 0,
        }
    }
}

impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({}, {} seats)", G::ID, self.rules.seats())
    }
}

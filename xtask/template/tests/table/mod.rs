//! A table that tests play at: cards are dealt as the test says, everything else goes through the rules.

use engine::{Game, OptionValue, OptionValues, Seat, Step, Turn};
use sample_game::{Action, Chance, Event, Rules, State};

pub(crate) struct Table {
    pub(crate) rules: Rules,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// Deals `hands`, such as "9 4 1 / 8 5 2" for two seats, with settings such as "ties=each".
    pub(crate) fn new(hands: &str, settings: &[&str]) -> Table {
        let hands: Vec<Vec<u8>> = hands.split('/').map(numbers).collect();
        let mut chosen: OptionValues =
            settings.iter().map(|setting| OptionValue::parse_setting(setting).expect("id=value")).collect();
        chosen.insert("hand_size".to_owned(), OptionValue::Number(hands[0].len() as i64));
        let rules = engine::rules::<Rules>(hands.len() as u8, &chosen).expect("a legal table");
        let mut table = Table { state: rules.start(), rules, events: Vec::new() };
        for at in 0..hands[0].len() {
            for hand in &hands {
                assert_eq!(table.rules.turn(&table.state), Turn::Chance);
                table.apply(Step::Chance { outcome: Chance::Deal { card: hand[at] } });
            }
        }
        table
    }

    /// "A4 B5": who lays which card, in order. Says by which rule a card was refused.
    pub(crate) fn lay(&mut self, cards: &str) -> Result<(), String> {
        for word in cards.split_whitespace() {
            let (letter, card) = word.split_at(1);
            let seat = Seat(letter.as_bytes()[0] - b'A');
            let action = Action::Lay { card: card.parse().expect("a number") };
            self.rules.check(&self.state, seat, action).map_err(|illegal| illegal.to_string())?;
            self.apply(Step::Seat { seat, action });
        }
        Ok(())
    }

    pub(crate) fn points(&self) -> Vec<i64> {
        Seat::all(self.rules.seats()).map(|seat| self.rules.score(&self.state, seat)).collect()
    }

    pub(crate) fn winners(&self) -> Vec<Seat> {
        assert_eq!(self.rules.turn(&self.state), Turn::Over);
        self.rules.ranks(&self.state).winners.into()
    }

    fn apply(&mut self, step: engine::StepOf<Rules>) {
        self.rules.apply(&mut self.state, step, &mut self.events);
    }
}

/// What the catalog answers when somebody wants a table of this size.
#[allow(dead_code, reason = "each test file is a program of its own and uses what it needs")]
pub(crate) fn open(seats: u8) -> Result<(), String> {
    engine::Table::<Rules>::new(seats, &OptionValues::new()).map(drop).map_err(|error| error.to_string())
}

fn numbers(text: &str) -> Vec<u8> {
    text.split_whitespace().map(|word| word.parse().expect("a number")).collect()
}

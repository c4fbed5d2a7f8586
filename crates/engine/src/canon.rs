use crate::{Seat, SeatSet};
use std::fmt::{Display, Write};

/// The canonical form of a state: named facts, one per line, in the order in which [`crate::Game::canon`] writes them.
///
/// It says what is true at the table, not how a struct holds it: a set is the list of its members, a packed counter is
/// its number, a seat that does not play is left out. So a state may be laid out anew at any time, and a
/// [`crate::Fingerprint`] stays what it was. Names and words may not hold blanks; that keeps two different lists
/// of facts from reading the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Canon {
    text: String,
}

impl Canon {
    pub fn new() -> Canon {
        Canon { text: String::with_capacity(1024) }
    }

    /// One value: a number, a word.
    pub fn fact(&mut self, name: &str, value: impl Display) {
        self.begin(name);
        self.value(value);
        self.end();
    }

    /// A value that may be missing: `-` if it is.
    pub fn maybe(&mut self, name: &str, value: Option<impl Display>) {
        match value {
            Some(value) => self.fact(name, value),
            None => self.fact(name, '-'),
        }
    }

    pub fn flag(&mut self, name: &str, is_set: bool) {
        self.fact(name, if is_set { "yes" } else { "no" });
    }

    pub fn seat(&mut self, name: &str, seat: Seat) {
        self.fact(name, seat.0);
    }

    pub fn maybe_seat(&mut self, name: &str, seat: Option<Seat>) {
        self.maybe(name, seat.map(|seat| seat.0));
    }

    /// Some seats, in ascending order.
    pub fn seats(&mut self, name: &str, seats: SeatSet) {
        self.list(name, seats.iter().map(|seat| seat.0));
    }

    /// Values in an order that counts. A set or a multiset is listed in the order of its kinds.
    pub fn list(&mut self, name: &str, values: impl IntoIterator<Item = impl Display>) {
        self.begin(name);
        values.into_iter().for_each(|value| self.value(value));
        self.end();
    }

    /// All facts, one per line.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn begin(&mut self, name: &str) {
        debug_assert!(!name.is_empty() && !name.contains(char::is_whitespace), "{name:?} is not one word");
        self.text.push_str(name);
    }

    fn value(&mut self, value: impl Display) {
        let from = self.text.len() + 1;
        write!(self.text, " {value}").expect("a string takes everything");
        debug_assert!(
            self.text.len() > from && !self.text[from..].contains(char::is_whitespace),
            "{:?} is not one word",
            &self.text[from..]
        );
    }

    fn end(&mut self) {
        self.text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_lines_of_words() {
        let mut canon = Canon::new();
        canon.fact("round", 3);
        canon.maybe_seat("bidder", None);
        canon.seats("passed", SeatSet::all(2));
        canon.list("hand", ["gold", "gold"]);
        canon.flag("hidden", false);
        canon.list("deck", [0u8; 0]);
        assert_eq!(canon.text(), "round 3\nbidder -\npassed 0 1\nhand gold gold\nhidden no\ndeck\n");
    }
}

//! A table that is played in the notation of the rulebook: `w8: A{6} B{8} C- A{4}`. The stack order is whatever the
//! script turns up.

#![allow(dead_code, reason = "each test file uses its own part of the helper")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use engine::{
    Game, Illegal, OptionValue, OptionValues, Panel, Phrase, Ranks, Seat, Setup, Step, Turn, Viewer,
};
use millionaires::*;

pub(crate) struct Table {
    pub(crate) rules: Millionaires,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// A table whose first starter is A; `options` as on a command line, separated by blanks.
pub(crate) fn table(seats: u8, options: &str) -> Table {
    let mut chosen: OptionValues =
        options.split_whitespace().map(|setting| OptionValue::parse_setting(setting).unwrap()).collect();
    chosen.entry("start_seat".into()).or_insert(OptionValue::Number(0));
    let options = Millionaires::options(&chosen, seats).unwrap();
    let rules = Millionaires::new(Setup { seats, options }).unwrap();
    Table { rules, state: rules.start(), events: Vec::new() }
}

pub(crate) fn seat(letter: &str) -> Seat {
    Seat(letter.as_bytes()[0] - b'A')
}

pub(crate) fn cards(list: &str) -> MoneyCards {
    let values: Vec<u8> =
        list.split(',').filter(|value| !value.is_empty()).map(|v| v.parse().unwrap()).collect();
    values.try_into().unwrap()
}

pub(crate) fn tile(word: &str) -> Tile {
    match word.strip_prefix('w').and_then(|value| value.parse().ok()) {
        Some(value) => Tile::Wealth(value),
        None => Tile::try_from(word.to_owned()).unwrap(),
    }
}

pub(crate) fn tiles(words: &str) -> TileSet {
    words.split_whitespace().map(tile).collect()
}

/// `A{6,8}` bids, `A-` passes, `A!2` gives the thief the tile 2.
pub(crate) fn action(word: &str) -> (Seat, Action) {
    let what = &word[1..];
    let action = match what.as_bytes()[0] {
        b'-' => Action::Pass {},
        b'!' => Action::Discard { value: what[1..].parse().unwrap() },
        _ => Action::Bid { cards: cards(what.trim_matches(['{', '}'])) },
    };
    (seat(word), action)
}

impl Table {
    /// Plays lines of `tile: action action ...`; every step must be legal.
    pub(crate) fn play(&mut self, script: &str) -> &mut Table {
        for word in script.split_whitespace() {
            match word.strip_suffix(':') {
                Some(name) => self.reveal(tile(name)),
                None => self.act(word).unwrap_or_else(|refused| panic!("{word}: {refused}")),
            }
        }
        self
    }

    pub(crate) fn reveal(&mut self, tile: Tile) {
        assert_eq!(self.rules.turn(&self.state), Turn::Chance, "no tile is due: {:?}", self.state.phase);
        self.rules.apply(
            &mut self.state,
            Step::Chance { outcome: Chance::Reveal { tile } },
            &mut self.events,
        );
        self.rules.audit(&self.state).unwrap();
    }

    pub(crate) fn act(&mut self, word: &str) -> Result<(), Illegal> {
        let (seat, action) = action(word);
        let before = self.state;
        if let Err(refused) = self.rules.check(&self.state, seat, action) {
            assert_eq!(self.state, before);
            return Err(refused);
        }
        self.rules.apply(&mut self.state, Step::Seat { seat, action }, &mut self.events);
        self.rules.audit(&self.state).unwrap();
        Ok(())
    }

    /// The rule that refuses an action.
    pub(crate) fn refused(&mut self, word: &str) -> &'static str {
        self.act(word).expect_err("the action is refused").rule.0
    }

    pub(crate) fn legal(&self, letter: &str) -> Vec<Action> {
        let mut legal = Vec::new();
        self.rules.legal(&self.state, seat(letter), &mut legal);
        legal
    }

    pub(crate) fn bids(&self, letter: &str) -> Vec<MoneyCards> {
        let bid = |action| if let Action::Bid { cards } = action { Some(cards) } else { None };
        self.legal(letter).into_iter().filter_map(bid).collect()
    }

    pub(crate) fn acting(&self) -> Seat {
        self.state.auction().expect("an auction is running").acting
    }

    pub(crate) fn money(&self) -> Vec<u8> {
        Seat::all(self.rules.seats()).map(|seat| self.state.at(seat).money()).collect()
    }

    pub(crate) fn of(&self, letter: &str) -> &Holding {
        self.state.at(seat(letter))
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.rules.view(&self.state, viewer)
    }

    pub(crate) fn ranks(&self) -> Ranks {
        self.rules.ranks(&self.state)
    }

    pub(crate) fn winners(&self) -> String {
        self.ranks().winners.iter().map(|seat| seat.letter()).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.rules.turn(&self.state) == Turn::Over
    }

    /// What `viewer` saw happen.
    pub(crate) fn seen(&self, viewer: Viewer) -> Vec<Event> {
        self.events.iter().filter_map(|event| self.rules.redact(event, viewer)).collect()
    }

    /// What the log of `viewer` still shows later.
    pub(crate) fn log(&self, viewer: Viewer) -> Vec<Event> {
        self.seen(viewer).iter().filter_map(|event| self.rules.archive(event, viewer)).collect()
    }

    /// All that the table in words says to `viewer`.
    pub(crate) fn words(&self, viewer: Viewer) -> Vec<Phrase> {
        let panels = self.rules.sketch(&self.view(viewer)).panels.into_iter();
        let cells = panels.flat_map(|panel| match panel {
            Panel::Table { rows, .. } => rows.concat(),
            Panel::Lines { lines, .. } => lines,
            Panel::Board { places, .. } => places.into_iter().flat_map(|(_, _, lines)| lines).collect(),
        });
        cells.map(|cell| cell.phrase).collect()
    }

    /// A finished table in which seat A has `wealth` and so on: `[(tiles, money cards), ...]`.
    pub(crate) fn finished(mut self, holdings: &[(&str, &str)]) -> Table {
        self.state.phase = Phase::Over;
        self.state.stack = TileSet::EMPTY;
        self.state.boxed = TileSet::ALL;
        for (at, (own, hand)) in holdings.iter().enumerate() {
            let own = tiles(own);
            self.state.boxed = self.state.boxed.minus(own);
            let hand = cards(hand);
            let spent = MoneyCards::FULL.without(hand);
            self.state.seats[at] = Holding { hand, table: MoneyCards::EMPTY, spent, tiles: own };
        }
        self.rules.audit(&self.state).unwrap();
        self
    }

    /// Sets the hand of a seat; the rest of its set counts as spent.
    pub(crate) fn hold(&mut self, letter: &str, hand: &str) -> &mut Table {
        let holding = &mut self.state.seats[seat(letter).index()];
        holding.hand = cards(hand);
        holding.spent = MoneyCards::FULL.without(holding.hand).without(holding.table);
        self
    }
}

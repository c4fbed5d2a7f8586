//! A table that is played in a notation close to the rulebook's:
//! `>B` the colour die shows B's colour · `A!C` A chooses C · `A{5,2}` A offers or adds, `A{1}=6` with a claim ·
//! `B+` accepts · `B?` opens · `d3` the black die shows 3 · `B${2,1}` pays · `b5` the bank gives a 5.

#![allow(dead_code, reason = "each test file uses its own part of the helper")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use dont_bluff::*;
use engine::{Game, Illegal, OptionValue, OptionValues, Seat, Setup, Step, Turn, Viewer};

pub(crate) struct Table {
    pub(crate) rules: Rules,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    pub(crate) steps: Vec<Step<Action, Chance>>,
}

/// `options` as on a command line, separated by blanks.
pub(crate) fn rules(seats: u8, options: &str) -> Rules {
    let chosen: OptionValues =
        options.split_whitespace().map(|setting| OptionValue::parse_setting(setting).unwrap()).collect();
    let options = <Rules as Game>::options(&chosen, seats).unwrap();
    Rules::new(Setup { seats, options }).unwrap()
}

/// A fresh table whose first gunman is A.
pub(crate) fn table(seats: u8, options: &str) -> Table {
    let rules = rules(seats, &format!("first_player=seat_0 {options}"));
    let state = rules.start();
    Table::new(rules, state)
}

/// A table in the middle of a game: hands from A on, all known to all. Whatever is in play and in no hand is the bank.
pub(crate) fn position(options: &str, gunman: &str, hands: &[[u8; 4]]) -> Table {
    let mut table = table(hands.len() as u8, options);
    let hands: Vec<Cards> = hands.iter().map(|&[a, b, c, d]| Cards::new(a, b, c, d)).collect();
    let held = hands.iter().fold(Cards::NONE, |sum, &hand| sum + hand);
    let bank = in_play(hands.len() as u8) - held;
    table.state = table.rules.position(&hands, bank, seat(gunman));
    table
}

/// A table of four at which B, with this hand, has just been told that they owe `owed` to A.
pub(crate) fn debt(options: &str, hand: [u8; 4], owed: u8) -> Table {
    let [a, b, c, d] = hand;
    let hand = Cards::new(a, b, c, d);
    let rest = in_play(4) - BANK - hand;
    let mut hands = [rest.meet(START), hand, Cards::NONE, Cards::NONE];
    let mut rest = rest - hands[0];
    for (at, suitcase) in Suitcase::ALL.into_iter().cycle().take(4 * 26).enumerate() {
        let one = Cards::of(suitcase, 1);
        let fits = |hand: &Cards| (*hand + one).money() < TARGET;
        if let (true, Some(poorest)) = (
            rest.contains(one),
            [0, 2, 3].into_iter().filter(|&at| fits(&hands[at])).min_by_key(|&at| hands[at].money()),
        ) {
            hands[poorest] += one;
            rest -= one;
        }
        assert!(at < 4 * 26 - 1 || rest.is_empty(), "the rest {rest:?} finds no owner");
    }
    let mut table = table(4, options);
    table.state = table.rules.position(&hands, BANK, seat("A"));
    let offer = (1..hands[0].subsets()).map(|number| hands[0].subset(number));
    let offer = offer.into_iter().find(|cards| cards.money() == owed).expect("A can offer that much");
    table.play(">B").submit(seat("A"), Action::Offer { cards: offer, claim: None }).unwrap();
    table.play("B? d1");
    table
}

pub(crate) fn seat(letter: &str) -> Seat {
    Seat(letter.as_bytes()[0] - b'A')
}

/// `5,2,0`.
pub(crate) fn cards(list: &str) -> Cards {
    let one = |value: &str| {
        let suitcase = Suitcase::ALL.into_iter().find(|s| s.millions().to_string() == value);
        Cards::of(suitcase.unwrap_or_else(|| panic!("no suitcase is worth {value}")), 1)
    };
    list.split(',').filter(|value| !value.is_empty()).map(one).fold(Cards::NONE, |sum, card| sum + card)
}

impl Table {
    pub(crate) fn new(rules: Rules, state: State) -> Table {
        Table { rules, state, events: Vec::new(), steps: Vec::new() }
    }

    /// Plays words one after the other; every step must be legal.
    pub(crate) fn play(&mut self, script: &str) -> &mut Table {
        for word in script.split_whitespace() {
            self.word(word).unwrap_or_else(|refused| panic!("{word}: {refused}"));
        }
        self
    }

    /// The rule that refuses the last word of a script.
    pub(crate) fn refused(&mut self, script: &str) -> &'static str {
        let (before, last) = script.rsplit_once(' ').unwrap_or(("", script));
        self.play(before);
        let state = self.state;
        let refused = self.word(last).expect_err("the action is refused");
        assert_eq!(self.state, state, "a refused action left a trace");
        refused.rule.0
    }

    fn word(&mut self, word: &str) -> Result<(), Illegal> {
        if let Some(owner) = word.strip_prefix('>') {
            let seats = self.rules.seats();
            let colour = Colour::in_play(seats).iter().find(|colour| colour.owner(seats) == seat(owner));
            self.chance(Chance::Colour { colour: *colour.unwrap() });
            return Ok(());
        }
        if let Some(pips) = word.strip_prefix('d') {
            self.chance(Chance::BlackDie { pips: pips.parse().unwrap() });
            return Ok(());
        }
        if let Some(card) = word.strip_prefix('b') {
            let card = Suitcase::ALL.into_iter().find(|s| s.millions().to_string() == card).unwrap();
            self.chance(Chance::BankCard { card });
            return Ok(());
        }
        self.submit(seat(word), self.action(&word[1..]))
    }

    fn action(&self, what: &str) -> Action {
        let set = |list: &str| cards(list.trim_matches(['{', '}']));
        match what.as_bytes()[0] {
            b'!' => Action::ChooseOpponent { seat: seat(&what[1..]) },
            b'+' => Action::Accept {},
            b'?' => Action::Open {},
            b'$' => Action::Pay { cards: set(&what[1..]) },
            _ => {
                let (list, claim) = what.split_once('=').unwrap_or((what, ""));
                let claim = (!claim.is_empty()).then(|| claim.parse().unwrap());
                if matches!(self.state.phase, Phase::Add(_)) {
                    Action::Add { cards: set(list), claim }
                } else {
                    Action::Offer { cards: set(list), claim }
                }
            }
        }
    }

    pub(crate) fn submit(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.rules.check(&self.state, seat, action)?;
        self.apply(Step::Seat { seat, action });
        Ok(())
    }

    pub(crate) fn chance(&mut self, outcome: Chance) {
        let mut possible = Vec::new();
        self.rules.chances(&self.state, &mut possible);
        assert!(possible.iter().any(|(other, _)| *other == outcome), "{outcome:?} in {:?}", self.state.phase);
        self.apply(Step::Chance { outcome });
    }

    fn apply(&mut self, step: Step<Action, Chance>) {
        self.rules.apply(&mut self.state, step, &mut self.events);
        self.steps.push(step);
        self.rules.audit(&self.state).unwrap();
    }

    pub(crate) fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    pub(crate) fn asks(&self, letter: &str) -> bool {
        self.turn() == Turn::One(seat(letter))
    }

    pub(crate) fn legal(&self, letter: &str) -> Vec<Action> {
        let mut legal = Vec::new();
        self.rules.legal(&self.state, seat(letter), &mut legal);
        legal
    }

    /// The payments B may make, each as `(fives,twos,ones,bluffs)`.
    pub(crate) fn payments(&self) -> String {
        let sets = self.legal("B").into_iter().map(|action| match action {
            Action::Pay { cards } => format!("{cards:?}"),
            other => format!("{other:?}"),
        });
        sets.collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn hand(&self, letter: &str) -> String {
        format!("{:?}", self.state.hand(seat(letter)))
    }

    pub(crate) fn money(&self) -> Vec<u8> {
        Seat::all(self.rules.seats()).map(|seat| self.state.hand(seat).money()).collect()
    }

    pub(crate) fn reason(&self) -> Option<Reason> {
        if let Phase::Over { reason, .. } = self.state.phase { Some(reason) } else { None }
    }

    pub(crate) fn ranks(&self) -> Vec<u8> {
        self.rules.ranks(&self.state).list().to_vec()
    }

    pub(crate) fn gunman(&self) -> char {
        self.state.gunman.letter()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.rules.view(&self.state, viewer)
    }

    /// What `viewer` saw happen.
    pub(crate) fn seen(&self, viewer: Viewer) -> Vec<Event> {
        self.events.iter().filter_map(|event| self.rules.redact(event, viewer)).collect()
    }

    pub(crate) fn happened(&self, event: &Event) -> bool {
        self.events.contains(event)
    }
}

pub(crate) fn eyes(letter: &str) -> Viewer {
    Viewer::Seat(seat(letter))
}

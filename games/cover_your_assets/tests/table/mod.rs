//! One helper that knows the API. Seats are letters, cards short words, stacks are written from the bottom to the top:
//! `coin*2 | jewels*2 gold`. Actions read like the rulebook:
//!
//! `A set jewels silver` · `A set jewels + discard` · `A discard coin` · `A challenge C jewels` ·
//! `A challenge C second jewels silver` · `A upgrade jewels` · `A swap B` · `A shift B up` · `A draft jewels 0,1` ·
//! `A end` · `B contest jewels` · `B decline` · `B respond gold` · `B concede` · `B choose down`
//!
//! `up` is bottom to top, `down` is top to bottom.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]
#![allow(dead_code, reason = "every test program uses a part of it")]

use cover_your_assets::*;
use engine::{FastRng, Game, OptionValue, OptionValues, Seat, Step, Turn, Viewer};
use std::collections::VecDeque;

pub(crate) struct Table {
    pub(crate) rules: Rules,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    /// Cards that chance gives next; when there are none, it gives any.
    pub(crate) next: VecDeque<Card>,
    pub(crate) rng: FastRng,
}

const WORDS: [&str; KINDS] = [
    "baseball", "coin", "piggy", "cash", "bank", "stocks", "boat", "jewels", "car", "house", "silver",
    "gold", "jar", "swap", "shift",
];

pub(crate) fn options(settings: &str) -> OptionValues {
    let settings = settings.split_whitespace().map(|setting| match setting.contains('=') {
        true => OptionValue::parse_setting(setting).unwrap(),
        false => (setting.to_owned(), OptionValue::Switch(true)),
    });
    settings.collect()
}

/// A table before anything happened; A deals unless said otherwise.
pub(crate) fn fresh(seats: u8, settings: &str) -> Table {
    let mut chosen = options(settings);
    chosen.entry("first_dealer".into()).or_insert(OptionValue::Number(0));
    let rules = engine::rules::<Rules>(seats, &chosen).unwrap();
    Table { state: rules.start(), rules, events: Vec::new(), next: VecDeque::new(), rng: FastRng::new(7) }
}

/// A dealt table: empty hands, empty stacks, all cards in the deck, and A to act. Draft piles show nothing.
pub(crate) fn table(seats: u8, settings: &str) -> Table {
    let mut table = fresh(seats, settings);
    table.state.phase = Phase::Turn;
    table.state.active = Seat(0);
    table
}

pub(crate) fn seat(letter: &str) -> Seat {
    Seat(letter.as_bytes()[0] - b'A')
}

pub(crate) fn card(word: &str) -> Card {
    let at = WORDS.iter().position(|known| *known == word).unwrap_or_else(|| panic!("no card {word:?}"));
    Card::ALL[at]
}

/// `jewels*2 gold`
pub(crate) fn cards(words: &str) -> Vec<Card> {
    let one = |word: &str| match word.split_once('*') {
        Some((word, times)) => vec![card(word); times.parse().unwrap()],
        None => vec![card(word)],
    };
    words.split_whitespace().flat_map(one).collect()
}

pub(crate) fn words(cards: Cards) -> String {
    let word = |card: Card| match cards.count(card) {
        1 => WORDS[card.index()].to_owned(),
        count => format!("{}*{count}", WORDS[card.index()]),
    };
    cards.kinds().map(word).collect::<Vec<_>>().join(" ")
}

pub(crate) fn set(cards_of_it: &str) -> Set {
    Set::of(cards(cards_of_it).into_iter().collect()).expect("it is a set")
}

impl Table {
    /// Takes a card out of the deck or, if that is empty, from among the buried ones.
    fn take(&mut self, card: Card) {
        if self.state.deck > 0 {
            self.state.pool.remove(card);
            self.state.deck -= 1;
        } else {
            self.unearth(card);
        }
    }

    /// Takes a buried card; if all its kind lie on the draft piles, one of those, and another takes its place.
    fn unearth(&mut self, card: Card) {
        match self.state.discard.iter().position(|other| *other == card) {
            Some(buried) => drop(self.state.discard.remove(buried)),
            None => {
                self.state.pool.remove(card);
                let other = self.state.discard.remove(0);
                self.state.pool.add(other);
            }
        }
    }

    pub(crate) fn hold(&mut self, who: &str, hand: &str) -> &mut Table {
        for card in cards(hand) {
            self.take(card);
            self.state.hands[seat(who).index()].add(card);
        }
        self
    }

    pub(crate) fn own(&mut self, who: &str, stack: &str) -> &mut Table {
        for set in stack.split('|').map(set) {
            set.cards().iter().for_each(|card| self.take(card));
            self.state.stacks.push(seat(who), set);
        }
        self
    }

    pub(crate) fn discards(&mut self, pile: &str) -> &mut Table {
        for card in cards(pile) {
            self.take(card);
            self.state.discard.push(card);
        }
        self
    }

    /// The top cards of the draft piles, and how many lie face down under each. An `-` is an empty pile.
    pub(crate) fn piles(&mut self, tops: &str, face_down: [u8; 3]) -> &mut Table {
        for (pile, word) in tops.split_whitespace().enumerate() {
            let at = &mut self.state.piles[pile];
            let before = at.face_down;
            *at = Pile { top: (word != "-").then(|| card(word)), face_down: face_down[pile] };
            let top = at.top;
            self.state.deck = self.state.deck + before - face_down[pile];
            top.into_iter().for_each(|top| self.take(top));
        }
        self
    }

    /// Only so many cards stay in the deck; the others are buried under the discard pile.
    pub(crate) fn deck(&mut self, left: u8) -> &mut Table {
        let shown: Vec<Card> = self.state.discard.to_vec();
        self.state.discard.clear();
        while self.state.deck > left {
            let card = self.state.pool.nth(self.state.deck % self.state.pool.len());
            self.state.pool.remove(card);
            self.state.deck -= 1;
            self.state.discard.push(card);
        }
        shown.into_iter().for_each(|card| self.state.discard.push(card));
        self
    }

    pub(crate) fn active(&mut self, who: &str) -> &mut Table {
        self.state.active = seat(who);
        self
    }

    /// What chance will give, where it asks for cards. Buried cards that are named change places with others.
    pub(crate) fn coming(&mut self, next: &str) -> &mut Table {
        self.next.extend(cards(next));
        let wanted: Cards = self.next.iter().copied().collect();
        for card in wanted.kinds() {
            while self.state.pool.count(card) < wanted.count(card) {
                let spare = self.state.pool.minus(wanted).nth(0);
                self.unearth(card);
                self.state.pool.remove(spare);
                self.state.pool.add(card);
                self.state.discard.insert(0, spare);
            }
        }
        self
    }

    /// The same position at another table, to try something else.
    pub(crate) fn again(&self) -> Table {
        let rng = self.rng.clone();
        Table { rules: self.rules, state: self.state, events: Vec::new(), next: VecDeque::new(), rng }
    }

    /// Actions, separated by semicolons, each checked; chance goes on by itself.
    pub(crate) fn play(&mut self, actions: &str) -> &mut Table {
        for words in actions.split(';') {
            self.act(words).settle();
        }
        self
    }

    /// One action; chance waits.
    pub(crate) fn act(&mut self, words: &str) -> &mut Table {
        let (seat, action) = read(words);
        let checked = self.rules.check(&self.state, seat, action);
        assert!(checked.is_ok(), "{words}: {checked:?} in {:?}", self.state.phase);
        assert!(self.legal_actions(seat).contains(&action), "{words} is legal but not listed");
        self.rules.apply(&mut self.state, Step::Seat { seat, action }, &mut self.events);
        self
    }

    /// Lets chance act until somebody is asked.
    pub(crate) fn settle(&mut self) -> &mut Table {
        while self.rules.turn(&self.state) == Turn::Chance {
            self.chance();
        }
        self
    }

    /// One step of chance.
    pub(crate) fn chance(&mut self) -> &mut Table {
        let mut outcome = self.rules.draw(&self.state, &mut self.rng);
        if let (Chance::Card { .. }, Some(card)) = (outcome, self.next.front()) {
            outcome = Chance::Card { card: *card };
            self.next.pop_front();
        }
        self.happen(outcome)
    }

    /// This very outcome, which must be possible.
    pub(crate) fn happen(&mut self, outcome: Chance) -> &mut Table {
        assert!(self.chances().iter().any(|(possible, _)| *possible == outcome), "{outcome:?} cannot happen");
        self.rules.apply(&mut self.state, Step::Chance { outcome }, &mut self.events);
        self
    }

    pub(crate) fn chances(&self) -> Vec<(Chance, u32)> {
        let mut possible = Vec::new();
        self.rules.chances(&self.state, &mut possible);
        possible
    }

    /// The rule that refuses an action; nothing may have changed.
    pub(crate) fn refused(&self, words: &str) -> &'static str {
        let (seat, action) = read(words);
        let before = self.state;
        let refusal = self.rules.check(&self.state, seat, action).expect_err(words);
        assert_eq!(self.state, before);
        assert!(!self.legal_actions(seat).contains(&action), "{words} is refused but listed");
        refusal.rule.0
    }

    pub(crate) fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, seat, &mut actions);
        actions
    }

    /// The legal actions in words, without the seat.
    pub(crate) fn legal(&self, who: &str) -> Vec<String> {
        self.legal_actions(seat(who)).into_iter().map(say).collect()
    }

    /// Those that begin with a word.
    pub(crate) fn legal_of(&self, who: &str, kind: &str) -> Vec<String> {
        self.legal(who).into_iter().filter(|action| action.starts_with(kind)).collect()
    }

    pub(crate) fn asked(&self) -> String {
        self.rules.ask(&self.state).map_or("-".into(), |seat| seat.to_string())
    }

    pub(crate) fn hand(&self, who: &str) -> String {
        words(self.state.hand(seat(who)))
    }

    pub(crate) fn hand_size(&self, who: &str) -> u8 {
        self.state.hand(seat(who)).len()
    }

    pub(crate) fn stack(&self, who: &str) -> String {
        let sets = self.state.stacks.of(seat(who)).iter();
        sets.map(|set| words(set.cards())).collect::<Vec<_>>().join(" | ")
    }

    pub(crate) fn value(&self, who: &str) -> u32 {
        self.state.stacks.value(seat(who))
    }

    pub(crate) fn discard_pile(&self) -> Vec<&'static str> {
        self.state.discard.iter().map(|card| WORDS[card.index()]).collect()
    }

    pub(crate) fn demand(&self) -> u8 {
        match self.state.phase {
            Phase::Duel(duel) => duel.demand,
            phase => panic!("{phase:?} is no duel"),
        }
    }

    pub(crate) fn view(&self, who: &str) -> View {
        self.rules.view(&self.state, Viewer::Seat(seat(who)))
    }

    /// How many cards each seat has drawn, in order.
    pub(crate) fn draws(&self) -> Vec<(String, usize)> {
        let mut draws: Vec<(String, usize)> = Vec::new();
        for event in &self.events {
            if let Event::Drew { seat, .. } = event {
                match draws.last_mut().filter(|last| last.0 == seat.to_string()) {
                    Some(last) => last.1 += 1,
                    None => draws.push((seat.to_string(), 1)),
                }
            }
        }
        draws
    }

    /// Gives a seat pairs and threes of assets worth so much.
    pub(crate) fn worth(&mut self, who: &str, mut value: u32) -> &mut Table {
        while value > 0 {
            let odd = !value.is_multiple_of(10_000);
            let count = if odd { 3 } else { 2 };
            let fits = |card: &Card| {
                let sum = count * card.value();
                self.state.pool.count(*card) >= count as u8
                    && sum <= value
                    && (!odd || !sum.is_multiple_of(10_000))
            };
            let asset =
                *Card::ALL[..ASSETS].iter().rev().find(|card| fits(card)).expect("enough cards are left");
            value -= count * asset.value();
            self.own(who, &format!("{}*{count}", WORDS[asset.index()]));
        }
        self
    }

    /// Ends a round in which the seats score so much. The next one is not dealt yet.
    pub(crate) fn round(&mut self, scores: &[u32]) -> &mut Table {
        assert!(!self.rules.has_drafts(), "face-down piles would not be empty");
        self.state.pool = self.rules.cards_in_play();
        self.state.deck = self.state.pool.len();
        self.state.stacks = Stacks::default();
        self.state.discard.clear();
        self.state.phase = Phase::Turn;
        self.state.active = Seat(0);
        self.hold("A", "silver");
        for (seat, score) in scores.iter().enumerate() {
            self.worth(&Seat(seat as u8).to_string(), *score);
        }
        self.deck(0);
        self.act("A discard silver")
    }

    pub(crate) fn totals(&self) -> &[u32] {
        &self.state.totals[..usize::from(self.rules.seats())]
    }

    pub(crate) fn wins(&self) -> &[u8] {
        &self.state.round_wins[..usize::from(self.rules.seats())]
    }

    pub(crate) fn is_over(&self) -> bool {
        self.rules.turn(&self.state) == Turn::Over
    }

    pub(crate) fn ranks(&self) -> Vec<u8> {
        self.rules.ranks(&self.state).list().to_vec()
    }

    pub(crate) fn winners(&self) -> String {
        self.rules.ranks(&self.state).winners.iter().map(|seat| seat.to_string()).collect()
    }
}

pub(crate) fn read(words: &str) -> (Seat, Action) {
    let words: Vec<&str> = words.split_whitespace().collect();
    let play = |words: &[&str]| match cards(&words.join(" "))[..] {
        [one] => Play::one(one),
        [one, other] => Play::two(one, other),
        _ => panic!("{words:?} are not one or two cards"),
    };
    let direction = |word: &str| match word {
        "up" => Direction::BottomToTop,
        "down" => Direction::TopToBottom,
        _ => panic!("no direction {word:?}"),
    };
    let action = match words[1..] {
        ["set", hand, "+", "discard"] => Action::FormSet { hand: play(&[hand]), use_discard: true },
        ["set", one, other, "+", "discard"] => {
            Action::FormSet { hand: play(&[one, other]), use_discard: true }
        }
        ["set", ref hand @ ..] => Action::FormSet { hand: play(hand), use_discard: false },
        ["discard", word] => Action::Discard { card: card(word) },
        ["challenge", who, "third", ref hand @ ..] => {
            Action::Challenge { target: seat(who), depth: 2, cards: play(hand) }
        }
        ["challenge", who, "second", ref hand @ ..] => {
            Action::Challenge { target: seat(who), depth: 1, cards: play(hand) }
        }
        ["challenge", who, ref hand @ ..] => {
            Action::Challenge { target: seat(who), depth: 0, cards: play(hand) }
        }
        ["upgrade", word] => Action::UpgradeSet { card: card(word) },
        ["swap", who] => Action::PlaySwap { target: seat(who) },
        ["shift", who, way] => Action::PlayShift { target: seat(who), direction: direction(way) },
        ["draft", word] => Action::DraftSet { hand: card(word), piles: PileSet::EMPTY },
        ["draft", word, piles] => {
            let piles = piles.split(',').fold(PileSet::EMPTY, |set, pile| set.with(pile.parse().unwrap()));
            Action::DraftSet { hand: card(word), piles }
        }
        ["end"] => Action::EndTurn {},
        ["contest", word] => Action::ContestDraft { card: card(word) },
        ["decline"] => Action::DeclineContest {},
        ["respond", ref hand @ ..] => Action::Respond { cards: play(hand) },
        ["concede"] => Action::Concede {},
        ["choose", way] => Action::ChooseShift { direction: direction(way) },
        _ => panic!("no action {words:?}"),
    };
    (seat(words[0]), action)
}

fn say(action: Action) -> String {
    let play = |play: Play| play.cards().map(|card| WORDS[card.index()]).collect::<Vec<_>>().join(" ");
    let way = |direction: Direction| if direction == Direction::BottomToTop { "up" } else { "down" };
    match action {
        Action::FormSet { hand, use_discard: true } => format!("set {} + discard", play(hand)),
        Action::FormSet { hand, use_discard: false } => format!("set {}", play(hand)),
        Action::Discard { card } => format!("discard {}", WORDS[card.index()]),
        Action::Challenge { target, depth: 0, cards } => format!("challenge {target} {}", play(cards)),
        Action::Challenge { target, cards, .. } => format!("challenge {target} second {}", play(cards)),
        Action::UpgradeSet { card } => format!("upgrade {}", WORDS[card.index()]),
        Action::PlaySwap { target } => format!("swap {target}"),
        Action::PlayShift { target, direction } => format!("shift {target} {}", way(direction)),
        Action::DraftSet { hand, piles } => {
            let piles: Vec<String> = piles.iter().map(|pile| pile.to_string()).collect();
            format!("draft {} {}", WORDS[hand.index()], piles.join(","))
        }
        Action::EndTurn {} => "end".into(),
        Action::ContestDraft { card } => format!("contest {}", WORDS[card.index()]),
        Action::DeclineContest {} => "decline".into(),
        Action::Respond { cards } => format!("respond {}", play(cards)),
        Action::Concede {} => "concede".into(),
        Action::ChooseShift { direction } => format!("choose {}", way(direction)),
    }
}

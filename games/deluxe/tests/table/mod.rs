//! One helper that knows the API. Seats are letters, plots and cards go by their words, and play reads like a report:
//!
//! `A roll 3 4` · `A try 1 2` · `dice 3 3` · `card T11` · `A buy` · `A decline` · `B bid 180` · `B pass` · `A full` ·
//! `A stake 10` · `exchange 3 5 6` · `A skip` · `A use D30 school` · `A drop` · `A choose school` · `A build school` ·
//! `A grant school` (with the subsidy) · `A sell school` · `A clear food` · `A mortgage school` · `A redeem school` ·
//! `A offer B school+50 theatre` (gives, gets) · `B accept` · `B reject` · `B silent` · `A fine` · `A stay` ·
//! `A bankrupt` · `A resign` · `A end` · `lapse`
#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "every test program uses a part of it, and a test may panic"
)]

use deluxe::*;
use engine::{Game, Illegal, OptionValue, OptionValues, Seat, Step, StepOf, Turn};
use serde_json::{from_value, json};

pub(crate) struct Table {
    pub(crate) rules: Rules,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// The rules with options such as `expert=true round_limit=10`.
pub(crate) fn rules(seats: u8, settings: &str) -> Rules {
    let settings = settings.split_whitespace().map(|setting| OptionValue::parse_setting(setting).unwrap());
    engine::rules::<Rules>(seats, &settings.collect::<OptionValues>()).unwrap()
}

/// A table at the start of A's first turn.
pub(crate) fn table(seats: u8, settings: &str) -> Table {
    let rules = rules(seats, settings);
    let mut table = Table { state: rules.start(), rules, events: Vec::new() };
    table.step(Step::Chance { outcome: Chance::First { seat: Seat(0) } });
    table
}

pub(crate) fn seat(letter: &str) -> Seat {
    assert!(letter.len() == 1 && ("A"..="F").contains(&letter), "no seat {letter:?}");
    Seat(letter.as_bytes()[0] - b'A')
}

pub(crate) fn plot(word: &str) -> Plot {
    from_value(json!(word)).unwrap_or_else(|_| panic!("no plot {word:?}"))
}

pub(crate) fn card(word: &str) -> Card {
    from_value(json!(word)).unwrap_or_else(|_| panic!("no card {word:?}"))
}

pub(crate) fn plots(words: &str) -> PlotSet {
    words.split_whitespace().map(plot).collect()
}

fn number<T: std::str::FromStr>(word: &str) -> T {
    word.parse().unwrap_or_else(|_| panic!("{word:?} is no number"))
}

/// `school+theatre+50`, or `-` for nothing.
fn goods(text: &str) -> (PlotSet, u32) {
    let mut goods = (PlotSet::EMPTY, 0);
    for word in text.split('+').filter(|word| *word != "-") {
        match word.parse() {
            Ok(cash) => goods.1 = cash,
            Err(_) => goods.0 = goods.0.with(PlotSet::one(plot(word))),
        }
    }
    goods
}

impl Table {
    /// Plays all of it; panics where something is refused.
    pub(crate) fn play(&mut self, script: &str) -> &mut Table {
        for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            self.play_one(line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        }
        self
    }

    /// The rule that forbids the action; nothing may have changed.
    pub(crate) fn refusal(&mut self, line: &str) -> &'static str {
        let before = self.state;
        let refused = self.play_one(line);
        assert_eq!(self.state, before, "{line} left a trace");
        refused.err().map_or("accepted", |illegal| illegal.rule.0)
    }

    pub(crate) fn allows(&self, line: &str) -> bool {
        let mut copy = Table { rules: self.rules, state: self.state, events: Vec::new() };
        copy.play_one(line).is_ok()
    }

    fn play_one(&mut self, line: &str) -> Result<(), Illegal> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["dice", a, b] => self.happen(Chance::Roll { dice: [number(a), number(b)] }),
            ["card", word] => self.happen(Chance::Card { card: card(word) }),
            ["exchange", a, b, c] => self.happen(Chance::Exchange { dice: [a, b, c].map(number) }),
            ["lapse"] => {
                assert!(self.rules.wait(&self.state).is_some(), "no clock runs");
                self.step(Step::Lapse);
            }
            [who, "roll", a, b] => {
                self.act(who, Action::Roll {})?;
                self.happen(Chance::Roll { dice: [number(a), number(b)] });
            }
            [who, "try", a, b] => {
                self.act(who, Action::TryDouble {})?;
                self.happen(Chance::Roll { dice: [number(a), number(b)] });
            }
            [who, ref rest @ ..] => self.act(who, action(rest))?,
            [] => panic!("an empty line"),
        }
        Ok(())
    }

    fn act(&mut self, who: &str, action: Action) -> Result<(), Illegal> {
        self.rules.check(&self.state, seat(who), action)?;
        self.step(Step::Seat { seat: seat(who), action });
        Ok(())
    }

    fn happen(&mut self, outcome: Chance) {
        let mut possible = Vec::new();
        assert_eq!(self.rules.turn(&self.state), Turn::Chance, "{:?}", self.state.phase);
        self.rules.chances(&self.state, &mut possible);
        assert!(possible.iter().any(|(other, _)| *other == outcome), "{outcome:?} cannot come up");
        self.step(Step::Chance { outcome });
    }

    fn step(&mut self, step: StepOf<Rules>) {
        self.rules.apply(&mut self.state, step, &mut self.events);
        self.rules.audit(&self.state).unwrap_or_else(|why| panic!("after {step:?}: {why}"));
    }

    pub(crate) fn at(&self, who: &str) -> &Player {
        self.state.at(seat(who))
    }

    pub(crate) fn cash(&self, who: &str) -> u32 {
        self.at(who).cash
    }

    pub(crate) fn owner(&self, word: &str) -> Option<Seat> {
        self.state.owner(plot(word))
    }

    pub(crate) fn level(&self, word: &str) -> u8 {
        self.state.level(plot(word))
    }

    pub(crate) fn legal(&self, who: &str) -> Vec<Action> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, seat(who), &mut actions);
        actions
    }

    /// The seat that must act.
    pub(crate) fn asked(&self) -> String {
        self.rules.ask(&self.state).map_or("nobody".into(), |seat| seat.to_string())
    }

    pub(crate) fn with_cash(&mut self, who: &str, cash: u32) -> &mut Table {
        let player = &mut self.state.seats[seat(who).index()];
        self.state.bank += i64::from(player.cash) - i64::from(cash);
        player.cash = cash;
        self
    }

    pub(crate) fn owns(&mut self, who: &str, words: &str) -> &mut Table {
        let player = &mut self.state.seats[seat(who).index()];
        player.plots = player.plots.with(plots(words));
        self
    }

    pub(crate) fn mortgaged(&mut self, words: &str) -> &mut Table {
        self.state.mortgaged = self.state.mortgaged.with(plots(words));
        self
    }

    /// The levels of an industry's three plots.
    pub(crate) fn levels(&mut self, first: &str, levels: [u8; 3]) -> &mut Table {
        for (at, level) in (plot(first).index()..).zip(levels) {
            self.state.levels[at] = level;
            let one = PlotSet(1 << at);
            self.state.built =
                if level > 0 { self.state.built.with(one) } else { self.state.built.without(one) };
        }
        self.state.enterprises_used = self.state.levels.iter().filter(|&&level| level == 4).count() as u8;
        self.state.branches_used = self.state.levels.iter().filter(|&&level| level < 4).sum();
        self
    }

    pub(crate) fn stands(&mut self, who: &str, cell: u8) -> &mut Table {
        self.state.seats[seat(who).index()].cell = cell;
        self
    }

    pub(crate) fn inspected(&mut self, who: &str) -> &mut Table {
        self.state.seats[seat(who).index()].inspected = true;
        self.stands(who, 10)
    }

    pub(crate) fn rated(&mut self, who: &str, step: u8) -> &mut Table {
        self.state.seats[seat(who).index()].step = step;
        self
    }

    pub(crate) fn keeps(&mut self, who: &str, words: &[&str]) -> &mut Table {
        words.iter().for_each(|word| self.state.deals.draw(card(word).number));
        self.state.seats[seat(who).index()].kept = from_value(json!(words)).unwrap();
        self
    }

    pub(crate) fn funds(&mut self, reserve: u32, exchange: u32) -> &mut Table {
        let before = i64::from(self.state.reserve_fund) + i64::from(self.state.exchange_fund);
        self.state.bank += before - i64::from(reserve) - i64::from(exchange);
        (self.state.reserve_fund, self.state.exchange_fund) = (reserve, exchange);
        self
    }

    /// A fresh turn of this seat.
    pub(crate) fn turn_of(&mut self, who: &str) -> &mut Table {
        self.state.active = seat(who);
        self.state.phase = Phase::TurnStart;
        self.state.offers = [0; 6];
        (self.state.doubles, self.state.extra_roll) = (0, false);
        self
    }

    /// The active seat has finished its move.
    pub(crate) fn manages(&mut self) -> &mut Table {
        self.state.phase = Phase::Manage;
        self
    }

    /// Begins a turn of this seat with a roll that takes its token to the cell.
    pub(crate) fn lands(&mut self, who: &str, cell: u8) -> &mut Table {
        self.turn_of(who).stands(who, (cell + 40 - 3) % 40);
        self.play(&format!("{who} roll 1 2"))
    }
}

fn action(words: &[&str]) -> Action {
    match *words {
        ["end"] => Action::EndTurn {},
        ["roll"] => Action::Roll {},
        ["try"] => Action::TryDouble {},
        ["fine"] => Action::PayFine {},
        ["stay"] => Action::Stay {},
        ["buy"] => Action::Buy {},
        ["decline"] => Action::Decline {},
        ["pass"] => Action::Pass {},
        ["bid", amount] => Action::Bid { amount: number(amount) },
        ["full"] => Action::PayFull {},
        ["skip"] => Action::Skip {},
        ["stake", amount] => Action::Stake { amount: number(amount) },
        ["drop"] => Action::DeclineCard {},
        ["choose", word] => Action::ChoosePlot { plot: plot(word) },
        ["use", word] => Action::UseCard { card: card(word), plot: None },
        ["use", word, target] => Action::UseCard { card: card(word), plot: Some(plot(target)) },
        ["build", word] => Action::Build { plot: plot(word), use_subsidy: false },
        ["grant", word] => Action::Build { plot: plot(word), use_subsidy: true },
        ["sell", word] => Action::SellBuilding { plot: plot(word) },
        ["clear", word] => Action::SellIndustry { industry: from_value(json!(word)).unwrap() },
        ["mortgage", word] => Action::Mortgage { plot: plot(word) },
        ["redeem", word] => Action::Redeem { plot: plot(word) },
        ["accept"] => Action::AcceptTrade {},
        ["reject"] => Action::RejectTrade {},
        ["silent"] => Action::NoOffer {},
        ["bankrupt"] => Action::DeclareBankruptcy {},
        ["resign"] => Action::Resign {},
        ["offer", to, gives, gets] => {
            let ((give_plots, give_cash), (get_plots, get_cash)) = (goods(gives), goods(gets));
            Action::ProposeTrade(Offer { to_seat: seat(to), give_plots, give_cash, get_plots, get_cash })
        }
        _ => panic!("no action {words:?}"),
    }
}

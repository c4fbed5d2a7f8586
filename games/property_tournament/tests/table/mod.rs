//! A table that is played in short words: `A:roll 3-4 A:buy A:end`. Seats are letters, dice are `3-4`, cards `CH-9`.

#![allow(dead_code, reason = "each test file uses its own part of the helper")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use engine::{Game, Illegal, OptionValue, OptionValues, Seat, Setup, Step, Turn};
use property_tournament::ledger::{Account, Entry, Op};
use property_tournament::*;

pub(crate) struct Table {
    pub(crate) rules: PropertyTournament,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);
pub(crate) const E: Seat = Seat(4);

/// Rules with options as on a command line, separated by blanks.
pub(crate) fn rules(seats: u8, options: &str) -> PropertyTournament {
    rules_of(PropertyTournament::RULES_VERSION, seats, options)
}

/// The rules of a version.
pub(crate) fn rules_of(version: u32, seats: u8, options: &str) -> PropertyTournament {
    let chosen: OptionValues =
        options.split_whitespace().map(|setting| OptionValue::parse_setting(setting).unwrap()).collect();
    let options = PropertyTournament::options(&chosen, seats).unwrap();
    PropertyTournament::of_version(version, Setup { seats, options }).unwrap()
}

/// A table at which A has just begun the first turn.
pub(crate) fn table(seats: u8, options: &str) -> Table {
    opened(rules(seats, options))
}

/// The same by rules version 1, which is there for its records.
pub(crate) fn table_v1(seats: u8, options: &str) -> Table {
    opened(rules_of(1, seats, options))
}

fn opened(rules: PropertyTournament) -> Table {
    let seats = rules.seats();
    let mut table = Table { state: rules.start(), rules, events: Vec::new() };
    table.play("6-6");
    for _ in 1..seats {
        table.play("1-1");
    }
    assert_eq!((table.state.active, table.state.phase), (A, Phase::TurnStart));
    table.events.clear();
    table
}

pub(crate) fn field(space: u8) -> Field {
    Field::at(space).unwrap()
}

pub(crate) fn fields(spaces: &[u8]) -> Fields {
    spaces.iter().map(|&space| field(space)).collect()
}

pub(crate) fn seat(letter: &str) -> Seat {
    Seat(letter.as_bytes()[0] - b'A')
}

/// `B:buy`, `B:bid210`, `B:build19x2`, `B:claim1`: the action of a word.
pub(crate) fn action(word: &str) -> (Seat, Action) {
    let (who, what) = word.split_once(':').unwrap();
    let name =
        what.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == 'x' || letter == '@');
    let name = if what.starts_with("wait") && !what.starts_with("waive") { "wait" } else { name };
    let rest = &what[name.len()..];
    let number = || rest.parse::<u32>().unwrap();
    let counted = || {
        let (space, count) = rest.split_once('x').unwrap_or((rest, "1"));
        (field(space.parse().unwrap()), count.parse::<u8>().unwrap())
    };
    let one = || field(rest.parse().unwrap());
    let action = match name {
        "roll" => Action::Roll {},
        "double" => Action::RollForDouble {},
        "wait" => Action::Wait {},
        "fine" => Action::PayFine {},
        "card" => Action::UseJailCard { deck: DeckName::ALL[number() as usize] },
        "buy" => Action::Buy {},
        "decline" => Action::Decline {},
        "end" => Action::EndTurn {},
        "claim" => Action::ClaimRent { claim: number() as u16 },
        "waive" => Action::WaiveRent { claim: number() as u16 },
        "pass" => Action::Pass {},
        "bid" => match rest.split_once('@') {
            Some((amount, space)) => {
                Action::Bid { amount: amount.parse().unwrap(), field: Some(field(space.parse().unwrap())) }
            }
            None => Action::Bid { amount: number(), field: None },
        },
        "join" => Action::JoinContest { field: counted().0, count: counted().1 },
        "out" => Action::DeclineContest {},
        "build" => Action::BuildHouse { field: counted().0, count: counted().1 },
        "hotel" => Action::BuildHotel { field: one() },
        "sell" => Action::SellHouses { field: counted().0, count: counted().1 },
        "sellhotel" => Action::SellHotel { field: one() },
        "down" => Action::DowngradeHotel { field: one() },
        "mortgage" => Action::Mortgage { field: one() },
        "redeem" => Action::Redeem { field: one() },
        "bankrupt" => Action::DeclareBankruptcy {},
        "resign" => Action::Resign {},
        "standby" => Action::StandBy {},
        "accept" => Action::AcceptTrade { offer: number() as u16 },
        "refuse" => Action::RefuseTrade { offer: number() as u16 },
        "withdraw" => Action::WithdrawTrade { offer: number() as u16 },
        other => panic!("no action {other:?} in {word:?}"),
    };
    (seat(who), action)
}

pub(crate) fn trade(to: Seat) -> Trade {
    serde_json::from_value(serde_json::json!({ "to_seat": to })).unwrap()
}

impl Table {
    /// Plays words; every step must be allowed and leaves sound books.
    #[track_caller]
    pub(crate) fn play(&mut self, script: &str) -> &mut Table {
        for word in script.split_whitespace() {
            if word.contains(':') {
                let (seat, action) = action(word);
                self.act(seat, action)
                    .unwrap_or_else(|refused| panic!("{word}: {refused} in {:?}", self.state.phase));
            } else if word == "lapse" {
                assert!(self.rules.wait(&self.state).is_some(), "nothing is waited for");
                self.step(Step::Lapse);
            } else if let Some((first, second)) =
                word.split_once('-').filter(|(_, s)| s.len() == 1 && !word.starts_with('C'))
            {
                self.dice(first.parse().unwrap(), second.parse().unwrap());
            } else {
                self.card(word);
            }
        }
        self
    }

    #[track_caller]
    fn dice(&mut self, first: u8, second: u8) {
        assert_eq!(self.rules.turn(&self.state), Turn::Chance, "no dice are due in {:?}", self.state.phase);
        self.step(Step::Chance { outcome: Chance::Dice { first, second } });
    }

    #[track_caller]
    fn card(&mut self, id: &str) {
        let Phase::Drawing { deck } = self.state.phase else {
            panic!("no card is due in {:?}", self.state.phase)
        };
        let cards = &self.rules.board().decks[deck.index()];
        let card = cards.iter().position(|card| card.id == id).unwrap() as u8;
        assert!(self.state.decks[deck.index()].on_top().any(|top| top == card), "{id} is not on top");
        self.step(Step::Chance { outcome: Chance::Card { card } });
    }

    #[track_caller]
    fn step(&mut self, step: engine::StepOf<PropertyTournament>) {
        self.rules.apply(&mut self.state, step, &mut self.events);
        self.rules.audit(&self.state).unwrap();
    }

    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let before = self.state;
        if let Err(illegal) = self.rules.check(&self.state, seat, action) {
            assert_eq!(before, self.state);
            return Err(illegal);
        }
        self.step(Step::Seat { seat, action });
        Ok(())
    }

    /// The rule that refuses the action of a word, or "ok".
    pub(crate) fn refused(&self, word: &str) -> &'static str {
        let (seat, action) = action(word);
        self.refuses(seat, action)
    }

    pub(crate) fn refuses(&self, seat: Seat, action: Action) -> &'static str {
        self.rules.check(&self.state, seat, action).map_or_else(|illegal| illegal.rule.0, |()| "ok")
    }

    /// Puts fields into a seat's hands at list price, paid from nowhere: the books stay balanced.
    pub(crate) fn give(&mut self, seat: Seat, spaces: &[u8]) -> &mut Table {
        for &space in spaces {
            let field = field(space);
            let mut list: Vec<Field> = self.state.fields[seat.index()].into();
            list.push(field);
            list.sort();
            self.state.fields[seat.index()] = list.try_into().unwrap();
            self.fill(seat);
        }
        self
    }

    pub(crate) fn cash(&mut self, seat: Seat, cash: i32) -> &mut Table {
        self.state.cash[seat.index()] = cash;
        self.fill(seat);
        self
    }

    /// Puts buildings on a street, from the Bank.
    pub(crate) fn level(&mut self, space: u8, level: u8) -> &mut Table {
        let field = field(space);
        let old = self.state.level[field.index()];
        let count = |level: u8| if level == 5 { (0, 1) } else { (level, 0) };
        self.state.houses = self.state.houses + count(old).0 - count(level).0;
        self.state.hotels = self.state.hotels + count(old).1 - count(level).1;
        self.state.level[field.index()] = level;
        self.fill(self.state.owner(field).unwrap());
        self
    }

    pub(crate) fn mortgaged(&mut self, spaces: &[u8]) -> &mut Table {
        let mut list: Vec<Field> = self.state.mortgaged.into();
        list.extend(spaces.iter().map(|&space| field(space)));
        self.state.mortgaged = list.try_into().unwrap();
        for &space in spaces {
            self.fill(self.state.owner(field(space)).unwrap());
        }
        self
    }

    pub(crate) fn at(&mut self, seat: Seat, space: u8) -> &mut Table {
        self.state.position[seat.index()] = space;
        self
    }

    /// Hides houses on the streets of a seat nobody looks at, so that the Bank has only so many left.
    pub(crate) fn bank(&mut self, houses: u8) -> &mut Table {
        let hidden = self.state.houses - houses;
        let owner = Seat(self.rules.seats() - 1);
        let free: Vec<u8> = [39, 37, 34, 32, 31, 29, 27, 26, 24, 23, 21]
            .into_iter()
            .filter(|&space| self.state.owner(field(space)).is_none())
            .take(usize::from(hidden.div_ceil(4)))
            .collect();
        let mut left = hidden;
        for space in free {
            self.give(owner, &[space]);
            let level = left.min(4);
            self.level(space, level);
            left -= level;
        }
        assert_eq!((left, self.state.houses), (0, houses));
        self
    }

    /// Balances the books of a seat after it was given something.
    fn fill(&mut self, seat: Seat) {
        let mut balances: [u32; 19] = self.state.accounts[seat.index()].into();
        let net = self.rules.profit(&self.state, seat);
        let booked = self.state.accounts[seat.index()].revenue() as i32
            - self.state.accounts[seat.index()].costs() as i32;
        let missing = net - booked;
        let account = if missing > 0 { Account::CardsFromBank } else { Account::CardsToBank };
        balances[account as usize] += missing.unsigned_abs();
        self.state.accounts[seat.index()] = balances.into();
        self.rules.audit(&self.state).unwrap();
    }

    pub(crate) fn money(&self, seat: Seat) -> i32 {
        self.state.cash[seat.index()]
    }

    pub(crate) fn account(&self, seat: Seat, account: Account) -> u32 {
        self.state.accounts[seat.index()].of(account)
    }

    pub(crate) fn place(&self, seat: Seat) -> u8 {
        self.state.position[seat.index()]
    }

    /// The entries of a seat since the events were cleared, as (operation, cash, revenue - cost).
    pub(crate) fn booked(&self, seat: Seat) -> Vec<(Op, i32, i32)> {
        let own = self.entries().into_iter().filter(|entry| entry.seat == seat);
        own.map(|entry| {
            let result = entry.revenue.unwrap() - entry.cost.unwrap();
            (entry.op, entry.cash_in - entry.cash_out, result)
        })
        .collect()
    }

    pub(crate) fn entries(&self) -> Vec<Entry> {
        self.events
            .iter()
            .filter_map(|event| if let Event::Booked(entry) = event { Some(entry.clone()) } else { None })
            .collect()
    }

    /// Everybody but the seats of `in_it` passes.
    pub(crate) fn all_pass(&mut self) -> &mut Table {
        while self.state.auction.is_some() {
            let seat = self.rules.ask(&self.state).unwrap();
            self.act(seat, Action::Pass {}).unwrap();
        }
        self
    }

    /// The active seat ends its turns without moving until it is the turn of `seat`: everybody waits in jail.
    pub(crate) fn turn_of(&mut self, seat: Seat) -> &mut Table {
        self.state.active = seat;
        self.state.taken = (0..=seat.0).map(Seat).collect();
        self.state.phase = Phase::TurnStart;
        self.state.extra_roll = false;
        self.state.doubles = 0;
        self
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.rules.legal(&self.state, seat, &mut actions);
        actions
    }

    pub(crate) fn offer(&mut self, from: Seat, trade: Trade) -> u16 {
        self.act(from, Action::OfferTrade(trade)).unwrap_or_else(|illegal| panic!("{illegal}"));
        self.state.offers.iter().filter(|offer| offer.from == from).last().unwrap().offer
    }
}

/// A owes the income tax of 200 and has only `cash`.
pub(crate) fn taxed(seats: u8, options: &str, cash: i32, own: &[u8]) -> Table {
    let mut table = table(seats, options);
    table.give(A, own).cash(A, cash).at(A, 1);
    table.play("A:roll 1-2");
    table
}

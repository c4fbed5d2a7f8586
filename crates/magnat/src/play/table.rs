//! A match in progress, with one person at the table: what has happened, whose turn it is, and how to go on.

use crate::files::NewFile;
use crate::setup::Setup;
use crate::story::Story;
use anyhow::{Result, bail, ensure};
use catalog::{Listing, Replayer, Told};
use engine::{
    AnyMatch, Applied, ChanceStream, Entry, Form, Header, Line, OptionValues, Outcome, Refusal, Seat, Seed,
    Turn, Viewer,
};
use serde_json::Value;
use std::path::Path;
use text::Texts;

pub(crate) struct Table {
    listing: &'static dyn Listing,
    game: Box<dyn AnyMatch>,
    chance: ChanceStream,
    header: Header,
    entries: Vec<Entry>,
    story: Story,
    texts: Texts,
    me: Seat,
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Me,
    Bot(Seat),
    /// The rules act for this seat without asking it.
    Forced(Seat),
    /// The world acts: a card, a die, or time that runs out.
    World,
    Over,
}

/// What may be done now.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Choice {
    Action(Value),
    Form(Form),
    /// Let the wait the game named run out.
    Lapse,
}

/// A step that is allowed but has not happened yet.
pub(crate) struct Prepared {
    game: Box<dyn AnyMatch>,
    chance: ChanceStream,
    applied: Applied,
    /// It ends a chapter of the story.
    pub(crate) turns_the_page: bool,
}

impl Table {
    /// A new match.
    pub(crate) fn new(
        setup: &Setup,
        seed: Seed,
        me: Seat,
        players: Vec<String>,
        texts: Texts,
    ) -> Result<Table> {
        let game = setup.open()?;
        let header = Header { players, seed: Some(seed), ..game.header() };
        Ok(Table {
            listing: setup.game,
            chance: ChanceStream::new(&seed),
            texts: texts.named(names(&header)).renamed(&game.names()),
            game,
            header,
            entries: Vec::new(),
            story: Story::new(Viewer::Seat(me)),
            me,
        })
    }

    /// A saved match, from the lines of its record.
    pub(crate) fn resume(
        mut line: impl FnMut() -> Result<Option<String>>,
        seat: Option<Seat>,
        texts: impl Fn(&dyn Listing) -> Texts,
    ) -> Result<Table> {
        let mut replayer = Replayer::new().allowing_unfinished();
        let mut table: Option<Table> = None;
        while let Some(line) = line()? {
            match (replayer.read(&line)?, &mut table) {
                (None, _) => {}
                (Some(Told::Opened(header)), None) => {
                    table = Some(Table::reopen(header, seat, &texts)?);
                }
                (Some(Told::Opened(_)), Some(_)) => {
                    bail!("the file holds more than one match; only one can go on")
                }
                (Some(Told::Ended(_)), _) => bail!("the match is over; `magnat replay` tells its story"),
                (Some(Told::Stepped(applied)), Some(table)) => {
                    let chapter = replayer.current().map_or(0, AnyMatch::chapter);
                    table.story.tell(chapter, &applied.events, &table.texts);
                    table.entries.push(applied.entry);
                }
                (Some(Told::Stepped(_)), None) => bail!("a record begins with its header"),
            }
        }
        let last = replayer.finish()?;
        let (Some(mut table), Some(last)) = (table, last) else {
            bail!("the file holds no match that could go on")
        };
        let Some(chance) = last.chance else { bail!("the record has no seed, so its chance cannot go on") };
        (table.game, table.chance) = (last.game, chance);
        Ok(table)
    }

    fn reopen(header: Header, seat: Option<Seat>, texts: &impl Fn(&dyn Listing) -> Texts) -> Result<Table> {
        let listing = catalog::find(&header.game)?;
        let Some(seed) = header.seed else { bail!("the record has no seed, so its chance cannot go on") };
        let person = header.players.iter().position(|player| bot_of(player).is_none()).unwrap_or(0);
        let me = seat.unwrap_or(Seat(person as u8));
        ensure!(me.0 < header.seats, "there is no seat {} at this table of {}", me.0, header.seats);
        let game = listing.reopen(&header)?;
        Ok(Table {
            listing,
            chance: ChanceStream::new(&seed),
            texts: texts(listing).named(names(&header)).renamed(&game.names()),
            game,
            header,
            entries: Vec::new(),
            story: Story::new(Viewer::Seat(me)),
            me,
        })
    }

    pub(crate) fn next(&self) -> Next {
        match (self.game.turn(), self.game.ask()) {
            (Turn::Over, _) => Next::Over,
            (Turn::Chance, _) | (_, None) => Next::World,
            (_, Some(seat)) if self.game.forced(seat).is_some() => Next::Forced(seat),
            (_, Some(seat)) if seat == self.me => Next::Me,
            (_, Some(seat)) => Next::Bot(seat),
        }
    }

    /// What the person may do: single actions, then forms.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        if self.next() != Next::Me {
            return Vec::new();
        }
        let mut choices: Vec<Choice> = self.game.buttons(self.me).into_iter().map(Choice::Action).collect();
        choices.extend(self.game.forms(self.me).into_iter().map(Choice::Form));
        if self.game.wait().is_some_and(|wait| wait.seats.contains(self.me)) {
            choices.push(Choice::Lapse);
        }
        choices
    }

    pub(crate) fn check(&self, action: &Value) -> Result<(), Refusal> {
        self.game.check(self.me, action)
    }

    /// A seat's action, ready to happen.
    pub(crate) fn prepare(&self, seat: Seat, action: &Value) -> Result<Prepared, Refusal> {
        self.prepare_by(|game, _| game.submit(seat, action))
    }

    /// What the rules do for a seat without asking it.
    pub(crate) fn prepare_forced(&self, seat: Seat) -> Result<Prepared, Refusal> {
        match self.game.forced(seat) {
            Some(action) => self.prepare(seat, &action),
            None => Err(Refusal::NotNow("nothing is forced here")),
        }
    }

    /// What a seat does whose player does not answer.
    pub(crate) fn prepare_default(&self, seat: Seat) -> Result<Prepared, Refusal> {
        self.prepare_by(|game, _| game.timeout(seat))
    }

    /// The next card or die, or the end of a wait.
    pub(crate) fn prepare_world(&self) -> Result<Prepared, Refusal> {
        let by_chance = self.game.turn() == Turn::Chance;
        self.prepare_by(|game, chance| if by_chance { game.chance(chance) } else { game.lapse() })
    }

    fn prepare_by(
        &self,
        step: impl FnOnce(&mut dyn AnyMatch, &mut ChanceStream) -> Result<Applied, Refusal>,
    ) -> Result<Prepared, Refusal> {
        let (mut game, mut chance) = (self.game.fork(), self.chance.clone());
        let applied = step(&mut *game, &mut chance)?;
        let turns_the_page = self.story.turns_the_page(game.chapter());
        Ok(Prepared { game, chance, applied, turns_the_page })
    }

    /// Makes a step happen. Gives back what the person sees of it.
    pub(crate) fn commit(&mut self, prepared: Prepared) -> Vec<String> {
        let Prepared { game, chance, applied, .. } = prepared;
        (self.game, self.chance) = (game, chance);
        self.entries.push(applied.entry);
        self.story.tell(self.game.chapter(), &applied.events, &self.texts)
    }

    pub(crate) fn me(&self) -> Seat {
        self.me
    }

    pub(crate) fn texts(&self) -> &Texts {
        &self.texts
    }

    pub(crate) fn story(&self) -> &Story {
        &self.story
    }

    pub(crate) fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    pub(crate) fn listing(&self) -> &'static dyn Listing {
        self.listing
    }

    pub(crate) fn options(&self) -> &OptionValues {
        &self.header.options
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// What a bot in this seat is shown.
    pub(crate) fn bot_view(&self, seat: Seat) -> Value {
        self.game.view(Viewer::Recall(seat))
    }

    /// The bot of each seat: its name, or `None` for the person.
    pub(crate) fn bots(&self, otherwise: &str) -> Vec<Option<String>> {
        let bot = |seat: Seat| {
            let named = self.header.players.get(seat.index()).and_then(|player| bot_of(player));
            (seat != self.me).then(|| named.unwrap_or(otherwise).to_owned())
        };
        Seat::all(self.header.seats).map(bot).collect()
    }

    pub(crate) fn seed(&self) -> Seed {
        self.header.seed.expect("every match in the terminal has its seed")
    }

    /// Writes the record to a new file: whole if the match is over, else to be resumed.
    pub(crate) fn save(&self, path: &Path) -> Result<()> {
        let mut file = NewFile::create(path)?;
        file.line(&Line::Header(self.header.clone()).to_json())?;
        for entry in &self.entries {
            file.line(&Line::Entry(entry.clone()).to_json())?;
        }
        if let Some(outcome) = self.outcome() {
            file.line(&Line::End(outcome).to_json())?;
        }
        file.finish()
    }
}

/// A player's name in a record; a bot's has its kind in brackets: `Bruno [normal]`.
pub(crate) fn bot_player(name: &str, bot: &str) -> String {
    format!("{name} [{bot}]")
}

fn bot_of(player: &str) -> Option<&str> {
    player.strip_suffix(']')?.split_once(" [").map(|(_, bot)| bot)
}

/// The longest name that is shown.
const MAX_NAME: usize = 24;

/// What the players of a record are called: by their names, with the letter of the seat where two are the same.
/// Records come from strangers, so nothing in a name reaches the terminal but letters.
pub(crate) fn names(header: &Header) -> Vec<String> {
    let plain = |player: &String| {
        let name =
            if bot_of(player).is_some() { player.split(" [").next().unwrap_or(player) } else { player };
        name.chars().filter(|letter| !letter.is_control()).take(MAX_NAME).collect()
    };
    let names: Vec<String> = header.players.iter().map(plain).collect();
    let is_shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let own =
        |(name, seat): (&String, Seat)| if is_shared(name) { format!("{name} {seat}") } else { name.clone() };
    names.iter().zip(Seat::all(header.seats)).map(own).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bots_kind_stands_in_brackets() {
        assert_eq!(bot_of(&bot_player("Bruno", "tree:2000")), Some("tree:2000"));
        assert_eq!(bot_of("Ola"), None);
    }

    #[test]
    fn names_of_strangers_are_only_letters() {
        let line = r#"{"magnat":1,"game":"x","rules":1,"seats":3,"options":{},"players":["\u001b[2J!","Bo [easy]","Bo"]}"#;
        let Ok(Line::Header(header)) = Line::parse(line) else { panic!("a header") };
        assert_eq!(names(&header), ["[2J!", "Bo B", "Bo C"]);
    }
}

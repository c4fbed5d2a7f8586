//! A match in progress, with one person at the table: what has happened, whose turn it is, and how to go on.

use crate::files::NewFile;
use crate::story::Story;
use anyhow::{Result, bail, ensure};
use catalog::AnyRecording;
use engine::{
    About, AnyMatch, Applied, ChanceStream, Entry, Form, Header, Line, Outcome, RECORD_VERSION, Refusal,
    Seat, Seed, Summary, Turn, Viewer, Voice,
};
use search::AnyTable;
use serde_json::Value;
use std::path::Path;
use std::sync::Arc;
use text::{Lang, Texts};

pub(crate) struct TerminalTable {
    table: Arc<dyn AnyTable>,
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
    /// Say that the time agreed for the whole match is over: a terminal has no clock, but the people around it have.
    Ring,
}

/// A step that is allowed but has not happened yet.
pub(crate) struct Prepared {
    game: Box<dyn AnyMatch>,
    chance: ChanceStream,
    applied: Applied,
    /// It ends a chapter of the story.
    pub(crate) turns_the_page: bool,
}

impl TerminalTable {
    /// A new match.
    pub(crate) fn new(
        table: Arc<dyn AnyTable>,
        seed: Seed,
        me: Seat,
        players: Vec<String>,
        lang: Lang,
    ) -> TerminalTable {
        let header = Header { players, seed: Some(seed), ..table.header() };
        let (game, chance) = (table.open(), ChanceStream::new(&seed));
        TerminalTable::begin(table, header, (game, chance), me, lang)
    }

    /// A saved match, as its record leaves it.
    pub(crate) fn resume(recording: AnyRecording, seat: Option<Seat>, lang: Lang) -> Result<TerminalTable> {
        ensure!(recording.outcome.is_none(), "the match is over; `magnat replay` tells its story");
        let header = recording.header.clone();
        let person = header.players.iter().position(|player| bot_of(player).is_none()).unwrap_or(0);
        let me = seat.unwrap_or(Seat(person as u8));
        ensure!(me.0 < header.seats, "there is no seat {} at this table of {}", me.0, header.seats);
        let (Some(seed), table) = (header.seed, Arc::clone(&recording.table)) else {
            bail!("the record has no seed, so its chance cannot go on")
        };
        // Its fingerprints are made anew, so the record says of which version they are now.
        let header = Header { magnat: RECORD_VERSION, prints: table.header().prints, ..header };
        let begin = (table.open(), ChanceStream::new(&seed));
        let mut resumed = TerminalTable::begin(table, header, begin, me, lang);
        let mut moments = recording.moments(0);
        while let Some(moment) = moments.step() {
            resumed.story.tell(moment.game.chapter(), &moment.events, &resumed.texts);
        }
        resumed.entries.clone_from(&recording.entries);
        let (game, chance) = recording.into_last();
        resumed.game = game;
        resumed.chance = chance.expect("a record with a seed has its chance");
        Ok(resumed)
    }

    fn begin(
        table: Arc<dyn AnyTable>,
        header: Header,
        (game, chance): (Box<dyn AnyMatch>, ChanceStream),
        me: Seat,
        lang: Lang,
    ) -> TerminalTable {
        let texts = Texts::new(table.about().texts, lang).named(names(&header)).renamed(&game.names());
        let texts = texts.read_by(Some(me));
        let (entries, story) = (Vec::new(), Story::new(Viewer::Seat(me)));
        TerminalTable { table, game, chance, header, entries, story, texts, me }
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
        match self.game.wait() {
            Some(wait) if wait.seats.contains(self.me) => choices.push(Choice::Lapse),
            Some(wait) if wait.seats.is_empty() => choices.push(Choice::Ring),
            _ => {}
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

    pub(crate) fn about(&self) -> &About {
        self.table.about()
    }

    /// The rules of the match with its bots.
    pub(crate) fn rules(&self) -> &Arc<dyn AnyTable> {
        &self.table
    }

    /// What the person is told about this moment. Its outlooks are those of the first choices.
    pub(crate) fn voice(&self) -> Voice {
        self.game.voice(Viewer::Seat(self.me))
    }

    /// How the match ended, and why.
    pub(crate) fn summary(&self) -> Option<Summary> {
        self.game.summary(Viewer::Seat(self.me), &[])
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
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

//! The tables of a stage: made where they are missing, looked at, and their results taken.

use super::OpenCup;
use super::cup::CupFact;
use super::make::table_setup;
use crate::hall::Missing;
use crate::look_back::book;
use crate::problem::HttpFailure;
use crate::table::TableCommand;
use answers::PlayedMatch;
use cards::{Book, Cards, TableBook, TablePlace};
use engine::{Level, Seat, Viewer};
use protocol::tournament::LiveTable;
use protocol::{PlayerKind, Stage, TableCode, plain_text};
use room::{Input, Moment, Room};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use text::Lang;
use tokio::time::Instant;
use tournament::{Participant, Played, TableResults};

/// How old what was seen of the tables may be before they are looked at again.
const FRESH: Duration = Duration::from_millis(900);

/// The longest message to everybody, in characters.
const LONGEST_MESSAGE: usize = 200;

/// What is seen of a table at one moment.
struct Seen {
    stage: Stage,
    steps: u32,
    chapter: u32,
    to_move: Vec<Seat>,
    missing: Vec<Seat>,
    held: Vec<Seat>,
}

impl Seen {
    fn of(room: &Room) -> Seen {
        let awaited = room.awaited();
        let info = room.info();
        let seats = |wanted: fn(&PlayerKind) -> bool| {
            info.seats.iter().filter(|line| wanted(&line.player)).map(|line| line.seat).collect()
        };
        Seen {
            stage: info.stage,
            steps: room.turn().map_or(0, |(_, steps)| steps),
            chapter: awaited.map_or(0, |(_, chapter)| chapter),
            to_move: awaited.map(|(seats, _)| seats.iter().collect()).unwrap_or_default(),
            missing: seats(|player| matches!(player, PlayerKind::Person { present: false, .. })),
            held: seats(|player| matches!(player, PlayerKind::Person { held_by_bot: true, .. })),
        }
    }

    fn live(&self, people: &[Participant]) -> LiveTable {
        let participants = |seats: &[Seat]| {
            seats.iter().filter_map(|seat| people.get(seat.index())).map(|who| who.0).collect()
        };
        LiveTable {
            stage: self.stage,
            steps: self.steps,
            chapter: self.chapter,
            to_move: participants(&self.to_move),
            missing: participants(&self.missing),
            held_by_bot: participants(&self.held),
        }
    }
}

impl OpenCup {
    /// The tables under way: their number, code and people.
    fn playing(&self) -> Vec<(usize, TableCode, Vec<Participant>)> {
        let playing = self.cup().playing();
        playing.map(|(number, code, people)| (number, code.clone(), people.clone())).collect()
    }

    /// Makes every table of the stage under way that is not there, and takes results that came in meanwhile.
    pub(super) async fn make_tables(&mut self) -> Result<(), HttpFailure> {
        if self.known().tables_made {
            return Ok(());
        }
        let mut broken = BTreeSet::new();
        for (number, code, people) in self.playing() {
            match self.hall.look(&code, |room| room.setup().tournament.clone()).await {
                Ok(owner) if owner.as_ref() == Some(&self.code) => {}
                Ok(_) => tracing::error!(table = %code, "a table of a tournament has a code that was taken"),
                Err(Missing::NoSuchTable) => self.make_table(&code, &people).await?,
                // It stays as it is for whoever mends it. The others play on.
                Err(Missing::Unreadable | Missing::OtherVersion) => drop(broken.insert(number)),
                Err(missing) => return Err(missing.into()),
            }
        }
        self.known_mut().tables_made = true;
        self.known_mut().broken = broken;
        self.void_by_hand().await;
        self.gather().await
    }

    async fn make_table(&self, code: &TableCode, people: &[Participant]) -> Result<(), HttpFailure> {
        let cup = self.cup();
        let setup = table_setup(&cup.setup, &self.code, people.len());
        let (mut seated, mut also) = (Vec::new(), Vec::new());
        for (seat, &who) in (0..).map(Seat).zip(people) {
            let Some((hash, own)) = cup.hashes_of(who) else { continue };
            seated.push((seat, cup.schedule.tournament.name(who).to_owned(), hash));
            also.extend(own.map(|own| (seat, own)));
        }
        // Chairs are filled only where a level was named, and that was looked at when the tournament was made.
        let level = cup.setup.fill.as_deref().and_then(|level| level.parse().ok()).unwrap_or(Level::Normal);
        let bots: Vec<_> = (people.len() as u8..setup.seats).map(|seat| (Seat(seat), level)).collect();
        let begin = |room: &mut Room, at: &mut Moment| {
            room.seat_again(&seated, &bots, at);
            room.open_also(&also, at);
            room.begin(at).map_err(|_| HttpFailure::from(Missing::Unavailable))
        };
        // A code that was taken a moment ago was taken by this very table.
        self.hall.make_at(code, &setup, begin).await.map(drop)
    }

    /// Looks at all tables under way, unless that was done just now; results of those that ended are taken.
    pub(super) async fn look_around(&mut self) -> Result<(), HttpFailure> {
        if self.known().seen.as_ref().is_some_and(|(at, _)| at.elapsed() < FRESH) {
            return Ok(());
        }
        let mut live = BTreeMap::new();
        let mut ended = false;
        for (number, code, people) in self.playing() {
            // A table that cannot be reached now is shown without anything about it.
            if let Ok(seen) = self.hall.look(&code, Seen::of).await {
                ended |= seen.stage == Stage::Finished;
                live.insert(number, seen.live(&people));
            }
        }
        self.known_mut().seen = Some((Instant::now(), live));
        if ended { self.gather().await } else { Ok(()) }
    }

    /// Takes the results of every table that is over.
    pub(super) async fn gather(&mut self) -> Result<(), HttpFailure> {
        let Some(stage) = self.cup().under_way() else { return Ok(()) };
        for (number, code, people) in self.playing() {
            let Ok(Some(stored)) = self.hall.look(&code, over).await else { continue };
            let results = move || Ok(results(&book(&stored, Viewer::Public)?, &people));
            let results = self.hall.results.work((), results).await?;
            if let Some(fact) = self.cup().gathered(stage, number, results) {
                self.store(fact).await?;
            }
        }
        Ok(())
    }

    /// Lets a bot play for somebody who is not there, until they come.
    pub(crate) async fn hold(&mut self, number: u16) -> Result<(), HttpFailure> {
        let who = self.cup().find(number)?;
        let (code, seat) = self.seat_of(who).ok_or_else(|| {
            HttpFailure::not_found("not_playing", "Nobody of this number sits at a table now.")
        })?;
        self.hall.tell(&code, TableCommand::Organise(Input::Hold { seat })).await?;
        self.known_mut().seen = None;
        Ok(())
    }

    /// Stops all matches under way, or lets them go on.
    pub(crate) async fn pause(&mut self, paused: bool) -> Result<(), HttpFailure> {
        self.tell_tables(&Input::Pause { paused }).await
    }

    /// Tells everybody something: at the tables at once, and wherever the tournament is shown.
    pub(crate) async fn announce(&mut self, text: &str) -> Result<(), HttpFailure> {
        let text = plain_text(text);
        if text.chars().count() > LONGEST_MESSAGE {
            let detail = format!("A message has at most {LONGEST_MESSAGE} characters.");
            return Err(HttpFailure::bad("bad_message", detail));
        }
        if text == self.cup().message {
            return Ok(());
        }
        self.store(CupFact::Announced { text: text.clone() }).await?;
        self.tell_tables(&Input::Announce { text }).await
    }

    async fn tell_tables(&mut self, input: &Input) -> Result<(), HttpFailure> {
        self.make_tables().await?;
        let broken = self.known().broken.clone();
        for (_, code, _) in self.playing().into_iter().filter(|(number, ..)| !broken.contains(number)) {
            self.hall.tell(&code, TableCommand::Organise(input.clone())).await?;
        }
        self.known_mut().seen = None;
        Ok(())
    }

    /// Lets the tables of the latest stage whose results were typed in know that they play for nothing more. Those that know
    /// it, or are over, take no notice.
    pub(super) async fn void_by_hand(&mut self) {
        let cup = self.cup();
        let stage = cup.stages.len() as u8;
        let tables = cup.stages.last().map(|begun| &begun.tables[..]).unwrap_or_default();
        let by_hand = (1..).zip(tables).filter(|(number, _)| cup.is_by_hand(stage, *number));
        for code in by_hand.map(|(_, (code, _))| code.clone()).collect::<Vec<_>>() {
            // One that cannot be opened has nobody at it; it was most likely typed in for that.
            if let Err(missing) = self.hall.tell(&code, TableCommand::Organise(Input::Void)).await {
                tracing::info!(table = %code, ?missing, "a table was not told that its result was typed in");
            }
        }
        self.known_mut().seen = None;
    }

    /// Where somebody sits now.
    pub(super) fn seat_of(&self, who: Participant) -> Option<(TableCode, Seat)> {
        self.cup().playing().find_map(|(_, code, people)| {
            let seat = people.iter().position(|own| *own == who)?;
            Some((code.clone(), Seat(seat as u8)))
        })
    }

    /// Lets the table where somebody sits know by what they are recognised. It may have been made before that changed.
    pub(super) async fn rekey(&mut self, who: Participant) -> Result<(), HttpFailure> {
        let (Some((code, seat)), Some((secret_hash, also))) = (self.seat_of(who), self.cup().hashes_of(who))
        else {
            return Ok(());
        };
        let given = TableCommand::Organise(Input::Rekey { seat, secret_hash, also });
        self.hall.tell(&code, given).await.map(drop).map_err(HttpFailure::from)
    }

    /// Everybody's cards, with the books of all matches that were played here.
    pub(crate) async fn cards(&self, lang: Lang, pass: impl Send + 'static) -> Result<Cards, HttpFailure> {
        let cup = self.cup();
        let mut played = Vec::new();
        for (game, begun) in (1..).zip(&cup.stages) {
            for (table, (code, people)) in (1..).zip(&begun.tables) {
                let place = if begun.is_final { TablePlace::Final } else { TablePlace::Game { game, table } };
                let looked = self.hall.look(code, over).await;
                // Results typed in by hand may be all there is of a table.
                if let Ok(Some(stored)) = looked {
                    played.push((place, stored, people.clone()));
                }
            }
        }
        let (name, tournament) = (cup.setup.name.clone(), cup.schedule.tournament.clone());
        let game = self.game()?;
        let written = self.hall.desk.work(pass, move || {
            let mut books = Vec::new();
            for (place, stored, people) in played {
                let book = book(&stored, Viewer::Public)?;
                let people = people.into_iter().map(Some).collect();
                books.push(TableBook { book, people, place: Some(place) });
            }
            Ok(Cards::of_tournament(&name, &tournament, &books, game.about(), lang))
        });
        written.await
    }

    /// The standings as comma-separated values.
    pub(crate) fn standings_csv(&self) -> String {
        let tournament = &self.cup().schedule.tournament;
        tournament::final_sheet(tournament, &tournament.final_list()).to_csv()
    }
}

/// The match of a table once it is over.
fn over(room: &Room) -> Option<PlayedMatch> {
    room.outcome().and_then(|_| PlayedMatch::so_far(room))
}

/// How the people of a match ended it, ranked among themselves: bots that filled chairs are nobody's rivals.
fn results(book: &Book, people: &[Participant]) -> TableResults {
    let ranks = book.outcome.as_ref().map(|outcome| &outcome.ranks[..]).unwrap_or_default();
    let own = &ranks[..people.len().min(ranks.len())];
    let played = |(seat, &participant): (usize, &Participant)| {
        let papers = book.papers.get(seat);
        let figures = papers.map(|papers| &papers.figures[..]).unwrap_or_default();
        Played {
            participant,
            rank: 1 + own.iter().filter(|rank| Some(*rank) < own.get(seat)).count() as u8,
            profit: book.scores.get(seat).and_then(|&score| i32::try_from(score).ok()).unwrap_or(0),
            bankrupt: papers.is_some_and(|papers| papers.bankrupt),
            wrong_entries: papers.map_or(0, |papers| papers.faults),
            figures: book.figures.iter().map(|&name| name.to_owned()).zip(figures.iter().copied()).collect(),
        }
    };
    people.iter().enumerate().map(played).collect()
}

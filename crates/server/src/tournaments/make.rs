//! Making a tournament.

use super::cup::{CupFact, fitting, seats_at};
use super::stream;
use crate::hall::{Hall, Missing};
use crate::problem::{HttpFailure, sentence};
use crate::{now_ms, random};
use engine::{Level, Seed};
use hkdf::Hkdf;
use protocol::tournament::{
    CreateTournament, TournamentMade, TournamentScoring, TournamentSeating, TournamentSetup,
};
use protocol::{MAX_NAME, Secret, TableCode, TableSetup, plain_text};
use room::{Room, SecretHash};
use search::AnyGame;
use sha2::Sha256;
use std::collections::BTreeSet;
use store::{Append, StoreError};
use tournament::{CupSettings, Scoring, Seating, Tournament};

/// The longest name of a tournament, in characters.
const LONGEST_TITLE: usize = 60;
/// How many codes are tried before giving up.
const MAX_CODES: u32 = 8;

/// The secret of a participant. It follows from the organiser's, so that they can print the links again and the server
/// need not keep them.
pub(super) fn personal(organiser: &Secret, key: u16) -> Secret {
    let mut bytes = [0; 32];
    let info = format!("participant {key}");
    Hkdf::<Sha256>::new(None, organiser.expose().as_bytes())
        .expand(info.as_bytes(), &mut bytes)
        .expect("32 bytes are few enough");
    Secret::from_random(bytes)
}

/// A table of so many people, as the tournament wants it.
pub(super) fn table_setup(setup: &TournamentSetup, code: &TableCode, people: usize) -> TableSetup {
    TableSetup {
        options: setup.options.clone(),
        clock: setup.clock,
        tournament: Some(code.clone()),
        ..TableSetup::new(&setup.game, seats_at(setup, people))
    }
}

impl Hall {
    pub(crate) async fn create_tournament(
        &self,
        wanted: CreateTournament,
    ) -> Result<TournamentMade, HttpFailure> {
        let CreateTournament { mut setup, participants } = wanted;
        let participants = trimmed(&participants);
        setup.name = title(&setup.name)?;
        let game = self.settings.games.find(&setup.game).ok_or_else(HttpFailure::no_such_game)?;
        let settings = checked(game, &setup, &participants)?;
        let secret = Secret::from_random(random());
        let people = (0..participants.len() as u16).map(|at| SecretHash::of(&personal(&secret, at)));
        let people: Vec<SecretHash> = people.collect();
        for _ in 0..MAX_CODES {
            let code = TableCode::private(random());
            let created = CupFact::Created {
                code: code.clone(),
                setup: Box::new(setup.clone()),
                settings: Box::new(settings.clone()),
                participants: participants.clone(),
                seed: Seed(random()),
                organiser: SecretHash::of(&secret),
                people: people.clone(),
            };
            let append = Append {
                stream: stream(&code),
                expected: 0,
                entries: vec![serde_json::to_vec(&created).expect("facts are plain JSON")],
                note: String::new(),
                at_ms: now_ms(),
                due_ms: None,
            };
            match self.store.0.append(append).await {
                Ok(()) => return Ok(TournamentMade { code, secret }),
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(self.store_failed(&error)),
            }
        }
        Err(HttpFailure::from(Missing::Unavailable))
    }
}

/// Names as they were meant.
pub(super) fn trimmed(names: &[String]) -> Vec<String> {
    names.iter().map(|name| plain_text(name)).collect()
}

fn title(name: &str) -> Result<String, HttpFailure> {
    let name = plain_text(name);
    let fits = (1..=LONGEST_TITLE).contains(&name.chars().count());
    let why = format!("A tournament needs a name of 1 to {LONGEST_TITLE} characters.");
    fits.then_some(name).ok_or_else(|| HttpFailure::bad("bad_name", why))
}

/// The settings of the library, if everything about them can be played.
pub(super) fn checked(
    game: &'static dyn AnyGame,
    setup: &TournamentSetup,
    participants: &[String],
) -> Result<CupSettings, HttpFailure> {
    if let Some(name) = participants.iter().find(|name| name.chars().count() > MAX_NAME) {
        let name: String = name.chars().take(MAX_NAME).collect();
        return Err(HttpFailure::bad(
            "bad_name",
            format!("{name}… is too long: a name has at most {MAX_NAME} characters."),
        ));
    }
    if let Some(level) = &setup.fill {
        level.parse::<Level>().map_err(|why| HttpFailure::bad("no_such_level", why))?;
    }
    let bad_setup = |why: String| HttpFailure::bad("bad_setup", sentence(&why));
    let seats = setup.seats.clamp(game.about().least_seats, game.about().most_seats);
    let table = game.table(seats, &setup.options).map_err(|why| bad_setup(why.to_string()))?.open();
    let figures: Vec<String> = table.figures().iter().map(|&name| name.to_owned()).collect();
    if setup.penalty > 0 && figures.is_empty() {
        return Err(HttpFailure::bad(
            "no_books",
            "This game keeps no books, so nothing in them can be wrong.",
        ));
    }
    let settings = CupSettings {
        table_target: setup.seats,
        games: setup.games,
        final_size: setup.final_seats,
        scoring: scoring(setup.scoring),
        seating: seating(setup.seating),
        ledger_penalty: setup.penalty,
        absent_profit: i32::try_from(table.absent_score()).unwrap_or(0),
        figures,
    };
    Tournament::new(settings.clone(), participants.to_vec())
        .map_err(|why| HttpFailure::bad("bad_tournament", sentence(&why.to_string())))?;
    let target = fitting(game.about(), setup, participants.len())?;
    let last = (setup.final_seats > 0).then_some(usize::from(setup.final_seats));
    let sizes: BTreeSet<usize> =
        tournament::table_sizes(participants.len(), target).into_iter().chain(last).collect();
    for people in sizes {
        // A table nobody ever sees, to find out whether options, seats and clock go together.
        let code = TableCode::from_random([0; 6]);
        Room::create(game, code.clone(), table_setup(setup, &code, people), Seed([0; 32]), 0)
            .map_err(|why| bad_setup(why.to_string()))?;
    }
    Ok(settings)
}

fn scoring(scoring: TournamentScoring) -> Scoring {
    match scoring {
        TournamentScoring::Profit => Scoring::Profit,
        TournamentScoring::ProfitAdjusted => Scoring::ProfitAdjusted,
        TournamentScoring::Placement => Scoring::Placement,
    }
}

fn seating(seating: TournamentSeating) -> Seating {
    match seating {
        TournamentSeating::Random => Seating::Random,
        TournamentSeating::MinRepeat => Seating::MinRepeat,
        TournamentSeating::Swiss => Seating::Swiss,
    }
}

//! Making a tournament.

use super::cup::{CupFact, fitting, least_at, seats_at};
use super::stream;
use crate::hall::{Hall, Missing};
use crate::problem::HttpFailure;
use crate::{now_ms, random};
use engine::{Level, Seed};
use hkdf::Hkdf;
use protocol::tournament::{
    CreateTournament, TournamentDoor, TournamentMade, TournamentScoring, TournamentSeating, TournamentSetup,
};
use protocol::{MAX_NAME, PersonalCode, Secret, TableCode, TableSetup, plain_text};
use room::{Room, SecretHash};
use search::AnyGame;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeSet;
use store::{Append, StoreError};
use tournament::{CupSettings, Scoring, Seating, Tournament};

/// The longest name of a tournament, in characters.
const LONGEST_TITLE: usize = 60;
/// How many codes are tried before giving up.
const MAX_CODES: u32 = 8;

/// How often a code is hashed: whoever reads the store has to do that for every code they try.
const ROUNDS: u32 = 1_000;

/// The code of a participant. It follows from the organiser's secret, so that they can print the slips again and the server
/// need not keep it.
pub(super) fn personal_code(organiser: &Secret, key: u16) -> PersonalCode {
    PersonalCode::from_random(derived(organiser, &format!("code {key}")))
}

/// What a code opens in a tournament.
pub(super) fn secret_of(tournament: &TableCode, code: &PersonalCode) -> Secret {
    let mut hash = Sha256::digest(format!("magnat code {tournament} {}", code.expose()));
    for _ in 0..ROUNDS {
        hash = Sha256::new().chain_update(hash).chain_update(code.expose()).finalize();
    }
    Secret::from_random(hash.into())
}

/// The secret of a participant of a tournament that has no codes, because an older program made it.
pub(super) fn secret_of_old(organiser: &Secret, key: u16) -> Secret {
    Secret::from_random(derived(organiser, &format!("participant {key}")))
}

fn derived<const LENGTH: usize>(organiser: &Secret, info: &str) -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    Hkdf::<Sha256>::new(None, organiser.expose().as_bytes())
        .expand(info.as_bytes(), &mut bytes)
        .expect("so few bytes are enough");
    bytes
}

/// The code of a new tournament: short where people are to type it.
fn new_code(door: TournamentDoor) -> TableCode {
    match door {
        TournamentDoor::Closed => TableCode::private(random()),
        TournamentDoor::Listed | TournamentDoor::Open => TableCode::from_random(random()),
    }
}

/// A table of so many people, as the tournament wants it.
pub(super) fn table_setup(setup: &TournamentSetup, code: &TableCode, people: usize) -> TableSetup {
    TableSetup {
        options: setup.options.clone(),
        clock: setup.clock,
        check_books: setup.check_books,
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
        let game = self.settings.games.find(&setup.game).ok_or_else(answers::Denial::no_such_game)?;
        let settings = checked(game, &setup, &participants)?;
        let secret = Secret::from_random(random());
        for _ in 0..MAX_CODES {
            let code = new_code(setup.door);
            let person = |key| SecretHash::of(&secret_of(&code, &personal_code(&secret, key)));
            let created = CupFact::Created {
                code: code.clone(),
                setup: Box::new(setup.clone()),
                settings: Box::new(settings.clone()),
                participants: participants.clone(),
                seed: Seed(random()),
                organiser: SecretHash::of(&secret),
                people: (0..participants.len() as u16).map(person).collect(),
                coded: true,
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
    let bad_setup = |why: String| HttpFailure::bad("bad_setup", answers::sentence(&why));
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
        least: least_at(setup),
        games: setup.games,
        final_size: setup.final_seats,
        scoring: scoring(setup.scoring),
        seating: seating(setup.seating),
        ledger_penalty: setup.penalty,
        absent_profit: i32::try_from(table.absent_score()).unwrap_or(0),
        figures,
    };
    gathered(setup, &settings, participants.to_vec())
        .map_err(|why| HttpFailure::bad("bad_tournament", answers::sentence(&why.to_string())))?;
    // Where people still come, so many that a table is full.
    let expected = if setup.door == TournamentDoor::Open { usize::from(setup.seats) } else { 0 };
    let expected = participants.len().max(expected);
    let target = fitting(game.about(), setup, expected)?;
    let last = (setup.final_seats > 0).then_some(usize::from(setup.final_seats));
    let sizes = tournament::table_sizes(expected, target, least_at(setup));
    let sizes: BTreeSet<usize> = sizes.into_iter().chain(last).collect();
    for people in sizes {
        // A table nobody ever sees, to find out whether options, seats and clock go together.
        let code = TableCode::from_random([0; 6]);
        Room::create(game, code.clone(), table_setup(setup, &code, people), Seed([0; 32]), 0)
            .map_err(|why| bad_setup(why.to_string()))?;
    }
    Ok(settings)
}

/// The tournament of these people, of whom there may be few as long as they add themselves.
pub(super) fn gathered(
    setup: &TournamentSetup,
    settings: &CupSettings,
    participants: Vec<String>,
) -> Result<Tournament, tournament::Error> {
    if setup.door == TournamentDoor::Open {
        Tournament::gathering(settings.clone(), participants)
    } else {
        Tournament::new(settings.clone(), participants)
    }
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

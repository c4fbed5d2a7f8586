//! A tournament around the table: one stage, and all who sit at the table are its participants.

use crate::side::Party;
use engine::{Seat, Seed};
use protocol::{Secret, TableCode};
use room::SecretHash;
use serde_json::{Value, json};

pub(crate) fn code() -> TableCode {
    TableCode::from_random([9, 8, 7, 6, 5, 4])
}

pub(crate) fn organiser() -> Secret {
    Secret::from_random(Seed::derive(&[b"organiser"]).0)
}

/// What is stored of it; nothing if so many cannot have one.
pub(crate) fn facts(party: &Party, table: &TableCode) -> Option<Vec<Value>> {
    let seats = party.setup.seats;
    if !(3..=6).contains(&seats) {
        return None;
    }
    let game = catalog::rules(&party.setup.game).expect("a game of the catalog");
    let figures = game.table(seats, &party.setup.options).expect("the setup is right").open().figures();
    let all = || Seat::all(seats);
    let people: Vec<SecretHash> = all().map(|seat| SecretHash::of(&party.secret(seat))).collect();
    let created = json!({
        "type": "created",
        "code": code(),
        "setup": {
            "name": "Cup", "game": party.setup.game, "options": party.setup.options, "seats": seats, "games": 1,
            "final_seats": 0,
        },
        "settings": tournament::CupSettings {
            table_target: seats,
            games: 1,
            final_size: 0,
            figures: figures.iter().map(|&name| name.to_owned()).collect(),
            ..tournament::CupSettings::default()
        },
        "participants": all().map(|seat| format!("P{seat}")).collect::<Vec<_>>(),
        "seed": Seed::derive(&[b"cup"]),
        "organiser": SecretHash::of(&organiser()),
        "people": people,
    });
    let sit = all().map(|seat| seat.0).collect::<Vec<_>>();
    let open = json!({ "is_final": false, "tables": [{ "seats": sit }], "absent": [] });
    Some(vec![created, json!({ "type": "seated", "open": open, "tables": [table] })])
}

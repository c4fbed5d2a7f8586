//! What the sentences say is true.

use crate::table::{seat, table};
use engine::{Game, Viewer};
use millionaires::*;
use serde_json::json;
use text::{Lang, Texts};

fn languages() -> impl Iterator<Item = Texts> {
    Lang::ALL.into_iter().map(|lang| Texts::new(Millionaires::TEXTS, lang))
}

/// MB-70 takes the value out of the log, but the tile was not given face down.
#[test]
fn a_discard_that_was_shown_is_not_said_to_have_been_face_down() {
    let mut forced = table(3, "hidden_tiles=true");
    forced.play("w9: A{1} B- C- thief: A-");
    let mut chosen = table(3, "hidden_tiles=true");
    chosen.play("w2: A{1} B- C- w9: A{2} B- C- thief: A- A!9");
    for texts in languages() {
        let told = |table: &crate::table::Table| {
            let log = table.log(Viewer::Seat(seat("B")));
            texts.event(&json!(log.last()))
        };
        let (shown, face_down) = (told(&forced), told(&chosen));
        assert_ne!(shown, face_down, "{}", texts.lang());
        assert!(!shown.contains('9') && !face_down.contains('9'), "{shown} {face_down}");
    }
}

/// Names of tiles are not inflected, so that a sentence keeps them apart from its verb.
#[test]
fn a_taken_tile_stands_in_its_own_form() {
    let won = json!({"type": "tile_won", "seat": 0, "tile": "wealth_8", "paid": 7, "bids": 2});
    let taken = json!({"type": "bad_luck_taken", "seat": 0, "tile": "thief", "lost": [], "bids": 0});
    for texts in languages().filter(|texts| texts.lang() != Lang::En) {
        for (event, tile) in [(&won, "tile-wealth_8"), (&taken, "tile-thief")] {
            let said = texts.event(event);
            assert!(said.contains(&format!(": {}", texts.say(tile))), "{said}");
        }
    }
}

//! Games that give something away, each in its own way. A suite that does not find them out is worth nothing.

use crate::pair::{Pair, has_secrets};
use crate::worlds::bent;
use engine::{AnyMatch, Fingerprint, Refusal, Seat, Sketch, Viewer};
use serde_json::Value;

/// Where a game shows something that depends on the whole state, hidden cards included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leak {
    /// A field of the view.
    View,
    /// The words for a screen reader.
    Sketch,
    /// The order in which a seat's own actions are listed.
    Order,
    /// Why an action was refused.
    Refusal,
}

/// One bit of the whole state.
fn is_odd(print: Fingerprint) -> bool {
    matches!(print.to_string().bytes().last(), Some(b'1' | b'3' | b'5' | b'7' | b'9' | b'b' | b'd' | b'f'))
}

impl Leak {
    pub(crate) fn view(leak: Option<Leak>, game: &dyn AnyMatch, viewer: Viewer) -> Value {
        let mut view = game.view(viewer);
        if leak == Some(Leak::View) {
            view["build"] = game.fingerprint().to_string().into();
        }
        view
    }

    pub(crate) fn sketch(leak: Option<Leak>, game: &dyn AnyMatch, viewer: Viewer) -> Sketch {
        let mut sketch = game.sketch(viewer);
        if leak == Some(Leak::Sketch) && is_odd(game.fingerprint()) {
            sketch.panels.pop();
        }
        sketch
    }

    pub(crate) fn buttons(leak: Option<Leak>, game: &dyn AnyMatch, seat: Seat) -> Vec<Value> {
        let mut buttons = game.buttons(seat);
        if leak == Some(Leak::Order) && is_odd(game.fingerprint()) {
            buttons.reverse();
        }
        buttons
    }

    pub(crate) fn refusal(leak: Option<Leak>, refusal: Refusal, print: Fingerprint) -> Refusal {
        match leak {
            Some(Leak::Refusal) => Refusal::Malformed(format!("not in state {print}")),
            _ => refusal,
        }
    }
}

/// How many pairs of worlds are tried before a leak counts as overlooked.
const TRIES: u64 = 60;

#[test]
fn games_that_give_something_away_are_found_out() {
    let mut tried = 0;
    for game in catalog::games().iter().filter(|game| has_secrets(&***game)) {
        let id = game.about().id;
        for leak in [Leak::View, Leak::Sketch, Leak::Order, Leak::Refusal] {
            let caught = |seed: &u64| Pair::run(id, *seed, Some(leak)).is_err();
            let seed = (0..TRIES).find(caught);
            assert!(seed.is_some(), "{id}: nobody noticed the leak {leak:?} in {TRIES} pairs of worlds");
            tried += 1;
        }
    }
    assert!(tried >= 4, "some game has secrets");
}

#[test]
fn a_bent_game_without_a_guide_or_a_leak_is_the_game_itself() {
    for game in catalog::games() {
        let about = game.about();
        let bent = bent(about.id, None, None);
        let seats = about.least_seats;
        let [mut straight, mut other] =
            [game.table(seats, &Default::default()), bent.table(seats, &Default::default())]
                .map(|table| table.unwrap().open());
        let mut streams = [7, 7].map(engine::FastRng::new);
        while straight.turn() == engine::Turn::Chance {
            let one = straight.chance(&mut streams[0]).unwrap();
            assert_eq!(one.entry, other.chance(&mut streams[1]).unwrap().entry);
        }
        for viewer in Viewer::all(seats) {
            assert_eq!(straight.view(viewer), other.view(viewer));
        }
    }
}

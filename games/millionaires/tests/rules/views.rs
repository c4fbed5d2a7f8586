//! The rules of what is shown, and of absent players.

use crate::table::{Table, cards, seat, table, tile, tiles};
use engine::{FastRng, Game, Phrase, Viewer, Word};
use millionaires::*;
use std::collections::BTreeSet;

fn hidden() -> Table {
    table(3, "hidden_tiles=true")
}

#[test]
fn mb_60_acquired_tiles_lie_face_down() {
    let mut table = hidden();
    table.play("w2: A{3} B- C- luck: A{1} B- C- casino: A-");
    for viewer in [Viewer::Seat(seat("B")), Viewer::Public] {
        let shown = table.view(viewer);
        assert_eq!((shown.at(seat("A")).tile_count, shown.at(seat("A")).tiles), (3, None));
    }
}

#[test]
fn mb_61_the_tile_up_for_auction_is_open() {
    let mut table = hidden();
    table.reveal(tile("w7"));
    assert_eq!(table.view(Viewer::Public).auction().unwrap().tile, tile("w7"));
}

#[test]
fn mb_62_owners_look_others_count() {
    let mut table = hidden();
    table.play("thief: A- luck: A{1} B- C-");
    assert_eq!(table.view(Viewer::Seat(seat("A"))).at(seat("A")).tiles, Some(tiles("thief luck")));
    assert_eq!(
        table.view(Viewer::Seat(seat("C"))).at(seat("A")).tile_count,
        2,
        "the waiting thief is one of them"
    );
    table.play("w4: A{2} B- C-");
    assert_eq!(table.view(Viewer::Seat(seat("C"))).at(seat("A")).tile_count, 1, "a thief in the box is not");
}

#[test]
fn mb_63_a_choice_is_made_face_down() {
    let mut table = hidden();
    table.play("w2: A{3} B- C- w9: A{1} B- C- thief: A- A!9");
    let stolen = |viewer| table.view(viewer).stolen.unwrap().value;
    assert_eq!(stolen(Viewer::Seat(seat("A"))), Some(9));
    assert_eq!(stolen(Viewer::Seat(seat("B"))), None);
    assert_eq!(stolen(Viewer::Recall(seat("B"))), None);
    assert_eq!(stolen(Viewer::Public), None);
    let remembered = table.view(Viewer::Recall(seat("B")));
    assert_eq!(remembered.stolen.unwrap().among, Some(tiles("w2 w9")));
    assert_eq!(remembered.at(seat("A")).tiles, Some(tiles("w2 w9")), "which of them is left stays open");
}

/// Worlds that fit what `viewer` sees.
fn imagined(table: &Table, viewer: Viewer) -> Vec<State> {
    let view = table.view(viewer);
    let mut rng = FastRng::new(7);
    let imagine = |_| {
        let mut world = table.rules.start();
        table.rules.imagine(&view, &mut rng, &mut world);
        assert_eq!(table.rules.view(&world, viewer), view);
        world
    };
    (0..400).map(imagine).collect()
}

/// Who holds what in these worlds, and what the thief has.
fn holdings(worlds: &[State]) -> BTreeSet<String> {
    let holding = |world: &State| {
        let tiles: Vec<TileSet> = world.seats[..3].iter().map(|holding| holding.tiles).collect();
        format!("{tiles:?} {:?}", world.stolen.map(|stolen| stolen.value))
    };
    worlds.iter().map(holding).collect()
}

#[test]
fn mb_63_every_tile_that_may_have_left_face_down_is_imagined() {
    let mut table = hidden();
    table.play("w2: A{3} B- C- w9: A{1} B- C- thief: A- A!9 w7: A- B- w5: C- A-");
    assert_eq!((table.of("C").tiles, table.of("B").tiles), (tiles("w7"), tiles("w5")));
    let worlds = |viewer| holdings(&imagined(&table, viewer));
    let remembered: BTreeSet<String> = [(9, 2), (2, 9)]
        .map(|(kept, given)| format!(r#"[["wealth_{kept}"], ["wealth_5"], ["wealth_7"]] Some({given})"#))
        .into();
    assert_eq!(worlds(Viewer::Recall(seat("B"))), remembered);
    assert_eq!(worlds(Viewer::Recall(seat("A"))).len(), 1, "they know what they gave");
    assert_eq!(worlds(Viewer::Seat(seat("B"))).len(), 6, "2, 7 and 9 lie in any order");
    assert!(worlds(Viewer::Seat(seat("B"))).is_superset(&remembered));
}

#[test]
fn mb_63_the_tiles_chosen_from_are_for_those_who_remember() {
    let mut table = hidden();
    table.play("w2: A{3} B- C- w9: A{1} B- C- thief: A- A!9");
    let among = |viewer| table.view(viewer).stolen.unwrap().among;
    assert_eq!([Viewer::Seat(seat("B")), Viewer::Public].map(among), [None, None]);
    let both = Some(tiles("w2 w9"));
    assert_eq!([Viewer::Seat(seat("A")), Viewer::Recall(seat("C"))].map(among), [both, both]);
}

/// What the thief tells of face-down tiles: MB-35 to MB-37.
#[test]
fn mb_64_imagined_tiles_fit_what_is_known_of_the_thief() {
    let wealth_of_a = |table: &Table| -> BTreeSet<u8> {
        let worlds = imagined(table, Viewer::Seat(seat("B")));
        worlds.iter().map(|world| world.at(seat("A")).tiles.wealth().len()).collect()
    };
    let mut waiting = hidden();
    waiting.play("thief: A- luck: A{1} B- C- w3: A- B-");
    assert_eq!(wealth_of_a(&waiting), [0].into(), "a waiting thief means no wealth");
    let mut choosing = hidden();
    choosing.play("w2: A{3} B- C- w9: A{1} B- C- luck: A{2} B- C- w7: A- B- casino: C- luck: C- A{4} B-");
    choosing.play("thief: A-");
    assert_eq!(wealth_of_a(&choosing), [2, 3].into(), "a choice means two or more");
    choosing.play("A!2");
    assert_eq!(wealth_of_a(&choosing), [1, 2].into(), "and that one was kept");
}

#[test]
fn mb_63_a_forced_discard_is_shown() {
    let mut only_one = hidden();
    only_one.play("w9: A{1} B- C- thief: A-");
    let mut waiting = hidden();
    waiting.play("thief: A- w9: A{1} B- C-");
    for table in [only_one, waiting] {
        let shown = Event::TileStolen { seat: seat("A"), tile: Some(Tile::Wealth(9)), face_down: false };
        assert!(table.seen(Viewer::Public).contains(&shown));
        assert_eq!(table.view(Viewer::Public).stolen.unwrap().value, Some(9));
    }
}

#[test]
fn mb_64_what_stays_public() {
    let mut table = hidden();
    table.play("thief: A- luck: A{1} B-");
    let shown = table.view(Viewer::Public);
    assert!(shown.at(seat("A")).thief_waiting);
    assert_eq!((shown.red_revealed, shown.stack), (1, 14));
    assert_eq!(shown.auction().unwrap().highest, 1);
    assert_eq!(shown.at(seat("A")).table, cards("1"));
}

#[test]
fn mb_65_scoring_reveals_everything() {
    let mut table = hidden();
    table.play("w2: A{3} B- C- w9: A{1} B- C- thief: A- A!9 luck: A- B- luck: C- A- cba: B- luck:");
    let shown = table.view(Viewer::Public);
    assert_eq!(shown.at(seat("A")).tiles, Some(tiles("w2")));
    assert_eq!(shown.stolen.unwrap().value, Some(9));
    assert!(shown.seats.iter().all(|seat| seat.tiles.is_some()));
}

fn stolen(tile: &str) -> Phrase {
    Phrase::new("sketch-stolen").with("tile", format!("tile-{tile}")).with("seat", seat("A"))
}

#[test]
fn mb_65_the_words_say_what_the_thief_took_once_it_may_be_known() {
    let mut table = hidden();
    table.play("w2: A{3} B- C- w9: A{1} B- C- thief: A- A!9");
    let face_down = Phrase::new("sketch-stolen-face-down").with("seat", seat("A"));
    for viewer in [Viewer::Public, Viewer::Seat(seat("B"))] {
        assert!(table.words(viewer).contains(&face_down), "{viewer:?}");
        assert!(!table.words(viewer).contains(&stolen("wealth_9")), "{viewer:?}");
    }
    assert!(table.words(Viewer::Seat(seat("A"))).contains(&stolen("wealth_9")));
    table.play("luck: A- B- luck: C- A- cba: B- luck:");
    assert!(table.words(Viewer::Public).contains(&stolen("wealth_9")));
}

#[test]
fn mb_66_what_every_view_contains() {
    let mut table = table(3, "");
    table.play("w2: A{3} B-");
    for viewer in Viewer::all(3) {
        let json = serde_json::to_value(table.view(viewer)).unwrap();
        for field in ["options", "phase", "starter", "red_revealed", "stack", "seats"] {
            assert!(json.get(field).is_some(), "{viewer:?} lacks {field}");
        }
        for field in ["acting", "highest", "highest_bidder", "passed", "tile"] {
            assert!(json["phase"]["auction"].get(field).is_some(), "{viewer:?} lacks {field}");
        }
        assert_eq!(json["seats"][0]["cards"], 10);
        assert_eq!(json["seats"][0]["table"], serde_json::json!([3]));
    }
    let own = table.view(Viewer::Seat(seat("A"))).at(seat("A")).money.unwrap();
    assert_eq!((own.total, own.hand.len()), (106, 10));
}

#[test]
fn mb_67_memory_shows_no_money_of_others() {
    let mut table = table(3, "");
    table.play("w2: A{3} B{4} C- A-");
    assert!(table.view(Viewer::Seat(seat("A"))).at(seat("B")).money.is_none());
    assert!(table.view(Viewer::Public).at(seat("A")).money.is_none());
    let log = table.log(Viewer::Seat(seat("A")));
    assert!(!log.iter().any(|event| matches!(event, Event::BidPlaced { .. } | Event::Passed { .. })));
    let won = Event::TileWon { seat: seat("B"), tile: Some(tile("w2")), paid: None, bids: 2 };
    assert!(log.contains(&won), "{log:?}");
    table.play("casino: B{3} C-");
    let taken = Event::BadLuckTaken { seat: seat("C"), tile: Some(Tile::Casino), lost: vec![], bids: 1 };
    assert!(table.log(Viewer::Seat(seat("A"))).contains(&taken));
    assert!(table.seen(Viewer::Seat(seat("A"))).iter().any(|event| matches!(event, Event::BidPlaced { .. })));
}

#[test]
fn mb_68_assisted_lists_spent_money() {
    let mut table = table(3, "money_tracking=assisted");
    table.play("w2: A{3} B{4} C- A-");
    for viewer in [Viewer::Seat(seat("A")), Viewer::Public] {
        let money = table.view(viewer).at(seat("B")).money.unwrap();
        assert_eq!((money.spent, money.total), (cards("4"), 102));
        assert_eq!(table.log(viewer), table.seen(viewer));
    }
}

#[test]
fn mb_68_the_words_list_the_money_of_others_only_where_it_is_shown() {
    let script = "w2: A{3} B{4} C- A-";
    let (mut memory, mut assisted) = (table(3, ""), table(3, "money_tracking=assisted"));
    memory.play(script);
    assisted.play(script);
    let list = |cards: &str| {
        let values = cards.split(' ').map(|value| Word::Number(value.parse().expect("a number")));
        Word::List(values.collect())
    };
    let purse = Phrase::new("sketch-purse").with("seat", seat("B"));
    let purse = purse.with("cards", list("1 2 3 6 8 10 12 15 20 25")).with("spent", list("4"));
    for viewer in [Viewer::Seat(seat("A")), Viewer::Public] {
        assert!(assisted.words(viewer).contains(&purse), "{viewer:?}");
        assert!(!memory.words(viewer).iter().any(|phrase| phrase.key == "sketch-purse"), "{viewer:?}");
    }
    memory.play("luck: B- C- luck: A- B- cba: C- luck:");
    assert!(memory.words(Viewer::Public).contains(&purse), "all hands are open at the end");
}

#[test]
fn mb_69_tracking_changes_only_what_is_shown() {
    let script = "w2: A{3} B{4} C- A- casino: B{3} C- luck: C- A-";
    let (mut memory, mut assisted) = (table(3, ""), table(3, "money_tracking=assisted"));
    memory.play(script);
    assisted.play(script);
    assert_eq!(memory.state, assisted.state);
    assert_eq!(memory.events, assisted.events);
    let bot = Viewer::Recall(seat("A"));
    assert_eq!(memory.view(bot).seats, assisted.view(bot).seats, "bots know the same in both");
    assert_eq!(memory.log(bot), memory.seen(bot));
    let spectator = memory.view(Viewer::Public);
    assert_eq!(spectator.at(seat("B")), memory.view(Viewer::Seat(seat("A"))).at(seat("B")));
}

#[test]
fn mb_70_hidden_log_names_only_own_tiles() {
    for tracking in ["memory", "assisted"] {
        let mut table = table(3, &format!("hidden_tiles=true money_tracking={tracking}"));
        table.play("w2: A{3} B- C- casino: A{1} B-");
        let log = table.log(Viewer::Seat(seat("A")));
        let named: Vec<Option<Tile>> = log
            .iter()
            .filter_map(|event| match event {
                Event::TileWon { tile, .. } | Event::BadLuckTaken { tile, .. } => Some(*tile),
                _ => None,
            })
            .collect();
        assert_eq!(named, [Some(tile("w2")), None], "{tracking}");
        assert!(!log.iter().any(|event| matches!(event, Event::TileRevealed { .. })));
        let bids = log.iter().filter(|event| matches!(event, Event::BidPlaced { .. })).count();
        assert_eq!(bids, if tracking == "assisted" { 2 } else { 0 });
    }
}

#[test]
fn mb_70_a_hidden_log_does_not_say_whether_a_tile_was_feared() {
    let taken = |tile: &str| {
        let mut table = table(3, "hidden_tiles=true");
        table.play("w2: A{3} B- C-").reveal(Tile::try_from(tile.to_owned()).unwrap());
        table.play(if tile == "casino" { "A{1} B-" } else { "A- B{1} C-" });
        table
    };
    let (feared, wanted) = (taken("casino"), taken("wealth_5"));
    for viewer in [Viewer::Public, Viewer::Seat(seat("C"))] {
        assert_eq!(feared.log(viewer), wanted.log(viewer), "{viewer:?}");
        assert_ne!(feared.seen(viewer), wanted.seen(viewer), "{viewer:?} saw it happen");
    }
    let own = Event::BadLuckTaken { seat: seat("B"), tile: Some(Tile::Casino), lost: vec![], bids: 1 };
    assert!(feared.log(Viewer::Seat(seat("B"))).contains(&own));
}

#[test]
fn mb_71_what_an_absent_seat_does() {
    let mut table = table(3, "");
    table.play("w2: A{1} B- C- w9: A{2} B- C- thief:");
    assert_eq!(table.rules.timeout(&table.state, seat("A")), Action::Pass {});
    table.play("A-");
    assert_eq!(table.rules.timeout(&table.state, seat("A")), Action::Discard { value: 2 });
}

//! Section 3: who knows what.

use crate::table::*;
use cover_your_assets::*;
use engine::{FastRng, Game, Seat, Viewer};

#[test]
fn hands_are_for_their_seats_alone() {
    let mut table = fresh(4, "");
    table.settle();
    for (viewer, own) in
        [(Viewer::Seat(Seat(2)), Some(2)), (Viewer::Recall(Seat(0)), Some(0)), (Viewer::Public, None)]
    {
        let view = table.rules.view(&table.state, viewer);
        for (seat, shown) in view.seats.iter().enumerate() {
            assert_eq!(shown.hand, (Some(seat) == own).then(|| table.state.hands[seat]));
            assert_eq!(shown.cards, 5);
        }
        let seen = if own.is_some() { 6 } else { 1 };
        assert_eq!(view.unseen.len(), 104 - seen, "the unseen cards can be counted");
    }
}

#[test]
fn drawn_and_dealt_cards_are_told_to_their_seats_alone() {
    let table = fresh(4, "");
    let drew = Event::Drew { seat: Seat(1), card: Some(Card::Gold) };
    let dealt = Event::Dealt { seat: Seat(1), card: Card::Gold };
    for viewer in Viewer::all(4) {
        let own = viewer.is(Seat(1));
        let hidden = Event::Drew { seat: Seat(1), card: None };
        assert_eq!(table.rules.redact(&drew, viewer), Some(if own { drew.clone() } else { hidden }));
        assert_eq!(table.rules.redact(&dealt, viewer), own.then(|| dealt.clone()));
    }
}

#[test]
fn a_concession_tells_nothing() {
    let after = |hand: &str| {
        let mut table = table(4, "");
        table
            .hold("A", "jewels coin")
            .hold("C", "cash")
            .own("A", "boat*2")
            .own("B", "boat*2 | jewels*2")
            .deck(0);
        table.hold("B", hand).play("A challenge B jewels; B concede");
        (table.view("A").seats, table.events.last().cloned())
    };
    assert_eq!(after("gold silver"), after("piggy piggy"));
}

#[test]
fn others_never_see_how_many_answers_a_seat_has() {
    let shown = |hand: &str| {
        let mut table = table(4, "");
        table.hold("A", "jewels coin").own("A", "boat*2").own("B", "boat*2 | jewels*2").hold("B", hand);
        table.play("A challenge B jewels");
        let view = table.rules.view(&table.state, Viewer::Public);
        (view.phase, view.seats, table.rules.turn(&table.state), table.legal("A"))
    };
    assert_eq!(shown("gold silver"), shown("piggy piggy"));
}

/// What was put back into a pile is known to be there, at no known place, until one like it shows.
#[test]
fn what_was_put_back_is_remembered() {
    let mut table = table(2, "action_cards");
    table.hold("A", "jewels coin").hold("B", "cash").piles("jewels boat car", [9; 3]).deck(0);
    table.coming("swap stocks").play("A draft jewels 0; B decline");
    let view = table.view("B");
    assert_eq!(view.piles[0].put_back, ActionCounts { swap: 1, shift: 0 });
    assert_eq!(view.piles[0].face_down, 8);
    let certain = [(Chance::Card { card: Card::Swap }, 1)];
    let (mut rng, mut world, mut on_top) = (FastRng::new(3), table.state, 0);
    for _ in 0..4_000 {
        table.rules.imagine(&view, &mut rng, &mut world);
        world.phase = Phase::Reveal(Reveal { piles: PileSet::one(0), ..Reveal::default() });
        let mut possible = Vec::new();
        table.rules.chances(&world, &mut possible);
        on_top += u32::from(possible == certain);
    }
    assert!(
        (400..600).contains(&on_top),
        "one time in eight it is the next card, not {on_top} times in 4000"
    );
}

/// While nobody has drawn, an action card that was put back into the deck is in nobody's hand.
#[test]
fn nobody_holds_what_went_back_into_the_deck_before_the_first_draw() {
    let mut table = fresh(4, "action_cards");
    table.coming("coin*10 piggy*10 swap jewels").settle();
    assert_eq!(table.view("A").from_deck, ActionCounts { swap: 1, shift: 0 });
    let swaps = |table: &Table, seed: u64| {
        let mut world = table.state;
        table.rules.imagine(&table.view("A"), &mut FastRng::new(seed), &mut world);
        world.hands.map(|hand| hand.count(Card::Swap))
    };
    for seed in 0..2_000 {
        assert!(swaps(&table, seed).iter().sum::<u8>() < 2, "one Swap is in the deck");
    }
    table.play("B discard coin");
    let both = (0..5_000).filter(|seed| swaps(&table, *seed).iter().sum::<u8>() == 2);
    assert!(both.clone().count() > 0, "B may have drawn it");
    assert!(both.clone().all(|seed| swaps(&table, seed)[1] > 0), "nobody but B");
}

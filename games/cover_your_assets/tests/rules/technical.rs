//! CA-129 to CA-132.

use crate::table::*;
use cover_your_assets::*;
use engine::{FastRng, Game, Seat, Step, Turn};

#[test]
fn ca_129_cards_have_no_identity_and_pairs_no_order() {
    let read = |json: &str| serde_json::from_str::<Action>(json);
    let one = read(r#"{"type":"respond","cards":["silver","cash"]}"#).unwrap();
    let other = read(r#"{"type":"respond","cards":["cash","silver"]}"#).unwrap();
    assert_eq!(one, other);
    assert_eq!(serde_json::to_string(&one).unwrap(), r#"{"type":"respond","cards":["cash","silver"]}"#);
    for bad in [
        r#"{"type":"respond","cards":[]}"#,
        r#"{"type":"respond","cards":["cash","cash","cash"]}"#,
        r#"{"type":"respond","cards":["cash"],"id":7}"#,
        r#"{"type":"concede","cards":["cash"]}"#,
        r#"{"type":"draft_set","hand":"cash","piles":[3]}"#,
        r#"{"type":"draft_set","hand":"cash","piles":[1,1]}"#,
        r#"{"type":"discard","card":"rubies"}"#,
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}

#[test]
fn ca_130_what_an_absent_seat_does() {
    let default = |table: &Table| table.rules.timeout(&table.state, table.rules.ask(&table.state).unwrap());
    let mut table = table(2, "two_actions action_cards kasicka");
    table
        .hold("A", "jewels*2 piggy coin jar")
        .hold("B", "jewels")
        .own("A", "bank*2")
        .piles("jewels boat car", [9; 3])
        .deck(0);
    assert_eq!(default(&table), Action::Discard { card: Card::PennyJar }, "the lowest value");
    let mut actions = table.again();
    actions.hold("A", "shift");
    assert_eq!(default(&actions), Action::Discard { card: Card::Shift }, "an action card is worth nothing");
    table.state.hands[0].remove(Card::PennyJar);
    assert_eq!(default(&table), Action::Discard { card: Card::CoinCollection }, "then the lowest id");
    table.state.first_action_done = true;
    assert_eq!(default(&table), Action::EndTurn {});
    table.state.first_action_done = false;
    table.play("A draft jewels 0");
    assert_eq!(default(&table), Action::DeclineContest {});
    table.play("B contest jewels");
    assert_eq!(default(&table), Action::Concede {});
    let reveal = Reveal::default();
    table.state.phase = Phase::ShiftChoice { chooser: seat("A"), target: seat("B"), reveal };
    assert_eq!(default(&table), Action::ChooseShift { direction: Direction::TopToBottom });
}

/// Counts what CA-131 counts in whole rounds of random play.
#[test]
fn ca_131_a_round_is_bounded() {
    for (seats, settings) in
        [(2, "advanced=all"), (3, "advanced=all"), (4, ""), (4, "advanced=all"), (6, "two_actions")]
    {
        let table = fresh(seats, &format!("end_mode=quick {settings}"));
        let rules = table.rules;
        for seed in 0..40 {
            let (mut rng, mut scratch) = (FastRng::new(seed), Vec::new());
            let mut state = rules.start();
            let (mut steps, mut uses, mut choices, mut actions) = (0, 0, 0, 0);
            let mut most = 0;
            while rules.turn(&state) != Turn::Over {
                let step = match rules.ask(&state) {
                    None => Step::Chance { outcome: rules.draw(&state, &mut rng) },
                    Some(seat) => {
                        let action = rules.sample(&state, seat, &mut rng, &mut scratch);
                        match action {
                            Action::Concede {} | Action::DeclineContest {} | Action::EndTurn {} => {}
                            Action::ChooseShift { .. } => choices += 1,
                            Action::Respond { .. } | Action::ContestDraft { .. } => uses += 1,
                            _ => (uses, actions) = (uses + 1, actions + 1),
                        }
                        Step::Seat { seat, action }
                    }
                };
                rules.apply(&mut state, step, &mut ());
                steps += 1;
                let held: u8 = state.hands.iter().map(|hand| hand.len()).sum();
                most = most.max(state.deck + held);
            }
            assert!(uses < u32::from(most) && choices <= 4 && actions <= uses, "{seats} {settings} {seed}");
            assert!(steps <= rules.step_bound(), "{steps} steps");
        }
    }
}

#[test]
fn ca_132_invariants() {
    for (seats, settings) in [(2, "advanced=all"), (3, "advanced=all"), (5, ""), (6, "advanced=all")] {
        let rules = fresh(seats, &format!("end_mode=three_rounds {settings}")).rules;
        let (mut rng, mut scratch) = (FastRng::new(1), Vec::new());
        let mut state = rules.start();
        let (mut had_sets, mut round) = ([false; MOST_SEATS], 0);
        while rules.turn(&state) != Turn::Over {
            let step = match rules.ask(&state) {
                None => Step::Chance { outcome: rules.draw(&state, &mut rng) },
                Some(seat) => Step::Seat { seat, action: rules.sample(&state, seat, &mut rng, &mut scratch) },
            };
            rules.apply(&mut state, step, &mut ());
            assert_eq!(rules.audit(&state), Ok(()), "cards, sets, tops of piles");
            if state.round != round {
                (had_sets, round) = ([false; MOST_SEATS], state.round);
            }
            for seat in Seat::all(seats) {
                let owns = !state.stacks.is_empty(seat);
                assert!(owns || !had_sets[seat.index()], "a stack is never empty again");
                had_sets[seat.index()] = owns;
            }
        }
    }
}

#[test]
fn ca_132_the_audit_finds_what_is_wrong() {
    let mut table = fresh(3, "");
    table.settle();
    let sound = table.state;
    let finds = |change: &dyn Fn(&mut State)| {
        let mut broken = sound;
        change(&mut broken);
        table.rules.audit(&broken).unwrap_err()
    };
    assert_eq!(table.rules.audit(&sound), Ok(()));
    assert!(finds(&|state| state.pool.add(Card::House)).contains("of house instead of 8"));
    assert!(finds(&|state| state.deck += 1).contains("face down for"));
    assert!(
        finds(&|state| {
            let held = state.hands[0].nth(0);
            state.hands[0].remove(held);
            state.discard.push(held);
        })
        .contains("has 4 cards")
    );
    assert!(
        finds(&|state| {
            let mut set = Set::none_of(Card::House);
            let held = state.pool.assets().nth(0);
            state.pool.remove(held);
            state.deck -= 1;
            if held == Card::House {
                set.add(held);
            } else {
                set = Set::none_of(held);
                set.add(held);
            }
            state.stacks.push(Seat(0), set);
        })
        .contains("is no set")
    );
}

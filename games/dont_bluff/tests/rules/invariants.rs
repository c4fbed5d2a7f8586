//! The invariants of the rulebook, along thousands of random games with every option.

use crate::table::rules;
use dont_bluff::*;
use engine::{FastRng, Game, Rng, Seat, Step, Turn, Viewer};

/// Plays games over all seat counts and calls `look` before and after every step.
fn each_step(options: &[&str], mut look: impl FnMut(&Rules, &State, Step<Action, Chance>, &State)) {
    let mut rng = FastRng::new(77);
    let mut scratch = Vec::new();
    for seats in 2..=6 {
        for options in options {
            let rules = rules(seats, options);
            for game in 0..60 {
                let mut state = rules.start();
                while rules.turn(&state) != Turn::Over {
                    let step = match rules.turn(&state) {
                        Turn::One(seat) if game % 2 == 0 => {
                            Step::Seat { seat, action: rules.sample(&state, seat, &mut rng, &mut scratch) }
                        }
                        Turn::One(seat) => {
                            Step::Seat { seat, action: careful(&rules, &state, seat, &mut rng) }
                        }
                        _ => Step::Chance { outcome: rules.draw(&state, &mut rng) },
                    };
                    let before = state;
                    rules.apply(&mut state, step, &mut ());
                    look(&rules, &before, step, &state);
                }
            }
        }
    }
}

/// Offers one or two cards, mostly cheap ones, and opens half of the time: such games last longer.
fn careful(rules: &Rules, state: &State, seat: Seat, rng: &mut FastRng) -> Action {
    let few = (0..8).map(|_| rules.sample(state, seat, rng, &mut Vec::new()));
    few.min_by_key(|action| match action {
        Action::Offer { cards, .. } | Action::Add { cards, .. } => cards.size() + cards.money(),
        _ => 0,
    })
    .expect("eight of them")
}

const OPTIONS: &[&str] = &[
    "",
    "offer_direction=drawn_offers insolvent_bank_card=true",
    "payment_rule=irreducible payment_visibility=private",
    "exhausted_offer=decider_chooses allow_empty_offer=true max_rounds=30",
    "payment_visibility=private offer_direction=drawn_offers claims=off",
];

fn between_rounds(state: &State) -> bool {
    matches!(state.phase, Phase::ColourRoll)
}

#[test]
fn inv_1_no_card_is_made_or_lost() {
    each_step(OPTIONS, |rules, _, _, state| {
        let hands = state.hands.iter().fold(Cards::NONE, |sum, &hand| sum + hand);
        assert_eq!(hands + state.bank + state.open + state.closed, in_play(rules.seats()));
    });
}

#[test]
fn inv_2_the_money_adds_up() {
    each_step(OPTIONS, |rules, _, _, state| {
        let hands: u8 = state.hands.iter().map(|hand| hand.money()).sum();
        let total = 13 * rules.seats() + 11;
        assert_eq!(hands + state.bank.money() + state.open.money() + state.closed.money(), total);
        assert!(!between_rounds(state) || hands == total - state.bank.money());
    });
}

#[test]
fn inv_3_six_bank_cards_and_the_last_ends_the_game() {
    let mut taken = 0;
    each_step(OPTIONS, |_, before, step, after| {
        if before.rounds_played == 0 {
            taken = 0;
        }
        taken += u8::from(matches!(step, Step::Chance { outcome: Chance::BankCard { .. } }));
        assert_eq!(after.bank.size(), 6 - taken);
        assert!(taken < 6 || after.is_over());
    });
}

#[test]
fn inv_4_between_rounds_the_table_is_empty_and_nobody_has_25() {
    each_step(OPTIONS, |_, _, _, state| {
        if between_rounds(state) {
            assert_eq!(state.open + state.closed, Cards::NONE);
            assert!(state.hands.iter().all(|hand| hand.money() <= 24));
        }
        assert!(state.open.money() <= 24);
    });
}

#[test]
fn inv_5_enough_seats_hold_money() {
    each_step(OPTIONS, |rules, _, _, state| {
        if between_rounds(state) {
            let holders = state.hands.iter().filter(|hand| hand.money() > 0).count();
            assert!(holders >= [2, 2, 3, 3, 4][usize::from(rules.seats()) - 2]);
        }
    });
}

#[test]
fn inv_6_two_players_are_never_skipped() {
    each_step(OPTIONS, |rules, before, _, after| {
        if rules.seats() == 2 && between_rounds(after) && before.phase != Phase::FirstGunman {
            assert!(after.hands[..2].iter().all(|hand| hand.money() >= 2));
            assert_ne!(before.gunman, after.gunman, "the pistol changes hands every round");
        }
    });
    let mut surrenders = 0;
    each_step(&["insolvent_bank_card=true", ""], |rules, before, step, after| {
        let Phase::BlackRoll(deal) = before.phase else { return };
        let (owed, purse) = (before.open.money(), before.hand(deal.decider).money());
        let lower = matches!(step, Step::Chance { outcome: Chance::BlackDie { pips } } if pips < owed);
        if rules.seats() == 2 && lower && purse < owed {
            surrenders += 1;
            assert!(after.is_over() && after.hand(deal.offerer).money() >= 26);
        }
    });
    assert!(surrenders > 0, "no insolvent payment was met");
}

#[test]
fn inv_7_what_is_owed_and_paid() {
    let mut largest = 0;
    each_step(OPTIONS, |rules, before, step, _| {
        if let (Phase::Pay { owed, .. }, Step::Seat { action: Action::Pay { cards }, .. }) =
            (before.phase, step)
        {
            assert!((2..=24).contains(&owed) && cards.money() >= owed);
            if rules.options().payment_rule == PaymentRule::ExactOrMinimal {
                largest = largest.max(cards.money() - owed);
            }
        }
    });
    assert!((1..=4).contains(&largest), "the largest surplus was {largest}");
}

#[test]
fn inv_8_openings_per_round_are_bounded() {
    let mut opened = 0;
    each_step(
        &["", "allow_empty_offer=true", "offer_direction=drawn_offers"],
        |rules, before, step, after| {
            if before.rounds_played != after.rounds_played {
                opened = 0;
            }
            opened += u8::from(matches!(step, Step::Seat { action: Action::Open {}, .. }));
            let bound = 2 * rules.seats() + 1 + 6 + u8::from(rules.options().allow_empty_offer);
            assert!(opened <= bound, "{opened} openings in one round");
        },
    );
}

#[test]
fn inv_9_only_the_winner_holds_25_and_only_at_the_end() {
    each_step(OPTIONS, |_, _, _, state| {
        let rich = state.hands.iter().filter(|hand| hand.money() >= TARGET).count();
        assert!(rich <= usize::from(state.is_over()));
    });
}

#[test]
fn inv_10_same_steps_same_game_and_views_hide_the_rest() {
    let mut rng = FastRng::new(5);
    each_step(OPTIONS, |rules, before, step, after| {
        let mut again = *before;
        rules.apply(&mut again, step, &mut Vec::new());
        assert_eq!(again, *after);
        if rng.chance(1, 8) {
            for viewer in Viewer::all(rules.seats()) {
                let view = rules.view(after, viewer);
                let mut world = rules.start();
                rules.imagine(&view, &mut rng, &mut world);
                assert_eq!(rules.view(&world, viewer), view);
            }
        }
    });
}

//! Every illegal action of every kind: whatever is not listed is refused, with a number, and leaves no trace.

use crate::table::*;
use cover_your_assets::*;
use engine::{FastRng, Game, Rng, Seat, Step, Turn};
use std::collections::BTreeSet;

/// Every action there is, legal or not, for a table of any size.
fn all_actions() -> Vec<Action> {
    let singles = Card::ALL.into_iter().map(Play::one);
    let pairs = Card::ALL.into_iter().flat_map(|one| {
        Card::ALL.into_iter().filter(move |other| *other >= one).map(move |other| Play::two(one, other))
    });
    let plays: Vec<Play> = singles.chain(pairs).collect();
    let seats = || (0..7).map(Seat);
    let mut all = Vec::new();
    for &hand in &plays {
        all.extend([true, false].map(|use_discard| Action::FormSet { hand, use_discard }));
        all.push(Action::Respond { cards: hand });
        for depth in [0, 1, 2, 255] {
            all.extend(seats().map(|target| Action::Challenge { target, depth, cards: hand }));
        }
    }
    for card in Card::ALL {
        all.extend([Action::Discard { card }, Action::UpgradeSet { card }, Action::ContestDraft { card }]);
        let piles = PileSet::ALL.choices().chain([PileSet::EMPTY]);
        all.extend(piles.map(|piles| Action::DraftSet { hand: card, piles }));
    }
    for target in seats() {
        all.push(Action::PlaySwap { target });
        all.extend(Direction::BOTH.map(|direction| Action::PlayShift { target, direction }));
    }
    all.extend(Direction::BOTH.map(|direction| Action::ChooseShift { direction }));
    all.extend([Action::EndTurn {}, Action::DeclineContest {}, Action::Concede {}]);
    all
}

/// All rules that refuse anything. `CA-1`, `CA-7` and `CA-70` refuse tables, not actions.
const REFUSING: [&str; 34] = [
    "CA-5", "CA-16", "CA-17", "CA-18", "CA-24", "CA-25", "CA-28", "CA-32", "CA-33", "CA-36", "CA-37",
    "CA-38", "CA-39", "CA-41", "CA-42", "CA-44", "CA-47", "CA-74", "CA-77", "CA-79", "CA-80", "CA-82",
    "CA-84", "CA-85", "CA-88", "CA-97", "CA-98", "CA-103", "CA-105", "CA-108", "CA-109", "CA-115", "CA-117",
    "CA-123",
];

#[test]
fn everything_not_listed_is_refused_and_leaves_no_trace() {
    let actions = all_actions();
    let mut met = BTreeSet::new();
    let tables = [
        (2, "advanced=all"),
        (2, ""),
        (3, "advanced=all"),
        (3, "two_actions"),
        (4, ""),
        (4, "advanced=all"),
        (6, "two_actions second_set_challenge kasicka"),
    ];
    for (seats, settings) in tables {
        let chosen = options(&format!("end_mode=quick {settings}"));
        let rules = engine::rules::<Rules>(seats, &chosen).unwrap();
        let mut rng = FastRng::new(u64::from(seats));
        for eager in [true, true, false, false, false, false] {
            let mut state = rules.start();
            while rules.turn(&state) != Turn::Over {
                if rng.chance(1, 6) || matches!(state.phase, Phase::ShiftChoice { .. }) {
                    Seat::all(seats).for_each(|seat| try_all(&rules, &state, seat, &actions, &mut met));
                }
                go_on(&rules, &mut state, eager, &mut rng);
            }
        }
    }
    assert_eq!(met, REFUSING.into(), "all of these were met, and no other");
}

fn try_all(rules: &Rules, state: &State, seat: Seat, actions: &[Action], met: &mut BTreeSet<&'static str>) {
    let (before, mut legal) = (*state, Vec::new());
    rules.legal(state, seat, &mut legal);
    assert_eq!(legal.is_empty(), rules.ask(state) != Some(seat));
    for action in actions {
        let checked = rules.check(state, seat, *action);
        assert_eq!(checked.is_ok(), legal.contains(action), "{action:?} of {seat}: {checked:?}");
        met.extend(checked.err().map(|refusal| refusal.rule.0));
    }
    assert_eq!(*state, before);
}

/// Eager drafters empty the draft piles, which random ones seldom do.
fn go_on(rules: &Rules, state: &mut State, eager: bool, rng: &mut FastRng) {
    let step = match rules.ask(state) {
        None => Step::Chance { outcome: rules.draw(state, rng) },
        Some(seat) => {
            let mut legal = Vec::new();
            let any = rules.sample(state, seat, rng, &mut legal);
            let draft = legal.iter().find(|action| matches!(action, Action::DraftSet { .. }));
            Step::Seat { seat, action: *draft.filter(|_| eager).unwrap_or(&any) }
        }
    };
    rules.apply(state, step, &mut ());
}

#[test]
fn every_refusal_has_its_words() {
    for (language, text) in Rules::TEXTS {
        for rule in REFUSING.iter().chain(&["CA-1", "CA-7", "CA-70"]) {
            assert!(text.contains(&format!("\nrefusal-{rule} = ")), "refusal-{rule} in {language}");
        }
    }
}

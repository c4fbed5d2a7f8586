use crate::toy::{Higher, higher};
use engine::{Entry, Fact, Game as _, Seat, read_step};
use search::{MatchReview, review};
use serde_json::{Value, json};

fn card(shows: u8) -> Fact {
    Fact::Chance { outcome: json!({ "type": "card", "shows": shows }) }
}

fn does(seat: u8, action: &str) -> Fact {
    Fact::Seat { seat: Seat(seat), action: json!({ "type": action }) }
}

/// Two are dealt these cards; the first keeps, the second swaps for a 3, both are bold.
fn played(cards: [u8; 2]) -> Vec<Fact> {
    let [mine, theirs] = cards.map(card);
    let swapping = [does(0, "keep"), does(1, "swap"), card(3)];
    let answers = [does(0, "bold"), does(1, "bold"), Fact::Lapse];
    [mine, theirs].into_iter().chain(swapping).chain(answers).collect()
}

fn reviewed(facts: &[Fact], from: u32, steps: usize) -> MatchReview {
    let table = higher(2);
    let left = std::cell::Cell::new(steps);
    let go_on = || {
        left.set(left.get() - 1);
        left.get() > 0
    };
    let (rules, mut state) = (&**table.rules(), table.rules().start());
    let (before, after) = facts.split_at((from.max(1) as usize - 1).min(facts.len()));
    for fact in before {
        let step = read_step::<Higher>(rules, &state, fact).unwrap();
        rules.apply(&mut state, step, &mut ());
    }
    review::<Higher>(rules, &state, &entries(after, from.max(1)), 400, &go_on).unwrap()
}

/// These facts as steps, the first of which has this number.
fn entries(facts: &[Fact], first: u32) -> Vec<Entry> {
    let table = higher(2);
    let print = table.open().fingerprint();
    (first..).zip(facts).map(|(seq, fact)| Entry { seq, fact: fact.clone(), print }).collect()
}

fn whole(facts: &[Fact]) -> MatchReview {
    reviewed(facts, 0, usize::MAX)
}

fn word(action: &Value) -> &str {
    action["type"].as_str().unwrap()
}

#[test]
fn a_mistake_costs_and_a_good_decision_does_not() {
    let bad = whole(&played([1, 4]));
    let kept = &bad.decisions[0];
    assert_eq!((kept.seq, kept.seat, word(&kept.action), word(&kept.advice)), (3, Seat(0), "keep", "swap"));
    assert!(kept.loss > 0.1, "keeping a 1 gives much away: {}", kept.loss);
    let good = whole(&played([6, 4]));
    assert_eq!((word(&good.decisions[0].advice), good.decisions[0].loss), ("keep", 0.0));
}

/// A seat is advised by what it knew: the card of the other changes how it stood, and not what was right.
#[test]
fn nobody_is_judged_by_what_was_hidden() {
    let reviews = [1, 6].map(|theirs| whole(&played([2, theirs])).decisions.swap_remove(0));
    assert_eq!((&reviews[0].advice, reviews[0].loss), (&reviews[1].advice, reviews[1].loss));
    assert!(reviews[0].before[0] > reviews[1].before[0] + 0.2, "{reviews:?}");
}

#[test]
fn chances_follow_from_step_to_step_up_to_the_outcome() {
    let review = whole(&played([5, 2]));
    assert_eq!((review.next, review.decisions.len(), review.luck.len()), (None, 4, 3));
    let luck = |seq: u32| review.luck.iter().find(|swing| swing.seq == seq).unwrap().swings.clone();
    let first = 0.5;
    let dealt: Vec<f64> = luck(1).iter().zip(luck(2)).map(|(a, b)| first + a + b).collect();
    for (stood, dealt) in review.decisions[0].before.iter().zip(dealt) {
        assert!((stood - dealt).abs() < 0.1, "at first both have half: {review:?}");
    }
    assert_eq!(review.decisions[0].after, review.decisions[1].before, "nothing happened between them");
    let (before, after) = (&review.decisions[1].after, &review.decisions[2].before);
    for ((before, after), swing) in before.iter().zip(after).zip(luck(5)) {
        assert!((after - before - swing).abs() < 1e-9, "what chance did is the difference");
    }
    assert_eq!(review.decisions[3].after, [1.0, 0.0], "the 5 wins against the 3");
    assert!(luck(1)[0] > 0.1 && luck(1)[1] < -0.1, "a 5 is good luck for one and bad for the other");
}

/// Where nothing is left to decide or to draw, the same playouts are played: common dice leave no noise.
#[test]
fn what_changes_nothing_shows_no_change() {
    let review = whole(&played([5, 2]));
    let last_two = &review.decisions[2..];
    for decision in last_two {
        assert_eq!(decision.before, decision.after, "to be bold is what the playouts do anyway");
    }
}

#[test]
fn a_review_in_parts_is_the_whole_review() {
    let facts = played([4, 1]);
    let whole = whole(&facts);
    let (mut parts, mut from) = (MatchReview { decisions: Vec::new(), luck: Vec::new(), next: None }, 1);
    for _ in 0..=facts.len() {
        let part = reviewed(&facts, from, 2);
        parts.decisions.extend(part.decisions);
        parts.luck.extend(part.luck);
        match part.next {
            Some(next) => {
                assert_eq!(next, from + 2);
                from = next;
            }
            None => break,
        }
    }
    assert_eq!(parts, whole);
    let beyond = reviewed(&facts, 1_000, 1);
    assert_eq!((beyond.decisions.len(), beyond.luck.len(), beyond.next), (0, 0, None));
}

#[test]
fn what_cannot_have_happened_is_refused() {
    let table = higher(2);
    let why = |facts: &[Fact]| {
        let (rules, steps) = (&**table.rules(), entries(facts, 1));
        review(rules, &rules.start(), &steps, 1, &|| true).unwrap_err().to_string()
    };
    assert!(why(&[card(9)]).starts_with("step 1 cannot happen: this cannot come up here"));
    assert!(why(&[card(1), card(2), does(1, "keep")]).starts_with("step 3 cannot happen"));
    assert!(why(&[does(7, "keep")]).contains("no seat 7"));
    assert!(why(&vec![card(1); 20_001]).contains("too long"));
}

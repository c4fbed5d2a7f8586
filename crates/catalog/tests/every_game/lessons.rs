//! Every lesson and puzzle can be opened, solved and missed, and is told in every language.

use catalog::games;
use engine::{AnyMatch, Lesson, Reason, Telling};
use search::AnyGame;
use std::collections::{BTreeMap, BTreeSet};
use text::{Lang, Texts, is_raw};

/// A puzzle has one answer that is better than all others by so much.
const CLEARLY: f64 = 0.1;
/// With fewer, the puzzle of the day comes back too soon.
const FEWEST: usize = 12;

fn open(game: &dyn AnyGame, lesson: &Lesson) -> Box<dyn AnyMatch> {
    let id = &lesson.id;
    let table = game.table(lesson.seats, &lesson.options).unwrap_or_else(|error| panic!("{id}: {error}"));
    let mut position = table.open();
    for fact in &lesson.facts {
        position.replay(fact).unwrap_or_else(|refusal| panic!("{id}: {fact:?}: {refusal}"));
    }
    position
}

fn all(game: &dyn AnyGame) -> (Vec<Lesson>, Vec<Lesson>) {
    let about = game.about();
    let read = |lines| Lesson::read_all(lines).unwrap_or_else(|error| panic!("{}: {error}", about.id));
    (read(about.lessons), read(about.puzzles))
}

#[test]
fn every_lesson_can_be_solved_and_missed() {
    for game in games() {
        let (lessons, puzzles) = all(&**game);
        let mut ids = BTreeSet::new();
        for lesson in lessons.iter().chain(&puzzles) {
            let (id, position) = (&lesson.id, open(&**game, lesson));
            assert!(ids.insert(id), "{}: {id} is there twice", game.about().id);
            assert!(!lesson.right.is_empty(), "{id} has no answer");
            assert!(position.turn().includes(lesson.seat), "{id} asks a seat that may not act");
            for right in &lesson.right {
                let mut tried = position.fork();
                let applied = tried.submit(lesson.seat, right).unwrap_or_else(|why| panic!("{id}: {why}"));
                let engine::Fact::Seat { action, .. } = applied.entry.fact else { panic!("a seat acted") };
                assert_eq!(action, *right, "{id}: its answer is not written as the game writes it");
            }
            let wrong =
                position.legal(lesson.seat).into_iter().filter(|action| !lesson.right.contains(action));
            assert!(wrong.count() > 0, "{id}: there is nothing to choose from");
        }
    }
}

#[test]
fn every_lesson_teaches_a_rule_in_every_language() {
    for game in games() {
        let about = game.about();
        for lesson in all(&**game).0 {
            let rule = lesson.rule.as_deref().unwrap_or_else(|| panic!("{} teaches no rule", lesson.id));
            assert!(text::paragraph(about.spec, rule).is_some(), "{}: there is no rule {rule}", lesson.id);
            for lang in Lang::ALL {
                let texts = Texts::new(about.texts, lang);
                let told = texts.lesson(&lesson.id);
                for part in [&told.title, &told.question, &told.why] {
                    assert!(!is_raw(part) && !part.trim().is_empty(), "{lang}: {}: {part}", lesson.id);
                }
            }
        }
    }
}

#[test]
fn every_puzzle_has_one_clearly_best_answer() {
    for game in games() {
        for puzzle in all(&**game).1 {
            assert_eq!(puzzle.right.len(), 1, "{}", puzzle.id);
            let [best, next] = puzzle.chances.unwrap_or_else(|| panic!("{} tells no chances", puzzle.id));
            assert!(best - next >= CLEARLY, "{}: {best} and {next}", puzzle.id);
            if let Some(Reason { telling, best, next, .. }) = puzzle.reason {
                let speaks_for_it = if telling == Telling::Own { best > next } else { best < next };
                assert!(speaks_for_it, "{}: {telling:?}: {best} and {next}", puzzle.id);
            }
        }
    }
}

/// Whoever answers always the same gets half of them right at most.
#[test]
fn every_game_has_puzzles_of_several_kinds() {
    for game in games() {
        let (id, puzzles) = (game.about().id, all(&**game).1);
        assert!(puzzles.len() >= FEWEST, "{id}: {}", puzzles.len());
        let mut kinds = BTreeMap::<String, usize>::new();
        for puzzle in &puzzles {
            *kinds.entry(puzzle.right[0]["type"].to_string()).or_default() += 1;
        }
        assert!(kinds.values().all(|count| count * 2 <= puzzles.len()), "{id}: {kinds:?}");
    }
}

use crate::toy::{self, Action, Higher, MOST, Phase, State, higher, last_to_swap};
use engine::{
    BotError, ChanceStream, FastRng, Game, OptionValue, Seat, Seed, Sight, Table, Telling, Turn, Until,
    Viewer,
};
use search::{AnyTable as _, SimulateJob, Weighed, bot, bot_names, hint, reason};

fn choice(table: &Table<Higher>, name: &str, card: u8) -> Action {
    let (view, seat) = last_to_swap(table.rules(), card);
    bot(&**table.rules(), name).unwrap().choose(table.rules(), &view, seat, &mut FastRng::new(1))
}

#[test]
fn searches_find_the_right_answer() {
    for seats in 2..=4 {
        let table = higher(seats);
        for name in [
            "flat:3000",
            "paired:3000",
            "paired:3000:2x",
            "tree:3000",
            "tree:3000:3x",
            "normal",
            "hard",
            "tree:100ms",
        ] {
            assert_eq!(choice(&table, name, 1), Action::Swap, "{name} with a 1 at {seats} seats");
            assert_eq!(choice(&table, name, 6), Action::Keep, "{name} with a 6 at {seats} seats");
        }
    }
}

#[test]
fn sealed_answers_are_found_while_others_have_already_answered() {
    let table = higher(3);
    let me = Seat(1);
    for answered in [vec![], vec![Seat(0)], vec![Seat(0), Seat(2)]] {
        let answered = answered.into_iter().collect();
        let state = State { phase: Phase::Answer, cards: [2; MOST], answered, ..table.rules().start() };
        let view = table.rules().view(&state, Viewer::Recall(me));
        for name in ["flat:300", "paired:300", "tree:300"] {
            let mut bot = bot(&**table.rules(), name).unwrap();
            assert_eq!(bot.choose(table.rules(), &view, me, &mut FastRng::new(3)), Action::Bold, "{name}");
        }
    }
}

/// With a 4 against one kept card: worth keeping if that card is anything, to be swapped if it is a 4 or better.
#[test]
fn likely_worlds_count_more() {
    let suspicious = [("suspicious".to_owned(), OptionValue::Switch(true))].into();
    let suspicious = Table::<Higher>::new(2, &suspicious).unwrap();
    for name in ["flat:6000", "paired:6000", "tree:6000"] {
        assert_eq!(choice(&higher(2), name, 4), Action::Keep, "{name}");
        assert_eq!(choice(&suspicious, name, 4), Action::Swap, "{name}");
    }
}

/// Worlds that look alike to a seat are alike to its bot, whatever the others hold.
#[test]
fn equal_views_get_equal_answers() {
    let table = higher(4);
    let me = Seat(2);
    let world = |others: u8, bold: Seat| State {
        phase: Phase::Answer,
        cards: [others, others, 4, others],
        answered: [Seat(0), Seat(1)].into_iter().collect(),
        bold: [bold].into_iter().collect(),
        ..table.rules().start()
    };
    let (one, other) = (world(1, Seat(0)), world(6, Seat(1)));
    let views = [one, other].map(|state| table.rules().view(&state, Viewer::Recall(me)));
    assert_eq!(views[0], views[1]);
    for name in ["random", "easy", "policy", "timid", "flat:50", "paired:50", "tree:50", "tree:51:2x"] {
        for bits in 0..20 {
            let [first, second] = views.map(|view| {
                bot(&**table.rules(), name).unwrap().choose(table.rules(), &view, me, &mut FastRng::new(bits))
            });
            assert_eq!(first, second, "{name}");
        }
    }
}

#[test]
fn minds_side_by_side_do_not_depend_on_scheduling() {
    let table = higher(4);
    let (view, seat) = last_to_swap(table.rules(), 4);
    let think = || hint(&**table.rules(), "tree:1001:4x", &view, seat, &mut FastRng::new(5)).unwrap();
    let first = think();
    let visits: u32 = first.alternatives.iter().map(|other| other.visits).sum::<u32>() + first.best.visits;
    assert_eq!(visits, 1001);
    for _ in 0..20 {
        assert_eq!(think(), first);
    }
}

#[test]
fn hints_know_the_chance_to_win() {
    let table = higher(2);
    let (view, seat) = last_to_swap(table.rules(), 6);
    for name in ["easy", "hard", "flat:4000"] {
        let hint = hint(&**table.rules(), name, &view, seat, &mut FastRng::new(5)).unwrap();
        // A 6 wins against 1 to 5 and shares with a 6; the other seat may have swapped, which changes nothing.
        assert_eq!(hint.best.action, Action::Keep, "{name}");
        assert!((hint.best.win_chance - 11.0 / 12.0).abs() < 0.05, "{name}: {hint:?}");
        assert_eq!(hint.best.chance(), Some(hint.best.win_chance), "{name}");
        assert_eq!(hint.alternatives.len(), 1);
        assert!((hint.alternatives[0].win_chance - 0.5).abs() < 0.15, "{name}: {hint:?}");
    }
    assert!(matches!(
        hint(&**table.rules(), "random", &view, seat, &mut FastRng::new(5)),
        Err(BotError::Unknown { .. })
    ));
}

#[test]
fn one_playout_is_no_chance_to_win() {
    let forced = Weighed { action: Action::Keep, win_chance: 1.0, visits: 1 };
    assert_eq!(forced.chance(), None);
}

#[test]
fn advice_tells_what_speaks_for_it_and_nothing_that_could_be_noise() {
    let table = higher(3);
    let (view, seat) = last_to_swap(table.rules(), 6);
    let [keep, swap] = [Action::Keep, Action::Swap];
    let why = |pair| reason(&**table.rules(), (&view, seat), pair, 400, &mut FastRng::new(5));
    // A 6 counts six; another card counts three and a half on average.
    let told = why([keep, swap]).expect("a 6 is better than another card");
    assert_eq!((told.telling, told.until), (Telling::Own, Until::End));
    assert_eq!(told.best, 6);
    assert!((3..=4).contains(&told.next), "{told:?}");
    assert_eq!(why([swap, keep]), None, "nothing speaks for giving it away");
    assert_eq!(why([keep, keep]), None, "an action is as good as itself");
    let sight = Sight::new(seat, view);
    let advice = table.advise("flat:2000", &sight, 7).unwrap();
    assert_eq!(advice.hint.best.action, serde_json::json!({ "type": "keep" }));
    assert_eq!(advice.reason.map(|reason| reason.telling), Some(Telling::Own));
}

#[test]
fn a_search_ends_with_its_time_or_its_playouts_whichever_comes_first() {
    let table = higher(4);
    let (view, seat) = last_to_swap(table.rules(), 3);
    let playouts = |name: &str| {
        let hint = hint(&**table.rules(), name, &view, seat, &mut FastRng::new(5)).unwrap();
        hint.best.visits + hint.alternatives.iter().map(|other| other.visits).sum::<u32>()
    };
    for name in ["tree:1ms", "flat:1ms:2x", "tree:10000000:1ms"] {
        assert!((1..10_000_000).contains(&playouts(name)), "{name} was ended by its playouts");
    }
    assert_eq!(playouts("tree:100:600s"), 100);
    assert_eq!(playouts("flat:100:600s"), 100);
}

#[test]
fn names_are_read_or_refused() {
    let table = higher(2);
    assert_eq!(bot_names::<Higher>(), ["random", "easy", "normal", "hard", "policy", "timid"]);
    for name in [
        "random",
        "timid",
        "easy",
        "hard:2x",
        "flat",
        "paired:9",
        "tree",
        "tree:5",
        "tree:5ms",
        "flat:5:1s:64x",
    ] {
        assert!(bot(&**table.rules(), name).is_ok(), "{name}");
    }
    let wrong =
        ["", "Hard", "tree:", "tree:0", "tree:5m", "tree:-5", "random:5", "timid:5", "tree:65x", "tree:601s"];
    for name in wrong.into_iter().chain(["tree:99999999999", "tree:é"]) {
        let Err(error) = bot(&**table.rules(), name) else { panic!("{name:?} was read") };
        let text = error.to_string();
        assert!(text.starts_with(&format!("no bot {name:?}; the bots are: random, easy, ")), "{text}");
    }
}

#[test]
fn slips_are_as_frequent_as_tuned() {
    let table = higher(2);
    let state = State { phase: Phase::Answer, cards: [3; MOST], ..table.rules().start() };
    let view = table.rules().view(&state, Viewer::Recall(Seat(0)));
    let mut easy = bot(&**table.rules(), "easy").unwrap();
    let mut rng = FastRng::new(8);
    let meek =
        (0..4000).filter(|_| easy.choose(table.rules(), &view, Seat(0), &mut rng) == Action::Meek).count();
    // 15 of 100 decisions are random, and half of those meek.
    assert!((240..360).contains(&meek), "{meek} of 4000");
}

#[test]
fn views_and_actions_may_come_as_json() {
    let table = higher(2);
    let (view, seat) = last_to_swap(table.rules(), 1);
    let mut bot = table.bot("tree:2000").unwrap();
    let json = serde_json::to_value(view).unwrap();
    let sight = table.sight(seat, &json).unwrap();
    assert_eq!((sight.json(), &sight), (json.clone(), &Sight::new(seat, view)));
    assert_eq!(bot.choose(&sight, 4), Ok(serde_json::json!({ "type": "swap" })));
    let of_nobody = table.sight(Seat(0), &json).unwrap();
    assert_eq!(bot.choose(&of_nobody, 4), Err(BotError::View("seat 0 may not act in it".to_owned())));
    assert!(matches!(table.sight(seat, &serde_json::json!([1])), Err(BotError::View(_))));
    let of_another = Sight::new(seat, 7_u8);
    assert!(matches!(bot.choose(&of_another, 4), Err(BotError::View(_))));
    assert!(matches!(table.hint("hard", &of_another, 4), Err(BotError::View(_))));
}

/// Once a bot has room for its tree, a whole search costs a handful of allocations, not one per iteration.
#[test]
fn thinking_allocates_nothing_per_iteration() {
    let table = higher(4);
    let (view, seat) = last_to_swap(table.rules(), 4);
    for name in ["tree:5000", "flat:5000", "policy", "random"] {
        let mut bot = bot(&**table.rules(), name).unwrap();
        bot.choose(table.rules(), &view, seat, &mut FastRng::new(6));
        let info = allocation_counter::measure(|| {
            bot.choose(table.rules(), &view, seat, &mut FastRng::new(6));
        });
        assert!(info.count_total < 10, "{name}: {info:?}");
    }
}

/// A bot keeps its memory from decision to decision, and never plays otherwise for it: one that has just sat down and is
/// handed the same dice does the same.
#[test]
fn what_a_bot_did_before_changes_nothing() {
    let table = higher(4);
    for name in ["random", "timid", "easy", "policy", "flat:60", "paired:60", "tree:60", "tree:60:2x"] {
        let mut old = [0, 1, 2, 3].map(|_| table.bot(name).unwrap());
        for number in 0..12 {
            let mut chance = ChanceStream::new(&Seed::from_number(number));
            let mut game = table.open();
            while game.turn() != Turn::Over {
                match (game.turn(), game.ask()) {
                    (Turn::Chance, _) => game.chance(&mut chance).unwrap(),
                    (_, None) => game.lapse().unwrap(),
                    (_, Some(seat)) => {
                        let (sight, bits) = (game.sight(seat), u64::from(game.seq()) << 8 | number);
                        let action = old[seat.index()].choose(&sight, bits).unwrap();
                        let fresh = table.bot(name).unwrap().choose(&sight, bits).unwrap();
                        assert_eq!(action, fresh, "{name} in match {number} at step {}", game.seq());
                        game.submit(seat, &action).unwrap()
                    }
                };
            }
        }
    }
}

/// A table builds its rules once. Matches, bots, hints, reviews and simulations share them.
#[test]
fn one_table_builds_its_rules_once() {
    let before = toy::rules_built();
    let table = higher(3);
    let mut game = table.open();
    let mut chance = ChanceStream::new(&Seed::from_number(3));
    let mut bots = [0, 1, 2].map(|_| table.bot("normal").unwrap());
    let mut steps = Vec::new();
    while game.turn() != Turn::Over {
        let applied = match (game.turn(), game.ask()) {
            (Turn::Chance, _) => game.chance(&mut chance),
            (_, None) => game.lapse(),
            (_, Some(seat)) => {
                let sight = game.sight(seat);
                table.hint("flat:20", &sight, 1).unwrap();
                let action = bots[seat.index()].choose(&sight, 1).unwrap();
                game.submit(seat, &action)
            }
        };
        steps.push(applied.unwrap().entry);
    }
    table.review(&*table.open(), &steps, 2, &|| true).unwrap();
    let job = SimulateJob::new("easy", 20, Seed::from_number(1));
    table.simulate(&job, &|_| {}, None).unwrap();
    assert_eq!(toy::rules_built() - before, 1);
}

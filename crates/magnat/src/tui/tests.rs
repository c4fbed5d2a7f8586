//! The screen, drawn on a terminal in memory and played by keys, for every game of the catalog.

use super::app::App;
use super::draw::draw;
use crate::cli::TableArgs;
use crate::play::table::{Choice, Next, TerminalTable, bot_player};
use crate::play::thinker::BotThread;
use crate::setup;
use engine::{Phrase, Refusal, Seat, Seed};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use search::AnyGame;
use std::time::{Duration, Instant};
use text::Lang;

/// No match of easy bots takes longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

fn sit_down(game: &dyn AnyGame, lang: Lang, number: u64) -> App {
    let table = setup::table(game.about().id, &TableArgs { seats: None, set: Vec::new() }).unwrap();
    let players = Seat::all(table.seats()).map(|seat| match seat {
        Seat(0) => "Ola".to_owned(),
        other => bot_player(&format!("Bot{other}"), "easy"),
    });
    let table = TerminalTable::new(table, Seed::from_number(number), Seat(0), players.collect(), lang);
    let thinker = BotThread::new(&table, "easy").unwrap();
    App::new(table, thinker, Duration::ZERO)
}

fn press(app: &mut App, code: KeyCode) {
    app.key(KeyEvent::from(code));
}

/// Lets the others play until a key is wanted.
fn settle(app: &mut App) {
    let started = Instant::now();
    while app.overlay.is_none() && !app.is_held() && !matches!(app.table.next(), Next::Me) {
        assert!(started.elapsed() < PATIENCE, "the others never came to an end");
        if !app.tick(Instant::now()).unwrap() {
            std::thread::sleep(Duration::from_micros(200));
        }
    }
}

/// Until the advice is there.
fn await_overlay(app: &mut App) {
    let started = Instant::now();
    while app.overlay.is_none() {
        assert!(started.elapsed() < PATIENCE, "no advice came");
        app.tick(Instant::now()).unwrap();
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// To the person's next turn, or to the end.
fn to_my_turn(app: &mut App) {
    settle(app);
    while app.is_held() {
        press(app, KeyCode::Enter);
        settle(app);
    }
}

fn screen(app: &mut App, columns: u16, rows: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| draw(app, frame)).unwrap();
    terminal.backend().to_string()
}

#[test]
fn the_table_is_drawn_at_every_size() {
    for game in catalog::games() {
        for lang in Lang::ALL {
            let mut app = sit_down(&**game, lang, 3);
            to_my_turn(&mut app);
            let texts = app.table.texts().clone();
            for (columns, rows) in [(80, 24), (120, 40), (200, 60)] {
                let shown = screen(&mut app, columns, rows);
                let first = app.choices[0].1.chars().take(20).collect::<String>();
                for wanted in
                    [texts.say("game-name"), texts.say("ui-title-log"), texts.say("ui-title-actions"), first]
                {
                    assert!(shown.contains(&wanted), "{wanted:?} is not on the screen:\n{shown}");
                }
                assert!(!text::is_raw(&shown), "{shown}");
            }
            assert!(screen(&mut app, 40, 10).contains(&texts.say("ui-too-small")[..8]));
        }
    }
}

#[test]
fn keys_open_the_rulebook_and_the_help() {
    let game = &catalog::games()[0];
    let mut app = sit_down(&**game, Lang::En, 1);
    to_my_turn(&mut app);
    press(&mut app, KeyCode::Char('r'));
    assert!(screen(&mut app, 80, 24).contains(&app.table.texts().rulebook()[0].title));
    press(&mut app, KeyCode::Tab);
    assert!(screen(&mut app, 80, 24).contains(&app.table.texts().say("ui-title-spec")));
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Char('?'));
    assert!(screen(&mut app, 80, 24).contains("PgUp PgDn"));
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Char('z'));
    press(&mut app, KeyCode::Char('z'));
    assert!(screen(&mut app, 80, 24).contains(&app.table.texts().say("ui-title-log")));
    press(&mut app, KeyCode::Char('p'));
    assert!(!app.pauses);
}

#[test]
fn a_refused_move_cites_its_rule() {
    for game in catalog::games() {
        let mut app = sit_down(&**game, Lang::En, 2);
        to_my_turn(&mut app);
        // Whatever a whole match saw somebody do: something of it is against the rules right now.
        let job = search::SimulateJob::new("random", 20, Seed::from_number(1));
        let mut actions = Vec::new();
        let mut listen = |lines: &[engine::Line]| {
            actions.extend(lines.iter().filter_map(|line| match line {
                engine::Line::Entry(engine::Entry { fact: engine::Fact::Seat { action, .. }, .. }) => {
                    Some(action.clone())
                }
                _ => None,
            }));
            Ok(())
        };
        app.table.rules().simulate(&job, &|_| (), Some(&mut listen)).unwrap();
        let refused = actions.iter().find_map(|action| match app.table.check(action) {
            Err(Refusal::Illegal(illegal)) => Some((action.clone(), illegal.rule)),
            _ => None,
        });
        let (action, rule) = refused.expect("some action is not allowed now");
        app.act(&action);
        let shown = screen(&mut app, 120, 40);
        assert!(shown.contains(&app.table.texts().say("ui-title-refused")), "{shown}");
        assert!(shown.contains(&format!("{rule}: ")), "{rule} is not cited:\n{shown}");
    }
}

#[test]
fn forms_show_what_they_come_to() {
    for game in catalog::games() {
        let mut app = sit_down(&**game, Lang::En, 4);
        to_my_turn(&mut app);
        let Some(at) = app.choices.iter().position(|(choice, _)| matches!(choice, Choice::Form(_))) else {
            continue;
        };
        let Choice::Form(form) = app.choices[at].0.clone() else { continue };
        app.cursor = at;
        press(&mut app, KeyCode::Enter);
        press(&mut app, KeyCode::Char(' '));
        let texts = app.table.texts().clone();
        let shown = screen(&mut app, 120, 40);
        assert!(shown.contains(&texts.form(&form)), "{shown}");
        for field in &form.fields {
            assert!(shown.contains(&texts.field(&form, field)), "{shown}");
        }
        assert!(!text::is_raw(&shown), "{shown}");
        press(&mut app, KeyCode::Esc);
        assert!(app.overlay.is_none());
    }
}

/// Follows the advice from the first move to the last, saves the record and leaves.
#[test]
fn a_match_is_played_to_its_end_by_keys() {
    for (number, game) in catalog::games().iter().enumerate() {
        let lang = Lang::ALL[number % 4];
        let mut app = sit_down(&**game, lang, 5);
        let started = Instant::now();

        while app.table.outcome().is_none() {
            assert!(started.elapsed() < PATIENCE, "{} never ends", game.about().id);
            settle(&mut app);
            if app.is_held() {
                let words = app.table.texts().say("ui-continue");
                assert!(screen(&mut app, 80, 24).contains(&words));
                press(&mut app, KeyCode::Enter);
            } else if app.table.next() == Next::Me {
                press(&mut app, KeyCode::Char('h'));
                await_overlay(&mut app);
                press(&mut app, KeyCode::Enter);
            }
        }
        settle(&mut app);
        let outcome = app.table.outcome().unwrap();
        let winners = outcome.winners.iter().map(|seat| engine::Word::Seat(seat.0)).collect::<Vec<_>>();
        let won = Phrase::new("ui-winners").with("count", winners.len() as i64).with("winners", winners);
        let shown = screen(&mut app, 120, 40);
        assert!(shown.contains(&app.table.texts().phrase(&won)), "{shown}");
        press(&mut app, KeyCode::Enter);
        save_and_leave(&mut app, game.about().id);
    }
}

fn save_and_leave(app: &mut App, id: &str) {
    let path = std::env::temp_dir().join(format!("magnat-tui-{}-{id}.jsonl", std::process::id()));
    press(app, KeyCode::Char('q'));
    press(app, KeyCode::Char('y'));
    for _ in 0..80 {
        press(app, KeyCode::Backspace);
    }
    for letter in path.display().to_string().chars() {
        press(app, KeyCode::Char(letter));
    }
    press(app, KeyCode::Enter);
    assert!(app.is_left());
    let record = std::fs::read_to_string(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    let read = catalog::replayer().read_all(record.lines()).unwrap();
    assert!(read.len() == 1 && read[0].header.seed.is_some());
}

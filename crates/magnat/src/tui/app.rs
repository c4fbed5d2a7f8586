//! What the screen shows and what keys do. It knows no terminal: keys come in, and it can be drawn at any time.

use super::overlay::{Below, Overlay, SaveName};
use crate::failure::Failed;
use crate::play::blank::Blank;
use crate::play::free_name;
use crate::play::table::{Choice, Next, Prepared, TerminalTable};
use crate::play::thinker::{BotAnswer, BotThread};
use crate::play::words::{hint_lines, label, results, unmarked};
use crate::story::Spoken;
use anyhow::Result;
use engine::{Phrase, Refusal, Seat, Word};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use serde_json::Value;
use std::path::Path;
use std::time::{Duration, Instant};
use text::paragraph;

/// How many lines PgUp and PgDn move.
const PAGE: usize = 5;
/// Steps of which the person sees nothing (cards dealt to others, say) follow one another at once, up to so many.
const UNSEEN_STEPS: u32 = 1_000;

pub(crate) struct App {
    pub(super) table: TerminalTable,
    thinker: BotThread,
    pace: Duration,
    /// Nothing else happens before, so that what just happened can be read.
    not_before: Option<Instant>,
    /// What a bot wants to do.
    pending: Option<(Seat, Result<Value, String>)>,
    /// A step that opens a new chapter, held back until a key is pressed.
    held: Option<Prepared>,
    pub(super) pauses: bool,
    pub(super) choices: Vec<(Choice, String)>,
    pub(super) cursor: usize,
    pub(super) overlay: Option<Overlay>,
    pub(super) log: Vec<Spoken>,
    /// How far the log is scrolled back, and the table down; drawing keeps both within bounds.
    pub(super) log_back: usize,
    pub(super) table_down: usize,
    pub(super) zoom: Zoom,
    pub(super) notice: Option<String>,
    announced: bool,
    saved: bool,
    left: bool,
}

/// What the screen is given to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Zoom {
    All,
    Table,
    Log,
}

impl App {
    pub(crate) fn new(table: TerminalTable, thinker: BotThread, pace: Duration) -> App {
        let mut app = App {
            table,
            thinker,
            pace,
            not_before: None,
            pending: None,
            held: None,
            pauses: true,
            choices: Vec::new(),
            cursor: 0,
            overlay: None,
            log: Vec::new(),
            log_back: 0,
            table_down: 0,
            zoom: Zoom::All,
            notice: None,
            announced: false,
            saved: false,
            left: false,
        };
        app.refresh();
        app
    }

    pub(crate) fn is_left(&self) -> bool {
        self.left
    }

    /// Whether a key is awaited before the next chapter begins.
    pub(crate) fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Lets the others move on. True if something changed.
    pub(crate) fn tick(&mut self, now: Instant) -> Result<bool> {
        let mut changed = self.listen()?;
        for _ in 0..UNSEEN_STEPS {
            let waits = self.not_before.is_some_and(|instant| now < instant);
            if self.overlay.is_some() || self.held.is_some() || waits || !self.advance(now)? {
                break;
            }
            changed = true;
        }
        Ok(changed)
    }

    /// Hears what the bots have to say.
    fn listen(&mut self) -> Result<bool> {
        match self.thinker.look()? {
            None => return Ok(false),
            Some(BotAnswer::Move(seat, action)) => self.pending = Some((seat, action)),
            Some(BotAnswer::Hint(hint)) => self.show_hint(hint),
        }
        Ok(true)
    }

    /// One step of the others, if there is one to take.
    fn advance(&mut self, now: Instant) -> Result<bool> {
        let step = match (self.pending.take(), self.table.next()) {
            (Some((seat, Ok(action))), _) => self.table.prepare(seat, &action),
            (Some((seat, Err(why))), _) => return self.stand_in(seat, &why, now),
            (None, Next::Over) => return Ok(self.announce()),
            (None, Next::Me) => return Ok(false),
            (None, Next::Bot(seat)) => {
                if !self.thinker.is_busy() {
                    self.thinker.ask_move(&self.table, seat);
                }
                return Ok(false);
            }
            (None, Next::Forced(seat)) => self.table.prepare_forced(seat),
            (None, Next::World) => self.table.prepare_world(),
        };
        match (step, self.table.next()) {
            (Ok(step), _) => self.arrive(step, now),
            (Err(refusal), Next::Bot(seat)) => return self.stand_in(seat, &refusal.to_string(), now),
            (Err(refusal), _) => anyhow::bail!(Failed(format!("the match cannot go on: {refusal}"))),
        }
        Ok(true)
    }

    /// The game's own move for a bot that gave none.
    fn stand_in(&mut self, seat: Seat, why: &str, now: Instant) -> Result<bool> {
        let failed =
            Phrase::new("ui-bot-failed").with("seat", seat).with("why", Word::Verbatim(why.to_owned()));
        let failed = self.table.texts().phrase(&failed);
        let step = self.table.prepare_default(seat);
        let step = step.map_err(|refusal| Failed(format!("the match cannot go on: {refusal}")))?;
        self.arrive(step, now);
        self.notice = Some(failed);
        Ok(true)
    }

    fn arrive(&mut self, step: Prepared, now: Instant) {
        if self.pauses && step.turns_the_page {
            self.held = Some(step);
            return;
        }
        let told = self.table.commit(step);
        self.not_before = (!told.is_empty()).then(|| now + self.pace);
        self.refresh();
    }

    /// The log, the choices and the cursor after a step.
    fn refresh(&mut self) {
        let over = self.table.next() == Next::Over;
        self.log = self.table.story().lines(self.table.texts(), over);
        self.choices = self
            .table
            .choices()
            .into_iter()
            .map(|choice| (choice.clone(), label(&choice, &self.table)))
            .collect();
        self.cursor = 0;
        self.log_back = 0;
        self.notice = None;
    }

    /// Shows how the match ended, once.
    fn announce(&mut self) -> bool {
        if self.announced {
            return false;
        }
        self.announced = true;
        if let Some(outcome) = self.table.outcome() {
            let title = self.table.texts().say("ui-title-over");
            self.overlay = Some(Overlay::note(
                title,
                &results(&outcome, self.table.summary().as_ref(), self.table.texts()),
            ));
        }
        true
    }

    fn show_hint(&mut self, advice: Result<search::Advice, String>) {
        self.notice = None;
        let title = self.table.texts().say("ui-title-hint");
        self.overlay = Some(match advice {
            Ok(advice) => {
                let note = Overlay::note(title, &hint_lines(&advice, &self.table).join("\n"));
                note.over(Below::Advice(advice.hint.best.action))
            }
            Err(error) => Overlay::note(title, &error),
        });
    }

    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            // Asked once, a second Ctrl-C means it.
            self.left = matches!(self.overlay, Some(Overlay::Quit));
            self.overlay = Some(Overlay::Quit);
            return;
        }
        match self.overlay.take() {
            Some(overlay) => self.overlay_key(overlay, key.code),
            None => self.table_key(key.code),
        }
    }

    fn table_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('q') => self.leave(),
            KeyCode::Char('?') => {
                let texts = self.table.texts();
                self.overlay = Some(Overlay::note(texts.say("ui-title-help"), &texts.say("ui-help")));
            }
            KeyCode::Char('r') => self.overlay = Some(Overlay::Book { spec: false, down: 0 }),
            KeyCode::Char('s') => self.overlay = Some(Overlay::Save(self.save_name(false))),
            KeyCode::Char('z') => {
                self.zoom = match self.zoom {
                    Zoom::All => Zoom::Table,
                    Zoom::Table => Zoom::Log,
                    Zoom::Log => Zoom::All,
                }
            }
            KeyCode::PageUp => self.log_back = self.log_back.saturating_add(PAGE),
            KeyCode::PageDown => self.log_back = self.log_back.saturating_sub(PAGE),
            KeyCode::Char('[') => self.table_down = self.table_down.saturating_sub(PAGE),
            KeyCode::Char(']') => self.table_down = self.table_down.saturating_add(PAGE),
            _ if self.held.is_some() => self.go_on(),
            KeyCode::Char('p') => {
                self.pauses = !self.pauses;
                let key = if self.pauses { "ui-pauses-on" } else { "ui-pauses-off" };
                self.notice = Some(self.table.texts().say(key));
            }
            KeyCode::Char('h') => self.ask_hint(),
            KeyCode::Up | KeyCode::Left | KeyCode::Char('k') => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Down | KeyCode::Right | KeyCode::Char('j') => {
                self.cursor = (self.cursor + 1).min(self.choices.len().saturating_sub(1));
            }
            KeyCode::Enter => self.choose(self.cursor),
            KeyCode::Char(digit @ '1'..='9') => self.choose(digit as usize - '1' as usize),
            _ => {}
        }
    }

    /// The next chapter begins.
    fn go_on(&mut self) {
        if let Some(step) = self.held.take() {
            self.table.commit(step);
            self.not_before = Some(Instant::now() + self.pace);
            self.refresh();
        }
    }

    fn ask_hint(&mut self) {
        if self.table.next() == Next::Me && !self.thinker.is_busy() {
            self.thinker.ask_hint(&self.table, self.table.me());
            self.notice = Some(self.table.texts().say("ui-advising"));
        }
    }

    fn choose(&mut self, at: usize) {
        let Some((choice, _)) = self.choices.get(at) else { return };
        self.cursor = at;
        match choice.clone() {
            Choice::Form(form) => self.overlay = Some(Overlay::Form(Blank::new(form))),
            Choice::Action(action) => self.act(&action),
            Choice::Lapse | Choice::Ring => {
                if let Ok(step) = self.table.prepare_world() {
                    self.do_it(step);
                }
            }
        }
    }

    /// The person's action, or why it cannot be.
    pub(super) fn act(&mut self, action: &Value) {
        match self.table.prepare(self.table.me(), action) {
            Ok(step) => self.do_it(step),
            Err(refusal) => self.overlay = Some(self.explain(&refusal)),
        }
    }

    fn do_it(&mut self, step: Prepared) {
        self.thinker.forget();
        self.table.commit(step);
        self.not_before = Some(Instant::now() + self.pace);
        self.refresh();
    }

    fn explain(&self, refusal: &Refusal) -> Overlay {
        let texts = self.table.texts();
        let mut words = texts.refusal(refusal);
        if let Refusal::Illegal(illegal) = refusal {
            let told = paragraph(self.table.about().spec, illegal.rule.0).unwrap_or_default();
            words.push_str(&format!("\n\n{}: {}", illegal.rule, unmarked(&told)));
        }
        Overlay::note(texts.say("ui-title-refused"), &words)
    }

    fn overlay_key(&mut self, overlay: Overlay, code: KeyCode) {
        self.overlay = match overlay {
            Overlay::Form(blank) => return self.form_key(blank, code),
            Overlay::Save(save) => return self.save_key(save, code),
            Overlay::Quit => return self.quit_key(code),
            Overlay::Note { title, text, down, below } => match code {
                KeyCode::Down => Some(Overlay::Note { title, text, down: down.saturating_add(1), below }),
                KeyCode::Up => Some(Overlay::Note { title, text, down: down.saturating_sub(1), below }),
                _ => match below {
                    Below::Table => None,
                    Below::Form(blank) => Some(Overlay::Form(blank)),
                    Below::Advice(action) if code == KeyCode::Enter => return self.act(&action),
                    Below::Advice(_) => None,
                },
            },
            Overlay::Book { spec, down } => match code {
                KeyCode::Down => Some(Overlay::Book { spec, down: down.saturating_add(1) }),
                KeyCode::Up => Some(Overlay::Book { spec, down: down.saturating_sub(1) }),
                KeyCode::PageDown | KeyCode::Char(' ') => {
                    Some(Overlay::Book { spec, down: down.saturating_add(2 * PAGE) })
                }
                KeyCode::PageUp => Some(Overlay::Book { spec, down: down.saturating_sub(2 * PAGE) }),
                KeyCode::Home => Some(Overlay::Book { spec, down: 0 }),
                KeyCode::Tab => Some(Overlay::Book { spec: !spec, down: 0 }),
                KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | 'r') => None,
                _ => Some(Overlay::Book { spec, down }),
            },
        };
    }

    fn form_key(&mut self, mut blank: Blank, code: KeyCode) {
        match code {
            KeyCode::Esc => return,
            KeyCode::Enter => {
                let action = blank.action();
                match self.table.prepare(self.table.me(), &action) {
                    Ok(step) => return self.do_it(step),
                    Err(refusal) => {
                        // The form comes back when the explanation is closed: what was filled in is not lost.
                        self.overlay = Some(self.explain(&refusal).over(Below::Form(blank)));
                        return;
                    }
                }
            }
            KeyCode::Up => blank.walk(-1),
            KeyCode::Down | KeyCode::Tab => blank.walk(1),
            KeyCode::Left => blank.turn(-1),
            KeyCode::Right => blank.turn(1),
            KeyCode::Char(' ') => blank.toggle(),
            KeyCode::Backspace => blank.typed(None),
            KeyCode::Char(letter @ ('0'..='9' | '-')) => blank.typed(Some(letter)),
            _ => {}
        }
        self.overlay = Some(Overlay::Form(blank));
    }

    fn save_name(&self, then_leave: bool) -> SaveName {
        SaveName { name: free_name(&self.table).display().to_string(), error: None, then_leave }
    }

    fn save_key(&mut self, mut save: SaveName, code: KeyCode) {
        match code {
            KeyCode::Esc => return,
            KeyCode::Enter => match self.table.save(Path::new(save.name.trim())) {
                Ok(()) => {
                    let saved = Phrase::new("ui-saved").with("file", Word::Verbatim(save.name.clone()));
                    self.notice = Some(self.table.texts().phrase(&saved));
                    (self.saved, self.left) = (true, save.then_leave);
                    return;
                }
                Err(error) => save.error = Some(format!("{error:#}")),
            },
            KeyCode::Backspace => {
                save.name.pop();
            }
            KeyCode::Char(letter) => save.name.push(letter),
            _ => {}
        }
        self.overlay = Some(Overlay::Save(save));
    }

    /// Leaves at once if nothing would be lost.
    fn leave(&mut self) {
        let nothing_lost = self.table.game().seq() == 0 || self.saved && self.table.next() == Next::Over;
        if nothing_lost {
            self.left = true;
        } else {
            self.overlay = Some(Overlay::Quit);
        }
    }

    fn quit_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('y') => self.overlay = Some(Overlay::Save(self.save_name(true))),
            KeyCode::Char('n') => self.left = true,
            _ => {}
        }
    }
}

//! The game line by line: for pipes, scripts and screen readers.

use super::blank;
use super::free_name;
use super::table::{Choice, Next, Prepared, TerminalTable};
use super::thinker::{BotAnswer, BotThread};
use super::words::{hint_lines, label, leads, results, unmarked};
use crate::sheet;
use crate::story::{Headings, Spoken};
use crate::wrap::wrap;
use anyhow::Result;
use engine::{Field, Form, Phrase, Refusal, Word};
use serde_json::Value;
use std::io::{BufRead, Read as _, Write};
use std::path::PathBuf;
use text::paragraph;

const COLUMNS: usize = 80;
/// Longer lists of actions are cut; every one of them can still be typed.
const MOST_LISTED: usize = 60;
/// A longer line is not an answer.
const MAX_LINE_BYTES: u64 = 64 * 1024;

/// Plays the match to its end, or until the person leaves.
pub(crate) fn run(
    table: TerminalTable,
    thinker: BotThread,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<()> {
    let mut prompt = Prompt { table, thinker, input, out, headings: Headings::default() };
    prompt.greet()?;
    loop {
        match prompt.table.next() {
            Next::Over => return prompt.farewell(),
            Next::World => {
                let step = prompt.table.prepare_world();
                prompt.happen(step)?;
            }
            Next::Forced(seat) => {
                let step = prompt.table.prepare_forced(seat);
                prompt.happen(step)?;
            }
            Next::Bot(seat) => prompt.bot(seat)?,
            Next::Me => {
                if !prompt.turn()? {
                    return Ok(());
                }
            }
        }
    }
}

struct Prompt<'a, I, O> {
    table: TerminalTable,
    thinker: BotThread,
    input: &'a mut I,
    out: &'a mut O,
    headings: Headings,
}

impl<I: BufRead, O: Write> Prompt<'_, I, O> {
    fn greet(&mut self) -> Result<()> {
        let texts = self.table.texts().clone();
        writeln!(self.out, "{}", texts.say("game-name"))?;
        let you = Phrase::new("ui-you-are").with("seat", self.table.me());
        self.say(&texts.phrase(&you))?;
        self.say(&texts.say("ui-plain-help-hint"))?;
        if self.table.game().seq() > 0 {
            self.log()?;
        }
        Ok(())
    }

    /// Makes a step of others happen; they only do what is allowed.
    fn happen(&mut self, step: Result<Prepared, Refusal>) -> Result<()> {
        let step =
            step.map_err(|refusal| crate::failure::Failed(format!("the match cannot go on: {refusal}")))?;
        self.tell(step)
    }

    fn tell(&mut self, step: Prepared) -> Result<()> {
        let sentences = self.table.commit(step);
        let chapter = self.table.game().chapter();
        if !sentences.is_empty()
            && let Some(title) = self.headings.next(chapter, self.table.texts())
        {
            writeln!(self.out, "\n{title}")?;
        }
        for sentence in sentences {
            self.say(&sentence)?;
        }
        Ok(())
    }

    fn bot(&mut self, seat: engine::Seat) -> Result<()> {
        self.thinker.ask_move(&self.table, seat);
        let step = match self.thinker.wait()? {
            BotAnswer::Move(seat, Ok(action)) => self.table.prepare(seat, &action),
            BotAnswer::Move(seat, Err(_)) => self.table.prepare_default(seat),
            BotAnswer::Hint(_) => return Ok(()),
        };
        self.happen(step)
    }

    /// One turn of the person. False if they leave.
    fn turn(&mut self) -> Result<bool> {
        self.show_table()?;
        let choices = self.table.choices();
        self.list(&choices)?;
        loop {
            let Some(line) = self.ask("> ")? else { return self.leave() };
            let mut words = line.split_whitespace();
            match (words.next(), words.next()) {
                (None, _) => {}
                (Some("quit" | "q"), None) => return self.leave(),
                (Some("?" | "help"), None) => {
                    let help = self.table.texts().say("ui-plain-help");
                    self.say(&help)?;
                    self.list(&choices)?;
                }
                (Some("hint" | "h"), None) => self.hint()?,
                (Some("auto" | "a"), None) => {
                    if self.auto()? {
                        return Ok(true);
                    }
                }
                (Some("table" | "t"), None) => self.show_table()?,
                (Some("log" | "l"), None) => self.log()?,
                (Some("rules" | "r"), rule) => self.rules(rule)?,
                (Some("save"), name) => {
                    self.save(name)?;
                }
                _ => {
                    if let Some(action) = self.understand(&line, &choices)?
                        && self.act(action)?
                    {
                        return Ok(true);
                    }
                }
            }
        }
    }

    /// What the person wants to do, from a number, a word or JSON. `None` if there was nothing to do after all.
    fn understand(&mut self, line: &str, choices: &[Choice]) -> Result<Option<Choice>> {
        if line.starts_with('{') {
            return match serde_json::from_str::<Value>(line) {
                Ok(action) => Ok(Some(Choice::Action(action))),
                Err(error) => self.complain(&error.to_string()).map(|()| None),
            };
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let by_number = || word.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        let by_word = || {
            let mut named = choices.iter().filter(|choice| kind(choice) == word);
            named.next().filter(|choice| named.next().is_none() || matches!(choice, Choice::Form(_)))
        };
        match by_number().or_else(by_word) {
            None => {
                let words = self.table.texts().say("ui-plain-not-understood");
                self.complain(&words).map(|()| None)
            }
            Some(Choice::Form(form)) => self.fill(form, rest).map(|action| action.map(Choice::Action)),
            Some(choice) => Ok(Some(choice.clone())),
        }
    }

    /// Fills a form: from the rest of the line where it has one field, else question by question.
    fn fill(&mut self, form: &Form, rest: &str) -> Result<Option<Value>> {
        let mut values = Vec::new();
        for field in &form.fields {
            let mut typed = (form.fields.len() == 1 && !rest.trim().is_empty()).then(|| rest.to_owned());
            loop {
                let text = match typed.take() {
                    Some(text) => text,
                    None => match self.ask_field(form, field)? {
                        Some(text) => text,
                        None => return Ok(None),
                    },
                };
                match blank::read(field, &text) {
                    Ok(value) => {
                        values.extend(value.map(|value| (field.name().to_owned(), value)));
                        break;
                    }
                    Err(allowed) => {
                        let words = Phrase::new("ui-plain-allowed").with("allowed", Word::Verbatim(allowed));
                        let words = self.table.texts().phrase(&words);
                        self.complain(&words)?;
                    }
                }
            }
        }
        Ok(Some(blank::assemble(form, values.into_iter())))
    }

    fn ask_field(&mut self, form: &Form, field: &Field) -> Result<Option<String>> {
        let texts = self.table.texts().clone();
        let label = texts.field(form, field);
        let items = |items: &[Value]| {
            let numbers = items.iter().all(Value::is_number);
            let named = items.iter().enumerate().map(|(at, item)| {
                let name = texts.item(field.name(), item);
                if numbers { name } else { format!("{} = {name}", at + 1) }
            });
            named.collect::<Vec<_>>().join(if numbers { " " } else { ", " })
        };
        let allowed = match field {
            Field::Pick { items: list, .. } | Field::Choice { items: list, .. } => items(list),
            Field::Counts { available, .. } => {
                let keys = available
                    .iter()
                    .map(|(key, most)| format!("{key}=0–{most} ({})", texts.field_key(form, field, key)));
                keys.collect::<Vec<_>>().join(", ")
            }
            Field::Number { min, max, optional, .. } => {
                let optional =
                    if *optional { format!(", {}", texts.say("ui-plain-optional")) } else { String::new() };
                format!("{min}–{max}{optional}")
            }
        };
        self.say(&format!("{label} ({allowed})"))?;
        Ok(self.ask(">> ")?.filter(|line| line != "cancel"))
    }

    /// True if the action happened; else the person was told why not.
    fn act(&mut self, choice: Choice) -> Result<bool> {
        let step = match choice {
            Choice::Action(action) => self.table.prepare(self.table.me(), &action),
            Choice::Lapse | Choice::Ring => self.table.prepare_world(),
            Choice::Form(_) => return Ok(false),
        };
        match step {
            Ok(step) => self.tell(step).map(|()| true),
            Err(refusal) => {
                let words = self.table.texts().refusal(&refusal);
                self.complain(&words)?;
                if let Refusal::Illegal(illegal) = refusal
                    && let Some(text) = paragraph(self.table.about().spec, illegal.rule.0)
                {
                    self.say(&format!("{}: {}", illegal.rule, unmarked(&text)))?;
                }
                Ok(false)
            }
        }
    }

    fn hint(&mut self) -> Result<()> {
        self.thinker.ask_hint(&self.table, self.table.me());
        let words = match self.thinker.wait()? {
            BotAnswer::Hint(Ok(advice)) => hint_lines(&advice, &self.table).join("\n"),
            BotAnswer::Hint(Err(error)) | BotAnswer::Move(_, Err(error)) => error,
            BotAnswer::Move(_, Ok(_)) => return Ok(()),
        };
        self.say(&words)
    }

    /// Makes the move a bot advises.
    fn auto(&mut self) -> Result<bool> {
        self.thinker.ask_hint(&self.table, self.table.me());
        match self.thinker.wait()? {
            BotAnswer::Hint(Ok(advice)) => self.act(Choice::Action(advice.hint.best.action)),
            BotAnswer::Hint(Err(error)) | BotAnswer::Move(_, Err(error)) => {
                self.complain(&error).map(|()| false)
            }
            BotAnswer::Move(_, Ok(_)) => Ok(false),
        }
    }

    fn rules(&mut self, rule: Option<&str>) -> Result<()> {
        let about = self.table.about();
        let texts = self.table.texts().clone();
        match rule {
            Some(rule) => match paragraph(about.spec, rule) {
                Some(text) => self.say(&format!("{}: {}", rule.to_uppercase(), unmarked(&text))),
                None => self.complain(&texts.say("ui-no-such-rule")),
            },
            None => {
                for paragraph in texts.rulebook() {
                    writeln!(self.out)?;
                    self.say(&format!("{} ({})", paragraph.title, paragraph.rules.join(", ")))?;
                    self.say(&paragraph.text)?;
                }
                Ok(())
            }
        }
    }

    /// False if the file could not be written; why was said.
    fn save(&mut self, name: Option<&str>) -> Result<bool> {
        let path = name.map_or_else(|| free_name(&self.table), PathBuf::from);
        match self.table.save(&path) {
            Ok(()) => {
                let saved = Phrase::new("ui-saved").with("file", Word::Verbatim(path.display().to_string()));
                let words = self.table.texts().phrase(&saved);
                self.say(&words)?;
                Ok(true)
            }
            Err(error) => {
                self.complain(&format!("{error:#}"))?;
                Ok(false)
            }
        }
    }

    /// The person goes; whoever wants the match has saved it.
    fn leave(&mut self) -> Result<bool> {
        let words = self.table.texts().say("ui-left");
        self.say(&words)?;
        Ok(false)
    }

    fn farewell(&mut self) -> Result<()> {
        self.show_table()?;
        if let Some(outcome) = self.table.outcome() {
            write!(self.out, "\n{}", results(&outcome, self.table.summary().as_ref(), self.table.texts()))?;
        }
        let question = self.table.texts().say("ui-plain-save-record");
        // A slip must not lose the record: only an empty line, `quit` or the end of input goes without it.
        loop {
            self.say(&question)?;
            let Some(line) = self.ask("> ")? else { return Ok(()) };
            let mut words = line.split_whitespace();
            match (words.next(), words.next()) {
                (None | Some("quit" | "q"), None) => return Ok(()),
                (Some("save"), name) if self.save(name)? => return Ok(()),
                _ => {}
            }
        }
    }

    fn show_table(&mut self) -> Result<()> {
        let sketch = self.table.game().sketch(self.table.story().viewer());
        write!(self.out, "\n{}", sheet::plain(&sketch, self.table.texts(), COLUMNS))?;
        Ok(())
    }

    fn list(&mut self, choices: &[Choice]) -> Result<()> {
        writeln!(self.out)?;
        let voice = self.table.voice();
        if let Some(prompt) = &voice.prompt {
            let prompt = self.table.texts().phrase(prompt);
            self.say(&prompt)?;
        }
        for (at, choice) in choices.iter().take(MOST_LISTED).enumerate() {
            writeln!(self.out, "{:3}  {}", at + 1, label(choice, &self.table))?;
            if let Some(leads) = leads(&voice, at, self.table.texts()) {
                writeln!(self.out, "       {leads}")?;
            }
        }
        for closed in &voice.closed {
            let texts = self.table.texts();
            writeln!(self.out, "  –  {} {}", texts.phrase(&closed.what), texts.phrase(&closed.why))?;
        }
        if choices.len() > MOST_LISTED {
            writeln!(self.out, "     … {}", choices.len())?;
        }
        Ok(())
    }

    fn log(&mut self) -> Result<()> {
        let over = self.table.next() == Next::Over;
        for line in self.table.story().lines(self.table.texts(), over) {
            match line {
                Spoken::Heading(title) => writeln!(self.out, "\n{title}")?,
                Spoken::Sentence(sentence) => self.say(&sentence)?,
            }
        }
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<()> {
        for line in wrap(text, COLUMNS) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn complain(&mut self, text: &str) -> Result<()> {
        self.say(&format!("! {text}"))
    }

    /// A typed line; `None` at the end of the input.
    fn ask(&mut self, sign: &str) -> Result<Option<String>> {
        write!(self.out, "{sign}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let read = self.input.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut line)?;
        if read == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }
}

/// The word by which a choice can be typed.
fn kind(choice: &Choice) -> &str {
    match choice {
        Choice::Action(action) => action.get("type").and_then(Value::as_str).unwrap_or_default(),
        Choice::Form(form) => &form.action,
        Choice::Lapse => "wait",
        Choice::Ring => "ring",
    }
}

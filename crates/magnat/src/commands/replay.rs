use crate::cli::ReplayArgs;
use crate::failure::of_record;
use crate::files::Lines;
use crate::play::table::names;
use crate::sheet;
use crate::story::Headings;
use crate::wrap::wrap;
use anyhow::{Result, bail};
use catalog::{Fault, Replayer, Told};
use engine::{AnyMatch, Applied, Header, Phrase, Seat, Viewer, Word};
use serde_json::json;
use std::io::Write;
use text::Texts;

/// The width of the told story.
const COLUMNS: usize = 96;

pub(crate) fn run(args: &ReplayArgs, out: &mut impl Write) -> Result<()> {
    let mut lines = Lines::open(&args.file)?;
    let mut replayer = Replayer::new().allowing_unfinished();
    let mut teller = Teller { args, out, record: 0, told: 0, running: None };
    let name = lines.name().to_owned();
    let wrong = |fault: Fault| of_record(&name, &fault);
    while let Some((line, _)) = lines.next()? {
        let told = replayer.read(line).map_err(wrong)?;
        teller.hear(told, replayer.current())?;
    }
    let last = replayer.finish().map_err(wrong)?;
    teller.close(last.as_ref().map(|last| &*last.game))?;
    let (told, records) = (teller.told, teller.record);
    if let Some(number) = args.number
        && told == 0
    {
        bail!("{name} has no record {number}; it has {records}");
    }
    Ok(())
}

struct Teller<'a, W> {
    args: &'a ReplayArgs,
    out: &'a mut W,
    /// The number of the record that is being read.
    record: u64,
    /// How many were told.
    told: u64,
    running: Option<Running>,
}

/// A record that is being told.
struct Running {
    texts: Texts,
    viewer: Viewer,
    headings: Headings,
    /// Its table as it stands, until the match is over or the step to stop at has come.
    table: Option<Box<dyn AnyMatch>>,
    stopped: bool,
}

impl<W: Write> Teller<'_, W> {
    fn hear(&mut self, told: Option<Told>, current: Option<&dyn AnyMatch>) -> Result<()> {
        match told {
            None => Ok(()),
            Some(Told::Opened(header)) => {
                self.close(None)?;
                self.record += 1;
                if self.args.number.is_none_or(|number| number == self.record) {
                    self.open(&header, current)?;
                }
                Ok(())
            }
            Some(Told::Stepped(applied)) => self.step(&applied, current),
            Some(Told::Ended(_)) => self.close(None),
        }
    }

    fn open(&mut self, header: &Header, current: Option<&dyn AnyMatch>) -> Result<()> {
        let about = catalog::find(&header.game)?.about();
        let texts = Texts::new(about.texts, self.args.lang.get()).named(names(header));
        let texts = texts.renamed(&current.map(|table| table.names()).unwrap_or_default());
        let viewer = match self.args.seat {
            Some(seat) if seat.0 < header.seats => Viewer::Seat(seat),
            Some(seat) => bail!(
                "there is no seat {} at this table of {} (0 to {})",
                seat.0,
                header.seats,
                header.seats - 1
            ),
            None => Viewer::Public,
        };
        if self.args.json {
            writeln!(self.out, "{}", json!({ "record": self.record, "header": seedless(header) }))?;
        } else {
            if self.told > 0 {
                writeln!(self.out)?;
            }
            let eyes = match viewer.seat() {
                Some(seat) => Phrase::new("cli-seen-by").with("seat", seat),
                None => Phrase::new("cli-seen-by-all"),
            };
            let players = Seat::all(header.seats).map(|seat| Word::Seat(seat.0)).collect();
            writeln!(self.out, "{}: {}", texts.say("game-name"), texts.phrase(&eyes))?;
            writeln!(
                self.out,
                "{}",
                texts.phrase(&Phrase::new("cli-players").with("names", Word::List(players)))
            )?;
            for option in
                about.options.iter().filter(|option| header.options.get(option.id) != Some(&option.default))
            {
                let Some(value) = header.options.get(option.id) else { continue };
                let value = texts.option_value(option.id, value);
                let line: String = value.lines().next().unwrap_or_default().chars().take(60).collect();
                let cut = if line.len() < value.len() { " …" } else { "" };
                writeln!(self.out, "{}: {line}{cut}", texts.option_name(option.id))?;
            }
        }
        self.told += 1;
        let table = current.map(AnyMatch::fork);
        self.running = Some(Running { texts, viewer, headings: Headings::default(), table, stopped: false });
        Ok(())
    }

    fn step(&mut self, applied: &Applied, current: Option<&dyn AnyMatch>) -> Result<()> {
        let Some(running) = &mut self.running else { return Ok(()) };
        let seq = applied.entry.seq;
        running.stopped |= self.args.to.is_some_and(|last| seq > last);
        let Some(table) = current.filter(|_| !running.stopped) else { return Ok(()) };
        running.table = Some(table.fork());
        let events = applied.events.seen_by(running.viewer);
        if self.args.json {
            writeln!(self.out, "{}", json!({ "seq": seq, "chapter": table.chapter(), "events": events }))?;
            return Ok(());
        }
        for event in &events {
            if let Some(title) = running.headings.next(table.chapter(), &running.texts) {
                writeln!(self.out, "\n{title}")?;
            }
            for (at, line) in wrap(&running.texts.event(event), COLUMNS - 8).iter().enumerate() {
                let number = if at == 0 { seq.to_string() } else { String::new() };
                writeln!(self.out, "{number:>5}  {line}")?;
            }
        }
        Ok(())
    }

    /// The table at the end, and how it came out. `last` is the match where the file ends without its end.
    fn close(&mut self, last: Option<&dyn AnyMatch>) -> Result<()> {
        let Some(running) = self.running.take() else { return Ok(()) };
        let Some(table) = running.table.as_deref().or(last) else { return Ok(()) };
        let (texts, outcome) = (&running.texts, table.outcome());
        if self.args.json {
            let end = json!({ "seq": table.seq(), "view": table.view(running.viewer), "outcome": outcome });
            writeln!(self.out, "{end}")?;
            return Ok(());
        }
        writeln!(self.out, "\n{}", sheet::plain(&table.sketch(running.viewer), texts, COLUMNS).trim_end())?;
        match &outcome {
            Some(outcome) => write!(self.out, "\n{}", crate::play::words::results(outcome, texts)),
            None => writeln!(
                self.out,
                "\n{}",
                texts.phrase(&Phrase::new("cli-not-over").with("seq", i64::from(table.seq())))
            ),
        }?;
        Ok(())
    }
}

/// A replay is for the eyes of one viewer, who never gets the seed of a match from it.
fn seedless(header: &Header) -> Header {
    Header { seed: None, fairness: None, ..header.clone() }
}

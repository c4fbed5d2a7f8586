use crate::cli::ReplayArgs;
use crate::play::table::names;
use crate::records::Records;
use crate::sheet;
use crate::story::Headings;
use crate::wrap::wrap;
use anyhow::{Result, bail};
use catalog::AnyRecording;
use engine::{About, AnyMatch, Header, OptionSpec, Phrase, ReplayedStep, Seat, Viewer, Word};
use serde_json::json;
use std::io::Write;
use text::Texts;

/// The width of the told story.
const COLUMNS: usize = 96;

pub(crate) fn run(args: &ReplayArgs, out: &mut impl Write) -> Result<()> {
    let mut records = Records::open_unfinished(&args.file)?;
    let (mut count, mut told) = (0, 0);
    while let Some(recording) = records.next()? {
        count += 1;
        if args.number.is_none_or(|number| number == count) {
            if told > 0 && !args.json {
                writeln!(out)?;
            }
            told += 1;
            Teller::new(args, &recording)?.tell(count, &recording, out)?;
        }
    }
    if let Some(number) = args.number
        && told == 0
    {
        bail!("{} has no record {number}; it has {count}", records.name());
    }
    Ok(())
}

/// Tells a record as one viewer saw it happen.
struct Teller<'a> {
    args: &'a ReplayArgs,
    about: &'a About,
    texts: Texts,
    viewer: Viewer,
}

impl<'a> Teller<'a> {
    fn new(args: &'a ReplayArgs, recording: &'a AnyRecording) -> Result<Teller<'a>> {
        let (header, about) = (&recording.header, recording.table.about());
        let texts = Texts::new(about.texts, args.lang.get()).named(names(header));
        let texts = texts.renamed(&recording.last().names());
        let viewer = match args.seat {
            Some(seat) if seat.0 < header.seats => Viewer::Seat(seat),
            Some(seat) => bail!(
                "there is no seat {} at this table of {} (0 to {})",
                seat.0,
                header.seats,
                header.seats - 1
            ),
            None => Viewer::Public,
        };
        Ok(Teller { args, about, texts, viewer })
    }

    fn tell(&self, number: u64, recording: &AnyRecording, out: &mut impl Write) -> Result<()> {
        let header = &recording.header;
        if self.args.json {
            writeln!(out, "{}", json!({ "record": number, "header": seedless(header) }))?;
        } else {
            self.head(header, out)?;
        }
        let (mut moments, mut headings) = (recording.moments(0), Headings::default());
        let last = self.args.to.unwrap_or(u32::MAX);
        while moments.game().seq() < last
            && let Some(moment) = moments.step()
        {
            self.step(&moment, &mut headings, out)?;
        }
        self.close(moments.game(), out)
    }

    fn head(&self, header: &Header, out: &mut impl Write) -> Result<()> {
        let texts = &self.texts;
        let eyes = match self.viewer.seat() {
            Some(seat) => Phrase::new("cli-seen-by").with("seat", seat),
            None => Phrase::new("cli-seen-by-all"),
        };
        let players = Seat::all(header.seats).map(|seat| Word::Seat(seat.0)).collect();
        writeln!(out, "{}: {}", texts.say("game-name"), texts.phrase(&eyes))?;
        writeln!(out, "{}", texts.phrase(&Phrase::new("cli-players").with("names", Word::List(players))))?;
        let is_chosen = |option: &&OptionSpec| header.options.get(option.id) != Some(&option.default);
        for option in self.about.options.iter().filter(is_chosen) {
            let Some(value) = header.options.get(option.id) else { continue };
            let value = texts.option_value(option.id, value);
            let line: String = value.lines().next().unwrap_or_default().chars().take(60).collect();
            let cut = if line.len() < value.len() { " …" } else { "" };
            writeln!(out, "{}: {line}{cut}", texts.option_name(option.id))?;
        }
        Ok(())
    }

    fn step(&self, moment: &ReplayedStep<'_>, headings: &mut Headings, out: &mut impl Write) -> Result<()> {
        let (seq, chapter) = (moment.entry.seq, moment.game.chapter());
        let events = moment.events.seen_by(self.viewer);
        if self.args.json {
            writeln!(out, "{}", json!({ "seq": seq, "chapter": chapter, "events": events }))?;
            return Ok(());
        }
        for event in &events {
            if let Some(title) = headings.next(chapter, &self.texts) {
                writeln!(out, "\n{title}")?;
            }
            for (at, line) in wrap(&self.texts.event(event), COLUMNS - 8).iter().enumerate() {
                let number = if at == 0 { seq.to_string() } else { String::new() };
                writeln!(out, "{number:>5}  {line}")?;
            }
        }
        Ok(())
    }

    /// The table at the end, and how it came out.
    fn close(&self, table: &dyn AnyMatch, out: &mut impl Write) -> Result<()> {
        let (texts, outcome) = (&self.texts, table.outcome());
        if self.args.json {
            let end = json!({ "seq": table.seq(), "view": table.view(self.viewer), "outcome": outcome });
            writeln!(out, "{end}")?;
            return Ok(());
        }
        writeln!(out, "\n{}", sheet::plain(&table.sketch(self.viewer), texts, COLUMNS).trim_end())?;
        match &outcome {
            Some(outcome) => write!(out, "\n{}", crate::play::words::results(outcome, None, texts)),
            None => {
                let over = Phrase::new("cli-not-over").with("seq", i64::from(table.seq()));
                writeln!(out, "\n{}", texts.phrase(&over))
            }
        }?;
        Ok(())
    }
}

/// A replay is for the eyes of one viewer, who never gets the seed of a match from it.
fn seedless(header: &Header) -> Header {
    Header { seed: None, fairness: None, ..header.clone() }
}

use crate::cli::VerifyArgs;
use crate::failure::{Failed, of_record};
use crate::progress::Progress;
use crate::records::Records;
use anyhow::{Result, anyhow};
use catalog::AnyRecording;
use engine::Fault;
use serde_json::json;
use std::io::Write;

/// What was found in a file.
#[derive(Default)]
struct Found {
    records: u64,
    unfinished: u64,
    /// Without a seed, so that chance was believed.
    unseeded: u64,
    /// With fingerprints of an older version.
    older_prints: u64,
    steps: u64,
    /// Steps that came from other matches, so that what chance brought in them was believed.
    taken_over: u64,
}

pub(crate) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<()> {
    let open = if args.unfinished { Records::open_unfinished } else { Records::open };
    let mut records = open(&args.file)?;
    let found = match judge(&mut records)? {
        Ok(found) => found,
        Err(fault) => {
            let (Fault::Unreadable(error) | Fault::Untrue(error)) = &fault;
            let readable = matches!(fault, Fault::Untrue(_));
            if args.json {
                let told = json!({ "ok": false, "readable": readable, "line": error.line, "why": error.why });
                writeln!(out, "{told}")?;
            }
            let told = of_record(records.name(), &fault);
            // A record that can be read and does not hold is no bad input here: it is the verdict.
            return Err(if readable { Failed(told).into() } else { anyhow!(told) });
        }
    };
    if args.json {
        let report = json!({
            "ok": true, "records": found.records, "unfinished": found.unfinished,
            "chance_recomputed": found.records - found.unseeded, "steps": found.steps,
            "steps_taken_over": found.taken_over, "older_fingerprints": found.older_prints,
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    found.tell(records.name(), out)
}

fn judge(records: &mut Records) -> Result<Result<Found, Fault>> {
    let (bytes, _) = records.bytes();
    let progress = Progress::of_bytes(bytes);
    let mut found = Found::default();
    loop {
        match records.read()? {
            Ok(Some(recording)) => found.add(&recording),
            Ok(None) => return Ok(Ok(found)),
            Err(fault) => return Ok(Err(fault)),
        }
        progress.at(records.bytes().1);
    }
}

impl Found {
    fn add(&mut self, recording: &AnyRecording) {
        self.records += 1;
        self.unfinished += u64::from(recording.outcome.is_none());
        self.unseeded += u64::from(recording.header.seed.is_none());
        self.older_prints += u64::from(!recording.prints_compared);
        self.steps += u64::from(recording.steps());
        self.taken_over += u64::from(recording.header.taken_over);
    }

    fn tell(&self, name: &str, out: &mut impl Write) -> Result<()> {
        let Found { records, unfinished, unseeded, older_prints, steps, taken_over } = *self;
        writeln!(out, "{name}: verified: {}, {}", count(records, "record"), count(steps, "step"))?;
        if unfinished > 0 {
            writeln!(out, "  {} not over", count(unfinished, "match"))?;
        }
        if older_prints > 0 {
            let older = count(older_prints, "record");
            writeln!(out, "  {older} with fingerprints of an older version, which were not compared")?;
        }
        if taken_over > 0 {
            let taken = count(taken_over, "step");
            writeln!(out, "  {taken} taken over from another match: their dice and cards were not checked")?;
        }
        let chance = match (records - unseeded, unseeded) {
            (_, 0) if taken_over > 0 => "all other chance was drawn again from the seed".to_owned(),
            (_, 0) => "all chance was drawn again from the seed".to_owned(),
            (0, _) => "no seed is given, so chance could not be drawn again".to_owned(),
            (seeded, _) => {
                format!("chance was drawn again in {}; the others give no seed", count(seeded, "record"))
            }
        };
        writeln!(out, "  {chance}")?;
        Ok(())
    }
}

fn count(number: u64, what: &str) -> String {
    let plural = match (number, what) {
        (1, _) => "",
        (_, "match") => "es",
        _ => "s",
    };
    format!("{number} {what}{plural}")
}

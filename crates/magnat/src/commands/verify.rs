use crate::cli::VerifyArgs;
use crate::failure::of_record;
use crate::files::Lines;
use crate::progress::Progress;
use anyhow::Result;
use catalog::{Fault, Replayer};
use serde_json::json;
use std::io::Write;

pub(crate) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<()> {
    let mut lines = Lines::open(&args.file)?;
    let mut replayer = if args.unfinished { Replayer::new().allowing_unfinished() } else { Replayer::new() };
    let judged = judge(&mut lines, &mut replayer)?;
    if let Err(fault) = &judged {
        let (Fault::Unreadable(error) | Fault::Untrue(error)) = fault;
        if args.json {
            let readable = matches!(fault, Fault::Untrue(_));
            writeln!(
                out,
                "{}",
                json!({ "ok": false, "readable": readable, "line": error.line, "why": error.why })
            )?;
        }
        return Err(of_record(lines.name(), fault));
    }
    let (records, unfinished, unseeded) = (replayer.records(), replayer.unfinished(), replayer.unseeded());
    let (steps, taken_over, older_prints) =
        (replayer.steps(), replayer.taken_over(), replayer.older_prints());
    if args.json {
        let report = json!({
            "ok": true, "records": records, "unfinished": unfinished, "chance_recomputed": records - unseeded,
            "steps": steps, "steps_taken_over": taken_over, "older_fingerprints": older_prints,
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    writeln!(out, "{}: all holds: {}, {}", lines.name(), count(records, "record"), count(steps, "step"))?;
    if unfinished > 0 {
        writeln!(out, "  {} not over", count(unfinished, "match"))?;
    }
    let chance = match (records - unseeded, unseeded) {
        (_, 0) if taken_over > 0 => "all other chance was drawn again from the seed".to_owned(),
        (_, 0) => "all chance was drawn again from the seed".to_owned(),
        (0, _) => "no seed is given, so chance could not be drawn again".to_owned(),
        (seeded, _) => {
            format!("chance was drawn again in {}; the others give no seed", count(seeded, "record"))
        }
    };
    if taken_over > 0 {
        let taken = count(taken_over, "step");
        writeln!(out, "  {taken} taken over from another match: their chance was believed, not proven")?;
    }
    writeln!(out, "  {chance}")?;
    if older_prints > 0 {
        let older = count(older_prints, "record");
        writeln!(out, "  {older} with fingerprints of an older version, which were not compared")?;
    }
    Ok(())
}

fn judge(lines: &mut Lines, replayer: &mut Replayer) -> Result<Result<(), Fault>> {
    let progress = Progress::of_bytes(lines.bytes());
    let mut read = 0;
    while let Some((line, bytes)) = lines.next()? {
        if let Err(fault) = replayer.read(line) {
            return Ok(Err(fault));
        }
        read += bytes;
        progress.at(read);
    }
    Ok(replayer.finish().map(|_| ()))
}

fn count(number: u64, what: &str) -> String {
    let plural = match (number, what) {
        (1, _) => "",
        (_, "match") => "es",
        _ => "s",
    };
    format!("{number} {what}{plural}")
}

use crate::cli::RulesArgs;
use crate::wrap::wrap;
use anyhow::{Result, bail};
use std::io::Write;
use text::{Texts, paragraph};

/// The width of the printed rulebook.
const COLUMNS: usize = 96;

pub(crate) fn run(args: &RulesArgs, out: &mut impl Write) -> Result<()> {
    let about = catalog::find(&args.game)?.about();
    match &args.rule {
        Some(rule) => match paragraph(about.spec, rule) {
            Some(text) => writeln!(out, "{} {text}", rule.trim().to_uppercase())?,
            None => bail!("no rule {rule:?} in {}; {}", about.id, known_rules(about.spec)),
        },
        None if args.short => short(&Texts::new(about.texts, args.lang.get()), out)?,
        None => write!(out, "{}", about.spec)?,
    }
    Ok(())
}

fn short(texts: &Texts, out: &mut impl Write) -> Result<()> {
    writeln!(out, "{}", texts.say("game-name"))?;
    for line in wrap(&texts.say("game-tagline"), COLUMNS) {
        writeln!(out, "{line}")?;
    }
    for paragraph in texts.rulebook() {
        writeln!(out, "\n{} ({})", paragraph.title, paragraph.rules.join(", "))?;
        for line in wrap(&paragraph.text, COLUMNS) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// Names the first and the last numbered rule.
fn known_rules(spec: &str) -> String {
    let ids = spec.lines().filter_map(|line| line.strip_prefix("- **")?.split("**").next());
    let numbered: Vec<&str> = ids.collect();
    match (numbered.first(), numbered.iter().rev().find(|id| same_kind(id, numbered[0]))) {
        (Some(first), Some(last)) => format!("the rules are {first} to {last}"),
        _ => "it has no numbered rules".to_owned(),
    }
}

fn same_kind(id: &str, other: &str) -> bool {
    id.split('-').next() == other.split('-').next()
}

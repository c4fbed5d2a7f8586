use crate::cli::GamesArgs;
use crate::wrap::wrap;
use anyhow::Result;
use catalog::games;
use engine::{About, Allowed, OptionKind, OptionSpec, Phrase, Word};
use search::AnyGame;
use serde_json::{Value, json};
use std::io::Write;
use text::Texts;

/// The width of the printed list.
const COLUMNS: usize = 96;

pub(crate) fn run(args: &GamesArgs, out: &mut impl Write) -> Result<()> {
    let lang = args.lang.get();
    let listed = games().iter().map(|game| (&**game, Texts::new(game.about().texts, lang)));
    if args.json {
        let list: Vec<Value> = listed.map(|(game, texts)| as_json(game, &texts)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&list)?)?;
        return Ok(());
    }
    for (at, (game, texts)) in listed.enumerate() {
        if at > 0 {
            writeln!(out)?;
        }
        print(game, &texts, out)?;
    }
    Ok(())
}

fn print(game: &dyn AnyGame, texts: &Texts, out: &mut impl Write) -> Result<()> {
    let about = game.about();
    writeln!(out, "{}  {}", about.id, texts.say("game-name"))?;
    indented(&texts.say("game-tagline"), 2, out)?;
    let seats = Phrase::new("cli-seats").with("least", i64::from(about.least_seats));
    indented(&texts.phrase(&seats.with("most", i64::from(about.most_seats))), 2, out)?;
    let bots = game.bots().into_iter().map(|name| Word::Verbatim(name.to_owned())).collect();
    indented(&texts.phrase(&Phrase::new("cli-bots").with("names", Word::List(bots))), 2, out)?;
    for option in &about.options {
        writeln!(out, "  --set {}={}", option.id, option.default)?;
        indented(&format!("{}: {}", texts.option_name(option.id), texts.option_help(option.id)), 6, out)?;
        indented(&allowed_in_words(option, texts), 6, out)?;
    }
    Ok(())
}

fn allowed_in_words(option: &OptionSpec, texts: &Texts) -> String {
    let OptionKind::Among(allowed) = &option.kind else { return option.allowed_words() };
    let in_words = |allowed: &Allowed| match allowed {
        Allowed::Word(word) => format!("{word} ({})", texts.option_value(option.id, &(*word).into())),
        Allowed::Range(least, most) if least == most => least.to_string(),
        Allowed::Range(least, most) => format!("{least}–{most}"),
        Allowed::Seat => texts.say("cli-seat-number"),
        Allowed::Text(_) => texts.say("cli-file"),
    };
    allowed.iter().map(in_words).collect::<Vec<_>>().join(", ")
}

fn indented(text: &str, columns: usize, out: &mut impl Write) -> Result<()> {
    for line in wrap(text, COLUMNS - columns) {
        writeln!(out, "{}{line}", " ".repeat(columns))?;
    }
    Ok(())
}

fn as_json(game: &dyn AnyGame, texts: &Texts) -> Value {
    let About { id, rules_version, least_seats, most_seats, options, .. } = game.about();
    let option = |option: &OptionSpec| {
        json!({
            "id": option.id,
            "name": texts.option_name(option.id),
            "help": texts.option_help(option.id),
            "default": option.default,
            "allowed": allowed_as_json(option),
        })
    };
    json!({
        "id": id,
        "name": texts.say("game-name"),
        "tagline": texts.say("game-tagline"),
        "rules_version": rules_version,
        "seats": { "least": least_seats, "most": most_seats },
        "bots": game.bots(),
        "options": options.iter().map(option).collect::<Vec<_>>(),
    })
}

fn allowed_as_json(option: &OptionSpec) -> Value {
    let OptionKind::Among(allowed) = &option.kind else { return json!([true, false]) };
    let one = |allowed: &Allowed| match allowed {
        Allowed::Word(word) => json!(word),
        Allowed::Range(least, most) => json!({ "from": least, "to": most }),
        Allowed::Seat => json!({ "seat": true }),
        Allowed::Text(bytes) => json!({ "text_up_to_bytes": bytes }),
    };
    allowed.iter().map(one).collect()
}

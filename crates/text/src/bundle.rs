use crate::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A game's messages by language, as [`engine::Game::TEXTS`] has them.
pub(crate) type GameTexts = [(&'static str, &'static str)];

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// The program's own messages.
pub(crate) const CORE: &[(&str, &str)] = &[
    ("en", include_str!("../text/en.ftl")),
    ("pl", include_str!("../text/pl.ftl")),
    ("cs", include_str!("../text/cs.ftl")),
    ("ru", include_str!("../text/ru.ftl")),
];

/// Parsed messages, kept for the life of the program: at most one bundle per game and language.
static PARSED: Mutex<BTreeMap<(usize, Lang), Arc<Bundle>>> = Mutex::new(BTreeMap::new());

/// The messages of a game in one language, on top of the program's own.
pub(crate) fn bundle(game: &'static GameTexts, lang: Lang) -> Arc<Bundle> {
    let place = if game.is_empty() { 0 } else { game.as_ptr().addr() };
    let mut parsed = PARSED.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(parsed.entry((place, lang)).or_insert_with(|| Arc::new(parse(game, lang))))
}

pub(crate) fn source<'a>(texts: &[(&str, &'a str)], lang: Lang) -> Option<&'a str> {
    texts.iter().find(|(code, _)| *code == lang.code()).map(|(_, source)| *source)
}

/// The same with some messages replaced by names, which may hold anything.
pub(crate) fn renamed(game: &GameTexts, lang: Lang, names: &[(String, String)]) -> Arc<Bundle> {
    let mut bundle = parse(game, lang);
    let mut source = String::new();
    for (key, name) in names {
        let plain = name.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
        let literal = plain.collect::<String>().replace('\\', "\\\\").replace('"', "\\\"");
        source.push_str(&format!("{key} = {{ \"{literal}\" }}\n"));
    }
    let resource = FluentResource::try_new(source).unwrap_or_else(|(parsed, _)| parsed);
    bundle.add_resource_overriding(resource);
    Arc::new(bundle)
}

fn parse(game: &GameTexts, lang: Lang) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![lang.id()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match lang {
        Lang::En => |value, _| grouped(value, ','),
        Lang::Pl | Lang::Cs | Lang::Ru => |value, _| grouped(value, '\u{a0}'),
    }));
    for texts in [CORE, game] {
        // What does not parse is left out and shows as a raw key; `audit` names the place.
        let source = source(texts, lang).unwrap_or_default();
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(parsed, _)| parsed);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Whole numbers of five digits and more in groups of three, as all four languages write them.
fn grouped(value: &FluentValue<'_>, separator: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    if number.value.fract() != 0.0 || number.value.abs() < 10_000.0 {
        return None;
    }
    let digits = number.value.abs().to_string();
    let mut text = String::with_capacity(digits.len() * 2);
    if number.value < 0.0 {
        text.push('-');
    }
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            text.push(separator);
        }
        text.push(digit);
    }
    Some(text)
}

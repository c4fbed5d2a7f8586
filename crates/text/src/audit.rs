//! Checks a game's messages as a whole: all languages there, the same keys, the same variables, right plurals.

use crate::Lang;
use crate::bundle::{CORE, source};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Checks the messages of a game, [`engine::Game::TEXTS`]: every language is there and parses, all have the same keys
/// with the same variables, every plural has the categories of its language, no message is empty, none refers to
/// another that does not exist, none hides one of the program's own.
pub fn audit(texts: &[(&str, &str)]) -> Result<(), Vec<String>> {
    let core = Reading::of(Lang::En, source(CORE, Lang::En).unwrap_or_default());
    check(texts, &core)
}

fn check(texts: &[(&str, &str)], core: &Reading) -> Result<(), Vec<String>> {
    let mut faults = Vec::new();
    for (code, _) in texts {
        if code.parse::<Lang>().is_err() {
            faults.push(format!("{code}: not one of the languages en, pl, cs, ru"));
        }
    }
    let mut readings = Vec::new();
    for lang in Lang::ALL {
        match source(texts, lang) {
            Some(source) => readings.push(Reading::of(lang, source)),
            None => faults.push(format!("{lang}: the language is missing")),
        }
    }
    for reading in &mut readings {
        faults.append(&mut reading.faults);
        faults.extend(reading.dangling(core));
        let hidden = reading.messages.keys().filter(|key| core.messages.contains_key(*key));
        faults
            .extend(hidden.map(|key| format!("{}: {key} is a message of the program itself", reading.lang)));
    }
    if let Some((first, others)) = readings.split_first() {
        faults.extend(others.iter().flat_map(|other| first.differences(other)));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// What one file says, by key; attributes are `key.attribute`.
struct Reading {
    lang: Lang,
    messages: BTreeMap<String, Uses>,
    terms: BTreeSet<String>,
    faults: Vec<String>,
}

/// What a message makes use of.
#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    terms: BTreeSet<String>,
    faults: Vec<String>,
}

impl Reading {
    fn of(lang: Lang, source: &str) -> Reading {
        let mut faults = Vec::new();
        let resource = parser::parse(source).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.iter().map(|error| {
                let line = source[..error.pos.start.min(source.len())].matches('\n').count() + 1;
                format!("{lang}: line {line}: {}", error.kind)
            }));
            resource
        });
        let mut reading = Reading { lang, messages: BTreeMap::new(), terms: BTreeSet::new(), faults };
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    if let Some(pattern) = &message.value {
                        reading.add(key, pattern);
                    }
                    for attribute in &message.attributes {
                        reading.add(&format!("{key}.{}", attribute.id.name), &attribute.value);
                    }
                }
                Entry::Term(term) => {
                    reading.terms.insert(term.id.name.to_owned());
                }
                Entry::Junk { content } => {
                    let start: String = content.trim().chars().take(40).collect();
                    reading.faults.push(format!("{lang}: not a message: {start:?}"));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        reading
    }

    fn add(&mut self, key: &str, pattern: &Pattern<&str>) {
        let mut uses = Uses::default();
        uses.pattern(pattern, self.lang);
        let lang = self.lang;
        self.faults.extend(uses.faults.drain(..).map(|fault| format!("{lang}: {key}: {fault}")));
        if is_blank(pattern) {
            self.faults.push(format!("{lang}: {key} is empty"));
        }
        if self.messages.insert(key.to_owned(), uses).is_some() {
            self.faults.push(format!("{lang}: {key} is there twice"));
        }
    }

    /// References that lead nowhere.
    fn dangling(&self, core: &Reading) -> Vec<String> {
        let known = |key: &String| self.messages.contains_key(key) || core.messages.contains_key(key);
        let mut faults = Vec::new();
        for (key, uses) in &self.messages {
            let missing = uses.references.iter().filter(|other| !known(other)).cloned();
            let terms = uses.terms.difference(&self.terms).map(|term| format!("-{term}"));
            faults.extend(
                missing
                    .chain(terms)
                    .map(|other| format!("{}: {key} refers to {other}, which does not exist", self.lang)),
            );
        }
        faults
    }

    fn differences(&self, other: &Reading) -> Vec<String> {
        let mut faults = Vec::new();
        for (key, uses) in &self.messages {
            match other.messages.get(key) {
                None => faults.push(format!("{}: {key} is missing", other.lang)),
                Some(theirs) if uses.variables != theirs.variables => faults.push(format!(
                    "{key} uses {} in {} but {} in {}",
                    list(&uses.variables),
                    self.lang,
                    list(&theirs.variables),
                    other.lang
                )),
                Some(_) => {}
            }
        }
        let extra = other.messages.keys().filter(|key| !self.messages.contains_key(*key));
        faults.extend(extra.map(|key| format!("{}: {key} is there, but not in {}", other.lang, self.lang)));
        faults
    }
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>, lang: Lang) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, lang);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, lang: Lang) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, lang),
            Expression::Select { selector, variants } => {
                self.inline(selector, lang);
                self.plural(variants, lang);
                for variant in variants {
                    self.pattern(&variant.value, lang);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, lang: Lang) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let key = match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.to_owned(),
                };
                self.references.insert(key);
            }
            InlineExpression::TermReference { id, .. } => {
                self.terms.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, .. } => {
                self.faults.push(format!("there is no function {}", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression, lang),
        }
    }

    /// A choice with plural categories must have all of its language and none of another.
    fn plural(&mut self, variants: &[Variant<&str>], lang: Lang) {
        let keys: BTreeSet<&str> = variants
            .iter()
            .filter_map(|variant| match variant.key {
                VariantKey::Identifier { name } => Some(name),
                VariantKey::NumberLiteral { .. } => None,
            })
            .collect();
        if !keys.iter().any(|key| *key != "other" && PLURALS.contains(key)) {
            return;
        }
        for category in lang.plurals().iter().filter(|category| !keys.contains(*category)) {
            self.faults.push(format!("the plural has no [{category}]"));
        }
        let known = |key: &str| lang.plurals().contains(&key) || lang.fraction_plurals().contains(&key);
        for key in keys.iter().filter(|key| PLURALS.contains(key) && !known(key)) {
            self.faults.push(format!("numbers are never [{key}] here"));
        }
    }
}

fn is_blank(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value } => value.trim().is_empty(),
        PatternElement::Placeable { expression } => {
            matches!(expression, Expression::Inline(InlineExpression::StringLiteral { value }) if value.trim().is_empty())
        }
    })
}

fn list(variables: &BTreeSet<String>) -> String {
    if variables.is_empty() {
        return "no variable".to_owned();
    }
    variables.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(change: impl Fn(&str, &mut String)) -> Vec<String> {
        let texts: Vec<(&str, String)> = [
            ("en", "cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\nhello = Hello { $seat }\n"),
            ("pl", "cards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n    [many] { $n } kart\n   *[other] { $n } karty\n}\nhello = { $seat }, cześć\n"),
            ("cs", "cards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[other] { $n } karet\n}\nhello = Ahoj { $seat }\n"),
            ("ru", "cards = { $n ->\n    [one] { $n } карта\n    [few] { $n } карты\n    [many] { $n } карт\n   *[other] { $n } карты\n}\nhello = Привет { $seat }\n"),
        ]
        .map(|(lang, text)| {
            let mut text = text.to_owned();
            change(lang, &mut text);
            (lang, text)
        })
        .into_iter()
        .filter(|(_, text)| !text.is_empty())
        .collect();
        let texts: Vec<(&str, &str)> = texts.iter().map(|(lang, text)| (*lang, text.as_str())).collect();
        audit(&texts).err().unwrap_or_default()
    }

    fn in_pl(from: &str, to: &str) -> Vec<String> {
        faults(|lang, text| {
            if lang == "pl" {
                *text = text.replace(from, to);
            }
        })
    }

    #[test]
    fn good_texts_pass() {
        assert_eq!(faults(|_, _| ()), [""; 0]);
    }

    #[test]
    fn the_programs_own_texts_pass() {
        let nothing = Reading::of(Lang::En, "");
        assert_eq!(check(CORE, &nothing), Ok(()));
    }

    #[test]
    fn every_fault_is_named() {
        let none = |lang: &str, text: &mut String| {
            if lang == "cs" {
                text.clear();
            }
        };
        assert_eq!(faults(none), ["cs: the language is missing"]);
        assert_eq!(in_pl("    [many] { $n } kart\n", ""), ["pl: cards: the plural has no [many]"]);
        assert_eq!(
            in_pl("[few]", "[two]"),
            ["pl: cards: the plural has no [few]", "pl: cards: numbers are never [two] here"]
        );
        assert_eq!(in_pl("{ $seat }, cześć", "cześć"), ["hello uses $seat in en but no variable in pl"]);
        assert_eq!(in_pl("hello", "hallo"), ["pl: hello is missing", "pl: hallo is there, but not in en"]);
        assert_eq!(in_pl("hello = { $seat }, cześć", "hello = {\"\"}")[0], "pl: hello is empty");
        assert_eq!(in_pl("cześć", "{ bye }"), ["pl: hello refers to bye, which does not exist"]);
        assert_eq!(in_pl("cześć", "{ NUMBER($seat) }"), ["pl: hello: there is no function NUMBER"]);
        assert!(
            in_pl("{ $seat },", "{ $seat")[0].starts_with("pl: line 7: "),
            "{:?}",
            in_pl("{ $seat },", "{ $seat")
        );
        assert_eq!(
            faults(|_, text| text.push_str("list-and = x\n"))[0],
            "en: list-and is a message of the program itself"
        );
        assert_eq!(faults(|_, text| text.push_str("hello = { $seat }\n"))[0], "en: hello is there twice");
    }
}

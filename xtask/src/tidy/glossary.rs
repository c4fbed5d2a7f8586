//! The words of the originals: what a glossary promises is what players read.

use super::{File, Finding, Tree};

/// The languages as the heads of the columns name them, and their files.
const COLUMNS: &[(&str, &str)] = &[("English", "en"), ("Polish", "pl"), ("Czech", "cs"), ("Russian", "ru")];

/// Every word of `games/<id>/glossary.md` stands in the texts of its language, in whatever case, and in the language of
/// the original it is the printed one. So no later reading of the texts loses the words of the rulebook unnoticed.
pub(super) fn kept(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for folder in tree.games() {
        if let Some(glossary) = tree.get(&format!("{folder}/glossary.md")) {
            findings.extend(read(tree, folder, glossary));
        }
    }
    findings
}

fn read(tree: &Tree, folder: &str, glossary: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut head: Vec<&str> = Vec::new();
    for (line, text) in glossary.lines() {
        let Some(cells) = cells(text).filter(|cells| !is_rule(cells)) else { continue };
        if cells[0].starts_with("printed") {
            head = cells;
            continue;
        }
        for (language, code) in COLUMNS {
            let Some(at) = head.iter().position(|name| name == language) else { continue };
            let Some(word) = cells.get(at).map(|cell| word(cell)) else { continue };
            let path = format!("{folder}/text/{code}.ftl");
            if !tree.get(&path).is_some_and(|texts| says(texts, &word)) {
                findings.push(Finding::at(glossary, line, format!("“{word}” does not stand in {path}")));
            }
            let printed = self::word(cells[0]);
            if head[0].contains(language) && word != printed {
                findings.push(Finding::at(glossary, line, format!("printed is “{printed}”, not “{word}”")));
            }
        }
    }
    findings
}

fn cells(text: &str) -> Option<Vec<&str>> {
    let row = text.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(row.split('|').map(str::trim).collect())
}

fn is_rule(cells: &[&str]) -> bool {
    cells.iter().all(|cell| cell.bytes().all(|byte| matches!(byte, b'-' | b':')))
}

/// A word without what a bracket adds, in small letters: a sentence may begin with it.
fn word(cell: &str) -> String {
    cell.split(" (").next().unwrap_or(cell).to_lowercase()
}

/// Whether a message holds the word, or the words one after another. Its key does not count.
fn says(texts: &File, word: &str) -> bool {
    let stems: Vec<String> = words(word).iter().map(|word| stem(word)).collect();
    let value = |text: &str| text.split_once(" = ").map_or(text, |(_, value)| value).to_lowercase();
    texts.lines().filter(|(_, text)| !text.starts_with('#')).any(|(_, text)| {
        let said = words(&value(text));
        said.windows(stems.len())
            .any(|said| said.iter().zip(&stems).all(|(said, stem)| said.starts_with(stem)))
    })
}

/// The words of a text without the names of what is filled in.
fn words(text: &str) -> Vec<String> {
    let said = text.split_whitespace().filter(|part| !part.starts_with('$'));
    let parts = said.flat_map(|part| part.split(|c: char| !c.is_alphanumeric()));
    parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// What is left of a word in every case and number, near enough.
fn stem(word: &str) -> String {
    let letters = word.chars().count();
    word.chars().take(letters.saturating_sub(2).max(3)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn a_word_that_the_texts_lost_is_found() {
        let glossary = "| printed (Polish) | English | Polish |\n|---|---|---|\n| pionek | token (a piece) | pionek |\n\
                        | kostka | die | sześcian |\n";
        let files = [
            ("games/ludo/spec.md", ""),
            ("games/ludo/glossary.md", glossary),
            ("games/ludo/text/en.ftl", "# token\ntoken = A piece.\nroll = Die\n"),
            ("games/ludo/text/pl.ftl", "token = Pionek\nroll =\n    Rzucasz, sześcian się toczy.\n"),
        ];
        expect![[r#"
            games/ludo/glossary.md:3: “token” does not stand in games/ludo/text/en.ftl
            games/ludo/glossary.md:4: printed is “kostka”, not “sześcian”
        "#]]
        .assert_eq(&super::super::says(kept, &files));
    }

    #[test]
    fn a_word_may_stand_in_any_case() {
        let texts = |text: &str| File { path: "cs.ftl".into(), text: text.into() };
        assert!(says(&texts("refusal = Zahrajte divokou kartu."), "divoká karta"));
        assert!(
            !says(&texts("refusal = Zahrajte kartu, třeba divokou."), "divoká karta"),
            "not in this order"
        );
        assert!(!says(&texts("divoká-karta = Zahrajte žolíka."), "divoká karta"), "a key is not read");
        assert!(!says(&texts("terms = { $divoká } karta"), "divoká karta"), "nor is the name of a value");
    }
}

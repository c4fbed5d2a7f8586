//! The log of a match as one viewer reads it, grouped by chapter.

use engine::{Events, Phrase, Viewer};
use text::Texts;

/// What a viewer has seen happen.
#[derive(Debug)]
pub(crate) struct Story {
    viewer: Viewer,
    chapters: Vec<Chapter>,
}

#[derive(Debug)]
struct Chapter {
    number: u32,
    /// Each sentence as it was told, and as it is kept once the chapter is over.
    told: Vec<String>,
    kept: Vec<String>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Spoken {
    /// A new chapter begins.
    Heading(String),
    Sentence(String),
}

impl Story {
    pub(crate) fn new(viewer: Viewer) -> Story {
        Story { viewer, chapters: Vec::new() }
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Tells the events of a step that led to a state of this chapter. Gives back the new sentences.
    pub(crate) fn tell(&mut self, number: u32, events: &Events, texts: &Texts) -> Vec<String> {
        let sentences = |events: Vec<serde_json::Value>| texts.told(&events);
        let told = sentences(events.seen_by(self.viewer));
        let kept = sentences(events.archived_for(self.viewer));
        if told.is_empty() && kept.is_empty() {
            return told;
        }
        if self.chapters.last().is_none_or(|chapter| chapter.number != number) {
            self.chapters.push(Chapter { number, told: Vec::new(), kept: Vec::new() });
        }
        let chapter = self.chapters.last_mut().expect("a chapter was just begun if there was none");
        chapter.told.extend(told.iter().cloned());
        chapter.kept.extend(kept);
        told
    }

    /// Whether a step into this chapter ends another one that had something to tell. What comes before the first is none.
    pub(crate) fn turns_the_page(&self, number: u32) -> bool {
        self.chapters
            .last()
            .is_some_and(|chapter| ![0, number].contains(&chapter.number) && !chapter.told.is_empty())
    }

    /// The log: what past chapters keep and all of the running one; all of everything once the match is over.
    pub(crate) fn lines(&self, texts: &Texts, over: bool) -> Vec<Spoken> {
        let mut lines = Vec::new();
        let mut headings = Headings::default();
        for (at, chapter) in self.chapters.iter().enumerate() {
            let running = at + 1 == self.chapters.len();
            lines.extend(headings.next(chapter.number, texts).map(Spoken::Heading));
            let sentences = if over || running { &chapter.told } else { &chapter.kept };
            lines.extend(sentences.iter().cloned().map(Spoken::Sentence));
        }
        lines
    }
}

/// The titles of chapters as they come up, counted from 1; what happens before the first has none. A game may name its
/// chapters by a message `chapter-title`.
#[derive(Debug, Default)]
pub(crate) struct Headings {
    count: i64,
    last: Option<u32>,
}

impl Headings {
    /// The title to print before something that belongs to this chapter, if it is a new one.
    pub(crate) fn next(&mut self, number: u32, texts: &Texts) -> Option<String> {
        if self.last.replace(number) == Some(number) || number == 0 {
            return None;
        }
        self.count += 1;
        let key = if texts.has("chapter-title") { "chapter-title" } else { "ui-chapter" };
        Some(texts.phrase(&Phrase::new(key).with("number", self.count)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{ChanceStream, FastRng, OptionValues, Rng as _, Seat, Seed, Turn};
    use text::Lang;

    /// Whole matches of every game, told to seat 0: the running chapter is told in full, past ones as the game keeps
    /// them, and once the match is over everything is.
    #[test]
    fn past_chapters_are_told_as_the_game_keeps_them() {
        for game in catalog::games() {
            let texts = Texts::new(game.about().texts, Lang::En);
            let mut table = game.table(game.about().least_seats, &OptionValues::new()).unwrap().open();
            let (mut chance, mut dice) = (ChanceStream::new(&Seed::from_number(1)), FastRng::new(1));
            let mut story = Story::new(Viewer::Seat(Seat(0)));
            let (mut told, mut kept, mut all) = (Vec::new(), Vec::new(), Vec::new());
            let mut chapter = 0;
            while table.turn() != Turn::Over {
                let applied = match table.ask() {
                    None if table.turn() == Turn::Chance => table.chance(&mut chance),
                    None => table.lapse(),
                    Some(seat) => {
                        let legal = table.legal(seat);
                        table.submit(seat, &legal[dice.below(legal.len() as u32) as usize])
                    }
                }
                .unwrap();
                if table.chapter() != chapter {
                    chapter = table.chapter();
                    told.clone_from(&kept);
                }
                let said = |events: Vec<serde_json::Value>| texts.told(&events);
                told.extend(said(applied.events.seen_by(story.viewer())));
                all.extend(said(applied.events.seen_by(story.viewer())));
                kept.extend(said(applied.events.archived_for(story.viewer())));
                story.tell(chapter, &applied.events, &texts);
                assert_eq!(sentences(&story.lines(&texts, false)), told, "{}", game.about().id);
            }
            assert_eq!(sentences(&story.lines(&texts, true)), all, "{}", game.about().id);
        }
    }

    fn sentences(lines: &[Spoken]) -> Vec<String> {
        let sentence = |line: &Spoken| match line {
            Spoken::Heading(_) => None,
            Spoken::Sentence(sentence) => Some(sentence.clone()),
        };
        lines.iter().filter_map(sentence).collect()
    }

    #[test]
    fn chapters_are_counted_as_they_come_up() {
        let texts = Texts::core(Lang::En);
        let mut headings = Headings::default();
        let titles: Vec<_> = [0, 1, 1, 5].map(|number| headings.next(number, &texts)).into();
        assert_eq!(titles, [None, Some("Part 1".into()), None, Some("Part 2".into())]);
    }
}

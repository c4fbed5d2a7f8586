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
pub(crate) enum Telling {
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
        let sentences = |events: Vec<serde_json::Value>| {
            events.iter().map(|event| texts.event(event)).collect::<Vec<_>>()
        };
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

    /// Whether a step into this chapter ends another one that had something to tell.
    pub(crate) fn turns_the_page(&self, number: u32) -> bool {
        self.chapters.last().is_some_and(|chapter| chapter.number != number && !chapter.told.is_empty())
    }

    /// The log: what past chapters keep and all of the running one; all of everything once the match is over.
    pub(crate) fn lines(&self, texts: &Texts, over: bool) -> Vec<Telling> {
        let mut lines = Vec::new();
        for (at, chapter) in self.chapters.iter().enumerate() {
            let running = at + 1 == self.chapters.len();
            lines.push(Telling::Heading(heading(chapter.number, texts)));
            let sentences = if over || running { &chapter.told } else { &chapter.kept };
            lines.extend(sentences.iter().cloned().map(Telling::Sentence));
        }
        lines
    }
}

/// A game may name its chapters by a message `chapter-title`; else they have their number.
pub(crate) fn heading(number: u32, texts: &Texts) -> String {
    let key = if texts.has("chapter-title") { "chapter-title" } else { "ui-chapter" };
    texts.phrase(&Phrase::new(key).with("number", i64::from(number)))
}

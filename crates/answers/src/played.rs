use crate::Denial;
use catalog::AnyRecording;
use engine::{Entry, Fault, Header, Line, Undone};
use room::Room;
use search::AnyTable;
use std::sync::Arc;

/// A match as its table has it: what takes a while with it is done elsewhere.
#[derive(Debug)]
pub struct PlayedMatch {
    pub table: Arc<dyn AnyTable>,
    pub header: Header,
    pub steps: Vec<Entry>,
    pub undone: Vec<Undone>,
}

impl PlayedMatch {
    /// The whole match, with the seed of its chance, once it is over.
    pub fn over(room: &Room) -> Result<PlayedMatch, Denial> {
        let mut lines = room.record().ok_or_else(not_over)?.into_iter();
        let Some(Line::Header(header)) = lines.next() else { return Err(not_over()) };
        let (mut steps, mut undone) = (Vec::new(), Vec::new());
        for line in lines {
            match line {
                Line::Entry(entry) => steps.push(entry),
                Line::Undone(undo) => undone.push(undo),
                Line::Header(_) | Line::End(_) => {}
            }
        }
        Ok(PlayedMatch { table: Arc::clone(room.table()), header, steps, undone })
    }

    /// The match so far, once it has begun. Only for whoever shows nothing of it that a viewer may not know.
    pub fn so_far(room: &Room) -> Option<PlayedMatch> {
        let (header, steps) = room.played()?;
        Some(PlayedMatch { table: Arc::clone(room.table()), header, steps, undone: Vec::new() })
    }

    /// The match, every moment of it near. Takes a while.
    pub fn read(&self) -> Result<AnyRecording, Fault> {
        AnyRecording::of(Arc::clone(&self.table), self.header.clone(), &self.steps, &self.undone)
    }
}

/// The match is still played.
pub fn not_over() -> Denial {
    Denial::conflict("not_over", "The match is not over. Its record can be had once it is.")
}

use engine::{AnyGame, Entry, Header, Outcome, Refusal, Seat, SeatPapers, SetupError, Viewer};

/// What a match has left on paper so far, as one viewer may read it.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    pub header: Header,
    /// How it ended; nothing while it goes on.
    pub outcome: Option<Outcome>,
    /// By seat; empty in games that keep no books.
    pub papers: Vec<SeatPapers>,
    /// The names of the figures in these papers.
    pub figures: &'static [&'static str],
    /// What the content of this table calls things.
    pub names: Vec<(String, String)>,
    /// How every seat stands.
    pub scores: Vec<i64>,
}

/// Why the steps of a match make no book.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BookError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("step {0}: {1}")]
    Step(u32, Refusal),
}

impl Book {
    /// The book of a match from its beginning to the last of these steps.
    pub fn of(
        game: &dyn AnyGame,
        header: Header,
        steps: &[Entry],
        viewer: Viewer,
    ) -> Result<Book, BookError> {
        let mut table = game.reopen(&header)?;
        let mut history = Vec::new();
        for step in steps {
            let applied = table.replay(&step.fact).map_err(|why| BookError::Step(step.seq, why))?;
            history.extend(applied.events.whole());
        }
        Ok(Book {
            outcome: table.outcome(),
            papers: table.papers(&history, viewer),
            figures: table.figures(),
            names: table.names(),
            scores: Seat::all(header.seats).map(|seat| table.score(seat)).collect(),
            header,
        })
    }

    /// What the player of a seat is called.
    pub fn player(&self, seat: usize) -> String {
        let letter = || Seat(seat as u8).letter().to_string();
        self.header.players.get(seat).cloned().unwrap_or_else(letter)
    }

    /// How a seat stands, if the viewer may know it: at the end, or where he reads its books.
    pub fn score(&self, seat: usize) -> Option<i64> {
        let read = self.papers.get(seat).is_some_and(|papers| !papers.figures.is_empty());
        if self.outcome.is_some() || read { self.scores.get(seat).copied() } else { None }
    }
}

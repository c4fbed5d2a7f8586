use engine::{Header, Outcome, Recording, Seat, SeatPapers, Viewer};

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

/// What bots are called at the table, by seat.
const BOTS: [&str; 8] = ["Aurelia", "Bertram", "Cosima", "Dorian", "Estella", "Florian", "Gloria", "Hugo"];

impl Book {
    /// The book of a match as far as its record goes.
    pub fn of<T>(recording: &Recording<T>, viewer: Viewer) -> Book {
        let mut history = Vec::new();
        let mut moments = recording.moments(0);
        while let Some(moment) = moments.step() {
            history.extend(moment.events.whole());
        }
        let (header, table) = (recording.header.clone(), recording.last());
        Book {
            outcome: table.outcome(),
            papers: table.papers(&history, viewer),
            figures: table.figures(),
            names: table.names(),
            scores: Seat::all(header.seats).map(|seat| table.score(seat)).collect(),
            header,
        }
    }

    /// What the player of a seat is called; a bot as it is at the table.
    pub fn player(&self, seat: usize) -> String {
        let letter = || Seat(seat as u8).letter().to_string();
        match self.header.players.get(seat) {
            Some(written) if is_recorded_bot(written) => BOTS[seat % BOTS.len()].to_owned(),
            written => written.cloned().unwrap_or_else(letter),
        }
    }

    /// How a seat stands, if the viewer may know it: at the end, or where they read its books.
    pub fn score(&self, seat: usize) -> Option<i64> {
        let read = self.papers.get(seat).is_some_and(|papers| !papers.figures.is_empty());
        if self.outcome.is_some() || read { self.scores.get(seat).copied() } else { None }
    }
}

/// Whether a record means a bot: it writes its seat and its level, as in `B (normal)`.
fn is_recorded_bot(written: &str) -> bool {
    let level =
        written.get(1..).and_then(|rest| rest.strip_prefix(" (")).and_then(|rest| rest.strip_suffix(')'));
    let letter = written.starts_with(|letter| ('A'..='H').contains(&letter));
    letter
        && level
            .is_some_and(|level| !level.is_empty() && level.chars().all(|letter| letter.is_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::is_recorded_bot;

    #[test]
    fn records_name_bots_by_seat_and_level() {
        assert!(is_recorded_bot("B (normal)"));
        for person in ["B", "B (Normal)", "Bea (normal)", "Ż (normal)", ""] {
            assert!(!is_recorded_bot(person), "{person}");
        }
    }
}

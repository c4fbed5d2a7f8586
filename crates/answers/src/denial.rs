use protocol::http::Problem;
use room::JoinError;

/// Why something asked for was not done, as a status of HTTP, a word for programs and a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Denial {
    pub status: u16,
    pub error: String,
    pub detail: String,
}

impl Denial {
    pub fn new(status: u16, error: &str, detail: impl Into<String>) -> Denial {
        Denial { status, error: error.to_owned(), detail: detail.into() }
    }

    pub fn bad(error: &str, detail: impl Into<String>) -> Denial {
        Denial::new(400, error, detail)
    }

    pub fn forbidden(error: &str, detail: &str) -> Denial {
        Denial::new(403, error, detail)
    }

    pub fn not_found(error: &str, detail: &str) -> Denial {
        Denial::new(404, error, detail)
    }

    /// What is asked for does not fit how things stand.
    pub fn conflict(error: &str, detail: impl Into<String>) -> Denial {
        Denial::new(409, error, detail)
    }

    pub fn no_such_game() -> Denial {
        Denial::bad("no_such_game", "There is no such game here. See /api/games for those there are.")
    }

    pub fn problem(self) -> Problem {
        Problem { error: self.error, detail: self.detail, request: None }
    }
}

impl From<JoinError> for Denial {
    fn from(why: JoinError) -> Denial {
        let (status, error) = match why {
            JoinError::Name | JoinError::Hook => (400, "bad_request"),
            JoinError::Taken => (409, "taken"),
            JoinError::Full => (409, "full"),
            JoinError::Begun => (409, "begun"),
            JoinError::SameAddress => (409, "same_address"),
            JoinError::UsedUp => (409, "used_up"),
            JoinError::OfTournament => (409, "of_tournament"),
            JoinError::WrongSecret => (403, "wrong_secret"),
            JoinError::NotHost => (403, "not_host"),
            // As when a table is made: the sentence of the game itself.
            JoinError::Setup(why) => return Denial::bad("bad_setup", why),
        };
        Denial::new(status, error, sentence(&why.to_string()))
    }
}

/// A reason as a sentence of its own.
pub fn sentence(why: &str) -> String {
    let mut sentence = why.to_owned();
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence + "."
}

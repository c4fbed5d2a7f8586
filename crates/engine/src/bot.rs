use crate::Sight;
use serde_json::Value;

/// A player that is shown what its seat knows and answers with an action. It lives as long as the seat it sits in.
pub trait AnyBot: Send {
    /// All its whims follow from `bits`: the same sight and the same bits give the same action, whatever it was asked
    /// before (unless it was given a time limit).
    fn choose(&mut self, sight: &Sight, bits: u64) -> Result<Value, BotError>;
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BotError {
    #[error("this is no view of the game: {0}")]
    View(String),
    #[error("this is no action of the game: {0}")]
    Action(String),
    #[error("no bot {name:?}; the bots are: {known}")]
    Unknown { name: String, known: String },
}

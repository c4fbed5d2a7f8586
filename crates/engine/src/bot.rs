use crate::Seat;
use serde_json::Value;

/// A player that is handed views and gives actions, both in JSON: it may as well live in another process.
pub trait AnyBot: Send {
    fn choose(&mut self, view: &Value, seat: Seat) -> Result<Value, BotError>;
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BotError {
    #[error("this is no view of the game: {0}")]
    View(String),
    #[error("no bot {name:?}; the bots are: {known}")]
    Unknown { name: String, known: String },
}

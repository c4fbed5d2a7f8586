use engine::{Level, Seat};
use protocol::http::Hook;
use protocol::{ActId, Badge, Colour, PlayerKind, Secret};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::fmt;
use subtle::ConstantTimeEq;

/// What is kept of a seat's secret: enough to recognise it, not enough to use it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecretHash([u8; 32]);

impl SecretHash {
    pub fn of(secret: &Secret) -> SecretHash {
        SecretHash(Sha256::digest(secret.expose().as_bytes()).into())
    }

    /// Compares in constant time.
    pub fn opens(&self, secret: &Secret) -> bool {
        self.0.ct_eq(&SecretHash::of(secret).0).into()
    }
}

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

/// How many acts of a seat are remembered, so that a resent one is answered again and not done again.
const REMEMBERED_ACTS: usize = 64;

/// A place at the table and who sits there.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    pub(crate) player: Player,
    /// Nobody and bots have none before the match.
    pub(crate) colour: Option<Colour>,
    pub(crate) badge: Option<Badge>,
    /// Whether they said themselves how they look.
    pub(crate) has_chosen: bool,
    acts: VecDeque<(ActId, u32)>,
}

#[derive(Clone, Debug, Default)]
pub(crate) enum Player {
    #[default]
    Nobody,
    Person(Box<Person>),
    Bot {
        level: Level,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) secret_hash: SecretHash,
    /// A second secret that opens the seat: a tournament knows people by a slip and by a name they took.
    pub(crate) also: Option<SecretHash>,
    pub(crate) entropy: String,
    pub(crate) held_by_bot: bool,
    pub(crate) hook: Option<Hook>,
    /// Since when no device of theirs is connected.
    pub(crate) absent_since_ms: Option<u64>,
}

impl Person {
    /// Both are compared, each in constant time.
    pub(crate) fn is_opened_by(&self, secret: &Secret) -> bool {
        self.secret_hash.opens(secret) | self.also.is_some_and(|also| also.opens(secret))
    }
}

impl Place {
    pub(crate) fn is_free(&self) -> bool {
        matches!(self.player, Player::Nobody)
    }

    pub(crate) fn person(&self) -> Option<&Person> {
        if let Player::Person(person) = &self.player { Some(person) } else { None }
    }

    pub(crate) fn person_mut(&mut self) -> Option<&mut Person> {
        if let Player::Person(person) = &mut self.player { Some(person) } else { None }
    }

    /// The level of the bot that acts here now, in its own right or for somebody absent.
    pub(crate) fn bot(&self) -> Option<Level> {
        match &self.player {
            Player::Bot { level } => Some(*level),
            Player::Person(person) if person.held_by_bot => Some(SUBSTITUTE),
            _ => None,
        }
    }

    pub(crate) fn remember(&mut self, id: ActId, seq: u32) {
        if self.acts.len() == REMEMBERED_ACTS {
            self.acts.pop_front();
        }
        self.acts.push_back((id, seq));
    }

    pub(crate) fn remembered(&self, id: &ActId) -> Option<u32> {
        self.acts.iter().find(|(known, _)| known == id).map(|(_, seq)| *seq)
    }

    pub(crate) fn kind(&self) -> PlayerKind {
        match &self.player {
            Player::Nobody => PlayerKind::Nobody,
            Player::Bot { level } => PlayerKind::Bot { level: level.to_string() },
            Player::Person(person) => PlayerKind::Person {
                name: person.name.clone(),
                present: person.absent_since_ms.is_none(),
                held_by_bot: person.held_by_bot,
            },
        }
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        match &self.player {
            Player::Person(person) => person.name.clone(),
            Player::Bot { level } => format!("{seat} ({level})"),
            Player::Nobody => seat.to_string(),
        }
    }
}

/// Who plays for an absent person.
const SUBSTITUTE: Level = Level::Normal;

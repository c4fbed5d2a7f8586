//! What each browser holds: seats, places in tournaments, tournaments it runs. A browser has one cookie with a random
//! name; all it holds is a stream of facts of its own in the store.
//!
//! Secrets lie there sealed under the name in the cookie, of which the store has the hash alone: whoever reads the store
//! can open no seat with it.

use crate::hall::{Hall, Missing};
use crate::problem::HttpFailure;
use crate::{now_ms, random};
use hkdf::Hkdf;
use protocol::http::{SessionTable, SessionTournament, SessionView};
use protocol::{Secret, TableCode};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use store::{Append, StoreError};

/// How many things one browser holds; the oldest go first.
const MAX_HELD: usize = 500;
/// A session with more facts than this goes on under a new name, which begins with what is held.
const MAX_FACTS: u64 = 2_000;
/// How often a change is tried while other tabs of the same browser change something too.
const MAX_TRIES: u32 = 8;
/// A session that is used says so in the store as often as this, so that it is not forgotten as an old one.
const SEEN_AFTER_MS: u64 = 24 * 60 * 60 * 1_000;
/// The longest name of a game or a tournament that is kept, in characters.
const MAX_ABOUT: usize = 80;

/// The name a browser has in its cookie. Whoever has it is that browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SessionId(Secret);

/// What somebody is somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HeldAs {
    /// In a seat of a table.
    Seat,
    /// Among those who take part in a tournament.
    Participant,
    /// Whoever runs a tournament.
    Organiser,
}

/// Something to hold, as its owner knows it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Holding {
    pub(crate) held_as: HeldAs,
    /// Of the table or the tournament.
    pub(crate) code: TableCode,
    pub(crate) secret: Secret,
    /// The game of the table or the name of the tournament, for lists.
    pub(crate) about: String,
}

/// The same as the store knows it.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct SealedHolding {
    held_as: HeldAs,
    code: TableCode,
    about: String,
    /// Never the same twice under one name, so that no seal is used twice.
    nonce: u64,
    /// Not a secret that opens anything: one with its seal on.
    sealed: Secret,
    at_ms: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SessionFact {
    Held(SealedHolding),
    Dropped {
        nonces: Vec<u64>,
    },
    /// It was used at this time.
    Seen {
        at_ms: u64,
    },
    /// The name opens nothing more.
    Ended,
}

/// All that a browser holds.
#[derive(Debug)]
pub(crate) struct Session {
    id: SessionId,
    version: u64,
    held: Vec<SealedHolding>,
    ended: bool,
    seen_ms: u64,
}

/// What is to change about a session.
#[derive(Debug, Default)]
pub(crate) struct SessionChange {
    pub(crate) hold: Vec<Holding>,
    pub(crate) drop: Vec<Holding>,
}

impl SessionChange {
    pub(crate) fn to_hold(new: Holding) -> SessionChange {
        SessionChange { hold: vec![new], drop: Vec::new() }
    }
}

impl SessionId {
    fn fresh() -> SessionId {
        SessionId(Secret::from_random(random()))
    }

    pub(crate) fn read(text: &str) -> Option<SessionId> {
        Secret::try_from(text.to_owned()).ok().map(SessionId)
    }

    /// For the cookie alone.
    pub(crate) fn expose(&self) -> &str {
        self.0.expose()
    }

    fn stream(&self) -> String {
        let hash: [u8; 32] = Sha256::digest(self.expose().as_bytes()).into();
        let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("session/{digits}")
    }

    /// Puts the seal on a secret, or takes it off.
    fn seal(&self, nonce: u64, secret: &Secret) -> Secret {
        let mut pad = [0; 32];
        Hkdf::<Sha256>::new(Some(&nonce.to_le_bytes()), self.expose().as_bytes())
            .expand(b"magnat session", &mut pad)
            .expect("32 bytes are few enough");
        for (byte, own) in pad.iter_mut().zip(secret.bytes()) {
            *byte ^= own;
        }
        Secret::from_random(pad)
    }
}

impl Holding {
    pub(crate) fn new(held_as: HeldAs, code: TableCode, secret: Secret, about: &str) -> Holding {
        Holding { held_as, code, secret, about: about.chars().take(MAX_ABOUT).collect() }
    }

    /// Whether it is the same thing that is held, whatever it is called in lists.
    pub(crate) fn is(&self, other: &Holding) -> bool {
        (self.held_as, &self.code, &self.secret) == (other.held_as, &other.code, &other.secret)
    }
}

impl Session {
    fn empty(id: SessionId) -> Session {
        Session { id, version: 0, held: Vec::new(), ended: false, seen_ms: 0 }
    }

    fn fold(&mut self, fact: SessionFact) {
        self.version += 1;
        match fact {
            SessionFact::Held(held) => {
                self.seen_ms = self.seen_ms.max(held.at_ms);
                self.held.push(held);
                let over = self.held.len().saturating_sub(MAX_HELD);
                self.held.drain(..over);
            }
            SessionFact::Dropped { nonces } => self.held.retain(|held| !nonces.contains(&held.nonce)),
            SessionFact::Seen { at_ms } => self.seen_ms = self.seen_ms.max(at_ms),
            SessionFact::Ended => {
                self.ended = true;
                self.held.clear();
            }
        }
    }

    fn open(&self, held: &SealedHolding) -> Holding {
        let secret = self.id.seal(held.nonce, &held.sealed);
        Holding { held_as: held.held_as, code: held.code.clone(), secret, about: held.about.clone() }
    }

    /// What it holds under a code, in the order in which it came.
    pub(crate) fn under(&self, code: &TableCode) -> Vec<Holding> {
        self.held.iter().filter(|held| held.code == *code).map(|held| self.open(held)).collect()
    }

    /// What it holds elsewhere, the newest first. A table for playing again has another code and the same secrets, and
    /// so have the tables of a tournament.
    pub(crate) fn elsewhere(&self, code: &TableCode) -> Vec<Holding> {
        let others = self.held.iter().rev();
        others
            .filter(|held| held.code != *code && held.held_as != HeldAs::Organiser)
            .map(|held| self.open(held))
            .collect()
    }

    /// For its owner's own lists, the newest first and each place once.
    pub(crate) fn view(&self) -> SessionView {
        let mut view = SessionView { tables: Vec::new(), tournaments: Vec::new() };
        for SealedHolding { held_as, code, about, at_ms, .. } in self.held.iter().rev() {
            let (code, at_ms) = (code.clone(), *at_ms);
            let organiser = *held_as == HeldAs::Organiser;
            if *held_as == HeldAs::Seat {
                if view.tables.iter().all(|line| line.table != code) {
                    view.tables.push(SessionTable { table: code, game: about.clone(), at_ms });
                }
            } else if view.tournaments.iter().all(|line| (&line.code, line.organiser) != (&code, organiser)) {
                view.tournaments.push(SessionTournament { code, name: about.clone(), organiser, at_ms });
            }
        }
        view
    }

    /// The facts that make a change; none where nothing changes.
    fn facts_of(&self, change: &SessionChange) -> Vec<SessionFact> {
        let known: Vec<(u64, Holding)> = self.held.iter().map(|held| (held.nonce, self.open(held))).collect();
        let (gone, kept): (Vec<_>, Vec<_>) =
            known.into_iter().partition(|(_, own)| change.drop.iter().any(|drop| drop.is(own)));
        let nonces: Vec<u64> = gone.into_iter().map(|(nonce, _)| nonce).collect();
        let new = change.hold.iter().filter(|hold| !kept.iter().any(|(_, own)| own.is(hold)));
        let held = new.take(MAX_HELD).map(|hold| SessionFact::Held(self.id.sealed(hold)));
        let dropped = (!nonces.is_empty()).then_some(SessionFact::Dropped { nonces });
        dropped.into_iter().chain(held).collect()
    }

    /// Whether it goes on under a new name.
    fn must_move(&self) -> bool {
        self.ended || self.version >= MAX_FACTS
    }
}

impl SessionId {
    fn sealed(&self, holding: &Holding) -> SealedHolding {
        let nonce = u64::from_le_bytes(random());
        let Holding { held_as, code, secret, about } = holding;
        let sealed = self.seal(nonce, secret);
        SealedHolding {
            held_as: *held_as,
            code: code.clone(),
            about: about.clone(),
            nonce,
            sealed,
            at_ms: now_ms(),
        }
    }
}

impl Hall {
    /// What a browser holds; nothing if it has no name yet, or one that nobody knows.
    pub(crate) async fn session(&self, id: Option<&SessionId>) -> Result<Option<Session>, HttpFailure> {
        let Some(id) = id else { return Ok(None) };
        let session = self.read_session(id).await.map_err(|error| self.store_failed(&error))?;
        Ok(Some(session).filter(|session| !session.ended))
    }

    async fn read_session(&self, id: &SessionId) -> Result<Session, StoreError> {
        let mut session = Session::empty(id.clone());
        for entry in self.store.0.read(&id.stream(), 0).await? {
            match serde_json::from_slice(&entry) {
                Ok(fact) => session.fold(fact),
                Err(error) => {
                    // The rest of what the browser holds is not lost with it.
                    session.version += 1;
                    tracing::warn!(%error, "a fact of a session cannot be read");
                }
            }
        }
        Ok(session)
    }

    /// Changes what a browser holds, and gives the name it has from now on: a new one if it had none.
    pub(crate) async fn change_session(
        &self,
        id: Option<&SessionId>,
        change: &SessionChange,
    ) -> Result<SessionId, HttpFailure> {
        for _ in 0..MAX_TRIES {
            let changed = self.try_change(id, change).await;
            match changed {
                Ok(id) => return Ok(id),
                // Another tab was faster, or the stream was set aside since nobody used it for long.
                Err(StoreError::Conflict { .. }) => {
                    let streams = id.map(SessionId::stream).into_iter().collect();
                    let back = self.store.0.bring_back(streams, now_ms()).await;
                    back.map_err(|error| self.store_failed(&error))?;
                }
                Err(error) => return Err(self.store_failed(&error)),
            }
        }
        Err(HttpFailure::from(Missing::Unavailable))
    }

    async fn try_change(
        &self,
        id: Option<&SessionId>,
        change: &SessionChange,
    ) -> Result<SessionId, StoreError> {
        let old = match id {
            Some(id) => self.read_session(id).await?,
            None => Session::empty(SessionId::fresh()),
        };
        let facts = old.facts_of(change);
        if facts.is_empty() && !old.ended {
            return Ok(old.id);
        }
        if !old.must_move() {
            self.append_to_session(&old, facts).await?;
            return Ok(old.id);
        }
        let (fresh, mut moved) = (Session::empty(SessionId::fresh()), Vec::new());
        let kept = old.held.iter().map(|held| old.open(held));
        let kept = kept.filter(|own| !change.drop.iter().any(|drop| drop.is(own)));
        for holding in kept.chain(change.hold.iter().cloned()) {
            if !moved.iter().any(|other: &Holding| other.is(&holding)) {
                moved.push(holding);
            }
        }
        if moved.is_empty() {
            return Ok(fresh.id);
        }
        let facts = moved.iter().map(|holding| SessionFact::Held(fresh.id.sealed(holding))).collect();
        self.append_to_session(&fresh, facts).await?;
        if !old.ended {
            self.append_to_session(&old, vec![SessionFact::Ended]).await?;
        }
        Ok(fresh.id)
    }

    /// Remembers that a session is used, once a day.
    pub(crate) async fn session_seen(&self, session: &Session) {
        let now_ms = now_ms();
        if session.held.is_empty() || now_ms.saturating_sub(session.seen_ms) < SEEN_AFTER_MS {
            return;
        }
        match self.append_to_session(session, vec![SessionFact::Seen { at_ms: now_ms }]).await {
            // Another tab said so, or did more than that.
            Ok(()) | Err(StoreError::Conflict { .. }) => {}
            Err(error) => drop(self.store_failed(&error)),
        }
    }

    /// From now on the name opens nothing.
    pub(crate) async fn end_session(&self, id: &SessionId) -> Result<(), HttpFailure> {
        for _ in 0..MAX_TRIES {
            let session = self.read_session(id).await.map_err(|error| self.store_failed(&error))?;
            if session.ended || session.version == 0 {
                return Ok(());
            }
            match self.append_to_session(&session, vec![SessionFact::Ended]).await {
                Ok(()) => return Ok(()),
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(self.store_failed(&error)),
            }
        }
        Err(HttpFailure::from(Missing::Unavailable))
    }

    async fn append_to_session(&self, session: &Session, facts: Vec<SessionFact>) -> Result<(), StoreError> {
        let entry = |fact: &SessionFact| serde_json::to_vec(fact).expect("facts are plain JSON");
        let append = Append {
            stream: session.id.stream(),
            expected: session.version,
            entries: facts.iter().map(entry).collect(),
            note: String::new(),
            at_ms: now_ms(),
            due_ms: None,
        };
        self.store.0.append(append).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holding(number: u8) -> Holding {
        let code = TableCode::from_random([number; 6]);
        Holding::new(HeldAs::Seat, code, Secret::from_random([number; 32]), "a game")
    }

    fn holding_all(numbers: impl Iterator<Item = u8>) -> SessionChange {
        SessionChange { hold: numbers.map(holding).collect(), drop: Vec::new() }
    }

    #[test]
    fn a_sealed_secret_is_another_and_opens_under_its_own_name_only() {
        let (id, other, own) = (SessionId::fresh(), SessionId::fresh(), holding(7));
        let sealed = id.sealed(&own);
        assert_ne!(sealed.sealed, own.secret);
        assert_ne!(id.sealed(&own).sealed, sealed.sealed, "no seal is used twice");
        assert_eq!(id.seal(sealed.nonce, &sealed.sealed), own.secret);
        assert_ne!(other.seal(sealed.nonce, &sealed.sealed), own.secret);
        let stored = serde_json::to_string(&SessionFact::Held(sealed)).expect("plain JSON");
        assert!(!stored.contains(own.secret.expose()) && !id.stream().contains(id.expose()));
    }

    #[test]
    fn a_session_holds_the_newest_and_each_thing_once() {
        let mut session = Session::empty(SessionId::fresh());
        let change = |session: &mut Session, change: &SessionChange| {
            let facts = session.facts_of(change);
            let count = facts.len();
            facts.into_iter().for_each(|fact| session.fold(fact));
            count
        };
        assert_eq!(change(&mut session, &holding_all(0..5)), 5);
        assert_eq!(change(&mut session, &holding_all(0..5)), 0, "they are held already");
        let drop = SessionChange { hold: Vec::new(), drop: vec![holding(2), holding(99)] };
        assert_eq!(change(&mut session, &drop), 1);
        assert!(session.under(&holding(2).code).is_empty());
        assert_eq!(session.under(&holding(3).code), [holding(3)]);
        for round in 0..3 {
            let many = (0..200).map(|number| {
                let secret = Secret::from_random([round; 32].map(|byte: u8| byte ^ number));
                Holding { secret, ..holding(number) }
            });
            change(&mut session, &SessionChange { hold: many.collect(), drop: Vec::new() });
        }
        assert_eq!(session.held.len(), MAX_HELD);
        let (newest, view) = (session.elsewhere(&holding(0).code), session.view());
        assert_eq!(newest[0].code, holding(199).code);
        assert_eq!(view.tables.len(), 32, "codes of one letter each");
    }
}

//! How people come in: with the code of their slip, or under a name that nobody has taken.

use super::cup::{Cup, CupFact, Entrant, conflict};
use super::make::{personal_code, secret_of, secret_of_old, trimmed};
use super::{CupAsker, OpenCup};
use crate::problem::HttpFailure;
use crate::random;
use protocol::tournament::{JoinTournament, TournamentDoor, TournamentJoined};
use protocol::{Look, MAX_NAME, PersonalCode, Secret};
use room::SecretHash;
use std::collections::BTreeMap;
use tournament::Participant;

/// What stands on the slips and what it opens, by the keys it is made from. Finding out takes a while.
pub(super) type Slips = BTreeMap<u16, (Option<PersonalCode>, Secret)>;

/// What stands on the slip of a key, and what it opens.
pub(super) fn slip(cup: &Cup, organiser: &Secret, key: u16) -> (Option<PersonalCode>, Secret) {
    if !cup.coded {
        return (None, secret_of_old(organiser, key));
    }
    let code = personal_code(organiser, key);
    let secret = secret_of(&cup.code, &code);
    (Some(code), secret)
}

/// Somebody who may come in, and what has to be stored for that.
pub(crate) struct Joining {
    pub(crate) joined: TournamentJoined,
    facts: Vec<CupFact>,
}

impl OpenCup {
    pub(super) fn fill_in_slips(&mut self, organiser: &Secret) {
        let cup = self.cup();
        let is_new = |key: &u16| !self.known().slips.contains_key(key);
        let keys = cup.people.iter().filter(|person| person.slip).map(|person| person.key);
        let new: Slips = keys.filter(is_new).map(|key| (key, slip(cup, organiser, key))).collect();
        self.known_mut().slips.extend(new);
    }

    /// Whether somebody may come in so, and as whom. `own` are secrets of theirs.
    pub(crate) fn joining(&self, wanted: JoinTournament, own: &[Secret]) -> Result<Joining, HttpFailure> {
        let cup = self.cup();
        let before = own.iter().find_map(|secret| Some((cup.participant(secret)?, secret.clone())));
        let (participant, secret, code, fact) = match wanted {
            JoinTournament::Code(code) => {
                let secret = secret_of(&cup.code, &code);
                let who = cup.participant(&secret).filter(|_| cup.coded);
                let who = who.ok_or_else(|| {
                    let detail = "Nobody has this code here. Check it, or ask the organiser.";
                    HttpFailure::forbidden("wrong_code", detail)
                })?;
                let is_new = cup.people.get(usize::from(who.0)).is_some_and(|person| !person.taken);
                (who, secret, None, is_new.then_some(CupFact::Taken { participant: who, person: None }))
            }
            JoinTournament::Name(name) => {
                let name = trimmed(&[name]).concat();
                let named = cup.schedule.tournament.participants.iter();
                let at = named.map(|own| own.to_lowercase()).position(|own| own == name.to_lowercase());
                let who = Participant(at.unwrap_or(cup.people.len()) as u16);
                if let Some((_, secret)) = before.as_ref().filter(|(own, _)| *own == who) {
                    // They pressed twice.
                    let joined = TournamentJoined { participant: who.0, secret: secret.clone(), code: None };
                    return Ok(Joining { joined, facts: Vec::new() });
                }
                let code = PersonalCode::from_random(random());
                let secret = secret_of(&cup.code, &code);
                let person = SecretHash::of(&secret);
                let fact = match at.and_then(|at| cup.people.get(at)) {
                    Some(listed) => taking(cup, *listed, who, person)?,
                    None => adding(cup, name, person)?,
                };
                (who, secret, Some(code), Some(fact))
            }
        };
        // Whoever goes by another name now leaves the one they took for others.
        let left = before.filter(|(own, _)| *own != participant).map(|(own, _)| own);
        let freed = left.map(|participant| CupFact::Freed { participant, coded: None });
        let joined = TournamentJoined { participant: participant.0, secret, code };
        Ok(Joining { joined, facts: freed.into_iter().chain(fact).collect() })
    }

    pub(crate) async fn let_in(&mut self, joining: Joining) -> Result<(), HttpFailure> {
        for fact in joining.facts {
            self.store(fact).await?;
        }
        self.rekey(Participant(joining.joined.participant)).await
    }

    /// Somebody came with a link: their name is taken.
    pub(crate) async fn came(&mut self, asker: &CupAsker) -> Result<(), HttpFailure> {
        let Some(participant) = asker.participant else { return Ok(()) };
        if self.cup().people.get(usize::from(participant.0)).is_none_or(|person| person.taken) {
            return Ok(());
        }
        self.store(CupFact::Taken { participant, person: None }).await?;
        self.rekey(participant).await
    }

    /// Somebody who takes part looks like this from now on.
    pub(crate) async fn dress(&mut self, asker: &CupAsker, look: Look) -> Result<(), HttpFailure> {
        let nobody =
            || HttpFailure::forbidden("wrong_secret", "Only those who take part choose how they look.");
        match self.cup().dress(asker.participant.ok_or_else(nobody)?, look)? {
            Some(fact) => self.store(fact).await,
            None => Ok(()),
        }
    }

    /// Gives a name another code: whoever had it is shown out, and anybody may take it.
    pub(crate) async fn free(&mut self, organiser: &Secret, number: u16) -> Result<(), HttpFailure> {
        let participant = self.cup().find(number)?;
        let key = self.cup().fresh_key()?;
        let (_, secret) = slip(self.cup(), organiser, key);
        let coded = Some((key, SecretHash::of(&secret)));
        self.store(CupFact::Freed { participant, coded }).await?;
        self.known_mut().asked.remove(&participant);
        self.rekey(participant).await
    }
}

/// Somebody takes a name of the list.
fn taking(cup: &Cup, listed: Entrant, who: Participant, person: SecretHash) -> Result<CupFact, HttpFailure> {
    if cup.setup.door == TournamentDoor::Closed {
        let detail = "Here everybody needs their own code. Ask the organiser for yours.";
        return Err(HttpFailure::forbidden("door_closed", detail));
    }
    if listed.taken {
        let detail = "Somebody has already joined under this name. With its code you can use it here too; otherwise ask the organiser.";
        return Err(conflict("name_taken", detail));
    }
    Ok(CupFact::Taken { participant: who, person: Some(person) })
}

/// Somebody adds a name.
fn adding(cup: &Cup, name: String, person: SecretHash) -> Result<CupFact, HttpFailure> {
    if cup.setup.door != TournamentDoor::Open || !cup.stages.is_empty() {
        let detail = "Nobody of this name takes part. Choose a name of the list.";
        return Err(conflict("no_such_name", detail));
    }
    if name.chars().count() > MAX_NAME {
        return Err(HttpFailure::bad("bad_name", format!("A name has at most {MAX_NAME} characters.")));
    }
    let fact = CupFact::Joined { name, key: cup.fresh_key()?, person };
    let folded = cup.clone().fold(fact.clone());
    folded.map_err(|why| HttpFailure::bad("bad_tournament", answers::sentence(&why.to_string())))?;
    Ok(fact)
}

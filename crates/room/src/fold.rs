//! A room is the fold of its facts: this is the only place that changes what is stored of it.

use crate::fact::{RoomFact, StoredFact};
use crate::room::{KEPT_CHAT, KEPT_STEPS, Playing, Recent, Room, RoomError, StageState};
use crate::seat::{Person, Player};
use crate::waits::Waits;
use engine::{AnyGame, AnyMatch, Applied, ChanceStream, Entry, Fact, Fingerprint, Refusal, Seat};
use protocol::{ActId, Chat};
use std::collections::VecDeque;

/// The level of the bot that takes the seat of somebody who left for good.
const SUCCESSOR: &str = "normal";

impl Room {
    /// The room that these facts made. Everybody counts as absent since `now_ms`.
    pub fn restore(
        find: impl Fn(&str) -> Option<&'static dyn AnyGame>,
        facts: impl IntoIterator<Item = StoredFact>,
        now_ms: u64,
    ) -> Result<Room, RoomError> {
        let error = |index, why: &str| RoomError { index, why: why.to_owned() };
        let mut facts = facts.into_iter().enumerate();
        let Some((_, StoredFact { fact: RoomFact::Created { code, setup, secret }, .. })) = facts.next()
        else {
            return Err(error(0, "a table begins with its creation"));
        };
        let game = find(&setup.game).ok_or_else(|| error(0, "its game is not in the catalog"))?;
        let mut room = Room::empty(game, code, setup, secret);
        room.counted();
        for (index, stored) in facts {
            room.fold(&stored).map_err(|why| RoomError { index, why })?;
            room.counted();
        }
        for person in room.places.iter_mut().filter_map(|place| place.person_mut()) {
            person.absent_since_ms = Some(now_ms);
        }
        Ok(room)
    }

    pub(crate) fn fold(&mut self, stored: &StoredFact) -> Result<(), String> {
        let at_ms = stored.at_ms;
        match &stored.fact {
            RoomFact::Created { .. } => return Err("a table is created once".into()),
            RoomFact::Joined { seat, name, secret_hash, entropy } => {
                let place = self.place(*seat)?;
                place.ready = false;
                place.player = Player::Person(Person {
                    name: name.clone(),
                    secret_hash: *secret_hash,
                    entropy: entropy.clone(),
                    held_by_bot: false,
                    hook: None,
                    absent_since_ms: Some(at_ms),
                });
            }
            RoomFact::Left { seat } => {
                let playing = self.playing().is_some();
                let place = self.place(*seat)?;
                place.ready = false;
                place.player =
                    if playing { Player::Bot { level: SUCCESSOR.to_owned() } } else { Player::Nobody };
            }
            RoomFact::BotSeated { seat, level } => {
                self.place(*seat)?.player = Player::Bot { level: level.clone() };
            }
            RoomFact::HostChanged { seat } => self.host_seat = *seat,
            RoomFact::ReadySet { seat, ready } => self.place(*seat)?.ready = *ready,
            RoomFact::Started => self.start_match(at_ms)?,
            RoomFact::TakenOver { steps } => self.take_steps(steps, at_ms)?,
            RoomFact::Acted { seat, action, id, print } => {
                let fact = Fact::Seat { seat: *seat, action: action.clone() };
                let made = self.seat_step(*seat, id.as_ref(), at_ms, |game| game.replay(&fact));
                leads_to(made, *print)?;
            }
            RoomFact::Chanced { outcome, print } => {
                let entry = leads_to(self.chance_step(at_ms), *print)?;
                if entry.fact != (Fact::Chance { outcome: outcome.clone() }) {
                    return Err("a stored outcome does not follow from the seed".to_owned());
                }
            }
            RoomFact::Lapsed { print } => {
                leads_to(self.step(at_ms, |playing| playing.game.lapse()), *print)?;
            }
            RoomFact::Undone { seq } => self.undo_to(*seq, at_ms)?,
            RoomFact::Paused => self.in_play()?.paused_at_ms = Some(at_ms),
            RoomFact::Continued => {
                let playing = self.in_play()?;
                let paused_ms = playing.paused_at_ms.take().map_or(0, |since| at_ms.saturating_sub(since));
                playing.turn_began_ms += paused_ms;
                playing.waits.stand_still(paused_ms);
                // Whatever a bot thought of during the pause was not heard: it is asked again.
                (playing.thinking_at, playing.forced) = (None, None);
            }
            RoomFact::ClockChanged { clock } => {
                self.setup.clock = *clock;
                self.fill_banks();
                if let Some(playing) = self.playing_mut() {
                    playing.turn_began_ms = at_ms;
                }
            }
            RoomFact::HeldByBot { seat, held } => {
                self.place(*seat)?.person_mut().ok_or("nobody sits there")?.held_by_bot = *held;
            }
            RoomFact::Said { seat, text } => {
                let name = self.place(*seat)?.name(*seat);
                if self.chat.len() == KEPT_CHAT {
                    self.chat.pop_front();
                }
                self.chat.push_back(Chat { seat: *seat, name, text: text.clone(), at_ms });
            }
            RoomFact::HookSet { seat, hook } => {
                self.place(*seat)?.person_mut().ok_or("nobody sits there")?.hook = hook.clone();
            }
            RoomFact::RematchMade { code } => self.rematch = Some(code.clone()),
        }
        Ok(())
    }

    fn place(&mut self, seat: Seat) -> Result<&mut crate::seat::Place, String> {
        self.places.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {}", seat.0))
    }

    fn in_play(&mut self) -> Result<&mut Playing, String> {
        self.playing_mut().ok_or_else(|| "no match was started".to_owned())
    }

    fn start_match(&mut self, at_ms: u64) -> Result<(), String> {
        let game =
            self.game.open(self.setup.seats, &self.setup.options).map_err(|error| error.to_string())?;
        let seed = self.fairness().seed();
        self.fill_banks();
        self.stage = StageState::Playing(Box::new(Playing {
            waits: Waits::new(game.wait(), at_ms),
            game,
            chance: ChanceStream::new(&seed),
            seed,
            steps: Vec::new(),
            taken_over: 0,
            marks: Vec::new(),
            recent: VecDeque::new(),
            turn_began_ms: at_ms,
            paused_at_ms: None,
            thinking_at: None,
            called_at: None,
            forced: None,
        }));
        Ok(())
    }

    /// Makes one step of the match, be it played now or long ago. A refused one changes nothing.
    pub(crate) fn step(
        &mut self,
        at_ms: u64,
        make: impl FnOnce(&mut Playing) -> Result<Applied, Refusal>,
    ) -> Result<Entry, Refusal> {
        let playing = self.playing_mut().ok_or(Refusal::NotNow("no match was started"))?;
        let chapter = playing.game.chapter();
        let Applied { entry, events } = make(playing)?;
        playing.marks.push(playing.chance.position());
        if playing.recent.len() == KEPT_STEPS {
            playing.recent.pop_front();
        }
        playing.recent.push_back(Recent { seq: entry.seq, chapter, events });
        playing.steps.push(entry.clone());
        playing.turn_began_ms = at_ms;
        playing.waits.go_on(playing.game.wait(), at_ms);
        Ok(entry)
    }

    /// A step of a seat: its clock pays for it, and the act is remembered by its id.
    pub(crate) fn seat_step(
        &mut self,
        seat: Seat,
        id: Option<&ActId>,
        at_ms: u64,
        make: impl FnOnce(&mut dyn AnyMatch) -> Result<Applied, Refusal>,
    ) -> Result<Entry, Refusal> {
        let began_ms = self.playing().map_or(at_ms, |playing| playing.turn_began_ms);
        let entry = self.step(at_ms, |playing| make(&mut *playing.game))?;
        self.charge(seat, at_ms.saturating_sub(began_ms));
        if let Some(id) = id {
            self.places[seat.index()].remember(id.clone(), entry.seq);
        }
        Ok(entry)
    }

    /// A step of chance, drawn from the table's own stream.
    pub(crate) fn chance_step(&mut self, at_ms: u64) -> Result<Entry, Refusal> {
        self.step(at_ms, |playing| playing.game.chance(&mut playing.chance))
    }

    /// Goes through steps of another match. Their chance is believed, so this table's own stream stays where it is.
    fn take_steps(&mut self, steps: &[Entry], at_ms: u64) -> Result<(), String> {
        for step in steps {
            let playing = self.in_play()?;
            if playing.taken_over != playing.game.seq() {
                return Err("steps are taken over before any is made".into());
            }
            playing.taken_over += 1;
            leads_to(self.step(at_ms, |playing| playing.game.replay(&step.fact)), step.print)?;
        }
        Ok(())
    }

    /// The match as it stood after step `seq`.
    pub(crate) fn game_after(&self, seq: u32) -> Result<Box<dyn AnyMatch>, String> {
        let steps = self.playing().and_then(|playing| playing.steps.get(..seq as usize));
        let steps = steps.ok_or_else(|| format!("there is no step {seq} to go back to"))?;
        let game = self.game.open(self.setup.seats, &self.setup.options);
        let mut game = game.map_err(|error| error.to_string())?;
        for step in steps {
            game.replay(&step.fact).map_err(|refusal| refusal.to_string())?;
        }
        Ok(game)
    }

    /// Goes back to the state after step `seq`. Chance goes back with it: what was drawn once will be drawn again.
    fn undo_to(&mut self, seq: u32, at_ms: u64) -> Result<(), String> {
        let game = self.game_after(seq)?;
        let playing = self.in_play()?;
        if seq < playing.taken_over {
            return Err("steps that were taken over stay".into());
        }
        playing.steps.truncate(seq as usize);
        playing.marks.truncate(seq as usize);
        let position = playing.marks.last().copied().unwrap_or(0);
        playing.chance = ChanceStream::at(&playing.seed, position);
        playing.waits = Waits::new(game.wait(), at_ms);
        playing.game = game;
        playing.recent.clear();
        playing.turn_began_ms = at_ms;
        (playing.thinking_at, playing.called_at, playing.forced) = (None, None, None);
        Ok(())
    }
}

/// A stored step must lead where it led when it was stored.
fn leads_to(made: Result<Entry, Refusal>, print: Fingerprint) -> Result<Entry, String> {
    let entry = made.map_err(|refusal| refusal.to_string())?;
    if entry.print == print {
        Ok(entry)
    } else {
        Err(format!("step {} leads elsewhere than when it was stored", entry.seq))
    }
}

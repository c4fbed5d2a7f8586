//! A room is the fold of its facts: this is the only place that changes what is stored of it.

use crate::clock::Clocks;
use crate::fact::{RoomFact, StoredFact, Versions};
use crate::milestones::Milestones;
use crate::phase::{AskedAt, Course, Over, Phase, Playing, Recent, Rematch, TakenBack};
use crate::room::{KEPT_CHAT, KEPT_STEPS, Room, RoomError};
use crate::seat::{Person, Place, Player};
use crate::waits::{Waits, wait_at};
use engine::{
    AnyMatch, Applied, ChanceStream, Entry, Fact, Fingerprint, Level, Refusal, Seat, SeatSet, Undone,
};
use protocol::{ActId, Chat};
use search::AnyGame;
use std::collections::VecDeque;
use std::sync::Arc;

/// The level of the bot that takes the seat of somebody who left for good.
const SUCCESSOR: Level = Level::Normal;

impl Room {
    /// The room that these facts made. Everybody counts as absent since `now_ms`.
    pub fn restore(
        find: impl Fn(&str) -> Option<&'static dyn AnyGame>,
        facts: impl IntoIterator<Item = StoredFact>,
        now_ms: u64,
    ) -> Result<Room, RoomError> {
        let error = |index, why: &str| RoomError::Bad { index, why: why.to_owned() };
        let mut facts = facts.into_iter().enumerate();
        let Some((_, StoredFact { fact, at_ms })) = facts.next() else {
            return Err(error(0, "there is none"));
        };
        let RoomFact::Created { code, setup, secret, versions } = fact else {
            return Err(error(0, "a table begins with its creation"));
        };
        let game = find(&setup.game).ok_or_else(|| error(0, "its game is not in the catalog"))?;
        versions.check(game.about())?;
        let table = game.table_as_of(versions.rules, setup.seats, &setup.options);
        let table = table.map_err(|why| error(0, &why.to_string()))?;
        let mut room = Room::empty((game, table), code, setup, secret, versions);
        room.seen_ms = now_ms;
        room.count(at_ms);
        for (index, stored) in facts {
            if let RoomFact::Reprinted { prints } = stored.fact {
                RoomError::if_newer("fingerprints", prints, Versions::now(game.about()).prints)?;
            }
            room.fold(&stored).map_err(|why| RoomError::Bad { index, why })?;
            room.count(stored.at_ms);
        }
        for person in room.places.iter_mut().filter_map(|place| place.person_mut()) {
            person.absent_since_ms = Some(now_ms);
        }
        Ok(room)
    }

    pub(crate) fn fold(&mut self, stored: &StoredFact) -> Result<(), String> {
        let at_ms = stored.at_ms;
        self.spent.count(&stored.fact, self.course().map_or(0, |course| course.game.seq()));
        match &stored.fact {
            RoomFact::Created { .. } => return Err("a table is created once".into()),
            RoomFact::Joined { seat, name, secret_hash, entropy } => {
                self.place(*seat)?.player = Player::Person(Box::new(Person {
                    name: name.clone(),
                    secret_hash: *secret_hash,
                    also: None,
                    entropy: entropy.clone(),
                    held_by_bot: false,
                    hook: None,
                    absent_since_ms: Some(at_ms),
                }));
                self.undress(*seat);
                self.places[seat.index()].colour = Some(self.colours()[seat.index()]);
                self.set_not_ready(*seat);
            }
            RoomFact::EntropyGiven { seat, entropy } => {
                self.place(*seat)?.person_mut().ok_or("nobody sits there")?.entropy = entropy.clone();
            }
            RoomFact::Left { seat } => {
                let begun = self.course().is_some();
                self.place(*seat)?.player =
                    if begun { Player::Bot { level: SUCCESSOR } } else { Player::Nobody };
                if begun {
                    // A bot goes on in the same colour, and the others keep theirs.
                    self.places[seat.index()].badge = None;
                } else {
                    self.undress(*seat);
                }
                self.set_not_ready(*seat);
            }
            RoomFact::SecretRenewed { seat, secret_hash } => {
                let person = self.place(*seat)?.person_mut().ok_or("nobody sits there")?;
                (person.secret_hash, person.also) = (*secret_hash, None);
            }
            RoomFact::SecretAdded { seat, secret_hash } => {
                self.place(*seat)?.person_mut().ok_or("nobody sits there")?.also = Some(*secret_hash);
            }
            RoomFact::Voided => self.voided = true,
            RoomFact::BotSeated { seat, level } => {
                self.place(*seat)?.player = Player::Bot { level: *level };
                self.undress(*seat);
            }
            RoomFact::HostChanged { seat } => self.host_seat = *seat,
            RoomFact::ReadySet { seat, ready } => {
                self.place(*seat)?;
                self.set_not_ready(*seat);
                if let (Phase::Gathering(lobby), true) = (&mut self.phase, *ready) {
                    lobby.ready.insert(*seat);
                }
            }
            RoomFact::LookSet { seat, look } => self.fold_look(*seat, *look)?,
            RoomFact::RulesChanged { options, check_books } => self.fold_rules(options, *check_books)?,
            RoomFact::SeatsClosed { seats } => self.fold_seats(seats)?,
            RoomFact::Beginning { by_ms } => match &mut self.phase {
                Phase::Gathering(lobby) => lobby.begins_by_ms = Some(*by_ms),
                _ => return Err("the match has begun".to_owned()),
            },
            RoomFact::Started { entropies } => self.start_match(entropies, at_ms)?,
            RoomFact::WentOn { steps } => self.go_on_after(*steps)?,
            RoomFact::Reprinted { prints } => self.versions.prints = *prints,
            RoomFact::Stepped { .. }
            | RoomFact::Acted { .. }
            | RoomFact::Chanced { .. }
            | RoomFact::Lapsed { .. }
            | RoomFact::TakenOver { .. } => self.fold_steps(&stored.fact, at_ms)?,
            RoomFact::Undone { seq, redraws, by } => self.undo_to((*seq, *by), *redraws, at_ms)?,
            RoomFact::Called { seat } => self.in_play()?.asked.called.insert(*seat),
            RoomFact::ClockChanged { clock } => {
                Arc::make_mut(&mut self.setup).clock = *clock;
                self.fold_time(&stored.fact, at_ms)?;
            }
            RoomFact::Paused | RoomFact::LeftAlone | RoomFact::Continued | RoomFact::Resumed { .. } => {
                self.fold_time(&stored.fact, at_ms)?;
            }
            RoomFact::HeldByBot { seat, held } => {
                self.place(*seat)?.person_mut().ok_or("nobody sits there")?.held_by_bot = *held;
            }
            RoomFact::WatchingSet { allowed } => self.watchable = *allowed,
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
            RoomFact::RematchMade { code } => match &mut self.phase {
                Phase::Over(over) => over.rematch = Rematch::Made(code.clone()),
                _ => return Err("the match is not over".to_owned()),
            },
        }
        Ok(())
    }

    /// What happened to the clocks. Programs of format 1 let a vote outlive its match; then it changes nothing any more.
    fn fold_time(&mut self, fact: &RoomFact, at_ms: u64) -> Result<(), String> {
        if self.over().is_some() {
            return Ok(());
        }
        let playing = self.in_play()?;
        let clocks = &mut playing.clocks;
        match fact {
            RoomFact::Paused => playing.paused_at_ms = Some(at_ms),
            RoomFact::LeftAlone => (playing.paused_at_ms, playing.alone) = (Some(at_ms), true),
            RoomFact::Continued => {
                playing.alone = false;
                let paused_ms = playing.paused_at_ms.take().map_or(0, |since| at_ms.saturating_sub(since));
                clocks.stand_still(paused_ms);
                // Whatever a bot thought of during the pause was not heard: it is asked again.
                (playing.asked.bots_at, playing.asked.forced) = (None, None);
            }
            RoomFact::Resumed { away_ms } => {
                clocks.stand_still(*away_ms);
                clocks.away_ms += away_ms;
            }
            RoomFact::ClockChanged { clock } => {
                clocks.fill_banks(*clock);
                clocks.begin_turn(at_ms);
            }
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn place(&mut self, seat: Seat) -> Result<&mut Place, String> {
        self.places.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {}", seat.0))
    }

    /// Whoever looked in some way here is gone.
    fn undress(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        (place.colour, place.badge, place.has_chosen) = (None, None, false);
    }

    fn set_not_ready(&mut self, seat: Seat) {
        if let Phase::Gathering(lobby) = &mut self.phase {
            lobby.ready.remove(seat);
        }
    }

    fn in_play(&mut self) -> Result<&mut Playing, String> {
        self.playing_mut().ok_or_else(|| "no match is played".to_owned())
    }

    fn start_match(&mut self, entropies: &[String], at_ms: u64) -> Result<(), String> {
        if self.course().is_some() {
            return Err("a match is started once".into());
        }
        self.keep_colours();
        let game = self.table().open();
        let entropies = if entropies.is_empty() { self.entropies() } else { entropies.to_vec() };
        let seed = self.fairness(&entropies).seed();
        let waits = Waits::new(wait_at(&self.setup, &*game), at_ms);
        let course = Course {
            milestones: Milestones::new(&*game),
            game,
            chance: ChanceStream::new(&seed),
            entropies,
            seed,
            branch: 0,
            undone: Vec::new(),
            taken_back: Vec::new(),
            steps: Vec::new(),
            taken_over: 0,
            held: Vec::new(),
            marks: Vec::new(),
            recent: VecDeque::new(),
        };
        let clocks = Clocks::new(self.setup.clock, self.setup.seats, waits, at_ms);
        let asked = AskedAt::default();
        let playing = Playing { course, clocks, paused_at_ms: None, alone: false, vote: None, asked };
        self.phase = Phase::Playing(Box::new(playing));
        Ok(())
    }

    fn go_on_after(&mut self, steps: u32) -> Result<(), String> {
        let course = &mut self.in_play()?.course;
        if course.taken_over != course.game.seq() {
            return Err("steps are taken over before any is made".into());
        }
        course.taken_over += steps;
        Ok(())
    }

    fn fold_steps(&mut self, fact: &RoomFact, at_ms: u64) -> Result<(), String> {
        match fact {
            RoomFact::Stepped { entry, id } => {
                let made = self.fold_step(&entry.fact, entry.print, id.as_ref(), at_ms)?;
                if made.seq != entry.seq {
                    return Err(format!("step {} is stored as step {}", made.seq, entry.seq));
                }
            }
            RoomFact::Acted { id, print, .. } => {
                self.fold_step(&fact.step().expect("it is one"), *print, id.as_ref(), at_ms)?;
            }
            RoomFact::Chanced { print, .. } | RoomFact::Lapsed { print } => {
                self.fold_step(&fact.step().expect("it is one"), *print, None, at_ms)?;
            }
            RoomFact::TakenOver { steps } => {
                self.go_on_after(steps.len() as u32)?;
                for step in steps {
                    self.fold_step(&step.fact, step.print, None, at_ms)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Makes a stored step again. It must lead where it led when it was stored. Chance must come up as it does from the
    /// seed, except in steps of another match, which are believed.
    fn fold_step(
        &mut self,
        fact: &Fact,
        print: Fingerprint,
        id: Option<&ActId>,
        at_ms: u64,
    ) -> Result<Entry, String> {
        let course = &self.in_play()?.course;
        let is_foreign = course.game.seq() < course.taken_over;
        let made = match fact {
            _ if is_foreign => self.step(at_ms, |course| course.game.replay(fact)),
            Fact::Seat { seat, .. } => self.seat_step(*seat, id, at_ms, |game| game.replay(fact)),
            Fact::Chance { .. } => self.chance_step(at_ms),
            Fact::Lapse => self.step(at_ms, |course| course.game.lapse()),
        };
        let made = made.map_err(|refusal| refusal.to_string())?;
        if made.fact != *fact {
            return Err("a stored outcome does not follow from the seed".to_owned());
        }
        // Fingerprints that were made in another way cannot be compared: they are made anew.
        if made.print != print && self.versions.prints == Versions::now(self.table().about()).prints {
            return Err(format!("step {} leads elsewhere than when it was stored", made.seq));
        }
        Ok(made)
    }

    /// Makes one step of the match, be it played now or long ago. A refused one changes nothing.
    pub(crate) fn step(
        &mut self,
        at_ms: u64,
        make: impl FnOnce(&mut Course) -> Result<Applied, Refusal>,
    ) -> Result<Entry, Refusal> {
        let playing = self.playing_mut().ok_or(Refusal::NotNow("no match is played"))?;
        let course = &mut playing.course;
        let chapter = course.game.chapter();
        let Applied { entry, events } = make(course)?;
        course.marks.push(course.chance.position());
        course.milestones.pass(&*course.game);
        if course.recent.len() == KEPT_STEPS {
            course.recent.pop_front();
        }
        course.recent.push_back(Recent { seq: entry.seq, chapter, events });
        course.steps.push(entry.clone());
        playing.asked.step(&entry.fact, course.game.turn().seats());
        playing.clocks.begin_turn(at_ms);
        self.go_on_waiting(at_ms);
        self.end_if_over();
        Ok(entry)
    }

    fn end_if_over(&mut self) {
        let Some(outcome) = self.playing().and_then(|playing| playing.course.game.outcome()) else { return };
        let Phase::Playing(playing) =
            std::mem::replace(&mut self.phase, Phase::Gathering(Default::default()))
        else {
            unreachable!("it is played")
        };
        let Playing { mut course, clocks, .. } = *playing;
        course.milestones.forget();
        self.phase = Phase::Over(Box::new(Over { course, clocks, outcome, rematch: Rematch::default() }));
    }

    /// A step of a seat: its clock pays for it, and the act is remembered by its id.
    pub(crate) fn seat_step(
        &mut self,
        seat: Seat,
        id: Option<&ActId>,
        at_ms: u64,
        make: impl FnOnce(&mut dyn AnyMatch) -> Result<Applied, Refusal>,
    ) -> Result<Entry, Refusal> {
        let began_ms = self.playing().map_or(at_ms, |playing| playing.clocks.turn_began_ms);
        let is_held = self.places[seat.index()].person().is_some_and(|person| person.held_by_bot);
        let entry = self.step(at_ms, |course| {
            let applied = make(&mut *course.game)?;
            course.held.extend(is_held.then_some(applied.entry.seq));
            Ok(applied)
        })?;
        let clock = self.setup.clock;
        if let Some(clocks) = self.clocks_mut() {
            clocks.charge(clock, seat, at_ms.saturating_sub(began_ms));
        }
        let place = &mut self.places[seat.index()];
        // Whoever has made a move is known by how they look.
        place.has_chosen |= place.person().is_some() && !is_held;
        if let Some(id) = id {
            place.remember(id.clone(), entry.seq);
        }
        Ok(entry)
    }

    /// The game names the wait of its new state.
    fn go_on_waiting(&mut self, at_ms: u64) {
        let wait = self.course().and_then(|course| wait_at(&self.setup, &*course.game));
        if let Some(clocks) = self.clocks_mut() {
            clocks.waits.go_on(wait, at_ms);
        }
    }

    /// A step of chance, drawn from the table's own stream.
    pub(crate) fn chance_step(&mut self, at_ms: u64) -> Result<Entry, Refusal> {
        self.step(at_ms, |course| course.game.chance(&mut course.chance))
    }

    /// The match as it stood after step `seq`.
    pub(crate) fn game_after(&self, seq: u32) -> Result<Box<dyn AnyMatch>, String> {
        let course = self.course().ok_or_else(|| "no match is played".to_owned())?;
        course.milestones.after(course.until(seq)?)
    }

    /// Goes back to the state after step `seq`. Whoever saw what chance brought must not know what it will bring: from there
    /// on it is drawn from another branch of the seed.
    fn undo_to(&mut self, (seq, by): (u32, Option<Seat>), redraws: bool, at_ms: u64) -> Result<(), String> {
        let playing = self.in_play()?;
        let course = &mut playing.course;
        if seq < course.taken_over {
            return Err("steps that were taken over stay".into());
        }
        course.until(seq)?;
        let (has_drawn, steps) = (course.has_drawn_after(seq), course.game.seq() - seq);
        course.steps.truncate(seq as usize);
        course.marks.truncate(seq as usize);
        course.held.retain(|step| *step <= seq);
        course.game = course.milestones.go_back(&course.steps)?;
        if redraws {
            course.branch += 1;
            course.chance = ChanceStream::new(&course.seed.branch(course.branch));
        } else if has_drawn {
            let position = course.marks.last().copied().unwrap_or(0);
            course.chance = ChanceStream::at(&course.seed, position);
        }
        course.undone.retain(|undone| undone.seq <= seq);
        course.undone.push(Undone { seq, steps, branch: course.branch });
        course.taken_back.retain(|taken| taken.after <= seq);
        course.taken_back.push(TakenBack { after: seq, by });
        course.recent.retain(|told| told.seq <= seq);
        playing.clocks.begin_turn(at_ms);
        playing.asked = AskedAt::default();
        let waits = self.course().map(|course| Waits::new(wait_at(&self.setup, &*course.game), at_ms));
        if let (Some(waits), Some(clocks)) = (waits, self.clocks_mut()) {
            clocks.waits = waits;
        }
        Ok(())
    }
}

impl Course {
    /// Whether chance brought something after this step.
    pub(crate) fn has_drawn_after(&self, seq: u32) -> bool {
        let after = self.steps.get(seq as usize..).unwrap_or_default();
        after.iter().any(|step| matches!(step.fact, Fact::Chance { .. }))
    }

    /// All steps up to this one.
    fn until(&self, seq: u32) -> Result<&[Entry], String> {
        self.steps.get(..seq as usize).ok_or_else(|| format!("there is no step {seq} to go back to"))
    }
}

impl AskedAt {
    /// Somebody moved: whoever is still waited for was called already, but for the one who moved.
    fn step(&mut self, fact: &Fact, waited: SeatSet) {
        if let Fact::Seat { seat, .. } = fact {
            self.called.remove(*seat);
        }
        self.called = self.called.iter().filter(|seat| waited.contains(*seat)).collect();
    }
}

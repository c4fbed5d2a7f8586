//! What people at a table decide together: taking moves back, pausing, another clock.

use crate::fact::RoomFact;
use crate::moment::Moment;
use crate::room::Room;
use engine::{Fact, Seat, SeatSet};
use protocol::{Allowance, Proposal, RefusedWhy, ServerMessage, VoteView};

/// An open proposal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vote {
    proposal: Proposal,
    by: Seat,
    agreed: SeatSet,
}

impl Vote {
    /// Once somebody moves, there is nothing left to take back.
    pub(crate) fn outlives_a_move(&self) -> bool {
        !matches!(self.proposal, Proposal::UndoTo { .. })
    }
}

impl Room {
    /// Takes the seat's own last action back: at once if it was the last step and showed nothing, otherwise by vote.
    pub(crate) fn undo(&mut self, seat: Seat, at: &mut Moment) -> Result<(), RefusedWhy> {
        let nothing = || RefusedWhy::NotNow { detail: "there is nothing of yours to take back".into() };
        let last = self.own_last(seat).ok_or_else(nothing)?;
        let seq = last as u32;
        if last + 1 < self.steps().len() {
            return self.propose(seat, Proposal::UndoTo { seq }, at);
        }
        self.may_undo(at)?;
        if !self.revealed(seq) {
            self.take_back(seat, seq, at);
            return Ok(());
        }
        self.no_vote_is_open()?;
        self.open_vote(seat, Proposal::UndoTo { seq }, at);
        Ok(())
    }

    /// Whether there is something that a seat may ask to take back.
    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        self.may_still(Allowance::Undo).is_ok() && self.own_last(seat).is_some()
    }

    /// Which of the steps is the last one that the seat made in this match.
    fn own_last(&self, seat: Seat) -> Option<usize> {
        let course = &self.running()?.course;
        let own = |fact: &Fact| matches!(fact, Fact::Seat { seat: actor, .. } if *actor == seat);
        let last = course.steps.iter().rposition(|step| own(&step.fact))?;
        (last >= course.taken_over as usize).then_some(last)
    }

    /// Whether something may be taken back, now and at all. Then it counts as wished.
    fn may_undo(&mut self, at: &Moment) -> Result<(), RefusedWhy> {
        self.may_still(Allowance::Undo)?;
        self.undo_credit.spend(at.now_ms)
    }

    /// Whether the act of step `seq + 1` showed its seat something new. The match is made again from a copy of a few steps before.
    fn revealed(&self, seq: u32) -> bool {
        let step = self.course().and_then(|course| course.steps.get(seq as usize));
        match (step.map(|step| &step.fact), self.game_after(seq)) {
            (Some(Fact::Seat { seat, action }), Ok(before)) => before.reveals(*seat, action, u64::from(seq)),
            _ => true,
        }
    }

    pub(crate) fn propose(
        &mut self,
        seat: Seat,
        proposal: Proposal,
        at: &mut Moment,
    ) -> Result<(), RefusedWhy> {
        let not_now = |detail: &str| Err(RefusedWhy::NotNow { detail: detail.to_owned() });
        let Some(playing) = self.playing() else {
            return not_now("no match is running");
        };
        let paused = playing.paused_at_ms.is_some();
        match proposal {
            Proposal::Pause {} if paused => return not_now("the match is paused already"),
            Proposal::Continue {} if !paused => return not_now("the match is not paused"),
            Proposal::UndoTo { seq } if seq >= playing.course.game.seq() => {
                return not_now("there is no such step");
            }
            Proposal::UndoTo { seq } if seq < playing.course.taken_over => {
                return not_now("these steps come from another match and stay");
            }
            Proposal::ChangeClock { clock } => {
                crate::lobby::check_clock(&clock).or_else(not_now)?;
            }
            _ => {}
        }
        self.no_vote_is_open()?;
        match proposal {
            Proposal::UndoTo { .. } => self.may_undo(at)?,
            Proposal::Pause {} | Proposal::ChangeClock { .. } => self.may_still(Allowance::Change)?,
            Proposal::Continue {} => {}
        }
        self.open_vote(seat, proposal, at);
        Ok(())
    }

    fn no_vote_is_open(&self) -> Result<(), RefusedWhy> {
        if self.playing().is_none_or(|playing| playing.vote.is_none()) {
            return Ok(());
        }
        Err(RefusedWhy::NotNow { detail: "another proposal is open; answer it first".into() })
    }

    fn open_vote(&mut self, by: Seat, proposal: Proposal, at: &mut Moment) {
        if let Some(playing) = self.playing_mut() {
            playing.vote = Some(Vote { proposal, by, agreed: SeatSet::one(by) });
        }
        self.settle(at);
    }

    pub(crate) fn cast(&mut self, seat: Seat, agree: bool, at: &mut Moment) -> Result<(), RefusedWhy> {
        let open = self.playing_mut().and_then(|playing| playing.vote.as_mut());
        let Some(vote) = open else {
            return Err(RefusedWhy::NotNow { detail: "no proposal is open".into() });
        };
        if agree {
            vote.agreed.insert(seat);
            self.settle(at);
        } else {
            let is_own = vote.by == seat;
            self.end_vote(at);
            let told =
                if is_own { ServerMessage::Withdrawn { seat } } else { ServerMessage::Declined { seat } };
            self.tell_all(told, at);
        }
        Ok(())
    }

    pub(crate) fn vote_view(&self) -> Option<VoteView> {
        self.playing()?.vote.map(|vote| VoteView {
            proposal: vote.proposal,
            by_seat: vote.by,
            agreed_seats: vote.agreed.into(),
            waiting_seats: self.voters(vote.proposal).minus(vote.agreed).into(),
        })
    }

    /// Whom a proposal needs: everybody who has a seat, those too who are away and whose seat a bot holds. Nobody shall
    /// come back to a match that others have changed meanwhile. Only going on after a pause needs no more than those who
    /// are there, or somebody who stays away could stop a match for good.
    fn voters(&self, proposal: Proposal) -> SeatSet {
        let mut people = self.places.iter().filter_map(|place| place.person());
        let somebody_is_there = people.any(|person| person.absent_since_ms.is_none());
        let needs_all = proposal != Proposal::Continue {} || !somebody_is_there;
        let votes = |seat: &Seat| {
            let person = self.places[seat.index()].person();
            person.is_some_and(|person| needs_all || person.absent_since_ms.is_none())
        };
        Seat::all(self.setup.seats).filter(votes).collect()
    }

    /// Carries the proposal out once everybody agreed.
    pub(crate) fn settle(&mut self, at: &mut Moment) {
        let Some(vote) = self.playing().and_then(|playing| playing.vote) else { return };
        if !self.voters(vote.proposal).minus(vote.agreed).is_empty() {
            return self.tell_all(ServerMessage::Vote { open: self.vote_view() }, at);
        }
        self.end_vote(at);
        match vote.proposal {
            Proposal::UndoTo { seq } => self.undone(vote.by, seq, at),
            Proposal::Pause {} => self.happen(RoomFact::Paused, at),
            Proposal::Continue {} => self.happen(RoomFact::Continued, at),
            Proposal::ChangeClock { clock } => self.happen(RoomFact::ClockChanged { clock }, at),
        }
        self.announce(at);
        // Steps taken back during a pause may leave the move to chance, which then waited for the pause to end.
        let seq = self.course().map_or(0, |course| course.game.seq());
        self.play_on(seq, at);
    }

    /// Stops a match from outside, or lets it go on. Where none runs there is nothing to stop.
    pub(crate) fn pause(&mut self, paused: bool, at: &mut Moment) {
        let Some(playing) = self.playing().filter(|playing| playing.paused_at_ms.is_some() != paused) else {
            return;
        };
        let seq = playing.course.game.seq();
        self.happen(if paused { RoomFact::Paused } else { RoomFact::Continued }, at);
        self.announce(at);
        self.play_on(seq, at);
    }

    fn end_vote(&mut self, at: &mut Moment) {
        if let Some(playing) = self.playing_mut() {
            playing.vote = None;
        }
        self.tell_all(ServerMessage::Vote { open: None }, at);
    }

    fn take_back(&mut self, by: Seat, seq: u32, at: &mut Moment) {
        if let Some(playing) = self.playing_mut() {
            playing.vote = None;
        }
        self.undone(by, seq, at);
        self.play_on(seq, at);
    }

    fn undone(&mut self, by: Seat, seq: u32, at: &mut Moment) {
        let redraws = self.course().is_some_and(|course| course.has_drawn_after(seq));
        self.happen(RoomFact::Undone { seq, redraws, by: Some(by) }, at);
        self.tell_all(ServerMessage::TakenBack { seat: by }, at);
    }
}

//! What each pair of eyes is shown.

use crate::io::ConnId;
use crate::moment::Moment;
use crate::phase::Course;
use crate::room::Room;
use engine::{Later, Seat};
use protocol::{Frame, ServerMessage};

impl Room {
    /// Tells everybody what happened after step `from`.
    pub(crate) fn broadcast(&self, from: u32, at: &mut Moment) {
        let Some(course) = self.course() else { return };
        let seats = Seat::all(course.game.seats()).map(Some).chain([None]);
        for seat in seats {
            let (sketched, plain): (Vec<ConnId>, Vec<ConnId>) =
                self.conns_of(seat).into_iter().partition(|conn| self.conns[conn].sketch);
            if sketched.is_empty() && plain.is_empty() {
                continue;
            }
            let frame = self.frame(course, seat, from, None, at.now_ms);
            if !sketched.is_empty() {
                let sketch = Some(course.game.sketch(Room::viewer(seat)));
                at.send(sketched, ServerMessage::Frame(Frame { sketch, ..frame.clone() }));
            }
            at.send(plain, ServerMessage::Frame(frame));
        }
        if let Some(receipt) = self.receipt() {
            self.tell_all(ServerMessage::Receipt(receipt), at);
            // There is nothing left to agree on.
            self.tell_all(ServerMessage::Vote { open: None }, at);
            self.announce(at);
        }
    }

    /// Shows one socket what happened after step `from`.
    pub(crate) fn show(&self, conn: ConnId, from: u32, at: &mut Moment) {
        let (Some(course), Some(known)) = (self.course(), self.conns.get(&conn)) else { return };
        let chapter = course.game.chapter();
        let mut frame = self.frame(course, known.seat, from, Some(chapter), at.now_ms);
        frame.sketch = known.sketch.then(|| course.game.sketch(Room::viewer(known.seat)));
        at.tell(conn, ServerMessage::Frame(frame));
        if let Some(receipt) = self.receipt() {
            at.tell(conn, ServerMessage::Receipt(receipt));
        }
    }

    pub(crate) fn conns_of(&self, seat: Option<Seat>) -> Vec<ConnId> {
        self.conns.iter().filter(|(_, conn)| conn.seat == seat).map(|(id, _)| *id).collect()
    }

    pub(crate) fn tell_all(&self, message: ServerMessage, at: &mut Moment) {
        at.send(self.conns.keys().copied().collect(), message);
    }

    /// Who comes back, in `chapter`, is told of the earlier ones what a story keeps of them.
    fn frame(
        &self,
        course: &Course,
        seat: Option<Seat>,
        from: u32,
        chapter: Option<u32>,
        now_ms: u64,
    ) -> Frame {
        let game = &course.game;
        let viewer = Room::viewer(seat);
        let to = game.seq();
        let kept_from = course.recent.front().map_or(to, |told| told.seq - 1);
        let missed = course.recent.iter().filter(|told| told.seq > from && from >= kept_from);
        let over = self.over().is_some();
        let (mut events, mut later, mut differs) = (Vec::new(), Vec::new(), false);
        for recent in missed {
            let is_fresh = over || chapter.is_none_or(|now| now == recent.chapter);
            for told in recent.events.told_to(viewer) {
                differs |= is_fresh && told.later != Later::Same;
                let kept = match told.later {
                    Later::Same => Some(told.seen.clone()),
                    Later::Changed(kept) => Some(kept),
                    Later::Nothing => None,
                };
                events.extend(if is_fresh { Some(told.seen) } else { kept.clone() });
                later.extend(kept);
            }
        }
        let may_act = seat.filter(|seat| self.running().is_some() && game.turn().includes(*seat));
        Frame {
            from: from.min(to),
            to,
            events,
            later: (!over && differs).then_some(later),
            chapter: game.chapter(),
            view: game.view_text(viewer),
            turn: game.turn(),
            awaited: game.awaited(),
            voice: game.voice(viewer),
            legal: may_act.map(|seat| game.buttons(seat)).unwrap_or_default(),
            forms: may_act.map(|seat| game.forms(seat)).unwrap_or_default(),
            clock: self.clock_view(now_ms),
            can_undo: seat.is_some_and(|seat| self.can_undo(seat)),
            outcome: self.outcome(),
            sketch: None,
        }
    }
}

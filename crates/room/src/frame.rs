//! What each pair of eyes is shown.

use crate::io::{ConnId, Effects, Output};
use crate::room::{Playing, Room};
use engine::Seat;
use protocol::{Frame, ServerMessage};

impl Room {
    /// Tells everybody what happened after step `from`.
    pub(crate) fn broadcast(&self, from: u32, now_ms: u64, out: &mut Effects) {
        let Some(playing) = self.playing() else { return };
        let seats = Seat::all(playing.game.seats()).map(Some).chain([None]);
        for seat in seats {
            let (sketched, plain): (Vec<ConnId>, Vec<ConnId>) =
                self.conns_of(seat).into_iter().partition(|conn| self.conns[conn].sketch);
            if sketched.is_empty() && plain.is_empty() {
                continue;
            }
            let frame = self.frame(playing, seat, from, None, now_ms);
            if !sketched.is_empty() {
                let sketch = Some(playing.game.sketch(Room::viewer(seat)));
                Room::send(sketched, ServerMessage::Frame(Frame { sketch, ..frame.clone() }), out);
            }
            Room::send(plain, ServerMessage::Frame(frame), out);
        }
        if let Some(receipt) = self.receipt() {
            self.tell_all(ServerMessage::Receipt(receipt), out);
            self.tell_all(ServerMessage::Table { table: self.info() }, out);
        }
    }

    /// Shows one socket what happened after step `from`.
    pub(crate) fn show(&self, conn: ConnId, from: u32, now_ms: u64, out: &mut Effects) {
        let (Some(playing), Some(known)) = (self.playing(), self.conns.get(&conn)) else { return };
        let chapter = playing.game.chapter();
        let mut frame = self.frame(playing, known.seat, from, Some(chapter), now_ms);
        frame.sketch = known.sketch.then(|| playing.game.sketch(Room::viewer(known.seat)));
        Room::tell(conn, ServerMessage::Frame(frame), out);
        if let Some(receipt) = self.receipt() {
            Room::tell(conn, ServerMessage::Receipt(receipt), out);
        }
    }

    pub(crate) fn conns_of(&self, seat: Option<Seat>) -> Vec<ConnId> {
        self.conns.iter().filter(|(_, conn)| conn.seat == seat).map(|(id, _)| *id).collect()
    }

    pub(crate) fn tell_all(&self, message: ServerMessage, out: &mut Effects) {
        Room::send(self.conns.keys().copied().collect(), message, out);
    }

    pub(crate) fn tell(conn: ConnId, message: ServerMessage, out: &mut Effects) {
        Room::send(vec![conn], message, out);
    }

    pub(crate) fn send(conns: Vec<ConnId>, message: ServerMessage, out: &mut Effects) {
        if !conns.is_empty() {
            out.outputs.push(Output::Send { conns, message: Box::new(message) });
        }
    }

    /// Who comes back, in `chapter`, is told of the earlier ones what a story keeps of them.
    fn frame(
        &self,
        playing: &Playing,
        seat: Option<Seat>,
        from: u32,
        chapter: Option<u32>,
        now_ms: u64,
    ) -> Frame {
        let game = &playing.game;
        let viewer = Room::viewer(seat);
        let to = game.seq();
        let kept_from = playing.recent.front().map_or(to, |told| told.seq - 1);
        let missed = playing.recent.iter().filter(|told| told.seq > from && from >= kept_from);
        let over = game.outcome().is_some();
        let mut events = Vec::new();
        let mut later = Vec::new();
        for told in missed {
            let archived = told.events.archived_for(viewer);
            let fresh = over || chapter.is_none_or(|now| now == told.chapter);
            events.extend(if fresh { told.events.seen_by(viewer) } else { archived.clone() });
            later.extend(archived);
        }
        let later = (!over && later != events).then_some(later);
        let may_act = seat.filter(|seat| game.turn().includes(*seat) && playing.paused_at_ms.is_none());
        Frame {
            from: from.min(to),
            to,
            events,
            later,
            chapter: game.chapter(),
            view: game.view_text(viewer),
            turn: game.turn(),
            legal: may_act.map(|seat| game.buttons(seat)).unwrap_or_default(),
            forms: may_act.map(|seat| game.forms(seat)).unwrap_or_default(),
            clock: self.clock_view(now_ms),
            outcome: game.outcome(),
            sketch: None,
        }
    }
}

//! Everything that happens around a match: talk, votes, broken lines, strangers, refused acts.

use crate::pair::{Pair, READER, SECOND_DEVICE, WATCHER};
use engine::{Outlook, Rng, Seat};
use protocol::http::Hook;
use protocol::{Badge, ClientMessage, HintView, Look, Proposal, Secret};
use room::{ConnId, Input, ReplyId};
use serde_json::{Value, json};

impl Pair {
    /// Something beside the match. False once the worlds may differ for the viewer.
    pub(crate) fn noise(&mut self) -> Result<bool, String> {
        let seq = self.game(0).seq();
        let people = self.people();
        let Some(somebody) = self.pick(&people) else { return Ok(true) };
        let conn = ConnId(somebody.0.into());
        let watched = self.watched().to_vec();
        let eyes = self.pick(&watched).expect("somebody watches");
        match self.below(19) {
            0 => self.say(eyes, ClientMessage::Ping { nonce: seq }),
            1 => {
                let from = self.below(seq + 2);
                self.say(eyes, ClientMessage::Resume { from })
            }
            2 => self.say(conn, ClientMessage::Chat { text: format!("at step {seq}") }),
            3 => self.say(conn, ClientMessage::React { reaction: "wow".into() }),
            4 => {
                let action = json!({ "type": "as told" });
                let (outlook, reason, others) = (Outlook::default(), None, Vec::new());
                let hint = HintView { seq, action, win_chance: Some(0.5), outlook, reason, others };
                let advice = Input::Advised { conn: eyes, hint };
                Ok(self.say(eyes, ClientMessage::Hint {})? && self.both(advice)?)
            }
            5 => self.say(conn, ClientMessage::Hint {}),
            6 | 7 => self.probe(eyes),
            8 => self.others_probe(somebody),
            9 => self.come_back(eyes),
            10 => self.come_back(conn),
            11 => self.pause(somebody),
            12 => self.undo(),
            13 => self.strangers(),
            14 => self.set_hook(somebody),
            // Whoever is the host says what holds already; all others may not say it.
            15 => self.say(conn, ClientMessage::SetWatching { allowed: true }),
            16 => self.late_entropy(eyes, seq),
            17 => self
                .say(conn, ClientMessage::SetLook { look: Look { badge: Some(Badge::Cat), colour: None } }),
            _ => self.lapse(),
        }
    }

    /// The viewer adds entropy once the match runs, with the right commitment or another one.
    fn late_entropy(&mut self, eyes: ConnId, seq: u32) -> Result<bool, String> {
        let right = self.worlds[0].room.info().commitment;
        let commitment = if seq.is_multiple_of(2) { right } else { "00".repeat(32) };
        self.say(eyes, ClientMessage::Entropy { commitment, entropy: "late".into() })
    }

    /// The viewer tries what they may not do. Why not must depend on nothing they cannot know.
    fn probe(&mut self, eyes: ConnId) -> Result<bool, String> {
        let seq = self.game(0).seq();
        let action = self.odd_action();
        let seat = self.viewer.seat().filter(|_| ![WATCHER, READER].contains(&eyes));
        if seat.is_some_and(|seat| self.game(0).check(seat, &action).is_ok()) {
            return Ok(true);
        }
        let seq = if self.below(8) == 0 { seq.saturating_sub(1) } else { seq };
        let id = serde_json::from_value(json!(format!("probe-{}", self.now_ms))).expect("a short id");
        self.say(eyes, ClientMessage::Act { id, seq, action })
    }

    /// Somebody else tries in each world what they may not do there: it is nobody's business.
    fn others_probe(&mut self, seat: Seat) -> Result<bool, String> {
        let [one, two] = [self.odd_action(), self.odd_action()];
        let refused = |pair: &Pair, world, action: &Value| pair.game(world).check(seat, action).is_err();
        if self.viewer.is(seat) || !refused(self, 0, &one) || !refused(self, 1, &two) {
            return Ok(true);
        }
        let [one, two] = [one, two].map(|action| self.act_of(seat, action));
        self.each(one, two)
    }

    /// An action of any seat, sometimes with a number in it changed, sometimes nonsense.
    fn odd_action(&mut self) -> Value {
        let seats: Vec<Seat> = self.game(0).turn().seats().iter().collect();
        let listed = self.pick(&seats).map(|seat| self.game(0).legal(seat)).unwrap_or_default();
        let mut action = self.pick(&listed).unwrap_or_else(|| json!({ "type": "nothing" }));
        let by = i64::from(self.below(9)) - 4;
        change(&mut action, by, &mut self.dice);
        action
    }

    fn come_back(&mut self, conn: ConnId) -> Result<bool, String> {
        let (sketch, seat) = match conn {
            WATCHER => (false, None),
            READER => (true, None),
            SECOND_DEVICE => (true, self.viewer.seat()),
            ConnId(seat) => (false, Some(Seat(seat as u8))),
        };
        let from = self.game(0).seq();
        let from = self.below(from + 1);
        Ok(self.both(Input::Disconnect { conn })? && self.connect(conn, seat, from, sketch)?)
    }

    /// Everybody agrees to a pause, and later to go on.
    fn pause(&mut self, by: Seat) -> Result<bool, String> {
        for proposal in [Proposal::Pause {}, Proposal::Continue {}] {
            if !self.say(ConnId(by.0.into()), ClientMessage::Propose { proposal })? || !self.agree()? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn agree(&mut self) -> Result<bool, String> {
        for seat in self.people() {
            if !self.say(ConnId(seat.0.into()), ClientMessage::Vote { agree: true })? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The viewer takes their last move back: at once if it showed nothing, otherwise by consent.
    fn undo(&mut self) -> Result<bool, String> {
        let Some(seat) = self.viewer.seat() else { return Ok(true) };
        Ok(self.say(ConnId(seat.0.into()), ClientMessage::Undo {})? && self.agree()?)
    }

    /// Whoever has no seat: with a wrong secret, too late, with a hook that is not theirs.
    fn strangers(&mut self) -> Result<bool, String> {
        let secret = Secret::from_random([99; 32]);
        let conn = ConnId(77);
        let connect = Input::Connect { conn, secret: Some(secret.clone()), from: 0, sketch: false };
        let join = Input::Join { reply: ReplyId(2), name: "Late".into(), seat: None, secret: secret.clone() };
        let hook = Input::SetHook { reply: ReplyId(3), secret, hook: None };
        for input in [connect, join, hook] {
            if !self.both(input)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Somebody says where to call them, and their line breaks for a moment.
    fn set_hook(&mut self, seat: Seat) -> Result<bool, String> {
        let url = "https://hooks.example.org/1".to_owned();
        let input = |pair: &Pair, world| Input::SetHook {
            reply: ReplyId(4),
            secret: pair.secret(seat, world),
            hook: Some(Hook::Webhook { url: url.clone() }),
        };
        Ok(self.each(input(self, 0), input(self, 1))? && self.come_back(ConnId(seat.0.into()))?)
    }

    /// The game's own wait runs out, unless the rules would move for somebody before that.
    fn lapse(&mut self) -> Result<bool, String> {
        let forced = |pair: &Pair, world| {
            let game = pair.game(world);
            game.turn().seats().iter().any(|seat| game.forced(seat).is_some())
        };
        if let Some(wait) = self.game(0).wait()
            && !forced(self, 0)
            && !forced(self, 1)
        {
            self.now_ms += u64::from(wait.after_ms);
        }
        self.both(Input::Tick)
    }
}

/// Changes one number somewhere in an action.
fn change(value: &mut Value, by: i64, dice: &mut engine::FastRng) {
    match value {
        Value::Number(number) => *value = json!(number.as_i64().unwrap_or_default() + by),
        Value::Array(items) if !items.is_empty() => {
            let at = dice.below(items.len() as u32) as usize;
            change(&mut items[at], by, dice);
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = dice.below(fields.len() as u32) as usize;
            if let Some(field) = fields.values_mut().nth(at) {
                change(field, by, dice);
            }
        }
        _ => {}
    }
}

use engine::{FastRng, Rng as _, Seat};
use protocol::{
    ActId, Badge, ClientMessage, Colour, Frame, Look, PlayerKind, Proposal, RefusedWhy, SeatInfo, Secret,
    ServerMessage, Stage, TableInfo,
};
use room::ConnId;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// After so long without an answer an act is sent again, under the same id.
const RESEND_MS: u64 = 2_500;
/// After so long without a word a client asks what it missed.
const SILENCE_MS: u64 = 4_000;
/// After so long it hangs up and calls again.
const DEAD_MS: u64 = 12_000;

/// A person with a seat, or somebody who watches.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) secret: Option<Secret>,
    /// Whom it is connected to: which owner, in which of its lives, under which number.
    pub(crate) link: Option<Link>,
    /// The last frame, and thereby the step seen last.
    pub(crate) frame: Option<Frame>,
    table: Option<TableInfo>,
    seat: Option<Seat>,
    pending: Option<Pending>,
    heard_ms: u64,
    asked_ms: u64,
    vote_open: bool,
    acts: u32,
    number: u8,
    /// Only watches from now on.
    pub(crate) rests: bool,
    /// Every id that was acknowledged, with its step.
    pub(crate) acked: BTreeMap<ActId, u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) owner: usize,
    pub(crate) life: u64,
    pub(crate) conn: ConnId,
}

#[derive(Debug)]
struct Pending {
    id: ActId,
    seq: u32,
    action: Value,
    sent_ms: u64,
}

/// What a client does next.
#[derive(Debug)]
pub(crate) enum Deed {
    Connect { from: u32 },
    HangUp,
    Say(ClientMessage),
}

impl Client {
    pub(crate) fn new(number: u8, secret: Option<Secret>) -> Client {
        Client {
            secret,
            link: None,
            frame: None,
            table: None,
            seat: None,
            pending: None,
            heard_ms: 0,
            asked_ms: 0,
            vote_open: false,
            acts: 0,
            number,
            rests: false,
            acked: BTreeMap::new(),
        }
    }

    pub(crate) fn seen(&self) -> u32 {
        self.frame.as_ref().map_or(0, |frame| frame.to)
    }

    pub(crate) fn sees_the_end(&self) -> bool {
        self.frame.as_ref().is_some_and(|frame| frame.outcome.is_some())
    }

    /// The act it has no answer to yet.
    pub(crate) fn waits_for(&self) -> Option<&ActId> {
        self.pending.as_ref().map(|pending| &pending.id)
    }

    /// How it stands, in a line.
    pub(crate) fn standing(&self) -> String {
        let Client { seat, link, pending, vote_open, .. } = self;
        let (stage, legal) =
            (self.table.as_ref().map(|table| table.stage), self.frame.as_ref().map(|f| f.legal.len()));
        let (number, seen) = (self.number, self.seen());
        format!(
            "client {number}: {seat:?} {stage:?} sees {seen}, {legal:?} legal, {link:?}, {pending:?}, vote {vote_open}"
        )
    }

    pub(crate) fn connected(&mut self, link: Link, now_ms: u64) {
        self.link = Some(link);
        (self.heard_ms, self.asked_ms) = (now_ms, now_ms);
        // What hangs in the air is said again at once.
        if let Some(pending) = &mut self.pending {
            pending.sent_ms = 0;
        }
    }

    /// Takes a message; `Err` says which promise it breaks.
    pub(crate) fn hear(&mut self, message: ServerMessage, now_ms: u64) -> Result<(), String> {
        self.heard_ms = now_ms;
        match message {
            ServerMessage::Welcome { seat, table, .. } => {
                self.seat = seat;
                self.table = Some(table);
            }
            ServerMessage::Table { table } => {
                if let Some(known) = &mut self.table {
                    known.apply(table);
                }
            }
            ServerMessage::Frame(frame) => self.frame = Some(frame),
            ServerMessage::Ack { id, seq } => {
                if self.pending.as_ref().is_some_and(|pending| pending.id == id) {
                    self.pending = None;
                }
                if let Some(before) = self.acked.insert(id.clone(), seq)
                    && before != seq
                {
                    return Err(format!("{id:?} was acknowledged as step {before} and as step {seq}"));
                }
            }
            ServerMessage::Refused(refused) => {
                let Some(id) = refused.id else { return Ok(()) };
                if self.acked.contains_key(&id) && !matches!(refused.why, RefusedWhy::TooFast { .. }) {
                    return Err(format!("{id:?} was acknowledged, then refused: {:?}", refused.why));
                }
                if self.pending.as_ref().is_some_and(|pending| pending.id == id) {
                    self.pending = None;
                }
            }
            ServerMessage::Vote { open } => {
                let waits_for = |seat| open.as_ref().is_some_and(|vote| vote.waiting_seats.contains(&seat));
                self.vote_open = self.seat.is_some_and(waits_for);
            }
            _ => {}
        }
        Ok(())
    }

    /// What to do now. `mischief` is the share of other things than plain moves, in percent.
    pub(crate) fn decide(&mut self, now_ms: u64, mischief: u32, rng: &mut FastRng) -> Vec<Deed> {
        if self.link.is_none() {
            return vec![Deed::Connect { from: self.seen() }];
        }
        if now_ms > self.heard_ms + DEAD_MS {
            return vec![Deed::HangUp];
        }
        let mut deeds = Vec::new();
        if now_ms > self.heard_ms.max(self.asked_ms) + SILENCE_MS {
            self.asked_ms = now_ms;
            deeds.push(Deed::Say(ClientMessage::Resume { from: self.seen() }));
        }
        if self.vote_open {
            self.vote_open = false;
            deeds.push(Deed::Say(ClientMessage::Vote { agree: !rng.chance(mischief, 200) }));
        }
        deeds.extend(self.say_again(now_ms));
        match self.table.as_ref().filter(|_| !self.rests).map(|table| table.stage) {
            Some(Stage::Gathering) => deeds.extend(self.gather()),
            Some(Stage::Paused) if self.seat.is_some() && rng.chance(1, 3) => {
                deeds.push(Deed::Say(ClientMessage::Propose { proposal: Proposal::Continue {} }));
            }
            Some(Stage::Playing) => deeds.extend(self.play(now_ms, mischief, rng)),
            _ => {}
        }
        deeds
    }

    /// Everybody adds randomness. The host fills the table with bots and starts; the others say that they are ready.
    fn gather(&self) -> Vec<Deed> {
        let (Some(table), Some(seat)) = (&self.table, self.seat) else { return Vec::new() };
        let place = &table.seats[seat.index()];
        let mut deeds = Vec::new();
        if place.badge.is_none() {
            // All want the same colour; one gets it.
            let look = Look { badge: Some(Badge::Hat), colour: Some(Colour::Red) };
            let plain = Look { colour: None, ..look };
            deeds.extend([look, plain].map(|look| Deed::Say(ClientMessage::SetLook { look })));
        }
        if !place.entropy_given {
            let (commitment, entropy) = (table.commitment.clone(), format!("dice {}", self.number));
            deeds.push(Deed::Say(ClientMessage::Entropy { commitment, entropy }));
        }
        if table.host_seat != Some(seat) {
            deeds.extend((!place.ready).then_some(Deed::Say(ClientMessage::Ready { ready: true })));
            return deeds;
        }
        let bot = |seat| ClientMessage::SetBot { seat, level: Some("easy".to_owned()) };
        let free = table.seats.iter().filter(|place| place.player == PlayerKind::Nobody);
        let mut free = free.map(|place| place.seat);
        // At every other table a seat stays free. Where that leaves too few, it is filled after all.
        if table.seats.len() % 2 == 1
            && let Some(gap) = free.next()
        {
            let is_asked =
                |place: &&SeatInfo| matches!(place.player, PlayerKind::Person { .. }) && place.seat != seat;
            if table.seats.iter().filter(is_asked).any(|place| !place.ready) {
                return deeds;
            }
            let others =
                free.map(bot).chain([ClientMessage::StartFewer {}, bot(gap), ClientMessage::Start {}]);
            deeds.extend(others.map(Deed::Say));
            return deeds;
        }
        deeds.extend(free.map(bot).chain([ClientMessage::Start {}]).map(Deed::Say));
        deeds
    }

    /// Whatever has happened to the table meanwhile, an act is said until it has an answer.
    fn say_again(&mut self, now_ms: u64) -> Option<Deed> {
        let pending = self.pending.as_mut().filter(|pending| now_ms > pending.sent_ms + RESEND_MS)?;
        pending.sent_ms = now_ms;
        Some(Deed::Say(pending.say()))
    }

    fn play(&mut self, now_ms: u64, mischief: u32, rng: &mut FastRng) -> Vec<Deed> {
        if self.pending.is_some() {
            return Vec::new();
        }
        if self.seat.is_some() && rng.chance(mischief, 100) {
            return vec![self.misbehave(rng)];
        }
        let Some(frame) = self.frame.as_ref().filter(|frame| !frame.legal.is_empty()) else {
            return Vec::new();
        };
        let action = frame.legal[rng.below(frame.legal.len() as u32) as usize].clone();
        let seq = frame.to;
        vec![self.act(seq, action, now_ms)]
    }

    fn act(&mut self, seq: u32, action: Value, now_ms: u64) -> Deed {
        self.acts += 1;
        let id = ActId::try_from(format!("p{}-{}", self.number, self.acts)).expect("a short id");
        let pending = Pending { id, seq, action, sent_ms: now_ms };
        let deed = Deed::Say(pending.say());
        self.pending = Some(pending);
        deed
    }

    fn misbehave(&mut self, rng: &mut FastRng) -> Deed {
        let seq = self.seen();
        let message = match rng.below(9) {
            0 => ClientMessage::Undo {},
            1 => ClientMessage::Propose { proposal: Proposal::Pause {} },
            2 => ClientMessage::Propose { proposal: Proposal::UndoTo { seq: rng.below(seq.max(1)) } },
            3 => ClientMessage::Chat { text: "hm".to_owned() },
            4 => ClientMessage::Hint {},
            5 => return Deed::HangUp,
            6 => ClientMessage::Start {},
            // An act that was made for another step, and one that is none.
            7 => return self.act(seq.wrapping_sub(1), json!({ "type": "pass" }), 0),
            _ => return self.act(seq, json!({ "type": "no such thing", "cards": [1, 2, 3] }), 0),
        };
        Deed::Say(message)
    }
}

impl Pending {
    fn say(&self) -> ClientMessage {
        ClientMessage::Act { id: self.id.clone(), seq: self.seq, action: self.action.clone() }
    }
}

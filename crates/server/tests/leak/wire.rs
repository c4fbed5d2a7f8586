//! Two worlds on two real servers: sockets, requests, hooks, figures and logs.

use crate::leaky::Leak;
use crate::pair::{READER, SECOND_DEVICE, Tally, WATCHER, has_secrets, same, some_setup};
use crate::requests::Who;
use crate::side::{Party, Side};
use crate::worlds::{Guide, alike, bent, told_apart};
use engine::{FastRng, Rng, Seat, SeatSet, Viewer};
use protocol::{ClientMessage, Clock, Privacy, Proposal};
use room::ConnId;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use store::MemoryStore;

const MOVES: u32 = 14;

struct Wire {
    sides: [Side; 2],
    guide: Guide,
    viewer: Viewer,
    dice: FastRng,
    /// The first seat that is not the viewer's: it starts the match.
    host: Seat,
    /// Whether the viewer knows by now which world they are in.
    is_told: bool,
    tally: Tally,
}

impl Wire {
    async fn open(id: &str, seed: u64, viewer: Option<Seat>, leak: Option<Leak>) -> Wire {
        let mut dice = FastRng::new(seed);
        let mut setup = some_setup(id, &mut dice);
        (setup.clock, setup.privacy) = (Clock::None, Privacy::Listed);
        // So many can be a table of a tournament.
        setup.seats = setup.seats.clamp(3, 6);
        let game = catalog::rules(id).expect("a game of the catalog");
        if game.table(setup.seats, &setup.options).is_err() {
            setup.options.clear();
        }
        let viewer = viewer.map_or(Viewer::Public, Viewer::Recall);
        let guide = Guide::new(viewer, seed);
        let party =
            |world| Party { setup: setup.clone(), viewer, bots: SeatSet::EMPTY, world, finished: false };
        let one = Side::open(party(0), bent(id, None, leak), Arc::new(MemoryStore::new())).await;
        let game = bent(id, Some(guide.clone()), leak);
        let two = Side::open(party(1), game, Arc::new(MemoryStore::new())).await;
        let (is_told, tally) = (false, Tally::default());
        Wire { sides: [one, two], guide, viewer, dice, host: Seat(0), is_told, tally }
    }

    async fn run(id: &str, seed: u64, viewer: Option<Seat>, leak: Option<Leak>) -> Result<Tally, String> {
        let mut wire = Wire::open(id, seed, viewer, leak).await;
        let played = wire.play().await;
        let told = format!("{id}, seed {seed}, {:?}, {:?}", wire.viewer, wire.sides[0].party.setup);
        let tally = wire.tally;
        for side in wire.sides {
            side.stop().await;
        }
        played.map(|()| tally).map_err(|why| format!("{told}: {why}"))
    }

    async fn play(&mut self) -> Result<(), String> {
        for side in &mut self.sides {
            side.come_in().await;
            for seat in side.party.people().collect::<Vec<_>>() {
                side.set_hook(seat).await;
                side.say(ConnId(seat.0.into()), ClientMessage::Ready { ready: true }).await;
            }
        }
        self.compare()?;
        // Whoever can be away when the match begins is, and is called if it is their turn.
        if !self.others_away(self.host, ClientMessage::Start {}).await? {
            return Ok(());
        }
        for number in 0..MOVES {
            if !self.noise().await? || !self.act(number).await? {
                break;
            }
            self.tally.moves += 1;
            let [one, two] = self.sides.each_ref().map(|side| side.mirror.game().fingerprint());
            self.tally.differing += u32::from(one != two);
            if number % 6 == 2 {
                self.requests().await?;
            }
        }
        if self.is_told || self.sides.iter().any(|side| side.mirror.is_over()) {
            return Ok(());
        }
        self.calls().await?;
        let [one, two] = [self.sides[0].figures().await, self.sides[1].figures().await];
        same("the figures tell", &one, &two)?;
        let [one, two] = self.sides.each_ref().map(|side| side.logs.of_the_server());
        same("the logs tell", &one, &two)
    }

    /// Whatever can be asked for, by the viewer, by strangers and by whoever runs the tournament.
    async fn requests(&mut self) -> Result<(), String> {
        let viewer = self.viewer.seat().map(Who::Player);
        let everybody: Vec<Who> =
            [Some(Who::Stranger), viewer, Some(Who::Organiser)].into_iter().flatten().collect();
        let mut told = Vec::new();
        for side in &self.sides {
            let asked = side.requests(&everybody).await;
            told.push(asked.iter().map(ToString::to_string).collect::<Vec<_>>());
        }
        self.tally.answers += told[0].len();
        same("requests tell", &told[0], &told[1])
    }

    /// The calls to people who were away say the same, whoever may read them on the way.
    async fn calls(&self) -> Result<(), String> {
        let bodies = |side: &Side| {
            let calls = side.calls.lock().unwrap();
            let mut bodies: Vec<String> =
                calls.iter().map(|call| call.split_once("\r\n\r\n").unwrap().1.to_owned()).collect();
            bodies.sort();
            bodies
        };
        let [mut one, mut two] = self.sides.each_ref().map(bodies);
        for _ in 0..100 {
            if one == two {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
            [one, two] = self.sides.each_ref().map(bodies);
        }
        same("hooks tell", &one, &two)
    }

    async fn both(&mut self, conn: ConnId, message: ClientMessage) -> Result<bool, String> {
        self.each(conn, [message.clone(), message]).await
    }

    /// One message to each server, the first world first.
    async fn each(&mut self, conn: ConnId, messages: [ClientMessage; 2]) -> Result<bool, String> {
        let [one, two] = messages;
        let what = format!("{conn:?} said {one:?}");
        self.sides[0].say(conn, one).await;
        let (undone, seen) = self.sides[0].look().await;
        self.guide.plan(undone, &seen);
        self.sides[1].say(conn, two).await;
        let (_, other) = self.sides[1].look().await;
        self.is_told = self.guide.is_lost() || told_apart(&seen, &other);
        if self.is_told || self.sides.iter().any(|side| side.mirror.is_over()) {
            return Ok(false);
        }
        self.compare().map(|()| true).map_err(|why| format!("after {what} {why}"))
    }

    fn compare(&mut self) -> Result<(), String> {
        let own = self.viewer.seat().map(|seat| ConnId(seat.0.into()));
        for conn in own.into_iter().chain([SECOND_DEVICE, WATCHER, READER]) {
            let [one, two] = self
                .sides
                .each_mut()
                .map(|side| side.heard.get_mut(&conn).map(std::mem::take).unwrap_or_default());
            self.tally.messages += one.len();
            same(&format!("{conn:?} hears"), &one, &two)?;
        }
        Ok(())
    }

    /// All others break off, somebody says something, and they come back.
    async fn others_away(&mut self, but: Seat, message: ClientMessage) -> Result<bool, String> {
        let away: Vec<Seat> =
            self.sides[0].party.people().filter(|seat| *seat != but && !self.viewer.is(*seat)).collect();
        for side in &mut self.sides {
            for seat in &away {
                side.lose(*seat).await;
            }
        }
        let goes_on = self.both(ConnId(but.0.into()), message).await?;
        if goes_on {
            let from = self.sides[0].mirror.game().seq();
            for side in &mut self.sides {
                for seat in &away {
                    side.connect(ConnId(seat.0.into()), from).await;
                }
            }
            self.compare()?;
        }
        Ok(goes_on)
    }

    async fn act(&mut self, number: u32) -> Result<bool, String> {
        let [one, two] = self.sides.each_ref().map(|side| side.mirror.game());
        let seats: Vec<Seat> = one.turn().seats().iter().collect();
        if seats.is_empty() {
            return Ok(false);
        }
        let seat = seats[self.dice.below(seats.len() as u32) as usize];
        let found = if self.viewer.is(seat) {
            let legal = one.legal(seat);
            let action = legal[self.dice.below(legal.len() as u32) as usize].clone();
            Some([action.clone(), action])
        } else {
            alike([one, two], seat, self.viewer, &mut self.dice)
        };
        let Some(actions) = found else { return Ok(false) };
        let (seq, id) = (one.seq(), format!("act-{number}"));
        let act = |action: Value| {
            let act = json!({ "type": "act", "id": id, "seq": seq, "action": action });
            serde_json::from_value(act).expect("an act")
        };
        self.each(ConnId(seat.0.into()), actions.map(act)).await
    }

    async fn noise(&mut self) -> Result<bool, String> {
        let seq = self.sides[0].mirror.game().seq();
        let eyes = self.viewer.seat().map_or(WATCHER, |seat| ConnId(seat.0.into()));
        match self.dice.below(10) {
            0 => self.both(eyes, ClientMessage::Resume { from: seq / 2 }).await,
            1 => self.both(ConnId(self.host.0.into()), ClientMessage::Chat { text: "well".into() }).await,
            2 => self.both(eyes, ClientMessage::React { reaction: "wow".into() }).await,
            3 => self.both(eyes, ClientMessage::Undo {}).await,
            4 => self.both(eyes, ClientMessage::Propose { proposal: Proposal::Pause {} }).await,
            5 => self.both(ConnId(self.host.0.into()), ClientMessage::Vote { agree: false }).await,
            6 => {
                let action = json!({ "type": "nothing", "card": seq });
                let act = json!({ "type": "act", "id": format!("odd-{seq}"), "seq": seq, "action": action });
                self.both(eyes, serde_json::from_value(act).expect("an act")).await
            }
            7 => {
                for side in &mut self.sides {
                    side.say_text(eyes, r#"{"type":"act","id":"odd","seq":"x"}"#.into()).await;
                }
                self.compare().map(|()| true)
            }
            8 => self.both(eyes, ClientMessage::SetWatching { allowed: true }).await,
            _ => self.others_away(self.host, ClientMessage::Chat { text: "alone".into() }).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_say_the_same_to_whom_two_worlds_are_one() {
    for game in catalog::games() {
        let id = game.about().id;
        let hides = has_secrets(&**game);
        let mut all = Tally::default();
        // Where nothing is hidden, the worlds differ in the secrets of seats only.
        let viewers = [None, Some(Seat(1)), Some(Seat(0)), None, Some(Seat(1))];
        let viewers = &viewers[..if hides { 5 } else { 2 }];
        for (seed, &viewer) in (0..).zip(viewers) {
            let tally = Wire::run(id, seed, viewer, None).await.unwrap_or_else(|leak| panic!("{leak}"));
            all.moves += tally.moves;
            all.messages += tally.messages;
            all.differing += tally.differing;
            all.answers += tally.answers;
        }
        assert!(all.moves > 10 && all.messages > 100 && all.answers > 200, "{id}: {all:?}");
        assert!(all.differing > 5 || !hides, "{id}: the worlds hardly ever differ: {all:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_gives_something_away_is_found_out() {
    for game in catalog::games().iter().filter(|game| has_secrets(&***game)) {
        let id = game.about().id;
        let mut caught = false;
        for seed in 0..6 {
            caught = caught || Wire::run(id, seed, Some(Seat(1)), Some(Leak::View)).await.is_err();
        }
        assert!(caught, "{id}");
    }
}

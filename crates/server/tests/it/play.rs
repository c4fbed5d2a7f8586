//! Whole matches.

use crate::client::{Client, Host};
use engine::{Field, Form, OptionValue};
use protocol::{Frame, ServerMessage, Stage};
use serde_json::{Map, Value};

/// A small generator, so that a test plays the same every time.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// Something that a frame offers.
pub(crate) fn choose(frame: &Frame, dice: &mut Dice) -> Value {
    let at = dice.below(frame.legal.len() + frame.forms.len());
    match frame.legal.get(at) {
        Some(action) => action.clone(),
        None => fill(&frame.forms[at - frame.legal.len()], dice),
    }
}

fn fill(form: &Form, dice: &mut Dice) -> Value {
    let mut action = Map::new();
    action.insert("type".into(), form.action.clone().into());
    action.extend(form.fixed.clone());
    for field in &form.fields {
        let between =
            |least: u32, most: u32, dice: &mut Dice| least + dice.below((most - least + 1) as usize) as u32;
        let value: Value = match field {
            Field::Choice { items, .. } => items[dice.below(items.len())].clone(),
            Field::Number { optional: true, .. } => continue,
            Field::Number { min, max, step, .. } => {
                (min + step * dice.below(((max - min) / step + 1) as usize) as i64).into()
            }
            Field::Pick { items, min, max, .. } => {
                let many = between(*min, *max, dice) as usize;
                let from = dice.below(items.len());
                items.iter().cycle().skip(from).take(many.min(items.len())).cloned().collect()
            }
            Field::Counts { available, min, max, .. } => {
                let all: u32 = available.iter().map(|(_, many)| many).sum();
                let mut left = between(*min, (*max).min(all), dice);
                let mut counts = Map::new();
                for (key, many) in available {
                    let taken = left.min(*many);
                    left -= taken;
                    if taken > 0 {
                        counts.insert(key.clone(), taken.into());
                    }
                }
                counts.into()
            }
        };
        action.insert(field.name().to_owned(), value);
    }
    action.into()
}

/// Plays until the match is over, whatever is offered. Tells how often it acted.
pub(crate) async fn play_out(mut client: Client, mut dice: Dice) -> (Client, u32) {
    let mut acknowledged = 0;
    let mut pending = false;
    loop {
        let frame = client.last.clone().expect("a frame was heard");
        if frame.outcome.is_some() {
            return (client, acknowledged);
        }
        if client.may_act() && !pending {
            let act = client.act(choose(&frame, &mut dice));
            client.say(act).await;
            pending = true;
        }
        match client.next().await {
            Some(ServerMessage::Ack { .. }) => {
                acknowledged += 1;
                pending = false;
                // The frame that follows shows what came of it.
                client.frame().await;
            }
            Some(ServerMessage::Refused(_)) => pending = false,
            Some(ServerMessage::Bye { why }) => panic!("the server hung up: {why:?}"),
            Some(_) => {}
            None => panic!("the line broke"),
        }
    }
}

/// The record of a table, checked line by line; tells how many steps it has.
pub(crate) async fn verified(host: &Host, table: &protocol::TableCode) -> u64 {
    let record = host.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200, "{record:?}");
    let read = catalog::replayer().read_all(record.body.lines()).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(read.len() == 1 && read[0].outcome.is_some() && read[0].header.seed.is_some());
    read[0].steps().into()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_bots_play_every_game_to_its_end() {
    let host = Host::start().await;
    for game in catalog::games() {
        let about = game.about();
        let mut setup = protocol::TableSetup::new(about.id, about.least_seats.max(3).min(about.most_seats));
        // Games that would go on for hours are told to end early, where they have such an option.
        if about.options.iter().any(|option| option.id == "rounds") {
            setup.options.insert("rounds".into(), OptionValue::Number(20));
        }
        let allowed = game.table(setup.seats, &setup.options);
        if allowed.is_err() {
            setup.options.clear();
        }
        let (table, mut clients, secrets) = host.playing(setup, 2).await;
        // Somebody watches; whoever has no seat is offered nothing, and so plays nothing.
        let mut watcher = host.connect(&table, None).await;
        watcher.frame().await;
        clients.push(watcher);
        let players =
            clients.into_iter().zip(1..).map(|(client, number)| tokio::spawn(play_out(client, Dice(number))));
        let mut acts = 0;
        let mut around = Vec::new();
        for player in players.collect::<Vec<_>>() {
            let (client, acknowledged) = player.await.expect("it plays to the end");
            acts += acknowledged;
            let frame = client.last.as_ref().expect("a frame was heard");
            assert!(frame.outcome.is_some() && frame.legal.is_empty());
            around.push(client);
        }
        crate::replay::equals_what_was_seen(&host, &table, &around).await;
        crate::story::is_told_in_full(&host, &table, &around, &secrets).await;
        let steps = verified(&host, &table).await;
        assert!(acts > 0 && steps > u64::from(acts), "{}: {acts} acts in {steps} steps", about.id);
        let info: protocol::TableInfo = host.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!(info.stage, Stage::Finished);
        let receipt: protocol::Receipt = host.get(&format!("/api/tables/{table}/receipt")).await.json();
        assert_eq!(receipt.commitment, info.commitment);
        assert_eq!(receipt.entropy[..2], ["of Ada".to_owned(), "of Guest 1".to_owned()]);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_record_is_found_out() {
    let host = Host::start().await;
    let (table, clients, _) = host.playing(crate::client::some_setup(), 1).await;
    for client in clients {
        play_out(client, Dice(7)).await;
    }
    let record = host.get(&format!("/api/tables/{table}/record")).await.body;
    let forged = record.replacen("\"of Ada\"", "\"of Eve\"", 1);
    assert_ne!(forged, record);
    let fault = catalog::replayer().read_all(forged.lines()).expect_err("the seed does not fit");
    assert!(fault.to_string().contains("line 1"), "{fault}");
    host.stop().await;
}

//! Looking back at a record, and going on with it.

use crate::client::{Host, settings};
use crate::play::{Dice, play_out};
use catalog::Replayer;
use engine::{ChanceStream, FastRng, Header, Line, OptionValues, Rng as _, Seat, Seed, Turn};
use protocol::TableInfo;
use protocol::http::{ContinueTable, Problem, Review, Seated};
use serde_json::Value;
use std::sync::Arc;
use store::MemoryStore;

/// The lines of a random match, of the game whose matches are shortest.
fn some_record() -> Vec<String> {
    let records = catalog::games().iter().map(|game| {
        let seed = Seed::from_number(7);
        let mut table = game.open(game.about().least_seats, &OptionValues::new()).expect("defaults");
        let (mut chance, mut dice) = (ChanceStream::new(&seed), FastRng::new(7));
        let mut lines = vec![Line::Header(Header { seed: Some(seed), ..table.header() }).to_json()];
        while table.turn() != Turn::Over {
            let applied = match (table.turn(), table.ask()) {
                (Turn::Chance, _) => table.chance(&mut chance),
                (_, None) => table.lapse(),
                (_, Some(seat)) => {
                    let legal = table.legal(seat);
                    table.submit(seat, &legal[dice.below(legal.len() as u32) as usize])
                }
            };
            lines.push(Line::Entry(applied.expect("it is allowed").entry).to_json());
        }
        lines.push(Line::End(table.outcome().expect("it is over")).to_json());
        lines
    });
    records.min_by_key(Vec::len).expect("the catalog has games")
}

async fn host() -> Host {
    let settings = server::Settings { review_playouts: 2, ..settings() };
    Host::with(settings, Arc::new(MemoryStore::new())).await
}

async fn review(host: &Host, record: &str, from: u32) -> crate::client::Answer {
    host.ask("POST", &format!("/api/review?from={from}"), &[], Some(record.to_owned())).await
}

fn detail(answer: &crate::client::Answer) -> String {
    answer.json::<Problem>().detail
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_reviewed_slice_by_slice() {
    let host = host().await;
    let lines = some_record();
    let record = lines.join("\n");
    let (mut decisions, mut luck, mut from) = (Vec::new(), Vec::new(), 0);
    for _ in 0..lines.len() {
        let part: Review = review(&host, &record, from).await.json();
        decisions.extend(part.decisions);
        luck.extend(part.luck);
        match part.next {
            Some(next) => from = next,
            None => break,
        }
    }
    let steps: Vec<Value> = lines.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let seats = steps[0]["seats"].as_u64().expect("a number") as usize;
    let of_seats: Vec<&Value> = steps.iter().filter(|step| step.get("seat").is_some()).collect();
    assert_eq!(decisions.len(), of_seats.len());
    for (decision, step) in decisions.iter().zip(of_seats) {
        assert_eq!((decision.seq, &decision.action), (step["seq"].as_u64().unwrap() as u32, &step["action"]));
        assert!(decision.before.len() == seats && decision.after.len() == seats, "{decision:?}");
        assert!((0.0..=1.0).contains(&decision.loss));
    }
    assert_eq!(luck.len(), steps.iter().filter(|step| step.get("chance").is_some()).count());
    assert!(luck.iter().all(|swing| swing.swings.len() == seats));
    let again: Review = review(&host, &record, from).await.json();
    assert_eq!(again.decisions, decisions[decisions.len() - again.decisions.len()..], "always the same");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_faulty_record_is_answered_with_its_line() {
    let host = host().await;
    let lines = some_record();
    let record = lines.join("\n");
    let forged = record.replacen(&lines[3], &lines[3].replace("\"print\":\"", "\"print\":\"0"), 1);
    let answer = review(&host, &forged, 0).await;
    assert_eq!((answer.status, answer.error().as_str()), (400, "bad_record"));
    assert!(detail(&answer).contains("line 4: "), "{answer:?}");
    let twice = review(&host, &format!("{record}\n{record}"), 0).await;
    assert_eq!(twice.error(), "several_matches");
    assert!(detail(&twice).contains(&format!("line {}", lines.len() + 1)), "{twice:?}");
    for (nothing, error) in [("", "bad_record"), ("hello", "bad_record")] {
        assert_eq!(review(&host, nothing, 0).await.error(), error, "{nothing}");
    }
    let long = review(&host, &"\n".repeat((4 << 20) + 1), 0).await;
    assert_eq!((long.status, long.error().as_str()), (413, "bad_body"));
    let strange = host.ask("POST", "/api/review?from=x", &[], Some(record)).await;
    assert_eq!(strange.error(), "bad_request");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recorded_match_goes_on_against_bots() {
    let host = host().await;
    let lines = some_record();
    let steps = lines.len() as u32 - 2;
    let wanted = ContinueTable {
        record: lines.join("\n"),
        to: steps / 2,
        seat: Seat(1),
        level: "easy".into(),
        name: "Ada".into(),
        entropy: "of Ada".into(),
    };
    let answer = host.send("POST", "/api/tables/continued", &wanted).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    assert!(answer.header("set-cookie").is_some());
    let seated: Seated = answer.json();
    assert_eq!(seated.seat, Seat(1));
    let info: TableInfo = host.get(&format!("/api/tables/{}", seated.table)).await.json();
    assert_eq!((info.taken_over, info.host_seat), (Some(steps / 2), Some(Seat(1))));
    let mut client = host.connect(&seated.table, Some(&seated.secret)).await;
    assert!(client.frame().await.to >= steps / 2);
    play_out(client, Dice(3)).await;
    let record = host.get(&format!("/api/tables/{}/record", seated.table)).await.body;
    let taken: Vec<&str> = record.lines().skip(1).take(steps as usize / 2).collect();
    assert_eq!(taken, lines[1..=steps as usize / 2], "the past is the same");
    let mut replayer = Replayer::new();
    for line in record.lines() {
        replayer.read(line).unwrap_or_else(|fault| panic!("{fault}"));
    }
    replayer.finish().expect("it is over");
    assert_eq!((replayer.taken_over(), replayer.unseeded()), (u64::from(steps / 2), 0));

    for (changed, error) in [
        (ContinueTable { to: steps, ..wanted.clone() }, "cannot_go_on"),
        (ContinueTable { to: steps + 1, ..wanted.clone() }, "no_such_step"),
        (ContinueTable { seat: Seat(7), ..wanted.clone() }, "no_such_seat"),
        (ContinueTable { level: "genius".into(), ..wanted.clone() }, "no_such_level"),
        (ContinueTable { name: String::new(), ..wanted.clone() }, "cannot_join"),
        (ContinueTable { record: "nothing".into(), ..wanted.clone() }, "bad_record"),
    ] {
        let answer = host.send("POST", "/api/tables/continued", &changed).await;
        assert_eq!((answer.status, answer.error().as_str()), (400, error), "{answer:?}");
    }
    host.stop().await;
}

//! Looking back at a record, and going on with it.

use crate::client::{Answer, Host, settings};
use crate::play::{Dice, play_out};
use engine::{ChanceStream, FastRng, Header, Line, OptionValues, Rng as _, Seat, Seed, Turn};
use protocol::http::{ContinueTable, MatchSource, Problem, RecordKept, Review, Seated};
use protocol::{RecordId, TableInfo};
use serde_json::Value;
use std::sync::Arc;
use store::MemoryStore;

/// The lines of a random match, of the game whose matches are shortest.
fn some_record() -> Vec<String> {
    let records = catalog::games().iter().map(|game| {
        let seed = Seed::from_number(7);
        let mut table = game.table(game.about().least_seats, &OptionValues::new()).expect("defaults").open();
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

/// Sends a record; tells what the server calls it.
pub(crate) async fn send(host: &Host, record: &str) -> RecordId {
    let answer = host.ask("POST", "/api/records", &[], Some(record.to_owned())).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json::<RecordKept>().id
}

/// The answer to a record that is not taken.
async fn refused(host: &Host, record: &str) -> Answer {
    host.ask("POST", "/api/records", &[], Some(record.to_owned())).await
}

async fn review(host: &Host, id: &RecordId, from: u32) -> Answer {
    host.get(&format!("/api/records/{}/review?from={from}", String::from(id.clone()))).await
}

fn detail(answer: &Answer) -> String {
    answer.json::<Problem>().detail
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_reviewed_slice_by_slice() {
    let host = host().await;
    let lines = some_record();
    let record = send(&host, &lines.join("\n")).await;
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
    let answer = refused(&host, &forged).await;
    assert_eq!((answer.status, answer.error().as_str()), (400, "bad_record"));
    assert!(detail(&answer).contains("line 4: "), "{answer:?}");
    let twice = refused(&host, &format!("{record}\n{record}")).await;
    assert_eq!(twice.error(), "several_matches");
    assert!(detail(&twice).contains(&format!("line {}", lines.len() + 1)), "{twice:?}");
    for (nothing, error) in [("", "bad_record"), ("hello", "bad_record")] {
        assert_eq!(refused(&host, nothing).await.error(), error, "{nothing}");
    }
    let long = refused(&host, &"\n".repeat((4 << 20) + 1)).await;
    assert_eq!((long.status, long.error().as_str()), (413, "bad_body"));
    let id = String::from(send(&host, &record).await);
    assert_eq!(host.get(&format!("/api/records/{id}/review?from=x")).await.error(), "bad_request");
    for unknown in ["x".to_owned(), id.to_uppercase(), "0".repeat(64)] {
        let answer = host.get(&format!("/api/records/{unknown}/review")).await;
        assert_eq!((answer.status, answer.error().as_str()), (404, "no_such_record"), "{unknown}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recorded_match_goes_on_against_bots() {
    let host = host().await;
    let lines = some_record();
    let steps = lines.len() as u32 - 2;
    let wanted = ContinueTable {
        of: MatchSource::Record(send(&host, &lines.join("\n")).await),
        to: steps / 2,
        seat: Seat(1),
        level: "easy".into(),
        name: "Ada".into(),
    };
    let page = [("content-type", "application/json"), ("origin", host.base.as_str())];
    let body = serde_json::to_string(&wanted).expect("JSON");
    let answer = host.ask("POST", "/api/tables/continued", &page, Some(body)).await;
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
    let read = catalog::replayer().read_all(record.lines()).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(read[0].header.taken_over == steps / 2 && read[0].header.seed.is_some());
    // A match of this server goes on by its table alone.
    let again = ContinueTable { of: MatchSource::Table(seated.table.clone()), ..wanted.clone() };
    assert_eq!(host.send("POST", "/api/tables/continued", &again).await.status, 201);

    for (changed, error) in [
        (ContinueTable { to: steps, ..wanted.clone() }, "cannot_go_on"),
        (ContinueTable { to: steps + 1, ..wanted.clone() }, "no_such_step"),
        (ContinueTable { seat: Seat(7), ..wanted.clone() }, "no_such_seat"),
        (ContinueTable { level: "genius".into(), ..wanted.clone() }, "no_such_level"),
        (ContinueTable { name: String::new(), ..wanted.clone() }, "cannot_join"),
    ] {
        let answer = host.send("POST", "/api/tables/continued", &changed).await;
        assert_eq!((answer.status, answer.error().as_str()), (400, error), "{answer:?}");
    }
    let unknown = MatchSource::Record(RecordId::from_hash([1; 32]));
    let answer = host.send("POST", "/api/tables/continued", &ContinueTable { of: unknown, ..wanted }).await;
    assert_eq!((answer.status, answer.error().as_str()), (404, "no_such_record"), "{answer:?}");
    host.stop().await;
}

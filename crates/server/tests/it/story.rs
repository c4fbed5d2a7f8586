//! The story of a match, asked for by whoever comes back.

use crate::client::{Answer, Client, Host, some_setup};
use protocol::http::{StoryLine, StoryView};
use protocol::{ClientMessage, Frame, Secret, ServerMessage, TableCode, TableSetup};
use serde_json::Value;

async fn asked(host: &Host, table: &TableCode, query: &str, secret: Option<&Secret>) -> Answer {
    let cookie = secret.map(|secret| format!("magnat_{table}={}", secret.expose())).unwrap_or_default();
    host.ask("GET", &format!("/api/tables/{table}/story{query}"), &[("cookie", &cookie)], None).await
}

/// What somebody remembers who heard these frames: when the page is turned, of each only what its story keeps.
fn remembered(frames: &[Frame]) -> Vec<(u32, Vec<Value>)> {
    let mut lines: Vec<(&Frame, bool, Vec<Value>)> = Vec::new();
    for frame in frames {
        let before = lines.last().map(|(before, ..)| before.chapter);
        for (line, crossed, events) in &mut lines {
            if let Some(later) = &line.later
                && frame.outcome.is_none()
                && (line.chapter != frame.chapter || *crossed)
            {
                *events = later.clone();
            }
        }
        lines.push((frame, before.is_some_and(|before| before != frame.chapter), frame.events.clone()));
    }
    let told = lines.into_iter().filter(|(_, _, events)| !events.is_empty());
    told.map(|(frame, _, events)| (frame.to, events)).collect()
}

/// Without those that were shown once more to somebody who acted too late.
fn in_order(frames: &[Frame]) -> Vec<&Frame> {
    let mut seen = 0;
    let mut is_next = |frame: &&Frame| {
        let is_next = frame.from == seen && (frame.to > seen || frame.to == 0);
        seen = if is_next { frame.to } else { seen };
        is_next
    };
    frames.iter().filter(|frame| is_next(frame)).collect()
}

fn told(lines: Vec<StoryLine>) -> Vec<(u32, Vec<Value>)> {
    let told = lines.into_iter().filter(|line| !line.events.is_empty());
    told.map(|line| (line.seq, line.events)).collect()
}

/// All events of a finished match, as these people heard them.
pub(crate) async fn is_told_in_full(host: &Host, table: &TableCode, around: &[Client], secrets: &[Secret]) {
    for (client, secret) in around.iter().zip(secrets) {
        let seat = client.seat.expect("they play");
        let story: StoryView = asked(host, table, &format!("?seat={}", seat.0), Some(secret)).await.json();
        let heard = in_order(&client.frames);
        let heard: Vec<&Value> = heard.iter().flat_map(|frame| &frame.events).collect();
        let lines: Vec<&Value> = story.lines.iter().flat_map(|line| &line.events).collect();
        assert_eq!(lines, heard, "{table} {seat}");
        assert!(!story.cut && story.lines.iter().all(|line| line.later.is_none()));
        let summary = story.summary.expect("it is over");
        assert!(summary.phrases().count() == 0 || summary.seats.len() > 1, "{summary:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn while_it_is_played_everybody_reads_what_they_may_remember() {
    let host = Host::start().await;
    for game in catalog::games() {
        let about = game.about();
        let setup = TableSetup::new(about.id, about.least_seats.max(2));
        let (table, mut clients, secrets) = host.playing(setup, about.least_seats.max(2)).await;
        let mut differs = false;
        for _ in 0..24 {
            if clients[0].last.as_ref().is_some_and(|frame| frame.outcome.is_some()) {
                break;
            }
            // Where all that can be done is composed in a form, this player does not know how to go on.
            let first = |client: &Client| client.last.as_ref()?.legal.first().cloned();
            let Some((at, action)) =
                clients.iter().enumerate().find_map(|(at, client)| Some((at, first(client)?)))
            else {
                break;
            };
            let act = clients[at].act(action);
            clients[at].say(act).await;
            for client in &mut clients {
                client.frame().await;
            }
            let (reader, secret) = (&clients[0], &secrets[0]);
            // Once it is over everything is told again, which is another test.
            if reader.frames.last().is_some_and(|frame| frame.outcome.is_some()) {
                break;
            }
            let story: StoryView = asked(&host, &table, "?seat=0", Some(secret)).await.json();
            assert_eq!(story.to, reader.frames.last().expect("a frame").to);
            differs |= story.lines.iter().any(|line| line.later.is_some());
            assert_eq!(told(story.lines), remembered(&reader.frames), "{}", about.id);
        }
        let takes_away = clients[0].frames.iter().any(|frame| frame.later.is_some());
        assert_eq!(differs, takes_away, "{}", about.id);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_the_story_of_another_seat() {
    let host = Host::start().await;
    let gathering = host.create(some_setup(), &[]).await;
    let early = asked(&host, &gathering.table, "?seat=0", Some(&gathering.secret)).await;
    assert_eq!((early.status, early.error().as_str()), (409, "not_begun"));

    let (table, mut clients, secrets) = host.playing(some_setup(), 2).await;
    for (query, secret) in [("?seat=0", None), ("?seat=0", Some(&secrets[1])), ("?seat=7", Some(&secrets[1]))]
    {
        let refused = asked(&host, &table, query, secret).await;
        assert_eq!((refused.status, refused.error().as_str()), (403, "not_yours"), "{query}");
    }
    for query in ["?seat=x", "?seat=-1", "?seat=256"] {
        assert_eq!(asked(&host, &table, query, None).await.error(), "bad_request", "{query}");
    }
    assert_eq!(asked(&host, &table, "", None).await.status, 200, "everybody may watch");
    clients[0].say(ClientMessage::SetWatching { allowed: false }).await;
    clients[1].until(|message| matches!(message, ServerMessage::Table { .. })).await;
    let closed = asked(&host, &table, "", None).await;
    assert_eq!((closed.status, closed.error().as_str()), (403, "no_watching"));
    assert_eq!(asked(&host, &table, "?seat=1", Some(&secrets[1])).await.status, 200);
    assert_eq!(host.get("/api/tables/XXXXXX/story").await.error(), "no_such_table");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_stays_a_line_of_the_story() {
    let host = Host::start().await;
    // People in all seats: one of them begins, whoever that is.
    let setup = some_setup();
    let people = setup.seats;
    let (table, mut clients, secrets) = host.playing(setup, people).await;
    let acts = |client: &Client| client.last.as_ref().is_some_and(|frame| !frame.legal.is_empty());
    let actor = clients.iter().position(acts).expect("somebody begins");
    let seat = clients[actor].seat.expect("they play");
    let before = clients[actor].last.clone().expect("a frame");
    let mark = |line: &StoryLine| (line.seq, line.seat, line.taken_back);
    for _ in 0..2 {
        let act = clients[actor].act(before.legal[0].clone());
        clients[actor].say(act).await;
        for client in &mut clients {
            client.frame().await;
        }
        clients[actor].say(ClientMessage::Undo {}).await;
        clients[actor]
            .until(|message| matches!(message, ServerMessage::Vote { .. } | ServerMessage::Frame(_)))
            .await;
        if clients[actor].last.as_ref().is_some_and(|frame| frame.to > before.to) {
            for at in (0..clients.len()).filter(|at| *at != actor) {
                clients[at].say(ClientMessage::Vote { agree: true }).await;
            }
        }
        for client in &mut clients {
            client
                .until(|message| matches!(message, ServerMessage::Frame(frame) if frame.to == before.to))
                .await;
        }
    }
    for (client, secret) in clients.iter().zip(&secrets) {
        let own = client.seat.expect("they play").0;
        let story: StoryView = asked(&host, &table, &format!("?seat={own}"), Some(secret)).await.json();
        let told: Vec<_> = story.lines.iter().filter(|line| line.taken_back).map(mark).collect();
        assert_eq!(told, vec![(before.to, Some(seat), true); 2], "seat {own}");
        let others: Vec<&StoryLine> = story.lines.iter().filter(|line| !line.taken_back).collect();
        assert!(
            others.iter().all(|line| line.seq <= before.to),
            "what was taken back is not told: {others:?}"
        );
    }
    let act = clients[actor].act(before.legal[0].clone());
    clients[actor].say(act).await;
    clients[actor].frame().await;
    let (own, secret) = (seat.0, &secrets[actor]);
    let story: StoryView = asked(&host, &table, &format!("?seat={own}"), Some(secret)).await.json();
    let last = story.lines.last().expect("a line");
    assert!(last.seq > before.to && !last.taken_back, "the move after it comes after it: {last:?}");
    host.stop().await;
}

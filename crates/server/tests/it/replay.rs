//! Records read again.

use crate::client::{Answer, Client, Host, settings, some_setup};
use crate::play::{Dice, play_out};
use crate::records::send;
use engine::Outcome;
use protocol::TableCode;
use protocol::http::{ReplayFrame, ReplayView};
use server::Rate;
use std::path::Path;
use std::sync::Arc;
use store::MemoryStore;

/// Where a record is found once it was sent.
async fn sent(host: &Host, record: &str) -> String {
    format!("/api/records/{}", String::from(send(host, record).await))
}

async fn replay(host: &Host, place: &str, query: &str) -> Answer {
    host.get(&format!("{place}/replay?{query}")).await
}

/// All steps as these eyes see them, by windows.
async fn whole(host: &Host, place: &str, eyes: &str) -> (ReplayView, Vec<ReplayFrame>) {
    let first = replay(host, place, &format!("eyes={eyes}&count=70")).await;
    assert_eq!(first.status, 200, "{first:?}");
    let first: ReplayView = first.json();
    let mut frames = first.frames.clone();
    while frames.len() <= first.total_steps as usize {
        let query = format!("eyes={eyes}&from={}", frames.len());
        let next: ReplayView = replay(host, place, &query).await.json();
        assert!(!next.frames.is_empty() && next.frames.len() <= 200);
        assert!(next.story.is_empty() && next.scores.is_empty(), "told once");
        frames.extend(next.frames);
    }
    assert!(frames.iter().map(|frame| frame.seq).eq(0..=first.total_steps));
    (first, frames)
}

/// What these people (and watchers) heard while the match was played is what its replay shows their eyes; and no
/// pair of eyes is shown an act that it did not make.
pub(crate) async fn equals_what_was_seen(host: &Host, table: &TableCode, around: &[Client]) {
    let place = format!("/api/tables/{table}");
    let (all, everything) = whole(host, &place, "all").await;
    let record = sent(host, &host.get(&format!("{place}/record")).await.body).await;
    assert_eq!(whole(host, &record, "all").await, (all.clone(), everything.clone()), "sent or played here");
    for client in around {
        let eyes = client.seat.map_or("public".to_owned(), |seat| seat.0.to_string());
        let (told, frames) = whole(host, &place, &eyes).await;
        assert!(told.finished && told.players.len() == usize::from(told.seats));
        assert!(client.frames.len() > 5);
        for (at, live) in client.frames.iter().enumerate() {
            let again = &frames[live.to as usize];
            assert_eq!((live.view.value(), live.turn), (again.view.clone(), again.turn));
            assert_eq!(live.outcome, again.outcome);
            // Who comes in the middle is told of earlier chapters only what a story keeps of them.
            if client.seat.is_none() && at == 0 {
                continue;
            }
            let steps = &frames[live.from as usize + 1..=live.to as usize];
            let events: Vec<_> = steps.iter().flat_map(|frame| frame.events.clone()).collect();
            assert_eq!(live.events, events, "{} {eyes} after step {}", told.game, live.from);
        }
        for (own, truth) in frames.iter().zip(&everything) {
            let acted = truth.seat.filter(|_| truth.action.is_some());
            let made = acted.is_some() && acted == client.seat;
            assert_eq!(own.action.is_some(), made, "{} {eyes} step {}", told.game, own.seq);
            assert!(own.hands.is_empty() && (own.seat.is_none() || own.seat == truth.seat));
            if let Some(seat) = client.seat {
                assert_eq!(truth.hands[seat.index()].view, own.view);
            }
        }
        let story = frames.iter().filter(|frame| !frame.events.is_empty());
        let story: Vec<_> = story.map(|frame| (frame.seq, frame.events.clone())).collect();
        let lines: Vec<_> = told.story.into_iter().map(|line| (line.seq, line.events)).collect();
        assert_eq!(lines, story);
    }
    assert!(everything.iter().all(|frame| frame.hands.len() == usize::from(all.seats)));
    assert!(all.scores.len() <= 300 && all.scores[0].seq == 0);
    let last = all.scores.last().expect("scores from the start");
    let outcome: &Outcome = everything.last().and_then(|frame| frame.outcome.as_ref()).expect("it is over");
    assert_eq!((last.seq, &last.scores), (all.total_steps, &outcome.scores));
}

/// A record of any game from its tests.
fn golden() -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let about = catalog::games().first().expect("the catalog has games").about();
    let of_today = format!("rules{}-prints{}", about.rules_version, about.print_version);
    let replays = games.join(about.id).join("tests/replays").join(of_today);
    let replays = std::fs::read_dir(replays).expect("golden records");
    let mut files: Vec<_> = replays.map(|file| file.expect("a file").path()).collect();
    files.sort();
    std::fs::read_to_string(files.first().expect("there are some")).expect("text")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_faulty_record_is_told_by_its_line() {
    let host = Host::start().await;
    let record = golden();
    let lines: Vec<&str> = record.lines().collect();
    let problem = async |text: &str| {
        let answer = host.ask("POST", "/api/records", &[], Some(text.to_owned())).await;
        assert_eq!((answer.status, answer.error().as_str()), (400, "bad_record"), "{answer:?}");
        answer.json::<protocol::http::Problem>().detail
    };
    assert!(problem("").await.contains("no record"));
    assert!(problem("hello").await.contains("line 1: not JSON"));
    assert!(problem(&lines[1..].join("\n")).await.contains("line 1: a record begins with its header"));
    let skipped = [&lines[..5], &lines[6..]].concat().join("\n");
    assert!(problem(&skipped).await.contains("line 6: step 6 where step 5 was expected"));
    let at = lines[3].rfind("\"print\":\"").expect("a fingerprint") + 9;
    let forged = format!("{}{}{}", &lines[3][..at], "0".repeat(16), &lines[3][at + 16..]);
    let forged = [&lines[..3], &[forged.as_str()], &lines[4..]].concat().join("\n");
    assert!(problem(&forged).await.contains("line 4: the fingerprint is 0000000000000000"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_may_break_off() {
    let host = Host::start().await;
    let record = golden();
    let cut: String = record.lines().take(9).flat_map(|line| [line, "\n"]).collect();
    let cut = sent(&host, &cut).await;
    let told: ReplayView = replay(&host, &cut, "").await.json();
    assert_eq!((told.total_steps, told.finished, told.frames.len()), (8, false, 9));
    let part: ReplayView = replay(&host, &cut, "from=7&count=1").await.json();
    assert_eq!((part.total_steps, part.finished, part.frames.len()), (8, false, 1));
    let whole = sent(&host, &record).await;
    let beyond: ReplayView = replay(&host, &whole, "from=4000000000&count=4000000000").await.json();
    assert!(beyond.total_steps > 8 && beyond.frames.is_empty());
    host.stop().await;
}

/// A match that is still played is nobody's to look back at, and one that is over needs no record to be sent.
#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_is_not_shown_again() {
    let host = Host::start().await;
    let (table, clients, _) = host.playing(some_setup(), 1).await;
    for path in ["replay?eyes=all", "replay", "review"] {
        let answer = host.get(&format!("/api/tables/{table}/{path}")).await;
        assert_eq!((answer.status, answer.error().as_str()), (409, "not_over"), "{path}");
    }
    for client in clients {
        play_out(client, Dice(3)).await;
    }
    assert_eq!(host.get(&format!("/api/tables/{table}/replay?eyes=all")).await.status, 200);
    for path in ["/api/tables/ZZZZZZ/replay", "/api/tables/ZZZZZZ/review", "/api/tables/zz/replay"] {
        assert_eq!(host.get(path).await.error(), "no_such_table", "{path}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_asked_is_refused() {
    let mut settings = settings();
    settings.limits.works = Rate::new(5, 1_000_000);
    let host = Host::with(settings, Arc::new(MemoryStore::new())).await;
    let record = sent(&host, &golden()).await;
    for query in ["eyes=everything", "eyes=-1", "from=x", "count=1.5"] {
        let answer = replay(&host, &record, query).await;
        assert_eq!((answer.status, answer.error().as_str()), (400, "bad_request"), "{query}");
    }
    let long = host.ask("POST", "/api/records", &[], Some(" ".repeat(4 * 1024 * 1024 + 1))).await;
    assert_eq!((long.status, long.error().as_str()), (413, "bad_body"));
    let seat = replay(&host, &record, "eyes=8").await;
    assert_eq!((seat.status, seat.error().as_str()), (400, "no_such_seat"));
    for status in [200, 200, 429] {
        assert_eq!(replay(&host, &record, "count=1").await.status, status);
    }
    host.stop().await;
}

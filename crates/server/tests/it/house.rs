//! What the host changes before the match: the house rules, and how many play.

use crate::client::{Client, Host, games_with_and_without_books, some_setup};
use crate::play::{Dice, play_out};
use engine::{OptionValue, Seat};
use protocol::http::{ReplayView, Seated};
use protocol::{Badge, ClientMessage, Colour, Look, RefusedWhy, ServerMessage, TableInfo, TableSetup};
use serde_json::json;

/// A rule of a game that is off by default.
fn switch() -> String {
    let about = catalog::games().first().expect("the catalog has games").about();
    let off = |option: &&engine::OptionSpec| option.default == OptionValue::Switch(false);
    about.options.iter().find(off).expect("it has a switch").id.to_owned()
}

async fn welcomed(client: &mut Client) -> (Option<Seat>, TableInfo) {
    let welcome = client.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
    let ServerMessage::Welcome { seat, table, .. } = welcome else { unreachable!("it was waited for") };
    (seat, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn house_rules_are_changed_in_the_lobby() {
    let host = Host::start().await;
    let Seated { table, secret, .. } = host.create(some_setup(), &[]).await;
    let mut ada = host.connect(&table, Some(&secret)).await;
    let bob = host.join(&table, "Bob").await;
    let mut bobs = host.connect(&table, Some(&bob.secret)).await;
    bobs.say(ClientMessage::Ready { ready: true }).await;
    let is_ready =
        |message: &ServerMessage| matches!(message, ServerMessage::Table { table } if table.seats[1].ready);
    ada.until(is_ready).await;
    let path = format!("/api/tables/{table}/options");
    let rule = switch();
    let wanted = json!({ "secret": secret, "options": { (rule.as_str()): true } });
    assert_eq!(host.send("PUT", &path, &wanted).await.status, 204);
    for client in [&mut ada, &mut bobs] {
        let (_, table) = welcomed(client).await;
        assert_eq!(table.setup.options.get(&rule), Some(&OptionValue::Switch(true)));
        assert!(!table.seats[1].ready, "who was ready is asked anew");
    }
    let refused = [
        (json!({ "secret": bob.secret, "options": {} }), 403, "not_host"),
        (json!({ "options": {} }), 403, "wrong_secret"),
        (json!({ "secret": secret, "options": { "no_such_rule": true } }), 400, "bad_setup"),
        (json!({ "secret": secret, "options": { (rule.as_str()): 17 } }), 400, "bad_setup"),
        (json!({ "secret": secret, "options": [] }), 400, "bad_request"),
    ];
    for (body, status, error) in refused {
        let answer = host.send("PUT", &path, &body).await;
        assert_eq!((answer.status, answer.error().as_str()), (status, error), "{body}");
    }
    let info: TableInfo = host.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(info.setup.options.get(&rule), Some(&OptionValue::Switch(true)), "nothing was lost");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begins_with_those_who_are_there_and_its_record_says_so() {
    let host = Host::start().await;
    let about = catalog::games().first().expect("the catalog has games").about();
    let Seated { table, secret, .. } = host.create(TableSetup::new(about.id, about.most_seats), &[]).await;
    let mut ada = host.connect(&table, Some(&secret)).await;
    // Two sit down, and whoever sat between them leaves.
    let (gone, bob, cleo) =
        (host.join(&table, "Gone").await, host.join(&table, "Bob").await, host.join(&table, "Cleo").await);
    let mut leaver = host.connect(&table, Some(&gone.secret)).await;
    leaver.say(ClientMessage::Leave {}).await;
    leaver.bye().await;
    let mut clients =
        vec![host.connect(&table, Some(&bob.secret)).await, host.connect(&table, Some(&cleo.secret)).await];
    let look = Look { badge: Some(Badge::Ship), colour: Some(Colour::Blue) };
    clients[1].say(ClientMessage::SetLook { look }).await;
    let is_blue = |message: &ServerMessage| matches!(message, ServerMessage::Table { table } if table.seats[3].colour == Colour::Blue);
    ada.until(is_blue).await;
    clients[0].say(ClientMessage::SetLook { look }).await;
    assert!(
        matches!(clients[0].refusal().await, RefusedWhy::NotNow { .. }),
        "nobody looks like somebody else"
    );
    for (client, seat) in clients.iter_mut().zip([2, 3]) {
        client.say(ClientMessage::Ready { ready: true }).await;
        let is_ready = |message: &ServerMessage| matches!(message, ServerMessage::Table { table } if table.seats[seat].ready);
        ada.until(is_ready).await;
    }
    ada.say(ClientMessage::StartFewer {}).await;
    clients.insert(0, ada);
    for (client, seat) in clients.iter_mut().zip(0..) {
        let (own, table) = welcomed(client).await;
        assert_eq!((own, table.setup.seats, table.seats.len()), (Some(Seat(seat)), 3, 3));
        client.seat = own;
        client.frame().await;
    }
    let players: Vec<_> = clients
        .into_iter()
        .zip(3..)
        .map(|(client, number)| tokio::spawn(play_out(client, Dice(number))))
        .collect();
    for player in players {
        player.await.expect("it plays to the end");
    }
    // A table that was forgotten meanwhile is read from its facts.
    host.until("magnat_tables_awake 0").await;
    let record = host.get(&format!("/api/tables/{table}/record")).await.body;
    let header: serde_json::Value =
        serde_json::from_str(record.lines().next().expect("a header")).expect("JSON");
    assert_eq!((&header["seats"], &header["players"]), (&json!(3), &json!(["Ada", "Bob", "Cleo"])));
    let replay: ReplayView = host.get(&format!("/api/tables/{table}/replay?eyes=all&count=3")).await.json();
    assert_eq!((replay.seats, replay.players.len(), replay.finished), (3, 3, true));
    let info: TableInfo = host.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((info.seats[2].badge, info.seats[2].colour), (Some(Badge::Ship), Colour::Blue), "looks stay");
    host.stop().await;
}

/// Somebody plays until there is something to book, and books it wrong. Tells what their story says about that.
async fn booked_wrong(host: &Host, check_books: bool) -> serde_json::Value {
    let options = [("ledger_mode".to_owned(), OptionValue::Word("self".into()))].into();
    let setup = TableSetup { options, check_books, ..TableSetup::new(games_with_and_without_books().0, 2) };
    let (table, mut clients, secrets) = host.playing(setup, 1).await;
    let ada = &mut clients[0];
    let books = |frame: &protocol::Frame| frame.forms.iter().any(|form| form.action == "book_entry");
    let wrong = json!({ "type": "book_entry", "entry": 1, "revenue": 7, "cost": 7 });
    // The act under way, and whether it is the entry. Bots move in between: then it is made anew.
    let mut pending = None;
    loop {
        let frame = ada.last.clone().expect("a frame was heard");
        let action = if books(&frame) { Some(wrong.clone()) } else { frame.legal.first().cloned() };
        if let (None, Some(action)) = (&pending, action) {
            let act = ada.act(action);
            let ClientMessage::Act { id, .. } = &act else { unreachable!("it is one") };
            pending = Some((id.clone(), books(&frame)));
            ada.say(act).await;
        }
        match ada.next().await {
            Some(ServerMessage::Ack { id, .. }) if pending.as_ref() == Some(&(id.clone(), true)) => break,
            Some(ServerMessage::Ack { .. }) => {
                pending = None;
                ada.frame().await;
            }
            Some(ServerMessage::Refused(_)) => pending = None,
            Some(_) => {}
            None => panic!("the line broke"),
        }
    }
    let cookie = format!("magnat_{table}={}", secrets[0].expose());
    let path = format!("/api/tables/{table}/story");
    let everybody: serde_json::Value = host.get(&path).await.json();
    assert_eq!(everybody.get("checked"), None, "it is nobody else's business");
    host.ask("GET", &format!("{path}?seat=0"), &[("cookie", &cookie)], None).await.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn books_kept_by_hand_are_checked_at_once_where_the_teacher_wants_it() {
    let host = Host::start().await;
    let told = booked_wrong(&host, true).await;
    let checked = &told["checked"][0];
    assert_eq!((&checked["entry"], &checked["is_right"]), (&json!(1), &json!(false)), "{checked}");
    let right = (checked["revenue"].as_i64(), checked["cost"].as_i64());
    assert!(
        right != (Some(0), Some(0)) && right.0.is_some() && right.1.is_some(),
        "what would be right: {checked}"
    );
    let later = booked_wrong(&host, false).await;
    assert_eq!(later.get("checked"), None, "elsewhere it is told after the match");
    host.stop().await;
}

//! Requests outside the socket.

use crate::client::{Host, settings, some_setup};
use protocol::http::{Addresses, GameList, PushKey, Rulebook, TableList};
use protocol::{Privacy, Stage, TableInfo};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn games_rules_and_addresses_are_told() {
    let host = Host::start().await;
    let games: GameList = host.get("/api/games").await.json();
    assert_eq!(games.games.len(), catalog::games().len());
    assert!(!games.reactions.is_empty());
    for line in &games.games {
        assert!(line.least_seats <= line.most_seats && line.bots == ["easy", "normal", "hard"]);
        assert!(line.options.iter().all(|option| !option.allowed.is_empty()), "{line:?}");
        for lang in ["en", "pl", "cs", "ru"] {
            let rules: Rulebook = host.get(&format!("/api/games/{}/rules?lang={lang}", line.id)).await.json();
            assert_eq!(rules.lang, lang);
            assert!(rules.chapters.len() > 3 && rules.spec.len() > 1_000 && !text::is_raw(&rules.tagline));
        }
    }
    assert_eq!(host.get("/api/games/nothing/rules").await.error(), "no_such_game");
    let addresses: Addresses = host.get("/api/address").await.json();
    assert!(addresses.addresses.contains(&host.base), "{addresses:?}");
    let key: PushKey = host.get("/api/push-key").await.json();
    assert_eq!(key.key.len(), 87, "65 bytes in base64url");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_open_tables_are_listed() {
    let host = Host::start().await;
    let hidden = host.create(some_setup(), &[]).await;
    let open =
        host.create(protocol::TableSetup { privacy: Privacy::Listed, ..some_setup() }, &["easy"]).await;
    for round in 0..2 {
        let listed: TableList = host.get("/api/tables").await.json();
        let codes: Vec<_> = listed.tables.iter().map(|line| &line.code).collect();
        assert_eq!(codes, [&open.table], "round {round}");
        let line = &listed.tables[0];
        assert_eq!((line.stage, line.free_seats), (Stage::Gathering, line.seats - 2));
        assert_eq!(line.names[0], "Ada");
        // The second time they sleep, and what is told of them comes from the store.
        host.until("magnat_tables_awake 0").await;
    }
    let info: TableInfo =
        host.get(&format!("/api/tables/{}", hidden.table.as_str().to_lowercase())).await.json();
    assert_eq!(info.code, hidden.table);
    for nothing in ["AAAAAA", "x", "1O0I!!"] {
        let answer = host.get(&format!("/api/tables/{nothing}")).await;
        assert_eq!((answer.status, answer.error().as_str()), (404, "no_such_table"), "{nothing}");
    }
    let early = host.get(&format!("/api/tables/{}/record", hidden.table)).await;
    assert_eq!((early.status, early.error().as_str()), (409, "not_over"));
    assert_eq!(host.get(&format!("/api/tables/{}/receipt", hidden.table)).await.status, 409);
    host.stop().await;
}

/// However quickly it is found that there is none, whoever asked is told so and not sent away to try again.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_not_there_is_never_unavailable() {
    let host = Host::start().await;
    for _ in 0..200 {
        let answer = host.get("/api/tables/XXXXXX").await;
        assert_eq!((answer.status, answer.error().as_str()), (404, "no_such_table"));
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_for_the_operator() {
    let host = Host::start().await;
    assert_eq!(host.get("/metrics").await.status, 200, "this machine may ask");
    let passed_on = host.ask("GET", "/metrics", &[("x-forwarded-for", "127.0.0.1")], None).await;
    assert_eq!((passed_on.status, passed_on.error().as_str()), (403, "metrics"));
    host.stop().await;

    let apart = Some(std::net::SocketAddr::from(([127, 0, 0, 1], 0)));
    let settings = server::Settings { metrics_listen: apart, ..settings() };
    let mut host = Host::with(settings, std::sync::Arc::new(store::MemoryStore::new())).await;
    assert_eq!(host.get("/metrics").await.status, 403, "they have an address of their own");
    let address = host.server.metrics_address().expect("it was asked for");
    let tables = std::mem::replace(&mut host.base, format!("http://{address}"));
    let page = host.ask("GET", "/metrics", &[("x-forwarded-for", "10.0.0.9")], None).await;
    assert!(
        page.status == 200
            && page.body.contains("\nmagnat_requests_total{route=\"/metrics\",status=\"403\"} 1\n"),
        "{page:?}"
    );
    assert_eq!(host.get("/api/games").await.status, 404, "nothing else is there");
    host.base = tables;
    assert_eq!(host.get("/api/games").await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_headers_that_browsers_keep_to() {
    let host = Host::start().await;
    for path in ["/", "/t/K7QWXM", "/api/games", "/api/nothing", "/healthz", "/metrics", "/missing.js"] {
        let answer = host.get(path).await;
        for (name, part) in [
            ("content-security-policy", "default-src 'self'"),
            ("content-security-policy", "frame-ancestors 'none'"),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
        ] {
            assert!(
                answer.header(name).is_some_and(|value| value.contains(part)),
                "{path}: {name} in {answer:?}"
            );
        }
    }
    assert_eq!(host.get("/").await.status, 200);
    assert_eq!(host.get("/api/games").await.header("cache-control"), Some("no-store"));
    assert_eq!(host.get("/healthz").await.body, "ok\n");
    assert_eq!(host.get("/readyz").await.body, "ready\n");
    let wrong = host.ask("DELETE", "/api/games", &[], None).await;
    assert_eq!((wrong.status, wrong.error().as_str()), (405, "method"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_of_the_requests_is_served() {
    let host = Host::start().await;
    let described: Value = host.get("/api/openapi.json").await.json();
    assert_eq!(described["openapi"], "3.1.0");
    // What it says of one answer is true of that answer.
    let schema =
        &described["paths"]["/api/games"]["get"]["responses"]["200"]["content"]["application/json"]["schema"];
    assert_eq!(schema["$ref"], "#/components/schemas/GameList");
    let answered: Value = host.get("/api/games").await.json();
    for name in described["components"]["schemas"]["GameList"]["required"].as_array().expect("it has fields")
    {
        assert!(answered.get(name.as_str().expect("a name")).is_some());
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_may_not_play() {
    let host = Host::start().await;
    let evil = ("origin", "https://evil.example");
    assert_eq!(host.try_socket(&[evil]).await.err(), Some(403));
    let own = host.base.clone();
    assert!(host.try_socket(&[("origin", &own)]).await.is_ok());
    let body = json!({ "setup": some_setup(), "name": "Ada" }).to_string();
    let json_type = ("content-type", "application/json");
    let refused = host.ask("POST", "/api/tables", &[json_type, evil], Some(body.clone())).await;
    assert_eq!((refused.status, refused.error().as_str()), (403, "origin"));
    let plain = host.ask("POST", "/api/tables", &[("content-type", "text/plain")], Some(body)).await;
    assert_eq!((plain.status, plain.error().as_str()), (415, "not_json"));
    assert_eq!(
        host.send("POST", "/api/tables", &json!({ "setup": protocol::TableSetup::new("x", 2) })).await.status,
        400
    );
    host.stop().await;
}

use crate::place::{Place, append, texts};
use crate::run;
use testkit::Postgres;

#[test]
fn postgres_is_spoken_to_over_tls() {
    let server = Postgres::with_tls();
    let place = |mode: &str| {
        Place::Postgres(format!(
            "{}&sslmode={mode}",
            server.schema(&format!("of_{}", mode.replace('-', "_")))
        ))
    };
    run(async {
        let store = place("require").open().await;
        store.append(append("a", 0, &["one"])).await.unwrap();
        assert_eq!(texts(&*store, "a").await, ["one"]);
        assert!(server.encrypted() >= 1, "the store's connections are encrypted");
        drop(store);
        let unknown = place("verify-full").try_open().await.err().expect("nobody vouches for this server");
        assert!(unknown.to_string().to_lowercase().contains("certificate"), "{unknown}");
    });
}

#[test]
fn a_database_without_tls_is_not_taken_where_tls_is_asked_for() {
    let server = Postgres::start();
    let url = format!("{}&sslmode=require", server.schema("plain"));
    run(async {
        let refused = Place::Postgres(url).try_open().await.err().expect("it cannot encrypt");
        assert!(refused.to_string().contains("TLS"), "{refused}");
    });
}

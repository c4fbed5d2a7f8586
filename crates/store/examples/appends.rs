//! How many small appends a store takes in a second, each durable before it is answered.
//!
//! `cargo run --release -p store --example appends -- FILE | postgres://ADDRESS | memory`
#![expect(clippy::print_stdout, reason = "a figure for people")]

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, EventStore, MemoryStore, SqlStore, StoreError};

const APPENDS: u64 = 60_000;
const BYTES: usize = 200;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), StoreError> {
    let place = std::env::args().nth(1).unwrap_or_else(|| "memory".to_owned());
    let store: Arc<dyn EventStore> = match place.as_str() {
        "memory" => Arc::new(MemoryStore::new()),
        url if url.contains("://") => Arc::new(SqlStore::postgres(url).await?),
        file => Arc::new(SqlStore::file(Path::new(file)).await?),
    };
    println!("{APPENDS} appends of {BYTES} bytes; each table waits for its answer before it goes on");
    println!("{:>8} {:>12} {:>10} {:>10}", "tables", "appends/s", "p50 ms", "p99 ms");
    for tables in [1, 10, 100, 1_000, 4_000] {
        // One table alone waits for the disk each time and needs no more to be measured.
        let each = (APPENDS / tables).min(2_000);
        measure(&store, tables, each).await?;
    }
    Ok(())
}

async fn measure(store: &Arc<dyn EventStore>, tables: u64, each: u64) -> Result<(), StoreError> {
    let begin = Instant::now();
    let mut playing = tokio::task::JoinSet::new();
    for table in 0..tables {
        playing.spawn(play(Arc::clone(store), format!("{tables}/{table}/{}", std::process::id()), each));
    }
    let mut waits = Vec::new();
    for played in playing.join_all().await {
        waits.extend(played?);
    }
    let rate = waits.len() as f64 / begin.elapsed().as_secs_f64();
    waits.sort_unstable();
    let quantile = |of: usize| waits[waits.len() * of / 100].as_secs_f64() * 1_000.0;
    println!("{tables:>8} {rate:>12.0} {:>10.2} {:>10.2}", quantile(50), quantile(99));
    Ok(())
}

async fn play(store: Arc<dyn EventStore>, stream: String, each: u64) -> Result<Vec<Duration>, StoreError> {
    let mut waits = Vec::with_capacity(each as usize);
    for expected in 0..each {
        let begin = Instant::now();
        let (stream, entries) = (stream.clone(), vec![vec![b'x'; BYTES]]);
        store
            .append(Append { stream, expected, entries, note: String::new(), at_ms: expected, due_ms: None })
            .await?;
        waits.push(begin.elapsed());
    }
    Ok(waits)
}

//! `siege crash PROGRAM KILLS [TABLES] [SEED]`, `siege load PROGRAM [SECONDS] [IDLE-SOCKETS]`,
//! `siege storm PROGRAM BOARD [SECONDS] [NAME]`, `siege boards PROGRAM BOARD [TABLES]`, `siege echo`.

#![expect(clippy::print_stdout, reason = "a program for a person at a terminal")]

use anyhow::{Context as _, Result, bail};
use siege::faults::{self, StoreFault};
use siege::load::{self, Wanted};
use siege::storm::{self, Storm, StormReport};
use siege::{Host, crash, echo};
use std::path::Path;
use std::time::Duration;

const USAGE: &str = "say one of: crash PROGRAM KILLS [TABLES] [SEED], load PROGRAM [SECONDS] [IDLE-SOCKETS], storm PROGRAM BOARD [SECONDS] [NAME], boards PROGRAM BOARD [TABLES], echo";
/// Seats at the same time, for the curve.
const CURVE: [usize; 4] = [100, 400, 1_000, 5_000];
/// How often each table moves when people think: each of four seats every four seconds.
const THINKING: Duration = Duration::from_secs(1);
/// Needs as many open files, here and in the server.
const IDLE_SOCKETS: u64 = 20_000;
const IDLE_TABLES: usize = 5_000;

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?.block_on(async {
        match words[..] {
            ["crash", program, ref rest @ ..] => kill(program, rest).await,
            ["load", program, ref rest @ ..] => {
                measure(program, number(rest, 0, 10)?, number(rest, 1, IDLE_SOCKETS)? as usize).await
            }
            ["storm", program, board, ref rest @ ..] => {
                storms(program, board, number(rest, 0, 10)?, rest.get(1).copied()).await
            }
            ["boards", program, board, ref rest @ ..] => {
                boards(program, board, number(rest, 0, 1_000)? as usize).await
            }
            ["echo"] => echo::serve(|address| println!("http://{address}")).await,
            _ => bail!(USAGE),
        }
    })
}

fn number(words: &[&str], at: usize, usual: u64) -> Result<u64> {
    words.get(at).map_or(Ok(usual), |word| word.parse().with_context(|| format!("{word:?} is no number")))
}

async fn kill(program: &str, rest: &[&str]) -> Result<()> {
    let (kills, tables, seed) = (number(rest, 0, 100)?, number(rest, 1, 20)?, number(rest, 2, 1)?);
    let heard = |kill: u32| {
        if kill.is_multiple_of(50) {
            println!("{kill} kills");
        }
    };
    let report = crash::run(Path::new(program), tables as usize, kills as u32, seed, heard).await?;
    println!("{report:#?}");
    for fault in StoreFault::ALL {
        println!("{:?}", faults::run(Path::new(program), fault, tables as usize, seed).await?);
    }
    println!("every acknowledged act is stored once; every table went on");
    Ok(())
}

/// A game that four can play.
fn game() -> Result<String> {
    let fits = |seats: &engine::About| (seats.least_seats..=seats.most_seats).contains(&load::SEATS);
    let mut abouts = catalog::games().iter().map(|game| game.about());
    Ok(abouts.find(|about| fits(about)).context("no game takes four")?.id.to_owned())
}

async fn storms(program: &str, board: &str, seconds: u64, only: Option<&str>) -> Result<()> {
    let (game, lasts) = (game()?, Duration::from_secs(seconds));
    let board = std::fs::read_to_string(board).with_context(|| format!("cannot read {board}"))?;
    let names: Vec<&str> = Storm::ALL.iter().map(|(name, _)| *name).collect();
    if only.is_some_and(|only| !names.contains(&only)) {
        bail!("there is no such storm; say one of: {}", names.join(", "));
    }
    println!("people at ten tables of {game}, in peace and in a storm of a few addresses\n");
    println!("| storm | quiet p50 ms | p99 ms | storm p50 ms | p99 ms | p99 ratio | MB before | MB after |");
    println!("|---|---|---|---|---|---|---|---|");
    for (name, storm) in Storm::ALL.into_iter().filter(|(name, _)| only.is_none_or(|only| only == *name)) {
        let StormReport { quiet, stormy, quiet_mb, stormy_mb } =
            storm::run(Path::new(program), storm, &game, &board, lasts).await?;
        println!(
            "| {name} | {:.1} | {:.1} | {:.1} | {:.1} | {:.2} | {quiet_mb} | {stormy_mb} |",
            quiet.p50_ms,
            quiet.p99_ms,
            stormy.p50_ms,
            stormy.p99_ms,
            stormy.p99_ms / quiet.p99_ms
        );
    }
    Ok(())
}

async fn boards(program: &str, board: &str, tables: usize) -> Result<()> {
    let board = std::fs::read_to_string(board).with_context(|| format!("cannot read {board}"))?;
    for (same, what) in [(true, "all the same"), (false, "all different")] {
        let (before, after) = storm::boards(Path::new(program), &board, tables, same).await?;
        println!("{tables} tables with the longest board, {what}: {before} MB before, {after} MB after");
    }
    Ok(())
}

async fn measure(program: &str, seconds: u64, sockets: usize) -> Result<()> {
    let (game, lasts) = (game()?, Duration::from_secs(seconds));
    let folder = tempfile::tempdir()?;
    println!("game {game}, four sockets per table, SQLite, stored before acknowledged\n");
    println!("| seats | pace | acts/s | p50 ms | p99 ms | echo/s | acts' messages over echo |");
    println!("|---|---|---|---|---|---|---|");
    for seats in CURVE {
        for (pace, rest) in [("one after the other", Duration::ZERO), ("every 4 s per seat", THINKING)] {
            let file = folder.path().join(format!("{seats}-{}.db", rest.as_secs()));
            let data = ["--data", file.to_str().context("the path is no text")?];
            let mut host = Host::start(Path::new(program), &data).await?;
            let wanted = Wanted { game: game.clone(), seats, rest, lasts };
            let speed = load::measure(host.address(), &wanted).await?;
            host.kill().await?;
            let mut bare = Host::echo().await?;
            let echo =
                load::measure_echo(bare.address(), seats, speed.bytes, lasts.min(Duration::from_secs(5)))
                    .await?;
            bare.kill().await?;
            // An act brings an answer to its author and a frame to each of the four.
            let messages = speed.acts_per_second * f64::from(load::SEATS + 1);
            println!(
                "| {seats} | {pace} | {:.0} | {:.1} | {:.1} | {:.0} | {:.2} |",
                speed.acts_per_second,
                speed.p50_ms,
                speed.p99_ms,
                echo.acts_per_second,
                messages / echo.acts_per_second
            );
        }
    }
    let mut host = Host::start(Path::new(program), &["--memory"]).await?;
    let idle = load::measure_idle(&host, &game, sockets, IDLE_TABLES).await?;
    host.kill().await?;
    println!(
        "\n{} idle sockets: {:.1} KB each; {} idle tables: {:.1} KB each",
        idle.sockets, idle.kb_per_socket, idle.tables, idle.kb_per_table
    );
    Ok(())
}

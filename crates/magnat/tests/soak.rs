//! `magnat soak`, run as a script runs it.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use serde_json::Value;
use std::process::{Command, Output};

fn run(words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magnat"));
    command.args(words.split_whitespace()).env("LC_ALL", "C").env_remove("RUST_BACKTRACE").output().unwrap()
}

#[test]
fn every_game_survives_random_options() {
    let output = run("soak --games 60 --threads 1 --seed 4 --json");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let lines: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let ids: Vec<&str> = lines.iter().map(|line| line["game"].as_str().unwrap()).collect();
    assert_eq!(ids, catalog::games().iter().map(|game| game.about().id).collect::<Vec<_>>());
    for line in &lines {
        assert!(line["games"].as_u64().unwrap() >= 60, "{line}");
        assert!(line["longest"]["steps"].as_u64() <= line["longest"]["bound"].as_u64(), "{line}");
    }
    let (id, table) = (ids[0], &lines[0]["longest"]["table"]);
    let again = run(&format!("soak {id} --seed 4 --threads 1 --table {table} --json"));
    let again: Value = serde_json::from_slice(&again.stdout).unwrap();
    assert_eq!((&again["longest"], &again["tables"]), (&lines[0]["longest"], &1.into()));
    let told = String::from_utf8(run(&format!("soak {id} --games 5 --threads 1")).stdout).unwrap();
    assert!(told.contains("all well") && told.contains("longest") && told.contains("games/s"), "{told}");
}

#[test]
fn an_unknown_game_is_bad_input() {
    let output = run("soak ludo");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("magnat: no game \"ludo\""));
}

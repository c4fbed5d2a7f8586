use crate::play::{Listed, games, magnat};
use crate::shell;
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::time::Instant;

const PAGE: &str = "docs/benchmarks.md";
const BEGIN: &str = "<!-- measured: cargo xtask bench --write -->";
const END: &str = "<!-- end of measured -->";

/// A run shorter than this says more about the machine's mood than about the program.
const WANTED_SECONDS: f64 = 4.0;
const FIRST_GAMES: u64 = 2_000;
const MOST_GAMES: u64 = 50_000_000;

/// The table everybody compares: four seats, or as many as the game allows.
const SEATS: u64 = 4;

const CALIBRATION_STEPS: u64 = 1_000_000_000;

/// The players whose matches are timed: any action at all, and the cheap fixed players some games have.
const PLAYERS: [&str; 2] = ["random", "scripted"];

/// The search that is timed, from the middle of a match between easy bots.
const SEARCH: &str = "tree:400000";

/// One line of the table of matches.
#[derive(Clone, PartialEq, Debug)]
struct Row {
    game: String,
    players: &'static str,
    seats: u64,
    games_per_second: f64,
    steps_per_second: f64,
    /// Steps per second on two threads, over one.
    scaling: f64,
    /// The bare loop, run right before.
    calibration: f64,
}

/// One line of the table of searches.
#[derive(Clone, PartialEq, Debug)]
struct Search {
    game: String,
    seats: u64,
    /// The step whose view was searched, and how many the match had.
    step: u32,
    steps: u32,
    playouts_per_second: f64,
    calibration: f64,
}

/// How fast one simulation ran.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Speed {
    games_per_second: f64,
    steps_per_second: f64,
}

pub(crate) fn run(write: bool) -> Result<()> {
    shell::run(&mut shell::cargo(["build", "--release", "--package", "magnat", "--package", "xtask"]))?;
    let (mut rows, mut searches) = (Vec::new(), Vec::new());
    for game in games()? {
        for players in PLAYERS.into_iter().filter(|bot| game.bots.iter().any(|known| known == bot)) {
            rows.push(measure(&game, players)?);
        }
        searches.push(search(&game)?);
    }
    let table = format!("{}\n{}\n{}", table(&rows), search_table(&searches), batches()?);
    println!("\n{table}");
    if write {
        let path = shell::root().join(PAGE);
        let page = fs::read_to_string(&path).with_context(|| format!("cannot read {PAGE}"))?;
        fs::write(path, with_table(&page, &table)?)?;
        println!("written into {PAGE}");
    }
    Ok(())
}

/// How many steps per second a bare generator makes on one core: what the figures of another machine are scaled by.
/// Only a release build means anything, so `bench` runs this command in one.
pub(crate) fn calibrate() {
    let begin = Instant::now();
    let mut word = black_box(0x9e37_79b9_7f4a_7c15_u64);
    for _ in 0..CALIBRATION_STEPS {
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
    }
    black_box(word);
    println!("{:.0}", CALIBRATION_STEPS as f64 / begin.elapsed().as_secs_f64());
}

fn calibrated() -> Result<f64> {
    let mut command = shell::cargo(["run", "--quiet", "--release", "--package", "xtask", "--", "calibrate"]);
    shell::output(&mut command)?.trim().parse().context("the calibration loop printed no number")
}

fn measure(game: &Listed, players: &'static str) -> Result<Row> {
    let seats = SEATS.clamp(game.least_seats, game.most_seats);
    println!("{}: {seats} seats, {players} players", game.id);
    let calibration = calibrated()?;
    let run = |games, threads| simulate(game, players, seats, games, threads);
    let first = run(FIRST_GAMES, 1)?;
    let games = (first.games_per_second * WANTED_SECONDS) as u64;
    let games = games.clamp(FIRST_GAMES, MOST_GAMES);
    let one = run(games, 1)?;
    let two = run(2 * games, 2)?;
    Ok(Row {
        game: game.id.clone(),
        players,
        seats,
        games_per_second: one.games_per_second,
        steps_per_second: one.steps_per_second,
        scaling: two.steps_per_second / one.steps_per_second,
        calibration,
    })
}

fn simulate(game: &Listed, players: &str, seats: u64, games: u64, threads: u64) -> Result<Speed> {
    let mut command = magnat(&["simulate", &game.id, "--json", "--bot", players, "--seed", "1"]);
    let numbers = [("--seats", seats), ("--games", games), ("--threads", threads)];
    command.args(numbers.iter().flat_map(|(name, number)| [(*name).to_owned(), number.to_string()]));
    read_speed(&shell::output(&mut command)?)
}

/// Lets a tree search think at a decision in the middle of a match.
fn search(game: &Listed) -> Result<Search> {
    let seats = SEATS.clamp(game.least_seats, game.most_seats);
    println!("{}: {seats} seats, {SEARCH}", game.id);
    let path = std::env::temp_dir().join(format!("magnat-bench-{}-{}", std::process::id(), game.id));
    let _ = fs::remove_file(&path);
    let record = path.to_string_lossy().into_owned();
    let mut command = magnat(&["simulate", &game.id, "--games", "1", "--bot", "easy", "--seed", "1"]);
    command.args(["--seats", &seats.to_string(), "--json", "--out", &record]);
    shell::output(&mut command)?;
    let (step, steps) = middle_decision(&fs::read_to_string(&path)?)?;
    let calibration = calibrated()?;
    let thought = shell::output(&mut magnat(&[
        "think",
        &record,
        "--to",
        &step.to_string(),
        "--bot",
        SEARCH,
        "--json",
    ]))?;
    fs::remove_file(&path)?;
    let thought: Value = serde_json::from_str(&thought).context("`magnat think --json` printed no JSON")?;
    let speed =
        thought.get("speed").and_then(|speed| speed.get("playouts_per_second")).and_then(Value::as_f64);
    let playouts_per_second = speed.context("`magnat think --json` gives no speed.playouts_per_second")?;
    Ok(Search { game: game.id.clone(), seats, step, steps, playouts_per_second, calibration })
}

/// The table of batches, as the example of the catalog prints it.
fn batches() -> Result<String> {
    println!("batches");
    let example = ["--package", "catalog", "--example", "batch_speed"];
    shell::output(shell::cargo(["run", "--quiet", "--release", "--locked"]).args(example))
}

/// The step before the middle one of all decisions in a record, and the number of its steps.
fn middle_decision(record: &str) -> Result<(u32, u32)> {
    let lines = record.lines().map(serde_json::from_str::<Value>).collect::<Result<Vec<_>, _>>()?;
    let number = |line: &Value| Some(line.get("seq")?.as_u64()? as u32);
    let decisions: Vec<u32> =
        lines.iter().filter(|line| line.get("seat").is_some()).filter_map(number).collect();
    let middle = decisions.get(decisions.len() / 2).context("nobody decides anything in this record")?;
    let steps = lines.iter().filter_map(number).max().unwrap_or(0);
    Ok((middle - 1, steps))
}

fn read_speed(json: &str) -> Result<Speed> {
    let report: Value = serde_json::from_str(json).context("`magnat simulate --json` printed no JSON")?;
    let number = |name: &str| {
        let number = report.get("speed").and_then(|speed| speed.get(name)).and_then(Value::as_f64);
        number.with_context(|| format!("`magnat simulate --json` gives no speed.{name}"))
    };
    Ok(Speed { games_per_second: number("games_per_second")?, steps_per_second: number("steps_per_second")? })
}

fn table(rows: &[Row]) -> String {
    let mut table = String::from(
        "| game | players | seats | games/s | steps/s | loop steps/s | loop steps per step | two threads |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for row in rows {
        let _ = writeln!(
            table,
            "| `{}` | {} | {} | {} | {} | {} | {:.1} | {:.2}x |",
            row.game,
            row.players,
            row.seats,
            grouped(row.games_per_second),
            grouped(row.steps_per_second),
            grouped(row.calibration),
            row.calibration / row.steps_per_second,
            row.scaling,
        );
    }
    table
}

fn search_table(rows: &[Search]) -> String {
    let mut table = String::from(
        "| game | seats | view after step | playouts/s | loop steps/s | loop steps per playout |\n\
         |---|---|---|---|---|---|\n",
    );
    for row in rows {
        let _ = writeln!(
            table,
            "| `{}` | {} | {} of {} | {} | {} | {} |",
            row.game,
            row.seats,
            row.step,
            row.steps,
            grouped(row.playouts_per_second),
            grouped(row.calibration),
            grouped(row.calibration / row.playouts_per_second),
        );
    }
    table
}

/// 1234567.8 as 1,234,568.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// The page with the measured part replaced.
fn with_table(page: &str, table: &str) -> Result<String> {
    let parts = page.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let Some((before, after)) = parts else { bail!("{PAGE} has no lines {BEGIN:?} and {END:?}") };
    Ok(format!("{before}{BEGIN}\n{table}{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn the_table_shows_ratios() {
        let row = Row {
            game: "ludo".to_owned(),
            players: "random",
            seats: 4,
            games_per_second: 123_456.7,
            steps_per_second: 12_345_678.0,
            scaling: 1.954,
            calibration: 500_000_000.0,
        };
        expect![[r#"
            | game | players | seats | games/s | steps/s | loop steps/s | loop steps per step | two threads |
            |---|---|---|---|---|---|---|---|
            | `ludo` | random | 4 | 123,457 | 12,345,678 | 500,000,000 | 40.5 | 1.95x |
        "#]]
        .assert_eq(&table(&[row]));
        assert_eq!(grouped(999.0), "999");
    }

    #[test]
    fn searches_start_in_the_middle_of_a_match() {
        let record = "{\"game\":\"ludo\"}\n{\"seq\":1,\"chance\":3}\n{\"seq\":2,\"seat\":0}\n{\"seq\":3,\"chance\":1}\n\
                      {\"seq\":4,\"seat\":1}\n{\"seq\":5,\"seat\":0}\n{\"seq\":6,\"chance\":1}\n{\"end\":{\"ranks\":[1,2]}}\n";
        assert_eq!(middle_decision(record).unwrap(), (3, 6));
        assert!(middle_decision("{\"seq\":1,\"chance\":3}\n").is_err());
        let row = Search {
            game: "ludo".to_owned(),
            seats: 4,
            step: 3,
            steps: 6,
            playouts_per_second: 250_000.0,
            calibration: 500_000_000.0,
        };
        assert!(search_table(&[row]).ends_with("| `ludo` | 4 | 3 of 6 | 250,000 | 500,000,000 | 2,000 |\n"));
    }

    #[test]
    fn only_the_measured_part_of_the_page_changes() {
        let page = format!("# Speed\n{BEGIN}\nold\n{END}\nWords.\n");
        assert_eq!(with_table(&page, "new\n").unwrap(), format!("# Speed\n{BEGIN}\nnew\n{END}\nWords.\n"));
        assert!(with_table("# Speed\n", "new\n").is_err());
    }

    #[test]
    fn the_speed_is_read_from_the_report() {
        let report =
            r#"{"games":5,"speed":{"threads":1,"seconds":2.0,"games_per_second":2.5,"steps_per_second":80}}"#;
        let speed = Speed { games_per_second: 2.5, steps_per_second: 80.0 };
        assert_eq!(read_speed(report).unwrap(), speed);
        let error = read_speed("{}").unwrap_err().to_string();
        assert_eq!(error, "`magnat simulate --json` gives no speed.games_per_second");
    }
}

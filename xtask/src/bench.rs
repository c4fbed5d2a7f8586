use crate::play::{Listed, games, magnat};
use crate::{Arguments, shell};
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

/// One line of the table.
#[derive(Clone, PartialEq, Debug)]
struct Row {
    game: String,
    seats: u64,
    games_per_second: f64,
    steps_per_second: f64,
    /// Steps per second on two threads, over one.
    scaling: f64,
    /// The bare loop, run right before.
    calibration: f64,
}

/// How fast one simulation ran.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Speed {
    games_per_second: f64,
    steps_per_second: f64,
}

pub(crate) fn run(rest: &[String]) -> Result<()> {
    let given = Arguments::read(rest, &[], &["write"])?;
    shell::run(&mut shell::cargo(["build", "--release", "--package", "magnat", "--package", "xtask"]))?;
    let rows = games()?.iter().map(measure).collect::<Result<Vec<Row>>>()?;
    let table = table(&rows);
    println!("\n{table}");
    if given.has("write") {
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

fn measure(game: &Listed) -> Result<Row> {
    let seats = SEATS.clamp(game.least_seats, game.most_seats);
    println!("{}: {seats} seats, random players", game.id);
    let mut command = shell::cargo(["run", "--quiet", "--release", "--package", "xtask", "--", "calibrate"]);
    let calibration = shell::output(&mut command)?;
    let calibration: f64 = calibration.trim().parse().context("the calibration loop printed no number")?;
    let first = simulate(game, seats, FIRST_GAMES, 1)?;
    let games = (first.games_per_second * WANTED_SECONDS) as u64;
    let games = games.clamp(FIRST_GAMES, MOST_GAMES);
    let one = simulate(game, seats, games, 1)?;
    let two = simulate(game, seats, 2 * games, 2)?;
    Ok(Row {
        game: game.id.clone(),
        seats,
        games_per_second: one.games_per_second,
        steps_per_second: one.steps_per_second,
        scaling: two.steps_per_second / one.steps_per_second,
        calibration,
    })
}

fn simulate(game: &Listed, seats: u64, games: u64, threads: u64) -> Result<Speed> {
    let mut command = magnat(&["simulate", &game.id, "--json", "--bot", "random", "--seed", "1"]);
    let numbers = [("--seats", seats), ("--games", games), ("--threads", threads)];
    command.args(numbers.iter().flat_map(|(name, number)| [(*name).to_owned(), number.to_string()]));
    read_speed(&shell::output(&mut command)?)
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
        "| game | seats | games/s | steps/s | loop steps/s | loop steps per step | two threads |\n\
         |---|---|---|---|---|---|---|\n",
    );
    for row in rows {
        let _ = writeln!(
            table,
            "| `{}` | {} | {} | {} | {} | {:.1} | {:.2}x |",
            row.game,
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
            seats: 4,
            games_per_second: 123_456.7,
            steps_per_second: 12_345_678.0,
            scaling: 1.954,
            calibration: 500_000_000.0,
        };
        expect![[r#"
            | game | seats | games/s | steps/s | loop steps/s | loop steps per step | two threads |
            |---|---|---|---|---|---|---|
            | `ludo` | 4 | 123,457 | 12,345,678 | 500,000,000 | 40.5 | 1.95x |
        "#]]
        .assert_eq(&table(&[row]));
        assert_eq!(grouped(999.0), "999");
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

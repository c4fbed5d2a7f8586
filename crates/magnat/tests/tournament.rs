//! `magnat tournament`, run as an organiser runs it.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use calamine::{Data, Range, Reader as _, Xlsx, open_workbook};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of its own for each test, and a game whose players keep books.
struct Place {
    path: PathBuf,
    game: &'static str,
}

impl Place {
    fn new(name: &str) -> Place {
        let path = std::env::temp_dir().join(format!("magnat-tournament-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Place { path, game: bookkeepers() }
    }

    fn run(&self, words: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_magnat"));
        command.args(words.split_whitespace().map(|word| word.replace('~', " "))).current_dir(&self.path);
        command.env("LC_ALL", "C").env_remove("RUST_BACKTRACE").output().unwrap()
    }

    fn ok(&self, words: &str) -> String {
        let output = self.run(words);
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), &*err), (Some(0), ""), "magnat {words}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn json(&self, words: &str) -> Value {
        serde_json::from_str(&self.ok(words)).unwrap()
    }

    /// The one line of a run that is refused as bad input.
    fn refused(&self, words: &str) -> String {
        let output = self.run(words);
        let err = String::from_utf8(output.stderr).unwrap();
        assert!(err.lines().count() == 1 && output.status.code() == Some(2), "magnat {words}: {err}");
        err.trim_end().trim_start_matches("magnat: ").to_owned()
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path.join(name), text).unwrap();
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path.join(name)).unwrap()
    }

    fn create(&self, count: usize, more: &str) {
        let names: Vec<String> = (1..=count).map(|number| format!("Player {number}\n")).collect();
        self.write("names.txt", &names.concat());
        let game = self.game;
        self.ok(&format!("tournament create cup.json --game {game} --players names.txt --seed 7 {more}"));
    }

    /// Seats the next game; the names at every table.
    fn seat(&self, more: &str) -> Vec<Vec<String>> {
        serde_json::from_value(
            self.json(&format!("tournament seat cup.json --json {more}"))["tables"].clone(),
        )
        .unwrap()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// The id of a game that leaves papers.
fn bookkeepers() -> &'static str {
    let keeps = |game: &&dyn search::AnyGame| {
        let table = game.table(game.about().least_seats, &Default::default()).unwrap().open();
        !table.figures().is_empty()
    };
    let mut games = catalog::games().iter().map(|game| &**game);
    games.find(keeps).expect("some game keeps books").about().id
}

fn number(name: &str) -> i64 {
    name.strip_prefix("Player ").unwrap().parse().unwrap()
}

/// A CSV in which lower numbers do better.
fn results(tables: &[Vec<String>]) -> String {
    let mut csv = String::from("table,participant,rank,profit,cash,bankrupt\n");
    for (at, table) in tables.iter().enumerate() {
        for name in table {
            let rank = 1 + table.iter().filter(|other| number(other) < number(name)).count();
            csv += &format!("{},{name},{rank},{},{},false\n", at + 1, 500 - 10 * number(name), number(name));
        }
    }
    csv
}

#[test]
fn thirty_participants_play_to_the_final() {
    let place = Place::new("thirty");
    place.create(30, "--name Cup");
    for game in 1..=3 {
        let tables = place.seat(if game == 2 { "--absent Player~9" } else { "" });
        assert_eq!(tables.iter().map(Vec::len).sum::<usize>(), if game == 2 { 29 } else { 30 });
        assert!(tables.iter().all(|table| (3..=6).contains(&table.len())));
        place.write("results.csv", &results(&tables));
        let told = place.ok("tournament import cup.json results.csv");
        assert!(told.contains(&format!("{game} of 3 games are played")), "{told}");
    }
    let finalists = place.seat("");
    let mut names = finalists[0].clone();
    names.sort();
    assert_eq!(names, ["Player 1", "Player 2", "Player 3", "Player 4"]);
    // The final turns the standing around.
    let typed: String = finalists[0]
        .iter()
        .map(|name| format!(" --result {}:{}", name.replace(' ', "~"), 10 * number(name)))
        .collect();
    let told = place.ok(&format!("tournament enter cup.json --table 1{typed}"));
    assert!(told.contains("the tournament is over"), "{told}");
    let report = place.json("tournament standings cup.json --json");
    let list = report["standings"].as_array().unwrap();
    let order: Vec<&str> = list.iter().map(|row| row["participant"].as_str().unwrap()).collect();
    assert_eq!(order[..6], ["Player 4", "Player 3", "Player 2", "Player 1", "Player 5", "Player 6"]);
    assert_eq!((list.len(), &report["over"], &list[0]["final_profit"]), (30, &Value::Bool(true), &40.into()));
    assert_eq!(order[29], "Player 9", "whoever missed a game lost their start money");
    assert_eq!(list[29]["score"], 2 * (500 - 90) - 1500);
    let csv = place.ok("tournament standings cup.json --csv");
    assert_eq!(csv.lines().count(), 31);
    assert!(csv.starts_with("place,participant,score,penalty,points,profits,"));
    assert!(place.ok("tournament standings cup.json").contains("Player 4"));
    assert!(place.refused("tournament seat cup.json").contains("the tournament is over"));
}

#[test]
fn the_same_file_gives_the_same_tables() {
    let place = Place::new("same");
    place.create(11, "");
    let before = place.read("cup.json");
    let first = place.seat("");
    place.write("cup.json", &before);
    assert_eq!(place.seat(""), first);
    assert!(place.refused("tournament seat cup.json").ends_with("no results yet from table 1, 2, 3"));
    let shown = place.ok("tournament show cup.json");
    assert!(shown.contains("game 1 of 3") && shown.contains(&first[1].join(", ")), "{shown}");
}

#[test]
fn one_wrong_row_and_nothing_is_taken() {
    let place = Place::new("wrong");
    place.create(8, "");
    let tables = place.seat("");
    let good = results(&tables);
    let before = place.read("cup.json");
    let other = &tables[1][0];
    let first = &tables[0][0];
    let faults = [
        (good.replacen(",500", ",lots", 1).replacen(",490,", ",x,", 1), "column profit"),
        (good.replacen(&format!("1,{first},"), &format!("2,{first},"), 1), "does not sit at table 2"),
        (good.replacen(&format!("1,{first},"), "1,Nobody,", 1), "there is no participant \"Nobody\""),
        (
            good.replacen(&format!("2,{other},"), &format!("9,{other},"), 1),
            "column table: there is no table 9",
        ),
        (
            good.lines().filter(|line| !line.contains(&**other)).map(|line| format!("{line}\n")).collect(),
            "row 8, column participant: table 2 has",
        ),
        (good.replacen(",1,", ",2,", 1), "column rank: 2 cannot be; the best is 1"),
        (good.replace("false", "perhaps"), "row 2, column bankrupt: \"perhaps\" is neither true nor false"),
        (good.replacen("rank", "rang", 1), "row 1, column rank"),
    ];
    for (csv, said) in faults {
        assert_ne!(csv, good, "{said}");
        place.write("bad.csv", &csv);
        let told = place.refused("tournament import cup.json bad.csv");
        assert!(told.starts_with("bad.csv: ") && told.contains(said), "{told}");
        place.write("good.csv", &good);
        place.refused("tournament import cup.json good.csv bad.csv");
        assert_eq!(place.read("cup.json"), before, "{said}");
    }
}

#[test]
fn results_come_in_once_and_are_corrected_on_purpose() {
    let place = Place::new("again");
    place.create(7, "--games 2");
    let tables = place.seat("");
    place.write("first.csv", &results(&tables[..1]));
    assert!(place.ok("tournament import cup.json first.csv").contains("table 1: results entered"));
    let once = place.read("cup.json");
    assert!(place.ok("tournament import cup.json first.csv").contains("there already"));
    assert_eq!(place.read("cup.json"), once);
    let typed: String =
        tables[0].iter().map(|name| format!(" --result {}:5", name.replace(' ', "~"))).collect();
    let told = place.refused(&format!("tournament enter cup.json --table 1{typed}"));
    assert!(told.contains("other results already"), "{told}");
    place.ok(&format!("tournament enter cup.json --table 1 --replace{typed}"));
    place.write(
        "second.csv",
        &results(&tables)
            .lines()
            .filter(|line| !line.starts_with("1,"))
            .map(|line| format!("{line}\n"))
            .collect::<String>(),
    );
    place.ok("tournament import cup.json second.csv");
    place.ok("tournament import cup.json first.csv --stage 1 --replace");
    let report = place.json("tournament standings cup.json --json");
    assert_eq!(report["standings"][0]["profits"], 490);
}

#[test]
fn whoever_leaves_is_not_seated_again() {
    let place = Place::new("leaves");
    place.create(6, "--games 1 --final 3");
    place.seat("");
    let seated: Value = place.json("tournament show cup.json --json");
    assert_eq!(seated["schedule"]["open"]["tables"].as_array().unwrap().len(), 2);
    let open = place.ok("tournament show cup.json");
    let tables: Vec<Vec<String>> = open
        .lines()
        .filter_map(|line| line.trim().strip_prefix("table "))
        .map(|line| line.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == ' '))
        .map(|line| line.split(", ").map(str::to_owned).collect())
        .collect();
    place.write("results.csv", &results(&tables));
    place.ok("tournament import cup.json results.csv");
    place.ok("tournament leave cup.json Player~1");
    assert!(place.refused("tournament leave cup.json Player~1").contains("has left already"));
    let mut names = place.seat("").concat();
    names.sort();
    assert_eq!(names, ["Player 2", "Player 3", "Player 4"]);
}

#[test]
fn ties_share_a_place() {
    let place = Place::new("ties");
    place.ok(&format!(
        "tournament create cup.json --game {} --player Ola --player Jan --player Eva --games 1 --final 0 --seed 1 --scoring placement",
        place.game
    ));
    place.seat("");
    place.ok("tournament enter cup.json --table 1 --result Ola:10 --result Jan:10 --result Eva:-1500:bankrupt:cash=0");
    let report = place.json("tournament standings cup.json --json");
    let places: Vec<i64> = (0..3).map(|at| report["standings"][at]["place"].as_i64().unwrap()).collect();
    assert_eq!(places, [1, 1, 3]);
    assert_eq!(
        (report["standings"][0]["score"].as_i64(), report["standings"][2]["bankruptcies"].as_i64()),
        (Some(90), Some(1))
    );
}

#[test]
fn the_file_is_replaced_whole_or_not_at_all() {
    let place = Place::new("file");
    place.create(5, "");
    let before = place.read("cup.json");
    let again = format!("tournament create cup.json --game {} --players names.txt", place.game);
    assert!(place.refused(&again).contains("exists already"));
    assert_eq!(place.read("cup.json"), before);
    place.write("newer.json", &before.replace("\"magnat_tournament\": 1", "\"magnat_tournament\": 2"));
    assert!(place.refused("tournament seat newer.json").contains("is of version 2"));
    place.write("broken.json", &before[..before.len() / 2]);
    assert!(place.refused("tournament seat broken.json").contains("is not the file of a tournament"));
    place.write("strange.json", &before.replace("\"left\": []", "\"left\": [77]"));
    assert!(place.refused("tournament seat strange.json").contains("strange.json is damaged"));
    for words in
        ["enter cup.json --table 1 --result 1:5", "leave cup.json Nobody", "seat cup.json --absent Nobody"]
    {
        place.refused(&format!("tournament {words}"));
        assert_eq!(place.read("cup.json"), before);
    }
    place.seat("");
    let parts = fs::read_dir(&place.path)
        .unwrap()
        .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().ends_with(".part"));
    assert_eq!(parts.count(), 0, "no part is left");
    serde_json::from_str::<Value>(&place.read("cup.json")).unwrap();
}

#[test]
fn bad_setups_are_answered_in_one_line() {
    let place = Place::new("setups");
    let game = place.game;
    place.write("names.csv", "name,club\nOla,Red\n\"Nowak, Jan\",Blue\nEva,Red\n");
    place.ok(&format!("tournament create csv.json --game {game} --players names.csv"));
    place.write("bad.toml", "# Two streets, one of them unnamed.\nname = 7\n");
    assert!(place.read("csv.json").contains("\"Nowak, Jan\""));
    for (words, said) in [
        (format!("--game {game}"), "who takes part?"),
        (format!("--game {game} --player A --player B"), "3 to 200 participants, not 2"),
        (format!("--game {game} --player A --player B --player a"), "another one of that name"),
        (format!("--game {game} --players names.csv --games 7"), "games cannot be 7; allowed: 1 to 6"),
        (
            format!("--game {game} --players names.csv --table-size 9"),
            "table_target cannot be 9; allowed: 3 to 6",
        ),
        (format!("--game {game} --players names.csv --set luck=1"), "no option \"luck\""),
        (format!("--game {game} --players gone.txt"), "cannot read gone.txt"),
        ("--game ludo --players names.csv".to_owned(), "no game \"ludo\""),
        (
            format!("--game {game} --players names.csv --set board=@bad.toml"),
            "bad.toml: option board: board file, line 2, field name: ",
        ),
    ] {
        let told = place.refused(&format!("tournament create new.json {words}"));
        assert!(told.contains(said), "{told}");
        assert!(!place.path.join("new.json").exists());
    }
}

/// Simulates a match and names its players, as a table of the tournament would have recorded it.
fn record(place: &Place, name: &str, players: &[String], seed: usize) {
    let (game, seats) = (place.game, players.len());
    place.ok(&format!(
        "simulate {game} --seats {seats} --games 1 --bot random --seed {seed} --threads 1 --out raw-{name}"
    ));
    let text = place.read(&format!("raw-{name}"));
    let (head, rest) = text.split_once('\n').unwrap();
    let mut head: Value = serde_json::from_str(head).unwrap();
    head["players"] = players.into();
    place.write(name, &format!("{head}\n{rest}"));
}

fn cell(range: &Range<Data>, row: usize, column: usize) -> Data {
    range.get((row, column)).cloned().unwrap_or(Data::Empty)
}

/// The number in the row below `top` whose column `names` says `name`, in the last filled column.
fn amount(range: &Range<Data>, name: &str) -> f64 {
    let row = range
        .rows()
        .find(|row| row.iter().any(|cell| matches!(cell, Data::String(text) if text == name)))
        .unwrap_or_else(|| panic!("no row {name:?}"));
    row.iter()
        .rev()
        .find_map(|cell| if let Data::Float(number) = cell { Some(*number) } else { None })
        .unwrap()
}

fn workbook(path: &Path) -> Xlsx<std::io::BufReader<fs::File>> {
    open_workbook(path).unwrap()
}

#[test]
fn records_are_imported_and_their_books_become_cards() {
    let place = Place::new("books");
    place.create(7, "--games 1 --final 0");
    let tables = place.seat("");
    let before = place.read("cup.json");
    let strangers: Vec<String> = ["Ola", "Jan", "Eva"].map(str::to_owned).to_vec();
    record(&place, "strange.jsonl", &strangers, 5);
    assert!(
        place.refused("tournament import cup.json strange.jsonl").contains("there is no participant \"Ola\"")
    );
    let mut mixed = tables[0].clone();
    mixed[0] = tables[1][0].clone();
    record(&place, "mixed.jsonl", &mixed, 5);
    assert!(
        place
            .refused("tournament import cup.json mixed.jsonl")
            .contains("sit at no table of this game together")
    );
    assert_eq!(place.read("cup.json"), before);

    for (at, table) in tables.iter().enumerate() {
        record(&place, &format!("table{at}.jsonl"), table, at + 1);
    }
    place.ok("tournament import cup.json table0.jsonl table1.jsonl");
    let report = place.json("tournament standings cup.json --json");
    place.ok(
        "tournament cards cup.json --record table0.jsonl --record table1.jsonl --xlsx cup.xlsx --csv cards",
    );
    assert!(place.refused("tournament cards cup.json --xlsx cup.xlsx").contains("exists already"));
    let mut book = workbook(&place.path.join("cup.xlsx"));
    assert_eq!(book.sheet_names().len(), 8, "a summary and seven participants");
    let summary = book.worksheet_range("Summary").unwrap();
    for (at, row) in report["standings"].as_array().unwrap().iter().enumerate() {
        assert_eq!(cell(&summary, 2 + at, 1).to_string(), row["participant"].as_str().unwrap());
        assert_eq!(cell(&summary, 2 + at, 2), Data::Float(row["score"].as_f64().unwrap()));
        let own = book.worksheet_range(row["participant"].as_str().unwrap()).unwrap();
        // The books of the match say what the standings say, twice.
        let profit = row["profits"].as_f64().unwrap();
        assert_eq!(amount(&own, "Profit"), profit);
        assert_eq!(amount(&own, "Net worth"), 1500.0 + profit);
        assert_eq!(amount(&own, "Check: start money and profit"), amount(&own, "Net worth"));
        assert_eq!(amount(&own, "Total revenue") - amount(&own, "Total costs"), profit);
        let name = row["participant"].as_str().unwrap();
        let table = tables.iter().position(|table| table.iter().any(|own| own == name)).unwrap();
        let seat = tables[table].iter().position(|own| own == name).unwrap();
        let head = format!("Tournament, game 1, table {}, seat {}, {name}", table + 1, seat + 1);
        let titles: Vec<String> = own.rows().map(|row| row[0].to_string()).collect();
        assert!(titles.contains(&format!("Operations card: {head}")), "{titles:?}");
    }
    let files = fs::read_dir(place.path.join("cards")).unwrap().count();
    assert_eq!(files, 1 + 7 * 4, "a summary, and four pages for everybody");
}

#[test]
fn a_record_alone_has_cards_too() {
    let place = Place::new("alone");
    let players: Vec<String> = ["Ola", "Jan", "Eva", "=1+1"].map(str::to_owned).to_vec();
    record(&place, "evening.jsonl", &players, 3);
    place.ok("tournament cards evening.jsonl --csv cards --xlsx evening.xlsx");
    let card = place.read("cards/001-Ola-card.csv");
    assert!(card.starts_with(
        "No.,Round,Operation,Field,Counterparty,Book value,Price,Cash in,Cash out,Revenue,Cost,Cash balance\n"
    ));
    let rows: Vec<Vec<&str>> = card.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let (total, lines) = rows.split_last().unwrap();
    for column in 7..=10 {
        let sum: i64 = lines.iter().map(|row| row[column].parse::<i64>().unwrap_or(0)).sum();
        assert_eq!(total[column], sum.to_string(), "column {column}");
    }
    let balance = place.read("cards/001-Ola-balance.csv");
    let net = |name: &str| -> i64 {
        balance.lines().find_map(|line| line.strip_prefix(&format!("{name},"))).unwrap().parse().unwrap()
    };
    let (revenue, cost): (i64, i64) = (total[9].parse().unwrap(), total[10].parse().unwrap());
    assert_eq!(net("Profit"), revenue - cost);
    assert_eq!(net("Net worth"), net("Start money") + net("Profit"));
    assert_eq!(
        net("Cash"),
        lines.last().unwrap()[11].parse::<i64>().unwrap(),
        "the last balance of the card"
    );
    let summary = place.read("cards/summary.csv");
    assert!(summary.contains("'=1+1"), "a name is never a formula: {summary}");
    let names = workbook(&place.path.join("evening.xlsx")).sheet_names();
    assert_eq!(names, ["Summary", "Ola", "Jan", "Eva", "=1+1"]);
    let polish = place.ok("tournament cards evening.jsonl --csv karty --lang pl");
    assert!(
        polish.contains("files written")
            && place.read("karty/001-Ola-card.csv").starts_with("Lp.,Kolejka,Operacja,Pole,Kontrahent")
    );
    fs::write(place.path.join("half.jsonl"), &place.read("evening.jsonl")[..4000]).unwrap();
    place.refused("tournament cards half.jsonl --csv half");
    assert!(!place.path.join("half").exists());
}

//! The built program, run as a person or a script runs it.

use serde_json::Value;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A directory of its own for each test.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        let path = std::env::temp_dir().join(format!("magnat-cli-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("the temporary directory can be written");
        Place(path)
    }

    fn command(&self, words: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_magnat"));
        command.args(words.split_whitespace()).current_dir(&self.0);
        command.env("LC_ALL", "C").env_remove("RUST_BACKTRACE");
        command
    }

    fn run(&self, words: &str) -> Output {
        self.command(words).stdin(Stdio::null()).output().expect("the program can be run")
    }

    /// What a run that goes well prints.
    fn ok(&self, words: &str) -> String {
        let output = self.run(words);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert_eq!(output.status.code(), Some(0), "magnat {words}: {err}");
        assert_eq!(err, "", "magnat {words}");
        out
    }

    fn json(&self, words: &str) -> Value {
        serde_json::from_str(&self.ok(words)).unwrap_or_else(|error| panic!("magnat {words}: {error}"))
    }

    /// The one line a run that fails prints, with its exit code.
    fn fails(&self, words: &str) -> (i32, String) {
        let output = self.run(words);
        let err = text(&output.stderr);
        assert!(err.starts_with("magnat: ") && err.lines().count() == 1, "magnat {words}: {err:?}");
        (output.status.code().expect("it ended by itself"), err.trim_end().to_owned())
    }

    /// A run that is typed at.
    fn typed(&self, words: &str, input: &str) -> Output {
        let mut child = self
            .command(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program can be run");
        // A program that has ended does not read on.
        let _ = child.stdin.take().expect("it was piped").write_all(input.as_bytes());
        child.wait_with_output().expect("the program ends")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

fn ids() -> Vec<&'static str> {
    catalog::games().iter().map(|game| game.about().id).collect()
}

fn read(path: &Path) -> Vec<String> {
    fs::read_to_string(path).expect("it was just written").lines().map(str::to_owned).collect()
}

#[test]
fn games_are_listed_with_seats_options_and_bots() {
    let place = Place::new("games");
    let listed = place.ok("games");
    let json = place.json("games --json");
    for (game, value) in catalog::games().iter().zip(json.as_array().expect("a list")) {
        let about = game.about();
        assert!(listed.contains(about.id));
        assert_eq!(value["id"], about.id);
        assert_eq!(value["seats"]["most"], about.most_seats);
        assert_eq!(value["options"].as_array().expect("a list").len(), about.options.len());
        for option in &about.options {
            assert!(listed.contains(&format!("--set {}=", option.id)), "{}", option.id);
        }
    }
    assert_ne!(place.ok("games --lang pl"), listed);
}

#[test]
fn the_language_is_that_of_the_system() {
    let place = Place::new("lang");
    let mut polish = place.command("games");
    polish.env("LC_ALL", "pl_PL.UTF-8");
    assert_eq!(text(&polish.output().expect("it runs").stdout), place.ok("games --lang pl"));
}

#[test]
fn rules_are_printed_whole_short_or_one_by_one() {
    let place = Place::new("rules");
    for game in catalog::games() {
        let about = game.about();
        assert_eq!(place.ok(&format!("rules {}", about.id)), about.spec);
        let bullets = about.spec.split("- **").skip(1).filter_map(|rest| rest.split("**").next());
        let mut rules = bullets.filter_map(|id| Some((id, text::paragraph(about.spec, id)?)));
        let (rule, paragraph) = rules.next().expect("a rulebook has numbered rules");
        let printed = place.ok(&format!("rules {} {}", about.id, rule.to_lowercase()));
        assert_eq!(printed, format!("{rule} {paragraph}\n"));
        for lang in text::Lang::ALL {
            let title = text::Texts::new(about.texts, lang).rulebook()[0].title.clone();
            assert!(place.ok(&format!("rules {} --short --lang {lang}", about.id)).contains(&title));
        }
        let (code, message) = place.fails(&format!("rules {} XX-1", about.id));
        assert_eq!(code, 2);
        assert!(message.contains("no rule \"XX-1\"") && message.contains("the rules are "), "{message}");
    }
}

#[test]
fn simulations_are_the_same_on_any_number_of_threads() {
    let place = Place::new("simulate");
    for id in ids() {
        let run = |threads: u32| {
            let words = format!("simulate {id} --games 300 --seed 7 --threads {threads} --json");
            let mut report = place.json(&words);
            let speed = report.as_object_mut().expect("an object").remove("speed");
            assert!(speed.expect("a speed")["games_per_second"].as_f64() > Some(0.0));
            report
        };
        let one = run(1);
        assert_eq!(one["games"], 300);
        assert_eq!(one, run(2));
        assert_ne!(one, place.json(&format!("simulate {id} --games 300 --seed 8 --json")));
        assert!(place.ok(&format!("simulate {id} --games 20 --bot easy")).contains("games/s"));
    }
}

#[test]
fn tricks_are_tried_at_every_number_of_seats() {
    let place = Place::new("tricks");
    for game in catalog::games() {
        let (id, most) = (game.about().id, game.about().most_seats);
        let lines = place.ok(&format!("tricks {id} --against policy --games 6 --json"));
        for (line, seats) in lines.lines().zip(game.about().least_seats..=most) {
            let report: Value = serde_json::from_str(line).expect("a line is JSON");
            assert_eq!((&report["game"], &report["seats"]), (&id.into(), &seats.into()));
            let tried = report["tricks"].as_array().expect("a list").iter().map(|result| &result["trick"]);
            assert_eq!(tried.collect::<Vec<_>>(), game.styles());
        }
        assert_eq!(lines.lines().count(), usize::from(most - game.about().least_seats + 1));
        let told = place.ok(&format!("tricks {id} --against easy --tricks random --games 2 --seats {most}"));
        assert!(told.contains("one stranger against easy") && told.contains("a fair share is"), "{told}");
        assert!(place.fails(&format!("tricks {id} --seats 99")).1.contains("seats, not 99"));
    }
}

#[test]
fn records_are_written_verified_and_replayed() {
    let place = Place::new("records");
    for id in ids() {
        place.ok(&format!("simulate {id} --games 3 --bot easy --out {id}.jsonl"));
        let verdict = place.json(&format!("verify {id}.jsonl --json"));
        assert_eq!(
            (&verdict["ok"], &verdict["records"], &verdict["chance_recomputed"]),
            (&true.into(), &3.into(), &3.into())
        );
        assert!(place.ok(&format!("verify {id}.jsonl")).contains("verified: 3 records"));
        for words in ["", "--seat A --lang cs", "--seat 1 --lang ru", "--match 2 --to 5 --lang pl"] {
            let story = place.ok(&format!("replay {id}.jsonl {words}"));
            assert!(!text::is_raw(&story) && story.lines().count() > 5, "{story}");
        }
        let story = place.ok(&format!("replay {id}.jsonl --match 1 --seat B --json"));
        let last: Value = serde_json::from_str(story.lines().last().expect("lines")).expect("JSON");
        assert!(last["view"].is_object() && last["outcome"]["ranks"].is_array());
        assert!(!story.contains("\"seed\":\""), "a replay never tells the seed");
    }
}

#[test]
fn a_bot_thinks_about_a_moment_of_a_record() {
    let place = Place::new("think");
    for id in ids() {
        let file = format!("{id}.jsonl");
        place.ok(&format!("simulate {id} --games 2 --bot easy --out {file}"));
        let decisions: Vec<Value> = read(&place.path(&file))
            .iter()
            .map(|line| serde_json::from_str(line).expect("a line is JSON"))
            .take_while(|line: &Value| line.get("end").is_none())
            .filter(|line: &Value| line.get("seat").is_some())
            .collect();
        let middle = &decisions[decisions.len() / 2];
        let before = middle["seq"].as_u64().expect("a step is numbered") - 1;
        let words = format!("think {file} --to {before} --seat {} --bot flat:50", middle["seat"]);
        let report = place.json(&format!("{words} --json"));
        assert_eq!((&report["seq"], &report["seat"]), (&before.into(), &middle["seat"]), "{words}");
        let weighed = report["weighed"].as_array().expect("a list");
        let visits: u64 = weighed.iter().map(|tried| tried["visits"].as_u64().expect("a count")).sum();
        assert_eq!(report["speed"]["playouts"], visits);
        assert!(
            weighed.iter().all(|tried| (0.0..=1.0).contains(&tried["win_chance"].as_f64().expect("a share")))
        );
        let told = place.ok(&words);
        assert!(told.contains("playouts in") && !text::is_raw(&told), "{told}");
        let (code, message) = place.fails(&format!("think {file}"));
        assert!(code == 2 && message.contains("a match that is over: choose a step"), "{message}");
        let (code, message) = place.fails(&format!("think {file} --to 99999999"));
        assert!(code == 2 && message.contains("has no step 99999999; its last is"), "{message}");
        let (code, message) = place.fails(&format!("think {file} --match 3 --to 1"));
        assert!(code == 2 && message.contains("has no record 3; it has 2"), "{message}");
    }
}

#[test]
fn a_match_of_every_game_is_reviewed() {
    let place = Place::new("review");
    for id in ids() {
        let file = format!("{id}.jsonl");
        place.ok(&format!("simulate {id} --games 2 --bot easy --out {file}"));
        let steps: Vec<Value> = read(&place.path(&file))
            .iter()
            .map(|line| serde_json::from_str(line).expect("a line is JSON"))
            .take_while(|line: &Value| line.get("end").is_none())
            .collect();
        let report = place.json(&format!("review {file} --playouts 2 --json"));
        assert_eq!(report, place.json(&format!("review {file} --playouts 2 --json")), "the same every time");
        let seats = steps[0]["seats"].as_u64().expect("a number") as usize;
        let list = |value: &Value| value.as_array().expect("a list").clone();
        let (decisions, luck) = (list(&report["decisions"]), list(&report["luck"]));
        assert_eq!(decisions.len(), steps.iter().filter(|step| step.get("seat").is_some()).count());
        assert_eq!(luck.len(), steps.iter().filter(|step| step.get("chance").is_some()).count());
        for decision in &decisions {
            let step = &steps[decision["seq"].as_u64().expect("a number") as usize];
            assert_eq!((&decision["seat"], &decision["action"]), (&step["seat"], &step["action"]));
            assert!(decision["advice"]["type"].is_string() && decision["loss"].as_f64().is_some());
            for chances in [&decision["before"], &decision["after"]] {
                let chances = list(chances);
                assert_eq!(chances.len(), seats);
                assert!(
                    chances.iter().all(|chance| (0.0..=1.0).contains(&chance.as_f64().expect("a share")))
                );
            }
        }
        assert_eq!(list(&report["luck_by_seat"]).len(), seats);
        for lang in ["en", "pl", "cs", "ru"] {
            let told = place.ok(&format!("review {file} --playouts 2 --lang {lang}"));
            assert!(told.lines().count() > seats && !text::is_raw(&told), "{told}");
        }
        let (code, message) = place.fails(&format!("review {file} --match 3"));
        assert!(code == 2 && message.contains("has no record 3; it has 2"), "{message}");
    }
}

#[test]
fn what_was_taken_over_is_said_to_be_believed() {
    let place = Place::new("taken");
    let id = ids()[0];
    place.ok(&format!("simulate {id} --games 1 --seed 3 --out whole.jsonl"));
    let mut lines = read(&place.path("whole.jsonl"));
    let steps = lines.len() - 2;
    let told = place.ok("verify whole.jsonl");
    assert!(told.contains("all chance was drawn again") && !told.contains("taken over"), "{told}");
    lines[0] = lines[0].replace("\"seats\"", &format!("\"taken_over\":{steps},\"seats\""));
    fs::write(place.path("taken.jsonl"), lines.join("\n")).expect("it can be written");
    let told = place.ok("verify taken.jsonl");
    assert!(
        told.contains(&format!(
            "{steps} steps taken over from another match: their dice and cards were not checked"
        )),
        "{told}"
    );
    assert_eq!(place.json("verify taken.jsonl --json")["steps_taken_over"], steps);
}

#[test]
fn the_first_wrong_line_is_named() {
    let place = Place::new("verify");
    let id = ids()[0];
    place.ok(&format!("simulate {id} --games 2 --seed 3 --out good.jsonl"));
    let good = read(&place.path("good.jsonl"));
    let end = good.iter().position(|line| line.starts_with("{\"end\"")).expect("an end");
    let damaged =
        |name: &str, lines: Vec<String>| fs::write(place.path(name), lines.join("\n")).expect("written");

    let mut lines = good.clone();
    let print = lines[6].rfind("\"print\":\"").expect("a fingerprint") + 9;
    let other = if lines[6].as_bytes()[print] == b'0' { "1" } else { "0" };
    lines[6].replace_range(print..=print, other);
    damaged("print.jsonl", lines);
    let (code, message) = place.fails("verify print.jsonl");
    assert_eq!(code, 1);
    assert!(message.contains("print.jsonl: line 7: the fingerprint is "), "{message}");
    for command in
        ["replay print.jsonl", "review print.jsonl", "think print.jsonl", "play --resume print.jsonl"]
    {
        let (code, message) = place.fails(command);
        assert!(code == 2 && message.contains("line 7: the fingerprint is "), "{command}: {message}");
        assert!(message.contains("; get the file again from where it was saved"), "{command}: {message}");
    }
    let output = place.run("verify print.jsonl --json");
    let verdict: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((output.status.code(), &verdict["line"]), (Some(1), &7.into()));

    let mut lines = good.clone();
    let seed = lines[0].find("\"seed\":\"").expect("a seed") + 8;
    let other = if lines[0].as_bytes()[seed] == b'0' { "1" } else { "0" };
    lines[0].replace_range(seed..=seed, other);
    damaged("seed.jsonl", lines);
    let (code, message) = place.fails("verify seed.jsonl");
    assert!(code == 1 && message.contains("the seed gives"), "{code} {message}");

    let mut lines = good.clone();
    lines[end] = lines[end].replace("\"scores\":[", "\"scores\":[9");
    damaged("end.jsonl", lines);
    let (code, message) = place.fails("verify end.jsonl");
    assert!(code == 1 && message.contains(&format!("line {}: another outcome", end + 1)), "{code} {message}");

    damaged("short.jsonl", good[..end].to_vec());
    let (code, message) = place.fails("verify short.jsonl");
    assert!(code == 2 && message.contains("breaks off"), "{code} {message}");
    assert!(place.ok("verify short.jsonl --unfinished").contains("1 match not over"));
    assert!(!text::is_raw(&place.ok("replay short.jsonl")));

    let cut = good.join("\n")[..good[..4].join("\n").len() - 10].to_owned();
    fs::write(place.path("cut.jsonl"), cut).expect("written");
    let (code, message) = place.fails("replay cut.jsonl");
    assert!(code == 2 && message.contains("line 4: not JSON"), "{code} {message}");

    for (field, newer) in
        [("{\"magnat\":2,", "{\"magnat\":3,"), ("\"rules\":", "\"rules\":9"), ("\"prints\":", "\"prints\":9")]
    {
        damaged("newer.jsonl", vec![good[0].replace(field, newer)]);
        let (code, message) = place.fails("verify newer.jsonl");
        assert!(code == 2 && message.contains("newer.jsonl: line 1: "), "{code} {message}");
        assert!(message.contains("a newer"), "{message}");
    }
    fs::write(place.path("binary.jsonl"), [0xff, 0xfe, 0x00]).expect("written");
    assert_eq!(place.fails("verify binary.jsonl").0, 2);
    fs::write(place.path("empty.jsonl"), "").expect("written");
    assert!(place.fails("verify empty.jsonl").1.contains("holds no record"));
}

/// Records of older programs are replayed step by step; only their fingerprints say nothing any more.
#[test]
fn an_older_record_says_what_was_not_compared() {
    let place = Place::new("older");
    let replays = format!("{}/../../games/{}/tests/replays/v1", env!("CARGO_MANIFEST_DIR"), ids()[0]);
    let mut files: Vec<_> =
        fs::read_dir(replays).expect("golden records").map(|file| file.unwrap().path()).collect();
    files.sort();
    fs::copy(&files[0], place.path("older.jsonl")).expect("copied");
    let told = place.ok("verify older.jsonl --unfinished");
    assert!(
        told.contains("1 record with fingerprints of an older version, which were not compared"),
        "{told}"
    );
    assert_eq!(place.json("verify older.jsonl --unfinished --json")["older_fingerprints"], 1);
}

#[test]
fn the_example_in_the_documentation_holds() {
    let place = Place::new("docs");
    let page = include_str!("../../../docs/record.md");
    let example =
        page.split("```jsonl\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    fs::write(place.path("example.jsonl"), example).expect("written");
    let said = place.ok("verify example.jsonl");
    assert!(
        said.contains("verified: 1 record, 16 steps") && said.contains("all chance was drawn again"),
        "{said}"
    );
}

#[test]
fn no_file_is_overwritten() {
    let place = Place::new("overwrite");
    fs::write(place.path("mine.jsonl"), "precious").expect("written");
    let (code, message) = place.fails(&format!("simulate {} --games 5 --out mine.jsonl", ids()[0]));
    assert_eq!(code, 2);
    assert!(message.contains("mine.jsonl exists already"), "{message}");
    let typed = place.typed(&format!("play {} --bots easy", ids()[0]), "save mine.jsonl\nquit\n");
    assert!(text(&typed.stdout).contains("mine.jsonl exists already"));
    assert_eq!(fs::read_to_string(place.path("mine.jsonl")).expect("still there"), "precious");
    assert_eq!(fs::read_dir(&place.0).expect("a directory").count(), 1, "nothing else is left behind");
}

#[test]
fn arenas_and_perft_report() {
    let place = Place::new("arena");
    for id in ids() {
        let report = place.json(&format!("arena {id} --bots easy,random --games 40 --json"));
        let standings = report["standings"].as_array().expect("a list");
        assert_eq!(standings.len(), 2);
        assert!(standings.iter().all(|bot| bot["elo"]["low"].as_f64() <= bot["elo"]["high"].as_f64()));
        let printed = place.ok(&format!("arena {id} --bots easy,random --games 40 --sprt 0,50"));
        assert!(printed.contains("95 % intervals") && printed.contains("test: "), "{printed}");
        let counts = place.json(&format!("perft {id} --depth 2 --json"));
        let counts: Vec<u64> =
            counts["perft"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
        assert!(counts.len() == 2 && counts[0] > 0 && counts[1] >= counts[0], "{counts:?}");
        assert!(place.ok(&format!("perft {id} --depth 1")).contains(&counts[0].to_string()));
    }
}

/// Every line a person may get wrong: exit code 2, one line, and in it what is allowed.
#[test]
fn bad_input_is_answered_in_one_line() {
    let place = Place::new("bad");
    let id = ids()[0];
    let about = catalog::games()[0].about();
    let seats = format!("{id} is for {} to {} seats", about.least_seats, about.most_seats);
    let option = about.options.first().expect("an option");
    let games = format!("the games are: {}", ids().join(", "));
    for (words, wanted) in [
        ("frob".to_owned(), "the commands are: games, rules, play".to_owned()),
        ("rules".to_owned(), "<GAME>".to_owned()),
        ("rules chess".to_owned(), games.clone()),
        ("play chess".to_owned(), games.clone()),
        ("simulate chess".to_owned(), games.clone()),
        ("arena chess --bots easy,hard".to_owned(), games.clone()),
        ("perft chess --depth 1".to_owned(), games),
        (format!("play {id} --seats 99"), format!("{seats}, not 99")),
        (format!("simulate {id} --seats 300"), format!("{seats}, not 300")),
        (format!("simulate {id} --seats -1"), format!("{seats}, not -1")),
        (format!("simulate {id} --seats x"), "invalid value 'x' for '--seats".to_owned()),
        (format!("simulate {id} --set nonsense=1"), format!("the options are: {}", option.id)),
        (
            format!("simulate {id} --set {}=nonsense", option.id),
            format!("allowed: {}", option.allowed_words()),
        ),
        (format!("simulate {id} --set {}", option.id), "id=value".to_owned()),
        (format!("simulate {id} --set {}=@gone.toml", option.id), "cannot read gone.toml".to_owned()),
        (
            format!("simulate {id} --set {0}={1} --set {0}={1}", option.id, option.default),
            "set twice".to_owned(),
        ),
        (format!("simulate {id} --bot genius"), "the bots are: random, easy, normal, hard".to_owned()),
        (format!("play {id} --bots genius"), "the bots are: random, easy, normal, hard".to_owned()),
        (format!("arena {id} --bots easy"), "2 to 8 bots".to_owned()),
        (format!("arena {id} --bots easy,genius"), "the bots are: ".to_owned()),
        (format!("arena {id} --bots easy,hard --sprt 5"), "two ratings".to_owned()),
        (format!("simulate {id} --games 0"), "1..".to_owned()),
        (format!("simulate {id} --threads 0"), "1..".to_owned()),
        (format!("simulate {id} --seed moon"), "a seed is a whole number".to_owned()),
        (format!("play {id} --seat 9"), "a seat is a number from 0 to 7 or a letter from A to H".to_owned()),
        (format!("play {id} --seats {} --seat H", about.least_seats), "no seat 7 at a table".to_owned()),
        (format!("play {id} --lang de"), "the languages are: en, pl, cs, ru".to_owned()),
        ("play".to_owned(), "<GAME>".to_owned()),
        ("play --resume gone.jsonl".to_owned(), "cannot read gone.jsonl".to_owned()),
        ("verify gone.jsonl".to_owned(), "cannot read gone.jsonl".to_owned()),
        ("verify .".to_owned(), "is a directory".to_owned()),
        ("replay gone.jsonl".to_owned(), "cannot read gone.jsonl".to_owned()),
        (
            format!("simulate {id} --games 1 --out no/such/place.jsonl"),
            "cannot write no/such/place.jsonl".to_owned(),
        ),
        (format!("perft {id} --depth 0"), "1..".to_owned()),
    ] {
        let (code, message) = place.fails(&words);
        assert_eq!(code, 2, "magnat {words}: {message}");
        assert!(message.contains(&wanted), "magnat {words}: {wanted:?} is not in {message:?}");
    }
    assert_eq!(place.run("").status.code(), Some(2), "no command at all shows the help");
    assert_eq!(fs::read_dir(&place.0).expect("a directory").count(), 0, "nothing was written");
}

#[test]
fn help_names_examples_and_exit_codes() {
    let place = Place::new("help");
    assert!(place.ok("--help").contains("Exit codes:"));
    for command in ["games", "rules", "play", "simulate", "arena", "replay", "verify", "perft"] {
        let help = place.ok(&format!("{command} --help"));
        assert!(help.contains("Examples:") && help.contains(&format!("magnat {command}")), "{help}");
    }
}

/// A whole match typed line by line, in every game.
#[test]
fn a_match_is_played_line_by_line() {
    let place = Place::new("plain");
    for id in ids() {
        let typed =
            format!("?\nhint\nrules\ntable\nlog\nfrob\n{{\"type\":\"frob\"}}\n{}", "auto\n".repeat(2_000));
        let output = place.typed(&format!("play {id} --seed 9 --bots easy --name Ola"), &typed);
        let out = text(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(
            out.contains("That was not understood") && out.contains("That is no action of this game"),
            "{out}"
        );
        assert!(out.contains("You are Ola.") && !text::is_raw(&out.replace("{\"type\"", "")), "{out}");
        let ended = out.rfind(" win").or(out.rfind("Nobody wins"));
        assert!(ended.is_some(), "{id} is not played to its end: {}", &out[out.len().saturating_sub(500)..]);
    }
}

/// A terminal has no clock: where an agreed time ends a match, whoever plays says when it is over.
#[test]
fn the_agreed_time_is_over_when_people_say_so() {
    const OPTION: &str = "time_limit_min";
    let place = Place::new("ring");
    let games = catalog::games().iter().map(|game| game.about());
    let timed: Vec<&str> = games
        .filter(|about| about.options.iter().any(|spec| spec.id == OPTION))
        .map(|about| about.id)
        .collect();
    assert!(!timed.is_empty(), "some game has such a clock");
    for id in timed {
        let run = |typed: &str, set: &str| {
            let output = place.typed(&format!("play {id} --seed 4 --bots easy {set}"), typed);
            assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
            text(&output.stdout)
        };
        let autos = "auto\n".repeat(40);
        let rung = run(&format!("ring\n{autos}"), &format!("--set {OPTION}=10"));
        assert!(rung.contains("The agreed time is over") && rung.contains("Time is up"), "{rung}");
        assert!(
            rung.contains("Type save or save FILE"),
            "the round is finished and the game is over: {rung}"
        );
        let without = run(&format!("ring\n{autos}"), "");
        assert!(!without.contains("The agreed time is over"), "{without}");
        assert!(without.contains("You have left the table."), "it goes on for longer: {without}");
    }
}

#[test]
fn a_saved_match_goes_on() {
    let place = Place::new("resume");
    for id in ids() {
        let saved =
            place.typed(&format!("play {id} --seed 4 --bots easy"), "auto\nauto\nsave half.jsonl\nquit\n");
        assert!(text(&saved.stdout).contains("Saved: half.jsonl"), "{}", text(&saved.stdout));
        assert!(place.ok("verify --unfinished half.jsonl").contains("1 match not over"));
        // What is typed after the end and is no answer, or names a file that cannot be, loses nothing.
        let typed = "auto\n".repeat(2_000) + "save no/such/folder\nsave whole.jsonl\n";
        let rest = place.typed("play --resume half.jsonl", &typed);
        assert_eq!(rest.status.code(), Some(0), "{}", text(&rest.stderr));
        assert!(text(&rest.stdout).contains("Type save or save FILE"), "{id} goes on to its end");
        place.ok("verify whole.jsonl");
        fs::remove_file(place.path("whole.jsonl")).expect("it is there");
        fs::remove_file(place.path("half.jsonl")).expect("it is there");
        // With fewer words than the match needs, the input ends and so does the visit, in good order.
        assert_eq!(place.typed(&format!("play {id} --bots easy"), "auto\n").status.code(), Some(0));
    }
    place.ok(&format!("simulate {} --games 1 --out over.jsonl", ids()[0]));
    let (code, message) = place.fails("play --resume over.jsonl");
    assert!(code == 2 && message.contains("the match is over"), "{code} {message}");
    place.ok(&format!("simulate {} --games 2 --out two.jsonl", ids()[0]));
    assert_eq!(place.fails("play --resume two.jsonl").0, 2);
}

/// After every move the match is saved under another name; after the last one the record is whole.
#[test]
fn the_record_of_a_played_match_holds() {
    let place = Place::new("played");
    for id in ids() {
        // A match can be over before B is asked at all; then another one is played.
        let played = (6..26).find_map(|seed| {
            let file = |turn: usize| format!("{id}-{seed}-{turn}.jsonl");
            let typed: String = (1..=400).map(|turn| format!("auto\nsave {}\n", file(turn))).collect();
            let output =
                place.typed(&format!("play {id} --seed {seed} --bots easy --seat B --name Ola"), &typed);
            assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
            let saved = (1..=400).take_while(|turn| place.path(&file(*turn)).exists()).last();
            saved.map(file)
        });
        let saved = played.expect("B is asked in one of twenty matches");
        let verdict = place.json(&format!("verify {saved} --json"));
        assert_eq!((&verdict["ok"], &verdict["unfinished"]), (&true.into(), &0.into()));
        let record = read(&place.path(&saved));
        assert!(record[0].contains("\"Ola\"") && record[0].contains("\"Ada [easy]\""), "{}", record[0]);
        assert!(place.ok(&format!("replay {saved} --seat B")).contains("Ola"));
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let place = Place::new("pipe");
    let mut child =
        place.command(&format!("rules {}", ids()[0])).stdout(Stdio::piped()).spawn().expect("it runs");
    drop(child.stdout.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

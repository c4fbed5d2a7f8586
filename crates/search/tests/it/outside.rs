//! Programs in the place of bots. They are small scripts for python3, which all tests of this project need.

use crate::toy::higher;
use engine::Seed;
use search::{ArenaJob, ArenaReport, Error, arena};
use std::path::PathBuf;
use std::time::Duration;

/// Takes the first action it is offered, and reads everything.
const FIRST: &str = r#"
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        assert message["protocol"] == 1 and message["setup"]["seats"] == 3, message
        continue
    assert message["type"] == "frame" and message["view"] and 0 <= message["dice"] < 2**32, message
    assert isinstance(message["seat"], int) and isinstance(message["forms"], list), message
    print(json.dumps({"action": message["legal"][0]}), flush=True)
"#;

/// A script, and what an arena calls it. The file goes with it.
struct Script {
    path: PathBuf,
}

impl Script {
    fn new(name: &str, text: &str) -> Script {
        let path = std::env::temp_dir().join(format!("magnat-outside-{}-{name}.py", std::process::id()));
        std::fs::write(&path, text).unwrap();
        Script { path }
    }

    fn name(&self) -> String {
        format!("cmd:python3 {}", self.path.display())
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

fn against_random(name: &str, threads: usize, patience: Duration) -> Result<ArenaReport, Error> {
    let bots = vec![name.to_owned(), "random".to_owned()];
    let job = ArenaJob { bots, games: 60, seed: Seed::from_number(4), threads, sprt: None, patience };
    arena(&higher(3), &job, &|_| {})
}

fn fault(name: &str, text: &str) -> String {
    let script = Script::new(name, text);
    let patience = if name == "late" { Duration::from_millis(300) } else { ArenaJob::PATIENCE };
    let told = against_random(&script.name(), 2, patience).unwrap_err().to_string();
    assert!(told.starts_with(&format!("the bot {} ", script.name())), "{told}");
    told
}

#[test]
fn a_program_plays_and_threads_change_nothing() {
    let script = Script::new("first", FIRST);
    let reports = [1, 2].map(|threads| against_random(&script.name(), threads, ArenaJob::PATIENCE).unwrap());
    assert_eq!(reports[0].standings, reports[1].standings);
    assert_eq!(reports[0].standings[0].bot, script.name());
    assert_eq!((reports[0].games, reports[0].deals), (60, 30));
}

#[test]
fn what_goes_wrong_ends_the_arena_and_is_told() {
    let told = fault("dies", "raise SystemExit(3)");
    assert!(told.contains("ended before it answered (exit status: 3)"), "{told}");
    let told = fault("late", "import time\ntime.sleep(60)");
    assert!(told.contains("has not answered within 0.3 s"), "{told}");
    let told = fault("rubbish", "print('Hello, world!', flush=True)\nimport sys\nsys.stdin.read()");
    assert!(told.contains("answered \"Hello, world!\", which is no {\"action\": …}"), "{told}");
    let told = fault("wrong", "print('{\"action\": \"dance\"}', flush=True)\nimport sys\nsys.stdin.read()");
    assert!(told.contains("which is no action of higher"), "{told}");
    let told = fault("long", "print('x' * 2**21, flush=True)\nimport sys\nsys.stdin.read()");
    assert!(told.contains("a line has more than 1048576 bytes"), "{told}");
}

#[test]
fn a_program_that_is_not_there_is_told() {
    let told = |name: &str| against_random(name, 1, ArenaJob::PATIENCE).unwrap_err().to_string();
    assert!(told("cmd:no-such-program-here").contains("cannot be started"));
    assert!(told("cmd: ").contains("names no program"));
}

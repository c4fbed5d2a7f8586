//! Bots that are programs of their own. One is started for every thread of an arena, is told everything as lines of JSON on
//! its standard input, and answers each question with one line on its standard output: docs/bots.md has the messages.
//!
//! Names of bots that come from strangers never get here: only an arena reads commands.

use crate::any::Error;
use crate::bot::Bot;
use engine::{FastRng, Form, Game, OptionValues, Policy, Rng as _, Seat, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// What the name of such a bot begins with; the rest is the program and its arguments, separated by spaces.
const PREFIX: &str = "cmd:";

const PROTOCOL: u32 = 1;

/// No answer is longer, in bytes.
const MOST_BYTES: u64 = 1 << 20;
/// So many lines that nobody asked for may wait.
const LINES_AHEAD: usize = 4;
/// So much of a wrong answer is shown.
const SHOWN: usize = 200;
/// A program whose input has ended may take so long to end, too.
const FAREWELL: Duration = Duration::from_secs(2);

/// The program and its arguments, if the name of a bot is one of these.
pub(crate) fn command(name: &str) -> Option<Vec<&str>> {
    Some(name.strip_prefix(PREFIX)?.split_whitespace().collect())
}

/// What went wrong first, in whatever thread.
pub(crate) type FirstFault = Arc<Mutex<Option<Error>>>;

/// A program in the place of a bot.
pub(crate) struct Outsider {
    name: String,
    hello: Vec<u8>,
    /// How long it may think.
    patience: Duration,
    /// Nobody talks to it before it is asked for the first time.
    program: Option<Program>,
    fault: FirstFault,
}

#[derive(Serialize)]
struct Hello<'a> {
    r#type: &'static str,
    protocol: u32,
    setup: Setup<'a>,
}

#[derive(Serialize)]
struct Setup<'a> {
    game: &'static str,
    seats: u8,
    options: &'a OptionValues,
}

/// A question. What is in it is what the frames of a server have, too.
#[derive(Serialize)]
#[serde(bound = "")]
struct Frame<'a, G: Game> {
    r#type: &'static str,
    seat: Seat,
    /// For a bot that wants to throw dice and still do the same when the arena is repeated.
    dice: u32,
    view: &'a G::View,
    legal: &'a [G::Action],
    forms: &'a [Form],
}

/// An answer.
#[derive(Deserialize)]
struct Act {
    action: Value,
}

impl Outsider {
    pub(crate) fn new<G: Policy>(
        table: &Table<G>,
        name: &str,
        patience: Duration,
        fault: &FirstFault,
    ) -> Outsider {
        let setup = Setup { game: G::ID, seats: table.rules().seats(), options: table.options() };
        Outsider {
            name: name.to_owned(),
            hello: line(&Hello { r#type: "hello", protocol: PROTOCOL, setup }),
            patience,
            program: None,
            fault: Arc::clone(fault),
        }
    }

    fn ask<G: Policy>(
        &mut self,
        rules: &G,
        world: &G::State,
        view: &G::View,
        seat: Seat,
        dice: u32,
    ) -> Result<G::Action, String> {
        let program = match &mut self.program {
            Some(program) => program,
            None => {
                let started =
                    Program::start(&self.name).map_err(|error| format!("cannot be started: {error}"))?;
                started.say(self.hello.clone());
                self.program.insert(started)
            }
        };
        let mut legal = Vec::new();
        rules.legal(world, seat, &mut legal);
        let forms = rules.forms(world, seat);
        let (legal, forms) = (&legal[..], &forms[..]);
        let frame: Frame<'_, G> = Frame { r#type: "frame", seat, dice, view, legal, forms };
        program.say(line(&frame));
        let answer = program.hear(self.patience)?;
        let shown = || String::from_utf8_lossy(&answer).trim_end().chars().take(SHOWN).collect::<String>();
        let act: Act = serde_json::from_slice(&answer)
            .map_err(|error| format!("answered {:?}, which is no {{\"action\": …}}: {error}", shown()))?;
        let action = G::Action::deserialize(act.action)
            .map_err(|error| format!("answered {:?}, which is no action of {}: {error}", shown(), G::ID))?;
        match rules.check(world, seat, action) {
            Ok(()) => Ok(action),
            Err(refusal) => Err(format!("answered {:?} for seat {seat}, which is {refusal}", shown())),
        }
    }
}

impl<G: Policy> Bot<G> for Outsider {
    fn choose(&mut self, rules: &G, view: &G::View, seat: Seat, rng: &mut FastRng) -> G::Action {
        let mut world = rules.start();
        rules.imagine(view, &mut FastRng::new(0), &mut world);
        let is_sound = self.fault.lock().expect(NO_PANIC).is_none();
        if is_sound {
            match self.ask(rules, &world, view, seat, rng.word()) {
                Ok(action) => return action,
                Err(why) => {
                    self.program = None;
                    let told = Error::Job(format!("the bot {} {why}", self.name));
                    self.fault.lock().expect(NO_PANIC).get_or_insert(told);
                }
            }
        }
        // The match no longer counts and only has to come to its end.
        rules.sample(&world, seat, rng, &mut Vec::new())
    }
}

const NO_PANIC: &str = "nobody panics while holding the fault";

/// A program that runs. What it says on standard error is for whoever started us.
struct Program {
    child: Child,
    /// Dropped first of all when it has to end.
    to_it: Option<Sender<Vec<u8>>>,
    from_it: Receiver<io::Result<Vec<u8>>>,
}

impl Program {
    fn start(name: &str) -> io::Result<Program> {
        let words = command(name).unwrap_or_default();
        let (program, arguments) =
            words.split_first().ok_or_else(|| io::Error::other("no program is named"))?;
        let mut command = Command::new(program);
        let mut child = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = (input, output) else {
            return Err(io::Error::other("it has no standard input and output"));
        };
        let (to_it, said) = mpsc::channel();
        let (heard, from_it) = mpsc::sync_channel(LINES_AHEAD);
        // Both block for as long as the program likes, and both end with it.
        thread::spawn(move || write_all(input, &said));
        thread::spawn(move || read_all(output, &heard));
        Ok(Program { child, to_it: Some(to_it), from_it })
    }

    fn say(&self, line: Vec<u8>) {
        if let Some(to_it) = &self.to_it {
            // A program that has ended is noticed by whoever waits for its answer.
            let _ = to_it.send(line);
        }
    }

    fn hear(&mut self, patience: Duration) -> Result<Vec<u8>, String> {
        match self.from_it.recv_timeout(patience) {
            Ok(Ok(line)) => Ok(line),
            Ok(Err(error)) => Err(format!("cannot be understood: {error}")),
            Err(RecvTimeoutError::Timeout) => {
                Err(format!("has not answered within {} s", patience.as_secs_f64()))
            }
            Err(RecvTimeoutError::Disconnected) => {
                let ended =
                    self.child.wait().map_or_else(|error| error.to_string(), |status| status.to_string());
                Err(format!("ended before it answered ({ended})"))
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.to_it = None;
        // Its output ends when it does; what it still says is not heard any more.
        while self.from_it.recv_timeout(FAREWELL).is_ok_and(|line| line.is_ok()) {}
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_all(mut input: ChildStdin, said: &Receiver<Vec<u8>>) {
    for line in said {
        if input.write_all(&line).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_all(output: ChildStdout, heard: &SyncSender<io::Result<Vec<u8>>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(MOST_BYTES).read_until(b'\n', &mut line);
        let told = match read {
            Ok(0) => return,
            Ok(_) if line.len() as u64 == MOST_BYTES && !line.ends_with(b"\n") => {
                Err(io::Error::other(format!("a line has more than {MOST_BYTES} bytes")))
            }
            Ok(_) => Ok(line),
            Err(error) => Err(error),
        };
        let is_last = told.is_err();
        if heard.send(told).is_err() || is_last {
            return;
        }
    }
}

fn line(message: &impl Serialize) -> Vec<u8> {
    let mut line = serde_json::to_vec(message).expect("messages are plain JSON");
    line.push(b'\n');
    line
}

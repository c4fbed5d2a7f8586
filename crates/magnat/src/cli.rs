use crate::serve::{BackupArgs, CheckArgs, ClusterArgs, ForgottenArgs, ReadyArgs, RestoreArgs, ServeArgs};
use crate::tournament::args::TournamentArgs;
use clap::{Args, Parser, Subcommand};
use engine::{Seat, Seed};
use std::path::PathBuf;
use text::Lang;

const EXIT_CODES: &str = "\
Exit codes:
  0  all went well
  1  what was checked is wrong, or what was begun could not be finished
  2  bad input: an unknown game, option or value, a file that cannot be read
     or exists already; one line says what is wrong and what is allowed";

/// Games about money: play them against bots, simulate them, compare bots, replay and verify records.
#[derive(Parser, Debug)]
#[command(version, after_help = EXIT_CODES, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Games(GamesArgs),
    Rules(RulesArgs),
    Play(PlayArgs),
    Serve(Box<ServeArgs>),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Check(CheckArgs),
    Forgotten(ForgottenArgs),
    Cluster(ClusterArgs),
    Ready(ReadyArgs),
    Simulate(SimulateArgs),
    Arena(ArenaArgs),
    Tricks(TricksArgs),
    Soak(SoakArgs),
    Tournament(TournamentArgs),
    Replay(ReplayArgs),
    Review(ReviewArgs),
    Verify(VerifyArgs),
    Think(ThinkArgs),
    Puzzles(PuzzlesArgs),
    Perft(PerftArgs),
}

/// The games with their seats, options and bots
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat games", "magnat games --lang pl", "magnat games --json"]))]
pub(crate) struct GamesArgs {
    /// Print one JSON object per game, as a list
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// The rulebook of a game, or one paragraph of it
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat rules GAME            the numbered rules in full", "magnat rules GAME RULE      one paragraph", "magnat rules GAME --short --lang cs"]))]
pub(crate) struct RulesArgs {
    /// The id of a game: see `magnat games`
    pub(crate) game: String,
    /// The number of one rule, such as AB-14
    #[arg(conflicts_with = "short")]
    pub(crate) rule: Option<String>,
    /// The short rulebook, in your language
    #[arg(long)]
    pub(crate) short: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// Play a game against bots in the terminal
///
/// With a terminal the game is drawn and played by keyboard; `?` shows the keys. Without one (a pipe, a script, a
/// screen reader with --plain) it asks line by line.
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat play GAME", "magnat play GAME --seats SEATS --bots hard --lang pl", "magnat play GAME --set OPTION --name Ola", "magnat play --resume evening.jsonl"]))]
pub(crate) struct PlayArgs {
    /// The id of a game: see `magnat games`
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The bots in the other seats: easy, normal, hard, or another one that `magnat games` lists
    #[arg(long, value_name = "LEVEL", default_value = "normal")]
    pub(crate) bots: String,
    /// Your seat: a number from 0, or a letter from A [default: the first]
    #[arg(long, value_parser = seat)]
    pub(crate) seat: Option<Seat>,
    /// Your name
    #[arg(long, value_parser = name)]
    pub(crate) name: Option<String>,
    /// A number (or 64 hexadecimal digits) from which all chance follows [default: drawn by the system]
    #[arg(long, value_parser = seed)]
    pub(crate) seed: Option<Seed>,
    /// Go on with a saved match
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "set", "seed"])]
    pub(crate) resume: Option<PathBuf>,
    /// Ask line by line even in a terminal
    #[arg(long)]
    pub(crate) plain: bool,
    /// How long every move of the others stays on the screen before the next, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 400, value_parser = clap::value_parser!(u64).range(0..=10_000))]
    pub(crate) pace: u64,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// Play many matches of bots as fast as possible
///
/// The same seed gives the same matches on any number of threads.
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat simulate GAME --games 100000", "magnat simulate GAME --seats SEATS --games 50 --bot normal --out matches.jsonl"]))]
pub(crate) struct SimulateArgs {
    /// The id of a game: see `magnat games`
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many matches
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    pub(crate) games: u64,
    /// Who plays, in every seat
    #[arg(long, default_value = "random")]
    pub(crate) bot: String,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// Write the records of all matches to a new file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Draw dice and cards from a small quick generator: the same odds, but other matches, which no record can prove
    #[arg(long, conflicts_with = "out")]
    pub(crate) quick_chance: bool,
    /// Print the results as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Compare bots: all seatings, paired deals, ratings with 95 % intervals
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat arena GAME --bots easy,random --games 2000", "magnat arena GAME --bots hard,normal --games 5000 --sprt 0,30", "magnat arena GAME --bots easy,normal,hard --seats SEATS --games 600 --json"]))]
pub(crate) struct ArenaArgs {
    /// The id of a game: see `magnat games`
    pub(crate) game: String,
    /// Two or more bots, separated by commas: levels, styles, searches such as tree:2000, or programs of your own such as
    /// "cmd:python3 my_bot.py"
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    /// How many matches, rounded up to whole deals
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// Stop as soon as it is clear whether the first of two bots is ELO0 or ELO1 points stronger
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    pub(crate) sprt: Option<(f64, f64)>,
    /// How many seconds a program of your own may think about a decision
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub(crate) patience: u64,
    /// Print the results as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Look for fixed habits that beat a bot: one stranger against a table full of it, on paired deals
///
/// The stranger sits in every seat of every deal once, and all tricks play the same deals. The exit code says nothing about
/// strength.
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat tricks GAME", "magnat tricks GAME --against normal --games 2000 --seats 3,SEATS", "magnat tricks GAME --tricks random,easy --json"]))]
pub(crate) struct TricksArgs {
    /// The id of a game: see `magnat games`
    pub(crate) game: String,
    /// Who fills the table: a level, or a search such as tree:2000
    #[arg(long, value_name = "BOT", default_value = "hard")]
    pub(crate) against: String,
    /// The strangers, separated by commas [default: all styles of the game]
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    pub(crate) tricks: Vec<String>,
    /// How many matches of each trick, rounded up to whole deals
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// How many seats, separated by commas [default: every number the game allows]
    #[arg(long, value_name = "N", value_delimiter = ',', allow_hyphen_values = true)]
    pub(crate) seats: Vec<i64>,
    /// Set an option; OPTION=@FILE takes the value from a file
    #[arg(long, value_name = "OPTION=VALUE")]
    pub(crate) set: Vec<String>,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// Print one JSON object per number of seats
    #[arg(long)]
    pub(crate) json: bool,
}

/// Play random matches over random seats and options, and check every step
///
/// After every step nothing may be made or lost; every match must end within the bound its rules declare, with a ranking.
/// What goes wrong is printed with the seed, the table and the options to repeat it. Exit code 1: something went wrong.
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat soak GAME --games 1000000", "magnat soak --games 20000 --threads 1", "magnat soak GAME --seed 1 --table 4711"]))]
pub(crate) struct SoakArgs {
    /// The id of a game: see `magnat games` [default: all]
    pub(crate) game: Option<String>,
    /// How many matches of each game
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// Only this table, to repeat what went wrong there
    #[arg(long, value_name = "NUMBER")]
    pub(crate) table: Option<u64>,
    /// Print one JSON object per game
    #[arg(long)]
    pub(crate) json: bool,
}

/// Tell the story of a record, as one seat or the public saw it
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat replay evening.jsonl", "magnat replay evening.jsonl --seat B --to 40", "magnat replay matches.jsonl --match 3 --json"]))]
pub(crate) struct ReplayArgs {
    /// A file of one or more records
    pub(crate) file: PathBuf,
    /// Whose eyes: a number from 0, or a letter from A [default: the public's]
    #[arg(long, value_parser = seat)]
    pub(crate) seat: Option<Seat>,
    /// Stop after this step
    #[arg(long, value_name = "SEQ")]
    pub(crate) to: Option<u32>,
    /// Only this record of the file, 1 for the first
    #[arg(long = "match", value_name = "NUMBER")]
    pub(crate) number: Option<u64>,
    /// Print one JSON object per step with what the viewer saw, then the view
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// Look back at a record: the turning points, what a bot would have done, and everybody's luck
///
/// What a decision gave away is judged by what the player knew. The chances to win and the luck are judged by the whole
/// truth, as the match is over. The same record and number of playouts give the same review.
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat review evening.jsonl", "magnat review evening.jsonl --playouts 1000 --lang pl", "magnat review matches.jsonl --match 3 --json"]))]
pub(crate) struct ReviewArgs {
    /// A file of one or more records
    pub(crate) file: PathBuf,
    /// How many playouts each estimate rests on: more take longer and tell more
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) playouts: u32,
    /// Which record of the file, 1 for the first
    #[arg(long = "match", value_name = "NUMBER", default_value_t = 1)]
    pub(crate) number: u64,
    /// Print the whole review as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// Check every line of a record: legality, fingerprints, chance, outcome
///
/// Where a record has its seed, every card and die is drawn again. Says the first line that is wrong. Exit code 1: the
/// file can be read but does not hold; 2: it cannot be read.
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat verify evening.jsonl", "magnat verify --unfinished saved.jsonl --json"]))]
pub(crate) struct VerifyArgs {
    /// A file of one or more records
    pub(crate) file: PathBuf,
    /// Accept records that break off before their match is over, such as saved games
    #[arg(long)]
    pub(crate) unfinished: bool,
    /// Print the verdict as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Let a bot think about one moment of a record, and show what it weighed
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat think evening.jsonl --to 40", "magnat think evening.jsonl --to 40 --seat B --bot tree:200000 --json"]))]
pub(crate) struct ThinkArgs {
    /// A file of one or more records
    pub(crate) file: PathBuf,
    /// After which step [default: the last one of a match that is not over]
    #[arg(long, value_name = "SEQ")]
    pub(crate) to: Option<u32>,
    /// Who decides: a number from 0, or a letter from A [default: the first who may]
    #[arg(long, value_parser = seat)]
    pub(crate) seat: Option<Seat>,
    /// A level, or a search such as flat:400, tree:2000 or tree:50ms
    #[arg(long, default_value = "hard")]
    pub(crate) bot: String,
    /// A number from which the bot's own dice follow
    #[arg(long, default_value_t = 1)]
    pub(crate) dice: u64,
    /// Which record of the file, 1 for the first
    #[arg(long = "match", value_name = "NUMBER", default_value_t = 1)]
    pub(crate) number: u64,
    /// Print what was weighed as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

/// Find decisions with one clearly best action in matches of bots, one JSON line each
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat puzzles GAME --count 10", "magnat puzzles GAME --seats SEATS --seed 7 > puzzles.jsonl"]))]
pub(crate) struct PuzzlesArgs {
    /// The id of a game: see `magnat games`
    pub(crate) game: String,
    /// How many
    #[arg(long, default_value_t = 10)]
    pub(crate) count: u32,
    /// The number from which the matches follow
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// Count all rows of steps a match can begin with
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat perft GAME --depth 3", "magnat perft GAME --depth 3 --seats SEATS --json"]))]
pub(crate) struct PerftArgs {
    /// The id of a game: see `magnat games`
    pub(crate) game: String,
    /// The longest rows to count
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) depth: u32,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Print the counts as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// How a table is set up.
#[derive(Args, Debug)]
pub(crate) struct TableArgs {
    /// How many seats [default: 4, or the nearest the game allows]
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(crate) seats: Option<i64>,
    /// Set an option; OPTION=@FILE takes the value from a file
    #[arg(long, value_name = "OPTION=VALUE")]
    pub(crate) set: Vec<String>,
}

/// How a long run is done.
#[derive(Args, Debug)]
pub(crate) struct RunArgs {
    /// A number (or 64 hexadecimal digits) from which everything follows
    #[arg(long, default_value = "1", value_parser = seed)]
    pub(crate) seed: Seed,
    /// How many threads [default: one per processor]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args, Debug)]
pub(crate) struct LangArg {
    /// The language: en, pl, cs or ru [default: that of your system, else en]
    #[arg(long)]
    lang: Option<Lang>,
}

impl LangArg {
    /// The language asked for, or that of the environment.
    pub(crate) fn get(&self) -> Lang {
        let locale = || {
            ["LC_ALL", "LC_MESSAGES", "LANG"]
                .iter()
                .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        };
        self.lang.or_else(|| Lang::of_locale(&locale()?)).unwrap_or_default()
    }
}

/// Examples for a help text, with a game that exists, a rule and an option of it.
pub(crate) fn examples(lines: &[&str]) -> String {
    let mut text = "Examples:".to_owned();
    let about = catalog::games().first().map(|game| game.about());
    let option = about.and_then(|about| about.options.first());
    let option = option
        .map_or_else(|| "option=value".to_owned(), |option| format!("{}={}", option.id, option.default));
    let rule = about.and_then(|about| about.spec.split("- **").nth(1)?.split("**").next()).unwrap_or("RULE");
    for line in lines {
        let line = line.replace("GAME", about.map_or("GAME", |about| about.id));
        let line = line.replace("SEATS", &about.map_or(4, |about| about.most_seats).to_string());
        text.push_str(&format!("\n  {}", line.replace("RULE", rule).replace("OPTION", &option)));
    }
    text
}

fn seat(text: &str) -> Result<Seat, String> {
    let letters = Seat::all(engine::MAX_SEATS as u8);
    let named = letters.clone().find(|seat| text.eq_ignore_ascii_case(&seat.letter().to_string()));
    let numbered = || text.parse().ok().map(Seat).filter(|seat| letters.clone().any(|other| other == *seat));
    named.or_else(numbered).ok_or_else(|| "a seat is a number from 0 to 7 or a letter from A to H".to_owned())
}

pub(crate) fn seed(text: &str) -> Result<Seed, String> {
    let number = text.parse().map(Seed::from_number).ok();
    let wrong = "a seed is a whole number up to 2^64 - 1, or 64 hexadecimal digits";
    number.or_else(|| text.parse().ok()).ok_or_else(|| wrong.to_owned())
}

/// The longest name of a player.
const MAX_NAME: usize = 24;

fn name(text: &str) -> Result<String, String> {
    let name = text.trim();
    let plain = |letter: char| !letter.is_control() && !"[]{}".contains(letter);
    if name.is_empty() || name.chars().count() > MAX_NAME || !name.chars().all(plain) {
        return Err(format!("a name has 1 to {MAX_NAME} letters, none of them [ ] {{ }}"));
    }
    Ok(name.to_owned())
}

fn sprt(text: &str) -> Result<(f64, f64), String> {
    let numbers: Result<Vec<f64>, _> = text.split(',').map(|number| number.trim().parse()).collect();
    match numbers.as_deref() {
        Ok([elo0, elo1]) if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => Ok((*elo0, *elo1)),
        _ => Err("a test needs two ratings, the first below the second, such as 0,30".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_commands_are_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn seats_seeds_and_names_are_read() {
        assert_eq!(seat("b"), Ok(Seat(1)));
        assert_eq!(seat("7"), Ok(Seat(7)));
        assert!(seat("8").is_err() && seat("I").is_err() && seat("").is_err());
        assert_eq!(seed("5"), Ok(Seed::from_number(5)));
        assert_eq!(seed(&Seed::from_number(5).to_string()), Ok(Seed::from_number(5)));
        assert!(seed("-1").is_err());
        assert_eq!(name(" Ola "), Ok("Ola".into()));
        assert!(name("{x}").is_err() && name("").is_err());
        assert_eq!(sprt("-5, 20"), Ok((-5.0, 20.0)));
        assert!(sprt("20,20").is_err() && sprt("1").is_err());
    }
}

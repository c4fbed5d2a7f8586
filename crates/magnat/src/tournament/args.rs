use crate::cli::{LangArg, examples, seed};
use clap::{Args, Subcommand, ValueEnum};
use engine::Seed;
use std::path::PathBuf;
use tournament::{Scoring, Seating};

/// Run a tournament of several tables: seating, results, standings, cards
///
/// All of it is kept in one file that a person can read. The same file gives the same seating again.
#[derive(Args, Debug)]
#[command(after_help = examples(&["magnat tournament create cup.json --game GAME --players names.txt", "magnat tournament seat cup.json", "magnat tournament enter cup.json --table 1 --result Ola:250 --result Jan:-40 --result Eva:90", "magnat tournament import cup.json results.csv", "magnat tournament standings cup.json", "magnat tournament cards cup.json --xlsx cup.xlsx"]))]
pub(crate) struct TournamentArgs {
    #[command(subcommand)]
    pub(crate) command: TournamentCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum TournamentCommand {
    Create(CreateArgs),
    Seat(SeatArgs),
    Show(ShowArgs),
    Enter(EnterArgs),
    Import(ImportArgs),
    Leave(LeaveArgs),
    Standings(StandingsArgs),
    Cards(CardsArgs),
}

/// Begin a tournament: writes its file
#[derive(Args, Debug)]
pub(crate) struct CreateArgs {
    /// The new file of the tournament
    pub(crate) file: PathBuf,
    /// The id of the game that is played at the tables: see `magnat games`
    #[arg(long)]
    pub(crate) game: String,
    /// A file with the participants: one name per line, or CSV with the names in the first column
    #[arg(long, value_name = "FILE")]
    pub(crate) players: Option<PathBuf>,
    /// A participant; may be given many times
    #[arg(long, value_name = "NAME")]
    pub(crate) player: Vec<String>,
    /// What the tournament is called
    #[arg(long, default_value = "Tournament")]
    pub(crate) name: String,
    /// How many sit at a table if it can be arranged, 3 to 6
    #[arg(long, value_name = "SEATS", default_value_t = 4)]
    pub(crate) table_size: u8,
    /// How many games everybody plays before the final, 1 to 6
    #[arg(long, default_value_t = 3)]
    pub(crate) games: u8,
    /// How many play the final: 3 to 6, or 0 for no final
    #[arg(long = "final", value_name = "SEATS", default_value_t = 4)]
    pub(crate) final_size: u8,
    /// What a game is worth
    #[arg(long, value_enum, default_value = "profit")]
    pub(crate) scoring: ScoringArg,
    /// How the tables are drawn
    #[arg(long, value_enum, default_value = "min-repeat")]
    pub(crate) seating: SeatingArg,
    /// What each wrong entry of a card kept by hand costs, 0 to 100
    #[arg(long, default_value_t = 0)]
    pub(crate) penalty: u8,
    /// Set an option of the game for all tables; OPTION=@FILE takes the value from a file
    #[arg(long, value_name = "OPTION=VALUE")]
    pub(crate) set: Vec<String>,
    /// A number (or 64 hexadecimal digits) from which all draws follow [default: drawn by the system]
    #[arg(long, value_parser = seed)]
    pub(crate) seed: Option<Seed>,
}

/// Draw the tables of the next game, or of the final
#[derive(Args, Debug)]
pub(crate) struct SeatArgs {
    pub(crate) file: PathBuf,
    /// Whoever has not come: a name or a number, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) absent: Vec<String>,
    /// Print the tables as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Where the tournament stands: the tables of the game under way, and what is missing
#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    pub(crate) file: PathBuf,
    /// Print the whole state as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Enter the results of one table
#[derive(Args, Debug)]
#[command(
    after_help = "A result is NAME:PROFIT, then in any order :rank=N, :bankrupt, :wrong=N and figures such as :cash=350.\nWithout ranks they follow from the profits; the bankrupt come last."
)]
pub(crate) struct EnterArgs {
    pub(crate) file: PathBuf,
    /// The number of the table
    #[arg(long)]
    pub(crate) table: usize,
    /// How one participant ended; once for everybody at the table
    #[arg(long = "result", value_name = "NAME:PROFIT", required = true, allow_hyphen_values = true)]
    pub(crate) results: Vec<String>,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
}

/// Import results from CSV files, or from records of finished matches (.jsonl)
///
/// CSV: the first row names the columns table, participant, rank and profit; bankrupt, wrong_entries and the figures of
/// the game may follow. Records: the players must sit at one table of the game under way. One wrong row, named by row and
/// column, and nothing of all the files is taken.
#[derive(Args, Debug)]
pub(crate) struct ImportArgs {
    pub(crate) file: PathBuf,
    /// CSV files or records
    #[arg(required = true)]
    pub(crate) results: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) target: TargetArgs,
}

/// Which results are meant.
#[derive(Args, Debug)]
pub(crate) struct TargetArgs {
    /// The number of an earlier game, to correct it [default: the game under way]
    #[arg(long = "stage", value_name = "NUMBER")]
    pub(crate) stage: Option<usize>,
    /// Replace results that are there already
    #[arg(long)]
    pub(crate) replace: bool,
}

/// Somebody leaves for good: from now on they are absent
#[derive(Args, Debug)]
pub(crate) struct LeaveArgs {
    pub(crate) file: PathBuf,
    /// A name or a number
    #[arg(required = true)]
    pub(crate) names: Vec<String>,
}

/// Who stands where, with all tie-breaks
#[derive(Args, Debug)]
pub(crate) struct StandingsArgs {
    pub(crate) file: PathBuf,
    /// Print one JSON object
    #[arg(long, conflicts_with = "csv")]
    pub(crate) json: bool,
    /// Print comma-separated values
    #[arg(long)]
    pub(crate) csv: bool,
}

/// Write the cards of the participants as a spreadsheet or as CSV files
///
/// From a tournament: every participant's games, and with --record what the books of these matches say. From a record
/// (.jsonl): the books of that match alone.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  magnat tournament cards cup.json --xlsx cup.xlsx\n  magnat tournament cards cup.json --record table1.jsonl --record table2.jsonl --xlsx cup.xlsx\n  magnat tournament cards evening.jsonl --csv cards"
)]
pub(crate) struct CardsArgs {
    /// The file of a tournament, or a record
    pub(crate) file: PathBuf,
    /// A record of a finished match whose books belong to the cards; may be given many times
    #[arg(long = "record", value_name = "FILE")]
    pub(crate) records: Vec<PathBuf>,
    /// Write a new spreadsheet: a summary, and one sheet per participant
    #[arg(long, value_name = "FILE", required_unless_present = "csv")]
    pub(crate) xlsx: Option<PathBuf>,
    /// Write CSV files into a new folder
    #[arg(long, value_name = "FOLDER")]
    pub(crate) csv: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArg,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ScoringArg {
    /// The money won
    Profit,
    /// The money won beyond the average of the table
    ProfitAdjusted,
    /// Points for the place: 120 for the first, 0 for the last
    Placement,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum SeatingArg {
    Random,
    /// Whoever has met before meets again as seldom as can be
    MinRepeat,
    /// After the first game equals sit together
    Swiss,
}

impl From<ScoringArg> for Scoring {
    fn from(scoring: ScoringArg) -> Scoring {
        match scoring {
            ScoringArg::Profit => Scoring::Profit,
            ScoringArg::ProfitAdjusted => Scoring::ProfitAdjusted,
            ScoringArg::Placement => Scoring::Placement,
        }
    }
}

impl From<SeatingArg> for Seating {
    fn from(seating: SeatingArg) -> Seating {
        match seating {
            SeatingArg::Random => Seating::Random,
            SeatingArg::MinRepeat => Seating::MinRepeat,
            SeatingArg::Swiss => Seating::Swiss,
        }
    }
}

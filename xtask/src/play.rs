use crate::{Usage, shell, web};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::ffi::OsString;
use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::process::Command;

#[derive(clap::Args, Debug)]
pub(crate) struct PlayOptions {
    /// Play in the terminal; without a game you choose
    #[arg(long)]
    terminal: bool,
    /// What `magnat serve`, or in the terminal `magnat play`, takes
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

/// Builds the browser client and the program, opens tables on this machine and shows them in the browser; with
/// `--terminal`, plays in the terminal instead.
pub(crate) fn run(args: &PlayOptions) -> Result<()> {
    // After a word for the program, this one is taken for another.
    let (late, rest): (Vec<String>, Vec<String>) =
        args.rest.iter().cloned().partition(|word| word == "--terminal");
    if args.terminal || !late.is_empty() {
        return in_terminal(&rest);
    }
    if let Some(game) = rest.first().filter(|word| !word.starts_with('-')) {
        let how = format!("games are chosen in the browser; to play in the terminal: play --terminal {game}");
        return Err(Usage::new(how).into());
    }
    web::build()?;
    shell::run(&mut shell::cargo(["build", "--release", "--package", "magnat"]))?;
    let folder =
        data_folder(|name| std::env::var_os(name)).context("there is no home folder to keep tables in")?;
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let data = folder.join("magnat.db");
    shell::hand_over(magnat(&["serve", "--open", "--data"]).arg(data).args(rest))
}

/// Where this system keeps what programs remember for a person.
fn data_folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let path = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        path("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        path("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        path("XDG_DATA_HOME").or_else(|| path("HOME").map(|home| home.join(".local/share")))
    };
    Some(base?.join("magnat"))
}

fn in_terminal(rest: &[String]) -> Result<()> {
    shell::run(&mut shell::cargo(["build", "--release", "--package", "magnat"]))?;
    let named = rest.first().is_some_and(|word| !word.starts_with('-'));
    let told = named || rest.iter().any(|word| word.starts_with("--resume"));
    let game = if told { None } else { Some(choose(&games()?)?) };
    shell::hand_over(magnat(&["play"]).args(game).args(rest))
}

/// The built program, with arguments.
pub(crate) fn magnat(args: &[&str]) -> Command {
    let mut command = shell::cargo(["run", "--quiet", "--release", "--package", "magnat", "--"]);
    command.args(args);
    command
}

/// What `magnat games` knows of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listed {
    pub(crate) id: String,
    name: String,
    pub(crate) least_seats: u64,
    pub(crate) most_seats: u64,
    /// The players it knows by name.
    pub(crate) bots: Vec<String>,
}

pub(crate) fn games() -> Result<Vec<Listed>> {
    read_games(&shell::output(&mut magnat(&["games", "--json"]))?)
}

fn read_games(json: &str) -> Result<Vec<Listed>> {
    let list: Value = serde_json::from_str(json).context("`magnat games --json` printed no JSON")?;
    let word = |game: &Value, key| Some(game.get(key)?.as_str()?.to_owned());
    let listed = |game: &Value| {
        let seats = |key| game.get("seats")?.get(key)?.as_u64();
        let (least_seats, most_seats) = (seats("least")?, seats("most")?);
        let bots = game.get("bots")?.as_array()?;
        let bots = bots.iter().map(|bot| Some(bot.as_str()?.to_owned())).collect::<Option<_>>()?;
        Some(Listed { id: word(game, "id")?, name: word(game, "name")?, least_seats, most_seats, bots })
    };
    let games: Option<Vec<Listed>> = list.as_array().and_then(|games| games.iter().map(listed).collect());
    let games = games.context("`magnat games --json` is not the list it used to be")?;
    if games.is_empty() {
        bail!("the catalog holds no game");
    }
    Ok(games)
}

/// The only game, or the one a person picks.
fn choose(games: &[Listed]) -> Result<String> {
    if let [only] = games {
        return Ok(only.id.clone());
    }
    if !std::io::stdin().is_terminal() {
        let known: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
        return Err(Usage::new(format!("say which game: {}", known.join(", "))).into());
    }
    println!("\nWhich game?");
    for (number, game) in (1..).zip(games) {
        let Listed { id, name, least_seats, most_seats, .. } = game;
        println!("  {number}  {name} ({id}), {least_seats} to {most_seats} players");
    }
    print!("Number or name: ");
    std::io::stdout().flush()?;
    let mut answer = String::new();
    std::io::stdin().lock().read_line(&mut answer)?;
    pick(games, answer.trim())
}

fn pick(games: &[Listed], answer: &str) -> Result<String> {
    let by_number = answer.parse::<usize>().ok().and_then(|number| games.get(number.checked_sub(1)?));
    let found = by_number.or_else(|| games.iter().find(|game| game.id == answer));
    match found {
        Some(game) => Ok(game.id.clone()),
        None => Err(Usage::new(format!("there is no game {answer:?}")).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = r#"[
        {"id": "chess", "name": "Chess", "seats": {"least": 2, "most": 2}, "bots": []},
        {"id": "ludo", "name": "Ludo", "seats": {"least": 2, "most": 4}, "bots": ["random"], "options": []}
    ]"#;

    #[test]
    fn a_game_is_picked_by_number_or_name() {
        let games = read_games(LIST).unwrap();
        assert_eq!(pick(&games, "2").unwrap(), "ludo");
        assert_eq!(pick(&games, "chess").unwrap(), "chess");
        for wrong in ["", "0", "3", "go", "-1"] {
            assert!(pick(&games, wrong).unwrap_err().is::<Usage>(), "{wrong}");
        }
        assert_eq!(choose(&games[1..]).unwrap(), "ludo", "nobody is asked about one game");
    }

    #[test]
    fn tables_are_kept_in_the_home_of_whoever_plays() {
        let home = |name: &str| ["HOME", "LOCALAPPDATA"].contains(&name).then(|| OsString::from("ada"));
        let folder = data_folder(home).unwrap();
        assert!(folder.starts_with("ada") && folder.ends_with("magnat"), "{folder:?}");
        assert_eq!(data_folder(|_| None), None);
    }

    #[test]
    fn another_list_is_not_misread() {
        assert!(read_games("[]").is_err());
        assert!(read_games("{}").is_err());
        assert!(read_games(r#"[{"name":"chess"}]"#).is_err());
        assert!(read_games("chess").is_err());
    }
}

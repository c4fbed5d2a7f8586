use engine::{Allowed, Level, OptionKind, OptionSpec, OptionValue, OptionValues};
use protocol::http::{AllowedLine, FillLine, GameLine, GameList, OptionLine};
use search::AnyGame;

/// The games with all that can be chosen at a table of them.
pub fn game_list<'a>(games: impl IntoIterator<Item = &'a dyn AnyGame>) -> GameList {
    let games = games.into_iter().map(|game| {
        let about = game.about();
        GameLine {
            id: about.id.to_owned(),
            rules_version: about.rules_version,
            least_seats: about.least_seats,
            most_seats: about.most_seats,
            options: about.options.iter().map(|spec| option(game, spec)).collect(),
            bots: Level::ALL.iter().map(ToString::to_string).collect(),
        }
    });
    let reactions = room::REACTIONS.iter().map(ToString::to_string).collect();
    GameList { games: games.collect(), reactions }
}

fn option(game: &dyn AnyGame, spec: &OptionSpec) -> OptionLine {
    let allowed = match &spec.kind {
        OptionKind::Switch => vec![AllowedLine::Switch {}],
        OptionKind::Among(allowed) => allowed.iter().map(line).collect(),
    };
    let fills = fills(game, spec);
    OptionLine { id: spec.id.to_owned(), allowed, default: spec.default.clone(), fills }
}

/// The values of an option that change the defaults of others.
fn fills(game: &dyn AnyGame, spec: &OptionSpec) -> Vec<FillLine> {
    let seats = game.about().least_seats;
    let resolved = |chosen: &OptionValues| Some(game.table(seats, chosen).ok()?.header().options);
    let Some(plain) = resolved(&OptionValues::new()) else { return Vec::new() };
    let values: Vec<OptionValue> = match &spec.kind {
        OptionKind::Switch => vec![true.into(), false.into()],
        OptionKind::Among(allowed) => {
            let word = |allowed: &Allowed| match *allowed {
                Allowed::Word(word) => Some(word.into()),
                Allowed::Range(..) | Allowed::Seat | Allowed::Text(_) => None,
            };
            allowed.iter().filter_map(word).collect()
        }
    };
    let fill = |value: OptionValue| {
        let chosen = OptionValues::from([(spec.id.to_owned(), value.clone())]);
        let mut options = resolved(&chosen)?;
        options.retain(|id, filled| id != spec.id && plain.get(id) != Some(filled));
        (!options.is_empty()).then_some(FillLine { value, options })
    };
    values.into_iter().filter(|value| *value != spec.default).filter_map(fill).collect()
}

fn line(allowed: &Allowed) -> AllowedLine {
    match *allowed {
        Allowed::Word(word) => AllowedLine::Word { word: word.to_owned() },
        Allowed::Range(least, most) => AllowedLine::Range { least, most },
        Allowed::Seat => AllowedLine::Seat {},
        Allowed::Text(most_bytes) => AllowedLine::Text { most_bytes },
    }
}

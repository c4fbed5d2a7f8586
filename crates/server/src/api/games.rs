use super::{Api, Language};
use crate::problem::HttpFailure;
use axum::Json;
use axum::extract::{Path, Query, State};
use engine::{Allowed, Level, OptionKind, OptionSpec};
use protocol::http::{AllowedLine, Chapter, GameLine, GameList, OptionLine, Rulebook};
use text::Texts;

pub(super) async fn list(State(app): State<Api>) -> Json<GameList> {
    let games = app.hall.settings.games.all().iter().map(|game| {
        let about = game.about();
        GameLine {
            id: about.id.to_owned(),
            rules_version: about.rules_version,
            least_seats: about.least_seats,
            most_seats: about.most_seats,
            options: about.options.iter().map(option).collect(),
            bots: Level::ALL.iter().map(ToString::to_string).collect(),
        }
    });
    let reactions = room::REACTIONS.iter().map(ToString::to_string).collect();
    Json(GameList { games: games.collect(), reactions })
}

fn option(spec: &OptionSpec) -> OptionLine {
    let allowed = match &spec.kind {
        OptionKind::Switch => vec![AllowedLine::Switch {}],
        OptionKind::Among(allowed) => allowed.iter().map(line).collect(),
    };
    OptionLine { id: spec.id.to_owned(), allowed, default: spec.default.clone() }
}

fn line(allowed: &Allowed) -> AllowedLine {
    match *allowed {
        Allowed::Word(word) => AllowedLine::Word { word: word.to_owned() },
        Allowed::Range(least, most) => AllowedLine::Range { least, most },
        Allowed::Seat => AllowedLine::Seat {},
        Allowed::Text(most_bytes) => AllowedLine::Text { most_bytes },
    }
}

pub(super) async fn rules(
    State(app): State<Api>,
    Path(game): Path<String>,
    Query(lang): Query<Language>,
) -> Result<Json<Rulebook>, HttpFailure> {
    let unknown = || {
        HttpFailure::not_found(
            "no_such_game",
            "There is no such game here. See /api/games for those there are.",
        )
    };
    let about = app.hall.settings.games.find(&game).ok_or_else(unknown)?.about();
    let lang = lang.get();
    let texts = Texts::new(about.texts, lang);
    let chapters = texts.rulebook().into_iter();
    Ok(Json(Rulebook {
        game: about.id.to_owned(),
        lang: lang.code().to_owned(),
        name: texts.say("game-name"),
        tagline: texts.say("game-tagline"),
        chapters: chapters
            .map(|part| Chapter { title: part.title, text: part.text, rules: part.rules })
            .collect(),
        spec: about.spec.to_owned(),
    }))
}

use super::{Api, Language};
use crate::learn;
use crate::problem::HttpFailure;
use axum::Json;
use axum::extract::{Path, Query, State};
use engine::{Allowed, Level, OptionKind, OptionSpec, OptionValue, OptionValues};
use protocol::http::{
    AllowedLine, Chapter, FillLine, GameLine, GameList, LessonAnswer, LessonList, LessonTry, LessonView,
    OptionLine, Rulebook,
};
use search::AnyGame;
use text::Texts;

pub(super) async fn list(State(app): State<Api>) -> Json<GameList> {
    let games = app.hall.settings.games.all().iter().map(|game| {
        let about = game.about();
        GameLine {
            id: about.id.to_owned(),
            rules_version: about.rules_version,
            least_seats: about.least_seats,
            most_seats: about.most_seats,
            options: about.options.iter().map(|spec| option(*game, spec)).collect(),
            bots: Level::ALL.iter().map(ToString::to_string).collect(),
        }
    });
    let reactions = room::REACTIONS.iter().map(ToString::to_string).collect();
    Json(GameList { games: games.collect(), reactions })
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

/// What there is to learn and to solve.
pub(super) async fn lessons(
    State(app): State<Api>,
    Path(game): Path<String>,
) -> Result<Json<LessonList>, HttpFailure> {
    let game = found(&app, &game)?;
    Ok(Json(learn::list(game, crate::now_ms())))
}

pub(super) async fn lesson(
    State(app): State<Api>,
    Path((game, lesson)): Path<(String, String)>,
) -> Result<Json<LessonView>, HttpFailure> {
    learn::see(found(&app, &game)?, &lesson).map(Json)
}

pub(super) async fn try_lesson(
    State(app): State<Api>,
    Path((game, lesson)): Path<(String, String)>,
    super::Json(LessonTry { action }): super::Json<LessonTry>,
) -> Result<Json<LessonAnswer>, HttpFailure> {
    learn::answer(found(&app, &game)?, &lesson, &action).map(Json)
}

fn found<'a>(app: &'a Api, game: &str) -> Result<&'a dyn AnyGame, HttpFailure> {
    let unknown = || {
        HttpFailure::not_found(
            "no_such_game",
            "There is no such game here. See /api/games for those there are.",
        )
    };
    app.hall.settings.games.find(game).ok_or_else(unknown)
}

pub(super) async fn rules(
    State(app): State<Api>,
    Path(game): Path<String>,
    Query(lang): Query<Language>,
) -> Result<Json<Rulebook>, HttpFailure> {
    let about = found(&app, &game)?.about();
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

use super::{Api, Language};
use crate::learn;
use crate::problem::HttpFailure;
use axum::Json;
use axum::extract::{Path, Query, State};
use protocol::http::{Chapter, GameList, LessonAnswer, LessonList, LessonTry, LessonView, Rulebook};
use search::AnyGame;
use text::Texts;

pub(super) async fn list(State(app): State<Api>) -> Json<GameList> {
    Json(answers::game_list(app.hall.settings.games.all().iter().copied()))
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

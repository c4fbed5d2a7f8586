use crate::name::Kind;
use crate::simple::{Random, Styled};
use crate::thinker::Thinker;
use engine::{AnyBot, BotError, FastRng, Game, Level, Policy, Rng, Seat, Turn};
use serde::Deserialize;
use serde_json::Value;
use std::fmt;
use std::sync::Arc;

/// A player of game `G`. All it ever learns is a view, so it cannot peek; all its whims come from `rng`, so the same
/// view and the same `rng` give the same action (unless it was given a time limit).
pub trait Bot<G: Game>: Send {
    /// The action of `seat`, which may act now. `rules` are those the bot was made for; `view` is what the seat knows.
    fn choose(&mut self, rules: &G, view: &G::View, seat: Seat, rng: &mut FastRng) -> G::Action;
}

/// The bot of this name: see `docs/bots.md`.
pub fn bot<G: Policy>(rules: &G, name: &str) -> Result<Box<dyn Bot<G>>, BotError> {
    Ok(match Kind::parse(rules, name)? {
        Kind::Random => Box::new(Random::new(rules)),
        Kind::Styled(style) => Box::new(Styled::new(rules, style)),
        Kind::Thinker(plan) => Box::new(Thinker::new(rules, plan)),
    })
}

/// The names of the bots that take no numbers, weakest levels first, then the game's own styles.
pub fn bot_names<G: Policy>() -> Vec<&'static str> {
    let levels = Level::ALL.into_iter().map(Level::name);
    ["random"].into_iter().chain(levels).chain(["policy"]).chain(G::STYLES.iter().copied()).collect()
}

/// A bot that reads views and writes actions in JSON.
pub struct JsonBot<G: Game> {
    rules: Arc<G>,
    bot: Box<dyn Bot<G>>,
    rng: FastRng,
}

impl<G: Policy> JsonBot<G> {
    pub fn new(rules: Arc<G>, name: &str, bits: u64) -> Result<JsonBot<G>, BotError> {
        let bot = bot(&*rules, name)?;
        Ok(JsonBot { rules, bot, rng: FastRng::new(bits) })
    }
}

impl<G: Policy> AnyBot for JsonBot<G> {
    fn choose(&mut self, view: &Value, seat: Seat) -> Result<Value, BotError> {
        let view = read_view(&*self.rules, view, seat, &mut self.rng)?;
        let action = self.bot.choose(&self.rules, &view, seat, &mut self.rng);
        Ok(serde_json::to_value(action).expect("actions are plain JSON"))
    }
}

impl<G: Game> fmt::Debug for JsonBot<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JsonBot({})", G::ID)
    }
}

/// The view, if it is one in which this seat may act. Only an imagined world can tell.
pub(crate) fn read_view<G: Game>(
    rules: &G,
    view: &Value,
    seat: Seat,
    rng: &mut (impl Rng + ?Sized),
) -> Result<G::View, BotError> {
    let view = G::View::deserialize(view).map_err(|error| BotError::View(error.to_string()))?;
    let mut world = rules.start();
    rules.imagine(&view, rng, &mut world);
    match rules.turn(&world) {
        Turn::Over => Err(BotError::View("the match is over".to_owned())),
        turn if turn.includes(seat) => Ok(view),
        _ => Err(BotError::View(format!("seat {} may not act in it", seat.0))),
    }
}

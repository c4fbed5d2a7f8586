use crate::name::BotKind;
use crate::simple::{Random, Styled};
use crate::thinker::Thinker;
use engine::{AnyBot, BotError, FastRng, Game, Level, Policy, Seat, Sight, Turn};
use serde_json::Value;
use std::sync::Arc;

/// A player of game `G`. All it ever learns is a view, so it cannot peek; all its whims come from `rng`, so the same
/// view and the same `rng` give the same action (unless it was given a time limit).
pub trait Bot<G: Game>: Send {
    /// The action of `seat`, which may act now. `rules` are those the bot was made for; `view` is what the seat knows.
    fn choose(&mut self, rules: &G, view: &G::View, seat: Seat, rng: &mut FastRng) -> G::Action;
}

/// The bot of this name: see `docs/bots.md`.
pub fn bot<G: Policy>(rules: &G, name: &str) -> Result<Box<dyn Bot<G>>, BotError> {
    Ok(match BotKind::parse(rules, name)? {
        BotKind::Random => Box::new(Random::new(rules)),
        BotKind::Styled(style) => Box::new(Styled::new(rules, style)),
        BotKind::Thinker(plan) => Box::new(Thinker::new(rules, plan)),
    })
}

/// The names of the bots that take no numbers, weakest levels first, then the game's own styles.
pub fn bot_names<G: Policy>() -> Vec<&'static str> {
    let levels = Level::ALL.into_iter().map(Level::name);
    ["random"].into_iter().chain(levels).chain(["policy"]).chain(G::STYLES.iter().copied()).collect()
}

/// A bot in its seat: the rules are those of the table, and its search memory stays with it from decision to decision.
pub(crate) struct BotInSeat<G: Game> {
    rules: Arc<G>,
    bot: Box<dyn Bot<G>>,
}

impl<G: Policy> BotInSeat<G> {
    pub(crate) fn new(rules: Arc<G>, name: &str) -> Result<BotInSeat<G>, BotError> {
        let bot = bot(&*rules, name)?;
        Ok(BotInSeat { rules, bot })
    }
}

impl<G: Policy> AnyBot for BotInSeat<G> {
    fn choose(&mut self, sight: &Sight, bits: u64) -> Result<Value, BotError> {
        let mut rng = FastRng::new(bits);
        let view = look_at(&*self.rules, sight, &mut rng)?;
        let action = self.bot.choose(&self.rules, view, sight.seat(), &mut rng);
        Ok(serde_json::to_value(action).expect("actions are plain JSON"))
    }
}

/// The view, if it is one of this game in which its seat may act. Only an imagined world can tell.
pub(crate) fn look_at<'a, G: Game>(
    rules: &G,
    sight: &'a Sight,
    rng: &mut FastRng,
) -> Result<&'a G::View, BotError> {
    let view: &G::View = sight.view().ok_or_else(|| BotError::View(format!("{} has other views", G::ID)))?;
    let mut world = rules.start();
    rules.imagine(view, rng, &mut world);
    match rules.turn(&world) {
        Turn::Over => Err(BotError::View("the match is over".to_owned())),
        turn if turn.includes(sight.seat()) => Ok(view),
        _ => Err(BotError::View(format!("seat {} may not act in it", sight.seat().0))),
    }
}

use crate::bot::bot_names;
use engine::{BotError, Level, Method, Policy, Tuning};
use std::time::Duration;

/// How a bot of some name plays.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum BotKind {
    /// Any legal action, all equally likely.
    Random,
    /// One of the game's own styles.
    Styled(&'static str),
    Thinker(BotPlan),
}

/// How a thinking bot looks for its action, and for how long.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct BotPlan {
    pub(crate) tuning: Tuning,
    /// Ends the search even if iterations are left. A bot with a time limit is not reproducible.
    pub(crate) time: Option<Duration>,
    /// How many searches run side by side, each on its share of the iterations, their results added up.
    pub(crate) minds: u32,
}

/// What stands for "as many as the time allows".
const NO_ITERATION_LIMIT: u32 = 10_000_000;
const MAX_TIME: Duration = Duration::from_secs(600);
const MAX_MINDS: u32 = 64;

impl BotKind {
    /// Reads a name: `random`, `policy`, a style; or a level, `flat` or `tree`, each with any of `:2000` (iterations),
    /// `:50ms`, `:2s` (time limit) and `:4x` (searches side by side).
    pub(crate) fn parse<G: Policy>(rules: &G, name: &str) -> Result<BotKind, BotError> {
        BotKind::read(rules, name).ok_or_else(|| BotError::Unknown {
            name: name.chars().take(80).collect(),
            known: format!(
                "{}; and searches such as flat:400, tree:2000, tree:50ms",
                bot_names::<G>().join(", ")
            ),
        })
    }

    fn read<G: Policy>(rules: &G, name: &str) -> Option<BotKind> {
        let style = G::STYLES.iter().find(|style| **style == name);
        if let Some(style) = style {
            return Some(BotKind::Styled(style));
        }
        let mut parts = name.split(':');
        let base = parts.next()?;
        let tuning = match base {
            "random" => return parts.next().is_none().then_some(BotKind::Random),
            "policy" => Tuning { method: Method::Policy, slip_percent: 0, ..rules.tuning(Level::Easy) },
            "flat" => Tuning { method: Method::Flat, slip_percent: 0, ..rules.tuning(Level::Normal) },
            "paired" => Tuning { method: Method::Paired, slip_percent: 0, ..rules.tuning(Level::Normal) },
            "tree" => Tuning { method: Method::Tree, slip_percent: 0, ..rules.tuning(Level::Hard) },
            level => rules.tuning(level.parse().ok()?),
        };
        let mut plan = BotPlan { tuning, time: None, minds: 1 };
        let mut iterations = None;
        for part in parts {
            plan.read(part, &mut iterations)?;
        }
        plan.tuning.iterations = match (iterations, plan.time) {
            (Some(iterations), _) => iterations,
            (None, Some(_)) => NO_ITERATION_LIMIT,
            (None, None) => tuning.iterations,
        };
        Some(BotKind::Thinker(plan))
    }
}

impl BotPlan {
    fn read(&mut self, part: &str, iterations: &mut Option<u32>) -> Option<()> {
        let digits = part.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
        let number: u32 = digits.parse().ok().filter(|number| *number > 0)?;
        match &part[digits.len()..] {
            "" if number <= NO_ITERATION_LIMIT => *iterations = Some(number),
            "ms" => self.time = Some(Duration::from_millis(number.into())),
            "s" => self.time = Some(Duration::from_secs(number.into())),
            "x" if number <= MAX_MINDS => self.minds = number,
            _ => return None,
        }
        self.time.is_none_or(|time| time <= MAX_TIME).then_some(())
    }
}

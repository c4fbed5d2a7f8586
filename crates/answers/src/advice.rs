use engine::Outlook;
use protocol::{HintView, WeighedAction};
use search::{Advice, Hint};

/// The level that advises people.
pub const ADVISER: &str = "hard";

/// No more of the other actions are told.
const MOST_OTHERS: usize = 24;

/// Advice at a step as it is sent. What the actions lead to is added by the room.
pub fn told(advice: Advice, seq: u32) -> HintView {
    let Hint { best, alternatives } = advice.hint;
    let others = alternatives.into_iter().take(MOST_OTHERS).map(|other| WeighedAction {
        action: other.action,
        win_chance: other.win_chance,
        outlook: None,
    });
    HintView {
        seq,
        win_chance: best.chance(),
        action: best.action,
        outlook: Outlook::default(),
        reason: advice.reason,
        others: others.collect(),
    }
}

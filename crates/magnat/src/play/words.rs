//! What both tables say, the drawn one and the plain one.

use super::table::{Choice, TerminalTable};
use engine::{Outcome, Phrase, Seat, Summary, Voice, Word};
use search::Advice;
use serde_json::Value;
use text::Texts;

/// The label of a choice.
pub(crate) fn label(choice: &Choice, table: &TerminalTable) -> String {
    match choice {
        Choice::Action(action) => table.texts().action(action),
        Choice::Form(form) => format!("{} …", table.texts().form(form)),
        Choice::Lapse => table.texts().say("ui-lapse"),
        Choice::Ring => table.texts().say("ui-ring"),
    }
}

/// What this one of the choices leads to, where the game tells.
pub(crate) fn leads(voice: &Voice, at: usize, texts: &Texts) -> Option<String> {
    voice.outlooks.get(at)?.leads.as_ref().map(|leads| texts.phrase(leads))
}

/// A paragraph of the rules without the marks of its markdown.
pub(crate) fn unmarked(markdown: &str) -> String {
    markdown.replace("**", "").replace('`', "")
}

/// How many other ideas a hint names.
const MOST_ALTERNATIVES: usize = 4;

/// A hint in words, the best action first.
pub(crate) fn hint_lines(advice: &Advice, table: &TerminalTable) -> Vec<String> {
    let hint = &advice.hint;
    let texts = table.texts();
    let line = |key: &str, weighed: &search::Weighed<Value>| {
        let action = Word::Verbatim(texts.action(&weighed.action));
        match weighed.chance() {
            Some(chance) => {
                let percent = (chance * 100.0).round() as i64;
                texts.phrase(&Phrase::new(key).with("action", action).with("percent", percent))
            }
            None => texts.phrase(&Phrase::new("ui-hint-only").with("action", action)),
        }
    };
    let mut lines = vec![line("ui-hint-best", &hint.best)];
    lines.extend(advice.reason.iter().map(|reason| texts.reason(reason)));
    lines.extend(hint.alternatives.iter().take(MOST_ALTERNATIVES).map(|other| line("ui-hint-other", other)));
    lines
}

/// Ranks, scores and winners in words, and how everybody came to their place.
pub(crate) fn results(outcome: &Outcome, summary: Option<&Summary>, texts: &Texts) -> String {
    let winners = Word::List(outcome.winners.iter().map(|seat| Word::Seat(seat.0)).collect());
    let won = Phrase::new("ui-winners").with("count", outcome.winners.len() as i64).with("winners", winners);
    let mut order: Vec<usize> = (0..outcome.ranks.len()).collect();
    order.sort_by_key(|&seat| outcome.ranks[seat]);
    let mut text = format!("{}\n", texts.phrase(&won));
    for seat in order {
        let score = outcome.scores.get(seat).copied().unwrap_or_default();
        let score = texts.phrase(&Phrase::new("score-told").with("score", score));
        let line = Phrase::new("ui-rank")
            .with("rank", i64::from(outcome.ranks[seat]))
            .with("seat", Seat(seat as u8))
            .with("score", Word::Verbatim(score));
        text.push_str(&format!("  {}\n", texts.phrase(&line)));
        let own = summary.and_then(|told| told.seats.iter().find(|own| own.seat.index() == seat));
        for why in own.into_iter().flat_map(|own| own.stamp.iter().chain(&own.steps)) {
            text.push_str(&format!("     {}\n", texts.phrase(why)));
        }
    }
    for note in summary.iter().flat_map(|told| &told.notes) {
        text.push_str(&format!("{}\n", texts.phrase(note)));
    }
    text
}

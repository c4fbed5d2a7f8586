//! What the bots make of a match, looking back.
//!
//! Two questions are answered, and they are not asked of the same knowledge:
//!
//! - **How did everybody stand?** The match is over, so this looks at the true state, all cards on the table: the
//!   chances to win before and after a step are the shares of playouts that each seat wins from there. What chance
//!   brought changes them too; that change is the luck of a seat.
//! - **Was the decision good?** A player must not be blamed for what they could not know. The advice, and what the seat
//!   lost against it, come from worlds imagined from the view the seat had.
//!
//! Playout `p` throws the same dice at step `n` wherever it begins, so two states of one match are compared under the
//! same luck: what they differ in is the state. All dice follow from these numbers, so a review is the same every time
//! and wherever it is cut into parts.

use crate::any::Error;
use crate::bot::Bot as _;
use crate::mind::{Worlds, next_step};
use crate::name::BotPlan;
use crate::thinker::Thinker;
use engine::{
    Entry, Fact, FastRng, Game, Level, MAX_SEATS, Policy, Seat, Step, StepOf, Tuning, Turn, Values, Viewer,
    read_step,
};
use serde::Serialize;
use serde_json::Value;

/// A longer match is not reviewed.
const MAX_STEPS: usize = 20_000;
/// No estimate rests on more playouts.
const MAX_PLAYOUTS: u32 = 100_000;
/// A playout is cut off after this many steps and judged by [`Policy::value`].
const MAX_PLAYOUT_STEPS: u32 = 5_000;
/// The adviser may try so many playouts for each one that an estimate rests on, if its level thinks that long.
const THOUGHTS: u32 = 4;

/// Chances to win are 0 to 1, one for each seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchReview {
    pub decisions: Vec<JudgedDecision>,
    pub luck: Vec<LuckSwing>,
    /// The first step that was not looked at; `None` once all were.
    pub next: Option<u32>,
}

/// A seat's decision, looked at afterwards.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct JudgedDecision {
    /// The step it made.
    pub seq: u32,
    pub seat: Seat,
    pub action: Value,
    /// What the bot would have done, knowing what the seat knew.
    pub advice: Value,
    /// How everybody stood before the step, in truth.
    pub before: Vec<f64>,
    pub after: Vec<f64>,
    /// The chance to win that the seat gave away against the advice, by what it knew. Zero where the difference could be
    /// noise.
    pub loss: f64,
}

/// What one outcome of chance did to everybody's chance to win.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LuckSwing {
    pub seq: u32,
    pub swings: Vec<f64>,
}

/// Reviews steps of a match, at least one of them, for as long as `go_on` says so. `state` is the truth before the first
/// of them; every estimate rests on so many playouts.
pub fn review<G: Policy>(
    rules: &G,
    state: &G::State,
    steps: &[Entry],
    playouts: u32,
    go_on: &dyn Fn() -> bool,
) -> Result<MatchReview, Error> {
    if steps.len() > MAX_STEPS {
        return Err(Error::Job(format!("a match of more than {MAX_STEPS} steps is too long to review")));
    }
    let mut reviewer = Reviewer::new(rules, playouts.clamp(1, MAX_PLAYOUTS));
    let mut review = MatchReview { decisions: Vec::new(), luck: Vec::new(), next: None };
    let mut state = state.clone();
    let mut known = None;
    for (at, &Entry { seq, ref fact, .. }) in steps.iter().enumerate() {
        let step = read_step(rules, &state, fact)
            .map_err(|refusal| Error::Job(format!("step {seq} cannot happen: {refusal}")))?;
        if at > 0 && !go_on() {
            review.next = Some(seq);
            break;
        }
        let before = known.unwrap_or_else(|| reviewer.chances(&state, seq - 1));
        let advised = match step {
            Step::Seat { seat, action } => Some((seat, reviewer.judge(&state, seat, action, seq))),
            _ => None,
        };
        let is_only = reviewer.is_only(&state, &step);
        rules.apply(&mut state, step, &mut ());
        let after = if is_only { before } else { reviewer.chances(&state, seq) };
        known = Some(after);
        let seats = usize::from(rules.seats());
        match (fact, advised) {
            (Fact::Seat { action, .. }, Some((seat, (advice, loss)))) => {
                review.decisions.push(JudgedDecision {
                    seq,
                    seat,
                    action: action.clone(),
                    advice: serde_json::to_value(advice).expect("actions are plain JSON"),
                    before: before[..seats].to_vec(),
                    after: after[..seats].to_vec(),
                    loss,
                });
            }
            (Fact::Chance { .. }, _) => {
                let swings = after.iter().zip(before).map(|(after, before)| after - before);
                review.luck.push(LuckSwing { seq, swings: swings.take(seats).collect() });
            }
            _ => {}
        }
    }
    Ok(review)
}

/// Each seat's chance to win.
type Chances = [f64; MAX_SEATS];

struct Reviewer<'a, G: Game> {
    rules: &'a G,
    playouts: u32,
    adviser: Thinker<G>,
    worlds: Worlds<G>,
    playing: G::State,
    scratch: Vec<G::Action>,
}

impl<'a, G: Policy> Reviewer<'a, G> {
    fn new(rules: &'a G, playouts: u32) -> Reviewer<'a, G> {
        let level = rules.tuning(Level::Hard);
        let iterations = level.iterations.min(playouts.saturating_mul(THOUGHTS));
        let tuning = Tuning { iterations, slip_percent: 0, ..level };
        Reviewer {
            rules,
            playouts,
            adviser: Thinker::new(rules, BotPlan { tuning, time: None, minds: 1 }),
            worlds: Worlds::new(rules),
            playing: rules.start(),
            scratch: Vec::new(),
        }
    }

    /// How everybody stands in this state, which is that after step `seq`.
    fn chances(&mut self, state: &G::State, seq: u32) -> Chances {
        if self.rules.turn(state) == Turn::Over {
            return self.ended(state).map(f64::from);
        }
        let mut sums = [0.0; MAX_SEATS];
        for playout in 0..self.playouts {
            self.playing.clone_from(state);
            let values = self.play_out(seq, playout);
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += f64::from(value));
        }
        sums.map(|sum| sum / f64::from(self.playouts))
    }

    /// What the bot would do in the place of `seat`, which did `action` as step `seq`, and what the seat lost by that.
    fn judge(&mut self, state: &G::State, seat: Seat, action: G::Action, seq: u32) -> (G::Action, f64) {
        if !self.rules.turn(state).includes(seat) {
            return (action, 0.0);
        }
        let view = self.rules.view(state, Viewer::Recall(seat));
        let advice = self.adviser.choose(self.rules, &view, seat, &mut dice(Throw::Advice, 0, seq));
        let loss = if advice == action { 0.0 } else { self.loss(&view, seat, (action, advice), seq) };
        (advice, loss)
    }

    /// How much more the second action is worth to a seat that knows this view than the first. Both are tried in the
    /// same worlds under the same luck. The advice was chosen in other worlds, so that it does not profit from theirs.
    fn loss(&mut self, view: &G::View, seat: Seat, pair: (G::Action, G::Action), seq: u32) -> f64 {
        self.worlds.look(self.rules, view, &mut dice(Throw::World, MAX_PLAYOUTS, seq));
        let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
        for playout in 0..self.playouts {
            let world = self.worlds.draw(self.rules, view, &mut dice(Throw::World, playout, seq)).clone();
            let fits = |action| self.rules.check(&world, seat, action).is_ok();
            if !fits(pair.0) || !fits(pair.1) {
                continue;
            }
            let [done, advised] = [pair.0, pair.1].map(|action| {
                self.playing.clone_from(&world);
                self.rules.apply(&mut self.playing, Step::Seat { seat, action }, &mut ());
                f64::from(self.play_out(seq, playout)[seat.index()])
            });
            let lost = advised - done;
            sum += lost;
            squares += lost * lost;
            count += 1.0;
        }
        if count < 2.0 {
            return 0.0;
        }
        let mean = sum / count;
        let variance = (squares - mean * sum).max(0.0) / (count - 1.0);
        let margin = 2.0 * (variance / count).sqrt();
        if mean > margin { mean } else { 0.0 }
    }

    /// Plays `playing`, which is a state after step `seq`, to its end by the policy.
    fn play_out(&mut self, seq: u32, playout: u32) -> Values {
        for seq in seq + 1..=seq + MAX_PLAYOUT_STEPS {
            let rng = &mut dice(Throw::Playout, playout, seq);
            let Some(step) = next_step(self.rules, &self.playing, rng, &mut self.scratch) else { break };
            self.rules.apply(&mut self.playing, step, &mut ());
        }
        if self.rules.turn(&self.playing) == Turn::Over {
            self.ended(&self.playing)
        } else {
            self.rules.value(&self.playing)
        }
    }

    fn ended(&self, state: &G::State) -> Values {
        let ranks = self.rules.ranks(state);
        let mut values = [0.0; MAX_SEATS];
        Seat::all(self.rules.seats()).for_each(|seat| values[seat.index()] = ranks.reward(seat));
        values
    }

    /// Whether nothing else could have happened here, so that the step changed nobody's chances.
    fn is_only(&mut self, state: &G::State, step: &StepOf<G>) -> bool {
        match (step, self.rules.turn(state)) {
            (Step::Seat { seat, .. }, Turn::One(_)) if self.rules.lists_all() => {
                self.scratch.clear();
                self.rules.legal(state, *seat, &mut self.scratch);
                self.scratch.len() == 1
            }
            (Step::Chance { .. }, _) => {
                let mut possible = Vec::new();
                self.rules.chances(state, &mut possible);
                possible.len() == 1
            }
            _ => false,
        }
    }
}

/// What dice are thrown for.
#[derive(Clone, Copy)]
enum Throw {
    Playout,
    World,
    Advice,
}

/// The dice of one playout at one step.
fn dice(throw: Throw, playout: u32, seq: u32) -> FastRng {
    FastRng::new((throw as u64) << 56 | u64::from(playout) << 32 | u64::from(seq))
}

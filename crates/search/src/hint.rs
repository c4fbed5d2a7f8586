use crate::mind::Tried;
use crate::name::BotKind;
use crate::thinker::Thinker;
use engine::{BotError, FastRng, Method, Policy, Seat, Tuning};
use serde::Serialize;

/// What a thinking bot would do, and what else it thought of.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint<A> {
    pub best: Weighed<A>,
    /// The other actions it tried, best first.
    pub alternatives: Vec<Weighed<A>>,
}

/// An action with what the bot expects of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Weighed<A> {
    pub action: A,
    /// The estimated chance to win, 0 to 1; a shared victory counts as a part of one.
    pub win_chance: f64,
    /// How many playouts the estimate rests on.
    pub visits: u32,
}

/// Fewer playouts than this say nothing about a chance: a search stops at once where there is only one thing to do.
const LEAST_VISITS: u32 = 20;

impl<A> Weighed<A> {
    /// The estimated chance to win, where there is one.
    pub fn chance(&self) -> Option<f64> {
        (self.visits >= LEAST_VISITS).then_some(self.win_chance)
    }
}

impl<A> Hint<A> {
    /// The same hint with its actions in another form.
    pub fn map<B>(self, form: impl Fn(A) -> B) -> Hint<B> {
        let convert =
            |w: Weighed<A>| Weighed { action: form(w.action), win_chance: w.win_chance, visits: w.visits };
        Hint { best: convert(self.best), alternatives: self.alternatives.into_iter().map(convert).collect() }
    }
}

/// A level that plays by the policy alone has no opinion of win chances: asked for one, it looks ahead this far.
const LEAST_PLAYOUTS: u32 = 400;

/// Advice for `seat`, which may act now, from the thinking bot of this name (a level, `flat:…` or `tree:…`).
pub fn hint<G: Policy>(
    rules: &G,
    name: &str,
    view: &G::View,
    seat: Seat,
    rng: &mut FastRng,
) -> Result<Hint<G::Action>, BotError> {
    let BotKind::Thinker(mut plan) = BotKind::parse(rules, name)? else {
        let known = "easy, normal, hard; and searches such as flat:400, tree:2000, tree:50ms".to_owned();
        return Err(BotError::Unknown { name: name.to_owned(), known });
    };
    if plan.tuning.method == Method::Policy {
        let iterations = plan.tuning.iterations.max(LEAST_PLAYOUTS);
        plan.tuning = Tuning { method: Method::Flat, iterations, ..plan.tuning };
    }
    let mut thinker = Thinker::new(rules, plan);
    let mut weighed = thinker.weigh(rules, view, seat, rng).iter().map(weigh);
    let best = weighed.next().expect("a seat that may act has candidates");
    Ok(Hint { best, alternatives: weighed.collect() })
}

fn weigh<A: Copy>(tried: &Tried<A>) -> Weighed<A> {
    Weighed { action: tried.action, win_chance: tried.mean(), visits: tried.visits }
}

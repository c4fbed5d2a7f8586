use crate::tree::SearchTree;
use engine::{FastRng, Game, Policy, Rng, Step, StepOf, Turn, Values};

/// What one search keeps from decision to decision so that thinking allocates nothing but new room for its tree. It is
/// room only: nothing that was thought before changes what is thought now.
pub(crate) struct Mind<G: Game> {
    pub(crate) worlds: Worlds<G>,
    /// A copy of a world, to play in.
    pub(crate) playing: G::State,
    pub(crate) candidates: Vec<G::Action>,
    pub(crate) scratch: Vec<G::Action>,
    pub(crate) tree: SearchTree<G::Action>,
    /// What the search found about each action.
    pub(crate) tried: Vec<Tried<G::Action>>,
}

/// What playouts say about one action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// The rewards of all visits together.
    pub(crate) total: f64,
    /// By how much the rewards were above those of the first candidate with the same dice, and the squares of that.
    pub(crate) lead: f64,
    pub(crate) lead_squares: f64,
}

/// Worlds that fit a view, drawn so that those which explain the players' actions better come up more often.
pub(crate) struct Worlds<G: Game> {
    world: G::State,
    /// The highest likelihood met since the last look at a new view.
    best: f32,
}

/// So many worlds are looked at to learn how high likelihoods are.
const LOOKS: u32 = 8;
/// So many unlikely worlds are thrown away before one is taken as it is.
const REDRAWS: u32 = 16;

impl<A> Tried<A> {
    pub(crate) fn new(action: A) -> Tried<A> {
        Tried { action, visits: 0, total: 0.0, lead: 0.0, lead_squares: 0.0 }
    }

    pub(crate) fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.total / f64::from(self.visits) }
    }

    /// The mean lead over the first candidate, so many standard errors added.
    pub(crate) fn lead(&self, errors: f64) -> f64 {
        let visits = f64::from(self.visits.max(2));
        let mean = self.lead / visits;
        let variance = (self.lead_squares / visits - mean * mean).max(0.0) / (visits - 1.0);
        mean + errors * variance.sqrt()
    }
}

impl<G: Policy> Mind<G> {
    pub(crate) fn new(rules: &G) -> Mind<G> {
        Mind {
            worlds: Worlds::new(rules),
            playing: rules.start(),
            candidates: Vec::new(),
            scratch: Vec::new(),
            tree: SearchTree::default(),
            tried: Vec::new(),
        }
    }
}

impl<G: Policy> Worlds<G> {
    pub(crate) fn new(rules: &G) -> Worlds<G> {
        Worlds { world: rules.start(), best: 0.0 }
    }

    /// Turns to a new view.
    pub(crate) fn look(&mut self, rules: &G, view: &G::View, rng: &mut FastRng) {
        self.best = 0.0;
        for _ in 0..LOOKS {
            rules.imagine(view, rng, &mut self.world);
            self.best = self.best.max(rules.likelihood(&self.world, view));
        }
    }

    /// A world, kept with a probability in proportion to its likelihood (rejection sampling).
    #[inline]
    pub(crate) fn draw(&mut self, rules: &G, view: &G::View, rng: &mut FastRng) -> &mut G::State {
        for _ in 0..REDRAWS {
            rules.imagine(view, rng, &mut self.world);
            let likelihood = rules.likelihood(&self.world, view);
            if likelihood >= self.best {
                self.best = likelihood;
                break;
            }
            if rng.unit() * self.best < likelihood {
                break;
            }
        }
        &mut self.world
    }
}

/// Where a playout's dice come from: those of chance, and those of the players' minds.
pub(crate) trait Luck {
    fn chance(&mut self) -> &mut FastRng;
    fn whims(&mut self) -> &mut FastRng;
}

/// Both from one bag.
impl Luck for FastRng {
    #[inline]
    fn chance(&mut self) -> &mut FastRng {
        self
    }

    #[inline]
    fn whims(&mut self) -> &mut FastRng {
        self
    }
}

/// Plays on by the policy until the match is over, its horizon is reached or `depth` steps are done, and judges where
/// it stands.
#[inline]
pub(crate) fn playout<G: Policy>(
    rules: &G,
    world: &mut G::State,
    depth: u32,
    luck: &mut impl Luck,
    scratch: &mut Vec<G::Action>,
) -> Values {
    for _ in 0..depth {
        if rules.is_horizon(world) {
            break;
        }
        let Some(step) = next_step(rules, world, luck, scratch) else { break };
        rules.apply(world, step, &mut ());
    }
    rules.value(world)
}

/// The step that chance or the policy makes next; nothing once the match is over.
#[inline]
pub(crate) fn next_step<G: Policy>(
    rules: &G,
    world: &G::State,
    luck: &mut impl Luck,
    scratch: &mut Vec<G::Action>,
) -> Option<StepOf<G>> {
    Some(match rules.turn(world) {
        Turn::Over => return None,
        Turn::Chance => Step::Chance { outcome: rules.draw(world, luck.chance()) },
        Turn::One(_) | Turn::Sealed(_) | Turn::Open(_) => match rules.ask(world) {
            Some(seat) => Step::Seat { seat, action: rules.playout(world, seat, luck.whims(), scratch) },
            None => Step::Lapse,
        },
    })
}

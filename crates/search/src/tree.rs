//! Information-set Monte Carlo tree search for a single observer.
//!
//! One tree stands for all worlds that look alike to the observer. Every iteration imagines such a world and walks down
//! the tree by the actions that are possible in it, so an edge counts not only how often it was taken but also how
//! often it could have been: an action that is rarely possible must not look neglected. At each node the seat that
//! acts there maximises its own reward. The first step outside the tree adds one node; from there the playout policy
//! plays on.

use crate::budget::Budget;
use crate::mind::{Mind, Tried, playout};
use engine::{Action, FastRng, Policy, Rng, Seat, Step, Tuning, Turn};

/// The tree of one decision. Nodes live in one vector and are linked by their places in it.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The nodes of the running iteration, the root first.
    path: Vec<u32>,
}

/// An information set, together with the edge that leads to it.
#[derive(Clone, Copy, Debug)]
struct Node<A> {
    /// Who acted, and how; nobody at the root.
    edge: Option<(Seat, A)>,
    first_child: u32,
    next_sibling: u32,
    visits: u32,
    /// How many of the worlds that came by the parent allowed the edge.
    available: u32,
    /// The rewards of the seat that acted, over all visits.
    total: f32,
}

const ROOT: u32 = 0;
/// Where a list of siblings ends. The root is nobody's sibling.
const NONE: u32 = 0;
/// A tree stops growing here and goes on counting.
const MAX_NODES: usize = 1 << 20;

/// Searches and leaves in `mind.tried` what it found about the actions of `seat`.
pub(crate) fn think<G: Policy>(
    rules: &G,
    (view, seat): (&G::View, Seat),
    tuning: &Tuning,
    mut budget: Budget,
    rng: &mut FastRng,
    mind: &mut Mind<G>,
) {
    mind.tree.plant();
    mind.worlds.look(rules, view, rng);
    while budget.spend() {
        let world = mind.worlds.draw(rules, view, rng);
        descend(rules, world, seat, tuning, rng, (&mut mind.tree, &mut mind.candidates));
        let values = playout(rules, world, tuning.depth, rng, &mut mind.scratch);
        mind.tree.learn(|seat| values[seat.index()]);
    }
    mind.tried.clear();
    mind.tried.extend(mind.tree.tried());
}

/// Walks from the root to a new node (or to the end of what the tree covers), playing in `world`.
fn descend<G: Policy>(
    rules: &G,
    world: &mut G::State,
    mut seat: Seat,
    tuning: &Tuning,
    rng: &mut FastRng,
    (tree, candidates): (&mut Tree<G::Action>, &mut Vec<G::Action>),
) {
    loop {
        candidates.clear();
        rules.candidates(world, seat, candidates);
        let Some((action, is_new)) = tree.step(seat, candidates, tuning.exploration, rng) else { return };
        rules.apply(world, Step::Seat { seat, action }, &mut ());
        if is_new {
            return;
        }
        // What chance brings is not part of the tree: below it, other things are at stake in every iteration.
        seat = match rules.turn(world) {
            Turn::Chance | Turn::Over => return,
            Turn::One(_) | Turn::Sealed(_) | Turn::Open(_) => match rules.ask(world) {
                Some(seat) => seat,
                None => return,
            },
        };
    }
}

impl<A: Action> Tree<A> {
    /// Begins anew with a bare root.
    fn plant(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None));
        self.start();
    }

    fn start(&mut self) {
        self.path.clear();
        self.path.push(ROOT);
    }

    /// Goes from the node reached last to a child for one of the candidates: one not tried yet if there is any,
    /// otherwise the most promising. Tells whether the child is new; `None` if the tree is full.
    fn step(
        &mut self,
        seat: Seat,
        candidates: &[A],
        exploration: f32,
        rng: &mut FastRng,
    ) -> Option<(A, bool)> {
        let parent = *self.path.last().expect("a path begins with the root");
        let mut best = (f32::NEG_INFINITY, NONE);
        let mut untried = None;
        let mut untried_count = 0;
        for &action in candidates {
            let child = self.find(parent, (seat, action));
            if child == NONE {
                untried_count += 1;
                if rng.below(untried_count) == 0 {
                    untried = Some(action);
                }
                continue;
            }
            let node = &mut self.nodes[child as usize];
            node.available += 1;
            let promise = node.promise(exploration);
            if promise > best.0 {
                best = (promise, child);
            }
        }
        if let Some(action) = untried {
            let child = self.grow(parent, (seat, action))?;
            self.path.push(child);
            return Some((action, true));
        }
        assert!(best.1 != NONE, "a seat that may act has candidates");
        self.path.push(best.1);
        self.nodes[best.1 as usize].edge.map(|(_, action)| (action, false))
    }

    fn find(&self, parent: u32, edge: (Seat, A)) -> u32 {
        let mut child = self.nodes[parent as usize].first_child;
        while child != NONE && self.nodes[child as usize].edge != Some(edge) {
            child = self.nodes[child as usize].next_sibling;
        }
        child
    }

    fn grow(&mut self, parent: u32, edge: (Seat, A)) -> Option<u32> {
        if self.nodes.len() == MAX_NODES {
            return None;
        }
        let child = self.nodes.len() as u32;
        let parent = &mut self.nodes[parent as usize];
        let node = Node { next_sibling: parent.first_child, available: 1, ..Node::new(Some(edge)) };
        parent.first_child = child;
        self.nodes.push(node);
        Some(child)
    }

    /// Credits the path with the rewards of its end, each node with that of the seat that chose it.
    fn learn(&mut self, reward: impl Fn(Seat) -> f32) {
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            if let Some((seat, _)) = node.edge {
                node.total += reward(seat);
            }
        }
        self.start();
    }

    /// The actions at the root.
    fn tried(&self) -> impl Iterator<Item = Tried<A>> {
        let mut at = self.nodes[ROOT as usize].first_child;
        std::iter::from_fn(move || {
            let node = self.nodes.get(at as usize).filter(|_| at != NONE)?;
            at = node.next_sibling;
            node.edge.map(|(_, action)| Tried { action, visits: node.visits, total: node.total.into() })
        })
    }
}

impl<A> Default for Tree<A> {
    fn default() -> Tree<A> {
        Tree { nodes: Vec::new(), path: Vec::new() }
    }
}

impl<A> Node<A> {
    fn new(edge: Option<(Seat, A)>) -> Node<A> {
        Node { edge, first_child: NONE, next_sibling: NONE, visits: 0, available: 0, total: 0.0 }
    }

    /// The upper confidence bound of the reward.
    fn promise(&self, exploration: f32) -> f32 {
        let visits = self.visits.max(1) as f32;
        self.total / visits + exploration * ((self.available as f32).ln() / visits).sqrt()
    }
}

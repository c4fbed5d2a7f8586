//! Information-set Monte Carlo tree search for a single observer.
//!
//! One tree stands for all worlds that look alike to the observer. Every iteration imagines such a world and walks down
//! the tree by the actions that are possible in it, so an edge counts not only how often it was taken but also how
//! often it could have been: an action that is rarely possible must not look neglected. At each node the seat that
//! acts there maximises its own reward. The first step outside the tree adds one node; from there the playout policy
//! plays on.
//!
//! Two habits keep young nodes from playing nonsense that the observer would then count on. A node below the root first
//! tries what the policy answers and takes up other candidates slowly, as its visits grow. And the others are trusted
//! to play by the policy most of the time: whoever sits there is no searcher with this very tree.

use crate::budget::Budget;
use crate::mind::{Mind, Tried, playout};
use engine::{Action, FastRng, Policy, Rng, Seat, Step, Tuning, Turn, portable};

/// The tree of one decision. Nodes live in one vector and are linked by their places in it.
#[derive(Debug)]
pub(crate) struct SearchTree<A> {
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
/// Room for so many nodes stays with a bot from decision to decision: no level thinks longer. What a longer search took
/// is given back.
const KEPT_NODES: usize = 1 << 13;

/// How often, of 100 visits, another seat plays by the policy rather than by what the tree knows.
const TRUST_PERCENT: u32 = 80;

/// Searches and leaves in `mind.tried` what it found about the actions of `seat`.
pub(crate) fn think<G: Policy>(
    rules: &G,
    (view, seat): (&G::View, Seat),
    tuning: &Tuning,
    mut budget: Budget,
    rng: &mut FastRng,
    mind: &mut Mind<G>,
) {
    let Mind { worlds, tree, candidates, scratch, tried, .. } = mind;
    tree.plant();
    worlds.look(rules, view, rng);
    while budget.spend() {
        let world = worlds.draw(rules, view, rng);
        let mut next = Some(seat);
        while let Some(acting) = next {
            let answer = rules.playout(world, acting, rng, scratch);
            candidates.clear();
            if acting == seat || !rng.chance(TRUST_PERCENT, 100) {
                rules.candidates(world, acting, candidates);
            }
            let edge = tree.step(acting, candidates, answer, tuning.exploration, rng);
            rules.apply(world, Step::Seat { seat: acting, action: edge.action }, &mut ());
            next = if edge.ends { None } else { goes_on(rules, world) };
        }
        let values = playout(rules, world, tuning.depth, rng, scratch);
        tree.learn(|seat| values[seat.index()]);
    }
    tried.clear();
    tried.extend(tree.tried());
    tree.rest();
}

/// Who acts next in the tree, if anybody. What chance brings is not part of it: below, other things are at stake in
/// every iteration.
fn goes_on<G: Policy>(rules: &G, world: &G::State) -> Option<Seat> {
    match rules.turn(world) {
        Turn::Chance | Turn::Over => None,
        Turn::One(_) | Turn::Sealed(_) | Turn::Open(_) if rules.is_horizon(world) => None,
        Turn::One(_) | Turn::Sealed(_) | Turn::Open(_) => rules.ask(world),
    }
}

/// A step within the tree.
struct Edge<A> {
    action: A,
    /// Whether the tree knows nothing of what follows.
    ends: bool,
}

impl<A: Action> SearchTree<A> {
    /// Begins anew with a bare root.
    fn plant(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None));
        self.start();
    }

    /// Keeps some room for the next decision, and nothing of this one.
    fn rest(&mut self) {
        self.nodes.clear();
        self.nodes.shrink_to(KEPT_NODES);
    }

    fn start(&mut self) {
        self.path.clear();
        self.path.push(ROOT);
    }

    /// Goes from the node reached last to one of its children: `answer`, which is what the policy says, while that is
    /// new; then another candidate that is new, if it is time for one; otherwise the most promising.
    fn step(
        &mut self,
        seat: Seat,
        candidates: &[A],
        answer: A,
        exploration: f32,
        rng: &mut FastRng,
    ) -> Edge<A> {
        let parent = *self.path.last().expect("a path begins with the root");
        let mut best = self.find(parent, (seat, answer));
        if best == NONE {
            return self.grow(parent, (seat, answer));
        }
        let mut promise = self.nodes[best as usize].offer(exploration);
        let (mut tried, mut untried, mut new) = (1, 0, answer);
        for &action in candidates.iter().filter(|action| **action != answer) {
            let child = self.find(parent, (seat, action));
            if child == NONE {
                untried += 1;
                new = if rng.below(untried) == 0 { action } else { new };
                continue;
            }
            tried += 1;
            let other = self.nodes[child as usize].offer(exploration);
            if other > promise {
                (best, promise) = (child, other);
            }
        }
        if untried > 0 && (parent == ROOT || tried <= self.nodes[parent as usize].breadth()) {
            return self.grow(parent, (seat, new));
        }
        self.path.push(best);
        let (_, action) = self.nodes[best as usize].edge.expect("a child has an edge");
        Edge { action, ends: false }
    }

    fn find(&self, parent: u32, edge: (Seat, A)) -> u32 {
        let mut child = self.nodes[parent as usize].first_child;
        while child != NONE && self.nodes[child as usize].edge != Some(edge) {
            child = self.nodes[child as usize].next_sibling;
        }
        child
    }

    /// Adds a child, unless the tree is full.
    fn grow(&mut self, parent: u32, edge: (Seat, A)) -> Edge<A> {
        if self.nodes.len() < MAX_NODES {
            let child = self.nodes.len() as u32;
            let parent = &mut self.nodes[parent as usize];
            let node = Node { next_sibling: parent.first_child, available: 1, ..Node::new(Some(edge)) };
            parent.first_child = child;
            self.nodes.push(node);
            self.path.push(child);
        }
        Edge { action: edge.1, ends: true }
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
            node.edge.map(|(_, action)| Tried {
                visits: node.visits,
                total: node.total.into(),
                ..Tried::new(action)
            })
        })
    }
}

impl<A> Default for SearchTree<A> {
    fn default() -> SearchTree<A> {
        SearchTree { nodes: Vec::new(), path: Vec::new() }
    }
}

impl<A> Node<A> {
    fn new(edge: Option<(Seat, A)>) -> Node<A> {
        Node { edge, first_child: NONE, next_sibling: NONE, visits: 0, available: 0, total: 0.0 }
    }

    /// Notes that the edge could be taken, and tells the upper confidence bound of its reward.
    fn offer(&mut self, exploration: f32) -> f32 {
        self.available += 1;
        let visits = self.visits.max(1) as f32;
        self.total / visits + exploration * (portable::ln(self.available as f32) / visits).sqrt()
    }

    /// How many children the node looks at beside the policy's answer: more as it is visited more.
    fn breadth(&self) -> u32 {
        ((self.visits as f32).sqrt() / 4.0) as u32
    }
}

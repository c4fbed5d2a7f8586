//! One whole match, played as fast as its players allow.

use crate::bot::Bot;
use engine::{
    ChanceStream, Entry, Fact, FastRng, Fingerprint, Game, Line, MAX_SEATS, Outcome, Policy, Ranks, Rng,
    Seat, Seed, Step, StepOf, Turn, Viewer,
};
use serde::Serialize;
use std::time::Duration;

/// What remains of a match once it is over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finished {
    pub(crate) steps: u32,
    pub(crate) decisions: u32,
    /// The first seat that acted; the order of play goes on clockwise.
    pub(crate) first: Seat,
    pub(crate) ranks: Ranks,
    pub(crate) scores: [i64; MAX_SEATS],
}

/// Those who act for the seats.
pub(crate) trait Hands<G: Game> {
    fn act(&mut self, rules: &G, state: &G::State, seat: Seat) -> G::Action;
}

/// Whoever writes the match down. `()` does not.
pub(crate) trait Pen<G: Game> {
    fn note(&mut self, rules: &G, step: &StepOf<G>, state: &G::State);
}

impl<G: Game> Pen<G> for () {
    #[inline(always)]
    fn note(&mut self, _: &G, _: &StepOf<G>, _: &G::State) {}
}

/// Plays the match of this seed to its end.
pub(crate) fn play<G: Game>(
    rules: &G,
    seed: &Seed,
    hands: &mut impl Hands<G>,
    pen: &mut impl Pen<G>,
) -> Finished {
    let finished = play_by(rules, &mut ChanceStream::new(seed), hands, pen);
    finished
        .unwrap_or_else(|| panic!("{} broke its bound of {} steps; seed {seed}", G::ID, rules.step_bound()))
}

/// Plays a match to its end, whatever its chance comes from; nothing if it breaks its bound.
#[inline]
pub(crate) fn play_by<G: Game>(
    rules: &G,
    chance: &mut impl Rng,
    hands: &mut impl Hands<G>,
    pen: &mut impl Pen<G>,
) -> Option<Finished> {
    let mut state = rules.start();
    let (mut decisions, mut first) = (0, Seat(0));
    let bound = rules.step_bound();
    for steps in 0..=bound {
        let step = match rules.turn(&state) {
            Turn::Over => {
                let mut scores = [0; MAX_SEATS];
                for seat in Seat::all(rules.seats()) {
                    scores[seat.index()] = rules.score(&state, seat);
                }
                return Some(Finished { steps, decisions, first, ranks: rules.ranks(&state), scores });
            }
            Turn::Chance => Step::Chance { outcome: rules.draw(&state, chance) },
            Turn::One(_) | Turn::Sealed(_) | Turn::Open(_) => match rules.ask(&state) {
                Some(seat) => {
                    if decisions == 0 {
                        first = seat;
                    }
                    decisions += 1;
                    Step::Seat { seat, action: hands.act(rules, &state, seat) }
                }
                None => Step::Lapse,
            },
        };
        rules.apply(&mut state, step, &mut ());
        pen.note(rules, &step, &state);
    }
    None
}

/// Random players with dice of their own: they act on the true state, which for them makes no difference, and skip
/// the cost of views.
pub(crate) struct RandomHands<G: Game> {
    rng: FastRng,
    scratch: Vec<G::Action>,
}

impl<G: Game> RandomHands<G> {
    pub(crate) fn new() -> RandomHands<G> {
        RandomHands { rng: FastRng::new(0), scratch: Vec::new() }
    }

    /// Takes the players' dice of another match.
    pub(crate) fn sit_down(&mut self, player_bits: u64) {
        self.rng = FastRng::new(player_bits);
    }
}

impl<G: Game> Hands<G> for RandomHands<G> {
    #[inline]
    fn act(&mut self, rules: &G, state: &G::State, seat: Seat) -> G::Action {
        rules.sample(state, seat, &mut self.rng, &mut self.scratch)
    }
}

/// One of the game's own styles in every seat, for games whose styles look at nothing hidden: they act on the true
/// state, which for them makes no difference, and skip the cost of views.
pub(crate) struct StyledHands<G: Game> {
    style: &'static str,
    rng: FastRng,
    scratch: Vec<G::Action>,
}

impl<G: Policy> StyledHands<G> {
    /// `None` if the style may need to be kept from the state.
    pub(crate) fn new(style: &'static str) -> Option<StyledHands<G>> {
        G::OPEN_STYLES.then(|| StyledHands { style, rng: FastRng::new(0), scratch: Vec::new() })
    }

    /// Takes the players' dice of another match.
    pub(crate) fn sit_down(&mut self, player_bits: u64) {
        self.rng = FastRng::new(player_bits);
    }
}

impl<G: Policy> Hands<G> for StyledHands<G> {
    #[inline]
    fn act(&mut self, rules: &G, state: &G::State, seat: Seat) -> G::Action {
        rules.styled(self.style, state, seat, &mut self.rng, &mut self.scratch)
    }
}

/// Bots, each in one or more seats. A bot sees views only, made for a player with perfect memory.
pub(crate) struct BotHands<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
    /// By seat: which bot sits there.
    seated: [usize; MAX_SEATS],
    /// By seat: the dice of whoever sits there.
    rngs: [FastRng; MAX_SEATS],
}

impl<G: Game> BotHands<G> {
    pub(crate) fn new(bots: Vec<Box<dyn Bot<G>>>) -> BotHands<G> {
        BotHands { bots, seated: [0; MAX_SEATS], rngs: std::array::from_fn(|_| FastRng::new(0)) }
    }

    /// Seats the bots for another match; `seating` names a bot for each seat.
    pub(crate) fn sit_down(&mut self, player_bits: u64, seating: impl Iterator<Item = usize>) {
        let mut dice = FastRng::new(player_bits);
        for (seat, bot) in seating.enumerate() {
            self.seated[seat] = bot;
            self.rngs[seat] = FastRng::new(u64::from(dice.word()) << 32 | u64::from(dice.word()));
        }
    }
}

impl<G: Game> Hands<G> for BotHands<G> {
    fn act(&mut self, rules: &G, state: &G::State, seat: Seat) -> G::Action {
        let view = rules.view(state, Viewer::Recall(seat));
        let bot = &mut self.bots[self.seated[seat.index()]];
        let action = bot.choose(rules, &view, seat, &mut self.rngs[seat.index()]);
        if let Err(illegal) = rules.check(state, seat, action) {
            panic!("a bot of {} chose {action:?}, which is {illegal}, in {view:?}", G::ID);
        }
        action
    }
}

/// Writes a record: what happened, and the fingerprint of every state.
#[derive(Debug, Default)]
pub(crate) struct RecordPen {
    pub(crate) lines: Vec<Line>,
    seq: u32,
}

impl RecordPen {
    /// Begins the record of a match.
    pub(crate) fn begin(&mut self, header: engine::Header) {
        self.seq = 0;
        self.lines.push(Line::Header(header));
    }

    /// Closes the record of a match.
    pub(crate) fn end(&mut self, played: &Finished) {
        let scores = played.scores[..played.ranks.list().len()].to_vec();
        self.lines.push(Line::End(Outcome::new(&played.ranks, scores)));
    }
}

impl<G: Game> Pen<G> for RecordPen {
    fn note(&mut self, rules: &G, step: &StepOf<G>, state: &G::State) {
        self.seq += 1;
        let fact = match step {
            Step::Seat { seat, action } => Fact::Seat { seat: *seat, action: json(action) },
            Step::Chance { outcome } => Fact::Chance { outcome: json(outcome) },
            Step::Lapse => Fact::Lapse,
        };
        self.lines.push(Line::Entry(Entry { seq: self.seq, fact, print: Fingerprint::of(rules, state) }));
    }
}

fn json(data: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(data).expect("game data is plain JSON")
}

/// How fast it went: the only part of a report that differs from run to run.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    pub threads: usize,
    pub seconds: f64,
    pub games_per_second: f64,
    pub steps_per_second: f64,
}

impl Speed {
    pub(crate) fn new(threads: usize, time: Duration, games: u64, steps: u64) -> Speed {
        let seconds = time.as_secs_f64().max(1e-9);
        Speed {
            threads,
            seconds,
            games_per_second: games as f64 / seconds,
            steps_per_second: steps as f64 / seconds,
        }
    }
}

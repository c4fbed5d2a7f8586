use super::{Autoreset, BatchError, BatchJob, BatchPlay, NOBODY, Rows, opponent};
use crate::any::Error;
use crate::bot::{Bot, bot};
use crate::name::BotKind;
use engine::{Encode, FastRng, Game, MAX_SEATS, Policy, Rng, Seat, Step, Turn, Viewer};
use std::ops::Range;

/// Where the slots of a step come from.
#[derive(Clone, Copy)]
pub(super) enum SlotChoice<'a> {
    /// One for every environment of the batch.
    Given(&'a [i64]),
    /// Any that is allowed, for so many steps.
    Random(u64),
}

/// Some environments, and all that one thread needs to step them.
pub(super) struct Lane<G: Game> {
    first: usize,
    envs: Vec<Env<G>>,
    opponents: [Option<Opponent<G>>; MAX_SEATS],
    /// Bits of the seed: what the dice of every match are made of.
    seed: u64,
    autoreset: Autoreset,
    max_steps: u32,
    /// No match is longer than this.
    step_bound: u32,
    /// Numbers of an observation, and slots.
    widths: [usize; 2],
    scratch: Vec<G::Action>,
}

/// A match and its dice.
struct Env<G: Game> {
    state: G::State,
    chance: FastRng,
    /// The dice of opponents and of random play.
    players: FastRng,
    /// How often it has begun.
    episode: u64,
    steps: u32,
    status: Status,
    /// Whom the last observation is for: the seat that is asked, or acted last.
    seat: Seat,
    /// What the seat does in the step that is about to happen.
    chosen: Option<G::Action>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Status {
    Asked,
    Ended,
    CutOff,
}

/// Who plays a seat inside.
enum Opponent<G: Game> {
    /// On the true state, which for random players makes no difference.
    Random,
    /// A style that looks at nothing hidden: on the true state too.
    Open(&'static str),
    Bot(Box<dyn Bot<G>>),
}

impl<G: Policy + Encode> Lane<G> {
    pub(super) fn new(rules: &G, job: &BatchJob, envs: Range<usize>) -> Result<Lane<G>, Error> {
        let mut opponents = [const { None }; MAX_SEATS];
        for seat in Seat::all(rules.seats()) {
            if let Some(name) = opponent(job, seat) {
                opponents[seat.index()] = Some(Opponent::new(rules, name)?);
            }
        }
        let start = rules.start();
        let env = |_| Env {
            state: start.clone(),
            chance: FastRng::new(0),
            players: FastRng::new(0),
            episode: 0,
            steps: 0,
            status: Status::Ended,
            seat: Seat(0),
            chosen: None,
        };
        Ok(Lane {
            first: envs.start,
            envs: envs.map(env).collect(),
            opponents,
            seed: job.seed.player_bits(),
            autoreset: job.autoreset,
            max_steps: if job.max_steps == 0 { u32::MAX } else { job.max_steps },
            step_bound: rules.step_bound(),
            widths: [rules.observation_len(), rules.slots()],
            scratch: Vec::new(),
        })
    }

    pub(super) fn len(&self) -> usize {
        self.envs.len()
    }

    /// Begins matches anew: all, or those of `which`, a list for the whole batch.
    pub(super) fn reset(&mut self, rules: &G, seed: Option<u64>, which: Option<&[u8]>, rows: &mut Rows<'_>) {
        if let Some(seed) = seed {
            self.seed = seed;
        }
        for at in 0..self.envs.len() {
            if which.is_none_or(|which| which[self.first + at] != 0) {
                if seed.is_some() {
                    self.envs[at].episode = 0;
                }
                self.begin(rules, at);
                rows.note(at, &self.envs[at], [0, 0]);
                self.tell(rules, at, rows);
                rows.rewards_of(at, usize::from(rules.seats())).fill(0.0);
            }
        }
    }

    /// Finds out what every seat that is asked does. Nothing changes.
    pub(super) fn choose(
        &mut self,
        rules: &G,
        choice: SlotChoice<'_>,
        rows: &mut Rows<'_>,
    ) -> Result<(), BatchError> {
        let [_, count] = self.widths;
        for (at, env) in self.envs.iter_mut().enumerate() {
            if env.status != Status::Asked {
                match self.autoreset {
                    Autoreset::Disabled => return Err(BatchError::Over { env: self.first + at }),
                    Autoreset::NextStep | Autoreset::SameStep => continue,
                }
            }
            let slot = match choice {
                SlotChoice::Given(slots) => slots[self.first + at],
                SlotChoice::Random(_) => pick(row_of(&mut *rows.masks, at, count), &mut env.players),
            };
            let known = usize::try_from(slot).ok().filter(|&slot| slot < count);
            let Some(known) = known else {
                return Err(BatchError::NoSuchSlot { env: self.first + at, slot, last: count - 1 });
            };
            env.chosen = rules.decode_state(&env.state, env.seat, known);
            if env.chosen.is_none() {
                let (name, seat) = (rules.slot_name(known), env.seat.0);
                return Err(BatchError::Closed { env: self.first + at, slot: known, name, seat });
            }
        }
        Ok(())
    }

    /// Does what was chosen, everywhere, and goes on by random slots where more steps are wanted.
    pub(super) fn play(
        &mut self,
        rules: &G,
        choice: SlotChoice<'_>,
        rows: &mut Rows<'_>,
    ) -> Result<BatchPlay, BatchError> {
        let mut played = BatchPlay::default();
        let times = if let SlotChoice::Random(times) = choice { times } else { 1 };
        for time in 1..=times {
            // A slot is picked at once where that saves a listing. Elsewhere all are picked together, which lets a processor
            // look for several at the same time.
            self.round(rules, G::KEEPS_LISTED && time < times, rows, &mut played);
            if !G::KEEPS_LISTED && time < times {
                self.choose(rules, choice, rows)?;
            }
        }
        Ok(played)
    }

    /// One step in every match, and the pick of the next one if it is wanted.
    fn round(&mut self, rules: &G, picks: bool, rows: &mut Rows<'_>, played: &mut BatchPlay) {
        for at in 0..self.envs.len() {
            self.step(rules, at, rows, played);
            self.tell(rules, at, rows);
            let env = &mut self.envs[at];
            if picks && env.status == Status::Asked {
                let slot = pick(row_of(&mut *rows.masks, at, self.widths[1]), &mut env.players);
                let slot = usize::try_from(slot).expect("a seat that is asked has a slot");
                let action = rules.decode_listed(&env.state, env.seat, slot, &self.scratch);
                env.chosen = Some(action.expect("an allowed slot has an action"));
            }
        }
    }

    /// Does what was chosen in a match, or begins the next one.
    #[inline]
    fn step(&mut self, rules: &G, at: usize, rows: &mut Rows<'_>, played: &mut BatchPlay) {
        let seats = usize::from(rules.seats());
        let env = &mut self.envs[at];
        let before = env.steps;
        let Some(action) = env.chosen.take() else {
            self.begin(rules, at);
            rows.note(at, &self.envs[at], [0, 0]);
            return rows.rewards_of(at, seats).fill(0.0);
        };
        rules.apply(&mut env.state, Step::Seat { seat: env.seat, action }, &mut ());
        env.steps += 1;
        self.advance(rules, at);
        let env = &self.envs[at];
        played.decisions += 1;
        played.steps += u64::from(env.steps - before);
        let rewards = rows.rewards_of(at, seats);
        match env.status {
            Status::Asked | Status::CutOff => rewards.fill(0.0),
            Status::Ended => {
                played.matches += 1;
                let ranks = rules.ranks(&env.state);
                rewards.iter_mut().zip(Seat::all(rules.seats())).for_each(|(reward, seat)| {
                    *reward = ranks.reward(seat);
                });
            }
        }
        let done = [Status::Ended, Status::CutOff].map(|status| u8::from(env.status == status));
        if done != [0, 0] && self.autoreset == Autoreset::SameStep {
            if !rows.final_observations.is_empty() {
                let row = row_of(&mut *rows.final_observations, at, self.widths[0]);
                rules.observe_state(&env.state, env.seat, row);
            }
            self.begin(rules, at);
        }
        rows.note(at, &self.envs[at], done);
    }

    /// The first moment of the next match at which the caller is asked.
    fn begin(&mut self, rules: &G, at: usize) {
        let env = &mut self.envs[at];
        let dice = mix(mix(self.seed, (self.first + at) as u64), env.episode);
        env.state = rules.start();
        env.chance = FastRng::new(dice);
        env.players = FastRng::new(mix(dice, u64::MAX));
        env.episode += 1;
        env.steps = 0;
        env.chosen = None;
        env.seat = Seat(0);
        self.advance(rules, at);
    }

    /// Lets chance and opponents act until the caller is asked or it is over.
    #[inline]
    fn advance(&mut self, rules: &G, at: usize) {
        let env = &mut self.envs[at];
        env.status = loop {
            let step = match rules.turn(&env.state) {
                Turn::Over => break Status::Ended,
                Turn::Chance => None,
                _ => Some(rules.ask(&env.state)),
            };
            if env.steps >= self.max_steps {
                break Status::CutOff;
            }
            let step = match step {
                None => Step::Chance { outcome: rules.draw(&env.state, &mut env.chance) },
                Some(None) => Step::Lapse,
                Some(Some(seat)) => match &mut self.opponents[seat.index()] {
                    None => {
                        env.seat = seat;
                        break Status::Asked;
                    }
                    Some(opponent) => {
                        let action =
                            opponent.act(rules, &env.state, seat, &mut env.players, &mut self.scratch);
                        Step::Seat { seat, action }
                    }
                },
            };
            rules.apply(&mut env.state, step, &mut ());
            env.steps += 1;
            assert!(env.steps <= self.step_bound, "{} broke its bound of {} steps", G::ID, self.step_bound);
        };
    }

    /// Writes what the seat knows and may do.
    #[inline]
    fn tell(&mut self, rules: &G, at: usize, rows: &mut Rows<'_>) {
        let (env, [numbers, slots]) = (&self.envs[at], self.widths);
        // The mask first: whoever picks a slot next finds its bytes at rest.
        let mask = row_of(&mut *rows.masks, at, slots);
        match env.status {
            Status::Asked => rules.mask_state(&env.state, env.seat, &mut self.scratch, mask),
            Status::Ended | Status::CutOff => mask.fill(0),
        }
        rules.observe_state(&env.state, env.seat, row_of(&mut *rows.observations, at, numbers));
    }
}

impl<G: Policy> Opponent<G> {
    fn new(rules: &G, name: &str) -> Result<Opponent<G>, Error> {
        Ok(match BotKind::parse(rules, name)? {
            BotKind::Random => Opponent::Random,
            BotKind::Styled(style) if G::OPEN_STYLES => Opponent::Open(style),
            BotKind::Styled(_) | BotKind::Thinker(_) => Opponent::Bot(bot(rules, name)?),
        })
    }

    fn act(
        &mut self,
        rules: &G,
        state: &G::State,
        seat: Seat,
        rng: &mut FastRng,
        scratch: &mut Vec<G::Action>,
    ) -> G::Action {
        match self {
            Opponent::Random => rules.sample(state, seat, rng, scratch),
            Opponent::Open(style) => rules.styled(style, state, seat, rng, scratch),
            Opponent::Bot(bot) => {
                let view = rules.view(state, Viewer::Recall(seat));
                let action = bot.choose(rules, &view, seat, rng);
                if let Err(illegal) = rules.check(state, seat, action) {
                    panic!("a bot of {} chose {action:?}, which is {illegal}, in {view:?}", G::ID);
                }
                action
            }
        }
    }
}

impl Rows<'_> {
    fn note<G: Game>(&mut self, at: usize, env: &Env<G>, [ended, cut_off]: [u8; 2]) {
        self.seats[at] = if env.status == Status::Asked { env.seat.0 } else { NOBODY };
        self.terminated[at] = ended;
        self.truncated[at] = cut_off;
        self.steps[at] = env.steps;
    }

    fn rewards_of(&mut self, at: usize, seats: usize) -> &mut [f32] {
        &mut self.rewards[at * seats..(at + 1) * seats]
    }
}

/// The row of an environment.
#[inline(always)]
fn row_of<T>(array: &mut [T], at: usize, width: usize) -> &mut [T] {
    &mut array[at * width..(at + 1) * width]
}

/// One of the slots that are allowed, each as likely as any other; -1 if none is. No branch depends on which it will be:
/// matches differ so much from one to the next that all of them would be guessed wrong.
#[inline]
fn pick(mask: &[u8], rng: &mut FastRng) -> i64 {
    let (words, rest) = mask.as_chunks::<8>();
    let rest = rest.iter().rev().fold(0, |word, slot| word << 8 | u64::from(*slot));
    let blocks = words.chunks(BLOCK).map(count);
    let allowed = blocks.clone().sum::<u32>() + sum(rest);
    if allowed == 0 {
        return -1;
    }
    // First the block, then the word, then the slot.
    let nth = rng.below(allowed);
    let (mut block, mut sums, mut before) = (0, 0, 0);
    for count in blocks {
        sums += count;
        let is_past = sums <= nth;
        block += usize::from(is_past);
        before = if is_past { sums } else { before };
    }
    let left = nth - before;
    let Some(inside) = words.chunks(BLOCK).nth(block) else {
        return (8 * words.len() + above(rest, left)) as i64;
    };
    let counts =
        (0..).zip(inside).fold(0, |counts, (at, word)| counts | u64::from(sum(read(word))) << (8 * at));
    let word = above(counts, left);
    // A caller may have written something else than 0 and 1 into the mask: then there may be no such word.
    let Some(found) = inside.get(word).map(read) else { return -1 };
    let left = left.wrapping_sub((counts.wrapping_mul(ONES) << 8 >> (8 * word)) as u32 & 0xff);
    (8 * (BLOCK * block + word) + above(found, left)) as i64
}

/// So many words are counted at once: few enough that the sum of their slots fits into seven bits.
const BLOCK: usize = 8;

/// The number 1 in every byte. Times this, the bytes of a word become the sums of all bytes up to them.
const ONES: u64 = 0x0101_0101_0101_0101;

#[inline(always)]
fn read(word: &[u8; 8]) -> u64 {
    u64::from_le_bytes(*word)
}

/// How many slots of a word are allowed.
#[inline(always)]
fn sum(word: u64) -> u32 {
    (word.wrapping_mul(ONES) >> 56) as u32
}

/// The same for a block. Words are added as numbers, for none of their bytes gets too large.
#[inline(always)]
fn count(block: &[[u8; 8]]) -> u32 {
    sum(block.iter().fold(0, |sum, word| sum.wrapping_add(read(word))))
}

/// The first byte of a word at which the sum of all up to it is above `nth`; 8 if it never is.
#[inline(always)]
fn above(word: u64, nth: u32) -> usize {
    let sums = word.wrapping_mul(ONES);
    let marks = sums.wrapping_add((0x7f - u64::from(nth.min(0x7f))) * ONES) & (0x80 * ONES);
    (marks.trailing_zeros() / 8) as usize
}

/// Bits that follow from both numbers and look like neither.
fn mix(bits: u64, number: u64) -> u64 {
    let mut z = bits ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_allowed_slot_is_picked_and_no_other() {
        let mut rng = FastRng::new(1);
        for len in [1, 7, 64, 65, 117, 200] {
            let mask: Vec<u8> = (0..len).map(|slot| u8::from(slot % 3 == 0 || slot % 7 == 5)).collect();
            let mut picked = vec![0u32; len];
            for _ in 0..200 * len {
                picked[usize::try_from(pick(&mask, &mut rng)).unwrap()] += 1;
            }
            assert!(
                picked.iter().zip(&mask).all(|(count, allowed)| (*count > 0) == (*allowed == 1)),
                "{picked:?}"
            );
        }
        assert_eq!(pick(&[0; 70], &mut rng), -1);
    }

    #[test]
    fn masks_that_are_none_break_nothing() {
        let mut rng = FastRng::new(2);
        for _ in 0..20_000 {
            let mask: Vec<u8> = (0..rng.below(300)).map(|_| [0, 1, 2, 255][rng.below(4) as usize]).collect();
            pick(&mask, &mut rng);
        }
    }
}

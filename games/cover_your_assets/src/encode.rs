//! The game in numbers. Every action has a slot: cards that fight for a set are named by what they are to it, seats by how
//! far clockwise they sit, and draft piles as the seat sees them.

mod mask;

use crate::CoverYourAssets;
use crate::action::{Action, Direction, Play};
use crate::card::{ASSETS, Card, KINDS};
use crate::cards::Cards;
use crate::piles::{PILES, PileSet};
use crate::set::Set;
use crate::state::{Duel, Phase, Stake, State};
use engine::encode::{NumberRow, number, squashed};
use engine::{Encode, Feature, Game, LeftOut, Seat};

/// Cards without actions: assets, then Silver, Gold and the Penny Jar.
const PLAIN: usize = KINDS - 2;
/// The ways to fight for a set: its asset, a Silver, a Gold, the jar; then all pairs of the first three.
const PLAYS: usize = 10;
const FIRST_PAIR: usize = 4;
const JAR: usize = 3;
/// One of the first four for the top set, all from the jar on for the one below.
const PLAYS_AT_TOP: usize = 4;
const CHALLENGES_EACH: usize = PLAYS_AT_TOP + PLAYS - JAR;
const MOST_OTHERS: usize = 5;

const END_TURN: usize = 0;
const DECLINE: usize = 1;
const CONCEDE: usize = 2;
const CHOOSE_SHIFT: usize = 3;
const UPGRADE: usize = CHOOSE_SHIFT + 2;
const DISCARD: usize = UPGRADE + 1;
const WITH_DISCARD: usize = DISCARD + KINDS;
const PAIR: usize = WITH_DISCARD + PLAIN;
const RESPOND: usize = PAIR + 4 * ASSETS;
const CONTEST: usize = RESPOND + PLAYS;
const CHALLENGE: usize = CONTEST + PLAYS_AT_TOP;
const SWAP: usize = CHALLENGE + MOST_OTHERS * CHALLENGES_EACH;
const SHIFT: usize = SWAP + MOST_OTHERS;
const DRAFT: usize = SHIFT + 2 * (MOST_OTHERS + 1);
const CHOICES_OF_PILES: usize = 7;
const SLOTS: usize = DRAFT + PLAIN * CHOICES_OF_PILES;

impl Encode for CoverYourAssets {
    fn features(&self) -> Vec<Feature> {
        let mut features = vec![
            Feature::new("phase: turn, contest, duel, choice of a shift, over", 5),
            Feature::new("round, as a share", 1),
            Feature::new("first action done", 1),
            Feature::new("own hand: count by kind, of 8", KINDS),
            Feature::new("top of the discard pile by kind", KINDS),
            Feature::new("cards not seen: count by kind, of 10", KINDS),
            Feature::new("deck, of 110 cards", 1),
            Feature::new("set fought for: by asset", ASSETS),
            Feature::new("set fought for: worth with the cards played, half at 100,000", 1),
            Feature::new("set fought for: demand, of 2", 1),
        ];
        if self.drafts {
            for pile in 0..PILES {
                features.push(Feature::new(format!("draft pile {pile}: its top by kind"), KINDS));
                features.push(Feature::new(format!("draft pile {pile}: face down, of 40; usable"), 2));
            }
        }
        if self.options.action_cards {
            features.push(Feature::new("swaps and shifts put back into the deck and not seen, of 2", 2));
        }
        for place in 0..self.seats {
            let whose = if place == 0 { "own".to_owned() } else { format!("seat {place} after") };
            features.push(Feature::new(format!("{whose}: is active, acts, challenges, defends, banned"), 5));
            features.push(Feature::new(format!("{whose}: cards in hand, of 8"), 1));
            features.push(Feature::new(format!("{whose}: sets, half at 8"), 1));
            features.push(Feature::new(format!("{whose}: worth of the stack, half at 200,000"), 1));
            features.push(Feature::new(format!("{whose}: total, half at 500,000"), 1));
            features.push(Feature::new(format!("{whose}: rounds won, half at 1"), 1));
            for set in ["top set", "set below the top"] {
                features.push(Feature::new(format!("{whose}: {set} by asset"), ASSETS));
                features.push(Feature::new(format!("{whose}: {set}, worth, half at 50,000"), 1));
            }
        }
        features
    }

    fn slots(&self) -> usize {
        if self.drafts { SLOTS } else { DRAFT }
    }

    fn slot_name(&self, slot: usize) -> String {
        let card = |place: usize| Card::ALL[place].id();
        match slot {
            END_TURN => "end the turn".to_owned(),
            DECLINE => "decline the contest".to_owned(),
            CONCEDE => "concede".to_owned(),
            CHOOSE_SHIFT..UPGRADE => format!("choose {}", direction_name(slot - CHOOSE_SHIFT)),
            UPGRADE => "upgrade the top set".to_owned(),
            DISCARD..WITH_DISCARD => format!("discard {}", card(slot - DISCARD)),
            WITH_DISCARD..PAIR => format!("form a set of {} and the discard", card(slot - WITH_DISCARD)),
            PAIR..RESPOND => {
                let (asset, with) = ((slot - PAIR) / 4, (slot - PAIR) % 4);
                let with = if with == 0 { card(asset) } else { card(ASSETS + with - 1) };
                format!("form a set of {} and {with}", card(asset))
            }
            RESPOND..CONTEST => format!("respond with {}", play_name(slot - RESPOND)),
            CONTEST..CHALLENGE => format!("contest the draft with {}", play_name(slot - CONTEST)),
            CHALLENGE..SWAP => {
                let (other, depth, play) = challenge_at(slot);
                let set = ["top set", "set below the top"][usize::from(depth)];
                format!("challenge the {set} of the seat {other} on with {}", play_name(play))
            }
            SWAP..SHIFT => format!("swap with the seat {} on", slot - SWAP + 1),
            SHIFT..DRAFT => {
                let (other, direction) = ((slot - SHIFT) / 2, direction_name((slot - SHIFT) % 2));
                format!("shift the stack of the seat {other} on, {direction}")
            }
            _ => {
                let (hand, piles) =
                    ((slot - DRAFT) / CHOICES_OF_PILES, (slot - DRAFT) % CHOICES_OF_PILES + 1);
                format!("draft with {} from the piles of mask {piles}", card(hand))
            }
        }
    }

    fn left_out() -> &'static [LeftOut] {
        &[]
    }

    fn observe_state(&self, state: &State, seat: Seat, out: &mut [f32]) {
        let mut row = NumberRow::new(out);
        row.one_of::<5>(phase_place(state.phase));
        row.push(f32::from(state.round) / f32::from(self.options.max_rounds).max(f32::from(state.round)));
        row.flags([state.first_action_done]);
        counts(&mut row, state.hand(seat), 8.0);
        row.one_of::<KINDS>(state.top_discard().map(Card::index));
        counts(&mut row, self.unseen(state, seat), 10.0);
        row.push(f32::from(state.deck) / 110.0);
        let duel = if let Phase::Duel(duel) = state.phase { Some(duel) } else { None };
        let stake = stake(state);
        row.one_of::<ASSETS>(stake.map(|set| set.asset().index()));
        let played = duel.map_or(0, |duel| duel.played.value());
        row.push(stake.map_or(0.0, |set| squashed((set.value() + played) as f32, 100_000.0)));
        row.push(duel.map_or(0.0, |duel| f32::from(duel.demand) / 2.0));
        if self.drafts {
            let usable = PileSet::usable(seat, self.seats);
            for pile in 0..PILES as u8 {
                let pile = self.pile_of(seat, pile);
                let shown = state.piles[usize::from(pile)];
                row.one_of::<KINDS>(shown.top.map(Card::index));
                *row.block::<2>() = [f32::from(shown.face_down) / 40.0, number(usable.contains(pile))];
            }
        }
        if self.options.action_cards {
            let hidden = state.put_back.at_least_from_deck(Some(seat));
            row.push(f32::from(hidden.swap) / 2.0);
            row.push(f32::from(hidden.shift) / 2.0);
        }
        let acting = self.turn(state).seats();
        let active = (state.phase != Phase::Dealer).then_some(state.active);
        let (challenger, defender) =
            duel.map_or((None, None), |duel| (Some(duel.challenger), Some(duel.defender)));
        let mut other = seat;
        for _ in 0..self.seats {
            row.holds::<5>([
                active == Some(other),
                acting.contains(other),
                challenger == Some(other),
                defender == Some(other),
                state.banned.contains(other),
            ]);
            *row.block::<5>() = [
                f32::from(state.hand(other).len()) / 8.0,
                squashed(state.stacks.len(other) as f32, 8.0),
                squashed(state.stacks.value(other) as f32, 200_000.0),
                squashed(state.totals[other.index()] as f32, 500_000.0),
                squashed(f32::from(state.round_wins[other.index()]), 1.0),
            ];
            for depth in 0..2 {
                let set = state.stacks.below_top(other, depth);
                row.one_of::<ASSETS>(set.map(|set| set.asset().index()));
                row.push(set.map_or(0.0, |set| squashed(set.value() as f32, 50_000.0)));
            }
            other = other.next(self.seats);
        }
    }

    fn slot_state(&self, state: &State, seat: Seat, action: Action) -> Option<usize> {
        Some(match action {
            Action::EndTurn {} => END_TURN,
            Action::DeclineContest {} => DECLINE,
            Action::Concede {} => CONCEDE,
            Action::ChooseShift { direction } => CHOOSE_SHIFT + direction as usize,
            Action::UpgradeSet { .. } => UPGRADE,
            Action::Discard { card } => DISCARD + card.index(),
            Action::FormSet { hand, .. } => match hand.second() {
                None => WITH_DISCARD + hand.first().index(),
                Some(second) if second == hand.first() => PAIR + 4 * second.index(),
                Some(wild) => PAIR + 4 * hand.first().index() + wild.index() - ASSETS + 1,
            },
            Action::Respond { cards } => match state.phase {
                Phase::Duel(duel) => RESPOND + play_place(cards, duel.asset())?,
                _ => return None,
            },
            Action::ContestDraft { card } => match state.phase {
                Phase::Contest { draft, .. } => CONTEST + play_place(Play::one(card), draft.set.asset())?,
                _ => return None,
            },
            Action::Challenge { target, depth, cards } => {
                let play = play_place(cards, state.stacks.below_top(target, depth)?.asset())?;
                let first = CHALLENGE + (self.steps(seat, target)?) * CHALLENGES_EACH;
                first + if depth == 0 { play } else { PLAYS_AT_TOP + play - JAR }
            }
            Action::PlaySwap { target } => SWAP + self.steps(seat, target)?,
            Action::PlayShift { target, direction } => {
                SHIFT + 2 * self.steps(seat, target).map_or(0, |steps| steps + 1) + direction as usize
            }
            Action::DraftSet { hand, piles } => {
                let own = piles.iter().fold(0, |mask, pile| mask | 1 << self.pile_from(seat, pile));
                DRAFT + hand.index() * CHOICES_OF_PILES + own - 1
            }
        })
    }

    fn decode_state(&self, state: &State, seat: Seat, slot: usize) -> Option<Action> {
        let action = match slot {
            END_TURN => Action::EndTurn {},
            DECLINE => Action::DeclineContest {},
            CONCEDE => Action::Concede {},
            CHOOSE_SHIFT..UPGRADE => Action::ChooseShift { direction: Direction::BOTH[slot - CHOOSE_SHIFT] },
            UPGRADE => Action::UpgradeSet { card: state.stacks.top(seat)?.asset() },
            DISCARD..WITH_DISCARD => Action::Discard { card: Card::ALL[slot - DISCARD] },
            WITH_DISCARD..PAIR => {
                Action::FormSet { hand: Play::one(Card::ALL[slot - WITH_DISCARD]), use_discard: true }
            }
            PAIR..RESPOND => {
                let (asset, with) = ((slot - PAIR) / 4, (slot - PAIR) % 4);
                let with = if with == 0 { asset } else { ASSETS + with - 1 };
                Action::FormSet { hand: Play::two(Card::ALL[asset], Card::ALL[with]), use_discard: false }
            }
            RESPOND..CONTEST => match state.phase {
                Phase::Duel(duel) => Action::Respond { cards: play_at(slot - RESPOND, duel.asset()) },
                _ => return None,
            },
            CONTEST..CHALLENGE => match state.phase {
                Phase::Contest { draft, .. } => {
                    Action::ContestDraft { card: play_at(slot - CONTEST, draft.set.asset()).first() }
                }
                _ => return None,
            },
            CHALLENGE..SWAP => {
                let (steps, depth, play) = challenge_at(slot);
                let target = self.seat_after(seat, steps)?;
                let cards = play_at(play, state.stacks.below_top(target, depth)?.asset());
                Action::Challenge { target, depth, cards }
            }
            SWAP..SHIFT => Action::PlaySwap { target: self.seat_after(seat, slot - SWAP + 1)? },
            SHIFT..DRAFT => {
                let target = self.seat_after(seat, (slot - SHIFT) / 2)?;
                Action::PlayShift { target, direction: Direction::BOTH[(slot - SHIFT) % 2] }
            }
            DRAFT..SLOTS if self.drafts => {
                let own = (slot - DRAFT) % CHOICES_OF_PILES + 1;
                let piles = (0..PILES as u8).filter(|pile| own >> pile & 1 == 1);
                let piles = piles.fold(PileSet::EMPTY, |set, pile| set.with(self.pile_of(seat, pile)));
                Action::DraftSet { hand: Card::ALL[(slot - DRAFT) / CHOICES_OF_PILES], piles }
            }
            _ => return None,
        };
        self.check(state, seat, action).is_ok().then_some(action)
    }

    fn mask_state(&self, state: &State, seat: Seat, scratch: &mut Vec<Action>, out: &mut [u8]) {
        mask::mask(self, state, seat, scratch, out);
    }
}

impl CoverYourAssets {
    /// What lies face down, and what the others hold.
    fn unseen(&self, state: &State, seat: Seat) -> Cards {
        let others = (1..self.seats).map(|steps| state.hand(seat.plus(steps, self.seats)));
        let hidden = state.put_back.cards().fold(state.pool, Cards::with);
        others.fold(hidden, Cards::and)
    }

    /// How many seats lie between this one and another; nothing from a seat to itself.
    fn steps(&self, seat: Seat, other: Seat) -> Option<usize> {
        let seats = usize::from(self.seats);
        ((other.index() + seats - seat.index()) % seats).checked_sub(1)
    }

    fn seat_after(&self, seat: Seat, steps: usize) -> Option<Seat> {
        (steps < usize::from(self.seats)).then(|| seat.plus(steps as u8, self.seats))
    }

    /// The pile that a seat counts as its `number`-th: three players have their own one first.
    fn pile_of(&self, seat: Seat, number: u8) -> u8 {
        if self.seats == 3 { (number + seat.0) % 3 } else { number }
    }

    fn pile_from(&self, seat: Seat, pile: u8) -> u8 {
        if self.seats == 3 { (pile + 3 - seat.0) % 3 } else { pile }
    }
}

/// The pairs after the single cards: places of asset, Silver and Gold.
const PAIRS: [(usize, usize); 6] = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)];

fn card_at(place: usize, asset: Card) -> Card {
    if place == 0 { asset } else { Card::ALL[ASSETS + place - 1] }
}

fn play_at(place: usize, asset: Card) -> Play {
    match place.checked_sub(FIRST_PAIR) {
        None => Play::one(card_at(place, asset)),
        Some(pair) => Play::two(card_at(PAIRS[pair].0, asset), card_at(PAIRS[pair].1, asset)),
    }
}

fn play_place(play: Play, asset: Card) -> Option<usize> {
    let place = |card: Card| match card {
        Card::Silver | Card::Gold | Card::PennyJar => Some(card.index() - ASSETS + 1),
        _ => (card == asset).then_some(0),
    };
    let first = place(play.first())?;
    match play.second() {
        None => Some(first),
        Some(second) => {
            let second = place(second)?;
            PAIRS.iter().position(|pair| *pair == (first, second)).map(|pair| FIRST_PAIR + pair)
        }
    }
}

/// How many seats on, how deep, and with what.
fn challenge_at(slot: usize) -> (usize, u8, usize) {
    let (other, which) = ((slot - CHALLENGE) / CHALLENGES_EACH, (slot - CHALLENGE) % CHALLENGES_EACH);
    match which.checked_sub(PLAYS_AT_TOP) {
        None => (other + 1, 0, which),
        Some(play) => (other + 1, 1, JAR + play),
    }
}

fn play_name(place: usize) -> String {
    let name = |place: usize| ["its asset", "silver", "gold", "penny_jar"][place];
    match place.checked_sub(FIRST_PAIR) {
        None => name(place).to_owned(),
        Some(pair) => format!("{} and {}", name(PAIRS[pair].0), name(PAIRS[pair].1)),
    }
}

fn direction_name(place: usize) -> &'static str {
    ["top to bottom", "bottom to top"][place]
}

fn phase_place(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Turn => Some(0),
        Phase::Contest { .. } => Some(1),
        Phase::Duel(_) => Some(2),
        Phase::ShiftChoice { .. } => Some(3),
        Phase::Over => Some(4),
        Phase::Dealer | Phase::Deal { .. } | Phase::Reveal(_) | Phase::PutBack(_) | Phase::Refill { .. } => {
            None
        }
    }
}

fn stake(state: &State) -> Option<Set> {
    match state.phase {
        Phase::Contest { draft, .. } | Phase::Duel(Duel { stake: Stake::Draft(draft), .. }) => {
            Some(draft.set)
        }
        Phase::Duel(Duel { stake: Stake::Stack { depth }, defender, .. }) => {
            state.stacks.below_top(defender, depth)
        }
        _ => None,
    }
}

#[inline(always)]
fn counts(row: &mut NumberRow<'_>, cards: Cards, scale: f32) {
    *row.block::<KINDS>() = cards.counts().map(|count| f32::from(count) / scale);
}

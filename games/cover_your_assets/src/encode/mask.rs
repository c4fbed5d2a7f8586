//! What a seat may do, written straight into the slots: a list of all actions would take longer than the step itself.

use super::{
    CHALLENGE, CHALLENGES_EACH, CHOOSE_SHIFT, CONCEDE, CONTEST, DECLINE, DISCARD, END_TURN, JAR, PAIR, PLAYS,
    PLAYS_AT_TOP, RESPOND, SHIFT, SWAP, UPGRADE, WITH_DISCARD,
};
use crate::CoverYourAssets;
use crate::action::Action;
use crate::card::{ASSETS, Card, KINDS};
use crate::rules::legal;
use crate::state::{Phase, State};
use engine::{Encode, Seat};

pub(super) fn mask(
    rules: &CoverYourAssets,
    state: &State,
    seat: Seat,
    scratch: &mut Vec<Action>,
    out: &mut [u8],
) {
    out.fill(0);
    let hand = Hand { counts: state.hand(seat).counts() };
    match state.phase {
        Phase::Turn if seat == state.active => hand.turn(rules, state, seat, scratch, out),
        Phase::Contest { rival, draft } if seat == rival => {
            out[DECLINE] = 1;
            write(out, CONTEST, hand.singles(draft.set.asset()));
        }
        Phase::Duel(duel) if seat == duel.responder => {
            out[CONCEDE] = 1;
            if duel.demand == 1 {
                write(out, RESPOND, hand.singles(duel.asset()));
            } else {
                write(out, RESPOND + JAR, hand.pairs(duel.asset()));
            }
        }
        Phase::ShiftChoice { chooser, .. } if seat == chooser => write(out, CHOOSE_SHIFT, [1, 1]),
        _ => {}
    }
}

/// How many cards of each kind somebody holds.
struct Hand {
    counts: [u8; KINDS],
}

impl Hand {
    fn turn(
        &self,
        rules: &CoverYourAssets,
        state: &State,
        seat: Seat,
        scratch: &mut Vec<Action>,
        out: &mut [u8],
    ) {
        let held = self.counts.map(|count| u8::from(count > 0));
        write(out, DISCARD, held);
        self.sets(state.top_discard(), out);
        if let Some(top) = state.stacks.top(seat) {
            self.challenges(rules, state, seat, out);
            out[UPGRADE] = u8::from(rules.options.upgrade_set) & held[top.asset().index()];
        }
        for steps in 0..rules.seats {
            let other = seat.plus(steps, rules.seats);
            let len = state.stacks.len(other);
            write(out, SHIFT + 2 * usize::from(steps), [held[Card::Shift.index()] & u8::from(len >= 2); 2]);
            if steps > 0 && !state.stacks.is_empty(seat) {
                out[SWAP + usize::from(steps) - 1] = held[Card::Swap.index()] & u8::from(len > 0);
            }
        }
        if rules.drafts {
            scratch.clear();
            legal::drafts(rules, state, seat, scratch);
            for &action in scratch.iter() {
                if let Some(slot) = rules.slot_state(state, seat, action) {
                    out[slot] = 1;
                }
            }
        }
        out[END_TURN] = u8::from(state.first_action_done);
    }

    /// CA-24 to CA-26
    fn sets(&self, top_discard: Option<Card>, out: &mut [u8]) {
        let held = self.counts.map(|count| u8::from(count > 0));
        let wilds = [held[ASSETS], held[ASSETS + 1], held[ASSETS + 2]];
        match top_discard {
            Some(top) if top.is_asset() => {
                out[WITH_DISCARD + top.index()] = held[top.index()];
                write(out, WITH_DISCARD + ASSETS, wilds);
            }
            Some(top) if top.is_wild() => out[WITH_DISCARD..][..ASSETS].copy_from_slice(&held[..ASSETS]),
            _ => {}
        }
        let [silver, gold, jar] = wilds;
        for (asset, &count) in self.counts[..ASSETS].iter().enumerate() {
            let (own, two) = (u8::from(count > 0), u8::from(count >= 2));
            write(out, PAIR + 4 * asset, [two, own & silver, own & gold, own & jar]);
        }
    }

    /// CA-36 to CA-38, CA-97, CA-98
    fn challenges(&self, rules: &CoverYourAssets, state: &State, seat: Seat, out: &mut [u8]) {
        for steps in 1..rules.seats {
            let target = seat.plus(steps, rules.seats);
            if state.banned.contains(target) {
                continue;
            }
            let first = CHALLENGE + (usize::from(steps) - 1) * CHALLENGES_EACH;
            // The lowest set of a stack is safe.
            let stack = state.stacks.of(target);
            let open = stack.get(1..).unwrap_or(&[]);
            if let Some(top) = open.last() {
                write(out, first, self.singles(top.asset()));
            }
            if rules.options.second_set_challenge
                && let [.., below, _] = open
            {
                write(out, first + PLAYS_AT_TOP, self.pairs(below.asset()));
            }
        }
    }

    /// Whether there is an asset, a Silver, a Gold and a jar for a demand of one.
    #[inline]
    fn singles(&self, asset: Card) -> [u8; PLAYS_AT_TOP] {
        [asset, Card::Silver, Card::Gold, Card::PennyJar].map(|card| u8::from(self.counts[card.index()] > 0))
    }

    /// The same for a demand of two: a jar, or a pair of the other three.
    #[inline]
    fn pairs(&self, asset: Card) -> [u8; PLAYS - JAR] {
        let [own, silver, gold, jar] = self.singles(asset);
        let two = |card: Card| u8::from(self.counts[card.index()] >= 2);
        let alike = [two(asset), two(Card::Silver), two(Card::Gold)];
        [jar, alike[0], own & silver, own & gold, alike[1], silver & gold, alike[2]]
    }
}

#[inline(always)]
fn write<const N: usize>(out: &mut [u8], first: usize, allowed: [u8; N]) {
    out[first..first + N].copy_from_slice(&allowed);
}

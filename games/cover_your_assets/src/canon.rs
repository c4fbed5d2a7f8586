//! The canonical form of a table, version 1: these facts in this order. Cards are named by their ids, several of a kind
//! one by one; a set is `asset.assets.silver.gold.penny_jars`; a place is `deck` or the number of a draft pile.
//!
//! | name | holds |
//! |---|---|
//! | `phase` | `dealer`, `deal`, `reveal`, `put_back`, `turn`, `contest`, `duel`, `shift_choice`, `refill` or `over` |
//! | `dealt` | only in `deal` |
//! | `piles`, `set_up`, `aside` | only in `reveal`, `put_back` and `shift_choice`: what is turned up |
//! | `chooser`, `target` | only in `shift_choice` |
//! | `rival`, `draft_piles`, `draft_set` | only in `contest` |
//! | `challenger`, `defender`, `responder`, `demand`, `played`, `depth` or `draft_…` | only in `duel`; `depth` if it is about a set of a stack |
//! | `next`, `mid_turn` | only in `refill` |
//! | `deck`, `pool` | how many cards the deck has; the cards of deck and draft piles that have no place yet |
//! | `pile` | for each draft pile: its top card or `-`, and how many lie face down |
//! | `hidden` | for each action card put back: its place, how many cards lie above it, which it is |
//! | `sure` | swaps and shifts that surely lie in each pile, then those from the deck as each seat and last the public can tell |
//! | `discard`, `removed` | the discard pile from the bottom, and the used action cards |
//! | `dealer`, `active`, `first_action_done`, `banned`, `refill_order`, `round` | the turn |
//! | `seat`, `hand`, `stack`, `drawn`, `total`, `round_wins` | for each seat |

use crate::CoverYourAssets;
use crate::piles::PILES;
use crate::set::Set;
use crate::state::{Draft, Duel, Phase, Place, Reveal, Stake, State};
use engine::{Canon, Seat};

pub(crate) fn write(rules: &CoverYourAssets, state: &State, out: &mut Canon) {
    write_phase(&state.phase, out);
    out.fact("deck", state.deck);
    out.list("pool", state.pool.iter().map(|card| card.id()));
    for pile in &state.piles {
        let top = pile.top.map_or("-", |card| card.id());
        out.list("pile", [top.to_owned(), pile.face_down.to_string()]);
    }
    write_put_back(rules, state, out);
    out.list("discard", state.discard.iter().map(|card| card.id()));
    out.list("removed", state.removed.iter().map(|card| card.id()));
    out.seat("dealer", state.dealer);
    out.seat("active", state.active);
    out.flag("first_action_done", state.first_action_done);
    out.seats("banned", state.banned);
    out.list("refill_order", state.refill_order.iter().map(|seat| seat.0));
    out.fact("round", state.round);
    for seat in Seat::all(rules.seats) {
        out.seat("seat", seat);
        out.list("hand", state.hand(seat).iter().map(|card| card.id()));
        out.list("stack", state.stacks.of(seat).iter().copied().map(set));
        out.fact("drawn", state.put_back.drawn(seat));
        out.fact("total", state.totals[seat.index()]);
        out.fact("round_wins", state.round_wins[seat.index()]);
    }
}

fn write_phase(phase: &Phase, out: &mut Canon) {
    match phase {
        Phase::Dealer => out.fact("phase", "dealer"),
        Phase::Deal { dealt } => {
            out.fact("phase", "deal");
            out.fact("dealt", dealt);
        }
        Phase::Reveal(reveal) => {
            out.fact("phase", "reveal");
            write_reveal(reveal, out);
        }
        Phase::PutBack(reveal) => {
            out.fact("phase", "put_back");
            write_reveal(reveal, out);
        }
        Phase::Turn => out.fact("phase", "turn"),
        Phase::Contest { rival, draft } => {
            out.fact("phase", "contest");
            out.seat("rival", *rival);
            write_draft(draft, out);
        }
        Phase::Duel(duel) => write_duel(duel, out),
        Phase::ShiftChoice { chooser, target, reveal } => {
            out.fact("phase", "shift_choice");
            out.seat("chooser", *chooser);
            out.seat("target", *target);
            write_reveal(reveal, out);
        }
        Phase::Refill { next, mid_turn } => {
            out.fact("phase", "refill");
            out.fact("next", next);
            out.flag("mid_turn", *mid_turn);
        }
        Phase::Over => out.fact("phase", "over"),
    }
}

fn write_reveal(reveal: &Reveal, out: &mut Canon) {
    out.list("piles", reveal.piles.iter());
    out.flag("set_up", reveal.set_up);
    out.list("aside", reveal.aside.iter().map(|card| card.id()));
}

fn write_draft(draft: &Draft, out: &mut Canon) {
    out.list("draft_piles", draft.piles.iter());
    out.fact("draft_set", set(draft.set));
}

fn write_duel(duel: &Duel, out: &mut Canon) {
    out.fact("phase", "duel");
    out.seat("challenger", duel.challenger);
    out.seat("defender", duel.defender);
    out.seat("responder", duel.responder);
    out.fact("demand", duel.demand);
    out.fact("played", set(duel.played));
    match &duel.stake {
        Stake::Stack { depth } => out.fact("depth", depth),
        Stake::Draft(draft) => write_draft(draft, out),
    }
}

fn write_put_back(rules: &CoverYourAssets, state: &State, out: &mut Canon) {
    for (place, above, card) in state.put_back.hidden() {
        let place = match place {
            Place::Deck => "deck".to_owned(),
            Place::Pile(pile) => pile.to_string(),
        };
        out.list("hidden", [place, above.to_string(), card.id().to_owned()]);
    }
    let piles = (0..PILES as u8).map(|pile| state.put_back.at_least_in_pile(pile));
    let viewers = Seat::all(rules.seats).map(Some).chain([None]);
    let sure = piles.chain(viewers.map(|viewer| state.put_back.at_least_from_deck(viewer)));
    out.list("sure", sure.map(|counts| format!("{}.{}", counts.swap, counts.shift)));
}

fn set(set: Set) -> String {
    format!("{}.{}.{}.{}.{}", set.asset().id(), set.assets(), set.silver(), set.gold(), set.jars())
}

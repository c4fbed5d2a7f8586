//! The canonical form of a table, version 1: these facts in this order. Suitcases are counted as `fives.twos.ones.bluffs`.
//!
//! | name | holds |
//! |---|---|
//! | `phase` | `first_gunman`, `colour_roll`, `choose_opponent`, `offer`, `decide`, `black_roll`, `add`, `pay`, `bank_draw` or `over` |
//! | `offerer`, `decider`, `extra_rolls` | only from `offer` to `pay`: the two seats of the round, and the rolls of NB-32 |
//! | `owed` | only in `pay` |
//! | `payer` | only in `bank_draw` |
//! | `reason`, `leaver` | only in `over`: why it ended, and who left or `-` |
//! | `gunman`, `rounds_played` | whose turn it is, how many rounds are over |
//! | `open`, `closed`, `bank` | the suitcases of the offer, and what is left of the bank |
//! | `hand` | for each seat: its number and its suitcases |
//! | `mind` | for each seat and last for the public (`-`): at least and at most what lies in each hand, in the bank and in the open offer |

use crate::mind::{Bounds, Place};
use crate::state::{Deal, Phase, State};
use crate::{Cards, DontBluff, Reason};
use engine::{Canon, Seat};

pub(crate) fn write(rules: &DontBluff, state: &State, out: &mut Canon) {
    write_phase(&state.phase, out);
    out.seat("gunman", state.gunman);
    out.fact("rounds_played", state.rounds_played);
    out.fact("open", counts(state.open));
    out.fact("closed", counts(state.closed));
    out.fact("bank", counts(state.bank));
    for seat in Seat::all(rules.seats) {
        out.list("hand", [seat.0.to_string(), counts(state.hands[seat.index()])]);
    }
    for observer in rules.observers() {
        let name = if observer < usize::from(rules.seats) { observer.to_string() } else { "-".to_owned() };
        let hands = Seat::all(rules.seats).map(Place::Hand);
        let places = hands.chain([Place::Bank, Place::Open]);
        let bounds = places
            .map(|place| state.minds[observer].get(place))
            .flat_map(|Bounds { least, most }| [counts(least), counts(most)]);
        out.list("mind", std::iter::once(name).chain(bounds));
    }
}

fn write_phase(phase: &Phase, out: &mut Canon) {
    match phase {
        Phase::FirstGunman => out.fact("phase", "first_gunman"),
        Phase::ColourRoll => out.fact("phase", "colour_roll"),
        Phase::ChooseOpponent => out.fact("phase", "choose_opponent"),
        Phase::Offer(deal) => write_deal("offer", deal, out),
        Phase::Decide(deal) => write_deal("decide", deal, out),
        Phase::BlackRoll(deal) => write_deal("black_roll", deal, out),
        Phase::Add(deal) => write_deal("add", deal, out),
        Phase::Pay { deal, owed } => {
            write_deal("pay", deal, out);
            out.fact("owed", owed);
        }
        Phase::BankDraw { payer } => {
            out.fact("phase", "bank_draw");
            out.seat("payer", *payer);
        }
        Phase::Over { reason, leaver } => {
            out.fact("phase", "over");
            out.fact("reason", word(*reason));
            out.maybe_seat("leaver", *leaver);
        }
    }
}

fn write_deal(phase: &str, deal: &Deal, out: &mut Canon) {
    out.fact("phase", phase);
    out.seat("offerer", deal.offerer);
    out.seat("decider", deal.decider);
    out.fact("extra_rolls", deal.extra_rolls);
}

fn word(reason: Reason) -> &'static str {
    match reason {
        Reason::Target => "target",
        Reason::BankEmpty => "bank_empty",
        Reason::RoundCap => "round_cap",
        Reason::Forfeit => "forfeit",
    }
}

fn counts(cards: Cards) -> String {
    format!("{}.{}.{}.{}", cards.fives(), cards.twos(), cards.ones(), cards.bluffs())
}

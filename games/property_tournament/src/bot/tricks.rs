//! Players with one fixed habit, who show whether a bot can be exploited. Whatever the habit says nothing about, they
//! do by the policy.

use super::{favourite, scripted, sensible, worth};
use crate::PropertyTournament;
use crate::action::{Action, Trade};
use crate::field::{Fields, bits};
use crate::rules::proposals::blank;
use crate::rules::{time, trade};
use crate::state::{Phase, Stage, State};
use engine::{Rng, Seat};

pub(super) const TRICKS: &[&str] =
    &["scripted", "never_buy", "never_build", "never_trade", "hotels", "fleece"];

/// So often in a turn somebody is asked to pay too much.
const MOST_ASKED: u8 = 3;

#[inline]
pub(super) fn trick<R: Rng + ?Sized>(
    rules: &PropertyTournament,
    trick: &str,
    state: &State,
    seat: Seat,
    rng: &mut R,
) -> Action {
    // The yardstick for speed is asked for first.
    if trick == "scripted" {
        return scripted::scripted(rules, state, seat);
    }
    let usual = match trick {
        "hotels" => favourite::favourite(rules, state, seat),
        _ => sensible::sensible(rules, state, seat, rng),
    };
    match (trick, usual) {
        ("never_buy", Action::Buy {} | Action::Bid { .. } | Action::Mortgage { .. })
        | (
            "never_build",
            Action::BuildHouse { .. } | Action::BuildHotel { .. } | Action::JoinContest { .. },
        )
        | ("never_trade", Action::OfferTrade(_)) => time::default_action(rules, state, seat),
        ("never_trade", Action::AcceptTrade { offer }) => Action::RefuseTrade { offer },
        ("fleece", Action::EndTurn {} | Action::OfferTrade(_)) => {
            dear_sale(rules, state, seat).map_or(usual, Action::OfferTrade)
        }
        _ => usual,
    }
}

/// Of all own fields the one for which the bots' own judgement lets somebody pay most above what it is worth here: as
/// much as they would just accept.
fn dear_sale(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Trade> {
    let is_time = state.stage() == Stage::Phase && state.phase == Phase::AfterMove && seat == state.active;
    if !is_time || state.counts[seat.index()].offers() >= MOST_ASKED {
        return None;
    }
    let mut best: Option<(i32, Trade)> = None;
    for buyer in state.solvent.without(seat).iter() {
        for field in bits(state.fields[seat.index()].0) {
            let [mine, theirs] = [seat, buyer].map(|side| worth::worth(rules, state, side, field));
            // They mind a third of what the seller gains.
            let price = ((theirs + 0.35 * mine) / 1.35) as i32 - 1;
            let price = price.min(state.cash[buyer.index()] - 1);
            let gain = price - mine as i32;
            if gain <= best.map_or(0, |(most, _)| most) {
                continue;
            }
            let trade = Trade { get_cash: price as u32, give_fields: Fields(field.bit()), ..blank(buyer) };
            if trade::check_offer(rules, state, seat, &trade).is_ok() {
                best = Some((gain, trade));
            }
        }
    }
    best.map(|(_, trade)| trade)
}

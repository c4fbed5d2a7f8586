//! Who starts: PT-4.

use crate::PropertyTournament;
use crate::event::Event;
use crate::rules::turns;
use crate::state::{Phase, State};
use engine::{Emit, Seat, SeatSet};

/// After so many ties the first of the tied seats starts: every match needs a bound.
const MOST_REROLLS: u8 = 40;

/// Who rolls for the start now.
pub(crate) fn starter(left: SeatSet) -> Seat {
    left.first().expect("somebody still rolls for the start")
}

pub(crate) fn start_rolled<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    first: u8,
    second: u8,
    (left, tied, best, again): (SeatSet, SeatSet, u8, u8),
    emit: &mut E,
) {
    let seat = starter(left);
    emit.emit(|| Event::StartRolled { seat, first, second });
    let total = first + second;
    let (best, tied) = match total.cmp(&best) {
        std::cmp::Ordering::Greater => (total, SeatSet::one(seat)),
        std::cmp::Ordering::Equal => (best, tied.with(seat)),
        std::cmp::Ordering::Less => (best, tied),
    };
    let left = left.without(seat);
    if !left.is_empty() {
        state.phase = Phase::StartRoll { left, tied, best, again };
    } else if tied.len() > 1 && again < MOST_REROLLS {
        state.phase = Phase::StartRoll { left: tied, tied: SeatSet::EMPTY, best: 0, again: again + 1 };
    } else {
        let seat = tied.first().expect("the best total is somebody's");
        emit.emit(|| Event::Started { seat });
        turns::begin_turn(rules, state, seat, emit);
    }
}

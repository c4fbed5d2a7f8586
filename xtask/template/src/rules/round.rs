use crate::event::Shown;
use crate::options::Ties;
use crate::{Event, SampleGame, State};
use engine::{Emit, Game, Illegal, Ranks, Seat, SeatSet, require, rule};

/// The seats that still owe a card in this round.
pub(crate) fn owing(rules: &SampleGame, state: &State) -> SeatSet {
    Seat::all(rules.seats).filter(|&seat| state.at(seat).laid.is_none()).collect()
}

pub(crate) fn check_lay(rules: &SampleGame, state: &State, seat: Seat, card: u8) -> Result<(), Illegal> {
    require(rules.turn(state).includes(seat), rule!("SG-4"))?;
    require(state.at(seat).hand.count(card) > 0, rule!("SG-5"))
}

pub(crate) fn lay(rules: &SampleGame, state: &mut State, seat: Seat, card: u8, emit: &mut impl Emit<Event>) {
    let holding = state.at_mut(seat);
    holding.hand.remove(card);
    holding.laid = Some(card);
    emit.emit(|| Event::Laid { seat, card: Some(card) });
    if owing(rules, state).is_empty() {
        turn_up(rules, state, emit);
    }
}

/// SG-6, SG-7, SG-8.
fn turn_up(rules: &SampleGame, state: &mut State, emit: &mut impl Emit<Event>) {
    let before = *state;
    let laid = |seat: Seat| before.at(seat).laid.expect("all seats have laid a card");
    let highest = Seat::all(rules.seats).map(laid).max().expect("a table has seats");
    let leading: SeatSet = Seat::all(rules.seats).filter(|&seat| laid(seat) == highest).collect();
    let scores = leading.len() == 1 || rules.options.ties == Ties::Each;
    let winners = if scores { leading } else { SeatSet::EMPTY };
    for seat in Seat::all(rules.seats) {
        let holding = state.at_mut(seat);
        holding.laid = None;
        holding.played.add(laid(seat));
        holding.points += u8::from(winners.contains(seat));
    }
    state.round += 1;
    emit.emit(|| Event::TurnedUp {
        round: state.round,
        shown: Seat::all(rules.seats).map(|seat| Shown { seat, card: laid(seat) }).collect(),
        winners: winners.into(),
    });
    if state.round == rules.options.hand_size {
        emit.emit(|| Event::Ended { winners: ranks(rules, state).winners.into() });
    }
}

/// SG-9.
pub(crate) fn ranks(rules: &SampleGame, state: &State) -> Ranks {
    Ranks::by_key(rules.seats, |seat| state.at(seat).points)
}

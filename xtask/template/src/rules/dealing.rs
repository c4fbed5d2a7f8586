use crate::{Cards, Event, SampleGame, State};
use engine::{Emit, Seat};

/// Whose card comes next, SG-3; nobody's once all hands are full.
pub(crate) fn receiver(rules: &SampleGame, state: &State) -> Option<Seat> {
    let dealt = Cards::DECK.len() - state.deck.len();
    (dealt < rules.seats * rules.options.hand_size).then(|| Seat(dealt % rules.seats))
}

pub(crate) fn deal(rules: &SampleGame, state: &mut State, card: u8, emit: &mut impl Emit<Event>) {
    let seat = receiver(rules, state).expect("chance acts only while cards are dealt");
    state.deck.remove(card);
    state.at_mut(seat).hand.add(card);
    emit.emit(|| Event::Dealt { seat, card: Some(card) });
}

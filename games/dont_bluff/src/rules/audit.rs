//! What must hold after every step (INV-1 to INV-9).

use crate::state::TARGET;
use crate::{Bounds, Cards, DontBluff, Phase, Place, State};
use engine::Seat;

impl DontBluff {
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), String> {
        let hands = state.hands.iter().fold(Cards::NONE, |sum, &hand| sum + hand);
        let all = hands + state.open + state.closed + state.bank;
        hold(all == self.totals, || format!("INV-1: {all:?} in play instead of {:?}", self.totals))?;
        let rich = state.hands.iter().filter(|hand| hand.money() >= TARGET).count();
        let won = matches!(state.phase, Phase::Over { .. });
        hold(rich <= usize::from(won), || {
            format!("INV-9: {rich} seats hold {TARGET} M in {:?}", state.phase)
        })?;
        let table = state.open + state.closed;
        let lies = matches!(state.phase, Phase::Decide(_) | Phase::BlackRoll(_) | Phase::Add(_));
        hold(lies || table.is_empty(), || format!("INV-4: {table:?} on the table in {:?}", state.phase))?;
        hold(state.rounds_played <= self.options.max_rounds, || "NB-55: more rounds than the cap".into())?;
        if won { Ok(()) } else { self.audit_minds(state) }
    }

    /// Every observer's bounds contain the truth, and everybody knows their own cards.
    fn audit_minds(&self, state: &State) -> Result<(), String> {
        for observer in self.observers() {
            let mind = &state.minds[observer];
            let hands = Seat::all(self.seats).map(|seat| (Place::Hand(seat), state.holding(seat)));
            for (place, truth) in hands.chain([(Place::Bank, state.bank), (Place::Open, state.open)]) {
                let bounds = mind.get(place);
                hold(bounds.allow(truth), || {
                    format!("observer {observer} takes {place:?} for {bounds:?}, but it is {truth:?}")
                })?;
                let own = place == Place::Hand(Seat(observer as u8)) || place == Place::Open;
                hold(!own || bounds == Bounds::exactly(truth), || {
                    format!("observer {observer} is not sure of {place:?}: {bounds:?}")
                })?;
            }
        }
        Ok(())
    }
}

fn hold(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

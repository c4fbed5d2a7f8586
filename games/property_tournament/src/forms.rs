use crate::PropertyTournament;
use crate::state::State;
use engine::{Form, Seat};

pub(crate) fn forms(_rules: &PropertyTournament, _state: &State, _seat: Seat) -> Vec<Form> {
    Vec::new()
}

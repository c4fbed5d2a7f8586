//! How people look: a badge and a colour. No two seats of a table have one colour.

use crate::fact::RoomFact;
use crate::moment::Moment;
use crate::room::Room;
use engine::Seat;
use protocol::{Allowance, Colour, Look, RefusedWhy};

impl Room {
    /// Freely before the match; later once, for somebody who comes to a match that runs already and has made no move.
    pub(crate) fn set_look(&mut self, seat: Seat, look: Look, at: &mut Moment) -> Result<(), RefusedWhy> {
        let not_now = |detail: &str| Err(RefusedWhy::NotNow { detail: detail.to_owned() });
        let place = &self.places[seat.index()];
        if place.has_chosen && self.gathering().is_err() {
            return not_now("how you look is chosen before the match");
        }
        if look.badge == place.badge && look.colour.is_none_or(|wanted| Some(wanted) == place.colour) {
            return Ok(());
        }
        let others = self.places.iter().zip(0..).filter(|(_, at)| Seat(*at) != seat);
        if look.colour.is_some() && others.map(|(place, _)| place.colour).any(|worn| worn == look.colour) {
            return not_now("somebody at this table has this colour");
        }
        self.may_still(Allowance::Change)?;
        self.happen(RoomFact::LookSet { seat, look }, at);
        self.announce(at);
        Ok(())
    }

    pub(crate) fn fold_look(&mut self, seat: Seat, look: Look) -> Result<(), String> {
        let place = self.place(seat)?;
        (place.badge, place.has_chosen) = (look.badge, true);
        place.colour = look.colour.or(place.colour);
        Ok(())
    }

    /// The colours of all seats. Who has none yet, a bot before the match, gives way to those who have.
    pub(crate) fn colours(&self) -> Vec<Colour> {
        let mut worn: Vec<Option<Colour>> = self.places.iter().map(|place| place.colour).collect();
        for at in 0..worn.len() {
            let is_free = |colour: &Colour| !worn.contains(&Some(*colour));
            let own = Some(Colour::ALL[at]).filter(is_free);
            let given = own.or_else(|| Colour::ALL.into_iter().find(is_free));
            worn[at] = worn[at].or(given);
        }
        worn.into_iter().map(|colour| colour.expect("there is one for every seat")).collect()
    }

    /// From now on everybody keeps theirs.
    pub(crate) fn keep_colours(&mut self) {
        let colours = self.colours();
        for (place, colour) in self.places.iter_mut().zip(colours) {
            place.colour = Some(colour);
        }
    }
}

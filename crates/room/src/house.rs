//! What the host may still change about a table before its match: the house rules, and how many seats it has.

use crate::fact::RoomFact;
use crate::io::JoinError;
use crate::moment::Moment;
use crate::phase::Phase;
use crate::room::Room;
use engine::{OptionValues, Seat, SeatSet};
use protocol::{Allowance, PROTOCOL_VERSION, RefusedWhy, Secret, ServerMessage};
use std::sync::Arc;

impl Room {
    /// Other house rules. They are checked as those of a new table are. Who had agreed to the old ones is asked anew.
    pub(crate) fn set_options(
        &mut self,
        secret: &Secret,
        options: OptionValues,
        check_books: Option<bool>,
        at: &mut Moment,
    ) -> Result<(), JoinError> {
        let seat = self.seat_of(secret).ok_or(JoinError::WrongSecret)?;
        self.gathering().map_err(|_| JoinError::Begun)?;
        if self.setup.tournament.is_some() {
            return Err(JoinError::OfTournament);
        }
        self.host(seat).map_err(|_| JoinError::NotHost)?;
        let check_books = check_books.filter(|wanted| *wanted != self.setup.check_books);
        if options == self.setup.options && check_books.is_none() {
            return Ok(());
        }
        self.may_still(Allowance::Change).map_err(|_| JoinError::UsedUp)?;
        let fits = self.game().table_as_of(self.versions.rules, self.setup.seats, &options);
        fits.map_err(|why| JoinError::Setup(why.to_string()))?;
        self.happen(RoomFact::RulesChanged { options, check_books }, at);
        self.welcome_all(at);
        Ok(())
    }

    /// Starts with those who are there: free seats vanish.
    pub(crate) fn start_fewer(&mut self, by: Seat, at: &mut Moment) -> Result<(), RefusedWhy> {
        self.may_start(by)?;
        if self.setup.tournament.is_some() {
            return Err(RefusedWhy::Organiser {});
        }
        let numbered = self.places.iter().zip(0..).map(|(place, at)| (Seat(at), place));
        let seats: Vec<Seat> = numbered.filter(|(_, place)| !place.is_free()).map(|(seat, _)| seat).collect();
        if seats.len() < self.places.len() {
            let fits = self.game().table_as_of(self.versions.rules, seats.len() as u8, &self.setup.options);
            fits.map_err(|why| RefusedWhy::NotNow { detail: why.to_string() })?;
            self.happen(RoomFact::SeatsClosed { seats }, at);
            self.welcome_all(at);
        }
        self.begin(at)
    }

    pub(crate) fn fold_rules(
        &mut self,
        options: &OptionValues,
        check_books: Option<bool>,
    ) -> Result<(), String> {
        let Phase::Gathering(lobby) = &mut self.phase else { return Err("the match has begun".to_owned()) };
        lobby.ready = SeatSet::EMPTY;
        let setup = Arc::make_mut(&mut self.setup);
        setup.options = options.clone();
        setup.check_books = check_books.unwrap_or(setup.check_books);
        self.lay_anew()
    }

    /// Only these seats stay. Whoever sits there moves up; lines of chat by others keep numbers that nobody has.
    pub(crate) fn fold_seats(&mut self, stay: &[Seat]) -> Result<(), String> {
        let Phase::Gathering(lobby) = &mut self.phase else { return Err("the match has begun".to_owned()) };
        let known = Seat::all(self.setup.seats);
        if !stay.is_sorted_by(|one, next| one < next) || stay.iter().any(|seat| seat.0 >= self.setup.seats) {
            return Err("the seats that stay are some of those there are, in order".to_owned());
        }
        let order: Vec<Seat> =
            stay.iter().copied().chain(known.filter(|seat| !stay.contains(seat))).collect();
        let moved = |seat: Seat| {
            let to = order.iter().position(|was| *was == seat);
            Seat(to.expect("every seat is in the order") as u8)
        };
        lobby.ready = lobby.ready.iter().map(moved).collect();
        self.host_seat = self.host_seat.map(moved);
        self.chat.iter_mut().for_each(|line| line.seat = moved(line.seat));
        for conn in self.conns.values_mut() {
            conn.seat = conn.seat.map(moved);
        }
        self.places = stay.iter().map(|seat| std::mem::take(&mut self.places[seat.index()])).collect();
        self.seat_credit = stay.iter().map(|seat| self.seat_credit[seat.index()]).collect();
        Arc::make_mut(&mut self.setup).seats = stay.len() as u8;
        self.lay_anew()
    }

    /// Everybody hears of the whole table anew, and who they are at it.
    fn welcome_all(&self, at: &mut Moment) {
        for conn in self.conns.keys() {
            at.tell(*conn, self.welcome(self.conns[conn].seat, at.now_ms));
        }
    }

    pub(crate) fn welcome(&self, seat: Option<Seat>, now_ms: u64) -> ServerMessage {
        let mut table = self.info();
        self.count_down(&mut table.seats, now_ms);
        ServerMessage::Welcome { protocol: PROTOCOL_VERSION, seat, table }
    }
}

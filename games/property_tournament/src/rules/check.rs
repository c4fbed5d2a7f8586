//! The authority on what a seat may do.

use crate::PropertyTournament;
use crate::action::Action;
use crate::offers::Houses;
use crate::options::LedgerMode;
use crate::state::{Phase, Stage, State};
use engine::{Game, Illegal, RuleId, Seat, require, rule};

impl PropertyTournament {
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Resign {} => return self.check_resign(state, seat),
            Action::BookEntry { entry, .. } => return self.check_book_entry(state, seat, entry),
            _ => require(self.turn(state).includes(seat), self.closed(state, seat))?,
        }
        match action {
            Action::Roll {} => {
                self.in_phase(state, rule!("PT-15")).and_then(|()| self.check_roll(state, seat))
            }
            Action::RollForDouble {} => {
                self.in_phase(state, rule!("PT-97"))?;
                self.check_roll_for_double(state, seat)
            }
            Action::Wait {} => {
                self.in_phase(state, rule!("PT-99")).and_then(|()| self.check_wait(state, seat))
            }
            Action::PayFine {} => {
                self.in_phase(state, rule!("PT-94"))?;
                self.check_pay_fine(state, seat)
            }
            Action::UseJailCard { deck } => {
                self.in_phase(state, rule!("PT-96"))?;
                self.check_use_card(state, seat, deck)
            }
            Action::Buy {} => self.in_phase(state, rule!("PT-21")).and_then(|()| self.check_buy(state, seat)),
            Action::Decline {} => {
                self.in_phase(state, rule!("PT-21"))?;
                self.check_decline(state, seat)
            }
            Action::EndTurn {} => {
                self.in_phase(state, rule!("PT-14"))?;
                self.check_end_turn(state, seat)
            }
            Action::ClaimRent { claim } | Action::WaiveRent { claim } => self.check_claim(state, seat, claim),
            Action::Pass {} => self.check_pass(state, seat),
            Action::Bid { amount, field } => self.check_bid(state, seat, amount, field),
            Action::JoinContest { field, count } => self.check_join(state, seat, field, count),
            Action::DeclineContest {} => self.check_answer(state, seat).map(drop),
            Action::RefuseTrade { offer } => self.check_answer_offer(state, seat, offer).map(drop),
            Action::AcceptTrade { offer } => self.check_accept(state, seat, offer),
            Action::WithdrawTrade { offer } => self.check_withdraw(state, seat, offer),
            Action::DeclareBankruptcy {} => self.check_bankruptcy(state, seat),
            Action::BuildHouse { field, count } => self.check_build_house(state, seat, field, count),
            Action::BuildHotel { field } => self.check_build_hotel(state, seat, field),
            Action::SellHouses { field, count } => self.check_sell_houses(state, seat, field, count),
            Action::SellHotel { field } => self.check_sell_hotel(state, seat, field),
            Action::DowngradeHotel { field } => self.check_downgrade(state, seat, field),
            Action::Mortgage { field } => self.check_mortgage(state, seat, field),
            Action::Redeem { field } => self.check_redeem(state, seat, field),
            Action::OfferTrade(trade) => self.check_offer(state, seat, &trade),
            Action::OfferHouses { to_seat, source, target, count, price } => {
                self.check_offer_houses(state, seat, to_seat, Houses { source, target, count }, price)
            }
            Action::StandBy {} => require(!self.has_duty(state, seat), rule!("PT-127")),
            Action::Resign {} | Action::BookEntry { .. } => unreachable!("answered above"),
        }
    }

    /// No interruption is on: the phase of the active seat is what counts.
    #[inline]
    fn in_phase(&self, state: &State, rule: RuleId) -> Result<(), Illegal> {
        require(state.stage() == Stage::Phase, rule)
    }

    /// Why a seat has no say at the moment.
    fn closed(&self, state: &State, seat: Seat) -> RuleId {
        if !state.solvent.contains(seat) {
            return rule!("PT-10");
        }
        match (state.stage(), state.phase) {
            (Stage::Auction, _) => rule!("PT-45"),
            (Stage::Contest, _) => rule!("PT-61"),
            (Stage::Debt, _) => rule!("PT-104"),
            (_, Phase::Over) => rule!("PT-12"),
            (_, Phase::Closing) => rule!("PT-123"),
            (_, Phase::TurnStart | Phase::BuyDecision | Phase::AfterMove) => rule!("PT-51"),
            _ => rule!("PT-126"),
        }
    }

    /// PT-122: entries are booked in their order; one passed over stays missing.
    fn check_book_entry(&self, state: &State, seat: Seat, entry: u16) -> Result<(), Illegal> {
        require(self.options.ledger_mode == LedgerMode::OwnHand, rule!("PT-122"))?;
        let open = state.booked[seat.index()] < entry && entry <= state.entries[seat.index()];
        require(open && state.phase != Phase::Over, rule!("PT-122"))
    }
}

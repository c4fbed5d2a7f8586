//! The authority on what a seat may do.

use crate::PropertyTournament;
use crate::action::Action;
use crate::offers::Houses;
use crate::options::LedgerMode;
use crate::rules::{
    ask, auction, bankruptcy, build, buy, contest, debt, jail, mortgage, moving, rent, sell, trade,
};
use crate::state::{Phase, Stage, State};
use engine::{Game, Illegal, RuleId, Seat, require, rule};

pub(crate) fn check_action(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    match action {
        Action::Resign {} => return bankruptcy::check_resign(state, seat),
        Action::BookEntry { entry, .. } => return check_book_entry(rules, state, seat, entry),
        _ => require(rules.turn(state).includes(seat), closed(state, seat))?,
    }
    match action {
        Action::Roll {} => in_phase(state, rule!("PT-15")).and_then(|()| moving::check_roll(state, seat)),
        Action::RollForDouble {} => {
            in_phase(state, rule!("PT-97"))?;
            jail::check_roll_for_double(state, seat)
        }
        Action::Wait {} => {
            in_phase(state, rule!("PT-99")).and_then(|()| jail::check_wait(rules, state, seat))
        }
        Action::PayFine {} => {
            in_phase(state, rule!("PT-94"))?;
            jail::check_pay_fine(rules, state, seat)
        }
        Action::UseJailCard { deck } => {
            in_phase(state, rule!("PT-96"))?;
            jail::check_use_card(state, seat, deck)
        }
        Action::Buy {} => in_phase(state, rule!("PT-21")).and_then(|()| buy::check_buy(rules, state, seat)),
        Action::Decline {} => {
            in_phase(state, rule!("PT-21"))?;
            buy::check_decline(state, seat)
        }
        Action::EndTurn {} => {
            in_phase(state, rule!("PT-14"))?;
            moving::check_end_turn(state, seat)
        }
        Action::ClaimRent { claim } | Action::WaiveRent { claim } => rent::check_claim(state, seat, claim),
        Action::Pass {} => auction::check_pass(rules, state, seat),
        Action::Bid { amount, field } => auction::check_bid(rules, state, seat, amount, field),
        Action::JoinContest { field, count } => contest::check_join(rules, state, seat, field, count),
        Action::DeclineContest {} => contest::check_answer(state, seat).map(drop),
        Action::RefuseTrade { offer } => trade::check_answer_offer(rules, state, seat, offer).map(drop),
        Action::AcceptTrade { offer } => trade::check_accept(rules, state, seat, offer),
        Action::WithdrawTrade { offer } => trade::check_withdraw(rules, state, seat, offer),
        Action::DeclareBankruptcy {} => debt::check_bankruptcy(rules, state, seat),
        Action::BuildHouse { field, count } => build::check_build_house(rules, state, seat, field, count),
        Action::BuildHotel { field } => build::check_build_hotel(rules, state, seat, field),
        Action::SellHouses { field, count } => sell::check_sell_houses(rules, state, seat, field, count),
        Action::SellHotel { field } => sell::check_sell_hotel(rules, state, seat, field),
        Action::DowngradeHotel { field } => sell::check_downgrade(rules, state, seat, field),
        Action::Mortgage { field } => mortgage::check_mortgage(rules, state, seat, field),
        Action::Redeem { field } => mortgage::check_redeem(rules, state, seat, field),
        Action::OfferTrade(trade) => trade::check_offer(rules, state, seat, &trade),
        Action::OfferHouses { to_seat, source, target, count, price } => {
            trade::check_offer_houses(rules, state, seat, to_seat, Houses { source, target, count }, price)
        }
        Action::StandBy {} => require(!ask::has_duty(rules, state, seat), rule!("PT-127")),
        Action::Resign {} | Action::BookEntry { .. } => unreachable!("answered above"),
    }
}

/// No interruption is on: the phase of the active seat is what counts.
#[inline]
fn in_phase(state: &State, rule: RuleId) -> Result<(), Illegal> {
    require(state.stage() == Stage::Phase, rule)
}

/// Why a seat has no say at the moment.
fn closed(state: &State, seat: Seat) -> RuleId {
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
fn check_book_entry(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    entry: u16,
) -> Result<(), Illegal> {
    require(rules.options.ledger_mode == LedgerMode::OwnHand, rule!("PT-122"))?;
    let open = state.booked[seat.index()] < entry && entry <= state.entries[seat.index()];
    require(open && state.phase != Phase::Over, rule!("PT-122"))
}

//! Who pays whom. Every fant that moves, moves here, so the bank's account always balances.

use crate::state::State;
use engine::Seat;

/// DL-83: no balance and no fund is larger. What would go beyond is not paid.
pub const CAP: u32 = 1_000_000_000;

impl State {
    /// The bank pays a seat; gives back what the cap lets it pay.
    #[inline]
    pub(crate) fn receive(&mut self, seat: Seat, amount: u64) -> u32 {
        let player = self.at_mut(seat);
        let paid = amount.min(u64::from(CAP - player.cash)) as u32;
        player.cash += paid;
        self.bank -= i64::from(paid);
        paid
    }

    /// A seat pays the bank.
    #[inline]
    pub(crate) fn pay_bank(&mut self, seat: Seat, amount: u32) {
        self.take(seat, amount);
        self.bank += i64::from(amount);
    }

    /// A seat pays another; what the cap keeps from the receiver goes to the bank.
    pub(crate) fn transfer(&mut self, from: Seat, to: Seat, amount: u32) {
        self.pay_bank(from, amount);
        self.receive(to, u64::from(amount));
    }

    /// A seat pays into the reserve fund.
    pub(crate) fn donate(&mut self, seat: Seat, amount: u32) {
        self.take(seat, amount);
        let kept = amount.min(CAP - self.reserve_fund);
        self.reserve_fund += kept;
        self.bank += i64::from(amount - kept);
    }

    /// A seat puts money into the Exchange fund, which has room for it.
    pub(crate) fn stake(&mut self, seat: Seat, amount: u32) {
        self.take(seat, amount);
        self.exchange_fund += amount;
    }

    /// The bank takes a fund over.
    pub(crate) fn empty_reserve_fund(&mut self) -> u32 {
        let fund = std::mem::take(&mut self.reserve_fund);
        self.bank += i64::from(fund);
        fund
    }

    pub(crate) fn empty_exchange_fund(&mut self) -> u32 {
        let fund = std::mem::take(&mut self.exchange_fund);
        self.bank += i64::from(fund);
        fund
    }

    #[inline]
    fn take(&mut self, seat: Seat, amount: u32) {
        let cash = &mut self.at_mut(seat).cash;
        *cash = cash.checked_sub(amount).expect("payments are made only where the cash covers them");
    }
}

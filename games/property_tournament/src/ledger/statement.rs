//! What the books say of one seat: PT-119, PT-120.

use super::{Account, Accounts};
use crate::PropertyTournament;
use crate::field::bits;
use crate::state::State;
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Assets and loans.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BalanceSheet {
    pub cash: i32,
    pub fields: i32,
    pub buildings: i32,
    pub jail_cards: i32,
    pub loans: i32,
}

impl BalanceSheet {
    pub fn net_worth(&self) -> i32 {
        self.cash + self.fields + self.buildings + self.jail_cards - self.loans
    }
}

/// Revenue and cost by account, as far as there is any.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct IncomeStatement {
    pub lines: Vec<(Account, u32)>,
    pub revenue: u32,
    pub costs: u32,
}

impl IncomeStatement {
    pub fn of(accounts: &Accounts) -> IncomeStatement {
        let lines = Account::ALL.into_iter().map(|account| (account, accounts.of(account)));
        IncomeStatement {
            lines: lines.filter(|(_, amount)| *amount > 0).collect(),
            revenue: accounts.revenue(),
            costs: accounts.costs(),
        }
    }

    pub fn profit(&self) -> i32 {
        self.revenue as i32 - self.costs as i32
    }
}

impl PropertyTournament {
    /// The assets and loans of a seat, from what it holds.
    pub fn balance_sheet(&self, state: &State, seat: Seat) -> BalanceSheet {
        let mut sheet = BalanceSheet {
            cash: state.cash[seat.index()],
            jail_cards: i32::from(state.jail_cards_of(seat)) * self.jail_card_value(),
            ..BalanceSheet::default()
        };
        if !state.solvent.contains(seat) {
            return sheet;
        }
        for field in bits(state.fields[seat.index()].0) {
            sheet.fields += self.price(field);
            sheet.buildings += i32::from(state.level(field)) * self.house(field);
            sheet.loans += if state.is_mortgaged(field) { self.loan(field) } else { 0 };
        }
        sheet
    }
}

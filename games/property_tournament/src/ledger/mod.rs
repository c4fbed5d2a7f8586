//! The double-entry ledger: PT-112 to PT-121.
//!
//! Assets and loans follow from what a seat holds, so the state keeps cash and, per seat, one balance for every
//! account of revenue and cost. Whatever moves money goes through `State::post`, which also says it as an event:
//! one line of the operations card. Cards and statements are folds over these lines.

mod account;
mod card;
mod entry;
mod statement;

pub use account::{Account, Accounts};
pub use card::{Accuracy, OperationsCard, accuracy, checked, operations_cards};
pub use entry::{Entry, Op};
pub use statement::{BalanceSheet, IncomeStatement};

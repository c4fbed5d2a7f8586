//! The rules by theme, in the order of the rulebook. Each is a function in the module of its theme.

pub(crate) mod ask;
pub(crate) mod auction;
pub(crate) mod audit;
pub(crate) mod bankruptcy;
pub(crate) mod build;
pub(crate) mod buy;
pub(crate) mod cards;
pub(crate) mod check;
pub(crate) mod contest;
pub(crate) mod debt;
pub(crate) mod jail;
pub(crate) mod legal;
pub(crate) mod money;
pub(crate) mod mortgage;
pub(crate) mod moving;
pub(crate) mod proposals;
pub(crate) mod ranking;
pub(crate) mod rent;
pub(crate) mod sell;
pub(crate) mod settle;
pub(crate) mod start;
pub(crate) mod time;
pub(crate) mod trade;
pub(crate) mod turns;
pub(crate) mod version1;

//! The rules, one file per part of the rulebook. Checks cite the paragraph that forbids an action; the functions that
//! carry actions out trust that they were checked.

pub(crate) mod auction;
pub(crate) mod audit;
pub(crate) mod bankruptcy;
pub(crate) mod building;
pub(crate) mod cards;
pub(crate) mod credit;
pub(crate) mod debt;
pub(crate) mod end;
pub(crate) mod exchange;
pub(crate) mod inspection;
pub(crate) mod legal;
pub(crate) mod money;
pub(crate) mod purchase;
pub(crate) mod rating;
pub(crate) mod rent;
pub(crate) mod time;
pub(crate) mod trade;
pub(crate) mod travel;
pub(crate) mod turn;

//! What is owed and not paid yet: PT-103, PT-104.

use engine::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Something to pay: PT-103.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Obligation {
    pub debtor: Seat,
    pub creditor: Creditor,
    pub reason: Reason,
    /// The space where it arose.
    pub space: u8,
    pub amount: u16,
    /// The number of its wait; none yet if it waits behind auctions.
    pub stamp: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Creditor {
    Bank,
    Seat(Seat),
    /// CC-9: this seat, and these owe it the same next.
    Birthday(Seat, SeatSet),
    /// CH-15: all of these in equal shares.
    Each(SeatSet),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Rent,
    Tax,
    Card,
    Fine,
    TransferFee,
}

/// The most obligations at once: fees of a takeover, a birthday above them, and a claim inside its debt.
pub(crate) const MOST_DEBTS: usize = 3;

/// Obligations not paid yet; the last one is due now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Obligation>", into = "Vec<Obligation>")]
#[schemars(with = "Vec<Obligation>")]
pub struct Debts {
    list: [Option<Obligation>; MOST_DEBTS],
}

impl Obligation {
    const NO_STAMP: u16 = 0;

    /// nobody has been asked for it yet.
    pub fn is_waiting(&self) -> bool {
        self.stamp == Obligation::NO_STAMP
    }
}

impl Debts {
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.list[0].is_none()
    }

    /// What has to be paid now.
    #[inline]
    pub fn due(&self) -> Option<Obligation> {
        self.list[0]?;
        self.list.iter().rev().find_map(|obligation| *obligation)
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Obligation> + '_ {
        self.list.iter().flatten().copied()
    }

    pub(crate) fn push(&mut self, obligation: Obligation) {
        let room = self.list.iter_mut().find(|place| place.is_none());
        *room.expect("obligations do not nest deeper") = Some(obligation);
    }

    /// an obligation that is asked for after the auctions.
    pub(crate) fn keep(&mut self, later: Option<Obligation>) {
        if let Some(later) = later {
            self.push(Obligation { stamp: Obligation::NO_STAMP, ..later });
        }
    }

    /// PT-110: a fee waits behind a birthday that goes on; several fees of one seat are one obligation.
    pub(crate) fn push_fee(&mut self, fee: Obligation) {
        let same = self
            .list
            .iter_mut()
            .flatten()
            .find(|owed| owed.reason == fee.reason && owed.debtor == fee.debtor);
        if let Some(same) = same {
            same.amount += fee.amount;
            return;
        }
        match self.due() {
            Some(top @ Obligation { creditor: Creditor::Birthday(..), .. }) => {
                self.pop();
                self.push(fee);
                self.push(top);
            }
            _ => self.push(fee),
        }
    }

    pub(crate) fn pop(&mut self) -> Option<Obligation> {
        self.list.iter_mut().rev().find_map(Option::take)
    }

    /// Replaces every obligation; `None` strikes it.
    pub(crate) fn revise(&mut self, change: impl Fn(Obligation) -> Option<Obligation>) {
        let mut kept = [None; MOST_DEBTS];
        let left = self.list.iter().flatten().filter_map(|&obligation| change(obligation));
        kept.iter_mut().zip(left).for_each(|(place, obligation)| *place = Some(obligation));
        self.list = kept;
    }
}

impl From<Debts> for Vec<Obligation> {
    fn from(debts: Debts) -> Vec<Obligation> {
        debts.iter().collect()
    }
}

impl TryFrom<Vec<Obligation>> for Debts {
    type Error = String;

    fn try_from(owed: Vec<Obligation>) -> Result<Debts, String> {
        if owed.len() > MOST_DEBTS {
            return Err(format!("{} debts are more than there can be", owed.len()));
        }
        let mut debts = Debts::default();
        owed.into_iter().for_each(|obligation| debts.push(obligation));
        Ok(debts)
    }
}

//! What is packed into bits in a state, as it is written in JSON: by names.

use crate::field::Field;
use crate::state::{Claim, Claims, Counts, Jail, MOST_CLAIMS, Order};
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whether a seat is in jail, for how many turns it has sat there, and whether it has paid to leave.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stay {
    inside: bool,
    served: u8,
    fine_paid: bool,
}

/// Who owes the open rents, in the order of landing.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenClaims {
    debtor: Seat,
    list: Vec<Claim>,
}

/// What a seat wants from a contest, and how much of it it has won.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    street: Option<Field>,
    count: u8,
    won: u8,
}

/// What a seat has done in this turn that is counted.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Done {
    offers: u8,
    contests: u8,
}

impl From<Jail> for Stay {
    fn from(jail: Jail) -> Stay {
        Stay { inside: jail.is_in(), served: jail.served(), fine_paid: jail.fine_paid() }
    }
}

impl From<Stay> for Jail {
    fn from(stay: Stay) -> Jail {
        if !stay.inside {
            return Jail::FREE;
        }
        let mut jail = Jail::ARRESTED;
        (0..stay.served.min(100)).for_each(|_| jail.serve());
        if stay.fine_paid {
            jail.pay();
        }
        jail
    }
}

impl From<Claims> for OpenClaims {
    fn from(claims: Claims) -> OpenClaims {
        OpenClaims { debtor: claims.debtor, list: claims.iter().collect() }
    }
}

impl TryFrom<OpenClaims> for Claims {
    type Error = String;

    fn try_from(open: OpenClaims) -> Result<Claims, String> {
        if open.list.len() > MOST_CLAIMS {
            return Err(format!("{} claims are more than there can be", open.list.len()));
        }
        let mut claims = Claims::NONE;
        claims.debtor = open.debtor;
        open.list.into_iter().for_each(|claim| claims.push(claim));
        Ok(claims)
    }
}

impl From<Order> for Wanted {
    fn from(order: Order) -> Wanted {
        Wanted { street: order.street(), count: order.count(), won: order.won() }
    }
}

impl From<Wanted> for Order {
    fn from(wanted: Wanted) -> Order {
        let Some(street) = wanted.street else { return Order::default() };
        let mut order = Order::new(street, wanted.count & 15);
        (0..wanted.won & 15).for_each(|_| order.win());
        order
    }
}

impl From<Counts> for Done {
    fn from(counts: Counts) -> Done {
        Done { offers: counts.offers(), contests: counts.contests() }
    }
}

impl From<Done> for Counts {
    fn from(done: Done) -> Counts {
        let mut counts = Counts::default();
        (0..done.offers & 15).for_each(|_| counts.add_offer());
        (0..done.contests & 15).for_each(|_| counts.add_contest());
        counts
    }
}

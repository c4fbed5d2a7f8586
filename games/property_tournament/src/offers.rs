//! Open trade offers: three for each seat (PT-81), packed, because the table has room for eight seats.

use crate::field::{Field, Fields};
use engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// PT-81
pub(crate) const MOST_OPEN: usize = 3;
const SLOTS: usize = MAX_SEATS * MOST_OPEN;
const FREE: u8 = 255;

/// What is on the table between two seats. Who gives a field or a card is whoever has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    pub offer: u16,
    pub from: Seat,
    pub to: Seat,
    pub goods: Goods,
    /// What the author pays, or, if negative, what he wants to get.
    pub cash: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goods {
    Items {
        fields: Fields,
        /// One bit per deck.
        jail_cards: u8,
    },
    /// PT-70
    Houses(Houses),
}

/// Houses that move from a street of the giver to a street of the receiver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Houses {
    pub source: Field,
    pub target: Field,
    pub count: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offers {
    goods: [u32; SLOTS],
    cash: [i32; SLOTS],
    to: [u8; SLOTS],
    /// Low byte of the number of the offer: slots of a seat never hold numbers 256 apart.
    number: [u8; SLOTS],
    open: u8,
    made: u8,
}

const HOUSES: u32 = 1 << 31;

impl Offers {
    pub const NONE: Offers = Offers {
        goods: [0; SLOTS],
        cash: [0; SLOTS],
        to: [FREE; SLOTS],
        number: [0; SLOTS],
        open: 0,
        made: 0,
    };

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.open == 0
    }

    pub fn iter(&self) -> impl Iterator<Item = Offer> + '_ {
        let slots = if self.open == 0 { 0 } else { SLOTS };
        (0..slots).filter(|&slot| self.to[slot] != FREE).map(|slot| self.read(slot))
    }

    /// The offer that has waited longest.
    pub fn oldest(&self) -> Option<Offer> {
        self.iter().max_by_key(|offer| self.made.wrapping_sub(offer.offer as u8))
    }

    pub fn get(&self, offer: u16) -> Option<Offer> {
        self.iter().find(|open| open.offer == offer)
    }

    pub fn open_by(&self, seat: Seat) -> usize {
        self.iter().filter(|offer| offer.from == seat).count()
    }

    pub(crate) fn add(&mut self, from: Seat, to: Seat, goods: Goods, cash: i32) -> u16 {
        let first = from.index() * MOST_OPEN;
        let slot = (first..first + MOST_OPEN).find(|&slot| self.to[slot] == FREE);
        let slot = slot.expect("a seat has at most three open offers");
        self.made = self.made.wrapping_add(1);
        self.goods[slot] = goods.pack();
        self.cash[slot] = cash;
        self.to[slot] = to.0;
        self.number[slot] = self.made;
        self.open += 1;
        self.read(slot).offer
    }

    pub(crate) fn close(&mut self, offer: u16) {
        let slot = (0..SLOTS).find(|&slot| self.to[slot] != FREE && self.read(slot).offer == offer);
        let Some(mut slot) = slot else { return };
        // What follows moves up, so that the same offers always lie in the same slots.
        while (slot + 1) % MOST_OPEN != 0 {
            self.goods[slot] = self.goods[slot + 1];
            self.cash[slot] = self.cash[slot + 1];
            self.to[slot] = self.to[slot + 1];
            self.number[slot] = self.number[slot + 1];
            slot += 1;
        }
        (self.goods[slot], self.cash[slot], self.to[slot], self.number[slot]) = (0, 0, FREE, 0);
        self.open -= 1;
    }

    pub(crate) fn clear(&mut self) {
        *self = Offers { made: self.made, ..Offers::NONE };
    }

    /// How many were ever made, modulo 256.
    pub(crate) fn made(&self) -> u8 {
        self.made
    }

    /// The pool that holds exactly these, in the order of [`Offers::iter`].
    pub(crate) fn of(offers: impl IntoIterator<Item = Offer>, made: u8) -> Offers {
        let mut pool = Offers::NONE;
        for offer in offers {
            pool.made = (offer.offer as u8).wrapping_sub(1);
            pool.add(offer.from, offer.to, offer.goods, offer.cash);
        }
        Offers { made, ..pool }
    }

    /// The number tells author and serial, so that a stale answer meets no other offer.
    fn read(&self, slot: usize) -> Offer {
        let from = slot / MOST_OPEN;
        Offer {
            offer: (from as u16) << 8 | u16::from(self.number[slot]),
            from: Seat(from as u8),
            to: Seat(self.to[slot]),
            goods: Goods::unpack(self.goods[slot]),
            cash: self.cash[slot],
        }
    }
}

impl Goods {
    fn pack(self) -> u32 {
        match self {
            Goods::Items { fields, jail_cards } => fields.0 | u32::from(jail_cards) << 28,
            Goods::Houses(Houses { source, target, count }) => {
                HOUSES | source.index() as u32 | (target.index() as u32) << 5 | u32::from(count) << 10
            }
        }
    }

    fn unpack(bits: u32) -> Goods {
        if bits & HOUSES == 0 {
            return Goods::Items {
                fields: Fields(bits & ((1 << 28) - 1)),
                jail_cards: (bits >> 28 & 3) as u8,
            };
        }
        let field = |shift: u32| Field::number((bits >> shift & 31) as u8);
        Goods::Houses(Houses { source: field(0), target: field(5), count: (bits >> 10 & 7) as u8 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offers_read_back_as_made() {
        let mut offers = Offers::NONE;
        let items = Goods::Items { fields: Fields(0b1001), jail_cards: 2 };
        let houses = Goods::Houses(Houses { source: Field::number(27), target: Field::number(1), count: 4 });
        let first = offers.add(Seat(7), Seat(0), items, -50);
        let second = offers.add(Seat(2), Seat(1), houses, 80);
        let read: Vec<Offer> = offers.iter().collect();
        assert_eq!(read[1], Offer { offer: first, from: Seat(7), to: Seat(0), goods: items, cash: -50 });
        assert_eq!((read[0].goods, read[0].cash), (houses, 80));
        assert_eq!(offers.oldest().unwrap().offer, first);
        offers.close(first);
        assert_eq!(offers.iter().map(|offer| offer.offer).collect::<Vec<_>>(), [second]);
    }
}

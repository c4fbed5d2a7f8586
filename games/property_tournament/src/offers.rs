//! Open trade offers: three for each seat (PT-81), packed, because the table has room for eight seats.

use crate::action::CardSet;
use crate::field::{Field, Fields};
use engine::{MAX_SEATS, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// PT-81
pub(crate) const MOST_OPEN: usize = 3;
const SLOTS: usize = MAX_SEATS * MOST_OPEN;
const FREE: u8 = 255;

/// What is on the table between two seats: the things of each side and one sum of cash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    pub offer: u16,
    pub from: Seat,
    pub to: Seat,
    /// What the author gives.
    pub give: Goods,
    /// What the author gets.
    pub get: Goods,
    /// What the author pays, or, if negative, what they want to be paid.
    pub cash: i32,
}

/// The things one side gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goods {
    Items {
        fields: Fields,
        cards: CardSet,
    },
    /// PT-70
    Houses(Houses),
}

/// Houses that move from a street of the giver to a street of the receiver.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Houses {
    pub source: Field,
    pub target: Field,
    pub count: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Offers {
    give: [u32; SLOTS],
    get: [u32; SLOTS],
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
        give: [0; SLOTS],
        get: [0; SLOTS],
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

    /// Of these offers the one that has waited longest.
    pub fn oldest(&self, among: impl Fn(&Offer) -> bool) -> Option<Offer> {
        self.iter().filter(among).max_by_key(|offer| self.made.wrapping_sub(offer.offer as u8))
    }

    pub fn get(&self, offer: u16) -> Option<Offer> {
        self.iter().find(|open| open.offer == offer)
    }

    pub(crate) fn first(&self) -> Option<u16> {
        self.iter().next().map(|offer| offer.offer)
    }

    /// An offer in which a field changes hands.
    pub(crate) fn with(&self, field: Field) -> Option<u16> {
        self.iter().find(|offer| offer.fields().contains(field)).map(|offer| offer.offer)
    }

    pub fn open_by(&self, seat: Seat) -> usize {
        self.iter().filter(|offer| offer.from == seat).count()
    }

    /// Takes an offer in and gives it its number.
    pub(crate) fn add(&mut self, offer: &Offer) -> u16 {
        let first = offer.from.index() * MOST_OPEN;
        let slot = (first..first + MOST_OPEN).find(|&slot| self.to[slot] == FREE);
        let slot = slot.expect("a seat has at most three open offers");
        self.made = self.made.wrapping_add(1);
        self.give[slot] = offer.give.pack();
        self.get[slot] = offer.get.pack();
        self.cash[slot] = offer.cash;
        self.to[slot] = offer.to.0;
        self.number[slot] = self.made;
        self.open += 1;
        self.read(slot).offer
    }

    pub(crate) fn close(&mut self, offer: u16) {
        let slot = (0..SLOTS).find(|&slot| self.to[slot] != FREE && self.read(slot).offer == offer);
        let Some(mut slot) = slot else { return };
        // What follows moves up, so that the same offers always lie in the same slots.
        while (slot + 1) % MOST_OPEN != 0 {
            self.give[slot] = self.give[slot + 1];
            self.get[slot] = self.get[slot + 1];
            self.cash[slot] = self.cash[slot + 1];
            self.to[slot] = self.to[slot + 1];
            self.number[slot] = self.number[slot + 1];
            slot += 1;
        }
        (self.give[slot], self.get[slot], self.cash[slot]) = (0, 0, 0);
        (self.to[slot], self.number[slot]) = (FREE, 0);
        self.open -= 1;
    }

    /// Replaces the things of both sides.
    pub(crate) fn restate(&mut self, change: impl Fn(&Offer) -> (Goods, Goods)) {
        for slot in (0..SLOTS).filter(|&slot| self.to[slot] != FREE) {
            let (give, get) = change(&self.read(slot));
            (self.give[slot], self.get[slot]) = (give.pack(), get.pack());
        }
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
            pool.add(&offer);
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
            give: Goods::unpack(self.give[slot]),
            get: Goods::unpack(self.get[slot]),
            cash: self.cash[slot],
        }
    }
}

impl Offer {
    /// What a party gives.
    pub fn given_by(&self, seat: Seat) -> Goods {
        if seat == self.from { self.give } else { self.get }
    }

    /// What a party is paid, or, if negative, pays.
    pub fn paid_to(&self, seat: Seat) -> i32 {
        if seat == self.from { -self.cash } else { self.cash }
    }

    pub fn partner(&self, seat: Seat) -> Seat {
        if seat == self.from { self.to } else { self.from }
    }

    /// PT-70
    pub fn houses(&self) -> Option<Houses> {
        self.give.houses().or(self.get.houses())
    }

    /// The fields of both sides.
    pub fn fields(&self) -> Fields {
        Fields(self.give.fields().0 | self.get.fields().0)
    }
}

impl Goods {
    pub const NOTHING: Goods = Goods::Items { fields: Fields::EMPTY, cards: CardSet::NONE };

    pub fn fields(self) -> Fields {
        if let Goods::Items { fields, .. } = self { fields } else { Fields::EMPTY }
    }

    pub fn cards(self) -> CardSet {
        if let Goods::Items { cards, .. } = self { cards } else { CardSet::NONE }
    }

    pub fn houses(self) -> Option<Houses> {
        if let Goods::Houses(houses) = self { Some(houses) } else { None }
    }

    fn pack(self) -> u32 {
        match self {
            Goods::Items { fields, cards } => fields.0 | u32::from(cards.0) << 28,
            Goods::Houses(Houses { source, target, count }) => {
                HOUSES | source.index() as u32 | (target.index() as u32) << 5 | u32::from(count) << 10
            }
        }
    }

    fn unpack(bits: u32) -> Goods {
        if bits & HOUSES == 0 {
            return Goods::Items {
                fields: Fields(bits & ((1 << 28) - 1)),
                cards: CardSet((bits >> 28 & 3) as u8),
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
        let items = Goods::Items { fields: Fields(0b1001), cards: CardSet(2) };
        let houses = Goods::Houses(Houses { source: Field::number(27), target: Field::number(1), count: 4 });
        let sale =
            Offer { offer: 0, from: Seat(7), to: Seat(0), give: items, get: Goods::NOTHING, cash: -50 };
        let wish = Offer { from: Seat(2), to: Seat(1), give: Goods::NOTHING, get: houses, cash: 80, ..sale };
        let first = offers.add(&sale);
        let second = offers.add(&wish);
        let read: Vec<Offer> = offers.iter().collect();
        assert_eq!(read, [Offer { offer: second, ..wish }, Offer { offer: first, ..sale }]);
        assert_eq!(offers.oldest(|_| true).unwrap().offer, first);
        offers.close(first);
        assert_eq!(offers.iter().map(|offer| offer.offer).collect::<Vec<_>>(), [second]);
    }
}

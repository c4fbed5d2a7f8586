//! What the viewer may want to do now and cannot, with the reason.

use super::Teller;
use crate::field::{Field, Fields, bits};
use crate::rules::build::{self, HOTEL};
use crate::rules::{ask, buy, money, trade};
use crate::sketch::place;
use crate::state::{Phase, Stage};
use engine::{Closed, Phrase, Seat, Word};

/// Of a long list of streets so many are told.
const MOST_STREETS: usize = 3;

impl Teller<'_> {
    pub(super) fn closed(&self, seat: Seat) -> Vec<Closed> {
        let mut closed = Vec::new();
        match self.world.stage() {
            Stage::Auction => closed.extend(self.no_bid(seat)),
            Stage::Phase if build::is_free_phase(&self.world) => {
                if seat == self.world.active {
                    closed.extend(self.no_roll());
                    closed.extend(self.no_purchase(seat));
                    closed.extend(self.no_building(seat));
                }
                closed.extend(self.no_acceptance(seat));
            }
            Stage::Debt => closed.extend(self.no_acceptance(seat)),
            Stage::Phase | Stage::Contest => {}
        }
        closed
    }

    fn no_bid(&self, seat: Seat) -> Option<Closed> {
        let least = self.least_bid(seat).filter(|_| ask::bidders(self.rules, &self.world).contains(seat))?;
        let cash = i64::from(self.cash(seat));
        (i64::from(least) > cash).then(|| Closed {
            what: Phrase::new("closed-bid").with("amount", i64::from(least)),
            why: Phrase::new("closed-cash").with("cash", cash),
        })
    }

    /// PT-36
    fn no_roll(&self) -> Option<Closed> {
        let waits = self.world.grace && self.world.phase == Phase::TurnStart;
        let owners = Teller::everybody(self.world.claims.owners());
        waits.then(|| Closed {
            what: Phrase::new("closed-roll"),
            why: Phrase::new("closed-grace").with("seats", owners),
        })
    }

    fn no_purchase(&self, seat: Seat) -> Option<Closed> {
        let field = Field::at(self.world.position[seat.index()])?;
        let asked = self.world.phase == Phase::BuyDecision;
        if !asked || buy::check_buy(self.rules, &self.world, seat).is_ok() {
            return None;
        }
        let (price, cash) = (self.rules.price(field), self.cash(seat));
        let what = Phrase::new("closed-buy").with("space", self.name(field)).with("price", i64::from(price));
        Some(Closed { what, why: self.no_money(seat, price, cash) })
    }

    /// Too little cash, or cash that open rent may need (PT-41).
    fn no_money(&self, seat: Seat, price: i32, cash: i32) -> Phrase {
        if cash < price {
            return Phrase::new("closed-cash").with("cash", i64::from(cash));
        }
        let open = i64::from(money::claimed(&self.world, seat));
        Phrase::new("closed-claimed").with("amount", open)
    }

    /// The streets a seat would like to build on, each with what is missing.
    fn no_building(&self, seat: Seat) -> Vec<Closed> {
        if self.world.phase == Phase::BuyDecision {
            return Vec::new();
        }
        let own = bits(self.world.fields[seat.index()].0);
        let streets = own.filter(|&field| field.is_street() && self.world.level(field) < HOTEL);
        let closed = streets.filter_map(|field| {
            let why = self.why_not_build(seat, field)?;
            Some(Closed { what: Phrase::new("closed-build").with("space", self.name(field)), why })
        });
        closed.take(MOST_STREETS).collect()
    }

    fn why_not_build(&self, seat: Seat, field: Field) -> Option<Phrase> {
        let (rules, world) = (self.rules, &self.world);
        let hotel = world.level(field) == HOTEL - 1;
        let checked = if hotel {
            build::check_build_hotel(rules, world, seat, field)
        } else {
            build::check_build_house(rules, world, seat, field, 1)
        };
        let rule = checked.err()?.rule.0;
        let (price, cash) = (rules.house(field), self.cash(seat));
        Some(match rule {
            "PT-55" => {
                let missing = Fields::group(field.group()) & !world.fields[seat.index()].0;
                Phrase::new("closed-colour").with("spaces", self.names(missing))
            }
            "PT-57" => {
                let loans = world.mortgaged.0 & Fields::group(field.group());
                Phrase::new("closed-loans").with("spaces", self.names(loans))
            }
            "PT-56" => Phrase::new("closed-even"),
            "PT-59" => Phrase::new("closed-stock"),
            "PT-143" => Phrase::new("closed-contests"),
            _ if world.is_mortgaged(field) => Phrase::new("closed-mortgaged"),
            _ => self.no_money(seat, price, cash),
        })
    }

    fn names(&self, fields: u32) -> Word {
        Word::List(bits(fields).map(|field| place(self.rules, field.space())).collect())
    }

    /// Offers to this seat that it cannot accept as things stand.
    fn no_acceptance(&self, seat: Seat) -> Vec<Closed> {
        let open =
            self.world.offers.iter().filter(|offer| {
                trade::check_answer_offer(self.rules, &self.world, seat, offer.offer).is_ok()
            });
        let closed = open.filter_map(|offer| {
            trade::check_accept(self.rules, &self.world, seat, offer.offer).err()?;
            // What only the author lacks is nobody else's business, and may be unknown.
            let paid = offer.paid_to(seat);
            let what = Phrase::new("closed-accept").with("seat", offer.from);
            (self.cash(seat) + paid < 0).then(|| Closed {
                what,
                why: Phrase::new("closed-cash").with("cash", i64::from(self.cash(seat))),
            })
        });
        closed.collect()
    }
}

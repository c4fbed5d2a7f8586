//! The one line about a moment: what the viewer is asked, or what the others are doing.

use super::{Teller, flag};
use crate::field::{Field, SPACES, bits};
use crate::offers::Offer;
use crate::rules::{ask, auction, debt, jail, money, rent, trade};
use crate::sketch::place;
use crate::state::{Claim, Creditor, Lot, Phase, Reason, Stage};
use engine::{Phrase, Seat, SeatSet, Word};
use std::ops::RangeInclusive;

/// What two dice may show.
const DICE: RangeInclusive<u8> = 2..=12;

impl Teller<'_> {
    pub(super) fn prompt(&self) -> Phrase {
        let Some(seat) = self.view.viewer.seat() else { return self.scene() };
        if !self.world.solvent.contains(seat) {
            let now = super::awaited(self.rules, &self.world).first().unwrap_or(self.world.active);
            return Phrase::new("prompt-bankrupt").with("seat", now);
        }
        self.asked(seat).unwrap_or_else(|| self.scene())
    }

    /// What a seat is asked; nothing while it only may act of its own accord.
    fn asked(&self, seat: Seat) -> Option<Phrase> {
        match self.world.stage() {
            Stage::Auction => self.asked_to_bid(seat),
            Stage::Contest => self.asked_to_order(seat),
            Stage::Debt => self.asked_to_pay(seat).or_else(|| self.asked_to_answer(seat)),
            Stage::Phase => self
                .asked_to_claim(seat)
                .or_else(|| self.asked_to_answer(seat))
                .or_else(|| (seat == self.world.active).then(|| self.own_turn(seat)).flatten()),
        }
    }

    fn asked_to_bid(&self, seat: Seat) -> Option<Phrase> {
        let auction = self.world.auction?;
        let lot = self.lot(auction.lot);
        let bidders = ask::bidders(self.rules, &self.world);
        if auction.bidder == Some(seat) {
            let lead = Phrase::new("prompt-auction-lead").with("lot", lot);
            return Some(
                lead.with("high", i64::from(auction.high)).with("seats", Teller::everybody(bidders)),
            );
        }
        if !bidders.contains(seat) {
            return None;
        }
        let least = self.least_bid(seat)?;
        let cash = self.cash(seat);
        let key = match auction.bidder {
            _ if i64::from(least) > i64::from(cash) => "prompt-auction-short",
            None => "prompt-auction-open",
            Some(_) => "prompt-auction",
        };
        let phrase = Phrase::new(key).with("lot", lot).with("least", i64::from(least));
        let phrase = phrase.with("cash", i64::from(cash)).with("high", i64::from(auction.high));
        Some(match auction.bidder {
            Some(bidder) => phrase.with("seat", bidder),
            None => phrase,
        })
    }

    /// The least a seat has to bid now, whatever it has.
    pub(super) fn least_bid(&self, seat: Seat) -> Option<u32> {
        let auction = self.world.auction?;
        let targets = bits(auction::unit_targets(self.rules, &self.world, seat));
        match auction.lot {
            Lot::Field(_) => Some(auction::least_bid(self.rules, &auction, None)),
            Lot::Unit => {
                let least = targets.map(|street| auction::least_bid(self.rules, &auction, Some(street)));
                Some(least.min().unwrap_or(auction.high + 1))
            }
        }
    }

    fn asked_to_order(&self, seat: Seat) -> Option<Phrase> {
        let contest = self.world.contest.filter(|contest| contest.waiting.contains(seat))?;
        let phrase = Phrase::new("prompt-contest").with("seat", contest.opener);
        Some(phrase.with("hotel", flag(contest.hotel)).with("stock", i64::from(contest.units)))
    }

    fn asked_to_pay(&self, seat: Seat) -> Option<Phrase> {
        let due = debt::own_debt(&self.world, seat)?;
        let amount = i32::from(due.amount);
        let most = money::liquidity(self.rules, &self.world, seat);
        let phrase = Phrase::new(if most < amount { "prompt-debt-lost" } else { "prompt-debt" });
        let phrase = phrase.with("amount", i64::from(amount)).with("reason", reason(due.reason));
        if most < amount {
            return Some(phrase.with("most", i64::from(most)));
        }
        let cash = self.cash(seat);
        Some(phrase.with("cash", i64::from(cash)).with("missing", i64::from(amount - cash)))
    }

    fn asked_to_claim(&self, seat: Seat) -> Option<Phrase> {
        let claim = self.world.claims.iter().find(|claim| claim.owner == seat)?;
        let own_roll = seat == self.world.active && !self.world.grace;
        let key = match self.world.phase {
            Phase::Closing => "prompt-claim-last",
            Phase::TurnStart if own_roll => "prompt-claim-first",
            Phase::TurnStart | Phase::BuyDecision | Phase::AfterMove => "prompt-claim",
            _ => return None,
        };
        Some(self.claim_phrase(key, &claim))
    }

    fn claim_phrase(&self, key: &str, claim: &Claim) -> Phrase {
        let phrase = Phrase::new(key).with("debtor_seat", self.world.claims.debtor);
        phrase.with("space", self.name(claim.field)).with("amount", i64::from(claim.amount))
    }

    fn asked_to_answer(&self, seat: Seat) -> Option<Phrase> {
        let answerable =
            |offer: &Offer| trade::check_answer_offer(self.rules, &self.world, seat, offer.offer).is_ok();
        let offer = self.world.offers.oldest(answerable)?;
        let key = if offer.houses().is_some() { "prompt-offer-houses" } else { "prompt-offer" };
        Some(self.deal(Phrase::new(key).with("seat", offer.from), &offer, seat))
    }

    fn own_turn(&self, seat: Seat) -> Option<Phrase> {
        match self.world.phase {
            Phase::TurnStart if self.world.grace => {
                let owners = Teller::everybody(self.world.claims.owners());
                Some(Phrase::new("prompt-grace-own").with("seats", owners))
            }
            Phase::TurnStart if self.world.jail[seat.index()].is_in() => Some(self.jailed(seat)),
            Phase::TurnStart => Some(self.about_to_roll(seat)),
            Phase::BuyDecision => self.asked_to_buy(seat),
            Phase::AfterMove if self.world.extra_roll => {
                let risk = self.world.doubles + 1 >= self.rules.options.doubles_to_jail;
                Some(Phrase::new("prompt-roll-again").with("risk", flag(risk)))
            }
            Phase::AfterMove => Some(self.may_end(seat)),
            _ => None,
        }
    }

    /// Rent that a roll may lead to and that the seat could not raise is told while there is time to trade.
    fn about_to_roll(&self, seat: Seat) -> Phrase {
        let most = money::liquidity(self.rules, &self.world, seat);
        let here = self.world.position[seat.index()];
        let rents = DICE.filter_map(|steps| {
            let field = Field::at((here + steps) % SPACES)?;
            let owner = self.world.owner(field).filter(|&owner| owner != seat)?;
            let open = !self.world.is_mortgaged(field) && self.world.solvent.contains(owner);
            open.then(|| (rent::rent(self.rules, &self.world, owner, field, steps), field))
        });
        match rents.max_by_key(|&(rent, field)| (rent, field)).filter(|&(rent, _)| i32::from(rent) > most) {
            Some((rent, field)) => Phrase::new("prompt-roll-danger")
                .with("space", self.name(field))
                .with("rent", i64::from(rent))
                .with("most", i64::from(most)),
            None => Phrase::new("prompt-roll"),
        }
    }

    fn jailed(&self, seat: Seat) -> Phrase {
        let fine = i64::from(jail::FINE);
        if jail::is_last_jail_turn(self.rules, &self.world, seat) {
            return Phrase::new("prompt-jail-last").with("fine", fine);
        }
        let served = self.world.jail[seat.index()].served();
        let left = self.rules.options.jail_turns.saturating_sub(served);
        Phrase::new("prompt-jail").with("fine", fine).with("left", i64::from(left))
    }

    fn asked_to_buy(&self, seat: Seat) -> Option<Phrase> {
        let field = Field::at(self.world.position[seat.index()])?;
        let (price, cash) = (self.rules.price(field), self.cash(seat));
        let key = if price > cash { "prompt-buy-short" } else { "prompt-buy" };
        let phrase = Phrase::new(key).with("space", self.name(field)).with("price", i64::from(price));
        Some(phrase.with("cash", i64::from(cash)))
    }

    /// The end of a turn is where people forget to build.
    fn may_end(&self, seat: Seat) -> Phrase {
        if self.world.claims.debtor == seat && !self.world.claims.is_empty() {
            let owed = i64::from(money::claimed(&self.world, seat));
            let owners = Teller::everybody(self.world.claims.owners());
            let most = i64::from(money::liquidity(self.rules, &self.world, seat));
            let phrase = Phrase::new(if most < owed { "prompt-end-lost" } else { "prompt-end-owing" });
            let phrase = phrase.with("seats", owners).with("amount", owed);
            return if most < owed { phrase.with("most", most) } else { phrase };
        }
        match self.best_building(seat) {
            Some(best) => Phrase::new("prompt-end-build")
                .with("space", self.name(best.field))
                .with("price", i64::from(best.price))
                .with("before", i64::from(best.before))
                .with("after", i64::from(best.after)),
            None => Phrase::new("prompt-end"),
        }
    }

    /// What is going on, for those who only watch at this moment.
    fn scene(&self) -> Phrase {
        match self.world.stage() {
            Stage::Auction => self.auction_scene(),
            Stage::Contest => {
                let contest = self.world.contest.expect("the stage is a contest");
                let phrase = Phrase::new("prompt-contest-watch").with("hotel", flag(contest.hotel));
                phrase.with("seats", Teller::everybody(contest.waiting))
            }
            Stage::Debt => self.debt_scene(),
            Stage::Phase => self.turn_scene(),
        }
    }

    fn auction_scene(&self) -> Phrase {
        let auction = self.world.auction.expect("the stage is an auction");
        let left: SeatSet = ask::bidders(self.rules, &self.world);
        let key = if auction.bidder.is_some() { "prompt-auction-watch" } else { "prompt-auction-watch-open" };
        let phrase = Phrase::new(key).with("lot", self.lot(auction.lot));
        let phrase = phrase.with("seats", Teller::everybody(left));
        match auction.bidder {
            Some(bidder) => phrase.with("seat", bidder).with("high", i64::from(auction.high)),
            None => phrase,
        }
    }

    fn debt_scene(&self) -> Phrase {
        let due = self.world.debts.due().expect("the stage is a debt");
        let phrase =
            |key: &str| Phrase::new(key).with("seat", due.debtor).with("amount", i64::from(due.amount));
        match due.creditor {
            Creditor::Seat(owner) | Creditor::Birthday(owner, _) => {
                phrase("prompt-debt-watch-seat").with("to_seat", owner)
            }
            Creditor::Bank | Creditor::Each(_) => phrase("prompt-debt-watch"),
        }
    }

    fn turn_scene(&self) -> Phrase {
        let active = self.world.active;
        let here = self.world.position[active.index()];
        let told = |key: &str| Phrase::new(key).with("seat", active);
        match self.world.phase {
            Phase::StartRoll { .. } | Phase::Over => Phrase::new("prompt-start"),
            Phase::TurnStart if self.world.grace => {
                told("prompt-grace-watch").with("seats", Teller::everybody(self.world.claims.owners()))
            }
            Phase::TurnStart if self.world.jail[active.index()].is_in() => told("prompt-jail-watch"),
            Phase::TurnStart => told("prompt-turn-watch"),
            Phase::Rolling { .. } | Phase::Metering { .. } | Phase::Released => told("prompt-rolling"),
            Phase::Drawing { .. } => told("prompt-drawing"),
            Phase::BuyDecision => {
                let price = Field::at(here).map_or(0, |field| self.rules.price(field));
                told("prompt-buy-watch")
                    .with("space", place(self.rules, here))
                    .with("price", i64::from(price))
            }
            Phase::AfterMove if self.world.extra_roll => told("prompt-again-watch"),
            Phase::AfterMove => told("prompt-after-watch"),
            Phase::Closing => {
                Phrase::new("prompt-closing").with("seats", Teller::everybody(self.world.claims.owners()))
            }
        }
    }
}

/// What a debt is for.
pub(super) fn reason(reason: Reason) -> Word {
    let word = match reason {
        Reason::Rent => "rent",
        Reason::Tax => "tax",
        Reason::Card => "card",
        Reason::Fine => "fine",
        Reason::TransferFee => "transfer_fee",
    };
    Word::Key(format!("ui-reason-{word}"))
}

//! What an action of the viewer leads to.

use super::{Teller, flag, group_word};
use crate::action::Action;
use crate::field::{Field, Fields, RAILWAYS, UTILITIES};
use crate::offers::{Houses, Offer};
use crate::options::{BankruptAssets, FineTiming};
use crate::rules::build::HOTEL;
use crate::rules::{auction, contest, debt, jail, money, trade};
use crate::state::{Creditor, Lot};
use engine::{Outlook, Phrase, Seat, SeatSet};

impl Teller<'_> {
    pub(super) fn outlook(&self, seat: Seat, action: Action) -> Outlook {
        match action {
            Action::Roll {} => self.rolling(seat),
            Action::RollForDouble {} => self.rolling_for_double(seat),
            Action::Wait {} => self.waiting(seat),
            Action::PayFine {} => Outlook::light(self.fine(seat)),
            Action::UseJailCard { .. } => Outlook::light(Phrase::new("leads-jail-card")),
            Action::Buy {} => self.at(seat).map_or_else(Outlook::default, |field| self.buying(seat, field)),
            Action::Decline {} => self.at(seat).map_or_else(Outlook::default, |field| self.declining(field)),
            Action::EndTurn {} => self.ending(seat),
            Action::ClaimRent { claim } => self.claiming(claim),
            Action::WaiveRent { claim } => self.waiving(claim),
            Action::Pass {} => self.passing(seat),
            Action::Bid { amount, field } => self.bidding(seat, amount, field),
            Action::JoinContest { field, count } => {
                let price = i32::from(count) * self.rules.house(field);
                let phrase = self.rents(Phrase::new("leads-order"), seat, field, count);
                Outlook::light(phrase.with("amount", i64::from(price)))
            }
            Action::DeclineContest {} => Outlook::light(Phrase::new("leads-no-order")),
            Action::RefuseTrade { .. } => Outlook::light(Phrase::new("leads-refuse")),
            Action::WithdrawTrade { .. } => Outlook::light(Phrase::new("leads-withdraw")),
            Action::AcceptTrade { offer } => {
                let open = self.world.offers.get(offer);
                open.map_or_else(Outlook::default, |offer| self.trading("leads-accept", seat, &offer))
            }
            Action::OfferTrade(terms) => trade::offer_of(seat, &terms)
                .map_or_else(Outlook::default, |offer| self.trading("leads-offer", seat, &offer)),
            Action::OfferHouses { to_seat, source, target, count, price } => {
                let houses = Houses { source, target, count };
                let offer = trade::houses_offer(&self.world, seat, to_seat, houses, price);
                offer.map_or_else(Outlook::default, |offer| self.trading("leads-offer", seat, &offer))
            }
            Action::DeclareBankruptcy {} => self.failing(seat),
            Action::Resign {} => Outlook::grave(Phrase::new("leads-resign")),
            Action::BuildHouse { field, count } => self.building(seat, field, count),
            Action::BuildHotel { field } => self.building(seat, field, 1),
            Action::SellHouses { field, count } => self.selling(seat, field, count),
            Action::SellHotel { field } => self.selling(seat, field, HOTEL),
            Action::DowngradeHotel { field } => self.selling(seat, field, 1),
            Action::Mortgage { field } => self.mortgaging(seat, field),
            Action::Redeem { field } => self.redeeming(seat, field),
            Action::StandBy {} => Outlook::light(Phrase::new("leads-stand-by")),
            Action::BookEntry { entry, revenue, cost } => self.booking(entry, revenue, cost),
        }
    }

    /// The field a seat stands on.
    fn at(&self, seat: Seat) -> Option<Field> {
        Field::at(self.world.position[seat.index()])
    }

    /// What a seat has left after it paid.
    fn left(&self, seat: Seat, paid: i32) -> i64 {
        i64::from(self.cash(seat) - paid)
    }

    /// PT-34: rent that the seat loses if it goes on without claiming.
    fn forfeit(&self, seat: Seat) -> Option<Outlook> {
        let claims = &self.world.claims;
        let own = claims.iter().filter(|claim| claim.owner == seat && claims.debtor != self.world.active);
        let amount: i64 = own.map(|claim| i64::from(claim.amount)).sum();
        let lost = Phrase::new("leads-forfeit").with("seat", claims.debtor).with("amount", amount);
        (amount > 0).then(|| Outlook::risky(lost))
    }

    fn rolling(&self, seat: Seat) -> Outlook {
        let risk = self.world.doubles + 1 >= self.rules.options.doubles_to_jail;
        let bonus = i64::from(self.rules.options.start_bonus);
        self.forfeit(seat).unwrap_or_else(|| {
            Outlook::light(Phrase::new("leads-roll").with("risk", flag(risk)).with("bonus", bonus))
        })
    }

    fn rolling_for_double(&self, seat: Seat) -> Outlook {
        let last = jail::is_last_jail_turn(self.rules, &self.world, seat);
        let again = self.rules.options.jail_double_rolls_again;
        let fine = i64::from(jail::FINE);
        self.forfeit(seat).unwrap_or_else(|| {
            let phrase = Phrase::new("leads-double").with("last", flag(last)).with("again", flag(again));
            Outlook::light(phrase.with("fine", fine))
        })
    }

    fn waiting(&self, seat: Seat) -> Outlook {
        let served = self.world.jail[seat.index()].served();
        let left = self.rules.options.jail_turns.saturating_sub(served + 1);
        Outlook::light(Phrase::new("leads-wait").with("left", i64::from(left)))
    }

    fn fine(&self, seat: Seat) -> Phrase {
        let at_once = self.rules.options.jail_fine_timing == FineTiming::TurnStart;
        let phrase = Phrase::new("leads-fine").with("at_once", flag(at_once));
        phrase.with("fine", i64::from(jail::FINE)).with("cash", self.left(seat, jail::FINE))
    }

    /// The rent a field would bring, now and as a part of its whole group.
    fn buying(&self, seat: Seat, field: Field) -> Outlook {
        let owned = self.world.fields[seat.index()].0 | field.bit();
        let whole = owned | Fields::group(field.group());
        let rent = i64::from(self.rent_with(seat, field, Fields(owned)));
        let most = i64::from(self.rent_with(seat, field, Fields(whole)));
        let key = match field.group() {
            RAILWAYS => "leads-buy-railway",
            UTILITIES => "leads-buy-utility",
            _ => "leads-buy",
        };
        let group = self.completes(seat, Fields(field.bit()));
        let phrase = Phrase::new(key).with("rent", rent).with("most", if most > rent { most } else { 0 });
        let phrase = if field.is_street() { phrase.with("group", group_word(group)) } else { phrase };
        Outlook::light(phrase.with("cash", self.left(seat, self.rules.price(field))))
    }

    fn declining(&self, field: Field) -> Outlook {
        let opening = auction::opening(self.rules, self.rules.price(field));
        let may_bid = flag(self.rules.options.decliner_may_bid);
        let phrase = Phrase::new("leads-decline").with("opening", i64::from(opening));
        Outlook::light(phrase.with("may_bid", may_bid))
    }

    fn ending(&self, seat: Seat) -> Outlook {
        if let Some(lost) = self.forfeit(seat) {
            return lost;
        }
        let last = self.world.round >= self.rules.options.last_round();
        let waiting = self.world.solvent.minus(self.world.taken);
        let phrase = match self.best_building(seat) {
            Some(best) => Phrase::new("leads-end-build")
                .with("space", self.name(best.field))
                .with("before", i64::from(best.before))
                .with("after", i64::from(best.after)),
            None if last && waiting.is_empty() => Phrase::new("leads-end-game"),
            None if last => Phrase::new("leads-end-last"),
            None => {
                let next = self.world.solvent.first_from(seat.next(self.rules.seats)).unwrap_or(seat);
                Phrase::new("leads-end").with("seat", next)
            }
        };
        Outlook::light(phrase)
    }

    fn claiming(&self, claim: u16) -> Outlook {
        let Some(open) = self.world.claims.get(claim) else { return Outlook::default() };
        let debtor = self.world.claims.debtor;
        let known = self.view.at(debtor).sheet.is_some();
        let most = money::liquidity(self.rules, &self.world, debtor);
        let ruin = known && most < i32::from(open.amount);
        let key = if ruin { "leads-claim-ruin" } else { "leads-claim" };
        let phrase = Phrase::new(key).with("seat", debtor).with("amount", i64::from(open.amount));
        Outlook::light(if ruin { phrase.with("most", i64::from(most)) } else { phrase })
    }

    fn waiving(&self, claim: u16) -> Outlook {
        let Some(open) = self.world.claims.get(claim) else { return Outlook::default() };
        let phrase = Phrase::new("leads-waive").with("seat", self.world.claims.debtor);
        Outlook::risky(phrase.with("amount", i64::from(open.amount)))
    }

    fn passing(&self, seat: Seat) -> Outlook {
        let Some(auction) = self.world.auction else { return Outlook::default() };
        let lot = self.lot(auction.lot);
        let left = SeatSet::all(self.rules.seats).minus(auction.passed).without(seat);
        let is_last = auction.bidder.map_or(left, |bidder| left.without(bidder)).is_empty();
        Outlook::light(match auction.bidder {
            Some(bidder) if is_last => Phrase::new("leads-pass-to")
                .with("lot", lot)
                .with("seat", bidder)
                .with("amount", i64::from(auction.high)),
            None if is_last => Phrase::new("leads-pass-unsold").with("lot", lot),
            _ => Phrase::new("leads-pass").with("lot", lot),
        })
    }

    fn bidding(&self, seat: Seat, amount: u32, target: Option<Field>) -> Outlook {
        let Some(auction) = self.world.auction else { return Outlook::default() };
        let value = match (auction.lot, target) {
            (Lot::Field(field), _) => self.rules.price(field),
            (Lot::Unit, Some(street)) => self.rules.house(street),
            (Lot::Unit, None) => return Outlook::default(),
        };
        let paid = amount as i32;
        let phrase = Phrase::new("leads-bid").with("lot", self.lot(auction.lot));
        let phrase = phrase.with("amount", i64::from(paid)).with("cash", self.left(seat, paid));
        let phrase = phrase.with("gain", i64::from((value - paid).max(0)));
        let phrase = phrase.with("loss", i64::from((paid - value).max(0)));
        if paid > value { Outlook::risky(phrase) } else { Outlook::light(phrase) }
    }

    /// The rent of a street before and after so many more levels.
    fn rents(&self, phrase: Phrase, seat: Seat, field: Field, more: u8) -> Phrase {
        let level = self.world.level(field);
        let after = level.saturating_add(more).min(HOTEL);
        phrase
            .with("before", i64::from(self.rent_at_level(seat, field, level)))
            .with("after", i64::from(self.rent_at_level(seat, field, after)))
    }

    fn building(&self, seat: Seat, field: Field, count: u8) -> Outlook {
        let price = i32::from(count) * self.rules.house(field);
        let hotel = self.world.level(field) + count == HOTEL;
        let short = contest::opens_contest(self.rules, &self.world, seat, count, hotel);
        let phrase = Phrase::new("leads-build").with("short", flag(short));
        Outlook::light(self.rents(phrase, seat, field, count).with("cash", self.left(seat, price)))
    }

    fn selling(&self, seat: Seat, field: Field, levels: u8) -> Outlook {
        let level = self.world.level(field);
        let gain = i32::from(levels) * self.rules.house(field) / 2;
        let phrase = Phrase::new("leads-sell").with("amount", i64::from(gain));
        let phrase = phrase.with("before", i64::from(self.rent_at_level(seat, field, level)));
        let after = self.rent_at_level(seat, field, level.saturating_sub(levels));
        Outlook::risky(phrase.with("after", i64::from(after)))
    }

    fn mortgaging(&self, seat: Seat, field: Field) -> Outlook {
        let (loan, interest) = (self.rules.loan(field), self.rules.interest(field));
        let rent = i64::from(self.rent_at_level(seat, field, self.world.level(field)));
        let factor = if field.group() == UTILITIES { "leads-mortgage-utility" } else { "leads-mortgage" };
        let phrase = Phrase::new(factor).with("amount", i64::from(loan)).with("rent", rent);
        Outlook::light(phrase.with("back", i64::from(loan + interest)))
    }

    fn redeeming(&self, seat: Seat, field: Field) -> Outlook {
        let (loan, interest) = (self.rules.loan(field), self.rules.interest(field));
        let rent = i64::from(self.rent_at_level(seat, field, self.world.level(field)));
        let key = if field.group() == UTILITIES { "leads-redeem-utility" } else { "leads-redeem" };
        let phrase = Phrase::new(key).with("interest", i64::from(interest)).with("rent", rent);
        let phrase = phrase.with("amount", i64::from(loan + interest));
        Outlook::light(phrase.with("cash", self.left(seat, loan + interest)))
    }

    /// What changes hands, whose colour it completes, and what the books say to it.
    fn trading(&self, key: &str, seat: Seat, offer: &Offer) -> Outlook {
        let partner = offer.partner(seat);
        let houses = offer.houses().is_some();
        let phrase = Phrase::new(if houses { format!("{key}-houses") } else { key.to_owned() });
        let phrase = self.deal(phrase.with("seat", partner), offer, seat);
        let theirs = self.completes(partner, offer.given_by(seat).fields());
        let own = self.completes(seat, offer.given_by(partner).fields());
        let result = i64::from(trade::result_of(self.rules, &self.world, offer, seat));
        if houses {
            return Outlook::light(phrase);
        }
        let phrase = phrase.with("own", group_word(own)).with("theirs", group_word(theirs));
        let phrase = phrase.with("gain", result.max(0)).with("loss", (-result).max(0));
        if theirs.is_some() && own.is_none() { Outlook::risky(phrase) } else { Outlook::light(phrase) }
    }

    fn failing(&self, seat: Seat) -> Outlook {
        let creditor = debt::own_debt(&self.world, seat).map(|due| due.creditor);
        let heir = match creditor {
            Some(Creditor::Seat(owner) | Creditor::Birthday(owner, _)) => Some(owner),
            _ => None,
        };
        let takes_over = self.rules.options.bankrupt_assets == BankruptAssets::ToCreditor;
        Outlook::grave(match heir {
            Some(heir) if takes_over => Phrase::new("leads-bankrupt-heir").with("seat", heir),
            Some(heir) => Phrase::new("leads-bankrupt-seat").with("seat", heir),
            None => Phrase::new("leads-bankrupt"),
        })
    }

    /// PT-122: whether it is right is only told after the game.
    fn booking(&self, entry: u16, revenue: u32, cost: u32) -> Outlook {
        let phrase = Phrase::new("leads-book").with("entry", i64::from(entry));
        let phrase = phrase.with("revenue", i64::from(revenue)).with("cost", i64::from(cost));
        if revenue == 0 && cost == 0 { Outlook::risky(phrase) } else { Outlook::light(phrase) }
    }
}

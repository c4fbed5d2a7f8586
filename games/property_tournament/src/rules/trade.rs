//! Trades between two seats: PT-75 to PT-84, PT-70, PT-115, PT-118.
//!
//! Who gives a field or a card is whoever has it, so an offer is a set of things and one sum of cash. Cash on both
//! sides is the difference; a side that gives nothing but the other's own cash back gives nothing.

use crate::PropertyTournament;
use crate::action::{CardSet, Trade};
use crate::event::{Closed, Deal, Event};
use crate::field::{Field, Fields, bits};
use crate::ledger::{Account, Op};
use crate::offers::{Goods, Houses, MOST_OPEN, Offer};
use crate::options::{BuildingResale, OffTurn};
use crate::rules::money::Line;
use crate::state::{Stage, State};
use engine::{Emit, Illegal, Seat, require, rule};

/// PT-81
const MOST_OFFERS: u8 = 10;
const MOST_TRADES: u8 = 10;

/// What a trade does to one side.
#[derive(Clone, Copy, Default)]
struct Side {
    /// Cash after fees.
    cash: i32,
    /// PT-115
    result: i32,
    liquidity: i32,
    fees: i32,
}

impl PropertyTournament {
    /// PT-80
    fn check_trading(&self, state: &State, one: Seat, other: Seat) -> Result<(), Illegal> {
        let party = |seat: Seat| one == seat || other == seat;
        let now = match state.stage() {
            Stage::Phase => {
                self.is_free_phase(state)
                    && (self.options.off_turn_actions == OffTurn::AnyTime || party(state.active))
            }
            Stage::Debt => state.debts.due().is_some_and(|due| party(due.debtor)),
            Stage::Auction | Stage::Contest => false,
        };
        require(now, rule!("PT-80"))
    }

    pub(crate) fn check_offer(&self, state: &State, seat: Seat, trade: &Trade) -> Result<(), Illegal> {
        let offer = self.offer_of(seat, trade).ok_or(Illegal { rule: rule!("PT-75") })?;
        self.check_partner(state, offer.from, offer.to)?;
        let Trade { give_fields, get_fields, give_cards, get_cards, to_seat, .. } = *trade;
        let has = |who: Seat, fields: Fields, cards: CardSet| {
            fields.0 & !state.fields[who.index()].0 == 0
                && cards.iter().all(|deck| state.jail_cards[deck.index()] == Some(who))
        };
        let theirs = has(seat, give_fields, give_cards) && has(to_seat, get_fields, get_cards);
        require(theirs, rule!("PT-75"))?;
        self.check_terms(state, &offer)
    }

    pub(crate) fn check_offer_houses(
        &self,
        state: &State,
        seat: Seat,
        to: Seat,
        houses: Houses,
        price: u32,
    ) -> Result<(), Illegal> {
        let offer =
            self.houses_offer(state, seat, to, houses, price).ok_or(Illegal { rule: rule!("PT-70") })?;
        self.check_partner(state, offer.from, offer.to)?;
        self.check_terms(state, &offer)
    }

    /// Whether one seat may make another any offer now.
    pub(crate) fn check_partner(&self, state: &State, from: Seat, to: Seat) -> Result<(), Illegal> {
        require(from != to && to.0 < self.seats && state.solvent.contains(to), rule!("PT-75"))?;
        self.check_trading(state, from, to)?;
        let few = state.counts[from.index()].offers() < MOST_OFFERS && state.offers.open_by(from) < MOST_OPEN;
        require(few, rule!("PT-81"))
    }

    pub(crate) fn offer_of(&self, from: Seat, trade: &Trade) -> Option<Offer> {
        let cash = i64::from(trade.give_cash) - i64::from(trade.get_cash);
        let fields = Fields(trade.give_fields.0 | trade.get_fields.0);
        let jail_cards = trade.give_cards.0 | trade.get_cards.0;
        let goods = Goods::Items { fields, jail_cards };
        Some(Offer { offer: 0, from, to: trade.to_seat, goods, cash: i32::try_from(cash).ok()? })
    }

    pub(crate) fn houses_offer(
        &self,
        state: &State,
        from: Seat,
        to: Seat,
        houses: Houses,
        price: u32,
    ) -> Option<Offer> {
        let price = i32::try_from(price).ok()?;
        let cash = if state.owns(from, houses.source) { -price } else { price };
        Some(Offer { offer: 0, from, to, goods: Goods::Houses(houses), cash })
    }

    /// Everything about an offer that does not depend on what the addressee can pay.
    fn check_terms(&self, state: &State, offer: &Offer) -> Result<(), Illegal> {
        self.check_goods(state, offer)?;
        self.check_band(state, offer)?;
        self.check_debt(state, offer)?;
        self.check_means(state, offer, offer.from)
    }

    fn check_goods(&self, state: &State, offer: &Offer) -> Result<(), Illegal> {
        match offer.goods {
            Goods::Items { fields, .. } => {
                let given = |seat: Seat| fields.0 & state.fields[seat.index()].0 != 0;
                let cards = |seat: Seat| self.cards_given(state, offer, seat) > 0;
                let (from, to) = (offer.from, offer.to);
                let author = given(from) || cards(from) || offer.cash > 0;
                let other = given(to) || cards(to) || offer.cash < 0;
                let moves = given(from) || cards(from) || given(to) || cards(to);
                require(author && other && moves, rule!("PT-75"))?;
                let clear = bits(fields.0).all(|field| {
                    let owner = if state.owns(from, field) { from } else { to };
                    state.owns(owner, field) && self.is_clear(state, owner, field)
                });
                require(clear, rule!("PT-76"))?;
                require(self.options.field_swaps || !(given(from) && given(to)), rule!("PT-82"))
            }
            Goods::Houses(houses) => self.check_houses(state, offer, houses),
        }
    }

    /// PT-70
    fn check_houses(&self, state: &State, offer: &Offer, houses: Houses) -> Result<(), Illegal> {
        let Houses { source, target, count } = houses;
        let allowed = self.options.building_resale == BuildingResale::Players && state.houses == 0;
        require(allowed && offer.cash != 0, rule!("PT-70"))?;
        let giver = if offer.cash < 0 { offer.from } else { offer.to };
        let taker = if offer.cash < 0 { offer.to } else { offer.from };
        require(state.owns(giver, source) && state.owns(taker, target), rule!("PT-70"))?;
        require(self.house(source) == self.house(target), rule!("PT-70"))?;
        let level = state.level(source);
        require(level < 5 && (1..=level).contains(&count), rule!("PT-70"))?;
        self.check_even_sale(state, giver, source, level - count)?;
        self.check_takes_houses(state, taker, target, count)
    }

    /// PT-83
    fn check_band(&self, state: &State, offer: &Offer) -> Result<(), Illegal> {
        let band = i64::from(self.options.trade_band_pct);
        if band == 0 {
            return Ok(());
        }
        let larger = self.book_given(state, offer, offer.from).max(self.book_given(state, offer, offer.to));
        let result = i64::from(self.side(state, offer, offer.from).result);
        require(result.abs() * 100 <= band * i64::from(larger), rule!("PT-83"))
    }

    /// PT-84
    fn check_debt(&self, state: &State, offer: &Offer) -> Result<(), Illegal> {
        let Some(due) = state.debts.due() else { return Ok(()) };
        let gets = if due.debtor == offer.from { -offer.cash } else { offer.cash };
        let side = self.side(state, offer, due.debtor);
        require(gets > 0 && side.liquidity >= 0, rule!("PT-84"))
    }

    /// What one party must be able to pay: PT-41, PT-75, PT-79.
    pub(crate) fn check_means(&self, state: &State, offer: &Offer, seat: Seat) -> Result<(), Illegal> {
        let side = self.side(state, offer, seat);
        let cash = state.cash[seat.index()];
        let pays = if seat == offer.from { offer.cash } else { -offer.cash };
        require(cash >= pays, rule!("PT-75"))?;
        require(cash + side.cash >= 0, rule!("PT-79"))?;
        self.guard(state, seat, side.liquidity)
    }

    fn book(&self, state: &State, field: Field) -> i32 {
        self.price(field) - if state.is_mortgaged(field) { self.loan(field) } else { 0 }
    }

    fn cards_given(&self, state: &State, offer: &Offer, seat: Seat) -> i32 {
        let Goods::Items { jail_cards, .. } = offer.goods else { return 0 };
        CardSet(jail_cards).iter().filter(|deck| state.jail_cards[deck.index()] == Some(seat)).count() as i32
    }

    /// The book value of the things a side gives.
    fn book_given(&self, state: &State, offer: &Offer, seat: Seat) -> i32 {
        match offer.goods {
            Goods::Items { fields, .. } => {
                let given = bits(fields.0 & state.fields[seat.index()].0);
                given.map(|field| self.book(state, field)).sum::<i32>()
                    + self.cards_given(state, offer, seat) * self.jail_card_value()
            }
            Goods::Houses(Houses { source, count, .. }) if state.owns(seat, source) => {
                i32::from(count) * self.house(source)
            }
            Goods::Houses(_) => 0,
        }
    }

    fn side(&self, state: &State, offer: &Offer, seat: Seat) -> Side {
        let other = if seat == offer.from { offer.to } else { offer.from };
        let cash = if seat == offer.from { -offer.cash } else { offer.cash };
        let result = cash + self.book_given(state, offer, other) - self.book_given(state, offer, seat);
        let (raised, fees) = match offer.goods {
            Goods::Items { fields, .. } => {
                let loans = |who: Seat| {
                    let free = fields.0 & state.fields[who.index()].0 & !state.mortgaged.0;
                    bits(free).map(|field| self.loan(field)).sum::<i32>()
                };
                let received = fields.0 & state.fields[other.index()].0 & state.mortgaged.0;
                let fees = bits(received).map(|field| self.interest(field)).sum();
                let fees = if self.options.mortgage_transfer_fee { fees } else { 0 };
                (loans(other) - loans(seat), fees)
            }
            Goods::Houses(houses) => {
                let half = i32::from(houses.count) * self.house(houses.source) / 2;
                (if state.owns(seat, houses.source) { -half } else { half }, 0)
            }
        };
        Side { cash: cash - fees, result, liquidity: cash - fees + raised, fees }
    }

    pub(crate) fn make_offer<E: Emit<Event>>(&self, state: &mut State, offer: Offer, emit: &mut E) {
        state.counts[offer.from.index()].add_offer();
        let number = state.offers.add(offer.from, offer.to, offer.goods, offer.cash);
        emit.emit(|| Event::TradeOffered(self.deal(state, &Offer { offer: number, ..offer })));
    }

    pub(crate) fn check_answer_offer(&self, state: &State, seat: Seat, offer: u16) -> Result<Offer, Illegal> {
        let open = state.offers.get(offer).ok_or(Illegal { rule: rule!("PT-81") })?;
        require(open.to == seat, rule!("PT-81"))?;
        self.check_trading(state, open.from, open.to)?;
        Ok(open)
    }

    pub(crate) fn check_withdraw(&self, state: &State, seat: Seat, offer: u16) -> Result<(), Illegal> {
        let open = state.offers.get(offer).ok_or(Illegal { rule: rule!("PT-81") })?;
        require(open.from == seat, rule!("PT-81"))?;
        self.check_trading(state, open.from, open.to)
    }

    /// PT-81: acceptance looks at every condition again, now for both.
    pub(crate) fn check_accept(&self, state: &State, seat: Seat, offer: u16) -> Result<(), Illegal> {
        let open = self.check_answer_offer(state, seat, offer)?;
        self.check_terms(state, &open)?;
        self.check_means(state, &open, open.to)?;
        let mut copy = state.trades;
        require(crate::state::trade_count(&mut copy, open.from, open.to).get() < MOST_TRADES, rule!("PT-81"))
    }

    pub(crate) fn accept<E: Emit<Event>>(&self, state: &mut State, offer: u16, emit: &mut E) {
        let open = state.offers.get(offer).expect("the offer was checked to be open");
        emit.emit(|| Event::TradeDone(self.deal(state, &open)));
        let sides = [open.from, open.to].map(|seat| (seat, self.side(state, &open, seat)));
        let books = [open.from, open.to].map(|seat| self.book_given(state, &open, seat));
        state.offers.close(offer);
        crate::state::trade_count(&mut state.trades, open.from, open.to).raise();
        self.exchange(state, &open);
        for (at, (seat, side)) in sides.into_iter().enumerate() {
            let other = if seat == open.from { open.to } else { open.from };
            let line = self.trade_line(&open, seat, side).with(other);
            let space = about(&open, sells_houses(&open, seat));
            self.post(state, seat, Line { value: books[0].max(books[1]), space, ..line }, emit);
            if sides[at].1.fees > 0 {
                let line = Line::new(Op::TransferFee, -side.fees).into(Account::Interest, side.fees); // PT-79
                self.post(state, seat, Line { space, ..line }, emit);
            }
        }
    }

    /// PT-115, PT-118
    fn trade_line(&self, offer: &Offer, seat: Seat, side: Side) -> Line {
        let cash = side.cash + side.fees;
        match offer.goods {
            Goods::Items { .. } => {
                Line::new(Op::Trade, cash).difference(Account::TradeGain, Account::TradeLoss, side.result)
            }
            Goods::Houses(_) if sells_houses(offer, seat) => Line::new(Op::HousesSold, cash).difference(
                Account::BuildingAboveValue,
                Account::BuildingBelowValue,
                side.result,
            ),
            Goods::Houses(_) => Line::new(Op::HousesBought, cash).difference(
                Account::BoughtBelowValue,
                Account::BoughtAboveValue,
                side.result,
            ),
        }
    }

    fn exchange(&self, state: &mut State, offer: &Offer) {
        match offer.goods {
            Goods::Items { fields, jail_cards } => {
                let (from, to) = (offer.from.index(), offer.to.index());
                let mine = state.fields[from].0 & fields.0;
                let theirs = state.fields[to].0 & fields.0;
                state.fields[from].0 = state.fields[from].0 & !mine | theirs; // PT-78: the loan goes along
                state.fields[to].0 = state.fields[to].0 & !theirs | mine;
                for deck in CardSet(jail_cards).iter() {
                    let holder = &mut state.jail_cards[deck.index()];
                    *holder = Some(if *holder == Some(offer.from) { offer.to } else { offer.from });
                }
            }
            Goods::Houses(Houses { source, target, count }) => {
                state.level[source.index()] -= count;
                state.level[target.index()] += count;
            }
        }
    }

    pub(crate) fn close_offer<E: Emit<Event>>(
        &self,
        state: &mut State,
        offer: u16,
        closed: Closed,
        emit: &mut E,
    ) {
        if let Some(open) = state.offers.get(offer) {
            emit.emit(|| Event::OfferClosed { seat: open.from, to_seat: open.to, closed, offer });
        }
        state.offers.close(offer);
    }

    /// PT-81: an offer dies when it becomes illegal.
    #[inline]
    pub(crate) fn drop_dead_offers<E: Emit<Event>>(&self, state: &mut State, emit: &mut E) {
        if state.offers.is_empty() {
            return;
        }
        while let Some(dead) = self.dead_offer(state) {
            self.close_offer(state, dead, Closed::Impossible, emit);
        }
    }

    fn dead_offer(&self, state: &State) -> Option<u16> {
        let lives = |offer: &Offer| {
            let party = |seat: Seat| state.solvent.contains(seat);
            party(offer.from)
                && party(offer.to)
                && self.still_theirs(state, offer)
                && self.check_goods(state, offer).is_ok()
                && self.check_means(state, offer, offer.from).is_ok()
        };
        state.offers.iter().find(|offer| !lives(offer)).map(|offer| offer.offer)
    }

    /// Every thing is still with one of the two; `check_goods` sees to the rest.
    fn still_theirs(&self, state: &State, offer: &Offer) -> bool {
        let Goods::Items { fields, jail_cards } = offer.goods else { return true };
        let both = state.fields[offer.from.index()].0 | state.fields[offer.to.index()].0;
        let holder = |deck: crate::DeckName| state.jail_cards[deck.index()];
        fields.0 & !both == 0
            && CardSet(jail_cards)
                .iter()
                .all(|deck| [Some(offer.from), Some(offer.to)].contains(&holder(deck)))
    }

    /// An offer as events and views tell it.
    pub(crate) fn deal(&self, state: &State, offer: &Offer) -> Deal {
        let labels = |seat: Seat| match offer.goods {
            Goods::Items { fields, .. } => {
                let given = bits(fields.0 & state.fields[seat.index()].0);
                given.map(|field| self.board.label(field.space())).collect()
            }
            Goods::Houses(Houses { source, target, .. }) => {
                let street = if state.owns(seat, source) { source } else { target };
                vec![self.board.label(street.space())]
            }
        };
        let cards = |seat: Seat| match offer.goods {
            Goods::Items { jail_cards, .. } => {
                let held =
                    CardSet(jail_cards).iter().filter(|deck| state.jail_cards[deck.index()] == Some(seat));
                CardSet::from(held.collect::<Vec<_>>())
            }
            Goods::Houses(_) => CardSet::default(),
        };
        Deal {
            offer: offer.offer,
            seat: offer.from,
            to_seat: offer.to,
            give_cash: offer.cash.max(0) as u32,
            give_fields: labels(offer.from),
            give_cards: cards(offer.from),
            get_cash: (-offer.cash).max(0) as u32,
            get_fields: labels(offer.to),
            get_cards: cards(offer.to),
            houses: match offer.goods {
                Goods::Houses(houses) => houses.count,
                Goods::Items { .. } => 0,
            },
        }
    }
}

/// Whoever is paid for houses gives them.
fn sells_houses(offer: &Offer, seat: Seat) -> bool {
    (seat == offer.from) == (offer.cash < 0)
}

/// PT-121: the field of the line, if it is one; of houses, the own street.
fn about(offer: &Offer, sells: bool) -> Option<u8> {
    match offer.goods {
        Goods::Items { fields, .. } if fields.len() == 1 => fields.iter().next().map(Field::space),
        Goods::Items { .. } => None,
        Goods::Houses(Houses { source, target, .. }) => Some(if sells { source } else { target }.space()),
    }
}

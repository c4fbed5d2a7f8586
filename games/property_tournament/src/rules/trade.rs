//! Trades between two seats: PT-75 to PT-84, PT-70, PT-115, PT-118.
//!
//! An offer says what each side gives, and lapses once a side no longer has it as offered. Cash on both sides
//! is the difference; a side that gives nothing but the other's own cash back gives nothing.

use crate::PropertyTournament;
use crate::action::Trade;
use crate::event::{Closed, Deal, Event};
use crate::field::{Field, bits};
use crate::ledger::{Account, Op};
use crate::offers::{Goods, Houses, MOST_OPEN, Offer};
use crate::options::{BuildingResale, OffTurn};
use crate::rules::money::Line;
use crate::rules::{build, money, mortgage, sell, version1};
use crate::state::{DeckName, Stage, State};
use engine::{Emit, Illegal, Seat, require, rule};

/// PT-81
const MOST_OFFERS: u8 = 10;
const MOST_TRADES: u8 = 10;

/// What a trade does to the purse of one side.
#[derive(Clone, Copy)]
struct Side {
    /// Cash after fees.
    cash: i32,
    liquidity: i32,
    fees: i32,
}

/// PT-80
fn check_trading(rules: &PropertyTournament, state: &State, one: Seat, other: Seat) -> Result<(), Illegal> {
    let party = |seat: Seat| one == seat || other == seat;
    let now = match state.stage() {
        Stage::Phase => {
            build::is_free_phase(state)
                && (rules.options.off_turn_actions == OffTurn::AnyTime || party(state.active))
        }
        Stage::Debt => state.debts.due().is_some_and(|due| party(due.debtor)),
        Stage::Auction | Stage::Contest => false,
    };
    require(now, rule!("PT-80"))
}

pub(crate) fn check_offer(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    trade: &Trade,
) -> Result<(), Illegal> {
    let offer = offer_of(seat, trade).ok_or(Illegal { rule: rule!("PT-75") })?;
    check_partner(rules, state, offer.from, offer.to)?;
    let theirs = is_held(state, seat, offer.give) && is_held(state, offer.to, offer.get);
    require(theirs, rule!("PT-75"))?;
    check_terms(rules, state, &offer)
}

pub(crate) fn check_offer_houses(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    to: Seat,
    houses: Houses,
    price: u32,
) -> Result<(), Illegal> {
    let offer = houses_offer(state, seat, to, houses, price).ok_or(Illegal { rule: rule!("PT-70") })?;
    check_partner(rules, state, offer.from, offer.to)?;
    check_terms(rules, state, &offer)
}

/// Whether one seat may make another any offer now.
pub(crate) fn check_partner(
    rules: &PropertyTournament,
    state: &State,
    from: Seat,
    to: Seat,
) -> Result<(), Illegal> {
    require(from != to && to.0 < rules.seats && state.solvent.contains(to), rule!("PT-75"))?;
    check_trading(rules, state, from, to)?;
    let few = state.counts[from.index()].offers() < MOST_OFFERS && state.offers.open_by(from) < MOST_OPEN;
    require(few, rule!("PT-81"))
}

pub(crate) fn offer_of(from: Seat, trade: &Trade) -> Option<Offer> {
    let cash = i64::from(trade.give_cash) - i64::from(trade.get_cash);
    let give = Goods::Items { fields: trade.give_fields, cards: trade.give_cards };
    let get = Goods::Items { fields: trade.get_fields, cards: trade.get_cards };
    Some(Offer { offer: 0, from, to: trade.to_seat, give, get, cash: i32::try_from(cash).ok()? })
}

pub(crate) fn houses_offer(state: &State, from: Seat, to: Seat, houses: Houses, price: u32) -> Option<Offer> {
    let price = i32::try_from(price).ok()?;
    let (things, nothing) = (Goods::Houses(houses), Goods::NOTHING);
    let wish = Offer { offer: 0, from, to, give: nothing, get: things, cash: price };
    let sells = state.owns(from, houses.source);
    Some(if sells { Offer { give: things, get: nothing, cash: -price, ..wish } } else { wish })
}

/// Everything about an offer that does not depend on what the addressee can pay.
fn check_terms(rules: &PropertyTournament, state: &State, offer: &Offer) -> Result<(), Illegal> {
    check_goods(rules, state, offer)?;
    check_band(rules, state, offer)?;
    check_debt(rules, state, offer)?;
    check_means(rules, state, offer, offer.from)
}

fn check_goods(rules: &PropertyTournament, state: &State, offer: &Offer) -> Result<(), Illegal> {
    if let Some(houses) = offer.houses() {
        return check_houses(rules, state, offer, houses);
    }
    let (give, get) = (offer.give != Goods::NOTHING, offer.get != Goods::NOTHING);
    let both = (give || offer.cash > 0) && (get || offer.cash < 0);
    require(both && (give || get), rule!("PT-75"))?;
    let clear = |seat: Seat| {
        bits(offer.given_by(seat).fields().0).all(|field| mortgage::is_clear(rules, state, seat, field))
    };
    require(clear(offer.from) && clear(offer.to), rule!("PT-76"))?;
    let swap = !offer.give.fields().is_empty() && !offer.get.fields().is_empty();
    require(rules.options.field_swaps || !swap, rule!("PT-82"))
}

/// PT-70, R-65
pub(crate) fn houses_are_for_sale(rules: &PropertyTournament, state: &State) -> bool {
    match rules.options.building_resale {
        BuildingResale::BankOnly => false,
        BuildingResale::Players => state.houses == 0,
        BuildingResale::AnyTime => true,
    }
}

/// PT-70
fn check_houses(
    rules: &PropertyTournament,
    state: &State,
    offer: &Offer,
    houses: Houses,
) -> Result<(), Illegal> {
    let Houses { source, target, count } = houses;
    require(houses_are_for_sale(rules, state) && offer.cash != 0, rule!("PT-70"))?;
    let giver = if sells_houses(offer, offer.from) { offer.from } else { offer.to };
    let taker = offer.partner(giver);
    require(state.owns(giver, source) && state.owns(taker, target), rule!("PT-70"))?;
    require(rules.house(source) == rules.house(target), rule!("PT-70"))?;
    let level = state.level(source);
    require(level < 5 && (1..=level).contains(&count), rule!("PT-70"))?;
    sell::check_even_sale(rules, state, giver, source, level - count)?;
    build::check_takes_houses(rules, state, taker, target, count)
}

/// PT-83
fn check_band(rules: &PropertyTournament, state: &State, offer: &Offer) -> Result<(), Illegal> {
    let band = i64::from(rules.options.trade_band_pct);
    if band == 0 {
        return Ok(());
    }
    let larger = book_of(rules, state, offer.give).max(book_of(rules, state, offer.get));
    let result = i64::from(result_of(rules, state, offer, offer.from));
    require(result.abs() * 100 <= band * i64::from(larger), rule!("PT-83"))
}

/// PT-84
fn check_debt(rules: &PropertyTournament, state: &State, offer: &Offer) -> Result<(), Illegal> {
    let Some(due) = state.debts.due() else { return Ok(()) };
    let side = side(rules, state, offer, due.debtor);
    require(offer.paid_to(due.debtor) > 0 && side.liquidity >= 0, rule!("PT-84"))
}

/// What one party must be able to pay: PT-41, PT-75, PT-79.
pub(crate) fn check_means(
    rules: &PropertyTournament,
    state: &State,
    offer: &Offer,
    seat: Seat,
) -> Result<(), Illegal> {
    let side = side(rules, state, offer, seat);
    let cash = state.cash[seat.index()];
    require(cash + offer.paid_to(seat) >= 0, rule!("PT-75"))?;
    require(cash + side.cash >= 0, rule!("PT-79"))?;
    money::guard(rules, state, seat, side.liquidity)
}

fn book(rules: &PropertyTournament, state: &State, field: Field) -> i32 {
    rules.price(field) - if state.is_mortgaged(field) { rules.loan(field) } else { 0 }
}

/// The book value of the things a side gives.
fn book_of(rules: &PropertyTournament, state: &State, goods: Goods) -> i32 {
    match goods {
        Goods::Items { fields, cards } => {
            let fields: i32 = bits(fields.0).map(|field| book(rules, state, field)).sum();
            fields + cards.len() as i32 * rules.jail_card_value()
        }
        Goods::Houses(Houses { source, count, .. }) => i32::from(count) * rules.house(source),
    }
}

/// What the things a side gives could raise (PT-41): loans, and half the price of buildings.
fn raised_by(rules: &PropertyTournament, state: &State, goods: Goods) -> i32 {
    match goods {
        Goods::Items { fields, .. } => {
            bits(fields.0 & !state.mortgaged.0).map(|field| rules.loan(field)).sum()
        }
        Goods::Houses(Houses { source, count, .. }) => i32::from(count) * rules.house(source) / 2,
    }
}

/// PT-115
pub(crate) fn result_of(rules: &PropertyTournament, state: &State, offer: &Offer, seat: Seat) -> i32 {
    let (given, got) = (offer.given_by(seat), offer.given_by(offer.partner(seat)));
    offer.paid_to(seat) + book_of(rules, state, got) - book_of(rules, state, given)
}

#[inline]
fn side(rules: &PropertyTournament, state: &State, offer: &Offer, seat: Seat) -> Side {
    let (given, got) = (offer.given_by(seat), offer.given_by(offer.partner(seat)));
    let cash = offer.paid_to(seat);
    let fees = if rules.options.mortgage_transfer_fee {
        bits(got.fields().0 & state.mortgaged.0).map(|field| rules.interest(field)).sum()
    } else {
        0
    };
    let raised = raised_by(rules, state, got) - raised_by(rules, state, given);
    Side { cash: cash - fees, liquidity: cash - fees + raised, fees }
}

pub(crate) fn make_offer<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    offer: Offer,
    emit: &mut E,
) {
    state.counts[offer.from.index()].add_offer();
    let number = state.offers.add(&offer);
    emit.emit(|| Event::TradeOffered(deal(rules, &Offer { offer: number, ..offer })));
}

pub(crate) fn check_answer_offer(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    offer: u16,
) -> Result<Offer, Illegal> {
    let open = state.offers.get(offer).ok_or(Illegal { rule: rule!("PT-81") })?;
    require(open.to == seat, rule!("PT-81"))?;
    check_trading(rules, state, open.from, open.to)?;
    Ok(open)
}

pub(crate) fn check_withdraw(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    offer: u16,
) -> Result<(), Illegal> {
    let open = state.offers.get(offer).ok_or(Illegal { rule: rule!("PT-81") })?;
    require(open.from == seat, rule!("PT-81"))?;
    check_trading(rules, state, open.from, open.to)
}

/// PT-81: acceptance looks at every condition again, now for both.
pub(crate) fn check_accept(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    offer: u16,
) -> Result<(), Illegal> {
    let open = check_answer_offer(rules, state, seat, offer)?;
    check_terms(rules, state, &open)?;
    check_means(rules, state, &open, open.to)?;
    require(state.trades.between(open.from, open.to) < MOST_TRADES, rule!("PT-81"))
}

pub(crate) fn accept<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    offer: u16,
    emit: &mut E,
) {
    let open = state.offers.get(offer).expect("the offer was checked to be open");
    emit.emit(|| Event::TradeDone(deal(rules, &open)));
    let sides = [open.from, open.to]
        .map(|seat| (seat, side(rules, state, &open, seat), result_of(rules, state, &open, seat)));
    let value = book_of(rules, state, open.give).max(book_of(rules, state, open.get));
    state.offers.close(offer);
    state.trades.add(open.from, open.to);
    exchange(state, &open);
    for (seat, side, result) in sides {
        let line = trade_line(&open, seat, result).with(open.partner(seat));
        let space = about(&open, seat);
        money::post(rules, state, seat, Line { value, space, ..line }, emit);
        if side.fees > 0 {
            let line = Line::new(Op::TransferFee, -side.fees).into(Account::Interest, side.fees); // PT-79
            money::post(rules, state, seat, Line { space, ..line }, emit);
        }
    }
}

pub(crate) fn close_offer<E: Emit<Event>>(state: &mut State, offer: u16, closed: Closed, emit: &mut E) {
    if let Some(open) = state.offers.get(offer) {
        emit.emit(|| Event::OfferClosed { seat: open.from, to_seat: open.to, closed, offer });
    }
    state.offers.close(offer);
}

/// PT-81: an offer dies when it becomes illegal.
#[inline]
pub(crate) fn drop_dead_offers<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    if !state.offers.is_empty() {
        drop_dead(rules, state, emit);
    }
}

/// Apart from its quick answer, so that steps without offers stay small.
#[inline(never)]
fn drop_dead<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    if rules.version < 2 {
        version1::turn_offers(state);
    }
    while let Some((dead, closed)) = dead_offer(rules, state) {
        close_offer(state, dead, closed, emit);
    }
}

fn dead_offer(rules: &PropertyTournament, state: &State) -> Option<(u16, Closed)> {
    state.offers.iter().find_map(|offer| Some((offer.offer, why_dead(rules, state, &offer)?)))
}

fn why_dead(rules: &PropertyTournament, state: &State, offer: &Offer) -> Option<Closed> {
    if !is_held(state, offer.from, offer.give) || !is_held(state, offer.to, offer.get) {
        return Some(Closed::Lapsed);
    }
    let lives = state.solvent.contains(offer.from)
        && state.solvent.contains(offer.to)
        && check_goods(rules, state, offer).is_ok()
        && (rules.version < 2 || check_band(rules, state, offer).is_ok())
        && check_means(rules, state, offer, offer.from).is_ok();
    (!lives).then_some(Closed::Impossible)
}

/// with a loan taken or paid back a field is no longer what was offered.
#[inline]
pub(crate) fn lapse_offers_of<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    field: Field,
    emit: &mut E,
) {
    if state.offers.is_empty() || rules.version < 2 {
        return;
    }
    while let Some(offer) = state.offers.with(field) {
        close_offer(state, offer, Closed::Lapsed, emit);
    }
}

/// PT-80, PT-12: no trades any more.
pub(crate) fn close_offers<E: Emit<Event>>(state: &mut State, emit: &mut E) {
    while let Some(offer) = state.offers.first() {
        close_offer(state, offer, Closed::Impossible, emit);
    }
}

/// An offer as events tell it. Of houses, each side shows its street.
pub(crate) fn deal(rules: &PropertyTournament, offer: &Offer) -> Deal {
    let labels = |seat: Seat| match offer.houses() {
        None => bits(offer.given_by(seat).fields().0).map(|field| rules.board.label(field.space())).collect(),
        Some(houses) => vec![rules.board.label(street_of(offer, houses, seat).space())],
    };
    Deal {
        offer: offer.offer,
        seat: offer.from,
        to_seat: offer.to,
        give_cash: offer.cash.max(0) as u32,
        give_fields: labels(offer.from),
        give_cards: offer.give.cards(),
        get_cash: (-offer.cash).max(0) as u32,
        get_fields: labels(offer.to),
        get_cards: offer.get.cards(),
        houses: offer.houses().map_or(0, |houses| houses.count),
    }
}

/// Whether a seat has all of these things.
#[inline]
pub(crate) fn is_held(state: &State, seat: Seat, goods: Goods) -> bool {
    let (fields, cards) = (goods.fields().0, goods.cards());
    let has = |deck: DeckName| state.jail_cards[deck.index()] == Some(seat);
    fields & !state.fields[seat.index()].0 == 0 && (cards.is_empty() || cards.iter().all(has))
}

fn exchange(state: &mut State, offer: &Offer) {
    let (from, to) = (offer.from.index(), offer.to.index());
    let (mine, theirs) = (offer.give.fields().0, offer.get.fields().0);
    state.fields[from].0 = state.fields[from].0 & !mine | theirs; // PT-78: the loan goes along
    state.fields[to].0 = state.fields[to].0 & !theirs | mine;
    for deck in offer.give.cards().iter() {
        state.jail_cards[deck.index()] = Some(offer.to);
    }
    for deck in offer.get.cards().iter() {
        state.jail_cards[deck.index()] = Some(offer.from);
    }
    if let Some(Houses { source, target, count }) = offer.houses() {
        state.level[source.index()] -= count;
        state.level[target.index()] += count;
    }
}

/// PT-115, PT-118
fn trade_line(offer: &Offer, seat: Seat, result: i32) -> Line {
    let (op, gain, loss) = match offer.houses() {
        None => (Op::Trade, Account::TradeGain, Account::TradeLoss),
        Some(_) if sells_houses(offer, seat) => {
            (Op::HousesSold, Account::BuildingAboveValue, Account::BuildingBelowValue)
        }
        Some(_) => (Op::HousesBought, Account::BoughtBelowValue, Account::BoughtAboveValue),
    };
    Line::new(op, offer.paid_to(seat)).difference(gain, loss, result)
}

fn sells_houses(offer: &Offer, seat: Seat) -> bool {
    offer.given_by(seat).houses().is_some()
}

/// Of a trade in houses, the own street.
fn street_of(offer: &Offer, houses: Houses, seat: Seat) -> Field {
    if sells_houses(offer, seat) { houses.source } else { houses.target }
}

/// PT-121: the field of the line, if it is one; of houses, the own street.
fn about(offer: &Offer, seat: Seat) -> Option<u8> {
    let only = || Some(offer.fields()).filter(|fields| fields.len() == 1)?.iter().next();
    offer.houses().map_or_else(only, |houses| Some(street_of(offer, houses, seat))).map(Field::space)
}

//! Actions as slots: what `legal` lists, in a fixed order, with more amounts for bids. Fields are numbered along the board,
//! other seats by how far clockwise they sit.

use crate::PropertyTournament;
use crate::action::{Action, Trade};
use crate::bot::next_building;
use crate::field::{FIELD_COUNT, Field};
use crate::offers::MOST_OPEN;
use crate::options::BuildingResale;
use crate::rules::build::HOTEL;
use crate::rules::legal::{self, ActionList};
use crate::rules::{ask, auction, check, money};
use crate::state::{Auction, DeckName, Lot, MOST_CLAIMS, Stage, State};
use engine::Seat;

/// Actions that say all by their name: see [`simple_slot`].
const SIMPLE: [&str; 13] = [
    "roll",
    "roll for a double",
    "wait in jail",
    "pay the fine",
    "use the chance jail card",
    "use the chest jail card",
    "buy",
    "decline the field",
    "end the turn",
    "pass",
    "decline the contest",
    "declare bankruptcy",
    "stand by",
];

const CLAIM: usize = SIMPLE.len();
const WAIVE: usize = CLAIM + MOST_CLAIMS;
const WITHDRAW: usize = WAIVE + MOST_CLAIMS;
const BID: usize = WITHDRAW + MOST_OPEN;
/// From here on all families have a slot for every field.
const BY_FIELD: usize = BID + FIELD_BIDS.len();
const BUILD: usize = BY_FIELD;
const SELL: usize = BUILD + FIELD_COUNT;
const DOWNGRADE: usize = SELL + FIELD_COUNT;
const MORTGAGE: usize = DOWNGRADE + FIELD_COUNT;
const REDEEM: usize = MORTGAGE + FIELD_COUNT;
const JOIN: usize = REDEEM + FIELD_COUNT;
const UNIT_BID: usize = JOIN + FIELD_COUNT;
const ASK_FOR: usize = UNIT_BID + UNIT_BIDS.len() * FIELD_COUNT;
const FIRE_SALE: usize = ASK_FOR + FIELD_COUNT;
/// From here on there is one block for every other seat.
const BLOCKS: usize = FIRE_SALE + FIELD_COUNT;

const FAMILY_NAMES: [&str; 11] = [
    "build on",
    "sell a building of",
    "turn the hotel into houses on",
    "mortgage",
    "redeem",
    "order a building for",
    "bid the least for a building on",
    "bid its price for a building on",
    "bid twice its price for a building on",
    "ask to buy",
    "offer the neighbour at book value",
];

/// Within the block of a seat.
const REFUSE: usize = 0;
const ACCEPT: usize = REFUSE + MOST_OPEN;
const CARDS: usize = ACCEPT + MOST_OPEN;
const OFFER: usize = CARDS + 2;
const HOUSES: usize = OFFER + FIELD_COUNT;
const BLOCK: usize = HOUSES + FIELD_COUNT;

/// Bids in quarters of the book value; 0 stands for the least one.
const FIELD_BIDS: [u32; 7] = [0, 2, 3, 4, 5, 6, 8];
const UNIT_BIDS: [u32; 3] = [0, 4, 8];

pub(super) fn count(rules: &PropertyTournament) -> usize {
    BLOCKS + block(rules) * (usize::from(rules.seats) - 1)
}

/// How long the block of another seat is: houses are traded only where the table agreed on it.
fn block(rules: &PropertyTournament) -> usize {
    if rules.options.building_resale == BuildingResale::BankOnly { HOUSES } else { BLOCK }
}

pub(super) fn name(rules: &PropertyTournament, slot: usize) -> String {
    let space = |field: usize| Field::number((field % FIELD_COUNT) as u8).space();
    match slot {
        0..CLAIM => SIMPLE[slot].to_owned(),
        CLAIM..WAIVE => format!("claim rent {}", slot - CLAIM + 1),
        WAIVE..WITHDRAW => format!("waive rent {}", slot - WAIVE + 1),
        WITHDRAW..BID => format!("withdraw own offer {}", slot - WITHDRAW + 1),
        BID..BY_FIELD => match FIELD_BIDS[slot - BID] {
            0 => "bid the least".to_owned(),
            quarters => format!("bid {quarters} quarters of the price"),
        },
        BY_FIELD..BLOCKS => {
            let place = slot - BY_FIELD;
            format!("{} space {}", FAMILY_NAMES[place / FIELD_COUNT], space(place))
        }
        _ => {
            let (other, place) = ((slot - BLOCKS) / block(rules) + 1, (slot - BLOCKS) % block(rules));
            match place {
                REFUSE..ACCEPT => format!("refuse offer {} of the seat {other} on", place + 1),
                ACCEPT..CARDS => format!("accept offer {} of the seat {other} on", place - ACCEPT + 1),
                CARDS..OFFER => {
                    let deck = ["chance", "chest"][place - CARDS];
                    format!("offer the {deck} jail card to the seat {other} on")
                }
                OFFER..HOUSES => format!("offer space {} to the seat {other} on", space(place - OFFER)),
                _ => format!("ask the seat {other} on for a house on space {}", space(place - HOUSES)),
            }
        }
    }
}

/// Keeps the actions of those slots that do not say by themselves what they stand for.
pub(super) fn mask(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    kept: &mut Vec<Action>,
    out: &mut [u8],
) {
    out.fill(0);
    kept.clear();
    let mut masker = Masker { rules, state, seat, out, kept, heard: 0 };
    legal::list(rules, state, seat, &mut masker);
    if let Some((auction, value)) = field_auction(rules, state, seat) {
        for (place, bid) in bids(rules, state, seat, &auction, None, value, &FIELD_BIDS).enumerate() {
            out[BID + place] = u8::from(bid.is_some());
        }
    }
}

/// What an allowed slot stands for, by what the mask kept.
pub(super) fn decode_listed(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    slot: usize,
    kept: &[Action],
) -> Option<Action> {
    if (BID..BY_FIELD).contains(&slot) {
        return field_bid(rules, state, seat, slot);
    }
    let listed = |action: &&Action| self::slot(rules, state, seat, **action) == Some(slot);
    direct(state, slot).or_else(|| kept.iter().find(listed).copied())
}

fn field_bid(rules: &PropertyTournament, state: &State, seat: Seat, slot: usize) -> Option<Action> {
    let (auction, value) = field_auction(rules, state, seat)?;
    let amount = bids(rules, state, seat, &auction, None, value, &FIELD_BIDS).nth(slot - BID)??;
    Some(Action::Bid { amount, field: None })
}

pub(super) fn decode(rules: &PropertyTournament, state: &State, seat: Seat, slot: usize) -> Option<Action> {
    if (BID..BY_FIELD).contains(&slot) {
        return field_bid(rules, state, seat, slot);
    }
    if let Some(action) = direct(state, slot) {
        return check::check_action(rules, state, seat, action).is_ok().then_some(action);
    }
    let mut finder = Finder { rules, state, seat, slot, found: None, heard: 0 };
    legal::list(rules, state, seat, &mut finder);
    finder.found
}

/// Whether [`direct`] knows what the slot stands for.
#[inline]
fn is_direct(slot: usize) -> bool {
    slot < CLAIM || (BUILD..UNIT_BID).contains(&slot)
}

/// What a slot stands for wherever it is allowed at all, if `legal` lists all of it.
fn direct(state: &State, slot: usize) -> Option<Action> {
    const ACTIONS: [Action; SIMPLE.len()] = [
        Action::Roll {},
        Action::RollForDouble {},
        Action::Wait {},
        Action::PayFine {},
        Action::UseJailCard { deck: DeckName::Chance },
        Action::UseJailCard { deck: DeckName::Chest },
        Action::Buy {},
        Action::Decline {},
        Action::EndTurn {},
        Action::Pass {},
        Action::DeclineContest {},
        Action::DeclareBankruptcy {},
        Action::StandBy {},
    ];
    let field = |first: usize| Field::number((slot - first) as u8);
    Some(match slot {
        0..CLAIM => ACTIONS[slot],
        BUILD..SELL => next_building(state, field(BUILD)),
        SELL..DOWNGRADE if state.level(field(SELL)) == HOTEL => Action::SellHotel { field: field(SELL) },
        SELL..DOWNGRADE => Action::SellHouses { field: field(SELL), count: 1 },
        DOWNGRADE..MORTGAGE => Action::DowngradeHotel { field: field(DOWNGRADE) },
        MORTGAGE..REDEEM => Action::Mortgage { field: field(MORTGAGE) },
        REDEEM..JOIN => Action::Redeem { field: field(REDEEM) },
        JOIN..UNIT_BID => Action::JoinContest { field: field(JOIN), count: 1 },
        _ => return None,
    })
}

/// The slot that an action has if it is one of those listed.
#[inline]
pub(super) fn slot(rules: &PropertyTournament, state: &State, seat: Seat, action: Action) -> Option<usize> {
    let by_field = |first: usize, field: Field| Some(first + field.index());
    match action {
        Action::ClaimRent { claim } => Some(CLAIM + claim_place(state, seat, claim)?),
        Action::WaiveRent { claim } => Some(WAIVE + claim_place(state, seat, claim)?),
        Action::WithdrawTrade { offer } => {
            let mut own = state.offers.iter().filter(|open| open.from == seat);
            own.position(|open| open.offer == offer).map(|place| WITHDRAW + place)
        }
        Action::RefuseTrade { offer } => offer_slot(rules, state, seat, offer, REFUSE),
        Action::AcceptTrade { offer } => offer_slot(rules, state, seat, offer, ACCEPT),
        Action::Bid { amount, field } => bid_slot(rules, state, seat, amount, field),
        Action::JoinContest { field, count: 1 } => by_field(JOIN, field),
        Action::BuildHouse { field, count: 1 } | Action::BuildHotel { field } => by_field(BUILD, field),
        Action::SellHouses { field, count: 1 } | Action::SellHotel { field } => by_field(SELL, field),
        Action::DowngradeHotel { field } => by_field(DOWNGRADE, field),
        Action::Mortgage { field } => by_field(MORTGAGE, field),
        Action::Redeem { field } => by_field(REDEEM, field),
        Action::OfferTrade(trade) => trade_slot(rules, state, seat, &trade),
        Action::OfferHouses { to_seat, target, .. } if block(rules) == BLOCK => {
            Some(block_of(rules, seat, to_seat) + HOUSES + target.index())
        }
        _ => simple_slot(action),
    }
}

#[inline]
fn simple_slot(action: Action) -> Option<usize> {
    Some(match action {
        Action::Roll {} => 0,
        Action::RollForDouble {} => 1,
        Action::Wait {} => 2,
        Action::PayFine {} => 3,
        Action::UseJailCard { deck } => 4 + deck.index(),
        Action::Buy {} => 6,
        Action::Decline {} => 7,
        Action::EndTurn {} => 8,
        Action::Pass {} => 9,
        Action::DeclineContest {} => 10,
        Action::DeclareBankruptcy {} => 11,
        Action::StandBy {} => 12,
        _ => return None,
    })
}

fn claim_place(state: &State, seat: Seat, claim: u16) -> Option<usize> {
    state.claims.iter().filter(|open| open.owner == seat).position(|open| open.claim == claim)
}

/// The place of an offer among all that its author has made this seat.
fn offer_slot(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    offer: u16,
    family: usize,
) -> Option<usize> {
    let from = state.offers.get(offer)?.from;
    let mut same = state.offers.iter().filter(|open| open.from == from && open.to == seat);
    let place = same.position(|open| open.offer == offer)?;
    Some(block_of(rules, seat, from) + family + place)
}

fn trade_slot(rules: &PropertyTournament, state: &State, seat: Seat, trade: &Trade) -> Option<usize> {
    if let Some(field) = trade.get_fields.iter().next() {
        return Some(ASK_FOR + field.index());
    }
    let first = block_of(rules, seat, trade.to_seat);
    if let Some(deck) = trade.give_cards.iter().next() {
        return Some(first + CARDS + deck.index());
    }
    let field = trade.give_fields.iter().next()?;
    Some(if state.debts.is_empty() { first + OFFER } else { FIRE_SALE } + field.index())
}

fn block_of(rules: &PropertyTournament, seat: Seat, other: Seat) -> usize {
    let seats = usize::from(rules.seats);
    BLOCKS + block(rules) * ((other.index() + seats - seat.index() - 1) % seats)
}

fn bid_slot(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    amount: u32,
    target: Option<Field>,
) -> Option<usize> {
    let auction = state.auction?;
    match (auction.lot, target) {
        (Lot::Field(field), None) => {
            let mut grid = bids(rules, state, seat, &auction, None, rules.price(field), &FIELD_BIDS);
            grid.position(|bid| bid == Some(amount)).map(|place| BID + place)
        }
        (Lot::Unit, Some(street)) => {
            let mut grid = bids(rules, state, seat, &auction, target, rules.house(street), &UNIT_BIDS);
            let place = grid.position(|bid| bid == Some(amount))?;
            Some(UNIT_BID + place * FIELD_COUNT + street.index())
        }
        _ => None,
    }
}

/// The field under the hammer and its book value, if the seat may bid for it.
fn field_auction(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<(Auction, i32)> {
    if state.stage() != Stage::Auction || !ask::bidders(rules, state).contains(seat) {
        return None;
    }
    let auction = state.auction?;
    match auction.lot {
        Lot::Field(field) => Some((auction, rules.price(field))),
        Lot::Unit => None,
    }
}

/// The amounts of a grid of bids, as quarters of a value; nothing where one is no bid, or the same as an earlier one.
fn bids<const N: usize>(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    auction: &Auction,
    target: Option<Field>,
    value: i32,
    quarters: &'static [u32; N],
) -> impl Iterator<Item = Option<u32>> {
    let cash = state.cash[seat.index()].max(0) as u32;
    let least = auction::least_bid(rules, auction, target);
    let is_claimed = money::claimed(state, seat) > 0;
    let mut last = None;
    quarters.iter().map(move |quarters| {
        let amount = (value as u32 * quarters / 4).max(least).min(cash);
        let is_new = amount >= least && last.is_none_or(|last| amount > last);
        let fits = || !is_claimed || auction::check_bid(rules, state, seat, amount, target).is_ok();
        (is_new && fits()).then(|| {
            last = Some(amount);
            amount
        })
    })
}

/// Marks the slots of listed actions.
struct Masker<'a> {
    rules: &'a PropertyTournament,
    state: &'a State,
    seat: Seat,
    out: &'a mut [u8],
    kept: &'a mut Vec<Action>,
    heard: usize,
}

impl ActionList for Masker<'_> {
    #[inline]
    fn push(&mut self, action: Action) {
        self.heard += 1;
        if let Action::Bid { field: None, .. } = action {
            return;
        }
        if let Some(slot) = slot(self.rules, self.state, self.seat, action) {
            self.out[slot] = 1;
            if !is_direct(slot) {
                self.kept.push(action);
            }
        }
    }

    fn len(&self) -> usize {
        self.heard
    }
}

/// Keeps the listed action of one slot.
struct Finder<'a> {
    rules: &'a PropertyTournament,
    state: &'a State,
    seat: Seat,
    slot: usize,
    found: Option<Action>,
    heard: usize,
}

impl ActionList for Finder<'_> {
    #[inline]
    fn push(&mut self, action: Action) {
        self.heard += 1;
        if let Action::Bid { field: None, .. } = action {
            return;
        }
        if self.found.is_none() && slot(self.rules, self.state, self.seat, action) == Some(self.slot) {
            self.found = Some(action);
        }
    }

    fn len(&self) -> usize {
        self.heard
    }
}

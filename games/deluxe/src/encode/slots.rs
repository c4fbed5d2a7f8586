//! Actions as slots: the families of `legal` in a fixed order, a few amounts for bids and stakes, and the trades that the
//! game's own bots think fair.

use crate::action::Offer;
use crate::bot::bargain;
use crate::card::{Card, Deal};
use crate::plot::{INDUSTRIES, Industry, PLOTS, Plot, PlotSet};
use crate::rules::legal::{Family, Listener, offer_all};
use crate::rules::{auction, exchange, trade};
use crate::state::{Phase, State};
use crate::{Action, Deluxe};
use engine::encode::spread;
use engine::{Game, Seat};

/// Actions that say all by their name: see [`simple_slot`].
const SIMPLE: [&str; 15] = [
    "end the turn",
    "roll",
    "try for a double",
    "pay the fine",
    "stay in the inspection",
    "buy",
    "decline the plot",
    "pass",
    "pay the full rent",
    "skip the exchange",
    "decline the card",
    "accept the trade",
    "reject the trade",
    "make no offer",
    "declare bankruptcy",
];

const CLEAN_AUDIT: usize = SIMPLE.len();
const DISCOUNT: usize = CLEAN_AUDIT + 1;
const BIDS: usize = DISCOUNT + 1;
const STAKES: usize = BIDS + BID_COUNT;
const SELL_INDUSTRY: usize = STAKES + STAKE_COUNT;
/// From here on all families have a slot for every plot.
const BY_PLOT: usize = SELL_INDUSTRY + INDUSTRIES;
const REFINANCE: usize = BY_PLOT;
const OFF_MARKET: usize = REFINANCE + PLOTS;
const CHOOSE: usize = OFF_MARKET + PLOTS;
const BUILD: usize = CHOOSE + PLOTS;
const SUBSIDY: usize = BUILD + PLOTS;
const SELL: usize = SUBSIDY + PLOTS;
const MORTGAGE: usize = SELL + PLOTS;
const REDEEM: usize = MORTGAGE + PLOTS;
const CASH_FOR: usize = REDEEM + PLOTS;
const DOUBLE_FOR: usize = CASH_FOR + PLOTS;
const SWAP: usize = DOUBLE_FOR + PLOTS;
const FAIR: usize = SWAP + PLOTS;
const FAIR_SWAP: usize = FAIR + PLOTS;
/// For every other seat a plot for its price, then a plot for twice as much.
const ASK: usize = FAIR_SWAP + PLOTS;

const FAMILY_NAMES: [&str; 13] = [
    "refinance",
    "buy off the market",
    "go to",
    "build on",
    "build with a subsidy on",
    "sell a building of",
    "mortgage",
    "redeem",
    "offer the price for",
    "offer twice the price for",
    "offer a swap for",
    "offer a fair price for",
    "offer a fair swap for",
];

/// The least bid, so many least raises above it, and last a quarter more than the least.
const RAISES: [u32; 6] = [0, 1, 2, 5, 10, 20];
const BID_COUNT: usize = RAISES.len() + 1;
/// Fixed stakes, and then a 25th of the cash, a quarter of the largest stake and the largest.
const FIXED_STAKES: [u32; 9] = [1, 5, 10, 20, 25, 50, 100, 200, 500];
const STAKE_SHARES: [&str; 3] = ["stake a 25th of the cash", "stake a quarter of the most", "stake the most"];
const STAKE_COUNT: usize = FIXED_STAKES.len() + STAKE_SHARES.len();

pub(super) fn count(rules: &Deluxe) -> usize {
    ASK + 2 * PLOTS * (usize::from(rules.seats) - 1)
}

pub(super) fn name(slot: usize) -> String {
    let plot = |place: usize| Plot((place % PLOTS) as u8).word();
    match slot {
        0..CLEAN_AUDIT => SIMPLE[slot].to_owned(),
        CLEAN_AUDIT => "use a clean audit".to_owned(),
        DISCOUNT => "use a partner discount".to_owned(),
        BIDS..STAKES => match RAISES.get(slot - BIDS) {
            Some(raises) => format!("bid {raises} raises above the least"),
            None => "bid a quarter above the least".to_owned(),
        },
        STAKES..SELL_INDUSTRY => match FIXED_STAKES.get(slot - STAKES) {
            Some(amount) => format!("stake {amount}"),
            None => STAKE_SHARES[slot - STAKES - FIXED_STAKES.len()].to_owned(),
        },
        SELL_INDUSTRY..BY_PLOT => {
            format!("sell all buildings of {}", Industry((slot - SELL_INDUSTRY) as u8).word())
        }
        BY_PLOT..ASK => format!("{} {}", FAMILY_NAMES[(slot - BY_PLOT) / PLOTS], plot(slot - BY_PLOT)),
        _ => {
            let family = (slot - ASK) / PLOTS;
            let price = ["its price", "twice its price"][family % 2];
            format!("ask the seat {} on {price} for {}", family / 2 + 1, plot(slot - ASK))
        }
    }
}

/// Keeps the actions of those slots that do not say by themselves what they stand for.
pub(super) fn mask(rules: &Deluxe, state: &State, seat: Seat, kept: &mut Vec<Action>, out: &mut [u8]) {
    out.fill(0);
    kept.clear();
    if !rules.turn(state).includes(seat) {
        return;
    }
    each(rules, state, seat, &mut Masker { rules, state, seat, out, kept });
}

/// What an allowed slot stands for, by what the mask kept.
pub(super) fn decode_listed(
    rules: &Deluxe,
    state: &State,
    seat: Seat,
    slot: usize,
    kept: &[Action],
) -> Option<Action> {
    let by_plot = |family: Family, first: usize| family.action(rules, state, seat, (slot - first) as u32);
    match slot {
        BIDS..STAKES => Some(Action::Bid { amount: bids(rules, state, seat)?[slot - BIDS] }),
        STAKES..SELL_INDUSTRY => Some(Action::Stake { amount: stakes(rules, state, seat)?[slot - STAKES] }),
        CASH_FOR..DOUBLE_FOR => Some(by_plot(Family::OfferCash { times: 1 }, CASH_FOR)),
        DOUBLE_FOR..SWAP => Some(by_plot(Family::OfferCash { times: 2 }, DOUBLE_FOR)),
        ASK.. => {
            let family = (slot - ASK) / PLOTS;
            let to_seat = seat.plus(family as u8 / 2 + 1, rules.seats);
            let times = family as u32 % 2 + 1;
            Some(by_plot(Family::AskCash { to_seat, times }, ASK + PLOTS * family))
        }
        _ => direct(slot).or_else(|| {
            let is_here = |action: &Action| kept_at(rules, *action).is_some_and(|kept| kept.contains(&slot));
            let mut here = kept.iter().copied().filter(is_here);
            // A plain swap for the same plot comes before a fair one.
            if (FAIR_SWAP..ASK).contains(&slot) { here.next_back() } else { here.next() }
        }),
    }
}

/// In which slots an action may be that the mask keeps.
fn kept_at(rules: &Deluxe, action: Action) -> Option<[usize; 2]> {
    Some(match action {
        Action::UseCard { card, plot } => {
            let first = match rules.deal(card)? {
                Deal::Refinancing => REFINANCE,
                Deal::OffMarketPurchase => OFF_MARKET,
                Deal::PartnerDiscount => DISCOUNT,
                Deal::CleanAudit => CLEAN_AUDIT,
                _ => return None,
            };
            [first + plot.map_or(0, Plot::index); 2]
        }
        Action::ProposeTrade(offer) => {
            let plot = offer.get_plots.first()?.index();
            if offer.give_plots.is_empty() { [FAIR + plot; 2] } else { [SWAP + plot, FAIR_SWAP + plot] }
        }
        _ => return None,
    })
}

pub(super) fn decode(rules: &Deluxe, state: &State, seat: Seat, slot: usize) -> Option<Action> {
    if let Some(action) = direct(slot) {
        return rules.check(state, seat, action).is_ok().then_some(action);
    }
    if !rules.turn(state).includes(seat) {
        return None;
    }
    let mut finder = Finder { rules, state, seat, slot, found: None };
    each(rules, state, seat, &mut finder);
    finder.found
}

/// What a slot stands for wherever it is allowed at all, if that is always the same and `legal` lists all of it.
fn direct(slot: usize) -> Option<Action> {
    const ACTIONS: [Action; SIMPLE.len()] = [
        Action::EndTurn {},
        Action::Roll {},
        Action::TryDouble {},
        Action::PayFine {},
        Action::Stay {},
        Action::Buy {},
        Action::Decline {},
        Action::Pass {},
        Action::PayFull {},
        Action::Skip {},
        Action::DeclineCard {},
        Action::AcceptTrade {},
        Action::RejectTrade {},
        Action::NoOffer {},
        Action::DeclareBankruptcy {},
    ];
    let plot = |first: usize| Plot((slot - first) as u8);
    Some(match slot {
        0..CLEAN_AUDIT => ACTIONS[slot],
        SELL_INDUSTRY..BY_PLOT => Action::SellIndustry { industry: Industry((slot - SELL_INDUSTRY) as u8) },
        CHOOSE..BUILD => Action::ChoosePlot { plot: plot(CHOOSE) },
        BUILD..SUBSIDY => Action::Build { plot: plot(BUILD), use_subsidy: false },
        SUBSIDY..SELL => Action::Build { plot: plot(SUBSIDY), use_subsidy: true },
        SELL..MORTGAGE => Action::SellBuilding { plot: plot(SELL) },
        MORTGAGE..REDEEM => Action::Mortgage { plot: plot(MORTGAGE) },
        REDEEM..CASH_FOR => Action::Redeem { plot: plot(REDEEM) },
        _ => return None,
    })
}

/// The slot of an action that the seat may do. Where several actions share a slot, only the one it decodes to has it.
pub(super) fn slot(rules: &Deluxe, state: &State, seat: Seat, action: Action) -> Option<usize> {
    let by_plot = |first: usize, plot: Plot| first + plot.index();
    let slot = match action {
        Action::UseCard { card, plot } => match (rules.deal(card)?, plot) {
            (Deal::Refinancing, Some(plot)) => by_plot(REFINANCE, plot),
            (Deal::OffMarketPurchase, Some(plot)) => by_plot(OFF_MARKET, plot),
            (Deal::PartnerDiscount, None) => DISCOUNT,
            (Deal::CleanAudit, None) => CLEAN_AUDIT,
            _ => return None,
        },
        Action::ChoosePlot { plot } => by_plot(CHOOSE, plot),
        Action::Build { plot, use_subsidy } => by_plot(if use_subsidy { SUBSIDY } else { BUILD }, plot),
        Action::SellBuilding { plot } => by_plot(SELL, plot),
        Action::SellIndustry { industry } => SELL_INDUSTRY + industry.index(),
        Action::Mortgage { plot } => by_plot(MORTGAGE, plot),
        Action::Redeem { plot } => by_plot(REDEEM, plot),
        Action::Bid { amount } => BIDS + bids(rules, state, seat)?.iter().position(|&bid| bid == amount)?,
        Action::Stake { amount } => {
            STAKES + stakes(rules, state, seat)?.iter().position(|&stake| stake == amount)?
        }
        Action::ProposeTrade(offer) => return trade_slot(rules, state, seat, &offer),
        _ => simple_slot(action)?,
    };
    (decode(rules, state, seat, slot) == Some(action)).then_some(slot)
}

fn trade_slot(rules: &Deluxe, state: &State, seat: Seat, offer: &Offer) -> Option<usize> {
    let slots: &[usize] = match (offer.get_plots.first(), offer.give_plots.first()) {
        (Some(plot), None) => &[CASH_FOR, DOUBLE_FOR, FAIR].map(|first| first + plot.index()),
        (Some(plot), Some(_)) => &[SWAP, FAIR_SWAP].map(|first| first + plot.index()),
        (None, Some(plot)) => {
            let first = ASK + 2 * PLOTS * steps(rules, seat, offer.to_seat);
            &[first, first + PLOTS].map(|first| first + plot.index())
        }
        (None, None) => &[],
    };
    let is_it = |slot: &usize| decode(rules, state, seat, *slot) == Some(Action::ProposeTrade(*offer));
    slots.iter().copied().find(is_it)
}

/// How many seats lie between a seat and another one.
fn steps(rules: &Deluxe, seat: Seat, other: Seat) -> usize {
    let seats = usize::from(rules.seats);
    (other.index() + seats - seat.index() - 1) % seats
}

/// Hears which slots are open.
trait SlotListener {
    /// A run of slots from `first` on, one for every bit.
    fn family(&mut self, first: usize, family: Family, bits: u32);
    fn single(&mut self, slot: usize, action: Action);
}

struct Masker<'a> {
    rules: &'a Deluxe,
    state: &'a State,
    seat: Seat,
    out: &'a mut [u8],
    kept: &'a mut Vec<Action>,
}

impl SlotListener for Masker<'_> {
    #[inline]
    fn family(&mut self, first: usize, family: Family, bits: u32) {
        const { assert!(PLOTS.is_multiple_of(8), "the slots of a family are written by eights") };
        let (eights, _) = self.out[first..first + PLOTS].as_chunks_mut::<8>();
        for (allowed, bits) in eights.iter_mut().zip(bits.to_le_bytes()) {
            *allowed = (u64::from_le_bytes(*allowed) | u64::from_le_bytes(spread(bits))).to_le_bytes();
        }
        if matches!(family, Family::UseCard(_) | Family::Swap { .. }) {
            let action = |plot: Plot| family.action(self.rules, self.state, self.seat, plot.0.into());
            self.kept.extend(PlotSet(bits).iter().map(action));
        }
    }

    #[inline]
    fn single(&mut self, slot: usize, action: Action) {
        self.out[slot] = 1;
        if matches!(action, Action::UseCard { .. } | Action::ProposeTrade(_)) {
            self.kept.push(action);
        }
    }
}

/// Keeps the first action of one slot.
struct Finder<'a> {
    rules: &'a Deluxe,
    state: &'a State,
    seat: Seat,
    slot: usize,
    found: Option<Action>,
}

impl SlotListener for Finder<'_> {
    fn family(&mut self, first: usize, family: Family, bits: u32) {
        let bit = self.slot.wrapping_sub(first);
        if bit < PLOTS && bits >> bit & 1 == 1 && self.found.is_none() {
            self.found = Some(family.action(self.rules, self.state, self.seat, bit as u32));
        }
    }

    fn single(&mut self, slot: usize, action: Action) {
        if slot == self.slot && self.found.is_none() {
            self.found = Some(action);
        }
    }
}

/// Tells everything the seat may do, by slots.
fn each(rules: &Deluxe, state: &State, seat: Seat, to: &mut impl SlotListener) {
    let mut sorter = Sorter { rules, seat, to, money: [0; 2], swaps: [NO_PLOT; PLOTS] };
    offer_all(rules, state, seat, &mut sorter);
    let Sorter { money, swaps, .. } = sorter;
    for (place, amount) in bids(rules, state, seat).into_iter().flatten().enumerate() {
        if amount > 0 {
            to.single(BIDS + place, Action::Bid { amount });
        }
    }
    for (place, amount) in stakes(rules, state, seat).into_iter().flatten().enumerate() {
        if amount > 0 {
            to.single(STAKES + place, Action::Stake { amount });
        }
    }
    if !may_bargain(rules, state, seat) {
        return;
    }
    bargain::proposals(rules, state, seat, &mut |offer| {
        let Some(plot) = offer.get_plots.first() else { return };
        let (action, first) = (Action::ProposeTrade(offer), offer.give_plots.first());
        let is_listed = match first {
            None => (1..=2).any(|times| {
                let family = Family::OfferCash { times };
                money[times as usize - 1] >> plot.0 & 1 == 1
                    && family.action(rules, state, seat, plot.0.into()) == action
            }),
            Some(give) => offer.give_cash == 0 && swaps[plot.index()] == give.0,
        };
        if !is_listed {
            to.single(plot.index() + if first.is_some() { FAIR_SWAP } else { FAIR }, action);
        }
    });
}

/// Whether the game's own bots would think of a trade now.
fn may_bargain(rules: &Deluxe, state: &State, seat: Seat) -> bool {
    state.offer.is_none()
        && matches!(state.phase, Phase::TurnStart | Phase::Manage)
        && trade::may_propose(rules, state, seat)
}

const NO_PLOT: u8 = u8::MAX;

/// Sorts the families of `legal` into slots.
struct Sorter<'a, T> {
    rules: &'a Deluxe,
    seat: Seat,
    to: &'a mut T,
    /// For which plots money has been offered, once and twice the price.
    money: [u32; 2],
    /// Which plot the swap for a plot gives.
    swaps: [u8; PLOTS],
}

impl<T: SlotListener> Listener for Sorter<'_, T> {
    #[inline]
    fn hear(&mut self, family: Family, bits: u32) {
        if bits == 0 {
            return;
        }
        let first = match family {
            Family::Just(Action::UseCard { card, .. }) => return self.card(card, family, bits),
            Family::Just(action) => {
                let slot = simple_slot(action).expect("single actions have slots of their own");
                return self.to.single(slot, action);
            }
            Family::UseCard(card) => return self.card(card, family, bits),
            Family::Bid | Family::Stake => return,
            Family::SellIndustry => {
                return (0..INDUSTRIES as u8).filter(|industry| bits >> industry & 1 == 1).for_each(
                    |industry| {
                        let action = Action::SellIndustry { industry: Industry(industry) };
                        self.to.single(SELL_INDUSTRY + usize::from(industry), action);
                    },
                );
            }
            Family::ChoosePlot => CHOOSE,
            Family::Build { use_subsidy: false } => BUILD,
            Family::Build { use_subsidy: true } => SUBSIDY,
            Family::SellBuilding => SELL,
            Family::Mortgage => MORTGAGE,
            Family::Redeem => REDEEM,
            Family::OfferCash { times } => {
                self.money[times as usize - 1] |= bits;
                if times == 1 { CASH_FOR } else { DOUBLE_FOR }
            }
            Family::AskCash { to_seat, times } => {
                let family = 2 * steps(self.rules, self.seat, to_seat) + times as usize - 1;
                ASK + PLOTS * family
            }
            Family::Swap { give } => {
                for (plot, swap) in self.swaps.iter_mut().enumerate() {
                    if bits >> plot & 1 == 1 && *swap == NO_PLOT {
                        *swap = give.0;
                    }
                }
                SWAP
            }
        };
        self.to.family(first, family, bits);
    }
}

impl<T: SlotListener> Sorter<'_, T> {
    fn card(&mut self, card: Card, family: Family, bits: u32) {
        match self.rules.deal(card) {
            Some(Deal::Refinancing) => self.to.family(REFINANCE, family, bits),
            Some(Deal::OffMarketPurchase) => self.to.family(OFF_MARKET, family, bits),
            Some(Deal::CleanAudit) => self.to.single(CLEAN_AUDIT, Action::UseCard { card, plot: None }),
            Some(Deal::PartnerDiscount) => self.to.single(DISCOUNT, Action::UseCard { card, plot: None }),
            _ => debug_assert!(false, "{card} cannot be used"),
        }
    }
}

fn simple_slot(action: Action) -> Option<usize> {
    Some(match action {
        Action::EndTurn {} => 0,
        Action::Roll {} => 1,
        Action::TryDouble {} => 2,
        Action::PayFine {} => 3,
        Action::Stay {} => 4,
        Action::Buy {} => 5,
        Action::Decline {} => 6,
        Action::Pass {} => 7,
        Action::PayFull {} => 8,
        Action::Skip {} => 9,
        Action::DeclineCard {} => 10,
        Action::AcceptTrade {} => 11,
        Action::RejectTrade {} => 12,
        Action::NoOffer {} => 13,
        Action::DeclareBankruptcy {} => 14,
        _ => return None,
    })
}

/// The amounts of the slots for bids; 0 where one is too much, or the same as an earlier one.
fn bids(rules: &Deluxe, state: &State, seat: Seat) -> Option<[u32; BID_COUNT]> {
    let Phase::Auction(auction) = &state.phase else { return None };
    if auction.acting != seat || state.offer.is_some() {
        return None;
    }
    let least = auction::least_bid(rules, state, auction);
    let raise = rules.options.auction_min_raise;
    let mut amounts = [least + least / 4; BID_COUNT];
    RAISES.iter().zip(&mut amounts).for_each(|(times, amount)| *amount = least + times * raise);
    Some(once(amounts, auction::most_bid(rules, state, seat)))
}

/// The same for stakes.
fn stakes(rules: &Deluxe, state: &State, seat: Seat) -> Option<[u32; STAKE_COUNT]> {
    if state.phase != Phase::ExchangeOffer || state.active != seat || state.offer.is_some() {
        return None;
    }
    let most = exchange::most_stake(rules, state, seat);
    let mut amounts = [0; STAKE_COUNT];
    amounts[..FIXED_STAKES.len()].copy_from_slice(&FIXED_STAKES);
    amounts[FIXED_STAKES.len()..].copy_from_slice(&[(state.at(seat).cash / 25).min(most), most / 4, most]);
    Some(once(amounts, most))
}

fn once<const N: usize>(mut amounts: [u32; N], most: u32) -> [u32; N] {
    for place in 0..N {
        let (before, rest) = amounts.split_at_mut(place);
        if rest[0] > most || before.contains(&rest[0]) {
            rest[0] = 0;
        }
    }
    amounts
}

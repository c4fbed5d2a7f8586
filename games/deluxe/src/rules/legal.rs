//! What a seat may do, in families: each family is a kind of action and a set of bits, one action per bit. `legal`
//! lists them, `sample` draws one without listing.
//!
//! Bids, stakes and trades are too many to list: a few amounts stand for all bids and stakes, and a trade is a single
//! plot for its price (or twice that where it completes an industry), or a swap that completes an industry of each.

use crate::action::Offer;
use crate::card::{Card, Deal, DeckName};
use crate::plot::{Industry, Plot, PlotSet};
use crate::rules::{auction, building, cards, credit, debt, exchange, rent, trade};
use crate::state::{Auction, Phase, State};
use crate::{Action, Deluxe};
use engine::{Rng, Seat};

/// How far above the least bid the listed ones are, in least raises.
const RAISES: [u32; 6] = [0, 1, 2, 5, 10, 20];
/// The listed stakes; the largest possible one is listed too.
const STAKES: [u32; 8] = [1, 5, 10, 20, 50, 100, 200, 500];

/// A kind of action that takes one of some bits.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Family {
    Just(Action),
    UseCard(Card),
    ChoosePlot,
    Build {
        use_subsidy: bool,
    },
    SellBuilding,
    SellIndustry,
    Mortgage,
    Redeem,
    Bid,
    Stake,
    /// Money for a plot of somebody else, once or twice its price.
    OfferCash {
        times: u32,
    },
    /// A plot for money.
    AskCash {
        to_seat: Seat,
        times: u32,
    },
    /// A plot for a plot of somebody else.
    Swap {
        give: Plot,
    },
}

/// Whoever hears the families.
pub(crate) trait Listener {
    fn hear(&mut self, family: Family, bits: u32);
}

pub(crate) fn list(rules: &Deluxe, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let first = out.len();
    offer_all(rules, state, seat, &mut Lister { rules, state, seat, out });
    out[first..].sort_unstable();
}

pub(crate) fn sample<R: Rng + ?Sized>(rules: &Deluxe, state: &State, seat: Seat, rng: &mut R) -> Action {
    let mut drawer = Drawer { rng, total: 0, picked: (Family::Just(Action::EndTurn {}), 1) };
    offer_all(rules, state, seat, &mut drawer);
    let Drawer { rng, picked: (family, bits), .. } = drawer;
    let bit = if bits & (bits - 1) == 0 {
        bits.trailing_zeros()
    } else {
        kit::nth_set_bit(bits, rng.below(bits.count_ones()))
    };
    family.action(rules, state, seat, bit)
}

struct Lister<'a> {
    rules: &'a Deluxe,
    state: &'a State,
    seat: Seat,
    out: &'a mut Vec<Action>,
}

impl Listener for Lister<'_> {
    fn hear(&mut self, family: Family, bits: u32) {
        let actions =
            PlotSet(bits).iter().map(|bit| family.action(self.rules, self.state, self.seat, bit.0.into()));
        self.out.extend(actions);
    }
}

/// Keeps one of the families heard so far, each with the weight of its actions.
struct Drawer<'a, R: ?Sized> {
    rng: &'a mut R,
    total: u32,
    picked: (Family, u32),
}

impl<R: Rng + ?Sized> Listener for Drawer<'_, R> {
    #[inline]
    fn hear(&mut self, family: Family, bits: u32) {
        let count = bits.count_ones();
        if count == 0 {
            return;
        }
        self.total += count;
        if self.total == count || self.rng.below(self.total) < count {
            self.picked = (family, bits);
        }
    }
}

/// Names every family of which the seat may do something.
pub(crate) fn offer_all(rules: &Deluxe, state: &State, seat: Seat, to: &mut impl Listener) {
    let just = |to: &mut dyn FnMut(Family, u32), action| to(Family::Just(action), 1);
    let mut say = |family: Family, bits: u32| to.hear(family, bits);
    if let Some(open) = &state.offer {
        if open.offer.to_seat == seat {
            if trade::check_accept(rules, state, seat).is_ok() {
                just(&mut say, Action::AcceptTrade {});
            }
            just(&mut say, Action::RejectTrade {});
        }
        return;
    }
    match state.phase {
        Phase::TurnStart | Phase::Manage
            if seat != state.active && trade::onlookers(rules, state).contains(seat) =>
        {
            just(&mut say, Action::NoOffer {});
            offer_trades(rules, state, seat, to);
        }
        Phase::TurnStart | Phase::Manage if seat == state.active => offer_management(rules, state, seat, to),
        Phase::Debt(debt) if debt.seat == seat => {
            if !debt::can_be_covered(rules, state, &debt) {
                just(&mut say, Action::DeclareBankruptcy {});
            }
            offer_money(rules, state, seat, to);
        }
        Phase::Auction(auction) if auction.acting == seat => {
            just(&mut say, Action::Pass {});
            say(Family::Bid, bids(rules, state, seat, &auction));
        }
        _ if seat != state.active => {}
        Phase::PlotOffer => {
            just(&mut say, Action::Decline {});
            if state.at(seat).cash
                >= rules.board.deed(crate::rules::purchase::offered_plot(rules, state)).price
            {
                just(&mut say, Action::Buy {});
            }
            offer_money(rules, state, seat, to);
        }
        Phase::RentChoice => {
            just(&mut say, Action::PayFull {});
            for card in rent::discounts(rules, state, seat) {
                just(&mut say, Action::UseCard { card, plot: None });
            }
        }
        Phase::CardChoice => {
            match state.open_card {
                Some(card) if card.deck == DeckName::Deal => {
                    just(&mut say, Action::DeclineCard {});
                    say(Family::UseCard(card), cards::targets(rules, state, seat, card).0);
                }
                _ => say(Family::ChoosePlot, state.at(seat).plots.0),
            }
            offer_money(rules, state, seat, to);
        }
        Phase::ExchangeOffer => {
            just(&mut say, Action::Skip {});
            say(Family::Stake, stakes(rules, state, seat));
            offer_money(rules, state, seat, to);
        }
        Phase::InspectionFine { .. } => {
            if state.at(seat).cash >= rules.board.money.fine {
                just(&mut say, Action::PayFine {});
            }
            if crate::rules::inspection::check_stay(rules, state, seat).is_ok() {
                just(&mut say, Action::Stay {});
            }
            offer_money(rules, state, seat, to);
        }
        _ => {}
    }
}

/// `TurnStart` and `Manage` of the active seat.
fn offer_management(rules: &Deluxe, state: &State, seat: Seat, to: &mut impl Listener) {
    let player = state.at(seat);
    let go_on = match state.phase {
        Phase::TurnStart if player.inspected => Action::TryDouble {},
        Phase::Manage if !state.extra_roll => Action::EndTurn {},
        _ => Action::Roll {},
    };
    to.hear(Family::Just(go_on), 1);
    for card in player.kept.iter() {
        match rules.deal(card) {
            Some(Deal::CleanAudit) if player.inspected && state.phase == Phase::TurnStart => {
                to.hear(Family::Just(Action::UseCard { card, plot: None }), 1);
            }
            _ => to.hear(Family::UseCard(card), cards::targets(rules, state, seat, card).0),
        }
    }
    if player.plots.is_empty() {
        return offer_trades(rules, state, seat, to);
    }
    if building::is_time_to_build(rules, state, seat) {
        let plots = building::buildable(rules, state, seat);
        if let Some(plot) = plots.first() {
            if player.cash >= rules.board.deed(plot).building {
                to.hear(Family::Build { use_subsidy: false }, plots.0);
            }
            if cards::subsidy(rules, state, seat).is_some() {
                to.hear(Family::Build { use_subsidy: true }, plots.0);
            }
        }
    }
    if !state.mortgaged.is_empty() {
        to.hear(Family::Redeem, credit::redeemable(rules, state, seat).0);
    }
    offer_money(rules, state, seat, to);
}

/// DL-16
fn offer_money(rules: &Deluxe, state: &State, seat: Seat, to: &mut impl Listener) {
    to.hear(Family::Mortgage, credit::mortgageable(state, seat).0);
    let built = building::built_here(rules, state, seat);
    if !built.is_empty() {
        to.hear(Family::SellBuilding, building::sellable(rules, state, seat).0);
        let industries = built.iter().fold(0, |bits, plot| bits | 1 << plot.industry().0);
        to.hear(Family::SellIndustry, industries);
    }
    offer_trades(rules, state, seat, to);
}

fn offer_trades(rules: &Deluxe, state: &State, seat: Seat, to: &mut impl Listener) {
    if !trade::may_propose(rules, state, seat) {
        return;
    }
    let tradable = trade::tradable(state);
    if tradable.is_empty() {
        return;
    }
    let player = state.at(seat);
    let foreign = tradable.without(player.plots);
    let own = trade::givable(rules, state, seat);
    let in_debt = state.debt_of(seat).is_some();
    let mut listed = 0;
    let mut say = |family: Family, plots: PlotSet| {
        listed |= plots.0;
        to.hear(family, plots.0);
    };
    if !rules.options.expert && !in_debt && player.cash > 0 {
        say(Family::OfferCash { times: 1 }, foreign);
        let dear = foreign.and(player.plots.completing());
        let dear = dear.iter().filter(|&plot| rules.board.deed(plot).price < player.cash).collect();
        say(Family::OfferCash { times: 2 }, dear);
    }
    if own.is_empty() {
        return;
    }
    for to_seat in state.others(seat) {
        let buyer = state.at(to_seat);
        let pays =
            |plot: Plot, least: u32| buyer.cash >= if in_debt { rules.board.deed(plot).loan } else { least };
        say(Family::AskCash { to_seat, times: 1 }, own.iter().filter(|&plot| pays(plot, 1)).collect());
        let wanted = own.and(buyer.plots.completing());
        let dear = |plot: &Plot| buyer.cash > rules.board.deed(*plot).price;
        say(Family::AskCash { to_seat, times: 2 }, wanted.iter().filter(dear).collect());
        if in_debt {
            continue;
        }
        let wanted_back = foreign.and(buyer.plots).and(player.plots.completing());
        if !wanted_back.is_empty() {
            wanted.iter().for_each(|give| say(Family::Swap { give }, wanted_back));
        }
    }
    // With no money on either side a swap is all that is left, and a seat that may act has something to do.
    if listed == 0
        && !in_debt
        && let Some(give) = own.first()
    {
        to.hear(Family::Swap { give }, foreign.0);
    }
}

fn bids(rules: &Deluxe, state: &State, seat: Seat, auction: &Auction) -> u32 {
    let least = auction::least_bid(rules, state, auction);
    let most = auction::most_bid(rules, state, seat);
    let raise = rules.options.auction_min_raise;
    let fits = |at: &usize| least + RAISES[*at] * raise <= most;
    (0..RAISES.len()).filter(fits).fold(0, |bits, at| bits | 1 << at)
}

fn stakes(rules: &Deluxe, state: &State, seat: Seat) -> u32 {
    let most = exchange::most_stake(rules, state, seat);
    let listed = (0..STAKES.len()).filter(|&at| STAKES[at] <= most).fold(0, |bits, at| bits | 1 << at);
    let all_in = u32::from(most > 0 && !STAKES.contains(&most)) << STAKES.len();
    listed | all_in
}

impl Family {
    pub(crate) fn action(self, rules: &Deluxe, state: &State, seat: Seat, bit: u32) -> Action {
        let plot = Plot(bit as u8);
        match self {
            Family::Just(action) => action,
            Family::UseCard(card) => Action::UseCard { card, plot: Some(plot) },
            Family::ChoosePlot => Action::ChoosePlot { plot },
            Family::Build { use_subsidy } => Action::Build { plot, use_subsidy },
            Family::SellBuilding => Action::SellBuilding { plot },
            Family::SellIndustry => Action::SellIndustry { industry: Industry(bit as u8) },
            Family::Mortgage => Action::Mortgage { plot },
            Family::Redeem => Action::Redeem { plot },
            Family::Bid => {
                let least = match &state.phase {
                    Phase::Auction(auction) => auction::least_bid(rules, state, auction),
                    _ => 0,
                };
                Action::Bid { amount: least + RAISES[bit as usize] * rules.options.auction_min_raise }
            }
            Family::Stake => {
                let all_in = exchange::most_stake(rules, state, seat);
                Action::Stake { amount: STAKES.get(bit as usize).copied().unwrap_or(all_in) }
            }
            Family::OfferCash { times } => {
                let give_cash = (times * rules.board.deed(plot).price).min(state.at(seat).cash);
                let to_seat = state.owner(plot).expect("tradable plots have owners");
                Action::ProposeTrade(Offer {
                    give_cash,
                    get_plots: PlotSet::one(plot),
                    ..Offer::nothing(to_seat)
                })
            }
            Family::AskCash { to_seat, times } => {
                let get_cash = (times * rules.board.deed(plot).price).min(state.at(to_seat).cash);
                Action::ProposeTrade(Offer {
                    give_plots: PlotSet::one(plot),
                    get_cash,
                    ..Offer::nothing(to_seat)
                })
            }
            Family::Swap { give } => {
                let to_seat = state.owner(plot).expect("tradable plots have owners");
                let (give_plots, get_plots) = (PlotSet::one(give), PlotSet::one(plot));
                Action::ProposeTrade(Offer { give_plots, get_plots, ..Offer::nothing(to_seat) })
            }
        }
    }
}

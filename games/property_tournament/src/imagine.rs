//! A world that fits a view. Unseen cards have no order and dice are not thrown yet, so a view with perfect memory
//! fits one world only. A view for people may hide cash and books: cash is then guessed within what the table shows,
//! and the books are filled so that they balance.

use crate::PropertyTournament;
use crate::ledger::{Account, Accounts};
use crate::offers::{Offer, Offers};
use crate::rules::{contest, money, trade};
use crate::state::State;
use crate::view::View;
use engine::{MAX_SEATS, Rng, Seat};

pub(crate) fn imagine<R: Rng + ?Sized>(
    rules: &PropertyTournament,
    view: &View,
    rng: &mut R,
    world: &mut State,
) {
    *world = known(rules, view);
    let hidden = || Seat::all(rules.seats).filter(|&seat| view.at(seat).sheet.is_none());
    for seat in hidden() {
        world.cash[seat.index()] = guess_cash(rules, world, seat, rng);
    }
    for seat in hidden() {
        keep_offers(rules, world, seat);
    }
    balance_books(rules, view, world);
}

/// The world as far as a view knows it: cash that is hidden is 0, and so are hidden books.
pub(crate) fn known(rules: &PropertyTournament, view: &View) -> State {
    let mut world = State {
        public: view.public,
        cash: [0; MAX_SEATS],
        fields: Default::default(),
        position: [0; MAX_SEATS],
        jail: Default::default(),
        bankrupt: [0; MAX_SEATS],
        accounts: Default::default(),
        entries: [0; MAX_SEATS],
        booked: [0; MAX_SEATS],
        offers: Offers::of(view.offers.iter().map(|&offer| Offer::from(offer)), view.offers_made),
    };
    for (seat, seen) in Seat::all(rules.seats).zip(&view.seats) {
        let at = seat.index();
        world.cash[at] = seen.sheet.map_or(0, |sheet| sheet.cash);
        world.fields[at] = seen.fields;
        world.position[at] = seen.position;
        world.jail[at] = seen.jail;
        world.bankrupt[at] = seen.bankrupt;
        world.entries[at] = seen.entries.unwrap_or(0);
        world.booked[at] = seen.booked.unwrap_or(0);
        for (account, amount) in seen.income.iter().flat_map(|income| &income.lines) {
            world.accounts[at].add(*account, *amount as i32);
        }
    }
    world
}

/// Any sum that fits what can be seen: enough for a bid, an order or an offer, too little for a debt.
fn guess_cash<R: Rng + ?Sized>(rules: &PropertyTournament, world: &State, seat: Seat, rng: &mut R) -> i32 {
    if !world.solvent.contains(seat) {
        return 0;
    }
    let bid = world.auction.filter(|auction| auction.bidder == Some(seat)).map(|auction| auction.high as i32);
    let offers = world.offers.iter().filter(|offer| offer.from == seat).map(|offer| offer.cash);
    let least =
        offers.chain(bid).chain(contest::stake_in_contest(rules, world, seat)).max().unwrap_or(0).max(0);
    let debts = world.debts.iter().filter(|due| due.debtor == seat && !due.is_waiting());
    let debts = debts.map(|due| i32::from(due.amount));
    let most = debts.min().unwrap_or(least + i32::from(rules.options.start_money));
    least + rng.below((most - least).max(1) as u32) as i32
}

/// PT-79, PT-81: an author who could not keep an offer would have none open, so they have what it takes.
fn keep_offers(rules: &PropertyTournament, world: &mut State, seat: Seat) {
    let offers = world.offers;
    for offer in offers.iter().filter(|offer| offer.from == seat) {
        while trade::check_means(rules, world, &offer, seat).is_err() {
            world.cash[seat.index()] += 100;
        }
    }
}

/// Fills the books nobody showed: first what seats book with each other (PT-119 I5), then each seat's own identity (I4).
fn balance_books(rules: &PropertyTournament, view: &View, world: &mut State) {
    let hidden = |seat: &Seat| view.at(*seat).income.is_none();
    if let Some(first) = Seat::all(rules.seats).find(hidden) {
        for (gain, loss) in [
            (Account::RentIn, Account::RentOut),
            (Account::CardsFromPlayers, Account::CardsToPlayers),
            (Account::TradeGain, Account::TradeLoss),
        ] {
            let sum = |account| {
                Seat::all(rules.seats)
                    .map(|seat| i64::from(world.accounts[seat.index()].of(account)))
                    .sum::<i64>()
            };
            let missing = sum(gain) - sum(loss);
            add(&mut world.accounts[first.index()], gain, loss, -missing);
        }
    }
    for seat in Seat::all(rules.seats).filter(hidden) {
        let accounts = world.accounts[seat.index()];
        let booked = i64::from(accounts.revenue()) - i64::from(accounts.costs());
        let missing = i64::from(money::profit(rules, world, seat)) - booked;
        add(&mut world.accounts[seat.index()], Account::CardsFromBank, Account::CardsToBank, missing);
    }
}

fn add(accounts: &mut Accounts, gain: Account, loss: Account, amount: i64) {
    let account = if amount >= 0 { gain } else { loss };
    accounts.add(account, (amount.unsigned_abs() & 0xff_ffff) as i32);
}

//! What must hold after every step (PT-119), and how long a match can be.

use crate::PropertyTournament;
use crate::board::{CARDS, Effect};
use crate::field::{FIELD_COUNT, Field, bits};
use crate::ledger::Account;
use crate::offers::Offer;
use crate::options::BankruptAssets;
use crate::rules::build::HOTEL;
use crate::rules::{money, trade};
use crate::state::{DeckName, Phase, State};
use engine::Seat;

/// Balances are kept modulo 2^24.
const WRAP: i64 = 1 << 24;

pub(crate) fn audit_state(rules: &PropertyTournament, state: &State) -> Result<(), String> {
    audit_books(rules, state)?;
    audit_sums(rules, state)?;
    audit_board(rules, state)?;
    audit_cards(rules, state)?;
    audit_offers(state)
}

/// I2 and I4: cash is never negative, and what a seat is worth is its start money and its profit. I1 and I3 hold
/// because assets and loans are what the seat holds.
fn audit_books(rules: &PropertyTournament, state: &State) -> Result<(), String> {
    for seat in Seat::all(rules.seats) {
        let cash = state.cash[seat.index()];
        if cash < 0 || !state.solvent.contains(seat) && cash != 0 {
            return Err(format!("seat {seat} has cash {cash}"));
        }
        let accounts = &state.accounts[seat.index()];
        let booked = i64::from(accounts.revenue()) - i64::from(accounts.costs());
        let profit = i64::from(money::profit(rules, state, seat));
        if (booked - profit).rem_euclid(WRAP) != 0 {
            return Err(format!(
                "seat {seat} has booked {booked} and is worth {profit} more than at the start"
            ));
        }
    }
    Ok(())
}

/// I5
fn audit_sums(rules: &PropertyTournament, state: &State) -> Result<(), String> {
    let sum = |account: Account| -> i64 {
        Seat::all(rules.seats).map(|seat| i64::from(state.accounts[seat.index()].of(account))).sum()
    };
    let pairs = [
        (Account::RentIn, Account::RentOut, true),
        (Account::CardsFromPlayers, Account::CardsToPlayers, true),
        (
            Account::TradeGain,
            Account::TradeLoss,
            rules.options.bankrupt_assets == BankruptAssets::BankAuction,
        ),
    ];
    for (gain, loss, holds) in pairs {
        if holds && (sum(gain) - sum(loss)).rem_euclid(WRAP) != 0 {
            return Err(format!("{gain:?} {} does not match {loss:?} {}", sum(gain), sum(loss)));
        }
    }
    Ok(())
}

/// I6; every field has one owner, and only streets that are not mortgaged carry buildings.
fn audit_board(rules: &PropertyTournament, state: &State) -> Result<(), String> {
    let mut owned = 0;
    for seat in Seat::all(rules.seats) {
        let fields = state.fields[seat.index()].0;
        if fields & owned != 0 || fields >> FIELD_COUNT != 0 {
            return Err(format!("seat {seat} holds {fields:b} and others {owned:b}"));
        }
        owned |= fields;
        if state.phase == Phase::Over && !state.solvent.contains(seat) && fields != 0 {
            return Err(format!("bankrupt seat {seat} holds fields at the end"));
        }
    }
    let solvent = state.solvent.iter().fold(0, |mask, seat| mask | state.fields[seat.index()].0);
    if state.mortgaged.0 & !solvent != 0 {
        return Err(format!("fields nobody owns are mortgaged: {:?}", state.mortgaged));
    }
    let (mut houses, mut hotels) = (state.houses, state.hotels);
    for field in Field::all() {
        let level = state.level(field);
        let may = field.is_street() && !state.is_mortgaged(field) && solvent & field.bit() != 0;
        if level > 0 && !may || level > HOTEL {
            return Err(format!("{field:?} carries {level}"));
        }
        if level == HOTEL {
            hotels += 1;
        } else {
            houses += level;
        }
    }
    if (houses, hotels) != (32, 12) {
        return Err(format!("{houses} houses and {hotels} hotels"));
    }
    Ok(())
}

/// whoever is to give something has it.
fn audit_offers(state: &State) -> Result<(), String> {
    let broken = |offer: &Offer| {
        [offer.from, offer.to].iter().any(|&seat| !trade::is_held(state, seat, offer.given_by(seat)))
    };
    state.offers.iter().find(broken).map_or(Ok(()), |offer| Err(format!("{offer:?} is not held as offered")))
}

fn audit_cards(rules: &PropertyTournament, state: &State) -> Result<(), String> {
    for deck in DeckName::ALL {
        let cards = &rules.board.decks[deck.index()];
        let jail = cards.iter().position(|card| card.effect == Effect::JailCard).unwrap_or(0);
        let held = if state.jail_cards[deck.index()].is_some() { 1 << jail } else { 0 };
        let found = state.decks[deck.index()].cards();
        if found.is_none_or(|found| found & held != 0 || found | held != (1 << CARDS) - 1) {
            return Err(format!("{deck:?} holds {found:?} beside {held:b}"));
        }
    }
    if state.jail_cards.iter().flatten().any(|holder| !state.solvent.contains(*holder)) {
        return Err("a bankrupt holds a jail card".into());
    }
    Ok(())
}

/// Why every match ends. Turns are counted (300 rounds at most), and so are, per turn: rolls, cards, landings,
/// claims, offers with their answers, trades, contests, stand-bys. What is left are bids and free actions, and
/// money bounds both. Each bid of a lot raises it, so a lot has at most as many bids as there is money. Each
/// redemption costs interest and each sale of a building half its price, and neither ever comes back: so there are
/// at most as many of them as money flows in; mortgages follow redemptions and acquisitions, buildings follow
/// sales. The sum is a bound, not a guess at the length of a match: people and bots stay far below it.
pub(crate) fn bound(rules: &PropertyTournament) -> u32 {
    let seats = u64::from(rules.seats);
    let turns = seats * u64::from(rules.options.last_round());
    let highest = |effect: Effect| match effect {
        Effect::Receive(amount) => u64::from(amount),
        Effect::CollectEach(amount) => u64::from(amount) * seats,
        _ => 0,
    };
    let card = rules.board.decks.iter().flatten().map(|card| highest(card.effect)).max().unwrap_or(0);
    let rolls = turns * u64::from(rules.options.doubles_to_jail);
    let income = rolls * (2 * u64::from(rules.options.start_bonus) + 2 * card + 50);
    // Loans are paid back and buildings stand for money that was there; discounts add at most the price of a lot.
    let lots = rolls + 28 * seats + 32 * 3 * seats * turns;
    let discounts =
        (rolls + 28 * seats) * bits(u32::MAX >> 4).map(|field| rules.price(field) as u64).max().unwrap_or(0);
    let units =
        if rules.options.shortage == crate::Shortage::Contest { 32 * 3 * seats * turns * 100 } else { 0 };
    let late = seats * seats * u64::from(rules.options.order_bonus);
    let money = seats * u64::from(rules.options.start_money) + late + income + discounts + units;
    let bids = lots.saturating_mul(money / u64::from(rules.options.auction_increment) + 2 * seats);
    let counted = turns * (40 + 60 * seats + 20 * seats * seats) + 2 * seats * 45;
    let free = 8 * (money + 200 * seats * turns);
    u32::try_from(counted.saturating_add(bids).saturating_add(free)).unwrap_or(u32::MAX)
}

//! The canonical form of a table, version 1: these facts in this order. A field is named by the number of its space.
//!
//! | name | holds |
//! |---|---|
//! | `phase` | the phase of the active seat, followed by what only this phase has: `left`, `tied`, `best`, `again`; `for_double`; `deck`; `factor` |
//! | `active`, `round`, `taken`, `solvent`, `doubles`, `extra_roll`, `roll`, `rent_card`, `grace`, `standing_by` | the turn |
//! | `stamp`, `turn_stamp`, `next_claim` | the numbers that waits and claims get |
//! | `mortgaged`, `buildings`, `houses`, `hotels` | fields, levels (5 is a hotel), and what the Bank has left |
//! | `unseen`, `under`, `jail_card` | for each deck: cards nobody has seen, those below in their order, who holds the jail card |
//! | `claims`, `claim` | the debtor of the open rent claims, and each claim: number, owner, field, amount |
//! | `debt` | for each obligation, the one due now last: debtor, creditor, reason, space, amount, stamp |
//! | `auction` | `-`, or lot, highest bid, bidder, target, turn, stamp; then `passed` |
//! | `contest` | `-`, or kind, opener, units, whether they are auctioned, stamp; then `waiting` and the `order` of each seat that has one |
//! | `offers`, `offer` | how many offers were made, modulo 256; each open one: number, author, partner, cash of the author, what the author gives, what the author gets. By rules version 1, which knew no sides: the goods of both together |
//! | `trades` | for each pair that traded this turn: both seats and how often |
//! | `seat`, `cash`, `fields`, `position`, `jail`, `bankrupt`, `accounts`, `entries`, `booked`, `made` | for each seat; `made` counts offers and contests of this turn |

use crate::PropertyTournament;
use crate::field::Field;
use crate::ledger::Account;
use crate::offers::{Goods, Houses, Offer};
use crate::rules::version1;
use crate::state::{Auction, Contest, Creditor, DeckName, Lot, Obligation, Phase, Reason, RentCard, State};
use crate::trades::PairTrades;
use engine::{Canon, Seat, SeatSet};

pub(crate) fn write(rules: &PropertyTournament, state: &State, out: &mut Canon) {
    write_phase(&state.phase, out);
    write_turn(state, out);
    out.list("mortgaged", state.mortgaged.iter().map(Field::space));
    let built = Field::all().filter(|&field| state.level(field) > 0);
    out.list("buildings", built.map(|field| format!("{}.{}", field.space(), state.level(field))));
    out.fact("houses", state.houses);
    out.fact("hotels", state.hotels);
    for deck in DeckName::ALL {
        let cards = &state.decks[deck.index()];
        out.list("unseen", bits_of(cards.unseen()));
        out.list("under", cards.queue());
        out.maybe_seat("jail_card", state.jail_cards[deck.index()]);
    }
    out.seat("claims", state.claims.debtor);
    for claim in state.claims.iter() {
        let (owner, field) = (u16::from(claim.owner.0), u16::from(claim.field.space()));
        out.list("claim", [claim.claim, owner, field, claim.amount]);
    }
    state.debts.iter().for_each(|obligation| write_debt(&obligation, out));
    write_auction(state.auction.as_ref(), out);
    write_contest(rules, state.contest.as_ref(), out);
    out.fact("offers", state.offers.made());
    state.offers.iter().for_each(|offer| write_offer(rules, &offer, out));
    write_trades(state, out);
    Seat::all(rules.seats).for_each(|seat| write_seat(state, seat, out));
}

fn write_phase(phase: &Phase, out: &mut Canon) {
    match phase {
        Phase::StartRoll { left, tied, best, again } => {
            out.fact("phase", "start_roll");
            out.seats("left", *left);
            out.seats("tied", *tied);
            out.fact("best", best);
            out.fact("again", again);
        }
        Phase::TurnStart => out.fact("phase", "turn_start"),
        Phase::Rolling { for_double } => {
            out.fact("phase", "rolling");
            out.flag("for_double", *for_double);
        }
        Phase::Drawing { deck } => {
            out.fact("phase", "drawing");
            out.fact("deck", if *deck == DeckName::Chance { "chance" } else { "chest" });
        }
        Phase::Metering { factor } => {
            out.fact("phase", "metering");
            out.fact("factor", factor);
        }
        Phase::Released => out.fact("phase", "released"),
        Phase::BuyDecision => out.fact("phase", "buy_decision"),
        Phase::AfterMove => out.fact("phase", "after_move"),
        Phase::Closing => out.fact("phase", "closing"),
        Phase::Over => out.fact("phase", "over"),
    }
}

fn write_turn(state: &State, out: &mut Canon) {
    out.seat("active", state.active);
    out.fact("round", state.round);
    out.seats("taken", state.taken);
    out.seats("solvent", state.solvent);
    out.fact("doubles", state.doubles);
    out.flag("extra_roll", state.extra_roll);
    out.fact("roll", state.roll);
    let rent_card = match state.rent_card {
        RentCard::None => "-",
        RentCard::Railway => "railway",
        RentCard::Utility => "utility",
    };
    out.fact("rent_card", rent_card);
    out.flag("grace", state.grace);
    out.seats("standing_by", state.standing_by);
    out.fact("stamp", state.stamp);
    out.fact("turn_stamp", state.turn_stamp);
    out.fact("next_claim", state.next_claim);
}

fn write_debt(debt: &Obligation, out: &mut Canon) {
    let creditor = match debt.creditor {
        Creditor::Bank => "bank".to_owned(),
        Creditor::Seat(seat) => format!("seat.{}", seat.0),
        Creditor::Birthday(seat, next) => format!("birthday.{}:{}", seat.0, joined(next)),
        Creditor::Each(seats) => format!("each:{}", joined(seats)),
    };
    let reason = match debt.reason {
        Reason::Rent => "rent",
        Reason::Tax => "tax",
        Reason::Card => "card",
        Reason::Fine => "fine",
        Reason::TransferFee => "transfer_fee",
    };
    let numbers = [u16::from(debt.space), debt.amount, debt.stamp].map(|number| number.to_string());
    let words = [debt.debtor.0.to_string(), creditor, reason.to_owned()];
    out.list("debt", words.iter().chain(&numbers));
}

fn write_auction(auction: Option<&Auction>, out: &mut Canon) {
    let Some(auction) = auction else { return out.fact("auction", '-') };
    let lot = match auction.lot {
        Lot::Field(field) => format!("field.{}", field.space()),
        Lot::Unit => "unit".to_owned(),
    };
    let target = auction.target.map_or_else(none, |field| field.space().to_string());
    let bidder = auction.bidder.map_or_else(none, |seat| seat.0.to_string());
    let (high, turn, stamp) =
        (auction.high.to_string(), auction.turn.0.to_string(), auction.stamp.to_string());
    out.list("auction", [lot, high, bidder, target, turn, stamp]);
    out.seats("passed", auction.passed);
}

fn write_contest(rules: &PropertyTournament, contest: Option<&Contest>, out: &mut Canon) {
    let Some(contest) = contest else { return out.fact("contest", '-') };
    let kind = if contest.hotel { "hotel" } else { "houses" };
    let how = if contest.auctioning { "auctioning" } else { "asking" };
    let (opener, units, stamp) =
        (contest.opener.0.to_string(), contest.units.to_string(), contest.stamp.to_string());
    out.list("contest", [kind, &opener, &units, how, &stamp]);
    out.seats("waiting", contest.waiting);
    for seat in Seat::all(rules.seats) {
        let order = contest.orders[seat.index()];
        if let Some(street) = order.street() {
            out.list("order", [seat.0, street.space(), order.count(), order.won()]);
        }
    }
}

fn write_offer(rules: &PropertyTournament, offer: &Offer, out: &mut Canon) {
    let numbers = [i32::from(offer.offer), i32::from(offer.from.0), i32::from(offer.to.0), offer.cash];
    let goods = if rules.version < 2 {
        vec![goods_of(version1::without_sides(offer))]
    } else {
        vec![goods_of(offer.give), goods_of(offer.get)]
    };
    out.list("offer", numbers.iter().map(i32::to_string).chain(goods));
}

fn goods_of(goods: Goods) -> String {
    match goods {
        Goods::Items { fields, cards } => {
            let fields: Vec<String> = fields.iter().map(|field| field.space().to_string()).collect();
            format!("items:{}:{}", fields.join("."), cards.0)
        }
        Goods::Houses(Houses { source, target, count }) => {
            format!("houses:{}.{}:{count}", source.space(), target.space())
        }
    }
}

fn write_trades(state: &State, out: &mut Canon) {
    let told = |pair: PairTrades| format!("{}.{}.{}", pair.seat.0, pair.with_seat.0, pair.count);
    out.list("trades", state.trades.pairs().map(told));
}

fn write_seat(state: &State, seat: Seat, out: &mut Canon) {
    let at = seat.index();
    out.seat("seat", seat);
    out.fact("cash", state.cash[at]);
    out.list("fields", state.fields[at].iter().map(Field::space));
    out.fact("position", state.position[at]);
    let jail = state.jail[at];
    let stay = if jail.is_in() { jail.served().to_string() } else { none() };
    out.list("jail", [stay.as_str(), if jail.fine_paid() { "paid" } else { "open" }]);
    out.fact("bankrupt", state.bankrupt[at]);
    out.list("accounts", Account::ALL.map(|account| state.accounts[at].of(account)));
    out.fact("entries", state.entries[at]);
    out.fact("booked", state.booked[at]);
    out.list("made", [state.counts[at].offers(), state.counts[at].contests()]);
}

fn bits_of(set: u32) -> impl Iterator<Item = u32> {
    (0..u32::BITS).filter(move |bit| set >> bit & 1 == 1)
}

fn joined(seats: SeatSet) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.0.to_string()).collect();
    numbers.join(".")
}

fn none() -> String {
    "-".to_owned()
}

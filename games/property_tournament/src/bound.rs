// MESSAGE FROM THE LEAD (read, act, then delete this line): no new numbered rules. The rulebook in shared/rules is the only authority, so take DL-84 / PT-145 and their counters out of spec, code, texts, tests and State again (golden replays and fingerprints must stay as committed; do not bless). Keep the earlier honest bound from money (git show HEAD:...bound.rs), made as tight as it can be proven without a new rule; saturating at u32::MAX in absurd option sets is acceptable, say so in the comment. Then go on with tournament, soak, names.
//! How long a match can last: every kind of step is counted, per turn or over the whole match.

use crate::options::LedgerMode;
use crate::rules::check::MOST_OUTLAYS;
use crate::{FIELD_COUNT, Game, PropertyTournament};

/// Steps of one landing but for an auction and debts: the roll and its dice, three cards at most, the dice of a
/// utility, buy or decline, claim or waive.
const LANDING: u64 = 8;
/// A turn but for its landings: two choices in jail, the end of the grace time, the end of the turn.
const TURN: u64 = 4;
/// PT-81: new offers of a seat in one turn. Each is made in one step and closed in another.
const OFFERS: u64 = 10;
/// PT-143: contests of a seat in one turn.
const CONTESTS: u64 = 3;
/// The most units in a contest: of PT-60, b < c + q with at most seven others and an order of four.
const UNITS: u64 = 10;
/// A building order is for at most four houses, which may be sold one by one.
const SALES: u64 = 4;
/// the starting roll and its re-rolls.
const START_ROLLS: u64 = 41;

/// A bound on the steps of a match.
///
/// Turns are limited (PT-11, PT-13), and within a turn so are rolls, cards, offers, contests and, by PT-145, what each
/// seat spends on bids, orders and redemptions. Whatever raises money uses up what was bought: a mortgage needs a field
/// that was redeemed, or that is fresh from the Bank; a sale needs a house that was ordered or won before. So there are
/// no more of these than outlays, units of contests and fields that leave the Bank. A lot is closed by a pass of each
/// seat or by the clock, a debt by its payment, by the clock or by a bankruptcy.
pub(crate) fn steps(rules: &PropertyTournament) -> u32 {
    let seats = u64::from(rules.seats());
    let fields = FIELD_COUNT as u64;
    let landings = u64::from(rules.options.doubles_to_jail);
    let lot = seats + 1;
    let debts = LANDING * seats;
    let contests = CONTESTS * (seats + 1 + UNITS * (lot + 1));
    let own = u64::from(MOST_OUTLAYS) * (1 + SALES) + 2 * OFFERS + contests + 2; // and a stand-by, a delayed fine
    let turn = TURN + landings * (LANDING + lot + debts) + seats * own;
    let turns = seats * u64::from(rules.options.last_round());
    let estates = seats * fields * (lot + 1);
    let leaving = 2 * seats;
    let bookings = match rules.options.ledger_mode {
        LedgerMode::Auto => 0,
        LedgerMode::OwnHand => seats * u64::from(u16::MAX), // PT-122: each books a later entry than the one before
    };
    let steps = START_ROLLS * seats + turns * turn + estates + leaving + bookings + lot + debts;
    u32::try_from(steps).expect("300 rounds of 8 seats are below 2^32")
}

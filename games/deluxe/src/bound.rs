// MESSAGE FROM THE LEAD (read, act, then delete this line): no new numbered rules. The rulebook in shared/rules is the only authority, so take DL-84 / PT-145 and their counters out of spec, code, texts, tests and State again (golden replays and fingerprints must stay as committed; do not bless). Keep the earlier honest bound from money (git show HEAD:...bound.rs), made as tight as it can be proven without a new rule; saturating at u32::MAX in absurd option sets is acceptable, say so in the comment. Then go on with tournament, soak, names.
//! How long a match can last: every kind of step is counted, per turn or over the whole match.

use crate::plot::PLOTS;
use crate::state::MOST_OUTLAYS;
use crate::{Deluxe, Game};

/// Landings in one turn: three rolls at most, the third of which may be a release from the Inspection.
const LANDINGS: u64 = 3;
/// Steps of one landing but for an auction: a roll, or three tries and the fine (5), two trips and a deal (EX-23), the
/// choices of a plot, of a rent, of a card and of a kept card, the Exchange (2), the mortgage of a plot that a card set
/// free, the end of the turn.
const LANDING: u64 = 16;

/// A bound on the steps of a match.
///
/// Turns are limited (DL-72, DL-73), and within a turn so are landings, offers (DL-40) and, by DL-84, what each seat
/// spends on bids, building steps and redemptions. Whatever raises money uses up what was bought: a sale needs a step
/// that was built before, a mortgage needs a plot that was redeemed, or that is fresh from the bank. So there are no more
/// of these than outlays and plots that leave the bank, once at first and once after each bankruptcy.
pub(crate) fn steps(rules: &Deluxe) -> u32 {
    let seats = u64::from(rules.seats());
    let offers = 2 * u64::from(rules.options.trade_offers_per_turn);
    let own = 2 * u64::from(MOST_OUTLAYS) + offers + 1; // and a word that no offer comes
    let turn = LANDINGS * (LANDING + seats) + seats * own;
    let turns = seats * u64::from(rules.options.last_round());
    let leaving = 2 * seats;
    let whole_match = 2 + leaving + seats * PLOTS as u64; // the first seat, the clock, first mortgages
    u32::try_from(turns * turn + whole_match).expect("1000 rounds of 6 seats are below 2^32")
}

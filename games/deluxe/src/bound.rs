//! How long a match can last. No rule limits how often a seat may mortgage and redeem, build and sell, or raise a bid,
//! but each of these needs money, and only so much money comes into the game.

use crate::options::ExchangePayout;
use crate::rules::money::CAP;
use crate::{Deluxe, Game};

/// Landings in one turn: three rolls at most, the third of which may be a release from the Inspection.
const LANDINGS: u64 = 3;
/// Steps of one landing but for bids and management: a roll or tries (4), two trips and a deal (EX-23), three choices,
/// the Exchange (2), the end of the turn.
const STEPS_PER_LANDING: u64 = 16;
/// START is crossed at most this often in one landing: by the roll and by two trips.
const CROSSINGS: u64 = 3;
/// The most a card brings: its money, or the worth of a step or an interest it saves.
const CARD: u64 = 200;
/// The highest multiplier of the Exchange.
const MULTIPLIER: u64 = 50;

/// A bound on the steps of a match, as large as a number can be where stakes have no limit.
///
/// Give every seat a worth of its cash, 55 % of the price of each plot without a mortgage and 75 % of the price of each
/// building step. Mortgaging (+50 % -55 %), redeeming (-60 % +55 %), building (-100 % +75 %) and selling (+50 % -75 %)
/// each cost at least 2.5 f of it, trades move it, and buying lowers it. So there are fewer such steps than fants that
/// come in. Bids in one auction rise by the least raise and never pass the money there is.
pub(crate) fn steps(rules: &Deluxe) -> u32 {
    let seats = u64::from(rules.seats());
    let money = &rules.board.money;
    let turns = seats * u64::from(rules.options.last_round());
    let landings = turns * LANDINGS;
    let stake = u64::from(rules.options.exchange_stake_max);
    let payout = match rules.options.exchange_payout {
        _ if stake == 0 => u64::from(CAP),
        ExchangePayout::StakeOnly => MULTIPLIER * stake,
        ExchangePayout::FundTotal => MULTIPLIER * stake * landings,
    };
    let highest_rent = rules.board.deeds.iter().map(|deed| 2 * u64::from(deed.rent[4])).max().unwrap_or(0);
    let income = landings * (CROSSINGS * u64::from(money.start_income) + CARD + payout);
    let inflow = seats * (u64::from(money.start) + highest_rent) + income;
    let bids = landings.saturating_mul(inflow / u64::from(rules.options.auction_min_raise) + seats);
    let offers = turns * seats * (2 * u64::from(rules.options.trade_offers_per_turn) + 1);
    let others = landings * STEPS_PER_LANDING + offers + 3 * seats + 2;
    u32::try_from(inflow.saturating_add(bids).saturating_add(others)).unwrap_or(u32::MAX)
}

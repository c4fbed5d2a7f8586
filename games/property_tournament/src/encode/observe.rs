//! What a seat with perfect memory knows, as numbers. Every movement of cash is public, so it knows all there is.

use crate::PropertyTournament;
use crate::board::{Board, Deed};
use crate::field::{FIELD_COUNT, Field, SPACES};
use crate::offers::Offer;
use crate::state::{Lot, MOST_CLAIMS, Phase, State};
use engine::encode::{FORTIETH, NumberRow, number, ring, squashed, write_bits};
use engine::{Feature, Game, MAX_SEATS, Seat, SeatSet};

pub(super) fn features(rules: &PropertyTournament) -> Vec<Feature> {
    let mut features = vec![
        Feature::new("phase: turn start, buy decision, after the move, closing, over", 5),
        Feature::new("interrupted by: auction, contest, debt", 3),
        Feature::new("round, half at 10; another roll; doubles, of 3; no roll yet; last roll, of 12", 5),
        Feature::new("houses and hotels of the bank, as shares", 2),
        Feature::new("field under the hammer, or else under the active token", FIELD_COUNT),
        Feature::new("highest bid, half at 500; a building is the lot", 2),
        Feature::new("contest: for hotels; units, half at 4", 2),
        Feature::new("debt, half at 200", 1),
        Feature::new("own claims, half at 100", MOST_CLAIMS),
        Feature::new("level by field, of 5", FIELD_COUNT),
        Feature::new("mortgaged fields", FIELD_COUNT),
        Feature::new("first offer to this seat: fields it would get", FIELD_COUNT),
        Feature::new("first offer to this seat: fields it would give", FIELD_COUNT),
        Feature::new("first offer to this seat: cash it would get, half at 200", 1),
    ];
    for place in 0..rules.seats {
        let whose = if place == 0 { "own".to_owned() } else { format!("seat {place} after") };
        let flags = "is active, may act, solvent, in jail, stands by, owes";
        features.push(Feature::new(format!("{whose}: {flags}"), 6));
        features.push(Feature::new(format!("{whose}: leads the auction, has passed, is asked to join"), 3));
        features.push(Feature::new(format!("{whose}: cash, half at 1,000; profit, half at 1,000"), 2));
        features.push(Feature::new(format!("{whose}: space, as cosine and sine"), 2));
        features.push(Feature::new(format!("{whose}: turns in jail, half at 2; jail cards, of 2"), 2));
        features.push(Feature::new(format!("{whose}: open offers to and from this seat, of 3"), 2));
        features.push(Feature::new(format!("{whose}: fields"), FIELD_COUNT));
    }
    features
}

pub(super) fn observe(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut [f32]) {
    let mut row = NumberRow::new(out);
    let (auction, contest) = (state.auction.as_ref(), state.contest.as_ref());
    let due = state.debts.due();
    row.one_of::<5>(phase_place(state.phase));
    *row.block::<10>() = [
        number(auction.is_some()),
        number(contest.is_some()),
        number(due.is_some()),
        squashed(f32::from(state.round), 10.0),
        number(state.extra_roll),
        f32::from(state.doubles.min(3)) / 3.0,
        number(state.grace),
        f32::from(state.roll) / 12.0,
        f32::from(state.houses) / 32.0,
        f32::from(state.hotels) / 12.0,
    ];
    row.one_of::<FIELD_COUNT>(field_at_stake(state).map(Field::index));
    *row.block::<5>() = [
        auction.map_or(0.0, |auction| squashed(auction.high as f32, 500.0)),
        number(auction.is_some_and(|auction| auction.lot == Lot::Unit)),
        number(contest.is_some_and(|contest| contest.hotel)),
        contest.map_or(0.0, |contest| squashed(f32::from(contest.units), 4.0)),
        due.as_ref().map_or(0.0, |due| squashed(f32::from(due.amount), 200.0)),
    ];
    let claims = row.block::<MOST_CLAIMS>();
    *claims = [0.0; MOST_CLAIMS];
    if !state.claims.is_empty() {
        let own = state.claims.iter().filter(|claim| claim.owner == seat);
        for (number, claim) in claims.iter_mut().zip(own) {
            *number = squashed(f32::from(claim.amount), 100.0);
        }
    }
    *row.block::<FIELD_COUNT>() = state.level.map(|level| f32::from(level) / 5.0);
    let mortgaged = row.block::<FIELD_COUNT>();
    write_bits(mortgaged, state.mortgaged.0);
    let worths = rules.book_values.worths(&state.level, mortgaged);
    let offers = OpenOffers::of(state, seat);
    let offer = offers.first;
    row.bits::<FIELD_COUNT>(offer.map_or(0, |offer| offer.give.fields().0));
    row.bits::<FIELD_COUNT>(offer.map_or(0, |offer| offer.get.fields().0));
    row.push(offer.map_or(0.0, |offer| squashed(offer.cash as f32, 200.0)));
    let (leader, passed) = auction.map_or((None, SeatSet::EMPTY), |auction| (auction.bidder, auction.passed));
    let waiting = contest.map_or(SeatSet::EMPTY, |contest| contest.waiting);
    let (acting, debtor) = (rules.turn(state).seats(), due.map(|due| due.debtor));
    let mut other = seat;
    for _ in 0..rules.seats {
        let jail = state.jail[other.index()];
        let [cosine, sine] = SPACE_PLACES[usize::from(state.position[other.index()])];
        row.holds::<9>([
            state.active == other,
            acting.contains(other),
            state.solvent.contains(other),
            jail.is_in(),
            state.standing_by.contains(other),
            debtor == Some(other),
            leader == Some(other),
            passed.contains(other),
            waiting.contains(other),
        ]);
        let block = row.block::<{ 8 + FIELD_COUNT }>();
        let (numbers, fields) = block.split_at_mut(8);
        let fields: &mut [f32; FIELD_COUNT] = fields.try_into().expect("a place for each field");
        write_bits(fields, state.fields[other.index()].0);
        let cash = state.cash[other.index()];
        let cards = state.jail_cards_of(other);
        let beside = cash + i32::from(cards) * rules.jail_card_value() - i32::from(rules.options.start_money);
        let holdings = if state.solvent.contains(other) { sum(fields, &worths) } else { 0.0 };
        numbers.copy_from_slice(&[
            squashed(cash as f32, 1_000.0),
            squashed(beside as f32 + holdings, 1_000.0),
            cosine,
            sine,
            squashed(f32::from(jail.served()), 2.0),
            f32::from(cards) / 2.0,
            f32::from(offers.to_seat[other.index()]) / 3.0,
            f32::from(offers.from_seat[other.index()]) / 3.0,
        ]);
        other = other.next(rules.seats);
    }
}

/// The board's amounts as numbers: they are whole and far below what a float can hold exactly, so that sums of them are exact
/// in any order.
#[derive(Clone, Debug)]
pub(crate) struct BookValues {
    prices: [f32; FIELD_COUNT],
    houses: [f32; FIELD_COUNT],
    loans: [f32; FIELD_COUNT],
}

impl BookValues {
    pub(crate) fn of(board: &Board) -> BookValues {
        let all = |amount: fn(&Deed) -> u16| {
            std::array::from_fn(|at| f32::from(amount(board.deed(Field::number(at as u8)))))
        };
        BookValues {
            prices: all(|deed| deed.price),
            houses: all(|deed| deed.house),
            loans: all(|deed| deed.mortgage),
        }
    }

    /// What every field is worth to its owner, as in the balance sheet.
    #[inline]
    fn worths(&self, levels: &[u8; FIELD_COUNT], mortgaged: &[f32; FIELD_COUNT]) -> [f32; FIELD_COUNT] {
        std::array::from_fn(|at| {
            self.prices[at] + f32::from(levels[at]) * self.houses[at] - mortgaged[at] * self.loans[at]
        })
    }
}

/// The worths of those fields that have a 1, in four sums that a processor adds at once.
fn sum(fields: &[f32; FIELD_COUNT], worths: &[f32; FIELD_COUNT]) -> f32 {
    let mut sums = [0.0; 4];
    let (fields, worths) = (fields.as_chunks::<4>().0, worths.as_chunks::<4>().0);
    for (fields, worths) in fields.iter().zip(worths) {
        for place in 0..4 {
            sums[place] += fields[place] * worths[place];
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

/// The open offers that a seat has to do with.
struct OpenOffers {
    /// The first one made to the seat.
    first: Option<Offer>,
    /// How many each seat has made to the seat, and the seat to each.
    to_seat: [u8; MAX_SEATS],
    from_seat: [u8; MAX_SEATS],
}

impl OpenOffers {
    #[inline]
    fn of(state: &State, seat: Seat) -> OpenOffers {
        let mut open = OpenOffers { first: None, to_seat: [0; MAX_SEATS], from_seat: [0; MAX_SEATS] };
        for offer in state.offers.iter() {
            if offer.to == seat {
                open.first = open.first.or(Some(offer));
                open.to_seat[offer.from.index()] += 1;
            } else if offer.from == seat {
                open.from_seat[offer.to.index()] += 1;
            }
        }
        open
    }
}

/// Spaces that lie side by side on the ring are close in numbers too.
static SPACE_PLACES: [[f32; 2]; SPACES as usize] = ring(FORTIETH.0, FORTIETH.1);

fn phase_place(phase: Phase) -> Option<usize> {
    match phase {
        Phase::TurnStart => Some(0),
        Phase::BuyDecision => Some(1),
        Phase::AfterMove => Some(2),
        Phase::Closing => Some(3),
        Phase::Over => Some(4),
        Phase::StartRoll { .. }
        | Phase::Rolling { .. }
        | Phase::Drawing { .. }
        | Phase::Metering { .. }
        | Phase::Released => None,
    }
}

fn field_at_stake(state: &State) -> Option<Field> {
    match state.auction.as_ref().map(|auction| auction.lot) {
        Some(Lot::Field(field)) => Some(field),
        Some(Lot::Unit) => None,
        None => Field::at(state.position[state.active.index()]),
    }
}

//! What things are worth beyond their price.

use crate::PropertyTournament;
use crate::field::{Field, Fields, RAILWAYS, UTILITIES, bits};
use crate::rules::{money, rent};
use crate::state::State;
use engine::{MAX_SEATS, Seat, Values, portable};

/// How often a field of a group is landed on, per hundred landings: orange and the railways most, the corners of the
/// board least.
pub(crate) const LANDINGS: [f32; 10] = [1.6, 2.9, 2.9, 3.1, 2.7, 2.6, 2.3, 1.8, 3.0, 2.7];

/// Turns a seat still has, its present one not counted.
pub(crate) fn turns_left(rules: &PropertyTournament, state: &State) -> f32 {
    f32::from(rules.options.last_round().min(60).saturating_sub(state.round))
}

/// The money a level of a street brings until the end, from all others.
pub(crate) fn expected_rent(rules: &PropertyTournament, state: &State, field: Field, rent: f32) -> f32 {
    let others = (state.solvent.len() - 1) as f32;
    rent * others * turns_left(rules, state) * 1.13 * LANDINGS[field.group()] / 100.0
}

/// What a field is worth to a seat: its book value, the rent to come, and a premium for a group.
pub(crate) fn worth(rules: &PropertyTournament, state: &State, seat: Seat, field: Field) -> f32 {
    let deed = rules.board.deed(field);
    let price = f32::from(deed.price);
    let own = state.fields[seat.index()].0 & !field.bit() & Fields::group(field.group());
    let size = Fields::group(field.group()).count_ones();
    let rent = match field.group() {
        RAILWAYS => f32::from(rules.board.railway_rents[own.count_ones() as usize]),
        UTILITIES => 7.0 * f32::from(rules.board.utility_factors[own.count_ones() as usize]),
        // With the money to build, a street is soon worth two houses.
        _ if !rules.options.build_needs_group || own.count_ones() + 1 == size => {
            let rich = state.cash[seat.index()] > 2 * i32::from(deed.house) + 250;
            f32::from(deed.rents[if rich { 2 } else { 1 }]) * 0.8
        }
        _ => f32::from(deed.rents[0]),
    };
    let premium = if own.count_ones() + 1 == size { 0.12 } else { 0.04 * own.count_ones() as f32 };
    price * (1.0 + premium) + 0.35 * expected_rent(rules, state, field, rent)
}

/// What a seat may lose on its next rounds: the rents of the fields ahead of it.
pub(crate) fn danger(rules: &PropertyTournament, state: &State, seat: Seat) -> i32 {
    let position = state.position[seat.index()];
    let mut worst = 0;
    for steps in 2..=12 {
        if let Some(field) = Field::at((position + steps) % 40)
            && let Some(owner) =
                state.owner(field).filter(|&owner| owner != seat && !state.is_mortgaged(field))
        {
            worst = worst.max(i32::from(rent::rent(rules, state, owner, field, 7)));
        }
    }
    worst
}

/// A share for each seat by net worth and rent power, sharper towards the end.
pub(crate) fn outlook(rules: &PropertyTournament, state: &State, values: &mut Values) {
    let mut standing = [0.0f32; MAX_SEATS];
    let mut sum = 0.0;
    let sharp = 0.0022 + 0.0045 / (1.0 + turns_left(rules, state));
    let mut best = f32::MIN;
    for seat in state.solvent.iter() {
        let rents: f32 = bits(state.fields[seat.index()].0 & !state.mortgaged.0)
            .map(|field| {
                let rent = f32::from(rent::rent(rules, state, seat, field, 7));
                expected_rent(rules, state, field, rent)
            })
            .sum();
        standing[seat.index()] = money::net_worth(rules, state, seat) as f32 + 0.6 * rents;
        best = best.max(standing[seat.index()]);
    }
    for seat in state.solvent.iter() {
        let weight = portable::exp((standing[seat.index()] - best) * sharp);
        values[seat.index()] = weight;
        sum += weight;
    }
    values.iter_mut().for_each(|value| *value /= sum);
}

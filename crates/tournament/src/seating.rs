//! Who sits where: PT-130 to PT-135.

use crate::{Participant, Seating, Tournament};
use engine::Rng;

/// PT-133
const DRAWS: u32 = 200;

/// PT-130: how many participants each table has, larger tables first. Fewer than three are `least`, who sit together with
/// bots, or nobody plays.
pub fn table_sizes(present: usize, target: u8, least: u8) -> Vec<usize> {
    if present < 3 {
        return if present >= usize::from(least) { vec![present] } else { Vec::new() };
    }
    let target = usize::from(target);
    let wanted = (2 * present + target) / (2 * target);
    let tables = wanted.clamp(present.div_ceil(6), present / 3);
    let (size, larger) = (present / tables, present % tables);
    (0..tables).map(|table| size + usize::from(table < larger)).collect()
}

pub(crate) fn tables<R: Rng + ?Sized>(
    tournament: &Tournament,
    present: &[Participant],
    rng: &mut R,
) -> Vec<Vec<Participant>> {
    let sizes = table_sizes(present.len(), tournament.settings.table_target, tournament.settings.least);
    let first = tournament.stages.is_empty();
    match tournament.settings.seating {
        Seating::Swiss if !first => {
            let order = tournament.standings().into_iter().map(|standing| standing.participant);
            cut(order.filter(|participant| present.contains(participant)).collect(), &sizes)
        }
        Seating::MinRepeat if !first => {
            let met = meetings(tournament);
            let drawn = (0..DRAWS).map(|_| random(present, &sizes, rng));
            let costed = drawn.map(|tables| (repeats(&tables, &met), tables));
            let best = costed.reduce(|best, next| if next.0 < best.0 { next } else { best });
            best.expect("two hundred seatings were drawn").1
        }
        Seating::Random | Seating::Swiss | Seating::MinRepeat => random(present, &sizes, rng),
    }
}

/// PT-132
fn random<R: Rng + ?Sized>(present: &[Participant], sizes: &[usize], rng: &mut R) -> Vec<Vec<Participant>> {
    let mut order = present.to_vec();
    shuffle(&mut order, rng);
    cut(order, sizes)
}

fn cut(mut order: Vec<Participant>, sizes: &[usize]) -> Vec<Vec<Participant>> {
    sizes.iter().map(|&size| order.drain(..size.min(order.len())).collect()).collect()
}

pub(crate) fn shuffle<T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) {
    for at in (1..items.len()).rev() {
        items.swap(at, rng.below(at as u32 + 1) as usize);
    }
}

/// How often each pair has met, by number.
fn meetings(tournament: &Tournament) -> Vec<Vec<u32>> {
    let count = tournament.participants.len();
    let mut met = vec![vec![0; count]; count];
    for table in tournament.tables() {
        for one in table {
            for other in table {
                met[usize::from(one.participant.0)][usize::from(other.participant.0)] += 1;
            }
        }
    }
    met
}

fn repeats(tables: &[Vec<Participant>], met: &[Vec<u32>]) -> u32 {
    let pairs = |table: &Vec<Participant>| -> u32 {
        let mut cost = 0;
        for (at, one) in table.iter().enumerate() {
            for other in &table[at + 1..] {
                cost += met[usize::from(one.0)][usize::from(other.0)].pow(2);
            }
        }
        cost
    };
    tables.iter().map(pairs).sum()
}

/// PT-135: whoever has acted early so far acts late now. The share of a game is counted in sixtieths, which are whole
/// for every table size.
pub fn balanced_order<R: Rng + ?Sized>(
    tournament: &Tournament,
    mut table: Vec<Participant>,
    rng: &mut R,
) -> Vec<Participant> {
    shuffle(&mut table, rng);
    table.sort_by_key(|&participant| {
        let earlier = tournament.tables().filter_map(|table| {
            let place = table.iter().position(|result| result.participant == participant)?;
            Some(60 * (table.len() - place - 1) / (table.len() - 1))
        });
        earlier.sum::<usize>()
    });
    table
}

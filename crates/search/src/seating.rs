use engine::{FastRng, MAX_SEATS, Rng};

/// Which bot sits in each seat.
pub(crate) type SeatOrder = [u8; MAX_SEATS];

/// How the bots of an arena are seated, deal after deal.
///
/// Every deal is played as often as there are bots: the bots keep an arrangement and move on by one place in the list
/// of bots each time, so each of them plays each seat of the deal exactly once. Successive deals go through all
/// arrangements in which the bots take even parts of the table, so all neighbourhoods come up equally often.
#[derive(Debug)]
pub(crate) struct Seatings {
    bots: u8,
    seats: u8,
    arrangements: Vec<SeatOrder>,
}

impl Seatings {
    /// For 2 to [`MAX_SEATS`] bots. `bits` decides in which order the arrangements come.
    pub(crate) fn new(bots: u8, seats: u8, bits: u64) -> Seatings {
        let mut arrangements = Vec::new();
        // The first seat holds the first bot; moving on yields the rest.
        arrange(bots, seats, 1, &mut [0; MAX_SEATS], &mut arrangements);
        let mut rng = FastRng::new(bits);
        for last in (1..arrangements.len()).rev() {
            arrangements.swap(last, rng.below(last as u32 + 1) as usize);
        }
        Seatings { bots, seats, arrangements }
    }

    /// The seatings of one deal.
    pub(crate) fn of_deal(&self, deal: u64) -> impl Iterator<Item = SeatOrder> + '_ {
        let arrangement = self.arrangements[(deal % self.arrangements.len() as u64) as usize];
        (0..self.bots).map(move |moved| {
            let mut seating = arrangement;
            seating[..usize::from(self.seats)].iter_mut().for_each(|bot| *bot = (*bot + moved) % self.bots);
            seating
        })
    }

    /// How many different seatings there are.
    pub(crate) fn count(&self) -> u64 {
        self.arrangements.len() as u64 * u64::from(self.bots)
    }
}

/// Fills the seats from `seat` on in every way that gives no bot two seats more than another.
fn arrange(bots: u8, seats: u8, seat: u8, seating: &mut SeatOrder, out: &mut Vec<SeatOrder>) {
    let (least, extra) = (seats / bots, seats % bots);
    let most = least + u8::from(extra > 0);
    let filled = &seating[..usize::from(seat)];
    let held = |bot: u8| filled.iter().filter(|other| **other == bot).count() as u8;
    let over = (0..bots).filter(|&bot| held(bot) > least).count() as u8;
    if seat == seats {
        if over == extra {
            out.push(*seating);
        }
        return;
    }
    let free: Vec<u8> =
        (0..bots).filter(|&bot| held(bot) < most && (held(bot) < least || over < extra)).collect();
    for bot in free {
        seating[usize::from(seat)] = bot;
        arrange(bots, seats, seat + 1, seating, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_bot_plays_each_seat_once_in_a_deal() {
        for (bots, seats) in [(2, 3), (2, 4), (3, 4), (3, 5), (5, 3), (4, 4)] {
            let seatings = Seatings::new(bots, seats, 1);
            for deal in 0..10 {
                for seat in 0..usize::from(seats) {
                    let seen: BTreeSet<u8> = seatings.of_deal(deal).map(|seating| seating[seat]).collect();
                    assert_eq!(seen.len(), usize::from(bots), "{bots} bots, {seats} seats, deal {deal}");
                }
            }
        }
    }

    #[test]
    fn all_balanced_seatings_come_up_once() {
        for (bots, seats, expected) in [(2, 3, 6), (2, 4, 6), (2, 5, 20), (3, 3, 6), (3, 5, 90), (4, 3, 24)] {
            let seatings = Seatings::new(bots, seats, 7);
            assert_eq!(seatings.count(), expected, "{bots} bots, {seats} seats");
            let deals = expected / u64::from(bots);
            let all: BTreeSet<SeatOrder> = (0..deals).flat_map(|deal| seatings.of_deal(deal)).collect();
            assert_eq!(all.len() as u64, expected, "{bots} bots, {seats} seats");
        }
    }
}

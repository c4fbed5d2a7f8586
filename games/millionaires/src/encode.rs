//! The game in numbers. Money is divided by a whole set of cards; a bid is a slot by the money it adds.

use crate::money::{DENOMINATIONS, FULL_TOTAL};
use crate::state::{Holding, Phase, State, Stolen};
use crate::tile::Tile;
use crate::{Action, Millionaires};
use engine::encode::{NumberRow, spread};
use engine::{Encode, Feature, Game, LeftOut, Seat, SeatSet};

const PASS: usize = 0;
/// Slots 1 to 106 add so many millions.
const DISCARDS: usize = FULL_TOTAL as usize + 1;
const SLOTS: usize = DISCARDS + 10;

impl Encode for Millionaires {
    fn features(&self) -> Vec<Feature> {
        let mut features = vec![
            Feature::new("phase: auction, thief's choice, over", 3),
            Feature::new("tile for auction: wealth 1 to 10, casino, thief, cba, luck", 14),
            Feature::new("highest bid, as a share of all money", 1),
            Feature::new("bids in this auction, of 30", 1),
            Feature::new("red tiles revealed, of 4", 1),
            Feature::new("tiles in the stack: wealth 1 to 10, casino, thief, cba, luck (3)", 16),
            Feature::new("own hand by card", DENOMINATIONS.len()),
            Feature::new("wealth 1 to 10 of which one went face down to the thief", 10),
        ];
        for place in 0..self.seats {
            let whose = if place == 0 { "own".to_owned() } else { format!("seat {place} after") };
            let tiles = "tiles: wealth 1 to 10, casino, thief, cba, luck (3)";
            features.push(Feature::new(format!("{whose}: money in hand, on the table, as shares"), 2));
            features.push(Feature::new(format!("{whose}: is acting, leads, has passed, starts"), 4));
            features.push(Feature::new(format!("{whose}: {tiles}"), 16));
            features.push(Feature::new(format!("{whose}: one of the tiles went face down to the thief"), 1));
        }
        features
    }

    fn slots(&self) -> usize {
        SLOTS
    }

    fn slot_name(&self, slot: usize) -> String {
        match slot {
            PASS => "pass".to_owned(),
            1..DISCARDS => format!("bid {slot} more"),
            _ => format!("discard wealth {}", slot + 1 - DISCARDS),
        }
    }

    fn left_out() -> &'static [LeftOut] {
        &[LeftOut {
            actions: "bids with other cards of the same worth",
            why: "of all cards that add an amount the fewest are laid, which keeps small change",
        }]
    }

    fn is_left_out(&self, state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Bid { cards } => state.at(seat).hand.fewest_worth(cards.total()) != Some(cards),
            _ => false,
        }
    }

    fn observe_state(&self, state: &State, seat: Seat, out: &mut [f32]) {
        let mut row = NumberRow::new(out);
        let auction = state.auction();
        let (leader, passed) =
            auction.map_or((None, SeatSet::EMPTY), |auction| (auction.highest_bidder, auction.passed));
        let (highest, bids) = auction.map_or((0, 0), |auction| (auction.highest, auction.bids.min(30)));
        row.flags([
            auction.is_some(),
            matches!(state.phase, Phase::ThiefChoice { .. }),
            state.phase == Phase::Over,
        ]);
        row.one_of::<14>(auction.map(|auction| place_of(auction.tile)));
        *row.block::<3>() = [share(highest), f32::from(bids) / 30.0, f32::from(state.red_revealed) / 4.0];
        row.bits::<16>(state.stack.bits());
        row.bits::<11>(state.at(seat).hand.bits());
        let secret = state.stolen.filter(|stolen| self.is_secret(state, seat, stolen));
        row.bits::<10>(secret.map_or(0, |stolen| stolen.among.bits()));
        let acting = self.turn(state).seats();
        let starter = (state.phase != Phase::Start).then_some(state.starter);
        let mut other = seat;
        for _ in 0..self.seats {
            let Holding { hand, table, mut tiles, .. } = *state.at(other);
            let gave = secret.filter(|stolen| stolen.seat == other);
            if let Some(gave) = gave {
                tiles.insert(Tile::Wealth(gave.value));
            }
            *row.block::<2>() = [share(hand.total()), share(table.total())];
            let held = [
                acting.contains(other),
                leader == Some(other),
                passed.contains(other),
                starter == Some(other),
            ];
            let held = held.iter().enumerate().fold(0, |bits, (at, &holds)| bits | u32::from(holds) << at);
            row.bits::<21>(held | tiles.bits() << 4 | u32::from(gave.is_some()) << 20);
            other = other.next(self.seats);
        }
    }

    fn slot_state(&self, state: &State, seat: Seat, action: Action) -> Option<usize> {
        match action {
            Action::Pass {} => Some(PASS),
            Action::Bid { cards } => {
                let amount = cards.total();
                (state.at(seat).hand.fewest_worth(amount) == Some(cards)).then_some(usize::from(amount))
            }
            Action::Discard { value } => Some(DISCARDS + usize::from(value) - 1),
        }
    }

    fn decode_state(&self, state: &State, seat: Seat, slot: usize) -> Option<Action> {
        let action = match slot {
            PASS => Action::Pass {},
            1..DISCARDS => Action::Bid { cards: state.at(seat).hand.fewest_worth(slot as u8)? },
            DISCARDS..SLOTS => Action::Discard { value: (slot + 1 - DISCARDS) as u8 },
            _ => return None,
        };
        self.check(state, seat, action).is_ok().then_some(action)
    }

    fn mask_state(&self, state: &State, seat: Seat, _scratch: &mut Vec<Action>, out: &mut [u8]) {
        let out: &mut [u8; SLOTS] = out.try_into().expect("a mask has a place for every slot");
        *out = [0; SLOTS];
        match state.phase {
            Phase::Auction(auction) if auction.acting == seat => {
                let Holding { hand, table, .. } = state.at(seat);
                let needed = auction.highest - table.total();
                let enough = hand.amounts() & (u128::MAX << needed << 1);
                for (bytes, bits) in out.chunks_exact_mut(8).zip(enough.to_le_bytes()) {
                    bytes.copy_from_slice(&spread(bits));
                }
                out[PASS] = 1;
            }
            Phase::ThiefChoice { taker } if taker == seat => {
                let values = state.at(seat).tiles.wealth_values();
                values.for_each(|value| out[DISCARDS + usize::from(value) - 1] = 1);
            }
            _ => {}
        }
    }
}

impl Millionaires {
    /// Whether the seat does not know which tile was given to the thief (MB-63, MB-65).
    fn is_secret(&self, state: &State, seat: Seat, stolen: &Stolen) -> bool {
        self.options.hidden_tiles && stolen.was_choice() && stolen.seat != seat && state.phase != Phase::Over
    }
}

#[inline]
fn share(money: u8) -> f32 {
    SHARES[usize::from(money)]
}

/// Each amount of money as a share of all of it: a division takes longer than all else about it.
static SHARES: [f32; 256] = {
    let mut shares = [0.0; 256];
    let mut money = 0;
    while money < 256 {
        shares[money] = money as f32 / FULL_TOTAL as f32;
        money += 1;
    }
    shares
};

fn place_of(tile: Tile) -> usize {
    match tile {
        Tile::Wealth(value) => usize::from(value) - 1,
        Tile::Casino => 10,
        Tile::Thief => 11,
        Tile::Cba => 12,
        Tile::Luck => 13,
    }
}

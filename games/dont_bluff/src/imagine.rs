//! Worlds that fit a view: every hand and the bank within the viewer's bounds, of their sizes, together the cards in
//! play, and nobody at 25 M.
//!
//! The places are filled one after the other, card by card, each card drawn like in a fair deal among those that leave
//! enough, and not too much, for what comes after: whether the rest can still be dealt within its bounds is decided
//! exactly, by the cut condition of the transport problem with four kinds of goods.

use crate::mind::{Bounds, Mind, Place};
use crate::package::guess;
use crate::state::{MOST_SEATS, TARGET};
use crate::{Cards, DontBluff, Phase, State, View};
use engine::{Rng, Seat};

/// Hands and the bank.
const MOST_ROWS: usize = MOST_SEATS + 1;
/// The sets of values, as bits: which goods a cut separates.
const CUTS: usize = 16;
/// So often a deal that ended with somebody too rich is begun again before the search becomes systematic.
const RETRIES: u32 = 32;

/// One place to fill.
#[derive(Clone, Copy)]
struct Row {
    place: Place,
    size: u8,
    bounds: Bounds,
    /// The money it may hold.
    poorest: u8,
    richest: u8,
}

/// The places to fill, in order, and what those from each on can still take.
struct Rows {
    rows: [Row; MOST_ROWS],
    count: usize,
    /// The most cards of each cut that the rows from here on can take.
    room: [[u8; CUTS]; MOST_ROWS + 1],
    /// The most money they can take.
    wealth: [u16; MOST_ROWS + 1],
    /// What they hold at least.
    least: [Cards; MOST_ROWS + 1],
}

impl DontBluff {
    pub(crate) fn imagine_world<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, world: &mut State) {
        world.phase = view.phase;
        world.gunman = view.gunman;
        world.rounds_played = view.rounds_played;
        world.open = view.open;
        world.hands = [Cards::NONE; MOST_SEATS];
        let rows = Rows::new(self, view);
        let mut dealt = [Cards::NONE; MOST_ROWS];
        let pool = self.totals - view.open;
        let fits = (0..RETRIES).any(|_| rows.deal(pool, rng, &mut dealt)) || rows.search(0, pool, &mut dealt);
        assert!(fits, "a view of a match fits at least the world it was taken from");
        for (row, cards) in rows.rows.iter().zip(dealt).take(rows.count) {
            match row.place {
                Place::Hand(seat) => world.hands[seat.index()] = cards,
                Place::Bank | Place::Open => world.bank = cards,
            }
        }
        self.imagine_closed(view, rng, world);
        self.imagine_minds(view, world);
    }

    /// Takes the closed set out of the offerer's cards.
    fn imagine_closed<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, world: &mut State) {
        world.closed = Cards::NONE;
        let Some(deal) = view.phase.deal() else { return };
        let hand = &mut world.hands[deal.offerer.index()];
        world.closed = view.closed.cards.unwrap_or_else(|| guess(*hand, view.closed.size, rng));
        *hand -= world.closed;
    }

    /// The viewer and the public know what they know; for the others the viewer can only vouch for the public part
    /// and their own cards.
    fn imagine_minds(&self, view: &View, world: &mut State) {
        let mut public = Mind::at_start(self.seats);
        let mut known = public;
        for (seat, hand) in Seat::all(self.seats).zip(&view.hands) {
            public.set(Place::Hand(seat), hand.public);
            known.set(Place::Hand(seat), hand.known);
        }
        for (mind, bank) in [(&mut public, view.bank.public), (&mut known, view.bank.known)] {
            mind.set(Place::Bank, bank);
            mind.set(Place::Open, Bounds::exactly(view.open));
        }
        world.minds = [Mind::at_start(self.seats); MOST_SEATS + 1];
        for seat in Seat::all(self.seats) {
            let mut mind = public;
            mind.set(Place::Hand(seat), Bounds::exactly(world.holding(seat)));
            world.minds[seat.index()] = mind;
        }
        if let Some(me) = view.me {
            world.minds[me.index()] = known;
        }
        world.minds[MOST_SEATS] = public;
    }
}

impl Rows {
    fn new(rules: &DontBluff, view: &View) -> Rows {
        let bank = Row {
            place: Place::Bank,
            size: view.bank.size,
            bounds: view.bank.known.and(view.bank.public),
            poorest: 0,
            richest: u8::MAX,
        };
        let mut rows = Rows {
            rows: [bank; MOST_ROWS],
            count: usize::from(rules.seats) + 1,
            room: [[0; CUTS]; MOST_ROWS + 1],
            wealth: [0; MOST_ROWS + 1],
            least: [Cards::NONE; MOST_ROWS + 1],
        };
        for seat in Seat::all(rules.seats) {
            rows.rows[seat.index()] = Row::of_hand(view, seat);
        }
        rows.look_ahead();
        rows
    }

    fn look_ahead(&mut self) {
        for at in (0..self.count).rev() {
            let Row { size, bounds, richest, .. } = self.rows[at];
            self.wealth[at] = self.wealth[at + 1] + u16::from(richest.min(bounds.most.money()));
            self.least[at] = self.least[at + 1] + bounds.least;
            for cut in 1..CUTS {
                self.room[at][cut] = self.room[at + 1][cut] + room(size, bounds, cut);
            }
        }
    }

    /// Deals the pool at random. Fails if somebody becomes too rich or too poor.
    fn deal<R: Rng + ?Sized>(&self, mut pool: Cards, rng: &mut R, dealt: &mut [Cards; MOST_ROWS]) -> bool {
        for (at, dealt) in dealt.iter_mut().enumerate().take(self.count) {
            let Row { size, bounds, poorest, richest, .. } = self.rows[at];
            *dealt = bounds.least;
            let mut spare = pool.minus(self.least[at]);
            while dealt.size() < size {
                let mut choice = spare.meet(bounds.most - *dealt);
                // A card that would leave the others stuck is put aside; some other never does.
                let card = loop {
                    if choice.is_empty() {
                        return false;
                    }
                    let suitcase = choice.pick(rng);
                    let card = Cards::of(suitcase, 1);
                    if self.can_go_on(at, *dealt + card, pool) {
                        break card;
                    }
                    choice -= Cards::of(suitcase, choice.count(suitcase));
                };
                *dealt += card;
                spare -= card;
            }
            if !(poorest..=richest).contains(&dealt.money()) {
                return false;
            }
            pool -= *dealt;
        }
        true
    }

    /// Whether a row that has got some cards, and those after it, can share exactly this pool within their bounds.
    fn can_go_on(&self, at: usize, dealt: Cards, pool: Cards) -> bool {
        let Row { size, bounds, .. } = self.rows[at];
        (1..CUTS).all(|cut| {
            let own = room(size, Bounds { least: dealt, ..bounds }, cut);
            part(pool, cut) <= own + self.room[at + 1][cut]
        })
    }

    /// Looks through all deals in order until one fits.
    fn search(&self, at: usize, pool: Cards, dealt: &mut [Cards; MOST_ROWS]) -> bool {
        at == self.count
            || self.each_set(at, pool, |cards| {
                dealt[at] = cards;
                self.search(at + 1, pool - cards, dealt)
            })
    }

    /// Calls `found` with every set for a row that leaves the rows after it what they need, until it says yes.
    fn each_set(&self, at: usize, pool: Cards, mut found: impl FnMut(Cards) -> bool) -> bool {
        let Row { size, bounds, poorest, richest, .. } = self.rows[at];
        let most = bounds.most.meet(pool);
        let least = bounds.least;
        for fives in least.fives()..=most.fives() {
            for twos in least.twos()..=most.twos() {
                for ones in least.ones()..=most.ones() {
                    let Some(bluffs) = size.checked_sub(fives + twos + ones) else { break };
                    let cards = Cards::new(fives, twos, ones, bluffs);
                    let fits = (least.bluffs()..=most.bluffs()).contains(&bluffs)
                        && (poorest..=richest).contains(&cards.money())
                        && self.can_take(at + 1, pool - cards);
                    if fits && found(cards) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether the rows from `at` on can share exactly this pool within their bounds.
    fn can_take(&self, at: usize, pool: Cards) -> bool {
        u16::from(pool.money()) <= self.wealth[at]
            && pool.contains(self.least[at])
            && (1..CUTS).all(|cut| part(pool, cut) <= self.room[at][cut])
    }
}

impl Row {
    fn of_hand(view: &View, seat: Seat) -> Row {
        let hand = &view.hands[seat.index()];
        let (mut poorest, mut richest) = (0, TARGET - 1);
        match view.phase {
            // The offerer held the open cards too, below 25 M.
            Phase::Decide(deal) | Phase::BlackRoll(deal) | Phase::Add(deal) if deal.offerer == seat => {
                richest -= view.open.money();
            }
            Phase::Pay { deal, owed } if deal.decider == seat => poorest = owed,
            Phase::Over { .. } => richest = u8::MAX,
            _ => {}
        }
        let size = view.holding_size(seat);
        Row { place: Place::Hand(seat), size, bounds: hand.known.and(hand.public), poorest, richest }
    }
}

/// How many cards with a value in the set that `cut` stands for a place can hold.
#[inline]
fn room(size: u8, bounds: Bounds, cut: usize) -> u8 {
    part(bounds.most, cut).min(size - part(bounds.least, CUTS - 1 - cut))
}

/// How many of the cards have a value in that set.
#[inline]
fn part(cards: Cards, cut: usize) -> u8 {
    cards.meet(PARTS[cut]).size()
}

/// Without bound for the values in the set, and none of the others.
const PARTS: [Cards; CUTS] = {
    let mut parts = [Cards::NONE; CUTS];
    let mut cut = 0;
    while cut < CUTS {
        let all = [(cut & 1) as u8, (cut >> 1 & 1) as u8, (cut >> 2 & 1) as u8, (cut >> 3 & 1) as u8];
        parts[cut] = Cards::new(127 * all[0], 127 * all[1], 127 * all[2], 127 * all[3]);
        cut += 1;
    }
    parts
};

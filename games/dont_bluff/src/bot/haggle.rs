//! One round as a small game between two seats.
//!
//! For every size of an offer the offerer mixes two packages: the cheapest cards of that size, and a bait that costs
//! dearly when opened. The decider sees only the size, and opens so often that both serve the offerer equally; the
//! offerer baits so often that opening and taking serve the decider equally. What serves whom is measured by the
//! chance to win that the money gives, and both odds have a closed form.

use super::standing::Scales;
use super::taste::{GROWTH, Taste};
use crate::package::{bait, cheapest, odds};
use crate::state::TARGET;
use crate::{Cards, DontBluff, State, Suitcase};
use engine::Seat;

/// Larger offers are gifts.
pub(super) const LARGEST_OFFER: u8 = 3;

/// How often an offer has no plan behind it.
const WHIM: f32 = 0.15;

/// The round as it stands for the two.
#[derive(Clone, Copy)]
pub(super) struct Haggle {
    offerer: Seat,
    decider: Seat,
    /// All that the offerer can put on the table, with what lies there closed.
    purse: Cards,
    open: Cards,
    /// The decider's hand.
    hand: Cards,
    bank: Cards,
    taste: &'static Taste,
    /// The most money that anybody else has.
    rival: u8,
    /// The race as it goes on if the bank keeps its cards, and if it gives one away.
    still: Race,
    paid: Race,
}

/// What the two are measured by after the round.
#[derive(Clone, Copy)]
struct Race {
    scales: Scales,
    /// What all others together weigh.
    others: f32,
}

/// The chances of the offerer and the decider to win.
#[derive(Clone, Copy, Default)]
pub(super) struct Chances {
    pub(super) offerer: f32,
    pub(super) decider: f32,
}

/// The two packages of one size and how often each is right.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) cheap: Cards,
    pub(super) bait: Cards,
    /// How often the offerer should bait.
    pub(super) baits: f32,
    /// How often the decider should open.
    pub(super) opens: f32,
    /// What the two can hope for.
    pub(super) hope: Chances,
}

impl Plan {
    /// How likely an offerer who mostly keeps to the plan offers this package.
    pub(super) fn odds(&self, holding: Cards, package: Cards) -> f32 {
        let mut planned = 0.0;
        if package == self.cheap {
            planned += 1.0 - self.baits;
        }
        if package == self.bait {
            planned += self.baits;
        }
        (1.0 - WHIM) * planned + WHIM * odds(holding, package)
    }
}

impl Haggle {
    pub(super) fn new(rules: &DontBluff, state: &State, offerer: Seat, decider: Seat) -> Haggle {
        let others = || Seat::all(rules.seats).filter(|&seat| seat != offerer && seat != decider);
        let race = |bank: u8| {
            let scales = Scales::new(rules, bank, state.gunman.next(rules.seats));
            let others = others().map(|seat| scales.weigh(seat, state.hand(seat), 0.0)).sum();
            Race { scales, others }
        };
        let bank = state.bank.size();
        Haggle {
            offerer,
            decider,
            purse: state.hand(offerer) + state.closed,
            open: state.open,
            hand: state.hand(decider),
            bank: state.bank,
            taste: Taste::at_table_of(rules.seats),
            rival: others().map(|seat| state.hand(seat).money()).max().unwrap_or(0),
            still: race(bank),
            paid: race(bank.saturating_sub(1)),
        }
    }

    /// The size that serves the offerer best.
    pub(super) fn best(&self) -> Plan {
        let mut best = self.plan(1);
        for size in 2..=self.purse.size().min(LARGEST_OFFER) {
            let plan = self.plan(size);
            if plan.hope.offerer > best.hope.offerer {
                best = plan;
            }
        }
        best
    }

    pub(super) fn plan(&self, size: u8) -> Plan {
        let (cheap, bait) = (cheapest(self.purse, size), bait(self.purse, size));
        let taken = [cheap, bait].map(|cards| self.take(cards, 0.0));
        let opened = [cheap, bait].map(|cards| self.open(cards));
        let temptation = opened[0].decider - taken[0].decider;
        let deterrence = taken[1].decider - opened[1].decider;
        let saving = taken[0].offerer - taken[1].offerer;
        let catch = opened[1].offerer - opened[0].offerer;
        let (baits, opens) = if temptation <= 0.0 {
            (0.0, 0.0)
        } else if deterrence <= 0.0 || catch <= 0.0 {
            (if catch > 0.0 { self.taste.baits } else { 0.0 }, 1.0)
        } else {
            let accepts = catch / (saving.max(0.0) + catch) * self.taste.accepts[usize::from(size > 1)];
            (temptation / (temptation + deterrence) * self.taste.baits, (1.0 - accepts).max(0.0))
        };
        let mix = |[cheap, bait]: [Chances; 2]| cheap.times(1.0 - baits).plus(baits, bait);
        let hope = mix(taken).times(1.0 - opens).plus(opens, mix(opened));
        Plan { cheap, bait, baits, opens, hope }
    }

    /// The chances after the decider has taken these cards with the open ones, and `more` millions.
    fn take(&self, closed: Cards, more: f32) -> Chances {
        let hand = self.hand + self.open + closed;
        if f32::from(hand.money()) + more >= f32::from(TARGET) {
            return Chances { offerer: 0.0, decider: 1.0 };
        }
        self.race(&self.still, (self.purse - closed, -more), (hand, more))
    }

    /// The chances after the decider has paid for an offer of this value.
    fn pay(&self, value: u8) -> Chances {
        let paid = value.min(self.hand.money());
        let purse = self.purse + self.open;
        if purse.money() + paid >= TARGET {
            return Chances { offerer: 1.0, decider: 0.0 };
        }
        let gain = f32::from(paid);
        if paid < value {
            return self.race(&self.still, (purse, gain), (self.hand, -gain));
        }
        if self.bank.size() == 1 {
            return self.finish(purse.money() + paid, self.hand.money() - paid + self.bank.money());
        }
        let card = f32::from(self.bank.money()) / f32::from(self.bank.size());
        self.race(&self.paid, (purse, gain), (self.hand, card - gain))
    }

    /// Who wins with this much money when the bank is empty.
    fn finish(&self, offerer: u8, decider: u8) -> Chances {
        let best = offerer.max(decider).max(self.rival);
        let wins = |money| if money == best { 1.0 } else { 0.0 };
        Chances { offerer: wins(offerer), decider: wins(decider) }
    }

    /// The chances when these closed cards are opened.
    fn open(&self, closed: Cards) -> Chances {
        let value = (self.open + closed).money();
        let lower = value.saturating_sub(1).min(6);
        let equal = u8::from((1..=6).contains(&value));
        let higher = 6 - lower - equal;
        let mut chances = Chances::default();
        if lower > 0 {
            chances = chances.plus(f32::from(lower) / 6.0, self.pay(value));
        }
        if equal > 0 {
            chances = chances.plus(1.0 / 6.0, self.take(closed, 0.0));
        }
        if higher > 0 {
            chances = chances.plus(f32::from(higher) / 6.0, self.grow(value, closed));
        }
        chances
    }

    /// The chances when these cards have been opened and the offer has to grow.
    fn grow(&self, value: u8, closed: Cards) -> Chances {
        let Some(next) = (self.purse - closed).cheapest() else { return self.take(closed, 0.0) };
        let poor = usize::from(next != Suitcase::Bluff);
        let least = f32::from(value + next.millions());
        let growth = GROWTH[poor].get(usize::from(value)).copied().unwrap_or(0.0);
        self.take(closed + Cards::of(next, 1), (growth - least).max(0.0))
    }

    /// The chances of the two by their hands, each with money to come.
    fn race(&self, race: &Race, (purse, gain): (Cards, f32), (hand, more): (Cards, f32)) -> Chances {
        let offerer = race.scales.weigh(self.offerer, purse, gain);
        let decider = race.scales.weigh(self.decider, hand, more);
        let all = offerer + decider + race.others;
        Chances { offerer: offerer / all, decider: decider / all }
    }
}

impl Chances {
    fn times(self, share: f32) -> Chances {
        Chances::default().plus(share, self)
    }

    fn plus(self, share: f32, other: Chances) -> Chances {
        Chances {
            offerer: self.offerer + share * other.offerer,
            decider: self.decider + share * other.decider,
        }
    }
}

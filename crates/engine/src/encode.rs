use crate::{FastRng, Game, Seat};

/// A named run of numbers in an observation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    pub name: String,
    pub len: usize,
}

/// Actions that have no slot of their own, and why. Whoever plays by JSON can still do all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeftOut {
    pub actions: &'static str,
    pub why: &'static str,
}

/// A game in numbers, for those who learn it: a view becomes a row of numbers, an action becomes a slot. Both shapes are
/// fixed for a table, which is rules with their options and seats.
///
/// An observation is that of one seat with perfect memory ([`crate::Viewer::Recall`]), itself first and the others after it
/// clockwise. All numbers lie in -1 to 1. What the seat cannot know is 0, with a number beside it that says so.
///
/// The methods of games read a state, because simulations have one and a view costs more than a step. That they read no
/// more of it than the seat may know is a law: all worlds that look alike to a seat write the same numbers. Whoever has
/// nothing but a view uses the methods that take one: they imagine such a world.
pub trait Encode: Game {
    /// Whether [`Encode::decode_listed`] is quicker than [`Encode::decode_state`].
    const KEEPS_LISTED: bool = false;

    /// What the numbers of an observation are, in order.
    fn features(&self) -> Vec<Feature>;

    /// How many slots there are.
    fn slots(&self) -> usize;

    /// What playing this slot means, in words of code: `bid 7`, `mortgage field 3`.
    fn slot_name(&self, slot: usize) -> String;

    /// What has no slot.
    fn left_out() -> &'static [LeftOut];

    /// Whether an action is one of those that have no slot, for the laws to hold the list to its word.
    fn is_left_out(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Writes what the seat knows. `out` is as long as all features together, and every number of it is written.
    fn observe_state(&self, state: &Self::State, seat: Seat, out: &mut [f32]);

    /// The slot of an action that the seat may do now, if it has one.
    fn slot_state(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<usize>;

    /// What the slot stands for, if the seat may do it now.
    fn decode_state(&self, state: &Self::State, seat: Seat, slot: usize) -> Option<Self::Action>;

    /// What an allowed slot stands for, right after [`Encode::mask_state`] for the same seat and state, with the `scratch`
    /// that it left: whoever picks a slot at once need not list all actions again.
    #[inline]
    fn decode_listed(
        &self,
        state: &Self::State,
        seat: Seat,
        slot: usize,
        _scratch: &[Self::Action],
    ) -> Option<Self::Action> {
        self.decode_state(state, seat, slot)
    }

    /// Writes 1 for every slot the seat may play now and 0 for all others. `out` is as long as there are slots; `scratch` is
    /// room to list actions in. A seat that may act has at least one.
    fn mask_state(&self, state: &Self::State, seat: Seat, scratch: &mut Vec<Self::Action>, out: &mut [u8]) {
        out.fill(0);
        scratch.clear();
        self.legal(state, seat, scratch);
        for &action in scratch.iter() {
            if let Some(slot) = self.slot_state(state, seat, action) {
                out[slot] = 1;
            }
        }
    }

    /// How many numbers an observation has.
    fn observation_len(&self) -> usize {
        self.features().iter().map(|feature| feature.len).sum()
    }

    /// [`Encode::observe_state`] for a seat that knows no more than its view.
    fn observe(&self, view: &Self::View, seat: Seat, out: &mut [f32]) {
        self.observe_state(&world(self, view), seat, out);
    }

    /// [`Encode::mask_state`] for a seat that knows no more than its view.
    fn mask(&self, view: &Self::View, seat: Seat, out: &mut [u8]) {
        self.mask_state(&world(self, view), seat, &mut Vec::new(), out);
    }

    /// [`Encode::decode_state`] for a seat that knows no more than its view.
    fn decode(&self, view: &Self::View, seat: Seat, slot: usize) -> Option<Self::Action> {
        self.decode_state(&world(self, view), seat, slot)
    }

    /// [`Encode::slot_state`] for a seat that knows no more than its view.
    fn slot(&self, view: &Self::View, seat: Seat, action: Self::Action) -> Option<usize> {
        self.slot_state(&world(self, view), seat, action)
    }
}

/// One of the worlds that look like this. Which one does not matter: that is the law.
fn world<G: Game>(rules: &G, view: &G::View) -> G::State {
    let mut world = rules.start();
    rules.imagine(view, &mut FastRng::new(0), &mut world);
    world
}

impl Feature {
    pub fn new(name: impl Into<String>, len: usize) -> Feature {
        Feature { name: name.into(), len }
    }
}

/// Numbers written one after the other. What a whole block holds is known when it is compiled: that is what makes it quick.
#[derive(Debug)]
pub struct NumberRow<'a> {
    left: &'a mut [f32],
}

impl<'a> NumberRow<'a> {
    pub fn new(out: &'a mut [f32]) -> NumberRow<'a> {
        NumberRow { left: out }
    }

    /// The next `N` numbers, to be written by place.
    #[inline(always)]
    pub fn block<const N: usize>(&mut self) -> &mut [f32; N] {
        let (block, left) = std::mem::take(&mut self.left).split_first_chunk_mut().expect(ROOM);
        self.left = left;
        block
    }

    #[inline(always)]
    pub fn push(&mut self, number: f32) {
        *self.block::<1>() = [number];
    }

    #[inline(always)]
    pub fn flags<const N: usize>(&mut self, hold: [bool; N]) {
        *self.block::<N>() = hold.map(number);
    }

    /// The same by way of bits: quicker where flags do not follow from each other.
    #[inline(always)]
    pub fn holds<const N: usize>(&mut self, hold: [bool; N]) {
        let bits = hold.iter().enumerate().fold(0, |bits, (at, &holds)| bits | u32::from(holds) << at);
        self.bits::<N>(bits);
    }

    /// `N` numbers, all 0 but for the one at `place`, if there is one.
    #[inline(always)]
    pub fn one_of<const N: usize>(&mut self, place: Option<usize>) {
        one_of(self.block::<N>(), place);
    }

    /// `N` numbers, 1 for every bit that is set.
    #[inline(always)]
    pub fn bits<const N: usize>(&mut self, bits: u32) {
        write_bits(self.block::<N>(), bits);
    }

    /// How many numbers are still to be written.
    pub fn left(&self) -> usize {
        self.left.len()
    }
}

/// 1 for what holds.
#[inline(always)]
pub fn number(holds: bool) -> f32 {
    if holds { 1.0 } else { 0.0 }
}

/// All 0 but for the one at `place`, if there is one.
#[inline(always)]
pub fn one_of<const N: usize>(row: &mut [f32; N], place: Option<usize>) {
    *row = [0.0; N];
    if let Some(place) = place {
        row[place] = 1.0;
    }
}

/// 1 for every bit that is set.
#[inline(always)]
pub fn write_bits<const N: usize>(row: &mut [f32; N], bits: u32) {
    let (eights, rest) = row.as_chunks_mut::<8>();
    for (numbers, bits) in eights.iter_mut().zip(bits.to_le_bytes()) {
        *numbers = NUMBERS[usize::from(bits)];
    }
    if !N.is_multiple_of(8) {
        let last = (bits >> (8 * (N / 8))) as u8;
        rest.copy_from_slice(&NUMBERS[usize::from(last)][..N % 8]);
    }
}

/// A number for every bit of a byte.
static NUMBERS: [[f32; 8]; 256] = {
    let mut table = [[0.0; 8]; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut at = 0;
        while at < 8 {
            table[bits][at] = SPREAD_TABLE[bits][at] as f32;
            at += 1;
        }
        bits += 1;
    }
    table
};

/// A byte for every bit, 1 where it is set: masks are written by eights.
#[inline(always)]
pub fn spread(bits: u8) -> [u8; 8] {
    static SPREAD: [[u8; 8]; 256] = SPREAD_TABLE;
    SPREAD[usize::from(bits)]
}

const SPREAD_TABLE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut at = 0;
        while at < 8 {
            table[bits][at] = (bits >> at & 1) as u8;
            at += 1;
        }
        bits += 1;
    }
    table
};

const ROOM: &str = "an observation is as long as its features";

/// Where the places of a ring of `N` lie, as cosine and sine: neighbours are close in numbers too. The two numbers given
/// are those of one place; all others follow by turning, which comes to the same bits on every machine.
pub const fn ring<const N: usize>(cosine: f64, sine: f64) -> [[f32; 2]; N] {
    let mut places = [[0.0; 2]; N];
    let (mut x, mut y) = (1.0, 0.0);
    let mut place = 0;
    while place < N {
        places[place] = [x as f32, y as f32];
        (x, y) = (x * cosine - y * sine, x * sine + y * cosine);
        place += 1;
    }
    places
}

/// Cosine and sine of a fortieth of a turn, for [`ring`].
pub const FORTIETH: (f64, f64) = (0.987_688_340_595_137_7, 0.156_434_465_040_230_87);

/// An amount without an upper bound as a number between -1 and 1: `scale` becomes one half, and more always stays more.
#[inline(always)]
pub fn squashed(amount: f32, scale: f32) -> f32 {
    amount / (amount.abs() + scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_written_from_left_to_right() {
        let mut out = [9.0; 22];
        let mut row = NumberRow::new(&mut out);
        row.push(0.5);
        row.flags([true, false]);
        row.holds([false, true, true]);
        row.one_of::<3>(Some(1));
        row.bits::<11>(0b101_0000_0011);
        row.one_of::<2>(None);
        assert_eq!(row.left(), 0);
        let expected =
            [0.5, 1., 0., 0., 1., 1., 0., 1., 0., 1., 1., 0., 0., 0., 0., 0., 0., 1., 0., 1., 0., 0.];
        assert_eq!(out, expected);
    }

    #[test]
    fn amounts_are_squashed_in_their_order() {
        assert_eq!((squashed(0.0, 5.0), squashed(5.0, 5.0), squashed(-5.0, 5.0)), (0.0, 0.5, -0.5));
        assert!(squashed(1e9, 5.0) <= 1.0 && squashed(10.0, 5.0) < squashed(11.0, 5.0));
    }

    #[test]
    fn a_ring_comes_back_to_where_it_began() {
        let places = ring::<41>(FORTIETH.0, FORTIETH.1);
        assert!(places.iter().flatten().all(|number| (-1.0..=1.0).contains(number)));
        assert!((places[40][0] - 1.0).abs() < 1e-6 && places[40][1].abs() < 1e-6);
        assert!((places[10][1] - 1.0).abs() < 1e-6 && (places[20][0] + 1.0).abs() < 1e-6);
    }

    #[test]
    fn bits_are_spread_to_bytes() {
        assert_eq!(spread(0b1000_0101), [1, 0, 1, 0, 0, 0, 0, 1]);
    }
}

use crate::board::CARDS;
pub use crate::debts::{Creditor, Debts, Obligation, Reason};
use crate::field::{FIELD_COUNT, Field, Fields, bits};
use crate::ledger::Accounts;
use crate::offers::Offers;
use crate::told::{Done, OpenClaims, Stay, Wanted};
use crate::trades::Trades;
use engine::{MAX_SEATS, Seat, SeatSet};
use kit::Deck;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// A whole table. Assets and loans are not kept as balances, they follow from what stands on the board; the order of
/// unseen cards does not exist. What everybody sees alike is read as if it were the state's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub public: Public,
    pub cash: [i32; MAX_SEATS],
    /// What a solvent seat owns. Of a bankrupt: what the Bank still has to auction (PT-107).
    pub fields: [Fields; MAX_SEATS],
    pub position: [u8; MAX_SEATS],
    pub jail: [Jail; MAX_SEATS],
    /// 1 for the first bankrupt, 0 for the solvent.
    pub bankrupt: [u8; MAX_SEATS],
    pub accounts: [Accounts; MAX_SEATS],
    /// Entries with revenue or cost so far, and the last one booked by hand: PT-122.
    pub entries: [u16; MAX_SEATS],
    pub booked: [u16; MAX_SEATS],
    pub offers: Offers,
}

/// What everybody at the table sees alike: state and view share it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    /// The phase of the active seat; auctions, contests and debts interrupt it.
    pub phase: Phase,
    pub active: Seat,
    pub round: u16,
    /// Who has had the turn of this round.
    pub taken: SeatSet,
    pub solvent: SeatSet,
    /// Doubles in a row within this turn.
    pub doubles: u8,
    pub extra_roll: bool,
    /// The roll that moved the active seat last.
    pub roll: u8,
    /// PT-30: the card that brought the lander here changes the rent.
    pub rent_card: RentCard,
    /// Houses by field; 5 is a hotel.
    pub level: [u8; FIELD_COUNT],
    pub mortgaged: Fields,
    /// What the Bank has left.
    pub houses: u8,
    pub hotels: u8,
    pub decks: [Deck<CARDS>; 2],
    /// Who holds the jail card of each deck.
    pub jail_cards: [Option<Seat>; 2],
    pub claims: Claims,
    /// PT-36: the next seat may not roll yet.
    pub grace: bool,
    pub debts: Debts,
    pub auction: Option<Auction>,
    pub contest: Option<Contest>,
    /// What each seat has done in this turn that is counted.
    pub counts: [Counts; MAX_SEATS],
    pub trades: Trades,
    /// Seats that have nothing to do of their own accord until the next turn.
    pub standing_by: SeatSet,
    /// Counts waits, so that each has a number of its own.
    pub stamp: u16,
    /// The stamp of the turn timer: PT-128.
    pub turn_stamp: u16,
    /// The number of the next claim.
    pub next_claim: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// PT-4: `left` still roll, `tied` have the best total so far.
    StartRoll {
        left: SeatSet,
        tied: SeatSet,
        best: u8,
        again: u8,
    },
    TurnStart,
    /// The dice are in the air.
    Rolling {
        for_double: bool,
    },
    /// A card is being drawn.
    Drawing {
        deck: DeckName,
    },
    /// The dice for the rent of a utility.
    Metering {
        factor: u8,
    },
    /// PT-101: moves by the last roll once the fine is paid.
    Released,
    BuyDecision,
    AfterMove,
    Closing,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeckName {
    Chance,
    Chest,
}

/// What a card says about the rent of the field it leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RentCard {
    None,
    Railway,
    Utility,
}

/// Whether a seat is in jail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Stay", into = "Stay")]
#[schemars(with = "Stay")]
pub struct Jail {
    /// 0 is free, 1 is just arrested, 2 has sat out one turn.
    stay: u8,
}

/// PT-31: an open rent claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    pub claim: u16,
    pub owner: Seat,
    pub field: Field,
    pub amount: u16,
}

/// The most claims that can be open: one for each roll of a turn.
pub(crate) const MOST_CLAIMS: usize = 3;

/// The open claims. They all come from one turn, so they have one debtor: PT-34.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "OpenClaims", into = "OpenClaims")]
#[schemars(with = "OpenClaims")]
pub struct Claims {
    pub debtor: Seat,
    open: u8,
    /// Blank beyond the open ones.
    list: [Claim; MOST_CLAIMS],
}

/// A lot under the hammer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    pub lot: Lot,
    pub high: u32,
    pub bidder: Option<Seat>,
    /// The street the high bidder wants to build on.
    pub target: Option<Field>,
    pub passed: SeatSet,
    /// Who acts next: alone in a sequential auction, asked first in an open one.
    pub turn: Seat,
    pub stamp: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    Field(Field),
    /// One of the scarce buildings of a contest.
    Unit,
}

/// PT-60: a contest for scarce buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    pub hotel: bool,
    pub opener: Seat,
    /// Who may still join or decline.
    pub waiting: SeatSet,
    pub orders: [Order; MAX_SEATS],
    pub units: u8,
    /// More was ordered than there is: the units go one by one to the highest bidder.
    pub auctioning: bool,
    pub stamp: u16,
}

/// What one seat wants from a contest, and how much of it it has won; nothing if the count is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Wanted", into = "Wanted")]
#[schemars(with = "Wanted")]
pub struct Order {
    field: u8,
    /// Four bits each: wanted, won.
    units: u8,
}

/// New offers (PT-81) and contests opened (PT-143) by one seat, four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Done", into = "Done")]
#[schemars(with = "Done")]
pub struct Counts {
    done: u8,
}

impl Counts {
    #[inline]
    pub fn offers(self) -> u8 {
        self.done & 15
    }

    #[inline]
    pub fn contests(self) -> u8 {
        self.done >> 4
    }

    pub(crate) fn add_offer(&mut self) {
        self.done += 1;
    }

    pub(crate) fn add_contest(&mut self) {
        self.done += 16;
    }
}

/// What the table is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Auction,
    Contest,
    Debt,
    Phase,
}

impl State {
    /// A table without seats: everything is with the Bank (PT-2), the decks are shuffled.
    pub(crate) fn bare() -> State {
        State {
            public: Public {
                phase: Phase::Over,
                active: Seat(0),
                round: 1,
                taken: SeatSet::EMPTY,
                solvent: SeatSet::EMPTY,
                doubles: 0,
                extra_roll: false,
                roll: 0,
                rent_card: RentCard::None,
                level: [0; FIELD_COUNT],
                mortgaged: Fields::EMPTY,
                houses: 32,
                hotels: 12,
                decks: [Deck::SHUFFLED; 2],
                jail_cards: [None; 2],
                claims: Claims::NONE,
                grace: false,
                debts: Debts::default(),
                auction: None,
                contest: None,
                counts: Default::default(),
                trades: Trades::default(),
                standing_by: SeatSet::EMPTY,
                stamp: 0,
                turn_stamp: 0,
                next_claim: 1,
            },
            cash: [0; MAX_SEATS],
            fields: Default::default(),
            position: [0; MAX_SEATS],
            jail: Default::default(),
            bankrupt: [0; MAX_SEATS],
            accounts: Default::default(),
            entries: [0; MAX_SEATS],
            booked: [0; MAX_SEATS],
            offers: Offers::NONE,
        }
    }

    #[inline]
    pub fn stage(&self) -> Stage {
        if self.auction.is_some() {
            Stage::Auction
        } else if self.contest.is_some() {
            Stage::Contest
        } else if !self.debts.is_empty() {
            Stage::Debt
        } else {
            Stage::Phase
        }
    }

    #[inline]
    pub fn owner(&self, field: Field) -> Option<Seat> {
        let bit = field.bit();
        self.solvent.iter().find(|seat| self.fields[seat.index()].0 & bit != 0)
    }

    #[inline]
    pub fn owns(&self, seat: Seat, field: Field) -> bool {
        self.fields[seat.index()].0 & field.bit() != 0 && self.solvent.contains(seat)
    }

    #[inline]
    pub fn is_mortgaged(&self, field: Field) -> bool {
        self.mortgaged.0 & field.bit() != 0
    }

    #[inline]
    pub fn level(&self, field: Field) -> u8 {
        self.level[field.index()]
    }

    /// The own fields with a building on them.
    #[inline]
    pub(crate) fn built(&self, seat: Seat) -> u32 {
        let own = self.fields[seat.index()].0;
        bits(own).filter(|&field| self.level(field) > 0).fold(0, |mask, field| mask | field.bit())
    }

    #[inline]
    pub(crate) fn jail_cards_of(&self, seat: Seat) -> u8 {
        self.jail_cards.iter().filter(|holder| **holder == Some(seat)).count() as u8
    }

    pub(crate) fn next_stamp(&mut self) -> u16 {
        self.stamp = self.stamp.wrapping_add(1);
        self.stamp
    }

    /// PT-128: a new phase of the active seat, whose timer starts anew.
    #[inline]
    pub(crate) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.turn_stamp = self.next_stamp();
    }

    /// How many turns a seat has had: PT-8.
    pub fn turns_taken(&self, seat: Seat) -> u16 {
        self.round - u16::from(!self.taken.contains(seat))
    }

    /// The next solvent seat clockwise.
    #[inline]
    pub(crate) fn next_solvent(&self, seat: Seat, seats: u8) -> Seat {
        self.solvent.first_from(seat.next(seats)).expect("somebody is solvent")
    }
}

impl Deref for State {
    type Target = Public;

    #[inline(always)]
    fn deref(&self) -> &Public {
        &self.public
    }
}

impl DerefMut for State {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Public {
        &mut self.public
    }
}

impl Jail {
    const FINE_PAID: u8 = 0x80;
    pub const FREE: Jail = Jail { stay: 0 };
    pub const ARRESTED: Jail = Jail { stay: 1 };

    #[inline]
    pub fn is_in(self) -> bool {
        self.stay != 0
    }

    /// Turns sat out.
    #[inline]
    pub fn served(self) -> u8 {
        (self.stay & !Jail::FINE_PAID).saturating_sub(1)
    }

    /// PT-95: the fine is paid and sets free at the next turn.
    #[inline]
    pub fn fine_paid(self) -> bool {
        self.stay & Jail::FINE_PAID != 0
    }

    pub(crate) fn serve(&mut self) {
        self.stay += 1;
    }

    pub(crate) fn pay(&mut self) {
        self.stay |= Jail::FINE_PAID;
    }
}

impl Claims {
    const BLANK: Claim = Claim { claim: 0, owner: Seat(0), field: Field::FIRST, amount: 0 };
    pub const NONE: Claims = Claims { debtor: Seat(0), open: 0, list: [Claims::BLANK; MOST_CLAIMS] };

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.open == 0
    }

    /// In the order of landing.
    pub fn iter(&self) -> impl Iterator<Item = Claim> + '_ {
        self.list[..usize::from(self.open)].iter().copied()
    }

    pub fn get(&self, claim: u16) -> Option<Claim> {
        self.iter().find(|open| open.claim == claim)
    }

    pub fn owners(&self) -> SeatSet {
        self.iter().map(|claim| claim.owner).collect()
    }

    pub(crate) fn push(&mut self, claim: Claim) {
        self.list[usize::from(self.open)] = claim;
        self.open += 1;
    }

    pub(crate) fn remove(&mut self, gone: impl Fn(&Claim) -> bool) {
        let mut kept = Claims { debtor: self.debtor, ..Claims::NONE };
        self.iter().filter(|claim| !gone(claim)).for_each(|claim| kept.push(claim));
        *self = kept;
    }
}

impl DeckName {
    pub const ALL: [DeckName; 2] = [DeckName::Chance, DeckName::Chest];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Order {
    pub(crate) fn new(field: Field, count: u8) -> Order {
        Order { field: field.index() as u8, units: count }
    }

    pub fn count(&self) -> u8 {
        self.units & 15
    }

    pub fn won(&self) -> u8 {
        self.units >> 4
    }

    pub fn is_open(&self) -> bool {
        self.won() < self.count()
    }

    pub fn street(&self) -> Option<Field> {
        (self.units > 0).then(|| Field::number(self.field))
    }

    pub(crate) fn win(&mut self) {
        self.units += 16;
    }
}

const _: () = assert!(size_of::<State>() <= 1152);

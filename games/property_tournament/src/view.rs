//! What one pair of eyes may know: section 3 of the rulebook, PT-7 and PT-122.

use crate::PropertyTournament;
use crate::action::CardSet;
use crate::board::Deed;
use crate::field::{FIELD_COUNT, Field, Fields, RAILWAYS, SPACES};
use crate::ledger::{BalanceSheet, IncomeStatement};
use crate::offers::{Goods, Houses, Offer};
use crate::options::LedgerMode;
use crate::rules::{money, rent};
use crate::state::{Jail, Phase, Public, State};
use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// A table as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    pub viewer: Viewer,
    #[serde(flatten)]
    pub public: Public,
    pub seats: Vec<SeatView>,
    pub offers: Vec<OfferView>,
    pub offers_made: u8,
    /// All fields in the order of the board, as they stand.
    pub estate: Vec<FieldView>,
    pub board: BoardView,
}

/// A field as it stands: whose it is, and what it costs and brings now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FieldView {
    pub space: u8,
    /// The colours in the order of the board, then the railways and the utilities.
    pub group: u8,
    pub owner: Option<Seat>,
    /// Houses; 5 is a hotel.
    pub level: u8,
    pub mortgaged: bool,
    /// What landing here costs now, 0 for nothing; of a utility how many times the dice.
    pub rent: u16,
    /// The same without buildings for whoever owns the whole group.
    pub whole_rent: u16,
    /// What paying a loan back costs, with interest.
    pub redeem: u16,
    /// What the Bank pays for one level.
    pub sale: u16,
}

/// What is printed on the board and agreed before the match: whoever draws a table needs it, the rules do not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardView {
    /// By space; nothing on the built-in board, whose names are in the texts.
    pub names: Option<Vec<String>>,
    /// The same where there is little room.
    pub short_names: Option<Vec<String>>,
    pub deeds: [Deed; FIELD_COUNT],
    pub railway_rents: [u16; 4],
    pub utility_factors: [u16; 2],
    /// By space; 0 where none is due.
    pub taxes: Vec<u16>,
    pub rounds: u16,
    pub start_money: u16,
    pub start_bonus: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// What the seat owns; of a bankrupt, what is still to be auctioned.
    pub fields: Fields,
    pub position: u8,
    pub jail: Jail,
    /// 1 for the first bankrupt, 0 for the solvent.
    pub bankrupt: u8,
    /// Assets and loans; nothing where cash is hidden.
    pub sheet: Option<BalanceSheet>,
    /// What it could raise: cash, half of its buildings, loans; nothing where cash is hidden.
    pub liquidity: Option<i32>,
    /// Revenue and cost; nothing where the true ledger is hidden.
    pub income: Option<IncomeStatement>,
    /// Entries due, and the last one booked by hand.
    pub entries: Option<u16>,
    pub booked: Option<u16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfferView {
    pub offer: u16,
    pub seat: Seat,
    pub to_seat: Seat,
    pub give_cash: u32,
    pub give_fields: Fields,
    pub give_cards: CardSet,
    pub get_cash: u32,
    pub get_fields: Fields,
    pub get_cards: CardSet,
    /// PT-70: from which street to which, and how many. Whoever is paid gives them.
    pub houses: Option<Houses>,
    /// The colour that the receiver of each side would own as a whole by it.
    pub give_completes: Option<u8>,
    pub get_completes: Option<u8>,
}

pub(crate) fn view(rules: &PropertyTournament, state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        public: state.public,
        seats: Seat::all(rules.seats).map(|seat| seat_view(rules, state, seat, viewer)).collect(),
        offers: state.offers.iter().map(|offer| offer_view(state, offer)).collect(),
        offers_made: state.offers.made(),
        estate: Field::all().map(|field| field_view(rules, state, field)).collect(),
        board: board_view(rules),
    }
}

fn field_view(rules: &PropertyTournament, state: &State, field: Field) -> FieldView {
    let owner = state.owner(field);
    let mortgaged = state.is_mortgaged(field);
    // With one pip the rent of a utility is its factor.
    let rent = owner.filter(|_| !mortgaged).map_or(0, |owner| rent::rent(rules, state, owner, field, 1));
    FieldView {
        space: field.space(),
        group: field.group() as u8,
        owner,
        level: state.level(field),
        mortgaged,
        rent,
        whole_rent: rent::whole(rules, field),
        redeem: rules.board.deed(field).mortgage + rules.board.deed(field).interest,
        sale: rules.board.deed(field).house / 2,
    }
}

fn board_view(rules: &PropertyTournament) -> BoardView {
    let board = &rules.board;
    BoardView {
        names: (!board.built_in).then(|| board.names.to_vec()),
        short_names: (!board.built_in).then(|| {
            let short = |space: u8| board.short_name(space).unwrap_or(&board.names[usize::from(space)]);
            (0..SPACES).map(|space| short(space).to_owned()).collect()
        }),
        deeds: board.deeds,
        railway_rents: board.railway_rents,
        utility_factors: board.utility_factors,
        taxes: board.taxes.to_vec(),
        rounds: rules.options.rounds,
        start_money: rules.options.start_money,
        start_bonus: rules.options.start_bonus,
    }
}

pub(crate) fn seat_view(rules: &PropertyTournament, state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let over = state.phase == Phase::Over;
    let knows_all = over || matches!(viewer, Viewer::Recall(_));
    let cash = knows_all || rules.options.cash_visible || viewer.is(seat); // PT-7
    let ledger = knows_all || cash && rules.options.ledger_mode == LedgerMode::Auto; // PT-122
    SeatView {
        fields: state.fields[seat.index()],
        position: state.position[seat.index()],
        jail: state.jail[seat.index()],
        bankrupt: state.bankrupt[seat.index()],
        sheet: cash.then(|| rules.balance_sheet(state, seat)),
        liquidity: cash.then(|| money::liquidity(rules, state, seat)),
        income: ledger.then(|| IncomeStatement::of(&state.accounts[seat.index()])),
        entries: (over || viewer.is(seat)).then_some(state.entries[seat.index()]),
        booked: (over || viewer.is(seat)).then_some(state.booked[seat.index()]),
    }
}

impl Deref for View {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.public
    }
}

impl View {
    pub fn at(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }
}

fn offer_view(state: &State, offer: Offer) -> OfferView {
    OfferView {
        offer: offer.offer,
        seat: offer.from,
        to_seat: offer.to,
        give_cash: offer.cash.max(0) as u32,
        give_fields: offer.give.fields(),
        give_cards: offer.give.cards(),
        get_cash: (-offer.cash).max(0) as u32,
        get_fields: offer.get.fields(),
        get_cards: offer.get.cards(),
        houses: offer.houses(),
        give_completes: completes(state, offer.to, offer.give.fields()).map(|group| group as u8),
        get_completes: completes(state, offer.from, offer.get.fields()).map(|group| group as u8),
    }
}

/// The colour that a seat would own as a whole with these fields and does not own yet.
pub(crate) fn completes(state: &State, seat: Seat, with: Fields) -> Option<usize> {
    let now = state.fields[seat.index()].0;
    let then = now | with.0;
    (0..RAILWAYS).find(|&group| {
        let all = Fields::group(group);
        then & all == all && now & all != all
    })
}

impl From<OfferView> for Offer {
    fn from(view: OfferView) -> Offer {
        let cash = view.give_cash as i32 - view.get_cash as i32;
        let (give, get) = match view.houses {
            Some(houses) => {
                let houses = Goods::Houses(houses);
                if cash < 0 { (houses, Goods::NOTHING) } else { (Goods::NOTHING, houses) }
            }
            None => (
                Goods::Items { fields: view.give_fields, cards: view.give_cards },
                Goods::Items { fields: view.get_fields, cards: view.get_cards },
            ),
        };
        Offer { offer: view.offer, from: view.seat, to: view.to_seat, give, get, cash }
    }
}

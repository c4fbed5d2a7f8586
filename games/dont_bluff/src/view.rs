use crate::mind::{Bounds, MoneyRange, Place};
use crate::state::TARGET;
use crate::{Cards, Colour, DontBluff, Phase, State};
use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The table as one pair of eyes knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose eyes; absent for the public.
    pub me: Option<Seat>,
    pub phase: Phase,
    pub gunman: Seat,
    pub rounds_played: u16,
    pub hands: Vec<HandView>,
    pub open: Cards,
    pub closed: ClosedView,
    pub bank: BankView,
}

/// A hand. Its bounds include the closed cards it has put on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandView {
    /// The colours of the die that draw this seat.
    pub colours: Vec<Colour>,
    pub size: u8,
    /// What the cards in hand are worth, without those on the table, as far as the viewer can tell.
    pub money: MoneyRange,
    /// The cards, if the viewer may see them: their own, and everybody's once the game is over.
    pub cards: Option<Cards>,
    /// What the viewer can tell from all they have seen.
    pub known: Bounds,
    /// What everybody at the table can tell.
    pub public: Bounds,
}

/// The face-down cards on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClosedView {
    pub size: u8,
    /// What they are worth, as far as the viewer can tell.
    pub money: MoneyRange,
    /// The offerer sees their own.
    pub cards: Option<Cards>,
}

/// The stack of the bank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BankView {
    pub size: u8,
    /// What is left is worth this much, as far as the viewer can tell.
    pub money: MoneyRange,
    pub known: Bounds,
    pub public: Bounds,
}

impl View {
    /// How many cards a seat holds, with the closed ones it has put on the table.
    pub(crate) fn holding_size(&self, seat: Seat) -> u8 {
        let offers = self.phase.deal().is_some_and(|deal| deal.offerer == seat);
        self.hands[seat.index()].size + if offers { self.closed.size } else { 0 }
    }
}

impl DontBluff {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let bounds = |viewer: Viewer, place: Place, truth: Cards| {
            if state.is_over() { Bounds::exactly(truth) } else { state.mind(viewer).get(place) }
        };
        let bank = bounds(viewer, Place::Bank, state.bank);
        View {
            me: viewer.seat(),
            phase: state.phase,
            gunman: state.gunman,
            rounds_played: state.rounds_played,
            hands: Seat::all(self.seats).map(|seat| self.hand_view(state, seat, viewer, bounds)).collect(),
            open: state.open,
            closed: closed_view(state, viewer),
            bank: BankView {
                size: state.bank.size(),
                money: bank.worth(state.bank.size(), state.bank.size()),
                known: bank,
                public: bounds(Viewer::Public, Place::Bank, state.bank),
            },
        }
    }

    fn hand_view(
        &self,
        state: &State,
        seat: Seat,
        viewer: Viewer,
        bounds: impl Fn(Viewer, Place, Cards) -> Bounds,
    ) -> HandView {
        let hand = state.hand(seat);
        let known = bounds(viewer, Place::Hand(seat), hand);
        let cards = (state.is_over() || viewer.is(seat)).then_some(hand);
        HandView {
            colours: Colour::of_seat(seat, self.seats, self.options.first_colour),
            size: hand.size(),
            money: match cards {
                Some(cards) => MoneyRange::exactly(cards.money()),
                None => known.worth(state.holding(seat).size(), hand.size()).at_most(TARGET - 1),
            },
            cards,
            known,
            public: bounds(Viewer::Public, Place::Hand(seat), hand),
        }
    }
}

/// The closed cards for a pair of eyes: nobody held 25 M before they put them there (NB-50).
fn closed_view(state: &State, viewer: Viewer) -> ClosedView {
    let size = state.closed.size();
    let Some(deal) = state.phase.deal() else {
        return ClosedView { size, money: MoneyRange::exactly(0), cards: None };
    };
    let cards = viewer.is(deal.offerer).then_some(state.closed);
    let money = match cards {
        Some(cards) => MoneyRange::exactly(cards.money()),
        None => {
            let held = state.mind(viewer).get(Place::Hand(deal.offerer));
            let most = (TARGET - 1).saturating_sub(state.open.money());
            held.worth(state.holding(deal.offerer).size(), size).at_most(most)
        }
    };
    ClosedView { size, money, cards }
}

use crate::mind::{Bounds, Place};
use crate::{Cards, DontBluff, Phase, State};
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
    pub size: u8,
    /// The cards, if the viewer may see them: his own, and everybody's once the game is over.
    pub cards: Option<Cards>,
    /// What the viewer can tell from all he has seen.
    pub known: Bounds,
    /// What everybody at the table can tell.
    pub public: Bounds,
}

/// The face-down cards on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClosedView {
    pub size: u8,
    /// The offerer sees his own.
    pub cards: Option<Cards>,
}

/// The stack of the bank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BankView {
    pub size: u8,
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
        let over = state.is_over();
        let bounds = |viewer: Viewer, place: Place, truth: Cards| {
            if over { Bounds::exactly(truth) } else { state.mind(viewer).get(place) }
        };
        let hands = Seat::all(self.seats).map(|seat| {
            let hand = state.hand(seat);
            HandView {
                size: hand.size(),
                cards: (over || viewer.is(seat)).then_some(hand),
                known: bounds(viewer, Place::Hand(seat), hand),
                public: bounds(Viewer::Public, Place::Hand(seat), hand),
            }
        });
        let offers = state.phase.deal().is_some_and(|deal| viewer.is(deal.offerer));
        View {
            me: viewer.seat(),
            phase: state.phase,
            gunman: state.gunman,
            rounds_played: state.rounds_played,
            hands: hands.collect(),
            open: state.open,
            closed: ClosedView { size: state.closed.size(), cards: offers.then_some(state.closed) },
            bank: BankView {
                size: state.bank.size(),
                known: bounds(viewer, Place::Bank, state.bank),
                public: bounds(Viewer::Public, Place::Bank, state.bank),
            },
        }
    }
}

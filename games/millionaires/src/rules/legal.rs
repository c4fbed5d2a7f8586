use crate::action::Action;
use crate::state::{Phase, State};
use engine::Seat;

/// What the acting seat may do, in the order of the actions.
pub(crate) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let holding = state.at(seat);
    match state.phase {
        Phase::Auction(auction) => {
            out.push(Action::Pass {});
            let laid = holding.table.total();
            let bids = holding.hand.subsets().filter(|cards| !cards.is_empty());
            let higher = bids.filter(|cards| laid + cards.total() > auction.highest);
            out.extend(higher.map(|cards| Action::Bid { cards }));
        }
        _ => out.extend(holding.tiles.wealth_values().map(|value| Action::Discard { value })),
    }
}

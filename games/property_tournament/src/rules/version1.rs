//! What rules version 1 did otherwise, so that its records replay as they were played. The other places say
//! `version < 2`.

use crate::action::CardSet;
use crate::field::Fields;
use crate::offers::{Goods, Offer};
use crate::state::{DeckName, State};

/// Version 1 kept an offer as a set of things without sides: whoever has a thing gives it. So an offer turned round
/// with its things instead of lapsing.
#[cold]
pub(crate) fn turn_offers(state: &mut State) {
    let (fields, holders) = (state.fields, state.jail_cards);
    state.offers.restate(|offer| {
        let Goods::Items { fields: all, cards } = without_sides(offer) else {
            return (offer.give, offer.get);
        };
        let theirs = Fields(all.0 & fields[offer.to.index()].0);
        let held = |deck: &DeckName| holders[deck.index()] == Some(offer.to);
        let their_cards: CardSet = cards.iter().filter(held).collect();
        let mine = (Fields(all.0 & !theirs.0), CardSet(cards.0 & !their_cards.0));
        let items = |(fields, cards)| Goods::Items { fields, cards };
        (items(mine), items((theirs, their_cards)))
    });
}

/// The things of both sides together: all that version 1 knew of an offer, and what its fingerprints are made of.
pub(crate) fn without_sides(offer: &Offer) -> Goods {
    match offer.houses() {
        Some(houses) => Goods::Houses(houses),
        None => Goods::Items {
            fields: offer.fields(),
            cards: CardSet(offer.give.cards().0 | offer.get.cards().0),
        },
    }
}

//! A world that fits a view: the cards that the viewer has not seen, dealt again at random.

use crate::state::{Holding, MOST_SEATS};
use crate::{Cards, State, View};
use engine::Rng;

pub(crate) fn imagine<R: Rng + ?Sized>(view: &View, rng: &mut R, world: &mut State) {
    let mut unseen = Cards::DECK;
    for seat in &view.seats {
        unseen.remove_all(&seat.played);
        if let Some(own) = seat.own {
            unseen.remove_all(&own.hand);
            own.laid.into_iter().for_each(|card| unseen.remove(card));
        }
    }
    let mut seats = [Holding::default(); MOST_SEATS];
    for (holding, known) in seats.iter_mut().zip(&view.seats) {
        *holding = match known.own {
            Some(own) => Holding { hand: own.hand, laid: own.laid, ..*holding },
            None => {
                let hand = (0..known.cards).map(|_| draw(&mut unseen, rng)).collect();
                let laid = known.has_laid.then(|| draw(&mut unseen, rng));
                Holding { hand, laid, ..*holding }
            }
        };
        holding.played = known.played;
        holding.points = known.points;
    }
    *world = State { deck: unseen, round: view.round, seats };
}

fn draw<R: Rng + ?Sized>(cards: &mut Cards, rng: &mut R) -> u8 {
    let card = cards.nth(rng.below(u32::from(cards.len())));
    cards.remove(card);
    card
}

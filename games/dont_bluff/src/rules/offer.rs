//! Putting closed suitcases on the table (NB-20 to NB-25, NB-30).

use crate::{Cards, Claims, Deal, DontBluff, Event, Phase, State};
use engine::{Emit, Illegal, Seat, require, rule};

/// All the money in the box: nobody may claim more (NB-24).
pub(crate) const HIGHEST_CLAIM: u16 = 89;

impl DontBluff {
    pub(crate) fn check_offer(
        &self,
        state: &State,
        seat: Seat,
        cards: Cards,
        claim: Option<u16>,
    ) -> Result<(), Illegal> {
        let lies = matches!(state.phase, Phase::Decide(_) | Phase::BlackRoll(_) | Phase::Add(_));
        require(!lies, rule!("NB-22"))?;
        require(matches!(state.phase, Phase::Offer(deal) if deal.offerer == seat), rule!("NB-17"))?;
        require(!cards.is_empty() || self.options.allow_empty_offer, rule!("NB-20"))?;
        require(state.hand(seat).contains(cards), rule!("NB-20"))?;
        self.check_claim(claim)
    }

    pub(crate) fn check_addition(
        &self,
        state: &State,
        seat: Seat,
        cards: Cards,
        claim: Option<u16>,
    ) -> Result<(), Illegal> {
        require(matches!(state.phase, Phase::Add(deal) if deal.offerer == seat), rule!("NB-30"))?;
        require(!cards.is_empty() && state.hand(seat).contains(cards), rule!("NB-30"))?;
        self.check_claim(claim)
    }

    fn check_claim(&self, claim: Option<u16>) -> Result<(), Illegal> {
        let Some(claim) = claim else { return Ok(()) };
        require(self.options.claims == Claims::Optional, rule!("NB-25"))?;
        require(claim <= HIGHEST_CLAIM, rule!("NB-24"))
    }

    pub(crate) fn offer<E: Emit<Event>>(
        &self,
        state: &mut State,
        deal: Deal,
        cards: Cards,
        claim: Option<u16>,
        emit: &mut E,
    ) {
        let Deal { offerer, decider, .. } = deal;
        let (size, shown) = (cards.size(), Some(cards));
        emit.emit(|| Event::Offered { seat: offerer, to_seat: decider, size, cards: shown, claim });
        place(state, deal, cards);
    }

    pub(crate) fn add<E: Emit<Event>>(
        &self,
        state: &mut State,
        deal: Deal,
        cards: Cards,
        claim: Option<u16>,
        emit: &mut E,
    ) {
        let Deal { offerer, decider, .. } = deal;
        let (size, shown) = (cards.size(), Some(cards));
        emit.emit(|| Event::Added { seat: offerer, to_seat: decider, size, cards: shown, claim });
        place(state, deal, cards);
    }
}

/// The closed set counts as part of the offerer's hand for everybody's knowledge, so nothing is learned here.
fn place(state: &mut State, deal: Deal, cards: Cards) {
    state.hands[deal.offerer.index()] -= cards;
    state.closed = cards;
    state.phase = Phase::Decide(deal);
}

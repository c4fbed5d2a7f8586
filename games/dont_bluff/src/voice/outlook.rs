//! What a choice leads to, as far as the viewer can know.

use super::{millions, pair, ranged};
use crate::state::TARGET;
use crate::{Action, Cards, Deal, DontBluff, ExhaustedOffer, OfferDirection, Phase, View};
use engine::{Outlook, Phrase, Seat};

/// No die shows more.
const HIGHEST_PIPS: u8 = 6;

impl DontBluff {
    pub(crate) fn outlook_of(&self, view: &View, action: Action) -> Outlook {
        match (action, view.phase) {
            (Action::ChooseOpponent { seat }, _) => self.choosing(view, seat),
            (Action::Offer { cards, .. }, Phase::Offer(deal))
            | (Action::Add { cards, .. }, Phase::Add(deal)) => self.offering(view, deal, cards),
            (Action::Accept {}, Phase::Decide(deal)) => taking(view, deal),
            (Action::Open {}, Phase::Decide(deal)) => self.opening(view, deal),
            (Action::Pay { cards }, Phase::Pay { deal, owed }) => paying(view, deal, owed, cards),
            _ => Outlook::default(),
        }
    }

    fn choosing(&self, view: &View, seat: Seat) -> Outlook {
        let hand = &view.hands[seat.index()];
        let told = |key: &str| {
            let phrase = Phrase::new(key).with("seat", seat).with("count", millions(hand.size));
            ranged(phrase, hand.money)
        };
        match self.options.offer_direction {
            OfferDirection::GunmanOffers => Outlook::light(told("leads-choose")),
            OfferDirection::DrawnOffers if hand.size == 0 => Outlook::risky(told("leads-choose-nobody")),
            OfferDirection::DrawnOffers => Outlook::light(told("leads-choose-reverse")),
        }
    }

    /// Taken, it is gone; opened, the die decides.
    fn offering(&self, view: &View, deal: Deal, cards: Cards) -> Outlook {
        let value = view.open.money() + cards.money();
        let left = view.hands[deal.offerer.index()].size.saturating_sub(cards.size());
        let key = match value {
            0 => "leads-offer-nothing",
            1 => "leads-offer-one",
            2..=HIGHEST_PIPS => "leads-offer",
            _ => "leads-offer-sure",
        };
        // What the die would do is told beside the danger, not in its place.
        let sure = if value > HIGHEST_PIPS { "-sure" } else { "" };
        let other = view.hands[deal.decider.index()].money;
        let told = |key: &str| {
            pair(key, deal.offerer, deal.decider)
                .with("value", millions(value))
                .with("above", millions(HIGHEST_PIPS.saturating_sub(value)))
                .with("higher", self.if_higher("offerer", left, value))
        };
        match () {
            () if other.low + value >= TARGET => Outlook::grave(told(&format!("leads-offer-loses{sure}"))),
            () if value > 0 && other.high + value >= TARGET => {
                Outlook::risky(told(&format!("leads-offer-may-lose{sure}")))
            }
            () => Outlook::light(told(key)),
        }
    }

    /// Opening costs money where the die is lower: it is a light choice only where that cannot happen.
    fn opening(&self, view: &View, deal: Deal) -> Outlook {
        let offer = view.offer_money();
        let own = view.hands[deal.decider.index()].money.high;
        let left = view.hands[deal.offerer.index()].size;
        let told = |key: &str| {
            let phrase = pair(key, deal.decider, deal.offerer).with("own", millions(own));
            ranged(phrase, offer).with("higher", self.if_higher("decider", left, offer.high))
        };
        match () {
            () if offer.high <= 1 => Outlook::light(told("leads-open-safe")),
            () if offer.low > HIGHEST_PIPS && offer.low > own => Outlook::grave(told("leads-open-ruin")),
            () if offer.low > HIGHEST_PIPS => Outlook::grave(told("leads-open-sure")),
            () if offer.high > own => Outlook::risky(told("leads-open-all")),
            () => Outlook::risky(told("leads-open")),
        }
    }

    /// What a higher die means for one of the two, where the offerer has so many cards left (NB-30 to NB-32).
    fn if_higher(&self, whom: &str, left: u8, value: u8) -> String {
        let takes = self.options.exhausted_offer == ExhaustedOffer::DeciderTakes || value == 0;
        let what = match left {
            0 if takes => "taken",
            0 => "again",
            _ => "add",
        };
        format!("higher-{whom}-{what}")
    }
}

/// Taking costs nothing; nobody but the offerer knows what it brings.
fn taking(view: &View, deal: Deal) -> Outlook {
    let offer = view.offer_money();
    let own = view.hands[deal.decider.index()].money.low;
    let phrase = |key: &str| {
        let phrase = pair(key, deal.decider, deal.offerer).with("own", millions(own));
        ranged(phrase, offer)
    };
    Outlook::light(match (view.closed.size, view.open.size()) {
        (0, 0) => phrase("leads-take-nothing"),
        _ if own + offer.low >= TARGET => phrase("leads-take-wins"),
        _ if own + offer.high >= TARGET => phrase("leads-take-may-win"),
        (0, _) => phrase("leads-take-open"),
        _ => phrase("leads-take"),
    })
}

fn paying(view: &View, deal: Deal, owed: u8, cards: Cards) -> Outlook {
    let sum = cards.money();
    let own = view.hands[deal.decider.index()].money.low;
    let other = view.hands[deal.offerer.index()].money;
    let told = |key: &str| {
        pair(key, deal.decider, deal.offerer)
            .with("sum", millions(sum))
            .with("over", millions(sum.saturating_sub(owed)))
            .with("left", millions(own.saturating_sub(sum)))
    };
    match () {
        () if other.low + sum >= TARGET => Outlook::grave(told("leads-pay-loses")),
        () => Outlook::light(told("leads-pay")),
    }
}

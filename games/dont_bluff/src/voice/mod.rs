//! The table speaks: what is asked, what a choice leads to, what cannot be done, how it ended.

mod outlook;
mod summary;

use crate::rules::least_sum;
use crate::{Cards, Claims, Deal, DontBluff, MoneyRange, OfferDirection, PaymentRule, Phase, Reason, View};
use engine::{Closed, Phrase, Seat};

impl DontBluff {
    pub(crate) fn prompt_of(&self, view: &View) -> Phrase {
        match view.phase {
            Phase::FirstGunman => Phrase::new("prompt-first"),
            Phase::ColourRoll => Phrase::new(self.by_direction("prompt-colour")).with("seat", view.gunman),
            Phase::ChooseOpponent => {
                Phrase::new(self.by_direction("prompt-choose")).with("seat", view.gunman)
            }
            Phase::Offer(deal) => self.ask_offer(view, deal),
            Phase::Decide(deal) => ask_decision(view, deal),
            Phase::BlackRoll(deal) => Phrase::new("prompt-black")
                .with("seat", deal.decider)
                .with("value", millions(view.open.money())),
            Phase::Add(deal) => {
                pair("prompt-add", deal.offerer, deal.decider).with("value", millions(view.open.money()))
            }
            Phase::Pay { deal, owed } => self.ask_payment(view, deal, owed),
            Phase::BankDraw { payer } => Phrase::new("prompt-bank").with("seat", payer),
            Phase::Over { reason, .. } => Phrase::new(reason_key(reason)),
        }
    }

    fn ask_offer(&self, view: &View, Deal { offerer, decider, .. }: Deal) -> Phrase {
        let key = match self.options.claims {
            _ if view.me != Some(offerer) => "prompt-offer-other",
            Claims::Optional => "prompt-offer",
            Claims::Off => "prompt-offer-silent",
        };
        pair(key, offerer, decider)
    }

    /// What is owed, and what of it can be paid with the cards at hand.
    fn ask_payment(&self, view: &View, Deal { offerer, decider, .. }: Deal, owed: u8) -> Phrase {
        let hand = view.own_hand(decider);
        let due = hand.map_or(owed, |hand| least_sum(hand, owed));
        let key = match self.options.payment_rule {
            _ if hand.is_none() => "prompt-pay-other",
            PaymentRule::Irreducible => "prompt-pay-free",
            PaymentRule::ExactOrMinimal if due > owed => "prompt-pay-over",
            PaymentRule::ExactOrMinimal => "prompt-pay",
        };
        pair(key, decider, offerer).with("owed", millions(owed)).with("due", millions(due))
    }

    /// People who pay reach for their bluffs first.
    pub(crate) fn closed_of(view: &View) -> Vec<Closed> {
        let Phase::Pay { deal, .. } = view.phase else { return Vec::new() };
        let bluffs = view.own_hand(deal.decider).map_or(0, Cards::bluffs);
        let closed = Closed {
            what: Phrase::new("closed-bluffs").with("count", millions(bluffs)),
            why: Phrase::new("closed-bluffs-why"),
        };
        if bluffs > 0 { vec![closed] } else { Vec::new() }
    }

    fn by_direction(&self, key: &str) -> String {
        match self.options.offer_direction {
            OfferDirection::GunmanOffers => key.to_owned(),
            OfferDirection::DrawnOffers => format!("{key}-reverse"),
        }
    }
}

impl View {
    /// The cards of a seat, if they are the viewer's own.
    fn own_hand(&self, seat: Seat) -> Option<Cards> {
        self.hands[seat.index()].cards.filter(|_| self.me == Some(seat))
    }

    /// What the whole offer is worth, open and closed cards, as far as the viewer can tell.
    fn offer_money(&self) -> MoneyRange {
        self.closed.money.plus(self.open.money())
    }
}

fn ask_decision(view: &View, deal: Deal) -> Phrase {
    let key = match (view.open.size(), view.closed.size) {
        (0, 0) => "prompt-decide-empty",
        (_, 0) => "prompt-decide-open",
        (0, _) => "prompt-decide",
        _ => "prompt-decide-more",
    };
    let key = if view.me == Some(deal.decider) { key } else { "prompt-decide-other" };
    let phrase = pair(key, deal.decider, deal.offerer)
        .with("count", millions(view.closed.size))
        .with("open", millions(view.open.money()));
    ranged(phrase, view.closed.money)
}

pub(crate) fn reason_key(reason: Reason) -> &'static str {
    match reason {
        Reason::Target => "reason-target",
        Reason::BankEmpty => "reason-bank_empty",
        Reason::RoundCap => "reason-round_cap",
        Reason::Forfeit => "reason-forfeit",
    }
}

/// A phrase about somebody who has to do with somebody else.
fn pair(key: &str, seat: Seat, other: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat).with("to_seat", other)
}

/// With an amount that lies between two: `spread` is 0 where it is known.
fn ranged(phrase: Phrase, MoneyRange { low, high }: MoneyRange) -> Phrase {
    phrase.with("low", millions(low)).with("high", millions(high)).with("spread", millions(high - low))
}

fn millions(number: u8) -> i64 {
    i64::from(number)
}

//! What a choice leads to.

use super::{f, fine, plot_key, terms};
use crate::action::Offer;
use crate::card::{Card, Deal};
use crate::event::Place;
use crate::options::InspectionTries;
use crate::plot::{Industry, Plot, PlotSet};
use crate::rules::{auction, building, exchange, purchase, rent};
use crate::state::{OpenOffer, Phase, State};
use crate::{Action, CELLS, Deluxe, View};
use engine::{Outlook, Phrase, Seat};

/// Doubles after which the next one leads to the Inspection (DL-9).
const LAST_GOOD_DOUBLE: u8 = 2;

pub(crate) fn outlook(rules: &Deluxe, view: &View, action: Action) -> Outlook {
    let state = &view.table();
    let Some(me) = view.viewer.seat() else { return Outlook::default() };
    let table = Seen { rules, state, me };
    let phrase = |key: &str| Phrase::new(key);
    match action {
        Action::EndTurn {} => Outlook::light(phrase("leads-end")),
        Action::Roll {} if state.doubles == LAST_GOOD_DOUBLE => Outlook::risky(phrase("leads-roll-third")),
        Action::Roll {} => {
            Outlook::light(phrase("leads-roll").with("amount", f(rules.board.money.start_income)))
        }
        Action::TryDouble {} => table.trying(),
        Action::PayFine {} => table.paying_the_fine(),
        Action::Stay {} => Outlook::light(phrase("leads-stay")),
        Action::Buy {} => table.buying(purchase::offered_plot(rules, state)),
        Action::Decline {} => {
            Outlook::light(phrase("leads-decline").with("amount", f(rules.board.money.agent_fee)))
        }
        Action::Pass {} => Outlook::light(phrase("leads-pass")),
        Action::Bid { amount } => table.bidding(amount),
        Action::PayFull {} => table.paying_rent(),
        Action::Skip {} => Outlook::light(phrase("leads-skip").with("fund", f(state.exchange_fund))),
        Action::Stake { amount } => table.staking(amount),
        Action::DeclineCard {} => Outlook::light(phrase("leads-decline-card")),
        Action::ChoosePlot { plot } => table.going(plot),
        Action::UseCard { card, plot } => table.using(card, plot),
        Action::Build { plot, use_subsidy } => table.building(plot, use_subsidy),
        Action::SellBuilding { plot } => table.selling(plot),
        Action::SellIndustry { industry } => table.selling_all(industry),
        Action::Mortgage { plot } => Outlook::risky(table.credit("leads-mortgage", plot)),
        Action::Redeem { plot } => Outlook::light(table.credit("leads-redeem", plot)),
        Action::AcceptTrade {} => table.accepting(),
        Action::RejectTrade {} => Outlook::light(phrase("leads-reject")),
        Action::ProposeTrade(offer) => table.proposing(offer),
        Action::NoOffer {} => Outlook::light(phrase("leads-no-offer")),
        Action::DeclareBankruptcy {} => Outlook::grave(phrase("leads-bankrupt")),
        Action::Resign {} => Outlook::grave(phrase("leads-resign")),
    }
}

/// The table, and who looks at it.
struct Seen<'a> {
    rules: &'a Deluxe,
    state: &'a State,
    me: Seat,
}

impl Seen<'_> {
    fn cash(&self) -> u32 {
        self.state.at(self.me).cash
    }

    /// The rent of a plot if the viewer owned these plots and it had this many building steps.
    fn rent(&self, plot: Plot, owned: PlotSet, level: u8) -> u32 {
        let mut after = *self.state;
        after.at_mut(self.me).plots = owned;
        building::set_level(&mut after, plot, level);
        after.mortgaged = after.mortgaged.without(PlotSet::one(plot));
        rent::due(self.rules, &after, plot, self.me)
    }

    fn trying(&self) -> Outlook {
        let covered = f(self.cash()) >= fine(self.rules);
        let key = match self.rules.options.inspection_tries {
            InspectionTries::OneRollPerTurn => "leads-try-once",
            InspectionTries::ThreeRollsPerTurn if covered => "leads-try",
            InspectionTries::ThreeRollsPerTurn => "leads-try-short",
        };
        Outlook::light(Phrase::new(key).with("amount", fine(self.rules)))
    }

    fn paying_the_fine(&self) -> Outlook {
        let Phase::InspectionFine { steps } = self.state.phase else { return Outlook::default() };
        let cell = (self.state.at(self.me).cell + steps) % CELLS;
        let place = Place::of(self.rules.board.cell(cell)).0;
        let left = f(self.cash()) - fine(self.rules);
        let phrase = Phrase::new("leads-fine").with("amount", fine(self.rules)).with("left", left);
        Outlook::light(phrase.with("place", format!("place-{place}")))
    }

    /// The rent of the plot now and with the whole industry, and what is left.
    fn buying(&self, plot: Plot) -> Outlook {
        let deed = self.rules.board.deed(plot);
        Outlook::light(self.owning(plot).with("left", f(self.cash().saturating_sub(deed.price))))
    }

    fn bidding(&self, amount: u32) -> Outlook {
        let plot = purchase::offered_plot(self.rules, self.state);
        let left = auction::most_bid(self.rules, self.state, self.me).saturating_sub(amount);
        Outlook::light(self.owning(plot).with("left", f(left)))
    }

    fn owning(&self, plot: Plot) -> Phrase {
        let own = self.state.at(self.me).plots;
        let all = plot.industry().plots();
        let key = if own.completing().contains(plot) { "leads-own-all" } else { "leads-own" };
        Phrase::new(key)
            .with("rent", f(self.rent(plot, own.with(PlotSet::one(plot)), 0)))
            .with("all", f(self.rent(plot, own.with(all), 0)))
            .with("industry", format!("industry-{}", plot.industry().word()))
    }

    fn paying_rent(&self) -> Outlook {
        let (amount, owner) = rent::asked(self.rules, self.state);
        let phrase = Phrase::new("leads-rent").with("to_seat", owner).with("amount", f(amount));
        if amount > self.cash() {
            return Outlook::risky(
                Phrase { key: "leads-rent-debt".into(), ..phrase }.with("cash", f(self.cash())),
            );
        }
        Outlook::light(phrase.with("left", f(self.cash() - amount)))
    }

    /// DL-61 to DL-63: what is won where two or three symbols match.
    fn staking(&self, amount: u32) -> Outlook {
        let odds = exchange::odds(self.rules);
        let (fund, cash) = (self.state.exchange_fund.saturating_add(amount), self.cash());
        let (low, high) = exchange::payouts(self.rules, self.state, amount);
        let told = |key: &str| {
            Phrase::new(key)
                .with("amount", f(amount))
                .with("chance", odds.percent)
                .with("fund", f(fund))
                .with("low", low as i64)
                .with("high", high as i64)
                .with("left", f(cash.saturating_sub(amount)))
        };
        match () {
            () if amount >= cash => Outlook::grave(told("leads-stake-all")),
            () if amount > cash / 4 => Outlook::risky(told("leads-stake")),
            () => Outlook::light(told("leads-stake")),
        }
    }

    fn going(&self, plot: Plot) -> Outlook {
        let crosses = self.rules.board.deed(plot).cell <= self.state.at(self.me).cell;
        let key = if crosses { "leads-go-start" } else { "leads-go" };
        let income = f(self.rules.board.money.start_income);
        Outlook::light(Phrase::new(key).with("plot", plot_key(plot)).with("amount", income))
    }

    fn using(&self, card: Card, plot: Option<Plot>) -> Outlook {
        match (self.rules.deal(card), plot) {
            (Some(Deal::CleanAudit), _) => Outlook::light(Phrase::new("leads-audit")),
            (Some(Deal::PartnerDiscount), _) => {
                let (amount, owner) = rent::asked(self.rules, self.state);
                let phrase = Phrase::new("leads-half").with("to_seat", owner);
                Outlook::light(phrase.with("half", f(amount.div_ceil(2))).with("amount", f(amount)))
            }
            (Some(Deal::Refinancing), Some(plot)) => Outlook::light(self.credit("leads-refinance", plot)),
            (Some(Deal::OffMarketPurchase), Some(plot)) => self.buying(plot),
            _ => Outlook::default(),
        }
    }

    fn building(&self, plot: Plot, free: bool) -> Outlook {
        let cost = if free { 0 } else { self.rules.board.deed(plot).building };
        let level = self.state.level(plot);
        Outlook::light(
            self.rent_change("leads-build", plot, level + 1)
                .with("amount", f(cost))
                .with("left", f(self.cash().saturating_sub(cost))),
        )
    }

    fn selling(&self, plot: Plot) -> Outlook {
        let amount = self.rules.board.deed(plot).building / 2;
        let level = self.state.level(plot).saturating_sub(1);
        Outlook::risky(self.rent_change("leads-sell", plot, level).with("amount", f(amount)))
    }

    /// The rent of a plot before and after a change of its buildings.
    fn rent_change(&self, key: &str, plot: Plot, level: u8) -> Phrase {
        let own = self.state.at(self.me).plots;
        Phrase::new(key)
            .with("from", f(self.rent(plot, own, self.state.level(plot))))
            .with("to", f(self.rent(plot, own, level)))
    }

    fn selling_all(&self, industry: Industry) -> Outlook {
        let worth = |plot| u32::from(self.state.level(plot)) * (self.rules.board.deed(plot).building / 2);
        let amount: u32 = industry.plots().iter().map(worth).sum();
        Outlook::risky(Phrase::new("leads-sell-all").with("amount", f(amount)))
    }

    fn credit(&self, key: &str, plot: Plot) -> Phrase {
        let deed = self.rules.board.deed(plot);
        let own = self.state.at(self.me).plots;
        Phrase::new(key)
            .with("loan", f(deed.loan))
            .with("redeem", f(deed.redeem))
            .with("rent", f(self.rent(plot, own, self.state.level(plot))))
    }

    fn accepting(&self) -> Outlook {
        let Some(OpenOffer { from_seat, offer }) = self.state.offer else { return Outlook::default() };
        let own = self.completed(self.me, offer.get_plots, offer.give_plots);
        let theirs = self.completed(from_seat, offer.give_plots, offer.get_plots);
        self.trading(from_seat, own, theirs, terms(Phrase::new("leads-accept"), &offer))
    }

    fn proposing(&self, offer: Offer) -> Outlook {
        let own = self.completed(self.me, offer.give_plots, offer.get_plots);
        let theirs = self.completed(offer.to_seat, offer.get_plots, offer.give_plots);
        let phrase = terms(Phrase::new("leads-propose").with("to_seat", offer.to_seat), &offer);
        self.trading(offer.to_seat, own, theirs, phrase)
    }

    /// A trade that completes an industry of the partner doubles what others pay there: that looks dangerous.
    fn trading(
        &self,
        partner: Seat,
        own: Option<Industry>,
        theirs: Option<Industry>,
        plain: Phrase,
    ) -> Outlook {
        let told = |key: &str, industry: Industry| {
            Phrase::new(key).with("seat", partner).with("industry", format!("industry-{}", industry.word()))
        };
        match (own, theirs) {
            (_, Some(industry)) => Outlook::risky(told("leads-trade-theirs", industry)),
            (Some(industry), None) => Outlook::light(told("leads-trade-own", industry)),
            (None, None) => Outlook::light(plain),
        }
    }

    /// The first industry that a seat would complete by giving some plots and getting others.
    fn completed(&self, seat: Seat, gives: PlotSet, gets: PlotSet) -> Option<Industry> {
        let before = self.state.at(seat).plots;
        let after = before.without(gives).with(gets);
        let fresh = after.whole_industries().without(before.whole_industries());
        fresh.first().map(Plot::industry)
    }
}

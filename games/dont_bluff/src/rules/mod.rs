//! The rules, one file per phase. A step ends where a seat or the world has to act; everything between, such as skips,
//! returns and surrenders, happens within it.

mod audit;
mod bank;
mod decide;
mod end;
mod knowledge;
mod legal;
mod offer;
mod pay;
mod round;

pub(crate) use decide::MOST_EXTRA_ROLLS;
pub(crate) use end::standing;
pub(crate) use offer::HIGHEST_CLAIM;
pub(crate) use pay::{each_payment, least_sum};

use crate::{Action, Chance, DontBluff, Event, Phase, State};
use engine::{Emit, Illegal, Seat, Step, StepOf};

impl DontBluff {
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::ChooseOpponent { seat: opponent } => self.check_choice(state, seat, opponent),
            Action::Offer { cards, claim } => self.check_offer(state, seat, cards, claim),
            Action::Accept {} | Action::Open {} => self.check_decision(state, seat),
            Action::Add { cards, claim } => self.check_addition(state, seat, cards, claim),
            Action::Pay { cards } => self.check_payment(state, seat, cards),
        }
    }

    #[inline]
    pub(crate) fn apply_step<E: Emit<Event>>(
        &self,
        state: &mut State,
        step: StepOf<DontBluff>,
        emit: &mut E,
    ) {
        match step {
            Step::Seat { action, .. } => match (state.phase, action) {
                (Phase::ChooseOpponent, Action::ChooseOpponent { seat }) => {
                    self.choose(state, seat, emit);
                }
                (Phase::Offer(deal), Action::Offer { cards, claim }) => {
                    self.offer(state, deal, cards, claim, emit);
                }
                (Phase::Decide(deal), Action::Accept {}) => self.accept(state, deal, emit),
                (Phase::Decide(deal), Action::Open {}) => self.open(state, deal, emit),
                (Phase::Add(deal), Action::Add { cards, claim }) => self.add(state, deal, cards, claim, emit),
                (Phase::Pay { deal, owed }, Action::Pay { cards }) => {
                    self.pay(state, deal, owed, cards, emit);
                }
                _ => debug_assert!(false, "{action:?} in {:?}", state.phase),
            },
            Step::Chance { outcome } => match (state.phase, outcome) {
                (Phase::FirstGunman, Chance::FirstGunman { seat }) => self.first_gunman(state, seat, emit),
                (Phase::ColourRoll, Chance::Colour { colour }) => self.colour_rolled(state, colour, emit),
                (Phase::BlackRoll(deal), Chance::BlackDie { pips }) => self.compare(state, deal, pips, emit),
                (Phase::BankDraw { payer }, Chance::BankCard { card }) => {
                    self.draw_card(state, payer, card, emit);
                }
                _ => debug_assert!(false, "{outcome:?} in {:?}", state.phase),
            },
            Step::Lapse => debug_assert!(false, "the game names no wait"),
        }
    }
}

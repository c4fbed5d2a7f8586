//! What people are told at a moment. Everything is made from a view: the rules are asked about the world as far as the
//! viewer knows it, in which hidden cash is 0 and never mentioned.

mod closed;
mod outlook;
mod prompt;
mod summary;

pub(crate) use summary::summary;

use crate::PropertyTournament;
use crate::action::Action;
use crate::field::{COLOURS, Field, Fields, bits};
use crate::imagine::known;
use crate::offers::Offer;
use crate::rules::build::HOTEL;
use crate::rules::{ask, build, rent};
use crate::sketch::place;
use crate::state::{Lot, Phase, Stage, State};
use crate::view::{View, completes};
use engine::{Closed, Outlook, Phrase, Seat, SeatSet, Word};

pub(crate) fn prompt(rules: &PropertyTournament, view: &View) -> Option<Phrase> {
    (view.phase != Phase::Over).then(|| Teller::new(rules, view).prompt())
}

pub(crate) fn outlook(rules: &PropertyTournament, view: &View, action: Action) -> Outlook {
    let teller = Teller::new(rules, view);
    view.viewer.seat().map_or_else(Outlook::default, |seat| teller.outlook(seat, action))
}

pub(crate) fn closed(rules: &PropertyTournament, view: &View) -> Vec<Closed> {
    let solvent = view.viewer.seat().filter(|&seat| view.solvent.contains(seat));
    solvent.map_or_else(Vec::new, |seat| Teller::new(rules, view).closed(seat))
}

/// The seats without whom nothing goes on. Owners of rent may act, but nobody waits for them except in the moment that is
/// kept free for claims; whoever is on turn and made an offer waits for its answer.
pub(crate) fn awaited(rules: &PropertyTournament, state: &State) -> SeatSet {
    match (state.stage(), state.phase) {
        (Stage::Phase, Phase::TurnStart) if state.grace => state.claims.owners(),
        (Stage::Phase, Phase::TurnStart | Phase::BuyDecision | Phase::AfterMove) => {
            let own = state.offers.iter().filter(|offer| offer.from == state.active);
            own.map(|offer| offer.to).fold(SeatSet::one(state.active), SeatSet::with)
        }
        (Stage::Phase, Phase::Closing) => state.claims.owners(),
        (Stage::Phase, _) => SeatSet::EMPTY,
        (Stage::Auction | Stage::Contest | Stage::Debt, _) => ask::duties(rules, state),
    }
}

/// Puts a moment into words.
struct Teller<'a> {
    rules: &'a PropertyTournament,
    view: &'a View,
    /// As far as the viewer knows it.
    world: State,
}

/// One more level on a street, and what it does to the rent.
struct Building {
    field: Field,
    price: i32,
    before: u16,
    after: u16,
}

impl<'a> Teller<'a> {
    fn new(rules: &'a PropertyTournament, view: &'a View) -> Teller<'a> {
        Teller { rules, view, world: known(rules, view) }
    }

    fn cash(&self, seat: Seat) -> i32 {
        self.world.cash[seat.index()]
    }

    fn name(&self, field: Field) -> Word {
        place(self.rules, field.space())
    }

    /// The rent of a field if the seat owned these fields; with one pip that of a utility is its factor.
    fn rent_with(&self, seat: Seat, field: Field, owned: Fields) -> u16 {
        let mut world = self.world;
        world.fields[seat.index()] = owned;
        rent::rent(self.rules, &world, seat, field, 1)
    }

    fn rent_at_level(&self, seat: Seat, field: Field, level: u8) -> u16 {
        let mut world = self.world;
        world.level[field.index()] = level;
        rent::rent(self.rules, &world, seat, field, 1)
    }

    /// What a seat can build right now, the best return first.
    fn best_building(&self, seat: Seat) -> Option<Building> {
        let own = bits(self.world.fields[seat.index()].0 & !self.world.mortgaged.0);
        let can_build = |&field: &Field| {
            let (rules, world) = (self.rules, &self.world);
            build::check_build_house(rules, world, seat, field, 1).is_ok()
                || build::check_build_hotel(rules, world, seat, field).is_ok()
        };
        let buildings = own.filter(|field| field.is_street()).filter(can_build).map(|field| {
            let level = self.world.level(field);
            Building {
                field,
                price: self.rules.house(field),
                before: self.rent_at_level(seat, field, level),
                after: self.rent_at_level(seat, field, (level + 1).min(HOTEL)),
            }
        });
        buildings.max_by_key(|building| {
            let gain = i32::from(building.after) - i32::from(building.before);
            (100 * gain / building.price.max(1), std::cmp::Reverse(building.field))
        })
    }

    /// A lot as it is called.
    fn lot(&self, lot: Lot) -> Word {
        match lot {
            Lot::Field(field) => self.name(field),
            Lot::Unit if self.world.contest.is_some_and(|contest| contest.hotel) => "lot-hotel".into(),
            Lot::Unit => "lot-house".into(),
        }
    }

    /// Both sides of an offer as `seat` sees them: what it gives, what it gets.
    fn deal(&self, phrase: Phrase, offer: &Offer, seat: Seat) -> Phrase {
        if let Some(houses) = offer.houses() {
            return phrase
                .with("count", i64::from(houses.count))
                .with("source", self.name(houses.source))
                .with("target", self.name(houses.target))
                .with("amount", i64::from(offer.cash.abs()));
        }
        let (given, got) = (offer.given_by(seat), offer.given_by(offer.partner(seat)));
        let paid = i64::from(offer.paid_to(seat));
        let sides = [("give", given, (-paid).max(0)), ("get", got, paid.max(0))];
        sides.into_iter().fold(phrase, |phrase, (side, goods, cash)| {
            let fields: Vec<Word> = goods.fields().iter().map(|field| self.name(field)).collect();
            let cards: Vec<Word> =
                goods.cards().iter().map(|_| Word::Key("sketch-jail-card".to_owned())).collect();
            phrase
                .with(&format!("{side}_fields-count"), fields.len() as i64)
                .with(&format!("{side}_fields"), fields)
                .with(&format!("{side}_cards-count"), cards.len() as i64)
                .with(&format!("{side}_cards"), cards)
                .with(&format!("{side}_cash"), cash)
        })
    }

    /// The colour that somebody would own as a whole with these fields and does not own yet.
    fn completes(&self, seat: Seat, with: Fields) -> Option<usize> {
        completes(&self.world, seat, with)
    }

    fn everybody(seats: SeatSet) -> Word {
        Word::List(seats.iter().map(Word::from).collect())
    }
}

/// The name of a group, or `none` for texts to choose by.
fn group_word(group: Option<usize>) -> Word {
    match group {
        Some(group) => Word::Key(format!("group-{}", COLOURS[group])),
        None => Word::Verbatim("none".to_owned()),
    }
}

fn flag(on: bool) -> Word {
    Word::Verbatim(on.to_string())
}

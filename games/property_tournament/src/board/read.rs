//! Reading a board file. Every complaint names the line and the field.

use super::{Board, CARDS, Card, Deed, Effect, WARSAW};
use crate::field::{COLOURS, FIELD_COUNT, Field, Kind, RAILWAYS, SPACES, kind_at};
use serde::Deserialize;
use toml::Spanned;

/// No amount on a board is higher, so that no sum of a game overflows.
const MOST: i64 = 5_000;
/// Repairs are paid for up to 44 buildings at once.
const MOST_REPAIR: i64 = 1_000;
/// The longest name or title.
const LONGEST: usize = 60;

/// What is wrong with a board file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("board file, line {line}, field {field}: {why}")]
pub struct BoardError {
    pub line: usize,
    pub field: String,
    pub why: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBoard {
    name: Spanned<String>,
    space: Spanned<Vec<Spanned<RawSpace>>>,
    rents: Spanned<RawRents>,
    totals: RawTotals,
    chance: Spanned<Vec<Spanned<RawCard>>>,
    chest: Spanned<Vec<Spanned<RawCard>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSpace {
    name: Spanned<String>,
    kind: Spanned<Kind>,
    group: Option<Spanned<String>>,
    price: Option<Spanned<i64>>,
    house: Option<Spanned<i64>>,
    rents: Option<Spanned<Vec<Spanned<i64>>>>,
    amount: Option<Spanned<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRents {
    railway: Spanned<Vec<Spanned<i64>>>,
    utility: Spanned<Vec<Spanned<i64>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTotals {
    streets: Spanned<i64>,
    fields: Spanned<i64>,
    mortgages: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    id: Spanned<String>,
    title: Spanned<String>,
    advance: Option<Spanned<i64>>,
    next: Option<Spanned<Next>>,
    back: Option<Spanned<i64>>,
    arrest: Option<Spanned<bool>>,
    jail_card: Option<Spanned<bool>>,
    receive: Option<Spanned<i64>>,
    pay: Option<Spanned<i64>>,
    pay_each: Option<Spanned<i64>>,
    collect_each: Option<Spanned<i64>>,
    repairs: Option<Spanned<Repairs>>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Next {
    Railway,
    Utility,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct Repairs {
    house: i64,
    hotel: i64,
}

impl Board {
    /// Reads and checks a board file.
    pub fn read(text: &str) -> Result<Board, BoardError> {
        let file = File { text };
        let raw: RawBoard = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            let why = error.message().replace('\n', " ");
            file.error(at, file.key(at, &why), &why[..])
        })?;
        let mut board = Board {
            name: file.name("name", &raw.name)?,
            names: std::array::from_fn(|_| String::new()),
            deeds: [Deed::default(); FIELD_COUNT],
            railway_rents: file.rents("railway", &raw.rents.get_ref().railway)?,
            utility_factors: file.rents("utility", &raw.rents.get_ref().utility)?,
            taxes: [0; SPACES as usize],
            decks: [
                file.deck("chance", &raw.chance, Kind::Chance)?,
                file.deck("chest", &raw.chest, Kind::Chest)?,
            ],
            built_in: text == WARSAW,
        };
        file.spaces(&raw.space, &mut board)?;
        file.totals(&raw.totals, &board)?;
        Ok(board)
    }
}

/// The text of the file, to find lines in it.
struct File<'a> {
    text: &'a str,
}

impl File<'_> {
    fn error(&self, at: usize, field: &str, why: impl Into<String>) -> BoardError {
        let before = self.text.as_bytes().get(..at).unwrap_or_default();
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        BoardError { line, field: field.to_owned(), why: why.into() }
    }

    /// The field that a complaint of the reader is about: the one it names, or the one of the line.
    fn key<'a>(&'a self, at: usize, why: &'a str) -> &'a str {
        for named in ["missing field `", "unknown field `", "duplicate field `"] {
            if let Some(name) = why.strip_prefix(named).and_then(|rest| rest.split('`').next()) {
                return name;
            }
        }
        let before = self.text.get(..at).unwrap_or_default();
        let line =
            self.text[before.rfind('\n').map_or(0, |end| end + 1)..].lines().next().unwrap_or_default();
        let (name, _) = line.split_once('=').unwrap_or_default();
        let name = name.trim();
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        if !name.is_empty() && name.chars().all(is_name) { name } else { "syntax" }
    }

    fn spaces(&self, raw: &Spanned<Vec<Spanned<RawSpace>>>, board: &mut Board) -> Result<(), BoardError> {
        let list = raw.get_ref();
        if list.len() != usize::from(SPACES) {
            let at = list.last().map_or(raw.span().start, |last| last.span().start);
            return Err(self.error(at, "space", format!("{} spaces instead of {SPACES}", list.len())));
        }
        for (number, raw) in (0..SPACES).zip(list) {
            let space = raw.get_ref();
            board.names[usize::from(number)] = self.name("name", &space.name)?;
            let kind = kind_at(number);
            if *space.kind.get_ref() != kind {
                let why =
                    format!("space {number} is a {kind:?} on every board, not a {:?}", space.kind.get_ref());
                return Err(self.error(space.kind.span().start, "kind", why));
            }
            self.nothing_else(raw, kind)?;
            match Field::at(number) {
                Some(field) => board.deeds[field.index()] = self.deed(raw, field)?,
                None if kind == Kind::Tax => {
                    board.taxes[usize::from(number)] =
                        self.amount("amount", self.given(raw, "amount", &space.amount)?)?;
                }
                None => {}
            }
        }
        Ok(())
    }

    fn nothing_else(&self, raw: &Spanned<RawSpace>, kind: Kind) -> Result<(), BoardError> {
        let space = raw.get_ref();
        let street = kind == Kind::Street;
        let field = street || matches!(kind, Kind::Railway | Kind::Utility);
        let spans = [
            ("group", space.group.as_ref().map(Spanned::span), street),
            ("price", space.price.as_ref().map(Spanned::span), field),
            ("house", space.house.as_ref().map(Spanned::span), street),
            ("rents", space.rents.as_ref().map(Spanned::span), street),
            ("amount", space.amount.as_ref().map(Spanned::span), kind == Kind::Tax),
        ];
        let stray = spans.into_iter().find(|(_, span, belongs)| span.is_some() && !belongs);
        stray.map_or(Ok(()), |(name, span, _)| {
            Err(self.error(span.map_or(0, |span| span.start), name, format!("a {kind:?} has no such field")))
        })
    }

    fn deed(&self, raw: &Spanned<RawSpace>, field: Field) -> Result<Deed, BoardError> {
        let space = raw.get_ref();
        let price = self.even("price", self.given(raw, "price", &space.price)?)?;
        let mortgage = price / 2;
        let mut deed = Deed { price, mortgage, interest: mortgage.div_ceil(10), ..Deed::default() };
        if field.group() >= RAILWAYS {
            return Ok(deed);
        }
        let group = self.given(raw, "group", &space.group)?;
        let own = COLOURS[field.group()];
        if !COLOURS.contains(&group.get_ref().as_str()) {
            let why = format!("unknown group {:?}; the groups are {}", group.get_ref(), COLOURS.join(", "));
            return Err(self.error(group.span().start, "group", why));
        }
        if group.get_ref() != own {
            let why = format!("space {} belongs to the group {own} on every board", field.space());
            return Err(self.error(group.span().start, "group", why));
        }
        deed.house = self.even("house", self.given(raw, "house", &space.house)?)?;
        deed.rents = self.rents("rents", self.given(raw, "rents", &space.rents)?)?;
        Ok(deed)
    }

    fn given<'a, T>(
        &self,
        raw: &Spanned<RawSpace>,
        field: &str,
        value: &'a Option<Spanned<T>>,
    ) -> Result<&'a Spanned<T>, BoardError> {
        value.as_ref().ok_or_else(|| self.error(raw.span().start, field, "missing"))
    }

    fn name(&self, field: &str, name: &Spanned<String>) -> Result<String, BoardError> {
        let text = name.get_ref().trim();
        let plain =
            !text.is_empty() && text.chars().count() <= LONGEST && !text.chars().any(char::is_control);
        if !plain {
            let why = format!("a {field} has 1 to {LONGEST} characters on one line");
            return Err(self.error(name.span().start, field, why));
        }
        Ok(text.to_owned())
    }

    fn amount(&self, field: &str, value: &Spanned<i64>) -> Result<u16, BoardError> {
        match *value.get_ref() {
            amount @ 1..=MOST => Ok(amount as u16),
            amount => {
                Err(self.error(value.span().start, field, format!("{amount} is not within 1 to {MOST}")))
            }
        }
    }

    fn even(&self, field: &str, value: &Spanned<i64>) -> Result<u16, BoardError> {
        let amount = self.amount(field, value)?;
        if amount % 2 == 1 {
            let why = format!("{amount} is odd, and half of it must be a whole number");
            return Err(self.error(value.span().start, field, why));
        }
        Ok(amount)
    }

    fn rents<const N: usize>(
        &self,
        field: &str,
        list: &Spanned<Vec<Spanned<i64>>>,
    ) -> Result<[u16; N], BoardError> {
        let mut rents = [0; N];
        if list.get_ref().len() != N {
            let why = format!("{} numbers instead of {N}", list.get_ref().len());
            return Err(self.error(list.span().start, field, why));
        }
        for (rent, value) in rents.iter_mut().zip(list.get_ref()) {
            *rent = self.amount(field, value)?;
        }
        if let Some(at) = (1..N).find(|&at| rents[at] < rents[at - 1]) {
            return Err(self.error(list.get_ref()[at].span().start, field, "rents never fall"));
        }
        Ok(rents)
    }

    fn totals(&self, raw: &RawTotals, board: &Board) -> Result<(), BoardError> {
        let price = |field: Field| i64::from(board.deed(field).price);
        let streets: i64 = Field::all().filter(|field| field.is_street()).map(price).sum();
        let fields: i64 = Field::all().map(price).sum();
        for (name, stated, sum) in [
            ("streets", &raw.streets, streets),
            ("fields", &raw.fields, fields),
            ("mortgages", &raw.mortgages, fields / 2),
        ] {
            if *stated.get_ref() != sum {
                let why = format!("wrong total {}: the spaces add up to {sum}", stated.get_ref());
                return Err(self.error(stated.span().start, name, why));
            }
        }
        Ok(())
    }

    fn deck(
        &self,
        name: &str,
        raw: &Spanned<Vec<Spanned<RawCard>>>,
        kind: Kind,
    ) -> Result<[Card; CARDS], BoardError> {
        let mut cards = Vec::with_capacity(CARDS);
        for raw in raw.get_ref() {
            let card = raw.get_ref();
            let effect = self.effect(raw, kind)?;
            cards.push(Card {
                id: self.name("id", &card.id)?,
                title: self.name("title", &card.title)?,
                effect,
            });
        }
        let keep = cards.iter().filter(|card| card.effect == Effect::JailCard).count();
        let at = raw.get_ref().last().map_or(raw.span().start, |last| last.span().start);
        if keep != 1 {
            return Err(self.error(at, name, format!("{keep} jail cards instead of 1")));
        }
        let count = cards.len();
        cards.try_into().map_err(|_| self.error(at, name, format!("{count} cards instead of {CARDS}")))
    }

    fn effect(&self, raw: &Spanned<RawCard>, deck: Kind) -> Result<Effect, BoardError> {
        let card = raw.get_ref();
        let mut effects = Vec::new();
        if let Some(to) = &card.advance {
            effects.push(Effect::Advance(self.target(to)?));
        }
        if let Some(next) = &card.next {
            effects.push(match next.get_ref() {
                Next::Railway => Effect::NextRailway,
                Next::Utility => Effect::NextUtility,
            });
        }
        if let Some(back) = &card.back {
            effects.push(Effect::Back(self.backwards(back, deck)?));
        }
        effects.extend(card.arrest.as_ref().filter(|on| *on.get_ref()).map(|_| Effect::Arrest));
        effects.extend(card.jail_card.as_ref().filter(|on| *on.get_ref()).map(|_| Effect::JailCard));
        type Money = fn(u16) -> Effect;
        let money: [(&str, &Option<Spanned<i64>>, Money); 4] = [
            ("receive", &card.receive, Effect::Receive),
            ("pay", &card.pay, Effect::Pay),
            ("pay_each", &card.pay_each, Effect::PayEach),
            ("collect_each", &card.collect_each, Effect::CollectEach),
        ];
        for (name, value, effect) in money {
            if let Some(value) = value {
                effects.push(effect(self.amount(name, value)?));
            }
        }
        if let Some(repairs) = &card.repairs {
            let Repairs { house, hotel } = *repairs.get_ref();
            if !(1..=MOST_REPAIR).contains(&house) || !(1..=MOST_REPAIR).contains(&hotel) {
                return Err(self.error(
                    repairs.span().start,
                    "repairs",
                    format!("not within 1 to {MOST_REPAIR}"),
                ));
            }
            effects.push(Effect::Repairs { house: house as u16, hotel: hotel as u16 });
        }
        match effects[..] {
            [effect] => Ok(effect),
            _ => {
                Err(self.error(raw.span().start, "effect", format!("{} effects instead of 1", effects.len())))
            }
        }
    }

    /// A card never sends to a space that draws another card or arrests: so chains of cards end.
    fn target(&self, to: &Spanned<i64>) -> Result<u8, BoardError> {
        let space = u8::try_from(*to.get_ref()).ok().filter(|&space| space < SPACES);
        let quiet = |&space: &u8| !matches!(kind_at(space), Kind::Chance | Kind::Chest | Kind::GoToJail);
        space.filter(quiet).ok_or_else(|| {
            let why = format!("{} is no space a card may send to", to.get_ref());
            self.error(to.span().start, "advance", why)
        })
    }

    /// Only Chance sends backwards, and never to another Chance space.
    fn backwards(&self, back: &Spanned<i64>, deck: Kind) -> Result<u8, BoardError> {
        let steps = u8::try_from(*back.get_ref()).ok().filter(|steps| (1..=6).contains(steps));
        let lands_well = |&steps: &u8| {
            let from = (0..SPACES).filter(|&space| kind_at(space) == Kind::Chance);
            from.into_iter().all(|space| kind_at((space + SPACES - steps) % SPACES) != Kind::Chance)
        };
        steps.filter(|_| deck == Kind::Chance).filter(lands_well).ok_or_else(|| {
            self.error(back.span().start, "back", "only Chance moves back, by 1 to 6, and not to Chance")
        })
    }
}

use crate::rules::{HIGHEST_CLAIM, each_payment};
use crate::{Cards, Claims, DontBluff, Phase, State};
use engine::{Field, Form, Game, Seat, Turn};

impl DontBluff {
    /// Offers, additions and payments as blanks to fill in.
    pub(crate) fn forms_for(&self, state: &State, seat: Seat) -> Vec<Form> {
        if self.turn(state) != Turn::One(seat) {
            return Vec::new();
        }
        let hand = state.hand(seat);
        let all = hand.size();
        match state.phase {
            Phase::Offer(_) => {
                let least = u8::from(!self.options.allow_empty_offer);
                vec![form("offer", [Some(counts(hand, least, all)), self.claim_field()])]
            }
            Phase::Add(_) => vec![form("add", [Some(counts(hand, 1, all)), self.claim_field()])],
            Phase::Pay { owed, .. } => {
                let (mut useful, mut fewest, mut most) = (Cards::NONE, all, 0);
                each_payment(hand, owed, self.options.payment_rule, |cards| {
                    useful = useful.join(cards);
                    fewest = fewest.min(cards.size());
                    most = most.max(cards.size());
                });
                vec![form("pay", [Some(counts(useful, fewest, most)), None])]
            }
            Phase::FirstGunman
            | Phase::ColourRoll
            | Phase::ChooseOpponent
            | Phase::Decide(_)
            | Phase::BlackRoll(_)
            | Phase::BankDraw { .. }
            | Phase::Over { .. } => Vec::new(),
        }
    }

    fn claim_field(&self) -> Option<Field> {
        let claim = Field::Number {
            name: "claim".to_owned(),
            min: 0,
            max: i64::from(HIGHEST_CLAIM),
            step: 1,
            optional: true,
        };
        (self.options.claims == Claims::Optional).then_some(claim)
    }
}

fn form(action: &str, fields: [Option<Field>; 2]) -> Form {
    Form {
        action: action.to_owned(),
        fixed: serde_json::Map::new(),
        fields: fields.into_iter().flatten().collect(),
    }
}

fn counts(cards: Cards, min: u8, max: u8) -> Field {
    let keys = [
        ("fives", cards.fives()),
        ("twos", cards.twos()),
        ("ones", cards.ones()),
        ("bluffs", cards.bluffs()),
    ];
    Field::Counts {
        name: "cards".to_owned(),
        available: keys.into_iter().map(|(key, count)| (key.to_owned(), u32::from(count))).collect(),
        min: u32::from(min),
        max: u32::from(max),
    }
}

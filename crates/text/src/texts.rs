use crate::bundle::{Bundle, GameTexts, bundle, renamed};
use crate::{Lang, arguments};
use engine::{Field, Form, OptionValue, Phrase, Reason, Refusal, Seat, Telling, Until, Word};
use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::Value;
use std::fmt;
use std::sync::Arc;

/// The longest short rulebook.
const MAX_PARAGRAPHS: u32 = 99;

/// The messages of one game (or of the program alone) in one language, and the names of the players they speak of.
#[derive(Clone)]
pub struct Texts {
    lang: Lang,
    game: &'static GameTexts,
    bundle: Arc<Bundle>,
    names: Vec<String>,
    reader: Option<Seat>,
}

/// One paragraph of the short rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    pub title: String,
    pub text: String,
    /// The numbered rules it tells.
    pub rules: Vec<String>,
}

/// What is said around a position that teaches a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonText {
    pub title: String,
    pub question: String,
    /// Why the answer is right.
    pub why: String,
}

/// What a game is about, for people who see it for the first time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoalCard {
    pub aim: String,
    pub turn: String,
    pub end: String,
}

impl Texts {
    /// The messages of a game; `game` is its [`engine::Game::TEXTS`].
    pub fn new(game: &'static GameTexts, lang: Lang) -> Texts {
        Texts { lang, game, bundle: bundle(game, lang), names: Vec::new(), reader: None }
    }

    /// Only the program's own messages.
    pub fn core(lang: Lang) -> Texts {
        Texts::new(&[], lang)
    }

    /// The players' names in seat order; a seat without one is called by its letter.
    #[must_use]
    pub fn named(mut self, names: Vec<String>) -> Texts {
        self.names = names;
        self
    }

    /// Addresses the player in this seat as "you".
    #[must_use]
    pub fn read_by(mut self, reader: Option<Seat>) -> Texts {
        self.reader = reader;
        self
    }

    /// With some messages replaced by what the content of a table calls things: see [`engine::Game::names`].
    #[must_use]
    pub fn renamed(mut self, names: &[(String, String)]) -> Texts {
        if !names.is_empty() {
            self.bundle = renamed(self.game, self.lang, names);
        }
        self
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// A message without arguments.
    pub fn say(&self, key: &str) -> String {
        self.message(key, None)
    }

    /// A message with its arguments.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, word) in &phrase.args {
            args.set(name.clone(), self.word(word));
        }
        let is_reader = |name: &str| {
            let own = |(other, word): &(String, Word)| other == name && self.is_reader_word(word);
            phrase.args.iter().any(own)
        };
        self.addressed(&phrase.key, &args, is_reader)
    }

    /// Why an action is better than the next best one.
    pub fn reason(&self, reason: &Reason) -> String {
        let score = |score: i64| Word::Verbatim(self.phrase(&Phrase::new("score-told").with("score", score)));
        let phrase = match reason.telling {
            Telling::Own => Phrase::new("reason-own"),
            Telling::Rival(rival) => Phrase::new("reason-rival").with("seat", rival),
            Telling::Last => {
                let last = Phrase::new("reason-last").with("best", reason.best).with("next", reason.next);
                return self.phrase(&last);
            }
        };
        let until = match reason.until {
            Until::End => "end",
            Until::Round => "round",
        };
        let phrase = phrase.with("until", Word::Verbatim(until.to_owned()));
        self.phrase(&phrase.with("best", score(reason.best)).with("next", score(reason.next)))
    }

    /// The name of the player in a seat.
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self
                .phrase(&Phrase::new("seat-name").with("letter", Word::Verbatim(seat.letter().to_string()))),
        }
    }

    /// A sentence on what happened.
    pub fn event(&self, event: &Value) -> String {
        self.tagged("event", event)
    }

    /// What of these events is worth a sentence. A message with an attribute `detail` is for the books: what it says was
    /// told by another event already. The same sentence twice in a row is said once, and how often.
    pub fn told(&self, events: &[Value]) -> Vec<String> {
        let is_detail = |event: &&Value| {
            let tag = event.get("type").and_then(Value::as_str).unwrap_or("?");
            let message = self.bundle.get_message(&format!("event-{tag}"));
            message.is_some_and(|message| message.get_attribute("detail").is_some())
        };
        let mut told: Vec<(String, usize)> = Vec::new();
        for sentence in events.iter().filter(|event| !is_detail(event)).map(|event| self.event(event)) {
            match told.last_mut() {
                Some((last, times)) if *last == sentence => *times += 1,
                _ => told.push((sentence, 1)),
            }
        }
        let counted = |(sentence, times)| match times {
            1 => sentence,
            times => format!("{sentence} ×{times}"),
        };
        told.into_iter().map(counted).collect()
    }

    /// The label of an action.
    pub fn action(&self, action: &Value) -> String {
        self.tagged("action", action)
    }

    /// The label of a form; what it has fixed already are the arguments.
    pub fn form(&self, form: &Form) -> String {
        let args = arguments::of_object(self, &form.fixed);
        self.message(&format!("form-{}", form.action), Some(&args))
    }

    pub fn field(&self, form: &Form, field: &Field) -> String {
        self.say(&format!("field-{}-{}", form.action, field.name()))
    }

    /// The label of one key of a [`Field::Counts`].
    pub fn field_key(&self, form: &Form, field: &Field, key: &str) -> String {
        self.say(&format!("field-{}-{}-{key}", form.action, field.name()))
    }

    /// One value a field may take.
    pub fn item(&self, field: &str, value: &Value) -> String {
        arguments::item(self, field, value)
    }

    /// Why a step did not happen.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Illegal(illegal) => self.say(&format!("refusal-{}", illegal.rule)),
            Refusal::Malformed(why) => {
                self.phrase(&Phrase::new("refused-malformed").with("why", Word::Verbatim(why.clone())))
            }
            Refusal::NoSuchSeat(seat) => {
                self.phrase(&Phrase::new("refused-no-seat").with("seat", i64::from(*seat)))
            }
            Refusal::NotNow(_) => self.say("refused-not-now"),
        }
    }

    pub fn option_name(&self, id: &str) -> String {
        self.say(&format!("option-{id}"))
    }

    pub fn option_help(&self, id: &str) -> String {
        self.say(&format!("option-{id}-help"))
    }

    pub fn option_value(&self, id: &str, value: &OptionValue) -> String {
        match value {
            OptionValue::Switch(on) => self.say(if *on { "switch-on" } else { "switch-off" }),
            OptionValue::Number(number) => self.value(FluentValue::from(*number)),
            OptionValue::Word(word) => {
                let key = format!("option-{id}-is-{word}");
                if self.has(&key) { self.say(&key) } else { word.clone() }
            }
        }
    }

    /// The short rulebook.
    pub fn rulebook(&self) -> Vec<Paragraph> {
        let keys = (1..=MAX_PARAGRAPHS).map(|number| format!("rulebook-{number:02}"));
        keys.take_while(|key| self.has(key)).map(|key| self.rulebook_paragraph(&key)).collect()
    }

    /// The words of the lesson of this id.
    pub fn lesson(&self, id: &str) -> LessonText {
        let key = format!("lesson-{id}");
        let (title, why) = (self.attribute(&key, "title"), self.attribute(&key, "why"));
        LessonText { title, question: self.say(&key), why }
    }

    /// The game in three sentences: what it is about, what one does, when it ends.
    pub fn goal(&self) -> GoalCard {
        GoalCard { aim: self.say("goal-aim"), turn: self.say("goal-turn"), end: self.say("goal-end") }
    }

    fn rulebook_paragraph(&self, key: &str) -> Paragraph {
        let rules = self.attribute(key, "rules");
        Paragraph {
            title: self.attribute(key, "title"),
            text: self.say(key),
            rules: rules.split_whitespace().map(|rule| rule.trim_end_matches(',').to_owned()).collect(),
        }
    }

    fn attribute(&self, key: &str, name: &str) -> String {
        let message = self.bundle.get_message(key);
        match message.and_then(|message| message.get_attribute(name)) {
            Some(attribute) => {
                self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned()
            }
            None => format!("{{{key}.{name}}}"),
        }
    }

    fn tagged(&self, kind: &str, value: &Value) -> String {
        let tag = value.get("type").and_then(Value::as_str).unwrap_or("?");
        let key = format!("{kind}-{tag}");
        match value.as_object() {
            Some(object) => arguments::message_of(self, &key, object, 0),
            None => self.message(&key, None),
        }
    }

    /// A message with its arguments, in the words for whoever reads it: `is_reader` says which arguments are their seat.
    pub(crate) fn addressed(
        &self,
        key: &str,
        args: &FluentArgs<'_>,
        is_reader: impl Fn(&str) -> bool,
    ) -> String {
        let message = self.reader.and_then(|_| self.bundle.get_message(key));
        let mut attributes = message.iter().flat_map(|message| message.attributes());
        match attributes.find(|attribute| is_reader(attribute.id())) {
            Some(own) => self.bundle.format_pattern(own.value(), Some(args), &mut Vec::new()).into_owned(),
            None => self.message(key, Some(args)),
        }
    }

    pub(crate) fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }

    fn is_reader_word(&self, word: &Word) -> bool {
        match word {
            Word::Seat(seat) => self.is_reader(Seat(*seat)),
            Word::List(words) => matches!(&words[..], [word] if self.is_reader_word(word)),
            Word::Number(_) | Word::Key(_) | Word::Verbatim(_) => false,
        }
    }

    fn word(&self, word: &Word) -> FluentValue<'static> {
        match word {
            Word::Number(number) => FluentValue::from(*number),
            Word::Seat(seat) => self.seat(Seat(*seat)).into(),
            Word::Key(key) => self.say(key).into(),
            Word::Verbatim(text) => text.clone().into(),
            Word::List(words) if words.is_empty() => self.say("list-empty").into(),
            Word::List(words) => {
                let texts = words.iter().map(|word| match self.word(word) {
                    FluentValue::String(text) => text.into_owned(),
                    number => self.value(number),
                });
                let texts: Vec<String> = texts.collect();
                if words.iter().all(|word| matches!(word, Word::Seat(_))) {
                    self.and(texts).into()
                } else {
                    texts.join(", ").into()
                }
            }
        }
    }

    /// Names joined as a sentence does it: "Ada, Bruno and Celia".
    pub(crate) fn and(&self, mut names: Vec<String>) -> String {
        let Some(last) = names.pop() else { return self.say("list-empty") };
        if names.is_empty() {
            return last;
        }
        let head = names.join(", ");
        self.phrase(
            &Phrase::new("list-and").with("head", Word::Verbatim(head)).with("last", Word::Verbatim(last)),
        )
    }

    /// A bare value the way the language writes it.
    pub(crate) fn value(&self, value: FluentValue<'static>) -> String {
        let mut args = FluentArgs::with_capacity(1);
        args.set("text", value);
        self.message("verbatim", Some(&args))
    }

    pub(crate) fn message(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        match self.bundle.get_message(key).and_then(|message| message.value()) {
            Some(pattern) => self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned(),
            None => format!("{{{key}}}"),
        }
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("lang", &self.lang).field("names", &self.names).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Illegal, RuleId};
    use serde_json::json;

    const TOY: &GameTexts = &[(
        "en",
        "
event-won = { $seat } wins { $tile } for { $cards } (a total of { $cards-count }); paid: { $paid ->
    [none] nothing
   *[other] { $paid }
}
tile-yacht = the Yacht
event-over = Winners: { $winners }. { $open ->
    [true] Open
   *[false] Hidden
}. { $hand-fives } fives.
event-table = { $rows }
rows-item = { $seat }: { $money }
    .seat = you: { $money }
event-paid = { $seat } pays { $to_seat } { $amount }.
    .seat = You pay { $to_seat } { $amount }.
    .to_seat = { $seat } pays you { $amount }.
event-booked = { $seat } books { $amount }.
    .detail = yes
event-shared = { $winners } win { $rows }.
    .winners = You win { $rows }.
action-bid = Bid { $cards }
action-draw = Draw from { $piles }, then { $pile }
refusal-TY-1 = Too little.
score-told = { $score } points
option-pace = Pace
option-pace-is-fast = fast
rulebook-01 = Bid more.
    .title = Bidding
    .rules = TY-1 TY-2
",
    )];

    fn texts() -> Texts {
        Texts::new(TOY, Lang::En).named(vec!["Ada".into(), "Bruno".into(), "Celia".into()])
    }

    #[test]
    fn reasons_are_told_in_the_units_of_the_game() {
        let told = |telling, until| texts().reason(&Reason { telling, until, best: 12_000, next: 7 });
        assert_eq!(
            told(Telling::Own, Until::End),
            "Why: at the end you have on average 12,000 points. With the next best move: 7 points."
        );
        assert_eq!(
            told(Telling::Rival(Seat(1)), Until::Round),
            "Why: it holds Bruno back: on average 12,000 points at the end of the round. \
             With the next best move: 7 points."
        );
        let last = Reason { telling: Telling::Last, until: Until::End, best: 12, next: 31 };
        assert_eq!(
            texts().reason(&last),
            "Why: you end last in about 12 % of the matches. With the next best move: in 31 %."
        );
    }

    #[test]
    fn events_follow_the_conventions() {
        let texts = texts();
        assert_eq!(
            texts.event(&json!({"type":"won","seat":1,"tile":"yacht","cards":[3,8],"paid":12000})),
            "Bruno wins the Yacht for 3, 8 (a total of 2); paid: 12,000"
        );
        assert_eq!(
            texts.event(&json!({"type":"won","seat":3,"tile":"car","cards":[],"paid":null})),
            "Player D wins car for – (a total of 0); paid: nothing"
        );
        assert_eq!(
            texts.event(&json!({"type":"over","winners":[0,1,2],"open":true,"hand":{"fives":2}})),
            "Winners: Ada, Bruno and Celia. Open. 2 fives."
        );
        assert_eq!(
            texts.event(&json!({"type":"table","rows":[{"seat":0,"money":1},{"seat":2,"money":5}]})),
            "Ada: 1, Celia: 5"
        );
        assert_eq!(texts.action(&json!({"type":"bid","cards":[25]})), "Bid 25");
        let draw = json!({"type":"draw","piles":[0,2],"pile":1});
        assert_eq!(texts.action(&draw), "Draw from 1, 3, then 2", "people count piles from one");
    }

    #[test]
    fn readers_are_addressed() {
        let paid = json!({"type":"paid","seat":0,"to_seat":1,"amount":5});
        let read_by = |seat: u8| texts().read_by(Some(Seat(seat)));
        assert_eq!(read_by(0).event(&paid), "You pay Bruno 5.");
        assert_eq!(read_by(1).event(&paid), "Ada pays you 5.");
        assert_eq!(read_by(2).event(&paid), "Ada pays Bruno 5.");
        assert_eq!(texts().event(&paid), "Ada pays Bruno 5.", "nobody in particular reads it");
        let shared =
            json!({"type":"shared","winners":[2],"rows":[{"seat":2,"money":1},{"seat":0,"money":5}]});
        assert_eq!(read_by(2).event(&shared), "You win you: 1, Ada: 5.");
        assert_eq!(read_by(0).event(&shared), "Celia win Celia: 1, you: 5.");
        let phrase =
            Phrase::new("event-paid").with("seat", Seat(1)).with("to_seat", Seat(2)).with("amount", 3);
        assert_eq!(read_by(1).phrase(&phrase), "You pay Celia 3.");
        assert_eq!(read_by(2).phrase(&phrase), "Bruno pays you 3.");
    }

    #[test]
    fn details_are_not_told_again() {
        let paid = json!({"type":"paid","seat":0,"to_seat":1,"amount":5});
        let booked = json!({"type":"booked","seat":0,"amount":5});
        assert_eq!(texts().told(&[booked.clone(), paid]), ["Ada pays Bruno 5."]);
        assert_eq!(texts().event(&booked), "Ada books 5.", "asked for, it is there");
    }

    #[test]
    fn the_same_sentence_in_a_row_is_said_once() {
        let paid = |amount: u32| json!({"type":"paid","seat":0,"to_seat":1,"amount":amount});
        let told = texts().told(&[paid(5), paid(5), paid(3), paid(5)]);
        assert_eq!(told, ["Ada pays Bruno 5. ×2", "Ada pays Bruno 3.", "Ada pays Bruno 5."]);
    }

    #[test]
    fn content_brings_names_of_its_own() {
        let name = "The \"{ $seat }\" \\ of\nYork";
        let texts = texts().renamed(&[("tile-yacht".into(), name.into())]);
        let won = json!({"type":"won","seat":1,"tile":"yacht","cards":[],"paid":null});
        assert_eq!(
            texts.event(&won),
            "Bruno wins The \"{ $seat }\" \\ of York for – (a total of 0); paid: nothing"
        );
        assert_eq!(texts.action(&json!({"type":"bid","cards":[25]})), "Bid 25", "the rest stays");
    }

    #[test]
    fn phrases_take_words_of_every_kind() {
        let list = Word::List(vec![Word::Seat(0), Word::Seat(2)]);
        let won = Phrase::new("event-won")
            .with("seat", list)
            .with("tile", "tile-yacht")
            .with("cards", Word::List(vec![Word::Number(3), Word::Verbatim("x".into())]))
            .with("cards-count", 2)
            .with("paid", Word::List(Vec::new()));
        assert_eq!(texts().phrase(&won), "Ada and Celia wins the Yacht for 3, x (a total of 2); paid: –");
        assert_eq!(texts().phrase(&Phrase::verbatim("5 M")), "5 M");
    }

    #[test]
    fn what_is_missing_shows() {
        for text in [
            texts().event(&json!({"type":"gone"})),
            texts().event(&json!({"type":"won"})),
            texts().event(&json!(5)),
            texts().phrase(&Phrase::new("event-won").with("tile", "tile-gone")),
        ] {
            assert!(crate::is_raw(&text), "{text}");
        }
        assert_eq!(texts().say("no-such"), "{no-such}");
        assert_eq!(Texts::new(TOY, Lang::Pl).say("rulebook-01"), "{rulebook-01}");
    }

    #[test]
    fn refusals_options_and_the_rulebook_are_found() {
        let texts = texts();
        assert_eq!(texts.refusal(&Refusal::Illegal(Illegal { rule: RuleId("TY-1") })), "Too little.");
        assert_eq!(texts.refusal(&Refusal::NoSuchSeat(7)), "There is no seat 7 at this table.");
        assert_eq!(texts.option_name("pace"), "Pace");
        assert_eq!(texts.option_value("pace", &"fast".into()), "fast");
        assert_eq!(texts.option_value("pace", &true.into()), "yes");
        let rules = vec!["TY-1".to_owned(), "TY-2".to_owned()];
        let paragraph = Paragraph { title: "Bidding".into(), text: "Bid more.".into(), rules };
        assert_eq!(texts.rulebook(), [paragraph]);
    }
}

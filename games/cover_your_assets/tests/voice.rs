//! What people are told, held against the worked examples of section 8.

mod table;

use cover_your_assets::*;
use engine::{Game, Seat, Viewer, Weight};
use table::{Table, seat, table};
use text::{Lang, Texts, is_raw};

fn english(reader: Seat) -> Texts {
    let names = ["Ada", "Bruno", "Celia", "Dora"].map(str::to_owned).to_vec();
    Texts::new(CoverYourAssets::TEXTS, Lang::En).named(names).read_by(Some(reader))
}

fn prompt(table: &Table, who: &str) -> String {
    english(seat(who)).phrase(&table.rules.prompt(&table.view(who)).expect("the match runs"))
}

/// What an action leads to; what is risky is marked with `!`, what is grave with `!!`.
fn leads(table: &Table, words: &str) -> String {
    let (seat, action) = table::read(words);
    table.rules.check(&table.state, seat, action).expect("only legal actions lead anywhere");
    let outlook = table.rules.outlook(&table.rules.view(&table.state, Viewer::Seat(seat)), action);
    let mark = match outlook.weight {
        Weight::Light => "",
        Weight::Risky => "! ",
        Weight::Grave => "!! ",
    };
    format!("{mark}{}", english(seat).phrase(&outlook.leads.expect("every action leads somewhere")))
}

fn closed(table: &Table, who: &str) -> Vec<String> {
    let texts = english(seat(who));
    let closed = table.rules.closed(&table.view(who));
    closed
        .iter()
        .map(|closed| format!("{}: {}", texts.phrase(&closed.what), texts.phrase(&closed.why)))
        .collect()
}

/// EX-5
#[test]
fn sets_to_lay() {
    let mut table = table(4, "");
    table.hold("A", "jewels*2 silver house coin").discards("stocks gold");
    assert_eq!(
        prompt(&table, "A"),
        "Your turn: lay two matching cards as a set (up to $70,000), or discard a card."
    );
    assert_eq!(prompt(&table, "B"), "Ada is to play: lay a set, steal or discard.");
    assert_eq!(leads(&table, "A set jewels jewels"), "Worth $30,000. Your bottom set can never be stolen.");
    assert_eq!(leads(&table, "A discard coin"), "! You could lay a set with this card now!");
    assert_eq!(
        leads(&table, "A discard silver"),
        "! It fits every set and is worth $25,000: others may take it."
    );
    assert_eq!(closed(&table, "A"), ["Steal: Lay a set of your own first."]);
    table.own("A", "cash*2");
    assert_eq!(
        leads(&table, "A set house + discard"),
        "Worth $70,000. Others may try to steal it until you cover it."
    );
    assert_eq!(closed(&table, "A"), ["Steal: Nobody has two sets yet, and a bottom set is safe."]);
    table.own("A", "piggy*2");
    assert_eq!(
        leads(&table, "A set house + discard"),
        "Worth $70,000. It covers your Piggy Bank, which is safe then."
    );
}

/// EX-6
#[test]
fn whom_to_steal_from() {
    let mut table = table(4, "");
    table.own("B", "jewels*2").own("C", "stocks*2 | house*2").own("D", "coin*2 | jewels silver");
    table.hold("B", "house jewels coin piggy").active("B");
    assert_eq!(
        prompt(&table, "B"),
        "No set to lay: steal a top set with a matching card, or discard a card."
    );
    assert_eq!(
        leads(&table, "B challenge C house"),
        "If you win, you get $60,000: the set and all cards played. If you lose, Celia keeps your cards too."
    );
    assert_eq!(
        closed(&table, "B"),
        ["Lay a set: You hold no two cards that match, and nothing for the top discard."]
    );
    assert_eq!(
        leads(&table, "B discard piggy"),
        "The next players may use it for a set. You draw a new card."
    );
}

#[test]
fn nothing_but_a_discard() {
    let mut table = table(4, "");
    table.own("A", "cash*2").own("C", "stocks*2 | house*2").hold("A", "piggy coin");
    assert_eq!(prompt(&table, "A"), "No set to lay and nothing to steal: choose a card to discard.");
    assert_eq!(closed(&table, "A")[1], "Steal: None of your cards matches a top set.");
    let mut late = self::table(4, "action_cards");
    late.hold("A", "piggy").deck(0);
    late.state.discard.push(Card::Shift);
    assert_eq!(
        leads(&late, "A discard piggy"),
        "The next players may use it for a set.",
        "there is nothing to draw"
    );
}

/// EX-7
#[test]
fn a_duel() {
    let mut table = table(4, "");
    table.own("B", "coin*2").own("C", "stocks*2 | house*2");
    table.hold("B", "house silver piggy").hold("C", "silver house gold cash").active("B");
    table.play("B challenge C house");
    assert_eq!(
        prompt(&table, "C"),
        "Bruno is after your House: $60,000 at stake. Play one of these to keep it: House, Silver, Gold. Or give in."
    );
    assert_eq!(prompt(&table, "B"), "Celia has to answer you or give in: $60,000 at stake.");
    assert_eq!(prompt(&table, "A"), "Celia has to answer Bruno or give in: $60,000 at stake.");
    assert_eq!(leads(&table, "C respond silver"), "Now Bruno has to answer. The winner gets $85,000.");
    assert_eq!(leads(&table, "C concede"), "!! You lose your House: Bruno gets $60,000.");
    table.play("C respond silver");
    assert_eq!(
        prompt(&table, "B"),
        "Celia defends House: $85,000 at stake. Play Silver to go on, or give in."
    );
    assert_eq!(leads(&table, "B concede"), "! Celia keeps the set and your cards: $85,000.");
    table.play("B respond silver; C respond house");
    assert_eq!(
        prompt(&table, "B"),
        "Celia defends House: $130,000 at stake. You hold no answer and can only give in."
    );
    assert_eq!(closed(&table, "B"), ["Answer: It takes House, Silver or Gold."]);
    assert_eq!(closed(&table, "A"), Vec::<String>::new());
}

/// EX-11
#[test]
fn a_penny_jar_is_answered_by_two() {
    let mut table = table(4, "kasicka");
    table.own("A", "coin*2").own("B", "stocks*2 | cash*2");
    table.hold("A", "jar cash").hold("B", "cash silver gold house").play("A challenge B jar");
    assert_eq!(
        prompt(&table, "B"),
        "Ada is after your Cash under the Mattress: $21,000 at stake. Play two of these (a Penny Jar counts as two) \
         to keep it: Cash under the Mattress, Silver, Gold. Or give in."
    );
}

#[test]
fn without_an_answer_giving_in_is_no_choice() {
    let mut table = table(4, "");
    table.own("A", "coin*2").own("B", "stocks*2 | cash*2").hold("A", "cash").hold("B", "house");
    table.play("A challenge B cash");
    assert_eq!(
        prompt(&table, "B"),
        "Ada is after your Cash under the Mattress: $30,000 at stake. You hold no answer and can only give in."
    );
    assert!(leads(&table, "B concede").starts_with("! You lose"));
}

/// EX-2, EX-3
#[test]
fn a_draft_and_its_contest() {
    let mut table = table(2, "");
    table.piles("jewels gold silver", [5, 5, 5]).hold("A", "stocks").hold("B", "stocks cash");
    assert_eq!(
        leads(&table, "A draft stocks 1,2"),
        "With Gold, Silver from the piles: a set worth $85,000. Bruno may fight for it."
    );
    table.play("A draft stocks 1,2");
    assert_eq!(
        prompt(&table, "B"),
        "Ada drafts Stocks ($85,000). Fight for it with one of these: Stocks. Or let it pass."
    );
    assert_eq!(prompt(&table, "A"), "You draft Stocks ($85,000); Bruno may fight for it.");
    assert_eq!(
        leads(&table, "B contest stocks"),
        "If you win, you get the set: $95,000 with your card. If you lose, Ada gets both."
    );
    assert_eq!(leads(&table, "B decline"), "Ada gets the set: $85,000.");
}

/// EX-14, EX-15, EX-23
#[test]
fn advanced_actions() {
    let mut table = table(4, "action_cards upgrade_set");
    table.own("A", "house gold").own("B", "coin*2 | jewels*2 silver").hold("A", "swap shift house");
    assert_eq!(leads(&table, "A swap B"), "! You get Jewels ($55,000) and give House ($70,000).");
    assert_eq!(
        leads(&table, "A shift B up"),
        "On top of the stack then: Coin Collection ($10,000), where it can be stolen."
    );
    assert_eq!(
        leads(&table, "A shift B down"),
        "On top of the stack then: Coin Collection ($10,000), where it can be stolen."
    );
    assert_eq!(leads(&table, "A upgrade house"), "Your top set grows to $90,000.");
    assert_eq!(leads(&table, "A discard swap"), "! It is lost for you and blocks the discard pile.");
}

/// EX-13
#[test]
fn a_second_action() {
    let mut table = table(4, "two_actions");
    table.hold("A", "coin piggy cash stocks house").play("A discard coin");
    assert_eq!(
        prompt(&table, "A"),
        "You may do one thing more: lay a set, steal or discard. Or end your turn."
    );
    assert_eq!(leads(&table, "A end"), "You give up your second action.");
}

/// EX-20, EX-25
#[test]
fn the_stack_is_counted_set_by_set() {
    let mut table = table(4, "end_mode=quick");
    table.own("A", "coin*2 | house*2 silver").own("B", "jewels*3 gold").deck(0).hold("A", "piggy");
    table.play("A discard piggy");
    assert!(table.is_over());
    let view = table.view("A");
    let summary = table.rules.summary(&view, &table.events);
    let texts = english(seat("A"));
    let told: Vec<String> = summary
        .seats
        .iter()
        .map(|seat| {
            let steps: Vec<String> = seat.steps.iter().map(|step| texts.phrase(step)).collect();
            let bars: Vec<String> = seat.bars.iter().map(|bar| texts.phrase(&bar.told)).collect();
            format!("{}. {}: {} ({})", seat.place, texts.seat(seat.seat), steps.join("; "), bars.join(", "))
        })
        .collect();
    assert_eq!(
        told[..2],
        [
            "1. Bruno: Jewels ×3, Gold ×1 = $95,000; Round 1: $95,000 ($95,000)",
            "2. Ada: Coin Collection ×2 = $10,000; House ×2, Silver ×1 = $65,000; Round 1: $75,000 ($75,000)",
        ]
    );
}

#[test]
fn nothing_is_raw_in_any_language() {
    let mut table = table(4, "");
    table
        .own("B", "coin*2")
        .own("C", "stocks*2 | house*2")
        .hold("B", "house")
        .hold("C", "silver")
        .active("B");
    table.play("B challenge C house");
    for lang in Lang::ALL {
        let texts = Texts::new(CoverYourAssets::TEXTS, lang).read_by(Some(seat("C")));
        let view = table.view("C");
        let prompt = table.rules.prompt(&view).expect("the match runs");
        let give_in = table.rules.outlook(&view, Action::Concede {}).leads.expect("it leads somewhere");
        for said in [texts.phrase(&prompt), texts.phrase(&give_in)] {
            assert!(!is_raw(&said) && !said.contains("  "), "{said}");
        }
    }
}

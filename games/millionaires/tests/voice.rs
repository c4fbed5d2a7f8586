//! What people are told, held against the worked examples of section 8.

mod table;

use engine::{Game, Seat, Viewer, Weight};
use millionaires::*;
use table::{Table, action, seat, table};
use text::{Lang, Texts, is_raw};

fn english(reader: Seat) -> Texts {
    let names = ["Ada", "Bruno", "Celia", "Dora", "Emil"].map(str::to_owned).to_vec();
    Texts::new(Millionaires::TEXTS, Lang::En).named(names).read_by(Some(reader))
}

fn prompt(table: &Table, letter: &str) -> String {
    let view = table.view(Viewer::Seat(seat(letter)));
    english(seat(letter)).phrase(&table.rules.prompt(&view).expect("the match runs"))
}

/// What an action leads to; what is risky is marked with `!`, what is grave with `!!`.
fn leads(table: &Table, word: &str) -> String {
    let (seat, action) = action(word);
    table.rules.check(&table.state, seat, action).expect("only legal actions lead anywhere");
    let outlook = table.rules.outlook(&table.view(Viewer::Seat(seat)), action);
    let mark = match outlook.weight {
        Weight::Light => "",
        Weight::Risky => "! ",
        Weight::Grave => "!! ",
    };
    format!("{mark}{}", english(seat).phrase(&outlook.leads.expect("every action leads somewhere")))
}

/// EX-3, EX-4
#[test]
fn a_wanted_tile() {
    let mut table = table(3, "");
    table.play("w8:");
    assert_eq!(
        prompt(&table, "A"),
        "Yacht (8) adds 8 points to your score. Bid any amount, or pass. \
         Most points win, but never with the least money."
    );
    assert_eq!(prompt(&table, "B"), "Yacht (8): Ada decides, to bid or to pass.");
    table.play("A{6} B{8}");
    assert_eq!(prompt(&table, "B"), "You lead with 8 M for Yacht (8). Celia decides: bid more or pass.");
    assert_eq!(leads(&table, "C-"), "You are out of this auction and keep your money.");
    table.play("C- A{4}");
    assert_eq!(
        prompt(&table, "B"),
        "Yacht (8) adds 8 points to your score. Bid more than 10 M (you have laid 8 M), or pass."
    );
    assert_eq!(prompt(&table, "C"), "Yacht (8): Bruno decides, to bid more than 10 M or to pass.");
    assert_eq!(leads(&table, "B{3}"), "You lead with 11 M. If you win, you keep 95 M.");
    assert_eq!(leads(&table, "B-"), "Ada gets Yacht (8) for 10 M. You take your 8 M back.");
}

#[test]
fn luck_makes_tiles_worth_more() {
    let mut table = table(3, "");
    table.play("luck: A{1} B- C-");
    table.reveal(Tile::Luck);
    assert_eq!(prompt(&table, "A"), "Stroke of Luck (×2) doubles all your points. Bid any amount, or pass.");
    table.play("A{2} B- C- w7:");
    assert_eq!(prompt(&table, "A"), "Private Jet (7) adds 28 points to your score. Bid any amount, or pass.");
    assert_eq!(leads(&table, "A-"), "You are out of this auction and keep your money.");
    table.play("A- B-");
    assert_eq!(table.of("C").tiles, table::tiles("w7"), "the last one gets it for free");
}

/// EX-5
#[test]
fn the_last_one_gets_it_for_free() {
    let mut table = table(4, "start_seat=2");
    table.play("w3: C- D-");
    assert_eq!(leads(&table, "A-"), "Bruno gets Racehorse (3) for free.");
}

/// EX-7
#[test]
fn whoever_cannot_raise_is_told_why() {
    let mut table = table(3, "");
    table.hold("A", "1,2,4");
    table.play("w8: A{4} B{1,6} C-");
    assert_eq!(
        prompt(&table, "A"),
        "You cannot beat 7 M for Yacht (8). All you can do is pass. \
         You have the least money: a player who ends like that cannot win."
    );
    let closed = table.rules.closed(&table.view(Viewer::Seat(seat("A"))));
    let told: Vec<(String, String)> = closed
        .iter()
        .map(|closed| (english(seat("A")).phrase(&closed.what), english(seat("A")).phrase(&closed.why)))
        .collect();
    assert_eq!(told, [("Bid".to_owned(), "You have 7 M and would need more than 7 M.".to_owned())]);
    assert_eq!(table.rules.closed(&table.view(Viewer::Seat(seat("B")))), []);
}

/// EX-9
#[test]
fn a_feared_tile() {
    let mut table = table(3, "");
    table.play("casino: A{1} B{2} C{3} A{4}");
    assert_eq!(
        prompt(&table, "B"),
        "The first to pass takes Casino (−5): 5 points less. Bid more than 5 M (you have laid 2 M), or pass."
    );
    assert_eq!(prompt(&table, "C"), "Casino (−5): Bruno decides, to bid more than 5 M or to take it.");
    assert_eq!(
        prompt(&table, "A"),
        "Your 5 M keeps this away from you: Casino (−5). Bruno decides: bid more or take it."
    );
    assert_eq!(
        leads(&table, "B-"),
        "! You take the Casino: 5 points less at the end. You get your 2 M back. \
         The others lose the 8 M they have laid."
    );
    assert_eq!(
        leads(&table, "B{6}"),
        "You lead with 8 M. If somebody else passes, that money is gone and you keep 98 M."
    );
}

/// What costs points that are there already is asked for once more; without another choice it is not.
#[test]
fn losing_points_is_grave() {
    let mut table = table(3, "");
    table.play("w8: A{1} B- C- casino:");
    assert_eq!(leads(&table, "A-"), "!! You take the Casino: 5 points less at the end.");
    let mut table = self::table(3, "");
    table.play("w9: A{1} B- C- cba:");
    assert_eq!(
        leads(&table, "A-"),
        "!! You take the Audit: it halves your points at the end (5 instead of 9 now)."
    );
    table.hold("A", "");
    assert_eq!(
        prompt(&table, "A"),
        "You have no money to bid. All you can do is pass and take Audit (½). \
         You have the least money: a player who ends like that cannot win."
    );
    assert!(leads(&table, "A-").starts_with("! "));
}

/// EX-12
#[test]
fn the_thief_lets_choose() {
    let mut table = table(3, "");
    table.play("w2: A{3} B- C- w9: A{12} B- C- luck: A{10} B- C- thief:");
    assert_eq!(
        prompt(&table, "A"),
        "The first to pass takes the Thief and loses a wealth tile. Bid any amount, or pass."
    );
    assert_eq!(leads(&table, "A-"), "!! You take the Thief and give up one of your wealth tiles.");
    table.play("A-");
    assert_eq!(prompt(&table, "A"), "The thief takes one of your wealth tiles. Choose which one.");
    assert_eq!(prompt(&table, "B"), "Ada chooses a wealth tile for the thief.");
    assert_eq!(leads(&table, "A!2"), "The thief carries it off. Your points: 18 instead of 22.");
    assert_eq!(leads(&table, "A!9"), "! The thief carries it off. Your points: 4 instead of 22.");
}

/// EX-13
#[test]
fn the_thief_waits() {
    let mut table = table(3, "");
    table.play("luck: A{2} B- C- thief:");
    assert_eq!(leads(&table, "A-"), "! You take the Thief: it carries off the next wealth tile you get.");
    table.play("A- w4:");
    assert_eq!(
        prompt(&table, "A"),
        "If you win Sports Car (4), your thief carries it off. Bid any amount, or pass."
    );
    let mut table = self::table(3, "");
    table.play("w8: A{2} B- C- thief: A{1}");
    table.play("B{3} C{4}");
    assert_eq!(
        leads(&table, "A-"),
        "!! You take the Thief: it carries off Yacht (8). Your points: 0 instead of 8. You get your 1 M back. \
         The others lose the 7 M they have laid."
    );
}

#[test]
fn the_third_red_frame_is_a_warning() {
    let mut table = table(3, "");
    table.play("luck: A{1} B- C- luck: A{2} B- C- luck:");
    assert_eq!(
        prompt(&table, "A"),
        "Stroke of Luck (×2) doubles all your points. Bid any amount, or pass. \
         The next red frame ends the game, and with the least money you lose!"
    );
    table.play("A-");
    assert_eq!(
        prompt(&table, "B"),
        "Stroke of Luck (×2) doubles all your points. Bid any amount, or pass. The next red frame ends the game."
    );
}

/// Card counts are open, so a bid that surely leaves the least money is known even from memory.
#[test]
fn a_bid_that_leaves_the_least_money() {
    let mut table = table(3, "");
    table.play("w10:");
    assert_eq!(
        leads(&table, "A{25}"),
        "You lead with 25 M. If you win, you keep 81 M.",
        "that is no danger yet"
    );
    assert_eq!(
        leads(&table, "A{15,20,25}"),
        "! You lead with 60 M. If you win, you keep 46 M, the least of all: nobody who ends like that can win."
    );
    table.play("A- B{20,25} C- casino:");
    assert_eq!(
        leads(&table, "B{15,12}"),
        "! You lead with 27 M. If somebody else passes, you keep 34 M, the least of all: nobody who ends like that \
         can win."
    );
    table.hold("C", "1,2,3,4,6,8,10");
    assert_eq!(
        leads(&table, "B{15,12}"),
        "You lead with 27 M. If somebody else passes, that money is gone and you keep 34 M.",
        "seven cards may be as little as 34"
    );
}

fn summary(table: &Table, letter: &str) -> Vec<String> {
    let viewer = Viewer::Seat(seat(letter));
    let summary = table.rules.summary(&table.view(viewer), &table.log(viewer));
    let texts = english(seat(letter));
    let seats = summary.seats.iter().map(|seat| {
        let steps: Vec<String> = seat.steps.iter().map(|step| texts.phrase(step)).collect();
        let bars =
            seat.bars.iter().map(|bar| format!("{} {}", texts.phrase(&bar.label), texts.phrase(&bar.told)));
        let stamp = seat.stamp.as_ref().map(|stamp| format!(" [{}]", texts.phrase(stamp)));
        format!(
            "{}. {}{}: {} ({})",
            seat.place,
            texts.seat(seat.seat),
            stamp.unwrap_or_default(),
            steps.join("; "),
            bars.collect::<Vec<_>>().join(", ")
        )
    });
    seats.chain(summary.notes.iter().map(|note| texts.phrase(note))).collect()
}

/// EX-1, EX-2
#[test]
fn the_poorest_is_bankrupt_and_points_are_counted() {
    let table =
        table(3, "").finished(&[("w1", "8,20"), ("w3 w9 casino luck luck cba", "10,25"), ("w10", "10")]);
    assert_eq!(
        summary(&table, "A"),
        [
            "1. Bruno: Wealth: 3 + 9 = 12; Casino (−5) → 7; Stroke of Luck (×2) → 14; Stroke of Luck (×2) → 28; \
             Audit (½) → 14 (Money left 35 M, Points 14 points)",
            "2. Ada: Wealth: 1 (Money left 28 M, Points 1 point)",
            "3. Celia [bankrupt]: Wealth: 10; The least money of all: the points do not count. \
             (Money left 10 M, Points 10 points)",
        ]
    );
}

/// EX-20, and what the notes tell.
#[test]
fn money_breaks_a_tie() {
    let table = table(4, "").finished(&[
        ("w6 w10", "10,12"),
        ("w7 w9", "6,25"),
        ("w8 luck", "2,3"),
        ("", "15,20,25"),
    ]);
    let told = summary(&table, "A");
    assert!(
        told[0].starts_with("1. Bruno: Wealth: 7 + 9 = 16; Equal points: the money decides (31 M)."),
        "{told:?}"
    );
    assert!(told[3].starts_with("4. Celia [bankrupt]"), "{told:?}");
}

#[test]
fn the_dearest_tile_is_told_where_it_is_known() {
    let script = "w8: A{6} B{8} C- A- w2: B{1} C- A- luck: B- C{25} A- luck: C- A- cba: B- luck:";
    for (options, told) in [
        ("", "The most you paid: 8 M for Yacht (8)."),
        ("money_tracking=assisted", "Dearest tile: Stroke of Luck (×2) for 25 M, bought by Celia."),
    ] {
        let mut table = table(3, options);
        table.play(script);
        assert!(table.is_over());
        assert_eq!(summary(&table, "B").last().map(String::as_str), Some(told));
    }
}

#[test]
fn nothing_is_raw_in_any_language() {
    let mut table = table(3, "");
    table.play("w8: A{6} B{8}");
    for lang in Lang::ALL {
        let texts = Texts::new(Millionaires::TEXTS, lang).read_by(Some(seat("C")));
        let view = table.view(Viewer::Seat(seat("C")));
        let prompt = table.rules.prompt(&view).expect("the match runs");
        let pass = table.rules.outlook(&view, Action::Pass {}).leads.expect("a pass leads somewhere");
        for said in [texts.phrase(&prompt), texts.phrase(&pass)] {
            assert!(!is_raw(&said) && !said.contains("  "), "{said}");
        }
    }
}

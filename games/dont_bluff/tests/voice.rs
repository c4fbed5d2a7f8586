//! What people are told at the worked examples of the rulebook, section 8.

mod table;

use dont_bluff::*;
use engine::{Game, Outlook, Viewer, Weight};
use table::{Table, cards, debt, eyes, position, seat, table};
use text::{Lang, Texts, is_raw};

fn words(lang: Lang, letter: &str) -> Texts {
    let names = ["Ada", "Bruno", "Celia", "Dora"].map(str::to_owned);
    Texts::new(Rules::TEXTS, lang).named(names.to_vec()).read_by(Some(seat(letter)))
}

/// The line this seat reads.
fn prompt(table: &Table, letter: &str) -> String {
    let view = table.view(eyes(letter));
    let phrase = table.rules.prompt(&view).expect("every moment has a line");
    for lang in Lang::ALL {
        let said = words(lang, letter).phrase(&phrase);
        assert!(!is_raw(&said), "{lang}: {said}");
    }
    words(Lang::En, letter).phrase(&phrase)
}

/// What an action leads to, in words, and how it is offered.
fn leads(table: &Table, letter: &str, action: Action) -> (String, Weight) {
    table.rules.check(&table.state, seat(letter), action).expect("the action is legal");
    let Outlook { leads, weight } = table.rules.outlook(&table.view(eyes(letter)), action);
    let leads = leads.expect("every action leads somewhere");
    for lang in Lang::ALL {
        let said = words(lang, letter).phrase(&leads);
        assert!(!is_raw(&said), "{lang}: {said}");
    }
    (words(Lang::En, letter).phrase(&leads), weight)
}

fn offer(list: &str) -> Action {
    Action::Offer { cards: cards(list), claim: None }
}

#[test]
fn the_colour_die_is_explained() {
    let table = table(4, "");
    assert_eq!(prompt(&table, "A"), "You have the pistol. The colour die picks who gets your offer.");
    assert_eq!(prompt(&table, "B"), "Ada has the pistol. The colour die picks who gets the offer.");
    let reverse = self::table(4, "offer_direction=drawn_offers");
    assert_eq!(
        prompt(&reverse, "A"),
        "You have the pistol. The colour die picks who must make you an offer."
    );
}

#[test]
fn ex_23_choosing_an_opponent() {
    let hands = [[2, 3, 4, 2], [0, 0, 0, 0], [1, 2, 6, 3], [1, 3, 6, 3]];
    let mut table = position("", "A", &hands);
    table.play(">A");
    assert_eq!(prompt(&table, "A"), "You rolled your own colour: choose who gets your offer.");
    assert_eq!(prompt(&table, "C"), "Ada rolled their own colour and chooses who gets the offer.");
    let choice = |letter: &str| Action::ChooseOpponent { seat: seat(letter) };
    let (said, weight) = leads(&table, "A", choice("C"));
    assert_eq!((said.as_str(), weight), ("You make Celia an offer. Celia holds 15 million.", Weight::Light));
    let mut reverse = position("offer_direction=drawn_offers", "A", &hands);
    reverse.play(">A");
    let (said, weight) = leads(&reverse, "A", choice("B"));
    assert_eq!((said.as_str(), weight), ("Bruno has no suitcases: the round ends at once.", Weight::Risky));
    let (said, _) = leads(&reverse, "A", choice("D"));
    assert_eq!(said, "Dora must make you an offer, from 13 suitcases with 17 million.");
}

#[test]
fn ex_5_an_offer_may_be_a_lie() {
    let mut table = table(3, "");
    table.play(">B");
    let asked = "Offer Bruno closed suitcases. You may say what is in them, and you may lie.";
    assert_eq!(prompt(&table, "A"), asked);
    assert_eq!(prompt(&table, "B"), "Ada prepares an offer for you. What they say about it may be a lie.");
    assert_eq!(prompt(&table, "C"), "Ada prepares an offer for Bruno.");
    for (cards, led) in [
        ("0", "Worth nothing. Taken: you lose no money. Opened: any roll is higher, so you must add more."),
        (
            "1",
            "Taken: you lose 1 million. Opened: they roll. With a 1 they get it free, above that you must add \
             more.",
        ),
        (
            "2,1",
            "Taken: you lose 3 million. Opened: they roll. Below 3 they pay you 3 million, with a 3 they get it \
             free, above that you must add more.",
        ),
        (
            "5,1",
            "Taken: you lose 6 million. Opened: they roll. Below 6 they pay you 6 million, with a 6 they get it \
             free.",
        ),
        (
            "5,2",
            "Taken: you lose 7 million. Opened: every roll is lower, so it comes back and they pay you 7 million.",
        ),
    ] {
        assert_eq!(leads(&table, "A", offer(cards)), (led.to_owned(), Weight::Light), "{cards}");
    }
    let mut silent = self::table(3, "claims=off");
    silent.play(">B");
    let asked = "Offer Bruno closed suitcases: money, bluffs worth nothing, or both.";
    assert_eq!(prompt(&silent, "A"), asked);
}

#[test]
fn an_offer_that_makes_somebody_win_is_grave() {
    let mut table = position("", "A", &[[1, 4, 4, 2], [3, 2, 2, 1], [0, 2, 8, 3]]);
    table.play(">B");
    let (said, weight) = leads(&table, "A", offer("5,1"));
    assert_eq!(
        (said.as_str(), weight),
        (
            "Taken: these 6 million make 25 for Bruno, and you lose at once. Opened: they roll. Below 6 they pay \
             you 6 million, with a 6 they get it free.",
            Weight::Grave
        )
    );
    let (said, weight) = leads(&table, "A", offer("5,2"));
    assert!(
        weight == Weight::Grave && said.ends_with("so it comes back and they pay you 7 million."),
        "{said}"
    );
    assert_eq!(leads(&table, "A", offer("2,1")).1, Weight::Light);
}

#[test]
fn ex_1_taking_and_opening() {
    let mut table = table(4, "");
    table.play(">B A{1,1,1}");
    assert_eq!(
        prompt(&table, "B"),
        "Ada offers you 3 closed suitcases with 1 to 9 million. Take unseen, or open and roll?"
    );
    assert_eq!(prompt(&table, "A"), "Bruno decides: take your offer unseen, or open it and roll.");
    assert_eq!(prompt(&table, "C"), "Bruno decides: take the offer of Ada unseen, or open it and roll.");
    let (said, weight) = leads(&table, "B", Action::Accept {});
    let free = "You get 1 to 9 million for nothing. Only the two of you know what it was.";
    assert_eq!((said.as_str(), weight), (free, Weight::Light));
    let (said, weight) = leads(&table, "B", Action::Open {});
    assert_eq!(
        (said.as_str(), weight),
        (
            "A die (1–6) below its value (1 to 9 million): you pay that value. The same number: it is yours. Above: more is \
             added and you decide again.",
            Weight::Risky
        )
    );
    table.play("B?");
    assert_eq!(prompt(&table, "B"), "You roll the black die against 3 million. Lower, and you pay.");
    table.play("d2");
    assert_eq!(prompt(&table, "B"), "You rolled lower: pay Ada 3 million. Choose the suitcases.");
    assert_eq!(prompt(&table, "A"), "Bruno rolled lower and pays you 3 million.");
    let (said, weight) = leads(&table, "B", Action::Pay { cards: cards("2,1") });
    let pays = "You pay 3 million and keep 10. Then you take a bank card.";
    assert_eq!((said.as_str(), weight), (pays, Weight::Light));
    let closed = table.rules.closed(&table.view(eyes("B")));
    let english = words(Lang::En, "B");
    let closed: Vec<String> =
        closed.iter().flat_map(|line| [&line.what, &line.why]).map(|line| english.phrase(line)).collect();
    assert_eq!(closed, ["Pay with your bluffs", "A bluff is worth nothing."]);
    assert!(table.rules.closed(&table.view(eyes("A"))).is_empty());
}

#[test]
fn ex_2_a_higher_roll_wants_more() {
    let mut table = table(4, "");
    table.play(">B A{2,1,1} B? d6");
    assert_eq!(
        prompt(&table, "A"),
        "The die is higher than 4: add at least one closed suitcase. Bruno then decides again."
    );
    assert_eq!(
        prompt(&table, "B"),
        "The die is higher than 4: Ada must add suitcases, then you decide again."
    );
    let (said, _) = leads(&table, "A", Action::Add { cards: cards("0,0"), claim: Some(9) });
    assert!(said.starts_with("Taken: you lose 4 million."), "{said}");
    table.play("A{0,0}");
    assert_eq!(
        prompt(&table, "B"),
        "Open: 4 million. Closed: 2 suitcases (0 to 7 million). Take everything, or open and roll?"
    );
}

#[test]
fn opening_what_must_be_paid_is_grave() {
    let mut sure = position("", "A", &[[2, 4, 4, 0], [1, 2, 8, 3], [1, 2, 2, 4]]);
    sure.play(">B A{5,5,2,2,2,2}");
    let (said, weight) = leads(&sure, "B", Action::Open {});
    let pays = "It is worth at least 8 million, more than any die shows: you will have to pay it.";
    assert_eq!((said.as_str(), weight), (pays, Weight::Grave));
    let mut ruin = position("", "A", &[[2, 4, 4, 0], [0, 0, 6, 3], [2, 4, 4, 4]]);
    ruin.play(">B A{5,5,2,2,2,2}");
    let (said, weight) = leads(&ruin, "B", Action::Open {});
    let loses = "It is worth at least 8 million, more than any die shows: you lose all you have (6).";
    assert_eq!((said.as_str(), weight), (loses, Weight::Grave));
}

#[test]
fn ex_18_nothing_left_to_add() {
    let hands = [[0, 0, 1, 1], [1, 3, 6, 2], [2, 3, 5, 3]];
    let mut takes = position("", "A", &hands);
    takes.play(">B A{1,0}");
    let (said, weight) = leads(&takes, "B", Action::Open {});
    assert_eq!(
        (said.as_str(), weight),
        (
            "It is worth 1 million at most: you cannot lose. The same number on the die: it is yours. Above: it is yours \
             too.",
            Weight::Light
        )
    );
    let mut chooses = position("exhausted_offer=decider_chooses", "A", &hands);
    chooses.play(">B A{1,0} B? d4");
    assert_eq!(prompt(&chooses, "B"), "Ada has nothing to add. Take the open 1 million, or roll again?");
    assert_eq!(leads(&chooses, "B", Action::Accept {}).0, "You get 1 million for nothing.");
}

#[test]
fn ex_28_an_empty_offer() {
    let mut table = table(3, "allow_empty_offer=true");
    table.play(">B A{}");
    assert_eq!(prompt(&table, "B"), "Ada offers nothing. End the round, or roll and make Ada add something?");
    assert_eq!(leads(&table, "B", Action::Accept {}).0, "You get nothing, and the round is over.");
}

#[test]
fn ex_16_taking_may_win() {
    let mut table = position("", "A", &[[1, 3, 5, 2], [2, 4, 4, 2], [0, 0, 3, 2]]);
    table.play(">B A{5}");
    let (said, _) = leads(&table, "B", Action::Accept {});
    let may = "You get 0 to 5 million for nothing. With enough in it you reach 25 and win.";
    assert_eq!(said, may);
}

#[test]
fn a_debt_that_cannot_be_paid_exactly() {
    let table = debt("", [2, 0, 0, 1], 6);
    assert_eq!(
        prompt(&table, "B"),
        "You owe Ada 6 million and cannot pay it exactly: pay 10. There is no change."
    );
    let (said, _) = leads(&table, "B", Action::Pay { cards: cards("5,5") });
    assert_eq!(said, "You pay 10 million, 4 more than you owe, and keep 0. Then you take a bank card.");
    let free = debt("payment_rule=irreducible", [1, 2, 4, 2], 6);
    assert_eq!(
        prompt(&free, "B"),
        "You owe Ada 6 million. Pay at least that, with no suitcase too many. There is no change."
    );
}

#[test]
fn ex_29_a_payment_that_makes_the_other_win() {
    let mut table = position("", "A", &[[2, 4, 5, 2], [2, 4, 6, 2], [0, 0, 3, 2], [0, 0, 2, 2]]);
    table.play(">B A{2} B? d1");
    let (said, weight) = leads(&table, "B", Action::Pay { cards: cards("1,1") });
    let wins = "You pay 2 million. Ada then has 25 million and wins.";
    assert_eq!((said.as_str(), weight), (wins, Weight::Grave));
}

#[test]
fn ex_24_others_know_what_is_in_hand_without_what_lies_there() {
    let mut table = table(3, "");
    table.play(">B A{0,5}");
    let view = table.view(eyes("C"));
    assert_eq!((view.hands[0].size, view.hands[0].money), (7, MoneyRange { low: 6, high: 13 }));
    assert_eq!(view.closed.money, MoneyRange { low: 0, high: 7 });
    let own = table.view(eyes("A"));
    assert_eq!((own.hands[0].money, own.closed.money), (MoneyRange::exactly(8), MoneyRange::exactly(5)));
}

#[test]
fn the_end_is_counted_and_lies_are_told() {
    let mut table = position("", "A", &[[2, 2, 4, 0], [2, 2, 6, 1], [1, 2, 4, 3], [0, 4, 4, 4]]);
    table.play(">D A{1,1}=9 D? d1 D${2} b0");
    let view = table.view(Viewer::Public);
    let summary = table.rules.summary(&view, &table.seen(Viewer::Public));
    let english = words(Lang::En, "C");
    let places: Vec<(char, u8)> = summary.seats.iter().map(|seat| (seat.seat.letter(), seat.place)).collect();
    assert_eq!(places, [('A', 1), ('B', 2), ('C', 3), ('D', 4)]);
    let steps: Vec<String> = summary.seats[0].steps.iter().map(|step| english.phrase(step)).collect();
    assert_eq!(
        steps,
        ["2×5 + 3×2 + 4×1 = 20 million", "no bluffs", "Equal money: fewer suitcases are better. Here: 9."]
    );
    assert_eq!(summary.seats[0].bars[0].amount, 20);
    let notes: Vec<String> = summary.notes.iter().map(|note| english.phrase(note)).collect();
    assert_eq!(
        notes,
        [
            "Most lies told: Ada (1).",
            "Most often caught lying: Ada (1).",
            "The largest payment: Dora paid Ada 2 million."
        ]
    );
    for lang in Lang::ALL {
        assert!(summary.phrases().all(|phrase| !is_raw(&words(lang, "D").phrase(phrase))), "{lang}");
    }
}

#[test]
fn the_story_speaks_to_its_reader() {
    let mut table = table(3, "");
    table.play(">B A{5,0}=7 B? d4 B${5} b2");
    let told = |letter: &str| -> Vec<String> {
        let events = table.seen(eyes(letter));
        let json = events.iter().map(|event| serde_json::to_value(event).expect("an event is JSON"));
        json.map(|event| words(Lang::En, letter).event(&event)).collect()
    };
    assert_eq!(
        told("B"),
        [
            "Ada rolls your colour.",
            "Ada offers you 2 suitcases, saying “7 million”.",
            "You open: 5, a bluff. Open now: 5 million.",
            "You roll 4 against 5: lower.",
            "Ada gets the offer back; you owe 5 million.",
            "You pay Ada 5 million: 5.",
            "You take a bank card: a suitcase with 2 million. 5 left.",
        ]
    );
    assert_eq!(told("A")[1], "You offer Bruno 2 suitcases (5, a bluff), saying “7 million”.");
    assert_eq!(told("C")[6], "Bruno takes a bank card. 5 left.");
}

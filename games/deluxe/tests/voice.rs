//! What people are told at the worked examples of the rulebook, section 8.

mod table;

use deluxe::*;
use engine::{Game, Outlook, SeatSet, Viewer, Weight};
use table::{Table, card, plot, plots, seat, table};
use text::{Lang, Texts, is_raw};

fn words(lang: Lang, letter: &str) -> Texts {
    let names = ["Ada", "Bruno", "Celia"].map(str::to_owned);
    Texts::new(Rules::TEXTS, lang).named(names.to_vec()).read_by(Some(seat(letter)))
}

fn view(table: &Table, letter: &str) -> View {
    table.rules.view(&table.state, Viewer::Seat(seat(letter)))
}

/// The phrase in English; in no language is it raw.
fn english(phrase: &engine::Phrase, letter: &str) -> String {
    for lang in Lang::ALL {
        let said = words(lang, letter).phrase(phrase);
        assert!(!is_raw(&said), "{lang}: {said}");
    }
    words(Lang::En, letter).phrase(phrase)
}

/// The line this seat reads.
fn prompt(table: &Table, letter: &str) -> String {
    english(&table.rules.prompt(&view(table, letter)).expect("every moment has a line"), letter)
}

/// What an action leads to, in words, and how it is offered.
fn leads(table: &Table, letter: &str, action: Action) -> (String, Weight) {
    table.rules.check(&table.state, seat(letter), action).expect("the action is legal");
    let Outlook { leads, weight } = table.rules.outlook(&view(table, letter), action);
    (english(&leads.expect("every action leads somewhere"), letter), weight)
}

fn light(words: &str) -> (String, Weight) {
    (words.to_owned(), Weight::Light)
}

fn risky(words: &str) -> (String, Weight) {
    (words.to_owned(), Weight::Risky)
}

fn grave(words: &str) -> (String, Weight) {
    (words.to_owned(), Weight::Grave)
}

/// What cannot be done, and why.
fn closed(table: &Table, letter: &str) -> Vec<String> {
    let closed = table.rules.closed(&view(table, letter));
    closed.iter().map(|line| english(&line.what, letter) + ": " + &english(&line.why, letter)).collect()
}

#[test]
fn a_turn_begins_and_ends() {
    let mut table = table(3, "");
    assert_eq!(prompt(&table, "A"), "Your turn: roll the dice.");
    assert_eq!(prompt(&table, "B"), "Ada is on turn.");
    assert_eq!(leads(&table, "A", Action::Roll {}), light("You move 2 to 12 cells. START pays 200 f."));
    table.lands("A", 0);
    assert_eq!(prompt(&table, "A"), "End your turn.", "there is nothing else to do yet");
    table.owns("B", "school");
    assert_eq!(prompt(&table, "A"), "Build, trade or borrow if you like, then end your turn.");
    assert_eq!(prompt(&table, "B"), "Ada is on turn. You may offer a trade meanwhile.");
    assert_eq!(table.rules.awaited(&table.state), SeatSet::one(seat("A")), "nobody waits for an onlooker");
    assert_eq!(leads(&table, "B", Action::NoOffer {}), light("You will not be asked again this turn."));
    table.state.doubles = 2;
    table.state.extra_roll = true;
    assert_eq!(prompt(&table, "A"), "A double: roll again. Before that you may build, trade or borrow.");
    assert_eq!(leads(&table, "A", Action::Roll {}), risky("A third double sends you to the Tax Inspection."));
}

#[test]
fn ex_5_buying_and_bidding_for_the_school() {
    let mut table = table(3, "");
    table.lands("A", 17).with_cash("B", 300).with_cash("C", 250);
    assert_eq!(
        prompt(&table, "A"),
        "School is free: buy it for 180 f of your 2000 f, or let the others bid."
    );
    assert_eq!(prompt(&table, "B"), "Ada may buy School for 180 f.");
    assert_eq!(
        leads(&table, "A", Action::Buy {}),
        light("Rent 26 f, 52 f with all of Education. You have 1820 f left.")
    );
    assert_eq!(
        leads(&table, "A", Action::Decline {}),
        light("The others bid for it. The winner pays you an agent fee of 10 f.")
    );
    table.play("A decline");
    assert_eq!(prompt(&table, "B"), "Bid at least 180 f for School (and 10 f fee for Ada), or pass.");
    assert_eq!(prompt(&table, "A"), "Bruno bids for School or passes. The winner pays you 10 f.");
    assert_eq!(table.rules.awaited(&table.state), SeatSet::one(seat("B")));
    assert_eq!(
        leads(&table, "B", Action::Bid { amount: 200 }),
        light("Rent 26 f, 52 f with all of Education. You have 90 f left.")
    );
    table.play("B bid 200");
    assert_eq!(
        prompt(&table, "C"),
        "Bid at least 205 f for School (and 10 f fee), or pass: then Bruno may get it."
    );
    assert_eq!(prompt(&table, "B"), "Celia bids for School or passes. Yours is the highest bid.");
    assert_eq!(leads(&table, "C", Action::Pass {}), light("You are out of this auction."));
}

#[test]
fn a_plot_that_completes_an_industry_says_so() {
    let mut table = table(3, "");
    table.owns("A", "kindergarten institute").lands("A", 17);
    assert_eq!(
        leads(&table, "A", Action::Buy {}),
        light("Education is yours: rent 52 f, and you may build there. You have 1820 f left.")
    );
}

#[test]
fn who_is_short_of_cash_reads_why() {
    let mut table = table(3, "");
    table.with_cash("A", 90).lands("A", 17);
    assert_eq!(prompt(&table, "A"), "School costs 180 f, you have 90 f: raise money, or let the others bid.");
    assert_eq!(closed(&table, "A"), ["Buy School (180 f): You have 90 f."]);
    assert!(closed(&table, "B").is_empty());
}

#[test]
fn building_says_what_it_costs_and_brings() {
    let mut table = table(3, "");
    table.owns("A", "kindergarten school institute").lands("A", 17);
    let school = plot("school");
    assert_eq!(
        leads(&table, "A", Action::Build { plot: school, use_subsidy: false }),
        light("100 f. Rent 52 → 172 f. You have 1900 f left.")
    );
    assert_eq!(
        leads(&table, "A", Action::Mortgage { plot: school }),
        risky("You get 90 f. No rent until you redeem it for 108 f.")
    );
    table.levels("kindergarten", [1, 1, 1]);
    assert_eq!(
        leads(&table, "A", Action::SellBuilding { plot: school }),
        risky("You get 50 f, half of what it cost. Rent 172 → 52 f.")
    );
    assert_eq!(
        leads(&table, "A", Action::SellIndustry { industry: school.industry() }),
        risky("You get 150 f, half of what it cost. All buildings of this industry are gone.")
    );
    table.stands("A", 0);
    assert_eq!(closed(&table, "A"), ["Build: Education: Your token must stand on one of its plots."]);
    table.levels("kindergarten", [0, 0, 0]).mortgaged("school").stands("A", 17);
    assert_eq!(closed(&table, "A"), ["Build: Education: One of its plots is mortgaged."]);
    assert_eq!(
        leads(&table, "A", Action::Redeem { plot: school }),
        light("You pay 108 f and get rent again: 52 f.")
    );
}

#[test]
fn ex_3_the_exchange_tells_odds_and_payouts() {
    let mut table = table(2, "");
    table.with_cash("A", 100).funds(0, 40).lands("A", 20);
    let asked = prompt(&table, "A");
    assert!(asked.starts_with("Stake money on the reels or keep it: "), "{asked}");
    assert!(asked.ends_with("of 100 spins win and multiply the fund (40 f and your stake)."), "{asked}");
    assert_eq!(prompt(&table, "B"), "Ada may stake money at the Exchange; 40 f are in the fund.");
    let (said, weight) = leads(&table, "A", Action::Stake { amount: 10 });
    assert!(said.ends_with("spins win 50 to 2500 f. Otherwise 10 f are gone. You keep 90 f."), "{said}");
    assert_eq!(weight, Weight::Light);
    assert_eq!(leads(&table, "A", Action::Stake { amount: 60 }).1, Weight::Risky);
    let (said, weight) = leads(&table, "A", Action::Stake { amount: 100 });
    assert!(said.starts_with("This is ALL your money."), "{said}");
    assert_eq!(weight, Weight::Grave);
    assert_eq!(leads(&table, "A", Action::Skip {}), light("You keep your money. 40 f stay in the fund."));
}

#[test]
fn under_inspection() {
    let mut table = table(3, "");
    table.inspected("A");
    assert_eq!(prompt(&table, "A"), "You are in the Tax Inspection: throw a double, or pay 50 f afterwards.");
    assert_eq!(
        leads(&table, "A", Action::TryDouble {}),
        light("Up to three throws, 42 of 100 free you. Otherwise you pay 50 f and move on.")
    );
    table.keeps("A", &["D24"]);
    assert_eq!(
        leads(&table, "A", Action::UseCard { card: card("D24"), plot: None }),
        light("You leave the Inspection without a fine and roll as usual.")
    );
    let mut fine = self::table(3, "inspection_stay=free");
    fine.inspected("A").play("A try 1 2; dice 1 3; dice 3 4");
    assert_eq!(prompt(&fine, "A"), "No double: pay 50 f and move 7 cells, or stay.");
    assert_eq!(
        leads(&fine, "A", Action::PayFine {}),
        light("You pay 50 f, 1950 f are left, and you move to School.")
    );
    assert_eq!(leads(&fine, "A", Action::Stay {}), light("You do not move, and your turn is over."));
}

#[test]
fn a_rent_may_be_halved() {
    let mut table = table(3, "");
    table.keeps("A", &["D26"]).owns("B", "school").lands("A", 17);
    assert_eq!(
        prompt(&table, "A"),
        "You owe Bruno 26 f rent: pay it, or use a Partner Discount and pay 13 f."
    );
    assert_eq!(prompt(&table, "B"), "Ada owes you 26 f rent and may use a discount.");
    assert_eq!(
        leads(&table, "A", Action::PayFull {}),
        light("You pay Bruno 26 f and keep the card. You have 1974 f left.")
    );
    assert_eq!(
        leads(&table, "A", Action::UseCard { card: card("D26"), plot: None }),
        light("You pay Bruno 13 f instead of 26 f. The card is used up.")
    );
}

#[test]
fn a_debt_says_whether_it_can_be_paid() {
    let mut table = table(3, "");
    table.with_cash("A", 20).owns("A", "aerospace_corporation").owns("B", "kindergarten school institute");
    table.levels("kindergarten", [1, 1, 1]);
    table.lands("A", 17);
    assert_eq!(prompt(&table, "A"), "You owe 172 f (rent) and need 152 f more: sell, borrow or trade.");
    assert_eq!(prompt(&table, "C"), "Ada owes 172 f (rent) and needs 152 f more.");
    table.state.seats[0].plots = PlotSet::EMPTY;
    assert_eq!(
        prompt(&table, "A"),
        "You owe 172 f (rent). All you can sell brings 20 f: only a trade saves you from bankruptcy."
    );
    assert_eq!(
        leads(&table, "A", Action::DeclareBankruptcy {}),
        grave("You are out of the game. All you own goes back to the bank.")
    );
    table.play("A bankrupt");
    assert_eq!(prompt(&table, "A"), "You are bankrupt and out of the game. Bruno is on turn.");
}

#[test]
fn a_trade_says_what_it_means_for_both() {
    let mut table = table(3, "");
    table.owns("A", "school theatre").owns("B", "kindergarten institute");
    let offer = |gives: &str, gets: &str, cash: u32| Offer {
        to_seat: seat("B"),
        give_plots: plots(gives),
        give_cash: 0,
        get_plots: plots(gets),
        get_cash: cash,
    };
    assert_eq!(
        leads(&table, "A", Action::ProposeTrade(offer("school", "", 300))),
        risky("Careful: this completes Education for Bruno. The rent there doubles.")
    );
    assert_eq!(
        leads(&table, "A", Action::ProposeTrade(offer("theatre", "kindergarten", 0))),
        light("If Bruno accepts, you give Theatre and get Kindergarten.")
    );
    table.play("A offer B school+50 kindergarten+institute");
    assert_eq!(prompt(&table, "B"), "Ada offers you School + 50 f for Kindergarten, Institute. Accept?");
    assert_eq!(
        leads(&table, "B", Action::AcceptTrade {}),
        light("You give Kindergarten, Institute and get School + 50 f.")
    );
    assert_eq!(leads(&table, "B", Action::RejectTrade {}), light("Nothing changes hands."));
    assert_eq!(table.rules.awaited(&table.state), SeatSet::one(seat("B")));
}

#[test]
fn cards_ask_for_a_plot() {
    let mut table = table(3, "");
    table.owns("A", "school").stands("A", 20);
    table.state.phase = Phase::CardChoice;
    table.state.open_card = Some(card("T28"));
    assert_eq!(prompt(&table, "A"), "Choose one of your plots to go to.");
    assert_eq!(
        leads(&table, "A", Action::ChoosePlot { plot: plot("school") }),
        light("You move to School past START and get 200 f.")
    );
}

#[test]
fn the_end_is_counted() {
    let mut table = table(2, "round_limit=10");
    table.owns("A", "school").mortgaged("school").with_cash("B", 5000).rated("B", 3);
    table.state.round = 10;
    table.lands("A", 0).play("A end");
    table.lands("B", 0).play("B end");
    assert_eq!(table.state.phase, Phase::GameOver);
    let summary = table.rules.summary(&view(&table, "A"), &table.events);
    let told = |at: usize| -> Vec<String> {
        summary.seats[at].steps.iter().map(|step| english(step, "A")).collect()
    };
    assert_eq!((summary.seats[0].seat, summary.seats[0].place), (seat("B"), 1));
    assert_eq!(
        told(0),
        [
            "Money: 5800 f (600 f of it for the rating)",
            "0 plots with their buildings: 0 f",
            "Capital: 5800 f"
        ]
    );
    assert_eq!(told(1)[1..], ["One plot with its buildings: 72 f", "Capital: 2672 f"]);
    assert_eq!(summary.seats[1].bars.iter().map(|bar| bar.amount).collect::<Vec<_>>(), [2600, 72]);
}

#[test]
fn the_story_speaks_to_its_reader() {
    let mut table = table(2, "");
    table.owns("B", "school").stands("A", 38);
    table.play("A roll 1 3");
    let told = |letter: &str| -> Vec<String> {
        let json = table.events.iter().map(|event| serde_json::to_value(event).expect("an event is JSON"));
        json.map(|event| words(Lang::En, letter).event(&event)).collect()
    };
    assert_eq!(
        told("A")[..5],
        [
            "You begin.",
            "It is your turn.",
            "You roll 1, 3.",
            "You pass START and get 200 f.",
            "You stop on Theatre."
        ]
    );
    assert_eq!(told("B")[3], "Ada passes START and gets 200 f.");
}

//! What people are told, held against the rulebook's own numbers, in English words; and once through whole matches that
//! everybody who may act is told something, in every language.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod table;

use engine::{FastRng, Game, OptionValues, Rng, Seat, Step, Turn, Viewer, Weight};
use property_tournament::*;
use table::*;
use text::{Lang, Texts};

fn texts(reader: Seat) -> Texts {
    let names = ["Ada", "Bruno", "Celia", "Dora"].map(str::to_owned).into();
    Texts::new(PropertyTournament::TEXTS, Lang::En).named(names).read_by(Some(reader))
}

fn plain(text: &str) -> String {
    text.chars().filter(|letter| !('\u{2066}'..='\u{2069}').contains(letter)).collect()
}

impl Table {
    fn prompt(&self, seat: Seat) -> String {
        let view = self.rules.view(&self.state, Viewer::Seat(seat));
        plain(&texts(seat).phrase(&self.rules.prompt(&view).unwrap()))
    }

    fn leads(&self, word: &str) -> (String, Weight) {
        let (seat, action) = action(word);
        self.leads_to(seat, action)
    }

    fn leads_to(&self, seat: Seat, action: Action) -> (String, Weight) {
        let view = self.rules.view(&self.state, Viewer::Seat(seat));
        let outlook = self.rules.outlook(&view, action);
        (plain(&texts(seat).phrase(&outlook.leads.unwrap())), outlook.weight)
    }

    /// What is closed to a seat: "what: why".
    fn closed(&self, seat: Seat) -> Vec<String> {
        let view = self.rules.view(&self.state, Viewer::Seat(seat));
        let texts = texts(seat);
        let closed = self.rules.closed(&view).into_iter();
        closed
            .map(|line| plain(&format!("{}: {}", texts.phrase(&line.what), texts.phrase(&line.why))))
            .collect()
    }

    fn awaited(&self) -> Vec<Seat> {
        self.rules.awaited(&self.state).iter().collect()
    }
}

#[track_caller]
fn light((told, weight): &(String, Weight), expected: &str) {
    assert_eq!((told.as_str(), *weight), (expected, Weight::Light));
}

#[track_caller]
fn risky((told, weight): &(String, Weight), expected: &str) {
    assert_eq!((told.as_str(), *weight), (expected, Weight::Risky));
}

#[track_caller]
fn grave((told, weight): &(String, Weight), expected: &str) {
    assert_eq!((told.as_str(), *weight), (expected, Weight::Grave));
}

#[test]
fn a_turn_begins_with_a_roll() {
    let mut game = table(3, "");
    assert_eq!(game.prompt(A), "Your turn: roll the dice.");
    assert_eq!(game.prompt(B), "Ada is about to roll.");
    light(&game.leads("A:roll"), "You move by the dice; passing START brings 200 M.");
    light(
        &game.leads("B:standby"),
        "You do nothing of your own accord until the next turn. Rent and offers still reach you.",
    );
    assert_eq!(game.awaited(), [A]);
    game.at(A, 15).play("A:roll 2-2 A:decline");
    game.all_pass();
    assert_eq!(game.prompt(A), "A double: roll again. Another double leads to jail.");
    light(&game.leads("A:roll"), "You move by the dice; passing START brings 200 M. A double leads to jail.");
}

/// Wolska: price 200, rent 16, 32 with the whole colour, auctioned from 100.
#[test]
fn buying_says_what_it_brings() {
    let mut game = table(3, "");
    game.at(A, 12).play("A:roll 3-4");
    assert_eq!(
        game.prompt(A),
        "Ulica Wolska is for sale: 200 M (you have 1500 M). Buy it, or it goes to auction."
    );
    assert_eq!(game.prompt(B), "Ada decides: buy Ulica Wolska for 200 M, or let it be auctioned.");
    light(&game.leads("A:buy"), "Rent 16 M, 32 M with the whole colour; 1300 M left.");
    light(&game.leads("A:decline"), "The auction starts at 100 M; you may bid too.");
    game.give(A, &[16, 18]);
    light(&game.leads("A:buy"), "You complete the colour (orange): rent 32 M; 1300 M left.");
}

#[test]
fn railways_and_utilities_count_their_kind() {
    let mut game = table(3, "");
    game.give(A, &[5]).at(A, 12).play("A:roll 1-2");
    light(&game.leads("A:buy"), "Rent 50 M, 200 M with all railways; 1300 M left.");
    let mut game = table(3, "");
    game.at(A, 9).play("A:roll 1-2");
    light(&game.leads("A:buy"), "Rent 4 × dice, 10 × with both; 1350 M left.");
}

#[test]
fn what_cannot_be_bought_is_closed_with_the_reason() {
    let mut game = table(3, "");
    game.cash(A, 90).at(A, 12).play("A:roll 3-4");
    assert_eq!(
        game.prompt(A),
        "Ulica Wolska costs 200 M and you have 90 M. Raise money, or it goes to auction."
    );
    assert_eq!(game.closed(A), ["Buy Ulica Wolska (200 M): You have 90 M."]);
    assert!(game.closed(B).is_empty(), "others have nothing to buy");
}

#[test]
fn auctions_name_the_least_bid_and_the_leader() {
    let mut game = table(3, "");
    game.cash(C, 60).at(A, 12).play("A:roll 3-4 A:decline");
    assert_eq!(
        game.prompt(A),
        "Auction: Ulica Wolska. No bid yet. Bid 100 M or more (you have 1500 M), or pass."
    );
    light(
        &game.leads("B:bid120"),
        "If nobody bids more: Ulica Wolska is yours for 120 M, 1380 M left. 80 M below the list price: profit.",
    );
    risky(
        &game.leads("B:bid210"),
        "If nobody bids more: Ulica Wolska is yours for 210 M, 1290 M left. 10 M above the list price: a loss.",
    );
    assert_eq!(game.awaited(), [A, B, C]);
    game.play("B:bid120");
    assert_eq!(game.prompt(B), "Auction: Ulica Wolska. You lead with 120 M. Still in: Ada and Celia.");
    assert_eq!(
        game.prompt(A),
        "Auction: Ulica Wolska. Bruno bids 120 M. Bid 121 M or more (you have 1500 M), or pass."
    );
    assert_eq!(
        game.prompt(C),
        "Auction: Ulica Wolska. The next bid is 121 M, you have 60 M. Raise money, or pass."
    );
    assert_eq!(game.closed(C), ["Bid 121 M or more: You have 60 M."]);
    light(&game.leads("A:pass"), "You are out of this auction: Ulica Wolska.");
    game.play("A:pass");
    assert_eq!(game.awaited(), [C], "neither the leader nor those who passed");
    assert_eq!(game.prompt(A), "Auction: Ulica Wolska. Bruno leads with 120 M. Still in: Celia.");
    light(&game.leads("C:pass"), "Ulica Wolska goes to Bruno for 120 M.");
}

#[test]
fn a_lot_nobody_wants_stays_with_the_bank() {
    let mut game = table(2, "");
    game.at(A, 12).play("A:roll 3-4 A:decline B:pass");
    light(&game.leads("A:pass"), "Ulica Wolska stays with the Bank.");
}

#[test]
fn rent_is_claimed_or_lost() {
    let mut game = table(2, "");
    game.give(B, &[19]).at(A, 12).play("A:roll 3-4");
    let claim = "Ada stands on your Ulica Wolska: claim 16 M rent before the next roll, or it is lost.";
    assert_eq!(game.prompt(B), claim);
    assert_eq!(game.prompt(A), "Rent of 16 M may still be claimed from you (Bruno). End your turn.");
    light(&game.leads("B:claim1"), "Ada pays you 16 M.");
    risky(&game.leads("B:waive1"), "You give up 16 M; Ada pays nothing.");
    assert_eq!(game.awaited(), [A], "nobody waits for the owner");
    game.play("A:end");
    assert_eq!((game.prompt(B), game.awaited()), (claim.to_owned(), vec![B]), "the moment kept for claims");
    assert_eq!(game.closed(B), ["Roll the dice: Rent may be claimed first: Bruno."]);
    game.play("lapse");
    assert_eq!(game.prompt(B), "Claim 16 M rent from Ada (Ulica Wolska) first: when you go on, it is lost.");
    risky(&game.leads("B:roll"), "You lose 16 M rent from Ada.");
}

#[test]
fn a_claim_that_ruins_says_so() {
    let mut game = table(2, "");
    game.give(B, &[39]).level(39, 5).cash(A, 100).at(A, 37).play("A:roll 1-1");
    light(&game.leads("B:claim1"), "Ada can raise only 100 of 2000 M: you get that, and Ada is bankrupt.");
}

#[test]
fn debts_say_what_is_missing() {
    let game = taxed(3, "", 150, &[5]);
    assert_eq!(
        game.prompt(A),
        "You owe 200 M (tax) and have 150 M: raise 50 M by mortgaging, selling or trading."
    );
    assert_eq!(game.prompt(B), "Ada owes 200 M and is raising the money.");
    assert_eq!(game.awaited(), [A]);
    let game = taxed(3, "", 150, &[]);
    assert_eq!(
        game.prompt(A),
        "You owe 200 M (tax), and all you have brings 150 M. Only a trade can save you from bankruptcy."
    );
    grave(
        &game.leads("A:bankrupt"),
        "You are out of the game, behind everybody who is not bankrupt. Your fields are auctioned.",
    );
}

#[test]
fn debts_between_players_name_both() {
    let mut game = table(3, "");
    game.give(B, &[39]).level(39, 5).give(A, &[1]).cash(A, 100).at(A, 37).play("A:roll 1-1 B:claim1");
    assert_eq!(game.prompt(B), "Ada owes you 2000 M and is raising the money.");
    assert_eq!(game.prompt(C), "Ada owes Bruno 2000 M and is raising the money.");
    grave(
        &game.leads("A:bankrupt"),
        "You are out of the game. Bruno gets your cash; your fields are auctioned.",
    );
}

#[test]
fn the_bankrupt_are_told() {
    let mut game = taxed(3, "", 150, &[]);
    game.play("A:bankrupt");
    assert_eq!(game.prompt(A), "You are bankrupt and out of the game. Now: Bruno.");
    assert!(game.closed(A).is_empty());
}

#[test]
fn nobody_ends_a_turn_without_hearing_of_building() {
    let mut game = table(3, "");
    game.give(A, &[29]).at(A, 17).play("A:roll 1-2");
    assert_eq!(game.prompt(A), "You can build on Nowy Świat for 150 M: rent 24 → 120 M. Or end your turn.");
    light(
        &game.leads("A:end"),
        "You do not build: rent on Nowy Świat stays at 24 M (with one more level: 120 M).",
    );
    light(&game.leads("A:build29"), "Rent 24 → 120 M; 1350 M left.");
    light(&game.leads("A:build29x3"), "Rent 24 → 850 M; 1050 M left.");
    game.level(29, 3);
    risky(&game.leads("A:sell29x2"), "You get 150 M, half of what it cost. Rent 850 → 120 M.");
    assert_eq!(game.prompt(B), "Ada may build and trade before the turn ends.");
}

#[test]
fn the_turn_passes_on() {
    let mut game = table(3, "rounds=1");
    game.at(A, 17).play("A:roll 1-2");
    assert_eq!(game.prompt(A), "End your turn.");
    light(&game.leads("A:end"), "That was your last turn of the game.");
    game.turn_of(C).at(C, 17).play("C:roll 1-2");
    light(&game.leads("C:end"), "The game ends; open rents may still be claimed.");
    let mut game = table(3, "");
    game.at(A, 17).play("A:roll 1-2");
    light(&game.leads("A:end"), "Bruno is next.");
}

#[test]
fn building_that_is_closed_names_what_is_missing() {
    let mut game = table(3, "preset=classic");
    game.give(A, &[16, 18]).at(A, 17).play("A:roll 1-2");
    assert_eq!(
        game.closed(A),
        [
            "Build on Ulica Obozowa: You need the whole colour. Missing: Ulica Wolska.",
            "Build on Ulica Górczewska: You need the whole colour. Missing: Ulica Wolska.",
        ]
    );
    game.give(A, &[19]).mortgaged(&[19]);
    assert_eq!(game.closed(A)[0], "Build on Ulica Obozowa: Pay back first: Ulica Wolska.");
    let mut game = table(3, "");
    game.give(A, &[29]).cash(A, 100).at(A, 17).play("A:roll 1-2");
    assert_eq!(game.closed(A), ["Build on Nowy Świat: You have 100 M."]);
}

/// Elektrownia: loan 75, paid back with 83.
#[test]
fn loans_say_what_they_cost() {
    let mut game = table(3, "");
    game.give(A, &[12, 19]);
    light(&game.leads("A:mortgage19"), "You get 100 M. No rent (16 M) until you pay back 110 M.");
    light(&game.leads("A:mortgage12"), "You get 75 M. No rent (4 × dice) until you pay back 83 M.");
    game.mortgaged(&[12, 19]);
    light(&game.leads("A:redeem12"), "You pay 83 M (8 M interest): rent 4 × dice again. 1417 M left.");
    light(&game.leads("A:redeem19"), "You pay 110 M (10 M interest): rent 16 M again. 1390 M left.");
}

#[test]
fn trades_say_whom_they_help() {
    let mut game = table(3, "");
    game.give(A, &[16, 18]).give(B, &[19]);
    let wish = Trade { give_cash: 260, get_fields: fields(&[19]), ..trade(B) };
    light(
        &game.leads_to(A, Action::OfferTrade(wish)),
        "If Bruno accepts, you get Ulica Wolska and give 260 M. You complete a colour (orange). Profit: −60 M.",
    );
    let offer = game.offer(A, wish);
    assert_eq!(game.prompt(B), "Ada offers you 260 M for Ulica Wolska. Accept or refuse.");
    risky(
        &game.leads_to(B, Action::AcceptTrade { offer }),
        "You get 260 M and give Ulica Wolska. Ada completes a colour (orange): higher rent for you. Profit: +60 M.",
    );
    light(&game.leads_to(B, Action::RefuseTrade { offer }), "Nothing changes hands.");
    light(&game.leads_to(A, Action::WithdrawTrade { offer }), "Your offer is gone.");
    assert_eq!(game.awaited(), [A, B], "whoever is on turn and made an offer waits for its answer");
    let sale = Trade { give_fields: fields(&[16]), get_cash: 1600, ..trade(C) };
    game.offer(A, sale);
    assert_eq!(game.closed(C), ["Accept the offer from Ada: You have 1500 M."]);
}

#[test]
fn jail_says_every_way_out() {
    let mut game = table(3, "");
    game.at(A, 27).play("A:roll 1-2 A:end");
    game.turn_of(A);
    assert_eq!(game.prompt(A), "You are in jail. Roll a double, pay 50 M, or wait: free after 2 more turns.");
    assert_eq!(game.prompt(B), "Ada is in jail: pay, wait or roll for a double.");
    light(
        &game.leads("A:double"),
        "With a double you are free and move, then roll again. Without one you stay in jail.",
    );
    light(&game.leads("A:wait"), "You stay in jail. One more turn after this, then you are free.");
    light(&game.leads("A:fine"), "You pay 50 M and roll as usual; 1450 M left.");
    let card = Action::UseJailCard { deck: DeckName::Chance };
    light(&game.leads_to(A, card), "You leave jail for free and roll as usual. The card is used up.");
}

#[test]
fn the_last_turn_in_jail_of_the_classic_rules() {
    let mut game = table(2, "preset=classic");
    game.at(A, 27).play("A:roll 1-2 A:end");
    for _ in 0..2 {
        game.turn_of(A).play("A:wait A:end");
    }
    game.turn_of(A);
    assert_eq!(
        game.prompt(A),
        "Your last turn in jail: pay 50 M now, or roll and pay only without a double."
    );
    light(&game.leads("A:double"), "With a double you are free and move. Without one you pay 50 M and move.");
}

#[test]
fn the_last_buildings_are_ordered() {
    let mut game = table(4, "");
    game.give(A, &[19]).give(B, &[1]).bank(2).play("A:build19x2");
    assert_eq!(game.prompt(B), "Ada orders the last houses (in the Bank: 2). Order some yourself, or none.");
    assert!(game.prompt(A).starts_with("The last houses are being ordered. Still to answer: "));
    light(
        &game.leads("B:join1"),
        "You want to build for 50 M: rent 2 → 10 M. If more is ordered than there is, it is auctioned.",
    );
    light(&game.leads("B:out"), "The others share the last buildings; you get none.");
    assert!(game.awaited().contains(&B) && !game.awaited().contains(&A));
}

#[test]
fn giving_up_and_booking_are_final() {
    let game = table(2, "ledger_mode=self");
    grave(&game.leads("A:resign"), "You go bankrupt and are out of the game, behind everybody who stays.");
    let book = |revenue, cost| Action::BookEntry { entry: 1, revenue, cost };
    light(
        &game.leads_to(A, book(200, 0)),
        "Entry 1 is booked with revenue 200 M and cost 0 M. You cannot change it later.",
    );
    assert_eq!(game.leads_to(A, book(0, 0)).1, Weight::Risky, "an entry is never about nothing");
}

#[test]
fn the_end_is_counted_line_by_line() {
    let mut game = table(3, "rounds=1");
    game.give(B, &[19]).level(19, 2).mortgaged(&[]).at(A, 12).play("A:roll 3-4 B:claim1 A:end");
    game.at(B, 17).play("B:roll 1-2 B:end");
    game.at(C, 17).cash(C, 10).play("C:roll 1-2 C:end");
    let view = game.rules.view(&game.state, Viewer::Seat(A));
    assert_eq!(game.rules.turn(&game.state), Turn::Over);
    let summary = game.rules.summary(&view, &game.events);
    let told = |phrases: &[engine::Phrase]| -> Vec<String> {
        phrases.iter().map(|phrase| plain(&texts(A).phrase(phrase))).collect()
    };
    let order: Vec<(Seat, u8)> = summary.seats.iter().map(|seat| (seat.seat, seat.place)).collect();
    assert_eq!(order, [(B, 1), (A, 2), (C, 3)]);
    assert_eq!(
        told(&summary.seats[0].steps),
        ["Cash 1720 M", "+ fields 200 M", "+ buildings 200 M", "− start money 1500 M", "= profit 620 M"]
    );
    let bars: Vec<i64> = summary.seats[0].bars.iter().map(|bar| bar.amount).collect();
    assert_eq!(bars, [1720, 200, 200, 0, 2120]);
    assert_eq!(
        told(&summary.notes),
        ["Bruno collected the most rent: 220 M.", "The dearest rent: you paid Bruno 220 M for Ulica Wolska."]
    );
}

#[test]
fn bankrupts_are_stamped() {
    let mut game = table(2, "");
    game.play("B:resign");
    let view = game.rules.view(&game.state, Viewer::Public);
    let summary = game.rules.summary(&view, &[]);
    let last = summary.seats.last().unwrap();
    assert_eq!((last.seat, last.place), (B, 2));
    assert_eq!(plain(&texts(A).phrase(last.stamp.as_ref().unwrap())), "bankrupt");
    assert_eq!(plain(&texts(A).phrase(&last.steps[0])), "All 1500 M of the start are lost.");
}

/// Hidden cash is never told: two worlds that differ in it alone speak with one voice.
#[test]
fn hidden_cash_stays_hidden() {
    let mut game = table(3, "cash_visible=false");
    game.give(B, &[39]).level(39, 5).cash(A, 100).at(A, 37).play("A:roll 1-1");
    light(&game.leads("B:claim1"), "Ada pays you 2000 M.");
}

/// Plays whole matches: whoever may act is told something, and nothing that anybody is told is raw.
#[test]
fn everybody_is_told_something_in_every_language() {
    let all: Vec<Texts> = Lang::ALL.map(|lang| Texts::new(PropertyTournament::TEXTS, lang)).into();
    let own_hand = [("ledger_mode".to_owned(), "self".into())].into();
    let classic = [("preset".to_owned(), "classic".into()), ("start_money".to_owned(), 300.into())].into();
    for (seed, options) in [(1, OptionValues::new()), (2, own_hand), (3, classic)] {
        let options = PropertyTournament::options(&options, 4).unwrap();
        let rules = PropertyTournament::new(engine::Setup { seats: 4, options }).unwrap();
        let (mut rng, mut state) = (FastRng::new(seed), rules.start());
        let mut legal = Vec::new();
        for _ in 0..600 {
            let step = match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance { outcome: rules.draw(&state, &mut rng) },
                turn => {
                    let seats: Vec<Seat> = turn.seats().iter().collect();
                    let seat = seats[rng.below(seats.len() as u32) as usize];
                    let action = rules.sample(&state, seat, &mut rng, &mut legal);
                    Step::Seat { seat, action }
                }
            };
            rules.apply(&mut state, step, &mut ());
            for viewer in Viewer::all(4) {
                let view = rules.view(&state, viewer);
                let prompt = rules.prompt(&view);
                assert_eq!(prompt.is_none(), rules.turn(&state) == Turn::Over);
                let closed = rules.closed(&view).into_iter().flat_map(|line| [line.what, line.why]);
                legal.clear();
                viewer.seat().into_iter().for_each(|seat| rules.legal(&state, seat, &mut legal));
                let leads = legal
                    .iter()
                    .map(|&action| rules.outlook(&view, action).leads.expect("it leads to something"));
                let phrases: Vec<engine::Phrase> = prompt.into_iter().chain(closed).chain(leads).collect();
                for (texts, phrase) in
                    all.iter().flat_map(|texts| phrases.iter().map(move |phrase| (texts, phrase)))
                {
                    let said = texts.phrase(phrase);
                    assert!(!text::is_raw(&said) && !said.contains("none"), "{}: {said}", texts.lang());
                }
            }
        }
    }
}

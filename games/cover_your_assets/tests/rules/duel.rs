//! CA-36 to CA-53.

use crate::table::*;
use cover_your_assets::*;
use engine::SeatSet;

/// A can challenge the Jewels of B; both hold answers, nobody draws.
fn ready() -> Table {
    let mut table = table(4, "kasicka second_set_challenge action_cards");
    table
        .hold("A", "jewels*2 silver*2 gold jar cash swap")
        .hold("B", "jewels*2 silver*2 gold jar coin shift");
    table.hold("C", "jewels cash").own("A", "coin*2").own("B", "coin*2 | cash*2 | jewels*2").deck(0);
    table
}

#[test]
fn ca_36_what_a_challenge_needs() {
    let mut table = ready();
    assert_eq!(table.refused("A challenge A jewels"), "CA-36", "another seat");
    assert_eq!(table.refused("A challenge F jewels"), "CA-36", "a seat of the table");
    assert_eq!(table.refused("A challenge B cash"), "CA-36", "the type of the top set");
    assert_eq!(table.refused("A challenge B house"), "CA-36", "a card of the hand");
    assert_eq!(table.refused("A challenge B swap"), "CA-84");
    table.state.banned = SeatSet::one(seat("B"));
    assert_eq!(table.refused("A challenge B jewels"), "CA-77");
    table.state.banned = SeatSet::EMPTY;
    let openings: Vec<String> =
        table.legal_of("A", "challenge B").into_iter().filter(|action| !action.contains("second")).collect();
    assert_eq!(openings, ["challenge B jewels", "challenge B silver", "challenge B gold", "challenge B jar"]);
    table.active("C");
    assert_eq!(table.refused("C challenge B jewels"), "CA-36", "C owns no set");
    assert_eq!(table.legal_of("C", "challenge"), [""; 0]);
}

#[test]
fn ca_37_the_bottom_set_is_safe() {
    let mut table = table(4, "second_set_challenge action_cards");
    table
        .hold("A", "jewels*3 silver*2 shift")
        .own("A", "coin*2")
        .own("B", "jewels*2")
        .own("C", "jewels*2 | boat*2");
    assert_eq!(table.refused("A challenge B jewels"), "CA-37");
    assert_eq!(table.refused("A challenge D jewels"), "CA-37");
    assert_eq!(table.refused("A challenge C second jewels jewels"), "CA-97");
    table.hold("B", "cash").deck(0);
    table.play("A shift C up; B discard cash");
    assert_eq!(table.stack("C"), "boat*2 | jewels*2");
    assert_eq!(
        table.legal_of("A", "challenge"),
        ["challenge C jewels", "challenge C silver"],
        "protection belongs to the place"
    );
}

#[test]
fn ca_38_without_the_switch_only_top_sets() {
    let mut table = table(4, "");
    table.hold("A", "jewels*2 cash").own("A", "coin*2").own("B", "coin*2 | jewels*2 | cash*2");
    assert_eq!(table.refused("A challenge B second jewels jewels"), "CA-38");
    assert_eq!(table.refused("A challenge B jewels"), "CA-36");
    assert_eq!(table.legal_of("A", "challenge"), ["challenge B cash"]);
}

#[test]
fn ca_39_one_card_opens() {
    let mut table = ready();
    assert_eq!(table.refused("A challenge B jewels jewels"), "CA-39");
    table.play("A challenge B jewels");
    let Phase::Duel(duel) = table.state.phase else { panic!("no duel") };
    assert_eq!((duel.challenger, duel.defender, duel.responder), (seat("A"), seat("B"), seat("B")));
    assert_eq!(words(duel.played.cards()), "jewels");
    assert_eq!(table.hand("A"), "cash jewels silver*2 gold jar swap");
}

#[test]
fn ca_40_a_seat_without_cards_can_be_challenged() {
    let mut table = table(4, "");
    table.hold("A", "jewels cash").own("A", "coin*2").own("B", "coin*2 | jewels*2").deck(0);
    table.play("A challenge B jewels");
    assert_eq!((table.stack("A"), table.stack("B")), ("coin*2 | jewels*3".into(), "coin*2".into()));
}

#[test]
fn ca_41_respond_or_concede() {
    let mut table = ready();
    assert_eq!(table.refused("A concede"), "CA-41");
    assert_eq!(table.refused("B respond jewels"), "CA-41");
    table.play("A challenge B jewels");
    assert_eq!(table.asked(), "B");
    assert_eq!(table.refused("A respond jewels"), "CA-41");
    assert_eq!(table.refused("A concede"), "CA-41");
    assert_eq!(table.refused("B discard coin"), "CA-16");
    assert_eq!(table.refused("A discard cash"), "CA-16");
}

#[test]
fn ca_42_legal_answers() {
    let mut table = ready();
    table.play("A challenge B jewels");
    assert_eq!(table.demand(), 1);
    assert_eq!(
        table.legal("B"),
        ["respond jewels", "respond silver", "respond gold", "respond jar", "concede"]
    );
    assert_eq!(table.refused("B respond coin"), "CA-42");
    assert_eq!(table.refused("B respond house"), "CA-42");
    assert_eq!(table.refused("B respond gold gold"), "CA-42", "only one is there");
    assert_eq!(table.refused("B respond shift"), "CA-84");
    table.play("B respond jar");
    assert_eq!(table.demand(), 2);
    assert_eq!(
        table.legal("A"),
        [
            "respond jewels silver",
            "respond jewels gold",
            "respond silver silver",
            "respond silver gold",
            "respond jar",
            "concede"
        ]
    );
}

#[test]
fn ca_43_the_demand_on_the_other() {
    let mut table = ready();
    table.play("A challenge B jewels");
    assert_eq!(table.demand(), 1, "a single against 1");
    table.play("B respond jar");
    assert_eq!(table.demand(), 2, "a Penny Jar against 1");
    table.play("A respond silver silver");
    assert_eq!(table.demand(), 1, "two singles against 2");
    let mut table = ready();
    table.play("A challenge B jar");
    assert_eq!(table.demand(), 2);
    table.play("B respond jar");
    assert_eq!(table.demand(), 1, "a Penny Jar against 2");
}

#[test]
fn ca_44_no_other_combination() {
    let mut table = ready();
    table.play("A challenge B jewels");
    assert_eq!(table.refused("B respond jewels silver"), "CA-44");
    assert_eq!(table.refused("B respond jewels jar"), "CA-44");
    table.play("B respond jar");
    assert_eq!(table.refused("A respond jewels"), "CA-44");
    assert_eq!(table.refused("A respond gold"), "CA-44");
    assert_eq!(table.refused("A respond silver jar"), "CA-44");
}

#[test]
fn ca_45_only_the_last_play_counts_and_nobody_must_answer() {
    let mut table = ready();
    table.play("A challenge B gold; B respond jewels; A concede");
    assert_eq!(table.stack("B"), "coin*2 | cash*2 | jewels*3 gold", "an asset beats a Gold");
    let mut table = ready();
    table.play("A challenge B jewels; B concede");
    assert_eq!(table.stack("A"), "coin*2 | jewels*3");
    assert_eq!(table.hand_size("B"), 8, "B could have answered");
}

#[test]
fn ca_46_an_empty_hand_concedes_and_any_card_is_asked() {
    let mut table = table(4, "");
    table
        .hold("A", "jewels gold cash")
        .hold("B", "silver")
        .own("A", "coin*2")
        .own("B", "coin*2 | jewels*2")
        .deck(0);
    table.play("A challenge B jewels; B respond silver; A respond gold");
    assert_eq!(table.stack("A"), "coin*2 | jewels*3 silver gold");
    assert!(table.events.contains(&Event::Conceded { seat: seat("B"), automatic: true }));
    let mut table = ready();
    table.state.hands[1] = Cards::EMPTY.with(Card::House);
    table.play("A challenge B jewels");
    assert_eq!((table.asked(), table.legal("B")), ("B".into(), vec!["concede".into()]));
}

#[test]
fn ca_47_nobody_else_can_interfere() {
    let mut table = ready();
    table.play("A challenge B jewels");
    assert_eq!(table.refused("C respond jewels"), "CA-47");
    assert_eq!(table.refused("C concede"), "CA-47");
    assert_eq!(table.refused("D concede"), "CA-47");
    table.play("B respond jewels");
    assert_eq!(table.asked(), "A");
    table.play("A respond silver");
    assert_eq!(table.asked(), "B");
}

#[test]
fn ca_48_all_played_cards_join_the_set() {
    let mut table = ready();
    table.play("A challenge B jewels; B respond jar; A respond silver gold; B concede");
    assert_eq!(table.stack("A"), "coin*2 | jewels*3 silver gold jar");
    assert_eq!(table.state.stacks.top(seat("A")).unwrap().asset(), Card::Jewels);
}

#[test]
fn ca_49_the_challenger_wins() {
    let mut table = ready();
    table.play("A challenge B jewels; B respond silver; A respond silver; B concede");
    assert_eq!(table.stack("A"), "coin*2 | jewels*3 silver*2");
    assert_eq!(table.stack("B"), "coin*2 | cash*2");
}

#[test]
fn ca_50_the_defender_wins() {
    let mut table = ready();
    table.play("A challenge B jewels; B respond silver; A concede");
    assert_eq!(table.stack("A"), "coin*2");
    assert_eq!(table.stack("B"), "coin*2 | cash*2 | jewels*3 silver");
}

#[test]
fn ca_51_played_cards_stay_in_the_set() {
    let mut table = ready();
    table.play("A challenge B gold; B respond gold; A respond jewels; B concede");
    assert_eq!(table.hand("A"), "cash jewels silver*2 jar swap");
    assert_eq!(table.hand("B"), "coin jewels*2 silver*2 jar shift");
    assert_eq!(table.stack("A"), "coin*2 | jewels*3 gold*2");
}

#[test]
fn ca_52_the_set_can_be_challenged_again_later() {
    let mut table = ready();
    table.own("C", "boat*2");
    table.play("A challenge B jewels; B concede");
    assert_eq!(table.asked(), "B", "the action and the turn are over");
    table.play("B challenge A jewels; A concede; C challenge B jewels; B concede");
    assert_eq!(table.stack("C"), "boat*2 | jewels*5");
}

#[test]
fn ca_53_a_lost_duel_has_no_further_effect() {
    let mut table = ready();
    table.play("A challenge B jewels; B respond silver; A concede");
    assert_eq!(table.asked(), "B");
    assert_eq!((table.stack("A"), table.totals()[0]), ("coin*2".into(), 0));
    table.play("B discard coin; C discard cash");
    assert_eq!(table.legal_of("A", "challenge B jewels"), ["challenge B jewels"], "a new turn, a new try");
}

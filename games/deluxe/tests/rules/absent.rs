//! The last lines of section 6, and DL-71: what is done for a seat whose time has run out.

use crate::table::{Table, card, plot, seat, table};
use deluxe::*;
use engine::{Game, Step};

/// What this seat does by default, which must be allowed.
fn default(table: &Table, who: &str) -> Action {
    let action = table.rules.timeout(&table.state, seat(who));
    assert_eq!(table.rules.check(&table.state, seat(who), action), Ok(()), "{action:?}");
    action
}

#[test]
fn defaults_of_a_plain_turn() {
    let mut table = table(3, "");
    table.owns("A", "school").owns("B", "theatre");
    assert_eq!(default(&table, "A"), Action::Roll {});
    assert_eq!(default(&table, "B"), Action::NoOffer {}, "asked in the turn of somebody else");
    table.manages();
    assert_eq!(default(&table, "A"), Action::EndTurn {});
    table.state.extra_roll = true;
    assert_eq!(default(&table, "A"), Action::Roll {}, "the extra roll is due");
    table.play("A offer B school 100");
    assert_eq!(default(&table, "B"), Action::RejectTrade {});
}

#[test]
fn defaults_on_the_cells() {
    let mut table = table(3, "");
    table.lands("A", 17);
    assert_eq!(default(&table, "A"), Action::Decline {});
    table.play("A decline");
    assert_eq!(default(&table, "B"), Action::Pass {});
    table.lands("A", 20);
    assert_eq!(default(&table, "A"), Action::Skip {});
    table.lands("A", 8).play("card D30");
    assert_eq!(default(&table, "A"), Action::DeclineCard {});
    table.play("A drop").owns("A", "theatre railways airline").lands("A", 22).play("card T28");
    assert_eq!(default(&table, "A"), Action::ChoosePlot { plot: plot("railways") }, "the next one clockwise");
}

#[test]
fn a_rent_is_paid_in_full_where_the_cash_covers_it() {
    for (cash, expected) in
        [(32, Action::PayFull {}), (31, Action::UseCard { card: card("D27"), plot: None })]
    {
        let mut table = table(2, "");
        table.owns("B", "laboratory").keeps("A", &["D27"]).with_cash("A", cash).lands("A", 23);
        assert_eq!(default(&table, "A"), expected, "{cash} f for a rent of 32");
    }
}

#[test]
fn defaults_in_the_inspection() {
    for (cash, settings, expected) in [
        (49, "", Action::Stay {}),
        (49, "inspection_stay=free", Action::Stay {}),
        (50, "inspection_stay=free", Action::PayFine {}),
    ] {
        let mut table = table(2, settings);
        table.inspected("A").with_cash("A", cash);
        assert_eq!(default(&table, "A"), Action::TryDouble {});
        table.play("A try 1 2; dice 1 3; dice 1 5");
        assert_eq!(default(&table, "A"), expected, "{cash} {settings}");
    }
}

/// A owes 852 on School, which B has built up.
fn in_debt(settings: &str, cash: u32, owned: &str) -> Table {
    let mut table = table(2, settings);
    table.owns("B", "kindergarten school institute").levels("kindergarten", [4; 3]);
    table.owns("A", owned).with_cash("A", cash).lands("A", 17);
    table
}

fn liquidate(table: &mut Table) -> Vec<Action> {
    let mut done = Vec::new();
    while matches!(table.state.phase, Phase::Debt(_)) {
        let action = default(table, "A");
        table.rules.apply(&mut table.state, Step::Seat { seat: seat("A"), action }, &mut ());
        done.push(action);
    }
    done
}

#[test]
fn dl_71_short_of_branches_the_whole_industry_is_sold() {
    let mut table = in_debt("", 700, "travel_agency beauty_salon fitness_centre");
    let all_others = PlotSet::ALL.without(table.at("A").plots);
    table.state.seats[1].plots = all_others;
    for first in ["online_cinema", "confectionery", "pharmacy_chain", "taxi_service", "coal_syndicate"] {
        table.levels(first, [3; 3]);
    }
    table.levels("robotics_works", [1, 0, 0]).levels("travel_agency", [4; 3]);
    assert_eq!(table.state.branches_used, 46, "two are left, an enterprise needs three");
    assert_eq!(liquidate(&mut table), [Action::SellIndustry { industry: Industry(1) }]);
    assert_eq!((table.cash("A"), table.state.phase), (700 + 300 - 852, Phase::Manage));
}

#[test]
fn dl_71_an_expert_passes_over_what_he_may_not_sell() {
    let owned =
        "travel_agency beauty_salon fitness_centre theatre confectionery bread_factory chocolate_factory";
    let mut table = in_debt("expert=true", 640, owned);
    table.levels("travel_agency", [1; 3]);
    let lends = |word: &str| Action::Mortgage { plot: plot(word) };
    let expected = ["theatre", "confectionery", "bread_factory", "chocolate_factory"].map(lends);
    assert_eq!(liquidate(&mut table), expected);
    assert_eq!((table.cash("A"), table.level("travel_agency")), (28, 1));
}

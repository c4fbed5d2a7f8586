//! DL-65 to DL-71 and DL-80: debts, bankruptcy, resignation.

use crate::table::{Table, plots, seat, table};
use deluxe::*;
use engine::{FastRng, Field, Game, Rng, Seat, Step, Turn};

/// A has stopped on School, built up by B: 852 are due.
fn in_debt(seats: u8, cash: u32, owned: &str, settings: &str) -> Table {
    let mut table = table(seats, settings);
    table.owns("B", "kindergarten school institute").levels("kindergarten", [4; 3]);
    table.owns("A", owned).with_cash("A", cash).lands("A", 17);
    table
}

#[test]
fn dl_65_what_is_covered_is_paid_at_once() {
    let table = in_debt(2, 852, "", "");
    assert_eq!((table.cash("A"), table.cash("B"), table.state.phase), (0, 2852, Phase::Manage));
    let table = in_debt(2, 851, "theatre", "");
    let debt = Debt { seat: seat("A"), amount: 852, cause: Cause::Rent(seat("B")) };
    assert_eq!((table.cash("A"), table.state.phase), (851, Phase::Debt(debt)));
}

#[test]
fn dl_66_a_debt_is_paid_as_soon_as_it_is_covered() {
    let mut table = in_debt(2, 800, "theatre amusement_park railways", "");
    table.play("A mortgage theatre");
    assert!(matches!(table.state.phase, Phase::Debt(_)));
    table.play("A mortgage amusement_park");
    assert_eq!((table.cash("A"), table.cash("B"), table.state.phase), (13, 2852, Phase::Manage));
}

#[test]
fn dl_67_who_can_pay_must() {
    let mut table = in_debt(2, 822, "theatre", "");
    assert_eq!(table.refusal("A bankrupt"), "DL-67");
    let mut table = in_debt(2, 821, "theatre", "");
    table.play("A bankrupt");
    assert_eq!(table.state.phase, Phase::GameOver);
}

#[test]
fn dl_67_buildings_and_loans_are_counted() {
    let mut table = in_debt(2, 41, "confectionery bread_factory chocolate_factory", "");
    table.levels("confectionery", [4, 4, 4]);
    assert!(table.allows("A bankrupt"), "41 + 600 + 210 = 851, one short");
    table.with_cash("A", 42);
    assert_eq!(table.refusal("A bankrupt"), "DL-67");
}

#[test]
fn dl_68_everything_goes_back() {
    let mut table = in_debt(3, 100, "theatre railways", "");
    table.mortgaged("railways").rated("A", 3).funds(70, 0);
    table.play("A bankrupt");
    assert_eq!((table.cash("A"), table.cash("B"), table.state.reserve_fund), (0, 2852, 70));
    assert_eq!((table.at("A").plots, table.state.mortgaged), (PlotSet::EMPTY, PlotSet::EMPTY));
    assert_eq!((table.at("A").step, table.at("A").fell), (0, 1));
    assert_eq!(table.refusal("A resign"), "DL-68", "out for good");
    let mut charity = self::table(3, "");
    charity.with_cash("A", 30).funds(70, 0).lands("A", 5).play("A bankrupt");
    assert_eq!((charity.state.reserve_fund, charity.cash("A")), (70, 0), "the fund gets nothing");
}

#[test]
fn dl_69_the_turn_ends_and_the_last_one_wins() {
    let mut table = in_debt(3, 0, "", "");
    table.play("A bankrupt");
    assert_eq!((table.asked(), table.state.phase), ("B".into(), Phase::TurnStart));
    let mut last = in_debt(2, 0, "", "");
    last.play("A bankrupt");
    assert_eq!(last.rules.turn(&last.state), Turn::Over);
    assert_eq!(last.rules.ranks(&last.state).list(), [2, 1]);
}

#[test]
fn dl_70_resigning_in_a_quiet_moment() {
    let mut table = table(3, "");
    table.owns("B", "school").play("B resign");
    assert_eq!((table.owner("school"), table.state.living.len(), table.asked()), (None, 2, "A".into()));
    table.play("A resign");
    assert_eq!(table.state.phase, Phase::GameOver);
    assert_eq!(table.rules.ranks(&table.state).list(), [2, 3, 1]);
}

#[test]
fn dl_70_resigning_in_between_answers_by_default() {
    let mut table = table(4, "");
    table.lands("A", 17).play("B resign");
    assert_eq!((table.state.living.len(), table.refusal("B resign")), (4, "DL-70"));
    table.play("A decline");
    assert_eq!(table.asked(), "C", "B passes");
    table.play("C pass; D pass");
    assert_eq!((table.state.living.len(), table.asked()), (3, "A".into()));
    let mut active = self::table(3, "");
    active.lands("A", 17).play("A resign");
    assert_eq!(active.asked(), "B", "the auction of the declined plot");
    active.play("B bid 180; C pass");
    assert_eq!((active.asked(), active.owner("school")), ("B".into(), Some(seat("B"))));
    assert_eq!((active.state.phase, active.state.living.len()), (Phase::TurnStart, 2));
    let mut offered = self::table(3, "");
    offered.owns("B", "school").play("A offer B 100 school; B resign");
    assert_eq!((offered.asked(), offered.owner("school"), offered.cash("A")), ("A".into(), None, 2000));
}

#[test]
fn dl_70_resigning_at_any_moment_leaves_a_sound_table() {
    let (mut rng, mut scratch) = (FastRng::new(70), Vec::new());
    for number in 0..250u8 {
        let seats = 2 + number % 5;
        let settings =
            ["", "expert=true", "trade_timing=off end_mode=last_standing"][usize::from(number) % 3];
        let rules = crate::table::rules(seats, settings);
        let mut state = rules.start();
        while rules.turn(&state) != Turn::Over {
            let leaver = Seat(rng.below(u32::from(seats)) as u8);
            let resign = Step::Seat { seat: leaver, action: Action::Resign {} };
            let step = match rules.turn(&state) {
                _ if rng.chance(1, 150) && rules.check(&state, leaver, Action::Resign {}).is_ok() => resign,
                Turn::Chance => Step::Chance { outcome: rules.draw(&state, &mut rng) },
                turn => {
                    let nth = rng.below(turn.seats().len()) as usize;
                    let seat = turn.seats().iter().nth(nth).expect("fewer than the seats");
                    assert!(!state.resigning.contains(seat), "nobody waits for a seat that has left");
                    Step::Seat { seat, action: rules.sample(&state, seat, &mut rng, &mut scratch) }
                }
            };
            rules.apply(&mut state, step, &mut ());
            rules.audit(&state).unwrap_or_else(|why| panic!("after {step:?}: {why}"));
        }
    }
}

#[test]
fn dl_70_resigning_in_debt_pays_the_creditor() {
    let mut table = in_debt(3, 100, "theatre", "");
    table.play("A resign");
    assert_eq!((table.cash("B"), table.asked()), (2852, "B".into()));
}

/// Time-outs until the debt is over; what was done on the way.
fn liquidate(table: &mut Table) -> Vec<Action> {
    let mut done = Vec::new();
    while matches!(table.state.phase, Phase::Debt(_)) {
        let action = table.rules.timeout(&table.state, seat("A"));
        table.rules.check(&table.state, seat("A"), action).expect("time-outs are legal");
        table.rules.apply(&mut table.state, Step::Seat { seat: seat("A"), action }, &mut ());
        done.push(action);
    }
    done
}

#[test]
fn dl_71_automatic_liquidation() {
    let services = "travel_agency beauty_salon fitness_centre";
    let mut table = in_debt(2, 300, &format!("{services} airline theatre"), "");
    table.levels("travel_agency", [1, 1, 1]);
    table.owns("A", "confectionery bread_factory chocolate_factory").levels("confectionery", [2, 3, 2]);
    let sells = |plot: u8| Action::SellBuilding { plot: Plot(plot) };
    let lends = |plot: u8| Action::Mortgage { plot: Plot(plot) };
    let expected = [
        lends(1),
        lends(17),
        sells(3),
        sells(4),
        sells(5),
        sells(7),
        sells(6),
        sells(7),
        sells(8),
        sells(6),
        sells(7),
        sells(8),
    ];
    assert_eq!(liquidate(&mut table), expected);
    assert_eq!((table.state.phase, table.cash("A")), (Phase::Manage, 38));
}

#[test]
fn dl_71_the_bankrupt_give_up_at_once() {
    let mut table = in_debt(2, 10, "theatre", "");
    assert_eq!(liquidate(&mut table), [Action::DeclareBankruptcy {}]);
}

#[test]
fn dl_80_a_debtor_gives_no_value_away() {
    let mut table = in_debt(3, 0, "theatre railways airline", "");
    table.owns("C", "school").state.seats[2].plots = plots("online_cinema laboratory");
    assert_eq!(table.refusal("A offer C railways 129"), "DL-80", "the loan is 130");
    assert_eq!(table.refusal("A offer C railways laboratory"), "DL-80", "no cash");
    assert_eq!(table.refusal("A offer C theatre+1 laboratory"), "DL-38");
    assert!(table.allows("A offer C railways 130"));
    assert!(table.allows("A offer C railways laboratory+20"), "110 + 20");
    assert_eq!(table.refusal("A offer C railways laboratory+19"), "DL-80");
}

#[test]
fn dl_80_the_form_of_a_debtor_asks_for_money_and_gives_none() {
    let numbers = |table: &Table| {
        let forms = table.rules.forms(&table.state, seat("A"));
        let bounds = forms.iter().flat_map(|form| &form.fields).filter_map(|field| match field {
            Field::Number { name, min, max, .. } => Some((name.clone(), *min, *max)),
            _ => None,
        });
        bounds.collect::<Vec<_>>()
    };
    let mut table = in_debt(3, 40, "theatre", "");
    assert_eq!(numbers(&table), [("give_cash".into(), 0, 0), ("get_cash".into(), 1, 2000)]);
    table.with_cash("B", 0).with_cash("C", 0);
    assert_eq!(numbers(&table), [], "nobody could pay");
    assert_eq!(numbers(&in_debt(3, 40, "", "")), [], "there is nothing to sell");
}

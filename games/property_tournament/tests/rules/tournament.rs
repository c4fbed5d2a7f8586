//! The tournament around the table: PT-130 to PT-141.

use engine::{Books, FastRng, Game};
use property_tournament::PropertyTournament;
use tournament::*;

const FIGURES: [(&str, i64); 4] = [("cash", 100), ("fields", 200), ("buildings", 50), ("loans", 30)];

fn result(participant: u16, rank: u8, profit: i32) -> Played {
    Played {
        participant: Participant(participant),
        rank,
        profit,
        bankrupt: profit == -1500,
        wrong_entries: 0,
        figures: FIGURES.map(|(name, amount)| (name.to_owned(), amount)).into(),
    }
}

/// The settings of the rulebook's own table game.
fn settings() -> CupSettings {
    let options = PropertyTournament::options(&Default::default(), 4).unwrap();
    let rules = PropertyTournament::new(engine::Setup { seats: 4, options }).unwrap();
    let figures = FIGURES.map(|(name, _)| name.to_owned()).to_vec();
    CupSettings { absent_profit: rules.absent_score() as i32, figures, ..CupSettings::default() }
}

/// A table from (participant, profit) in the order of play; ranks follow the profits.
fn table(results: &[(u16, i32)]) -> TableResults {
    let rank = |profit: i32| 1 + results.iter().filter(|(_, other)| *other > profit).count() as u8;
    results.iter().map(|&(participant, profit)| result(participant, rank(profit), profit)).collect()
}

fn tournament(count: usize, settings: CupSettings) -> Tournament {
    Tournament::new(settings, (0..count).map(|number| format!("P{number}")).collect()).unwrap()
}

fn all(tournament: &Tournament) -> Vec<Participant> {
    tournament.everybody().collect()
}

#[test]
fn ex_26_seating() {
    let sizes = |count, target| table_sizes(count, target, 3);
    assert_eq!(sizes(5, 4), [5]);
    assert_eq!(sizes(7, 4), [4, 3]);
    assert_eq!(sizes(10, 4), [4, 3, 3]);
    assert_eq!(sizes(14, 4), [4, 4, 3, 3]);
    assert_eq!(sizes(22, 4), [4, 4, 4, 4, 3, 3]);
    assert_eq!(sizes(7, 6), [4, 3]);
    assert_eq!(sizes(5, 3), [5]);
}

#[test]
fn pt_130_every_table_has_three_to_six_seats() {
    for target in 3..=6 {
        for count in 3..=200 {
            let sizes = table_sizes(count, target, 3);
            assert_eq!(sizes.iter().sum::<usize>(), count);
            assert!(sizes.iter().all(|size| (3..=6).contains(size)), "{count} at {target}: {sizes:?}");
            assert!(sizes.windows(2).all(|pair| pair[0] >= pair[1] && pair[0] - pair[1] <= 1));
        }
    }
}

#[test]
fn pt_131_two_are_enough_where_bots_take_the_other_chairs() {
    let names = || vec!["Ada".to_owned(), "Bo".to_owned()];
    assert_eq!(Tournament::new(settings(), names()), Err(Error::Participants { least: 3, count: 2 }));
    let event = Tournament::new(CupSettings { least: 2, ..settings() }, names()).unwrap();
    let everybody: Vec<Participant> = event.everybody().collect();
    let tables = event.seat(&everybody, &mut FastRng::new(1));
    assert_eq!(tables.iter().map(Vec::len).collect::<Vec<_>>(), [2]);
    assert!(event.seat(&everybody[..1], &mut FastRng::new(1)).is_empty(), "one is not enough");
    // With three and more, tables are as everywhere.
    assert!((3..=200).all(|count| table_sizes(count, 4, 2) == table_sizes(count, 4, 3)));
}

#[test]
fn pt_131_absent_participants_lose_their_start_money() {
    for (scoring, lost) in
        [(Scoring::Profit, -1500), (Scoring::ProfitAdjusted, -1500), (Scoring::Placement, 0)]
    {
        let mut event = tournament(4, CupSettings { scoring, ..settings() });
        let stage =
            CupStage { tables: vec![table(&[(0, 30), (1, 20), (2, 10)])], absent: vec![Participant(3)] };
        event.enter(stage).unwrap();
        let standings = event.standings();
        let absent = standings.iter().find(|standing| standing.participant == Participant(3)).unwrap();
        assert_eq!((absent.score, absent.placement), (lost, 0));
    }
    let mut few = tournament(3, settings());
    assert!(few.seat(&all(&few)[..2], &mut FastRng::new(1)).is_empty());
    few.enter(CupStage { tables: Vec::new(), absent: all(&few) }).unwrap();
    assert!(few.standings().iter().all(|standing| standing.score == 0), "neither played nor scored");
    assert_eq!(few.enter(CupStage::default()), Err(Error::Missing(0)));
}

#[test]
fn pt_132_random_seating_cuts_a_permutation() {
    let event = tournament(10, CupSettings { seating: Seating::Random, ..settings() });
    let tables = event.seat(&all(&event), &mut FastRng::new(5));
    assert_eq!(tables.iter().map(Vec::len).collect::<Vec<_>>(), [4, 3, 3]);
    let mut everybody: Vec<Participant> = tables.into_iter().flatten().collect();
    everybody.sort();
    assert_eq!(everybody, all(&event));
    let other = event.seat(&all(&event), &mut FastRng::new(6));
    assert_ne!(other, event.seat(&all(&event), &mut FastRng::new(5)));
}

#[test]
fn pt_133_min_repeat_avoids_old_company() {
    let mut event = tournament(9, CupSettings { table_target: 3, ..settings() });
    let tables = vec![
        table(&[(0, 3), (1, 2), (2, 1)]),
        table(&[(3, 3), (4, 2), (5, 1)]),
        table(&[(6, 3), (7, 2), (8, 1)]),
    ];
    event.enter(CupStage { tables, absent: Vec::new() }).unwrap();
    let mut met = 0;
    for table in event.seat(&all(&event), &mut FastRng::new(2)) {
        for (at, one) in table.iter().enumerate() {
            met += table[at + 1..].iter().filter(|other| other.0 / 3 == one.0 / 3).count();
        }
    }
    assert!(met <= 1, "{met} pairs meet again; 200 draws find better");
}

#[test]
fn pt_134_swiss_seats_equals_together() {
    let mut event = tournament(6, CupSettings { seating: Seating::Swiss, table_target: 3, ..settings() });
    let tables = vec![table(&[(0, 60), (1, 10), (2, 40)]), table(&[(3, 50), (4, 20), (5, 30)])];
    event.enter(CupStage { tables, absent: Vec::new() }).unwrap();
    let mut tables = event.seat(&all(&event), &mut FastRng::new(1));
    tables.iter_mut().for_each(|table| table.sort());
    assert_eq!(tables, [[0, 2, 3].map(Participant).to_vec(), [1, 4, 5].map(Participant).to_vec()]);
}

#[test]
fn pt_135_whoever_acted_early_acts_late() {
    let mut event = tournament(4, settings());
    event
        .enter(CupStage { tables: vec![table(&[(2, 0), (0, 0), (3, 0), (1, 0)])], absent: Vec::new() })
        .unwrap();
    for seed in 0..5 {
        let order = balanced_order(&event, all(&event), &mut FastRng::new(seed));
        assert_eq!(order, [1, 3, 0, 2].map(Participant));
    }
}

#[test]
fn pt_136_profit_is_the_score() {
    let event = tournament(3, settings());
    let table = table(&[(0, 700), (1, -1500), (2, 3)]);
    let scores: Vec<i32> = table.iter().map(|own| event.score(&table, own)).collect();
    assert_eq!(scores, [700, -1500, 3]);
}

#[test]
fn pt_137_adjusted_profit() {
    let table = table(&[(0, 10), (1, 10), (2, 11), (3, -1)]);
    // The average 7.5 is rounded up to 8.
    assert_eq!(table.iter().map(|own| adjusted(&table, own.profit)).collect::<Vec<_>>(), [2, 2, 3, -9]);
    let low = vec![result(0, 1, -1), result(1, 2, -2), result(2, 2, -2), result(3, 4, -5)];
    assert_eq!(adjusted(&low, 0), 2, "-2.5 is rounded up to -2");
}

#[test]
fn pt_138_placement_points() {
    let points = |profits: &[i32]| -> Vec<i32> {
        let rows: Vec<(u16, i32)> = (0..).zip(profits.iter().copied()).collect();
        let table = table(&rows);
        table.iter().map(|own| placement_points(&table, own.rank)).collect()
    };
    assert_eq!(points(&[3, 2, 1]), [120, 60, 0]);
    assert_eq!(points(&[4, 3, 2, 1]), [120, 80, 40, 0]);
    assert_eq!(points(&[5, 4, 3, 2, 1]), [120, 90, 60, 30, 0]);
    assert_eq!(points(&[6, 5, 4, 3, 2, 1]), [120, 96, 72, 48, 24, 0]);
    assert_eq!(points(&[6, 6, 1, 1, 1, 0]), [108, 108, 48, 48, 48, 0]);
    assert_eq!(points(&[7, 7, 7]), [60, 60, 60]);
}

#[test]
fn pt_139_ties_are_broken_in_order() {
    let standing = |stages: Vec<Vec<TableResults>>, settings: CupSettings, count: usize| {
        let mut event = tournament(count, settings);
        for tables in stages {
            event.enter(CupStage { tables, absent: Vec::new() }).unwrap();
        }
        event.standings()
    };
    let order = |list: &[CupStanding]| {
        list.iter().map(|standing| (standing.participant.0, standing.rank)).collect::<Vec<_>>()
    };
    // Equal profits; placement points decide: 0 was second at a table of three, 3 last.
    let tables = vec![table(&[(0, 10), (1, 20), (2, -5)]), table(&[(3, 10), (4, 20), (5, 30)])];
    let list = standing(vec![tables], CupSettings { table_target: 3, ..settings() }, 6);
    assert_eq!(order(&list), [(5, 1), (1, 2), (4, 3), (0, 4), (3, 5), (2, 6)]);
    // Penalties count.
    let mut written = table(&[(0, 30), (1, 25), (2, 0)]);
    written[0].wrong_entries = 1;
    let list = standing(vec![vec![written]], CupSettings { ledger_penalty: 10, ..settings() }, 3);
    assert_eq!((list[0].participant, list[1].score, list[1].penalty), (Participant(1), 20, 10));
    // Two games: 0 and 1 are equal in score, points, first places, best profit and bankruptcies; together 0 leads.
    let first = vec![table(&[(0, 50), (2, 20), (3, 10)]), table(&[(1, 50), (4, 20), (5, 10)])];
    let second = vec![table(&[(0, 20), (1, 10), (2, 50)]), table(&[(3, 9), (4, 8), (5, 7)])];
    let list = standing(vec![first, second], CupSettings { table_target: 3, ..settings() }, 6);
    let pair: Vec<u16> = list.iter().map(|own| own.participant.0).filter(|number| *number < 2).collect();
    assert_eq!(pair, [0, 1]);
    // Nothing tells them apart: they share.
    let list = standing(vec![vec![table(&[(0, 5), (1, 5), (2, 5)])]], settings(), 3);
    assert_eq!(order(&list), [(0, 1), (1, 1), (2, 1)]);
}

#[test]
fn pt_139_under_placement_profits_break_ties() {
    let mut event = tournament(6, CupSettings { scoring: Scoring::Placement, table_target: 3, ..settings() });
    let tables = vec![table(&[(0, 10), (1, 5), (2, 0)]), table(&[(3, 90), (4, 50), (5, 0)])];
    event.enter(CupStage { tables, absent: Vec::new() }).unwrap();
    let order: Vec<u16> = event.standings().iter().map(|standing| standing.participant.0).collect();
    assert_eq!(order[..4], [3, 0, 4, 1]);
}

#[test]
fn pt_140_the_final_ranks_its_players() {
    let mut event = tournament(6, CupSettings { final_size: 3, table_target: 3, ..settings() });
    let tables = vec![table(&[(0, 60), (1, 50), (2, 40)]), table(&[(3, 30), (4, 20), (5, 10)])];
    event.enter(CupStage { tables, absent: Vec::new() }).unwrap();
    assert_eq!(event.finalists(&mut FastRng::new(1)), [0, 1, 2].map(Participant));
    event.final_table = Some(vec![result(0, 2, 5), result(1, 2, 5), result(2, 1, 9)]);
    let places: Vec<(u16, u16)> =
        event.final_list().iter().map(|own| (own.place, own.standing.participant.0)).collect();
    assert_eq!(places, [(1, 2), (2, 0), (3, 1), (4, 3), (5, 4), (6, 5)]);
    let mut tied = tournament(4, CupSettings { final_size: 3, ..settings() });
    tied.enter(CupStage { tables: vec![table(&[(0, 9), (1, 5), (2, 5), (3, 5)])], absent: Vec::new() })
        .unwrap();
    let drawn: std::collections::BTreeSet<Vec<Participant>> =
        (0..40).map(|seed| tied.finalists(&mut FastRng::new(seed))).collect();
    assert!(
        drawn.len() > 3 && drawn.iter().all(|list| list[0] == Participant(0)),
        "the lot decides among equals"
    );
    assert!(tournament(3, settings()).finalists(&mut FastRng::new(1)).is_empty(), "N is not above F");
}

#[test]
fn pt_141_sheets() {
    let mut event = tournament(3, settings());
    event.participants[1] = "=Evil, \"B\"".into();
    let own = table(&[(0, 10), (1, 20), (2, -1500)]);
    event.enter(CupStage { tables: vec![own.clone()], absent: Vec::new() }).unwrap();
    let sheet = table_sheet(&event, &own).to_csv();
    assert!(sheet.contains("\n1,\"'=Evil, \"\"B\"\"\",20,20,120,100,200,50,30,false,0\n2,P0,10,"), "{sheet}");
    let list = final_sheet(&event, &event.final_list()).to_csv();
    assert!(list.lines().nth(3).unwrap().starts_with("3,P2,-1500,0,0,-1500,0,-1500,1,"), "{list}");
}

#[test]
fn wrong_settings_and_results_are_refused_whole() {
    let wrong =
        Tournament::new(CupSettings { games: 7, ..settings() }, ["A", "B", "C"].map(String::from).to_vec());
    assert_eq!(wrong.unwrap_err().to_string(), "games cannot be 7; allowed: 1 to 6");
    assert_eq!(Tournament::new(settings(), Vec::new()), Err(Error::Participants { least: 3, count: 0 }));
    let mut event = tournament(6, CupSettings { games: 1, ..settings() });
    let before = event.clone();
    let twice = CupStage { tables: vec![table(&[(0, 1), (1, 1), (1, 1)])], absent: Vec::new() };
    assert_eq!(event.enter(twice), Err(Error::CupSeat(1)));
    let small = CupStage { tables: vec![table(&[(0, 1), (1, 1)])], absent: Vec::new() };
    assert_eq!(event.enter(small), Err(Error::TableSize(2)));
    assert_eq!(event, before);
}

#[test]
fn imported_results_name_row_and_column() {
    const HEAD: &str = "table,participant,rank,profit,cash,fields,buildings,loans,bankrupt,wrong_entries\n";
    let mut event = tournament(3, settings());
    event.participants[1] = "Nowak, \"Ola\"".into();
    let text =
        format!("\u{feff}{HEAD}1,p0,1,50,100,0,0,0,false,0\r\n\n1,\"Nowak, \"\"Ola\"\"\",2,-5,,,,,true,2\n");
    let rows = read_rows(&event, &text).unwrap();
    assert_eq!(rows.iter().map(|row| (row.row, row.table)).collect::<Vec<_>>(), [(2, 1), (4, 1)]);
    assert_eq!(rows[1].played.participant, Participant(1));
    assert_eq!((rows[1].played.wrong_entries, rows[1].played.bankrupt), (2, true));
    assert_eq!((rows[0].played.figures["cash"], rows[1].played.figures.len()), (100, 0));
    let short = read_rows(&event, "profit,rank,participant,table\n7,1,3,1\n").unwrap();
    assert_eq!((short[0].played.participant, short[0].played.profit), (Participant(2), 7));
    let fault = |rows: &str| read_rows(&event, &format!("{HEAD}{rows}")).unwrap_err().to_string();
    for (rows, said) in [
        (
            "1,P0,1,x,100,0,0,0,false,0",
            "row 2, column profit: \"x\" is not a whole number from -100000000 to 100000000",
        ),
        ("1,P0,1,5,100,0,0,0,no,0", "row 2, column bankrupt: \"no\" is neither true nor false"),
        ("1,P0,9,5,100,0,0,0,false,0", "row 2, column rank: \"9\" is not a whole number from 1 to 6"),
        (
            "1,P0,1,5,1e9,0,0,0,false,0",
            "row 2, column cash: \"1e9\" is not a whole number from -100000000 to 100000000",
        ),
        ("1,P0,1", "row 2, column profit: 3 cells instead of 10"),
        ("1,P9,1,5,100,0,0,0,false,0", "row 2, column participant: there is no participant \"P9\""),
        ("0,P0,1,5,100,0,0,0,false,0", "row 2, column table: \"0\" is not a whole number from 1 to 70"),
        ("1,P0,1,5,,,,,,\n\n1,1,2,4,,,,,,", "row 4, column participant: the same as in row 2"),
        ("1,\"P0,1,5,,,,,,", "row 2, column table: a quotation mark is not closed"),
        ("", "row 2, column table: there are no results"),
    ] {
        assert_eq!(fault(rows), said);
    }
    let shouted =
        read_rows(&event, "\n\ntable,participant,rank,profit,bankrupt\n1,P0,1,5,FALSE\n1,P2,2,-5,TRUE\n");
    let shouted = shouted.unwrap();
    assert_eq!(
        shouted.iter().map(|row| (row.row, row.played.bankrupt)).collect::<Vec<_>>(),
        [(4, false), (5, true)]
    );
    let late = read_rows(&event, "\n\ntable,participant,rank\n").unwrap_err();
    assert_eq!((late.row, &*late.column), (3, "profit"), "blank rows are counted");
    let head = |head: &str| read_rows(&event, head).unwrap_err().to_string();
    assert_eq!(
        head("table,participant,rank\n"),
        "row 1, column profit: the first row must name the columns table, participant, rank, profit; this one is missing"
    );
    assert!(
        head("table,participant,rank,profit,luck\n").starts_with("row 1, column luck: an unknown column")
    );
    assert!(
        head("table,participant,rank,profit,rank\n")
            .starts_with("row 1, column rank: the column is there twice")
    );
}

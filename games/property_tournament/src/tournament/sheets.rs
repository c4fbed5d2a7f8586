//! What a tournament prints: PT-141.

use super::{FinalPlace, TableResults, Tournament, placement_points};

/// The sheet of one table as comma-separated values.
pub fn table_csv(tournament: &Tournament, table: &TableResults) -> String {
    let mut csv = String::from(
        "place,participant,profit,score,points,cash,fields,buildings,loans,bankrupt,wrong_entries\n",
    );
    let mut order: Vec<_> = table.iter().collect();
    order.sort_by_key(|result| result.rank);
    for result in order {
        let cells = [
            result.rank.to_string(),
            name(tournament, result.participant.0),
            result.profit.to_string(),
            tournament.score(table, result).to_string(),
            placement_points(table, result.rank).to_string(),
            result.cash.to_string(),
            result.fields.to_string(),
            result.buildings.to_string(),
            result.loans.to_string(),
            result.bankrupt.to_string(),
            result.wrong_entries.to_string(),
        ];
        csv.push_str(&cells.join(","));
        csv.push('\n');
    }
    csv
}

/// The final list with its tie-break values.
pub fn final_csv(tournament: &Tournament, list: &[FinalPlace]) -> String {
    let mut csv = String::from(
        "place,participant,score,penalty,points,profits,first_places,best_profit,bankruptcies,together,final_profit\n",
    );
    for FinalPlace { place, standing, final_profit } in list {
        let best =
            if standing.best_profit == i32::MIN { String::new() } else { standing.best_profit.to_string() };
        let cells = [
            place.to_string(),
            name(tournament, standing.participant.0),
            standing.score.to_string(),
            standing.penalty.to_string(),
            standing.placement.to_string(),
            standing.profits.to_string(),
            standing.first_places.to_string(),
            best,
            standing.bankruptcies.to_string(),
            standing.together.to_string(),
            final_profit.map_or(String::new(), |profit| profit.to_string()),
        ];
        csv.push_str(&cells.join(","));
        csv.push('\n');
    }
    csv
}

/// A name as a spreadsheet takes it: quoted where needed, never a formula.
fn name(tournament: &Tournament, number: u16) -> String {
    let name = tournament.participants.get(usize::from(number)).map_or("?", String::as_str);
    let safe = if name.starts_with(['=', '+', '-', '@']) { format!("'{name}") } else { name.to_owned() };
    if safe.contains([',', '"', '\n']) { format!("\"{}\"", safe.replace('"', "\"\"")) } else { safe }
}

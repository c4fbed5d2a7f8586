//! What a game is worth: PT-136 to PT-138.

use crate::{Participant, Played, Scoring, TableResults, Tournament};

/// PT-137: profit above the average of the table, which is rounded half up.
pub fn adjusted(table: &TableResults, profit: i32) -> i32 {
    let count = table.len() as i32;
    let sum: i32 = table.iter().map(|result| result.profit).sum();
    profit - (2 * sum + count).div_euclid(2 * count)
}

/// PT-138: 120 for the first, 0 for the last; shared places get the mean of those they cover.
pub fn placement_points(table: &TableResults, rank: u8) -> i32 {
    let count = table.len() as i32;
    let sharing = table.iter().filter(|result| result.rank == rank).count() as i32;
    let places = i32::from(rank)..i32::from(rank) + sharing;
    places.map(|place| 120 * (count - place) / (count - 1)).sum::<i32>() / sharing.max(1)
}

impl Tournament {
    /// PT-136: the stage score of one result at its table.
    pub fn score(&self, table: &TableResults, result: &Played) -> i32 {
        match self.settings.scoring {
            Scoring::Profit => result.profit,
            Scoring::ProfitAdjusted => adjusted(table, result.profit),
            Scoring::Placement => placement_points(table, result.rank),
        }
    }

    /// PT-131: what whoever was missing scores.
    pub fn absent_score(&self) -> i32 {
        match self.settings.scoring {
            Scoring::Profit | Scoring::ProfitAdjusted => self.settings.absent_profit,
            Scoring::Placement => 0,
        }
    }

    /// The games of a participant before the final, with their tables.
    pub(crate) fn games_of(
        &self,
        participant: Participant,
    ) -> impl Iterator<Item = (&TableResults, &Played)> {
        self.tables().filter_map(move |table| {
            let own = table.iter().find(|result| result.participant == participant)?;
            Some((table, own))
        })
    }

    /// How many scored stages a participant has missed.
    pub(crate) fn missed(&self, participant: Participant) -> i32 {
        let scored = self.stages.iter().filter(|stage| !stage.tables.is_empty());
        scored.filter(|stage| stage.absent.contains(&participant)).count() as i32
    }
}

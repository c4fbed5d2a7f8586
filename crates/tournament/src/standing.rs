//! The order of the participants: PT-139, PT-140.

use crate::seating::shuffle;
use crate::{Participant, Scoring, TableResults, Tournament, placement_points};
use engine::Rng;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Where a participant stands before the final, with everything that breaks ties.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CupStanding {
    pub participant: Participant,
    /// 1 is best; equals share.
    pub rank: u16,
    /// CupStage scores less penalties.
    pub score: i32,
    pub penalty: i32,
    pub placement: i32,
    pub profits: i32,
    pub first_places: u32,
    pub best_profit: i32,
    pub bankruptcies: u32,
    /// Profit in games with those it is still tied with, less theirs.
    pub together: i32,
}

/// A line of the final list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalPlace {
    pub place: u16,
    pub standing: CupStanding,
    /// The profit in the final, of those who played it.
    pub final_profit: Option<i32>,
}

/// What is compared before the games played together.
type Key = (Reverse<i32>, Reverse<i32>, Reverse<u32>, Reverse<i32>, u32);

impl Tournament {
    /// PT-139: best first; those still equal keep the order of their entries.
    pub fn standings(&self) -> Vec<CupStanding> {
        let mut list: Vec<CupStanding> =
            self.everybody().map(|participant| self.standing(participant)).collect();
        list.sort_by_key(|standing| self.key(standing));
        self.compare_together(&mut list);
        list.sort_by_key(|standing| (self.key(standing), Reverse(standing.together)));
        let keys: Vec<(Key, i32)> =
            list.iter().map(|standing| (self.key(standing), standing.together)).collect();
        for at in 0..list.len() {
            let tied = at > 0 && keys[at] == keys[at - 1];
            list[at].rank = if tied { list[at - 1].rank } else { at as u16 + 1 };
        }
        list
    }

    fn standing(&self, participant: Participant) -> CupStanding {
        let missed = self.missed(participant);
        let lost = self.settings.absent_profit;
        let mut standing = CupStanding {
            participant,
            rank: 0,
            score: missed * self.absent_score(),
            penalty: 0,
            placement: 0,
            profits: missed * lost,
            first_places: 0,
            best_profit: if missed > 0 { lost } else { i32::MIN },
            bankruptcies: 0,
            together: 0,
        };
        for (table, result) in self.games_of(participant) {
            standing.penalty += i32::from(self.settings.ledger_penalty) * result.wrong_entries as i32;
            standing.score += self.score(table, result);
            standing.placement += placement_points(table, result.rank);
            standing.profits += result.profit;
            standing.first_places += u32::from(result.rank == 1);
            standing.best_profit = standing.best_profit.max(result.profit);
            standing.bankruptcies += u32::from(result.bankrupt);
        }
        standing.score -= standing.penalty;
        standing
    }

    fn key(&self, standing: &CupStanding) -> Key {
        let second = match self.settings.scoring {
            Scoring::Placement => standing.profits,
            Scoring::Profit | Scoring::ProfitAdjusted => standing.placement,
        };
        (
            Reverse(standing.score),
            Reverse(second),
            Reverse(standing.first_places),
            Reverse(standing.best_profit),
            standing.bankruptcies,
        )
    }

    /// The fifth tie-break, within each group that is equal so far. For two it compares their profits in common games;
    /// for more it adds up these comparisons, so that the order is always an order.
    fn compare_together(&self, list: &mut [CupStanding]) {
        let keys: Vec<Key> = list.iter().map(|standing| self.key(standing)).collect();
        let copies = list.to_vec();
        for (at, standing) in list.iter_mut().enumerate() {
            let tied =
                copies.iter().enumerate().filter(|(other, _)| *other != at && keys[*other] == keys[at]);
            standing.together =
                tied.map(|(_, other)| self.lead(standing.participant, other.participant)).sum();
        }
    }

    fn lead(&self, one: Participant, other: Participant) -> i32 {
        let profit = |table: &TableResults, who: Participant| {
            table.iter().find(|result| result.participant == who).map(|result| result.profit)
        };
        self.tables().filter_map(|table| Some(profit(table, one)? - profit(table, other)?)).sum()
    }

    /// PT-140: who plays the final, in order of standing; where equals compete for its last seats, the lot decides.
    pub fn finalists<R: Rng + ?Sized>(&self, rng: &mut R) -> Vec<Participant> {
        self.finalists_without(&[], rng)
    }

    /// The same where some have left: the next ones move up.
    pub fn finalists_without<R: Rng + ?Sized>(&self, left: &[Participant], rng: &mut R) -> Vec<Participant> {
        let size = usize::from(self.settings.final_size);
        if size == 0 || self.participants.len() <= size {
            return Vec::new();
        }
        let mut list = self.standings();
        list.retain(|standing| !left.contains(&standing.participant));
        if list.len() <= size {
            return list.into_iter().map(|standing| standing.participant).collect();
        }
        let cut = list[size - 1].rank;
        let first = list.iter().position(|standing| standing.rank == cut).unwrap_or(0);
        let last = list.iter().rposition(|standing| standing.rank == cut).unwrap_or(0);
        if last >= size {
            shuffle(&mut list[first..=last], rng);
        }
        list.into_iter().take(size).map(|standing| standing.participant).collect()
    }

    /// PT-140: the final ranks its players, the standing everybody else.
    pub fn final_list(&self) -> Vec<FinalPlace> {
        let standings = self.standings();
        let Some(table) = &self.final_table else {
            let place =
                |standing: CupStanding| FinalPlace { place: standing.rank, standing, final_profit: None };
            return standings.into_iter().map(place).collect();
        };
        let result =
            |standing: &CupStanding| table.iter().find(|own| own.participant == standing.participant);
        let (mut players, others): (Vec<CupStanding>, Vec<CupStanding>) =
            standings.into_iter().partition(|standing| result(standing).is_some());
        players.sort_by_key(|standing| result(standing).map(|own| own.rank)); // stable: the standing breaks ties
        let count = players.len() as u16;
        let final_places = players.into_iter().enumerate().map(|(at, standing)| FinalPlace {
            place: at as u16 + 1,
            standing,
            final_profit: result(&standing).map(|own| own.profit),
        });
        let better =
            |standing: &CupStanding| others.iter().filter(|other| other.rank < standing.rank).count() as u16;
        let rest = others.iter().map(|&standing| FinalPlace {
            place: count + 1 + better(&standing),
            standing,
            final_profit: None,
        });
        final_places.chain(rest).collect()
    }
}

use super::cup::{Begun, Cup};
use super::door::Slips;
use protocol::TableCode;
use protocol::tournament::{
    LiveTable, ParticipantLine, PlaceLine, ResultLine, StageLine, StageTable, TournamentPhase, TournamentView,
};
use std::collections::{BTreeMap, BTreeSet};
use tournament::{FinalPlace, Participant, Played};

/// A tournament in words of the protocol, as everybody may see it.
pub(super) fn view(cup: &Cup, participant: Option<Participant>) -> TournamentView {
    let schedule = &cup.schedule;
    let phase = match (cup.under_way(), schedule.is_over()) {
        (Some(_), _) => TournamentPhase::Playing,
        (None, true) => TournamentPhase::Over,
        (None, false) => TournamentPhase::Waiting,
    };
    let next = cup.stages.len() as u8 + u8::from(phase == TournamentPhase::Waiting);
    let line = |(at, name): (u16, &String)| ParticipantLine {
        name: name.clone(),
        away: schedule.left.contains(&Participant(at)),
        here: false,
        table: cup
            .playing()
            .find(|(_, _, people)| people.contains(&Participant(at)))
            .map(|(_, code, _)| code.clone()),
        taken: cup.people.get(usize::from(at)).is_some_and(|person| person.taken),
        look: cup.people.get(usize::from(at)).and_then(|person| person.look),
        secret: None,
        code: None,
    };
    TournamentView {
        code: cup.code.clone(),
        setup: cup.setup.clone(),
        organiser: false,
        participant: participant.map(|who| who.0),
        phase,
        stage: next,
        participants: (0..).zip(&schedule.tournament.participants).map(line).collect(),
        stages: (1..).zip(&cup.stages).map(|(number, begun)| stage(cup, number, begun)).collect(),
        standings: schedule.tournament.final_list().iter().map(place).collect(),
        figures: schedule.tournament.settings.figures.clone(),
        message: cup.message.clone(),
    }
}

/// Says which tables of the stage under way cannot be opened.
pub(super) fn mark_broken(view: &mut TournamentView, broken: &BTreeSet<usize>) {
    let Some(stage) = view.stages.last_mut().filter(|_| view.phase == TournamentPhase::Playing) else {
        return;
    };
    for (number, table) in (1..).zip(&mut stage.tables) {
        table.broken = table.results.is_none() && broken.contains(&number);
    }
}

/// Links, and how it goes at the tables under way, by their numbers.
pub(super) fn add_what_the_organiser_sees(
    view: &mut TournamentView,
    cup: &Cup,
    slips: &Slips,
    live: Option<&BTreeMap<usize, LiveTable>>,
) {
    view.organiser = true;
    for (person, line) in cup.people.iter().zip(&mut view.participants).filter(|(person, _)| person.slip) {
        if let Some((code, secret)) = slips.get(&person.key) {
            (line.code, line.secret) = (code.clone(), Some(secret.clone()));
        }
    }
    let Some(stage) = view.stages.last_mut().filter(|_| view.phase == TournamentPhase::Playing) else {
        return;
    };
    for (number, table) in (1..).zip(&mut stage.tables).filter(|(_, table)| table.results.is_none()) {
        table.live = live.and_then(|live| live.get(&number)).cloned();
        let Some(live) = &table.live else { continue };
        for who in table.participants.iter().filter(|who| !live.missing.contains(who)) {
            view.participants[usize::from(*who)].here = true;
        }
    }
}

fn stage(cup: &Cup, stage: u8, begun: &Begun) -> StageLine {
    let numbers = |people: &[Participant]| people.iter().map(|who| who.0).collect();
    let table = |(number, (code, people)): (usize, &(TableCode, Vec<Participant>))| {
        let results = cup.results(stage, number);
        StageTable {
            table: code.clone(),
            participants: numbers(people),
            live: None,
            results: results.map(|results| results.iter().map(result).collect()),
            figures: results.map(|results| figures(cup, people, results)).unwrap_or_default(),
            by_hand: cup.is_by_hand(stage, number),
            broken: false,
        }
    };
    StageLine {
        stage,
        is_final: begun.is_final,
        tables: (1..).zip(&begun.tables).map(table).collect(),
        absent: numbers(&begun.absent),
    }
}

/// What the books of a table say beyond its results.
fn figures(cup: &Cup, people: &[Participant], results: &[Played]) -> Vec<Vec<Option<i64>>> {
    let names = &cup.schedule.tournament.settings.figures;
    let of = |who: &Participant| -> Vec<Option<i64>> {
        let kept = results.iter().find(|played| played.participant == *who).map(|played| &played.figures);
        names.iter().map(|name| kept.and_then(|kept| kept.get(name)).copied()).collect()
    };
    let figures: Vec<_> = people.iter().map(of).collect();
    let known = figures.iter().flatten().any(Option::is_some);
    if known { figures } else { Vec::new() }
}

fn result(played: &Played) -> ResultLine {
    ResultLine {
        participant: played.participant.0,
        rank: Some(played.rank),
        profit: played.profit,
        bankrupt: played.bankrupt,
        wrong_entries: played.wrong_entries,
    }
}

fn place(place: &FinalPlace) -> PlaceLine {
    let FinalPlace { place, standing, final_profit } = place;
    PlaceLine {
        place: *place,
        participant: standing.participant.0,
        score: standing.score,
        penalty: standing.penalty,
        points: standing.placement,
        profits: standing.profits,
        first_places: standing.first_places,
        best_profit: Some(standing.best_profit).filter(|best| *best != i32::MIN),
        bankruptcies: standing.bankruptcies,
        together: standing.together,
        final_profit: *final_profit,
    }
}

//! Records of every game hold, and damaged ones are found out.

use crate::matches;
use catalog::{AnyRecording, games, replayer};
use engine::Fault;

fn judge(lines: &[String]) -> Result<Vec<AnyRecording>, Fault> {
    replayer().read_all(lines.iter().map(String::as_str))
}

/// The kind of fault, the line it was found in, and what was said.
fn fault(lines: &[String]) -> (&'static str, usize, String) {
    match judge(lines).expect_err("the record is damaged") {
        Fault::Unreadable(error) => ("unreadable", error.line, error.why),
        Fault::Untrue(error) => ("untrue", error.line, error.why),
    }
}

#[test]
fn records_of_every_game_and_seat_count_hold() {
    for game in games() {
        let about = game.about();
        for seats in about.least_seats..=about.most_seats {
            let mut lines = matches::record(&**game, seats, 1, true);
            let one = lines.len();
            lines.extend(matches::record(&**game, seats, 2, false));
            let judged = judge(&lines).unwrap_or_else(|fault| panic!("{}: {fault}", about.id));
            let [first, second] = &judged[..] else { panic!("{} records", judged.len()) };
            assert!(first.outcome.is_some() && second.outcome.is_some());
            assert!(first.header.seed.is_some() && second.header.seed.is_none());
            assert_eq!(first.entries.len() + second.entries.len(), lines.len() - 4);
            assert!(one > 3, "{} at {seats} seats has a match", about.id);
        }
    }
}

#[test]
fn every_changed_fingerprint_is_found_in_its_line() {
    for game in games() {
        let lines = matches::record(&**game, game.about().least_seats, 3, false);
        for at in (1..lines.len() - 1).step_by(7) {
            let mut damaged = lines.clone();
            let print = damaged[at].rfind("\"print\":\"").unwrap() + 9;
            let other = if damaged[at].as_bytes()[print] == b'0' { "1" } else { "0" };
            damaged[at].replace_range(print..=print, other);
            let (kind, line, why) = fault(&damaged);
            assert_eq!((kind, line), ("untrue", at + 1), "{why}");
            assert!(why.starts_with("the fingerprint is "), "{why}");
        }
    }
}

#[test]
fn chance_that_the_seed_does_not_give_is_found() {
    for game in games() {
        let seats = game.about().least_seats;
        let mut lines = matches::record(&**game, seats, 4, false);
        let seeded = matches::record(&**game, seats, 5, true);
        lines[0].clone_from(&seeded[0]);
        let (kind, line, why) = fault(&lines);
        assert_eq!(kind, "untrue");
        assert!(line > 1 && why.contains("the seed gives"), "line {line}: {why}");
    }
}

#[test]
fn what_is_missing_or_too_much_is_found() {
    for game in games() {
        let lines = matches::record(&**game, game.about().least_seats, 6, true);
        let last = lines.len();
        assert_eq!(fault(&[]), ("unreadable", 0, "the file holds no record".into()));
        let (kind, line, why) = fault(&lines[..last - 1]);
        assert_eq!((kind, line), ("unreadable", last - 1), "{why}");
        let mut early = lines[..last - 2].to_vec();
        early.push(lines[last - 1].clone());
        assert_eq!(fault(&early), ("untrue", last - 1, "the record ends, but its match is not over".into()));
        let mut twice = lines.clone();
        twice.push(lines[last - 1].clone());
        assert_eq!(fault(&twice).0, "unreadable");
        let mut other = lines.clone();
        other[last - 1] = other[last - 1].replace("\"scores\":[", "\"scores\":[7,");
        assert!(fault(&other).2.starts_with("another outcome than the match has: "), "{:?}", fault(&other));
        let mut unknown = lines.clone();
        unknown[0] = unknown[0].replace(&format!("\"{}\"", game.about().id), "\"chess\"");
        assert!(fault(&unknown).2.starts_with("no game \"chess\"; the games are: "), "{:?}", fault(&unknown));
        let mut newer = lines.clone();
        newer[0] = newer[0].replace("\"rules\":", "\"rules\":9");
        assert!(fault(&newer).2.ends_with("a newer program may read it"), "{:?}", fault(&newer));
    }
}

/// A saved match goes on exactly where it stood.
#[test]
fn an_unfinished_record_can_go_on() {
    for game in games() {
        let lines = matches::record(&**game, game.about().most_seats, 7, true);
        let half = lines.len() / 2;
        let mut replayer = replayer().allowing_unfinished();
        for line in &lines[..half] {
            replayer.read(line).unwrap();
        }
        let unfinished = replayer.finish().unwrap().expect("the match is not over");
        let (mut table, chance) = unfinished.into_last();
        let mut chance = chance.expect("the record has its seed");
        let whole = judge(&lines).unwrap().swap_remove(0);
        for entry in &whole.entries[half - 1..] {
            let again = match &entry.fact {
                engine::Fact::Chance { .. } => table.chance(&mut chance).unwrap(),
                fact => table.replay(fact).unwrap(),
            };
            assert_eq!(again.entry, *entry);
        }
        assert!(table.outcome().is_some());
    }
}

/// Every moment of a match can be had, near a mark or far from one, and going through it makes every step once.
#[test]
fn every_moment_is_where_it_was() {
    for game in games() {
        let lines = matches::record(&**game, game.about().least_seats, 8, true);
        let whole = judge(&lines).unwrap().swap_remove(0);
        let mut moments = whole.moments(0);
        assert_eq!(moments.game().seq(), 0);
        while let Some(moment) = moments.step() {
            assert_eq!(moment.game.fingerprint(), moment.entry.print);
        }
        assert_eq!(whole.remade(), u64::from(whole.steps()));
        for entry in whole.entries.iter().step_by(13) {
            let after = whole.after(entry.seq).expect("there is such a step");
            assert_eq!((after.seq(), after.fingerprint()), (entry.seq, entry.print));
        }
        assert!(whole.after(whole.steps() + 1).is_none());
        assert_eq!(whole.after(whole.steps()).unwrap().outcome(), whole.outcome);
    }
}

/// A record that goes on with another match: the chance of what it took over is believed, all other is drawn again.
#[test]
fn steps_taken_over_are_believed_and_no_others() {
    for game in games() {
        let mut lines = matches::record(&**game, game.about().least_seats, 6, true);
        let chance = |line: &String| line.contains("\"chance\":");
        let first = lines.iter().position(chance).expect("chance acts");
        let last = lines.iter().rposition(chance).expect("chance acts");
        let own = lines[0].clone();
        let steps = lines.len() - 2;
        let with = |taken: usize| own.replacen("\"seats\"", &format!("\"taken_over\":{taken},\"seats\""), 1);
        lines[0] = with(last);
        let judged = judge(&lines).expect("no chance is left to draw");
        assert_eq!(judged[0].header.taken_over as usize, last);
        lines[0] = with(first - 1);
        judge(&lines).expect("all chance is of the seed");
        lines[0] = with(steps + 1);
        let (kind, line, why) = fault(&lines);
        assert_eq!((kind, line), ("unreadable", lines.len()), "{why}");
        assert!(why.contains(&format!("{} steps were taken over, and has {steps}", steps + 1)), "{why}");
        // The stream begins after what was taken over, so a seed whose stream was begun before gives other chance.
        lines[0] = with(first);
        let (kind, line, why) = fault(&lines);
        assert!(kind == "untrue" && line > first + 1, "{line}: {why}");
    }
}

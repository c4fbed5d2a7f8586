//! Keeping a table: what is released when, and what ends it.

mod hall;

use engine::Seed;
use hall::{games, setup};
use protocol::{Clock, TableCode};
use room::{Batch, Fate, Input, Output, Owner, Release, Released, ReplyId, Room};

/// A table whose creation is stored.
fn owner(life: u64) -> Owner<&'static str> {
    let (game, seats) = games().next().expect("the catalog has games");
    let code = TableCode::from_random([1, 2, 3, 4, 5, 6]);
    let (room, _) =
        Room::create(game, code, setup(game, seats, Clock::None), Seed([9; 32]), 1).expect("a table");
    Owner::new(room, life)
}

fn join(owner: &mut Owner<&'static str>, number: u64) {
    let (name, secret) = (format!("P{number}"), hall::secret(number as u8));
    let join = Input::Join { reply: ReplyId(number), name, seat: None, secret };
    owner.handle(join, 1_000 + number);
}

fn released(owner: &mut Owner<&'static str>) -> Vec<String> {
    let what = |held: Released<&'static str>| match held.what {
        Release::Output(Output::Joined { reply, .. }) => Some(format!("joined {}", reply.0)),
        Release::Own(own) => Some(own.to_owned()),
        Release::Output(_) => None,
    };
    std::iter::from_fn(|| owner.next_release()).filter_map(what).collect()
}

#[test]
fn things_are_said_in_order_once_they_are_stored() {
    let mut owner = owner(1);
    owner.hold("nothing to wait for");
    assert_eq!(released(&mut owner), ["nothing to wait for"]);
    join(&mut owner, 1);
    let Some(Batch { id, expected, facts }) = owner.begin_append() else { panic!("a fact waits") };
    assert_eq!((expected, facts.len()), (1, 2), "somebody joined and is the host");
    join(&mut owner, 2);
    owner.hold("after both");
    assert_eq!(owner.begin_append(), None, "one at a time");
    assert_eq!(released(&mut owner), Vec::<String>::new());
    owner.appended(id, Fate::Stored);
    assert_eq!(released(&mut owner), ["joined 1"]);
    let next = owner.begin_append().expect("what happened meanwhile");
    assert_eq!((next.expected, next.facts.len(), owner.is_settled()), (3, 1, false));
    owner.appended(next.id, Fate::Stored);
    assert_eq!(
        (released(&mut owner), owner.is_settled()),
        (vec!["joined 2".to_owned(), "after both".to_owned()], true)
    );
}

#[test]
fn an_answer_to_another_append_is_none_of_its_own() {
    let (mut one, mut two) = (owner(1), owner(2));
    join(&mut one, 1);
    join(&mut two, 1);
    let (old, new) = (one.begin_append().expect("facts"), two.begin_append().expect("facts"));
    two.appended(old.id, Fate::Stored);
    assert_eq!(released(&mut two), Vec::<String>::new(), "that was an earlier life of the table");
    two.appended(old.id, Fate::Lost);
    assert!(!two.has_fallen());
    two.appended(new.id, Fate::Stored);
    assert_eq!(released(&mut two), ["joined 1"]);
    two.appended(new.id, Fate::Lost);
    assert!(!two.has_fallen(), "it is told twice");
}

#[test]
fn what_is_lost_is_told_to_nobody() {
    let mut owner = owner(1);
    join(&mut owner, 1);
    let batch = owner.begin_append().expect("facts");
    join(&mut owner, 2);
    owner.appended(batch.id, Fate::Lost);
    assert!(owner.has_fallen());
    join(&mut owner, 3);
    owner.hold("too late");
    assert_eq!((owner.begin_append(), released(&mut owner)), (None, Vec::new()));
}

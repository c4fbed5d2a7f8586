//! A small game with everything a law looks at: hidden cards, sealed answers, a secret choice, an open claim with a
//! clock, a viewer who forgets. It is right unless [`with_bug`] makes a mutant of it.

pub(crate) mod bug;
mod data;
mod encode;
mod game;
mod policy;
mod rules;
mod view;

use data::Options;
use std::cell::Cell;

/// The same words stand for every language: they hold no plurals.
const WORDS: &str = "
game-name = Toy
game-tagline = A toy.
goal-aim = Have coins.
goal-turn = Play.
goal-end = It ends.
score-name = coins
score-told = { $score } coins
prompt-any = Choose.
leads-on = It goes on.
event-dealt = { $seat } gets { $card ->
    [none] a card
   *[other] a { $card }
}
event-answered = { $seat } answers
event-revealed = { $cards }: { $winner_seat } wins
event-buried = { $seat } buries { $card ->
    [none] a card
   *[other] a { $card }
}
event-kept = { $seat } keeps
event-claimed = { $seat } claims
event-passed = { $seat } passes
event-lapsed = nobody claims
event-ended = over
action-play = play { $card }
action-bury = bury { $card }
action-keep = keep
action-claim = claim
action-pass = pass
form-bury = bury
field-bury-card = card
refusal-TY-2 = not in the hand
refusal-TY-3 = not in the hand
refusal-TY-4 = not to be claimed
refusal-TY-5 = not now
option-hand = hand
option-hand-help = how many cards
option-claims = claims
option-claims-help = whether coins can be claimed
option-prize = prize
option-prize-help = how many coins a round brings
option-prize-is-one = one
option-prize-is-two = two
rulebook-01 = Play a card.
    .title = Playing
    .rules = TY-1 TY-2
sketch-coins = coins
sketch-seat = { $seat }: { $coins }
";
pub(crate) const TEXTS: &[(&str, &str)] = &[("en", WORDS), ("pl", WORDS), ("cs", WORDS), ("ru", WORDS)];

pub(crate) const SPEC: &str = "\
- **TY-1** Everybody is dealt two cards (or three), unseen by the others.
- **TY-2** All answer with a card of their hand, face down; then all are shown and discarded. The highest wins a prize.
- **TY-3** The winner may bury one card of their hand face down and then draws another, unseen by the others.
- **TY-4** Whoever claims first gets a coin; after a while nobody does.
- **TY-5** Nobody acts out of turn.
- **TY-6** Three cards and a prize of two do not go together.";

#[derive(Debug)]
pub(crate) struct Toy {
    seats: u8,
    options: Options,
}

thread_local! {
    static BUG: Cell<u32> = const { Cell::new(bug::NONE) };
}

/// Runs `law` on a toy that is wrong in one way.
pub(crate) fn with_bug<T>(bug: u32, law: impl FnOnce() -> T) -> T {
    BUG.set(bug);
    let held = law();
    BUG.set(bug::NONE);
    held
}

fn has_bug(bug: u32) -> bool {
    BUG.get() == bug
}

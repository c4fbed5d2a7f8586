//! What people are told at a moment: what is asked, what a choice leads to and what is closed.

use crate::action::{Action, Direction, Play};
use crate::card::Card;
use crate::imagine::show;
use crate::rules::{draft, legal};
use crate::set::Set;
use crate::sketch::card_word;
use crate::state::{Draft, Duel, Phase, Stake, State};
use crate::view::View;
use crate::{CoverYourAssets, PileSet};
use engine::{Closed, Game, Outlook, Phrase, Seat, Word};

pub(crate) fn prompt(rules: &CoverYourAssets, view: &View) -> Option<Phrase> {
    let me = view.viewer.seat();
    Some(match view.phase {
        Phase::Dealer => Phrase::new("prompt-dealer"),
        Phase::Deal { .. } => Phrase::new("prompt-deal").with("seat", view.dealer),
        Phase::Reveal(_) | Phase::PutBack(_) => Phrase::new("prompt-turning-up"),
        Phase::Refill { .. } => Phrase::new("prompt-refill"),
        Phase::Turn if me == Some(view.active) => own_turn(rules, view, view.active),
        Phase::Turn => Phrase::new("prompt-turn-watched").with("seat", view.active),
        Phase::Duel(duel) if me == Some(duel.responder) => own_answer(view, &duel),
        Phase::Duel(duel) => {
            let watched = Phrase::new("prompt-duel-watched").with("seat", duel.responder);
            watched.with("target_seat", other(&duel)).with("value", money(at_stake(view, &duel)))
        }
        Phase::Contest { rival, draft } if me == Some(rival) => own_contest(view, rival, draft),
        Phase::Contest { rival, draft } => {
            drafted("prompt-contest-watched", draft).with("seat", rival).with("target_seat", view.active)
        }
        Phase::ShiftChoice { chooser, target, .. } => {
            let key = if me == Some(chooser) { "prompt-shift" } else { "prompt-shift-watched" };
            Phrase::new(key).with("seat", chooser).with("target_seat", target)
        }
        Phase::Over => return None,
    })
}

/// What there is to do on a turn, and what a set would bring at best.
fn own_turn(rules: &CoverYourAssets, view: &View, seat: Seat) -> Phrase {
    let world = world(rules, view);
    let actions = actions(rules, &world, seat);
    let best = actions.iter().filter_map(|&action| new_set(&world, action)).map(Set::value).max();
    let steals = actions.iter().any(|action| matches!(action, Action::Challenge { .. }));
    let key = match (view.first_action_done, best.is_some(), steals) {
        (true, ..) => "prompt-turn-second",
        (false, true, true) => "prompt-turn-both",
        (false, true, false) => "prompt-turn-set",
        (false, false, true) => "prompt-turn-steal",
        (false, false, false) => "prompt-turn-discard",
    };
    Phrase::new(key).with("value", money(best.unwrap_or_default()))
}

/// What a duel asks of the one who has to answer.
fn own_answer(view: &View, duel: &Duel) -> Phrase {
    let cards = answering(view, duel.responder, duel.asset(), duel.demand);
    let key = match (duel.responder == duel.defender, cards.is_empty()) {
        (true, false) => "prompt-defend",
        (true, true) => "prompt-defend-not",
        (false, false) => "prompt-attack",
        (false, true) => "prompt-attack-not",
    };
    Phrase::new(key)
        .with("seat", other(duel))
        .with("asset", card_word(duel.asset()))
        .with("value", money(at_stake(view, duel)))
        .with("demand", i64::from(duel.demand))
        .with("cards-count", cards.len() as i64)
        .with("cards", Word::List(cards))
}

fn own_contest(view: &View, rival: Seat, draft: Draft) -> Phrase {
    let cards = answering(view, rival, draft.set.asset(), 1);
    let key = if cards.is_empty() { "prompt-contest-not" } else { "prompt-contest" };
    drafted(key, draft).with("seat", view.active).with("cards", Word::List(cards))
}

/// The kinds of cards in a hand that can answer.
fn answering(view: &View, seat: Seat, asset: Card, demand: u8) -> Vec<Word> {
    let mut cards = Vec::new();
    legal::answers(view.at(seat).hand.unwrap_or_default(), asset, demand, |play| {
        cards.extend(play.cards().filter(|card| !cards.contains(card)).collect::<Vec<_>>());
    });
    cards.into_iter().map(card_word).collect()
}

pub(crate) fn outlook(rules: &CoverYourAssets, view: &View, action: Action) -> Outlook {
    let Some(seat) = view.viewer.seat() else { return Outlook::default() };
    let world = world(rules, view);
    match (action, view.phase) {
        (Action::FormSet { .. }, _) => Outlook::light(lay(&world, seat, action)),
        (Action::DraftSet { hand, piles }, _) => draft_outlook(rules, &world, seat, (hand, piles)),
        (Action::Discard { card }, _) => discard(rules, &world, seat, card),
        (Action::Challenge { target, depth, cards }, _) => challenge(&world, target, depth, cards),
        (Action::UpgradeSet { card }, _) => upgrade(&world, seat, card),
        (Action::PlaySwap { target }, _) => swap(&world, seat, target),
        (Action::PlayShift { target, direction }, _)
        | (Action::ChooseShift { direction }, Phase::ShiftChoice { target, .. }) => {
            shift(&world, target, direction)
        }
        (Action::EndTurn {}, _) => Outlook::light(Phrase::new("leads-end")),
        (Action::ContestDraft { card }, Phase::Contest { draft, .. }) => {
            let value = draft.set.value() + card.value();
            Outlook::light(duel_opening("leads-contest", view.active, value))
        }
        (Action::DeclineContest {}, Phase::Contest { draft, .. }) => {
            Outlook::light(drafted("leads-decline", draft).with("seat", view.active))
        }
        (Action::Respond { cards }, Phase::Duel(duel)) => {
            let value = at_stake(view, &duel) + cards.value();
            Outlook::light(duel_opening("leads-respond", other(&duel), value))
        }
        (Action::Concede {}, Phase::Duel(duel)) => concede(view, &duel),
        _ => Outlook::default(),
    }
}

/// Laying a set: what it is worth, and what it covers (CA-27, CA-37).
fn lay(world: &State, seat: Seat, action: Action) -> Phrase {
    let value = money(new_set(world, action).map_or(0, Set::value));
    match world.stacks.of(seat) {
        [] => Phrase::new("leads-lay-first").with("value", value),
        [_] => Phrase::new("leads-lay-second").with("value", value),
        [.., top] => Phrase::new("leads-lay").with("value", value).with("asset", card_word(top.asset())),
    }
}

/// CA-112, CA-115, CA-116
fn draft_outlook(
    rules: &CoverYourAssets,
    world: &State,
    seat: Seat,
    (hand, piles): (Card, PileSet),
) -> Outlook {
    let value = new_set(world, Action::DraftSet { hand, piles }).map_or(0, Set::value);
    let rival = draft::rival(rules, seat, piles);
    let tops = piles.iter().filter_map(|pile| world.piles[usize::from(pile)].top).map(card_word);
    let leads = Phrase::new("leads-draft").with("cards", Word::List(tops.collect()));
    Outlook::light(leads.with("value", money(value)).with("seat", rival))
}

/// Throwing away a wild card, or one that makes a set now, is what a newcomer regrets.
fn discard(rules: &CoverYourAssets, world: &State, seat: Seat, card: Card) -> Outlook {
    if card.is_action() {
        return Outlook::risky(Phrase::new("leads-discard-action"));
    }
    if card.is_wild() {
        return Outlook::risky(Phrase::new("leads-discard-wild").with("value", money(card.value())));
    }
    let lays = |action: &Action| match *action {
        Action::FormSet { hand, .. } => hand.cards().any(|own| own == card),
        Action::DraftSet { hand, .. } => hand == card,
        _ => false,
    };
    let spare = world.hand(seat).count(card) > 2;
    match actions(rules, world, seat).iter().any(lays) && !spare {
        true => Outlook::risky(Phrase::new("leads-discard-pair")),
        false => Outlook::light(Phrase::new("leads-discard").with("deck", i64::from(world.deck))),
    }
}

/// CA-40 to CA-50: what is won and what is lost.
fn challenge(world: &State, target: Seat, depth: u8, cards: Play) -> Outlook {
    let set = world.stacks.below_top(target, depth).map_or(0, Set::value);
    let leads = duel_opening("leads-challenge", target, set + cards.value());
    Outlook::light(leads.with("cards", Word::List(cards.cards().map(card_word).collect())))
}

fn upgrade(world: &State, seat: Seat, card: Card) -> Outlook {
    let value = world.stacks.top(seat).map_or(0, Set::value) + card.value();
    Outlook::light(Phrase::new("leads-upgrade").with("value", money(value)))
}

/// CA-86
fn swap(world: &State, seat: Seat, target: Seat) -> Outlook {
    let (Some(own), Some(theirs)) = (world.stacks.top(seat), world.stacks.top(target)) else {
        return Outlook::default();
    };
    let leads = Phrase::new("leads-swap")
        .with("asset", card_word(theirs.asset()))
        .with("value", money(theirs.value()))
        .with("own", card_word(own.asset()))
        .with("own_value", money(own.value()));
    if theirs.value() < own.value() { Outlook::risky(leads) } else { Outlook::light(leads) }
}

/// CA-89: which set lies on top afterwards.
fn shift(world: &State, target: Seat, direction: Direction) -> Outlook {
    let stack = world.stacks.of(target);
    let top = match direction {
        Direction::TopToBottom => stack.len().checked_sub(2).and_then(|second| stack.get(second)),
        Direction::BottomToTop => stack.first(),
    };
    let Some(top) = top else { return Outlook::default() };
    let leads = Phrase::new("leads-shift").with("seat", target).with("asset", card_word(top.asset()));
    Outlook::light(leads.with("value", money(top.value())))
}

/// Giving in: what is lost, and to whom. It is asked for once more where there is still an answer.
fn concede(view: &View, duel: &Duel) -> Outlook {
    let value = money(at_stake(view, duel));
    let can_answer = !answering(view, duel.responder, duel.asset(), duel.demand).is_empty();
    let own_set = duel.responder == duel.defender;
    let key = match (duel.stake, own_set) {
        (Stake::Stack { .. }, true) => "leads-concede-lose",
        (Stake::Stack { .. }, false) => "leads-concede-keep",
        (Stake::Draft(_), _) => "leads-concede-draft",
    };
    let leads = Phrase::new(key).with("seat", other(duel)).with("value", value);
    let leads = leads.with("asset", card_word(duel.asset()));
    if own_set && can_answer { Outlook::grave(leads) } else { Outlook::risky(leads) }
}

fn duel_opening(key: &str, target: Seat, value: u32) -> Phrase {
    Phrase::new(key).with("seat", target).with("value", money(value))
}

/// Why there is no set to lay, nothing to steal, no answer.
pub(crate) fn closed(rules: &CoverYourAssets, view: &View) -> Vec<Closed> {
    let Some(seat) = view.viewer.seat() else { return Vec::new() };
    match view.phase {
        Phase::Turn if seat == view.active => closed_on_turn(rules, view, seat),
        Phase::Duel(duel) if seat == duel.responder => {
            let why = Phrase::new("closed-answer-why")
                .with("asset", card_word(duel.asset()))
                .with("demand", i64::from(duel.demand))
                .with("jars", i64::from(rules.options.kasicka));
            let unable = answering(view, seat, duel.asset(), duel.demand).is_empty();
            unable.then(|| Closed { what: Phrase::new("closed-answer"), why }).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn closed_on_turn(rules: &CoverYourAssets, view: &View, seat: Seat) -> Vec<Closed> {
    let world = world(rules, view);
    let actions = actions(rules, &world, seat);
    let others = || Seat::all(rules.seats).filter(|&other| other != seat);
    let mut closed = Vec::new();
    if !actions.iter().any(|&action| new_set(&world, action).is_some()) {
        let why = Phrase::new("closed-set-why");
        closed.push(Closed { what: Phrase::new("closed-set"), why });
    }
    if !actions.iter().any(|action| matches!(action, Action::Challenge { .. })) {
        let exposed = others().any(|other| world.stacks.len(other) >= 2);
        let why = match (world.stacks.is_empty(seat), exposed) {
            (true, _) => "closed-steal-first",
            (false, false) => "closed-steal-safe",
            (false, true) => "closed-steal-match",
        };
        closed.push(Closed { what: Phrase::new("closed-steal"), why: Phrase::new(why) });
    }
    closed.extend(view.banned.iter().map(|banned| Closed {
        what: Phrase::new("closed-banned").with("seat", banned),
        why: Phrase::new("closed-banned-why"),
    }));
    closed
}

/// All that the viewer sees, as a state: enough to ask what the viewer may do.
fn world(rules: &CoverYourAssets, view: &View) -> State {
    let mut world = rules.start();
    show(rules, view, &mut world);
    world
}

fn actions(rules: &CoverYourAssets, world: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    rules.legal(world, seat, &mut actions);
    actions
}

/// The set an action lays or drafts.
fn new_set(world: &State, action: Action) -> Option<Set> {
    let cards: Vec<Card> = match action {
        Action::FormSet { hand, use_discard } => {
            hand.cards().chain(world.top_discard().filter(|_| use_discard)).collect()
        }
        Action::DraftSet { hand, piles } => {
            let tops = piles.iter().filter_map(|pile| world.piles[usize::from(pile)].top);
            tops.chain([hand]).collect()
        }
        _ => return None,
    };
    Set::of(cards.into_iter().collect())
}

/// What the winner of a duel gets or keeps: the set and all cards played.
fn at_stake(view: &View, duel: &Duel) -> u32 {
    view.stake.map_or(0, Set::value) + duel.played.value()
}

fn drafted(key: &str, draft: Draft) -> Phrase {
    let asset = card_word(draft.set.asset());
    Phrase::new(key).with("asset", asset).with("value", money(draft.set.value()))
}

fn other(duel: &Duel) -> Seat {
    if duel.responder == duel.challenger { duel.defender } else { duel.challenger }
}

fn money(value: u32) -> i64 {
    i64::from(value)
}

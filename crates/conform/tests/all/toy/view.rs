use super::data::{ALL_CARDS, Cards, MOST, Phase, State, View, add, count, take};
use super::{Toy, bug, has_bug};
use engine::{Rng, Seat, SeatSet, Viewer};

impl Toy {
    pub(super) fn look(&self, state: &State, viewer: Viewer) -> View {
        let me = viewer.seat();
        let own = |piles: &[Cards; MOST]| me.map_or([0; 5], |seat| piles[seat.index()]);
        let is_open = has_bug(bug::OPEN_HANDS)
            || has_bug(bug::SEATS_SEE_HANDS) && me.is_some()
            || has_bug(bug::PUBLIC_SEES_HANDS) && me.is_none();
        let late = has_bug(bug::VIEW_TELLS_LATER) && state.round > 0;
        let secret: u8 = if late { state.buried.iter().map(|cards| cards[4]).sum() } else { 0 };
        View {
            me,
            hand: own(&state.hands),
            buried: own(&state.buried),
            answer: me.and_then(|seat| state.answers[seat.index()]),
            answered: SeatSet::all(self.seats).minus(self.unanswered(state)),
            hand_counts: state.hands.each_ref().map(count),
            buried_counts: state.buried.each_ref().map(count),
            deck_count: count(&state.deck),
            discard_count: count(&state.discard),
            discard: matches!(viewer, Viewer::Recall(_)).then_some(state.discard),
            coins: state.coins,
            bank: state.bank + secret,
            round: state.round,
            phase: state.phase,
            shown: (state.phase == Phase::Over).then_some(*state),
            shown_hands: is_open.then_some(state.hands),
            first: state.first,
            shadow: u8::from(has_bug(bug::VIEW_SKIPS)),
        }
    }

    pub(super) fn dream<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, world: &mut State) {
        if let Some(shown) = view.shown {
            *world = shown;
            return;
        }
        let borrowed = world.hands;
        *world = State {
            coins: view.coins,
            bank: view.bank,
            round: view.round,
            phase: view.phase,
            first: view.first,
            ..self.fresh()
        };
        let mut unknown = ALL_CARDS;
        if let Some(me) = view.me {
            world.hands[me.index()] = view.hand;
            world.buried[me.index()] = view.buried;
            remove(&mut unknown, &view.hand);
            remove(&mut unknown, &view.buried);
            world.answers[me.index()] = view.answer;
        }
        if let Some(discard) = view.discard {
            world.discard = discard;
            remove(&mut unknown, &discard);
        }
        let others = Seat::all(self.seats).filter(|&seat| view.me != Some(seat));
        for at in others.clone().map(Seat::index) {
            if let Some(hands) = view.shown_hands {
                world.hands[at] = hands[at];
            } else if has_bug(bug::IMAGINE_BORROWS) && count(&borrowed[at]) == view.hand_counts[at] {
                world.hands[at] = borrowed[at];
            }
            remove(&mut unknown, &world.hands[at]);
        }
        for seat in others {
            let at = seat.index();
            self.deal(&mut unknown, &mut world.hands[at], view.hand_counts[at], rng);
            self.deal(&mut unknown, &mut world.buried[at], view.buried_counts[at], rng);
            if view.answered.contains(seat) {
                let mut hand = world.hands[at];
                let mut answer = [0; 5];
                self.deal(&mut hand, &mut answer, 1, rng);
                world.answers[at] = (1..=5).find(|&card| answer[usize::from(card) - 1] > 0);
            }
        }
        self.deal(&mut unknown, &mut world.discard, view.discard_count, rng);
        world.deck = unknown;
        self.spoil(view, world);
    }

    fn deal<R: Rng + ?Sized>(&self, from: &mut Cards, to: &mut Cards, wanted: u8, rng: &mut R) {
        while count(to) < wanted {
            let mut at =
                if has_bug(bug::IMAGINE_STUCK) { 0 } else { rng.below(u32::from(count(from))) as u8 };
            let mut card = 1;
            while at >= from[usize::from(card) - 1] {
                at -= from[usize::from(card) - 1];
                card += 1;
            }
            take(from, card);
            add(to, card);
        }
    }

    fn spoil(&self, view: &View, world: &mut State) {
        if let (true, Some(me)) = (has_bug(bug::IMAGINE_OWN_HAND), view.me) {
            world.hands.swap(me.index(), me.next(self.seats).index());
        }
        if has_bug(bug::IMAGINE_UNSOUND) && world.deck[0] > 0 && world.deck[1] > 0 {
            (world.deck[0], world.deck[1]) = (world.deck[0] - 1, world.deck[1] + 1);
        }
    }
}

fn remove(pile: &mut Cards, known: &Cards) {
    for (left, gone) in pile.iter_mut().zip(known) {
        *left -= gone;
    }
}

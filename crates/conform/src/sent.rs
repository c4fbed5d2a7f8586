use crate::walk::{buttons, legal, text};
use engine::{FastRng, Game, Rng, Seat, Turn, Viewer, Wait};

/// All that a table sends to one viewer about a state.
pub(crate) struct Sent<G: Game> {
    view: String,
    turn: Turn,
    ask: Option<Seat>,
    wait: Option<Wait>,
    chapter: u32,
    legal: Vec<G::Action>,
    buttons: Vec<G::Action>,
    forced: Option<G::Action>,
    forms: String,
}

impl<G: Game> Sent<G> {
    pub(crate) fn to(rules: &G, state: &G::State, viewer: Viewer) -> Sent<G> {
        let turn = rules.turn(state);
        let own = viewer.seat();
        let acting = own.filter(|&seat| turn.includes(seat));
        Sent {
            view: text(&rules.view(state, viewer)),
            turn,
            ask: rules.ask(state),
            wait: rules.wait(state),
            chapter: rules.chapter(state),
            legal: own.map_or(Vec::new(), |seat| legal(rules, state, seat)),
            buttons: acting.map_or(Vec::new(), |seat| buttons(rules, state, seat)),
            forced: acting.and_then(|seat| rules.forced(state, seat)),
            forms: acting.map_or(String::new(), |seat| text(&rules.forms(state, seat))),
        }
    }

    /// The same without what the seat may do. A person who forgets may be reminded by that: a trade that cannot be
    /// accepted tells that the other has no money left, which they could have counted.
    pub(crate) fn shown_to(rules: &G, state: &G::State, viewer: Viewer) -> Sent<G> {
        let sent = Sent::to(rules, state, viewer);
        match viewer {
            Viewer::Recall(_) => sent,
            Viewer::Seat(_) | Viewer::Public => {
                Sent { legal: Vec::new(), buttons: Vec::new(), forced: None, forms: String::new(), ..sent }
            }
        }
    }

    /// The first thing in which the two differ.
    pub(crate) fn difference(&self, other: &Sent<G>) -> Option<String> {
        let differ = |name: &str, one: String, two: String| Some(format!("{name} {one} or {two}"));
        if self.view != other.view {
            differ("the view", self.view.clone(), other.view.clone())
        } else if self.turn != other.turn {
            differ("the turn", format!("{:?}", self.turn), format!("{:?}", other.turn))
        } else if self.ask != other.ask {
            differ("who is asked,", format!("{:?}", self.ask), format!("{:?}", other.ask))
        } else if self.wait != other.wait {
            differ("the wait", format!("{:?}", self.wait), format!("{:?}", other.wait))
        } else if self.chapter != other.chapter {
            differ("the chapter", self.chapter.to_string(), other.chapter.to_string())
        } else if self.legal != other.legal {
            differ("the legal actions", format!("{:?}", self.legal), format!("{:?}", other.legal))
        } else if self.buttons != other.buttons {
            differ("the buttons", format!("{:?}", self.buttons), format!("{:?}", other.buttons))
        } else if self.forced != other.forced {
            differ("what is forced,", format!("{:?}", self.forced), format!("{:?}", other.forced))
        } else if self.forms != other.forms {
            differ("the forms", self.forms.clone(), other.forms.clone())
        } else {
            None
        }
    }
}

/// What these events tell a viewer, at once and later in their log.
pub(crate) fn told<G: Game>(rules: &G, events: &[G::Event], viewer: Viewer) -> String {
    let seen: Vec<G::Event> = events.iter().filter_map(|event| rules.redact(event, viewer)).collect();
    let kept: Vec<G::Event> = seen.iter().filter_map(|event| rules.archive(event, viewer)).collect();
    if kept == seen { text(&seen) } else { format!("{} (kept as {})", text(&seen), text(&kept)) }
}

/// One viewer of each kind, the seats at random.
pub(crate) fn some_viewers(seats: u8, rng: &mut FastRng) -> [Viewer; 3] {
    let mut seat = || Seat(rng.below(u32::from(seats)) as u8);
    [Viewer::Recall(seat()), Viewer::Seat(seat()), Viewer::Public]
}

/// A viewer and all who never know more than they do, themselves first.
pub(crate) fn watchers(viewer: Viewer) -> impl Iterator<Item = Viewer> {
    let person = match viewer {
        Viewer::Recall(seat) => Some(Viewer::Seat(seat)),
        Viewer::Seat(_) | Viewer::Public => None,
    };
    let anybody = (viewer != Viewer::Public).then_some(Viewer::Public);
    [Some(viewer), person, anybody].into_iter().flatten()
}

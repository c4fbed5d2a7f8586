//! Owners that keep a table wrongly, each in its own way. If a run did not find them out, it would prove nothing about the
//! one that ships.

use protocol::{ActId, ClientMessage, ServerMessage};
use room::{AppendId, Batch, Epoch, Fate, Input, Output, Owner, Release, Released, Room};
use sim::Keeper;
use std::collections::VecDeque;
use std::fmt;

/// So many seeds are enough to find out any of them.
const SEEDS: u64 = 200;

/// The owner that ships, with one thing done wrongly.
#[derive(Debug)]
struct Faulty<F> {
    owner: Owner<()>,
    fault: F,
}

/// What is done wrongly; the rest is as it should be.
trait Fault: Default + fmt::Debug {
    fn handle(&mut self, owner: &mut Owner<()>, input: Input, now_ms: u64) {
        owner.handle(input, now_ms);
    }
    fn answer(&mut self, owner: &mut Owner<()>, epoch: Epoch, input: Input, now_ms: u64) {
        owner.answer(epoch, input, now_ms);
    }
    fn begin_append(&mut self, owner: &mut Owner<()>) -> Option<Batch> {
        owner.begin_append()
    }
    fn appended(&mut self, owner: &mut Owner<()>, id: AppendId, fate: Fate) {
        owner.appended(id, fate);
    }
    fn next_release(&mut self, owner: &mut Owner<()>) -> Option<Released<()>> {
        owner.next_release()
    }
    fn has_fallen(&self, owner: &Owner<()>) -> bool {
        owner.has_fallen()
    }
}

impl<F: Fault> Keeper for Faulty<F> {
    fn new(room: Room, life: u64) -> Faulty<F> {
        Faulty { owner: Owner::new(room, life), fault: F::default() }
    }
    fn room(&self) -> &Room {
        self.owner.room()
    }
    fn has_fallen(&self) -> bool {
        self.fault.has_fallen(&self.owner)
    }
    fn handle(&mut self, input: Input, now_ms: u64) {
        self.fault.handle(&mut self.owner, input, now_ms);
    }
    fn answer(&mut self, epoch: Epoch, input: Input, now_ms: u64) {
        self.fault.answer(&mut self.owner, epoch, input, now_ms);
    }
    fn begin_append(&mut self) -> Option<Batch> {
        self.fault.begin_append(&mut self.owner)
    }
    fn appended(&mut self, id: AppendId, fate: Fate) {
        self.fault.appended(&mut self.owner, id, fate);
    }
    fn next_release(&mut self) -> Option<Released<()>> {
        self.fault.next_release(&mut self.owner)
    }
}

/// No fault: a run with it is the run of the owner that ships.
#[derive(Debug, Default)]
struct Nothing;
impl Fault for Nothing {}

#[derive(Debug, Default)]
struct ReleasesBeforeStored;
impl Fault for ReleasesBeforeStored {
    fn begin_append(&mut self, owner: &mut Owner<()>) -> Option<Batch> {
        let batch = owner.begin_append()?;
        owner.appended(batch.id, Fate::Stored);
        Some(batch)
    }
}

#[derive(Debug, Default)]
struct AppendsTwice {
    first: Option<Batch>,
    again: Option<Batch>,
    is_again: bool,
}
impl Fault for AppendsTwice {
    fn begin_append(&mut self, owner: &mut Owner<()>) -> Option<Batch> {
        if let Some(again) = self.again.take() {
            self.is_again = true;
            return Some(again);
        }
        if self.is_again {
            return None;
        }
        let batch = owner.begin_append()?;
        self.first = Some(batch.clone());
        Some(batch)
    }
    fn appended(&mut self, owner: &mut Owner<()>, id: AppendId, fate: Fate) {
        if !std::mem::take(&mut self.is_again) {
            owner.appended(id, fate);
            self.again = self.first.take().filter(|_| fate == Fate::Stored).map(after_itself);
        }
    }
}

fn after_itself(batch: Batch) -> Batch {
    Batch { expected: batch.expected + batch.facts.len() as u64, ..batch }
}

#[derive(Debug, Default)]
struct IgnoresAConflict;
impl Fault for IgnoresAConflict {
    fn appended(&mut self, owner: &mut Owner<()>, id: AppendId, _: Fate) {
        owner.appended(id, Fate::Stored);
    }
}

/// Takes for granted that an append without an answer was made, and makes it again after itself.
#[derive(Debug, Default)]
struct GoesOnAfterAFailedAppend {
    last: Option<Batch>,
    again: Option<Batch>,
}
impl Fault for GoesOnAfterAFailedAppend {
    fn begin_append(&mut self, owner: &mut Owner<()>) -> Option<Batch> {
        let batch = self.again.take().or_else(|| owner.begin_append())?;
        self.last = Some(batch.clone());
        Some(batch)
    }
    fn appended(&mut self, owner: &mut Owner<()>, id: AppendId, fate: Fate) {
        match fate {
            Fate::Stored => owner.appended(id, fate),
            Fate::Lost => self.again = self.last.take().map(after_itself),
        }
    }
}

#[derive(Debug, Default)]
struct WaitsForEverAfterAFailedAppend;
impl Fault for WaitsForEverAfterAFailedAppend {
    fn appended(&mut self, owner: &mut Owner<()>, id: AppendId, fate: Fate) {
        if fate == Fate::Stored {
            owner.appended(id, fate);
        }
    }
}

#[derive(Debug, Default)]
struct TellsWhatIsLostWhenItFalls {
    told: VecDeque<Released<()>>,
    has_fallen: bool,
}
impl Fault for TellsWhatIsLostWhenItFalls {
    fn appended(&mut self, owner: &mut Owner<()>, id: AppendId, fate: Fate) {
        owner.appended(id, Fate::Stored);
        if fate == Fate::Lost {
            self.has_fallen = true;
            self.told = std::iter::from_fn(|| owner.next_release()).collect();
        }
    }
    fn begin_append(&mut self, owner: &mut Owner<()>) -> Option<Batch> {
        if self.has_fallen { None } else { owner.begin_append() }
    }
    fn next_release(&mut self, owner: &mut Owner<()>) -> Option<Released<()>> {
        self.told.pop_front().or_else(|| owner.next_release().filter(|_| !self.has_fallen))
    }
    fn has_fallen(&self, _: &Owner<()>) -> bool {
        self.has_fallen
    }
}

#[derive(Debug, Default)]
struct ForgetsAnOutput {
    released: u32,
}
impl Fault for ForgetsAnOutput {
    fn next_release(&mut self, owner: &mut Owner<()>) -> Option<Released<()>> {
        self.released += 1;
        if self.released.is_multiple_of(20) {
            owner.next_release()?;
        }
        owner.next_release()
    }
}

#[derive(Debug, Default)]
struct TakesAnswersFromAnOldEpoch;
impl Fault for TakesAnswersFromAnOldEpoch {
    fn answer(&mut self, owner: &mut Owner<()>, _: Epoch, input: Input, now_ms: u64) {
        owner.handle(input, now_ms);
    }
}

#[derive(Debug, Default)]
struct TwoAppendsInFlight {
    stored: u64,
    flying: Vec<(AppendId, u64)>,
    waiting: VecDeque<Released<()>>,
    has_fallen: bool,
}
impl Fault for TwoAppendsInFlight {
    fn begin_append(&mut self, owner: &mut Owner<()>) -> Option<Batch> {
        let batch = owner.begin_append()?;
        owner.appended(batch.id, Fate::Stored);
        self.flying.push((batch.id, batch.expected + batch.facts.len() as u64));
        Some(batch)
    }
    fn appended(&mut self, _: &mut Owner<()>, id: AppendId, fate: Fate) {
        let version = self.flying.iter().find(|(flying, _)| *flying == id).map_or(0, |(_, version)| *version);
        match fate {
            Fate::Stored => self.stored = self.stored.max(version),
            Fate::Lost => self.has_fallen = true,
        }
    }
    fn next_release(&mut self, owner: &mut Owner<()>) -> Option<Released<()>> {
        self.waiting.extend(std::iter::from_fn(|| owner.next_release()));
        let (stored, first) = (self.stored, self.flying.first().map(|(_, version)| *version));
        let is_old = |held: &Released<()>| first.is_none_or(|first| held.version < first);
        self.waiting.pop_front_if(|held| held.version <= stored || is_old(held))
    }
    fn has_fallen(&self, _: &Owner<()>) -> bool {
        self.has_fallen
    }
}

#[derive(Debug, Default)]
struct ReleasesOutOfOrder {
    ready: Vec<Released<()>>,
}
impl Fault for ReleasesOutOfOrder {
    fn next_release(&mut self, owner: &mut Owner<()>) -> Option<Released<()>> {
        self.ready.extend(std::iter::from_fn(|| owner.next_release()));
        self.ready.pop()
    }
}

#[derive(Debug, Default)]
struct LosesFactsOfAnAppendsTime {
    is_storing: bool,
    has_more: bool,
}
impl Fault for LosesFactsOfAnAppendsTime {
    fn handle(&mut self, owner: &mut Owner<()>, input: Input, now_ms: u64) {
        let before = owner.room().version();
        owner.handle(input, now_ms);
        self.has_more |= self.is_storing && owner.room().version() > before;
    }
    fn begin_append(&mut self, owner: &mut Owner<()>) -> Option<Batch> {
        let mut batch = owner.begin_append()?;
        self.is_storing = true;
        if std::mem::take(&mut self.has_more) {
            batch.facts.pop();
        }
        Some(batch)
    }
    fn appended(&mut self, owner: &mut Owner<()>, id: AppendId, fate: Fate) {
        self.is_storing = false;
        owner.appended(id, fate);
    }
}

#[derive(Debug, Default)]
struct StoresOutOfOrder;
impl Fault for StoresOutOfOrder {
    fn begin_append(&mut self, owner: &mut Owner<()>) -> Option<Batch> {
        let mut batch = owner.begin_append()?;
        batch.facts.reverse();
        Some(batch)
    }
}

#[derive(Debug, Default)]
struct ForgetsThatNobodyWasThere;
impl Fault for ForgetsThatNobodyWasThere {
    fn handle(&mut self, owner: &mut Owner<()>, input: Input, now_ms: u64) {
        let is_woken = matches!(input, Input::Woken { .. });
        owner.handle(if is_woken { Input::Tick } else { input }, now_ms);
    }
}

/// Gives every act a name of its own, so that one sent twice is another one.
#[derive(Debug, Default)]
struct TakesAResentActForANewOne {
    acts: u32,
}
impl Fault for TakesAResentActForANewOne {
    fn handle(&mut self, owner: &mut Owner<()>, mut input: Input, now_ms: u64) {
        if let Input::Message { message: ClientMessage::Act { id, .. }, .. } = &mut input {
            self.acts += 1;
            *id = ActId::try_from(format!("{id}+{}", self.acts)).expect("a short id");
        }
        owner.handle(input, now_ms);
    }
    fn next_release(&mut self, owner: &mut Owner<()>) -> Option<Released<()>> {
        let mut held = owner.next_release()?;
        if let Release::Output(Output::Send { message, .. }) = &mut held.what {
            let id = match &mut **message {
                ServerMessage::Ack { id, .. } => Some(id),
                ServerMessage::Refused(refused) => refused.id.as_mut(),
                _ => None,
            };
            if let Some(id) = id {
                let name = id.to_string().split('+').next().expect("it has a beginning").to_owned();
                *id = ActId::try_from(name).expect("it was one");
            }
        }
        Some(held)
    }
}

/// Whoever did something that cannot be done waits for an answer for ever.
#[derive(Debug, Default)]
struct ForgetsRefusals;
impl Fault for ForgetsRefusals {
    fn next_release(&mut self, owner: &mut Owner<()>) -> Option<Released<()>> {
        let is_refusal = |held: &Released<()>| {
            matches!(&held.what, Release::Output(Output::Send { message, .. })
                if matches!(&**message, ServerMessage::Refused(refused) if refused.id.is_some()))
        };
        std::iter::from_fn(|| owner.next_release()).find(|held| !is_refusal(held))
    }
}

/// Where a run finds the fault.
fn found<F: Fault>() -> Option<u64> {
    (0..SEEDS).find(|seed| sim::run_with::<Faulty<F>>(*seed).is_err())
}

/// One test for each, so that they run beside each other; and a list, so that none is forgotten.
macro_rules! mutants {
    ($($test:ident: $fault:ty),* $(,)?) => {
        $(#[test]
        fn $test() {
            assert!(found::<$fault>().is_some(), "{} is not found out in {SEEDS} seeds", stringify!($fault));
        })*
        const LIST: &[&str] = &[$(stringify!($fault)),*];
    };
}

mutants! {
    what_is_said_before_it_is_stored_is_found_out: ReleasesBeforeStored,
    an_append_made_twice_is_found_out: AppendsTwice,
    an_ignored_conflict_is_found_out: IgnoresAConflict,
    going_on_after_a_failed_append_is_found_out: GoesOnAfterAFailedAppend,
    waiting_for_ever_after_a_failed_append_is_found_out: WaitsForEverAfterAFailedAppend,
    telling_what_is_lost_is_found_out: TellsWhatIsLostWhenItFalls,
    a_forgotten_output_is_found_out: ForgetsAnOutput,
    an_answer_from_an_old_epoch_is_found_out: TakesAnswersFromAnOldEpoch,
    two_appends_in_flight_are_found_out: TwoAppendsInFlight,
    saying_things_out_of_order_is_found_out: ReleasesOutOfOrder,
    facts_lost_during_an_append_are_found_out: LosesFactsOfAnAppendsTime,
    facts_stored_out_of_order_are_found_out: StoresOutOfOrder,
    time_without_a_server_that_counts_is_found_out: ForgetsThatNobodyWasThere,
    a_resent_act_done_again_is_found_out: TakesAResentActForANewOne,
    an_answer_that_never_comes_is_found_out: ForgetsRefusals,
}

#[test]
fn there_are_enough_of_them_and_the_frame_around_them_is_sound() {
    assert!(LIST.len() >= 10);
    for seed in 0..20 {
        assert_eq!(sim::run_with::<Faulty<Nothing>>(seed), sim::run(seed), "seed {seed}");
    }
}

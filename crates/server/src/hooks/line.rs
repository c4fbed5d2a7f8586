//! The line of calls. Sites take turns, and none has more than a few calls under way: whoever lets the server wait keeps
//! others from nothing. A host that never answers is left alone for a while.

use crate::fair::{FairLine, LineLimits};
use protocol::TableCode;
use protocol::http::{Hook, YourTurn};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use ureq::http::Uri;

/// How many calls may wait, of one site and of all; more are dropped, since a late call is worth little.
const MAX_WAITING: LineLimits = LineLimits { each: 50, all: 1_000 };
/// How many calls of one table may wait or be under way: one for each seat.
const MAX_OF_TABLE: usize = 8;
/// How many calls of one site are under way at the same time.
const MAX_OF_SITE: usize = 2;
/// How many are, of all sites that did not answer the last time or were never called. The other threads are for the rest.
const MAX_UNPROVEN: usize = super::THREADS * 3 / 4;
/// How often a call is tried, how long each may take, and how long to wait before the next.
const TRIES: [Duration; 3] = [Duration::from_secs(2), Duration::from_secs(5), Duration::from_secs(10)];
const PAUSE: Duration = Duration::from_secs(2);
/// So many calls in a row that were not answered shut the line to a host for so long, doubled each time up to the last.
const FAILURES: u32 = 3;
const SHUT: Duration = Duration::from_secs(60);
const SHUT_MOST: Duration = Duration::from_secs(15 * 60);
/// How many hosts are remembered.
const MAX_HOSTS: usize = 10_000;

/// A call to be made.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) hook: Hook,
    pub(super) turn: YourTurn,
    tries: usize,
    /// The host with its port: what answers, or does not.
    host: String,
    /// The last two words of its name: what one owner can have as many hosts under as they like.
    site: String,
}

impl Call {
    pub(super) fn new(hook: Hook, turn: YourTurn) -> Option<Call> {
        let (Hook::Webhook { url: address } | Hook::WebPush { endpoint: address, .. }) = &hook;
        let uri: Uri = address.parse().ok()?;
        let (host, name) = (uri.authority()?.as_str().to_ascii_lowercase(), uri.host()?.to_ascii_lowercase());
        let is_number = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        let site = match name.rsplitn(3, '.').collect::<Vec<_>>()[..] {
            [last, before, ..] if !is_number => format!("{before}.{last}"),
            _ => name,
        };
        Some(Call { hook, turn, tries: 0, host, site })
    }

    /// How long this try may take.
    pub(super) fn limit(&self) -> Duration {
        TRIES[self.tries.min(TRIES.len() - 1)]
    }
}

/// How a try went, as far as its host is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HostAnswer {
    /// It is done, whatever the answer was.
    Answered,
    /// It answered that it is busy.
    Later,
    /// Nothing came back.
    Silent,
}

#[derive(Debug, Default)]
pub(super) struct CallLine {
    state: Mutex<CallLineState>,
    more: Condvar,
}

#[derive(Debug)]
struct CallLineState {
    proven: FairLine<String, Call>,
    others: FairLine<String, Call>,
    /// To be tried again from then on.
    later: Vec<(Instant, Call)>,
    hosts: HashMap<String, HostRecord>,
    /// Calls under way, by site; those of unproven hosts; and all that wait or are under way, by table.
    of_site: HashMap<String, usize>,
    unproven: usize,
    of_table: HashMap<TableCode, usize>,
    closed: bool,
}

/// What is known of a host.
#[derive(Clone, Copy, Debug, Default)]
struct HostRecord {
    answers: bool,
    silent: u32,
    shut_until: Option<Instant>,
}

impl Default for CallLineState {
    fn default() -> CallLineState {
        CallLineState {
            proven: FairLine::new(MAX_WAITING),
            others: FairLine::new(MAX_WAITING),
            later: Vec::new(),
            hosts: HashMap::new(),
            of_site: HashMap::new(),
            unproven: 0,
            of_table: HashMap::new(),
            closed: false,
        }
    }
}

impl CallLine {
    /// Puts a call in line; false if there is no room, or its host is left alone.
    pub(super) fn push(&self, call: Call) -> bool {
        let mut state = self.lock();
        let taken = state.push(call, Instant::now());
        if taken {
            self.more.notify_one();
        }
        taken
    }

    /// The next call to make, with whether its host answered the last time; nothing once the server is gone.
    pub(super) fn next(&self) -> Option<(Call, bool)> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            let now = Instant::now();
            if let Some(next) = state.next(now) {
                return Some(next);
            }
            let wait = state.later.iter().map(|(at, _)| at.saturating_duration_since(now)).min();
            // Without one, somebody puts a call in line first.
            let waited = self.more.wait_timeout(state, wait.unwrap_or(SHUT_MOST));
            state = waited.expect("nobody panics while holding the lock").0;
        }
    }

    /// A call was tried. False if it is given up.
    pub(super) fn tried(&self, call: Call, proven: bool, how: HostAnswer) -> bool {
        let kept = self.lock().tried(call, proven, how, Instant::now());
        // Others of its site may go on, and somebody has to watch for the time of the next try.
        self.more.notify_all();
        kept
    }

    pub(super) fn waiting(&self) -> usize {
        let state = self.lock();
        state.proven.len() + state.others.len() + state.later.len()
    }

    pub(super) fn close(&self) {
        self.lock().closed = true;
        self.more.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, CallLineState> {
        self.state.lock().expect("nobody panics while holding the lock")
    }
}

impl CallLineState {
    fn push(&mut self, call: Call, now: Instant) -> bool {
        let table = call.turn.table.clone();
        if self.is_shut(&call.host, now)
            || self.of_table.get(&table).is_some_and(|calls| *calls >= MAX_OF_TABLE)
        {
            return false;
        }
        let taken = self.wait(call);
        if taken {
            *self.of_table.entry(table).or_default() += 1;
        }
        taken
    }

    fn wait(&mut self, call: Call) -> bool {
        let line = if self.record(&call.host).answers { &mut self.proven } else { &mut self.others };
        line.push(call.site.clone(), call).is_ok()
    }

    fn next(&mut self, now: Instant) -> Option<(Call, bool)> {
        self.call_again(now);
        loop {
            let of_site = &self.of_site;
            let free = |site: &String| of_site.get(site).is_none_or(|calls| *calls < MAX_OF_SITE);
            let proven = self.proven.pop_if(free);
            let is_proven = proven.is_some();
            let may_others = self.unproven < MAX_UNPROVEN;
            let call = proven.or_else(|| if may_others { self.others.pop_if(free) } else { None })?;
            if self.is_shut(&call.host, now) {
                self.leave(&call.turn.table);
                continue;
            }
            *self.of_site.entry(call.site.clone()).or_default() += 1;
            self.unproven += usize::from(!is_proven);
            return Some((call, is_proven));
        }
    }

    /// Puts calls in line whose pause is over.
    fn call_again(&mut self, now: Instant) {
        let mut at = 0;
        while at < self.later.len() {
            if self.later[at].0 > now {
                at += 1;
                continue;
            }
            let (_, call) = self.later.swap_remove(at);
            let table = call.turn.table.clone();
            if !self.wait(call) {
                self.leave(&table);
            }
        }
    }

    fn tried(&mut self, mut call: Call, proven: bool, how: HostAnswer, now: Instant) -> bool {
        release(&mut self.of_site, &call.site);
        self.unproven -= usize::from(!proven);
        self.note(&call.host, how, now);
        call.tries += 1;
        let again = how != HostAnswer::Answered && call.tries < TRIES.len() && !self.is_shut(&call.host, now);
        if again && self.later.len() < MAX_WAITING.all {
            self.later.push((now + PAUSE * call.tries as u32, call));
            return true;
        }
        self.leave(&call.turn.table);
        how == HostAnswer::Answered
    }

    fn note(&mut self, host: &str, how: HostAnswer, now: Instant) {
        if self.hosts.len() >= MAX_HOSTS {
            self.hosts
                .retain(|_, record| record.answers || record.shut_until.is_some_and(|until| until > now));
        }
        if self.hosts.len() >= MAX_HOSTS && !self.hosts.contains_key(host) {
            return;
        }
        let record = self.hosts.entry(host.to_owned()).or_default();
        if how != HostAnswer::Silent {
            *record = HostRecord { answers: true, ..HostRecord::default() };
            return;
        }
        record.answers = false;
        record.silent = record.silent.saturating_add(1);
        if record.silent >= FAILURES {
            let doubled = SHUT * 2_u32.saturating_pow((record.silent - FAILURES).min(8));
            record.shut_until = Some(now + doubled.min(SHUT_MOST));
        }
    }

    fn record(&self, host: &str) -> HostRecord {
        self.hosts.get(host).copied().unwrap_or_default()
    }

    fn is_shut(&self, host: &str, now: Instant) -> bool {
        self.record(host).shut_until.is_some_and(|until| until > now)
    }

    fn leave(&mut self, table: &TableCode) {
        release(&mut self.of_table, table);
    }
}

/// One less; what has none is forgotten.
fn release<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    fn call(host: &str, table: u8) -> Call {
        // Only the last five bits of each count.
        let table = TableCode::from_random([table / 32, table, 0, 0, 0, 0]);
        let turn = YourTurn { table, game: "any".into(), seat: Seat(0), name: "Ola".into() };
        Call::new(Hook::Webhook { url: format!("https://{host}/hook") }, turn).expect("an address")
    }

    #[test]
    fn hosts_of_one_name_are_one_site() {
        let site = |host: &str| call(host, 1).site;
        assert_eq!(site("a.evil.example"), "evil.example");
        assert_eq!(site("B.Evil.Example:8443"), "evil.example");
        assert_eq!((site("9.9.9.9"), site("9.9.9.9:81")), ("9.9.9.9".into(), "9.9.9.9".into()));
        assert_eq!((site("[2620:fe::fe]"), site("example")), ("[2620:fe::fe]".into(), "example".into()));
    }

    #[test]
    fn a_site_has_few_calls_under_way_and_others_go_on() {
        let (mut state, now) = (CallLineState::default(), Instant::now());
        for table in 0..25 {
            assert!(state.push(call(&format!("h{table}.evil.example"), table), now));
        }
        assert!(state.push(call("honest.example", 99), now));
        let begun: Vec<String> = std::iter::from_fn(|| state.next(now)).map(|(call, _)| call.site).collect();
        assert_eq!(begun, ["evil.example", "honest.example", "evil.example"]);
    }

    #[test]
    fn a_host_that_never_answers_is_left_alone_for_a_while() {
        let (mut state, now) = (CallLineState::default(), Instant::now());
        for table in 0..3 {
            assert!(state.push(call("silent.example", table), now));
            let (tried, proven) = state.next(now).expect("it waits");
            assert_eq!(tried.limit(), TRIES[0], "the first try is short");
            state.tried(tried, proven, HostAnswer::Silent, now);
        }
        assert!(!state.push(call("silent.example", 9), now), "nobody waits for it any more");
        assert!(state.next(now + SHUT / 2).is_none(), "what waited for another try is dropped");
        assert!(state.of_table.is_empty() && state.of_site.is_empty() && state.unproven == 0);
        let later = now + SHUT + PAUSE;
        assert!(state.push(call("silent.example", 9), later), "it is tried again some day");
        let (tried, proven) = state.next(later).expect("it waits");
        assert!(state.tried(tried, proven, HostAnswer::Answered, later));
        assert!(state.push(call("silent.example", 9), later));
        assert!(state.next(later).is_some_and(|(_, proven)| proven), "it answers, so it is trusted");
    }

    #[test]
    fn a_call_is_tried_again_with_more_time_and_then_given_up() {
        let (mut state, mut now) = (CallLineState::default(), Instant::now());
        assert!(state.push(call("busy.example", 1), now));
        for limit in TRIES {
            let (tried, proven) = state.next(now).expect("it is tried again");
            assert_eq!(tried.limit(), limit);
            assert_eq!(state.tried(tried, proven, HostAnswer::Later, now), limit != TRIES[2]);
            now += PAUSE * 3;
        }
        assert!(state.next(now).is_none() && state.of_table.is_empty());
    }

    #[test]
    fn threads_are_left_for_hosts_that_answer_and_a_table_has_its_share() {
        let (mut state, now) = (CallLineState::default(), Instant::now());
        state.note("good.example", HostAnswer::Answered, now);
        for table in 0..100 {
            assert!(state.push(call(&format!("new-{table}.example"), table), now));
        }
        let begun = std::iter::from_fn(|| state.next(now)).count();
        assert!(begun < super::super::THREADS, "{begun}");
        assert!(state.push(call("good.example", 200), now));
        assert!(state.next(now).is_some_and(|(call, _)| call.host == "good.example"));
        let taken = (0..20).filter(|_| state.push(call("other.test", 201), now)).count();
        assert_eq!(taken, MAX_OF_TABLE);
    }
}

use crate::fact::RoomFact;
use protocol::{Allowance, RefusedWhy};

/// So many at once, then one in so many milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    pub burst: u64,
    pub every_ms: u64,
}

impl Rate {
    pub const fn new(burst: u64, every_ms: u64) -> Rate {
        Rate { burst, every_ms }
    }
}

/// How fast things may go at a table. What one socket may say at all is limited where it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Messages of all sockets in one seat; what is said beyond that is refused.
    pub seat: Rate,
    /// Chat lines, reactions and hints of one socket; what is said beyond that is refused. A coach may ask as often again.
    pub talk: Rate,
    /// Wishes of all seats together to take something back; what is wished beyond that is refused.
    pub undo: Rate,
    pub match_most: MatchMost,
    pub thought: ThoughtTime,
    pub entropy_wait: EntropyWait,
}

/// How long the start of a match waits for people to add their randomness, in milliseconds. Nobody can hold it up longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EntropyWait {
    /// For those who are there when the host starts.
    pub present_ms: u64,
    /// At a table of a tournament, for everybody: they are only on their way to it.
    pub tournament_ms: u64,
}

/// How much people may do at one table in all. Together with the length of a match it bounds what is stored of a table,
/// and so the time it takes to open one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchMost {
    /// How often something is taken back.
    pub undos: u32,
    /// How many steps are taken back, all undos together.
    pub undone_steps: u32,
    /// Lines of chat.
    pub lines: u32,
    /// Whatever else people can change again and again: who sits where, who is ready, who is the host, where to call
    /// somebody, pauses, clocks.
    pub changes: u32,
}

/// House rules may bring a board of 64 KB each time: they count as so many changes.
const RULES_COST: u32 = 40;

/// How long a bot takes at least, so that people can follow, and up to how much more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThoughtTime {
    pub least_ms: u64,
    pub spread_ms: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            seat: Rate::new(200, 100),
            talk: Rate::new(5, 2_000),
            undo: Rate::new(5, 12_000),
            match_most: MatchMost { undos: 100, undone_steps: 5_000, lines: 2_000, changes: 2_000 },
            thought: ThoughtTime { least_ms: 700, spread_ms: 900 },
            entropy_wait: EntropyWait { present_ms: 3_000, tournament_ms: 15_000 },
        }
    }
}

/// How much of that is used up. It follows from the facts.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spent {
    pub(crate) undos: u32,
    pub(crate) undone_steps: u32,
    pub(crate) lines: u32,
    pub(crate) changes: u32,
}

impl Spent {
    /// One more thing happened, after step `step` of the match.
    pub(crate) fn count(&mut self, fact: &RoomFact, step: u32) {
        match fact {
            RoomFact::Undone { seq, .. } => {
                self.undos += 1;
                self.undone_steps = self.undone_steps.saturating_add(step.saturating_sub(*seq));
            }
            RoomFact::Said { .. } => self.lines += 1,
            RoomFact::Joined { .. }
            | RoomFact::Left { .. }
            | RoomFact::BotSeated { .. }
            | RoomFact::HostChanged { .. }
            | RoomFact::ReadySet { .. }
            | RoomFact::Paused
            | RoomFact::ClockChanged { .. }
            | RoomFact::SecretRenewed { .. }
            | RoomFact::SecretAdded { .. }
            | RoomFact::WatchingSet { .. }
            | RoomFact::LookSet { .. }
            | RoomFact::HookSet { .. } => self.changes += 1,
            RoomFact::RulesChanged { .. } => self.changes += RULES_COST,
            // Nobody can ask for these at will, or they undo one of those above.
            _ => {}
        }
    }

    /// Whether there may be one more of these.
    pub(crate) fn allows(&self, what: Allowance, most: MatchMost) -> bool {
        match what {
            Allowance::Undo => self.undos < most.undos && self.undone_steps < most.undone_steps,
            Allowance::Chat => self.lines < most.lines,
            Allowance::Change => self.changes < most.changes,
        }
    }
}

/// A bucket of credit that fills by itself: so much at once, so much over time.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    credit_ms: u64,
    filled_at_ms: u64,
    cost_ms: u64,
    full_ms: u64,
}

impl Bucket {
    pub fn new(rate: Rate) -> Bucket {
        let full_ms = rate.burst * rate.every_ms;
        Bucket { credit_ms: full_ms, filled_at_ms: 0, cost_ms: rate.every_ms, full_ms }
    }

    /// Whether there is credit for one more, which is then spent.
    pub fn take(&mut self, now_ms: u64) -> bool {
        let gained = now_ms.saturating_sub(self.filled_at_ms);
        self.credit_ms = self.full_ms.min(self.credit_ms.saturating_add(gained));
        // A clock that was set back gives nothing now, but credit grows again from there.
        self.filled_at_ms = now_ms;
        let enough = self.credit_ms >= self.cost_ms;
        if enough {
            self.credit_ms -= self.cost_ms;
        }
        enough
    }

    /// The same for something that people ask for, who are told when there is credit again.
    pub(crate) fn spend(&mut self, now_ms: u64) -> Result<(), RefusedWhy> {
        if self.take(now_ms) {
            return Ok(());
        }
        Err(RefusedWhy::TooFast { again_ms: self.cost_ms - self.credit_ms })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_says_when_there_is_credit_again() {
        let mut bucket = Bucket::new(Rate::new(1, 2_000));
        assert_eq!(bucket.spend(10_000), Ok(()));
        assert_eq!(bucket.spend(10_500), Err(RefusedWhy::TooFast { again_ms: 1_500 }));
        assert_eq!(bucket.spend(12_000), Ok(()));
    }

    #[test]
    fn a_burst_passes_and_then_one_at_a_time() {
        let mut bucket = Bucket::new(Rate::new(3, 1_000));
        let at = |bucket: &mut Bucket, now| (0..5).filter(|_| bucket.take(now)).count();
        assert_eq!(at(&mut bucket, 10_000), 3);
        assert_eq!(at(&mut bucket, 11_000), 1);
        assert_eq!(at(&mut bucket, 9_000), 0, "a clock set back gives nothing");
        assert_eq!(at(&mut bucket, 10_000), 1, "S13: nor does it refuse anybody until it has caught up");
    }
}

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
    /// Chat lines, reactions and hints of one socket; what is said beyond that is refused.
    pub talk: Rate,
    pub thought: ThoughtTime,
}

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
            thought: ThoughtTime { least_ms: 700, spread_ms: 900 },
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
        self.filled_at_ms = self.filled_at_ms.max(now_ms);
        let enough = self.credit_ms >= self.cost_ms;
        if enough {
            self.credit_ms -= self.cost_ms;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_then_one_at_a_time() {
        let mut bucket = Bucket::new(Rate::new(3, 1_000));
        let at = |bucket: &mut Bucket, now| (0..5).filter(|_| bucket.take(now)).count();
        assert_eq!(at(&mut bucket, 10_000), 3);
        assert_eq!(at(&mut bucket, 11_000), 1);
        assert_eq!(at(&mut bucket, 9_000), 0, "a clock set back gives nothing");
    }
}

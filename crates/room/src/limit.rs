/// How fast things may go at a table. What people say is limited to so many at once, then one in so many milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Messages of one socket; whoever says more is hung up on.
    pub socket: (u64, u64),
    /// Messages of all sockets in one seat; what is said beyond that is refused.
    pub seat: (u64, u64),
    /// Chat lines, reactions and hints of one socket; what is said beyond that is refused.
    pub talk: (u64, u64),
    /// How many milliseconds a bot takes at least, so that people can follow, and up to how many more.
    pub thought_ms: (u64, u64),
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { socket: (100, 200), seat: (200, 100), talk: (5, 2_000), thought_ms: (700, 900) }
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
    /// Lets `burst` through at once and one more every `cost_ms`.
    pub fn new((burst, cost_ms): (u64, u64)) -> Bucket {
        let full_ms = burst * cost_ms;
        Bucket { credit_ms: full_ms, filled_at_ms: 0, cost_ms, full_ms }
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
        let mut bucket = Bucket::new((3, 1_000));
        let at = |bucket: &mut Bucket, now| (0..5).filter(|_| bucket.take(now)).count();
        assert_eq!(at(&mut bucket, 10_000), 3);
        assert_eq!(at(&mut bucket, 11_000), 1);
        assert_eq!(at(&mut bucket, 9_000), 0, "a clock set back gives nothing");
    }
}

/// A bucket of credit that fills by itself: so much at once, so much over time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    credit_ms: u64,
    filled_at_ms: u64,
    cost_ms: u64,
    full_ms: u64,
}

impl Bucket {
    /// Lets `burst` through at once and one more every `cost_ms`.
    pub(crate) fn new(burst: u64, cost_ms: u64) -> Bucket {
        let full_ms = burst * cost_ms;
        Bucket { credit_ms: full_ms, filled_at_ms: 0, cost_ms, full_ms }
    }

    pub(crate) fn take(&mut self, now_ms: u64) -> bool {
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
        let mut bucket = Bucket::new(3, 1_000);
        let at = |bucket: &mut Bucket, now| (0..5).filter(|_| bucket.take(now)).count();
        assert_eq!(at(&mut bucket, 10_000), 3);
        assert_eq!(at(&mut bucket, 11_000), 1);
        assert_eq!(at(&mut bucket, 9_000), 0, "a clock set back gives nothing");
    }
}

use std::time::Instant;

/// How much a search may still think: so many iterations, or until a point in time, whichever ends first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    iterations: u32,
    deadline: Option<Instant>,
}

/// Reading the clock costs as much as a few steps of a game, so it is read once in so many iterations.
const ITERATIONS_PER_LOOK: u32 = 8;

impl Budget {
    pub(crate) fn new(iterations: u32, deadline: Option<Instant>) -> Budget {
        Budget { iterations: iterations.max(1), deadline }
    }

    /// Takes one iteration from the budget, if it has one left.
    pub(crate) fn spend(&mut self) -> bool {
        if self.iterations == 0 {
            return false;
        }
        self.iterations -= 1;
        let look = self.iterations.is_multiple_of(ITERATIONS_PER_LOOK);
        if look && self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            self.iterations = 0;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn spent(mut budget: Budget) -> u32 {
        (0..1_000_000).take_while(|_| budget.spend()).count() as u32
    }

    /// What a level does must not depend on how fast the machine is: without a time limit no clock is read.
    #[test]
    fn iterations_are_all_there_are_without_a_time_limit() {
        assert_eq!(spent(Budget::new(1000, None)), 1000);
        assert_eq!(spent(Budget::new(0, None)), 1, "something is always tried");
    }

    #[test]
    fn whichever_ends_first_ends_it() {
        let now = Instant::now();
        assert_eq!(spent(Budget::new(1000, Some(now + Duration::from_secs(3600)))), 1000);
        assert!(
            spent(Budget::new(1000, Some(now))) <= ITERATIONS_PER_LOOK,
            "its time was over before it began"
        );
    }
}

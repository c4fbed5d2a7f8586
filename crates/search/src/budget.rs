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

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, mpsc};
use std::thread;

/// A thread may be ahead of the slowest result by so many jobs per thread; more would fill the memory.
const JOBS_AHEAD: u64 = 4;

/// Does the jobs `0..count` on some threads, each with a worker of its own, and hands the results to `take` in the
/// order of the jobs, whatever thread was faster. `take` may end it all early.
pub(crate) fn in_order<W, T: Send, B>(
    threads: usize,
    count: u64,
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u64) -> T + Sync,
    mut take: impl FnMut(T) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if threads <= 1 || count <= 1 {
        let mut worker = worker();
        return (0..count).try_for_each(|job| take(work(&mut worker, job)));
    }
    let queue = Queue::new(count, JOBS_AHEAD * threads as u64);
    let (queue, worker, work) = (&queue, &worker, &work);
    thread::scope(|scope| {
        let (done, results) = mpsc::channel();
        for _ in 0..threads {
            let done = done.clone();
            scope.spawn(move || {
                let _closing = Closing(queue);
                let mut worker = worker();
                while let Some(job) = queue.next() {
                    if done.send((job, work(&mut worker, job))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(done);
        let _closing = Closing(queue);
        let mut early = BTreeMap::new();
        let mut expected = 0;
        for (job, result) in results {
            early.insert(job, result);
            while let Some(result) = early.remove(&expected) {
                take(result)?;
                expected += 1;
                queue.advance();
            }
        }
        ControlFlow::Continue(())
    })
}

/// The jobs not yet begun.
struct Queue {
    place: Mutex<Place>,
    moved: Condvar,
    count: u64,
}

struct Place {
    next: u64,
    /// Jobs from here on have to wait.
    until: u64,
    closed: bool,
}

impl Queue {
    fn new(count: u64, ahead: u64) -> Queue {
        Queue {
            place: Mutex::new(Place { next: 0, until: ahead, closed: false }),
            moved: Condvar::new(),
            count,
        }
    }

    fn next(&self) -> Option<u64> {
        let mut place = self.lock();
        while !place.closed && place.next < self.count && place.next >= place.until {
            place = self.moved.wait(place).expect(NO_PANIC);
        }
        if place.closed || place.next == self.count {
            return None;
        }
        place.next += 1;
        Some(place.next - 1)
    }

    fn advance(&self) {
        self.lock().until += 1;
        self.moved.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Place> {
        self.place.lock().expect(NO_PANIC)
    }
}

const NO_PANIC: &str = "nobody panics while holding the queue";

/// Closes the queue when a thread ends for whatever reason: all jobs handed out, an early end, or a panic that the
/// scope is about to pass on. Nobody is left waiting.
struct Closing<'a>(&'a Queue);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.moved.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// Later jobs are quicker, so that threads overtake each other.
    fn uneven(job: u64) -> u64 {
        thread::sleep(Duration::from_micros(300 - 3 * job));
        job
    }

    #[test]
    fn results_come_in_order() {
        for threads in [1, 2, 7] {
            let mut seen = Vec::new();
            let take = |job| {
                seen.push(job);
                ControlFlow::<()>::Continue(())
            };
            assert!(in_order(threads, 100, || (), |_, job| uneven(job), take).is_continue());
            assert!(seen.into_iter().eq(0..100));
        }
    }

    #[test]
    fn an_early_end_leaves_nobody_waiting() {
        for threads in [1, 3] {
            let take = |job| if job == 20 { ControlFlow::Break(job) } else { ControlFlow::Continue(()) };
            assert_eq!(in_order(threads, u64::MAX, || (), |_, job| job, take), ControlFlow::Break(20));
        }
    }

    #[test]
    fn nobody_runs_far_ahead_of_the_slowest() {
        let handed_out = std::sync::atomic::AtomicU64::new(0);
        let work = |_: &mut (), job: u64| {
            let begun = handed_out.fetch_add(1, std::sync::atomic::Ordering::SeqCst) + 1;
            if job == 0 {
                thread::sleep(Duration::from_millis(30));
            }
            begun - job
        };
        let mut taken = 0;
        let take = |_| {
            taken += 1;
            assert!(handed_out.load(std::sync::atomic::Ordering::SeqCst) <= taken + 2 * JOBS_AHEAD + 2);
            ControlFlow::<()>::Continue(())
        };
        assert!(in_order(2, 500, || (), work, take).is_continue());
        assert_eq!(taken, 500);
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_panic_is_passed_on() {
        let work = |_: &mut (), job| assert!(job != 30, "the thirtieth job fails");
        let _ = in_order(3, 1_000_000, || (), work, |()| ControlFlow::<()>::Continue(()));
    }
}

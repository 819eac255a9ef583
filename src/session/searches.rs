//! Searches that last longer than a frame: on another thread where the platform has threads, otherwise a slice of each frame.

use bevy::platform::time::Instant;
use bevy::prelude::*;

/// Search nodes per slice; a few tenths of a millisecond.
pub const SLICE: u32 = 512;

/// Mode in which searches share the machine with the frame loop.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Searches {
    /// Frames continue during the search.
    #[default]
    Shared,
    /// Each search finishes in the frame in which it begins, so that results do not depend on the machine.
    AtOnce,
}

impl Searches {
    /// Repeats `step` until it has a result or this frame's budget in milliseconds is used up.
    pub fn within<T>(self, millis: u128, mut step: impl FnMut() -> Option<T>) -> Option<T> {
        let begun = Instant::now();
        loop {
            let found = step();
            let over = self == Searches::Shared && begun.elapsed().as_millis() >= millis;
            if found.is_some() || over {
                return found;
            }
        }
    }

    /// Begins a search that ends when `step` has a result. Without threads it takes `millis` milliseconds of each frame.
    pub(super) fn begin<T: Send + 'static>(
        self,
        millis: u128,
        step: impl FnMut() -> Option<T> + Send + Sync + 'static,
    ) -> Search<T> {
        #[cfg(not(target_arch = "wasm32"))]
        if self == Searches::Shared {
            return Search(Running::Beside(beside(step)));
        }
        Search(Running::Within {
            step: Box::new(step),
            millis,
        })
    }
}

/// Runs `step` on a thread of the pool until it has a result.
#[cfg(not(target_arch = "wasm32"))]
fn beside<T: Send + 'static>(mut step: impl FnMut() -> Option<T> + Send + 'static) -> bevy::tasks::Task<T> {
    bevy::tasks::AsyncComputeTaskPool::get().spawn(async move {
        loop {
            if let Some(found) = step() {
                return found;
            }
            // If the pool has only one thread, other tasks need their turn.
            bevy::tasks::futures_lite::future::yield_now().await;
        }
    })
}

/// A search in progress. Dropping it cancels it.
pub(super) struct Search<T>(Running<T>);

enum Running<T> {
    #[cfg(not(target_arch = "wasm32"))]
    Beside(bevy::tasks::Task<T>),
    Within {
        step: Box<dyn FnMut() -> Option<T> + Send + Sync>,
        millis: u128,
    },
}

impl<T> Search<T> {
    /// Returns the result once it is available. Call it once per frame, and never again after it has returned the result.
    pub(super) fn poll(&mut self, searches: Searches) -> Option<T> {
        match &mut self.0 {
            #[cfg(not(target_arch = "wasm32"))]
            Running::Beside(task) => bevy::tasks::futures::check_ready(task),
            Running::Within { step, millis } => searches.within(*millis, step),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a step function that has a result at its hundredth call.
    fn steps() -> impl FnMut() -> Option<u32> {
        let mut count = 0;
        move || {
            count += 1;
            (count == 100).then_some(count)
        }
    }

    #[test]
    fn at_once_a_search_ends_where_it_begins() {
        let mut search = Searches::AtOnce.begin(0, steps());
        assert_eq!(search.poll(Searches::AtOnce), Some(100));
    }

    #[test]
    fn a_frame_without_time_takes_one_step() {
        let mut step = steps();
        for _ in 0..99 {
            assert_eq!(Searches::Shared.within(0, &mut step), None);
        }
        assert_eq!(Searches::Shared.within(0, &mut step), Some(100));
    }
}

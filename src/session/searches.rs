//! Searches that last longer than a frame: beside the frames where there are threads, and otherwise a slice of each.

use bevy::platform::time::Instant;
use bevy::prelude::*;

/// Search nodes of one slice; some tenths of a millisecond.
pub const SLICE: u32 = 512;

/// The way searches share the machine with the frames.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Searches {
    /// The frames go on meanwhile.
    #[default]
    Shared,
    /// Each search ends in the frame in which it begins, so that what follows does not depend on the machine.
    AtOnce,
}

impl Searches {
    /// Repeats `step` until it has a result or this frame's milliseconds for it are over.
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

    /// Begins a search, which is over when `step` has a result. Where there are no threads it takes these milliseconds of each frame.
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

/// Steps in a thread of the pool until there is a result.
#[cfg(not(target_arch = "wasm32"))]
fn beside<T: Send + 'static>(mut step: impl FnMut() -> Option<T> + Send + 'static) -> bevy::tasks::Task<T> {
    bevy::tasks::AsyncComputeTaskPool::get().spawn(async move {
        loop {
            if let Some(found) = step() {
                return found;
            }
            // Where the pool has one thread only, others want their turn.
            bevy::tasks::futures_lite::future::yield_now().await;
        }
    })
}

/// A search that has begun. Dropping it ends it.
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
    /// The result, once it is there. To be asked once a frame, and never again after it was given.
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

    /// Has a result at the hundredth step.
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

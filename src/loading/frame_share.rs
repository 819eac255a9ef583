//! Time budget per frame for decoding pictures, on platforms with a single thread. (Elsewhere, threads decode them beside the frames.)

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};
use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;

use crate::redraw::Redraw;
use crate::states::Screen;

/// Time budget per frame during play, and before it, while the pictures of the whole table load.
const SLICE: Duration = Duration::from_millis(5);
const LONG_SLICE: Duration = Duration::from_millis(60);

/// Budget of decoded bytes per frame. The renderer copies them again on the way to the GPU, and then keeps the memory of the largest
/// batch.
const BYTES: usize = 6 << 20;

#[derive(Default)]
struct Left {
    time: Duration,
    bytes: usize,
    waiting: VecDeque<Waker>,
}

/// Remaining budget of the frame; unlimited where threads decode pictures.
///
/// In a browser, all tasks run between two frames, without preemption, so yielding to other tasks doesn't yield to the next frame. A task
/// that finds the budget spent is therefore woken by the next frame.
#[derive(Resource, Clone, Default)]
pub(super) struct FrameShare(Option<Arc<Mutex<Left>>>);

impl FrameShare {
    fn limited() -> FrameShare {
        let left = Left {
            time: LONG_SLICE,
            bytes: BYTES,
            ..default()
        };
        FrameShare(Some(Arc::new(Mutex::new(left))))
    }

    fn left(&self) -> Option<MutexGuard<'_, Left>> {
        Some(self.0.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Starts a job of several pieces.
    pub(super) fn work(&self) -> Work<'_> {
        Work {
            share: self,
            begun: false,
        }
    }

    /// Starts a new frame; returns `true` if any task was waiting for it.
    fn renew(&self, time: Duration) -> bool {
        let Some(mut left) = self.left() else { return false };
        left.time = time;
        left.bytes = BYTES;
        let waiting = std::mem::take(&mut left.waiting);
        drop(left);
        let waited = !waiting.is_empty();
        waiting.into_iter().for_each(Waker::wake);
        waited
    }
}

/// A job of several pieces. A job in progress takes precedence over new ones, which needs less memory.
pub(super) struct Work<'a> {
    share: &'a FrameShare,
    begun: bool,
}

impl Work<'_> {
    /// Runs a piece as soon as there is budget left. A piece is never interrupted.
    pub(super) async fn piece<T>(&mut self, piece: impl FnOnce() -> T) -> T {
        poll_fn(|context| match self.share.left() {
            Some(mut left) if left.time.is_zero() || left.bytes == 0 => {
                let waker = context.waker().clone();
                if self.begun {
                    left.waiting.push_front(waker);
                } else {
                    left.waiting.push_back(waker);
                }
                Poll::Pending
            }
            _ => Poll::Ready(()),
        })
        .await;
        self.begun = true;
        let start = Instant::now();
        let done = piece();
        if let Some(mut left) = self.share.left() {
            left.time = left.time.saturating_sub(start.elapsed());
        }
        done
    }

    /// Charges the bytes that the job has produced.
    pub(super) fn finish(self, bytes: usize) {
        if let Some(mut left) = self.share.left() {
            left.bytes = left.bytes.saturating_sub(bytes);
        }
    }
}

fn renew(share: Res<FrameShare>, screen: Option<Res<State<Screen>>>, mut redraw: ResMut<Redraw>) {
    let playing = screen.is_some_and(|screen| *screen == Screen::Table);
    if share.renew(if playing { SLICE } else { LONG_SLICE }) {
        redraw.for_a_while();
    }
}

pub(super) fn plugin(app: &mut App) {
    if cfg!(target_arch = "wasm32") {
        app.insert_resource(FrameShare::limited());
        app.add_systems(First, renew);
    } else {
        app.init_resource::<FrameShare>();
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::Context;

    use super::*;

    /// Returns `true` if a task is ready on its first poll.
    fn done(task: impl Future<Output = ()>) -> bool {
        pin!(task).poll(&mut Context::from_waker(Waker::noop())).is_ready()
    }

    #[test]
    fn work_beyond_the_share_waits_for_the_next_frame() {
        let share = FrameShare::limited();
        let mut context = Context::from_waker(Waker::noop());
        assert!(done(share.work().piece(|| ())));
        share.renew(Duration::ZERO);
        let mut work = share.work();
        let mut late = pin!(work.piece(|| 2));
        assert!(late.as_mut().poll(&mut context).is_pending());
        assert!(share.renew(SLICE), "somebody waited");
        assert_eq!(late.as_mut().poll(&mut context), Poll::Ready(2));
        assert!(!share.renew(SLICE), "nobody waits any more");
    }

    #[test]
    fn bytes_are_limited_as_time_is() {
        let share = FrameShare::limited();
        share.work().finish(BYTES + 1);
        assert!(!done(share.work().piece(|| ())));
        share.renew(SLICE);
        assert!(done(share.work().piece(|| ())));
    }

    #[test]
    fn started_work_comes_first() {
        let order = Arc::new(Mutex::new(Vec::new()));
        struct Woken(&'static str, Arc<Mutex<Vec<&'static str>>>);
        impl std::task::Wake for Woken {
            fn wake(self: Arc<Self>) {
                self.1.lock().unwrap().push(self.0);
            }
        }
        let waker = |name| Waker::from(Arc::new(Woken(name, order.clone())));
        let share = FrameShare::limited();
        let (mut old, mut new) = (share.work(), share.work());
        assert!(done(old.piece(|| ())));
        share.renew(Duration::ZERO);
        let (mut old, mut new) = (pin!(old.piece(|| ())), pin!(new.piece(|| ())));
        assert!(new.as_mut().poll(&mut Context::from_waker(&waker("new"))).is_pending());
        assert!(old.as_mut().poll(&mut Context::from_waker(&waker("old"))).is_pending());
        share.renew(SLICE);
        assert_eq!(*order.lock().unwrap(), ["old", "new"]);
    }

    #[test]
    fn without_a_limit_nobody_waits() {
        let share = FrameShare::default();
        share.work().finish(usize::MAX);
        assert!(done(share.work().piece(|| ())));
        assert!(!share.renew(Duration::ZERO));
    }
}

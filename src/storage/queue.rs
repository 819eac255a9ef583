//! Background writer: a thread writes everything that has arrived since its last write, as one group. If a text is replaced
//! while waiting, only the latest version is written.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use bevy::log::warn;

use super::journal::Journal;
use super::{Outcomes, StoreError, Write, write_together};

/// Time after which failed writes are retried even without new ones: a full disk may have room now.
const TRY_AGAIN: Duration = Duration::from_secs(30);

#[derive(Default)]
struct State {
    waiting: Vec<Write>,
    /// Keys being written.
    writing: Vec<String>,
    /// Failed writes, to be retried.
    owed: Vec<Write>,
    ending: bool,
    outcomes: Outcomes,
}

impl State {
    fn busy(&self) -> bool {
        !self.writing.is_empty() || !self.waiting.is_empty()
    }
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until there is more to write. If a write has failed, waits at most until it is time to retry; returns `true` then.
    fn wait_for_more<'a>(&self, state: MutexGuard<'a, State>) -> (MutexGuard<'a, State>, bool) {
        if state.owed.is_empty() {
            return (self.wait(state), false);
        }
        let waited = self.changed.wait_timeout(state, TRY_AGAIN);
        let (state, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
        (state, timeout.timed_out())
    }
}

/// Queue of pending writes. Dropping it writes them all.
pub(super) struct Queue {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl Queue {
    /// Starts a thread that writes to a backend; `None` if the system provides no thread.
    pub(super) fn start(journal: &Arc<Journal>) -> Option<Queue> {
        let shared = Arc::new(Shared::default());
        let (of_thread, journal) = (shared.clone(), journal.clone());
        let started = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || work(&of_thread, &journal));
        match started {
            Ok(thread) => Some(Queue {
                shared,
                thread: Some(thread),
            }),
            Err(why) => {
                warn!("saving waits for the disk: {why}");
                None
            }
        }
    }

    /// Queues a group of texts that belong together.
    pub(super) fn push(&self, group: Vec<Write>) {
        let mut state = self.shared.state();
        state.waiting.retain(|(old, _)| group.iter().all(|(key, _)| key != old));
        state.waiting.extend(group);
        self.shared.changed.notify_all();
    }

    pub(super) fn finish(&self) {
        let mut state = self.shared.state();
        while state.busy() {
            state = self.shared.wait(state);
        }
    }

    /// Waits until the pending writes under a key are done.
    pub(super) fn finish_one(&self, key: &str) {
        let mut state = self.shared.state();
        while state.writing.iter().any(|other| other == key) || state.waiting.iter().any(|(other, _)| other == key) {
            state = self.shared.wait(state);
        }
    }

    pub(super) fn busy(&self) -> bool {
        self.shared.state().busy()
    }

    /// Drops failed writes under these keys: the texts written elsewhere are newer.
    pub(super) fn settle<'a>(&self, keys: impl Iterator<Item = &'a str> + Clone) {
        let mut state = self.shared.state();
        state.owed.retain(|(old, _)| keys.clone().all(|key| key != old));
    }

    pub(super) fn take_outcomes(&self) -> Outcomes {
        std::mem::take(&mut self.shared.state().outcomes)
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        self.shared.state().ending = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // All its results are in the state.
            let _ = thread.join();
        }
    }
}

/// Writes until the queue ends and is empty.
fn work(shared: &Shared, journal: &Journal) {
    let mut state = shared.state();
    let mut tried_long_ago = false;
    loop {
        if state.waiting.is_empty() && !state.ending && !tried_long_ago {
            (state, tried_long_ago) = shared.wait_for_more(state);
            continue;
        }
        tried_long_ago = false;
        let mut group = std::mem::take(&mut state.owed);
        let fresh = std::mem::take(&mut state.waiting);
        group.retain(|(old, _)| fresh.iter().all(|(key, _)| key != old));
        group.extend(fresh);
        let last = state.ending;
        if group.is_empty() {
            if last {
                return;
            }
            continue;
        }
        state.writing = group.iter().map(|(key, _)| key.clone()).collect();
        drop(state);
        let mut outcomes = Outcomes::default();
        let failed = write_together(journal, group, &mut outcomes);
        if !failed.full.is_empty() {
            outcomes.note(Err(StoreError::Full));
        }
        state = shared.state();
        state.writing.clear();
        state.owed.extend(failed.full.into_iter().chain(failed.other));
        state.outcomes.add(outcomes);
        shared.changed.notify_all();
        if last && state.waiting.is_empty() {
            return;
        }
    }
}

//! Writing beside the frame: a thread of its own writes what has come since it wrote last, all of it together. Of a text that is written
//! again before its turn has come only the latest is written.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use bevy::log::warn;

use super::journal::Journal;
use super::{Outcomes, StoreError, Write, write_together};

/// After this long, what could not be written is tried again even if nothing else is to be written: a full disk may have room now.
const TRY_AGAIN: Duration = Duration::from_secs(30);

#[derive(Default)]
struct State {
    waiting: Vec<Write>,
    /// The keys of what is being written.
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

    /// Waits until there is more to write; or, where something could not be written, until it is time to try again: then `true`.
    fn wait_for_more<'a>(&self, state: MutexGuard<'a, State>) -> (MutexGuard<'a, State>, bool) {
        if state.owed.is_empty() {
            return (self.wait(state), false);
        }
        let waited = self.changed.wait_timeout(state, TRY_AGAIN);
        let (state, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
        (state, timeout.timed_out())
    }
}

/// What is to be written. It is when this is dropped.
pub(super) struct Queue {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl Queue {
    /// Starts to write onto a shelf; `None` where the system gives no thread.
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

    /// Hands over texts that belong together.
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

    /// Waits until what is to be written under a key is.
    pub(super) fn finish_one(&self, key: &str) {
        let mut state = self.shared.state();
        while state.writing.iter().any(|other| other == key) || state.waiting.iter().any(|(other, _)| other == key) {
            state = self.shared.wait(state);
        }
    }

    pub(super) fn busy(&self) -> bool {
        self.shared.state().busy()
    }

    /// Drops failed writes under these keys: what was written elsewhere is newer.
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
            // It has nothing to say that is not in the state.
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

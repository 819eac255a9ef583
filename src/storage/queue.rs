//! Writing beside the frame: a thread of its own writes what has come since it wrote last, all of it together. Of a text that is written
//! again before its turn has come only the latest is written.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use bevy::log::warn;

use super::journal::Journal;
use super::{Outcomes, StoreError, Write, write_together};

#[derive(Default)]
struct State {
    waiting: Vec<Write>,
    /// The keys of what is being written.
    writing: Vec<String>,
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
    loop {
        let group = std::mem::take(&mut state.waiting);
        if group.is_empty() {
            if state.ending {
                return;
            }
            state = shared.wait(state);
            continue;
        }
        state.writing = group.iter().map(|(key, _)| key.clone()).collect();
        drop(state);
        let mut outcomes = Outcomes::default();
        if !write_together(journal, group, &mut outcomes).is_empty() {
            outcomes.note(Err(StoreError::Full));
        }
        state = shared.state();
        state.writing.clear();
        state.outcomes.add(outcomes);
        shared.changed.notify_all();
    }
}

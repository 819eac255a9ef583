//! Writing beside the frame: a thread of its own writes one text after the other, in order. Of a text that is written again before its
//! turn has come only the latest is written.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use bevy::log::warn;

use super::{Outcomes, Shelf, Write, apply};

#[derive(Default)]
struct State {
    waiting: VecDeque<Write>,
    /// What is being written.
    writing: Option<String>,
    ending: bool,
    outcomes: Outcomes,
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
    pub(super) fn start(shelf: &Arc<dyn Shelf>) -> Option<Queue> {
        let shared = Arc::new(Shared::default());
        let (of_thread, shelf) = (shared.clone(), shelf.clone());
        let started = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || work(&of_thread, &*shelf));
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

    pub(super) fn push(&self, key: &str, text: Option<String>) {
        let mut state = self.shared.state();
        state.waiting.retain(|(other, _)| other != key);
        state.waiting.push_back((key.to_owned(), text));
        self.shared.changed.notify_all();
    }

    pub(super) fn finish(&self) {
        let mut state = self.shared.state();
        while state.writing.is_some() || !state.waiting.is_empty() {
            state = self.shared.wait(state);
        }
    }

    /// Waits until what is to be written under a key is.
    pub(super) fn finish_one(&self, key: &str) {
        let mut state = self.shared.state();
        while state.writing.as_deref() == Some(key) || state.waiting.iter().any(|(other, _)| other == key) {
            state = self.shared.wait(state);
        }
    }

    pub(super) fn busy(&self) -> bool {
        let state = self.shared.state();
        state.writing.is_some() || !state.waiting.is_empty()
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
fn work(shared: &Shared, shelf: &dyn Shelf) {
    let mut state = shared.state();
    loop {
        let Some((key, text)) = state.waiting.pop_front() else {
            if state.ending {
                return;
            }
            state = shared.wait(state);
            continue;
        };
        state.writing = Some(key.clone());
        drop(state);
        let written = apply(shelf, &key, text.as_deref());
        state = shared.state();
        state.writing = None;
        state.outcomes.note(written);
        shared.changed.notify_all();
    }
}

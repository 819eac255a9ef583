//! Errors of entries, which only a developer can fix.

use std::cell::RefCell;
use std::sync::Once;

use unic_langid::LanguageIdentifier;

thread_local! {
    /// Latest errors of this thread, for the checks.
    static FAULTS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Maximum number of errors kept for the checks.
const MAX_FAULTS: usize = 100;

/// Reports the errors of a language, which only a developer can fix. Logs the first one.
pub(crate) fn report<E: ToString>(language: &LanguageIdentifier, errors: impl IntoIterator<Item = E>) {
    static LOGGED: Once = Once::new();
    for error in errors {
        let error = error.to_string();
        LOGGED.call_once(|| tracing::warn!("The language {language}: {error}"));
        FAULTS.with_borrow_mut(|faults| {
            if faults.len() < MAX_FAULTS {
                faults.push(error);
            }
        });
    }
}

/// Takes the errors that formatting has reported on this thread: for tests.
pub fn take_faults() -> Vec<String> {
    FAULTS.take()
}

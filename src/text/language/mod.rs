//! The language of the game's texts. The languages themselves are in `spades_words`.
//!
//! `docs/WORDS.md` explains how to add an entry, `docs/TRANSLATING.md` how to add a language.

use spades_words::Arg;

pub use spades_words::language::{changes, current, speak};
pub use spades_words::{Language, unmarked};

/// Returns a noun in a given form in the current language.
pub(crate) fn form(noun: impl Into<Arg>, form: &str) -> String {
    current().form(&noun.into(), form)
}

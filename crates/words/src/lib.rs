//! Every text that a player reads or hears, without a display: an entry of `assets/i18n` with its arguments, and the languages that format
//! it. Rust contains no words for players; `docs/TRANSLATING.md` explains how to add an entry, an argument or a language.

mod faults;
mod figures;
mod functions;
pub mod language;
mod names;
mod pseudo;
mod who;
mod words;

pub use faults::take_faults;
pub use figures::Figures;
pub use language::Language;
pub use who::{SideWho, Who};
pub use words::{Arg, Format, Month, Number, SLOT, Words, kebab};

/// Returns an error text of the system or another program without its final full stops, to be embedded in a sentence.
#[must_use]
pub fn clause(foreign: &str) -> &str {
    foreign.trim_end_matches(|c: char| c == '.' || c.is_whitespace())
}

/// Returns a text without its bidirectional marks, for screen readers and the clipboard.
#[must_use]
pub fn unmarked(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}', '\u{200f}'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn foreign_sentences_lose_their_full_stop() {
        assert_eq!(clause("No such file."), "No such file");
        assert_eq!(clause("bad data .. \n"), "bad data");
    }
}

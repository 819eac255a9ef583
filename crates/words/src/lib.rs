//! Every text that a player reads or hears, without a display: an entry of `assets/i18n` with its arguments, and the languages that format
//! it. Rust contains no words for players; `docs/WORDS.md` explains how to add an entry, `docs/TRANSLATING.md` how to add a language.

mod faults;
mod figures;
mod functions;
pub mod language;
mod languages;
mod names;
mod pseudo;
mod stock;
mod who;
mod width;
mod words;

pub use faults::take_faults;
pub use figures::Figures;
pub use language::Language;
pub use languages::LanguageTag;
pub use pseudo::Pseudo;
pub use stock::StockName;
pub use who::{SideWho, Who};
pub use width::{start, width};
pub use words::{Arg, Format, Month, Number, SLOT, Words, kebab, variant};

/// Returns an error text of the system or another program without its final full stops, to be embedded in a sentence.
#[must_use]
pub fn clause(foreign: &str) -> &str {
    foreign.trim_end_matches(|c: char| c == '.' || c.is_whitespace())
}

/// Returns the key by which texts are in alphabetical order: lowercase, and letters without their accents.
#[must_use]
pub fn sort_key(text: &str) -> String {
    /// Letters with their accented forms.
    const ACCENTED: &[(&str, &str)] = &[
        ("a", "áàâäãå"),
        ("ae", "æ"),
        ("c", "ç"),
        ("e", "éèêë"),
        ("i", "íìîï"),
        ("n", "ñ"),
        ("o", "óòôöõø"),
        ("oe", "œ"),
        ("ss", "ß"),
        ("u", "úùûü"),
        ("y", "ýÿ"),
    ];
    let mut key = String::with_capacity(text.len());
    for letter in unmarked(text).to_lowercase().chars() {
        match ACCENTED.iter().find(|(_, accented)| accented.contains(letter)) {
            Some((plain, _)) => key.push_str(plain),
            None => key.push(letter),
        }
    }
    key
}

/// Returns a text without its bidirectional marks, for screen readers and the clipboard.
#[must_use]
pub fn unmarked(text: &str) -> String {
    text.replace(
        [
            '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{200e}', '\u{200f}', '\u{61c}',
        ],
        "",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_do_not_change_the_order() {
        let mut terms = ["Zeta", "Überstich", "Éteint", "Fin", "Trumpf"];
        terms.sort_by_cached_key(|term| sort_key(term));
        assert_eq!(terms, ["Éteint", "Fin", "Trumpf", "Überstich", "Zeta"]);
        assert_eq!(sort_key("Œuf"), "oeuf");
    }

    #[test]
    fn foreign_sentences_lose_their_full_stop() {
        assert_eq!(clause("No such file."), "No such file");
        assert_eq!(clause("bad data .. \n"), "bad data");
    }
}

//! Every string that a player reads or hears, as typed messages.
//!
//! A message is a whole sentence or caption with typed arguments. Its words are in `assets/i18n`, and so is the grammar: [`language`]
//! formats them, and `docs/TRANSLATING.md` explains how to add a message. Code never compares texts. Each area has one file with its
//! messages.
//!
//! - A sentence is one message, never assembled from fragments.
//! - A sentence ends with a full stop; a caption doesn't.

pub mod achievements;
pub mod areas;
pub mod backup;
pub mod bidding;
pub mod captions;
pub mod card_info;
pub mod cards;
pub mod coach;
pub mod course;
pub mod curtain;
pub mod custom_rules;
pub mod daily;
pub mod dates;
pub mod deal_codes;
pub mod deeds;
pub mod drawable;
pub mod elsewhere;
pub mod facing;
pub mod fair_deal;
pub mod glossary;
pub mod help;
pub mod history;
mod illegal;
pub mod keys;
pub mod known;
pub mod language;
pub mod learning;
mod levels;
#[cfg(test)]
mod literals;
pub mod loading;
pub mod matches;
pub mod mistakes;
pub mod names;
pub mod notices;
pub mod number;
pub mod overlays;
pub mod personas;
pub mod piles;
pub mod plates;
pub mod presets;
pub mod questions;
pub mod reasons;
pub mod renege_claims;
pub mod replay;
pub mod result;
pub mod round;
pub mod round_story;
pub mod rule_sets;
pub mod rules_errors;
pub mod rules_summary;
pub mod settings;
pub mod setup;
pub mod spoken;
pub mod startup;
pub mod statistics;
pub mod this_match;
pub mod title;
pub mod tools;
pub mod trend;
pub mod trick_note;
pub mod turn_line;

use std::fmt::Debug;
use std::sync::Arc;

use language::{Argument, Language};

/// A text that a player reads or hears.
pub trait Phrase: Debug {
    /// Returns the words in the current language.
    fn text(&self) -> String;

    /// Returns its language-independent key: "next-round" for `NextRound`, "bid-5" for `Bid(5)`, made of the variant's name and its
    /// arguments. A widget's `Name` is the key of its label, and tests find the widget by it.
    fn key(&self) -> String {
        kebab(&format!("{self:?}"))
    }

    /// Returns the message to keep, so that the display can format it again after a change of language. `None` for a text that is the
    /// same in every language.
    fn live(&self) -> Option<Live> {
        None
    }
}

/// A stored message, to be formatted in any language.
pub type Live = Arc<dyn Said + Send + Sync>;

/// A message that formats itself in a given language.
pub trait Said: Debug {
    /// Returns the words in this language.
    fn said(&self, language: &Language) -> String;
}

impl<A: Argument + Debug> Said for A {
    fn said(&self, language: &Language) -> String {
        language::plain(self, language)
    }
}

impl<P: Phrase + ?Sized> Phrase for &P {
    fn text(&self) -> String {
        (**self).text()
    }

    fn key(&self) -> String {
        (**self).key()
    }

    fn live(&self) -> Option<Live> {
        (**self).live()
    }
}

impl<P: Phrase + ?Sized> Phrase for Box<P> {
    fn text(&self) -> String {
        (**self).text()
    }

    fn key(&self) -> String {
        (**self).key()
    }

    fn live(&self) -> Option<Live> {
        (**self).live()
    }
}

/// An optional message; `None` is the empty text.
impl<P: Phrase> Phrase for Option<P> {
    fn text(&self) -> String {
        self.as_ref().map_or_else(String::new, Phrase::text)
    }

    fn live(&self) -> Option<Live> {
        self.as_ref().and_then(Phrase::live)
    }
}

/// The empty text, for a label that is filled in later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blank;

impl Phrase for Blank {
    fn text(&self) -> String {
        String::new()
    }
}

/// A text that is the same in every language: a name that a player entered, the version, the start of a checksum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verbatim(pub String);

impl Phrase for Verbatim {
    fn text(&self) -> String {
        self.0.clone()
    }
}

/// Returns an error text of the system or another program without its final full stops, to be embedded in a sentence.
#[must_use]
pub fn clause(foreign: &str) -> &str {
    foreign.trim_end_matches(|c: char| c == '.' || c.is_whitespace())
}

/// Converts "NextRound" to "next-round" (kebab case).
fn kebab(name: &str) -> String {
    let mut key = String::new();
    let mut before = ' ';
    for letter in name.chars() {
        let begins = letter.is_uppercase() && !before.is_uppercase() || letter.is_numeric() && !before.is_numeric();
        if letter.is_alphanumeric() {
            if !key.is_empty() && (begins || !before.is_alphanumeric()) {
                key.push('-');
            }
            key.extend(letter.to_lowercase());
        }
        before = letter;
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a text without its glossary marks.
    pub(super) fn unmarked(text: &str) -> String {
        glossary::runs(text, &mut Vec::new())
            .iter()
            .map(|run| run.text)
            .collect()
    }

    /// Asserts that a text consists of whole sentences.
    pub(super) fn is_a_sentence(text: &str) {
        let text = unmarked(text);
        assert!(
            text.len() > 10 && text.ends_with(['.', '?', ')']) && !text.contains(".."),
            "{text}"
        );
        assert!(
            !text.contains("  ") && !text.contains(" .") && !text.contains(" ,"),
            "{text}"
        );
        assert!(
            text.split(". ")
                .all(|one| one.starts_with(|first: char| first.is_uppercase() || first.is_numeric() || first == '(')),
            "{text}"
        );
    }

    #[test]
    fn keys_are_made_of_names_and_arguments() {
        for (name, key) in [
            ("NextRound", "next-round"),
            ("Bid(5)", "bid-5"),
            ("Target { points: 300 }", "target-points-300"),
            ("Level(Expert)", "level-expert"),
            ("Preset(OpenDraft)", "preset-open-draft"),
        ] {
            assert_eq!(kebab(name), key);
        }
    }

    #[test]
    fn foreign_sentences_lose_their_full_stop() {
        assert_eq!(clause("No such file."), "No such file");
        assert_eq!(clause("bad data .. \n"), "bad data");
    }
}

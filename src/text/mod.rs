//! Every string that a player reads or hears, as typed phrases.
//!
//! A phrase is a whole sentence or caption with typed arguments. Its words are in `assets/i18n`, where the grammar is decided, too:
//! [`language`] puts them together, and `docs/TRANSLATING.md` says how a message is added. Nothing anywhere compares a text. Each area
//! has a file with its messages.
//!
//! - A sentence is whole, never put together from pieces of others.
//! - A sentence ends with a full stop where it stands as a sentence, and not where it is a caption.

pub mod achievements;
pub mod areas;
pub mod bidding;
pub mod captions;
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
pub mod exchange;
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
pub mod telling;
pub mod this_match;
pub mod title;
pub mod tools;
pub mod trend;
pub mod trick_note;
pub mod turn_line;

use std::fmt::Debug;
use std::sync::Arc;

use language::{Argument, Language};

/// Something that a player reads or hears.
pub trait Phrase: Debug {
    /// In words of the language that is spoken.
    fn text(&self) -> String;

    /// What it is called in the program, whatever the language: "next-round" for `NextRound`, "bid-5" for `Bid(5)`. It is made of the
    /// variant's name and its arguments. A widget's `Name` is the key of its label, and tests find the widget by it.
    fn key(&self) -> String {
        kebab(&format!("{self:?}"))
    }

    /// The phrase for what shows it to keep, so that it can be said again in another language. None of what is the same in all of
    /// them.
    fn live(&self) -> Option<Live> {
        None
    }
}

/// A message that is kept, to be said in any language.
pub type Live = Arc<dyn Said + Send + Sync>;

/// Says itself in a language.
pub trait Said: Debug {
    /// In words of this language.
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

/// Something that may have nothing to say.
impl<P: Phrase> Phrase for Option<P> {
    fn text(&self) -> String {
        self.as_ref().map_or_else(String::new, Phrase::text)
    }

    fn live(&self) -> Option<Live> {
        self.as_ref().and_then(Phrase::live)
    }
}

/// No text: for one that is filled in later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blank;

impl Phrase for Blank {
    fn text(&self) -> String {
        String::new()
    }
}

/// What is the same in every language: a name that somebody typed, the version, the start of a checksum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verbatim(pub String);

impl Phrase for Verbatim {
    fn text(&self) -> String {
        self.0.clone()
    }
}

/// What a system or another program says, to stand inside a sentence: without full stops at its end.
#[must_use]
pub fn clause(foreign: &str) -> &str {
    foreign.trim_end_matches(|c: char| c == '.' || c.is_whitespace())
}

/// "NextRound" to "next-round": small words with hyphens between.
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

    /// A text without the marks of its terms.
    pub(super) fn unmarked(text: &str) -> String {
        glossary::runs(text, &mut Vec::new())
            .iter()
            .map(|run| run.text)
            .collect()
    }

    /// Checks that a text is made of whole sentences.
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

//! Every string that a player reads or hears, as typed messages.
//!
//! A message is a whole sentence or caption with typed arguments. Its words are in `assets/i18n`, and so is the grammar: [`language`]
//! formats them, and `docs/WORDS.md` explains how to add a message. Code never compares texts. Each area has one file with its
//! messages.
//!
//! - A sentence is one message, never assembled from fragments.
//! - A sentence ends with a full stop; a caption doesn't.

pub mod achievements;
pub mod areas;
pub mod backup;
pub mod bidding;
pub mod card_info;
pub mod cards;
pub mod coach;
pub mod course;
pub mod curtain;
pub mod custom_rules;
pub mod daily;
pub mod deal_codes;
pub mod deeds;
pub mod drawable;
pub mod facing;
pub mod fair_deal;
pub mod glossary;
pub mod headlines;
pub mod help;
pub mod history;
mod illegal;
pub mod keys;
pub mod language;
pub mod learning;
pub mod lesson;
#[cfg(test)]
mod literals;
pub mod loading;
pub mod luck;
pub mod matches;
pub mod mistakes;
pub mod names;
pub mod notices;
pub mod number;
pub mod overlays;
pub mod personas;
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
pub mod settings;
pub mod setup;
pub mod spoken;
pub mod statistics;
pub mod this_match;
pub mod title;
pub mod tools;
pub mod trend;

use std::fmt::Debug;

pub(crate) use spades_words::variant;
pub use spades_words::{Words, clause};

use spades_words::kebab;

/// A text that a player reads or hears.
pub trait Phrase: Debug {
    /// Returns the words, to be formatted in any language.
    fn words(&self) -> Words;

    /// Returns the text in the current language.
    fn text(&self) -> String {
        self.words().text()
    }

    /// Returns its language-independent key: "next-round" for `NextRound`, "bid-5" for `Bid(5)`, made of the variant's name and its
    /// arguments. A widget's `Name` is the key of its label, and tests find the widget by it.
    fn key(&self) -> String {
        kebab(&format!("{self:?}"))
    }
}

impl Phrase for Words {
    fn words(&self) -> Words {
        self.clone()
    }

    fn key(&self) -> String {
        Words::key(self)
    }
}

impl<P: Phrase + ?Sized> Phrase for &P {
    fn words(&self) -> Words {
        (**self).words()
    }

    fn key(&self) -> String {
        (**self).key()
    }
}

impl<P: Phrase + ?Sized> Phrase for Box<P> {
    fn words(&self) -> Words {
        (**self).words()
    }

    fn key(&self) -> String {
        (**self).key()
    }
}

/// An optional message; `None` is the empty text.
impl<P: Phrase> Phrase for Option<P> {
    fn words(&self) -> Words {
        self.as_ref().map_or(Words::NONE, Phrase::words)
    }
}

/// The empty text, for a label that is filled in later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blank;

impl Phrase for Blank {
    fn words(&self) -> Words {
        Words::NONE
    }
}

/// A text that is the same in every language: a name that a player entered, the version, the start of a checksum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verbatim(pub String);

impl Phrase for Verbatim {
    fn words(&self) -> Words {
        Words::verbatim(&self.0)
    }
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
}

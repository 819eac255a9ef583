//! A text for players before it is formatted: the entry and its arguments.

use std::borrow::Cow;

use crate::Arg;
use crate::language::{self, Language};

/// A text that a player reads or hears, to be formatted in any language. The functions that return one are generated from the entries of
/// `assets/i18n/en`: `say::turn_line::took(who)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// Id of the entry; empty for text that is the same in every language, which is the only argument.
    id: Cow<'static, str>,
    /// The entry's attribute to use instead of its text.
    attribute: Option<&'static str>,
    key: Cow<'static, str>,
    /// `true` if the arguments don't belong to the key.
    key_is_whole: bool,
    args: Vec<(&'static str, Arg)>,
    piece: Piece,
}

/// The part of a text that is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    Whole,
    BeforeSlot,
    AfterSlot,
}

/// Placeholder of a picture in a text: the argument in whose place a card is drawn.
pub const SLOT: &str = "\u{fffc}";

impl Words {
    /// The empty text, for a label that is filled in later.
    pub const NONE: Words = Words::of("", "blank");

    /// Returns the words of an entry without arguments.
    #[must_use]
    pub const fn of(id: &'static str, key: &'static str) -> Words {
        Words {
            id: Cow::Borrowed(id),
            attribute: None,
            key: Cow::Borrowed(key),
            key_is_whole: false,
            args: Vec::new(),
            piece: Piece::Whole,
        }
    }

    /// Returns the words of an entry whose id is computed, for data that refers to entries, such as lessons. Its key is the id.
    #[must_use]
    pub fn of_data(id: String) -> Words {
        let key = id.clone().into();
        Words {
            id: id.into(),
            key,
            ..Words::of("", "")
        }
    }

    /// Returns text that is the same in every language: a name that a player entered, the version, the start of a checksum.
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Words {
        Words::of("", "verbatim").with("text", Arg::Text(text.into()))
    }

    /// Returns a noun or a number without a sentence: a name on a plate, a score.
    #[must_use]
    pub fn alone(argument: impl Into<Arg>) -> Words {
        Words::of("", "alone").with("text", argument.into())
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Arg) -> Words {
        self.args.push((name, argument));
        self
    }

    /// Uses an attribute of the entry instead of its text.
    #[must_use]
    pub const fn attribute(mut self, name: &'static str) -> Words {
        self.attribute = Some(name);
        self
    }

    /// Keeps what is before the [`SLOT`], or all of it without one.
    #[must_use]
    pub const fn before_slot(mut self) -> Words {
        self.piece = Piece::BeforeSlot;
        self
    }

    /// Keeps what is after the [`SLOT`].
    #[must_use]
    pub const fn after_slot(mut self) -> Words {
        self.piece = Piece::AfterSlot;
        self
    }

    /// Cuts a formatted text to the part that is meant.
    pub(crate) fn cut(&self, text: String) -> String {
        match (self.piece, text.split_once(SLOT)) {
            (Piece::Whole, _) | (Piece::BeforeSlot, None) => text,
            (Piece::BeforeSlot, Some((before, _))) => before.trim().to_owned(),
            (Piece::AfterSlot, Some((_, after))) => after.trim().to_owned(),
            (Piece::AfterSlot, None) => String::new(),
        }
    }

    /// Replaces the whole key, so that it has no arguments.
    #[must_use]
    pub fn keyed(mut self, key: impl Into<Cow<'static, str>>) -> Words {
        self.key = key.into();
        self.key_is_whole = true;
        self
    }

    /// Returns the text in the current language.
    #[must_use]
    pub fn text(&self) -> String {
        language::current().format(self)
    }

    /// Returns the text in a given language.
    #[must_use]
    pub fn text_in(&self, language: &Language) -> String {
        language.format(self)
    }

    /// Returns the language-independent key: "next-round", "bid-5", made of the entry's name and its arguments. A widget's `Name` is the
    /// key of its label, and tests find the widget by it.
    #[must_use]
    pub fn key(&self) -> String {
        if self.key_is_whole {
            return self.key.clone().into_owned();
        }
        let mut key = self.key.clone().into_owned();
        for (_, argument) in &self.args {
            key.push(' ');
            key.push_str(&argument.key());
        }
        kebab(&key)
    }

    /// Returns the word by which a sentence that has these words as an argument can select: "expert" for `level-expert`.
    pub(crate) fn kind(&self) -> &str {
        &self.key
    }

    /// Returns the id of the entry.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    pub(crate) const fn attribute_name(&self) -> Option<&'static str> {
        self.attribute
    }

    pub(crate) fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

impl From<&Words> for Words {
    fn from(words: &Words) -> Words {
        words.clone()
    }
}

/// Converts "NextRound" to "next-round" (kebab case).
#[must_use]
pub fn kebab(name: &str) -> String {
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
        let bid = Words::of("bidding-bid", "bid").with("count", 5_u8.into());
        assert_eq!(bid.key(), "bid-5");
        assert_eq!(bid.keyed("bid").key(), "bid");
    }
}

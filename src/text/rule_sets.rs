//! The player's own sets of rules: their names, what can be done with them, and what came of it.

use spades_messages_derive::Message;
use spades_rules::{RulesError, RulesFileError};

use super::Phrase;
use super::language::said_as;
use super::notices::NotSaved;

/// What a set is called that nobody has named.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum SetName {
    /// The first one.
    First,
    /// Another one, by its number.
    #[message(args(number))]
    Numbered(usize),
    /// A copy.
    #[message(args(name))]
    CopyOf(String),
}

/// A place in the list of sets; what is in it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetPlace(pub usize);

impl Phrase for SetPlace {
    fn text(&self) -> String {
        String::new()
    }
}

/// What stands around the list of sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key_with = sets_key)]
pub enum Sets {
    /// The list.
    YourSets,
    /// Opens the editor.
    Edit,
    /// A new set.
    New,
    /// Another one like the chosen one.
    Copy,
    /// Removes the chosen one.
    Delete,
    /// What the name's field is called.
    NameOfTheSet,
    /// Puts the chosen one into the clipboard.
    CopyAsText,
    /// Reads one from the clipboard.
    PasteText,
    /// Writes the chosen one to a file.
    SaveAsFile,
    /// Reads the files in the folder of rules.
    ReadFiles,
    /// How else a file can be read.
    OrDropFiles,
}

/// "Delete" and "Copy" stand elsewhere too.
fn sets_key(sets: &Sets) -> String {
    format!("sets-{}", super::kebab(&format!("{sets:?}")))
}

/// Takes back that a set was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(args(name), key = "restore-set")]
pub struct RestoreSet(pub String);

/// What came of reading or writing a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// It is in the clipboard.
    Copied(String),
    /// It is in a file.
    Saved {
        /// What the set is called.
        name: String,
        /// Where.
        place: String,
    },
    /// It was read.
    Added(String),
    /// No file is in the folder that is not there as a set already.
    NoFiles {
        /// The folder.
        place: String,
    },
    /// A set with this name and these rules is there already.
    Known(String),
    /// There is no room for another.
    NoRoom(usize),
    /// The clipboard cannot be read or written.
    NoClipboard(String),
    /// A file cannot be read or written.
    NoFile(NotSaved),
    /// A text holds no rules.
    Refused {
        /// The file; `None`: the clipboard.
        from: Option<String>,
        /// Where and why.
        why: RulesFileError,
    },
}

/// The same in words.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "set-exchange")]
pub(super) enum ExchangeWords {
    #[message(args(name))]
    Copied(String),
    Saved {
        name: String,
        place: String,
    },
    #[message(args(name))]
    Added(String),
    NoFiles {
        place: String,
    },
    #[message(args(name))]
    Known(String),
    NoRoom(usize),
    NoClipboard(String),
    NoFile(String),
    NoFilesHere,
    /// A text holds no rules; without a file it is that of the clipboard.
    NoRules {
        file: Option<String>,
        why: String,
    },
    FieldMissing {
        file: Option<String>,
        field: String,
    },
    FieldWrong {
        file: Option<String>,
        field: String,
        why: RulesError,
    },
}

impl From<&Exchange> for ExchangeWords {
    fn from(told: &Exchange) -> ExchangeWords {
        match told.clone() {
            Exchange::Copied(name) => ExchangeWords::Copied(name),
            Exchange::Saved { name, place } => ExchangeWords::Saved { name, place },
            Exchange::Added(name) => ExchangeWords::Added(name),
            Exchange::NoFiles { place } => ExchangeWords::NoFiles { place },
            Exchange::Known(name) => ExchangeWords::Known(name),
            Exchange::NoRoom(most) => ExchangeWords::NoRoom(most),
            Exchange::NoClipboard(why) => ExchangeWords::NoClipboard(why),
            Exchange::NoFile(NotSaved::Other(why)) => ExchangeWords::NoFile(why),
            Exchange::NoFile(NotSaved::Forbidden | NotSaved::Full | NotSaved::NotOurs(_)) => ExchangeWords::NoFilesHere,
            Exchange::Refused { from: file, why } => match why {
                RulesFileError::Read(why) => ExchangeWords::NoRules { file, why },
                RulesFileError::Missing(field) => ExchangeWords::FieldMissing {
                    file,
                    field: field.to_owned(),
                },
                RulesFileError::Rules(why) => ExchangeWords::FieldWrong {
                    file,
                    field: why.field().to_owned(),
                    why,
                },
            },
        }
    }
}

said_as!(Exchange, ExchangeWords);

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

    #[test]
    fn whatever_comes_of_it_is_told_in_a_sentence() {
        let name = || "House rules".to_owned();
        for from in [None, Some("House.toml".to_owned())] {
            for why in [
                RulesFileError::Read("line 3, column 2: unknown field.".into()),
                RulesFileError::Missing("players"),
                RulesFileError::Rules(RulesError::TwoNeedDraft),
            ] {
                let told = Exchange::Refused {
                    from: from.clone(),
                    why: why.clone(),
                }
                .text();
                is_a_sentence(&told);
                let place = match why {
                    RulesFileError::Read(_) => "line 3",
                    RulesFileError::Missing(_) => "players",
                    RulesFileError::Rules(_) => "hands",
                };
                assert!(told.contains(place), "{told}");
            }
        }
        for told in [
            Exchange::Copied(name()),
            Exchange::Saved {
                name: name(),
                place: "House rules.toml".into(),
            },
            Exchange::Added(name()),
            Exchange::Known(name()),
            Exchange::NoRoom(24),
            Exchange::NoClipboard("it is locked.".into()),
            Exchange::NoFile(NotSaved::Forbidden),
            Exchange::NoFile(NotSaved::Other("no such file".into())),
        ] {
            is_a_sentence(&told.text());
        }
    }
}

//! The player's own rule sets: their names, actions on them, and the results.

use spades_messages_derive::Message;
use spades_rules::{RulesError, RulesFileError};

use super::language::said_as;
use super::notices::NotSaved;
use super::{Phrase, Words};

/// Default name of a rule set.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum SetName {
    /// Name of the first set.
    First,
    /// Name of a further set, by its number.
    #[message(args(number))]
    Numbered(usize),
    /// Name of a copy.
    #[message(args(name))]
    CopyOf(String),
}

/// Position in the list of sets, independent of the set there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetPlace(pub usize);

impl Phrase for SetPlace {
    fn words(&self) -> Words {
        Words::NONE
    }
}

/// Texts around the list of sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key_with = sets_key)]
pub enum Sets {
    /// Heading of the list.
    YourSets,
    /// Button that opens the editor.
    Edit,
    /// Button that creates a set.
    New,
    /// Button that duplicates the selected set.
    Copy,
    /// Button that deletes the selected set.
    Delete,
    /// Label of the name field.
    NameOfTheSet,
    /// Button that copies the selected set to the clipboard.
    CopyAsText,
    /// Button that pastes a set from the clipboard.
    PasteText,
    /// Button that saves the selected set to a file.
    SaveAsFile,
    /// Button that imports the files in the rules folder.
    ReadFiles,
    /// Says that rules files can be dropped here.
    OrDropFiles,
}

/// Returns a key with a prefix, as other messages are also called "Delete" and "Copy".
fn sets_key(sets: &Sets) -> String {
    format!("sets-{}", spades_words::kebab(&format!("{sets:?}")))
}

/// Button that restores a deleted set of this name.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(args(name), key = "restore-set")]
pub struct RestoreSet(pub String);

/// Result of importing or exporting a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// The set of this name is in the clipboard.
    Copied(String),
    /// The set is saved in a file.
    Saved {
        /// Name of the set.
        name: String,
        /// Path of the file.
        place: String,
    },
    /// A set of this name was imported.
    Added(String),
    /// The folder contains no new rules files.
    NoFiles {
        /// Path of the folder.
        place: String,
    },
    /// An identical set of this name already exists.
    Known(String),
    /// The maximum number of sets is reached.
    NoRoom(usize),
    /// The clipboard can't be read or written; the system's message.
    NoClipboard(String),
    /// A file can't be read or written.
    NoFile(NotSaved),
    /// A text contains no valid rules.
    Refused {
        /// Name of the file; `None` for the clipboard.
        from: Option<String>,
        /// Location and reason of the fault.
        why: RulesFileError,
    },
}

/// The result as a message.
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
    /// A text contains no valid rules; it is from the clipboard if `file` is `None`.
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
    fn from(exchange: &Exchange) -> ExchangeWords {
        match exchange.clone() {
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
    use spades_rules::{HandBuilding, Preset};

    use super::super::tests::is_a_sentence;
    use super::*;

    #[test]
    fn whatever_comes_of_it_is_told_in_a_sentence() {
        let name = || "House rules".to_owned();
        let mut dealt = Preset::OpenDraft.rules();
        dealt.hands = HandBuilding::Deal;
        let dealt_to_two = dealt.validate().unwrap_err();
        for from in [None, Some("House.toml".to_owned())] {
            for why in [
                RulesFileError::Read("line 3, column 2: unknown field.".into()),
                RulesFileError::Missing("players"),
                RulesFileError::Rules(dealt_to_two),
            ] {
                let notice = Exchange::Refused {
                    from: from.clone(),
                    why: why.clone(),
                }
                .text();
                is_a_sentence(&notice);
                let place = match why {
                    RulesFileError::Read(_) => "line 3",
                    RulesFileError::Missing(_) => "players",
                    RulesFileError::Rules(_) => "hands",
                };
                assert!(notice.contains(place), "{notice}");
            }
        }
        for notice in [
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
            is_a_sentence(&notice.text());
        }
    }
}

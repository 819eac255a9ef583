//! The player's own sets of rules: their names, what can be done with them, and what came of it.

use spades_rules::RulesFileError;

use super::notices::NotSaved;
use super::{Phrase, clause};

/// What a set is called that nobody has named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetName {
    /// The first one.
    First,
    /// Another one, by its number.
    Numbered(usize),
    /// A copy.
    CopyOf(String),
}

impl Phrase for SetName {
    fn text(&self) -> String {
        match self {
            SetName::First => "My rules".to_owned(),
            SetName::Numbered(number) => format!("Rules {number}"),
            SetName::CopyOf(name) => format!("Copy of {name}"),
        }
    }
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for Sets {
    fn text(&self) -> String {
        match self {
            Sets::YourSets => "Your sets of rules",
            Sets::Edit => "Edit",
            Sets::New => "New",
            Sets::Copy => "Duplicate",
            Sets::Delete => "Delete",
            Sets::NameOfTheSet => "Name",
            Sets::CopyAsText => "Copy as text",
            Sets::PasteText => "Paste text",
            Sets::SaveAsFile => "Save as file",
            Sets::ReadFiles => "Read files",
            Sets::OrDropFiles => "A file with rules can also be dropped on this page.",
        }
        .to_owned()
    }

    fn key(&self) -> String {
        // "Delete" and "Copy" stand elsewhere too.
        format!("sets-{}", super::kebab(&format!("{self:?}")))
    }
}

/// Takes back that a set was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestoreSet(pub String);

impl Phrase for RestoreSet {
    fn text(&self) -> String {
        format!("Undo: restore {}", self.0)
    }

    fn key(&self) -> String {
        "restore-set".to_owned()
    }
}

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

impl Phrase for Exchange {
    fn text(&self) -> String {
        match self {
            Exchange::Copied(name) => format!("{name} is in the clipboard, as the text of a rules file."),
            Exchange::Saved { name, place } => format!("{name} is saved as {place}."),
            Exchange::Added(name) => format!("{name} is among your sets now."),
            Exchange::NoFiles { place } => format!("There is no new file with rules in {place}."),
            Exchange::Known(name) => format!("{name} is among your sets already."),
            Exchange::NoRoom(most) => format!("There are {most} sets, and there is no room for more."),
            Exchange::NoClipboard(why) => format!("The clipboard refuses: {}.", clause(why)),
            Exchange::NoFile(NotSaved::Other(why)) => format!("The file cannot be used: {}.", clause(why)),
            Exchange::NoFile(NotSaved::Forbidden | NotSaved::Full | NotSaved::NotOurs(_)) => {
                "Files cannot be used here.".to_owned()
            }
            Exchange::Refused { from: None, why } => match why {
                RulesFileError::Read(why) => format!("The text in the clipboard holds no rules: {}.", clause(why)),
                RulesFileError::Missing(field) => {
                    format!(
                        "In the text in the clipboard “{field}” is missing, and no preset to take it from is named."
                    )
                }
                RulesFileError::Rules(error) => {
                    format!(
                        "In the text in the clipboard “{}” does not fit. {}",
                        error.field(),
                        error.text()
                    )
                }
            },
            Exchange::Refused { from: Some(file), why } => match why {
                RulesFileError::Read(why) => format!("The file {file} holds no rules: {}.", clause(why)),
                RulesFileError::Missing(field) => {
                    format!("In the file {file} “{field}” is missing, and no preset to take it from is named.")
                }
                RulesFileError::Rules(error) => {
                    format!("In the file {file} “{}” does not fit. {}", error.field(), error.text())
                }
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use spades_rules::RulesError;

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

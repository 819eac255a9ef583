//! Backup of all data in one file.

use spades_archive::bundle::{BundleError, PartError};
use spades_messages_derive::Message;

use super::language::said_as;
use super::notices::NotSaved;

/// Texts of the backup in the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum OneFile {
    /// Heading.
    EverythingInOneFile,
    /// Contents of the file.
    WhatItHolds,
    /// Says that a file can be dropped on the page.
    OrDropIt,
    /// Button that exports the file.
    Export,
    /// Button that imports a file.
    Import,
    /// Reason why importing is disabled now.
    NotAtTheTable,
}

/// Result of an export or an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileTold {
    /// The file was written.
    Saved {
        /// Path of the file.
        place: String,
    },
    /// The browser downloaded the file.
    Downloaded {
        /// Name of the file.
        name: String,
    },
    /// A file was imported and merged.
    ImportSummary {
        /// Number of unfinished matches that are new, or more advanced.
        matches: usize,
        /// Number of matches of the history.
        ended: usize,
    },
    /// The file is invalid.
    Refused(BundleError),
    /// A match of the local history is unreadable; its location.
    HistoryDamaged(String),
    /// The data could not be saved.
    NotSaved(NotSaved),
    /// The file can't be opened or written; the system's message.
    NoFile(String),
    /// The player closed the dialogue without a choice.
    NoneChosen,
    /// The folder contains no backup.
    NoneThere {
        /// Path of the folder.
        place: String,
    },
}

/// The result as a message.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "file")]
pub(super) enum FileWords {
    Saved {
        place: String,
    },
    Downloaded {
        name: String,
    },
    ImportSummary {
        matches: usize,
        ended: usize,
    },
    Damaged {
        why: String,
    },
    NotOurs,
    Newer,
    /// A part of the file is invalid.
    Part {
        name: String,
        item: Option<String>,
        why: PartFault,
    },
    HistoryDamaged {
        place: String,
    },
    NoRoom,
    Forbidden,
    NewerHere {
        name: String,
    },
    NothingChanged {
        why: String,
    },
    NoFile {
        why: String,
    },
    NoneChosen,
    NoneThere {
        place: String,
    },
}

/// Reason why a part of a file is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) enum PartFault {
    Changed,
    Newer,
    Shape,
    #[message(args(why))]
    Other(String),
}

impl From<&PartError> for PartFault {
    fn from(error: &PartError) -> PartFault {
        match error {
            PartError::Digest => PartFault::Changed,
            PartError::Newer(_) => PartFault::Newer,
            PartError::Shape(why) | PartError::Owner(why) => PartFault::Other(why.clone()),
            PartError::Number | PartError::Kind | PartError::Versions(..) => PartFault::Shape,
        }
    }
}

impl From<&FileTold> for FileWords {
    fn from(told: &FileTold) -> FileWords {
        match told.clone() {
            FileTold::Saved { place } => FileWords::Saved { place },
            FileTold::Downloaded { name } => FileWords::Downloaded { name },
            FileTold::ImportSummary { matches, ended } => FileWords::ImportSummary { matches, ended },
            FileTold::Refused(BundleError::Read(why)) => FileWords::Damaged { why },
            FileTold::Refused(BundleError::Format) => FileWords::NotOurs,
            FileTold::Refused(BundleError::Version(_)) => FileWords::Newer,
            FileTold::Refused(BundleError::Part { name, item, why }) => FileWords::Part {
                name,
                item,
                why: PartFault::from(&why),
            },
            FileTold::HistoryDamaged(place) => FileWords::HistoryDamaged { place },
            FileTold::NotSaved(NotSaved::Full) => FileWords::NoRoom,
            FileTold::NotSaved(NotSaved::Forbidden) => FileWords::Forbidden,
            FileTold::NotSaved(NotSaved::NotOurs(name)) => FileWords::NewerHere { name },
            FileTold::NotSaved(NotSaved::Other(why)) => FileWords::NothingChanged { why },
            FileTold::NoFile(why) => FileWords::NoFile { why },
            FileTold::NoneChosen => FileWords::NoneChosen,
            FileTold::NoneThere { place } => FileWords::NoneThere { place },
        }
    }
}

said_as!(FileTold, FileWords);

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn whatever_comes_of_it_is_told_in_a_sentence() {
        let part = |item: Option<&str>, why| {
            FileTold::Refused(BundleError::Part {
                name: "matches".into(),
                item: item.map(String::from),
                why,
            })
        };
        for told in [
            FileTold::Saved { place: "file".into() },
            FileTold::Downloaded { name: "file".into() },
            FileTold::Refused(BundleError::Read("EOF while parsing.".into())),
            FileTold::Refused(BundleError::Format),
            FileTold::Refused(BundleError::Version(2)),
            part(None, PartError::Digest),
            part(Some("match"), PartError::Owner("action 3 is illegal".into())),
            part(None, PartError::Newer(3)),
            part(None, PartError::Kind),
            FileTold::HistoryDamaged("history-0, line 3: it was cut off".into()),
            FileTold::NotSaved(NotSaved::Full),
            FileTold::NotSaved(NotSaved::Forbidden),
            FileTold::NotSaved(NotSaved::NotOurs("statistics".into())),
            FileTold::NotSaved(NotSaved::Other("no space left on device".into())),
            FileTold::NoFile("permission denied".into()),
            FileTold::NoneThere { place: "folder".into() },
            FileTold::NoneChosen,
        ] {
            is_a_sentence(&told.text());
        }
        for matches in 0..3 {
            for ended in 0..3 {
                is_a_sentence(&FileTold::ImportSummary { matches, ended }.text());
            }
        }
        is_a_sentence(&OneFile::WhatItHolds.text());
        is_a_sentence(&OneFile::NotAtTheTable.text());
    }
}

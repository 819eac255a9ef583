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
pub enum FileNotice {
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

impl From<&FileNotice> for FileWords {
    fn from(notice: &FileNotice) -> FileWords {
        match notice.clone() {
            FileNotice::Saved { place } => FileWords::Saved { place },
            FileNotice::Downloaded { name } => FileWords::Downloaded { name },
            FileNotice::ImportSummary { matches, ended } => FileWords::ImportSummary { matches, ended },
            FileNotice::Refused(BundleError::Read(why)) => FileWords::Damaged { why },
            FileNotice::Refused(BundleError::Format) => FileWords::NotOurs,
            FileNotice::Refused(BundleError::Version(_)) => FileWords::Newer,
            FileNotice::Refused(BundleError::Part { name, item, why }) => FileWords::Part {
                name,
                item,
                why: PartFault::from(&why),
            },
            FileNotice::HistoryDamaged(place) => FileWords::HistoryDamaged { place },
            FileNotice::NotSaved(NotSaved::Full) => FileWords::NoRoom,
            FileNotice::NotSaved(NotSaved::Forbidden) => FileWords::Forbidden,
            FileNotice::NotSaved(NotSaved::NotOurs(name)) => FileWords::NewerHere { name },
            FileNotice::NotSaved(NotSaved::Other(why)) => FileWords::NothingChanged { why },
            FileNotice::NoFile(why) => FileWords::NoFile { why },
            FileNotice::NoneChosen => FileWords::NoneChosen,
            FileNotice::NoneThere { place } => FileWords::NoneThere { place },
        }
    }
}

said_as!(FileNotice, FileWords);

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn whatever_comes_of_it_is_told_in_a_sentence() {
        let part = |item: Option<&str>, why| {
            FileNotice::Refused(BundleError::Part {
                name: "matches".into(),
                item: item.map(String::from),
                why,
            })
        };
        for notice in [
            FileNotice::Saved { place: "file".into() },
            FileNotice::Downloaded { name: "file".into() },
            FileNotice::Refused(BundleError::Read("EOF while parsing.".into())),
            FileNotice::Refused(BundleError::Format),
            FileNotice::Refused(BundleError::Version(2)),
            part(None, PartError::Digest),
            part(Some("match"), PartError::Owner("action 3 is illegal".into())),
            part(None, PartError::Newer(3)),
            part(None, PartError::Kind),
            FileNotice::HistoryDamaged("history-0, line 3: it was cut off".into()),
            FileNotice::NotSaved(NotSaved::Full),
            FileNotice::NotSaved(NotSaved::Forbidden),
            FileNotice::NotSaved(NotSaved::NotOurs("statistics".into())),
            FileNotice::NotSaved(NotSaved::Other("no space left on device".into())),
            FileNotice::NoFile("permission denied".into()),
            FileNotice::NoneThere { place: "folder".into() },
            FileNotice::NoneChosen,
        ] {
            is_a_sentence(&notice.text());
        }
        for matches in 0..3 {
            for ended in 0..3 {
                is_a_sentence(&FileNotice::ImportSummary { matches, ended }.text());
            }
        }
        is_a_sentence(&OneFile::WhatItHolds.text());
        is_a_sentence(&OneFile::NotAtTheTable.text());
    }
}

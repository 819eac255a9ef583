//! Everything in one file.

use spades_archive::bundle::{BundleError, PartError};
use spades_messages_derive::Message;

use super::language::said_as;
use super::notices::NotSaved;

/// What stands about it in the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum OneFile {
    /// What it is called.
    EverythingInOneFile,
    /// What is in it.
    WhatItHolds,
    /// Where it can come from.
    OrDropIt,
    /// Writes the file.
    Export,
    /// Reads one.
    Import,
    /// Why nothing can be taken in now.
    NotAtTheTable,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileTold {
    /// The file is written.
    Saved {
        /// Where.
        place: String,
    },
    /// The browser has the file.
    Downloaded {
        /// What it is called.
        name: String,
    },
    /// A file was joined with what is here.
    TakenIn {
        /// Unfinished matches that are new, or have gone further.
        matches: usize,
        /// Matches of the history.
        ended: usize,
    },
    /// Something is wrong with the file.
    Refused(BundleError),
    /// A match of the history here cannot be read: where.
    HistoryDamaged(String),
    /// The store refuses.
    NotSaved(NotSaved),
    /// The file cannot be read or written.
    NoFile(String),
    /// The dialogue was closed without a choice.
    NoneChosen,
    /// There is no file where one is looked for.
    NoneThere {
        /// The folder.
        place: String,
    },
}

/// The same in words.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "file")]
pub(super) enum FileWords {
    Saved {
        place: String,
    },
    Downloaded {
        name: String,
    },
    TakenIn {
        matches: usize,
        ended: usize,
    },
    Damaged {
        why: String,
    },
    NotOurs,
    Newer,
    /// A part of the file is wrong.
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

/// What is wrong with a part of a file.
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
            FileTold::TakenIn { matches, ended } => FileWords::TakenIn { matches, ended },
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
                is_a_sentence(&FileTold::TakenIn { matches, ended }.text());
            }
        }
        is_a_sentence(&OneFile::WhatItHolds.text());
        is_a_sentence(&OneFile::NotAtTheTable.text());
    }
}

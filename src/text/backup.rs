//! Backup of all data in one file.

use crate::say;
use crate::text::Words;
use spades_archive::bundle::{BundleError, PartError};

use super::Phrase;
use super::notices::NotSaved;

/// Result of an export or an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileNotice {
    /// The file was written.
    Saved {
        /// Path of the file.
        place: String,
    },
    /// The browser downloaded the file.
    Downloaded { name: String },
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
    /// The player closed the dialog without a choice.
    NoneChosen,
    /// The folder contains no backup.
    NoFilesFound {
        /// Path of the folder.
        place: String,
    },
}

/// Reason why a part of a file is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PartFault {
    Changed,
    Newer,
    Shape,
    Other(String),
}

impl Phrase for PartFault {
    fn words(&self) -> Words {
        match self {
            PartFault::Changed => say::backup::part_fault_changed(),
            PartFault::Newer => say::backup::part_fault_newer(),
            PartFault::Shape => say::backup::part_fault_shape(),
            PartFault::Other(why) => say::backup::part_fault_other(why),
        }
    }
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

impl Phrase for FileNotice {
    fn words(&self) -> Words {
        match self.clone() {
            FileNotice::Saved { place } => say::backup::file_saved(place),
            FileNotice::Downloaded { name } => say::backup::file_downloaded(name),
            FileNotice::ImportSummary { matches, ended } => say::backup::file_import_summary(matches, ended),
            FileNotice::Refused(BundleError::Read(why)) => say::backup::file_damaged(why),
            FileNotice::Refused(BundleError::Format) => say::backup::file_not_ours(),
            FileNotice::Refused(BundleError::Version(_)) => say::backup::file_newer(),
            FileNotice::Refused(BundleError::Part { name, item, why }) => {
                say::backup::file_part(name, item, PartFault::from(&why).words())
            }
            FileNotice::HistoryDamaged(place) => say::backup::file_history_damaged(place),
            FileNotice::NotSaved(NotSaved::Full) => say::backup::file_no_room(),
            FileNotice::NotSaved(NotSaved::Forbidden) => say::backup::file_forbidden(),
            FileNotice::NotSaved(NotSaved::NotOurs(name)) => say::backup::file_newer_here(name),
            FileNotice::NotSaved(NotSaved::Other(why)) => say::backup::file_nothing_changed(why),
            FileNotice::NoFile(why) => say::backup::file_no_file(why),
            FileNotice::NoneChosen => say::backup::file_none_chosen(),
            FileNotice::NoFilesFound { place } => say::backup::file_none_there(place),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

    #[test]
    fn every_result_has_a_sentence() {
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
            FileNotice::NoFilesFound { place: "folder".into() },
            FileNotice::NoneChosen,
        ] {
            is_a_sentence(&notice.text());
        }
        for matches in 0..3 {
            for ended in 0..3 {
                is_a_sentence(&FileNotice::ImportSummary { matches, ended }.text());
            }
        }
        is_a_sentence(&say::backup::one_file_what_it_holds().text());
        is_a_sentence(&say::backup::one_file_not_at_the_table().text());
    }
}

//! Everything in one file.

use spades_archive::bundle::{BundleError, PartError};

use super::notices::NotSaved;
use super::{Phrase, clause};

/// What stands about it in the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for OneFile {
    fn text(&self) -> String {
        match self {
            OneFile::EverythingInOneFile => "Everything in one file",
            OneFile::WhatItHolds => {
                "Matches, history, statistics, settings, rules and days, to keep or to take to another machine. What comes in is joined \
                 with what is here."
            }
            OneFile::OrDropIt => "A file can be dropped on this page, too.",
            OneFile::Export => "Export",
            OneFile::Import => "Import",
            OneFile::NotAtTheTable => "A file can be taken in when no match is open: leave to the title first.",
        }
        .to_owned()
    }
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

/// So many matches.
fn unfinished(count: usize) -> String {
    match count {
        1 => "1 unfinished match".to_owned(),
        _ => format!("{count} unfinished matches"),
    }
}

/// So many matches.
fn ended(count: usize) -> String {
    match count {
        1 => "1 match of the history".to_owned(),
        _ => format!("{count} matches of the history"),
    }
}

/// What is wrong with a part.
fn wrong(why: &PartError) -> &str {
    match why {
        PartError::Digest => "it was changed since it was written",
        PartError::Newer(_) => "it was written by a newer version of the game",
        PartError::Shape(why) | PartError::Owner(why) => clause(why),
        PartError::Number | PartError::Kind | PartError::Versions(..) => "it has another form",
    }
}

impl Phrase for FileTold {
    fn text(&self) -> String {
        match self {
            FileTold::Saved { place } => format!("Everything is saved as {place}."),
            FileTold::Downloaded { name } => {
                format!("Everything is in the file {name}, which the browser has downloaded.")
            }
            FileTold::TakenIn { matches: 0, ended: 0 } => {
                "The file is taken in. All its matches were here already.".to_owned()
            }
            FileTold::TakenIn { matches, ended: 0 } => format!("The file is taken in, with {}.", unfinished(*matches)),
            FileTold::TakenIn {
                matches: 0,
                ended: count,
            } => format!("The file is taken in, with {}.", ended(*count)),
            FileTold::TakenIn { matches, ended: count } => {
                format!(
                    "The file is taken in, with {} and {}.",
                    unfinished(*matches),
                    ended(*count)
                )
            }
            FileTold::Refused(BundleError::Read(why)) => {
                format!("The file is damaged, and nothing was taken in: {}.", clause(why))
            }
            FileTold::Refused(BundleError::Format) => {
                "This file is no export of Spades. Nothing was taken in.".to_owned()
            }
            FileTold::Refused(BundleError::Version(_)) => {
                "This file was written by a newer version of the game. Nothing was taken in.".to_owned()
            }
            FileTold::Refused(BundleError::Part { name, item: None, why }) => {
                format!("Nothing was taken in. In the file, at “{name}”: {}.", wrong(why))
            }
            FileTold::Refused(BundleError::Part {
                name,
                item: Some(item),
                why,
            }) => format!(
                "Nothing was taken in. In the file, at “{name}”, “{item}”: {}.",
                wrong(why)
            ),
            FileTold::HistoryDamaged(place) => {
                format!(
                    "A match of the history is damaged, and nothing was written: {}.",
                    clause(place)
                )
            }
            FileTold::NotSaved(NotSaved::Full) => "There is no room for it. Nothing has changed.".to_owned(),
            FileTold::NotSaved(NotSaved::Forbidden) => "Nothing can be saved here. Nothing has changed.".to_owned(),
            FileTold::NotSaved(NotSaved::NotOurs(name)) => {
                format!("Nothing has changed: {name} was written by a newer version of the game.")
            }
            FileTold::NotSaved(NotSaved::Other(why)) => format!("Nothing has changed: {}.", clause(why)),
            FileTold::NoFile(why) => format!("The file cannot be used: {}.", clause(why)),
            FileTold::NoneChosen => "No file was chosen.".to_owned(),
            FileTold::NoneThere { place } => {
                format!("There is no export in {place}. Its name begins with “spades-” and ends with “.json”.")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

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

//! The player's own rule sets: their names, actions on them, and the results.

use crate::say;
use spades_rules::RulesFileError;

use super::notices::NotSaved;
use super::{Phrase, Words};

/// Default name of a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetName {
    First,
    /// Name of a further set, by its number.
    Numbered(usize),
    CopyOf(String),
}

impl Phrase for SetName {
    fn words(&self) -> Words {
        match self {
            SetName::First => say::rule_sets::set_name_first(),
            SetName::Numbered(number) => say::rule_sets::set_name_numbered(*number),
            SetName::CopyOf(name) => say::rule_sets::set_name_copy_of(name),
        }
    }
}

/// Position in the list of sets, independent of the set there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetPlace(pub usize);

impl Phrase for SetPlace {
    fn words(&self) -> Words {
        Words::NONE
    }
}

/// Result of importing or exporting a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// The set of this name is in the clipboard.
    Copied(String),
    /// The set is saved in a file.
    Saved {
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

impl Phrase for Exchange {
    fn words(&self) -> Words {
        match self.clone() {
            Exchange::Copied(name) => say::rule_sets::set_exchange_copied(name),
            Exchange::Saved { name, place } => say::rule_sets::set_exchange_saved(name, place),
            Exchange::Added(name) => say::rule_sets::set_exchange_added(name),
            Exchange::NoFiles { place } => say::rule_sets::set_exchange_no_files(place),
            Exchange::Known(name) => say::rule_sets::set_exchange_known(name),
            Exchange::NoRoom(max) => say::rule_sets::set_exchange_no_room(max),
            Exchange::NoClipboard(why) => say::rule_sets::set_exchange_no_clipboard(why),
            Exchange::NoFile(NotSaved::Other(why)) => say::rule_sets::set_exchange_no_file(why),
            Exchange::NoFile(NotSaved::Forbidden | NotSaved::Full | NotSaved::NotOurs(_)) => {
                say::rule_sets::set_exchange_no_files_here()
            }
            Exchange::Refused { from: file, why } => match why {
                RulesFileError::Read(why) => say::rule_sets::set_exchange_no_rules(file, why),
                RulesFileError::Missing(field) => say::rule_sets::set_exchange_field_missing(file, field),
                RulesFileError::Rules(why) => say::rule_sets::set_exchange_field_wrong(file, why.field(), why.words()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{HandBuilding, Preset};

    use super::super::tests::is_a_sentence;
    use super::*;

    #[test]
    fn every_result_has_a_sentence() {
        let name = || "House rules".to_owned();
        let mut drafted = Preset::Pairs.rules();
        drafted.hands = HandBuilding::OpenDraft;
        let drafted_by_four = drafted.validate().unwrap_err();
        for from in [None, Some("House.toml".to_owned())] {
            for why in [
                RulesFileError::Read("line 3, column 2: unknown field.".into()),
                RulesFileError::Missing("players"),
                RulesFileError::Rules(drafted_by_four),
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

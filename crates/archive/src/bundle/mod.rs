//! One file for everything: matches, history, statistics, settings, rules, to be taken to another machine.
//!
//! A bundle is one JSON object with a version and named parts. What a part holds is its owner's business, which gives it a version of
//! its own; here it is either one whole (settings) or items by their ids (matches). Every part has a SHA-256 of its own, so that a
//! file that was damaged is refused with the place, and never read in part.
//!
//! ```
//! use serde_json::json;
//! use spades_archive::bundle::{Bundle, Part, Take};
//! let mut mine = Bundle::default();
//! mine.insert("settings", Part::whole(3, json!({ "volume": 0.5 })).unwrap());
//! mine.insert("history", Part::items(1, [("a1", json!("…"))]).unwrap());
//! let text = mine.to_json();
//! assert_eq!(Bundle::from_json(&text), Ok(mine.clone()));
//!
//! let mut theirs = Bundle::default();
//! theirs.insert("history", Part::items(1, [("a1", json!("…")), ("b2", json!("…"))]).unwrap());
//! let both = mine.merged(theirs, |_| Ok(Take::Theirs)).unwrap();
//! assert_eq!(both.part("history").unwrap().item_ids().count(), 2);
//! ```

mod merge;
mod part;

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use merge::{Clash, Take};
pub use part::{Content, Part, PartError};

/// The version of the bundles that are written.
pub const VERSION: u32 = 1;

/// What the file says that it is.
const FORMAT: &str = "spades-bundle";

/// Everything that there is to take along: parts by their names.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bundle {
    parts: BTreeMap<String, Part>,
}

/// What a file holds.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    parts: BTreeMap<String, Value>,
}

/// Why a file is no bundle, or cannot be merged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BundleError {
    /// It is no JSON object of a bundle: where and why.
    Read(String),
    /// It is some other file.
    Format,
    /// It was written by a newer version.
    Version(u32),
    /// Something is wrong with a part: its name, the id of the item if it is one alone, and why.
    Part {
        /// The name of the part.
        name: String,
        /// The id of the item.
        item: Option<String>,
        /// What is wrong.
        why: PartError,
    },
}

impl fmt::Display for BundleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BundleError::Read(why) => write!(f, "the file cannot be read: {why}"),
            BundleError::Format => f.write_str("the file is no export of Spades"),
            BundleError::Version(version) => write!(f, "the file has version {version}, which is not known here"),
            BundleError::Part { name, item: None, why } => write!(f, "{name}: {why}"),
            BundleError::Part {
                name,
                item: Some(item),
                why,
            } => write!(f, "{name}, {item}: {why}"),
        }
    }
}

impl std::error::Error for BundleError {}

impl Bundle {
    /// Puts a part in, in place of one of the same name.
    pub fn insert(&mut self, name: &str, part: Part) {
        self.parts.insert(name.to_owned(), part);
    }

    /// The part with this name.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<&Part> {
        self.parts.get(name)
    }

    /// The parts by their names.
    pub fn parts(&self) -> impl Iterator<Item = (&str, &Part)> {
        self.parts.iter().map(|(name, part)| (name.as_str(), part))
    }

    /// The file.
    #[must_use]
    pub fn to_json(&self) -> String {
        let file = File {
            format: FORMAT.to_owned(),
            version: VERSION,
            parts: self
                .parts
                .iter()
                .map(|(name, part)| (name.clone(), part.to_value(name)))
                .collect(),
        };
        serde_json::to_string(&file).unwrap_or_default()
    }

    /// Reads a file. Whether the parts make sense to their owners is for these to say, before anything is written.
    ///
    /// # Errors
    /// If it is cut off, changed, of a newer version, or something else: the place and the reason.
    pub fn from_json(text: &str) -> Result<Bundle, BundleError> {
        #[derive(Deserialize)]
        struct Head {
            format: Option<String>,
            version: Option<u32>,
        }
        let read = |error: serde_json::Error| BundleError::Read(error.to_string());
        let head: Head = serde_json::from_str(text).map_err(read)?;
        match (head.format.as_deref(), head.version) {
            (Some(FORMAT), Some(VERSION)) => {}
            (Some(FORMAT), Some(version)) => return Err(BundleError::Version(version)),
            _ => return Err(BundleError::Format),
        }
        let file: File = serde_json::from_str(text).map_err(read)?;
        let mut bundle = Bundle::default();
        for (name, value) in file.parts {
            match Part::from_value(&name, value) {
                Ok(part) => bundle.insert(&name, part),
                Err(why) => return Err(BundleError::Part { name, item: None, why }),
            }
        }
        Ok(bundle)
    }

    /// This bundle and another as one. Items of both with the same id are one; where they differ, and for parts that both have as a
    /// whole, `decide` is asked. A part that only one has is taken as it is. With an error nothing has happened.
    ///
    /// # Errors
    /// What `decide` refuses, and parts that are one whole here and items there, or of different versions.
    pub fn merged(
        &self,
        theirs: Bundle,
        decide: impl FnMut(Clash) -> Result<Take, PartError>,
    ) -> Result<Bundle, BundleError> {
        merge::merged(self, theirs, decide)
    }
}

//! Bundles: one file with matches, history, statistics, settings and rules, to transfer to another machine.
//!
//! A bundle is one JSON object with a version and named parts. The owner of a part defines its content and gives it a version
//! of its own; for the bundle it is either one whole (settings) or items keyed by ids (matches). Every part has its own
//! SHA-256, so a damaged file is refused with the place, and never read in part.
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

/// Bundle version that is written.
pub const VERSION: u32 = 1;

/// Format name in the file.
const FORMAT: &str = "spades-bundle";

/// A bundle: parts by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bundle {
    parts: BTreeMap<String, Part>,
}

/// Content of a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    parts: BTreeMap<String, Value>,
}

/// Reason why a file cannot be read or merged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BundleError {
    /// It isn't a JSON object of a bundle; holds place and reason.
    Read(String),
    /// It is some other file.
    Format,
    /// It was written by a newer version.
    Version(u32),
    /// A part is invalid.
    Part {
        /// Name of the part.
        name: String,
        /// Id of the item, if a single item is to blame.
        item: Option<String>,
        /// Error.
        why: PartError,
    },
}

impl fmt::Display for BundleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BundleError::Read(why) => write!(f, "can't read the file: {why}"),
            BundleError::Format => f.write_str("the file isn't a Spades backup"),
            BundleError::Version(version) => {
                write!(f, "the file has version {version}, which this program doesn't know")
            }
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
    /// Inserts a part, replacing one of the same name.
    pub fn insert(&mut self, name: &str, part: Part) {
        self.parts.insert(name.to_owned(), part);
    }

    /// Returns the part with this name.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<&Part> {
        self.parts.get(name)
    }

    /// Returns the parts with their names.
    pub fn parts(&self) -> impl Iterator<Item = (&str, &Part)> {
        self.parts.iter().map(|(name, part)| (name.as_str(), part))
    }

    /// Returns the text of the file.
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

    /// Reads a file. The owners of the parts have to validate their content before anything is written.
    ///
    /// # Errors
    /// If it is truncated, changed, of a newer version, or another kind of file; holds place and reason.
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

    /// Merges this bundle with another. Items with the same id are the same item; `decide` resolves items that differ, and
    /// parts that both bundles have as a whole. A part that only one bundle has is taken as it is. On an error nothing has
    /// happened.
    ///
    /// # Errors
    /// Any error from `decide`, and parts that are one whole here and items there, or of different versions.
    pub fn merged(
        &self,
        theirs: Bundle,
        decide: impl FnMut(Clash) -> Result<Take, PartError>,
    ) -> Result<Bundle, BundleError> {
        merge::merged(self, theirs, decide)
    }
}

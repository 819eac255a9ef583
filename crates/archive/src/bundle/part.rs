//! A part of a bundle.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// A part: its owner's version, and its content.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    version: u32,
    content: Content,
}

/// Content of a part.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// One whole.
    Whole(Value),
    /// Items by id.
    Items(BTreeMap<String, Value>),
}

/// Reason why a part is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartError {
    /// It doesn't have the fields of a part; holds the reason.
    Shape(String),
    /// It was changed: its SHA-256 differs.
    Digest,
    /// It contains a number that doesn't survive writing and reading.
    Number,
    /// It was written by a newer version of its owner.
    Newer(u32),
    /// One of the two bundles has it as one whole, the other as items.
    Kind,
    /// The two bundles have different versions of it (ours, theirs), which its owner has to convert first.
    Versions(u32, u32),
    /// Error reported by its owner.
    Owner(String),
}

impl fmt::Display for PartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PartError::Shape(why) => write!(f, "its format is invalid: {why}"),
            PartError::Digest => f.write_str("it was changed after it was written"),
            PartError::Number => f.write_str("one of its numbers can't be written"),
            PartError::Newer(version) => write!(f, "it has version {version}, which this program doesn't know"),
            PartError::Kind => f.write_str("one file has it as a list, the other doesn't"),
            PartError::Versions(ours, theirs) => write!(f, "it has version {theirs} instead of {ours}"),
            PartError::Owner(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for PartError {}

/// Serialized form of a part.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    version: u32,
    sha256: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    whole: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    items: Option<BTreeMap<String, Value>>,
}

impl Part {
    /// Creates a part that is one whole.
    ///
    /// # Errors
    /// If it contains a number that JSON cannot represent.
    pub fn whole(version: u32, data: Value) -> Result<Part, PartError> {
        Ok(Part {
            version,
            content: Content::Whole(settled(data)?),
        })
    }

    /// Creates a part of items keyed by ids.
    ///
    /// # Errors
    /// If one contains a number that JSON cannot represent.
    pub fn items<K: Into<String>>(
        version: u32,
        items: impl IntoIterator<Item = (K, Value)>,
    ) -> Result<Part, PartError> {
        let items = items.into_iter().map(|(id, item)| Ok((id.into(), settled(item)?)));
        Ok(Part {
            version,
            content: Content::Items(items.collect::<Result<_, PartError>>()?),
        })
    }

    /// Returns its owner's version.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.version
    }

    /// Returns the content.
    #[must_use]
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Returns the content if it is one whole.
    #[must_use]
    pub fn as_whole(&self) -> Option<&Value> {
        match &self.content {
            Content::Whole(data) => Some(data),
            Content::Items(_) => None,
        }
    }

    /// Returns an item.
    #[must_use]
    pub fn item(&self, id: &str) -> Option<&Value> {
        match &self.content {
            Content::Whole(_) => None,
            Content::Items(items) => items.get(id),
        }
    }

    /// Returns the ids of the items; empty for one whole.
    pub fn item_ids(&self) -> impl Iterator<Item = &str> {
        let items = match &self.content {
            Content::Whole(_) => None,
            Content::Items(items) => Some(items),
        };
        items.into_iter().flat_map(|items| items.keys().map(String::as_str))
    }

    /// Returns the SHA-256 of the part under its name.
    fn digest(&self, name: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(format!("spades-part {} {}\n", self.version, Value::from(name)));
        match &self.content {
            Content::Whole(data) => {
                hash.update(b"whole\n");
                canonical(data, &mut |text| hash.update(text));
            }
            Content::Items(items) => {
                hash.update(b"items\n");
                for (id, item) in items {
                    canonical(&Value::from(id.as_str()), &mut |text| hash.update(text));
                    canonical(item, &mut |text| hash.update(text));
                }
            }
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    pub(super) fn to_value(&self, name: &str) -> Value {
        let mut written = Written {
            version: self.version,
            sha256: self.digest(name),
            whole: None,
            items: None,
        };
        match &self.content {
            Content::Whole(data) => written.whole = Some(data.clone()),
            Content::Items(items) => written.items = Some(items.clone()),
        }
        serde_json::to_value(written).unwrap_or_default()
    }

    pub(super) fn from_value(name: &str, value: Value) -> Result<Part, PartError> {
        let written: Written = serde_json::from_value(value).map_err(|why| PartError::Shape(why.to_string()))?;
        let content = match (written.whole, written.items) {
            (Some(data), None) => Content::Whole(data),
            (None, Some(items)) => Content::Items(items),
            _ => return Err(PartError::Shape("it is either `whole` or `items`".to_owned())),
        };
        let part = Part {
            version: written.version,
            content,
        };
        if part.digest(name) == written.sha256 {
            Ok(part)
        } else {
            Err(PartError::Digest)
        }
    }
}

/// Returns a value that survives writing and reading. A fraction may be read as its neighbor, which then replaces it.
fn settled(mut data: Value) -> Result<Value, PartError> {
    for _ in 0..8 {
        let text = data.to_string();
        let read: Value = serde_json::from_str(&text).map_err(|_| PartError::Number)?;
        let again = read.to_string();
        if read == data && again == text {
            return Ok(data);
        }
        data = read;
    }
    Err(PartError::Number)
}

/// Writes the text of a value with sorted object keys, regardless of their order in memory.
fn canonical(value: &Value, put: &mut impl FnMut(&str)) {
    match value {
        Value::Array(list) => {
            put("[");
            for item in list {
                canonical(item, put);
                put(",");
            }
            put("]");
        }
        Value::Object(fields) => {
            put("{");
            let sorted: BTreeMap<&String, &Value> = fields.iter().collect();
            for (key, item) in sorted {
                put(&Value::from(key.as_str()).to_string());
                put(":");
                canonical(item, put);
                put(",");
            }
            put("}");
        }
        other => put(&other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_digest_does_not_hang_on_the_order_of_keys() {
        let text = |value: Value| {
            let mut text = String::new();
            canonical(&value, &mut |part| text.push_str(part));
            text
        };
        assert_eq!(
            text(json!({ "b": [1, null], "a": { "d": 1.5, "c": "x" } })),
            r#"{"a":{"c":"x","d":1.5,},"b":[1,null,],}"#
        );
        // Neighboring values must not run together.
        assert_ne!(text(json!(["1", 2])), text(json!([1, "2"])));
        assert_ne!(text(json!([[1], 2])), text(json!([[1, 2]])));
    }

    #[test]
    fn any_number_comes_back() {
        for number in [
            0.1,
            0.300_000_011_920_928_96,
            1e-300,
            123_456_789.123_456_79,
            f64::MAX,
            5e-324,
        ] {
            let part = Part::whole(1, json!({ "number": number })).unwrap();
            let text = part.to_value("settings").to_string();
            assert_eq!(
                Part::from_value("settings", serde_json::from_str(&text).unwrap()),
                Ok(part)
            );
        }
    }
}

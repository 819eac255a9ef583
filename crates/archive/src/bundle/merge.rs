//! Merges two bundles.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serde_json::Value;

use super::part::{Content, Part, PartError};
use super::{Bundle, BundleError};

/// A conflict: both bundles have this value, and it differs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clash<'a> {
    /// Name of the part.
    pub part: &'a str,
    /// Id of the item; `None` if the part is one whole.
    pub item: Option<&'a str>,
    /// Local value.
    pub ours: &'a Value,
    /// Imported value.
    pub theirs: &'a Value,
}

/// Resolution of a conflict.
#[derive(Clone, Debug, PartialEq)]
pub enum Take {
    /// Keep the local value.
    Ours,
    /// Take the imported value.
    Theirs,
    /// Use a merged value.
    Both(Value),
}

pub(super) fn merged(
    ours: &Bundle,
    theirs: Bundle,
    mut decide: impl FnMut(Clash) -> Result<Take, PartError>,
) -> Result<Bundle, BundleError> {
    let mut all = ours.clone();
    for (name, new) in theirs.parts {
        let part = match all.parts.remove(&name) {
            None => new,
            Some(old) => merged_part(&name, old, new, &mut decide)?,
        };
        all.parts.insert(name, part);
    }
    Ok(all)
}

fn merged_part(
    name: &str,
    ours: Part,
    theirs: Part,
    decide: &mut impl FnMut(Clash) -> Result<Take, PartError>,
) -> Result<Part, BundleError> {
    let refused = |item: Option<&str>, why| BundleError::Part {
        name: name.to_owned(),
        item: item.map(String::from),
        why,
    };
    let version = ours.version();
    if version != theirs.version() {
        return Err(refused(None, PartError::Versions(version, theirs.version())));
    }
    let mut choose = |item: Option<&str>, ours: Value, theirs: Value| {
        if ours == theirs {
            return Ok(ours);
        }
        let clash = Clash {
            part: name,
            item,
            ours: &ours,
            theirs: &theirs,
        };
        match decide(clash).map_err(|why| refused(item, why))? {
            Take::Ours => Ok(ours),
            Take::Theirs => Ok(theirs),
            Take::Both(value) => Ok(value),
        }
    };
    match (ours.content().clone(), theirs.content().clone()) {
        (Content::Whole(ours), Content::Whole(theirs)) => {
            let data = choose(None, ours, theirs)?;
            Part::whole(version, data).map_err(|why| refused(None, why))
        }
        (Content::Items(ours), Content::Items(theirs)) => {
            let mut items: BTreeMap<String, Value> = ours;
            for (id, new) in theirs {
                match items.entry(id) {
                    Entry::Vacant(free) => {
                        free.insert(new);
                    }
                    Entry::Occupied(mut taken) => {
                        let id = taken.key().clone();
                        let value = choose(Some(&id), taken.get().clone(), new)?;
                        taken.insert(value);
                    }
                }
            }
            Part::items(version, items).map_err(|why| refused(None, why))
        }
        _ => Err(refused(None, PartError::Kind)),
    }
}

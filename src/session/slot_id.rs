//! The slot that a match is kept in.

/// A slot for one match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlotId(pub u32);

impl SlotId {
    /// Returns the key in the store. Older versions had only the first slot.
    #[must_use]
    pub fn key(self) -> String {
        match self.0 {
            0 => "match".to_owned(),
            number => format!("match-{number}"),
        }
    }

    /// Returns the slot with this key in the store.
    #[must_use]
    pub fn from_key(key: &str) -> Option<SlotId> {
        if key == "match" {
            return Some(SlotId(0));
        }
        let number: u32 = key.strip_prefix("match-")?.parse().ok()?;
        let slot = SlotId(number);
        (slot.key() == key).then_some(slot)
    }
}

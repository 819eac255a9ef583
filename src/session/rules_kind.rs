//! What the rules of a match are: a preset, or the player's own.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use spades_rules::Preset;

/// The key of rules that are no preset's.
const CUSTOM: &str = "custom";

/// A preset, or rules of the player's own. Files have it as the preset's key, or `custom`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulesKind {
    /// The rules of a preset, but perhaps for where the match ends.
    Preset(Preset),
    /// The player's own.
    Custom,
}

impl RulesKind {
    /// The key in files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            RulesKind::Preset(preset) => preset.key(),
            RulesKind::Custom => CUSTOM,
        }
    }

    /// The kind with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<RulesKind> {
        match key {
            CUSTOM => Some(RulesKind::Custom),
            key => Preset::from_key(key).map(RulesKind::Preset),
        }
    }

    /// The kind by its English name, which older files have in place of the key. What was called by no preset's name was custom.
    pub(super) fn from_old_name(name: &str) -> RulesKind {
        let key: String = name
            .chars()
            .map(|letter| match letter {
                ' ' | '-' => '_',
                letter => letter.to_ascii_lowercase(),
            })
            .collect();
        RulesKind::from_key(&key).unwrap_or(RulesKind::Custom)
    }

    /// The place in the menu, the player's own last.
    fn order(self) -> usize {
        match self {
            RulesKind::Preset(preset) => preset as usize,
            RulesKind::Custom => usize::MAX,
        }
    }
}

impl PartialOrd for RulesKind {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for RulesKind {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.order().cmp(&other.order())
    }
}

impl Serialize for RulesKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl<'de> Deserialize<'de> for RulesKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let key = String::deserialize(deserializer)?;
        RulesKind::from_key(&key).ok_or_else(|| de::Error::custom(format!("there are no rules {key:?}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_key_and_older_files_had_names() {
        for preset in Preset::ALL {
            let kind = RulesKind::Preset(preset);
            assert_eq!(RulesKind::from_key(kind.key()), Some(kind));
        }
        assert_eq!(RulesKind::from_key("custom"), Some(RulesKind::Custom));
        assert_eq!(RulesKind::from_key("bridge"), None);
        for (name, preset) in [
            ("Open Draft", Preset::OpenDraft),
            ("Closed Draft", Preset::ClosedDraft),
            ("Three-Handed", Preset::ThreeHanded),
            ("Whiz", Preset::Whiz),
        ] {
            assert_eq!(RulesKind::from_old_name(name), RulesKind::Preset(preset));
        }
        assert_eq!(RulesKind::from_old_name("Custom"), RulesKind::Custom);
    }
}

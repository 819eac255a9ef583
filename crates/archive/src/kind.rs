//! The kind of rules: a preset, or the player's own.

use std::cmp::Ordering;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use spades_rules::{Preset, Rules};

/// Key of custom rules.
const CUSTOM: &str = "custom";

/// A preset, or the player's own rules. Serialized as the preset's key, or `custom`.
///
/// ```
/// use spades_archive::RulesKind;
/// use spades_rules::Preset;
/// let mut rules = Preset::Whiz.rules();
/// rules.end.target = Some(500);
/// assert_eq!(RulesKind::of(&rules), RulesKind::Preset(Preset::Whiz));
/// rules.blind_nil = None;
/// assert_eq!(RulesKind::of(&rules), RulesKind::Preset(Preset::Whiz));
/// rules.bags.limit = 5;
/// assert_eq!(RulesKind::of(&rules), RulesKind::Custom);
/// assert_eq!(RulesKind::from_key("whiz"), Some(RulesKind::Preset(Preset::Whiz)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulesKind {
    /// The rules of a preset, except perhaps for the options that every preset offers: match end, blind nil, reneging.
    Preset(Preset),
    /// The player's own.
    Custom,
}

impl RulesKind {
    /// Returns the kind of these rules.
    #[must_use]
    pub fn of(rules: &Rules) -> RulesKind {
        let is_of = |preset: &Preset| {
            let own = preset.rules();
            let chosen = Rules {
                end: own.end,
                blind_nil: own.blind_nil,
                renege: own.renege,
                ..*rules
            };
            chosen == own
        };
        Preset::ALL
            .into_iter()
            .find(is_of)
            .map_or(RulesKind::Custom, RulesKind::Preset)
    }

    /// Returns the key in files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            RulesKind::Preset(preset) => preset.key(),
            RulesKind::Custom => CUSTOM,
        }
    }

    /// Returns the kind with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<RulesKind> {
        match key {
            CUSTOM => Some(RulesKind::Custom),
            key => Preset::from_key(key).map(RulesKind::Preset),
        }
    }

    /// Returns the position in the menu, the player's own last.
    fn order(self) -> usize {
        match self {
            RulesKind::Preset(preset) => preset as usize,
            RulesKind::Custom => usize::MAX,
        }
    }
}

impl PartialOrd for RulesKind {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for RulesKind {
    fn cmp(&self, other: &Self) -> Ordering {
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
        RulesKind::from_key(&key).ok_or_else(|| de::Error::custom(format!("unknown rules {key:?}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_its_own_kind() {
        for preset in Preset::ALL {
            let kind = RulesKind::of(&preset.rules());
            assert_eq!(kind, RulesKind::Preset(preset));
            assert_eq!(RulesKind::from_key(kind.key()), Some(kind));
            assert!(kind < RulesKind::Custom);
        }
        assert_eq!(RulesKind::from_key("bridge"), None);
        assert_eq!(serde_json::to_string(&RulesKind::Custom).unwrap(), r#""custom""#);
    }
}

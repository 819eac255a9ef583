//! The kind of rules of a match: a preset, or the player's own. The stored form is in the archive crate.

use bevy::prelude::*;
pub use spades_archive::RulesKind;
use spades_rules::Rules;

/// The rules of a match as players know them: a preset, or custom rules with a name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RulesName {
    /// Preset, or the player's own rules.
    pub kind: RulesKind,
    /// The player's name for custom rules.
    pub own: Option<String>,
}

impl From<RulesKind> for RulesName {
    fn from(kind: RulesKind) -> RulesName {
        RulesName { kind, own: None }
    }
}

/// The player's own rule sets, which give matches under those rules their names.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct OwnRules(pub Vec<(String, Rules)>);

impl OwnRules {
    /// Returns the name of rules of this kind; some old records don't contain the custom rules themselves.
    #[must_use]
    pub fn name_if_known(&self, kind: RulesKind, rules: Option<&Rules>) -> RulesName {
        rules.map_or(kind.into(), |rules| self.name(kind, rules))
    }

    /// Returns the name of a match's rules.
    #[must_use]
    pub fn name(&self, kind: RulesKind, rules: &Rules) -> RulesName {
        let own = || {
            self.0
                .iter()
                .find(|(_, set)| set == rules)
                .map(|(name, _)| name.clone())
        };
        RulesName {
            kind,
            own: (kind == RulesKind::Custom).then(own).flatten(),
        }
    }
}

/// Returns the kind for its English name, which older files store instead of the key. A name of no preset means custom.
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

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Preset;

    #[test]
    fn a_match_by_rules_of_ones_own_has_their_name() {
        let rules = Rules {
            nil: Some(70),
            ..Preset::Pairs.rules()
        };
        let own = OwnRules(vec![("Kitchen table".to_owned(), rules)]);
        let name = own.name(RulesKind::Custom, &rules);
        assert_eq!(name.own.as_deref(), Some("Kitchen table"));
        assert_eq!(
            own.name(RulesKind::Custom, &Preset::Pairs.rules()),
            RulesKind::Custom.into()
        );
        let preset = RulesKind::Preset(Preset::Pairs);
        assert_eq!(own.name(preset, &rules), preset.into(), "a preset has a name");
    }

    #[test]
    fn older_files_had_names() {
        for (name, preset) in [
            ("Open Draft", Preset::OpenDraft),
            ("Closed Draft", Preset::ClosedDraft),
            ("Three-Handed", Preset::ThreeHanded),
            ("Whiz", Preset::Whiz),
        ] {
            assert_eq!(from_old_name(name), RulesKind::Preset(preset));
        }
        assert_eq!(from_old_name("Custom"), RulesKind::Custom);
    }
}

//! What the rules of a match are: a preset, or the player's own. The archive has what is kept of it.

use bevy::prelude::*;
pub use spades_archive::RulesKind;
use spades_rules::Rules;

/// The rules of a match as players know them: a preset, or a set of their own by its name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RulesName {
    /// The preset or the player's own rules.
    pub kind: RulesKind,
    /// The player's name for them.
    pub own: Option<String>,
}

impl From<RulesKind> for RulesName {
    fn from(kind: RulesKind) -> RulesName {
        RulesName { kind, own: None }
    }
}

/// The player's own sets of rules, by which matches are named that are played by them.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct OwnRules(pub Vec<(String, Rules)>);

impl OwnRules {
    /// The name of rules of this kind; what the player's own rules were is not known of everything that was kept.
    #[must_use]
    pub fn name_if_known(&self, kind: RulesKind, rules: Option<&Rules>) -> RulesName {
        rules.map_or(kind.into(), |rules| self.name(kind, rules))
    }

    /// The name of a match's rules.
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

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Preset;

    #[test]
    fn a_match_by_rules_of_ones_own_has_their_name() {
        let rules = Rules {
            nil: 70,
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

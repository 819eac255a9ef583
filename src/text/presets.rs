//! Names of the variants.

use super::Phrase;
use super::language::worded;
use spades_rules::Preset;

use super::language::said_as;
use crate::say;
use crate::session::{RulesKind, RulesName};
use crate::text::Words;

impl Phrase for Preset {
    fn words(&self) -> Words {
        match self {
            Preset::OpenDraft => say::presets::preset_open_draft(),
            Preset::ClosedDraft => say::presets::preset_closed_draft(),
            Preset::Moonshot => say::presets::preset_moonshot(),
            Preset::Pairs => say::presets::preset_pairs(),
            Preset::Solo => say::presets::preset_solo(),
            Preset::Suicide => say::presets::preset_suicide(),
            Preset::Whiz => say::presets::preset_whiz(),
            Preset::Mirror => say::presets::preset_mirror(),
            Preset::ThreeHanded => say::presets::preset_three_handed(),
        }
    }
}

worded!(Preset);

impl Phrase for RulesKind {
    fn words(&self) -> Words {
        match self {
            RulesKind::Preset(preset) => preset.words(),
            RulesKind::Custom => say::presets::rules_kind_custom(),
        }
    }
}

worded!(RulesKind);

/// The name as a message: its own name, or the name of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NameWords {
    Kind(RulesKind),
    Own(String),
}

impl Phrase for NameWords {
    fn words(&self) -> Words {
        match self {
            NameWords::Kind(rules_kind) => rules_kind.words(),
            NameWords::Own(text) => Words::verbatim(text),
        }
    }
}

worded!(NameWords);

impl From<&RulesName> for NameWords {
    fn from(name: &RulesName) -> NameWords {
        name.own.clone().map_or(NameWords::Kind(name.kind), NameWords::Own)
    }
}

said_as!(RulesName, NameWords, "rules-name");

/// The name in at most this many letters, for small spaces. No preset's name is longer than [`SHORTEST`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortRulesName(pub RulesName, pub usize);

/// Length of the longest preset name, in letters.
pub const SHORTEST: usize = 12;

impl From<&ShortRulesName> for NameWords {
    fn from(ShortRulesName(name, most): &ShortRulesName) -> NameWords {
        match &name.own {
            Some(own) if own.chars().count() > *most => {
                let start: String = own.chars().take(most.saturating_sub(1)).collect();
                NameWords::Own(format!("{}…", start.trim_end()))
            }
            _ => NameWords::from(name),
        }
    }
}

said_as!(ShortRulesName, NameWords, "rules-name");

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::Phrase;

    #[test]
    fn every_game_has_a_name_and_key_of_its_own() {
        let names: BTreeSet<String> = Preset::ALL.map(|preset| preset.words().text()).into();
        let keys: BTreeSet<String> = Preset::ALL.map(|preset| preset.words().key()).into();
        assert_eq!((names.len(), keys.len()), (9, 9));
        assert!(keys.contains("three-handed"));
    }

    #[test]
    fn a_short_name_is_no_longer_than_a_presets() {
        let short = |own: Option<&str>, kind| {
            let own = own.map(str::to_owned);
            ShortRulesName(RulesName { kind, own }, SHORTEST).text()
        };
        for preset in Preset::ALL {
            assert_eq!(short(None, RulesKind::Preset(preset)), preset.words().text());
            assert!(preset.words().text().chars().count() <= SHORTEST);
        }
        assert_eq!(short(Some("Kitchen table 7"), RulesKind::Custom), "Kitchen tab…");
    }
}

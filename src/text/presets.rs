//! Names of the variants.

use super::Phrase;
use spades_rules::Preset;

use crate::say;
use crate::session::{RulesKind, RulesName};
use crate::text::{Words, variant};
use spades_words::{start, width};

impl Phrase for Preset {
    fn words(&self) -> Words {
        say::presets::preset(&variant(self))
    }
}

impl Phrase for RulesKind {
    fn words(&self) -> Words {
        match self {
            RulesKind::Preset(preset) => preset.words(),
            RulesKind::Custom => say::presets::rules_kind_custom(),
        }
    }
}

impl Phrase for RulesName {
    fn key(&self) -> String {
        "rules-name".to_owned()
    }

    fn words(&self) -> Words {
        self.own.as_ref().map_or_else(|| self.kind.words(), Words::verbatim)
    }
}

/// The name in at most this many letters, for small spaces. Those of presets have the room that `presets.ftl` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortRulesName(pub RulesName, pub usize);

/// Length of a name in small spaces, in letters.
pub const SHORTEST: usize = 12;

impl Phrase for ShortRulesName {
    fn key(&self) -> String {
        "rules-name".to_owned()
    }

    fn words(&self) -> Words {
        let ShortRulesName(name, max) = self;
        match &name.own {
            Some(own) if width(own) > *max => {
                say::presets::rules_name_cut(start(own, max.saturating_sub(1)).trim_end())
            }
            _ => name.words(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::Phrase;

    #[test]
    fn every_game_has_a_name_and_key_of_its_own() {
        let names: BTreeSet<String> = Preset::ALL.map(|preset| preset.words().text()).into();
        let keys: BTreeSet<String> = Preset::ALL.map(|preset| preset.words().key()).into();
        assert_eq!(names.len(), Preset::ALL.len());
        assert_eq!(keys, say::presets::PRESET.map(str::to_owned).into());
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
        }
        assert_eq!(short(Some("Kitchen table 7"), RulesKind::Custom), "Kitchen tab…");
    }
}

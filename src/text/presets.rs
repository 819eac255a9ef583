//! What the games are called.

use spades_rules::Preset;

use super::Phrase;
use crate::session::RulesKind;

/// The name of a preset: "Open Draft".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresetName(pub Preset);

impl Phrase for PresetName {
    fn text(&self) -> String {
        match self.0 {
            Preset::OpenDraft => "Open Draft",
            Preset::ClosedDraft => "Closed Draft",
            Preset::Moonshot => "Moonshot",
            Preset::Pairs => "Pairs",
            Preset::Solo => "Solo",
            Preset::Suicide => "Suicide",
            Preset::Whiz => "Whiz",
            Preset::Mirror => "Mirror",
            Preset::ThreeHanded => "Three-Handed",
        }
        .to_owned()
    }
}

impl Phrase for RulesKind {
    fn text(&self) -> String {
        match *self {
            RulesKind::Preset(preset) => PresetName(preset).text(),
            RulesKind::Custom => "Custom".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_game_has_a_name_and_key_of_its_own() {
        let names: BTreeSet<String> = Preset::ALL.map(|preset| PresetName(preset).text()).into();
        let keys: BTreeSet<String> = Preset::ALL.map(|preset| PresetName(preset).key()).into();
        assert_eq!((names.len(), keys.len()), (9, 9));
        assert!(keys.contains("preset-name-three-handed"));
    }
}

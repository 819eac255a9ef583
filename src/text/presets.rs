//! What the games are called.

use spades_rules::Preset;

use super::Phrase;
use crate::session::{RulesKind, RulesName};

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

impl Phrase for RulesName {
    fn text(&self) -> String {
        self.own.clone().unwrap_or_else(|| self.kind.text())
    }

    fn key(&self) -> String {
        "rules-name".to_owned()
    }
}

/// The name where there is little room: no longer than so many letters. No preset's is longer than [`SHORTEST`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortRulesName(pub RulesName, pub usize);

/// The letters of the longest preset's name.
pub const SHORTEST: usize = 12;

impl Phrase for ShortRulesName {
    fn text(&self) -> String {
        let ShortRulesName(name, most) = self;
        let name = name.text();
        if name.chars().count() <= *most {
            return name;
        }
        let start: String = name.chars().take(most.saturating_sub(1)).collect();
        format!("{}…", start.trim_end())
    }

    fn key(&self) -> String {
        self.0.key()
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

    #[test]
    fn a_short_name_is_no_longer_than_a_presets() {
        let short = |own: Option<&str>, kind| {
            let own = own.map(str::to_owned);
            ShortRulesName(RulesName { kind, own }, SHORTEST).text()
        };
        for preset in Preset::ALL {
            assert_eq!(short(None, RulesKind::Preset(preset)), PresetName(preset).text());
        }
        assert_eq!(short(Some("Kitchen table 7"), RulesKind::Custom), "Kitchen tab…");
    }
}

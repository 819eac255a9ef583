//! Names of the variants.

use spades_messages_derive::{Message, message_of};
use spades_rules::Preset;

use super::language::said_as;
use crate::session::{RulesKind, RulesName};

message_of! {
    enum Preset {
        OpenDraft,
        ClosedDraft,
        Moonshot,
        Pairs,
        Solo,
        Suicide,
        Whiz,
        Mirror,
        ThreeHanded,
    }
}

/// The name of a preset: "Open Draft".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(transparent)]
pub struct PresetName(pub Preset);

message_of! {
    enum RulesKind {
        #[message(transparent)]
        Preset(Preset),
        Custom,
    }
}

/// The name as a message: its own name, or the name of its kind.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) enum NameWords {
    #[message(transparent)]
    Kind(RulesKind),
    #[message(transparent)]
    Own(String),
}

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

/// The name of a match among others: the deal of the day, or its rules.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) enum MatchName {
    #[message(transparent)]
    Rules(ShortRulesName),
    DealOfTheDay,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::Phrase;

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
            assert!(PresetName(preset).text().chars().count() <= SHORTEST);
        }
        assert_eq!(short(Some("Kitchen table 7"), RulesKind::Custom), "Kitchen tab…");
    }
}

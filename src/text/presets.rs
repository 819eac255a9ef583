//! What the variants are called.

use spades_messages_derive::{Message, message_of};
use spades_rules::Preset;

use crate::session::RulesKind;

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
}

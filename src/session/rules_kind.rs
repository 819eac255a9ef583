//! What the rules of a match are: a preset, or the player's own. The archive has what is kept of it.

pub use spades_archive::RulesKind;

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

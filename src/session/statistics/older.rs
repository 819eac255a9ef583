//! Reads statistics written by older versions: keyed by the English names of the rules, and by level as a list.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use spades_bots::Level;
use spades_rules::Rules;

use super::Tally;
use crate::session::RulesKind;
use crate::session::rules_kind::from_old_name;

/// The largest count read from a file. Nobody plays as much, and sums of such counts don't overflow.
const MAX_COUNT: u32 = 10_000_000;

/// Reads a count. One out of range, from a damaged file, is clamped.
pub(super) fn count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    Ok(u32::deserialize(deserializer)?.min(MAX_COUNT))
}

/// Reads tallies keyed by rules, either by key or by English name.
pub(super) fn by_rules<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<RulesKind, Tally>, D::Error> {
    let read = BTreeMap::<String, Tally>::deserialize(deserializer)?;
    let mut tallies: BTreeMap<RulesKind, Tally> = BTreeMap::new();
    for (key, tally) in read {
        let kind = RulesKind::from_key(&key).unwrap_or_else(|| from_old_name(&key));
        let sum = tallies.entry(kind).or_default();
        sum.matches += tally.matches;
        sum.won += tally.won;
        sum.lost += tally.lost;
        sum.rounds += tally.rounds;
    }
    Ok(tallies)
}

/// Reads tallies by level, either as a map or as a list of all levels, weakest first.
pub(super) fn by_level<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<Level, Tally>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Keyed(BTreeMap<Level, Tally>),
        Listed([Tally; 4]),
    }
    Ok(match Either::deserialize(deserializer)? {
        Either::Keyed(tallies) => tallies,
        Either::Listed(tallies) => Level::ALL
            .into_iter()
            .zip(tallies)
            .filter(|(_, tally)| *tally != Tally::default())
            .collect(),
    })
}

/// Returns `true`: older versions counted a round when it was scored, and their files don't say so.
pub(super) fn counts_unfinished_rounds() -> bool {
    true
}

/// Reads the player's own rules, skipping those of a newer version.
pub(super) fn known<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<(Rules, Tally)>, D::Error> {
    let read = Vec::<serde_json::Value>::deserialize(deserializer)?;
    Ok(read
        .into_iter()
        .filter_map(|tally| serde_json::from_value(tally).ok())
        .collect())
}

#[cfg(test)]
mod tests {
    use super::super::Statistics;
    use super::*;
    use spades_rules::Preset;

    #[test]
    fn counts_by_name_and_by_list_are_converted() {
        let old = r#"{
            "against_computer": {"matches":5,"won":3,"lost":2,"rounds":31},
            "hot_seat": {"matches":1,"won":0,"lost":0,"rounds":6},
            "by_rules": {
                "Open Draft": {"matches":3,"won":2,"lost":1,"rounds":20},
                "Three-Handed": {"matches":1,"won":1,"lost":0,"rounds":5},
                "Custom": {"matches":1,"won":0,"lost":1,"rounds":6}
            },
            "by_level": [
                {"matches":0,"won":0,"lost":0,"rounds":0},
                {"matches":2,"won":2,"lost":0,"rounds":0},
                {"matches":0,"won":0,"lost":0,"rounds":0},
                {"matches":3,"won":1,"lost":2,"rounds":0}
            ],
            "streak": 1, "best_streak": 2, "best_round": 130
        }"#;
        let read: Statistics = serde_json::from_str(old).unwrap();
        assert_eq!(read.by_rules[&RulesKind::Preset(Preset::OpenDraft)].matches, 3);
        assert_eq!(read.by_rules[&RulesKind::Preset(Preset::ThreeHanded)].rounds, 5);
        assert_eq!(read.by_rules[&RulesKind::Custom].lost, 1);
        assert_eq!(
            read.by_level.keys().copied().collect::<Vec<_>>(),
            [Level::Intermediate, Level::Expert]
        );
        assert_eq!(read.by_level[&Level::Expert].won, 1);
        let text = serde_json::to_string(&read).unwrap();
        assert!(
            text.contains(r#""open_draft":{"matches":3"#) && text.contains(r#""expert":"#),
            "{text}"
        );
        assert_eq!(serde_json::from_str::<Statistics>(&text).unwrap(), read);
    }
}

//! The reviewed rounds, as they are saved.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize};
use spades_bots::{Level, Loss, Mistake, StageReview};
use spades_rules::{Rules, Seed};

use crate::session::RulesKind;

/// Version of the saved format.
pub const VERSION: u32 = 1;

/// Number of rounds kept, the latest ones.
pub const KEPT: usize = 500;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundReview {
    /// Unique name: the start of the match's seed and the round's number.
    pub round: String,
    /// End of the round, in Unix seconds.
    pub ended: u64,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "if_known")]
    pub kind: Option<RulesKind>,
    /// The rules, if they are custom.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "if_known")]
    pub own_rules: Option<Rules>,
    /// Level of the strongest opposing bot.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "if_known")]
    pub level: Option<Level>,
    /// Names of all opponents.
    pub rivals: Vec<String>,
    /// Draft decisions.
    pub draft: StageReview,
    pub bids: StageReview,
    /// Cards.
    pub play: StageReview,
    /// Cost of mistakes, by kind.
    #[serde(deserialize_with = "known_kinds")]
    pub mistakes: BTreeMap<Mistake, Loss>,
    /// The costliest mistake of each kind, as the number of actions before it. Older versions didn't save it.
    #[serde(deserialize_with = "known_kinds", skip_serializing_if = "BTreeMap::is_empty")]
    pub examples: BTreeMap<Mistake, usize>,
}

/// Ignores values that a newer version may have written.
fn if_known<'de, D: Deserializer<'de>, T: serde::de::DeserializeOwned>(deserializer: D) -> Result<Option<T>, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).ok())
}

fn known_kinds<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<BTreeMap<Mistake, T>, D::Error> {
    let found = BTreeMap::<String, T>::deserialize(deserializer)?;
    let kind = |name: String| serde_json::from_value(serde_json::Value::String(name)).ok();
    Ok(found
        .into_iter()
        .filter_map(|(name, value)| Some((kind(name)?, value)))
        .collect())
}

/// All reviewed rounds, the latest last.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reviews {
    version: u32,
    #[serde(default)]
    rounds: Vec<RoundReview>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews {
            version: VERSION,
            rounds: Vec::new(),
        }
    }
}

impl Reviews {
    /// The rounds, the latest last.
    #[must_use]
    pub fn rounds(&self) -> &[RoundReview] {
        &self.rounds
    }

    /// Merges both, the latest round last. If both have the same round, this one stays.
    #[must_use]
    pub fn joined(mut self, other: Reviews) -> Reviews {
        let new = |round: &RoundReview| !self.rounds.iter().any(|own| own.round == round.round);
        let added: Vec<RoundReview> = other.rounds.into_iter().filter(new).collect();
        self.rounds.extend(added);
        self.rounds.sort_by_key(|round| round.ended);
        self.drop_oldest();
        self
    }

    /// Adds a round, replacing its earlier review if it was replayed after an undo.
    pub fn add(&mut self, round: RoundReview) {
        self.rounds.retain(|other| other.round != round.round);
        self.rounds.push(round);
        self.drop_oldest();
    }

    fn drop_oldest(&mut self) {
        let over = self.rounds.len().saturating_sub(KEPT);
        self.rounds.drain(..over);
    }
}

/// Returns the start of a seed as written in [`RoundReview::round`].
pub(super) fn start_of(seed: Seed) -> String {
    seed.0[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

impl RoundReview {
    /// Returns `true` if it is a round of the match with this seed.
    #[must_use]
    pub fn is_of(&self, seed: Seed) -> bool {
        self.round
            .strip_prefix(&start_of(seed))
            .is_some_and(|rest| rest.starts_with('-'))
    }

    /// Returns the key of the level, as in the history.
    #[must_use]
    pub fn level_key(&self) -> Option<&'static str> {
        self.level.map(Level::key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Preset;

    fn round(name: &str) -> RoundReview {
        RoundReview {
            round: name.to_owned(),
            ended: 7,
            kind: Some(RulesKind::Preset(Preset::Solo)),
            level: Some(Level::Expert),
            rivals: vec!["West".into()],
            play: StageReview {
                decisions: 9,
                best: 8,
                points: 3.5,
            },
            mistakes: [(
                Mistake::TookBags,
                Loss {
                    times: 1,
                    points: 3.5,
                    chance: 0.02,
                },
            )]
            .into(),
            ..default()
        }
    }

    #[test]
    fn the_latest_are_kept_and_the_same_round_is_there_once() {
        let mut reviews = Reviews::default();
        for number in 0..KEPT + 20 {
            reviews.add(round(&number.to_string()));
        }
        reviews.add(round("100"));
        assert_eq!(reviews.rounds().len(), KEPT);
        let names: Vec<&str> = reviews.rounds().iter().map(|round| round.round.as_str()).collect();
        assert_eq!((names[0], names[KEPT - 1]), ("20", "100"));
        let text = serde_json::to_string(&reviews).unwrap();
        assert_eq!(serde_json::from_str::<Reviews>(&text).unwrap(), reviews);
        assert!(text.len() < 200 * 1024, "{}", text.len());
    }

    #[test]
    fn older_and_newer_texts_are_read_as_far_as_they_are_known() {
        let old = r#"{"version":1,"rounds":[{"round":"a-1","ended":3}]}"#;
        let old: Reviews = serde_json::from_str(old).unwrap();
        assert_eq!((old.rounds()[0].ended, old.rounds()[0].kind), (3, None));
        let new = r#"{"version":2,"more":1,"rounds":[{"round":"a-1","kind":"of_the_future","level":"oracle",
            "mistakes":{"took_bags":{"times":2,"points":4.0,"more":1},"of_the_future":{"times":1}},
            "play":{"decisions":4,"best":3,"points":4.0}}]}"#;
        let new: Reviews = serde_json::from_str(new).unwrap();
        let both = old.clone().joined(new.clone());
        assert_eq!(
            both.joined(old.clone()).rounds().len(),
            1,
            "the same round stands there once"
        );
        let read = &new.rounds()[0];
        assert_eq!((read.kind, read.level, read.play.best), (None, None, 3));
        assert_eq!(read.mistakes.keys().copied().collect::<Vec<_>>(), [Mistake::TookBags]);
        assert!(
            serde_json::from_str::<Reviews>("{}").is_err(),
            "without a version it is none"
        );
    }
}

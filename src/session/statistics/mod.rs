//! Statistics of the matches played, derived from the history.

mod base;
mod count;
mod older;

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_bots::Level;
use spades_rules::Rules;

use super::{OwnRules, RulesKind, RulesName};

pub use count::CountedMatch;
pub use spades_archive::Outcome;

/// Counts for one kind of match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Matches played to the end.
    #[serde(deserialize_with = "older::count")]
    pub matches: u32,
    /// Matches won.
    #[serde(deserialize_with = "older::count")]
    pub won: u32,
    /// Matches lost; the others were drawn.
    #[serde(deserialize_with = "older::count")]
    pub lost: u32,
    /// Rounds scored.
    #[serde(deserialize_with = "older::count")]
    pub rounds: u32,
}

impl Tally {
    fn shift(&mut self, other: &Tally, by: fn(u32, u32) -> u32) {
        self.matches = by(self.matches, other.matches);
        self.won = by(self.won, other.won);
        self.lost = by(self.lost, other.lost);
        self.rounds = by(self.rounds, other.rounds);
    }

    fn add(&mut self, outcome: Outcome) {
        self.matches += 1;
        match outcome {
            Outcome::Won => self.won += 1,
            Outcome::Lost => self.lost += 1,
            Outcome::Drawn => {}
        }
    }
}

/// Time that rounds take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct RoundTimes {
    /// Rounds measured.
    #[serde(deserialize_with = "older::count")]
    pub rounds: u32,
    /// Their total time in seconds.
    pub seconds: f32,
}

#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// Matches against the computer, except those in [`Statistics::taken_back`].
    pub against_computer: Tally,
    /// Matches against the computer in which a decision was taken back after new information was seen; they count nowhere else.
    pub taken_back: Tally,
    /// Matches of several people at this machine.
    pub hot_seat: Tally,
    /// Matches of several people at this machine, by player name.
    pub by_person: BTreeMap<String, Tally>,
    /// Time that rounds take, by rules.
    pub pace: BTreeMap<RulesKind, RoundTimes>,
    /// Matches against the computer, by rules.
    #[serde(deserialize_with = "older::by_rules")]
    pub by_rules: BTreeMap<RulesKind, Tally>,
    /// Matches against the computer, by each of the player's own rule sets; older versions did not count them separately.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "older::known")]
    pub by_own_rules: Vec<(Rules, Tally)>,
    /// Matches against the computer, by the level of the strongest bot.
    #[serde(deserialize_with = "older::by_level")]
    pub by_level: BTreeMap<Level, Tally>,
    /// Current number of matches won in a row.
    #[serde(deserialize_with = "older::count")]
    pub streak: u32,
    /// Maximum number of matches won in a row.
    #[serde(deserialize_with = "older::count")]
    pub best_streak: u32,
    #[serde(deserialize_with = "older::count")]
    pub contracts_made: u32,
    #[serde(deserialize_with = "older::count")]
    pub contracts_set: u32,
    #[serde(deserialize_with = "older::count")]
    pub nils_made: u32,
    #[serde(deserialize_with = "older::count")]
    pub nils_failed: u32,
    /// Tricks taken.
    #[serde(deserialize_with = "older::count")]
    pub tricks: u32,
    /// Bags taken.
    #[serde(deserialize_with = "older::count")]
    pub bags: u32,
    /// Most points in a round.
    pub best_round: Option<i32>,
    /// Highest score in a match won.
    pub best_score: Option<i32>,
    /// Ids of history matches in which a decision was taken back after new information was seen; they don't count. Only older
    /// versions write it: the history itself has the take-backs of newer matches.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub undone: BTreeSet<String>,
    /// `true` if the counters include rounds of unfinished matches, as those of older versions do.
    #[serde(default = "older::counts_unfinished_rounds")]
    unfinished_rounds: bool,
    /// Counts beyond the history, once they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    base: Option<Box<base::Base>>,
    /// Ids of the matches that the history has dropped: they are in the base, even if an import brings them back.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    dropped: BTreeSet<String>,
}

impl Statistics {
    /// Returns `true` if nothing was ever played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let kinds = [self.against_computer, self.taken_back, self.hot_seat];
        kinds.iter().all(|tally| tally.rounds == 0) && self.matches() == 0
    }

    fn of_own(&mut self, rules: Option<Rules>) -> Option<&mut Tally> {
        let rules = rules?;
        let known = self.by_own_rules.iter().position(|(known, _)| *known == rules);
        let at = known.unwrap_or_else(|| {
            self.by_own_rules.push((rules, Tally::default()));
            self.by_own_rules.len() - 1
        });
        Some(&mut self.by_own_rules[at].1)
    }

    /// Returns the tallies against the computer by rules, with the player's own rules by name.
    #[must_use]
    pub fn by_rules_name(&self, own: &OwnRules) -> Vec<(RulesName, Tally)> {
        let mut tallies: BTreeMap<RulesName, Tally> = BTreeMap::new();
        for (&kind, &tally) in &self.by_rules {
            tallies.insert(kind.into(), tally);
        }
        for (rules, tally) in &self.by_own_rules {
            let name = own.name(RulesKind::Custom, rules);
            if name.own.is_none() {
                continue;
            }
            if let Some(rest) = tallies.get_mut(&RulesKind::Custom.into()) {
                rest.shift(tally, u32::saturating_sub);
            }
            tallies.entry(name).or_default().shift(tally, u32::saturating_add);
        }
        tallies.retain(|_, tally| *tally != Tally::default());
        tallies.into_iter().collect()
    }

    #[must_use]
    pub fn matches(&self) -> u32 {
        self.against_computer.matches + self.taken_back.matches + self.hot_seat.matches
    }

    /// Records the time of a round.
    pub fn record_pace(&mut self, kind: RulesKind, seconds: f32) {
        let pace = self.pace.entry(kind).or_default();
        pace.rounds += 1;
        pace.seconds += seconds;
    }

    /// Adds other counters, or subtracts them. The best results and the matches won in a row stay.
    fn shift(&mut self, other: &Statistics, by: fn(u32, u32) -> u32) {
        self.against_computer.shift(&other.against_computer, by);
        self.taken_back.shift(&other.taken_back, by);
        self.hot_seat.shift(&other.hot_seat, by);
        shift_all(&mut self.by_person, &other.by_person, by);
        shift_all(&mut self.by_rules, &other.by_rules, by);
        shift_all(&mut self.by_level, &other.by_level, by);
        for (rules, tally) in &other.by_own_rules {
            if let Some(own) = self.of_own(Some(*rules)) {
                own.shift(tally, by);
            }
        }
        self.by_own_rules.retain(|(_, tally)| *tally != Tally::default());
        for (count, other) in [
            (&mut self.contracts_made, other.contracts_made),
            (&mut self.contracts_set, other.contracts_set),
            (&mut self.nils_made, other.nils_made),
            (&mut self.nils_failed, other.nils_failed),
            (&mut self.tricks, other.tricks),
            (&mut self.bags, other.bags),
        ] {
            *count = by(*count, other);
        }
    }
}

/// Adds other tallies, or subtracts them.
fn shift_all<K: Ord + Clone>(tallies: &mut BTreeMap<K, Tally>, other: &BTreeMap<K, Tally>, by: fn(u32, u32) -> u32) {
    for (key, tally) in other {
        tallies.entry(key.clone()).or_default().shift(tally, by);
    }
    tallies.retain(|_, tally| *tally != Tally::default());
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Preset;

    #[test]
    fn the_players_own_rules_are_counted_by_their_names() {
        let rules = |nil| Rules {
            nil: Some(nil),
            ..Preset::Pairs.rules()
        };
        let own = OwnRules(vec![("Kitchen table".to_owned(), rules(70))]);
        let mut statistics = Statistics::default();
        // Matches that older versions counted as custom stay that way.
        statistics.by_rules.insert(
            RulesKind::Custom,
            Tally {
                matches: 1,
                won: 1,
                ..Tally::default()
            },
        );
        for nil in [70, 60, 70] {
            statistics.of_own(Some(rules(nil))).unwrap().add(Outcome::Lost);
            statistics
                .by_rules
                .entry(RulesKind::Custom)
                .or_default()
                .add(Outcome::Lost);
        }
        let kept = serde_json::to_string(&statistics).unwrap();
        assert_eq!(serde_json::from_str::<Statistics>(&kept).unwrap(), statistics);
        let named: Vec<_> = statistics
            .by_rules_name(&own)
            .into_iter()
            .map(|(name, tally)| (name.own, tally.matches, tally.won))
            .collect();
        assert_eq!(named, [(None, 2, 1), (Some("Kitchen table".to_owned()), 2, 0)]);
    }

    #[test]
    fn older_files_lack_fields_and_newer_ones_have_more() {
        let statistics: Statistics = serde_json::from_str(r#"{"nils_made":3,"of_the_future":1}"#).unwrap();
        assert_eq!(statistics.nils_made, 3);
        let text = serde_json::to_string(&statistics).unwrap();
        assert_eq!(serde_json::from_str::<Statistics>(&text).unwrap(), statistics);
    }
}

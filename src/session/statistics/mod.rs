//! Statistics of the matches played.

mod count;
mod older;

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_bots::Level;
use spades_rules::Rules;

use super::{OwnRules, RulesKind, RulesName};

pub(super) use count::{count, note_concession};
pub use spades_archive::Outcome;

/// Counts for one kind of match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Matches played to the end.
    pub matches: u32,
    /// Matches won.
    pub won: u32,
    /// Matches lost; the others were drawn.
    pub lost: u32,
    /// Rounds scored.
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

/// A finished match from the point of view of the player at this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// Kind of rules.
    pub kind: RulesKind,
    /// Rules, if they are the player's own.
    pub own_rules: Option<Rules>,
    /// Level of the strongest opposing bot.
    pub level: Option<Level>,
    /// Outcome for the player.
    pub outcome: Outcome,
    /// The player's score.
    pub score: i32,
    /// `true` if a decision was taken back in it after new information was seen.
    pub taken_back: bool,
}

/// A scored round from the point of view of the player at this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// Kind of rules.
    pub kind: RulesKind,
    /// Rules, if they are the player's own.
    pub own_rules: Option<Rules>,
    /// `true` if a decision was taken back in it after new information was seen.
    pub taken_back: bool,
    /// `true` if the player's contract was made; `None` without a contract.
    pub contract: Option<bool>,
    /// `true` if the player's nil (of either kind) was made; `None` without a nil.
    pub nil: Option<bool>,
    /// Tricks taken by the player's side.
    pub tricks: u32,
    /// Bags taken by the player's side.
    pub bags: u32,
    /// Points of the round.
    pub points: i32,
}

/// Time that rounds take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Pace {
    /// Rounds measured.
    pub rounds: u32,
    /// Their total time in seconds.
    pub seconds: f32,
}

/// All statistics.
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
    pub pace: BTreeMap<RulesKind, Pace>,
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
    pub streak: u32,
    /// Maximum number of matches won in a row.
    pub best_streak: u32,
    /// Contracts made.
    pub contracts_made: u32,
    /// Contracts set.
    pub contracts_set: u32,
    /// Nils made.
    pub nils_made: u32,
    /// Nils failed.
    pub nils_failed: u32,
    /// Tricks taken.
    pub tricks: u32,
    /// Bags taken.
    pub bags: u32,
    /// Most points in a round.
    pub best_round: Option<i32>,
    /// Highest score in a match won.
    pub best_score: Option<i32>,
    /// Ids of history matches in which a decision was taken back after new information was seen; they don't count. Only older
    /// versions write it: the history itself has the take-backs of newer matches.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub undone: BTreeSet<String>,
}

impl Statistics {
    /// Returns `true` if nothing was ever played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let kinds = [self.against_computer, self.taken_back, self.hot_seat];
        kinds.iter().all(|tally| tally.rounds == 0) && self.matches() == 0
    }

    /// Merges the statistics of two machines. Keeps whichever counters cover more matches: they can't be summed, as both may
    /// include the same ones. The histories are united, and so are the ids of the matches that don't count.
    #[must_use]
    pub fn fuller(self, other: Statistics) -> Statistics {
        let rounds = |of: &Statistics| of.against_computer.rounds + of.taken_back.rounds + of.hot_seat.rounds;
        let is_less = (self.matches(), rounds(&self)) < (other.matches(), rounds(&other));
        let (mut fuller, less) = if is_less { (other, self) } else { (self, other) };
        fuller.undone.extend(less.undone);
        fuller
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

    /// Returns the number of matches of all kinds.
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

    /// Counts a scored round of several people at this machine.
    pub fn record_round_together<'a>(&mut self, people: impl Iterator<Item = &'a str>) {
        self.hot_seat.rounds += 1;
        for name in people {
            self.by_person.entry(name.to_owned()).or_default().rounds += 1;
        }
    }

    /// Counts a finished match of several people at this machine.
    pub fn record_match_together<'a>(&mut self, people: impl Iterator<Item = (&'a str, Outcome)>) {
        self.hot_seat.matches += 1;
        for (name, outcome) in people {
            self.by_person.entry(name.to_owned()).or_default().add(outcome);
        }
    }

    /// Counts a scored round against the computer.
    pub fn record_round(&mut self, round: &RoundResult) {
        if round.taken_back {
            self.taken_back.rounds += 1;
            return;
        }
        self.against_computer.rounds += 1;
        self.by_rules.entry(round.kind).or_default().rounds += 1;
        if let Some(tally) = self.of_own(round.own_rules) {
            tally.rounds += 1;
        }
        match round.contract {
            Some(true) => self.contracts_made += 1,
            Some(false) => self.contracts_set += 1,
            None => {}
        }
        match round.nil {
            Some(true) => self.nils_made += 1,
            Some(false) => self.nils_failed += 1,
            None => {}
        }
        self.tricks += round.tricks;
        self.bags += round.bags;
        self.best_round = self.best_round.max(Some(round.points));
    }

    /// Counts a finished match against the computer.
    pub fn record_match(&mut self, result: &MatchResult) {
        if result.taken_back {
            self.taken_back.add(result.outcome);
            return;
        }
        self.against_computer.add(result.outcome);
        self.by_rules.entry(result.kind).or_default().add(result.outcome);
        if let Some(tally) = self.of_own(result.own_rules) {
            tally.add(result.outcome);
        }
        if let Some(level) = result.level {
            self.by_level.entry(level).or_default().add(result.outcome);
        }
        if result.outcome == Outcome::Won {
            self.streak += 1;
            self.best_streak = self.best_streak.max(self.streak);
            self.best_score = self.best_score.max(Some(result.score));
        } else {
            self.streak = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Preset;

    fn result(outcome: Outcome, level: Option<Level>) -> MatchResult {
        MatchResult {
            kind: RulesKind::Preset(Preset::OpenDraft),
            own_rules: None,
            level,
            outcome,
            score: 512,
            taken_back: false,
        }
    }

    #[test]
    fn streaks_count_wins_against_the_computer() {
        let mut statistics = Statistics::default();
        assert!(statistics.is_empty());
        let level = Some(Level::Advanced);
        for outcome in [Outcome::Won, Outcome::Won, Outcome::Lost, Outcome::Won, Outcome::Drawn] {
            statistics.record_match(&result(outcome, level));
            // None of these break a winning streak.
            statistics.record_match_together([("Ada", Outcome::Lost), ("Grace", Outcome::Won)].into_iter());
            statistics.record_match(&MatchResult {
                taken_back: true,
                ..result(Outcome::Lost, level)
            });
        }
        assert_eq!((statistics.streak, statistics.best_streak), (0, 2));
        let tally = statistics.by_level[&Level::Advanced];
        assert_eq!((tally.matches, tally.won, tally.lost), (5, 3, 1));
        assert_eq!(statistics.by_rules[&RulesKind::Preset(Preset::OpenDraft)], tally);
        assert_eq!((statistics.hot_seat.matches, statistics.taken_back.lost), (5, 5));
        assert_eq!(
            (statistics.by_person["Grace"].won, statistics.by_person["Ada"].lost),
            (5, 5)
        );
        assert_eq!(statistics.matches(), 15);
        assert_eq!(statistics.best_score, Some(512));
    }

    #[test]
    fn rounds_count_contracts_and_nils() {
        let mut statistics = Statistics::default();
        for (contract, nil, points) in [
            (Some(true), None, 52),
            (Some(false), None, -40),
            (None, Some(true), 100),
        ] {
            statistics.record_round(&RoundResult {
                kind: RulesKind::Preset(Preset::Pairs),
                own_rules: None,
                taken_back: false,
                contract,
                nil,
                tricks: 4,
                bags: 1,
                points,
            });
        }
        assert_eq!((statistics.contracts_made, statistics.contracts_set), (1, 1));
        assert_eq!((statistics.nils_made, statistics.nils_failed), (1, 0));
        assert_eq!((statistics.tricks, statistics.bags), (12, 3));
        assert_eq!(statistics.best_round, Some(100));
        assert!(!statistics.is_empty());
    }

    #[test]
    fn the_players_own_rules_are_counted_by_their_names() {
        let rules = |nil| Rules {
            nil,
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
            statistics.record_match(&MatchResult {
                kind: RulesKind::Custom,
                own_rules: Some(rules(nil)),
                level: None,
                outcome: Outcome::Lost,
                score: 0,
                taken_back: false,
            });
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
    fn an_import_keeps_the_ids_of_both_sides_that_do_not_count() {
        let of = |matches: u32, id: &str| Statistics {
            against_computer: Tally {
                matches,
                ..Tally::default()
            },
            undone: BTreeSet::from([id.to_owned()]),
            ..Statistics::default()
        };
        for [ours, theirs] in [[3, 5], [5, 3]] {
            let both = of(ours, "a1").fuller(of(theirs, "b2"));
            assert_eq!(both.matches(), 5);
            assert_eq!(both.undone, BTreeSet::from(["a1".to_owned(), "b2".to_owned()]));
        }
    }

    #[test]
    fn older_files_lack_fields_and_newer_ones_have_more() {
        let statistics: Statistics = serde_json::from_str(r#"{"nils_made":3,"of_the_future":1}"#).unwrap();
        assert_eq!(statistics.nils_made, 3);
        let text = serde_json::to_string(&statistics).unwrap();
        assert_eq!(serde_json::from_str::<Statistics>(&text).unwrap(), statistics);
    }
}

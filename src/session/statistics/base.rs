//! The counts beyond the matches of the history.
//!
//! The history is the only record of what was played: the counters are the base plus the sum over its matches. The base has
//! the matches that older versions counted and the history lacks, and those that the history has dropped to make room. It is
//! separated from the counters once, when the facts of all matches are known for the first time. The file has the counters
//! too, so that they show at once, and because older versions read nothing else.

use serde::{Deserialize, Serialize};
use spades_archive::facts::MatchFacts;
use spades_archive::history::Entry;

use super::Statistics;
use super::count::CountedMatch;

/// Counts beyond the history.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Base {
    counts: Statistics,
    /// End of the latest match whose effect on the matches won in a row is in the base, in seconds since the Unix epoch.
    until: u64,
}

impl Statistics {
    /// Derives the counters from all matches of the history, which must be in the order in which they ended. `complete` is
    /// `false` if some of them can't be read at the moment: then nothing is taken for missing.
    pub fn derive(&mut self, matches: &[CountedMatch], complete: bool) {
        if self.base.is_none() {
            if !complete {
                return;
            }
            self.separate(matches);
        }
        let Some(base) = &self.base else { return };
        let mut total = base.counts.clone();
        self.add_all(&mut total, matches, base.until);
        // Matches stay counted even if the history has lost them.
        if total.matches() >= self.matches() {
            self.take_counters(total);
        }
    }

    /// Separates the base from the counters, unless that has happened: what they count beyond these matches.
    pub fn separate(&mut self, matches: &[CountedMatch]) {
        if self.base.is_some() {
            return;
        }
        let mut derived = Statistics::default();
        self.add_all(&mut derived, matches, 0);
        let mut counts = self.counters();
        counts.shift(&derived, u32::saturating_sub);
        counts.best_round = self.best_round.filter(|_| self.best_round > derived.best_round);
        counts.best_score = self.best_score.filter(|_| self.best_score > derived.best_score);
        (counts.streak, counts.best_streak) = (0, 0);
        let mut until = 0;
        // Older versions counted matches won and lost in a row that the history doesn't have.
        if self.matches() > 0 && (self.streak, self.best_streak) != (derived.streak, derived.best_streak) {
            (counts.streak, counts.best_streak) = (self.streak, self.best_streak);
            until = matches.iter().map(|(entry, _)| entry.ended).max().unwrap_or(0);
        }
        self.base = Some(Box::new(Base { counts, until }));
    }

    /// Returns `true` if the base is separated from the counters.
    #[must_use]
    pub fn is_separated(&self) -> bool {
        self.base.is_some()
    }

    /// Moves matches that the history has dropped into the base.
    pub fn keep_dropped(&mut self, matches: &[(Entry, Option<MatchFacts>)]) {
        let new: Vec<CountedMatch> = matches.iter().map(|(entry, facts)| (entry, facts.as_ref())).collect();
        if let Some(mut base) = self.base.take() {
            let until = base.until;
            self.add_all(&mut base.counts, &new, until);
            self.base = Some(base);
        }
        self.dropped
            .extend(matches.iter().map(|(entry, _)| entry.id.to_string()));
    }

    /// Merges the statistics of two machines, with their bases separated. Of the bases it keeps the one that covers more
    /// matches: they can't be summed, as both may include the same ones. The histories are united, and so are the ids of the
    /// matches that don't count.
    #[must_use]
    pub fn joined(mut self, mut other: Statistics) -> Statistics {
        let mut undone = std::mem::take(&mut self.undone);
        undone.extend(std::mem::take(&mut other.undone));
        let covers = |of: &Statistics| of.base.as_ref().map_or((0, 0), |base| base.counts.extent());
        let is_less = covers(&self) < covers(&other);
        let of_base = if is_less { &mut other } else { &mut self };
        let (base, dropped) = (of_base.base.take(), std::mem::take(&mut of_base.dropped));
        let fuller = if self.extent() < other.extent() { other } else { self };
        Statistics {
            base,
            dropped,
            undone,
            ..fuller
        }
    }

    /// Returns the number of matches and rounds of all kinds.
    fn extent(&self) -> (u32, u32) {
        let rounds = self.against_computer.rounds + self.taken_back.rounds + self.hot_seat.rounds;
        (self.matches(), rounds)
    }

    /// Adds matches to `counts`, except those in the base. Those that ended by `until` don't change the matches won in a row.
    fn add_all(&self, counts: &mut Statistics, matches: &[CountedMatch], until: u64) {
        for &(entry, facts) in matches {
            if self.dropped.is_empty() || !self.dropped.contains(&entry.id.to_string()) {
                counts.add(entry, facts, self.is_counted_separately(entry), entry.ended > until);
            }
        }
    }

    /// Returns the counters alone.
    pub(crate) fn counters(&self) -> Statistics {
        let mut counters = Statistics::default();
        counters.take_counters(self.clone());
        counters
    }

    /// Replaces the counters by those of `counts`, and keeps everything else.
    fn take_counters(&mut self, counts: Statistics) {
        let kept = std::mem::take(self);
        *self = Statistics {
            pace: kept.pace,
            undone: kept.undone,
            unfinished_rounds: kept.unfinished_rounds,
            base: kept.base,
            dropped: kept.dropped,
            ..counts
        };
    }
}

#[cfg(test)]
mod tests {
    use super::super::Outcome;
    use super::super::count::tests::{bot, ended, person, played};
    use super::*;
    use spades_bots::Level;
    use spades_rules::Preset;

    /// Returns a history of matches that ended one after another, some won and some lost.
    fn history(seeds: std::ops::Range<u64>) -> Vec<(Entry, Option<MatchFacts>)> {
        let players = vec![person("Ada"), bot(Level::Expert)];
        let all = seeds.map(|seed| {
            let (entry, mut facts) = ended(&played(Preset::ClosedDraft, players.clone(), seed), seed);
            let lost = seed % 4 == 0;
            facts.as_mut().unwrap().outcome = if lost { Outcome::Lost } else { Outcome::Won };
            (entry, facts)
        });
        all.collect()
    }

    fn of(matches: &[(Entry, Option<MatchFacts>)]) -> Vec<CountedMatch<'_>> {
        matches.iter().map(|(entry, facts)| (entry, facts.as_ref())).collect()
    }

    /// Returns the statistics as the store has them.
    fn stored(statistics: &Statistics) -> Statistics {
        serde_json::from_str(&serde_json::to_string(statistics).unwrap()).unwrap()
    }

    #[test]
    fn rows_of_older_versions_go_on_with_the_next_match() {
        let all = history(1..12);
        let old = &all[..8];
        for (streak, best_streak) in [(0, 5), (7, 9)] {
            let mut statistics = Statistics::default();
            of(old).into_iter().for_each(|played| statistics.count_finished(played));
            (statistics.streak, statistics.best_streak) = (streak, best_streak);
            let before = statistics.counters();
            statistics.derive(&of(old), true);
            assert_eq!(statistics.counters(), before);
            let mut expected = before;
            for played in of(&all[8..]) {
                expected.count_finished(played);
                statistics.count_finished(played);
            }
            assert_eq!(statistics.counters(), expected);
            let mut again = stored(&statistics);
            again.derive(&of(&all), true);
            assert_eq!(again, statistics);
        }
    }

    #[test]
    fn a_history_without_older_counts_gives_all_counters_again() {
        let all = history(1..12);
        let mut counted = Statistics::default();
        of(&all).into_iter().for_each(|played| counted.count_finished(played));
        assert!(counted.best_streak > 0 && counted.against_computer.lost > 0);
        // The file was lost, and another window has played.
        let mut lost = Statistics::default();
        lost.derive(&of(&all[..3]), true);
        lost.derive(&of(&all), true);
        assert_eq!(lost.counters(), counted.counters());
    }

    #[test]
    fn matches_that_cannot_be_read_for_a_while_do_not_count_twice() {
        let all = history(1..8);
        let mut statistics = Statistics::default();
        of(&all)
            .into_iter()
            .for_each(|played| statistics.count_finished(played));
        let counted = statistics.counters();
        for (readable, complete) in [(2, false), (7, true), (3, true), (3, false), (7, true)] {
            statistics = stored(&statistics);
            statistics.derive(&of(&all[..readable]), complete);
            assert_eq!(statistics.counters(), counted);
        }
    }
}

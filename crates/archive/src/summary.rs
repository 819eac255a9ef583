//! Totals over many matches of a player, for the statistics.
//!
//! ```
//! use spades_archive::summary::Summary;
//! let nothing = Summary::of([]);
//! assert_eq!((nothing.all.matches, nothing.mean_bid()), (0, None));
//! ```

use std::collections::BTreeMap;

use spades_rules::Rules;

use crate::facts::{MatchFacts, RoundFacts};
use crate::history::Entry;
use crate::{LEVELS, Outcome, RulesKind};

/// Maximum bid, and maximum number of tricks.
pub const MAX_TRICKS: usize = 13;

/// A count out of a total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Successes.
    pub part: u32,
    /// Total attempts.
    pub whole: u32,
}

impl Share {
    fn count(&mut self, success: Option<bool>) {
        self.whole += u32::from(success.is_some());
        self.part += u32::from(success == Some(true));
    }
}

/// Counts of matches and rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches.
    pub matches: u32,
    /// Matches won.
    pub won: u32,
    /// Matches lost; the others were drawn.
    pub lost: u32,
    /// Rounds, and those in which no other side had as many points.
    pub rounds: Share,
}

impl Tally {
    /// Returns the sum of both tallies.
    #[must_use]
    pub fn plus(&self, other: &Tally) -> Tally {
        Tally {
            matches: self.matches + other.matches,
            won: self.won + other.won,
            lost: self.lost + other.lost,
            rounds: Share {
                part: self.rounds.part + other.rounds.part,
                whole: self.rounds.whole + other.rounds.whole,
            },
        }
    }

    fn add(&mut self, facts: &MatchFacts) {
        self.matches += 1;
        self.won += u32::from(facts.outcome == Outcome::Won);
        self.lost += u32::from(facts.outcome == Outcome::Lost);
        facts.rounds.iter().for_each(|round| self.rounds.count(Some(round.won)));
    }
}

/// Number of rounds with each combination of bid and tricks taken by the same seat: by bid, then by tricks.
pub type Grid = [[u32; MAX_TRICKS + 1]; MAX_TRICKS + 1];

/// Totals over a set of matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// All matches.
    pub all: Tally,
    /// Matches by rules.
    pub by_rules: BTreeMap<RulesKind, Tally>,
    /// Matches by each of the player's own rule sets, those played first in front.
    pub by_own_rules: Vec<(Rules, Tally)>,
    /// Matches by the level of the strongest opposing bot, as an index into [`LEVELS`].
    pub by_level: BTreeMap<usize, Tally>,
    /// Matches by the name of each opponent.
    pub by_rival: BTreeMap<String, Tally>,
    /// Contracts of the player's side.
    pub contracts: Share,
    /// Nils of the player's seat, including blind ones.
    pub nils: Share,
    /// Blind nils of the player's seat.
    pub blind_nils: Share,
    /// Bags of the player's side.
    pub bags: u32,
    /// Rounds by bid and tricks taken.
    pub grid: Grid,
    /// Best round, in points of the player's side.
    pub best_round: Option<i32>,
    /// Worst round.
    pub worst_round: Option<i32>,
    /// Best score of a match.
    pub best_score: Option<i32>,
    /// Worst score of a match.
    pub worst_score: Option<i32>,
    /// Current number of matches won in a row.
    pub streak: u32,
    /// Maximum number of matches won in a row.
    pub best_streak: u32,
    /// Maximum number of matches lost in a row.
    pub worst_streak: u32,
    losing: u32,
}

impl Summary {
    /// Returns the totals of these matches, which must be in the order in which they ended.
    #[must_use]
    pub fn of<'a>(matches: impl IntoIterator<Item = (&'a Entry, &'a MatchFacts)>) -> Summary {
        let mut summary = Summary::default();
        for (entry, facts) in matches {
            summary.add(entry, facts);
        }
        summary
    }

    fn add(&mut self, entry: &Entry, facts: &MatchFacts) {
        self.all.add(facts);
        self.by_rules.entry(facts.kind).or_default().add(facts);
        if let Some(rules) = facts.rules {
            match self.by_own_rules.iter_mut().find(|(known, _)| *known == rules) {
                Some((_, tally)) => tally.add(facts),
                None => {
                    let mut tally = Tally::default();
                    tally.add(facts);
                    self.by_own_rules.push((rules, tally));
                }
            }
        }
        let place = |level: &String| LEVELS.iter().position(|known| known == level);
        if let Some(level) = facts.rivals.iter().filter_map(place).max() {
            self.by_level.entry(level).or_default().add(facts);
        }
        for rival in entry.rivals() {
            match self.by_rival.get_mut(rival.name()) {
                Some(tally) => tally.add(facts),
                None => {
                    let mut tally = Tally::default();
                    tally.add(facts);
                    self.by_rival.insert(rival.name().to_owned(), tally);
                }
            }
        }
        match facts.outcome {
            Outcome::Won => {
                self.streak += 1;
                self.losing = 0;
            }
            Outcome::Lost => {
                self.streak = 0;
                self.losing += 1;
            }
            Outcome::Drawn => {
                self.streak = 0;
                self.losing = 0;
            }
        }
        self.best_streak = self.best_streak.max(self.streak);
        self.worst_streak = self.worst_streak.max(self.losing);
        let mut before = 0;
        for round in &facts.rounds {
            self.add_round(round, round.score - before);
            before = round.score;
        }
        if !facts.rounds.is_empty() {
            extreme(&mut self.best_score, before, i32::max);
            extreme(&mut self.worst_score, before, i32::min);
        }
    }

    fn add_round(&mut self, round: &RoundFacts, points: i32) {
        self.contracts.count(round.contract);
        self.nils.count(round.nil);
        self.blind_nils.count(round.nil.filter(|_| round.blind));
        self.bags += u32::from(round.bags);
        // Nobody bids in a first round that bids itself, nor beside a partner's blind bid.
        if round.bid > 0 || round.nil.is_some() {
            let within = |number: u8| usize::from(number).min(MAX_TRICKS);
            self.grid[within(round.bid)][within(round.taken)] += 1;
        }
        extreme(&mut self.best_round, points, i32::max);
        extreme(&mut self.worst_round, points, i32::min);
    }

    /// Returns the player's mean bid, a nil being 0; `None` without a round in which the player bid.
    #[must_use]
    pub fn mean_bid(&self) -> Option<f64> {
        self.mean(|bid, _| bid)
    }

    /// Returns the player's mean number of tricks in those rounds.
    #[must_use]
    pub fn mean_tricks(&self) -> Option<f64> {
        self.mean(|_, taken| taken)
    }

    fn mean(&self, of: impl Fn(usize, usize) -> usize) -> Option<f64> {
        let (mut sum, mut count) = (0.0, 0.0);
        for (bid, row) in self.grid.iter().enumerate() {
            for (taken, &times) in row.iter().enumerate() {
                sum += of(bid, taken) as f64 * f64::from(times);
                count += f64::from(times);
            }
        }
        (count > 0.0).then(|| sum / count)
    }
}

fn extreme(kept: &mut Option<i32>, new: i32, choose: fn(i32, i32) -> i32) {
    *kept = Some(kept.map_or(new, |kept| choose(kept, new)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ending, MatchId, Player};
    use spades_rules::Preset;

    fn round(bid: u8, taken: u8, score: i32) -> RoundFacts {
        RoundFacts {
            bid,
            taken,
            tricks: taken,
            contract: (bid > 0).then_some(taken >= bid),
            nil: (bid == 0).then_some(taken == 0),
            bags: taken.saturating_sub(bid),
            won: score > 0,
            score,
            ..RoundFacts::default()
        }
    }

    fn played(outcome: Outcome, level: &str, rounds: Vec<RoundFacts>) -> (Entry, MatchFacts) {
        let kind = RulesKind::Preset(Preset::OpenDraft);
        let bot = Player::Bot {
            name: "Rook".into(),
            level: level.into(),
        };
        let entry = Entry {
            id: MatchId([1; 16]),
            ended: 0,
            kind,
            players: vec![Player::Human { name: "Ada".into() }, bot],
            own: Some(0),
            own_side: Some(0),
            scores: vec![0, 0],
            winners: vec![],
            rounds: 1,
            ending: Ending::default(),
        };
        let facts = MatchFacts {
            id: entry.id,
            kind,
            rules: None,
            rivals: vec![level.into()],
            outcome,
            conceded: false,
            day: None,
            rounds,
        };
        (entry, facts)
    }

    #[test]
    fn the_players_own_rules_are_counted_apart() {
        let by = |nil: i32| {
            let (entry, mut facts) = played(Outcome::Won, "expert", vec![]);
            let own = Preset::Pairs.rules();
            (facts.kind, facts.rules) = (RulesKind::Custom, Some(Rules { nil: Some(nil), ..own }));
            (entry, facts)
        };
        let all = [by(70), by(60), by(70), played(Outcome::Lost, "expert", vec![])];
        let sum = Summary::of(all.iter().map(|(entry, facts)| (entry, facts)));
        let own: Vec<_> = sum
            .by_own_rules
            .iter()
            .map(|(rules, tally)| (rules.nil, tally.matches))
            .collect();
        assert_eq!(own, [(Some(70), 2), (Some(60), 1)]);
        assert_eq!(sum.by_rules[&RulesKind::Custom].matches, 3);
    }

    #[test]
    fn a_round_without_a_bid_is_no_nil() {
        let without_bid = RoundFacts {
            taken: 7,
            won: true,
            score: 70,
            ..RoundFacts::default()
        };
        let all = [played(Outcome::Won, "expert", vec![without_bid, round(5, 6, 121)])];
        let sum = Summary::of(all.iter().map(|(entry, facts)| (entry, facts)));
        assert_eq!((sum.mean_bid(), sum.mean_tricks()), (Some(5.0), Some(6.0)));
        assert_eq!(sum.all.rounds, Share { part: 2, whole: 2 });
    }

    #[test]
    fn matches_add_up() {
        let all = [
            played(Outcome::Won, "expert", vec![round(4, 5, 41), round(0, 0, 141)]),
            played(Outcome::Won, "beginner", vec![round(3, 3, 30)]),
            played(Outcome::Lost, "expert", vec![round(5, 4, -50), round(0, 2, -150)]),
            played(Outcome::Lost, "of the future", vec![]),
        ];
        let sum = Summary::of(all.iter().map(|(entry, facts)| (entry, facts)));
        assert_eq!((sum.all.matches, sum.all.won, sum.all.lost), (4, 2, 2));
        assert_eq!(sum.all.rounds, Share { part: 3, whole: 5 });
        assert_eq!(sum.contracts, Share { part: 2, whole: 3 });
        assert_eq!((sum.nils, sum.blind_nils.whole), (Share { part: 1, whole: 2 }, 0));
        assert_eq!(sum.bags, 3);
        assert_eq!((sum.best_round, sum.worst_round), (Some(100), Some(-100)));
        assert_eq!((sum.best_score, sum.worst_score), (Some(141), Some(-150)));
        assert_eq!((sum.streak, sum.best_streak, sum.worst_streak), (0, 2, 2));
        assert_eq!((sum.by_level[&3].matches, sum.by_level[&0].won), (2, 1));
        assert_eq!(sum.by_level.len(), 2, "levels that are not known here have no place");
        assert_eq!(sum.by_rival["Rook"].matches, 4);
        assert_eq!((sum.grid[4][5], sum.grid[0][2]), (1, 1));
        assert_eq!((sum.mean_bid(), sum.mean_tricks()), (Some(2.4), Some(2.8)));
    }

    #[test]
    fn a_draw_ends_both_rows() {
        let outcomes = [Outcome::Lost, Outcome::Drawn, Outcome::Lost, Outcome::Won];
        let all = outcomes.map(|outcome| played(outcome, "expert", vec![]));
        let sum = Summary::of(all.iter().map(|(entry, facts)| (entry, facts)));
        assert_eq!((sum.streak, sum.worst_streak), (1, 1));
        assert_eq!(sum.best_round, None);
    }
}

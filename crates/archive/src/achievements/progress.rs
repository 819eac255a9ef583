//! Progress toward achievements: counts over matches in the order in which they ended.

use std::collections::{BTreeMap, BTreeSet};

use super::{Achievement, Earned};
use crate::daily::Date;
use crate::facts::{MatchFacts, RoundFacts};
use crate::{Finished, LEVELS, NotFinished, Outcome, RulesKind};

/// Minimum bid for [`Achievement::BoldBid`].
const BOLD: u8 = 8;
/// Minimum number of rounds for a flawless win or a win without bags.
const LONG: usize = 4;
/// Score at or below which a later win counts as [`Achievement::WonFromDepth`].
const DEPTH: i32 = -200;
/// Deficit in points from which a later win counts as a comeback.
const BEHIND: i32 = 150;
/// Maximum margin of a close win, in points.
const CLOSE: i32 = 5;

/// Achievements earned, and the counts that carry over from match to match. It is recomputed from the history at each start, or
/// kept by a caller that adds the matches one by one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    earned: BTreeMap<Achievement, Earned>,
    contracts: u32,
    nils: u32,
    sets: u32,
    wins_against_expert: u32,
    matches: u32,
    levels: BTreeSet<String>,
    presets: BTreeSet<RulesKind>,
    days: BTreeSet<Date>,
}

impl Progress {
    /// Returns the progress of these matches, in the order in which they ended. Skips matches that are not over or cannot be replayed.
    #[must_use]
    pub fn of<'a>(matches: impl IntoIterator<Item = &'a Finished>) -> Progress {
        let mut progress = Progress::default();
        for finished in matches {
            // The history reports damaged matches.
            let _ = progress.add(finished);
        }
        progress
    }

    /// Adds a finished match and returns the achievements it newly earns. A match that belongs to no single player earns none.
    ///
    /// # Errors
    /// If it is not over, or cannot be replayed.
    pub fn add(&mut self, finished: &Finished) -> Result<Vec<Earned>, NotFinished> {
        let facts = MatchFacts::of(finished)?;
        Ok(facts.map_or_else(Vec::new, |facts| self.add_facts(&facts)))
    }

    /// Returns `true` if the achievement was earned.
    #[must_use]
    pub fn has(&self, achievement: Achievement) -> bool {
        self.earned.contains_key(&achievement)
    }

    /// Returns the achievements earned, each with the match that earned it first.
    pub fn earned(&self) -> impl Iterator<Item = &Earned> {
        self.earned.values()
    }

    /// Returns the progress toward an achievement as (done, needed); (0 or 1, 1) for those that take a single success.
    #[must_use]
    pub fn toward(&self, achievement: Achievement) -> (u32, u32) {
        use Achievement as A;
        let (done, of) = match achievement {
            A::FiveNils => (self.nils, 5),
            A::TenContracts => (self.contracts, 10),
            A::ThirtyContracts => (self.contracts, 30),
            A::ThreeSets => (self.sets, 3),
            A::EveryLevel => (
                LEVELS.iter().filter(|&&level| self.levels.contains(level)).count() as u32,
                LEVELS.len() as u32,
            ),
            A::EveryPreset => (self.presets_won(), spades_rules::Preset::FIRST as u32),
            A::FiveWinsAgainstExpert => (self.wins_against_expert, 5),
            A::HundredMatches => (self.matches, 100),
            A::SevenDays => (self.days_in_a_row(), 7),
            _ => (0, 1),
        };
        (if self.has(achievement) { of } else { done.min(of) }, of)
    }

    /// Returns the number of presets that were won, among those that the achievement has asked for since it exists.
    fn presets_won(&self) -> u32 {
        let first = &spades_rules::Preset::ALL[..spades_rules::Preset::FIRST];
        let won = |preset: &&spades_rules::Preset| self.presets.contains(&RulesKind::Preset(**preset));
        first.iter().filter(won).count() as u32
    }

    /// Adds a match by its facts; see [`Progress::add`]. A conceded match earns nothing and ends the run of wins against experts.
    pub fn add_facts(&mut self, facts: &MatchFacts) -> Vec<Earned> {
        if facts.conceded {
            if facts.is_against_expert() {
                self.wins_against_expert = 0;
            }
            return Vec::new();
        }
        let mut found = Vec::new();
        for (round, number) in facts.rounds.iter().zip(1..) {
            let of_round = self.add_round(facts, round);
            found.extend(of_round.into_iter().map(|achievement| (achievement, Some(number))));
        }
        found.extend(self.add_end(facts).into_iter().map(|achievement| (achievement, None)));
        let mut new = Vec::new();
        for (achievement, round) in found {
            if !self.has(achievement) {
                let earned = Earned {
                    achievement,
                    by: facts.id,
                    round,
                };
                self.earned.insert(achievement, earned);
                new.push(earned);
            }
        }
        new
    }

    /// Returns the achievements of a round.
    fn add_round(&mut self, facts: &MatchFacts, round: &RoundFacts) -> Vec<Achievement> {
        use Achievement as A;
        count(&mut self.contracts, round.contract);
        count(&mut self.nils, round.nil);
        count(&mut self.sets, Some(round.set_others));
        let nil = round.nil == Some(true);
        let made = round.contract == Some(true);
        earned([
            (nil, A::Nil),
            (nil && round.blind, A::BlindNil),
            (nil && facts.is_against_expert(), A::NilAgainstExpert),
            (round.both_nils, A::BothNils),
            (round.broke_nil, A::NilBroken),
            (self.nils >= 5, A::FiveNils),
            (made && round.bid >= BOLD, A::BoldBid),
            (round.moon, A::Moon),
            (round.tricks == 13, A::AllTricks),
            (self.contracts >= 10, A::TenContracts),
            (self.contracts >= 30, A::ThirtyContracts),
            (self.sets >= 3, A::ThreeSets),
            (round.caught, A::RenegeCaught),
        ])
    }

    /// Returns the achievements of the match as a whole.
    fn add_end(&mut self, facts: &MatchFacts) -> Vec<Achievement> {
        use Achievement as A;
        let won = facts.outcome == Outcome::Won;
        let rounds = &facts.rounds;
        self.matches += 1;
        if facts.is_against_expert() {
            count(&mut self.wins_against_expert, Some(won));
        }
        if won {
            self.levels.extend(facts.rivals.iter().cloned());
            self.presets.insert(facts.kind);
        }
        self.days.extend(facts.day);
        let kept = |round: &RoundFacts| round.contract != Some(false) && round.nil != Some(false);
        let lead = rounds
            .last()
            .map_or(i32::MAX, |round| round.score.saturating_sub(round.best_other));
        earned([
            (won, A::FirstWin),
            (won && rounds.len() >= LONG && rounds.iter().all(kept), A::FlawlessWin),
            (
                won && rounds.len() >= LONG && rounds.iter().all(|round| round.bags == 0),
                A::WinWithoutBags,
            ),
            (won && rounds.iter().any(|round| round.score <= DEPTH), A::WonFromDepth),
            (
                won && rounds.iter().any(|round| round.best_other - round.score >= BEHIND),
                A::Comeback,
            ),
            (won && lead <= CLOSE, A::CloseWin),
            (LEVELS.iter().all(|&level| self.levels.contains(level)), A::EveryLevel),
            (
                self.presets_won() as usize == spades_rules::Preset::FIRST,
                A::EveryPreset,
            ),
            (self.wins_against_expert >= 5, A::FiveWinsAgainstExpert),
            (self.matches >= 100, A::HundredMatches),
            (!self.has(A::SevenDays) && self.days_in_a_row() >= 7, A::SevenDays),
        ])
    }

    /// Returns the longest run of consecutive days whose daily deals were played.
    fn days_in_a_row(&self) -> u32 {
        let (mut row, mut max, mut next) = (0, 0, None);
        for day in self.days.iter().map(|day| day.days()) {
            row = if next == Some(day) { row + 1 } else { 1 };
            max = max.max(row);
            next = Some(day + 1);
        }
        max
    }
}

/// Updates a run of successes; `None` leaves it unchanged.
fn count(row: &mut u32, success: Option<bool>) {
    match success {
        Some(true) => *row += 1,
        Some(false) => *row = 0,
        None => {}
    }
}

fn earned<const N: usize>(tried: [(bool, Achievement); N]) -> Vec<Achievement> {
    tried
        .into_iter()
        .filter(|(earned, _)| *earned)
        .map(|(_, achievement)| achievement)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MatchId;
    use spades_rules::Preset;

    fn round(contract: Option<bool>, nil: Option<bool>) -> RoundFacts {
        RoundFacts {
            bid: 4,
            contract,
            nil,
            tricks: 5,
            bags: 1,
            score: 100,
            ..RoundFacts::default()
        }
    }

    fn facts(outcome: Outcome, rounds: Vec<RoundFacts>) -> MatchFacts {
        MatchFacts {
            id: MatchId([7; 16]),
            kind: RulesKind::Preset(Preset::Pairs),
            rules: None,
            rivals: vec!["beginner".to_owned()],
            outcome,
            conceded: false,
            day: None,
            rounds,
        }
    }

    fn names(earned: &[Earned]) -> Vec<Achievement> {
        earned.iter().map(|earned| earned.achievement).collect()
    }

    #[test]
    fn rows_go_on_from_match_to_match_and_break() {
        let mut progress = Progress::default();
        let made = round(Some(true), None);
        assert!(progress.add_facts(&facts(Outcome::Lost, vec![made; 9])).is_empty());
        assert!(
            progress
                .add_facts(&facts(Outcome::Lost, vec![round(None, Some(false))]))
                .is_empty()
        );
        let earned = progress.add_facts(&facts(Outcome::Lost, vec![made, round(Some(false), None)]));
        assert_eq!(
            (names(&earned), earned[0].round),
            (vec![Achievement::TenContracts], Some(1))
        );
        // An achievement is earned only once.
        assert!(progress.add_facts(&facts(Outcome::Lost, vec![made; 10])).is_empty());
        let earned = progress.add_facts(&facts(Outcome::Lost, vec![made; 20]));
        assert_eq!(names(&earned), [Achievement::ThirtyContracts]);
        let earned = progress.add_facts(&facts(Outcome::Lost, vec![round(None, Some(true)); 5]));
        assert_eq!(names(&earned), [Achievement::Nil, Achievement::FiveNils]);
    }

    #[test]
    fn progress_is_counted() {
        use Achievement as A;
        let mut progress = Progress::default();
        assert_eq!(
            (progress.toward(A::FirstWin), progress.toward(A::EveryLevel)),
            ((0, 1), (0, 4))
        );
        let made = round(Some(true), None);
        progress.add_facts(&facts(Outcome::Won, vec![made; 9]));
        assert_eq!(progress.toward(A::TenContracts), (9, 10));
        assert_eq!(
            (progress.toward(A::FirstWin), progress.toward(A::EveryLevel)),
            ((1, 1), (1, 4))
        );
        progress.add_facts(&facts(Outcome::Lost, vec![made, round(Some(false), None), made]));
        // An earned achievement stays complete, and longer runs continue to count.
        assert_eq!(progress.toward(A::TenContracts), (10, 10));
        assert_eq!(progress.toward(A::ThirtyContracts), (1, 30));
        assert_eq!(progress.toward(A::HundredMatches), (2, 100));
        for days in [3, 4, 6, 7, 8] {
            let day = Some(Date::of_days(20_000 + days));
            progress.add_facts(&MatchFacts {
                day,
                ..facts(Outcome::Lost, vec![])
            });
        }
        assert_eq!(progress.toward(A::SevenDays), (3, 7));
    }

    #[test]
    fn rounds_earn_achievements() {
        use Achievement as A;
        let made = round(Some(true), None);
        for (facts_of_round, achievement) in [
            (
                RoundFacts {
                    both_nils: true,
                    ..made
                },
                A::BothNils,
            ),
            (
                RoundFacts {
                    broke_nil: true,
                    ..made
                },
                A::NilBroken,
            ),
            (RoundFacts { bid: 8, ..made }, A::BoldBid),
            (RoundFacts { moon: true, ..made }, A::Moon),
            (RoundFacts { tricks: 13, ..made }, A::AllTricks),
            (RoundFacts { caught: true, ..made }, A::RenegeCaught),
        ] {
            let mut progress = Progress::default();
            let earned = progress.add_facts(&facts(Outcome::Lost, vec![made, facts_of_round]));
            assert_eq!((names(&earned), earned[0].round), (vec![achievement], Some(2)));
            assert!(progress.has(achievement));
        }
        let mut blind = facts(
            Outcome::Lost,
            vec![RoundFacts {
                blind: true,
                ..round(None, Some(true))
            }],
        );
        blind.rivals.push("expert".to_owned());
        let mut progress = Progress::default();
        assert_eq!(
            names(&progress.add_facts(&blind)),
            [A::Nil, A::BlindNil, A::NilAgainstExpert]
        );
        let mut progress = Progress::default();
        let sets = vec![
            RoundFacts {
                set_others: true,
                ..round(None, None)
            };
            3
        ];
        assert_eq!(names(&progress.add_facts(&facts(Outcome::Lost, sets))), [A::ThreeSets]);
    }

    #[test]
    fn matches_earn_achievements() {
        use Achievement as A;
        let plain = round(Some(false), None);
        let win = |rounds: Vec<RoundFacts>| names(&Progress::default().add_facts(&facts(Outcome::Won, rounds)));
        assert_eq!(win(vec![plain]), [A::FirstWin]);
        assert_eq!(
            win(vec![round(Some(true), Some(true)); 4])[1..],
            [A::FirstWin, A::FlawlessWin]
        );
        let clean = RoundFacts { bags: 0, ..plain };
        assert_eq!(win(vec![clean; 4]), [A::FirstWin, A::WinWithoutBags]);
        assert_eq!(win(vec![clean; 3]), [A::FirstWin]);
        let low = RoundFacts {
            score: -200,
            best_other: -100,
            ..plain
        };
        assert_eq!(win(vec![low, plain]), [A::FirstWin, A::WonFromDepth]);
        let behind = RoundFacts {
            score: 0,
            best_other: 150,
            ..plain
        };
        assert_eq!(win(vec![behind, plain]), [A::FirstWin, A::Comeback]);
        let close = RoundFacts {
            score: 205,
            best_other: 200,
            ..plain
        };
        assert_eq!(win(vec![plain, close]), [A::FirstWin, A::CloseWin]);
        let lost = Progress::default().add_facts(&facts(Outcome::Lost, vec![low, behind, close]));
        assert!(lost.is_empty());
    }

    #[test]
    fn series_of_matches_earn_achievements() {
        use Achievement as A;
        let plain = vec![round(Some(false), None)];
        let mut progress = Progress::default();
        for preset in Preset::ALL.into_iter().take(Preset::FIRST) {
            assert!(!progress.has(A::EveryPreset));
            let kind = RulesKind::Preset(preset);
            progress.add_facts(&MatchFacts {
                kind,
                ..facts(Outcome::Won, plain.clone())
            });
        }
        assert!(progress.has(A::EveryPreset) && !progress.has(A::EveryLevel));
        for level in &LEVELS[1..] {
            let rivals = vec![(*level).to_owned()];
            progress.add_facts(&MatchFacts {
                rivals,
                ..facts(Outcome::Won, plain.clone())
            });
        }
        assert!(progress.has(A::EveryLevel));
        let expert = |outcome| MatchFacts {
            rivals: vec!["expert".to_owned(); 2],
            ..facts(outcome, plain.clone())
        };
        for outcome in [
            Outcome::Won,
            Outcome::Drawn,
            Outcome::Won,
            Outcome::Won,
            Outcome::Won,
            Outcome::Won,
        ] {
            assert!(!progress.has(A::FiveWinsAgainstExpert));
            progress.add_facts(&expert(outcome));
        }
        // A match against a different opponent in between does not break the run.
        progress.add_facts(&facts(Outcome::Lost, plain.clone()));
        progress.add_facts(&expert(Outcome::Won));
        assert!(progress.has(A::FiveWinsAgainstExpert));
        for days in [0, 1, 2, 4, 5, 6, 7, 8, 9] {
            let day = Some(Date::of_days(20_000 + days));
            progress.add_facts(&MatchFacts {
                day,
                ..facts(Outcome::Lost, plain.clone())
            });
            assert!(!progress.has(A::SevenDays));
        }
        let day = Some(Date::of_days(20_003));
        assert_eq!(
            names(&progress.add_facts(&MatchFacts {
                day,
                ..facts(Outcome::Lost, plain.clone())
            })),
            [A::SevenDays]
        );
        while progress.matches < 99 {
            assert!(progress.add_facts(&facts(Outcome::Lost, plain.clone())).is_empty());
        }
        assert_eq!(
            names(&progress.add_facts(&facts(Outcome::Lost, plain))),
            [A::HundredMatches]
        );
    }
}

//! The filter of the statistics, and the figures of the matches and rounds that pass it.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use spades_archive::RulesKind;
use spades_archive::facts::MatchFacts;
use spades_archive::history::{Entry, Query};
use spades_archive::summary::{Summary, Tally};
use spades_bots::{Loss, Mistake};

use super::example::{self, Example};
use crate::screens::filter::{Filtered, MatchFilter};
use crate::session::reviews::{Reviews, RoundReview};
use crate::session::statistics::Statistics;
use crate::session::{OwnRules, RulesName, clock};
use crate::storage::Store;
use crate::storage::history::MatchHistory;
use crate::storage::history::facts::Facts;
use crate::text::history::FilterKind;
use crate::text::number::FinePercent;
use crate::text::trend::Trend;

/// Maximum number of opponents to filter by: the ones met most often.
const RIVALS: usize = 30;

/// Number of latest rounds that count for accuracy and trend.
pub(super) const ROUNDS: usize = 50;

/// Minimum number of reviewed rounds for a trend.
const ENOUGH: usize = 20;

/// A kind of mistake is worth practicing if it happened this often and cost this much win probability per round.
const OFTEN: u32 = 3;
const DEAR: f64 = 0.001;

/// The filter, and the match whose course is shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct StatsFilter {
    filter: MatchFilter,
    /// Number of later matches than the one whose course is shown.
    back: usize,
}

impl Filtered for StatsFilter {
    const KINDS: &[FilterKind] = &[
        FilterKind::Rules,
        FilterKind::Level,
        FilterKind::Rival,
        FilterKind::Period,
    ];

    fn filter(&self) -> &MatchFilter {
        &self.filter
    }

    fn change(&mut self) -> &mut MatchFilter {
        self.back = 0;
        &mut self.filter
    }
}

impl StatsFilter {
    /// Moves to the course of the match before or after.
    pub(super) fn turn(&mut self, earlier: bool) {
        self.back = if earlier {
            self.back + 1
        } else {
            self.back.saturating_sub(1)
        };
    }

    /// Collects the options: the rules played and the opponents met most often.
    fn choose_from(&mut self, played: &[(&Entry, &MatchFacts)], rounds: &[RoundReview], own: &OwnRules) {
        let of_matches = played.iter().map(|(_, facts)| name_of_match(facts, own));
        let of_rounds = rounds.iter().filter_map(|round| name_of_round(round, own));
        let rules: BTreeSet<RulesName> = of_matches.chain(of_rounds).collect();
        let mut met: BTreeMap<&str, usize> = BTreeMap::new();
        let of_rounds = rounds.iter().flat_map(|round| &round.rivals).map(String::as_str);
        for (entry, _) in played {
            for rival in entry.rivals() {
                *met.entry(rival.name()).or_default() += 1;
            }
        }
        for rival in of_rounds {
            met.entry(rival).or_default();
        }
        let mut met: Vec<(&str, usize)> = met.into_iter().collect();
        met.sort_by_key(|&(_, times)| std::cmp::Reverse(times));
        met.truncate(RIVALS);
        self.filter.rules.all = rules.into_iter().collect();
        self.filter.rivals.all = met.into_iter().map(|(name, _)| name.to_owned()).collect();
    }
}

fn name_of_match(facts: &MatchFacts, own: &OwnRules) -> RulesName {
    own.name_if_known(facts.kind, facts.rules.as_ref())
}

fn name_of_round(round: &RoundReview, own: &OwnRules) -> Option<RulesName> {
    Some(own.name_if_known(round.kind?, round.own_rules.as_ref()))
}

/// Tallies by rules; custom rules by their names.
fn by_rules(summary: &Summary, own: &OwnRules) -> Vec<(RulesName, Tally)> {
    let presets = summary.by_rules.iter().filter(|(kind, _)| **kind != RulesKind::Custom);
    let mut tallies: Vec<(RulesName, Tally)> = presets.map(|(&kind, &tally)| (kind.into(), tally)).collect();
    for (rules, tally) in &summary.by_own_rules {
        let name = own.name(RulesKind::Custom, rules);
        match tallies.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum = sum.plus(tally),
            None => tallies.push((name, *tally)),
        }
    }
    tallies
}

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct PageFigures {
    /// `true` once all matches are counted.
    pub(super) done: bool,
    /// `true` if any match counts, regardless of filters.
    pub(super) any: bool,
    /// Totals of the matches.
    pub(super) summary: Summary,
    /// Tallies by rules.
    pub(super) by_rules: Vec<(RulesName, Tally)>,
    /// The match whose course is shown, with the name of its rules.
    pub(super) course: Option<(RulesName, Entry, MatchFacts)>,
    /// `true` if there are earlier or later matches.
    pub(super) earlier: bool,
    pub(super) later: bool,
    /// Quality of decisions.
    pub(super) decided: Decided,
}

/// Quality of decisions in the latest rounds.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Decided {
    /// Accuracy of draft, bid and play, 0 to 100; the latest round comes last.
    pub(super) rounds: Vec<[Option<f64>; 3]>,
    /// Cost by kind of mistake, highest first.
    pub(super) mistakes: Vec<(Mistake, Loss)>,
    /// Number of rounds that pass the filters.
    pub(super) of: usize,
    /// An example of the weakness to work on, in a match that can be replayed.
    pub(super) example: Option<Example>,
}

impl Decided {
    fn of(fitting: &[&RoundReview]) -> Decided {
        let latest = &fitting[fitting.len().saturating_sub(ROUNDS)..];
        let mut mistakes: BTreeMap<Mistake, Loss> = BTreeMap::new();
        for (&kind, loss) in latest.iter().flat_map(|round| &round.mistakes) {
            let sum = mistakes.entry(kind).or_default();
            sum.times += loss.times;
            sum.points += loss.points;
            sum.chance += loss.chance;
        }
        let mut mistakes: Vec<(Mistake, Loss)> = mistakes.into_iter().collect();
        mistakes.sort_by(|(_, a), (_, b)| b.chance.total_cmp(&a.chance));
        let stages = |round: &&RoundReview| [round.draft, round.bids, round.play].map(|stage| stage.accuracy());
        Decided {
            rounds: latest.iter().map(stages).collect(),
            mistakes,
            of: fitting.len(),
            example: None,
        }
    }

    /// Returns the mean accuracy of a stage.
    pub(super) fn mean(&self, stage: usize) -> Option<f64> {
        let known: Vec<f64> = self.rounds.iter().filter_map(|round| round[stage]).collect();
        (!known.is_empty()).then(|| known.iter().sum::<f64>() / known.len() as f64)
    }

    /// Returns the weakness to work on.
    pub(super) fn trend(&self) -> Trend {
        let rounds = self.rounds.len();
        if rounds < ENOUGH {
            return Trend::TooFew {
                missing: ENOUGH - rounds,
            };
        }
        let a_round = |loss: &Loss| loss.chance / rounds as f64;
        let standing_out = self
            .mistakes
            .iter()
            .find(|(_, loss)| loss.times >= OFTEN && a_round(loss) >= DEAR);
        standing_out.map_or(Trend::NothingStandsOut, |(kind, loss)| Trend::WorkOn {
            kind: *kind,
            times: loss.times,
            rounds,
            chance: FinePercent(a_round(loss)),
        })
    }
}

/// Computes the figures. Those of matches stay empty until all matches are counted.
pub(super) fn count(
    mut chosen: ResMut<StatsFilter>,
    facts: Res<Facts>,
    history: Res<MatchHistory>,
    statistics: Res<Statistics>,
    reviews: Res<Reviews>,
    own: Res<OwnRules>,
    store: Res<Store>,
    mut shown: ResMut<PageFigures>,
) {
    let now = clock::now();
    let rounds: Vec<&RoundReview> = reviews
        .rounds()
        .iter()
        .filter(|round| {
            let rules = name_of_round(round, &own);
            chosen.filter.fits_round(round, rules.as_ref(), now)
        })
        .collect();
    let mut new = PageFigures {
        decided: Decided::of(&rounds),
        done: facts.is_done(),
        ..default()
    };
    if let Trend::WorkOn { kind, .. } = new.decided.trend() {
        new.decided.example = example::latest(&rounds, kind, &history, &store);
    }
    if facts.is_done() {
        let all = facts.search(&history, &statistics, &Query::default());
        chosen
            .bypass_change_detection()
            .choose_from(&all, reviews.rounds(), &own);
        new.any = !all.is_empty();
        let query = chosen.filter.query(now);
        let fitting: Vec<_> = all
            .into_iter()
            .filter(|(entry, facts)| {
                let rules = name_of_match(facts, &own);
                query.fits(entry) && chosen.filter.fits(entry, &rules, entry.rivals())
            })
            .collect();
        new.summary = Summary::of(fitting.iter().copied());
        new.by_rules = by_rules(&new.summary, &own);
        let back = chosen.back.min(fitting.len().saturating_sub(1));
        chosen.bypass_change_detection().back = back;
        let at = fitting.len().checked_sub(back + 1);
        new.course = at.map(|at| {
            let (entry, facts) = fitting[at];
            (name_of_match(facts, &own), entry.clone(), facts.clone())
        });
        new.earlier = at.is_some_and(|at| at > 0);
        new.later = back > 0;
    }
    shown.set_if_neq(new);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;
    use spades_bots::{Level, StageReview};
    use spades_rules::{Preset, Rules};

    fn round(number: u64, kept: u32) -> RoundReview {
        let loss = |times: u32, chance: f64| Loss {
            times,
            points: f64::from(times),
            chance,
        };
        RoundReview {
            ended: number,
            kind: Some(RulesKind::Preset(Preset::OpenDraft)),
            level: Some(Level::Expert),
            rivals: vec!["Rook".into()],
            draft: StageReview {
                decisions: 10,
                best: 9,
                points: 60.0,
            },
            mistakes: [
                (Mistake::KeptLowSpade, loss(kept, 0.03)),
                (Mistake::TookBags, loss(1, 0.02)),
            ]
            .into(),
            ..default()
        }
    }

    #[test]
    fn advice_needs_enough_rounds() {
        let rounds: Vec<RoundReview> = (0..60).map(|number| round(number, 1)).collect();
        let of = |rounds: &[RoundReview]| Decided::of(&rounds.iter().collect::<Vec<_>>());
        assert_eq!(of(&rounds[..13]).trend(), Trend::TooFew { missing: 7 });
        let all = of(&rounds);
        assert_eq!((all.rounds.len(), all.of), (ROUNDS, 60));
        assert_eq!((all.mean(0), all.mean(2)), (Some(50.0), None));
        let Trend::WorkOn {
            kind,
            times,
            rounds: of_rounds,
            chance,
        } = all.trend()
        else {
            panic!("nothing stands out");
        };
        assert_eq!((times as usize, of_rounds), (ROUNDS, ROUNDS));
        assert!(kind == Mistake::KeptLowSpade && (chance.0 - 0.03).abs() < 1e-9);
        // A costly mistake made once or twice is chance.
        let mut seldom: Vec<RoundReview> = (0..30).map(|number| round(number, 0)).collect();
        seldom[3].mistakes.insert(
            Mistake::BidTooHigh,
            Loss {
                times: 1,
                points: 100.0,
                chance: 0.9,
            },
        );
        let Trend::WorkOn { kind, .. } = of(&seldom).trend() else {
            panic!("nothing stands out");
        };
        assert_eq!(kind, Mistake::TookBags);
        let fine = RoundReview {
            mistakes: BTreeMap::new(),
            ..round(1, 0)
        };
        assert_eq!(of(&vec![fine; 30]).trend(), Trend::NothingStandsOut);
    }

    #[test]
    fn rounds_have_the_names_of_the_players_own_rules() {
        let rules = Rules {
            nil: Some(70),
            ..Preset::Pairs.rules()
        };
        let own = OwnRules(vec![("Kitchen table".to_owned(), rules)]);
        let by_own = RoundReview {
            kind: Some(RulesKind::Custom),
            own_rules: Some(rules),
            ..round(100, 1)
        };
        let mut chosen = StatsFilter::default();
        chosen.choose_from(&[], &[round(100, 1), by_own], &own);
        // Custom rules follow the presets, by name.
        let steps = [(); 3].map(|()| {
            chosen.change().step(FilterKind::Rules, true);
            chosen.filter().value(FilterKind::Rules).text()
        });
        assert_eq!(steps, ["Open Draft", "Kitchen table", "All variants"]);
        chosen.change().step(FilterKind::Rival, true);
        assert_eq!(chosen.filter().value(FilterKind::Rival).text(), "Rook");
    }
}

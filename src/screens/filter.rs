//! Filter of finished matches, on the pages of the history and the statistics.

use crate::text::variant;
use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use spades_archive::history::{Entry, Query};
use spades_archive::{LEVELS, Outcome, Player};

use super::stepper::{beside, folded, stepper};
use crate::say;
use crate::session::reviews::RoundReview;
use crate::session::{RulesName, clock};
use crate::text::history::{FilterKind, FilterSummary, FilterValue, LevelName};
use crate::text::number::Month;
use crate::text::{Phrase, Words};
use crate::ui::Ui;

/// Time spans to filter by, in days.
const SPANS: [u32; 3] = [7, 30, 365];

/// Seconds per day.
const DAY: u64 = 24 * 60 * 60;

/// A criterion: its available values and the chosen one.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Criterion<T> {
    pub(super) all: Vec<T>,
    chosen: Option<T>,
}

impl<T> Default for Criterion<T> {
    fn default() -> Criterion<T> {
        Criterion {
            all: Vec::new(),
            chosen: None,
        }
    }
}

impl<T: Clone + PartialEq> Criterion<T> {
    fn of(all: impl IntoIterator<Item = T>) -> Criterion<T> {
        Criterion {
            all: all.into_iter().collect(),
            chosen: None,
        }
    }

    fn step(&mut self, on: bool) {
        self.chosen = beside(&self.all, self.chosen.as_ref(), on);
    }

    fn fits(&self, value: impl FnOnce(&T) -> bool) -> bool {
        self.chosen.as_ref().is_none_or(value)
    }
}

/// The filter: all chosen conditions must hold.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct MatchFilter {
    pub(super) rules: Criterion<RulesName>,
    /// Levels, by their keys.
    pub(super) levels: Criterion<String>,
    pub(super) rivals: Criterion<String>,
    pub(super) months: Criterion<Month>,
    /// Part of a player's name.
    pub(super) player: String,
    results: Criterion<Outcome>,
    spans: Criterion<u32>,
}

impl Default for MatchFilter {
    fn default() -> MatchFilter {
        MatchFilter {
            rules: Criterion::default(),
            levels: Criterion::of(LEVELS.map(String::from)),
            rivals: Criterion::default(),
            months: Criterion::default(),
            player: String::new(),
            results: Criterion::of([Outcome::Won, Outcome::Lost, Outcome::Drawn]),
            spans: Criterion::of(SPANS),
        }
    }
}

impl MatchFilter {
    /// Moves a criterion to its next or previous value.
    pub(super) fn step(&mut self, kind: FilterKind, on: bool) {
        match kind {
            FilterKind::Rules => self.rules.step(on),
            FilterKind::Level => self.levels.step(on),
            FilterKind::Rival => self.rivals.step(on),
            FilterKind::Result => self.results.step(on),
            FilterKind::Month => self.months.step(on),
            FilterKind::Period => self.spans.step(on),
        }
    }

    /// Returns the chosen value of a criterion.
    pub(super) fn value(&self, kind: FilterKind) -> FilterValue {
        let chosen = match kind {
            FilterKind::Rules => self.rules.chosen.clone().map(FilterValue::Rules),
            FilterKind::Level => {
                let level = self.levels.chosen.as_deref();
                level.map(|key| FilterValue::Level(LevelName::of(key)))
            }
            FilterKind::Rival => self.rivals.chosen.clone().map(FilterValue::Rival),
            FilterKind::Result => self.results.chosen.map(FilterValue::Result),
            FilterKind::Month => self.months.chosen.map(FilterValue::Month),
            FilterKind::Period => self.spans.chosen.map(FilterValue::Days),
        };
        chosen.unwrap_or(FilterValue::Any(kind))
    }

    /// Returns a one-line summary of these criteria and the name.
    pub(super) fn summary(&self, kinds: &[FilterKind]) -> FilterSummary {
        let player = self.player.trim();
        FilterSummary::from_parts(
            kinds
                .iter()
                .map(|&kind| self.value(kind))
                .filter(|value| !matches!(value, FilterValue::Any(_)))
                .map(|value| value.words())
                .chain((!player.is_empty()).then(|| Words::verbatim(player))),
        )
    }

    /// Returns the start of the time span, in Unix seconds.
    fn from(&self, now: u64) -> Option<u64> {
        self.spans.chosen.map(|days| now.saturating_sub(u64::from(days) * DAY))
    }

    /// Returns the conditions that the history can search for.
    pub(super) fn query(&self, now: u64) -> Query {
        let name = self.player.trim();
        Query {
            kind: self.rules.chosen.as_ref().map(|rules| rules.kind),
            player: (!name.is_empty()).then(|| name.to_owned()),
            outcome: self.results.chosen,
            from: self.from(now),
            ..Query::default()
        }
    }

    /// Returns `true` if a match that the query has found fits the other conditions. It is played by rules of this name, and
    /// one of these players must have the level.
    pub(super) fn fits<'a>(
        &self,
        entry: &Entry,
        rules: &RulesName,
        mut players: impl Iterator<Item = &'a Player>,
    ) -> bool {
        self.rules.fits(|wanted| wanted == rules)
            && self
                .levels
                .fits(|level| players.any(|player| player.level() == Some(level)))
            && self
                .rivals
                .fits(|name| entry.rivals().any(|rival| rival.name() == name))
            // Months are in the player's local time.
            && self
                .months
                .fits(|&month| Month::of(clock::date_of(entry.ended)) == month)
    }

    /// Returns `true` if a reviewed round fits; older ones have no name of their rules.
    pub(super) fn fits_round(&self, round: &RoundReview, rules: Option<&RulesName>, now: u64) -> bool {
        let level = |level: &String| round.level_key() == Some(level.as_str());
        self.rules.fits(|wanted| rules == Some(wanted))
            && self.levels.fits(level)
            && self.rivals.fits(|rival| round.rivals.contains(rival))
            && self.from(now).is_none_or(|from| from <= round.ended)
    }
}

/// A page's resource with the filter.
pub(super) trait Filtered: Resource<Mutability = Mutable> {
    /// Criteria, in their order on the page.
    const KINDS: &[FilterKind];

    fn filter(&self) -> &MatchFilter;

    /// Returns the filter to change it, and shows the results from the start.
    fn change(&mut self) -> &mut MatchFilter;
}

/// Builds the steppers of a page's criteria, followed by `rest`.
pub(super) fn filters<F: Filtered>(body: &mut Ui, padding: UiRect, rest: impl FnOnce(&mut Ui)) {
    let summary = |page: &F| page.filter().summary(F::KINDS);
    folded(body, summary, padding, |row| {
        for &kind in F::KINDS {
            let ways: [&dyn Phrase; 2] = [
                &say::history::step_previous(variant(&kind)),
                &say::history::step_next(variant(&kind)),
            ];
            let value = move |page: &F| page.filter().value(kind);
            stepper(row, ways, value, move |page: &mut F, on| {
                page.change().step(kind, on);
            });
        }
        rest(row);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_archive::RulesKind;
    use spades_bots::Level;
    use spades_rules::Preset;

    #[test]
    fn rounds_are_looked_at_by_rules_level_opponent_and_time() {
        let now = 110 * DAY;
        let rules = RulesName::from(RulesKind::Preset(Preset::OpenDraft));
        let round = RoundReview {
            ended: 100 * DAY,
            level: Some(Level::Expert),
            rivals: vec!["Rook".into()],
            ..default()
        };
        let mut filter = MatchFilter::default();
        filter.rules.all = vec![rules.clone()];
        filter.rivals.all = vec!["Rook".into()];
        assert!(filter.fits_round(&round, None, now));
        for kind in [FilterKind::Rules, FilterKind::Rival, FilterKind::Period] {
            filter.step(kind, true);
            assert_ne!(filter.value(kind), FilterValue::Any(kind));
        }
        assert!(!filter.fits_round(&round, Some(&rules), now), "a week");
        filter.step(FilterKind::Period, true);
        assert!(filter.fits_round(&round, Some(&rules), now), "a month");
        assert!(!filter.fits_round(&round, None, now), "other rules");
        filter.step(FilterKind::Level, true);
        assert!(!filter.fits_round(&round, Some(&rules), now), "beginners");
        filter.step(FilterKind::Level, false);
        filter.step(FilterKind::Level, false);
        assert_eq!(filter.value(FilterKind::Level).text(), "Expert");
        assert!(filter.fits_round(&round, Some(&rules), now));
        filter.rivals.all = vec!["West".into()];
        filter.step(FilterKind::Rival, true);
        assert!(!filter.fits_round(&round, Some(&rules), now), "another opponent");
    }
}

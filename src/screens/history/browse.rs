//! The filter of the history and its results.

use std::collections::{BTreeSet, HashMap};

use bevy::prelude::*;
use spades_archive::history::{Entry, Query};
use spades_archive::{LEVELS, MatchId};

use crate::screens::filter::{Filtered, MatchFilter};
use crate::session::{OwnRules, RulesName, clock};
use crate::storage::Store;
use crate::storage::history::MatchHistory;
use crate::text::history::{FilterKind, PageRange};
use crate::text::number::Month;

/// Number of matches per page: a page of ten thousand would take seconds to build.
pub(super) const PORTION: usize = 25;

/// The filter and the page of its results.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Browse {
    /// `true` to keep the filter the next time the page is built.
    pub(super) kept: bool,
    filter: MatchFilter,
    /// Names of the rules of matches that were not played by a preset.
    own: HashMap<MatchId, RulesName>,
    /// Number of pages before the current one.
    portion: usize,
}

impl Filtered for Browse {
    const KINDS: &[FilterKind] = &[
        FilterKind::Rules,
        FilterKind::Level,
        FilterKind::Result,
        FilterKind::Month,
    ];

    fn filter(&self) -> &MatchFilter {
        &self.filter
    }

    fn change(&mut self) -> &mut MatchFilter {
        self.portion = 0;
        &mut self.filter
    }
}

impl Browse {
    /// Creates an empty filter, with the values available in the history.
    pub(super) fn of(history: &MatchHistory, store: &Store, own: &OwnRules) -> Browse {
        let mut browse = Browse {
            own: history.own_names(store, own),
            ..default()
        };
        let mut rules = BTreeSet::new();
        let mut levels = BTreeSet::new();
        let mut months = BTreeSet::new();
        for entry in history.search(&Query::default()) {
            rules.insert(browse.name_of(entry));
            let of_match = entry.players.iter().filter_map(|player| player.level());
            levels.extend(of_match.map(|level| (LEVELS.iter().position(|known| *known == level), level)));
            months.insert(Month::of(clock::date_of(entry.ended)));
        }
        browse.filter.rules.all = rules.into_iter().collect();
        browse.filter.levels.all = levels.into_iter().map(|(_, level)| level.to_owned()).collect();
        browse.filter.months.all = months.into_iter().rev().collect();
        browse
    }

    /// Returns the name of a match's rules.
    pub(super) fn name_of(&self, entry: &Entry) -> RulesName {
        self.own.get(&entry.id).cloned().unwrap_or(entry.kind.into())
    }

    /// Turns to the next or previous page.
    pub(super) fn turn(&mut self, on: bool) {
        self.portion = if on {
            self.portion + 1
        } else {
            self.portion.saturating_sub(1)
        };
    }

    /// Applies the filter.
    pub(super) fn search(&self, history: &MatchHistory) -> Found {
        let mut fitting = history.search(&self.filter.query(clock::now()));
        fitting.retain(|entry| self.filter.fits(entry, &self.name_of(entry), entry.players.iter()));
        let before = self.portion * PORTION;
        let shown = fitting.iter().skip(before).take(PORTION);
        Found {
            entries: shown.map(|&entry| entry.clone()).collect(),
            before,
            of: fitting.len(),
        }
    }
}

/// The results of a search.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Found {
    /// The matches on this page, the latest to end first.
    pub(super) entries: Vec<Entry>,
    /// Number of matches on the pages before.
    before: usize,
    /// Total number of matches found.
    of: usize,
}

impl Found {
    /// Returns the range of results shown, and their total.
    pub(super) fn shown(&self) -> PageRange {
        PageRange {
            first: self.before + 1,
            last: self.before + self.entries.len(),
            of: self.of,
        }
    }

    /// Returns `true` if there are more results in a direction.
    pub(super) fn more(&self, on: bool) -> bool {
        if on {
            self.before + self.entries.len() < self.of
        } else {
            self.before > 0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;
    use spades_archive::{Ending, Finished, Player};
    use spades_rules::{Game, Preset, Rules, Seed};

    fn played(rules: Rules, seed: u64) -> Finished {
        let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
        while let Some(&action) = game.legal_actions().first() {
            game.apply(action).unwrap();
        }
        Finished {
            ended: 1_800_000_000 + seed,
            // Two people at one device have no entries in the statistics, but a match in the history.
            players: vec![Player::Human { name: "Ada".into() }; usize::from(rules.players)],
            own: None,
            record: game.record(),
            ending: Ending::default(),
        }
    }

    #[test]
    fn matches_are_found_by_the_players_own_rules() {
        let preset = Rules {
            end: spades_rules::EndRule {
                rounds: Some(1),
                ..Preset::ClosedDraft.rules().end
            },
            ..Preset::ClosedDraft.rules()
        };
        let [kitchen, lost] = [70, 80].map(|nil| Rules {
            nil: Some(nil),
            ..preset
        });
        let own = OwnRules(vec![("Kitchen table".to_owned(), kitchen)]);
        let store = Store::in_memory();
        let mut history = MatchHistory::default();
        for (seed, rules) in [preset, kitchen, lost, kitchen].into_iter().enumerate() {
            history.append_to(&store, &played(rules, seed as u64));
        }
        let mut browse = Browse::of(&history, &store, &own);
        let steps = [(); 4].map(|()| {
            browse.change().step(FilterKind::Rules, true);
            let found = browse.search(&history).entries;
            let ended: Vec<u64> = found.iter().map(|entry| entry.ended - 1_800_000_000).collect();
            (browse.filter().value(FilterKind::Rules).text(), ended)
        });
        let steps = steps.each_ref().map(|(name, ended)| (name.as_str(), &ended[..]));
        // Rules whose set has been deleted have no name.
        assert_eq!(
            steps,
            [
                ("Closed Draft", &[0][..]),
                ("Custom", &[2]),
                ("Kitchen table", &[3, 1]),
                ("All variants", &[3, 2, 1, 0])
            ]
        );
        assert_eq!(browse.filter().summary(Browse::KINDS).text(), "All matches");
    }
}

//! What is looked for in the history, and what was found.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy::prelude::*;
use spades_archive::history::{Entry, Query};
use spades_archive::{LEVELS, Outcome, RulesKind};

use crate::screens::stepper::beside;
use crate::session::clock;
use crate::storage::history::MatchHistory;
use crate::text::dates::Month;
use crate::text::history::{Facet, LevelName, LookedFor, Shown, Wanted};
use crate::text::{Live, Phrase};

/// How many matches are shown at a time: a page of ten thousand would take seconds to build.
pub(super) const PORTION: usize = 25;

/// What is looked for, and what there is to choose from.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Browse {
    /// Whether it is to stay as it is until the page is opened again.
    pub(super) kept: bool,
    /// Part of a name.
    pub(super) player: String,
    kinds: Vec<RulesKind>,
    levels: Vec<String>,
    months: Vec<Month>,
    kind: Option<RulesKind>,
    level: Option<String>,
    result: Option<Outcome>,
    month: Option<Month>,
    /// How many portions come before what is shown.
    portion: usize,
}

const RESULTS: [Outcome; 3] = [Outcome::Won, Outcome::Lost, Outcome::Drawn];

impl Browse {
    /// Looks for everything, with what there is in the history to choose from.
    pub(super) fn of(history: &MatchHistory) -> Browse {
        let mut kinds = BTreeSet::new();
        let mut levels = BTreeSet::new();
        let mut months = BTreeSet::new();
        for entry in history.search(&Query::default()) {
            kinds.insert(entry.kind);
            let of_match = entry.players.iter().filter_map(|player| player.level());
            levels.extend(of_match.map(|level| (LEVELS.iter().position(|known| *known == level), level)));
            months.insert(Month::of(clock::date_of(entry.ended)));
        }
        Browse {
            kinds: kinds.into_iter().collect(),
            levels: levels.into_iter().map(|(_, level)| level.to_owned()).collect(),
            months: months.into_iter().rev().collect(),
            ..default()
        }
    }

    /// To the next of what can be looked for, or the one before.
    pub(super) fn step(&mut self, facet: Facet, on: bool) {
        match facet {
            Facet::Rules => self.kind = beside(&self.kinds, self.kind.as_ref(), on),
            Facet::Level => self.level = beside(&self.levels, self.level.as_ref(), on),
            Facet::Result => self.result = beside(&RESULTS, self.result.as_ref(), on),
            Facet::Month => self.month = beside(&self.months, self.month.as_ref(), on),
        }
        self.portion = 0;
    }

    /// What is looked for.
    pub(super) fn wanted(&self, facet: Facet) -> Wanted {
        let wanted = match facet {
            Facet::Rules => self.kind.map(Wanted::Rules),
            Facet::Level => self.level.as_deref().map(|key| Wanted::Level(LevelName::of(key))),
            Facet::Result => self.result.map(Wanted::Result),
            Facet::Month => self.month.map(Wanted::Month),
        };
        wanted.unwrap_or(Wanted::Any(facet))
    }

    /// All of it in a line.
    pub(super) fn looked_for(&self) -> LookedFor {
        let wanted = Facet::ALL.map(|facet| self.wanted(facet));
        let player = self.player.trim();
        LookedFor::from_parts(
            wanted
                .iter()
                .filter(|wanted| !matches!(wanted, Wanted::Any(_)))
                .filter_map(Phrase::live)
                .chain((!player.is_empty()).then(|| Arc::new(player.to_owned()) as Live)),
        )
    }

    /// Looks for a player.
    pub(super) fn name(&mut self, player: String) {
        self.player = player;
        self.portion = 0;
    }

    /// To the portion after what is shown, or before it.
    pub(super) fn turn(&mut self, on: bool) {
        self.portion = if on {
            self.portion + 1
        } else {
            self.portion.saturating_sub(1)
        };
    }

    fn query(&self) -> Query {
        let name = self.player.trim();
        Query {
            kind: self.kind,
            level: self.level.clone(),
            player: (!name.is_empty()).then(|| name.to_owned()),
            outcome: self.result,
            from: None,
            until: None,
        }
    }

    /// Looks.
    pub(super) fn search(&self, history: &MatchHistory) -> Found {
        let mut fitting = history.search(&self.query());
        if let Some(month) = self.month {
            // Months are those of the place where the player is.
            fitting.retain(|entry| Month::of(clock::date_of(entry.ended)) == month);
        }
        let before = self.portion * PORTION;
        let shown = fitting.iter().skip(before).take(PORTION);
        Found {
            entries: shown.map(|&entry| entry.clone()).collect(),
            before,
            of: fitting.len(),
        }
    }
}

/// What was found.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Found {
    /// The matches that are shown, the one that ended last first.
    pub(super) entries: Vec<Entry>,
    /// How many come before them.
    before: usize,
    /// How many fit.
    of: usize,
}

impl Found {
    /// Which are shown of how many.
    pub(super) fn shown(&self) -> Shown {
        Shown {
            first: self.before + 1,
            last: self.before + self.entries.len(),
            of: self.of,
        }
    }

    /// Whether there are more on one side.
    pub(super) fn more(&self, on: bool) -> bool {
        if on {
            self.before + self.entries.len() < self.of
        } else {
            self.before > 0
        }
    }
}

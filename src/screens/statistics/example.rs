//! The latest example of the weakness to work on, to replay in its match.

use bevy::prelude::*;
use spades_archive::history::Query;
use spades_archive::{MatchId, RulesKind};
use spades_bots::Mistake;

use crate::session::reviews::RoundReview;
use crate::storage::Store;
use crate::storage::history::MatchHistory;

/// Number of rounds with such a mistake to search for in the history, latest first.
const ROUNDS: usize = 5;

/// Number of matches to check for each round: the first ones to end after it.
const MATCHES: usize = 3;

/// A mistake in a finished match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Example {
    pub(super) of: MatchId,
    pub(super) kind: RulesKind,
    /// Number of actions before the mistake.
    pub(super) at: usize,
}

/// Returns the latest mistake of this kind whose match is in the history.
pub(super) fn latest(rounds: &[&RoundReview], kind: Mistake, history: &MatchHistory, store: &Store) -> Option<Example> {
    let with = rounds
        .iter()
        .rev()
        .filter_map(|round| Some((round, *round.examples.get(&kind)?)));
    with.take(ROUNDS).find_map(|(round, at)| {
        let entries = history.search(&Query {
            kind: round.kind,
            from: Some(round.ended),
            ..default()
        });
        // The search lists the latest match first.
        entries.into_iter().rev().take(MATCHES).find_map(|entry| {
            let finished = history.load(store, entry.id).ok()?;
            round.is_of(finished.record.seed).then_some(Example {
                of: entry.id,
                kind: entry.kind,
                at,
            })
        })
    })
}

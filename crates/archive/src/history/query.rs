//! Searching the list.

use super::Entry;
use crate::{Outcome, RulesKind};

/// What to look for: everything that is given must fit.
///
/// ```
/// use spades_archive::history::Query;
/// let query = Query { level: Some("expert".to_owned()), ..Query::default() };
/// assert_ne!(query, Query::default());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Whose rules they were.
    pub kind: Option<RulesKind>,
    /// The key of the level of anybody who played.
    pub level: Option<String>,
    /// Part of the name of anybody who played, in either case.
    pub player: Option<String>,
    /// How it ended for the player whose history it is.
    pub outcome: Option<Outcome>,
    /// The first second that counts, since 1970 began in UTC.
    pub from: Option<u64>,
    /// The first second that no longer counts.
    pub until: Option<u64>,
}

impl Query {
    /// Whether an entry fits.
    #[must_use]
    pub fn fits(&self, entry: &Entry) -> bool {
        let level = |wanted: &str| entry.players.iter().any(|player| player.level() == Some(wanted));
        let player = |part: &str| {
            let part = part.to_lowercase();
            entry
                .players
                .iter()
                .any(|player| player.name().to_lowercase().contains(&part))
        };
        self.kind.is_none_or(|kind| kind == entry.kind)
            && self.from.is_none_or(|from| from <= entry.ended)
            && self.until.is_none_or(|until| entry.ended < until)
            && self.outcome.is_none_or(|outcome| entry.outcome() == Some(outcome))
            && self.level.as_deref().is_none_or(level)
            && self.player.as_deref().is_none_or(player)
    }
}

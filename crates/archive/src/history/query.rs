//! Filters for the list of matches.

use super::Entry;
use crate::{Outcome, RulesKind};

/// A filter: all given conditions must hold.
///
/// ```
/// use spades_archive::history::Query;
/// let query = Query { level: Some("expert".to_owned()), ..Query::default() };
/// assert_ne!(query, Query::default());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Kind of rules.
    pub kind: Option<RulesKind>,
    /// Key of the level of any player.
    pub level: Option<String>,
    /// Part of the name of any player; case is ignored.
    pub player: Option<String>,
    /// Outcome for the player whose history it is.
    pub outcome: Option<Outcome>,
    /// First second of the period, since the Unix epoch (UTC).
    pub from: Option<u64>,
    /// First second after the period.
    pub until: Option<u64>,
}

impl Query {
    /// Returns `true` if an entry passes the filter.
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

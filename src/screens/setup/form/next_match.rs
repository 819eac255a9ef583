//! The match that the title starts directly: the one last set up.

use super::Form;
use crate::session::RulesName;
use crate::text::presets::ShortRulesName;
use crate::text::title::{NextMatch, ROOM};

impl Form {
    /// Returns the match that "Play" on the title starts, or `None` if the player's own rules are invalid.
    pub(crate) fn next_match(&self) -> Option<NextMatch> {
        self.match_setup().ok()?;
        let rules = RulesName {
            kind: self.kind(),
            own: self.plays_set().then(|| self.set_name(self.chosen_set())),
        };
        let rules = ShortRulesName(rules, ROOM);
        let length = self.length().map(|length| length.name().into());
        Some(match (self.people(), self.common_level()) {
            (0 | 1, Some(level)) => NextMatch::Computer { rules, length, level },
            (0 | 1, None) => NextMatch::Computers { rules, length },
            (people, _) => NextMatch::People { rules, length, people },
        })
    }
}

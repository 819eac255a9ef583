//! The match that the title starts directly: the one last set up.

use super::Form;
use crate::say;
use crate::session::RulesName;
use crate::text::Phrase;
use crate::text::Words;
use crate::text::presets::ShortRulesName;
use crate::text::title::ROOM;

impl Form {
    /// Returns the match that "Play" on the title starts, or `None` if the player's own rules are invalid.
    pub(crate) fn next_match(&self) -> Option<Words> {
        self.match_setup().ok()?;
        let rules = RulesName {
            kind: self.kind(),
            own: self.plays_set().then(|| self.set_name(self.chosen_set())),
        };
        let rules = ShortRulesName(rules, ROOM);
        let length = self.length().map(|length| Words::from(length.name()));
        Some(match (self.people(), self.common_level()) {
            (0 | 1, Some(level)) => say::title::next_match_computer(rules.words(), length, level.words()),
            (0 | 1, None) => say::title::next_match_computers(rules.words(), length),
            (people, _) => say::title::next_match_people(rules.words(), length, people),
        })
    }
}

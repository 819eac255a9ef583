//! The main menu.

use super::Phrase;

use super::presets::ShortRulesName;
use crate::say;
use crate::session::slots::MatchSummary;
use crate::text::Words;

/// Maximum length of the name of a custom rule set, in letters, beside round and score, or beside length and level.
pub const ROOM: usize = 18;

impl Phrase for MatchSummary {
    fn words(&self) -> Words {
        let summary = self;
        let round = summary.round;
        let rules = match summary.day {
            Some(_) => say::presets::match_name_deal_of_the_day(),
            None => ShortRulesName(summary.rules.clone(), ROOM).words(),
        };
        match *summary.scores.as_slice() {
            [mine, theirs] => say::title::resumable_two(rules.words(), round, mine, theirs),
            [] => say::title::resumable_fresh(rules.words(), round),
            ref all => say::title::resumable_all(rules.words(), round, all.iter().copied()),
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_archive::daily::Date;
    use spades_rules::Preset;

    use super::*;
    use crate::session::RulesKind;
    use crate::text::Phrase;

    #[test]
    fn a_match_has_a_line() {
        let of_day = |scores: &[i32], day| {
            MatchSummary {
                rules: RulesKind::Preset(Preset::Pairs).into(),
                day,
                round: 4,
                scores: scores.to_vec(),
            }
            .text()
        };
        let text = |scores: &[i32]| of_day(scores, None);
        assert_eq!(
            of_day(&[30, 41], Date::new(2026, 11, 27)),
            "Deal of the day · Round 4 · 30\u{a0}to\u{a0}41"
        );
        assert_eq!(text(&[212, -129]), "Pairs · Round 4 · 212\u{a0}to\u{a0}−129");
        assert_eq!(text(&[50, 60, 70]), "Pairs · Round 4 · 50, 60, 70");
    }
}

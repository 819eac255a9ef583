//! The main menu.

use spades_bots::Level;
use spades_messages_derive::Message;

use super::language::said_as;
use super::number::Score;
use super::presets::{MatchName, ShortRulesName};
use super::setup::LengthInLine;
use crate::session::slots::MatchSummary;

/// Texts of the main menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Title {
    /// Name of the screen.
    Title,
    /// Tagline under the name of the game.
    Tagline,
    /// Button that resumes the last match.
    Continue,
    /// Button that deals a match with the last set-up.
    Play,
    /// Button for a new match against the computer.
    PlayVsComputer,
    /// Button for a new match of several people.
    SeveralPlayers,
    /// Button that quits the program.
    Quit,
    /// Button that mutes all sound.
    SoundOff,
    /// Button that unmutes the sound.
    SoundOn,
    /// Button that toggles full screen.
    FillTheScreen,
}

/// Maximum length of the name of a custom rule set, in letters, beside round and score, or beside length and level.
pub const ROOM: usize = 18;

/// The match that the "Play" button deals: "Open Draft · Quick · Advanced".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum NextMatch {
    /// One person against bots of a single level.
    Computer {
        /// Name of its rules.
        rules: ShortRulesName,
        /// When it ends; `None` if only the number of rounds ends it.
        length: Option<LengthInLine>,
        /// Level of all bots.
        level: Level,
    },
    /// One person against bots of several levels.
    Computers {
        /// Name of its rules.
        rules: ShortRulesName,
        /// When it ends; `None` if only the number of rounds ends it.
        length: Option<LengthInLine>,
    },
    /// Several people.
    People {
        /// Name of its rules.
        rules: ShortRulesName,
        /// When it ends; `None` if only the number of rounds ends it.
        length: Option<LengthInLine>,
        /// Number of people.
        people: usize,
    },
}

/// The match that can be resumed: "Open Draft · Round 4 · 212 to 187".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) enum Resumable {
    /// A match of two sides.
    Two {
        rules: MatchName,
        round: u16,
        mine: Score,
        theirs: Score,
    },
    /// A match of more than two sides: there is only room for the first person's own score.
    Mine { rules: MatchName, round: u16, mine: Score },
    /// A match without scores yet.
    Fresh { rules: MatchName, round: u16 },
}

impl From<&MatchSummary> for Resumable {
    fn from(summary: &MatchSummary) -> Resumable {
        let round = summary.round;
        let rules = match summary.day {
            Some(_) => MatchName::DealOfTheDay,
            None => MatchName::Rules(ShortRulesName(summary.rules.clone(), ROOM)),
        };
        match *summary.scores.as_slice() {
            [mine, theirs] => Resumable::Two {
                rules,
                round,
                mine: Score(mine),
                theirs: Score(theirs),
            },
            [mine, ..] => Resumable::Mine {
                rules,
                round,
                mine: Score(mine),
            },
            [] => Resumable::Fresh { rules, round },
        }
    }
}

said_as!(MatchSummary, Resumable);

#[cfg(test)]
mod tests {
    use spades_archive::daily::Date;
    use spades_rules::Preset;

    use super::*;
    use crate::session::RulesKind;
    use crate::text::Phrase;

    #[test]
    fn a_match_is_told_in_a_line() {
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
        assert_eq!(text(&[50, 60, 70]), "Pairs · Round 4 · Score 50");
    }
}

//! The title and its menu.

use spades_bots::Level;
use spades_messages_derive::Message;

use super::language::said_as;
use super::number::Score;
use super::presets::ShortRulesName;
use super::setup::LengthName;
use crate::session::slots::MatchSummary;

/// What stands on the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Title {
    /// What the screen is called.
    Title,
    /// The line under the name of the game.
    Tagline,
    /// Takes up the match that was left.
    Continue,
    /// Deals a match like the last one that was set up.
    Play,
    /// A new match against the computer.
    PlayVsComputer,
    /// A new match of several people.
    SeveralPlayers,
    /// Ends the program.
    Quit,
    /// Puts an end to all sound.
    SoundOff,
    /// Lets sounds be heard again.
    SoundOn,
    /// The whole screen, and back.
    FillTheScreen,
}

/// The most letters of the name of one's own rules beside round and score, or beside length and level.
pub const ROOM: usize = 18;

/// The match that "Play" deals: "Open Draft · Quick · Advanced".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum NextMatch {
    /// Of one person, against bots of one level.
    Computer {
        /// The name of its rules.
        rules: ShortRulesName,
        /// When it ends; `None`: by the number of rounds alone.
        length: Option<LengthName>,
        /// The level of all bots.
        level: Level,
    },
    /// Of one person, against bots of several levels.
    Computers {
        /// The name of its rules.
        rules: ShortRulesName,
        /// When it ends; `None`: by the number of rounds alone.
        length: Option<LengthName>,
    },
    /// Of several people.
    People {
        /// The name of its rules.
        rules: ShortRulesName,
        /// When it ends; `None`: by the number of rounds alone.
        length: Option<LengthName>,
        /// Number of people.
        people: usize,
    },
}

/// The match that can be resumed: "Open Draft · Round 4 · 212 to 187".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) enum Resumable {
    /// Of two sides.
    Two {
        rules: ShortRulesName,
        round: u16,
        mine: Score,
        theirs: Score,
    },
    /// Of more than two sides only the first person's own score, which finds room beside the rest.
    Mine {
        rules: ShortRulesName,
        round: u16,
        mine: Score,
    },
    /// Without scores.
    Fresh { rules: ShortRulesName, round: u16 },
}

impl From<&MatchSummary> for Resumable {
    fn from(summary: &MatchSummary) -> Resumable {
        let (rules, round) = (ShortRulesName(summary.rules.clone(), ROOM), summary.round);
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
    use spades_rules::Preset;

    use super::*;
    use crate::session::RulesKind;
    use crate::text::Phrase;

    #[test]
    fn a_match_is_told_in_a_line() {
        let told = |scores: &[i32]| {
            MatchSummary {
                rules: RulesKind::Preset(Preset::Pairs).into(),
                round: 4,
                scores: scores.to_vec(),
            }
            .text()
        };
        assert_eq!(told(&[212, -129]), "Pairs · Round 4 · 212\u{a0}to\u{a0}−129");
        assert_eq!(told(&[50, 60, 70]), "Pairs · Round 4 · 50");
    }
}

//! The title and its menu.

use super::Phrase;
use super::number::signed;
use super::presets::ShortRulesName;
use crate::session::slots::MatchSummary;

/// What stands on the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// What the screen is called.
    Title,
    /// The line under the name of the game.
    Tagline,
    /// Takes up the match that was left.
    Continue,
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

impl Phrase for Title {
    fn text(&self) -> String {
        match self {
            Title::Title => "Title",
            Title::Tagline => "Build your hand. Name your bid. Take your tricks.",
            Title::Continue => "Continue",
            Title::PlayVsComputer => "Play vs computer",
            Title::SeveralPlayers => "Several players",
            Title::Quit => "Quit",
            Title::SoundOff => "Sound off",
            Title::SoundOn => "Sound on",
            Title::FillTheScreen => "Fill the screen",
        }
        .to_owned()
    }
}

/// The most letters of the name of one's own rules beside round and score.
const ROOM: usize = 18;

/// The match that can be taken up again: "Open Draft · Round 4 · 212 to 187". The scores stay together where the line breaks.
impl Phrase for MatchSummary {
    fn text(&self) -> String {
        let (kind, round) = (ShortRulesName(self.rules.clone(), ROOM).text(), self.round);
        match self.scores.as_slice() {
            [mine, theirs] => format!(
                "{kind} · Round {round} · {}\u{a0}to\u{a0}{}",
                signed(*mine),
                signed(*theirs)
            ),
            // Of more than two sides only the first person's own score, which finds room beside the rest.
            [mine, ..] => format!("{kind} · Round {round} · {}", signed(*mine)),
            [] => format!("{kind} · Round {round}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::Preset;

    use super::*;
    use crate::session::RulesKind;

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

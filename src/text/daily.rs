//! The deal of the day.

use crate::say;
use crate::text::variant;
use spades_archive::Outcome;
use spades_archive::daily::{DayResult, RoundMark, Share};
use spades_rules::Preset;

use super::{Phrase, Words};

/// Result of a day: "Won with 63 points."
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DaySummary(pub DayResult);

impl Phrase for DaySummary {
    fn key(&self) -> String {
        "day-summary".to_owned()
    }

    fn words(&self) -> Words {
        say::daily::day_words(variant(&self.0.outcome), self.0.score)
    }
}

/// Result to share, in two lines: "♠ Spades · Deal of the day · Nov 22" and "Mirror: won 63 to 41 · 🟩🟥🟩".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineToShare<'a>(pub &'a Share);

impl Phrase for LineToShare<'_> {
    fn words(&self) -> Words {
        let share = self.0;
        let head = say::daily::share_head(share.date);
        let line = say::daily::share_line(
            Preset::from_key(share.preset).map_or_else(|| share.preset.to_owned(), |preset| preset.words().text()),
            variant(&share.outcome),
            share.own.score,
            share.best_other.score,
            share.rounds.iter().map(square).collect::<String>(),
        );
        let text = format!("{SPADE} {}\n{}", head.text(), line.text());
        Words::verbatim(text.replace('\u{a0}', " "))
    }

    fn key(&self) -> String {
        "line-to-share".to_owned()
    }
}

/// The picture letters of a shared result.
const SPADE: char = '♠';
const KEPT: char = '🟩';
const FAILED: char = '🟥';

/// Returns the picture letter of a round: whether every bid of the player's side was made.
fn square(round: &RoundMark) -> char {
    match (round.contract, round.nil) {
        (Some(false), _) | (_, Some(false)) => FAILED,
        (Some(true), _) | (_, Some(true)) => KEPT,
        // A renege ended it.
        (None, None) if round.points < 0 => FAILED,
        (None, None) => KEPT,
    }
}

/// A day of the month: "22".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfMonth {
    /// The day, from 1.
    pub day: u8,
    /// Result of the day, if it was played.
    pub outcome: Option<Outcome>,
}

impl Phrase for OfMonth {
    fn words(&self) -> Words {
        Words::alone(self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use spades_archive::daily::{Date, Side};

    #[test]
    fn a_day_has_a_line() {
        let date = Date::new(2026, 11, 22).unwrap();
        let mark = |(points, contract, nil)| RoundMark { points, contract, nil };
        let share = Share {
            date,
            preset: Preset::Mirror.key(),
            rounds: [
                (52, Some(true), None),
                (-11, Some(true), Some(false)),
                (22, None, Some(true)),
            ]
            .map(mark)
            .into(),
            own: Side { side: 0, score: 63 },
            best_other: Side { side: 1, score: 41 },
            outcome: Outcome::Won,
        };
        assert_eq!(
            LineToShare(&share).text(),
            "♠ Spades · Deal of the day · Nov 22\nMirror: won 63 to 41 · 🟩🟥🟩"
        );
        let result = DayResult {
            date,
            played: date,
            score: -63,
            outcome: Outcome::Lost,
        };
        assert_eq!(DaySummary(result).text(), "You lost with −63 points.");
        for shared in [
            say::daily::shared_copied(),
            say::daily::shared_gone(),
            say::daily::shared_no_clipboard("no display"),
        ] {
            is_a_sentence(&shared.text());
        }
        is_a_sentence(&say::daily::deal_of_the_day_rules().text());
        is_a_sentence(&say::daily::deal_of_the_day_once_more_counts_for_nothing().text());
    }
}

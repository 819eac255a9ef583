//! The deal of the day.

use super::Keyed;
use spades_archive::Outcome;
use spades_archive::daily::{Date, DayResult, RoundMark, Share};
use spades_messages_derive::{Message, choice_of};
use spades_rules::Preset;

use super::language::said_as;
use super::number::Score;
use super::{Phrase, Words};

choice_of! {
    enum Outcome {
        Won,
        Lost,
        Drawn,
    }
}

impl Keyed for Outcome {
    fn key(&self) -> &'static str {
        match self {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::Drawn => "drawn",
        }
    }
}

/// Texts of the page, and of the button that opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum DealOfTheDay {
    /// Title of the page.
    DealOfTheDay,
    /// Motto, below the title.
    Motto,
    /// Explains the rules of the day.
    Rules,
    /// Button that starts today's match.
    PlayTodaysDeal,
    /// Button that resumes today's match.
    Continue,
    /// Button that plays today's deal again.
    PlayOnceMore,
    /// Says that playing again doesn't count.
    OnceMoreCountsForNothing,
    /// Button that copies the result.
    CopyResult,
    /// Button that shares the result.
    ShareResult,
    /// Caption of the current streak, in days.
    DaysInARow,
    /// Caption of the longest streak, in days.
    MostInARow,
    /// Caption of the number of days played.
    DaysPlayed,
    /// Heading of the current month.
    ThisMonth,
}

/// Result of a day: "Won with 63 points."
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DaySummary(pub DayResult);

/// The result as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) struct DayWords {
    outcome: Outcome,
    score: Score,
}

impl From<&DaySummary> for DayWords {
    fn from(summary: &DaySummary) -> DayWords {
        DayWords {
            outcome: summary.0.outcome,
            score: Score(summary.0.score),
        }
    }
}

said_as!(DaySummary, DayWords, "day-summary");

/// Result to share, in two lines: "♠ Spades · Deal of the day · Nov 22" and "Mirror: won 63 to 41 · 🟩🟥🟩".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineToShare<'a>(pub &'a Share);

impl Phrase for LineToShare<'_> {
    fn words(&self) -> Words {
        let share = self.0;
        let head = ShareHead(share.date);
        let line = ShareLine {
            variant: Preset::from_key(share.preset)
                .map_or_else(|| share.preset.to_owned(), |preset| preset.words().text()),
            outcome: share.outcome,
            own: Score(share.own.score),
            other: Score(share.best_other.score),
            squares: share.rounds.iter().map(square).collect(),
        };
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

/// The first line of a shared result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(args(day))]
pub(super) struct ShareHead(Date);

/// The second line.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) struct ShareLine {
    variant: String,
    outcome: Outcome,
    own: Score,
    other: Score,
    squares: String,
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

/// The days in a row that end unless today's deal is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(args(days))]
pub struct StreakAtRisk(pub u32);

/// Outcome of copying the result.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Shared {
    /// The result is in the clipboard.
    Copied,
    /// The match is no longer in the history.
    Gone,
    /// The clipboard rejects it; the system's message.
    NoClipboard(String),
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use spades_archive::daily::Side;

    #[test]
    fn a_day_is_told_in_a_line() {
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
        for summary in [Shared::Copied, Shared::Gone, Shared::NoClipboard("no display".into())] {
            is_a_sentence(&summary.text());
        }
        is_a_sentence(&DealOfTheDay::Rules.text());
        is_a_sentence(&DealOfTheDay::OnceMoreCountsForNothing.text());
    }
}

//! The deal of the day.

use spades_archive::Outcome;
use spades_archive::daily::{Date, DayResult, Share};
use spades_messages_derive::{Message, choice_of};
use spades_rules::Preset;

use super::Phrase;
use super::language::said_as;
use super::number::{Points, Score};
use super::presets::PresetName;

choice_of! {
    enum Outcome {
        Won,
        Lost,
        Drawn,
    }
}

/// What stands on the page, and on the way to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum DealOfTheDay {
    /// What it is called.
    DealOfTheDay,
    /// What it is.
    Motto,
    /// How it works.
    Rules,
    /// Starts today's match.
    PlayTodaysDeal,
    /// Takes up today's match.
    Continue,
    /// Plays today's match again.
    PlayOnceMore,
    /// What that is worth.
    OnceMoreCountsForNothing,
    /// Copies the line to share.
    CopyResult,
    /// Shares it.
    ShareResult,
    /// Days in a row.
    DaysInARow,
    /// The most days ever in a row.
    MostInARow,
    /// All days.
    DaysPlayed,
    /// The month in which it is.
    ThisMonth,
}

/// How the day went: "Won with 63 points."
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayTold(pub DayResult);

/// The words of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) struct DayWords {
    outcome: Outcome,
    score: Score,
}

impl From<&DayTold> for DayWords {
    fn from(told: &DayTold) -> DayWords {
        DayWords {
            outcome: told.0.outcome,
            score: Score(told.0.score),
        }
    }
}

said_as!(DayTold, DayWords, "day-told");

/// The line to share: "Spades, deal of the day, 22 November 2026: Mirror, won 63 to 41 (+52 −11 +22)".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineToShare<'a>(pub &'a Share);

impl Phrase for LineToShare<'_> {
    fn text(&self) -> String {
        let share = self.0;
        let line = ShareLine {
            day: share.date,
            variant: Preset::from_key(share.preset)
                .map_or_else(|| share.preset.to_owned(), |preset| PresetName(preset).text()),
            outcome: share.outcome,
            own: Score(share.own.score),
            other: Score(share.best_other.score),
            rounds: share.rounds.iter().map(|round| Points(round.points)).collect(),
        };
        line.text().replace('\u{a0}', " ")
    }

    fn key(&self) -> String {
        "line-to-share".to_owned()
    }
}

/// The words of the line.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) struct ShareLine {
    day: Date,
    variant: String,
    outcome: Outcome,
    own: Score,
    other: Score,
    rounds: Vec<Points>,
}

/// A day of the month: "22".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfMonth {
    /// The day, from 1.
    pub day: u8,
    /// How it went, if it was played.
    pub outcome: Option<Outcome>,
}

impl Phrase for OfMonth {
    fn text(&self) -> String {
        self.day.to_string()
    }
}

/// What came of copying the line.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Shared {
    /// It is in the clipboard.
    Copied,
    /// The match is no longer in the history.
    Gone,
    /// The clipboard refuses.
    NoClipboard(String),
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use spades_archive::daily::{RoundMark, Side};

    #[test]
    fn a_day_is_told_in_a_line() {
        let date = Date::new(2026, 11, 22).unwrap();
        let mark = |points| RoundMark {
            points,
            contract: None,
            nil: None,
        };
        let share = Share {
            date,
            preset: Preset::Mirror.key(),
            rounds: [52, -11, 22].map(mark).into(),
            own: Side { side: 0, score: 63 },
            best_other: Side { side: 1, score: 41 },
            outcome: Outcome::Won,
        };
        assert_eq!(
            LineToShare(&share).text(),
            "Spades, deal of the day, 22 November 2026: Mirror, won 63 to 41 (+52 −11 +22)"
        );
        let result = DayResult {
            date,
            played: date,
            score: -63,
            outcome: Outcome::Lost,
        };
        assert_eq!(DayTold(result).text(), "You lost with −63.");
        for told in [Shared::Copied, Shared::Gone, Shared::NoClipboard("no display".into())] {
            is_a_sentence(&told.text());
        }
        is_a_sentence(&DealOfTheDay::Rules.text());
        is_a_sentence(&DealOfTheDay::OnceMoreCountsForNothing.text());
    }
}

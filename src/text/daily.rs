//! The deal of the day.

use spades_archive::Outcome;
use spades_archive::daily::{DayResult, Share};
use spades_rules::Preset;

use super::Phrase;
use super::dates::Day;
use super::number::{points, signed};
use super::presets::PresetName;

/// What stands on the page, and on the way to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Days in a row.
    DaysInARow,
    /// The most days ever in a row.
    MostInARow,
    /// All days.
    DaysPlayed,
    /// The month in which it is.
    ThisMonth,
}

impl Phrase for DealOfTheDay {
    fn text(&self) -> String {
        match self {
            DealOfTheDay::DealOfTheDay => "Deal of the day",
            DealOfTheDay::Motto => "The same for everybody",
            DealOfTheDay::Rules => {
                "Everybody gets the same deals today: one match of three rounds, alone against the advanced computer. \
                 Every preset has its turn. The first match that you finish on the day counts; with Undo after something new was \
                 seen it does not."
            }
            DealOfTheDay::PlayTodaysDeal => "Play today's deal",
            DealOfTheDay::Continue => "Continue",
            DealOfTheDay::PlayOnceMore => "Play once more",
            DealOfTheDay::OnceMoreCountsForNothing => "Today's result stands, however you play it once more.",
            DealOfTheDay::CopyResult => "Copy result",
            DealOfTheDay::DaysInARow => "Days in a row",
            DealOfTheDay::MostInARow => "Most in a row",
            DealOfTheDay::DaysPlayed => "Days played",
            DealOfTheDay::ThisMonth => "This month",
        }
        .to_owned()
    }
}

/// How the day went: "Won with 63 points."
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayTold(pub DayResult);

impl Phrase for DayTold {
    fn text(&self) -> String {
        let score = signed(self.0.score);
        match self.0.outcome {
            Outcome::Won => format!("Won with {score} points."),
            Outcome::Lost => format!("Lost with {score} points."),
            Outcome::Drawn => format!("Drawn with {score} points."),
        }
    }

    fn key(&self) -> String {
        "day-told".to_owned()
    }
}

/// The line to share: "Spades, deal of the day, 22 November 2026: Mirror, won 63 to 41 (+52 −11 +22)".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineToShare<'a>(pub &'a Share);

impl Phrase for LineToShare<'_> {
    fn text(&self) -> String {
        let share = self.0;
        let day = Day(share.date).text().replace('\u{a0}', " ");
        let preset =
            Preset::from_key(share.preset).map_or_else(|| share.preset.to_owned(), |preset| PresetName(preset).text());
        let (own, other) = (signed(share.own.score), signed(share.best_other.score));
        let rounds: Vec<String> = share.rounds.iter().map(|round| points(round.points)).collect();
        let rounds = rounds.join(" ");
        match share.outcome {
            Outcome::Won => format!("Spades, deal of the day, {day}: {preset}, won {own} to {other} ({rounds})"),
            Outcome::Lost => format!("Spades, deal of the day, {day}: {preset}, lost {own} to {other} ({rounds})"),
            Outcome::Drawn => format!("Spades, deal of the day, {day}: {preset}, drawn {own} to {other} ({rounds})"),
        }
    }

    fn key(&self) -> String {
        "line-to-share".to_owned()
    }
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shared {
    /// It is in the clipboard.
    Copied,
    /// The match is no longer in the history.
    Gone,
    /// The clipboard refuses.
    NoClipboard(String),
}

impl Phrase for Shared {
    fn text(&self) -> String {
        match self {
            Shared::Copied => "The result of the day is copied, as a line of text. It tells no card.".to_owned(),
            Shared::Gone => "This match is no longer in the history.".to_owned(),
            Shared::NoClipboard(why) => format!("The clipboard refuses: {}.", super::clause(why)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use spades_archive::daily::{Date, RoundMark, Side};

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
        assert_eq!(DayTold(result).text(), "Lost with −63 points.");
        for told in [Shared::Copied, Shared::Gone, Shared::NoClipboard("no display".into())] {
            is_a_sentence(&told.text());
        }
        is_a_sentence(&DealOfTheDay::Rules.text());
        is_a_sentence(&DealOfTheDay::OnceMoreCountsForNothing.text());
    }
}

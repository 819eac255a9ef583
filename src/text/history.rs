//! The page of finished matches.

use spades_archive::daily::Date;
use spades_archive::history::Entry;
use spades_archive::{Outcome, Player};
use spades_bots::Level;
use spades_messages_derive::{Choice, Message};

use super::Words;
use super::dates::Month;
use super::language::said_as;
use super::number::Score;
use crate::session::RulesName;

/// Texts of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum History {
    /// Title of the page.
    History,
    /// Button that opens the matches in progress.
    Unfinished,
    /// Label of the field that filters by player.
    Player,
    /// Placeholder of that field.
    AnyPlayer,
    /// No matches have finished yet.
    NoMatchHasEnded,
    /// Says that finished matches are kept here.
    WhatIsKept,
    /// No match passes the filter.
    NoMatchFits,
    /// Button for the page with earlier matches.
    EarlierMatches,
    /// Button for the page with later matches.
    LaterMatches,
}

/// Filter criteria for matches, besides the player's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
pub enum FilterKind {
    /// Rules of the match.
    Rules,
    /// Level of a computer player in the match.
    Level,
    /// Opponent.
    Rival,
    /// Result of the match.
    Result,
    /// Month in which the match ended.
    Month,
    /// Period, as the number of days before today.
    Period,
}

/// Button that expands and collapses the filter; a screen reader says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct FilterToggle;

/// Summary of the filter in a line: "Open Draft · Won".
#[derive(Clone, Debug, Message)]
#[message(key = "filter-summary")]
pub struct FilterSummary {
    parts: Vec<Words>,
}

impl FilterSummary {
    /// Creates the summary of the criteria that are set.
    #[must_use]
    pub fn from_parts(parts: impl Iterator<Item = Words>) -> FilterSummary {
        FilterSummary { parts: parts.collect() }
    }
}

/// Buttons that step through the values of a filter criterion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Step {
    /// Selects the previous value.
    Previous(FilterKind),
    /// Selects the next value.
    Next(FilterKind),
}

/// Value of a filter criterion.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum FilterValue {
    /// Any value.
    Any(FilterKind),
    /// Matches by these rules.
    #[message(transparent)]
    Rules(RulesName),
    /// Matches with this level.
    #[message(transparent)]
    Level(LevelName),
    /// Matches against this opponent.
    #[message(transparent)]
    Rival(String),
    /// Matches with this result.
    Result(Outcome),
    /// Matches of this month.
    #[message(transparent)]
    Month(Month),
    /// Matches of this many days up to today.
    #[message(args(days))]
    Days(u32),
}

/// A level by its key, possibly of a newer version.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum LevelName {
    /// A level that this version knows.
    #[message(transparent)]
    Known(Level),
    /// A level that this version doesn't know, by its key.
    #[message(transparent)]
    Unknown(String),
}

impl LevelName {
    /// Returns the level with this key.
    #[must_use]
    pub fn of(key: &str) -> LevelName {
        Level::from_key(key).map_or_else(|| LevelName::Unknown(key.to_owned()), LevelName::Known)
    }
}

/// Range of the matches shown, and their total: "26 to 50 of 312 matches".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageRange {
    /// Number of the first match shown, from 1.
    pub first: usize,
    /// Number of the last match shown.
    pub last: usize,
    /// Total number of matches.
    pub of: usize,
}

/// The range as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum ShownMatches {
    All { of: usize },
    Some { first: usize, last: usize, of: usize },
}

impl From<&PageRange> for ShownMatches {
    fn from(&PageRange { first, last, of }: &PageRange) -> ShownMatches {
        if first <= 1 && last >= of {
            ShownMatches::All { of }
        } else {
            ShownMatches::Some { first, last, of }
        }
    }
}

said_as!(PageRange, ShownMatches, "shown");

/// Result of a match in its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
enum MatchResult {
    Won,
    Lost,
    Drawn,
    Conceded,
}

impl From<Outcome> for MatchResult {
    fn from(outcome: Outcome) -> MatchResult {
        match outcome {
            Outcome::Won => MatchResult::Won,
            Outcome::Lost => MatchResult::Lost,
            Outcome::Drawn => MatchResult::Drawn,
        }
    }
}

/// A finished match: "Open Draft · Won 212 to 187". The player's side comes first.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "ended")]
pub struct Ended {
    rules: RulesName,
    result: Option<MatchResult>,
    scores: Vec<Score>,
}

impl Ended {
    /// Creates the line of a match by rules with this name.
    #[must_use]
    pub fn new(entry: &Entry, rules: RulesName) -> Ended {
        let mut scores: Vec<Score> = entry.scores.iter().copied().map(Score).collect();
        if let Some(own) = entry.own_side.filter(|&own| own < scores.len()) {
            scores[..=own].rotate_right(1);
        }
        Ended {
            rules,
            result: if entry.ending.conceded.is_some() {
                Some(MatchResult::Conceded)
            } else {
                entry.outcome().map(MatchResult::from)
            },
            scores,
        }
    }

    /// Creates the line of a match by rules without a name of their own.
    #[must_use]
    pub fn of(entry: &Entry) -> Ended {
        Ended::new(entry, entry.kind.into())
    }
}

/// Players, length and end of a match: "Ada, Rook (Expert) · 5 rounds · November 22, 2026".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "played-by", key = "who-and-when")]
pub struct WhoAndWhen {
    players: Vec<PlayedBy>,
    rounds: u16,
    day: Date,
}

impl WhoAndWhen {
    /// Creates the line of a match that ended on this day.
    #[must_use]
    pub fn new(entry: &Entry, day: Date) -> WhoAndWhen {
        let human = |player: &&Player| matches!(player, Player::Human { .. });
        let alone = entry.players.iter().filter(human).count() == 1;
        let name = |player: &Player| match player {
            Player::Human { name } if !name.is_empty() => PlayedBy::Named(name.clone()),
            Player::Human { .. } if alone => PlayedBy::You,
            Player::Human { .. } => PlayedBy::Unnamed,
            Player::Bot { name, level } => PlayedBy::Computer {
                name: name.clone(),
                level: LevelName::of(level),
            },
        };
        WhoAndWhen {
            players: entry.players.iter().map(name).collect(),
            rounds: entry.rounds,
            day,
        }
    }
}

/// A player of the match.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "player-of-match")]
pub(super) enum PlayedBy {
    You,
    Unnamed,
    #[message(transparent)]
    Named(String),
    Computer {
        name: String,
        level: LevelName,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;
    use spades_archive::{Ending, MatchId, RulesKind};
    use spades_rules::Preset;

    #[test]
    fn a_match_that_has_ended_is_told_from_its_players_side() {
        let entry = Entry {
            id: MatchId([0; 16]),
            ended: 1_800_000_000,
            kind: RulesKind::Preset(Preset::Solo),
            players: vec![
                Player::Bot {
                    name: "West".into(),
                    level: "expert".into(),
                },
                Player::Human { name: "Ada".into() },
                Player::Bot {
                    name: "Deep".into(),
                    level: "of_the_future".into(),
                },
            ],
            own: Some(1),
            own_side: Some(1),
            scores: vec![-40, 212, 187],
            winners: vec![1],
            rounds: 5,
            ending: Ending::default(),
        };
        assert_eq!(Ended::of(&entry).text(), "Solo · Won 212 to\u{a0}−40\u{a0}to\u{a0}187");
        let mut conceded = entry.clone();
        conceded.ending.conceded = Some(1);
        assert_eq!(
            Ended::of(&conceded).text().replace('\u{a0}', " "),
            "Solo · Conceded at 212 to −40 to 187"
        );
        let day = Date::new(2026, 11, 22).unwrap();
        let text = WhoAndWhen::new(&entry, day).text();
        assert_eq!(
            text.replace('\u{a0}', " "),
            "West (Expert), Ada, Deep (of_the_future) · 5 rounds · November 22, 2026"
        );
        // An unnamed person is listed all the same.
        let unnamed = |entry: &Entry, people: [usize; 2]| {
            let mut entry = entry.clone();
            for seat in people {
                entry.players[seat] = Player::Human { name: String::new() };
            }
            let text = WhoAndWhen::new(&entry, day).text();
            text.split(" ·").next().unwrap_or_default().to_owned()
        };
        assert_eq!(unnamed(&entry, [1, 1]), "West (Expert), You, Deep (of_the_future)");
        assert_eq!(unnamed(&entry, [0, 1]), "Unnamed, Unnamed, Deep (of_the_future)");
        let nobodys = Entry {
            own: None,
            own_side: None,
            ..entry
        };
        assert!(Ended::of(&nobodys).text().starts_with("Solo · −40"));
    }

    #[test]
    fn counts_choose_their_form() {
        let text = |first, last, of| PageRange { first, last, of }.text();
        assert_eq!(text(1, 1, 1), "1 match");
        assert_eq!(text(1, 20, 20), "20 matches");
        assert_eq!(text(26, 50, 312), "26 to 50 of 312 matches");
        assert_eq!(text(0, 0, 0), "");
    }
}

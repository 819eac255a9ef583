//! The page of finished matches.

use spades_archive::daily::Date;
use spades_archive::history::Entry;
use spades_archive::{LEVELS, Outcome, Player};
use spades_bots::Level;
use spades_messages_derive::{Choice, Message};

use super::Live;
use super::dates::Month;
use super::language::said_as;
use super::number::Score;
use crate::session::RulesName;

/// What stands on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum History {
    /// What the page is called.
    History,
    /// The way to the matches that can be resumed.
    Unfinished,
    /// What is typed to find a player.
    Player,
    /// In its place while nothing is typed.
    AnyPlayer,
    /// Nothing has ended yet.
    NoMatchHasEnded,
    /// What will stand here.
    WhatIsKept,
    /// No match passes the filter.
    NoMatchFits,
    /// The matches that ended before those that are shown.
    EarlierMatches,
    /// The matches that ended after those that are shown.
    LaterMatches,
}

/// What matches are filtered by, beside the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
pub enum Facet {
    /// Whose rules.
    Rules,
    /// The level of anybody who played.
    Level,
    /// How it ended.
    Result,
    /// When it ended.
    Month,
}

impl Facet {
    /// In the order in which they stand on the page.
    pub const ALL: [Facet; 4] = [Facet::Rules, Facet::Level, Facet::Result, Facet::Month];
}

/// Opens and closes the filter where it is collapsed: what a screen reader says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct LookFor;

/// The whole filter in a line: "Open Draft · Won".
#[derive(Clone, Debug, Message)]
#[message(key = "looked-for")]
pub struct LookedFor {
    parts: Vec<Live>,
}

impl LookedFor {
    /// Of the parts that are not everything.
    #[must_use]
    pub fn from_parts(parts: impl Iterator<Item = Live>) -> LookedFor {
        LookedFor { parts: parts.collect() }
    }
}

/// To the next or the previous value of a filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Step {
    /// One back.
    Previous(Facet),
    /// One on.
    Next(Facet),
}

/// The value of a filter.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Wanted {
    /// Whatever it is.
    Any(Facet),
    /// These rules.
    #[message(transparent)]
    Rules(RulesName),
    /// This level.
    #[message(transparent)]
    Level(LevelName),
    /// This result.
    Result(Outcome),
    /// This month.
    #[message(transparent)]
    Month(Month),
}

/// A level by its key, which this version may not know.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum LevelName {
    /// A level of this version.
    #[message(transparent)]
    Known(Level),
    /// Another one, by its key.
    #[message(transparent)]
    Unknown(String),
}

impl LevelName {
    /// The level with this key.
    #[must_use]
    pub fn of(key: &str) -> LevelName {
        let known = LEVELS.iter().position(|level| *level == key);
        known.map_or_else(
            || LevelName::Unknown(key.to_owned()),
            |at| LevelName::Known(Level::ALL[at]),
        )
    }
}

/// How many are shown of how many: "26 to 50 of 312 matches".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The number of the first one, from 1.
    pub first: usize,
    /// The number of the last one.
    pub last: usize,
    /// How many there are.
    pub of: usize,
}

/// The same in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum ShownMatches {
    All { of: usize },
    Some { first: usize, last: usize, of: usize },
}

impl From<&Shown> for ShownMatches {
    fn from(&Shown { first, last, of }: &Shown) -> ShownMatches {
        if first <= 1 && last >= of {
            ShownMatches::All { of }
        } else {
            ShownMatches::Some { first, last, of }
        }
    }
}

said_as!(Shown, ShownMatches, "shown");

/// A finished match: "Open Draft · Won 212 to 187". The player's side comes first.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "ended")]
pub struct Ended {
    rules: RulesName,
    outcome: Option<Outcome>,
    scores: Vec<Score>,
}

impl Ended {
    /// A match by rules of this name.
    #[must_use]
    pub fn new(entry: &Entry, rules: RulesName) -> Ended {
        let mut scores: Vec<Score> = entry.scores.iter().copied().map(Score).collect();
        if let Some(own) = entry.own_side.filter(|&own| own < scores.len()) {
            scores[..=own].rotate_right(1);
        }
        Ended {
            rules,
            outcome: entry.outcome(),
            scores,
        }
    }

    /// A match whose rules have no name of their own.
    #[must_use]
    pub fn of(entry: &Entry) -> Ended {
        Ended::new(entry, entry.kind.into())
    }
}

/// Who played a match, how long it was and when it ended: "Ada, Rook (Expert) · 5 rounds · 22 November 2026".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "played-by", key = "who-and-when")]
pub struct WhoAndWhen {
    players: Vec<PlayedBy>,
    rounds: u16,
    day: Date,
}

impl WhoAndWhen {
    /// A match that ended on this day.
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

/// One of them.
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
    use spades_archive::{MatchId, RulesKind};
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
        };
        assert_eq!(
            Ended::of(&entry).text(),
            "Solo · Won 212\u{a0}to\u{a0}−40\u{a0}to\u{a0}187"
        );
        let day = Date::new(2026, 11, 22).unwrap();
        let told = WhoAndWhen::new(&entry, day).text();
        assert_eq!(
            told.replace('\u{a0}', " "),
            "West (Expert), Ada, Deep (of_the_future) · 5 rounds · 22 November 2026"
        );
        // A person who gave no name is there all the same.
        let unnamed = |entry: &Entry, people: [usize; 2]| {
            let mut entry = entry.clone();
            for seat in people {
                entry.players[seat] = Player::Human { name: String::new() };
            }
            let told = WhoAndWhen::new(&entry, day).text();
            told.split(" ·").next().unwrap_or_default().to_owned()
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
        let told = |first, last, of| Shown { first, last, of }.text();
        assert_eq!(told(1, 1, 1), "1 match");
        assert_eq!(told(1, 20, 20), "20 matches");
        assert_eq!(told(26, 50, 312), "26 to 50 of 312 matches");
        assert_eq!(told(0, 0, 0), "");
    }
}

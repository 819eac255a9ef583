//! The page of matches that have ended.

use spades_archive::daily::Date;
use spades_archive::history::Entry;
use spades_archive::{LEVELS, Outcome, Player, RulesKind};
use spades_bots::Level;

use super::Phrase;
use super::dates::{Day, Month};
use super::number::signed;
use crate::session::RulesName;

/// What stands on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum History {
    /// What the page is called.
    History,
    /// The way to the matches that can be taken up again.
    Unfinished,
    /// What is typed to find a player.
    Player,
    /// In its place while nothing is typed.
    AnyPlayer,
    /// Nothing has ended yet.
    NoMatchHasEnded,
    /// What will stand here.
    WhatIsKept,
    /// No match is as it is looked for.
    NoMatchFits,
    /// The matches that ended before those that are shown.
    EarlierMatches,
    /// The matches that ended after those that are shown.
    LaterMatches,
}

impl Phrase for History {
    fn text(&self) -> String {
        match self {
            History::History => "History",
            History::Unfinished => "Unfinished",
            History::Player => "Player",
            History::AnyPlayer => "Any player",
            History::NoMatchHasEnded => "No match has ended yet",
            History::WhatIsKept => "Every match that is played to its end is kept here.",
            History::NoMatchFits => "No matches found.",
            History::EarlierMatches => "Earlier matches",
            History::LaterMatches => "Later matches",
        }
        .to_owned()
    }
}

/// What matches are looked for by, beside the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Opens and closes what is looked for, where it is folded up: what a screen reader says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookFor;

impl Phrase for LookFor {
    fn text(&self) -> String {
        "What is looked for".to_owned()
    }
}

/// Everything that is looked for, in a line: "Open Draft · Won".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookedFor(String);

impl LookedFor {
    /// Of what is looked for, where that is not everything.
    #[must_use]
    pub fn from_parts(parts: impl Iterator<Item = String>) -> LookedFor {
        LookedFor(parts.collect::<Vec<_>>().join(" · "))
    }
}

impl Phrase for LookedFor {
    fn text(&self) -> String {
        if self.0.is_empty() {
            "All matches".to_owned()
        } else {
            self.0.clone()
        }
    }
}

/// To the next or the one before of what can be looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// One back.
    Previous(Facet),
    /// One on.
    Next(Facet),
}

impl Phrase for Step {
    fn text(&self) -> String {
        match self {
            Step::Previous(Facet::Rules) => "Previous rules",
            Step::Previous(Facet::Level) => "Previous level",
            Step::Previous(Facet::Result) => "Previous result",
            Step::Previous(Facet::Month) => "Previous month",
            Step::Next(Facet::Rules) => "Next rules",
            Step::Next(Facet::Level) => "Next level",
            Step::Next(Facet::Result) => "Next result",
            Step::Next(Facet::Month) => "Next month",
        }
        .to_owned()
    }
}

/// What is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Whatever it is.
    Any(Facet),
    /// These rules.
    Rules(RulesKind),
    /// This level, by its key.
    Level(String),
    /// This result.
    Result(Outcome),
    /// This month.
    Month(Month),
}

impl Phrase for Wanted {
    fn text(&self) -> String {
        match self {
            Wanted::Any(Facet::Rules) => "All rules".to_owned(),
            Wanted::Any(Facet::Level) => "All levels".to_owned(),
            Wanted::Any(Facet::Result) => "All results".to_owned(),
            Wanted::Any(Facet::Month) => "Any time".to_owned(),
            Wanted::Rules(kind) => kind.text(),
            Wanted::Level(key) => level(key),
            Wanted::Result(Outcome::Won) => "Won".to_owned(),
            Wanted::Result(Outcome::Lost) => "Lost".to_owned(),
            Wanted::Result(Outcome::Drawn) => "Drawn".to_owned(),
            Wanted::Month(month) => month.text(),
        }
    }
}

/// The name of a level with this key; of one that this version does not know, the key.
fn level(key: &str) -> String {
    let known = LEVELS.iter().position(|level| *level == key).map(|at| Level::ALL[at]);
    known.map_or_else(|| key.to_owned(), |level| level.text())
}

/// How many are shown of how many: "26 to 50 of 312 matches".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The number of the first one, from 1.
    pub first: usize,
    /// The number of the last one.
    pub last: usize,
    /// How many fit.
    pub of: usize,
}

impl Phrase for Shown {
    fn text(&self) -> String {
        match *self {
            Shown { of: 0, .. } => String::new(),
            Shown { of: 1, .. } => "1 match".to_owned(),
            Shown { first: 1, last, of } if last == of => format!("{of} matches"),
            Shown { first, last, of } => format!("{first} to {last} of {of} matches"),
        }
    }

    fn key(&self) -> String {
        "shown".to_owned()
    }
}

/// A match that has ended: "Open Draft · Won 212 to 187".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended<'a> {
    /// The match.
    pub entry: &'a Entry,
    /// The name of its rules.
    pub rules: RulesName,
}

impl<'a> Ended<'a> {
    /// A match whose rules have no name of their own.
    #[must_use]
    pub fn of(entry: &'a Entry) -> Ended<'a> {
        Ended {
            entry,
            rules: entry.kind.into(),
        }
    }
}

impl Phrase for Ended<'_> {
    fn text(&self) -> String {
        let entry = self.entry;
        let kind = self.rules.text();
        let mut scores = entry.scores.clone();
        if let Some(own) = entry.own_side.filter(|&own| own < scores.len()) {
            scores[..=own].rotate_right(1);
        }
        let scores: Vec<String> = scores.into_iter().map(signed).collect();
        let scores = scores.join("\u{a0}to\u{a0}");
        match entry.outcome() {
            Some(Outcome::Won) => format!("{kind} · Won {scores}"),
            Some(Outcome::Lost) => format!("{kind} · Lost {scores}"),
            Some(Outcome::Drawn) => format!("{kind} · Drawn {scores}"),
            None => format!("{kind} · {scores}"),
        }
    }

    fn key(&self) -> String {
        "ended".to_owned()
    }
}

/// Who played a match, how long it was and when it ended: "Ada, Rook (Expert) · 5 rounds · 22 November 2026".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhoAndWhen<'a> {
    /// The match.
    pub entry: &'a Entry,
    /// The day on which it ended.
    pub day: Date,
}

impl Phrase for WhoAndWhen<'_> {
    fn text(&self) -> String {
        let people = self.entry.players.iter();
        let alone = people.filter(|player| matches!(player, Player::Human { .. })).count() == 1;
        let name = |player: &Player| match player {
            Player::Human { name } if !name.is_empty() => name.clone(),
            Player::Human { .. } if alone => "You".to_owned(),
            Player::Human { .. } => "Unnamed".to_owned(),
            Player::Bot { name, level: key } => format!("{name} ({})", level(key)),
        };
        let names: Vec<String> = self.entry.players.iter().map(name).collect();
        let (names, day) = (names.join(", "), Day(self.day).text());
        match self.entry.rounds {
            1 => format!("{names} · 1\u{a0}round · {day}"),
            rounds => format!("{names} · {rounds}\u{a0}rounds · {day}"),
        }
    }

    fn key(&self) -> String {
        "who-and-when".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_archive::MatchId;
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
        let told = WhoAndWhen { entry: &entry, day }.text();
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
            let told = WhoAndWhen { entry: &entry, day }.text();
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

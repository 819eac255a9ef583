//! The page of finished matches.

use super::Phrase;
use crate::text::variant;
use spades_archive::daily::Date;
use spades_archive::history::Entry;
use spades_archive::{Outcome, Player};
use spades_bots::Level;

use super::Words;
use super::number::Month;
use crate::say;
use crate::session::{RulesName, Who};

/// Texts of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    NoMatches,
    /// Button for the page with earlier matches.
    EarlierMatches,
    /// Button for the page with later matches.
    LaterMatches,
}

impl Phrase for History {
    fn words(&self) -> Words {
        match self {
            History::History => say::history::history(),
            History::Unfinished => say::history::unfinished(),
            History::Player => say::history::player(),
            History::AnyPlayer => say::history::any_player(),
            History::NoMatchHasEnded => say::history::no_match_has_ended(),
            History::WhatIsKept => say::history::what_is_kept(),
            History::NoMatches => say::history::no_match_fits(),
            History::EarlierMatches => say::history::earlier_matches(),
            History::LaterMatches => say::history::later_matches(),
        }
    }
}

/// Filter criteria for matches, besides the player's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Summary of the filter in a line: "Open Draft · Won".
#[derive(Clone, Debug)]
pub struct FilterSummary {
    parts: Vec<Words>,
}

impl Phrase for FilterSummary {
    fn words(&self) -> Words {
        let Self { parts } = self;
        say::history::filter_summary(parts.iter().cloned())
    }

    fn key(&self) -> String {
        "filter-summary".to_owned()
    }
}

impl FilterSummary {
    /// Creates the summary of the criteria that are set.
    #[must_use]
    pub fn from_parts(parts: impl Iterator<Item = Words>) -> FilterSummary {
        FilterSummary { parts: parts.collect() }
    }
}

/// Value of a filter criterion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FilterValue {
    Any(FilterKind),
    /// Matches by these rules.
    Rules(RulesName),
    /// Matches with this level.
    Level(LevelName),
    /// Matches against this opponent.
    Rival(String),
    /// Matches with this result.
    Result(Outcome),
    /// Matches of this month.
    Month(Month),
    /// Matches of this many days up to today.
    Days(u32),
}

impl Phrase for FilterValue {
    fn words(&self) -> Words {
        match self {
            FilterValue::Any(filter_kind) => say::history::filter_value_any(variant(filter_kind)),
            FilterValue::Rules(rules_name) => rules_name.words(),
            FilterValue::Level(level_name) => level_name.words(),
            FilterValue::Rival(text) => Words::alone(Who::computer(text)),
            FilterValue::Result(outcome) => say::history::filter_value_result(variant(outcome)),
            FilterValue::Month(month) => Words::alone(*month),
            FilterValue::Days(days) => say::history::filter_value_days(*days),
        }
    }
}

/// A level by its key, possibly of a newer version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LevelName {
    /// A level that this version knows.
    Known(Level),
    /// A level that this version doesn't know, by its key.
    Unknown(String),
}

impl Phrase for LevelName {
    fn words(&self) -> Words {
        match self {
            LevelName::Known(level) => level.words(),
            LevelName::Unknown(text) => Words::verbatim(text),
        }
    }
}

impl LevelName {
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

impl Phrase for PageRange {
    fn key(&self) -> String {
        "shown".to_owned()
    }

    fn words(&self) -> Words {
        let &PageRange { first, last, of } = self;
        if first <= 1 && last >= of {
            say::history::shown_matches_all(of)
        } else {
            say::history::shown_matches_some(first, last, of)
        }
    }
}

/// Result of a match in its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    rules: RulesName,
    result: Option<MatchResult>,
    scores: Vec<i32>,
}

impl Phrase for Ended {
    fn words(&self) -> Words {
        let Self { rules, result, scores } = self;
        say::history::ended(
            rules.words(),
            result.map(|result| variant(&result)),
            scores.iter().copied(),
        )
    }

    fn key(&self) -> String {
        "ended".to_owned()
    }
}

impl Ended {
    /// Creates the line of a match by rules with this name.
    #[must_use]
    pub fn new(entry: &Entry, rules: RulesName) -> Ended {
        let mut scores = entry.scores.clone();
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhoAndWhen {
    players: Vec<Words>,
    rounds: u16,
    day: Date,
}

impl Phrase for WhoAndWhen {
    fn words(&self) -> Words {
        let Self { players, rounds, day } = self;
        say::history::played_by(players.iter().map(Phrase::words), *rounds, *day)
    }

    fn key(&self) -> String {
        "who-and-when".to_owned()
    }
}

impl WhoAndWhen {
    /// Creates the line of a match that ended on this day.
    #[must_use]
    pub fn new(entry: &Entry, day: Date) -> WhoAndWhen {
        let human = |player: &&Player| matches!(player, Player::Human { .. });
        let alone = entry.players.iter().filter(human).count() == 1;
        let name = |player: &Player| match player {
            Player::Human { name } if !name.is_empty() => Words::alone(Who::person(name)),
            Player::Human { .. } if alone => say::history::player_of_match_you(),
            Player::Human { .. } => say::history::player_of_match_unnamed(),
            Player::Bot { name, level } => {
                say::history::player_of_match_computer(Who::computer(name), LevelName::of(level).words())
            }
        };
        WhoAndWhen {
            players: entry.players.iter().map(name).collect(),
            rounds: entry.rounds,
            day,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;
    use spades_archive::{Ending, MatchId, RulesKind};
    use spades_rules::Preset;

    #[test]
    fn a_finished_match_is_described_from_its_players_side() {
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

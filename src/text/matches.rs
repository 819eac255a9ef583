//! The page of unfinished matches.

use spades_archive::daily::Date;
use spades_messages_derive::Message;
use spades_rules::Card;

use super::language::said_as;
use crate::session::setup::MatchSetup;

/// Texts of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Matches {
    /// Title of the page, and of its entry in the main menu.
    Matches,
    /// Button that resumes a match.
    Continue,
    /// Button that deletes a match when the player leaves the page.
    Delete,
    /// Button that cancels the deletion.
    Undo,
    /// Question before the deal of the day is deleted.
    DeleteTheDealOfTheDay,
    /// Button that answers it with no.
    Keep,
    /// Placeholder for a match that will be deleted.
    Deleted,
    /// Button that renames a match.
    Rename,
    /// Button that ends the renaming.
    Done,
    /// Label of the name field.
    Name,
    /// Placeholder of the empty name field.
    NoName,
    /// No unfinished matches.
    NothingUnfinished,
}

/// Players of a match: "Ada and Grace", "You and the computer".
#[derive(Clone, Debug, PartialEq)]
pub struct WhoPlays(pub MatchSetup);

/// The players as a message.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) enum Playing {
    OnlyComputers,
    YouAndComputers,
    #[message(args(people))]
    People(Vec<String>),
    #[message(args(people))]
    PeopleAndComputers(Vec<String>),
}

impl From<&WhoPlays> for Playing {
    fn from(plays: &WhoPlays) -> Playing {
        let players = &plays.0.players;
        let people = players.iter().filter(|player| !player.is_bot());
        let people: Vec<String> = people.map(|player| player.name().to_owned()).collect();
        match people.len() {
            0 => Playing::OnlyComputers,
            1 => Playing::YouAndComputers,
            count if count == players.len() => Playing::People(people),
            _ => Playing::PeopleAndComputers(people),
        }
    }
}

said_as!(WhoPlays, Playing, "who-plays");

/// Players of a match, and the day of its last action: "You against the computer · today".
#[derive(Clone, Debug, PartialEq)]
pub struct WhoAndWhen {
    /// Players of the match.
    pub who: WhoPlays,
    /// Day of the last action, if recorded.
    pub day: Option<Date>,
    /// Today's date.
    pub today: Date,
}

/// The line as a message.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) enum LastPlayed {
    Sometime(Playing),
    Today(Playing),
    Yesterday(Playing),
    On { playing: Playing, day: Date },
}

impl From<&WhoAndWhen> for LastPlayed {
    fn from(line: &WhoAndWhen) -> LastPlayed {
        let playing = Playing::from(&line.who);
        match line.day {
            None => LastPlayed::Sometime(playing),
            Some(day) if day == line.today => LastPlayed::Today(playing),
            Some(day) if day.days() + 1 == line.today.days() => LastPlayed::Yesterday(playing),
            Some(day) => LastPlayed::On { playing, day },
        }
    }
}

said_as!(WhoAndWhen, LastPlayed, "who-and-when");

/// Tricks that a player has taken out of their bid: "2 of 4".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct Stake {
    /// Tricks taken.
    pub tricks: u8,
    /// Tricks bid.
    pub bid: u8,
}

/// State of a match's table, as the alternative text of its picture; contains nothing that only one player may know.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "on-the-table")]
pub struct OnTheTable {
    /// Number of cards in each hand, starting with the first person's.
    pub hands: Vec<usize>,
    /// Bids and tricks of all players, once there are bids.
    pub stakes: Vec<Stake>,
    /// Cards of the current trick.
    pub trick: Vec<Card>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::Player;
    use crate::text::Phrase;
    use spades_bots::Level;
    use spades_rules::Preset;

    #[test]
    fn tables_and_days_are_told() {
        let table = |trick: &[&str]| OnTheTable {
            hands: vec![7, 8],
            stakes: [(3, 4), (0, 0)].map(|(tricks, bid)| Stake { tricks, bid }).into(),
            trick: trick.iter().map(|card| card.parse().unwrap()).collect(),
        };
        assert_eq!(table(&[]).text(), "Cards left: 7, 8. Tricks: 3 of 4, Nil: 0.");
        assert_eq!(
            table(&["KS"]).text(),
            "Cards left: 7, 8. Tricks: 3 of 4, Nil: 0. On the table: king of spades."
        );
        let setup = MatchSetup {
            rules: Preset::Pairs.rules(),
            kind: RulesKind::Preset(Preset::Pairs),
            players: vec![],
        };
        let today = Date::new(2026, 11, 22).unwrap();
        let line = |day| {
            let who = WhoPlays(setup.clone());
            WhoAndWhen { who, day, today }.text()
        };
        assert!(line(Some(today)).ends_with("computer · today"));
        assert!(line(Date::new(2026, 11, 21)).ends_with("yesterday"));
        assert!(line(Date::new(2025, 1, 2)).ends_with("January\u{a0}2,\u{a0}2025"));
        assert_eq!(line(None), "Computer vs computer");
    }

    #[test]
    fn everybody_at_the_machine_is_named() {
        let line = |preset: Preset, people: usize| {
            let rules = preset.rules();
            let player = |seat: usize| match ["Ada", "Grace", "Edith", "Mary"].get(seat).filter(|_| seat < people) {
                Some(name) => Player::Human { name: (*name).into() },
                None => Player::Bot {
                    name: String::new(),
                    level: Level::Expert,
                },
            };
            let setup = MatchSetup {
                rules,
                kind: RulesKind::Preset(preset),
                players: (0..usize::from(rules.players)).map(player).collect(),
            };
            WhoPlays(setup).text()
        };
        assert_eq!(line(Preset::Pairs, 1), "You vs computer");
        assert_eq!(line(Preset::OpenDraft, 2), "Ada and Grace");
        assert_eq!(line(Preset::Solo, 2), "Ada, Grace and the computer");
        assert_eq!(line(Preset::ThreeHanded, 3), "Ada, Grace and Edith");
        assert_eq!(line(Preset::Pairs, 4), "Ada, Grace, Edith and Mary");
    }
}

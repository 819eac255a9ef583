//! The page of matches that can be taken up again.

use spades_archive::daily::Date;
use spades_rules::Card;

use super::Phrase;
use super::cards;
use super::dates::Day;
use crate::session::setup::{MatchSetup, Player};

/// What stands on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matches {
    /// What the page is called, and its line in the title's menu.
    Matches,
    /// Takes a match up again.
    Continue,
    /// Forgets a match when the page is left.
    Delete,
    /// Does not forget it after all.
    Undo,
    /// In the place of a match that will be forgotten.
    Deleted,
    /// Gives a match a name.
    Rename,
    /// The name is typed.
    Done,
    /// What the field of the name is called.
    Name,
    /// In it as long as nothing is typed.
    NoName,
    /// There is nothing to take up again.
    NothingUnfinished,
}

impl Phrase for Matches {
    fn text(&self) -> String {
        match self {
            Matches::Matches => "Matches",
            Matches::Continue => "Continue",
            Matches::Delete => "Delete",
            Matches::Undo => "Undo",
            Matches::Deleted => "It is deleted when you leave this page.",
            Matches::Rename => "Rename",
            Matches::Done => "Done",
            Matches::NothingUnfinished => "No match is unfinished.",
            Matches::Name => "Name of the match",
            Matches::NoName => "No name",
        }
        .to_owned()
    }
}

/// Who plays a match: "Ada and Grace", "You and the computer".
#[derive(Clone, Debug, PartialEq)]
pub struct WhoPlays(pub MatchSetup);

impl Phrase for WhoPlays {
    fn text(&self) -> String {
        let people: Vec<&str> = self
            .0
            .players
            .iter()
            .filter(|player| !player.is_bot())
            .map(Player::name)
            .collect();
        let bots = people.len() < self.0.players.len();
        match (people.as_slice(), bots) {
            ([], _) => "The computer against itself".to_owned(),
            ([_], _) => "You against the computer".to_owned(),
            ([one, two], false) => format!("{one} and {two}"),
            ([one, two], true) => format!("{one}, {two} and the computer"),
            ([one, two, three], false) => format!("{one}, {two} and {three}"),
            ([one, two, three], true) => format!("{one}, {two}, {three} and the computer"),
            ([one, two, three, four, ..], _) => format!("{one}, {two}, {three} and {four}"),
        }
    }

    fn key(&self) -> String {
        "who-plays".to_owned()
    }
}

/// Who plays a match, and when something happened in it last: "You against the computer · today".
#[derive(Clone, Debug, PartialEq)]
pub struct WhoAndWhen {
    /// Who plays.
    pub who: WhoPlays,
    /// The day, where it was noted.
    pub day: Option<Date>,
    /// Which day it is now.
    pub today: Date,
}

impl Phrase for WhoAndWhen {
    fn text(&self) -> String {
        let who = self.who.text();
        match self.day {
            None => who,
            Some(day) if day == self.today => format!("{who} · today"),
            Some(day) if day.days() + 1 == self.today.days() => format!("{who} · yesterday"),
            Some(day) => format!("{who} · {}", Day(day).text()),
        }
    }

    fn key(&self) -> String {
        "who-and-when".to_owned()
    }
}

/// How many tricks a player has taken of how many: "2 of 4".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    /// Taken.
    pub tricks: u8,
    /// Bid.
    pub bid: u8,
}

impl Phrase for Stake {
    fn text(&self) -> String {
        match self {
            Stake { tricks, bid: 0 } => format!("Nil: {tricks}"),
            Stake { tricks, bid } => format!("{tricks} of {bid}"),
        }
    }
}

/// What lies on the table of a match, for those who do not see its picture; nothing that only one of them may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnTheTable {
    /// How many cards every hand has, the first person's first.
    pub hands: Vec<usize>,
    /// Everybody's bids and tricks, once there are bids.
    pub stakes: Vec<Stake>,
    /// The cards of the trick that is being played.
    pub trick: Vec<Card>,
}

impl Phrase for OnTheTable {
    fn text(&self) -> String {
        let hands: Vec<String> = self.hands.iter().map(ToString::to_string).collect();
        let hands = hands.join(", ");
        let trick: Vec<String> = self.trick.iter().map(|&card| cards::the_card(card)).collect();
        let stakes: Vec<String> = self.stakes.iter().map(Phrase::text).collect();
        let mut told = vec![format!("Cards left: {hands}.")];
        if !stakes.is_empty() {
            told.push(format!("Tricks: {}.", stakes.join(", ")));
        }
        if !trick.is_empty() {
            told.push(format!("On the table: {}.", trick.join(", ")));
        }
        // Sentences, each whole.
        told.join(" ")
    }

    fn key(&self) -> String {
        "on-the-table".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
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
            "Cards left: 7, 8. Tricks: 3 of 4, Nil: 0. On the table: the king of spades."
        );
        let setup = MatchSetup {
            rules: Preset::Pairs.rules(),
            kind: RulesKind::Preset(Preset::Pairs),
            players: vec![],
        };
        let today = Date::new(2026, 11, 22).unwrap();
        let told = |day| {
            let who = WhoPlays(setup.clone());
            WhoAndWhen { who, day, today }.text()
        };
        assert!(told(Some(today)).ends_with("itself · today"));
        assert!(told(Date::new(2026, 11, 21)).ends_with("yesterday"));
        assert!(told(Date::new(2025, 1, 2)).ends_with("January\u{a0}2025"));
        assert_eq!(told(None), "The computer against itself");
    }

    #[test]
    fn everybody_at_the_machine_is_named() {
        let told = |preset: Preset, people: usize| {
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
        assert_eq!(told(Preset::Pairs, 1), "You against the computer");
        assert_eq!(told(Preset::OpenDraft, 2), "Ada and Grace");
        assert_eq!(told(Preset::Solo, 2), "Ada, Grace and the computer");
        assert_eq!(told(Preset::ThreeHanded, 3), "Ada, Grace and Edith");
        assert_eq!(told(Preset::Pairs, 4), "Ada, Grace, Edith and Mary");
    }
}

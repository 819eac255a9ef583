//! Names of the computer players, those of the court cards in `names.ftl`, and their table talk.

use spades_bots::Level;
use spades_rules::{Card, Suit};
use spades_words::StockName;

use super::{Phrase, Words, variant};
use crate::say;
use crate::session::Who;
use crate::session::personas::Persona;
use crate::session::setup::Player;

impl Phrase for Persona {
    fn words(&self) -> Words {
        Words::alone(Who::Stock(StockName::Court(self.card())))
    }
}

/// Returns the persona that a match stores by this name at a level; `None` for the players of older matches, which are known by their seats.
#[must_use]
pub fn called(name: &str, level: Level) -> Option<Persona> {
    let mut personas = Persona::of_level(level).into_iter();
    match StockName::of_computer(name)? {
        StockName::Court(card) => personas.find(|persona| persona.card() == card),
        StockName::Person(_) | StockName::Side(_) => None,
    }
}

/// Returns the card whose face represents a player: a computer player known by name.
#[must_use]
pub fn face(player: &Player) -> Option<Card> {
    match player {
        Player::Bot { name, level } => Some(called(name, *level)?.card()),
        Player::Human { .. } => None,
    }
}

/// A remark by a computer player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    /// The speaker.
    pub who: Who,
    /// Suit of the speaker's card.
    pub suit: Suit,
    /// The occasion.
    pub line: TalkLine,
}

impl Phrase for Talk {
    fn words(&self) -> Words {
        say::personas::talk(&self.who, say::personas::talk_line(&variant(&self.line), self.suit))
    }

    fn key(&self) -> String {
        "table-talk".to_owned()
    }
}

/// The occasion of a remark, which is in the manner of the speaker's suit: clubs are eager, diamonds count money, hearts are warm, spades
/// are dry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TalkLine {
    /// The speaker made nil.
    MyNil,
    /// The person made nil.
    YourNil,
    /// The person's nil failed by a single trick.
    OneTrickTooMany,
    /// The person's nil failed by more.
    YourNilFailed,
    /// The person set the speaker's contract.
    YouSetMe,
    /// The person's contract was set by one trick.
    OneShort,
    /// The speaker and the person, as partners, made their contract exactly.
    Together,
    /// The person made a contract without a bag.
    Exactly,
    /// Ten bags cost the person points.
    TenBags,
    /// The speaker won the match.
    Won,
    /// The speaker lost the match to the person.
    Lost,
}

impl Phrase for Level {
    fn words(&self) -> Words {
        match self {
            Level::Beginner => say::levels::level_beginner(),
            Level::Intermediate => say::levels::level_intermediate(),
            Level::Advanced => say::levels::level_advanced(),
            Level::Expert => say::levels::level_expert(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn everybody_has_a_name_of_his_own_and_is_found_by_it() {
        let mut names = BTreeSet::new();
        for level in Level::ALL {
            for persona in Persona::of_level(level) {
                assert_eq!(called(&persona.text(), level), Some(persona));
                names.insert(persona.text());
            }
        }
        assert_eq!(names.len(), 12);
        assert_eq!(called("Opponent", Level::Expert), None);
        assert_eq!(called("David", Level::Beginner), None, "he plays better than that");
    }

    #[test]
    fn every_occasion_has_a_remark() {
        use TalkLine::*;
        let all = [
            MyNil,
            YourNil,
            OneTrickTooMany,
            YourNilFailed,
            YouSetMe,
            OneShort,
            Together,
            Exactly,
            TenBags,
            Won,
            Lost,
        ];
        assert_eq!(
            all.map(|line| variant(&line)).as_slice(),
            say::personas::TALK_LINE.as_slice()
        );
    }
}

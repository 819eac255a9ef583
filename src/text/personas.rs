//! Names of the computer players, which the court cards have borne in France since the 17th century, and their table talk.

use spades_bots::Level;
use spades_messages_derive::{Choice, Message};
use spades_rules::{Card, Suit};

use spades_words::Arg;

use super::language::Argument;
#[cfg(test)]
use super::language::Sample;
use super::{Phrase, Words};
use crate::session::personas::Persona;
use crate::session::setup::Player;

impl Phrase for Persona {
    fn words(&self) -> Words {
        Words::verbatim(match (self.card().suit(), self.card().rank()) {
            (Suit::Clubs, 9) => "Lancelot",
            (Suit::Clubs, 10) => "Argine",
            (Suit::Clubs, _) => "Alexander",
            (Suit::Diamonds, 9) => "Hector",
            (Suit::Diamonds, 10) => "Rachel",
            (Suit::Diamonds, _) => "Caesar",
            (Suit::Hearts, 9) => "La Hire",
            (Suit::Hearts, 10) => "Judith",
            (Suit::Hearts, _) => "Charles",
            (Suit::Spades, 9) => "Ogier",
            (Suit::Spades, 10) => "Pallas",
            (Suit::Spades, _) => "David",
        })
    }
}

/// The names are the same in all languages.
impl Argument for Persona {
    fn arg(&self) -> Arg {
        self.text().into()
    }
}

#[cfg(test)]
impl Sample for Persona {
    fn samples() -> Vec<Persona> {
        Persona::of_level(Level::Expert).into()
    }
}

/// Returns the persona with this name at a level; `None` for the players of older matches, which are known by their seats.
#[must_use]
pub fn called(name: &str, level: Level) -> Option<Persona> {
    Persona::of_level(level)
        .into_iter()
        .find(|persona| persona.text() == name)
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
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "table-talk")]
pub struct Talk {
    /// Name of the speaker.
    pub name: String,
    /// Occasion of the remark.
    pub of: Moment,
    /// `true` for the second of two variants.
    pub otherwise: bool,
}

/// Occasion of a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
pub enum Moment {
    /// The speaker made nil.
    MyNil,
    /// The person made nil.
    YourNil,
    /// The person's nil failed.
    YourNilFailed,
    /// The person set the speaker's contract.
    YouSetMe,
    /// The person's contract was set.
    YouAreSet,
    /// The speaker and the person, as partners, made their contract exactly.
    Together,
    /// The person made a contract without a bag.
    Exactly,
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
}

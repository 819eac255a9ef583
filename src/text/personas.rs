//! Names of the computer players, which the court cards have borne in France since the 17th century, and their table talk.

use spades_bots::Level;
use spades_messages_derive::Message;
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
    /// The remark.
    pub line: TalkLine,
}

/// A remark on an occasion, in the manner of the speaker's suit: clubs are eager, diamonds count money, hearts are warm, spades are dry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum TalkLine {
    /// The speaker made nil.
    MyNil(Suit),
    /// The person made nil.
    YourNil(Suit),
    /// The person's nil failed by a single trick.
    OneTrickTooMany(Suit),
    /// The person's nil failed by more.
    YourNilFailed(Suit),
    /// The person set the speaker's contract.
    YouSetMe(Suit),
    /// The person's contract was set by one trick.
    OneShort(Suit),
    /// The speaker and the person, as partners, made their contract exactly.
    Together(Suit),
    /// The person made a contract without a bag.
    Exactly(Suit),
    /// Ten bags cost the person points.
    TenBags(Suit),
    /// The speaker won the match.
    Won(Suit),
    /// The speaker lost the match to the person.
    Lost(Suit),
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

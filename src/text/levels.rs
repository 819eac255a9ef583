//! How well the computer plays.

use spades_bots::Level;

use super::Phrase;

impl Phrase for Level {
    fn text(&self) -> String {
        match self {
            Level::Beginner => "Beginner",
            Level::Intermediate => "Intermediate",
            Level::Advanced => "Advanced",
            Level::Expert => "Expert",
        }
        .to_owned()
    }
}

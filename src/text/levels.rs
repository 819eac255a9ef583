//! Levels of the computer.

use super::Phrase;
use super::Words;
use super::language::worded;
use crate::say;
use spades_bots::Level;

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

worded!(Level);

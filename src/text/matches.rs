//! The page of matches that can be taken up again.

use super::Phrase;
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
}

impl Phrase for Matches {
    fn text(&self) -> String {
        match self {
            Matches::Matches => "Matches",
            Matches::Continue => "Continue",
            Matches::Delete => "Delete",
            Matches::Undo => "Undo",
            Matches::Deleted => "It is deleted when you leave this page.",
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
        match people.as_slice() {
            [] => "The computer against itself".to_owned(),
            [_] => "You against the computer".to_owned(),
            [first, second] => format!("{first} and {second}"),
            [first, second, third, ..] => format!("{first}, {second} and {third}"),
        }
    }

    fn key(&self) -> String {
        "who-plays".to_owned()
    }
}

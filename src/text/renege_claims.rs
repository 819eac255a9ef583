//! All tricks are played, and a renege may still be called.

use super::Phrase;
use super::names::about;
use crate::session::Who;

/// What stands on the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claims {
    /// What has happened.
    AllTricksArePlayed,
    /// What may be done.
    CallItNow,
    /// The only person at the machine calls.
    CallARenege,
    /// One of several people calls.
    Calls(Who),
    /// Nobody calls.
    ScoreTheRound,
}

impl Phrase for Claims {
    fn text(&self) -> String {
        match self {
            Claims::AllTricksArePlayed => "All tricks are played".to_owned(),
            Claims::CallItNow => "If the other side broke a rule of following or leading, call it now. \
                                  A wrong call costs nothing but the call."
                .to_owned(),
            Claims::CallARenege => "Call a renege".to_owned(),
            Claims::Calls(who) => about(who, "You call", |name| format!("{name} calls")),
            Claims::ScoreTheRound => "Score the round".to_owned(),
        }
    }
}

/// A renege was called, and there was none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalledInVain(pub Who);

impl Phrase for CalledInVain {
    fn text(&self) -> String {
        about(
            &self.0,
            "There was no renege. You can’t call one again this round.",
            |name| format!("{name} called a renege, but there was none."),
        )
    }
}

/// What is turned up to prove a renege.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The trick in which it happened, counted from 1.
    Trick(usize),
    /// What this player might have played instead.
    MightHavePlayed(Who),
}

impl Phrase for Proof {
    fn text(&self) -> String {
        match self {
            Proof::Trick(number) => format!("Trick {number}"),
            Proof::MightHavePlayed(who) => {
                about(who, "You might have played", |name| format!("{name} might have played"))
            }
        }
    }
}

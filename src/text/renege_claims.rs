//! All tricks are played, and a renege may still be called.

use spades_messages_derive::Message;

use crate::session::Who;

/// What stands on the panel.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
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

/// A renege was called, and there was none.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct CalledInVain(pub Who);

/// What is turned up to prove a renege.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Proof {
    /// The trick in which it happened, counted from 1.
    #[message(args(number))]
    Trick(usize),
    /// What this player might have played instead.
    MightHavePlayed(Who),
}

//! The panel for calling a renege after the last trick of a round.

use spades_messages_derive::Message;

use crate::session::Who;

/// Texts of the panel.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Claims {
    /// Title of the panel.
    AllTricksArePlayed,
    /// Explains that a renege can still be called.
    CallItNow,
    /// Button that calls a renege, for the only person at the device.
    CallARenege,
    /// Button that calls a renege for one of several people.
    Calls(Who),
    /// Button that scores the round without a call.
    ScoreTheRound,
}

/// This player called a renege where there was none.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct CalledInVain(pub Who);

/// Captions of the proof of a renege.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Proof {
    /// Number of the trick in which it happened, counted from 1.
    #[message(args(number))]
    Trick(usize),
    /// Cards that this player could have played instead.
    MightHavePlayed(Who),
}

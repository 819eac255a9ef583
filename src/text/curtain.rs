//! The curtain between people at one machine.

use spades_messages_derive::Message;

use super::number::Score;
use crate::session::{SideWho, Who};

/// What stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Curtain {
    /// Who is next.
    PassTheDevice(Who),
    /// The same in an upright window, where the name has a line for itself.
    PassTheDeviceBelow(Who),
    /// What the others should do.
    LookAway {
        /// All others.
        others: Vec<Who>,
        /// Who is next.
        next: Who,
    },
    /// Opens it.
    HoldToShowMyCards,
    /// The draft of a round.
    #[message(args(round))]
    Draft(u16),
    /// The bidding of a round.
    #[message(args(round))]
    Bidding(u16),
    /// A trick of a round.
    Trick {
        /// The round.
        round: u16,
        /// The trick.
        trick: u8,
    },
    /// How it stands.
    Score(SideWho, Score),
}

//! The curtain between people at one machine.

use spades_messages_derive::Message;

use super::number::Score;
use crate::session::{SideWho, Who};

/// What stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key_with = curtain_key)]
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
    Hold {
        /// Whether cards are shown then: none before a blind nil is decided, nor before the first is drawn.
        shows: bool,
    },
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

fn curtain_key(curtain: &Curtain) -> String {
    match curtain {
        // Whatever it shows.
        Curtain::Hold { .. } => "hold-to-show-my-cards".to_owned(),
        other => super::kebab(&format!("{other:?}")),
    }
}

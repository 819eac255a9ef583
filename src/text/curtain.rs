//! The curtain between several people at one device.

use spades_messages_derive::Message;

use super::number::Score;
use crate::session::{SideWho, Who};

/// Texts of the curtain.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key_with = curtain_key)]
pub enum Curtain {
    /// Person to pass the device to.
    PassTheDevice(Who),
    /// The same in portrait windows, where the name has a line of its own.
    PassTheDeviceBelow(Who),
    /// Asks the others to look away.
    LookAway {
        /// All other people.
        others: Vec<Who>,
        /// The next person.
        next: Who,
    },
    /// Button that opens the curtain while held.
    Hold {
        /// `true` if that shows cards: it doesn't before a blind nil is decided, nor before the first card is drawn.
        shows: bool,
    },
    /// Number of the round in its draft.
    #[message(args(round))]
    Draft(u16),
    /// Number of the round in its bidding.
    #[message(args(round))]
    Bidding(u16),
    /// Trick in progress.
    Trick {
        /// Number of the round.
        round: u16,
        /// Number of the trick.
        trick: u8,
    },
    /// Score of a side.
    Score(SideWho, Score),
}

fn curtain_key(curtain: &Curtain) -> String {
    match curtain {
        // The key doesn't depend on the cards.
        Curtain::Hold { .. } => "hold-to-show-my-cards".to_owned(),
        other => spades_words::kebab(&format!("{other:?}")),
    }
}

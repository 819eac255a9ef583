//! The curtain between several people at one device.

use super::Phrase;
use super::Words;

use super::number::Score;
use crate::say;
use crate::session::{SideWho, Who};

#[derive(Clone, Debug, PartialEq, Eq)]
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
    Draft(u16),
    /// Number of the round in its bidding.
    Bidding(u16),
    /// Trick in progress.
    Trick { round: u16, trick: u8 },
    /// Score of a side.
    Score(SideWho, Score),
}

impl Phrase for Curtain {
    fn words(&self) -> Words {
        match self {
            Curtain::PassTheDevice(who) => say::curtain::pass_the_device(who),
            Curtain::PassTheDeviceBelow(who) => say::curtain::pass_the_device_below(who),
            Curtain::LookAway { others, next } => say::curtain::look_away(others.iter().cloned(), next),
            Curtain::Hold { shows } => say::curtain::hold(*shows),
            Curtain::Draft(round) => say::curtain::draft(*round),
            Curtain::Bidding(round) => say::curtain::bidding(*round),
            Curtain::Trick { round, trick } => say::curtain::trick(*round, *trick),
            Curtain::Score(side, score) => say::curtain::score(side, score.0),
        }
    }

    fn key(&self) -> String {
        curtain_key(self)
    }
}

fn curtain_key(curtain: &Curtain) -> String {
    match curtain {
        // The key doesn't depend on the cards.
        Curtain::Hold { .. } => "hold-to-show-my-cards".to_owned(),
        other => spades_words::kebab(&format!("{other:?}")),
    }
}

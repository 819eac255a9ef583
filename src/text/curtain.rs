//! The curtain between people at one machine.

use super::Phrase;
use super::names::{plate, side_plate};
use super::number::signed;
use crate::session::{SideWho, Who};

/// What stands on it.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    Draft(u16),
    /// The bidding of a round.
    Bidding(u16),
    /// A trick of a round.
    Trick {
        /// The round.
        round: u16,
        /// The trick.
        trick: u8,
    },
    /// How it stands.
    Score(SideWho, i32),
}

impl Phrase for Curtain {
    fn text(&self) -> String {
        match self {
            Curtain::PassTheDevice(next) => format!("Pass the device to {}", plate(next)),
            Curtain::PassTheDeviceBelow(next) => format!("Pass the device to\n{}", plate(next)),
            Curtain::LookAway { others, next } => {
                let next = plate(next);
                match others.as_slice() {
                    [] => format!("{next}’s cards stay hidden until you hold the button."),
                    [other] => {
                        let other = plate(other);
                        format!("{other}, look away. {next}’s cards stay hidden until {next} holds the button.")
                    }
                    _ => format!("Everyone else, look away. {next}’s cards stay hidden until {next} holds the button."),
                }
            }
            Curtain::Hold { shows: true } => "Hold to show my cards".to_owned(),
            Curtain::Hold { shows: false } => "Hold to take my turn".to_owned(),
            Curtain::Draft(round) => format!("Round {round} · Draft"),
            Curtain::Bidding(round) => format!("Round {round} · Bidding"),
            Curtain::Trick { round, trick } => format!("Round {round} · Trick {trick}"),
            Curtain::Score(side, score) => format!("{}: {}", side_plate(side), signed(*score)),
        }
    }

    fn key(&self) -> String {
        match self {
            // Whatever it shows.
            Curtain::Hold { .. } => "hold-to-show-my-cards".to_owned(),
            other => super::kebab(&format!("{other:?}")),
        }
    }
}

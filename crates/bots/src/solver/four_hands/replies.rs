//! Cards that decided running tricks: they usually decide again where the surrounding cards are the same.

use super::iterate::Fold;
use super::lanes::{Lanes, lane};
use super::position::Trick;

/// The cards kept, each under a hash of its turn: a part of that in the upper bits, and the card in the lowest eight.
#[derive(Debug)]
pub(super) struct Replies(Vec<u32>);

/// A turn, as an index into the replies and the tag stored there to recognize it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    at: usize,
    tag: u32,
}

impl Replies {
    /// Returns an empty table for deals of this number of tricks.
    pub fn new(tricks: u8) -> Replies {
        Replies(vec![0; 1 << (tricks + 4).min(16)])
    }

    /// Forgets all replies: for another deal they would be guesses.
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Returns the key of a turn. A hand that leads is identified by its cards. The others are identified by their
    /// place, the winning card, and what is left of the suit led if they follow it, or their cards if they don't: one
    /// reply serves for many positions.
    pub fn turn(&self, trick: &Trick, lawful: Lanes) -> Turn {
        let cards = if trick.empty() {
            lawful
        } else {
            let suit = lane(trick.led());
            if lawful & suit == 0 { lawful } else { trick.all & suit }
        };
        let played = u64::from(trick.best) << 16 | u64::from(trick.count()) << 8 | u64::from(trick.leader);
        let hash = Fold::default()
            .and(cards.wrapping_add(played.wrapping_mul(0xD6E8_FEB8_6659_FD93)))
            .value();
        Turn {
            at: hash as usize & (self.0.len() - 1),
            tag: ((hash >> 48) as u32) << 16,
        }
    }

    /// Returns the cards that last decided such a turn, the latest first, if known; they may not be among the legal ones.
    pub fn get(&self, turn: Turn) -> Option<[u8; 2]> {
        let kept = self.0[turn.at];
        (kept & !0xffff == turn.tag).then_some([kept as u8 & 63, (kept >> 8) as u8 & 63])
    }

    /// Keeps the card that decided a turn.
    pub fn keep(&mut self, turn: Turn, card: u8) {
        let kept = &mut self.0[turn.at];
        let card = u32::from(card);
        if *kept & !0xffff != turn.tag {
            *kept = turn.tag | card << 8 | card;
        } else if *kept & 255 != card {
            *kept = turn.tag | (*kept & 255) << 8 | card;
        }
    }
}

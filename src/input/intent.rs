//! Intents: what a player wants to do.

use bevy::prelude::*;
use spades_layout::DropArea;
use spades_rules::{Action, Seat};

/// An intent of a player at this device, independent of the input device. Its effect depends on the pending decision and on the topmost
/// layer.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Intent {
    /// Confirm the pending decision, or skip the current animation.
    Confirm,
    /// Skip the current animation.
    SkipAnimation,
    /// Go one step back: close the topmost layer, or open the menu.
    Back,
    /// An action of the match, from its button.
    Act(Action),
    /// Keep the drawn card.
    Keep,
    /// Discard the drawn card.
    Discard,
    /// Declare a blind nil.
    BlindNil,
    /// Enter a digit of a bid.
    Digit(u8),
    /// Bid nil.
    Nil,
    /// Select the previous card or number.
    Previous,
    /// Select the next card or number.
    Next,
    /// Undo the last decision.
    Undo,
    /// Show a hint.
    Hint,
    /// Show the last trick.
    LastTrick,
    /// Show the discards.
    Discards,
    /// Show the cards seen so far.
    Known,
    CallRenege,
    /// Claim the remaining tricks, which are certain.
    TakeTheRest,
    /// Turn up the face-down hand.
    OpenHand,
    /// Open the curtain.
    Unveil,
    /// Press a card or pile.
    Press(Spot),
    /// Drag a card and release it in an area.
    Drop(Spot, DropArea),
}

/// Position of the card that a player means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    Stock,
    /// The drawn card, to be kept or discarded.
    Drawn,
    Hand {
        /// Owner of the hand.
        seat: Seat,
        /// Index of the card, from the left.
        place: usize,
    },
    /// Anywhere else.
    Elsewhere,
}

//! What somebody wants to be done.

use bevy::prelude::*;
use spades_rules::{Action, Seat};

/// What somebody at this machine wants, by whatever device. What comes of it depends on what is asked for and on what is on top.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Intent {
    /// Do the main thing that is asked for, or finish what is being shown.
    Confirm,
    /// Finish what is being shown.
    Hurry,
    /// One step back: close what is on top, or open the menu.
    Back,
    /// An action of the match, as its button has it.
    Act(Action),
    /// Keep the drawn card.
    Keep,
    /// Discard the drawn card.
    Discard,
    /// Declare a blind nil.
    BlindNil,
    /// A digit of a bid.
    Digit(u8),
    /// A bid of nil.
    Nil,
    /// The card or number before the chosen one.
    Previous,
    /// The card or number after the chosen one.
    Next,
    /// Take back the last decision.
    Undo,
    /// What would be best.
    Hint,
    /// Look at the last trick.
    LastTrick,
    /// Look through the discards.
    Discards,
    /// What could be known of all cards.
    Known,
    /// Call a renege.
    CallRenege,
    /// Take the rest of the tricks, which is proven.
    TakeTheRest,
    /// Open the hand that lies face down.
    OpenHand,
    /// Open the curtain.
    Unveil,
    /// A card or pile was pressed.
    Press(Spot),
    /// A card was dragged somewhere and let go.
    Drop(Spot, DropArea),
}

/// Where a card lies that somebody means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// On the stock.
    Stock,
    /// Drawn and to be decided on.
    Drawn,
    /// In a hand, counted from the left.
    Hand {
        /// Whose hand.
        seat: Seat,
        /// Which card.
        place: usize,
    },
    /// Anywhere else.
    Elsewhere,
}

/// Where a card was let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DropArea {
    /// On the hand of the person who looks.
    Hand,
    /// On the discards.
    Discards,
    /// On the table.
    Table,
    /// Anywhere else.
    Elsewhere,
}

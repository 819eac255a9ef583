//! The round tool buttons beside the hand, and the buttons of the draft.

use spades_messages_derive::Message;

/// A tool button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Tool {
    /// Undoes the last decision.
    Undo,
    /// Shows a hint.
    Hint,
    /// Shows the last trick.
    LastTrick,
    /// Shows the discards.
    Discards,
    /// Calls a renege.
    CallRenege,
    /// Opens the menu.
    Menu,
}

/// Reason why a tool can't be used now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum ToolOff {
    /// No decision can be taken back.
    Undo,
    /// It isn't the player's turn.
    Hint,
    /// There is no trick to show.
    LastTrick,
    /// The discards are closed, or there are none.
    Discards,
}

/// Buttons and explanations above the hand: during the draft, before the player has seen it, and when the remaining tricks are certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Draft {
    /// Keeps the drawn card.
    Keep,
    /// Discards the drawn card.
    Discard,
    /// Explains the consequences of both.
    KeepOrDiscard,
    /// Declares a blind nil worth this many points.
    BlindNil(i32),
    /// Claims the remaining tricks, which are certain.
    TakeTheRest,
}

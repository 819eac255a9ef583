//! The round buttons beside the hand, and the buttons of the draft.

use spades_messages_derive::Message;

/// A tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Tool {
    /// Takes back the last decision.
    Undo,
    /// What would be best.
    Hint,
    /// The last trick once more.
    LastTrick,
    /// The discards.
    Discards,
    /// Calls a renege.
    CallRenege,
    /// The menu.
    Menu,
}

/// What stands over the hand while it is built, before it is seen, and when the rest of it is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Draft {
    /// Keeps the drawn card.
    Keep,
    /// Discards it.
    Discard,
    /// What comes of both.
    KeepOrDiscard,
    /// Declares a blind nil for so many points.
    BlindNil(i32),
    /// Takes the rest of the tricks, which is proven.
    TakeTheRest,
}

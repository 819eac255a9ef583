//! What parts of the screen are called by a screen reader.

use spades_messages_derive::Message;

/// A part of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key_with = panel)]
pub enum Area {
    /// What lies on the table.
    Table,
    /// The buttons around it.
    Tools,
    /// A message at the upper edge.
    Message,
    /// The menu of the table.
    Menu,
    /// The discards.
    Discards,
    /// What could be known of all cards.
    Known,
    /// The last trick.
    LastTrick,
    /// What would be best.
    Hint,
    /// What would have been better.
    Coach,
    /// The round, decision by decision.
    Review,
    /// The bid.
    YourBid,
    /// All tricks are played.
    RenegeClaims,
    /// The score sheet.
    Result,
    /// The curtain between people.
    PassTheDevice,
    /// The points of the sides.
    Scores,
    /// The cards of whoever looks.
    Hand,
    /// Whether a decision is taken back.
    TakeBack,
    /// Somebody claims the rest of the tricks.
    Claim,
    /// Whether the match or the round is given up.
    Concede,
    /// Whether a blind nil is bid.
    BlindNil,
    /// Whether the match is restarted.
    Restart,
    /// Whether a decision is undone though the match counts separately then.
    Undo,
}

/// A panel is not to be taken for the button that opens it.
fn panel(area: &Area) -> String {
    format!("{}-panel", super::kebab(&format!("{area:?}")))
}

//! Names of the parts of the screen, for screen readers.

use spades_messages_derive::Message;

/// A part of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key_with = panel)]
pub enum Area {
    /// Cards on the table.
    Table,
    /// Tool buttons around the table.
    Tools,
    /// Message at the upper edge.
    Message,
    /// Menu of the table.
    Menu,
    /// Discards overlay.
    Discards,
    /// Overlay of the cards seen so far.
    Known,
    /// Last trick overlay.
    LastTrick,
    /// Hint panel.
    Hint,
    /// Remark of the coach.
    Coach,
    /// Review of the round, decision by decision.
    Review,
    /// Bid pad.
    YourBid,
    /// Panel for calling a renege after the last trick.
    RenegeClaims,
    /// Score sheet.
    Result,
    /// Curtain between two people's turns.
    PassTheDevice,
    /// Scores of the sides.
    Scores,
    /// Cards of the viewing player.
    Hand,
    /// Question whether others agree to take a decision back.
    TakeBack,
    /// Claim of the remaining tricks.
    Claim,
    /// Question whether to concede the match or the round.
    Concede,
    /// Question whether to bid a blind nil.
    BlindNil,
    /// Question whether to restart the match.
    Restart,
    /// Question whether to undo a decision although the match then counts separately.
    Undo,
}

/// Returns the key of a part, distinct from that of the button that opens it.
fn panel(area: &Area) -> String {
    format!("{}-panel", spades_words::kebab(&format!("{area:?}")))
}

//! Another window of the game is open.

use spades_messages_derive::Message;

/// What stands on the page of a window that looks on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Elsewhere {
    /// What the page is called.
    OpenInAnotherWindow,
    /// What that means.
    LooksOn,
    /// Over the match that is played there.
    PlayedThere,
    /// There is none.
    NoMatchThere,
    /// Ends this program.
    CloseThisWindow,
}

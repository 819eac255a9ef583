//! The page of a read-only window, while another window of the game is open.

use spades_messages_derive::Message;

/// Texts of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Elsewhere {
    /// Title of the page.
    OpenInAnotherWindow,
    /// Explains that only one window can play at a time.
    LooksOn,
    /// Caption of the match in progress in the other window.
    PlayedThere,
    /// No match is in progress in the other window.
    NoMatchThere,
    /// Button that closes this window.
    CloseThisWindow,
}

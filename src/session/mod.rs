//! The match without pictures.

pub mod bot_turns;
mod game;
pub mod perspective;
pub(crate) mod score_book;
pub mod setup;
pub mod statistics;
mod who;

pub use game::{Match, SavedMatch, SubmitAction};
pub use who::{SideWho, Who};

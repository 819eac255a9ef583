//! Computer players. They see a [`spades_rules::View`] and nothing else.
mod level;
mod thought;

pub use level::Level;
pub use thought::{Progress, Thought};

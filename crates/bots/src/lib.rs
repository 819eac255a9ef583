//! Computer players. They see a [`spades_rules::View`] and nothing else.
mod estimate;
mod heuristic;
mod level;
mod seen;
mod thought;

pub use estimate::expected_tricks;
pub use level::Level;
pub use thought::{Progress, Thought};

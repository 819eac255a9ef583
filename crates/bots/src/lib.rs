//! Computer players. They see a [`spades_rules::View`] and nothing else.
mod duel;
mod estimate;
mod heuristic;
mod hint;
mod level;
mod review;
mod seen;
pub mod solver;
mod table;
mod tally;
mod thought;
mod words;

pub use duel::MatchFit;
pub use estimate::expected_tricks;
pub use hint::{Advice, Hint};
pub use level::Level;
pub use review::{Decision, Report, Review};
pub use table::{Deal4, Deal4Error, Solution4, solve4};
pub use thought::{Progress, Thought};

//! Computer players. They see a [`spades_rules::View`] and nothing else.
mod estimate;
mod heuristic;
mod level;
mod seen;
mod thought;

pub use estimate::expected_tricks;
pub use level::Level;
pub use thought::{Progress, Thought};

/// How many tricks the viewer's hand may expect to take: the mean, and the low and high end of the likely range.
#[must_use]
pub fn expected_tricks(view: &spades_rules::View) -> (f64, f64, f64) {
    let hand = view.hand.unwrap_or_default();
    let mean = hand.iter().map(|card| f64::from(card.rank()) / 20.0).sum::<f64>().min(13.0);
    (mean, (mean - 1.0).max(0.0), (mean + 1.0).min(13.0))
}

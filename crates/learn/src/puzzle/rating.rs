//! Ratings of puzzles and of who solves them.

use serde::{Deserialize, Serialize};
use spades_bots::Level;

/// How hard a puzzle is: by the lowest level that finds it, and by how many decisions have one right choice. On the scale of a player's
/// [`Rating`]: who is rated alike solves every other one.
///
/// ```
/// use spades_bots::Level;
/// use spades_learn::puzzle::puzzle_rating;
/// assert_eq!(puzzle_rating(Some(Level::Intermediate), 2), 1000);
/// assert!(puzzle_rating(Some(Level::Expert), 2) > puzzle_rating(Some(Level::Intermediate), 6));
/// assert!(puzzle_rating(None, 2) > puzzle_rating(Some(Level::Expert), 3));
/// ```
#[must_use]
pub const fn puzzle_rating(found_by: Option<Level>, decisions: u8) -> u16 {
    let base = match found_by {
        Some(Level::Beginner) => 700,
        Some(Level::Intermediate) => 1000,
        Some(Level::Advanced) => 1300,
        Some(Level::Expert) => 1600,
        None => 1900,
    };
    let more = if decisions > 8 { 6 } else { decisions.saturating_sub(2) };
    base + 60 * more as u16
}

/// How strong a player is, by the results at puzzles: Glickman's Glicko (1999), one puzzle at a time.
///
/// ```
/// use spades_learn::puzzle::Rating;
/// let new = Rating::default();
/// let better = new.after(1300, true);
/// assert!(better.rating > new.rating && better.deviation < new.deviation);
/// // The harder the puzzle, the more it is worth.
/// assert!(new.after(1600, true).rating > better.rating);
/// assert!(new.after(1300, false).rating < new.rating);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The rating; newcomers begin at 1200.
    pub rating: f64,
    /// How far it may be off, as a standard deviation.
    pub deviation: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating {
            rating: 1200.0,
            deviation: Rating::MOST,
        }
    }
}

impl Rating {
    /// The deviation of somebody of whom nothing is known.
    pub const MOST: f64 = 350.0;
    /// A deviation never falls below this, so that a rating goes on to move.
    pub const LEAST: f64 = 45.0;
    /// What is known of a puzzle's own rating.
    const PUZZLE: f64 = 120.0;
    /// How fast what is known of somebody fades, per day without a puzzle.
    const FADES: f64 = 8.0;

    /// The rating after a puzzle of a rating, solved or not. A puzzle counts once, at the first try.
    #[must_use]
    pub fn after(self, puzzle: u16, solved: bool) -> Rating {
        let q = std::f64::consts::LN_10 / 400.0;
        let spread = (q / std::f64::consts::PI).powi(2);
        let g = 1.0 / (1.0 + 3.0 * spread * Rating::PUZZLE.powi(2)).sqrt();
        let apart = g * (self.rating - f64::from(puzzle)) / 400.0;
        let expected = 1.0 / (1.0 + 10f64.powf(-apart));
        let known = (q * g).powi(2) * expected * (1.0 - expected);
        let precision = self.deviation.powi(-2) + known;
        let result = if solved { 1.0 } else { 0.0 };
        Rating {
            rating: self.rating + q / precision * g * (result - expected),
            deviation: precision.powf(-0.5).max(Rating::LEAST),
        }
    }

    /// The rating after some days without a puzzle.
    #[must_use]
    pub fn rested(self, days: u32) -> Rating {
        let faded = self.deviation.powi(2) + Rating::FADES.powi(2) * f64::from(days);
        Rating {
            deviation: faded.sqrt().min(Rating::MOST),
            ..self
        }
    }

    /// The chance to solve a puzzle of a rating, 0 to 1.
    #[must_use]
    pub fn chance(self, puzzle: u16) -> f64 {
        1.0 / (1.0 + 10f64.powf((f64::from(puzzle) - self.rating) / 400.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who solves every other puzzle of a rating comes to that rating, from wherever he began.
    #[test]
    fn it_settles_where_every_other_one_is_solved() {
        for start in [400.0, 1200.0, 2400.0] {
            let mut rating = Rating {
                rating: start,
                ..Rating::default()
            };
            for puzzle in 0..400 {
                rating = rating.after(1500, puzzle % 2 == 0);
            }
            assert!((rating.rating - 1500.0).abs() < 40.0, "{rating:?}");
            assert_eq!(rating.deviation, Rating::LEAST);
        }
    }

    /// One result against a puzzle of the same rating, by Glickman's formulas worked out by hand (g = 0.9345, E = 0.5).
    #[test]
    fn it_is_what_the_paper_says() {
        let rating = Rating {
            rating: 1500.0,
            deviation: 200.0,
        };
        let after = rating.after(1500, true);
        assert!((after.rating - 1583.4).abs() < 0.2, "{after:?}");
        assert!((after.deviation - 176.1).abs() < 0.2, "{after:?}");
        assert!((rating.rested(100).deviation - 215.4).abs() < 0.1);
        assert!((rating.chance(1500) - 0.5).abs() < 1e-12);
    }
}

//! Ratings of puzzles and of the players who solve them.

use std::f64::consts::PI;

use serde::{Deserialize, Serialize};
use spades_bots::Level;

/// Returns the difficulty of a puzzle, from the lowest level that finds it and the number of decisions with one right choice.
/// It is on the scale of a player's [`Rating`]: a player of the same rating solves half of such puzzles.
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

/// A player's strength by results at puzzles: Glickman's Glicko-2 (2012). Each puzzle is a rating period of one game, against
/// an opponent whose rating is known with little uncertainty.
///
/// ```
/// use spades_learn::puzzle::Rating;
/// let new = Rating::default();
/// let better = new.after(1300, true);
/// assert!(better.rating > new.rating && better.deviation < new.deviation);
/// // A harder puzzle is worth more.
/// assert!(new.after(1600, true).rating > better.rating);
/// // A single failure costs little.
/// let worse = new.after(1000, false);
/// assert!(new.rating - worse.rating < 100.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Saved")]
pub struct Rating {
    /// The rating; newcomers begin at 1200.
    pub rating: f64,
    /// Standard deviation of the rating.
    pub deviation: f64,
    /// Inconsistency of the results: the deviation, in units of 173.7 points, that a rating period adds.
    pub volatility: f64,
}

/// A stored rating; without a volatility if written by a version that used Glicko (1999).
#[derive(Deserialize)]
struct Saved {
    rating: f64,
    deviation: f64,
    volatility: Option<f64>,
}

impl From<Saved> for Rating {
    fn from(saved: Saved) -> Rating {
        match saved.volatility {
            None => Rating::of_glicko(saved.rating, saved.deviation),
            Some(volatility) => Rating {
                rating: saved.rating.clamp(Rating::RANGE.0, Rating::RANGE.1),
                deviation: saved.deviation.clamp(Rating::MIN_DEVIATION, Rating::MAX_DEVIATION),
                volatility: volatility.clamp(0.02, 0.2),
            },
        }
    }
}

impl Default for Rating {
    fn default() -> Rating {
        Rating {
            rating: Rating::START,
            deviation: Rating::MAX_DEVIATION,
            volatility: 0.06,
        }
    }
}

/// One puzzle, or one opponent, and the result.
#[derive(Clone, Copy, Debug)]
struct Outcome {
    rating: f64,
    deviation: f64,
    /// 1 for a win, 0 for a loss.
    score: f64,
}

impl Rating {
    /// Deviation of a newcomer. From the usual 350 the first failure at a puzzle of 1000 would cost 300 points, from 160 it
    /// costs 95; after ten puzzles of their rating, the estimates for simulated players (1200 ± 200) are equally precise with
    /// both: within 107 points.
    pub const MAX_DEVIATION: f64 = 160.0;
    /// Minimum deviation, so that a rating can always move.
    const MIN_DEVIATION: f64 = 45.0;
    /// Rating of a newcomer.
    const START: f64 = 1200.0;
    /// Range of a saved rating.
    const RANGE: (f64, f64) = (100.0, 3000.0);
    /// Deviation of a puzzle's own rating.
    const PUZZLE: f64 = 60.0;
    /// Points per unit of Glicko-2's inner scale.
    const SCALE: f64 = 173.7178;
    /// Rate at which the volatility may change: Glickman's τ.
    const TAU: f64 = 0.5;
    /// Deviation of newcomers under Glicko (1999), and the maximum.
    const GLICKO: f64 = 350.0;

    /// Returns the rating after a puzzle of a rating, solved or failed. A puzzle counts once, at the first try.
    #[must_use]
    pub fn after(self, puzzle: u16, solved: bool) -> Rating {
        let after = self.period(&[Outcome {
            rating: f64::from(puzzle),
            deviation: Rating::PUZZLE,
            score: if solved { 1.0 } else { 0.0 },
        }]);
        Rating {
            rating: after.rating.clamp(Rating::RANGE.0, Rating::RANGE.1),
            deviation: after.deviation.clamp(Rating::MIN_DEVIATION, Rating::MAX_DEVIATION),
            ..after
        }
    }

    /// Returns the rating after some days without a puzzle, each a rating period without a game.
    #[must_use]
    pub fn rested(self, days: u32) -> Rating {
        let faded = self.deviation.powi(2) + (self.volatility * Rating::SCALE).powi(2) * f64::from(days);
        Rating {
            deviation: faded.sqrt().min(Rating::MAX_DEVIATION),
            ..self
        }
    }

    /// Returns the probability of solving a puzzle of a rating, 0 to 1.
    #[must_use]
    pub fn chance(self, puzzle: u16) -> f64 {
        1.0 / (1.0 + 10f64.powf((f64::from(puzzle) - self.rating) / 400.0))
    }

    /// Computes one rating period: steps 2 to 8 of Glickman's "Example of the Glicko-2 system", in its notation.
    fn period(self, outcomes: &[Outcome]) -> Rating {
        let mu = (self.rating - Rating::START) / Rating::SCALE;
        let phi = self.deviation / Rating::SCALE;
        // Σ g²E(1−E), and Σ g(s−E).
        let (mut information, mut surprise) = (0.0, 0.0);
        for outcome in outcomes {
            let mu_j = (outcome.rating - Rating::START) / Rating::SCALE;
            let phi_j = outcome.deviation / Rating::SCALE;
            let g = 1.0 / (1.0 + 3.0 * (phi_j / PI).powi(2)).sqrt();
            let expected = 1.0 / (1.0 + (-g * (mu - mu_j)).exp());
            information += g * g * expected * (1.0 - expected);
            surprise += g * (outcome.score - expected);
        }
        let v = 1.0 / information;
        let volatility = self.volatility_after(phi, v, v * surprise);
        let before = phi.powi(2) + volatility.powi(2);
        let phi = 1.0 / (1.0 / before + information).sqrt();
        Rating {
            rating: (mu + phi.powi(2) * surprise) * Rating::SCALE + Rating::START,
            deviation: phi * Rating::SCALE,
            volatility,
        }
    }

    /// Step 5: computes the most likely volatility for the result, by the Illinois algorithm.
    fn volatility_after(self, phi: f64, v: f64, delta: f64) -> f64 {
        let start = (self.volatility.powi(2)).ln();
        let f = |x: f64| {
            let spread = phi.powi(2) + v + x.exp();
            x.exp() * (delta.powi(2) - spread) / (2.0 * spread.powi(2)) - (x - start) / Rating::TAU.powi(2)
        };
        let mut a = start;
        let mut b = if delta.powi(2) > phi.powi(2) + v {
            (delta.powi(2) - phi.powi(2) - v).ln()
        } else {
            let below = (1..100).map(|k| start - f64::from(k) * Rating::TAU);
            let mut below = below.skip_while(|&x| f(x) < 0.0);
            below.next().unwrap_or(start)
        };
        let (mut f_a, mut f_b) = (f(a), f(b));
        for _ in 0..100 {
            if (b - a).abs() <= 1e-6 {
                break;
            }
            let c = a + (a - b) * f_a / (f_b - f_a);
            let f_c = f(c);
            if f_c * f_b <= 0.0 {
                (a, f_a) = (b, f_b);
            } else {
                f_a /= 2.0;
            }
            (b, f_b) = (c, f_c);
        }
        (a / 2.0).exp()
    }

    /// Converts a rating that earlier versions computed by Glicko (1999), beginning at a deviation of 350: the evidence of its
    /// results is kept, with the weight that it would have from today's initial deviation.
    fn of_glicko(rating: f64, deviation: f64) -> Rating {
        let new = Rating::default();
        let precision = |deviation: f64| deviation.powi(-2);
        let old = precision(deviation.clamp(Rating::MIN_DEVIATION, Rating::GLICKO));
        let results = old - precision(Rating::GLICKO);
        if results <= 0.0 {
            return new;
        }
        let rating = rating.clamp(Rating::RANGE.0, Rating::RANGE.1);
        // Distance that the results alone would have moved a newcomer, times their weight.
        let moved = (rating - Rating::START) * old;
        let precision = results + precision(Rating::MAX_DEVIATION);
        Rating {
            rating: Rating::START + moved / precision,
            deviation: precision.powf(-0.5).clamp(Rating::MIN_DEVIATION, Rating::MAX_DEVIATION),
            ..new
        }
    }
}

#[cfg(test)]
mod tests;

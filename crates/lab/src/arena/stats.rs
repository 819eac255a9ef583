//! Means with 95 % intervals.

/// Confidence level of the intervals.
pub const LEVEL: f64 = 0.95;

/// The normal distribution's two-sided 95 % point.
const Z: f64 = 1.96;

/// A mean and its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Lower bound.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

/// Returns the mean of shares between 0 and 1. For the interval, one unit won and one lost are added (the plus-four rule, over units), so
/// that a clean sweep of a few pairs is not mistaken for certainty.
pub fn share(units: &[f64]) -> Estimate {
    let count = units.len() as f64;
    let sum: f64 = units.iter().sum();
    let mean = if units.is_empty() { 0.5 } else { sum / count };
    let padded = count + 2.0;
    let center = (sum + 1.0) / padded;
    let squares: f64 = units
        .iter()
        .chain(&[0.0, 1.0])
        .map(|unit| (unit - center).powi(2))
        .sum();
    let half = Z * (squares / (padded - 1.0) / padded).sqrt();
    Estimate {
        mean,
        low: (center - half).clamp(0.0, mean),
        high: (center + half).clamp(mean, 1.0),
    }
}

/// Returns the ratio of two sums over units, such as points by rounds, with the interval of the ratio estimator; `None` with fewer than two
/// units.
pub fn ratio(units: &[(f64, f64)]) -> Option<Estimate> {
    let count = units.len() as f64;
    let weight: f64 = units.iter().map(|unit| unit.1).sum();
    if units.len() < 2 || weight <= 0.0 {
        return None;
    }
    let mean = units.iter().map(|unit| unit.0).sum::<f64>() / weight;
    let squares: f64 = units.iter().map(|unit| (unit.0 - mean * unit.1).powi(2)).sum();
    let half = Z * (squares * count / (count - 1.0)).sqrt() / weight;
    Some(Estimate {
        mean,
        low: mean - half,
        high: mean + half,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn share_of_a_sweep_is_no_certainty() {
        let sweep = share(&[1.0; 10]);
        assert!((sweep.mean - 1.0).abs() < 1e-12);
        assert!(sweep.low > 0.6 && sweep.low < 0.95);
        assert!((sweep.high - 1.0).abs() < 1e-12);
    }

    #[test]
    fn share_narrows_with_the_root_of_the_number() {
        let width = |count: usize| {
            let units: Vec<f64> = (0..count).map(|i| (i % 2) as f64).collect();
            let share = share(&units);
            share.high - share.low
        };
        let quotient = width(1000) / width(4000);
        assert!((quotient - 2.0).abs() < 0.02, "{quotient}");
    }

    #[test]
    fn ratio_of_a_constant_has_no_spread() {
        let points = ratio(&[(10.0, 2.0), (15.0, 3.0), (5.0, 1.0)]).unwrap();
        assert!((points.mean - 5.0).abs() < 1e-12 && (points.high - points.low).abs() < 1e-12);
        assert_eq!(ratio(&[(1.0, 1.0)]), None);
    }
}

//! The loss of an option against the best one, without the luck of the sampled deals.
//!
//! The best of several noisy means looks better than it is, so its distance to the others is too great, all the more
//! with many options. Therefore the best option is found with one half of the deals and compared with the others in
//! the other half, both ways round (cross-validation). The mean of both is unbiased; if all options are worth the
//! same it is as often below 0 as above.

use crate::rollouts::Row;

/// Returns the loss of each option against the best. With a single deal that is the plain distance.
pub(crate) fn losses(rows: &[Row]) -> Vec<f64> {
    let deals = rows.iter().map(|row| row.endings.len()).min().unwrap_or(0);
    if deals < 2 {
        let values: Vec<f64> = rows.iter().map(Row::value).collect();
        return crossed([&values, &values]);
    }
    let half = |odd: usize| -> Vec<f64> {
        let mean = |row: &Row| {
            let values = || row.endings[..deals].iter().skip(odd).step_by(2);
            values().map(|ending| ending.value).sum::<f64>() / values().count() as f64
        };
        rows.iter().map(mean).collect()
    };
    crossed([&half(0), &half(1)])
}

/// Returns the loss of each option against the best, given its values in two halves of the deals.
pub(crate) fn crossed(halves: [&[f64]; 2]) -> Vec<f64> {
    let max = |values: &[f64]| {
        let better = |best: usize, at: usize| if values[at] > values[best] { at } else { best };
        (0..values.len()).fold(0, better)
    };
    let best = halves.map(max);
    let lost = |option: usize| {
        let apart = |half: usize| halves[1 - half][best[half]] - halves[1 - half][option];
        (apart(0) + apart(1)) / 2.0
    };
    (0..halves[0].len()).map(lost).collect()
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use spades_rules::Action;

    use super::*;
    use crate::rollouts::Ending;

    fn row(values: impl Iterator<Item = f64>) -> Row {
        let ending = |value| Ending {
            value,
            ..Ending::default()
        };
        Row {
            action: Action::Keep,
            endings: values.map(ending).collect(),
        }
    }

    #[test]
    fn a_known_deal_gives_the_plain_distance() {
        let rows = [0.2, 0.7, 0.5].map(|value| row([value].into_iter()));
        let losses = losses(&rows);
        assert!((losses[0] - 0.5).abs() < 1e-12 && losses[1].abs() < 1e-12);
    }

    /// Six options with the same value: the plain distance to the best is always above 0, this one is 0 on average.
    #[test]
    fn equals_lose_nothing_on_average() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let (mut crossed, mut plain) = (0.0, 0.0);
        for _ in 0..400 {
            let rows: Vec<Row> = (0..6)
                .map(|_| row((0..16).map(|_| rng.random_range(0.0..1.0))))
                .collect();
            let max = rows.iter().map(Row::value).fold(0.0, f64::max);
            crossed += losses(&rows)[0] / 400.0;
            plain += (max - rows[0].value()) / 400.0;
        }
        assert!(plain > 0.06 && crossed.abs() < 0.02, "{plain}, {crossed}");
    }

    #[test]
    fn an_option_worse_in_every_deal_loses_the_difference() {
        let noise = [0.1, 0.9, 0.4, 0.3, 0.8];
        let rows = [row(noise.into_iter()), row(noise.into_iter().map(|value| value - 0.1))];
        assert!((losses(&rows)[1] - 0.1).abs() < 1e-12);
    }
}

//! Building blocks of sounds: noise, filters, resonances and envelopes.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::f32::consts::TAU;

/// Samples per second.
pub(crate) const RATE: f32 = 44_100.0;

/// Pseudorandom numbers, the same in every run.
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    /// Starts the series for a name.
    pub(crate) fn new(name: &str) -> Self {
        let seed = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Returns a number between `low` and `high`.
    pub(crate) fn within(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.0.next_u32() >> 8) as f32 / 16_777_216.0
    }

    /// Returns a sample of white noise.
    pub(crate) fn noise(&mut self) -> f32 {
        self.within(-1.0, 1.0)
    }
}

/// A second-order filter.
#[derive(Clone, Debug)]
pub(crate) struct Filter {
    b: [f32; 3],
    a: [f32; 2],
    x: [f32; 2],
    y: [f32; 2],
}

impl Filter {
    fn new(frequency: f32, q: f32, numerator: impl Fn(f32, f32) -> [f32; 3]) -> Self {
        let w = TAU * (frequency / RATE).clamp(0.0002, 0.49);
        let alpha = w.sin() / (2.0 * q);
        let a0 = 1.0 + alpha;
        let b = numerator(w.cos(), alpha).map(|b| b / a0);
        Self {
            b,
            a: [-2.0 * w.cos() / a0, (1.0 - alpha) / a0],
            x: [0.0; 2],
            y: [0.0; 2],
        }
    }

    pub(crate) fn low_pass(frequency: f32, q: f32) -> Self {
        Self::new(frequency, q, |c, _| [(1.0 - c) / 2.0, 1.0 - c, (1.0 - c) / 2.0])
    }

    pub(crate) fn high_pass(frequency: f32, q: f32) -> Self {
        Self::new(frequency, q, |c, _| {
            [f32::midpoint(1.0, c), -1.0 - c, f32::midpoint(1.0, c)]
        })
    }

    pub(crate) fn band_pass(frequency: f32, q: f32) -> Self {
        Self::new(frequency, q, |_, alpha| [alpha, 0.0, -alpha])
    }

    /// Returns the K-weighting of ITU-R BS.1770, which models the ear: two filters in series, a shelf for the head and a high pass.
    pub(crate) fn ear() -> [Self; 2] {
        // The standard gives the coefficients for 48 kHz; these are converted to this rate.
        let (gain, q, frequency) = (3.999_843_8_f32, 0.707_175_25, 1_681.974_5);
        let (over, under) = (10.0_f32.powf(gain / 20.0), 10.0_f32.powf(gain / 20.0 * 0.499_666_77));
        let k = (TAU / 2.0 * frequency / RATE).tan();
        let a0 = 1.0 + k / q + k * k;
        let shelf = Self {
            b: [
                (over + under * k / q + k * k) / a0,
                2.0 * (k * k - over) / a0,
                (over - under * k / q + k * k) / a0,
            ],
            a: [2.0 * (k * k - 1.0) / a0, (1.0 - k / q + k * k) / a0],
            x: [0.0; 2],
            y: [0.0; 2],
        };
        let (q, frequency) = (0.500_327_05_f32, 38.135_47);
        let k = (TAU / 2.0 * frequency / RATE).tan();
        let a0 = 1.0 + k / q + k * k;
        let high = Self {
            b: [1.0, -2.0, 1.0],
            a: [2.0 * (k * k - 1.0) / a0, (1.0 - k / q + k * k) / a0],
            x: [0.0; 2],
            y: [0.0; 2],
        };
        [shelf, high]
    }

    /// Takes on the coefficients of another filter but keeps its own state.
    pub(crate) fn turn_into(&mut self, other: &Self) {
        (self.b, self.a) = (other.b, other.a);
    }

    /// Filters one sample.
    pub(crate) fn next(&mut self, x: f32) -> f32 {
        let y = self.b[0] * x + self.b[1] * self.x[0] + self.b[2] * self.x[1]
            - self.a[0] * self.y[0]
            - self.a[1] * self.y[1];
        self.x = [x, self.x[0]];
        self.y = [y, self.y[0]];
        y
    }
}

/// A sound that others are added to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mix(pub(crate) Vec<f32>);

impl Mix {
    /// Adds samples starting at a time in seconds.
    pub(crate) fn add(&mut self, at: f32, gain: f32, samples: &[f32]) {
        let start = (at.max(0.0) * RATE) as usize;
        if self.0.len() < start + samples.len() {
            self.0.resize(start + samples.len(), 0.0);
        }
        self.0[start..]
            .iter_mut()
            .zip(samples)
            .for_each(|(sum, sample)| *sum += sample * gain);
    }

    /// Adds the first echoes of a small room with curtains.
    pub(crate) fn in_room(mut self, level: f32) -> Vec<f32> {
        let dry = self.0.clone();
        let mut soft = Filter::low_pass(3200.0, 0.6);
        let wet: Vec<f32> = dry.iter().map(|sample| soft.next(*sample)).collect();
        for (delay, gain) in [
            (0.0071, 0.55),
            (0.0113, -0.42),
            (0.0177, 0.36),
            (0.0239, -0.27),
            (0.0331, 0.2),
            (0.0457, -0.13),
        ] {
            self.add(delay, gain * level, &wet);
        }
        self.0
    }
}

/// Returns the number of samples in a duration.
fn count(seconds: f32) -> usize {
    (seconds * RATE) as usize
}

/// Returns the resonances of a struck object: frequency, seconds until it has decayed to a tenth of a per cent, level.
pub(crate) fn struck(modes: &[(f32, f32, f32)]) -> Vec<f32> {
    let length = modes.iter().map(|mode| mode.1).fold(0.0, f32::max);
    let at = |i: usize| {
        let t = i as f32 / RATE;
        let attack = (t / 0.0006).min(1.0);
        modes
            .iter()
            .map(|(f, fade, level)| level * (TAU * f * t).sin() * (-6.9 * t / fade).exp())
            .sum::<f32>()
            * attack
    };
    (0..count(length)).map(at).collect()
}

/// Returns a short burst of noise in a band, as of two objects that touch.
pub(crate) fn burst(chance: &mut Chance, frequency: f32, q: f32, fade: f32) -> Vec<f32> {
    let mut band = Filter::band_pass(frequency, q);
    let mut dull = Filter::low_pass(frequency * 2.2, 0.6);
    let at = |i: usize| {
        let t = i as f32 / RATE;
        dull.next(band.next(chance.noise())) * (t / 0.0004).min(1.0) * (-6.9 * t / fade).exp()
    };
    (0..count(fade)).map(at).collect()
}

/// Returns the sound of a card rubbing over cloth: noise whose band and level follow the speed of the card.
///
/// `from` and `to` are the center of the band when slow and when fast; `peak` is the time of the highest speed, from 0 to 1.
pub(crate) fn rub(chance: &mut Chance, seconds: f32, (from, to): (f32, f32), q: f32, peak: f32) -> Vec<f32> {
    let mut band = Filter::band_pass(from, q);
    let mut second = band.clone();
    let mut dull = [Filter::low_pass(to * 1.5, 0.55), Filter::low_pass(to * 2.0, 0.8)];
    let mut grain = Filter::low_pass(55.0, 0.5);
    let total = count(seconds);
    let mut speed = 0.0;
    let at = |i: usize| {
        let x = i as f32 / total as f32;
        if i.is_multiple_of(32) {
            speed = hump(x, peak);
            let shape = Filter::band_pass(from + (to - from) * speed, q);
            band.turn_into(&shape);
            second.turn_into(&Filter::band_pass((from + (to - from) * speed) * 1.9, q * 1.4));
        }
        // Cloth is uneven: the level trembles.
        let tremble = 1.0 + 7.0 * grain.next(chance.noise());
        let noise = chance.noise();
        let hiss = dull
            .iter_mut()
            .fold(band.next(noise) + 0.3 * second.next(noise), |sample, filter| {
                filter.next(sample)
            });
        hiss * speed * tremble.clamp(0.25, 1.9)
    };
    (0..total).map(at).collect()
}

/// Rises from 0 at 0 to 1 at `peak` and falls to 0 at 1, smoothly.
fn hump(x: f32, peak: f32) -> f32 {
    let side = if x < peak { x / peak } else { (1.0 - x) / (1.0 - peak) };
    let side = side.clamp(0.0, 1.0);
    side * side * (3.0 - 2.0 * side)
}

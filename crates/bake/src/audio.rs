//! Loudness of sounds, and encoding as Ogg Vorbis files.

use crate::dsp::{Filter, RATE};
use crate::{Result, tools};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// Highest peak of an effect; encoding adds a little, which makes it about −6 dBFS.
const PEAK: f32 = 0.47;
/// Samples in the window of momentary loudness: 400 ms.
const MOMENT: usize = (RATE * 0.4) as usize;
/// Maximum overdrive of a short sound above the highest peak; the excess is rounded off.
const DRIVE: f32 = 2.2;

/// Creates a new temporary folder.
///
/// # Errors
///
/// When it cannot be made.
pub(crate) fn scratch() -> Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!(
        "spades-bake-{}-{}",
        std::process::id(),
        COUNT.fetch_add(1, Ordering::Relaxed)
    );
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Returns the loudness of the loudest stretch of `window` samples, by RMS with less weight on the bass.
pub(crate) fn loudness(samples: &[f32], window: usize) -> f32 {
    let mut ear = Filter::high_pass(180.0, 0.6);
    let squares: Vec<f32> = samples.iter().map(|sample| ear.next(*sample).powi(2)).collect();
    let blocks = (0..squares.len())
        .step_by((window / 4).max(1))
        .map(|start| &squares[start..(start + window).min(squares.len())]);
    (blocks.map(|block| block.iter().sum::<f32>()).fold(0.0, f32::max) / window as f32).sqrt()
}

/// Returns the loudness of the loudest 400 ms, in LUFS: momentary loudness by EBU R 128, weighted by ITU-R BS.1770. A shorter sound is
/// padded with silence.
pub(crate) fn momentary(samples: &[f32]) -> f32 {
    let [mut shelf, mut high] = Filter::ear();
    let squares: Vec<f64> = samples
        .iter()
        .map(|sample| f64::from(high.next(shelf.next(*sample))).powi(2))
        .collect();
    let mut window = 0.0;
    let mut loudest = 0.0_f64;
    for (at, square) in squares.iter().enumerate() {
        window += square;
        if at >= MOMENT {
            window -= squares[at - MOMENT];
        }
        loudest = loudest.max(window);
    }
    (-0.691 + 10.0 * (loudest / MOMENT as f64).max(1e-12).log10()) as f32
}

/// Trims silence, removes inaudible bass, fades the tail and sets an effect's momentary loudness in LUFS, or comes as close to it as the
/// peaks allow.
pub(crate) fn finish(mut samples: Vec<f32>, fade: f32, loudness: f32) -> Vec<f32> {
    let mut high = Filter::high_pass(28.0, 0.7);
    samples.iter_mut().for_each(|sample| *sample = high.next(*sample));
    let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    let start = samples
        .iter()
        .position(|sample| sample.abs() > peak * 0.004)
        .unwrap_or(0)
        .saturating_sub(24);
    let end = samples
        .iter()
        .rposition(|sample| sample.abs() > peak * 0.0016)
        .map_or(0, |end| end + 1);
    let mut samples = samples[start..end].to_vec();
    let lead = 24.min(samples.len());
    samples
        .iter_mut()
        .take(lead)
        .enumerate()
        .for_each(|(i, sample)| *sample *= i as f32 / lead as f32);
    let tail = ((fade * RATE) as usize).min(samples.len());
    let first = samples.len() - tail;
    samples[first..]
        .iter_mut()
        .enumerate()
        .for_each(|(i, sample)| *sample *= (1.0 - i as f32 / tail as f32).powi(2));
    let driven = |gain: f32| -> Vec<f32> { samples.iter().map(|sample| round_off(*sample * gain)).collect() };
    let max = DRIVE * PEAK / peak;
    let mut gain = max.min(10.0_f32.powf((loudness - momentary(&samples)) / 20.0));
    // Rounding off makes a sound quieter than intended.
    for _ in 0..4 {
        let short = loudness - momentary(&driven(gain));
        gain = max.min(gain * 10.0_f32.powf(short / 20.0));
    }
    driven(gain)
}

/// Limits a sample to the highest peak; samples below half of it are unchanged.
fn round_off(sample: f32) -> f32 {
    let knee = PEAK * 0.5;
    let over = (sample.abs() - knee).max(0.0);
    let level = sample.abs().min(knee) + (PEAK - knee) * (over / (PEAK - knee)).tanh();
    level.copysign(sample)
}

/// Writes an Ogg Vorbis file of the given channels and quality.
///
/// # Errors
///
/// When oggenc is missing or fails, or the file cannot be written.
pub(crate) fn encode(channels: &[&[f32]], quality: f32, path: &Path) -> Result<()> {
    let folder = scratch()?;
    let wave = folder.join("sound.wav");
    fs::write(&wave, wave_file(channels))?;
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    let mut command = Command::new("oggenc");
    command
        .args(["-Q", "-s", "1", "-q", &quality.to_string(), "-o"])
        .arg(path)
        .arg(&wave);
    let result = tools::run("vorbis-tools", &mut command);
    fs::remove_dir_all(folder)?;
    result
}

/// Returns the samples as a 16-bit WAV file.
fn wave_file(channels: &[&[f32]]) -> Vec<u8> {
    let count = channels.len() as u16;
    let frames = channels.first().map_or(0, |channel| channel.len());
    let size = (frames * channels.len() * 2) as u32;
    let rate = RATE as u32;
    let mut file = b"RIFF".to_vec();
    file.extend((36 + size).to_le_bytes());
    file.extend(b"WAVEfmt \x10\0\0\0\x01\0");
    file.extend(count.to_le_bytes());
    file.extend(rate.to_le_bytes());
    file.extend((rate * u32::from(count) * 2).to_le_bytes());
    file.extend((count * 2).to_le_bytes());
    file.extend(16_u16.to_le_bytes());
    file.extend(b"data");
    file.extend(size.to_le_bytes());
    for i in 0..frames {
        for channel in channels {
            file.extend(((channel[i].clamp(-1.0, 1.0) * 32767.0).round() as i16).to_le_bytes());
        }
    }
    file
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;

    fn tone(amplitude: f32, seconds: f32) -> Vec<f32> {
        let sample = |at: usize| amplitude * (TAU * 997.0 * at as f32 / RATE).sin();
        (0..(RATE * seconds) as usize).map(sample).collect()
    }

    #[test]
    fn loudness_is_that_of_the_standard() {
        // ITU-R BS.1770: a full-scale tone of 997 Hz in one channel is −3.01 LKFS.
        assert!((momentary(&tone(1.0, 2.0)) + 3.01).abs() < 0.1);
        // A tenth of the window has a tenth of the power.
        assert!((momentary(&tone(1.0, 0.04)) + 13.01).abs() < 0.3);
    }

    #[test]
    fn effects_come_to_their_loudness_or_to_their_peak() {
        let level = |samples: &[f32]| momentary(&finish(samples.to_vec(), 0.01, -25.0));
        assert!((level(&tone(0.01, 0.5)) + 25.0).abs() < 0.2);
        assert!((level(&tone(0.9, 0.5)) + 25.0).abs() < 0.2);
        let click = finish(tone(0.5, 0.004), 0.001, -25.0);
        assert!(click.iter().all(|sample| sample.abs() <= PEAK));
    }
}

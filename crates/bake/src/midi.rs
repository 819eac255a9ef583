//! Notes, their MIDI file, and playback by fluidsynth.

use crate::{Result, audio, tools};
use std::fs;
use std::process::Command;

/// Ticks per beat.
const TICKS: f32 = 480.0;

/// The drum channel.
pub(crate) const DRUMS: u8 = 9;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Note {
    /// Channel of the instrument.
    pub(crate) channel: u8,
    /// Start, in beats.
    pub(crate) start: f32,
    /// Length, in beats.
    pub(crate) length: f32,
    /// Key number; 60 is middle C.
    pub(crate) key: u8,
    /// Velocity, 1 to 127.
    pub(crate) velocity: u8,
}

/// An instrument on a channel.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Player {
    /// MIDI channel.
    pub(crate) channel: u8,
    /// General MIDI program, counted from 0.
    pub(crate) program: u8,
    /// Volume, 0 to 127.
    pub(crate) volume: u8,
    /// Position from left (0) to right (127).
    pub(crate) pan: u8,
    /// Reverb, 0 to 127.
    pub(crate) reverb: u8,
}

/// A piece of music.
#[derive(Clone, Debug)]
pub(crate) struct Score {
    /// Microseconds per beat.
    pub(crate) tempo: u32,
    /// The instruments.
    pub(crate) players: Vec<Player>,
    /// The notes, in any order.
    pub(crate) notes: Vec<Note>,
}

impl Score {
    /// Returns the piece as a MIDI file with one track.
    fn file(&self) -> Vec<u8> {
        let mut events: Vec<(u32, Vec<u8>)> = Vec::new();
        let [_, a, b, c] = self.tempo.to_be_bytes();
        events.push((0, vec![0xFF, 0x51, 3, a, b, c]));
        for player in &self.players {
            events.push((0, vec![0xC0 | player.channel, player.program]));
            for (control, value) in [(7, player.volume), (10, player.pan), (91, player.reverb), (93, 0)] {
                events.push((0, vec![0xB0 | player.channel, control, value]));
            }
        }
        for note in &self.notes {
            let tick = |beat: f32| (beat.max(0.0) * TICKS).round() as u32;
            events.push((tick(note.start), vec![0x90 | note.channel, note.key, note.velocity]));
            events.push((tick(note.start + note.length), vec![0x80 | note.channel, note.key, 0]));
        }
        // At the same tick, notes end before others begin.
        events.sort_by_key(|(tick, event)| (*tick, event[0] & 0xF0 == 0x90));
        let (mut track, mut now) = (Vec::new(), 0);
        for (tick, event) in events {
            push_length(&mut track, tick - now);
            track.extend(event);
            now = tick;
        }
        track.extend([0, 0xFF, 0x2F, 0]);
        let mut file = b"MThd\0\0\0\x06\0\0\0\x01".to_vec();
        file.extend((TICKS as u16).to_be_bytes());
        file.extend(b"MTrk");
        file.extend((track.len() as u32).to_be_bytes());
        file.extend(track);
        file
    }

    /// Plays the piece; returns its left and right samples.
    ///
    /// # Errors
    ///
    /// When fluidsynth or its sound font is missing or fails.
    pub(crate) fn play(&self) -> Result<[Vec<f32>; 2]> {
        let folder = audio::scratch()?;
        let (midi, wave) = (folder.join("score.mid"), folder.join("score.raw"));
        fs::write(&midi, self.file())?;
        let mut command = Command::new("fluidsynth");
        command
            .args(["-n", "-i", "-q", "-f"])
            .arg(folder.join("none"))
            .args(["-r", "44100", "-g", "0.5"]);
        command.args([
            "-o",
            "synth.reverb.room-size=0.45",
            "-o",
            "synth.reverb.damp=0.5",
            "-o",
            "synth.reverb.level=0.6",
        ]);
        command
            .args([
                "-o",
                "synth.chorus.active=0",
                "-T",
                "raw",
                "-O",
                "float",
                "-E",
                "little",
                "-F",
            ])
            .arg(&wave);
        fs::write(folder.join("none"), "")?;
        tools::run("fluidsynth", command.arg(tools::sound_font()?).arg(&midi))?;
        let samples: Vec<f32> = fs::read(&wave)?
            .as_chunks::<4>()
            .0
            .iter()
            .map(|bytes| f32::from_le_bytes(*bytes))
            .collect();
        fs::remove_dir_all(folder)?;
        Ok([0, 1].map(|side| samples.iter().skip(side).step_by(2).copied().collect()))
    }
}

/// Writes a number as a MIDI variable-length quantity, with 7 bits per byte.
fn push_length(track: &mut Vec<u8>, value: u32) {
    let digits = (0..4).rev().filter(|i| *i == 0 || value >> (7 * i) > 0);
    track.extend(digits.map(|i| (value >> (7 * i) & 0x7F) as u8 | if i > 0 { 0x80 } else { 0 }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_take_seven_bits_a_byte() {
        for (value, bytes) in [
            (0, vec![0]),
            (0x7F, vec![0x7F]),
            (0x80, vec![0x81, 0]),
            (0x4000, vec![0x81, 0x80, 0]),
        ] {
            let mut track = Vec::new();
            push_length(&mut track, value);
            assert_eq!(track, bytes);
        }
    }
}

//! Background music: three looping pieces for a lounge trio of vibraphone, nylon guitar and double bass with brushes.

mod pieces;

use crate::dsp::{Chance, Filter, RATE};
use crate::midi::{DRUMS, Note, Player, Score};
use crate::{Result, audio};
use std::path::Path;

/// Number of samples in the cross-fade from the end to the next repetition.
const JOIN: usize = 2_205;
/// RMS of a loud moment: about 15 LU below the effects.
const LOUD: f32 = 0.0088;

const VIBRAPHONE: u8 = 0;
const GUITAR: u8 = 1;
const BASS: u8 = 2;

/// A chord: length in beats, root in the bass, and voicing of the guitar.
type Chord = (u8, u8, [u8; 3]);

/// Chords, one per bar, and the melody over them: beat, length, key.
type Section = (&'static [Chord], &'static [(f32, f32, u8)]);

/// Playing style of the trio.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Feel {
    /// Swing, with a walking bass in places.
    Lounge,
    /// Even eighths, with the guitar off the beat.
    Bossa,
    /// Three beats per bar, the guitar broken into single notes, almost no drums.
    Waltz,
}

/// A piece of music.
struct Piece {
    /// Name of its file, also the seed of its random numbers.
    name: &'static str,
    /// Microseconds per beat.
    tempo: u32,
    /// Beats per bar.
    bar: u8,
    feel: Feel,
    sections: &'static [Section],
}

impl Piece {
    /// Returns the length in beats.
    fn beats(&self) -> f32 {
        let bars: usize = self.sections.iter().map(|(chords, _)| chords.len()).sum();
        bars as f32 * f32::from(self.bar)
    }

    /// Returns the length in samples.
    fn length(&self) -> usize {
        self.beats() as usize * self.tempo as usize * 441 / 10_000
    }
}

const PIECES: [&Piece; 3] = [&pieces::TABLE, &pieces::TITLE, &pieces::RESULTS];

/// Bakes the pieces.
///
/// # Errors
///
/// When fluidsynth, its sound font or oggenc is missing.
pub(crate) fn bake(_art: &Path, assets: &Path) -> Result<()> {
    PIECES.iter().try_for_each(|piece| bake_piece(piece, assets))
}

fn bake_piece(piece: &Piece, assets: &Path) -> Result<()> {
    let sides = score(piece).play()?;
    let mut sides = sides.map(|side| cut(&side, piece.length()));
    let together: Vec<f32> = sides[0]
        .iter()
        .zip(&sides[1])
        .map(|(left, right)| f32::midpoint(*left, *right))
        .collect();
    let gain = LOUD / audio::loudness(&together, (RATE * 0.4) as usize).max(1e-6);
    sides.iter_mut().flatten().for_each(|sample| *sample *= gain);
    audio::encode(
        &[&sides[0], &sides[1]],
        1.0,
        &assets.join(format!("sounds/{}.ogg", piece.name)),
    )
}

/// Cuts out the second of three repetitions, which begins with the echoes of the first and so can loop.
fn cut(side: &[f32], length: usize) -> Vec<f32> {
    let mut rumble = Filter::high_pass(32.0, 0.7);
    let side: Vec<f32> = side.iter().map(|sample| rumble.next(*sample)).collect();
    let (round, next) = (&side[length..2 * length], &side[2 * length..]);
    let blend = |(i, sample): (usize, &f32)| {
        let share = (i as f32 / JOIN as f32).min(1.0);
        if share < 1.0 {
            next[i] * (1.0 - share) + sample * share
        } else {
            *sample
        }
    };
    round.iter().enumerate().map(blend).collect()
}

/// Returns the piece, repeated three times.
fn score(piece: &Piece) -> Score {
    let player = |channel, program, volume, pan, reverb| Player {
        channel,
        program,
        volume,
        pan,
        reverb,
    };
    let players = vec![
        player(VIBRAPHONE, 11, 104, 76, 58),
        player(GUITAR, 24, 92, 44, 44),
        player(BASS, 32, 84, 62, 18),
        player(DRUMS, 40, 84, 66, 40),
    ];
    let mut chance = Chance::new(piece.name);
    let mut round = Vec::new();
    let mut beat = 0.0;
    for (section, (chords, tune)) in piece.sections.iter().enumerate() {
        melody(&mut round, &mut chance, piece.feel, beat, tune);
        for (bar, chord) in chords.iter().enumerate() {
            let following = piece.sections[(section + 1) % piece.sections.len()].0;
            let next = chords.get(bar + 1).unwrap_or(&following[0]);
            let notes = (&mut round, &mut chance);
            match piece.feel {
                Feel::Lounge => lounge(notes, beat, (chord, next), (section, bar)),
                Feel::Bossa => bossa(notes, beat, (chord, next), bar),
                Feel::Waltz => waltz(notes, beat, chord, bar),
            }
            beat += f32::from(chord.0);
        }
    }
    let rounds = [0.0, piece.beats(), 2.0 * piece.beats()];
    // Nothing sounds before the first beat of a repetition, so that all are alike.
    let notes = rounds.iter().flat_map(|offset| {
        round.iter().map(move |note| Note {
            start: note.start.max(0.0) + offset,
            ..*note
        })
    });
    Score {
        tempo: piece.tempo,
        players,
        notes: notes.collect(),
    }
}

/// Moves half beats to their place in swing.
fn swing(beat: f32) -> f32 {
    let part = beat.fract();
    beat.floor() + if (part - 0.5).abs() < 0.01 { 0.64 } else { part }
}

/// Returns a note as a human would play it: never quite on the beat, never twice alike.
fn human(chance: &mut Chance, channel: u8, start: f32, length: f32, key: u8, velocity: f32) -> Note {
    let start = start + chance.within(-0.014, 0.018);
    let velocity = (velocity + chance.within(-6.0, 6.0)).clamp(1.0, 127.0) as u8;
    Note {
        channel,
        start,
        length,
        key,
        velocity,
    }
}

fn melody(notes: &mut Vec<Note>, chance: &mut Chance, feel: Feel, start: f32, section: &[(f32, f32, u8)]) {
    for &(beat, length, key) in section {
        let accent = if length > 1.0 { 78.0 } else { 68.0 };
        // Slightly late, and with the pedal half down.
        let beat = if feel == Feel::Lounge {
            swing(start + beat)
        } else {
            start + beat
        };
        notes.push(human(chance, VIBRAPHONE, beat, length + 0.35, key, accent));
    }
}

/// The notes to add to, and the source of randomness.
type Playing<'a> = (&'a mut Vec<Note>, &'a mut Chance);

/// Plays a bar of swing.
fn lounge((notes, chance): Playing, beat: f32, chords: (&Chord, &Chord), (section, bar): (usize, usize)) {
    guitar(notes, chance, beat, chords.0, bar);
    bass(notes, chance, beat, chords, section % 2 == 1 || section == 2);
    brushes(notes, chance, beat, bar);
}

/// Plays a bar of bossa nova: the thumb's root and fifth, chords that come early, and a stirred brush.
fn bossa((notes, chance): Playing, beat: f32, (chord, next): (&Chord, &Chord), bar: usize) {
    const RHYTHMS: [&[(f32, f32)]; 2] = [
        &[(0.0, 0.45), (1.5, 0.45), (2.5, 1.0)],
        &[(0.0, 0.45), (1.0, 0.45), (2.5, 0.45), (3.5, 0.6)],
    ];
    for (at, length) in RHYTHMS[bar % 2] {
        // The last chord anticipates the next bar.
        let voicing = if *at > 3.0 { next.2 } else { chord.2 };
        for (string, key) in (0_u8..).zip(voicing) {
            let mut note = human(chance, GUITAR, beat + at, *length, key, 50.0);
            note.start += f32::from(string) * 0.012;
            notes.push(note);
        }
    }
    let root = chord.1;
    let fifth = if root > 43 { root - 5 } else { root + 7 };
    for (at, length, key, velocity) in [
        (0.0, 1.4, root, 84.0),
        (1.5, 0.5, fifth, 66.0),
        (2.0, 1.4, fifth, 78.0),
        (3.5, 0.5, root, 62.0),
    ] {
        notes.push(human(chance, BASS, beat + at, length, key, velocity));
    }
    const RIM: u8 = 37;
    const HAT: u8 = 42;
    const SWIRL: u8 = 40;
    for eighth in 0..8 {
        let accent = if eighth % 2 == 0 { 34.0 } else { 26.0 };
        notes.push(human(chance, DRUMS, beat + eighth as f32 * 0.5, 0.2, HAT, accent));
    }
    let clave: &[f32] = if bar.is_multiple_of(2) {
        &[0.0, 1.5, 3.0]
    } else {
        &[1.0, 2.5]
    };
    for at in clave {
        notes.push(human(chance, DRUMS, beat + at, 0.2, RIM, 30.0));
    }
    notes.push(human(chance, DRUMS, beat, 2.0, SWIRL, 42.0));
}

/// Plays a bar of a waltz: the bass on one, the chord string by string, a cymbal now and then.
fn waltz((notes, chance): Playing, beat: f32, chord: &Chord, bar: usize) {
    notes.push(human(chance, BASS, beat, 2.6, chord.1, 78.0));
    let [low, middle, high] = chord.2;
    let strings = if bar.is_multiple_of(2) {
        [(0.5, low), (1.0, middle), (1.5, high), (2.0, middle), (2.5, high)]
    } else {
        [(0.5, low), (1.0, high), (1.5, middle), (2.0, high), (2.5, middle)]
    };
    for (at, key) in strings {
        notes.push(human(chance, GUITAR, beat + at, 1.2, key, 46.0));
    }
    const RIDE: u8 = 51;
    if bar % 4 == 3 {
        notes.push(human(chance, DRUMS, beat + 2.0, 0.6, RIDE, 28.0));
    }
}

/// Plays soft chords with the thumb and two fingers, in one of four rhythms.
fn guitar(notes: &mut Vec<Note>, chance: &mut Chance, beat: f32, chord: &Chord, bar: usize) {
    const RHYTHMS: [&[(f32, f32)]; 4] = [
        &[(0.0, 1.2), (1.5, 1.6)],
        &[(0.5, 1.0), (2.5, 1.2)],
        &[(0.0, 0.7), (1.5, 0.6), (3.0, 0.8)],
        &[(1.0, 0.7), (2.5, 1.4)],
    ];
    for (i, &(at, length)) in RHYTHMS[(bar * 3 + bar / 4) % 4].iter().enumerate() {
        for (string, key) in (0_u8..).zip(chord.2) {
            let mut note = human(
                chance,
                GUITAR,
                swing(beat + at),
                length,
                key,
                if i == 0 { 54.0 } else { 47.0 },
            );
            note.start += f32::from(string) * 0.018;
            notes.push(note);
        }
    }
}

/// Plays two notes, or a walk to the next root.
fn bass(notes: &mut Vec<Note>, chance: &mut Chance, beat: f32, (chord, next): (&Chord, &Chord), walk: bool) {
    let root = chord.1;
    let third = chord
        .2
        .iter()
        .map(|key| key % 12)
        .find(|key| matches!((key + 12 - root % 12) % 12, 3 | 4));
    let third = third.map_or(root + 4, |key| root + (key + 12 - root % 12) % 12);
    let fifth = if root > 43 { root - 5 } else { root + 7 };
    let target = if next.1 > root + 6 { next.1 - 12 } else { next.1 };
    let approach = if chance.within(0.0, 1.0) < 0.5 {
        target + 1
    } else {
        target.saturating_sub(1).max(28)
    };
    let line: &[(f32, f32, u8, f32)] = if walk {
        &[
            (0.0, 0.9, root, 86.0),
            (1.0, 0.85, third, 76.0),
            (2.0, 0.9, fifth, 80.0),
            (3.0, 0.85, approach, 76.0),
        ]
    } else {
        &[
            (0.0, 1.8, root, 86.0),
            (2.0, 1.4, fifth, 78.0),
            (3.5, 0.4, approach, 62.0),
        ]
    };
    for &(at, length, key, velocity) in line {
        notes.push(human(chance, BASS, swing(beat + at), length, key, velocity));
    }
}

/// Plays a barely touched ride cymbal, stirred brushes, and the hi-hat on two and four.
fn brushes(notes: &mut Vec<Note>, chance: &mut Chance, beat: f32, bar: usize) {
    const RIDE: u8 = 51;
    const PEDAL: u8 = 44;
    const TAP: u8 = 38;
    const SLAP: u8 = 39;
    const SWIRL: u8 = 40;
    for (at, velocity) in [
        (0.0, 40.0),
        (1.0, 46.0),
        (1.5, 30.0),
        (2.0, 40.0),
        (3.0, 46.0),
        (3.5, 30.0),
    ] {
        notes.push(human(chance, DRUMS, swing(beat + at), 0.3, RIDE, velocity));
    }
    for at in [1.0, 3.0] {
        notes.push(human(chance, DRUMS, swing(beat + at), 0.2, PEDAL, 46.0));
        notes.push(human(chance, DRUMS, swing(beat + at), 0.3, TAP, 50.0));
    }
    for at in [0.0, 2.0] {
        notes.push(human(chance, DRUMS, swing(beat + at), 1.0, SWIRL, 52.0));
    }
    if bar % 4 == 3 {
        notes.push(human(chance, DRUMS, swing(beat + 3.5), 0.3, SLAP, 44.0));
        notes.push(human(chance, DRUMS, swing(beat + 2.5), 0.3, TAP, 36.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_a_whole_number_of_samples() {
        for piece in PIECES {
            let beats = piece.beats() as usize;
            assert_eq!(beats * piece.tempo as usize * 441 % 10_000, 0, "{}", piece.name);
            for (chords, tune) in piece.sections {
                assert!(chords.iter().all(|chord| chord.0 == piece.bar), "{}", piece.name);
                let end = chords.len() as f32 * f32::from(piece.bar);
                assert!(tune.iter().all(|(beat, ..)| *beat < end), "{}", piece.name);
                assert!(tune.is_sorted_by(|one, other| one.0 <= other.0), "{}", piece.name);
            }
            assert!(score(piece).notes.iter().all(|note| note.start < 3.0 * piece.beats()));
        }
    }
}

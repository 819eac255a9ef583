//! The background music: a lounge trio of vibraphone, nylon guitar and double bass with brushes, 32 bars that loop.

use crate::midi::{DRUMS, Note, Player, Score};
use crate::sounds::dsp::{Chance, Filter, RATE};
use crate::{Result, audio};
use std::path::Path;

/// Microseconds in a beat: 104 beats a minute, and a whole number of samples in the piece.
const TEMPO: u32 = 575_000;
/// Beats in the piece.
const BEATS: f32 = 128.0;
/// Samples in the piece.
const LENGTH: usize = 3_245_760;
/// Samples over which the end and what would follow it are blended.
const JOIN: usize = 2_205;
/// RMS of a loud moment: 18 dB below that of the effects.
const LOUD: f32 = 0.0088;

const VIBRAPHONE: u8 = 0;
const GUITAR: u8 = 1;
const BASS: u8 = 2;

/// A chord: how many beats it lasts, the bass's root, and the guitar's voicing.
type Chord = (u8, u8, [u8; 3]);

const F_MAJOR: Chord = (4, 41, [57, 60, 64]);
const D_SEVEN: Chord = (4, 38, [54, 60, 63]);
const G_MINOR: Chord = (4, 43, [58, 62, 65]);
const C_NINE: Chord = (4, 36, [58, 62, 64]);
const A_MINOR: Chord = (4, 45, [55, 60, 64]);
const D_MINOR: Chord = (4, 38, [53, 57, 60]);
const C_MINOR: Chord = (4, 36, [58, 63, 67]);
const F_SEVEN: Chord = (4, 41, [57, 63, 67]);
const B_FLAT: Chord = (4, 46, [57, 62, 65]);
const E_FLAT: Chord = (4, 39, [55, 61, 65]);

/// The chords of the four sections of eight bars.
const CHORDS: [[Chord; 8]; 4] = [
    [F_MAJOR, D_SEVEN, G_MINOR, C_NINE, A_MINOR, D_MINOR, G_MINOR, C_NINE],
    [F_MAJOR, D_SEVEN, G_MINOR, C_NINE, A_MINOR, D_SEVEN, G_MINOR, F_MAJOR],
    [C_MINOR, F_SEVEN, B_FLAT, E_FLAT, A_MINOR, D_SEVEN, G_MINOR, C_NINE],
    [F_MAJOR, D_SEVEN, G_MINOR, C_NINE, A_MINOR, D_SEVEN, G_MINOR, C_NINE],
];

/// The melody by section: beat, length, key. Half beats are swung when played.
#[rustfmt::skip]
const MELODY: [&[(f32, f32, u8)]; 4] = [
    &[
        (0.5, 0.5, 72), (1.0, 1.0, 76), (2.5, 1.5, 74), (4.5, 0.5, 72), (5.0, 1.5, 75), (6.5, 1.5, 72),
        (8.0, 1.0, 70), (9.5, 0.5, 74), (10.0, 2.0, 77), (12.5, 1.0, 76), (13.5, 2.0, 74),
        (16.5, 0.5, 72), (17.0, 0.5, 76), (17.5, 1.5, 79), (20.0, 1.0, 77), (21.5, 2.0, 72),
        (24.5, 0.5, 70), (25.0, 0.5, 72), (25.5, 0.5, 74), (26.0, 1.5, 70), (28.0, 1.0, 69), (29.5, 1.5, 67),
    ],
    &[
        (0.0, 1.5, 69), (1.5, 0.5, 72), (2.0, 1.5, 76), (4.0, 0.5, 75), (4.5, 1.0, 72), (6.5, 1.0, 69),
        (8.5, 0.5, 70), (9.0, 0.5, 74), (9.5, 1.5, 77), (12.0, 0.5, 79), (12.5, 1.0, 76), (14.5, 1.0, 74),
        (16.0, 1.0, 72), (17.5, 1.5, 76), (20.5, 0.5, 75), (21.0, 1.5, 72), (22.5, 1.0, 69),
        (24.0, 0.5, 70), (24.5, 0.5, 69), (25.5, 1.0, 67), (27.0, 1.0, 64), (28.5, 3.0, 65), (28.5, 3.0, 72),
    ],
    &[
        (1.0, 0.5, 75), (1.5, 0.5, 79), (2.0, 1.5, 82), (4.5, 0.5, 81), (5.0, 1.0, 79), (6.5, 1.0, 75),
        (8.0, 2.0, 77), (10.5, 1.0, 74), (12.5, 0.5, 73), (13.0, 0.5, 77), (13.5, 2.0, 79),
        (17.0, 0.5, 76), (17.5, 0.5, 79), (18.0, 1.5, 84), (20.5, 0.5, 81), (21.0, 1.5, 78), (22.5, 1.0, 75),
        (24.0, 1.0, 77), (25.5, 0.5, 74), (26.0, 1.5, 70), (28.0, 0.5, 72), (28.5, 0.5, 74), (29.5, 2.0, 76),
    ],
    &[
        (0.5, 0.5, 72), (1.0, 1.0, 76), (2.5, 1.0, 79), (4.5, 0.5, 78), (5.0, 1.0, 75), (6.5, 1.0, 72),
        (8.5, 1.0, 74), (10.0, 0.5, 77), (10.5, 1.5, 81), (13.0, 0.5, 79), (13.5, 1.5, 76),
        (16.5, 1.0, 72), (18.0, 1.5, 76), (20.0, 1.0, 75), (21.5, 1.0, 72), (23.0, 1.0, 69),
        (24.5, 0.5, 70), (25.0, 1.0, 74), (26.5, 1.5, 72), (29.0, 0.5, 69), (29.5, 1.0, 67),
    ],
];

/// Bakes the piece.
///
/// # Errors
///
/// When fluidsynth, its sound font or oggenc is missing.
pub(crate) fn bake(_art: &Path, assets: &Path) -> Result<()> {
    let sides = score().play()?;
    let mut sides = sides.map(|side| cut(&side));
    let together: Vec<f32> = sides[0]
        .iter()
        .zip(&sides[1])
        .map(|(left, right)| f32::midpoint(*left, *right))
        .collect();
    let gain = LOUD / audio::loudness(&together, (RATE * 0.4) as usize).max(1e-6);
    sides.iter_mut().flatten().for_each(|sample| *sample *= gain);
    audio::encode(&[&sides[0], &sides[1]], 1.0, &assets.join("sounds/music.ogg"))
}

/// Cuts the second of three rounds, which begins with the echoes of the first and so can follow itself.
fn cut(side: &[f32]) -> Vec<f32> {
    let mut rumble = Filter::high_pass(32.0, 0.7);
    let side: Vec<f32> = side.iter().map(|sample| rumble.next(*sample)).collect();
    let (round, next) = (&side[LENGTH..2 * LENGTH], &side[2 * LENGTH..]);
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

/// The piece, three times over.
fn score() -> Score {
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
    let mut chance = Chance::new("music");
    let mut round = Vec::new();
    for (section, chords) in (0_u8..).zip(&CHORDS) {
        let start = f32::from(section) * 32.0;
        melody(&mut round, &mut chance, start, MELODY[section as usize]);
        let mut beat = start;
        for (bar, chord) in chords.iter().enumerate() {
            let next = chords.get(bar + 1).unwrap_or(&CHORDS[(section as usize + 1) % 4][0]);
            guitar(&mut round, &mut chance, beat, chord, bar);
            bass(
                &mut round,
                &mut chance,
                beat,
                (chord, next),
                section % 2 == 1 || section == 2,
            );
            brushes(&mut round, &mut chance, beat, bar);
            beat += f32::from(chord.0);
        }
    }
    let rounds = [0.0, BEATS, 2.0 * BEATS];
    // Nothing sounds before the first beat of a round, so that rounds are alike.
    let notes = rounds.iter().flat_map(|offset| {
        round.iter().map(move |note| Note {
            start: note.start.max(0.0) + offset,
            ..*note
        })
    });
    Score {
        tempo: TEMPO,
        players,
        notes: notes.collect(),
    }
}

/// Moves half beats to where swing has them.
fn swing(beat: f32) -> f32 {
    let part = beat.fract();
    beat.floor() + if (part - 0.5).abs() < 0.01 { 0.64 } else { part }
}

/// A note as a person plays it: never quite on the beat, never twice alike.
fn human(chance: &mut Chance, channel: u8, start: f32, length: f32, key: u8, velocity: f32) -> Note {
    let start = swing(start) + chance.within(-0.014, 0.018);
    let velocity = (velocity + chance.within(-6.0, 6.0)).clamp(1.0, 127.0) as u8;
    Note {
        channel,
        start,
        length,
        key,
        velocity,
    }
}

fn melody(notes: &mut Vec<Note>, chance: &mut Chance, start: f32, section: &[(f32, f32, u8)]) {
    for &(beat, length, key) in section {
        let accent = if length > 1.0 { 78.0 } else { 68.0 };
        // Laid back, and with the pedal half down.
        notes.push(human(chance, VIBRAPHONE, start + beat, length + 0.35, key, accent));
    }
}

/// Soft chords with the thumb and two fingers, in one of four rhythms.
fn guitar(notes: &mut Vec<Note>, chance: &mut Chance, beat: f32, chord: &Chord, bar: usize) {
    const RHYTHMS: [&[(f32, f32)]; 4] = [
        &[(0.0, 1.2), (1.5, 1.6)],
        &[(0.5, 1.0), (2.5, 1.2)],
        &[(0.0, 0.7), (1.5, 0.6), (3.0, 0.8)],
        &[(1.0, 0.7), (2.5, 1.4)],
    ];
    for (i, &(at, length)) in RHYTHMS[(bar * 3 + bar / 4) % 4].iter().enumerate() {
        for (string, key) in (0_u8..).zip(chord.2) {
            let mut note = human(chance, GUITAR, beat + at, length, key, if i == 0 { 54.0 } else { 47.0 });
            note.start += f32::from(string) * 0.018;
            notes.push(note);
        }
    }
}

/// Two notes a bar, or a walk to the next root.
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
        notes.push(human(chance, BASS, beat + at, length, key, velocity));
    }
}

/// A ride cymbal barely touched, brushes stirred, the hi-hat closed on two and four.
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
        notes.push(human(chance, DRUMS, beat + at, 0.3, RIDE, velocity));
    }
    for at in [1.0, 3.0] {
        notes.push(human(chance, DRUMS, beat + at, 0.2, PEDAL, 46.0));
        notes.push(human(chance, DRUMS, beat + at, 0.3, TAP, 50.0));
    }
    for at in [0.0, 2.0] {
        notes.push(human(chance, DRUMS, beat + at, 1.0, SWIRL, 52.0));
    }
    if bar % 4 == 3 {
        notes.push(human(chance, DRUMS, beat + 3.5, 0.3, SLAP, 44.0));
        notes.push(human(chance, DRUMS, beat + 2.5, 0.3, TAP, 36.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_piece_is_a_whole_number_of_samples() {
        assert_eq!(BEATS as usize * TEMPO as usize * 441, LENGTH * 10_000);
        assert_eq!(
            CHORDS.iter().flatten().map(|chord| f32::from(chord.0)).sum::<f32>(),
            BEATS
        );
        assert!(score().notes.iter().all(|note| note.start < 3.0 * BEATS));
    }
}

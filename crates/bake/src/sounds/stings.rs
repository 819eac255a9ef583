//! Short pieces that end a round or a match, played by instruments from notes.

use crate::Result;
use crate::dsp::{Chance, Mix, burst, struck};
use crate::midi::{Note, Player, Score};

// Programs of General MIDI, counted from 0.
const GLOCKENSPIEL: u8 = 9;
const VIBRAPHONE: u8 = 11;
const PIZZICATO: u8 = 45;
const HARP: u8 = 46;
const CONTRABASS: u8 = 43;
const STRINGS: u8 = 48;
const TREMOLO: u8 = 44;
const MUTED_TRUMPET: u8 = 59;
const HORN: u8 = 60;
const TIMPANI: u8 = 47;

/// An instrument's volume and its notes: start, length (both in beats), key and velocity.
type Part<'a> = (u8, u8, &'a [(f32, f32, u8, u8)]);

const ROUND_WON: &[Part] = &[
    (
        VIBRAPHONE,
        110,
        &[
            (0.0, 1.0, 72, 84),
            (0.25, 1.0, 77, 88),
            (0.5, 1.0, 81, 92),
            (0.75, 2.2, 86, 100),
            (0.75, 2.2, 81, 72),
        ],
    ),
    (
        HARP,
        100,
        &[
            (0.0, 2.0, 53, 70),
            (0.25, 2.0, 60, 64),
            (0.5, 2.0, 65, 66),
            (0.75, 2.0, 69, 70),
            (0.875, 2.0, 74, 62),
        ],
    ),
    (
        STRINGS,
        62,
        &[(0.6, 1.9, 53, 58), (0.6, 1.9, 60, 56), (0.6, 1.9, 69, 58)],
    ),
];

const ROUND_LOST: &[Part] = &[
    (
        VIBRAPHONE,
        108,
        &[
            (0.0, 0.8, 77, 82),
            (0.3, 0.8, 74, 76),
            (0.6, 0.8, 70, 74),
            (0.95, 2.0, 69, 80),
        ],
    ),
    (CONTRABASS, 100, &[(0.95, 1.8, 38, 74)]),
    (
        STRINGS,
        62,
        &[(0.9, 1.7, 50, 56), (0.9, 1.7, 57, 52), (0.9, 1.7, 65, 52)],
    ),
];

const NIL_MADE: &[Part] = &[
    (
        HARP,
        108,
        &[
            (0.0, 1.5, 65, 66),
            (0.09, 1.5, 69, 68),
            (0.18, 1.5, 72, 72),
            (0.27, 1.5, 74, 76),
            (0.36, 1.5, 77, 80),
            (0.45, 1.5, 81, 84),
            (0.54, 1.5, 84, 88),
            (0.63, 2.0, 86, 92),
            (0.72, 2.0, 89, 96),
        ],
    ),
    (GLOCKENSPIEL, 74, &[(0.72, 1.5, 89, 72), (1.1, 1.8, 96, 66)]),
    (
        STRINGS,
        58,
        &[(0.5, 2.1, 65, 54), (0.5, 2.1, 72, 54), (0.5, 2.1, 81, 52)],
    ),
];

const NIL_FAILED: &[Part] = &[
    (
        MUTED_TRUMPET,
        84,
        &[
            (0.0, 0.34, 74, 80),
            (0.38, 0.34, 73, 78),
            (0.76, 0.34, 72, 76),
            (1.14, 1.1, 71, 82),
        ],
    ),
    (
        PIZZICATO,
        110,
        &[
            (0.0, 0.4, 50, 84),
            (0.38, 0.4, 49, 80),
            (0.76, 0.4, 48, 80),
            (1.14, 0.6, 47, 92),
        ],
    ),
];

const MATCH_WON: &[Part] = &[
    (
        HORN,
        82,
        &[
            (0.0, 0.3, 60, 84),
            (0.35, 0.3, 65, 88),
            (0.7, 0.5, 69, 92),
            (1.25, 2.4, 72, 98),
            (1.25, 2.4, 65, 84),
            (1.25, 2.4, 57, 84),
        ],
    ),
    (MUTED_TRUMPET, 60, &[(0.7, 0.5, 77, 80), (1.25, 2.2, 81, 84)]),
    (
        HARP,
        104,
        &[
            (0.9, 2.0, 65, 70),
            (0.97, 2.0, 69, 72),
            (1.04, 2.0, 72, 76),
            (1.11, 2.0, 77, 80),
            (1.18, 2.0, 81, 84),
            (1.25, 2.4, 84, 90),
            (1.6, 2.0, 89, 78),
        ],
    ),
    (
        STRINGS,
        78,
        &[
            (0.0, 1.2, 53, 60),
            (1.2, 2.5, 53, 74),
            (1.2, 2.5, 60, 70),
            (1.2, 2.5, 69, 70),
            (1.2, 2.5, 77, 72),
        ],
    ),
    (
        TIMPANI,
        88,
        &[(1.0, 0.2, 41, 50), (1.12, 0.2, 41, 60), (1.25, 1.2, 41, 84)],
    ),
];

const MATCH_LOST: &[Part] = &[
    (
        VIBRAPHONE,
        104,
        &[
            (0.0, 1.2, 74, 80),
            (0.5, 1.2, 72, 74),
            (1.0, 1.2, 70, 74),
            (1.5, 2.2, 65, 78),
            (1.5, 2.2, 69, 66),
        ],
    ),
    (
        STRINGS,
        80,
        &[
            (0.0, 1.05, 58, 58),
            (0.0, 1.05, 65, 56),
            (1.0, 0.6, 55, 58),
            (1.5, 2.2, 50, 62),
            (1.5, 2.2, 57, 58),
            (1.5, 2.2, 65, 56),
        ],
    ),
    (
        CONTRABASS,
        96,
        &[(0.0, 0.95, 46, 70), (1.0, 0.45, 43, 70), (1.5, 2.2, 38, 76)],
    ),
];

const LOW_STRINGS: &[Part] = &[
    (
        TREMOLO,
        112,
        &[
            (0.0, 0.9, 38, 104),
            (0.0, 0.9, 45, 96),
            (0.0, 0.9, 50, 88),
            (0.0, 0.9, 51, 60),
        ],
    ),
    (CONTRABASS, 118, &[(0.0, 0.9, 26, 110), (0.0, 0.9, 38, 104)]),
    (TIMPANI, 104, &[(0.0, 0.9, 38, 96)]),
];

/// Every sting by name.
///
/// # Errors
///
/// When fluidsynth or its sound font is missing.
pub(super) fn all() -> Result<Vec<(String, Vec<f32>)>> {
    let mut stings = vec![("break".to_owned(), broken(play(LOW_STRINGS, 1.2)?))];
    for (name, parts, seconds) in [
        ("round_won", ROUND_WON, 2.0),
        ("round_lost", ROUND_LOST, 2.0),
        ("nil_made", NIL_MADE, 2.0),
        ("nil_failed", NIL_FAILED, 1.7),
        ("match_won", MATCH_WON, 2.8),
        ("match_lost", MATCH_LOST, 2.8),
    ] {
        stings.push((name.to_owned(), play(parts, seconds)?));
    }
    Ok(stings)
}

/// Plays the parts at 100 beats a minute; returns one channel of the given length.
fn play(parts: &[Part], seconds: f32) -> Result<Vec<f32>> {
    let players = (0_u8..).zip(parts).map(|(channel, part)| Player {
        channel,
        program: part.0,
        volume: part.1,
        pan: 64,
        reverb: 44,
    });
    let notes = (0_u8..).zip(parts).flat_map(|(channel, part)| {
        let note = move |&(start, length, key, velocity): &(f32, f32, u8, u8)| Note {
            channel,
            start,
            length,
            key,
            velocity,
        };
        part.2.iter().map(note)
    });
    let score = Score {
        tempo: 600_000,
        players: players.collect(),
        notes: notes.collect(),
    };
    let [left, right] = score.play()?;
    let mixed = left
        .iter()
        .zip(&right)
        .map(|(left, right)| f32::midpoint(*left, *right));
    Ok(mixed.take((seconds * crate::dsp::RATE) as usize).collect())
}

/// Lays the crack of a board over low strings.
fn broken(strings: Vec<f32>) -> Vec<f32> {
    let mut chance = Chance::new("break");
    let mut crack = Mix::default();
    for (at, gain) in [(0.0, 0.55), (0.017, 0.4), (0.031, 1.0), (0.052, 0.45), (0.081, 0.3)] {
        let board = chance.within(480.0, 760.0);
        crack.add(
            at,
            gain * 0.7,
            &struck(&[
                (board, 0.05, 0.5),
                (board * 1.73, 0.035, 0.4),
                (board * 2.9, 0.02, 0.3),
                (board * 4.3, 0.012, 0.2),
            ]),
        );
        crack.add(at, gain * 1.5, &burst(&mut chance, 2600.0, 0.45, 0.03));
    }
    let top = |samples: &[f32]| samples.iter().fold(1e-6_f32, |peak, sample| peak.max(sample.abs()));
    let crack = crack.in_room(0.7);
    let mut mix = Mix::default();
    mix.add(0.0, 0.8 / top(&crack), &crack);
    mix.add(0.028, 0.75 / top(&strings), &strings);
    mix.0
}

//! Interface sounds: small objects of wood and brass.

use crate::dsp::{Chance, Filter, Mix, burst, struck};

/// Returns every interface sound with its name.
pub(super) fn all() -> Vec<(String, Vec<f32>)> {
    let sounds = [
        ("button", button()),
        ("bid_key", bid_key()),
        ("bid", bid()),
        ("tick", tick()),
        ("focus", focus()),
        ("illegal", illegal()),
        ("take_1", chime(&[(0.0, 783.99), (0.095, 1174.66)])),
        ("take_2", chime(&[(0.0, 880.0), (0.095, 1318.51)])),
    ];
    sounds.map(|(name, sound)| (name.to_owned(), sound)).into()
}

/// A soft click of wood.
fn button() -> Vec<f32> {
    let mut chance = Chance::new("button");
    let mut mix = Mix::default();
    mix.add(
        0.0,
        0.8,
        &struck(&[
            (540.0, 0.060, 0.55),
            (1180.0, 0.036, 0.35),
            (2350.0, 0.018, 0.14),
            (210.0, 0.07, 0.3),
        ]),
    );
    mix.add(0.0, 0.5, &burst(&mut chance, 1700.0, 0.6, 0.012));
    mix.in_room(0.4)
}

/// A key of the bid pad: a crisper click, pressed and released.
fn bid_key() -> Vec<f32> {
    let mut chance = Chance::new("bid_key");
    let mut mix = Mix::default();
    mix.add(
        0.0,
        0.8,
        &struck(&[
            (920.0, 0.034, 0.5),
            (2140.0, 0.022, 0.35),
            (3900.0, 0.010, 0.15),
            (330.0, 0.04, 0.22),
        ]),
    );
    mix.add(0.0, 0.6, &burst(&mut chance, 3000.0, 0.6, 0.008));
    mix.add(0.046, 0.3, &struck(&[(1240.0, 0.024, 0.4), (2650.0, 0.014, 0.3)]));
    mix.in_room(0.4)
}

/// A small weight of brass set down.
fn bid() -> Vec<f32> {
    let mut chance = Chance::new("bid");
    let mut mix = Mix::default();
    let base = 1046.5;
    let brass = [
        (base, 0.42, 0.30),
        (base * 2.31, 0.30, 0.22),
        (base * 3.87, 0.20, 0.15),
        (base * 5.63, 0.12, 0.09),
        (base * 0.5, 0.2, 0.12),
    ];
    mix.add(0.0, 0.7, &struck(&brass));
    mix.add(0.0, 0.6, &struck(&[(160.0, 0.09, 0.5), (410.0, 0.05, 0.3)]));
    mix.add(0.0, 0.8, &burst(&mut chance, 2600.0, 0.6, 0.014));
    mix.in_room(0.5)
}

/// A single step of a counter.
fn tick() -> Vec<f32> {
    let mut chance = Chance::new("tick");
    let mut mix = Mix::default();
    mix.add(
        0.0,
        0.8,
        &struck(&[(1760.0, 0.030, 0.5), (3110.0, 0.018, 0.3), (700.0, 0.03, 0.2)]),
    );
    mix.add(0.0, 0.4, &burst(&mut chance, 4200.0, 0.7, 0.006));
    mix.in_room(0.3)
}

/// The keyboard focus moving.
fn focus() -> Vec<f32> {
    let mut chance = Chance::new("focus");
    let mut mix = Mix::default();
    mix.add(0.0, 0.6, &struck(&[(2450.0, 0.030, 0.4), (1210.0, 0.045, 0.25)]));
    mix.add(0.0, 0.5, &burst(&mut chance, 5200.0, 0.8, 0.005));
    mix.0
}

/// A dull double tap for a refused action.
fn illegal() -> Vec<f32> {
    let mut chance = Chance::new("illegal");
    let mut mix = Mix::default();
    for (at, gain) in [(0.0, 1.0), (0.105, 0.72)] {
        mix.add(
            at,
            gain,
            &struck(&[(148.0, 0.12, 0.6), (232.0, 0.09, 0.4), (388.0, 0.05, 0.25)]),
        );
        mix.add(at, gain * 1.1, &burst(&mut chance, 520.0, 0.7, 0.035));
    }
    let mut soft = Filter::low_pass(1500.0, 0.6);
    let sound = mix.in_room(0.5);
    sound.into_iter().map(|sample| soft.next(sample)).collect()
}

/// Metal bars struck with a soft mallet: time and frequency of each.
fn chime(notes: &[(f32, f32)]) -> Vec<f32> {
    let mut chance = Chance::new("chime");
    let mut mix = Mix::default();
    for &(at, f) in notes {
        let bar = [
            (f, 0.85, 0.5),
            (f * 1.003, 0.75, 0.2),
            (f * 3.98, 0.22, 0.10),
            (f * 2.0, 0.3, 0.04),
            (f * 9.4, 0.05, 0.03),
        ];
        mix.add(at, 0.6, &struck(&bar));
        mix.add(at, 0.12, &burst(&mut chance, 1800.0, 0.7, 0.012));
    }
    mix.in_room(0.6)
}

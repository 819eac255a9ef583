//! Cards on felt: sliding, snapping, landing, riffling.

use crate::dsp::{Chance, Mix, burst, rub, struck};

/// Returns every card sound with its name.
pub(super) fn all() -> Vec<(String, Vec<f32>)> {
    let mut sounds = vec![("shuffle".to_owned(), shuffle(&mut Chance::new("shuffle")))];
    let kinds: [(&str, usize, Maker); 7] = [
        ("deal", 5, deal),
        ("draw", 3, draw),
        ("flip", 3, flip),
        ("place", 5, place),
        ("discard", 3, discard),
        ("gather", 3, gather),
        ("curtain", 1, curtain),
    ];
    for (kind, variants, make) in kinds {
        for variant in 1..=variants {
            let name = if variants == 1 {
                kind.to_owned()
            } else {
                format!("{kind}_{variant}")
            };
            let sound = make(&mut Chance::new(&name));
            sounds.push((name, sound));
        }
    }
    sounds
}

/// Makes one variant of a sound.
type Maker = fn(&mut Chance) -> Vec<f32>;

/// A card laid down: the table's thump, the slap of the board, then its far edge.
fn landing(chance: &mut Chance, weight: f32) -> Mix {
    let mut mix = Mix::default();
    let low = chance.within(98.0, 128.0);
    let thump = struck(&[(low, 0.13, 0.55), (low * 1.83, 0.09, 0.32), (low * 2.9, 0.06, 0.16)]);
    mix.add(0.0, weight, &thump);
    let board = chance.within(620.0, 880.0);
    mix.add(
        0.0,
        0.5,
        &struck(&[
            (board, 0.032, 0.30),
            (board * 1.71, 0.022, 0.24),
            (board * 2.83, 0.014, 0.16),
        ]),
    );
    mix.add(0.0, 1.5, &burst(chance, 1500.0, 0.5, 0.030));
    mix.add(0.0, 0.9, &burst(chance, 4200.0, 0.6, 0.012));
    let late = chance.within(0.011, 0.024);
    mix.add(late, chance.within(0.5, 0.9), &burst(chance, 1150.0, 0.6, 0.026));
    mix.add(late, 0.22 * weight, &thump);
    mix
}

/// A dealt card: it flies from the pack and comes to rest on cloth.
fn deal(chance: &mut Chance) -> Vec<f32> {
    let mut mix = Mix::default();
    let length = chance.within(0.15, 0.21);
    let pitch = chance.within(0.86, 1.16);
    let peak = chance.within(0.22, 0.36);
    mix.add(
        0.0,
        1.0,
        &rub(chance, length, (1400.0 * pitch, 3900.0 * pitch), 0.7, peak),
    );
    mix.add(0.0, 0.35, &burst(chance, 3200.0 * pitch, 0.8, 0.014));
    let end = landing(chance, 0.35);
    mix.add(length * 0.80, 0.17, &end.0);
    mix.in_room(0.3)
}

/// A card drawn off the stock, then lifted through the air.
fn draw(chance: &mut Chance) -> Vec<f32> {
    let mut mix = Mix::default();
    let length = chance.within(0.16, 0.21);
    let pitch = chance.within(0.9, 1.12);
    mix.add(
        0.0,
        1.0,
        &rub(chance, length, (1800.0 * pitch, 4600.0 * pitch), 0.9, 0.6),
    );
    mix.add(length * 0.9, 0.45, &burst(chance, 2600.0 * pitch, 0.9, 0.02));
    mix.add(
        length * 0.7,
        0.75,
        &rub(chance, 0.26, (380.0, 1250.0 * pitch), 0.7, 0.35),
    );
    mix.in_room(0.3)
}

/// The snap of a card turned over.
fn flip(chance: &mut Chance) -> Vec<f32> {
    let mut mix = Mix::default();
    let lead = chance.within(0.055, 0.085);
    mix.add(0.0, 0.35, &rub(chance, lead + 0.03, (700.0, 2400.0), 0.7, 0.75));
    let board = chance.within(1050.0, 1450.0);
    let modes = [
        (board, 0.030, 0.5),
        (board * 1.62, 0.024, 0.42),
        (board * 2.46, 0.016, 0.34),
        (board * 3.7, 0.010, 0.22),
    ];
    mix.add(lead, 0.8, &struck(&modes));
    mix.add(lead, 1.3, &burst(chance, 3400.0, 0.5, 0.016));
    let second = lead + chance.within(0.016, 0.03);
    mix.add(second, 0.55, &burst(chance, 1900.0, 0.6, 0.022));
    let end = landing(chance, 0.4);
    mix.add(second + 0.035, 0.22, &end.0);
    mix.in_room(0.4)
}

/// A card played: a breath of air and the card on the felt.
fn place(chance: &mut Chance) -> Vec<f32> {
    let mut mix = Mix::default();
    let lead = chance.within(0.028, 0.055);
    mix.add(0.0, 0.28, &rub(chance, lead + 0.01, (420.0, 1300.0), 0.7, 0.8));
    let weight = chance.within(0.9, 1.25);
    let end = landing(chance, weight);
    mix.add(lead, 1.0, &end.0);
    let slide = chance.within(0.06, 0.11);
    mix.add(
        lead + 0.012,
        chance.within(0.14, 0.3),
        &rub(chance, slide, (1500.0, 2700.0), 0.8, 0.2),
    );
    mix.in_room(0.4)
}

/// A card pushed aside: a low slide and a tap.
fn discard(chance: &mut Chance) -> Vec<f32> {
    let mut mix = Mix::default();
    let length = chance.within(0.22, 0.28);
    let pitch = chance.within(0.88, 1.12);
    mix.add(
        0.0,
        1.0,
        &rub(chance, length, (520.0 * pitch, 1700.0 * pitch), 0.7, 0.4),
    );
    let end = landing(chance, 0.9);
    mix.add(length * 0.82, 0.5, &end.0);
    mix.in_room(0.4)
}

/// The cards of a trick drawn together and squared.
fn gather(chance: &mut Chance) -> Vec<f32> {
    let mut mix = Mix::default();
    let pitch = chance.within(0.9, 1.1);
    let gap = chance.within(0.05, 0.09);
    mix.add(0.0, 0.8, &rub(chance, 0.24, (1000.0 * pitch, 2800.0 * pitch), 0.7, 0.5));
    mix.add(
        gap,
        0.8,
        &rub(chance, 0.26, (1300.0 * pitch, 3500.0 * pitch), 0.8, 0.55),
    );
    let (first, second) = (landing(chance, 0.3), landing(chance, 0.5));
    mix.add(gap + 0.215, 0.22, &first.0);
    mix.add(gap + 0.215 + chance.within(0.03, 0.045), 0.3, &second.0);
    mix.in_room(0.4)
}

/// Two packets riffled together, the bridge that falls, and the deck squared on the table.
fn shuffle(chance: &mut Chance) -> Vec<f32> {
    let mut mix = Mix::default();
    let edge = |chance: &mut Chance, mix: &mut Mix, at: f32, gain: f32, pitch: f32| {
        let board = chance.within(1300.0, 1900.0) * pitch;
        mix.add(
            at,
            gain * 0.8,
            &struck(&[
                (board, 0.009, 0.5),
                (board * 1.57, 0.007, 0.4),
                (board * 0.47, 0.012, 0.4),
            ]),
        );
        mix.add(at, gain * 1.3, &burst(chance, 2500.0 * pitch, 0.7, 0.005));
    };
    // The riffle: slow at first, then a purr; neither thumb is a clock.
    let mut at = 0.0;
    while at < 0.56 {
        let x: f32 = at / 0.56;
        let gain = chance.within(0.3, 0.8) * (0.45 + 0.55 * (x * std::f32::consts::PI).sin());
        edge(chance, &mut mix, at, gain, 0.86 + 0.2 * x);
        at += (0.024 - 0.011 * x) * chance.within(0.65, 1.35);
    }
    mix.add(0.0, 0.12, &rub(chance, 0.58, (700.0, 1800.0), 0.7, 0.6));
    // The bridge: cards fall faster and softer.
    at = 0.64;
    while at < 0.96 {
        let x: f32 = (at - 0.64) / 0.32;
        let gain = chance.within(0.2, 0.5) * (1.0 - 0.5 * x);
        edge(chance, &mut mix, at, gain, 1.12 - 0.2 * x);
        at += (0.014 - 0.004 * x) * chance.within(0.65, 1.35);
    }
    mix.add(0.61, 0.3, &rub(chance, 0.37, (600.0, 2000.0), 0.7, 0.45));
    // Squared on the table.
    for (at, gain) in [(1.02, 0.3), (1.13, 0.45)] {
        let end = landing(chance, 1.3);
        mix.add(at, gain, &end.0);
    }
    mix.in_room(0.5)
}

/// Heavy cloth drawn across.
fn curtain(chance: &mut Chance) -> Vec<f32> {
    let mut mix = Mix::default();
    mix.add(0.0, 1.0, &rub(chance, 0.62, (240.0, 1050.0), 0.5, 0.42));
    mix.add(0.04, 0.5, &rub(chance, 0.5, (1100.0, 3000.0), 0.6, 0.36));
    mix.add(0.18, 0.3, &rub(chance, 0.42, (160.0, 420.0), 0.7, 0.4));
    mix.in_room(0.5)
}

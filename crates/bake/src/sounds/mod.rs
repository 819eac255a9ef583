//! Sound effects: cards from filtered noise and resonances, stings from notes.

mod cardboard;
mod interface;
mod stings;

use crate::{Result, audio};
use std::path::Path;

/// Loudness of the card effects, in LUFS (the loudest 400 ms): short sounds can't be louder without clipping.
const CARDS: f32 = -25.0;
/// Loudness of the interface effects; see [`CARDS`].
const INTERFACE: f32 = -27.0;
/// Loudness of the stings; see [`CARDS`].
const STINGS: f32 = -22.5;

/// Bakes all effects into `assets/sounds`.
///
/// # Errors
///
/// When a program or package is missing (the message says which) or a file cannot be written.
pub(crate) fn bake(_art: &Path, assets: &Path) -> Result<()> {
    let out = assets.join("sounds");
    let cards = cardboard::all()
        .into_iter()
        .map(|(name, samples)| (name, samples, CARDS));
    let interface = interface::all()
        .into_iter()
        .map(|(name, samples)| (name, samples, INTERFACE));
    for (name, samples, loudness) in cards.chain(interface) {
        audio::encode(
            &[&audio::finish(samples, 0.02, loudness)],
            0.0,
            &out.join(format!("{name}.ogg")),
        )?;
    }
    for (name, samples) in stings::all()? {
        audio::encode(
            &[&audio::finish(samples, 0.5, STINGS)],
            -0.5,
            &out.join(format!("{name}.ogg")),
        )?;
    }
    Ok(())
}

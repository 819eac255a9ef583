//! Every sound effect: cards from filtered noise and resonances, stings from notes.

mod cardboard;
pub(crate) mod dsp;
mod interface;
mod stings;

use crate::{Result, audio};
use std::path::Path;

/// Bakes all effects into `assets/sounds`.
///
/// # Errors
///
/// When a program or package is missing (the message says which) or a file cannot be written.
pub(crate) fn bake(_art: &Path, assets: &Path) -> Result<()> {
    let out = assets.join("sounds");
    for (name, samples) in cardboard::all().into_iter().chain(interface::all()) {
        audio::encode(&[&audio::finish(samples, 0.02)], 0.0, &out.join(format!("{name}.ogg")))?;
    }
    for (name, samples) in stings::all()? {
        audio::encode(&[&audio::finish(samples, 0.5)], -0.5, &out.join(format!("{name}.ogg")))?;
    }
    Ok(())
}

//! Makes everything below `assets/` from the sources in `art/`. The output is committed, so playing needs no baking.
//!
//! ```text
//! spades-bake [--assets DIR] [all|cards|ui|fonts|sounds|music]
//! ```

mod app_icon;
mod audio;
mod backs;
mod cards;
mod crown;
mod dsp;
mod fonts;
mod frames;
mod icons;
mod letters;
mod midi;
mod music;
mod picture;
mod previews;
mod quantise;
mod simple;
mod sounds;
mod svg;
mod tools;
mod ui;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The result of any step that can fail while baking; errors are only ever displayed.
pub(crate) type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A subject that can be baked separately.
type Part = (&'static str, fn(&Path, &Path) -> Result<()>);

/// All subjects, in baking order.
const PARTS: [Part; 5] = [
    ("cards", cards::bake),
    ("ui", ui::bake),
    ("fonts", fonts::bake),
    ("sounds", sounds::bake),
    ("music", music::bake),
];

/// Returns the root of the checkout: the one that cargo runs this in, which can differ from the one it was compiled in.
pub(crate) fn root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&package).join("../..")
}

fn main() -> ExitCode {
    let root = root();
    let mut assets: PathBuf = root.join("assets");
    let mut wanted = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match (arg.as_str(), args.len()) {
            ("--assets", 1..) => assets = args.next().unwrap_or_default().into(),
            ("all", _) => wanted.extend(PARTS.map(|(name, _)| name)),
            (name, _) if PARTS.iter().any(|part| part.0 == name) => {
                wanted.extend(PARTS.map(|p| p.0).iter().filter(|p| **p == name))
            }
            _ => {
                eprintln!("usage: spades-bake [--assets DIR] [all|cards|ui|fonts|sounds|music]");
                return ExitCode::from(2);
            }
        }
    }
    if wanted.is_empty() {
        wanted.extend(PARTS.map(|(name, _)| name));
    }
    let mut failed = false;
    for (name, bake) in PARTS.iter().filter(|part| wanted.contains(&part.0)) {
        println!("{name}");
        if let Err(error) = bake(&root.join("art"), &assets) {
            eprintln!("{name}: {error}");
            failed = true;
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

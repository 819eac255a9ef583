//! External programs needed for baking, and their Debian packages.

use crate::Result;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Runs a program to its end.
///
/// # Errors
///
/// When it is not installed (the message names `package`) or fails.
pub(crate) fn run(package: &str, command: &mut Command) -> Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = match command.stdin(Stdio::null()).output() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return Err(format!("`{program}` is missing: install the Debian package {package}").into());
        }
        other => other?,
    };
    if !output.status.success() {
        return Err(format!("`{program}` failed: {}", String::from_utf8_lossy(&output.stderr)).into());
    }
    Ok(())
}

/// Returns the path of the sound font; `SPADES_SOUNDFONT` can point to a copy elsewhere.
///
/// # Errors
///
/// When there is none.
pub(crate) fn sound_font() -> Result<PathBuf> {
    let path = std::env::var_os("SPADES_SOUNDFONT")
        .map_or_else(|| PathBuf::from("/usr/share/sounds/sf2/FluidR3_GM.sf2"), PathBuf::from);
    if path.is_file() {
        Ok(path)
    } else {
        Err("FluidR3_GM.sf2 is missing: install the Debian package fluid-soundfont-gm".into())
    }
}

//! Startup without the assets, a display or a graphics driver: prints one sentence and exits with code 1, without a backtrace.

use std::panic::{self, PanicHookInfo};
use std::path::PathBuf;
use std::process;
use std::sync::Arc;

use bevy::app::AppExit;

use crate::say;
use crate::text::Words;

/// `true` on platforms where programs find their display by a name in the environment.
const DISPLAYS_HAVE_NAMES: bool = cfg!(all(unix, not(target_vendor = "apple"), not(target_os = "android")));

/// Returns the name of the display for windows; Wayland's takes precedence.
fn display() -> Option<String> {
    ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"]
        .into_iter()
        .filter_map(|variable| std::env::var(variable).ok())
        .find(|name| !name.is_empty())
}

/// Interprets a panic while the game is being built; `None` if the player can't do anything about it. Winit reports a missing display as
/// an error (rust-windowing/winit#500), which Bevy unwraps; for a missing driver, Bevy itself panics (bevyengine/bevy#9017).
fn obstacle(message: &str) -> Option<Words> {
    if message.starts_with("Failed to build event loop") {
        let name = display().filter(|_| DISPLAYS_HAVE_NAMES).unwrap_or_default();
        Some(say::startup::display_unreachable(
            Some(name).filter(|name| !name.is_empty()),
        ))
    } else if message.starts_with("Unable to find a GPU") {
        Some(say::startup::no_graphics(cfg!(target_os = "linux")))
    } else {
        None
    }
}

fn message(panic: &PanicHookInfo<'_>) -> String {
    panic.payload_as_str().unwrap_or_default().to_owned()
}

/// Prints an answer to standard output; without one, as for a Windows program started by double-click, opens a dialog.
pub fn print(text: &str) {
    #[cfg(windows)]
    if std::os::windows::io::AsRawHandle::as_raw_handle(&std::io::stdout()).is_null() {
        return dialog(text, rfd::MessageLevel::Info);
    }
    print!("{text}");
}

/// Prints an error to standard error; without one, opens a dialog.
pub fn say(text: &str) {
    #[cfg(windows)]
    if std::os::windows::io::AsRawHandle::as_raw_handle(&std::io::stderr()).is_null() {
        return dialog(text, rfd::MessageLevel::Error);
    }
    eprintln!("{text}");
}

#[cfg(windows)]
fn dialog(text: &str, level: rfd::MessageLevel) {
    let dialog = rfd::MessageDialog::new().set_level(level).set_title("Spades");
    dialog.set_description(text).show();
}

/// Returns the folder of the assets, or the first requirement that is missing before anything is built.
fn requirements(assets: Option<PathBuf>, display: Option<String>) -> Result<PathBuf, Words> {
    let assets = assets.ok_or(say::startup::no_assets())?;
    if DISPLAYS_HAVE_NAMES && display.is_none() {
        return Err(say::startup::no_display());
    }
    Ok(assets)
}

/// Builds the game with its assets, or reports a missing requirement that the player can fix; then exits with code 1 if Bevy panicked.
///
/// # Errors
///
/// Returns the program's exit code, after the report, if the assets are not found or no display is set.
pub fn build<T>(assets: Option<PathBuf>, build: impl FnOnce(PathBuf) -> T) -> Result<T, AppExit> {
    let assets = requirements(assets, display()).map_err(|missing| {
        say(&missing.text());
        AppExit::error()
    })?;
    let usual = Arc::new(panic::take_hook());
    let fault = usual.clone();
    panic::set_hook(Box::new(move |panic| match obstacle(&message(panic)) {
        // In packages, a panic aborts: nothing runs after this hook.
        Some(missing) => {
            say(&missing.text());
            process::exit(1);
        }
        None => fault(panic),
    }));
    let built = build(assets);
    // From here on, a panic is a fault of the program and is reported as such.
    panic::set_hook(Box::new(move |panic| usual(panic)));
    Ok(built)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_built_without_assets() {
        assert_eq!(requirements(None, Some(":0".into())), Err(say::startup::no_assets()));
        assert_eq!(requirements(None, None), Err(say::startup::no_assets()));
        let built = build(None, |_| unreachable!("a window would open"));
        assert!(matches!(built, Err::<(), _>(exit) if exit.is_error()));
        let assets = PathBuf::from("assets");
        assert_eq!(requirements(Some(assets.clone()), Some(":0".into())), Ok(assets));
    }
}

//! What keeps the game from starting, said where there is no window to say it in.

use super::Phrase;

/// What is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Startup {
    /// No display is named.
    NoDisplay,
    /// The display that is named cannot be reached.
    DisplayUnreachable {
        /// Its name, where displays have one.
        name: String,
    },
    /// Nothing can draw.
    NoGraphics,
    /// The program crashed.
    Crashed {
        /// The report's path.
        place: String,
    },
}

impl Phrase for Startup {
    fn text(&self) -> String {
        match self {
            Startup::NoDisplay => "Spades needs a display and there is none: start it from a desktop session, or set DISPLAY or \
                 WAYLAND_DISPLAY."
                .to_owned(),
            Startup::DisplayUnreachable { name } if name.is_empty() => {
                "Spades cannot open a window here: start it from a desktop session.".to_owned()
            }
            Startup::DisplayUnreachable { name } => format!(
                "Spades cannot reach the display {name}: start it from a desktop session, or set DISPLAY or WAYLAND_DISPLAY to one \
                 that answers."
            ),
            Startup::NoGraphics if cfg!(target_os = "linux") => {
                "Spades found nothing to draw with: install the Vulkan or OpenGL driver of your graphics card (on Debian and \
                 Ubuntu the package mesa-vulkan-drivers has those of most)."
                    .to_owned()
            }
            Startup::Crashed { place } => {
                format!("Spades has crashed. Your matches are saved. A report of what happened is in {place}")
            }
            Startup::NoGraphics => {
                "Spades found nothing to draw with: install the newest driver of your graphics card.".to_owned()
            }
        }
    }
}

//! Where the player is: the screen, and the page that may lie over it.

use bevy::prelude::*;

#[cfg(any(test, target_arch = "wasm32"))]
use crate::ui::focus::Layer;

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures and sounds are being loaded.
    #[default]
    Loading,
    /// The title with its menu.
    Title,
    /// Choosing rules and players for a match.
    Setup,
    /// The card table.
    Table,
    /// Another window of the game is open, and this one looks on.
    Elsewhere,
}

/// Which page lies over the screen, whatever that is: the screen stays as it is, and waits.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    /// None.
    #[default]
    None,
    /// Preferences.
    Settings,
    /// Rules and controls.
    Help,
    /// Matches played and won.
    Statistics,
    /// Matches that can be taken up again.
    Matches,
    /// Matches that have ended.
    History,
    /// The deal of the day.
    Daily,
    /// A deal that somebody has sent a link to.
    SentDeal,
    /// What makes a deal fair.
    FairDeal,
    /// Lessons and puzzles.
    Learn,
}

/// Number of steps back before the next one leaves the game: none on its title.
#[must_use]
#[cfg(any(test, target_arch = "wasm32"))]
pub fn steps_back(screen: Screen, page: Menu, top: Layer) -> usize {
    let under = matches!(screen, Screen::Setup | Screen::Table);
    usize::from(under) + usize::from(page != Menu::None) + usize::from(top == Layer::Overlay)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_title_and_what_is_no_place_of_the_game_are_left_by_a_step_back() {
        for screen in [Screen::Loading, Screen::Title, Screen::Elsewhere] {
            assert_eq!(steps_back(screen, Menu::None, Layer::Screen), 0);
        }
        let steps = [
            (Screen::Title, Menu::Help, Layer::Page, 1),
            (Screen::Setup, Menu::None, Layer::Screen, 1),
            // Where the menu opens.
            (Screen::Table, Menu::None, Layer::Table, 1),
            (Screen::Table, Menu::None, Layer::Curtain, 1),
            (Screen::Table, Menu::None, Layer::Overlay, 2),
            (Screen::Table, Menu::Settings, Layer::Page, 2),
        ];
        for (screen, page, top, wanted) in steps {
            assert_eq!(steps_back(screen, page, top), wanted, "{screen:?} {page:?} {top:?}");
        }
    }
}

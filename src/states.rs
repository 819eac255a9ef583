//! Game states: the screen, and the page over it.

use bevy::prelude::*;

/// The current screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures and sounds are loading.
    #[default]
    Loading,
    /// The main menu.
    Title,
    /// The choice of rules and players for a match.
    Setup,
    /// The card table.
    Table,
    /// Another window of the game is open, and this one is read-only.
    OpenInAnotherWindow,
}

/// The page over the screen, if any; the screen underneath stays unchanged.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(Reflect))]
pub enum Menu {
    /// No page.
    #[default]
    None,
    Settings,
    /// Rules and controls.
    Help,
    /// Matches played and won.
    Statistics,
    /// Unfinished matches.
    Matches,
    /// Finished matches.
    History,
    /// The deal of the day.
    Daily,
    /// A deal from a friend's link.
    SentDeal,
    /// Explanation of fair deals.
    FairDeal,
    /// Lessons and puzzles.
    Learn,
}

impl Menu {
    /// All pages. Tests walk this list.
    pub const PAGES: [Menu; 9] = [
        Menu::Settings,
        Menu::Help,
        Menu::Statistics,
        Menu::Matches,
        Menu::History,
        Menu::Daily,
        Menu::SentDeal,
        Menu::FairDeal,
        Menu::Learn,
    ];
}

/// Opens the page of achievements over the screen.
#[derive(Event, Clone, Copy, Debug)]
pub struct OpenAchievements;

/// Returns the number of steps back before the next one leaves the game: zero on the title. `overlay`: one is on top.
#[must_use]
#[cfg(any(test, target_arch = "wasm32"))]
pub fn steps_back(screen: Screen, page: Menu, overlay: bool) -> usize {
    let under = matches!(screen, Screen::Setup | Screen::Table);
    usize::from(under) + usize::from(page != Menu::None) + usize::from(overlay)
}

#[cfg(test)]
mod tests {
    use bevy::reflect::Typed;

    use super::*;
    use crate::ui::focus::Layer;

    #[test]
    fn every_page_is_listed_once() {
        let variants = Menu::type_info().as_enum().expect("an enum").variant_len();
        let listed: std::collections::HashSet<Menu> = Menu::PAGES.into_iter().collect();
        assert_eq!(listed.len() + 1, variants, "`Menu::None` is no page");
        assert!(!listed.contains(&Menu::None));
    }

    #[test]
    fn only_the_title_and_what_is_no_place_of_the_game_are_left_by_a_step_back() {
        for screen in [Screen::Loading, Screen::Title, Screen::OpenInAnotherWindow] {
            assert_eq!(steps_back(screen, Menu::None, false), 0);
        }
        let steps = [
            (Screen::Title, Menu::Help, Layer::Page, 1),
            (Screen::Setup, Menu::None, Layer::Screen, 1),
            // The back step opens the menu here.
            (Screen::Table, Menu::None, Layer::Table, 1),
            (Screen::Table, Menu::None, Layer::Curtain, 1),
            (Screen::Table, Menu::None, Layer::Overlay, 2),
            (Screen::Table, Menu::Settings, Layer::Page, 2),
        ];
        for (screen, page, top, wanted) in steps {
            assert_eq!(
                steps_back(screen, page, top == Layer::Overlay),
                wanted,
                "{screen:?} {page:?} {top:?}"
            );
        }
    }
}

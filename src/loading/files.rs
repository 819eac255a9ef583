//! Which files there are to load, and which of them the title shows.

use spades_rules::{Card, Suit};

use crate::screens::title_fan;
use crate::settings::{CardBack, Settings};

/// Icons of the title, by file name.
const TITLE_ICONS: &[&str] = &[
    "bot",
    "chart-column",
    "chevron-right",
    "graduation-cap",
    "info",
    "log-out",
    "maximize",
    "play",
    "settings",
    "users",
    "volume-2",
    "volume-x",
];

/// Icons of everything else.
const ICONS: &[&str] = &[
    "accessibility",
    "arrow-left",
    "arrow-right",
    "arrow-up-down",
    "check",
    "chevron-left",
    "circle-question-mark",
    "copy",
    "crown",
    "download",
    "eye",
    "flag",
    "hand",
    "history",
    "languages",
    "layers",
    "lightbulb",
    "lock",
    "menu",
    "minus",
    "music",
    "palette",
    "pause",
    "plus",
    "rotate-ccw",
    "search",
    "shield-check",
    "sliders-horizontal",
    "sparkles",
    "trash-2",
    "trophy",
    "undo-2",
    "user",
    "x",
];

/// Pictures that belong to the cards but are none.
const AROUND_CARDS: &[&str] = &["focus", "glow", "mask", "shadow", "shadow-raised", "slot"];

/// Other pictures of the interface.
const PICTURES: &[&str] = &["broken-spade", "lattice", "medallion", "ring"];

impl CardBack {
    /// The path of its picture.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            CardBack::Burgundy => "cards/back-burgundy.png",
            CardBack::Navy => "cards/back-navy.png",
            CardBack::Green => "cards/back-green.png",
        }
    }
}

/// The path of a card's face in a set of faces that has it.
#[must_use]
pub fn face_path(card: Card, settings: &Settings) -> String {
    let recoloured = settings.four_colour && matches!(card.suit(), Suit::Diamonds | Suit::Clubs);
    let set = match (settings.large_index, recoloured) {
        (false, false) => "classic",
        (false, true) => "four_colour",
        (true, false) => "large",
        (true, true) => "large_four_colour",
    };
    format!("cards/{set}/{card}.png")
}

fn named(folder: &str, names: &[&str]) -> impl Iterator<Item = String> {
    names.iter().map(move |name| format!("{folder}/{name}.png"))
}

/// The pictures that the title shows.
pub(super) fn of_title(settings: &Settings) -> Vec<String> {
    let mut paths: Vec<String> = title_fan().map(|card| face_path(card, settings)).collect();
    paths.push("ui/logo.png".to_owned());
    paths.push("suits/S.png".to_owned());
    paths.extend(named("icons", TITLE_ICONS));
    paths
}

/// All other pictures, in the order in which a player may come to see them.
pub(super) fn of_table(settings: &Settings) -> Vec<String> {
    let first = of_title(settings);
    let mut paths: Vec<String> = named("icons", ICONS).collect();
    paths.extend(Suit::ALL.map(|suit| format!("suits/{}.png", suit.letter())));
    paths.extend(named("ui", PICTURES));
    paths.extend(named("cards", AROUND_CARDS));
    paths.push(settings.back.path().to_owned());
    paths.extend(all_cards().map(|card| face_path(card, settings)));
    paths.retain(|path| !first.contains(path));
    paths
}

/// Every card there is.
fn all_cards() -> impl Iterator<Item = Card> {
    (0..).map_while(Card::from_index)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::path::Path;

    use bevy::prelude::*;

    use super::*;
    use crate::screens::testing;
    use crate::ui::Theme;

    #[test]
    fn every_file_is_there_and_listed_once() {
        for (four_colour, large_index) in [(false, false), (false, true), (true, false), (true, true)] {
            let settings = Settings {
                four_colour,
                large_index,
                ..Settings::default()
            };
            let all = [of_title(&settings), of_table(&settings)].concat();
            let unique: HashSet<&String> = all.iter().collect();
            assert_eq!(unique.len(), all.len());
            for path in &all {
                let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(path);
                assert!(file.is_file(), "{path}");
            }
        }
    }

    #[test]
    fn the_title_shows_nothing_that_comes_later() {
        for (width, height) in [(1280, 720), (720, 1280)] {
            let mut app = testing::app(width, height);
            let first = of_title(app.world().resource::<Settings>());
            let server = app.world().resource::<Theme>().server().clone();
            let world = app.world_mut();
            let shown: Vec<String> = world
                .query::<&ImageNode>()
                .iter(world)
                .filter_map(|node| Some(server.get_path(&node.image)?.to_string()))
                .collect();
            assert!(shown.len() > 10);
            let late: Vec<_> = shown.iter().filter(|path| !first.contains(path)).collect();
            assert!(late.is_empty(), "{late:?}");
        }
    }
}

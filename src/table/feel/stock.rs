//! How thick the stock is: its cards lie a hair's breadth apart, their edges can be told from one another, and the shadow of the whole
//! shrinks as it sinks.

use bevy::color::Color;

use crate::table::scene::{CARDS, Scene};

/// How high a whole deck is, where a card that is held is 1.
const DECK: f32 = 0.6;

/// How dark every second edge is.
const EDGE: f32 = 0.74;

/// How much higher the shadow of a card of the stock is thrown from, by its place in it: the lowest throws that of them all.
#[must_use]
pub fn lift(place: Option<usize>, scene: &Scene) -> f32 {
    match place {
        Some(0) => DECK * scene.stock.len() as f32 / CARDS as f32,
        _ => 0.0,
    }
}

/// Of so many cards below the topmost one is drawn. Fewer than a pixel of each shows, and all of them would cover more than the screen.
const DRAWN: usize = 4;

/// Whether a card of the stock is not drawn where it lies, because nobody could tell.
#[must_use]
pub fn covered(place: usize, scene: &Scene) -> bool {
    place + 1 < scene.stock.len() && !place.is_multiple_of(DRAWN)
}

/// The light on a card: below the topmost of the stock every second edge that is seen is darker.
#[must_use]
pub fn shade(place: Option<usize>, scene: &Scene) -> Color {
    match place {
        Some(place) if place + 1 < scene.stock.len() && place / DRAWN % 2 == 1 => Color::srgb(EDGE, EDGE, EDGE),
        _ => Color::WHITE,
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{Game, Preset, Seed};

    use super::*;
    use crate::settings::SortOrder;

    #[test]
    fn top_and_bottom_of_the_stock_are_drawn_and_edges_that_are_seen_differ() {
        let game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(1)).unwrap();
        let scene = Scene::new(&game.view(0), true, SortOrder::default());
        let drawn: Vec<usize> = (0..CARDS).filter(|&place| !covered(place, &scene)).collect();
        assert_eq!(
            (scene.stock.len(), drawn[0], drawn[drawn.len() - 1]),
            (CARDS, 0, CARDS - 1)
        );
        assert!(drawn.windows(2).all(|pair| pair[1] - pair[0] <= DRAWN), "{drawn:?}");
        for pair in drawn[..drawn.len() - 1].windows(2) {
            assert_ne!(shade(Some(pair[0]), &scene), shade(Some(pair[1]), &scene), "{pair:?}");
        }
    }
}

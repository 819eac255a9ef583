//! Thickness of the stock: its cards are a hair's breadth apart, their edges can be told apart, and the shadow of the whole shrinks as
//! the stock does.

use bevy::color::Color;

use crate::table::scene::{CARDS, Scene};

/// Height of a whole deck, where a held card is 1.
const DECK: f32 = 0.6;

/// Brightness of every second edge.
const EDGE: f32 = 0.74;

/// Extra height of the shadow of a stock card at a place: the lowest card casts the shadow of the whole stock.
#[must_use]
pub fn lift(place: Option<usize>, scene: &Scene) -> f32 {
    match place {
        Some(0) => DECK * scene.stock.len() as f32 / CARDS as f32,
        _ => 0.0,
    }
}

/// One in this many cards below the topmost one is drawn. Less than a pixel of each shows, and all of them would cover more than the
/// screen.
const DRAWN: usize = 4;

/// Returns `true` if a stock card isn't drawn at its place because the difference would be invisible.
#[must_use]
pub fn covered(place: usize, scene: &Scene) -> bool {
    place + 1 < scene.stock.len() && !place.is_multiple_of(DRAWN)
}

/// Returns the tint of a card: below the top of the stock every second visible edge is darker.
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

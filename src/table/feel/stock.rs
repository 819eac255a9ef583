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

/// The light on a card: below the topmost of the stock every second edge is darker.
#[must_use]
pub fn shade(place: Option<usize>, scene: &Scene) -> Color {
    match place {
        Some(place) if place + 1 < scene.stock.len() && place % 2 == 1 => Color::srgb(EDGE, EDGE, EDGE),
        _ => Color::WHITE,
    }
}

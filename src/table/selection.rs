//! Cards that a player has chosen, points at or may not play.

use bevy::prelude::*;

use super::scene::CardId;

/// Card of the hand chosen with the keyboard, by place in the hand.
#[derive(Resource, Default, Debug)]
pub struct Chosen(pub Option<usize>);

/// Card under the pointer.
#[derive(Resource, Default, Debug)]
pub struct Hovered(pub Option<CardId>);

/// Card of the hand raised by a finger; it stays raised after the finger lifts.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Raised(pub Option<CardId>);

/// `true` if the player has played a card raised by a finger before: they need no explanation.
#[derive(Resource, Default, Debug)]
pub struct KnowsTaps(pub bool);

/// Asks to shake a card that may not be played.
#[derive(Message, Clone, Copy, Debug)]
pub struct Shake(pub CardId);

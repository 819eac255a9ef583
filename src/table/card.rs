//! Components of a card.

use bevy::prelude::*;
use spades_layout::RATIO;
use spades_rules::Card;

use super::scene::CardId;

/// Height of a card's texture in pixels.
const TEXTURE: f32 = 560.0;

/// Width and height of a card's texture. Cards are drawn at this size and scaled.
pub(super) const SIZE: Vec2 = Vec2::new(TEXTURE * RATIO, TEXTURE);

/// A card's entity.
#[derive(Component, Clone, Copy, Debug)]
pub struct CardBody(pub CardId);

/// The visible face, if any.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Face(pub Option<Card>);

#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct CardHighlight {
    /// Raised and glowing: under the pointer or chosen by key.
    pub raised: bool,
    /// Ringed: chosen by key.
    pub ringed: bool,
    /// Darker: may not be played.
    pub dim: bool,
    /// Glowing: it won the trick, or the player has to decide on it.
    pub glowing: bool,
    /// Held by the pointer, at this point in units.
    pub held: Option<Vec2>,
    /// Shaking because it may not be played: seconds left.
    pub shaking: f32,
}

#[derive(Component)]
pub(super) struct Parts {
    pub(super) body: Entity,
    pub(super) face: Entity,
    pub(super) shadow: Entity,
    pub(super) high_shadow: Entity,
    pub(super) dim: Entity,
    pub(super) glow: Entity,
    pub(super) ring: Entity,
    pub(super) team: Entity,
}

impl Parts {
    /// Returns all sprites of the card.
    pub(super) fn sprites(&self) -> [Entity; 7] {
        let Parts {
            face,
            shadow,
            high_shadow,
            dim,
            glow,
            ring,
            team,
            ..
        } = *self;
        [face, shadow, high_shadow, dim, glow, ring, team]
    }
}

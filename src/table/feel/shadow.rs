//! A card's shadow shows its height: the light hangs above the middle of the table.

use std::ops::Range;

use bevy::math::Vec2;
use bevy::math::curve::{Curve, EaseFunction};

/// Distance of the shadow below a held card, in units.
const DROP: f32 = 20.0;

/// Sideways distance of the shadow at the edge of the table, in units.
const ASIDE: f32 = 18.0;

/// Height at which the sharp shadow has vanished, and the heights between which the soft one fades in. Only one is drawn for flying
/// cards, since shadows cover more of the screen than the cards.
const SHARP: f32 = 0.5;
const SOFT: Range<f32> = 0.05..0.7;

/// Offset and opacities of a shadow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shadow {
    /// Offset from the card, in units (y down), on top of the offset drawn into the picture.
    pub offset: Vec2,
    /// Opacity of the sharp shadow of a card on the table, from 0 to 1.
    pub sharp: f32,
    /// Opacity of the soft shadow of a raised card, from 0 to 1.
    pub soft: f32,
}

/// Returns the shadow of a card at a height, where 1 is the height of a held card; `across` is −1 at the left edge of the table and 1
/// at the right one. A card at rest casts the sharp shadow alone.
#[must_use]
pub fn shadow(lift: f32, across: f32) -> Shadow {
    let come = |heights: Range<f32>| {
        let part = (lift - heights.start) / (heights.end - heights.start);
        EaseFunction::SmoothStep.sample_clamped(part)
    };
    Shadow {
        offset: Vec2::new(ASIDE * across.clamp(-1.0, 1.0), DROP) * lift,
        sharp: 1.0 - come(0.0..SHARP),
        soft: come(SOFT),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_tells_height_and_lies_still_under_what_lies() {
        assert_eq!(
            shadow(0.0, 0.7),
            Shadow {
                offset: Vec2::ZERO,
                sharp: 1.0,
                soft: 0.0
            }
        );
        let mut before = shadow(0.0, 0.5);
        for tenth in 1..=10 {
            let next = shadow(tenth as f32 / 10.0, 0.5);
            assert!(next.offset.y > before.offset.y && next.offset.x > before.offset.x);
            assert!(next.soft >= before.soft && next.sharp <= before.sharp, "{next:?}");
            assert!(next.soft + next.sharp > 0.4, "{next:?}");
            before = next;
        }
        assert_eq!((before.sharp, before.soft), (0.0, 1.0));
        // Even a thick stock is no higher than a card held over it.
        assert_eq!(shadow(1.3, 0.5).soft, 1.0);
    }

    #[test]
    fn it_falls_away_from_the_middle_of_the_table() {
        assert_eq!(shadow(1.0, 0.0).offset.x, 0.0);
        assert_eq!(shadow(1.0, -0.5).offset.x, -shadow(1.0, 0.5).offset.x);
        assert!(shadow(1.0, 1.0).offset.x > shadow(1.0, 0.5).offset.x);
        assert_eq!(shadow(1.0, 3.0), shadow(1.0, 1.0));
    }
}

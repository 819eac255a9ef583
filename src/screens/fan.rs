//! Fans of cards as UI: on the title, in the settings and in the help.

use bevy::prelude::*;
use spades_layout::RATIO;
use spades_rules::Card;

use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{CardPicture, LeftToRight, Ui};

/// Shape of a fan.
#[derive(Clone, Copy)]
pub(crate) struct Fan {
    /// Height of a card.
    pub(crate) height: f32,
    /// Distance between cards, as a fraction of the height.
    pub(crate) step: f32,
    /// Angle between cards, in degrees.
    pub(crate) angle: f32,
}

impl Fan {
    /// Returns the offset of card `i` of `n` from the top of the middle card, and its rotation.
    fn place(&self, i: usize, n: usize) -> (Vec2, f32) {
        let t = i as f32 - (n as f32 - 1.0) / 2.0;
        let angle = self.angle.to_radians();
        let radius = self.height * self.step / angle.sin();
        let turned = t * angle;
        (Vec2::new(radius * turned.sin(), radius * (1.0 - turned.cos())), turned)
    }

    /// Returns the width and height of a fan of `n` cards.
    pub(crate) fn size(&self, n: usize) -> Vec2 {
        let (offset, turned) = self.place(n - 1, n);
        let card = Vec2::new(self.height * RATIO, self.height);
        let half = Vec2::new(
            card.x * turned.cos() + card.y * turned.sin(),
            card.x * turned.sin() + card.y * turned.cos(),
        ) / 2.0;
        Vec2::new(2.0 * (offset.x + half.x), card.y / 2.0 + offset.y + half.y)
    }

    /// Spawns the cards, the first one at the bottom.
    pub(crate) fn spawn(&self, parent: &mut Ui, cards: &[Card]) {
        let size = self.size(cards.len());
        let card = Vec2::new(self.height * RATIO, self.height);
        let node = flex().width(px(size.x)).height(px(size.y)).rigid();
        parent.nest((Name::new("fan"), LeftToRight, Pickable::IGNORE, node), |fan| {
            for (i, &shown) in cards.iter().enumerate() {
                let (offset, turned) = self.place(i, cards.len());
                let corner = Vec2::new(size.x / 2.0 + offset.x - card.x / 2.0, offset.y);
                let turn = UiTransform {
                    rotation: Rot2::radians(turned),
                    ..default()
                };
                fan.spawn((card_at(CardPicture::Face(shown), corner, card), turn));
            }
        });
    }
}

/// Builds a card with its shadow, at a position in its parent.
pub(crate) fn card_at(shown: CardPicture, corner: Vec2, size: Vec2) -> impl Bundle + use<> {
    let unit = size.y / 336.0;
    (
        shown,
        flex()
            .absolute()
            .left(px(corner.x))
            .top(px(corner.y))
            .width(px(size.x))
            .height(px(size.y))
            .border_radius(BorderRadius::all(px(14.0 * unit))),
        BoxShadow::new(
            Color::BLACK.with_alpha(0.5),
            px(0),
            px(6.0 * unit),
            px(0),
            px(12.0 * unit),
        ),
        Pickable::IGNORE,
    )
}

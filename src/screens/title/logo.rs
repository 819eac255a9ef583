//! The game's logo.

use bevy::prelude::*;
use spades_rules::Suit;

use crate::say;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Ui, label, palette};

/// Height of the logo as a fraction of its width.
const LOGO: f32 = 240.0 / 1040.0;

/// Height of the line below it.
const RULE: f32 = 38.0;

/// Returns the height of a logo of this width with the line below it.
pub(super) fn height(width: f32) -> f32 {
    width * LOGO + RULE
}

/// Spawns the game's logo over a line of this thickness with a spade in its middle.
pub(super) fn logo(column: &mut Ui, width: f32, thick: f32) {
    let margin = emblem(column, width);
    let line = flex()
        .width(px(width - 2.0 * margin))
        .margin(UiRect::vertical(px(8)))
        .align_center()
        .column_gap(px(16))
        .rigid();
    column.nest(line, |line| {
        let half = || {
            (
                flex().grow().height(px(thick)),
                BackgroundColor(palette::BRASS.with_alpha(0.5)),
            )
        };
        line.spawn(half());
        line.spawn(line.theme.suit(Suit::Spades, 22.0, palette::BRASS));
        line.spawn(half());
    });
}

/// Spawns the logo alone; returns the margin that its shadow adds beyond the letters at each side.
pub(super) fn emblem(parent: &mut Ui, width: f32) -> f32 {
    let margin = width * 0.027;
    let size = Vec2::new(width, width * LOGO);
    let logo = parent.theme.picture("ui/logo.png", size, Color::WHITE);
    parent
        .spawn((Name::new("logo"), logo, label(&say::captions::caption_spades())))
        .entry::<Node>()
        .and_modify(move |mut node| node.margin = UiRect::left(px(-margin)));
    margin
}

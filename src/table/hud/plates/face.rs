//! The medallion with a player's face, and the disc of the player who deals or draws first.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use spades_rules::{Card, Suit};

use super::super::seat_labels::{DealerMarker, Likeness, Medal, Portrait};
use crate::session::Match;
use crate::text::Blank;
use crate::ui::{Ui, likeness, medallion, palette};

/// Spawns the medallion.
pub(super) fn face(ui: &mut Ui, relative: usize, size: f32, game: &Match) {
    let icon = if relative != 0 && !game.hot_seat() {
        "bot"
    } else {
        "user"
    };
    // The match determines its owner, and its colour too.
    let medal = medallion(size, palette::medal(relative == 0));
    ui.nest((medal, Medal(relative), Pickable::IGNORE), |ui| {
        ui.icon(icon, size * 0.5, palette::IVORY).insert(Portrait(relative));
        ui.spawn((likeness(Card::new(Suit::Clubs, 0)), Likeness(relative)));
        marker(ui, relative, size);
    });
}

/// Spawns the disc of the player who deals or draws first, at the edge of the medallion.
fn marker(ui: &mut Ui, relative: usize, size: f32) {
    let disc = size * 0.42;
    let node = Node {
        position_type: PositionType::Absolute,
        right: px(-disc * 0.3),
        bottom: px(-disc * 0.3),
        width: px(disc),
        height: px(disc),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border_radius: BorderRadius::MAX,
        display: Display::None,
        ..default()
    };
    let marker = (
        DealerMarker(relative),
        node,
        BackgroundColor(palette::BRASS),
        Hovered::default(),
    );
    ui.nest(marker, |ui| {
        ui.sans(&Blank, disc * 0.75, palette::INK).insert(TextLayout::no_wrap());
    });
}

/// Spawns the disc at the free upper edge of a plate without a medallion.
pub(super) fn corner_marker(ui: &mut Ui, relative: usize) {
    let corner = Node {
        position_type: PositionType::Absolute,
        right: px(6),
        top: px(-10),
        width: px(26),
        height: px(26),
        ..default()
    };
    ui.nest((corner, Pickable::IGNORE), |ui| marker(ui, relative, 60.0));
}

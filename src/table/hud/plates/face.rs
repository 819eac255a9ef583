//! The medallion with a player's face, and the disc of the player who deals or draws first.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use spades_rules::{Card, Suit};

use super::super::seat_labels::{DealerMarker, Likeness, Medal, Portrait};
use crate::session::Match;
use crate::text::Blank;
use crate::ui::{Theme, likeness, medallion, palette};

/// Spawns the medallion.
pub(super) fn face(parent: &mut ChildSpawnerCommands, theme: &Theme, relative: usize, size: f32, game: &Match) {
    let icon = if relative != 0 && !game.hot_seat() {
        "bot"
    } else {
        "user"
    };
    parent
        .spawn((
            // The match determines its owner, and its colour too.
            medallion(size, palette::medal(relative == 0)),
            Medal(relative),
            Pickable::IGNORE,
        ))
        .with_children(|parent| {
            parent.spawn((theme.icon(icon, size * 0.5, palette::IVORY), Portrait(relative)));
            parent.spawn((likeness(Card::new(Suit::Clubs, 0)), Likeness(relative)));
            marker(parent, theme, relative, size);
        });
}

/// Spawns the disc of the player who deals or draws first, at the edge of the medallion.
fn marker(face: &mut ChildSpawnerCommands, theme: &Theme, relative: usize, size: f32) {
    let disc = size * 0.42;
    face.spawn((
        DealerMarker(relative),
        Node {
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
        },
        BackgroundColor(palette::BRASS),
        Hovered::default(),
    ))
    .with_children(|face| {
        face.spawn((theme.sans(&Blank, disc * 0.75, palette::INK), TextLayout::no_wrap()));
    });
}

/// Spawns the disc at the free upper edge of a plate without a medallion.
pub(super) fn corner_marker(plate: &mut ChildSpawnerCommands, theme: &Theme, relative: usize) {
    plate
        .spawn((
            Node {
                position_type: PositionType::Absolute,
                right: px(6),
                top: px(-10),
                width: px(26),
                height: px(26),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|corner| marker(corner, theme, relative, 60.0));
}

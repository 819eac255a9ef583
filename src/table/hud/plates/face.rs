//! The medallion with a player's face, and the disc of the player who deals or draws first.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use spades_rules::{Card, Suit};

use super::super::seat_labels::{DealerMarker, FacePicture, Medallion, PlayerIcon};
use crate::session::Match;
use crate::text::Blank;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Ui, eyelids, likeness, medallion, palette};

/// Diameter of the disc in a plate's corner, and the distance by which it leaves the plate.
const CORNER_DISC: f32 = 25.2;
const CORNER: f32 = 1.6;

/// Height of a line relative to its letters.
const LINE: f32 = 1.2;

/// Spawns the medallion.
pub(super) fn face(ui: &mut Ui, relative: usize, size: f32, game: &Match) {
    let icon = if relative != 0 && !game.hot_seat() {
        "bot"
    } else {
        "user"
    };
    // The match determines its owner, and its color too.
    let medal = medallion(size, palette::medal(relative == 0));
    ui.nest((medal, Medallion(relative), Pickable::IGNORE), |ui| {
        ui.icon(icon, size * 0.5, palette::IVORY).insert(PlayerIcon(relative));
        ui.nest((likeness(Card::new(Suit::Clubs, 0)), FacePicture(relative)), eyelids);
        let disc = disc(ui, size * 0.42);
        let edge = flex().right(px(-disc * 0.3)).bottom(px(-disc * 0.3));
        marker(ui, relative, disc, edge);
    });
}

/// Returns the diameter of the disc of the first player, at least this: a letter of the smallest legible size lies in it.
fn disc(ui: &Ui, usual: f32) -> f32 {
    usual.max(LINE * ui.theme.min_text())
}

/// Spawns the disc of the player who deals or draws first.
fn marker(ui: &mut Ui, relative: usize, disc: f32, place: Node) {
    let node = place
        .clone()
        .absolute()
        .width(px(disc))
        .height(px(disc))
        .align_center()
        .justify_center()
        .border_radius(BorderRadius::MAX)
        .display(Display::None);
    let marker = (
        Name::new("first-player"),
        DealerMarker(relative),
        node,
        BackgroundColor(palette::BRASS),
        Hovered::default(),
    );
    // Large letters would leave it.
    let theme = ui.theme.usual_letters();
    ui.nest(marker, |ui| {
        ui.spawn((
            theme.sans(&Blank, (disc * 0.75).min(disc / LINE), palette::INK),
            TextLayout::no_wrap(),
        ));
    });
}

/// Spawns the disc at the free upper edge of a plate without a medallion.
pub(super) fn corner_marker(ui: &mut Ui, relative: usize) {
    let disc = disc(ui, CORNER_DISC);
    let corner = flex().right(px(-CORNER)).top(px(-CORNER));
    marker(ui, relative, disc, corner);
}

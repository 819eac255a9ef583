//! Name plate of a computer player or the dummy, whose seats need nothing more.

use bevy::prelude::*;
use spades_layout::SeatWidget;
use spades_rules::Seat;

use super::super::plates::look;
use super::{BuildFacing, aside};
use crate::session::Match;
use crate::table::TableSystems;
use crate::table::cues::CueQueue;
use crate::table::shown::ShownView;
use crate::text::personas::face;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Fit, Panels, likeness, medallion, palette, room_to_fit};

/// The plate of a seat.
#[derive(Component)]
struct Tag(Seat);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, light.in_set(TableSystems::Draw));
}

fn build(event: On<BuildFacing>, mut panels: Panels, game: Res<Match>) {
    let size = 40.0 * event.pixel;
    let surface = flex()
        .padding(UiRect::axes(event.at(6.0), event.at(4.0)))
        .column_gap(event.at(9.0))
        .align_center()
        .border(UiRect::all(px(1.2)))
        .border_radius(BorderRadius::all(event.at(16.0)));
    let others = (0..game.game().hands()).filter(|seat| !event.people.contains(seat));
    event.fill(&mut panels, |ui| {
        for seat in others {
            let tag = (aside(SeatWidget::Tag(seat), surface.clone()), Tag(seat), look());
            ui.nest(tag, |ui| {
                if let Some(player) = game.player(seat) {
                    ui.nest((medallion(size, palette::RIVAL), Pickable::IGNORE), |ui| {
                        if let Some(card) = face(player) {
                            ui.spawn(likeness(card));
                        } else {
                            ui.icon("bot", 20.0, palette::IVORY);
                        }
                    });
                }
                ui.nest((room_to_fit(), Pickable::IGNORE), |ui| {
                    ui.serif(&game.who(seat), 16.0, palette::IVORY)
                        .insert((TextLayout::no_wrap(), Fit::default()));
                });
            });
        }
    });
}

/// Lights the plate while its hand is to play.
fn light(shown_view: Res<ShownView>, cues: Res<CueQueue>, mut tags: Query<(&Tag, &mut BorderColor)>) {
    let Some(view) = shown_view
        .0
        .as_ref()
        .filter(|_| shown_view.is_changed() || cues.is_changed())
    else {
        return;
    };
    for (&Tag(seat), mut border) in &mut tags {
        let lit = cues.idle() && view.hand_to_play.or(view.actor) == Some(seat);
        border.set_all(palette::BRASS.with_alpha(if lit { 0.95 } else { 0.4 }));
    }
}

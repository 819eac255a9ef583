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
use crate::ui::{Fit, likeness, medallion, palette, room_to_fit};

/// The plate of a seat.
#[derive(Component)]
struct Tag(Seat);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, light.in_set(TableSystems::Draw));
}

fn build(event: On<BuildFacing>, mut commands: Commands, game: Res<Match>) {
    let theme = &event.theme;
    let size = 40.0 * event.pixel;
    let surface = Node {
        padding: UiRect::axes(event.at(6.0), event.at(4.0)),
        column_gap: event.at(9.0),
        align_items: AlignItems::Center,
        border: UiRect::all(px(1.2)),
        border_radius: BorderRadius::all(event.at(16.0)),
        ..default()
    };
    let others = (0..game.game().hands()).filter(|seat| !event.people.contains(seat));
    commands.entity(event.root).with_children(|root| {
        for seat in others {
            root.spawn((aside(SeatWidget::Tag(seat), surface.clone()), Tag(seat), look()))
                .with_children(|tag| {
                    if let Some(player) = game.player(seat) {
                        tag.spawn((medallion(size, palette::RIVAL), Pickable::IGNORE))
                            .with_children(|medal| match face(player) {
                                Some(card) => {
                                    medal.spawn(likeness(card));
                                }
                                None => {
                                    medal.spawn(theme.icon("bot", 20.0, palette::IVORY));
                                }
                            });
                    }
                    tag.spawn((room_to_fit(), Pickable::IGNORE)).with_children(|name| {
                        name.spawn((
                            theme.serif(&game.who(seat), 16.0, palette::IVORY),
                            TextLayout::no_wrap(),
                            Fit::default(),
                        ));
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

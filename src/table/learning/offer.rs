//! The button that leads from a round's result to its mistakes.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::redraw::Redraw;
use crate::say;
use crate::session::Match;
use crate::session::learning::{Exercise, StartLearning};
use crate::session::mistakes::{MatchPosition, Mistakes};
use crate::session::reviews::looks_back;
use crate::table::overlay::Overlay;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Panels, Tooltip, Ui};

/// Place for the button, which appears with the number of mistakes as soon as there are any.
#[derive(Component)]
pub(super) struct Offer(MatchPosition);

/// Reserves a place for the button, so that nothing else moves when it appears; does nothing if the match isn't reviewed for mistakes.
/// The place has at least this width, in pixels of the interface, or a line of its own.
pub(in crate::table) fn offer(ui: &mut Ui, game: &Match, width: Option<f32>) {
    if looks_back(game).is_none() {
        return;
    }
    ui.spawn((
        Offer(MatchPosition::of(game)),
        flex()
            .width(width.map_or(percent(100), |_| auto()))
            .min_width(width.map_or(auto(), px))
            .height(px(ui.theme.min_touch_target().max(56.0)))
            .justify_content(if width.is_some() {
                JustifyContent::FlexEnd
            } else {
                JustifyContent::Center
            })
            .align_center()
            .rigid(),
    ));
}

/// Puts the button in its place.
pub(super) fn fill(
    mut panels: Panels,
    mistakes: Res<Mistakes>,
    offers: Query<(Entity, Ref<Offer>, Has<Children>)>,
    mut redraw: ResMut<Redraw>,
) {
    for (place, offer, filled) in &offers {
        if filled || !(mistakes.is_changed() || offer.is_added()) {
            continue;
        }
        let count = mistakes.count(offer.0);
        if count == 0 {
            continue;
        }
        redraw.for_a_while();
        panels.fill(place, |ui| {
            ui.push(
                ButtonKind::Secondary,
                "graduation-cap",
                &say::mistakes::learn_from(count),
            )
            .insert(Tooltip::new(say::mistakes::take_them_again()))
            .observe(
                |_: On<Activate>, mut next: ResMut<NextState<Overlay>>, mut start: MessageWriter<StartLearning>| {
                    next.set(Overlay::None);
                    start.write(StartLearning {
                        exercise: Exercise::Mistake(0),
                        names: default(),
                    });
                },
            );
        });
    }
}

//! The coach's remark and its buttons.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};
use spades_layout::{RemarkRoom, RemarkShape};
use spades_rules::Action;

use super::{Coaching, GivenRemark};
use crate::input::Intent;
use crate::say;
use crate::session::TurnPrompt;
use crate::table::geometry::TableGeometry;
use crate::table::hint::Advised;
use crate::table::remark::{buttons, close, remark, sentence, small};
use crate::text::areas::Area;
use crate::text::coach::Remarked;
use crate::text::overlays::Hint;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Panels, Tooltip, Ui, clear, palette};

#[derive(Component)]
pub(super) struct RemarkPanel;

/// Marker of the button that undoes the decision.
#[derive(Component)]
pub(super) struct TakeBack;

/// Rebuilds the panel when its text or position has changed. A hint uses the same room and takes precedence.
pub(super) fn build(
    mut panels: Panels,
    coaching: Res<Coaching>,
    advised: Res<Advised>,
    geometry: Res<TableGeometry>,
    old: Query<Entity, With<RemarkPanel>>,
) {
    if !coaching.is_changed() && !advised.is_changed() && !geometry.is_changed() {
        return;
    }
    clear(&mut panels.commands, &old);
    let (Some(said), Some(room)) = (&coaching.said, geometry.remark_room()) else {
        return;
    };
    if advised.shown() || !coaching.speaks() {
        return;
    }
    let justify = match room.shape {
        RemarkShape::Across => Justify::Center,
        RemarkShape::Below | RemarkShape::Narrow | RemarkShape::Beside => Justify::Left,
    };
    let scaled = (&room, room.scale);
    remark(&mut panels, &geometry, scaled, (RemarkPanel, Area::Coach), |ui| {
        sentence(ui, &room, false, |ui| {
            let words = Remarked::new(&said.remark, said.drawn());
            ui.sans(&words, 16.0, palette::IVORY)
                .insert((TextLayout::justify(justify), flex().max_width(percent(100)).rigid()));
        });
        let dismiss = observe(|_: On<Activate>, mut coaching: ResMut<Coaching>| coaching.dismiss());
        if said.showing.is_some() {
            ui.sans(&Hint::Thinking, 15.0, palette::MUTED);
            close(ui, &say::coach::close(), dismiss);
        } else {
            choices(ui, said, &room, dismiss);
        }
    });
}

fn choices(ui: &mut Ui, said: &GivenRemark, room: &RemarkRoom, dismiss: impl Bundle) {
    let shape = room.shape;
    buttons(
        ui,
        room,
        |ui| {
            // A hand that is still being built can be played out in too many ways.
            if matches!(said.remark.decision.best, Action::Bid(_) | Action::Play(_)) {
                small(ui, shape, ButtonKind::Secondary, &say::coach::show_me())
                    .observe(|_: On<Activate>, mut coaching: ResMut<Coaching>| coaching.show());
            }
        },
        |ui| {
            small(ui, shape, ButtonKind::Secondary, &say::coach::take_back())
                .insert((
                    TakeBack,
                    InteractionDisabled,
                    Tooltip::new(say::coach::what_taking_back_costs()),
                ))
                .observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                    intents.write(Intent::Undo);
                });
        },
        (&say::coach::close(), dismiss),
    );
}

/// Enables undoing the decision as soon as its consequences have been shown.
pub(super) fn enable(
    mut commands: Commands,
    prompt: Res<TurnPrompt>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<TakeBack>>,
) {
    for (entity, disabled) in &buttons {
        if prompt.undo && disabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        } else if !prompt.undo && !disabled {
            commands.entity(entity).insert(InteractionDisabled);
        }
    }
}

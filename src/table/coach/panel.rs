//! The coach's remark and its buttons.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::Action;

use super::{Coaching, Said};
use crate::input::Intent;
use crate::session::TurnPrompt;
use crate::table::geometry::TableGeometry;
use crate::table::hint::Advised;
use crate::table::remark::{Room, Shape, close};
use crate::text::areas::Area;
use crate::text::coach::{Coach as Words, Remarked};
use crate::text::overlays::Hint;
use crate::ui::{ButtonKind, Theme, Tooltip, palette};

/// Marker of the remark panel.
#[derive(Component)]
pub(super) struct RemarkPanel;

/// Marker of the button that undoes the decision.
#[derive(Component)]
pub(super) struct TakeBack;

/// Rebuilds the panel when its text or position has changed. A hint uses the same room and takes precedence.
pub(super) fn build(
    mut commands: Commands,
    coaching: Res<Coaching>,
    advised: Res<Advised>,
    geometry: Res<TableGeometry>,
    theme: Res<Theme>,
    panels: Query<Entity, With<RemarkPanel>>,
) {
    if !coaching.is_changed() && !advised.is_changed() && !geometry.is_changed() {
        return;
    }
    for panel in &panels {
        commands.entity(panel).despawn();
    }
    let (Some(said), Some(room)) = (&coaching.said, Room::of(&geometry)) else {
        return;
    };
    if advised.shown() || !coaching.speaks() {
        return;
    }
    let theme = theme.enlarged(if room.upright { 1.25 } else { 1.0 });
    let (shape, text) = (room.shape, room.sentence(&theme));
    let justify = match shape {
        Shape::Across => Justify::Center,
        Shape::Below | Shape::Narrow | Shape::Beside => Justify::Left,
    };
    room.spawn(&mut commands, &theme, RemarkPanel, Area::Coach, |panel| {
        panel.spawn(text).with_children(|body| {
            body.spawn((
                theme.sans(&Remarked::new(&said.remark, said.drawn()), 16.0, palette::IVORY),
                TextLayout::justify(justify),
                Node {
                    max_width: percent(100),
                    flex_shrink: 0.0,
                    ..default()
                },
            ));
        });
        if said.showing.is_some() {
            panel.spawn(theme.sans(&Hint::Thinking, 15.0, palette::MUTED));
            let dismiss = observe(|_: On<Activate>, mut coaching: ResMut<Coaching>| coaching.dismiss());
            close(panel, &theme, &Words::Close, dismiss);
        } else {
            buttons(panel, &theme, said, shape);
        }
    });
}

fn buttons(panel: &mut ChildSpawnerCommands, theme: &Theme, said: &Said, shape: Shape) {
    let dismiss = observe(|_: On<Activate>, mut coaching: ResMut<Coaching>| coaching.dismiss());
    shape.buttons(
        panel,
        theme,
        |row| {
            // A hand that is still being built can be played out in too many ways.
            if matches!(said.remark.decision.best, Action::Bid(_) | Action::Play(_)) {
                row.spawn((
                    shape.small(theme, ButtonKind::Secondary, &Words::ShowMe),
                    observe(|_: On<Activate>, mut coaching: ResMut<Coaching>| coaching.show()),
                ));
            }
        },
        |row| {
            row.spawn((
                TakeBack,
                InteractionDisabled,
                shape.small(theme, ButtonKind::Secondary, &Words::TakeBack),
                Tooltip::new(Words::WhatTakingBackCosts),
                observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                    intents.write(Intent::Undo);
                }),
            ));
        },
        (&Words::Close, dismiss),
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

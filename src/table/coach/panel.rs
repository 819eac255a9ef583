//! The remark, with what can be done about it.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::Action;

use super::{Coaching, Said};
use crate::Screen;
use crate::input::Intent;
use crate::session::TurnPrompt;
use crate::table::geometry::{Arrangement, Fixture, TableGeometry};
use crate::table::hint::{Advised, small};
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::text::coach::{Coach as Words, Remarked};
use crate::text::overlays::Hint;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::{ButtonKind, Theme, Tooltip, palette, panel, scrolling};

/// A room that is lower than this, in pixels of the interface, has the buttons beside the remark.
const LOW: f32 = 100.0;

/// The panel.
#[derive(Component)]
pub(super) struct RemarkPanel;

/// Takes the decision back.
#[derive(Component)]
pub(super) struct TakeBack;

/// Builds the panel anew when what it says or where it stands has changed. A hint stands in the same room, and goes before it.
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
    let (Some(said), Some(room)) = (&coaching.said, geometry.fixture(Fixture::Hint)) else {
        return;
    };
    if advised.shown() || !coaching.speaks() {
        return;
    }
    let low = room.height() / geometry.scale() < LOW;
    let mut place = Node::default();
    geometry.place_node(room, &mut place);
    let theme = theme.enlarged(if geometry.arrangement().upright() { 1.25 } else { 1.0 });
    commands
        .spawn((
            RemarkPanel,
            Name::new(Area::Coach.key()),
            AccessibleLabel::new(Area::Coach.text()),
            FocusScope::new(Layer::Table).order(-2).without_arrows(),
            Layer::Table.height(),
            DespawnOnExit(Screen::Table),
            Node {
                align_items: if geometry.arrangement() == Arrangement::WideTwo {
                    AlignItems::FlexStart
                } else {
                    AlignItems::FlexEnd
                },
                ..place
            },
            Pickable::IGNORE,
        ))
        .with_children(|root| {
            root.spawn(panel(Node {
                width: percent(100),
                max_height: percent(100),
                padding: if low {
                    UiRect::new(px(14), px(42), px(8), px(8))
                } else {
                    UiRect::axes(px(12), px(8))
                },
                row_gap: px(6),
                column_gap: px(12),
                flex_direction: if low { FlexDirection::Row } else { FlexDirection::Column },
                align_items: AlignItems::Center,
                ..default()
            }))
            .insert(BackgroundColor(palette::PANEL.with_alpha(0.985)))
            .with_children(|panel| {
                panel
                    .spawn(scrolling(Node {
                        flex_shrink: 1.0,
                        flex_grow: 1.0,
                        ..default()
                    }))
                    .with_children(|body| {
                        body.spawn((
                            theme.sans(&Remarked::new(&said.remark, said.drawn()), 16.0, palette::IVORY),
                            TextLayout::justify(if low { Justify::Center } else { Justify::Left }),
                            Node {
                                // Beside it is the way to close it.
                                margin: UiRect::right(px(if low { 0.0 } else { 30.0 })),
                                max_width: percent(100),
                                flex_shrink: 0.0,
                                ..default()
                            },
                        ));
                    });
                if said.showing.is_some() {
                    panel.spawn(theme.sans(&Hint::Thinking, 15.0, palette::MUTED));
                } else {
                    buttons(panel, &theme, said, low);
                }
                close(panel, &theme);
            });
        });
}

fn buttons(panel: &mut ChildSpawnerCommands, theme: &Theme, said: &Said, low: bool) {
    panel
        .spawn((
            Node {
                // Or its lines would be counted for another width.
                width: if low { auto() } else { percent(100) },
                column_gap: px(6),
                row_gap: px(4),
                justify_content: JustifyContent::Center,
                flex_wrap: if low { FlexWrap::NoWrap } else { FlexWrap::Wrap },
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|row| {
            // A hand that is still being built can be played out in too many ways.
            if matches!(said.remark.decision.best, Action::Bid(_) | Action::Play(_)) {
                row.spawn((
                    small(theme, ButtonKind::Secondary, &Words::ShowMe),
                    observe(|_: On<Activate>, mut coaching: ResMut<Coaching>| coaching.show()),
                ));
            }
            row.spawn((
                TakeBack,
                InteractionDisabled,
                small(theme, ButtonKind::Secondary, &Words::TakeBack),
                Tooltip::new(Words::WhatTakingBackCosts),
                observe(|_: On<Activate>, mut intents: MessageWriter<Intent>| {
                    intents.write(Intent::Undo);
                }),
            ));
        });
}

/// In the corner, where it takes no room from what is said.
fn close(panel: &mut ChildSpawnerCommands, theme: &Theme) {
    panel
        .spawn((
            theme.round(ButtonKind::Ghost, "x", 32.0, &Words::Close),
            observe(|_: On<Activate>, mut coaching: ResMut<Coaching>| coaching.dismiss()),
        ))
        .entry::<Node>()
        .and_modify(|mut node| {
            node.position_type = PositionType::Absolute;
            node.top = px(4);
            node.right = px(4);
        });
}

/// A decision can be taken back as soon as what came of it was shown.
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

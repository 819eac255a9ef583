//! The tools at the right: undo, hint, last trick or discards, menu.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};
use spades_layout::{Device, Fixture};

use super::BuildHud;
use super::place::fixture;
use crate::input::Intent;
use crate::session::{Match, Turn, TurnPrompt};
use crate::table::coach::Coaching;
use crate::table::hint::Advised;
use crate::table::intents::tool_state;
use crate::table::shown::ShownView;
use crate::text::keys::{Tip, WithKey};
use crate::text::tools::Tool as Words;
use crate::ui::{ButtonKind, CurrentViewport, Fit, Theme, Tooltip, palette};

/// A tool, and the intent of pressing it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Tool(Intent);

const ALL: [Intent; 6] = [
    Intent::Undo,
    Intent::Hint,
    Intent::LastTrick,
    Intent::Discards,
    Intent::CallRenege,
    Intent::Back,
];

/// The column of a tool with its label, visible in the phases where it makes sense.
#[derive(Component)]
struct Slot(Intent);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
    app.add_systems(Update, enable.in_set(crate::table::TableSystems::Draw));
}

const fn looks(tool: Intent) -> (&'static str, Words) {
    match tool {
        Intent::Undo => ("undo-2", Words::Undo),
        Intent::Hint => ("lightbulb", Words::Hint),
        Intent::LastTrick => ("history", Words::LastTrick),
        Intent::Discards => ("layers", Words::Discards),
        Intent::CallRenege => ("flag", Words::CallRenege),
        _ => ("menu", Words::Menu),
    }
}

fn build(event: On<BuildHud>, mut commands: Commands, theme: Res<Theme>, viewport: Res<CurrentViewport>) {
    let low = event.device == Device::PhoneOnItsSide;
    let portrait = event.portrait;
    let node = if low {
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::FlexEnd,
            row_gap: px(6),
            ..default()
        }
    } else if portrait {
        let phone = event.device == Device::PhoneUpright;
        Node {
            // The first tool, undo, is where the thumb is.
            flex_direction: if phone && !viewport.left_handed {
                FlexDirection::RowReverse
            } else {
                FlexDirection::Row
            },
            justify_content: JustifyContent::Center,
            column_gap: px(if phone { 8 } else { 16 }),
            ..default()
        }
    } else {
        Node {
            justify_content: JustifyContent::FlexEnd,
            align_items: AlignItems::FlexEnd,
            column_gap: px(2),
            ..default()
        }
    };
    commands.entity(event.root).with_children(|root| {
        root.spawn(fixture(Fixture::Tools, node)).with_children(|row| {
            for tool in ALL {
                match tool {
                    Intent::CallRenege if low => {}
                    _ if low => thumb_tool(row, &theme, tool),
                    _ if portrait => pill_tool(row, &theme, tool, event.device),
                    Intent::CallRenege => {}
                    _ => round_tool(row, &theme, tool),
                }
            }
        });
        if low || !portrait {
            call_tool(root, &theme);
        }
    });
}

fn tip(tool: Intent) -> Tooltip {
    match tool {
        // Its key does more than the button.
        Intent::Back => Tooltip::new(WithKey(Words::Menu, tool)),
        _ => Tooltip::new(Tip(tool)),
    }
}

fn press(tool: Intent) -> impl Bundle {
    observe(
        move |_: On<Activate>,
              mut intents: MessageWriter<Intent>,
              mut advised: ResMut<Advised>,
              mut coaching: ResMut<Coaching>| {
            if tool == Intent::Back {
                // The key closes the topmost overlay first. The button does what its label says.
                if advised.shown() {
                    advised.dismiss();
                }
                if coaching.speaks() {
                    coaching.dismiss();
                }
            }
            intents.write(tool);
        },
    )
}

fn round_tool(row: &mut ChildSpawnerCommands, theme: &Theme, tool: Intent) {
    let (icon, label) = looks(tool);
    row.spawn((
        Slot(tool),
        Node {
            // A longer caption of another language takes more room, or a second line.
            min_width: px(78),
            max_width: px(100),
            flex_shrink: 0.0,
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(9),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|column| {
        column.spawn((
            theme.round(ButtonKind::Secondary, icon, 52.0, &label),
            Tool(tool),
            tip(tool),
            press(tool),
        ));
        column.spawn((
            theme.sans(&label, 14.5, palette::IVORY),
            TextLayout::justify(Justify::Center),
        ));
    });
}

/// Spawns the tool that calls a renege: few rules have it, and with room for only four tools beside the hand it is on the other side.
fn call_tool(root: &mut ChildSpawnerCommands, theme: &Theme) {
    let (icon, label) = looks(Intent::CallRenege);
    root.spawn((Slot(Intent::CallRenege), fixture(Fixture::CallTool, Node::default())))
        .with_children(|place| {
            place.spawn((
                theme.button(ButtonKind::Secondary, Some(icon), &label, 0.0),
                Tool(Intent::CallRenege),
                tip(Intent::CallRenege),
                press(Intent::CallRenege),
            ));
        });
}

/// Spawns a tool beside a hand on a phone, as a picture alone.
fn thumb_tool(column: &mut ChildSpawnerCommands, theme: &Theme, tool: Intent) {
    shared_tool(column, theme, tool, theme.min_touch_target());
}

/// Spawns a tool as a picture of this size.
pub(super) fn shared_tool(column: &mut ChildSpawnerCommands, theme: &Theme, tool: Intent, size: f32) {
    let (icon, label) = looks(tool);
    column
        .spawn((Slot(tool), Node::default(), Pickable::IGNORE))
        .with_children(|slot| {
            slot.spawn((
                theme.round(ButtonKind::Secondary, icon, size, &label),
                Tool(tool),
                tip(tool),
                press(tool),
            ));
        });
}

fn pill_tool(row: &mut ChildSpawnerCommands, theme: &Theme, tool: Intent, device: Device) {
    let (icon, label) = looks(tool);
    // On a phone the picture is above the label.
    let phone = device == Device::PhoneUpright;
    let theme2 = theme.clone();
    row.spawn((
        Slot(tool),
        Tool(tool),
        Node {
            height: px(66),
            flex_grow: 1.0,
            // All are equally wide, however long their labels are.
            flex_basis: if phone { px(0) } else { auto() },
            min_width: if phone { px(0) } else { auto() },
            max_width: px(230),
            padding: UiRect::horizontal(px(if phone { 2 } else { 10 })),
            column_gap: px(10),
            flex_direction: if phone {
                FlexDirection::Column
            } else {
                FlexDirection::Row
            },
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        theme.clickable(
            ButtonKind::Secondary,
            if phone {
                BorderRadius::all(px(20))
            } else {
                BorderRadius::MAX
            },
            &label,
        ),
        tip(tool),
        press(tool),
        Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
            parent.spawn(theme2.icon(icon, 24.0, palette::IVORY));
            let mut name = parent.spawn((theme2.sans(&label, 20.0, palette::IVORY), TextLayout::no_wrap()));
            if phone {
                name.insert(Fit::default());
            }
        })),
    ));
}

fn enable(
    mut commands: Commands,
    shown_view: Res<ShownView>,
    prompt: Res<TurnPrompt>,
    game: Option<Res<Match>>,
    viewport: Res<CurrentViewport>,
    mut slots: Query<(&Slot, &mut Node)>,
    buttons: Query<(Entity, &Tool, Has<InteractionDisabled>)>,
    added: Query<(), Added<Slot>>,
) {
    let Some(game) = game else { return };
    if !shown_view.is_changed() && !prompt.is_changed() && !game.is_changed() && added.is_empty() {
        return;
    }
    // A round's result has the menu among its buttons, right above its place among the tools of an upright phone.
    let twice = |tool| tool == Intent::Back && prompt.turn == Turn::Next && viewport.device == Device::PhoneUpright;
    for (slot, mut node) in &mut slots {
        let display = if tool_state(slot.0, &shown_view, &prompt, &game).0 && !twice(slot.0) {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
    }
    for (entity, &Tool(tool), disabled) in &buttons {
        let enabled = tool_state(tool, &shown_view, &prompt, &game).1;
        if enabled && disabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        } else if !enabled && !disabled {
            commands.entity(entity).insert(InteractionDisabled);
        }
    }
}

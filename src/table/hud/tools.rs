//! The tools at the right: undo, hint, last trick or discards, menu.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};
use spades_layout::{Fixture, ToolFlow, ToolShape};
use spades_rules::Action;

use super::BuildHud;
use super::place::fixture;
use crate::input::Intent;
use crate::say;
use crate::session::{Match, Turn, TurnPrompt};
use crate::table::coach::Coaching;
use crate::table::geometry::TableGeometry;
use crate::table::hint::Advised;
use crate::table::intents::tool_state;
use crate::table::shown::ShownView;
use crate::text::Phrase;
use crate::text::keys::{Tip, WithKey};
use crate::text::tools::{Tool as Words, ToolOff};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, DisabledReason, Fit, Panels, Tooltip, Ui, palette};

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

fn build(event: On<BuildHud>, mut panels: Panels, geometry: Res<TableGeometry>) {
    let measures = geometry.tool_measures();
    let (flex_direction, justify_content, align_items) = match measures.flow {
        ToolFlow::Row => (FlexDirection::Row, JustifyContent::Center, AlignItems::DEFAULT),
        ToolFlow::FromRight => (FlexDirection::RowReverse, JustifyContent::Center, AlignItems::DEFAULT),
        ToolFlow::AtRight => (FlexDirection::Row, JustifyContent::FlexEnd, AlignItems::FlexEnd),
        ToolFlow::Column => (FlexDirection::Column, JustifyContent::FlexEnd, AlignItems::DEFAULT),
    };
    let node = flex()
        .flex_direction(flex_direction)
        .justify_content(justify_content)
        .align_items(align_items)
        .row_gap(px(measures.gap))
        .column_gap(px(measures.gap));
    panels.fill(event.root, |ui| {
        ui.nest(fixture(Fixture::Tools, node), |ui| {
            for tool in ALL {
                if tool != Intent::CallRenege || !measures.calls_apart {
                    spawn(ui, tool, measures.shape);
                }
            }
        });
        if measures.calls_apart {
            call_tool(ui);
        }
    });
}

fn spawn(ui: &mut Ui, tool: Intent, shape: ToolShape) {
    match shape {
        ToolShape::Captioned(size) => captioned_tool(ui, tool, size),
        ToolShape::Picture => shared_tool(ui, tool, ui.theme.min_touch_target()),
        ToolShape::Pill { padding, stacked } => pill_tool(ui, tool, padding, stacked),
    }
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

fn picture(ui: &mut Ui, tool: Intent, size: f32) {
    let (icon, label) = looks(tool);
    let button = ui.theme.round(ButtonKind::Secondary, icon, size, &label);
    ui.spawn((button, Tool(tool), tip(tool), press(tool)));
}

/// Spawns a tool as a picture of this size above its caption.
fn captioned_tool(ui: &mut Ui, tool: Intent, size: f32) {
    let column = Node {
        // A longer caption of another language takes more room, or a second line.
        min_width: px(78),
        max_width: px(100),
        flex_shrink: 0.0,
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        row_gap: px(9),
        ..default()
    };
    ui.nest((Slot(tool), column, Pickable::IGNORE), |ui| {
        picture(ui, tool, size);
        ui.sans(&looks(tool).1, 14.5, palette::IVORY)
            .insert(TextLayout::justify(Justify::Center));
    });
}

/// Spawns the tool that calls a renege: few rules have it, and with room for only four tools beside the hand it is on the other side.
fn call_tool(ui: &mut Ui) {
    let tool = Intent::CallRenege;
    let (icon, label) = looks(tool);
    ui.nest((Slot(tool), fixture(Fixture::CallTool, Node::default())), |ui| {
        ui.push(ButtonKind::Secondary, icon, &label)
            .insert((Tool(tool), tip(tool), press(tool)));
    });
}

/// Spawns a tool as a picture of this size.
pub(super) fn shared_tool(ui: &mut Ui, tool: Intent, size: f32) {
    ui.nest((Slot(tool), Node::default(), Pickable::IGNORE), |ui| {
        picture(ui, tool, size)
    });
}

/// Spawns a tool as a pill with picture and caption.
fn pill_tool(ui: &mut Ui, tool: Intent, padding: f32, stacked: bool) {
    let (icon, label) = looks(tool);
    let (flex_direction, radius) = if stacked {
        (FlexDirection::Column, BorderRadius::all(px(20)))
    } else {
        (FlexDirection::Row, BorderRadius::MAX)
    };
    // Stacked, all are equally wide, however long their captions are.
    let min = if stacked { px(0) } else { auto() };
    let node = flex()
        .height(px(66))
        .grow()
        .flex_basis(min)
        .min_width(min)
        .max_width(px(230))
        .padding(UiRect::horizontal(px(padding)))
        .column_gap(px(10))
        .flex_direction(flex_direction)
        .align_center()
        .justify_center();
    let look = ui.theme.clickable(ButtonKind::Secondary, radius, &label);
    let pill = (Slot(tool), Tool(tool), node, look, tip(tool), press(tool));
    ui.nest(pill, |ui| {
        ui.icon(icon, 24.0, palette::IVORY);
        let mut name = ui.sans(&label, 20.0, palette::IVORY);
        name.insert(TextLayout::no_wrap());
        if stacked {
            name.insert(Fit::default());
        }
    });
}

/// Returns `true` if the decision to undo is a bid.
fn takes_back_a_bid(game: &Match) -> bool {
    let point = game.undo_point();
    let action = point.and_then(|point| game.game().actions().nth(point.count));
    matches!(action, Some(Action::Bid(_)))
}

/// Returns why a tool can be shown but not used.
fn reason(tool: Intent) -> Option<ToolOff> {
    match tool {
        Intent::Undo => Some(ToolOff::Undo),
        Intent::Hint => Some(ToolOff::Hint),
        Intent::LastTrick => Some(ToolOff::LastTrick),
        Intent::Discards => Some(ToolOff::Discards),
        _ => None,
    }
}

fn enable(
    mut commands: Commands,
    shown_view: Res<ShownView>,
    prompt: Res<TurnPrompt>,
    game: Option<Res<Match>>,
    geometry: Res<TableGeometry>,
    mut slots: Query<(&Slot, &mut Node)>,
    buttons: Query<(Entity, &Tool, Has<InteractionDisabled>)>,
    added: Query<(), Added<Slot>>,
) {
    let Some(game) = game else { return };
    if !shown_view.is_changed() && !prompt.is_changed() && !game.is_changed() && added.is_empty() {
        return;
    }
    let below_result = geometry.tool_measures().below_result;
    let twice = |tool| tool == Intent::Back && prompt.turn == Turn::Next && below_result;
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
        if tool == Intent::Undo {
            let tip = if enabled && takes_back_a_bid(&game) {
                Tooltip::new(WithKey(say::tools::tool_second_thoughts(), tool))
            } else {
                tip(tool)
            };
            commands.entity(entity).insert(tip);
        }
        if enabled && disabled {
            commands
                .entity(entity)
                .remove::<(InteractionDisabled, DisabledReason)>();
        } else if !enabled && !disabled {
            let mut button = commands.entity(entity);
            button.insert(InteractionDisabled);
            if let Some(why) = reason(tool) {
                button.insert(DisabledReason(why.words()));
            }
        }
    }
}

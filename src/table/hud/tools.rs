//! The tools at the right: undo, hint, last trick or discards, menu.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::{HandBuilding, Phase};

use super::BuildHud;
use crate::session::Match;
use crate::session::perspective::Perspective;
use crate::table::director::Director;
use crate::table::input::{Turn, turn};
use crate::text::Raw;
use crate::ui::focus::{Keyboard, Layer};
use crate::ui::{ButtonKind, Theme, palette};

/// A tool, as a message when it is pressed.
#[derive(Message, Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolPressed {
    /// Take back the last decision.
    Undo,
    /// What would be best.
    Hint,
    /// Look at the last trick.
    LastTrick,
    /// Look through the discards.
    Discards,
    /// Call a renege.
    Call,
    /// The menu.
    Menu,
}

const ALL: [ToolPressed; 6] = [
    ToolPressed::Undo,
    ToolPressed::Hint,
    ToolPressed::LastTrick,
    ToolPressed::Discards,
    ToolPressed::Call,
    ToolPressed::Menu,
];

/// The column of a tool with its label, shown where it makes sense.
#[derive(Component)]
struct Slot(ToolPressed);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ToolPressed>();
    app.add_observer(build);
    app.add_systems(Update, (enable, keys).in_set(crate::table::TableSystems::Draw));
}

const fn looks(tool: ToolPressed) -> (&'static str, &'static str) {
    match tool {
        ToolPressed::Undo => ("undo-2", "Undo"),
        ToolPressed::Hint => ("lightbulb", "Hint"),
        ToolPressed::LastTrick => ("history", "Last trick"),
        ToolPressed::Discards => ("layers", "Discards"),
        ToolPressed::Call => ("flag", "Call renege"),
        ToolPressed::Menu => ("menu", "Menu"),
    }
}

fn build(event: On<BuildHud>, mut commands: Commands, theme: Res<Theme>) {
    let portrait = event.portrait;
    let place = if portrait {
        Node {
            left: percent(4),
            right: percent(4),
            bottom: px(34),
            justify_content: JustifyContent::Center,
            column_gap: px(16),
            ..default()
        }
    } else {
        Node {
            right: px(28),
            bottom: px(50),
            column_gap: px(2),
            ..default()
        }
    };
    commands.entity(event.root).with_children(|root| {
        root.spawn((
            Node {
                position_type: PositionType::Absolute,
                ..place
            },
            Pickable::IGNORE,
        ))
        .with_children(|row| {
            for tool in ALL {
                match tool {
                    _ if portrait => pill_tool(row, &theme, tool),
                    ToolPressed::Call => {}
                    _ => round_tool(row, &theme, tool),
                }
            }
        });
        if !portrait {
            call_tool(root, &theme);
        }
    });
}

fn press(tool: ToolPressed) -> impl Bundle {
    observe(move |_: On<Activate>, mut pressed: MessageWriter<ToolPressed>| {
        pressed.write(tool);
    })
}

fn round_tool(row: &mut ChildSpawnerCommands, theme: &Theme, tool: ToolPressed) {
    let (icon, label) = looks(tool);
    row.spawn((
        Slot(tool),
        Node {
            width: px(78),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(9),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|column| {
        column.spawn((
            theme.round(ButtonKind::Secondary, icon, 52.0, &Raw(label)),
            tool,
            press(tool),
        ));
        column.spawn((theme.sans(&Raw(label), 14.5, palette::IVORY), TextLayout::no_wrap()));
    });
}

/// Beside the hand there is room for four tools; calling a renege, which few rules have, stands on the other side.
fn call_tool(root: &mut ChildSpawnerCommands, theme: &Theme) {
    let (icon, label) = looks(ToolPressed::Call);
    root.spawn((
        Slot(ToolPressed::Call),
        Node {
            position_type: PositionType::Absolute,
            left: px(40),
            top: percent(69),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|place| {
        place.spawn((
            theme.button(ButtonKind::Secondary, Some(icon), &Raw(label), 0.0),
            ToolPressed::Call,
            press(ToolPressed::Call),
        ));
    });
}

fn pill_tool(row: &mut ChildSpawnerCommands, theme: &Theme, tool: ToolPressed) {
    let (icon, label) = looks(tool);
    let (icon, caption, theme2) = (icon.to_owned(), label.to_owned(), theme.clone());
    row.spawn((
        Slot(tool),
        tool,
        Node {
            height: px(66),
            flex_grow: 1.0,
            max_width: px(230),
            padding: UiRect::horizontal(px(10)),
            column_gap: px(10),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        theme.clickable(ButtonKind::Secondary, BorderRadius::MAX, &Raw(label)),
        press(tool),
        Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
            parent.spawn(theme2.icon(&icon, 24.0, palette::IVORY));
            parent.spawn((theme2.sans(&Raw(caption), 20.0, palette::IVORY), TextLayout::no_wrap()));
        })),
    ));
}

/// Whether a tool makes sense in this phase, and whether it can be used now.
fn state(tool: ToolPressed, director: &Director, perspective: &Perspective, game: &Match) -> (bool, bool) {
    let Some(view) = &director.view else {
        return (false, false);
    };
    let now = turn(director, perspective, game);
    let draft = view.rules.hands != HandBuilding::Deal;
    match tool {
        ToolPressed::Undo => (
            !game.hot_seat(),
            director.idle() && now != Turn::Next && game.undo_point().is_some(),
        ),
        ToolPressed::Hint => (
            view.phase != Phase::RoundEnd,
            matches!(now, Turn::Choose | Turn::Bid | Turn::Play),
        ),
        ToolPressed::LastTrick => (
            view.phase == Phase::Play,
            view.played.iter().any(|trick| trick.winner.is_some()),
        ),
        ToolPressed::Discards => (
            draft && matches!(view.phase, Phase::Draft | Phase::Bidding),
            perspective.open && !perspective.curtain && view.discards.iter().any(|thrown| thrown.card.is_some()),
        ),
        ToolPressed::Call => {
            let can = view
                .legal
                .iter()
                .any(|action| matches!(action, spades_rules::Action::Call(_)));
            (
                can && view.phase == Phase::Play,
                can && director.idle() && !perspective.curtain,
            )
        }
        ToolPressed::Menu => (true, true),
    }
}

fn enable(
    mut commands: Commands,
    director: Res<Director>,
    perspective: Res<Perspective>,
    game: Option<Res<Match>>,
    mut slots: Query<(&Slot, &mut Node)>,
    buttons: Query<(Entity, &ToolPressed, Has<InteractionDisabled>)>,
    added: Query<(), Added<Slot>>,
) {
    let Some(game) = game else { return };
    if !director.is_changed() && !perspective.is_changed() && !game.is_changed() && added.is_empty() {
        return;
    }
    for (slot, mut node) in &mut slots {
        let display = if state(slot.0, &director, &perspective, &game).0 {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
    }
    for (entity, &tool, disabled) in &buttons {
        let enabled = state(tool, &director, &perspective, &game).1;
        if enabled && disabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        } else if !enabled && !disabled {
            commands.entity(entity).insert(InteractionDisabled);
        }
    }
}

/// The same by key.
fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    director: Res<Director>,
    perspective: Res<Perspective>,
    game: Option<Res<Match>>,
    keyboard: Res<Keyboard>,
    mut pressed: MessageWriter<ToolPressed>,
) {
    let Some(game) = game else { return };
    let asked = [
        (KeyCode::KeyU, ToolPressed::Undo),
        (KeyCode::KeyH, ToolPressed::Hint),
        (KeyCode::KeyT, ToolPressed::LastTrick),
        (KeyCode::KeyO, ToolPressed::Discards),
        (KeyCode::KeyR, ToolPressed::Call),
        (KeyCode::Escape, ToolPressed::Menu),
    ];
    if !matches!(keyboard.top(), Layer::Table | Layer::ScoreSheet) {
        return;
    }
    for (key, tool) in asked {
        if keys.just_pressed(key) && state(tool, &director, &perspective, &game) == (true, true) {
            pressed.write(tool);
        }
    }
}

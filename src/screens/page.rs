//! The parts of a page: the root, the heading with the back button, scrolling, groups of options.

use bevy::picking::events::{Drag, Pointer};
use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::{Activate, ScrollArea};

use super::{PageOf, PageState, UiViewport};
use crate::input::Intent;
use crate::text::Phrase;
use crate::text::captions::Caption;
use crate::text::keys::WithKey;
use crate::ui::focus::{FocusScope, GoBack};
use crate::ui::{ButtonKind, InSafeArea, Theme, Tooltip, label, palette, panel, well};

pub(crate) use crate::ui::viewport::MARGIN;

/// Builds the root of a page, as large as the window. It is despawned with its state.
pub(crate) fn root<S: PageState>(state: S, title: &dyn Phrase, node: Node) -> impl Bundle + use<S> {
    (
        Name::new(title.key()),
        label(title),
        PageOf(state.clone()),
        DespawnOnExit(state),
        FocusScope::new(S::LAYER),
        S::LAYER.height(),
        InSafeArea::Window,
        Node {
            width: percent(100),
            height: percent(100),
            ..node
        },
    )
}

/// Spawns a page of text over the current screen: its heading, and a panel that scrolls, with `gap` between the items.
pub(crate) fn text_page<S: PageState>(
    commands: &mut Commands,
    (theme, room): (&Theme, &UiViewport),
    (state, title): (S, &dyn Phrase),
    gap: f32,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    commands
        .spawn(root(state, title, page_node(room)))
        .with_children(|page| {
            header(page, theme, room, title);
            page.spawn(panel(Node {
                width: percent(100),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                padding: UiRect::vertical(px(16)),
                ..column()
            }))
            .with_children(|panel| {
                panel
                    .spawn(scroll(Node {
                        width: percent(100),
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        padding: UiRect::axes(px(panel_padding(room)), px(12)),
                        row_gap: px(gap),
                        ..default()
                    }))
                    .with_children(fill);
            });
        });
}

fn page_node(room: &UiViewport) -> Node {
    Node {
        padding: room.margins(),
        row_gap: room.gap(30.0),
        ..column()
    }
}

fn panel_padding(room: &UiViewport) -> f32 {
    match (room.phone, room.portrait) {
        (true, _) => 20.0,
        (false, true) => 28.0,
        (false, false) => 40.0,
    }
}

/// The same with a card in the middle that is only as large as what it says.
pub(crate) fn card_page<S: PageState>(
    commands: &mut Commands,
    (theme, room): (&Theme, &UiViewport),
    (state, title): (S, &dyn Phrase),
    gap: f32,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    /// The widest card, for text of the usual size.
    const WIDEST: f32 = 820.0;
    commands
        .spawn(root(state, title, page_node(room)))
        .with_children(|page| {
            header(page, theme, room, title);
            page.spawn(Node {
                width: percent(100),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..column()
            })
            .with_children(|middle| {
                middle
                    .spawn(panel(Node {
                        width: percent(100),
                        max_width: px(room.text(WIDEST)),
                        max_height: percent(100),
                        padding: UiRect::vertical(px(16)),
                        ..column()
                    }))
                    .with_children(|card| {
                        card.spawn(scroll(Node {
                            width: percent(100),
                            min_height: px(0),
                            padding: UiRect::axes(px(panel_padding(room)), px(12)),
                            row_gap: px(gap),
                            ..default()
                        }))
                        .with_children(fill);
                    });
            });
        });
}

/// Spawns a paragraph of readable width.
pub(crate) fn paragraph(
    body: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    text: &dyn Phrase,
    color: Color,
) {
    body.spawn((
        theme.paragraph(text, room.text(17.0), color),
        Node {
            max_width: px(900),
            flex_shrink: 0.0,
            ..default()
        },
    ));
}

/// Returns a column node.
pub(crate) fn column() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        ..default()
    }
}

/// Returns the node of a page's buttons, side by side, wrapping if necessary.
pub(crate) fn button_row() -> Node {
    Node {
        width: percent(100),
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(14),
        row_gap: px(14),
        flex_shrink: 0.0,
        ..default()
    }
}

/// Spawns the heading of a page, beside the back button.
pub(crate) fn header(parent: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, title: &dyn Phrase) {
    parent
        .spawn(Node {
            width: percent(100),
            align_items: AlignItems::Center,
            column_gap: px(24),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            way_back(row, theme, room);
            row.spawn(theme.heading(title, room.text(43.0)));
        });
}

/// Spawns the back button.
pub(crate) fn way_back(row: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    let size = if room.portrait { 74.0 } else { 52.0 };
    row.spawn(theme.round(ButtonKind::Secondary, "arrow-left", size, &Caption::Back))
        .insert(Tooltip::new(WithKey(Caption::Back, Intent::Back)))
        .observe(|_: On<Activate>, mut commands: Commands| commands.trigger(GoBack));
}

/// Builds a column that scrolls if it overflows: with the wheel, by dragging, and to the focused widget.
pub(crate) fn scroll(node: Node) -> impl Bundle {
    (
        ScrollArea,
        Node {
            flex_direction: FlexDirection::Column,
            overflow: Overflow::scroll_y(),
            ..node
        },
    )
}

/// Distance that a finger can move before it drags the page, in pixels.
const SLACK: f32 = 10.0;

/// Scrolls by dragging; a finger that drags does not press the button under it.
fn drag_to_scroll(
    drag: On<Pointer<Drag>>,
    mut areas: Query<(&Node, &ComputedNode, &mut ScrollPosition), With<ScrollArea>>,
    parents: Query<&ChildOf>,
    scale: Res<UiScale>,
    mut commands: Commands,
) {
    if drag.original_event_target() != drag.entity || drag.distance.length() < SLACK {
        return;
    }
    let Some(area) = std::iter::once(drag.entity)
        .chain(parents.iter_ancestors(drag.entity))
        .find(|entity| areas.contains(*entity))
    else {
        return;
    };
    let Ok((node, computed, mut position)) = areas.get_mut(area) else {
        return;
    };
    let scrolls = Vec2::new(
        f32::from(u8::from(node.overflow.x == OverflowAxis::Scroll)),
        f32::from(u8::from(node.overflow.y == OverflowAxis::Scroll)),
    );
    let beyond = (computed.content_size() - computed.size()).max(Vec2::ZERO);
    let range = beyond * computed.inverse_scale_factor() * scrolls;
    if range != Vec2::ZERO {
        position.0 = (position.0 - drag.delta / scale.0).clamp(Vec2::ZERO, range);
        commands.entity(drag.entity).try_remove::<Pressed>();
    }
}

/// Builds a caption over a group.
pub(crate) fn caption(theme: &Theme, room: &UiViewport, text: &dyn Phrase) -> impl Bundle + use<> {
    theme.sans(text, room.text(16.0), palette::BRASS)
}

/// Builds a sunken pill with several options side by side.
pub(crate) fn choices(room: &UiViewport) -> impl Bundle + use<> {
    let height = if room.portrait { 74.0 } else { 52.0 };
    well(Node {
        width: percent(100),
        // The height follows the content, as touch may need more. On a phone the options wrap.
        min_height: px(height),
        flex_wrap: if room.phone { FlexWrap::Wrap } else { FlexWrap::NoWrap },
        padding: UiRect::all(px(3)),
        column_gap: px(2),
        border_radius: if room.phone {
            BorderRadius::all(px(38))
        } else {
            BorderRadius::MAX
        },
        flex_shrink: 0.0,
        ..default()
    })
}

/// One of several choices. All of a group are equally wide where there is room.
pub(crate) fn choice(theme: &Theme, room: &UiViewport, icon: Option<&str>, text: &dyn Phrase) -> impl Bundle + use<> {
    let cramped = !room.portrait && room.size.x < 1400.0;
    let size = if cramped {
        15.5
    } else {
        room.text(if room.phone { 16.0 } else { 18.0 })
    };
    (
        Node {
            flex_grow: 1.0,
            flex_basis: if room.phone || cramped { auto() } else { px(0) },
            height: if room.phone { px(74) } else { percent(100) },
            padding: UiRect::horizontal(px(if room.phone { 12 } else { 0 })),
            column_gap: px(10),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        theme.clickable(ButtonKind::Choice, BorderRadius::MAX, text),
        theme.inked_label(icon, text, size),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(drag_to_scroll);
}

//! Shared parts of hints and coach remarks: their frame and buttons.

use bevy::prelude::*;
use spades_layout::{RemarkRoom, RemarkShape as Shape};

use super::geometry::TableGeometry;
use crate::states::Screen;
use crate::text::Phrase;
use crate::text::areas::Area;
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{BarBeside, ButtonKind, Panels, Theme, Ui, label, palette, panel, scrolling};

/// Size of the close button, where a finger doesn't need a larger one.
const CLOSE: f32 = 32.0;

/// Width of a scroll bar, in pixels of the interface.
const BAR: f32 = 10.0;

/// Spawns the area of a remark and its panel with the contents, `scale` times as large as usual.
pub(super) fn remark(
    panels: &mut Panels,
    geometry: &TableGeometry,
    (room, scale): (&RemarkRoom, f32),
    (marker, area): (impl Bundle, Area),
    content: impl FnOnce(&mut Ui),
) {
    let padding = match room.shape {
        Shape::Across => closing(&panels.theme) + 4.0,
        Shape::Below | Shape::Narrow | Shape::Beside => 14.0,
    };
    let (high, flex_direction) = match room.shape {
        Shape::Beside => (RemarkRoom::BESIDE, FlexDirection::Row),
        Shape::Across => (8.0, FlexDirection::Row),
        Shape::Below | Shape::Narrow => (8.0, FlexDirection::Column),
    };
    let mut place = flex().align_items(if room.at_the_start {
        AlignItems::FlexStart
    } else {
        AlignItems::FlexEnd
    });
    geometry.place_node(room.area, &mut place);
    let root = (
        marker,
        Name::new(area.key()),
        label(&area),
        FocusScope::new(Layer::Table).order(-2).without_arrows(),
        Layer::Table.height(),
        DespawnOnExit(Screen::Table),
        place,
        Pickable::IGNORE,
    );
    let body = panel(Node {
        width: percent(100),
        max_height: percent(100),
        // Beside a short sentence is the close button; two stacked buttons take the full height.
        padding: UiRect::new(px(14), px(padding), px(high), px(high)),
        column_gap: px(12),
        row_gap: px(6),
        flex_direction,
        align_items: AlignItems::Center,
        ..default()
    });
    panels.spawn(root, |ui| {
        ui.nest(body, |ui| ui.enlarged(scale, content))
            .insert(BackgroundColor(palette::PANEL.with_alpha(0.985)));
    });
}

/// Spawns the sentence, which scrolls if it is too long; `titled` if a title is above it, beside the close button.
pub(super) fn sentence(ui: &mut Ui, room: &RemarkRoom, titled: bool, fill: impl FnOnce(&mut Ui)) {
    let below = room.shape == Shape::Below;
    let node = Node {
        // Space for a scroll bar, which otherwise is in the padding of the panel.
        padding: UiRect::right(px(if below { 0.0 } else { BAR })),
        // Text and bar end before the close button.
        margin: UiRect::right(px(if below && !titled { closing(ui.theme) - 5.0 } else { 0.0 })),
        align_self: match room.shape {
            Shape::Narrow | Shape::Below => AlignSelf::Stretch,
            Shape::Across | Shape::Beside => AlignSelf::Auto,
        },
        row_gap: px(2),
        max_height: match room.shape {
            // Beside buttons its height would otherwise be unlimited.
            Shape::Across | Shape::Beside => px(room.height - 20.0),
            Shape::Below | Shape::Narrow => auto(),
        },
        flex_basis: if room.shape == Shape::Beside { px(0) } else { auto() },
        flex_shrink: 1.0,
        flex_grow: 1.0,
        ..default()
    };
    let mut area = ui.nest(scrolling(node), fill);
    // As wide as its line, apart from the margin.
    area.entry::<Node>().and_modify(|mut node| node.width = auto());
    if below {
        area.insert(BarBeside);
    }
}

/// Spawns the line above the sentence, which leaves room for the close button.
pub(super) fn title(ui: &mut Ui, room: &RemarkRoom, fill: impl FnOnce(&mut Ui)) {
    // Neither the text nor its scroll bar begin beside the close button.
    let (beside, high) = if room.shape == Shape::Below {
        (closing(ui.theme) - 10.0, closing(ui.theme) - 14.0)
    } else {
        (0.0, 0.0)
    };
    let line = flex()
        .min_height(px(high))
        .column_gap(px(8))
        .align_center()
        .rigid()
        .padding(UiRect::horizontal(px(beside)));
    ui.nest(line, fill);
}

/// Spawns the first and the second button, and the close button.
pub(super) fn buttons(
    ui: &mut Ui,
    room: &RemarkRoom,
    first: impl FnOnce(&mut Ui),
    second: impl FnOnce(&mut Ui),
    (words, pressed): (&dyn Phrase, impl Bundle),
) {
    let shape = room.shape;
    let line = flex().column_gap(px(8)).align_center();
    let close = (ui.theme.round(ButtonKind::Ghost, "x", CLOSE, words), pressed);
    match shape {
        Shape::Narrow => {
            let line = line.clone().width(percent(100)).rigid();
            ui.nest((line.clone(), Pickable::IGNORE), |ui| {
                first(ui);
                ui.spawn(close);
            });
            ui.nest((line, Pickable::IGNORE), second);
        }
        Shape::Beside => {
            let gap = room.button_gap(ui.theme.min_touch_target());
            let column = flex().flex_direction(FlexDirection::Column).row_gap(px(gap)).rigid();
            let line = line.clone().justify_content(JustifyContent::FlexEnd);
            ui.nest((column, Pickable::IGNORE), |ui| {
                ui.nest((line, Pickable::IGNORE), |ui| {
                    second(ui);
                    ui.spawn(close);
                });
                first(ui);
            });
        }
        Shape::Across | Shape::Below => {
            let across = shape == Shape::Across;
            let line = Node {
                // Otherwise its lines would be measured for another width.
                width: if across { auto() } else { percent(100) },
                row_gap: px(4),
                justify_content: JustifyContent::Center,
                flex_wrap: if across { FlexWrap::NoWrap } else { FlexWrap::Wrap },
                flex_shrink: 0.0,
                ..line
            };
            ui.nest((line, Pickable::IGNORE), |ui| {
                first(ui);
                second(ui);
            });
            to_corner(&mut ui.spawn(close));
        }
    }
}

/// Spawns a pill button of reduced height.
pub(super) fn small<'a>(ui: &'a mut Ui, shape: Shape, kind: ButtonKind, caption: &dyn Phrase) -> EntityCommands<'a> {
    // In a narrow column it fills its line.
    let (beside, flex_grow) = match shape {
        Shape::Narrow => (7.0, 1.0),
        Shape::Beside => (11.0, 0.0),
        Shape::Below | Shape::Across => (16.0, 0.0),
    };
    ui.spawn((
        flex()
            .flex_grow(flex_grow)
            .height(px(38))
            .padding(UiRect::horizontal(px(beside)))
            .align_center()
            .justify_center()
            .rigid(),
        ui.theme.clickable(kind, BorderRadius::MAX, caption),
        ui.theme.inked_label(None, caption, 16.0),
    ))
}

/// Returns the space for the close button, which is as large as a finger needs.
fn closing(theme: &Theme) -> f32 {
    theme.min_touch_target().max(CLOSE) + 6.0
}

/// Spawns the close button in the corner, where it takes no room from the text; also used while the search runs.
pub(super) fn close(ui: &mut Ui, words: &dyn Phrase, pressed: impl Bundle) {
    let button = ui.theme.round(ButtonKind::Ghost, "x", CLOSE, words);
    to_corner(&mut ui.spawn((button, pressed)));
}

fn to_corner(button: &mut EntityCommands) {
    button.entry::<Node>().and_modify(|mut node| {
        node.position_type = PositionType::Absolute;
        node.top = px(4);
        node.right = px(4);
    });
}

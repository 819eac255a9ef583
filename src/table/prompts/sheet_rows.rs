//! The lines of the score sheet: a caption, and a value for each side.

use bevy::prelude::*;

use super::counting::{Counted, Counter, Figure};
use super::stretch::fill_line;
use crate::text::Phrase;
use crate::text::result::Cell;
use crate::ui::Theme;

/// Spawns a line of the sheet: a caption of this width, and cells.
pub(super) fn row<'a>(
    body: &'a mut ChildSpawnerCommands,
    label: f32,
    cell: f32,
    height: Val,
    stripe: Option<Color>,
) -> EntityCommands<'a> {
    debug_assert!(label > 0.0 && cell > 0.0);
    body.spawn((
        Node {
            min_height: height,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(8)),
            ..default()
        },
        BackgroundColor(stripe.unwrap_or(Color::NONE)),
    ))
}

/// Spawns the caption of a line.
pub(super) fn caption(
    cells: &mut ChildSpawnerCommands,
    theme: &Theme,
    phrase: &dyn Phrase,
    width: f32,
    size: f32,
    color: Color,
) {
    cells
        .spawn(Node {
            width: px(width),
            padding: UiRect::new(px(if width < 240.0 { 8 } else { 24 }), px(6), px(0), px(0)),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|parent| {
            // Where there is little room a caption has two lines.
            fill_line(&mut parent.spawn(theme.paragraph(phrase, size, color)));
        });
}

/// Spawns a side's value, which counts up.
pub(super) fn value(
    cells: &mut ChildSpawnerCommands,
    theme: &Theme,
    counter: &Counter,
    line: usize,
    cell: &Cell,
    width: f32,
    size: f32,
    color: Color,
) {
    let counted = Counted {
        line,
        figure: Figure::Cell(cell.clone()),
    };
    cells
        .spawn(Node {
            width: px(width),
            justify_content: JustifyContent::Center,
            ..default()
        })
        .with_children(|parent| {
            parent.spawn((
                theme.serif(&counter.says(&counted), size, color),
                TextLayout::no_wrap(),
                counted,
            ));
        });
}

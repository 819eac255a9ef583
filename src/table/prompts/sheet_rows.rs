//! The lines of the score sheet: a caption, and a value for each side.

use bevy::prelude::*;

use super::counting::{Counted, Counter, Figure};
use super::stretch::fill_line;
use crate::text::Phrase;
use crate::text::result::Cell;
use crate::ui::Ui;
use crate::ui::node::{NodeStyle as _, flex};

/// Spawns a line of the sheet.
pub(super) fn row<'a>(
    ui: &'a mut Ui,
    height: Val,
    stripe: Option<Color>,
    fill: impl FnOnce(&mut Ui),
) -> EntityCommands<'a> {
    let node = flex()
        .min_height(height)
        .align_center()
        .rigid()
        .border_radius(BorderRadius::all(px(8)));
    ui.nest((node, BackgroundColor(stripe.unwrap_or(Color::NONE))), fill)
}

/// Spawns the caption of a line.
pub(super) fn caption(ui: &mut Ui, phrase: &dyn Phrase, width: f32, size: f32, color: Color) {
    let node = flex()
        .width(px(width))
        .padding(UiRect::new(px(if width < 240.0 { 8 } else { 24 }), px(6), px(0), px(0)))
        .rigid();
    ui.nest(node, |ui| {
        // Where there is little room a caption has two lines.
        fill_line(&mut ui.spawn(ui.theme.paragraph(phrase, size, color)));
    });
}

/// Spawns a side's value, which counts up; a `heavy` one lands with a shake.
pub(super) fn value(
    ui: &mut Ui,
    counter: &Counter,
    (line, heavy): (usize, bool),
    cell: &Cell,
    width: f32,
    (size, color): (f32, Color),
) {
    let counted = Counted {
        line,
        figure: Figure::Cell(cell.clone()),
        heavy,
    };
    let node = flex().width(px(width)).justify_center();
    ui.nest(node, |ui| {
        ui.serif(&counter.says(&counted), size, color)
            .insert((TextLayout::no_wrap(), counted));
    });
}

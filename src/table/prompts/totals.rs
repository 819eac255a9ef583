//! The last lines of a score sheet: the points of the round, and the score.

use bevy::prelude::*;
use spades_rules::{SideScore, View};

use super::counting::{Counted, Counter, Figure};
use super::sheet_layout::SheetLayout;
use super::sheet_rows::{caption, row, value};
use crate::text::result::{Cell, SheetLine};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Ui, palette, well};

/// The totals of a score sheet.
#[derive(Clone, Copy)]
pub(super) struct Totals {
    pub(super) layout: SheetLayout,
    /// Line numbers in the order of the count.
    pub(super) lines: (usize, usize),
}

impl Totals {
    pub(super) fn spawn(self, ui: &mut Ui, counter: &Counter, view: &View) {
        let layout = self.layout;
        ui.spawn((
            flex()
                .width(percent(100))
                .height(px(1.2))
                .rigid()
                .margin(UiRect::vertical(px(layout.rule))),
            BackgroundColor(palette::BRASS.with_alpha(0.5)),
        ));
        // Large letters need two lines for its caption.
        let large = ui.theme.line(1.0) > 1.0;
        let height = if large { auto() } else { px(layout.points) };
        row(ui, height, None, |ui| {
            let size = layout.text + 1.0;
            caption(ui, &SheetLine::RoundPoints, layout.label, size, palette::IVORY);
            for side in &view.sheet {
                let color = if side.total < 0 { palette::LOSS } else { palette::GAIN };
                let points = Cell::Points(side.total);
                value(ui, counter, (self.lines.0, false), &points, layout.cell, (29.0, color));
            }
        });
        let (height, of_two) = layout.score;
        let node = flex()
            .height(px(ui.theme.line(height)))
            .rigid()
            .align_center()
            .border_radius(BorderRadius::all(px(14)));
        let mut line = ui.nest(well(node), |ui| {
            self.score_caption(ui, view);
            let best = view.sheet.iter().map(|side| side.score).max();
            for side in &view.sheet {
                let color = if best == Some(side.score) {
                    palette::BRASS
                } else {
                    palette::IVORY
                };
                let size = if view.sheet.len() > 2 { 38.0 } else { of_two };
                self.score(ui, counter, side, (size, color));
            }
        });
        line.insert(BorderColor::all(palette::BRASS.with_alpha(0.4)));
    }

    /// Spawns the caption of the score, with the match's target.
    fn score_caption(self, ui: &mut Ui, view: &View) {
        let label = self.layout.label;
        // Below it in a single column: the figures begin early.
        let (flex_direction, align_items) = if self.layout.stretches {
            (FlexDirection::Column, AlignItems::FlexStart)
        } else {
            (FlexDirection::Row, AlignItems::Center)
        };
        let end = &view.rules.end;
        let target = end.target.filter(|_| view.sheet.len() == 2 && end.rounds.is_none());
        let pair = flex()
            .width(px(label))
            .padding(UiRect::left(px(if label < 240.0 { 8 } else { 24 })))
            .column_gap(px(20))
            .flex_direction(flex_direction)
            .align_items(align_items);
        ui.nest(pair, |ui| {
            ui.serif(&SheetLine::Score, 26.0, palette::IVORY)
                .insert(TextLayout::no_wrap());
            if let Some(target) = target {
                ui.sans(&SheetLine::FirstTo(target), 15.0, palette::MUTED)
                    .insert(TextLayout::no_wrap());
            }
        });
    }

    fn score(self, ui: &mut Ui, counter: &Counter, side: &SideScore, (size, color): (f32, Color)) {
        let counted = Counted {
            line: self.lines.1,
            figure: Figure::Score {
                from: side.score - side.total,
                to: side.score,
            },
            heavy: false,
        };
        let cell = flex().width(px(self.layout.cell)).justify_center();
        ui.nest(cell, |ui| {
            ui.serif(&counter.says(&counted), size, color).insert(counted);
        });
    }
}

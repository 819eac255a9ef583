//! The last lines of a score sheet: the points of the round, and the score.

use bevy::prelude::*;
use spades_rules::{SideScore, View};

use super::counting::{Counted, Counter, Figure};
use super::sheet_rows::{caption, row, value};
use crate::text::result::{Cell, SheetLine};
use crate::ui::{Theme, palette};

/// Layout of the totals.
#[derive(Clone, Copy)]
pub(super) struct Totals {
    /// Widths of the captions, and of each side's column.
    pub(super) columns: (f32, f32),
    /// Text size of the captions.
    pub(super) text: f32,
    /// Line numbers in the order of the count.
    pub(super) lines: (usize, usize),
    /// `true` on a phone on its side, which has few lines.
    pub(super) low: bool,
    pub(super) portrait: bool,
}

impl Totals {
    pub(super) fn spawn(self, body: &mut ChildSpawnerCommands, theme: &Theme, counter: &Counter, view: &View) {
        let low = self.low;
        let (label, cell) = self.columns;
        body.spawn((
            Node {
                width: percent(100),
                height: px(1.2),
                flex_shrink: 0.0,
                margin: UiRect::vertical(px(if low { 3 } else { 6 })),
                ..default()
            },
            BackgroundColor(palette::BRASS.with_alpha(0.5)),
        ));
        // Large letters need two lines for its caption.
        let height = match (theme.line(1.0) > 1.0, low) {
            (true, _) => auto(),
            (false, true) => px(42),
            (false, false) => px(48),
        };
        row(body, label, cell, height, None).with_children(|cells| {
            let size = self.text + 1.0;
            caption(cells, theme, &SheetLine::RoundPoints, label, size, palette::IVORY);
            for side in &view.sheet {
                let color = if side.total < 0 { palette::LOSS } else { palette::GAIN };
                let points = Cell::Points(side.total);
                value(cells, theme, counter, self.lines.0, &points, cell, 29.0, color);
            }
        });
        body.spawn((
            Node {
                height: px(theme.line(if low { 54.0 } else { 74.0 })),
                flex_shrink: 0.0,
                align_items: AlignItems::Center,
                border: UiRect::all(px(1.2)),
                border_radius: BorderRadius::all(px(14)),
                ..default()
            },
            BackgroundColor(palette::WELL.with_alpha(0.75)),
            BorderColor::all(palette::BRASS.with_alpha(0.4)),
        ))
        .with_children(|cells| {
            self.score_caption(cells, theme, view);
            let best = view.sheet.iter().map(|side| side.score).max();
            for side in &view.sheet {
                let color = if best == Some(side.score) {
                    palette::BRASS
                } else {
                    palette::IVORY
                };
                let size = if view.sheet.len() > 2 || low { 38.0 } else { 50.0 };
                self.score(cells, theme, counter, side, (size, color));
            }
        });
    }

    /// Spawns the caption of the score, with the match's target.
    fn score_caption(self, cells: &mut ChildSpawnerCommands, theme: &Theme, view: &View) {
        let label = self.columns.0;
        // Below it in a single column: the figures begin early.
        let (flex_direction, align_items) = if self.portrait && !self.low {
            (FlexDirection::Column, AlignItems::FlexStart)
        } else {
            (FlexDirection::Row, AlignItems::Center)
        };
        let end = &view.rules.end;
        let target = end.target.filter(|_| view.sheet.len() == 2 && end.rounds.is_none());
        cells
            .spawn(Node {
                width: px(label),
                padding: UiRect::left(px(if label < 240.0 { 8 } else { 24 })),
                column_gap: px(20),
                flex_direction,
                align_items,
                ..default()
            })
            .with_children(|pair| {
                pair.spawn((
                    theme.serif(&SheetLine::Score, 26.0, palette::IVORY),
                    TextLayout::no_wrap(),
                ));
                if let Some(target) = target {
                    pair.spawn((
                        theme.sans(&SheetLine::FirstTo(target), 15.0, palette::MUTED),
                        TextLayout::no_wrap(),
                    ));
                }
            });
    }

    fn score(
        self,
        cells: &mut ChildSpawnerCommands,
        theme: &Theme,
        counter: &Counter,
        side: &SideScore,
        (size, color): (f32, Color),
    ) {
        let counted = Counted {
            line: self.lines.1,
            figure: Figure::Score {
                from: side.score - side.total,
                to: side.score,
            },
        };
        cells
            .spawn(Node {
                width: px(self.columns.1),
                justify_content: JustifyContent::Center,
                ..default()
            })
            .with_child((theme.serif(&counter.says(&counted), size, color), counted));
    }
}

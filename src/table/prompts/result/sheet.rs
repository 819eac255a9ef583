//! Contents of the score sheet: heading, a column for each side, totals, and what may be done next.

use bevy::prelude::*;
use spades_rules::View;

use super::super::counting::Counter;
use super::super::match_end::side_medallion;
use super::super::renege_proof;
use super::super::score_lines::ScoreLine;
use super::super::sheet_layout::SheetLayout;
use super::super::sheet_rows::{caption, row, value};
use super::super::totals::Totals;
use super::actions::{buttons, receipt};
use crate::say;
use crate::session::Match;
use crate::text::headlines;
use crate::text::result::{Cell, SheetLine};
use crate::text::round::RoundTitle;
use crate::text::round_story::RoundStory;
use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{BarBeside, Ui, palette, scrolling};

/// The score sheet of a round.
pub(super) struct ScoreSheet<'a> {
    pub(super) game: &'a Match,
    pub(super) view: &'a View,
    /// Lines above the totals.
    pub(super) lines: &'a [ScoreLine],
    pub(super) layout: SheetLayout,
    /// `true` at the end of the match.
    pub(super) over: bool,
}

impl ScoreSheet<'_> {
    /// Fills the panel.
    pub(super) fn spawn(&self, ui: &mut Ui, counter: &Counter) {
        let layout = &self.layout;
        let body = Node {
            // The ring around what has the focus is not cut off.
            padding: UiRect::horizontal(px(if layout.scrolls { layout.beside } else { 0.0 })).with_bottom(px(9)),
            ..default()
        };
        ui.nest((BarBeside, scrolling(body)), |ui| {
            self.heading(ui);
            if let Some(renege) = self.game.called_renege() {
                renege_proof::show(ui, self.game, &renege, layout.width - 2.0 * layout.beside);
            }
            self.column_headings(ui);
            self.score_lines(ui, counter);
            if layout.scrolls {
                self.foot(ui, counter);
            }
        });
        // Where there is room they stay in sight below what scrolls.
        if !layout.scrolls {
            self.foot(ui, counter);
        }
        buttons(ui, self.game, self.over, layout);
    }

    /// Spawns the round's number and story, and how often the player took back.
    fn heading(&self, ui: &mut Ui) {
        let layout = &self.layout;
        let (theme, round) = (ui.theme, self.view.round);
        let heading = theme.heading(&RoundTitle::Round(round), layout.heading);
        let story = theme.sans(&RoundStory(self.game.round_story()), layout.text, palette::MUTED);
        let headline = self.game.round_headline().map(|headline| {
            let words = headlines::round(self.game, headline);
            theme.serif(&words, layout.text + 4.0, palette::BRASS)
        });
        if layout.beside_headings {
            let line = flex().width(percent(100)).align_center().column_gap(px(28)).rigid();
            ui.nest(line, |ui| {
                ui.spawn((heading, TextLayout::no_wrap()));
                let rest = column().grow().flex_basis(px(0)).min_width(px(0));
                ui.nest(rest, |ui| {
                    if let Some(headline) = headline {
                        ui.spawn(headline);
                    }
                    ui.spawn(story);
                });
            });
        } else {
            ui.spawn(heading);
            if let Some(headline) = headline {
                ui.centered(headline);
            }
            ui.centered(story);
        }
        let taken_back = self.game.taken_back_in(round);
        if taken_back > 0 {
            ui.sans(
                &say::course::taken_back_in_round(taken_back),
                layout.text,
                palette::LOSS,
            )
            .insert(TextLayout::justify(Justify::Center));
        }
    }

    /// Spawns a medallion and a name over each side's column.
    fn column_headings(&self, ui: &mut Ui) {
        let SheetLayout { label, cell, .. } = self.layout;
        let (height, above) = self.layout.names;
        let beside = self.layout.beside_headings;
        let mut heads = row(ui, px(height), None, |ui| {
            ui.spawn(flex().width(px(label)));
            for side in 0..self.view.sheet.len() {
                let head = Node {
                    width: px(cell),
                    // Aligns one-line names with two-line ones.
                    align_self: if beside {
                        AlignSelf::Center
                    } else {
                        AlignSelf::FlexStart
                    },
                    flex_direction: if beside {
                        FlexDirection::Row
                    } else {
                        FlexDirection::Column
                    },
                    align_items: AlignItems::Center,
                    justify_content: if beside { JustifyContent::Center } else { default() },
                    column_gap: px(10),
                    row_gap: px(6),
                    ..default()
                };
                ui.nest(head, |ui| self.side(ui, side));
            }
        });
        heads
            .entry::<Node>()
            .and_modify(move |mut node| node.margin.top = px(above));
    }

    /// Spawns the medallion and the name of a side.
    fn side(&self, ui: &mut Ui, side: usize) {
        let (beside, cell) = (self.layout.beside_headings, self.layout.cell);
        side_medallion(ui, self.game, side, 46.0, 24.0);
        let size = if self.view.sheet.len() > 2 { 18.0 } else { 22.0 };
        ui.serif(&self.game.side_who(side), size, palette::IVORY).insert((
            // Long names wrap, even without spaces.
            TextLayout::new(Justify::Center, LineBreak::WordOrCharacter),
            flex()
                .width(if beside { auto() } else { px(cell - 6.0) })
                .max_width(px(cell - if beside { 62.0 } else { 6.0 })),
        ));
    }

    /// Spawns the lines above the totals.
    fn score_lines(&self, ui: &mut Ui, counter: &Counter) {
        let layout = &self.layout;
        for (index, line) in self.lines.iter().enumerate() {
            let stripe = (index % 2 == 0).then(|| palette::IVORY.with_alpha(0.02));
            row(ui, px(layout.line), stripe, |ui| {
                caption(ui, &line.caption, layout.label, layout.text, palette::MUTED);
                for word in &line.cells {
                    let color = if matches!(word, Cell::Points(..0)) {
                        palette::LOSS
                    } else {
                        palette::IVORY
                    };
                    let heavy = line.caption == SheetLine::BagPenalty && color == palette::LOSS;
                    value(ui, counter, (index, heavy), word, layout.cell, (22.0, color));
                }
            });
        }
    }

    /// Spawns the totals and the receipt.
    fn foot(&self, ui: &mut Ui, counter: &Counter) {
        let totals = Totals {
            layout: self.layout,
            // Below the other lines.
            lines: (self.lines.len(), self.lines.len() + 1),
        };
        totals.spawn(ui, counter, self.view);
        receipt(ui, self.view.commitment.as_str(), &self.layout);
    }
}

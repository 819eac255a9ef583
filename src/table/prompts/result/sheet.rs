//! Contents of the score sheet: heading, a column for each side, totals, and what may be done next.

use bevy::prelude::*;
use spades_rules::View;

use super::super::counting::Counter;
use super::super::renege_proof;
use super::super::score_lines::Line;
use super::super::sheet_rows::{caption, row, value};
use super::super::stretch::fill_line;
use super::super::totals::Totals;
use super::actions::{buttons, receipt};
use super::layout::SheetLayout;
use crate::session::Match;
use crate::text::course::TakenBack;
use crate::text::personas::face;
use crate::text::result::Cell;
use crate::text::round::RoundTitle;
use crate::text::round_story::RoundStory;
use crate::ui::{BarBeside, Theme, likeness, medallion, palette, scrolling};

/// The score sheet of a round.
pub(super) struct ScoreSheet<'a> {
    pub(super) theme: &'a Theme,
    pub(super) game: &'a Match,
    pub(super) view: &'a View,
    /// Lines above the totals.
    pub(super) lines: &'a [Line],
    pub(super) layout: SheetLayout,
    /// `true` at the end of the match.
    pub(super) over: bool,
}

impl ScoreSheet<'_> {
    /// Fills the panel.
    pub(super) fn spawn(&self, panel: &mut ChildSpawnerCommands, counter: &Counter) {
        let layout = &self.layout;
        let body = Node {
            // The ring around what has the focus is not cut off.
            padding: UiRect::horizontal(px(if layout.phone { layout.beside } else { 0.0 })).with_bottom(px(9)),
            ..default()
        };
        panel.spawn((BarBeside, scrolling(body))).with_children(|body| {
            self.heading(body);
            if let Some(renege) = self.game.called_renege() {
                renege_proof::show(body, self.theme, self.game, &renege);
            }
            self.column_headings(body);
            self.score_lines(body, counter);
            if layout.phone {
                self.foot(body, counter, layout.portrait && !layout.low);
            }
        });
        // Where there is room they stay in sight below what scrolls.
        if !layout.phone {
            self.foot(panel, counter, layout.portrait);
        }
        let shape = (layout.portrait && !layout.low, layout.short);
        buttons(panel, self.theme, self.game, self.over, shape);
    }

    /// Spawns the round's number and story, and how often the player took back.
    fn heading(&self, body: &mut ChildSpawnerCommands) {
        let SheetLayout { low, text, .. } = self.layout;
        let (theme, round) = (self.theme, self.view.round);
        let heading = theme.heading(&RoundTitle::Round(round), if low { 36.0 } else { 42.0 });
        let story = theme.sans(&RoundStory(self.game.round_story()), text, palette::MUTED);
        if low {
            body.spawn(Node {
                width: percent(100),
                align_items: AlignItems::Center,
                column_gap: px(28),
                flex_shrink: 0.0,
                ..default()
            })
            .with_children(|line| {
                line.spawn((heading, TextLayout::no_wrap()));
                line.spawn((
                    story,
                    Node {
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        min_width: px(0),
                        ..default()
                    },
                ));
            });
        } else {
            body.spawn(heading);
            fill_line(&mut body.spawn((story, TextLayout::justify(Justify::Center))));
        }
        let taken_back = self.game.taken_back_in(round);
        if taken_back > 0 {
            body.spawn((
                theme.sans(&TakenBack::InRound(taken_back), text, palette::LOSS),
                TextLayout::justify(Justify::Center),
            ));
        }
    }

    /// Spawns a medallion and a name over each side's column.
    fn column_headings(&self, body: &mut ChildSpawnerCommands) {
        let SheetLayout { low, label, cell, .. } = self.layout;
        let mut heads = row(body, label, cell, px(self.layout.heading_height()), None);
        heads
            .entry::<Node>()
            .and_modify(move |mut node| node.margin.top = px(if low { 2 } else { 14 }));
        heads.with_children(|cells| {
            cells.spawn(Node {
                width: px(label),
                ..default()
            });
            for side in 0..self.view.sheet.len() {
                cells
                    .spawn(Node {
                        width: px(cell),
                        // Beside a name in two lines one in one line stands as high.
                        align_self: if low { AlignSelf::Center } else { AlignSelf::FlexStart },
                        flex_direction: if low { FlexDirection::Row } else { FlexDirection::Column },
                        align_items: AlignItems::Center,
                        justify_content: if low { JustifyContent::Center } else { default() },
                        column_gap: px(10),
                        row_gap: px(6),
                        ..default()
                    })
                    .with_children(|head| self.side(head, side));
            }
        });
    }

    /// Spawns the medallion and the name of a side.
    fn side(&self, head: &mut ChildSpawnerCommands, side: usize) {
        let SheetLayout { low, cell, .. } = self.layout;
        let (theme, game) = (self.theme, self.game);
        let home = game.game().side_of(game.home());
        let human = game.player(side).is_some_and(|player| !player.is_bot());
        let colors = palette::medal(side == home);
        head.spawn(medallion(46.0, colors)).with_children(|medal| {
            if let Some(card) = game.player(side).and_then(face) {
                medal.spawn(likeness(card));
                return;
            }
            medal.spawn(theme.icon(if human { "user" } else { "bot" }, 24.0, palette::IVORY));
        });
        let size = if self.view.sheet.len() > 2 { 18.0 } else { 22.0 };
        head.spawn((
            theme.serif(&game.side_who(side), size, palette::IVORY),
            // A long name goes on below, and one without spaces too.
            TextLayout::new(Justify::Center, LineBreak::WordOrCharacter),
            Node {
                width: if low { auto() } else { px(cell - 6.0) },
                max_width: px(cell - if low { 62.0 } else { 6.0 }),
                ..default()
            },
        ));
    }

    /// Spawns the lines above the totals.
    fn score_lines(&self, body: &mut ChildSpawnerCommands, counter: &Counter) {
        let SheetLayout { label, cell, text, .. } = self.layout;
        let height = px(self.layout.line_height());
        for (index, line) in self.lines.iter().enumerate() {
            let stripe = (index % 2 == 0).then(|| palette::IVORY.with_alpha(0.02));
            row(body, label, cell, height, stripe).with_children(|cells| {
                caption(cells, self.theme, &line.caption, label, text, palette::MUTED);
                for word in &line.cells {
                    let color = if matches!(word, Cell::Points(..0)) {
                        palette::LOSS
                    } else {
                        palette::IVORY
                    };
                    value(cells, self.theme, counter, index, word, cell, 22.0, color);
                }
            });
        }
    }

    /// Spawns the totals and the receipt.
    fn foot(&self, parent: &mut ChildSpawnerCommands, counter: &Counter, portrait: bool) {
        let layout = &self.layout;
        let totals = Totals {
            columns: (layout.label, layout.cell),
            text: layout.text,
            // Below the other lines.
            lines: (self.lines.len(), self.lines.len() + 1),
            low: layout.low,
            portrait: layout.portrait,
        };
        totals.spawn(parent, self.theme, counter, self.view);
        receipt(parent, self.theme, self.view.commitment.as_str(), portrait, layout.low);
    }
}

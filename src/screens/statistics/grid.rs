//! Bids against tricks as a heat map: the more rounds, the brighter the cell.

use bevy::prelude::*;
use spades_archive::summary::{Grid, MAX_TRICKS};
use spades_rules::Bid;

use super::super::UiViewport;
use super::super::page::column;
use super::width;
use crate::say;
use crate::text::Phrase;
use crate::text::number::Count;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ScreenReaderText, Ui, label, palette};

/// Draws the rows and columns up to the last one with a round in it.
pub(super) fn grid(body: &mut Ui, grid: &Grid) {
    let last_bid = (0..=MAX_TRICKS)
        .rev()
        .find(|&bid| grid[bid].iter().any(|&times| times > 0))
        .unwrap_or(0);
    let last_taken = (0..=MAX_TRICKS)
        .rev()
        .find(|&taken| grid.iter().any(|row| row[taken] > 0))
        .unwrap_or(0);
    body.caption(&say::statistics::heading_bid_against_taken())
        .insert(flex().margin(UiRect::top(px(14))));
    body.prose(&say::statistics::heading_how_to_read_the_grid(), 15.0, palette::MUTED);
    let lines = (0..=last_bid).filter_map(|bid| {
        let taken: Vec<_> = (0..=last_taken)
            .filter(|&taken| grid[bid][taken] > 0)
            .map(|taken| say::statistics::grid_cell(taken, grid[bid][taken]))
            .collect();
        (!taken.is_empty()).then(|| say::statistics::grid_row(bid, taken))
    });
    let heard = (
        ScreenReaderText::new(lines.collect::<Vec<_>>()),
        label(&say::statistics::heading_bid_against_taken()),
    );
    let node = column().row_gap(px(3)).rigid();
    let cells = Cells::new(body.room, grid, last_taken);
    body.nest((heard, node), |rows| {
        for bid in (0..=last_bid).rev() {
            rows.nest(line(), |row| {
                cells.name(
                    row,
                    cells.head,
                    &say::plates::bid_figure(Some(Bid::Tricks(bid as u8).words())),
                );
                for (taken, &times) in grid[bid].iter().enumerate().take(last_taken + 1) {
                    cells.rounds(row, times, bid == taken);
                }
            });
        }
        rows.nest(line(), |row| {
            row.spawn(flex().width(px(cells.head)));
            for taken in 0..=last_taken {
                cells.name(row, cells.width, &Count(taken));
            }
        });
    });
}

fn line() -> Node {
    flex().column_gap(px(3))
}

/// Sizes of the cells, in units.
struct Cells {
    /// Width of the row names.
    head: f32,
    width: f32,
    height: f32,
    /// Rounds in the fullest cell.
    max: u32,
}

impl Cells {
    fn new(room: &UiViewport, grid: &Grid, last_taken: usize) -> Cells {
        let head = room.text(34.0);
        // Thirteen columns and their gaps fit beside the row names.
        let size = ((width(room) - head) / (last_taken + 1) as f32 - 3.0).clamp(12.0, room.text(46.0));
        Cells {
            head,
            width: size,
            height: size.max(room.text(24.0)),
            max: grid.iter().flatten().copied().max().unwrap_or(0).max(1),
        }
    }

    fn node(&self, width: f32) -> Node {
        flex()
            .width(px(width))
            .height(px(self.height))
            .align_center()
            .justify_center()
            .rigid()
    }

    /// The name of a row or a column.
    fn name(&self, row: &mut Ui, width: f32, words: &dyn Phrase) {
        row.nest(self.node(width), |cell| {
            cell.serif(words, 14.0, palette::MUTED);
        });
    }

    /// A cell of the map. An edge marks a bid met exactly.
    fn rounds(&self, row: &mut Ui, times: u32, exactly: bool) {
        let node = self
            .node(self.width)
            .border(UiRect::all(px(if exactly { 1.6 } else { 0.0 })))
            .border_radius(BorderRadius::all(px(5)));
        let fill = BackgroundColor(warmth(times, self.max));
        let edge = BorderColor::all(palette::BRASS.with_alpha(0.7));
        row.nest((node, fill, edge), |cell| {
            // A cell too narrow for its number shows its brightness alone.
            let count = Count(times as usize);
            if times > 0 && self.width >= cell.room.text(9.0) * count.text().len() as f32 + 4.0 {
                cell.sans(&count, 13.0, palette::IVORY);
            }
        });
    }
}

/// Color of a cell, by the square root of its count, so that rare cells differ from empty ones.
fn warmth(times: u32, max: u32) -> Color {
    if times == 0 {
        return palette::IVORY.with_alpha(0.02);
    }
    let part = (times as f32 / max as f32).sqrt();
    palette::BRASS.with_alpha(0.06 + 0.34 * part)
}

//! The rules of the current match, with scoring examples.

use bevy::prelude::*;
use spades_learn::examples::Example;
use spades_rules::Rules;

use super::prose::Writer;
use super::{narrow, plain_row, table, width};
use crate::say;
use crate::screens::measures::{Measures, halves};
use crate::screens::page::column;
use crate::table::score_lines::lines;
use crate::text::Phrase;
use crate::text::result::{Cell, SheetLine};
use crate::text::this_match::{Part, Story, parts};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Ui, palette, well};

pub(super) fn draw(body: &mut Ui, writer: &mut Writer, rules: &Rules) {
    for part in parts(rules) {
        match part {
            Part::Head(heading) => {
                body.serif(&heading, 26.0, palette::IVORY).insert(narrow());
            }
            Part::Text(says) => writer.paragraph(
                body,
                &say::this_match::paragraph(says.iter().map(Phrase::words)),
                (17.0, palette::IVORY),
                narrow(),
            ),
            Part::Worth(rows) => table(body, |table| {
                for (at, (scored, worth)) in rows.iter().enumerate() {
                    writer.note(scored.term());
                    plain_row(table, at, scored, worth);
                }
            }),
            Part::Examples(examples) => {
                for one in &examples {
                    example(body, rules, one);
                }
            }
        }
    }
}

/// Spawns an example, with its score sheet beside it or, in portrait, below it.
fn example(body: &mut Ui, rules: &Rules, example: &Example) {
    let &Measures {
        one_column,
        example_sheet,
        ..
    } = body.measures();
    let pair = halves(one_column)
        .width(px(width(body.room)))
        .column_gap(px(24))
        .row_gap(px(6))
        .align_items(if one_column {
            AlignItems::Stretch
        } else {
            AlignItems::Center
        });
    body.nest(pair, |pair| {
        pair.prose(&Story(*example), 17.0, palette::IVORY)
            .insert(flex().grow().flex_basis(if one_column { auto() } else { px(0) }));
        let sheet = well(
            column()
                .width(example_sheet)
                .border_radius(BorderRadius::all(px(12)))
                .padding(UiRect::axes(px(18), px(10)))
                .row_gap(px(3))
                .rigid(),
        );
        pair.nest(sheet, |sheet| {
            // The text beside it already gives bids and tricks.
            for part in lines(rules, &example.round.bids, &[example.sheet]) {
                let [cell] = &part.cells[..] else { continue };
                let shown = match part.caption {
                    SheetLine::Contract | SheetLine::Nil | SheetLine::Renege => *cell != Cell::Points(0),
                    SheetLine::BagsThisRound | SheetLine::BagPenalty | SheetLine::BagsInAll => true,
                    _ => false,
                };
                if shown {
                    line(sheet, &part.caption, cell, false);
                }
            }
            line(sheet, &SheetLine::RoundPoints, &Cell::Points(example.sheet.total), true);
        });
    });
}

/// Spawns a line of the score sheet; the total stands out.
fn line(sheet: &mut Ui, caption: &dyn Phrase, cell: &Cell, strong: bool) {
    let (ink, size) = if strong {
        (palette::IVORY, 21.0)
    } else {
        (palette::MUTED, 17.0)
    };
    let color = match (cell, strong) {
        (Cell::Points(..0), _) => palette::LOSS,
        (_, true) => palette::GAIN,
        (_, false) => palette::IVORY,
    };
    let node = flex()
        .width(percent(100))
        .justify_content(JustifyContent::SpaceBetween)
        .align_items(AlignItems::Baseline)
        .column_gap(px(12));
    sheet.nest(node, |line| {
        line.sans(caption, 15.5, ink);
        line.serif(cell, size, color);
    });
}

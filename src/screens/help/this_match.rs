//! The rules of the current match, with scoring examples.

use bevy::prelude::*;
use spades_learn::examples::Example;
use spades_rules::Rules;

use super::prose::Writer;
use super::{narrow, row, table, width};
use crate::table::score_lines::lines;
use crate::text::Phrase;
use crate::text::result::{Cell, SheetLine};
use crate::text::this_match::{Paragraph, Part, Story, parts};
use crate::ui::{palette, well};

pub(super) fn draw(body: &mut ChildSpawnerCommands, writer: &mut Writer, rules: &Rules) {
    let (theme, room) = (writer.theme, writer.room);
    for part in parts(rules) {
        match part {
            Part::Head(heading) => {
                body.spawn((theme.serif(&heading, room.text(26.0), palette::IVORY), narrow()));
            }
            Part::Text(says) => {
                let style = (room.text(17.0), palette::IVORY);
                writer.paragraph(body, &Paragraph(says), style, narrow());
            }
            Part::Worth(rows) => table(body, room, |table| {
                for (at, (scored, worth)) in rows.iter().enumerate() {
                    writer.note(scored.term());
                    row(table, (theme, room), at, scored, |cell| {
                        cell.spawn(theme.paragraph(worth, room.text(16.5), palette::IVORY));
                    });
                }
            }),
            Part::Examples(examples) => {
                for one in &examples {
                    example(body, writer, rules, one);
                }
            }
        }
    }
}

/// Spawns an example, with its score sheet beside it or, in portrait, below it.
fn example(body: &mut ChildSpawnerCommands, writer: &mut Writer, rules: &Rules, example: &Example) {
    let (theme, room) = (writer.theme, writer.room);
    body.spawn(Node {
        width: px(width(room)),
        column_gap: px(24),
        row_gap: px(6),
        align_items: if room.portrait {
            AlignItems::Stretch
        } else {
            AlignItems::Center
        },
        flex_direction: if room.portrait {
            FlexDirection::Column
        } else {
            FlexDirection::Row
        },
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|pair| {
        let story = Node {
            flex_grow: 1.0,
            flex_basis: if room.portrait { auto() } else { px(0) },
            ..default()
        };
        pair.spawn((
            theme.paragraph(&Story(*example), room.text(17.0), palette::IVORY),
            story,
        ));
        pair.spawn(well(Node {
            width: if room.portrait { percent(100) } else { px(340) },
            border_radius: BorderRadius::all(px(12)),
            padding: UiRect::axes(px(18), px(10)),
            row_gap: px(3),
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            ..default()
        }))
        .with_children(|sheet| {
            let mut line = |caption: &dyn Phrase, cell: &Cell, strong: bool| {
                let lost = matches!(cell, Cell::Points(..0));
                let (muted, color) = match (strong, lost) {
                    (_, true) => (palette::MUTED, palette::LOSS),
                    (true, false) => (palette::IVORY, palette::GAIN),
                    (false, false) => (palette::MUTED, palette::IVORY),
                };
                let muted = if strong { palette::IVORY } else { muted };
                sheet.spawn((
                    Node {
                        width: percent(100),
                        justify_content: JustifyContent::SpaceBetween,
                        align_items: AlignItems::Baseline,
                        column_gap: px(12),
                        ..default()
                    },
                    children![
                        theme.sans(caption, room.text(15.5), muted),
                        theme.serif(cell, room.text(if strong { 21.0 } else { 17.0 }), color),
                    ],
                ));
            };
            // The text beside it already gives bids and tricks.
            for part in lines(rules, &example.round.bids, &[example.sheet]) {
                if let (SheetLine::Contract | SheetLine::Nil | SheetLine::Renege, [cell]) =
                    (part.caption, &part.cells[..])
                {
                    if *cell != Cell::Points(0) {
                        line(&part.caption, cell, false);
                    }
                } else if let (SheetLine::BagsThisRound | SheetLine::BagPenalty | SheetLine::BagsInAll, [cell]) =
                    (part.caption, &part.cells[..])
                {
                    line(&part.caption, cell, false);
                }
            }
            line(&SheetLine::RoundPoints, &Cell::Points(example.sheet.total), true);
        });
    });
}

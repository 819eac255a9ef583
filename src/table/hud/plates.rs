//! A plate for every player, and the score sheet: drawn line by line from the measures of the layout.

use bevy::prelude::*;
use spades_layout::{Fixture, LineOf, PlateMeasures, SheetFlow, SheetMeasures};

mod face;
mod lines;

use super::BuildHud;
use super::light::Frame;
use super::place::fixture;
use super::teams::{SheetPart, mark};
use crate::session::Match;
use crate::table::geometry::TableGeometry;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Panels, Ui, palette, panel_shadow};
use face::corner_marker;
use lines::{PlatePen, row, rule};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build);
}

fn build(event: On<BuildHud>, mut panels: Panels, game: Res<Match>, geometry: Res<TableGeometry>) {
    let measures = geometry.plate_measures();
    panels.fill(event.root, |ui| {
        let pen = PlatePen::new(ui.theme, &game, measures.widens);
        if let Some(measures) = geometry.sheet_measures() {
            sheet(ui, &pen, measures, geometry.sides());
        }
        for relative in 0..event.hands {
            plate(ui, &pen, measures, relative);
        }
    });
}

/// Returns the look of the surface of plates and ledgers.
pub(super) fn look() -> impl Bundle {
    (
        BackgroundColor(palette::PANEL.with_alpha(0.985)),
        BorderColor::all(palette::BRASS.with_alpha(0.4)),
        panel_shadow(1.0),
    )
}

fn surface(place: Fixture, padding: Vec2, node: Node) -> impl Bundle {
    let lit = match place {
        Fixture::Plate(relative) => relative,
        _ => usize::MAX,
    };
    (
        fixture(
            place,
            node.clone()
                .padding(UiRect::axes(px(padding.x), px(padding.y)))
                .border(UiRect::all(px(1.2)))
                .border_radius(BorderRadius::all(px(18))),
        ),
        look(),
        Frame(lit),
    )
}

fn column(justify_content: JustifyContent) -> Node {
    flex()
        .flex_direction(FlexDirection::Column)
        .justify_content(justify_content)
}

/// Spawns the plate of the seat this many places clockwise from the bottom.
fn plate(ui: &mut Ui, pen: &PlatePen, measures: &PlateMeasures, relative: usize) {
    let node = match measures.lines {
        [line] => row(line),
        _ if measures.ruled => column(JustifyContent::SpaceBetween),
        _ => column(JustifyContent::Center),
    };
    let surface = surface(Fixture::Plate(relative), measures.padding, node);
    let mut plate = ui.nest(surface, |ui| {
        if measures.marked {
            mark(ui, relative);
        }
        if let [line] = measures.lines {
            pen.parts(ui, relative, line);
        } else {
            for (index, line) in measures.lines.iter().enumerate() {
                if measures.ruled && index > 0 {
                    rule(ui, (percent(100), px(1.5)), 0.3);
                }
                pen.line(ui, relative, line);
            }
        }
        if measures.disc_in_corner {
            corner_marker(ui, relative);
        }
    });
    if measures.marked {
        plate.insert(GlobalZIndex(1));
    }
}

/// Spawns the score sheet of this number of sides.
fn sheet(ui: &mut Ui, pen: &PlatePen, measures: &SheetMeasures, sides: usize) {
    let node = match measures.flow {
        SheetFlow::Between => column(JustifyContent::SpaceBetween),
        SheetFlow::Around => column(JustifyContent::SpaceAround),
        SheetFlow::Cells { gap, .. } => Node {
            column_gap: px(gap),
            // Four in two lines, for long names.
            flex_wrap: FlexWrap::Wrap,
            align_content: AlignContent::SpaceAround,
            align_items: AlignItems::Center,
            ..default()
        },
    };
    let surface = surface(Fixture::Sheet, measures.padding, node);
    ui.nest(surface, |ui| {
        for side in 0..sides {
            let SheetFlow::Cells { player, team, .. } = measures.flow else {
                for line in measures.lines {
                    pen.line(ui, side, line).insert(SheetPart {
                        side,
                        of: line.of,
                        widths: None,
                    });
                }
                continue;
            };
            let part = SheetPart {
                side,
                of: LineOf::All,
                widths: Some((player, team)),
            };
            let cell = column(JustifyContent::default())
                .width(percent(player))
                .min_width(px(0))
                .overflow(Overflow::clip());
            ui.nest((part, cell, Pickable::IGNORE), |ui| {
                for line in measures.lines {
                    pen.line(ui, side, line).insert(SheetPart {
                        of: line.of,
                        widths: None,
                        ..part
                    });
                }
            });
        }
    });
}

//! The bar below the table, of a replay and of an exercise: arranged by the measures of the layout.

use bevy::prelude::*;
use spades_layout::{BarMeasures, BarPart};

use crate::ui::node::{NodeStyle as _, column, flex};
use crate::ui::{InSafeArea, Ui, palette};

/// Returns the surface of a bar, along the lower edge of the window.
pub(super) fn lower_bar(measures: &BarMeasures) -> impl Bundle {
    let node = match measures.rows {
        [_] => row(measures),
        _ => column()
            .row_gap(px(measures.gap.y))
            .justify_content(JustifyContent::SpaceBetween),
    };
    (
        node.clone()
            .absolute()
            .left(px(0))
            .right(px(0))
            .bottom(px(0))
            .height(px(measures.height))
            .padding(UiRect::axes(px(measures.padding.x), px(measures.padding.y)))
            .border(UiRect::top(px(1.2))),
        BackgroundColor(palette::PANEL),
        BorderColor {
            top: palette::BRASS.with_alpha(0.4),
            ..default()
        },
        InSafeArea::LowerBar(measures.height),
    )
}

fn row(measures: &BarMeasures) -> Node {
    flex()
        .align_center()
        .justify_content(JustifyContent::SpaceBetween)
        .column_gap(px(measures.gap.x))
}

/// Spawns the rows of a bar, and in them its parts.
pub(super) fn fill(ui: &mut Ui, measures: &BarMeasures, mut part: impl FnMut(&mut Ui, BarPart)) {
    let mut parts = |ui: &mut Ui, parts: &[BarPart]| {
        for &of in parts {
            part(ui, of);
        }
    };
    if let [row] = measures.rows {
        parts(ui, row);
        return;
    }
    for each in measures.rows {
        let node = row(measures).width(percent(100));
        ui.nest(node, |ui| parts(ui, each));
    }
}

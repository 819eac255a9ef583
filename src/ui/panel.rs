//! Surfaces: panels, wells, pills, medallions.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::palette;
use crate::ui::node::{NodeStyle as _, flex};

/// Builds a panel; the caller gives the node its size, padding and direction.
pub fn panel(node: Node) -> impl Bundle {
    (
        node.clone()
            .border(UiRect::all(px(1.2)))
            .border_radius(BorderRadius::all(px(24))),
        BackgroundColor(palette::PANEL.with_alpha(0.93)),
        BorderColor::all(palette::BRASS.with_alpha(0.45)),
        panel_shadow(1.0),
    )
}

/// Builds a column on a panel that scrolls if it overflows; siblings after it stay in sight.
pub fn scrolling(node: Node) -> impl Bundle {
    (
        ScrollArea,
        node.clone()
            .flex_direction(FlexDirection::Column)
            .width(percent(100))
            .min_height(px(0))
            .align_center()
            .overflow(Overflow::scroll_y()),
    )
}

/// Returns the shadow under panels and plates; `reach` scales its extent.
pub fn panel_shadow(reach: f32) -> BoxShadow {
    BoxShadow::new(
        Color::BLACK.with_alpha(0.5),
        px(0),
        px(12.0 * reach),
        px(0),
        px(18.0 * reach),
    )
}

/// Builds a sunken surface.
pub fn well(node: Node) -> impl Bundle {
    (
        node.clone().border(UiRect::all(px(1.2))),
        BackgroundColor(palette::WELL.with_alpha(0.75)),
        BorderColor::all(palette::BRASS.with_alpha(0.3)),
    )
}

/// Builds a player's round medallion, in two colors.
pub fn medallion(size: f32, colors: [Color; 2]) -> impl Bundle {
    (
        flex()
            .width(px(size))
            .height(px(size))
            .rigid()
            .align_center()
            .justify_center()
            .border(UiRect::all(px(1.6)))
            .border_radius(BorderRadius::MAX),
        BorderColor::all(palette::BRASS),
        medal_fill(colors),
    )
}

/// Returns the fill of a medallion.
pub fn medal_fill(colors: [Color; 2]) -> BackgroundGradient {
    BackgroundGradient::from(LinearGradient::to_bottom(vec![colors[0].into(), colors[1].into()]))
}

/// Keeps lines at least one physical pixel thick in a small window: a thinner edge would show on one side of a node and not on the other,
/// and a thinner rule not at all.
pub(super) fn keep_lines_visible(mut nodes: Query<&mut Node, Added<BorderColor>>, scale: Res<UiScale>) {
    let min = 1.0 / scale.0;
    let is_thin = |length: Val| matches!(length, Val::Px(length) if length > 0.0 && length < min);
    for mut node in &mut nodes {
        if is_thin(node.border.left) {
            node.border = UiRect::all(px(min));
        }
        if is_thin(node.width) {
            node.width = px(min);
        }
        if is_thin(node.height) {
            node.height = px(min);
        }
    }
}

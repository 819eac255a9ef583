//! On a phone the score sheet and the end of a match are at the lower edge, as wide as the window, and rise from below. There is no way to
//! drag them away: going back opens the menu.

use bevy::prelude::*;
use spades_layout::Viewport;

use super::GAP_BELOW;
use crate::table::overlays::rising;
use crate::ui::UiViewport;

/// The place of a panel at the lower edge.
#[derive(Clone, Copy, Debug)]
pub(super) struct LowerEdge {
    /// Height of the unsafe edge below, in UI pixels.
    inset: f32,
    /// Height of the window, if the panel rises.
    rises: Option<f32>,
}

impl LowerEdge {
    /// Returns the place in this room, or `None` where panels are in the middle.
    pub(super) fn of(room: &UiViewport, viewport: &Viewport, rises: bool) -> Option<LowerEdge> {
        room.phone.then(|| LowerEdge {
            inset: viewport.beyond.y / viewport.scale,
            rises: rises.then_some(room.size.y),
        })
    }

    /// Lets the panel under this backdrop be at its lower edge.
    pub(super) fn align(edge: Option<LowerEdge>, backdrop: &mut EntityCommands) {
        if edge.is_some() {
            backdrop
                .entry::<Node>()
                .and_modify(|mut node| node.justify_content = JustifyContent::FlexEnd);
        }
    }

    /// Places a panel.
    pub(super) fn hold(edge: Option<LowerEdge>, panel: &mut EntityCommands) {
        let Some(LowerEdge { inset, rises }) = edge else {
            return;
        };
        panel.entry::<Node>().and_modify(move |mut node| {
            node.width = percent(100);
            node.max_width = percent(100);
            node.padding.bottom = px(14.0 + inset);
            // It includes the unsafe edge.
            node.margin = UiRect::bottom(px(-GAP_BELOW - inset));
            node.border_radius = BorderRadius::top(px(24));
        });
        if let Some(height) = rises {
            panel.insert(rising(height));
        }
    }
}

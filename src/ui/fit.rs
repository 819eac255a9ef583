//! Text that is drawn no wider than its room: a long name makes its letters smaller instead of pushing out what stands beside it.

use bevy::prelude::*;
use bevy::text::{FontSize, TextLayoutInfo};

use super::Theme;
use crate::redraw::Redraw;

/// How small letters may get, as a part of their usual size. What is still too wide is cut off at the edge of its parent.
const LEAST: f32 = 0.5;

/// A text in one line that fits the width of its parent. The parent has a width of its own, whatever is in it, and cuts off.
#[derive(Component, Default)]
pub(crate) struct Fit {
    /// The size that the text was made in, once it is known.
    usual: Option<f32>,
}

/// A parent for one that fits: as wide as there is room, and never wider.
pub(crate) fn room_to_fit() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        overflow: Overflow::clip(),
        ..default()
    }
}

/// The largest even size (see `Theme::text_size`), and none below the least, in which text of this width in this size fits.
fn size_for(usual: f32, now: f32, width: f32, room: f32, least: f32) -> f32 {
    let at_usual = width * usual / now;
    if at_usual <= room {
        return usual;
    }
    let fitting = (usual * room / at_usual / 2.0).floor() * 2.0;
    fitting.max((usual * LEAST / 2.0).ceil() * 2.0).max(least.min(usual))
}

type Fitting = (
    &'static mut Fit,
    &'static mut TextFont,
    &'static TextLayoutInfo,
    &'static ChildOf,
);

fn fit(mut texts: Query<Fitting>, rooms: Query<&ComputedNode>, theme: Res<Theme>, mut redraw: ResMut<Redraw>) {
    for (mut fit, mut font, laid_out, parent) in &mut texts {
        let (FontSize::Px(now), Ok(room)) = (font.font_size, rooms.get(parent.parent())) else {
            continue;
        };
        let room = room.content_box().width() * room.inverse_scale_factor();
        let width = laid_out.size.x;
        if width <= 0.0 || room <= 0.0 {
            continue;
        }
        let usual = *fit.usual.get_or_insert(now);
        let wanted = size_for(usual, now, width, room, theme.least_text());
        if wanted != now {
            font.font_size = FontSize::Px(wanted);
            redraw.for_a_while();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, fit.after(bevy::ui::UiSystems::PostLayout));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_shrink_to_even_sizes_and_grow_back() {
        assert_eq!(size_for(24.0, 24.0, 100.0, 120.0, 0.0), 24.0);
        assert_eq!(size_for(24.0, 24.0, 150.0, 120.0, 0.0), 18.0);
        assert_eq!(size_for(24.0, 24.0, 500.0, 120.0, 0.0), 12.0);
        // What was made smaller is measured by what it would be.
        assert_eq!(size_for(24.0, 18.0, 112.0, 120.0, 0.0), 18.0);
        assert_eq!(size_for(24.0, 18.0, 60.0, 120.0, 0.0), 24.0);
        // What must be read is cut off sooner.
        assert_eq!(size_for(24.0, 24.0, 500.0, 120.0, 20.0), 20.0);
    }
}

//! Text that shrinks to fit its width: a long name gets smaller letters instead of pushing its neighbors aside.

use bevy::prelude::*;
use bevy::text::{FontSize, TextLayoutInfo};

use super::Theme;
use crate::redraw::Redraw;
use crate::ui::node::{NodeStyle as _, column};

/// Minimum letter size, as a fraction of the usual size. Text that is still too wide is clipped at the edge of its parent.
const MIN_FRACTION: f32 = 0.5;

/// Single-line text that fits the width of its parent. The parent needs a width that does not depend on its content, and must clip.
#[derive(Component, Default)]
pub(crate) struct Fit {
    /// The original text size, once known.
    usual: Option<f32>,
}

/// Returns a parent node for a [`Fit`] text: as wide as the available space, and never wider.
pub(crate) fn room_to_fit() -> Node {
    column()
        .grow()
        .flex_basis(px(0))
        .min_width(px(0))
        .overflow(Overflow::clip())
}

/// Returns the largest even text size (see `Theme::text_size`), at least the minimum, at which a text that is `width` wide at size `now`
/// fits.
fn size_for(usual: f32, now: f32, width: f32, room: f32, min: f32) -> f32 {
    let at_usual = width * usual / now;
    if at_usual <= room {
        return usual;
    }
    let fitting = (usual * room / at_usual / 2.0).floor() * 2.0;
    fitting
        .max((usual * MIN_FRACTION / 2.0).ceil() * 2.0)
        .max(min.min(usual))
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
        let wanted = size_for(usual, now, width, room, theme.min_text());
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
        // Shrunken text is measured by the width it would have at its usual size.
        assert_eq!(size_for(24.0, 18.0, 112.0, 120.0, 0.0), 18.0);
        assert_eq!(size_for(24.0, 18.0, 60.0, 120.0, 0.0), 24.0);
        // Text with a minimum size is clipped earlier.
        assert_eq!(size_for(24.0, 24.0, 500.0, 120.0, 20.0), 20.0);
    }
}

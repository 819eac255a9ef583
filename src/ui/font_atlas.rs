//! Glyph atlases. Each size of a font takes a texture of a megabyte or more, and the engine keeps them for good (bevyengine/bevy#21210).
//! This module drops them with the screen, page or scale that they were drawn for.

use bevy::prelude::*;
use bevy::text::FontAtlasSet;

use crate::states::{Menu, Screen};

fn forget(mut atlases: ResMut<FontAtlasSet>, mut fonts: Query<&mut TextFont>) {
    atlases.clear();
    // Text that stays on the screen is laid out again.
    fonts.iter_mut().for_each(|mut font| font.set_changed());
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        forget.run_if(
            resource_exists::<FontAtlasSet>.and_then(
                state_changed::<Screen>
                    .or_else(state_changed::<Menu>)
                    .or_else(resource_changed::<UiScale>),
            ),
        ),
    );
}

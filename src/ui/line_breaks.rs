//! Lines of text are broken at the width at which they were measured. Bevy breaks them at that width rounded to whole pixels, where a word
//! may begin a line more, for which there is no room (bevyengine/bevy#9923, lost again in 0.19).

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::text::{ComputedTextBlock, FontAtlasSet, FontHinting, ScaleCx, TextBounds, TextLayoutInfo, TextPipeline};
use bevy::ui::UiSystems;
use bevy::ui::widget::text_system;

type LaidOut = (
    &'static ComputedNode,
    &'static TextLayout,
    &'static FontHinting,
    &'static mut TextLayoutInfo,
    &'static mut ComputedTextBlock,
);

fn break_lines(
    mut texts: Query<LaidOut, Changed<TextLayoutInfo>>,
    mut pipeline: ResMut<TextPipeline>,
    mut atlases: ResMut<FontAtlasSet>,
    mut textures: ResMut<Assets<Image>>,
    mut scale: ResMut<ScaleCx>,
) {
    for (node, layout, &hinting, mut laid_out, mut block) in &mut texts {
        let lost = node.unrounded_size().x - node.size().x;
        let room = node.content_box().size();
        let height = laid_out.size.y / node.inverse_scale_factor();
        if lost <= 0.0 || height < room.y + 1.0 || layout.linebreak == LineBreak::NoWrap {
            continue;
        }
        let broken = pipeline.update_text_layout_info(
            &mut laid_out,
            &mut atlases,
            &mut textures,
            &mut block,
            &mut scale,
            TextBounds::new_horizontal(room.x + lost),
            layout.justify,
            hinting,
        );
        if broken.is_ok() {
            laid_out.scale_factor = node.inverse_scale_factor().recip();
            laid_out.size *= node.inverse_scale_factor();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let system = break_lines
        .in_set(UiSystems::PostLayout)
        .after(text_system)
        .before(AssetEventSystems);
    app.add_systems(PostUpdate, system);
}

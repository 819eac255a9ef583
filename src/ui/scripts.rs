//! Fonts of other scripts: each is loaded once a text needs it, and then stands in wherever the two fonts of the game lack a letter.

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy::text::FontCx;
use parley::fontique::Script as Tag;

use crate::redraw::Redraw;
use crate::text::drawable::{self, Letters, Script};
use crate::text::language;

/// Fonts that are needed. None is ever dropped: Bevy would then build its collection again, without the fonts that stand in.
#[derive(Resource, Default)]
struct ScriptFonts([Option<Handle<Font>>; Script::ALL.len()]);

/// Begins to load the fonts that texts need.
fn request(mut fonts: ResMut<ScriptFonts>, server: Res<AssetServer>, mut redraw: ResMut<Redraw>) {
    for script in drawable::take_wanted() {
        fonts.0[script as usize].get_or_insert_with(|| server.load(script.font()));
        redraw.for_a_while();
    }
}

/// Returns the letters of a font once Bevy knows it, after it stands in for missing letters.
fn stand_in(script: Script, font: &Font, context: &mut FontCx) -> Option<Letters> {
    let family = context.collection.family_id(&font.alias)?;
    for tag in script.codes() {
        let tag: Tag = tag.parse().ok()?;
        context.collection.append_fallbacks(tag, [family].into_iter());
    }
    Some(Letters::of_font(font.data.as_ref()).unwrap_or_default())
}

/// Takes fonts that have arrived into use, and has everything built again with their letters.
fn receive(
    fonts: Res<ScriptFonts>,
    assets: Res<Assets<Font>>,
    server: Res<AssetServer>,
    mut context: ResMut<FontCx>,
    mut redraw: ResMut<Redraw>,
    mut done: Local<[bool; Script::ALL.len()]>,
) {
    for script in Script::ALL {
        let Some(handle) = fonts.0[script as usize].as_ref().filter(|_| !done[script as usize]) else {
            continue;
        };
        redraw.for_a_while();
        if let Some(font) = assets.get(handle) {
            let Some(letters) = stand_in(script, font, &mut context) else {
                continue;
            };
            drawable::load(script, letters);
        } else if let LoadState::Failed(error) = server.load_state(handle) {
            error!("{}: {error}", script.font());
            drawable::give_up(script);
        } else {
            continue;
        }
        done[script as usize] = true;
        language::speak(language::current());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScriptFonts>();
    app.add_systems(First, (request, receive).chain().run_if(resource_exists::<FontCx>));
}

//! Loads lessons and puzzles after everything else, as no screen waits for them.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use super::LoadingStage;
use crate::redraw::Redraw;
use crate::session::learning::Textbook;

/// The raw bytes of a file.
#[derive(Asset, TypePath)]
pub(super) struct Plain(pub(super) Vec<u8>);

/// Loads files as raw bytes.
#[derive(Default, TypePath)]
struct PlainLoader;

impl AssetLoader for PlainLoader {
    type Asset = Plain;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<Plain, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(Plain(bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["toml", "bin", "ftl"]
    }
}

/// The files of lessons and puzzles.
#[derive(AssetCollection, Resource)]
struct Files {
    #[asset(path = "learn/lessons.toml")]
    lessons: Handle<Plain>,
    #[asset(path = "learn/puzzles.bin")]
    puzzles: Handle<Plain>,
}

fn load(world: &mut World) {
    world.init_collection::<Files>();
}

/// Parses the files as soon as they are loaded.
fn read(
    mut commands: Commands,
    files: Res<Files>,
    server: Res<AssetServer>,
    loaded: Res<Assets<Plain>>,
    mut textbook: ResMut<Textbook>,
    mut redraw: ResMut<Redraw>,
) {
    redraw.for_a_while();
    let handles = [&files.lessons, &files.puzzles];
    let failed = handles
        .iter()
        .find_map(|handle| match server.get_load_state(handle.id()) {
            Some(LoadState::Failed(why)) => Some(why.to_string()),
            _ => None,
        });
    let bytes = |handle: &Handle<Plain>| loaded.get(handle).map(|file| file.0.as_slice());
    let read = match (bytes(&files.lessons), bytes(&files.puzzles)) {
        (Some(lessons), Some(puzzles)) => Textbook::read(lessons, puzzles),
        _ => match failed {
            Some(why) => Textbook::Damaged(why),
            None => return,
        },
    };
    if let Textbook::Damaged(why) = &read {
        error!("lessons and puzzles: {why}");
    }
    *textbook = read;
    commands.remove_resource::<Files>();
}

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<Plain>().init_asset_loader::<PlainLoader>();
    app.add_systems(OnEnter(LoadingStage::Done), load);
    app.add_systems(Update, read.run_if(resource_exists::<Files>));
}

//! Loading, in two stages: what the title shows, and behind the title what the table needs. Whoever goes to the table sooner waits
//! for it on the loading screen. A file that is missing or damaged is named there.

mod files;
pub mod mipmaps;
mod page;
pub mod texture_detail;

use std::collections::HashMap;
use std::marker::PhantomData;

use bevy::asset::{LoadState, RenderAssetUsages, UntypedHandle};
use bevy::image::ImageLoaderSettings;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_kira_audio::AudioSource;

use crate::Screen;
use crate::audio::{Effects, Sound, files as sound_files};
use crate::loading::mipmaps::Unmipped;
use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::ui::Theme;

pub use files::face_path;

/// Frames from a screen's first until it is surely drawn.
pub const DRAWN: u8 = 1;

/// What has been loaded so far.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The title's files come in.
    #[default]
    Title,
    /// The title's pictures are scaled.
    TitleScaling,
    /// The title is being drawn, and nothing is to disturb it.
    TitleDrawing,
    /// The table's files come in.
    Table,
    /// The table's pictures are scaled.
    TableScaling,
    /// Everything is there.
    Done,
    /// Something is missing.
    Failed,
}

impl Stage {
    /// The screen that leads to the table: the table itself, or the loading screen for as long as it is not ready.
    #[must_use]
    pub fn way_to_table(self) -> Screen {
        if self == Stage::Done {
            Screen::Table
        } else {
            Screen::Loading
        }
    }
}

/// How far the present stage is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// From 0 to 1.
    pub done: f32,
    /// The files that are missing or damaged: the game cannot go on without them, and the screen names them.
    pub missing: Vec<String>,
}

/// What the present stage loads.
#[derive(Resource, Default)]
struct Wanted(Vec<UntypedHandle>);

fn note(world: &mut World, handles: Vec<UntypedHandle>) -> Vec<UntypedHandle> {
    world.resource_mut::<Wanted>().0.extend(handles.iter().cloned());
    handles
}

/// The graphics card gets a picture once, together with its smaller copies.
fn not_yet_drawn(settings: &mut ImageLoaderSettings) {
    settings.asset_usage = RenderAssetUsages::MAIN_WORLD;
}

/// Which of the pictures.
trait Share: Send + Sync + 'static {
    fn paths(settings: &Settings) -> Vec<String>;
}

struct OfTitle;

impl Share for OfTitle {
    fn paths(settings: &Settings) -> Vec<String> {
        files::of_title(settings)
    }
}

struct OfTable;

impl Share for OfTable {
    fn paths(settings: &Settings) -> Vec<String> {
        files::of_table(settings)
    }
}

/// Pictures, held while the game runs.
#[derive(Resource)]
struct Pictures<S: Share> {
    _held: Vec<Handle<Image>>,
    share: PhantomData<S>,
}

impl<S: Share> Pictures<S> {
    fn handles(world: &World) -> Vec<Handle<Image>> {
        let server = world.resource::<AssetServer>();
        S::paths(world.resource::<Settings>())
            .into_iter()
            .map(|path| server.load_builder().with_settings(not_yet_drawn).load(path))
            .collect()
    }
}

impl<S: Share> AssetCollection for Pictures<S> {
    fn create(world: &mut World) -> Pictures<S> {
        Pictures {
            _held: Self::handles(world),
            share: PhantomData,
        }
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        let handles = Self::handles(world);
        note(world, handles.into_iter().map(Handle::untyped).collect())
    }
}

/// The fonts, which the theme holds.
#[derive(Resource)]
struct Fonts;

impl AssetCollection for Fonts {
    fn create(_: &mut World) -> Fonts {
        Fonts
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        let fonts = world.resource::<Theme>().fonts().map(Handle::untyped);
        note(world, fonts.into())
    }
}

fn effects(world: &World) -> HashMap<Sound, Vec<Handle<AudioSource>>> {
    let server = world.resource::<AssetServer>();
    let load = |sound| sound_files(sound).into_iter().map(|path| server.load(path)).collect();
    Sound::ALL.into_iter().map(|sound| (sound, load(sound))).collect()
}

impl AssetCollection for Effects {
    fn create(world: &mut World) -> Effects {
        Effects(effects(world))
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        let handles = effects(world).into_values().flatten().map(Handle::untyped).collect();
        note(world, handles)
    }
}

/// Counts what has come. The last tenth is the scaling.
fn count(
    wanted: Res<Wanted>,
    unmipped: Res<Unmipped>,
    server: Res<AssetServer>,
    stage: Res<State<Stage>>,
    mut redraw: ResMut<Redraw>,
    mut progress: ResMut<Progress>,
) {
    redraw.for_a_while();
    let all = wanted.0.len().max(1) as f32;
    let done = match stage.get() {
        Stage::TitleScaling | Stage::TableScaling => 1.0 - 0.1 * (unmipped.len() as f32 / all).min(1.0),
        _ => 0.9 * wanted.0.iter().filter(|handle| server.is_loaded(handle.id())).count() as f32 / all,
    };
    progress.set_if_neq(Progress {
        done,
        missing: Vec::new(),
    });
}

/// Goes on to the next stage when all pictures are scaled.
fn go_on(
    unmipped: Res<Unmipped>,
    stage: Res<State<Stage>>,
    mut wanted: ResMut<Wanted>,
    mut next: ResMut<NextState<Stage>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if !unmipped.is_empty() {
        return;
    }
    wanted.0.clear();
    if *stage == Stage::TitleScaling {
        next.set(Stage::TitleDrawing);
        screen.set(Screen::Title);
    } else {
        next.set(Stage::Done);
    }
}

/// Goes on to the table's files when the title is surely on the screen.
fn go_behind(mut frames: Local<u8>, mut next: ResMut<NextState<Stage>>) {
    *frames += 1;
    if *frames > DRAWN {
        next.set(Stage::Table);
    }
}

/// Whoever waits for the table comes to it.
fn let_in(mut screen: ResMut<NextState<Screen>>) {
    screen.set(Screen::Table);
}

/// Says what went wrong, wherever the player is.
fn fail(
    wanted: Res<Wanted>,
    server: Res<AssetServer>,
    mut progress: ResMut<Progress>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    for handle in &wanted.0 {
        if let Some(LoadState::Failed(error)) = server.get_load_state(handle.id()) {
            let path = server
                .get_path(handle.id())
                .map_or_else(|| "a file".to_owned(), |path| path.to_string());
            error!("{path}: {error}");
            progress.missing.push(path);
        }
    }
    if *screen != Screen::Loading {
        next.set(Screen::Loading);
    }
}

/// Loads what the title needs and shows it, and then what the table needs.
pub fn plugin(app: &mut App) {
    app.init_state::<Stage>();
    app.init_resource::<Wanted>().init_resource::<Progress>();
    app.add_loading_state(
        LoadingState::new(Stage::Title)
            .continue_to_state(Stage::TitleScaling)
            .on_failure_continue_to_state(Stage::Failed)
            .load_collection::<Fonts>()
            .load_collection::<Pictures<OfTitle>>(),
    );
    app.add_loading_state(
        LoadingState::new(Stage::Table)
            .continue_to_state(Stage::TableScaling)
            .on_failure_continue_to_state(Stage::Failed)
            .load_collection::<Effects>()
            .load_collection::<Pictures<OfTable>>(),
    );
    app.add_plugins((page::plugin, texture_detail::plugin, mipmaps::plugin));
    app.add_systems(OnEnter(Stage::Failed), fail);
    app.add_systems(
        Update,
        (
            count.run_if(not(in_state(Stage::Done).or_eager(in_state(Stage::Failed)))),
            go_behind.run_if(in_state(Stage::TitleDrawing)),
            go_on.run_if(in_state(Stage::TitleScaling).or_eager(in_state(Stage::TableScaling))),
            let_in.run_if(in_state(Screen::Loading).and_eager(in_state(Stage::Done))),
        )
            .chain(),
    );
}

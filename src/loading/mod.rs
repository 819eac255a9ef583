//! Asset loading in two stages: the assets of the title, and, behind the title, those of the table. A player who opens the table sooner
//! waits on the loading screen, which also names missing or damaged files.
//!
//! The lists of files are next to their users, as collections ([`crate::ui`], [`crate::audio`]); this module decides when to load them.

mod deck;
mod frame_share;
pub mod language;
mod learn;
mod mipmaps;
mod page;
mod picture_loader;
mod runs;
#[cfg(test)]
mod tests;
mod texture_detail;

use bevy::asset::{LoadState, UntypedAssetId, VisitAssetDependencies};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use spades_layout::Viewport;
use spades_rules::Card;

use crate::audio::Effects;
use crate::redraw::Redraw;
use crate::states::Screen;
use crate::ui::{CardArt, Fonts, Icons, LaterPictures, TablePictures, TitlePictures, load_pictures};

/// Number of frames after its first in which a screen is certainly drawn.
pub const DRAWN: u8 = 1;

/// Sizes of the cards on screen, which determine their pictures. Table and title define them.
#[derive(Resource, Clone)]
pub struct CardsShown {
    /// Height of the tallest cards on the table, in units.
    pub tallest: fn(&Viewport) -> f32,
    /// Cards of the title, which draws them larger than any table does.
    pub title: Vec<Card>,
}

/// Progress of loading.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LoadingStage {
    /// The assets of the title are loading.
    #[default]
    Title,
    /// The title is being drawn, and no large work may disturb it.
    TitleDrawing,
    /// The assets of the table are loading.
    Table,
    /// All assets are loaded.
    Done,
    /// An asset is missing.
    Failed,
}

impl LoadingStage {
    /// Returns the screen that leads to the table: the table itself, or the loading screen until it is ready.
    #[must_use]
    pub fn way_to_table(self) -> Screen {
        if self == LoadingStage::Done {
            Screen::Table
        } else {
            Screen::Loading
        }
    }
}

/// Progress of the current stage.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// Fraction, from 0 to 1.
    pub done: f32,
    /// Files that are missing or damaged: the game can't continue without them, and the loading screen names them.
    pub missing: Vec<String>,
}

/// Assets that the current stage waits for.
#[derive(Resource, Default)]
struct Wanted(Vec<UntypedAssetId>);

/// Makes the stage wait for the assets in a resource.
fn want<R: Resource + VisitAssetDependencies>(held: Res<R>, mut wanted: ResMut<Wanted>) {
    held.visit_dependencies(&mut |id| wanted.0.push(id));
}

/// Starts loading a collection.
fn load<C: AssetCollection>(world: &mut World) {
    world.init_collection::<C>();
}

/// Counts the loaded assets, and moves to the next stage when all are loaded.
fn count(
    (wanted, language): (Res<Wanted>, Res<language::WantedLanguage>),
    server: Res<AssetServer>,
    stage: Res<State<LoadingStage>>,
    mut redraw: ResMut<Redraw>,
    mut progress: ResMut<Progress>,
    mut next: ResMut<NextState<LoadingStage>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    redraw.for_a_while();
    let mut waiting = usize::from(language.is_loading());
    for &id in &wanted.0 {
        match server.get_load_state(id) {
            // An unknown asset is no longer in use.
            Some(LoadState::Loaded) | None => {}
            Some(LoadState::Failed(_)) => {
                next.set(LoadingStage::Failed);
                return;
            }
            Some(LoadState::Loading | LoadState::NotLoaded) => waiting += 1,
        }
    }
    progress.set_if_neq(Progress {
        done: 1.0 - waiting as f32 / wanted.0.len().max(1) as f32,
        missing: Vec::new(),
    });
    if waiting > 0 {
        return;
    }
    if *stage == LoadingStage::Title {
        next.set(LoadingStage::TitleDrawing);
        screen.set(Screen::Title);
    } else {
        next.set(LoadingStage::Done);
    }
}

fn forget(mut wanted: ResMut<Wanted>) {
    wanted.0.clear();
}

/// Starts loading the table's assets once the title is certainly on screen.
fn go_behind(mut frames: Local<u8>, mut redraw: ResMut<Redraw>, mut next: ResMut<NextState<LoadingStage>>) {
    redraw.for_a_while();
    *frames += 1;
    if *frames > DRAWN {
        next.set(LoadingStage::Table);
    }
}

/// Moves a waiting player to the table.
fn let_in(mut screen: ResMut<NextState<Screen>>) {
    screen.set(Screen::Table);
}

/// Opens the loading screen with the names of the missing files, from any screen.
fn fail(
    wanted: Res<Wanted>,
    server: Res<AssetServer>,
    mut progress: ResMut<Progress>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    for &id in &wanted.0 {
        if let Some(LoadState::Failed(error)) = server.get_load_state(id) {
            let path = server
                .get_path(id)
                .map_or_else(|| id.to_string(), |path| path.to_string());
            error!("{path}: {error}");
            progress.missing.push(path);
        }
    }
    if *screen != Screen::Loading {
        next.set(Screen::Loading);
    }
}

/// Adds the loading of pictures; it must come before the first request for a picture.
pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins((texture_detail::plugin, frame_share::plugin));
    app.register_asset_loader(picture_loader::PictureLoader {
        share: app.world().resource::<frame_share::FrameShare>().clone(),
    });
    app.add_plugins(deck::plugin);
}

/// Adds the loading stages: the title's assets first, then the table's.
pub fn plugin(app: &mut App) {
    app.init_state::<LoadingStage>();
    app.init_resource::<Wanted>().init_resource::<Progress>();
    app.add_plugins((pictures_plugin, page::plugin, learn::plugin, language::plugin));
    // The window size is known by then.
    app.add_systems(
        PostStartup,
        (deck::load_title, want::<Fonts>, want::<TitlePictures>, want::<CardArt>).chain(),
    );
    // Requested before the title can open a page that shows them.
    app.add_systems(
        OnEnter(LoadingStage::TitleDrawing),
        (forget, load_pictures::<Icons>).chain(),
    );
    app.add_systems(
        OnEnter(LoadingStage::Table),
        (
            load_pictures::<TablePictures>,
            deck::load_deck,
            load::<Effects>,
            want::<Icons>,
            want::<TablePictures>,
            want::<CardArt>,
            want::<Effects>,
        )
            .chain(),
    );
    app.add_systems(
        OnEnter(LoadingStage::Done),
        (forget, load_pictures::<LaterPictures>).chain(),
    );
    app.add_systems(OnEnter(LoadingStage::Failed), fail);
    app.add_systems(
        Update,
        (
            count.run_if(in_state(LoadingStage::Title).or_eager(in_state(LoadingStage::Table))),
            go_behind.run_if(in_state(LoadingStage::TitleDrawing)),
            let_in.run_if(in_state(Screen::Loading).and_eager(in_state(LoadingStage::Done))),
        )
            .chain(),
    );
}

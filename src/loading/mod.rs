//! Loading, in two stages: what the title shows, and behind the title what the table needs. Whoever goes to the table sooner waits
//! for it on the loading screen. A file that is missing or damaged is named there.
//!
//! Which files there are is said where they are used, by collections ([`crate::ui`], [`crate::audio`]); when they are loaded, here.

mod deck;
mod frame_share;
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
use spades_rules::Card;

use crate::Screen;
use crate::audio::Effects;
use crate::redraw::Redraw;
use crate::ui::{CardArt, Fonts, Icons, TablePictures, TitlePictures, Viewport, load_pictures};

/// Frames from a screen's first until it is surely drawn.
pub const DRAWN: u8 = 1;

/// How the cards are shown, as far as their pictures depend on it. Table and title know.
#[derive(Resource, Clone)]
pub struct CardsShown {
    /// Height of the largest cards on the table, in units.
    pub tallest: fn(&Viewport) -> f32,
    /// Those of the title, which are drawn larger there than any on the table.
    pub title: Vec<Card>,
}

/// What has been loaded so far.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The title's files come in.
    #[default]
    Title,
    /// The title is being drawn, and nothing large is to disturb it.
    TitleDrawing,
    /// The table's files come in.
    Table,
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

/// What the present stage waits for.
#[derive(Resource, Default)]
struct Wanted(Vec<UntypedAssetId>);

/// Lets the stage wait for what a resource holds.
fn want<R: Resource + VisitAssetDependencies>(held: Res<R>, mut wanted: ResMut<Wanted>) {
    held.visit_dependencies(&mut |id| wanted.0.push(id));
}

/// Begins to load a collection.
fn load<C: AssetCollection>(world: &mut World) {
    world.init_collection::<C>();
}

/// Counts what has come, and goes on when all of it has.
fn count(
    wanted: Res<Wanted>,
    server: Res<AssetServer>,
    stage: Res<State<Stage>>,
    mut redraw: ResMut<Redraw>,
    mut progress: ResMut<Progress>,
    mut next: ResMut<NextState<Stage>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    redraw.for_a_while();
    let mut waiting = 0;
    for &id in &wanted.0 {
        match server.get_load_state(id) {
            // Nobody wants any more what is not known.
            Some(LoadState::Loaded) | None => {}
            Some(LoadState::Failed(_)) => {
                next.set(Stage::Failed);
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
    if *stage == Stage::Title {
        next.set(Stage::TitleDrawing);
        screen.set(Screen::Title);
    } else {
        next.set(Stage::Done);
    }
}

fn forget(mut wanted: ResMut<Wanted>) {
    wanted.0.clear();
}

/// Goes on to the table's files when the title is surely on the screen.
fn go_behind(mut frames: Local<u8>, mut redraw: ResMut<Redraw>, mut next: ResMut<NextState<Stage>>) {
    redraw.for_a_while();
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

/// How pictures are loaded: before anything asks for one.
pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins((texture_detail::plugin, frame_share::plugin));
    app.register_asset_loader(picture_loader::PictureLoader {
        share: app.world().resource::<frame_share::FrameShare>().clone(),
    });
    app.add_plugins(deck::plugin);
}

/// Loads what the title needs and shows it, and then what the table needs.
pub fn plugin(app: &mut App) {
    app.init_state::<Stage>();
    app.init_resource::<Wanted>().init_resource::<Progress>();
    app.add_plugins((pictures_plugin, page::plugin, learn::plugin));
    // By then it is known how large the window is.
    app.add_systems(
        PostStartup,
        (deck::load_title, want::<Fonts>, want::<TitlePictures>, want::<CardArt>).chain(),
    );
    // They are asked for before the title can lead to a page that shows them.
    app.add_systems(OnEnter(Stage::TitleDrawing), (forget, load_pictures::<Icons>).chain());
    app.add_systems(
        OnEnter(Stage::Table),
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
    app.add_systems(OnEnter(Stage::Done), forget);
    app.add_systems(OnEnter(Stage::Failed), fail);
    app.add_systems(
        Update,
        (
            count.run_if(in_state(Stage::Title).or_eager(in_state(Stage::Table))),
            go_behind.run_if(in_state(Stage::TitleDrawing)),
            let_in.run_if(in_state(Screen::Loading).and_eager(in_state(Stage::Done))),
        )
            .chain(),
    );
}

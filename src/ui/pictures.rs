//! Collections of fonts, and of the pictures used by screens and panels. The theme provides access to them.

use bevy::asset::VisitAssetDependencies;
use bevy::image::TRANSPARENT_IMAGE_HANDLE;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use super::Theme;

#[derive(AssetCollection, VisitAssetDependencies, Resource, Clone)]
pub(crate) struct Fonts {
    /// Font of names, numbers and headings.
    #[dependency]
    #[asset(path = "fonts/spades-serif-bold.otf")]
    pub(super) serif: Handle<Font>,
    /// Font of all other text.
    #[dependency]
    #[asset(path = "fonts/inter-medium.ttf")]
    pub(super) sans: Handle<Font>,
}

#[cfg(test)]
impl Fonts {
    /// Returns `true` once texts can be measured.
    pub(crate) fn are_loaded(&self, server: &AssetServer) -> bool {
        [&self.serif, &self.sans]
            .into_iter()
            .all(|font| server.is_loaded_with_dependencies(font))
    }
}

/// Pictures by path.
pub(crate) type Pictures = HashMap<String, Handle<Image>>;

/// A collection of pictures, identified by path.
pub(crate) trait PictureCollection: AssetCollection {
    fn pictures(&self) -> &Pictures;
}

/// Pictures of the title, without its cards.
#[derive(AssetCollection, VisitAssetDependencies, Resource)]
pub(crate) struct TitlePictures {
    #[dependency]
    #[asset(
        paths(
            "icons/bot.png",
            "icons/chart-column.png",
            "icons/chevron-right.png",
            "icons/graduation-cap.png",
            "icons/info.png",
            "icons/layers.png",
            "icons/log-out.png",
            "icons/maximize.png",
            "icons/play.png",
            "icons/settings.png",
            "icons/users.png",
            "icons/volume-2.png",
            "icons/volume-x.png",
            "suits/S.png",
            "ui/logo.png",
        ),
        collection(typed, mapped)
    )]
    pictures: Pictures,
}

/// All other icons and suits.
#[derive(AssetCollection, VisitAssetDependencies, Resource)]
pub(crate) struct Icons {
    #[dependency]
    #[asset(
        paths(
            "icons/accessibility.png",
            "icons/arrow-left.png",
            "icons/arrow-right.png",
            "icons/check.png",
            "icons/copy.png",
            "icons/crown.png",
            "icons/eye.png",
            "icons/flag.png",
            "icons/globe.png",
            "icons/hand.png",
            "icons/history.png",
            "icons/lightbulb.png",
            "icons/lock.png",
            "icons/menu.png",
            "icons/minus.png",
            "icons/palette.png",
            "icons/pause.png",
            "icons/plus.png",
            "icons/rotate-ccw.png",
            "icons/search.png",
            "icons/shield-check.png",
            "icons/skip-back.png",
            "icons/skip-forward.png",
            "icons/sliders-horizontal.png",
            "icons/sparkles.png",
            "icons/trophy.png",
            "icons/undo-2.png",
            "icons/user.png",
            "icons/x.png",
            "suits/H.png",
            "suits/D.png",
            "suits/C.png",
        ),
        collection(typed, mapped)
    )]
    pictures: Pictures,
}

/// Pictures used only at the table, without the cards.
#[derive(AssetCollection, VisitAssetDependencies, Resource)]
pub(crate) struct TablePictures {
    #[dependency]
    #[asset(paths("cards/glow.png", "cards/shadow.png",), collection(typed, mapped))]
    pictures: Pictures,
}

/// Pictures that aren't seen before a card is chosen, or several people sit down. No screen waits for them.
#[derive(AssetCollection, VisitAssetDependencies, Resource)]
pub(crate) struct LaterPictures {
    #[dependency]
    #[asset(
        paths(
            "cards/focus.png",
            "cards/shadow-high.png",
            "cards/side-away.png",
            "cards/side-home.png",
            "ui/broken-spade.png",
            "ui/lattice.png",
            "ui/ring.png",
        ),
        collection(typed, mapped)
    )]
    pictures: Pictures,
}

/// Pictures of the curtain between players who share a device, loaded only when it is needed.
#[derive(AssetCollection, VisitAssetDependencies, Resource)]
pub(crate) struct CurtainPictures {
    #[dependency]
    #[asset(paths("ui/medallion.png"), collection(typed, mapped))]
    pictures: Pictures,
}

impl PictureCollection for TitlePictures {
    fn pictures(&self) -> &Pictures {
        &self.pictures
    }
}

impl PictureCollection for Icons {
    fn pictures(&self) -> &Pictures {
        &self.pictures
    }
}

impl PictureCollection for CurtainPictures {
    fn pictures(&self) -> &Pictures {
        &self.pictures
    }
}

impl PictureCollection for LaterPictures {
    fn pictures(&self) -> &Pictures {
        &self.pictures
    }
}

impl PictureCollection for TablePictures {
    fn pictures(&self) -> &Pictures {
        &self.pictures
    }
}

/// Starts to load a collection and adds its pictures to the theme. Their handles exist at once, so that a page which is opened before they
/// have loaded shows them as soon as they have.
pub(crate) fn load_pictures<C: PictureCollection>(world: &mut World) {
    world.init_collection::<C>();
    let pictures = world.resource::<C>().pictures().clone();
    world.resource_mut::<Theme>().add_pictures(pictures);
}

pub(super) fn find(pictures: &Pictures, path: &str) -> Handle<Image> {
    let found = pictures.get(path);
    debug_assert!(found.is_some(), "{path} is in no collection that is loaded by now");
    found.cloned().unwrap_or(TRANSPARENT_IMAGE_HANDLE)
}

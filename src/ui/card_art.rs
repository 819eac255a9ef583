//! The pictures of the cards, in the faces and the back that the settings name, for the table and for the screens.

use bevy::asset::VisitAssetDependencies;
use bevy::image::TRANSPARENT_IMAGE_HANDLE;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use spades_rules::Card;

use crate::settings::CardBack;

/// The pictures of the cards as they are shown now. After a change of the settings each card keeps the picture that it has until
/// the new one is there.
#[derive(Resource, VisitAssetDependencies)]
pub(crate) struct CardArt {
    /// Those that are loaded or on their way.
    #[dependency]
    pub(crate) faces: HashMap<Card, Handle<Image>>,
    /// The back that is played with.
    #[dependency]
    pub(crate) back: Handle<Image>,
    /// A card's shape in white, to darken it with.
    #[dependency]
    pub(crate) mask: Handle<Image>,
    /// All backs, while there is a choice.
    pub(crate) backs: HashMap<CardBack, Handle<Image>>,
}

impl Default for CardArt {
    fn default() -> CardArt {
        CardArt {
            faces: HashMap::default(),
            back: TRANSPARENT_IMAGE_HANDLE,
            mask: TRANSPARENT_IMAGE_HANDLE,
            backs: HashMap::default(),
        }
    }
}

impl CardArt {
    /// The picture of a face.
    pub(crate) fn face(&self, card: Card) -> Handle<Image> {
        self.faces.get(&card).cloned().unwrap_or(TRANSPARENT_IMAGE_HANDLE)
    }

    fn picture(&self, shown: CardPicture) -> Handle<Image> {
        match shown {
            CardPicture::Face(card) => self.face(card),
            CardPicture::Back => self.back.clone(),
            CardPicture::BackOf(back) => self.backs.get(&back).cloned().unwrap_or(TRANSPARENT_IMAGE_HANDLE),
        }
    }
}

/// What an image of the interface shows of a card.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(ImageNode)]
pub(crate) enum CardPicture {
    /// A face.
    Face(Card),
    /// The back that is played with.
    Back,
    /// A back to choose.
    BackOf(CardBack),
}

fn show(art: Res<CardArt>, mut pictures: Query<(Ref<CardPicture>, &mut ImageNode)>) {
    for (picture, mut node) in &mut pictures {
        if !art.is_changed() && !picture.is_changed() {
            continue;
        }
        let image = art.picture(*picture);
        if node.image != image {
            node.image = image;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardArt>();
    app.add_systems(PostUpdate, show.before(UiSystems::Prepare));
}

//! Card pictures in the face style and back chosen in the settings, for the table and the screens.

use crate::ui::node::{NodeStyle as _, flex};
use bevy::asset::VisitAssetDependencies;
use bevy::image::TRANSPARENT_IMAGE_HANDLE;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use spades_rules::Card;

/// The card pictures in use. After a change of the settings, each card keeps its old picture until the new one has loaded.
#[derive(Resource, VisitAssetDependencies)]
pub(crate) struct CardArt {
    /// Faces that are loaded or loading.
    #[dependency]
    pub(crate) faces: HashMap<Card, Handle<Image>>,
    /// The back in use.
    #[dependency]
    pub(crate) back: Handle<Image>,
    /// A card's shape in white, for darkening it.
    #[dependency]
    pub(crate) mask: Handle<Image>,
    /// Heads of the classic court cards, independent of the face style in use.
    pub(crate) heads: HashMap<Card, Handle<Image>>,
}

impl Default for CardArt {
    fn default() -> CardArt {
        CardArt {
            faces: HashMap::default(),
            back: TRANSPARENT_IMAGE_HANDLE,
            mask: TRANSPARENT_IMAGE_HANDLE,
            heads: HashMap::default(),
        }
    }
}

impl CardArt {
    /// Returns the picture of a face.
    pub(crate) fn face(&self, card: Card) -> Handle<Image> {
        self.faces.get(&card).cloned().unwrap_or(TRANSPARENT_IMAGE_HANDLE)
    }

    fn picture(&self, shown: CardPicture) -> Handle<Image> {
        match shown {
            CardPicture::Face(card) => self.face(card),
            CardPicture::Head(card) => self.heads.get(&card).cloned().unwrap_or(TRANSPARENT_IMAGE_HANDLE),
            CardPicture::Back => self.back.clone(),
        }
    }
}

/// The part of a card that a UI image shows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(ImageNode)]
pub(crate) enum CardPicture {
    Face(Card),
    /// The back in use.
    Back,
    /// The head of a court card, cropped to a square; always from the classic style.
    Head(Card),
}

/// Shift of a head within its frame, as fractions of the frame.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct HeadShift(pub(crate) Vec2);

/// Width and height of a face in its file, in pixels.
const PICTURE: Vec2 = Vec2::new(400.0, 560.0);

/// Side of the square around a head, in pixels of the face's picture.
const HEAD: f32 = 104.0;

/// Returns the position of a court card's head in its picture of 400 × 560 pixels, by suit (clubs, diamonds, hearts, spades) and rank
/// (jack, queen, king). For other cards, returns the middle of the picture.
fn head(card: Card) -> Rect {
    const MIDDLES: [[(f32, f32); 3]; 4] = [
        [(216.0, 140.0), (220.0, 132.0), (204.0, 146.0)],
        [(180.0, 146.0), (220.0, 136.0), (194.0, 156.0)],
        [(182.0, 140.0), (192.0, 132.0), (182.0, 146.0)],
        [(230.0, 136.0), (230.0, 130.0), (206.0, 146.0)],
    ];
    let court = card
        .rank()
        .checked_sub(9)
        .and_then(|court| MIDDLES[card.suit() as usize].get(usize::from(court)));
    let (x, y) = court.copied().unwrap_or((200.0, 280.0));
    Rect::from_center_size(Vec2::new(x, y), Vec2::splat(HEAD))
}

/// Builds the head of a court card, filling the medallion that it is spawned in.
pub(crate) fn likeness(card: Card) -> impl Bundle {
    (
        CardPicture::Head(card),
        flex()
            .absolute()
            .width(percent(100))
            .height(percent(100))
            .border_radius(BorderRadius::MAX),
        Pickable::IGNORE,
    )
}

fn show(
    art: Res<CardArt>,
    images: Res<Assets<Image>>,
    mut pictures: Query<(Ref<CardPicture>, Option<&HeadShift>, &mut ImageNode)>,
) {
    for (picture, shift, mut node) in &mut pictures {
        if let CardPicture::Head(card) = *picture
            && let Some(image) = images.get(&node.image)
        {
            // Pictures can be smaller in memory than in their files.
            let size = image.size().as_vec2() / PICTURE;
            let shift = shift.map_or(Vec2::ZERO, |shift| shift.0);
            let middle = head(card).center() - shift * HEAD;
            let head = Rect::from_center_size(middle, Vec2::splat(HEAD));
            let rect = Some(Rect::from_corners(head.min * size, head.max * size));
            if node.rect != rect {
                node.rect = rect;
            }
        }
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

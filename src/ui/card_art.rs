//! The pictures of the cards, in the faces and the back that the settings name, for the table and for the screens.

use bevy::asset::VisitAssetDependencies;
use bevy::image::TRANSPARENT_IMAGE_HANDLE;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use spades_rules::Card;

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
    /// Classic court cards whose heads are shown, whatever the cards that are played with look like.
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
    /// The picture of a face.
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

/// What an image of the interface shows of a card.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(ImageNode)]
pub(crate) enum CardPicture {
    /// A face.
    Face(Card),
    /// The back that is played with.
    Back,
    /// The head of a court card, as a square: always of the classic one.
    Head(Card),
}

/// Width and height of a face's picture in its file.
const PICTURE: Vec2 = Vec2::new(400.0, 560.0);

/// The side of the square around a head, in pixels of a face's picture.
const HEAD: f32 = 104.0;

/// Where the head of a court card is in its picture of 400 × 560 pixels, by suit (clubs, diamonds, hearts, spades) and rank (jack, queen,
/// king). Others have none; they show their middle.
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

/// The face of a court card, over all of the medallion that it is spawned in.
pub(crate) fn likeness(card: Card) -> impl Bundle {
    (
        CardPicture::Head(card),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Pickable::IGNORE,
    )
}

fn show(art: Res<CardArt>, images: Res<Assets<Image>>, mut pictures: Query<(Ref<CardPicture>, &mut ImageNode)>) {
    for (picture, mut node) in &mut pictures {
        if let CardPicture::Head(card) = *picture
            && let Some(image) = images.get(&node.image)
        {
            // Pictures may be smaller in memory than in their files.
            let size = image.size().as_vec2() / PICTURE;
            let head = head(card);
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

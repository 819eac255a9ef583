//! Selection of the cards' pictures: the faces and the back of the settings, with large indices where cards are small, and at half size
//! where the difference is invisible. Loads others when the settings or the window change.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use spades_layout::Viewport;
use spades_rules::{Card, CardSet, Suit};

use super::picture_loader::PictureSettings;
use super::texture_detail::Detail;
use super::{CardsShown, LoadingStage};
use crate::redraw::Redraw;
use crate::session::Match;
use crate::settings::{CardBack, FaceStyle, Settings};
use crate::ui::{CardArt, CardPicture, CurrentViewport};

/// Set of faces from which the heads are cropped.
const CLASSIC: &str = "classic";

/// White shape of a card.
const MASK: &str = "cards/mask.png";

/// Parameters of the pictures of the faces.
#[derive(Clone, Copy, Debug, PartialEq)]
struct FaceOptions {
    face: FaceStyle,
    four_colour: bool,
    large_index: bool,
    detail: Detail,
}

impl FaceOptions {
    /// Returns the player's choice, adjusted for phones.
    fn of(settings: &Settings, viewport: &Viewport, detail: Detail) -> FaceOptions {
        FaceOptions {
            face: settings.face,
            four_colour: settings.four_colour,
            large_index: settings.has_large_index(viewport.has_small_cards()),
            detail,
        }
    }

    /// Returns the look from the resources of a world, outside a system.
    fn in_world(world: &World) -> FaceOptions {
        let (settings, viewport) = (world.resource(), world.resource::<CurrentViewport>());
        FaceOptions::of(settings, viewport, *world.resource())
    }
}

/// Pictures that are loading and will replace the current ones.
#[derive(Resource, Default)]
struct Coming {
    faces: HashMap<Card, Handle<Image>>,
    back: Option<Handle<Image>>,
}

/// Returns the set of faces that contains a card in a look.
fn set_of(card: Card, look: FaceOptions) -> &'static str {
    let recolored = look.four_colour && matches!(card.printed().suit(), Suit::Diamonds | Suit::Clubs);
    match (look.face, look.large_index, recolored) {
        (FaceStyle::Classic, false, false) => CLASSIC,
        (FaceStyle::Classic, false, true) => "four_colour",
        (FaceStyle::Classic, true, false) => "large",
        (FaceStyle::Classic, true, true) => "large_four_colour",
        (FaceStyle::Plain, _, false) => "plain",
        (FaceStyle::Plain, _, true) => "plain_four_colour",
        (FaceStyle::Clear, _, false) => "clear",
        (FaceStyle::Clear, _, true) => "clear_four_colour",
    }
}

const fn back_name(back: CardBack) -> &'static str {
    match back {
        CardBack::Burgundy => "back-burgundy",
        CardBack::Navy => "back-navy",
        CardBack::Green => "back-green",
        CardBack::Black => "back-black",
        CardBack::Copper => "back-copper",
    }
}

/// Loads a picture that is cut out in the shape of a card.
fn load(server: &AssetServer, path: impl Into<String>) -> Handle<Image> {
    server
        .load_builder()
        .with_settings(move |settings: &mut PictureSettings| *settings = PictureSettings { soften: true })
        .load(path.into())
}

/// Loads a face; those of the title at full size, as it draws them larger than any table does.
fn load_face(server: &AssetServer, set: &str, card: Card, detail: Detail, shown: &CardsShown) -> Handle<Image> {
    let detail = if shown.title.contains(&card) {
        Detail::Title
    } else {
        detail
    };
    load(server, detail.path(&format!("{set}/{card}")))
}

fn load_back(server: &AssetServer, back: CardBack, detail: Detail) -> Handle<Image> {
    load(server, detail.path(back_name(back)))
}

/// Returns the cards that most games have; high deuces follow where they are shown.
fn usual_cards() -> impl Iterator<Item = Card> {
    (0..).map_while(Card::from_index).filter(|card| !card.is_high_deuce())
}

/// Starts loading these faces, unless they are there already.
pub(super) fn add_faces(world: &mut World, cards: impl Iterator<Item = Card>) {
    let server = world.resource::<AssetServer>().clone();
    world.resource_scope(|world, mut art: Mut<CardArt>| {
        let look = FaceOptions::in_world(world);
        let shown = world.resource::<CardsShown>();
        for card in cards {
            art.faces
                .entry(card)
                .or_insert_with(|| load_face(&server, set_of(card, look), card, look.detail, shown));
        }
    });
}

/// Starts loading the cards of the title.
pub(super) fn load_title(world: &mut World) {
    let title = world.resource::<CardsShown>().title.clone();
    add_faces(world, title.into_iter());
}

/// Starts loading the whole deck.
pub(super) fn load_deck(world: &mut World) {
    let server = world.resource::<AssetServer>().clone();
    let (back, detail) = (world.resource::<Settings>().back, *world.resource());
    let mut art = world.resource_mut::<CardArt>();
    art.back = load_back(&server, back, detail);
    art.mask = load(&server, MASK);
    add_faces(world, usual_cards());
}

/// Starts loading pictures for new settings or a new window size.
fn follow(
    settings: Res<Settings>,
    viewport: Res<CurrentViewport>,
    detail: Res<Detail>,
    server: Res<AssetServer>,
    art: Res<CardArt>,
    cards: Res<CardsShown>,
    mut coming: ResMut<Coming>,
    mut last: Local<Option<(FaceOptions, CardBack)>>,
) {
    let look = FaceOptions::of(&settings, &viewport, *detail);
    if *last == Some((look, settings.back)) {
        return;
    }
    *last = Some((look, settings.back));
    let faces = art.faces.iter().filter_map(|(&card, shown)| {
        let named = load_face(&server, set_of(card, look), card, look.detail, &cards);
        (named != *shown).then_some((card, named))
    });
    coming.faces = faces.collect();
    // Until the first back is requested there is none to replace, and that request reads the settings.
    let named = server
        .get_path(&art.back)
        .map(|_| load_back(&server, settings.back, look.detail));
    coming.back = named.filter(|named| *named != art.back);
}

/// Replaces the current pictures once all new ones have loaded, so that cards of two looks are never side by side. A picture that fails to
/// load leaves the old one in place.
fn take_over(
    server: Res<AssetServer>,
    mut coming: ResMut<Coming>,
    mut art: ResMut<CardArt>,
    mut redraw: ResMut<Redraw>,
) {
    redraw.for_a_while();
    let mut all = coming.faces.values().chain(&coming.back);
    if all.any(|picture| server.load_state(picture).is_loading()) {
        return;
    }
    let Coming { faces, back } = std::mem::take(&mut *coming);
    let loaded = |picture: &Handle<Image>| server.load_state(picture).is_loaded();
    art.faces.extend(faces.into_iter().filter(|(_, face)| loaded(face)));
    if let Some(back) = back.filter(loaded) {
        art.back = back;
    }
}

/// Returns `true` while the first pictures are loading: changes of the settings wait until then, so that no card of the title is loaded
/// twice.
fn is_beginning(stage: Option<Res<State<LoadingStage>>>) -> bool {
    stage.is_some_and(|stage| {
        matches!(
            stage.get(),
            LoadingStage::Title | LoadingStage::TitleDrawing | LoadingStage::Table
        )
    })
}

/// Loads the faces of high deuces once a match has them in its deck, or a widget shows one.
fn offer_high_deuces(
    game: Option<Res<Match>>,
    pictures: Query<&CardPicture, Changed<CardPicture>>,
    server: Res<AssetServer>,
    (settings, viewport, detail): (Res<Settings>, Res<CurrentViewport>, Res<Detail>),
    cards: Res<CardsShown>,
    mut art: ResMut<CardArt>,
) {
    let deck = game
        .filter(|game| game.is_changed())
        .map(|game| game.game().rules().deck());
    let pictured = pictures.iter().filter_map(|picture| match *picture {
        CardPicture::Face(card) => Some(card),
        CardPicture::Head(_) | CardPicture::Back => None,
    });
    let wanted: CardSet = deck.unwrap_or_default().iter().chain(pictured).collect();
    let is_missing = |card: &Card| card.is_high_deuce() && !art.faces.contains_key(card);
    let missing: CardSet = wanted.iter().filter(is_missing).collect();
    if missing.is_empty() {
        return;
    }
    let look = FaceOptions::of(&settings, &viewport, *detail);
    for card in missing {
        let face = load_face(&server, set_of(card, look), card, look.detail, &cards);
        art.faces.insert(card, face);
    }
}

fn are_some_coming(coming: Res<Coming>) -> bool {
    !coming.faces.is_empty() || coming.back.is_some()
}

/// Keeps the pictures for cropping heads loaded while any widget shows one.
fn offer_heads(
    changed: Query<(), Changed<CardPicture>>,
    mut removed: RemovedComponents<CardPicture>,
    pictures: Query<&CardPicture>,
    server: Res<AssetServer>,
    cards: Res<CardsShown>,
    detail: Res<Detail>,
    mut art: ResMut<CardArt>,
) {
    if changed.is_empty() && removed.read().count() == 0 {
        return;
    }
    let shown = pictures.iter().filter_map(|picture| match *picture {
        CardPicture::Head(card) => Some((card, load_face(&server, CLASSIC, card, *detail, &cards))),
        CardPicture::Face(_) | CardPicture::Back => None,
    });
    let heads = shown.collect();
    if art.heads != heads {
        art.heads = heads;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardArt>().init_resource::<Coming>();
    app.add_systems(
        Update,
        (
            offer_heads,
            offer_high_deuces,
            follow.run_if(not(is_beginning)),
            take_over.run_if(are_some_coming),
        )
            .chain(),
    );
}

//! Where the pictures of the cards come from: the faces and the back that the settings name, and others when the settings change.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use spades_rules::{Card, Suit};

use super::CardsShown;
use super::picture_loader::PictureSettings;
use crate::redraw::Redraw;
use crate::settings::{CardBack, Settings};
use crate::ui::{CardArt, CardPicture};

/// The white shape of a card.
const MASK: &str = "cards/mask.png";

/// Pictures that the settings name instead of those that are shown, until they have come.
#[derive(Resource, Default)]
struct Coming {
    faces: HashMap<Card, Handle<Image>>,
    back: Option<Handle<Image>>,
}

/// The path of a card's face in a set of faces that has it.
fn face_path(card: Card, settings: &Settings) -> String {
    let recoloured = settings.four_colour && matches!(card.suit(), Suit::Diamonds | Suit::Clubs);
    let set = match (settings.large_index, recoloured) {
        (false, false) => "classic",
        (false, true) => "four_colour",
        (true, false) => "large",
        (true, true) => "large_four_colour",
    };
    format!("cards/{set}/{card}.png")
}

const fn back_path(back: CardBack) -> &'static str {
    match back {
        CardBack::Burgundy => "cards/back-burgundy.png",
        CardBack::Navy => "cards/back-navy.png",
        CardBack::Green => "cards/back-green.png",
    }
}

/// Loads a picture in the shape of a card.
fn load(server: &AssetServer, path: impl Into<String>, halve: bool) -> Handle<Image> {
    server
        .load_builder()
        .with_settings(move |settings: &mut PictureSettings| *settings = PictureSettings { soften: true, halve })
        .load(path.into())
}

/// Those of the title are drawn larger there than any on the table.
fn load_face(server: &AssetServer, card: Card, settings: &Settings, shown: &CardsShown) -> Handle<Image> {
    let halve = !shown.title.contains(&card);
    load(server, face_path(card, settings), halve)
}

fn load_back(server: &AssetServer, back: CardBack) -> Handle<Image> {
    load(server, back_path(back), false)
}

/// Every card there is.
fn all_cards() -> impl Iterator<Item = Card> {
    (0..).map_while(Card::from_index)
}

fn add_faces(world: &mut World, cards: impl Iterator<Item = Card>) {
    let server = world.resource::<AssetServer>().clone();
    world.resource_scope(|world, mut art: Mut<CardArt>| {
        let (settings, shown) = (world.resource::<Settings>(), world.resource::<CardsShown>());
        for card in cards {
            art.faces
                .entry(card)
                .or_insert_with(|| load_face(&server, card, settings, shown));
        }
    });
}

/// Begins to load the cards of the title.
pub(super) fn load_title(world: &mut World) {
    let title = world.resource::<CardsShown>().title.clone();
    add_faces(world, title.into_iter());
}

/// Begins to load the whole deck.
pub(super) fn load_deck(world: &mut World) {
    let server = world.resource::<AssetServer>().clone();
    let back = world.resource::<Settings>().back;
    let mut art = world.resource_mut::<CardArt>();
    art.back = load_back(&server, back);
    art.mask = load(&server, MASK, false);
    add_faces(world, all_cards());
}

/// What of the settings the pictures depend on.
type Look = (bool, bool, CardBack);

/// Begins to load what the settings name now.
fn follow_settings(
    settings: Res<Settings>,
    server: Res<AssetServer>,
    art: Res<CardArt>,
    cards: Res<CardsShown>,
    mut coming: ResMut<Coming>,
    mut last: Local<Option<Look>>,
) {
    let look = (settings.four_colour, settings.large_index, settings.back);
    if *last == Some(look) {
        return;
    }
    *last = Some(look);
    let faces = art.faces.iter().filter_map(|(&card, shown)| {
        let named = load_face(&server, card, &settings, &cards);
        (named != *shown).then_some((card, named))
    });
    coming.faces = faces.collect();
    // Before there is one the settings are still to be asked.
    let named = server.get_path(&art.back).map(|_| load_back(&server, settings.back));
    coming.back = named.filter(|named| *named != art.back);
}

/// Shows what has come. What cannot be had leaves its predecessor in its place.
fn take_over(
    server: Res<AssetServer>,
    mut coming: ResMut<Coming>,
    mut art: ResMut<CardArt>,
    mut redraw: ResMut<Redraw>,
) {
    redraw.for_a_while();
    coming.faces.retain(|&card, face| {
        let state = server.load_state(&*face);
        if state.is_loaded() {
            art.faces.insert(card, face.clone());
        }
        state.is_loading()
    });
    if let Some(back) = &coming.back {
        let state = server.load_state(back);
        if state.is_loaded() {
            art.back = back.clone();
        }
        if !state.is_loading() {
            coming.back = None;
        }
    }
}

fn are_some_coming(coming: Res<Coming>) -> bool {
    !coming.faces.is_empty() || coming.back.is_some()
}

/// All backs are there for as long as somebody may choose among them.
fn offer_backs(
    added: Query<(), Added<CardPicture>>,
    mut removed: RemovedComponents<CardPicture>,
    pictures: Query<&CardPicture>,
    server: Res<AssetServer>,
    mut art: ResMut<CardArt>,
) {
    if added.is_empty() && removed.read().count() == 0 {
        return;
    }
    let offered = pictures.iter().filter_map(|picture| match *picture {
        CardPicture::BackOf(back) => Some((back, load_back(&server, back))),
        CardPicture::Face(_) | CardPicture::Head(_) | CardPicture::Back => None,
    });
    let backs = offered.collect();
    if art.backs != backs {
        art.backs = backs;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardArt>().init_resource::<Coming>();
    app.add_systems(
        Update,
        (
            offer_backs,
            follow_settings.run_if(resource_changed::<Settings>),
            take_over.run_if(are_some_coming),
        )
            .chain(),
    );
}

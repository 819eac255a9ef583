//! Mouse and touch on the cards, turned into intents.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use spades_rules::Action;

use super::cards::{CardBody, CardHighlight};
use super::director::Director;
use super::geometry::TableGeometry;
use super::highlight::Hovered;
use super::scene::{CardId, Scene, Zone};
use crate::input::{Intent, Spot};
use crate::session::{Turn, TurnPrompt, playing_hand};

/// How far a pointer strays before it drags, in pixels: a finger that trembles is no drag.
const SLACK: f32 = 14.0;

/// Where a card lies.
fn spot(scene: &Scene, id: CardId) -> Spot {
    let place = scene.places()[id];
    match place.zone {
        Zone::Stock => Spot::Stock,
        Zone::Drawn => Spot::Drawn,
        Zone::Hand(seat) => Spot::Hand {
            seat,
            place: place.index,
        },
        Zone::Discards | Zone::Trick(_) | Zone::Won(_) => Spot::Elsewhere,
    }
}

/// What the pointer needs to know of the table.
#[derive(SystemParam)]
pub struct Seen<'w> {
    director: Res<'w, Director>,
    prompt: Res<'w, TurnPrompt>,
    geometry: Res<'w, TableGeometry>,
}

impl Seen<'_> {
    fn spot(&self, id: CardId) -> Option<Spot> {
        self.director.scene.as_ref().map(|scene| spot(scene, id))
    }

    /// Whether a card can be dragged somewhere.
    fn allows(&self, id: CardId) -> bool {
        let (Some(scene), Some(view)) = (&self.director.scene, &self.prompt.view) else {
            return false;
        };
        match (self.prompt.turn, spot(scene, id)) {
            (Turn::Choose, Spot::Drawn) => true,
            (Turn::Play, Spot::Hand { seat, .. }) => {
                seat == playing_hand(view) && scene.faces[id].is_some_and(|card| self.prompt.allows(Action::Play(card)))
            }
            _ => false,
        }
    }
}

/// A press of the main button or a finger on a card.
pub fn on_click(
    click: On<Pointer<Click>>,
    seen: Seen,
    cards: Query<(&CardBody, &CardHighlight)>,
    mut intents: MessageWriter<Intent>,
) {
    let Ok((&CardBody(id), highlight)) = cards.get(click.entity) else {
        return;
    };
    if click.button == PointerButton::Primary
        && highlight.held.is_none()
        && let Some(spot) = seen.spot(id)
    {
        intents.write(Intent::Press(spot));
    }
}

/// The pointer comes over a card.
pub fn on_over(over: On<Pointer<Over>>, mut hovered: ResMut<Hovered>, cards: Query<&CardBody>) {
    if let Ok(&CardBody(id)) = cards.get(over.entity) {
        hovered.0 = Some(id);
    }
}

/// The pointer leaves a card.
pub fn on_out(out: On<Pointer<Out>>, mut hovered: ResMut<Hovered>, cards: Query<&CardBody>) {
    if let Ok(&CardBody(id)) = cards.get(out.entity)
        && hovered.0 == Some(id)
    {
        hovered.0 = None;
    }
}

/// A card is taken hold of.
pub fn on_drag(drag: On<Pointer<Drag>>, seen: Seen, mut cards: Query<(&CardBody, &mut CardHighlight)>) {
    let Ok((&CardBody(id), mut highlight)) = cards.get_mut(drag.entity) else {
        return;
    };
    let allowed = seen.allows(id);
    if highlight.held.is_some() || allowed && drag.distance.length() > SLACK {
        highlight.held = allowed.then(|| drag.pointer_location.position / seen.geometry.viewport().unit);
    }
}

/// A held card is let go.
pub fn on_drag_end(
    drop: On<Pointer<DragEnd>>,
    seen: Seen,
    mut cards: Query<(&CardBody, &mut CardHighlight)>,
    mut intents: MessageWriter<Intent>,
) {
    let Ok((&CardBody(id), mut highlight)) = cards.get_mut(drop.entity) else {
        return;
    };
    if let Some(at) = highlight.held.take()
        && let Some(spot) = seen.spot(id)
    {
        intents.write(Intent::Drop(spot, seen.geometry.drop_at(at)));
    }
}

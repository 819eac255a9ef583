//! Turns mouse and touch on the cards into intents.

mod meet;
mod touch;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use spades_layout::Zone;

use super::PointerSystems;
use super::TableSystems;
use super::card::{CardBody, CardHighlight};
use super::card_info::{InfoPopover, InfoSubject};
use super::geometry::TableGeometry;
use super::scene::{CardId, Scene};
use super::selection::Hovered;
use super::shown::{ShownScene, ShownView};
use crate::input::{Intent, Spot};
use crate::session::{Turn, TurnPrompt};
use crate::ui::focus::{Keyboard, Layer};

/// Distance in pixels before a press becomes a drag: a trembling finger isn't one.
const SLACK: f32 = 14.0;

fn spot(scene: &Scene, id: CardId) -> Spot {
    let place = scene.places()[id];
    match place.zone {
        Zone::Stock => Spot::Stock,
        Zone::Drawn => Spot::Drawn,
        Zone::Hand(seat) => Spot::Hand {
            seat,
            place: place.index,
        },
        Zone::Discards | Zone::Trick(_) | Zone::Won(_) | Zone::Finale => Spot::Elsewhere,
    }
}

/// Table state that the pointer needs.
#[derive(SystemParam)]
struct Seen<'w> {
    scene: Res<'w, ShownScene>,
    view: Res<'w, ShownView>,
    prompt: Res<'w, TurnPrompt>,
    geometry: Res<'w, TableGeometry>,
    keyboard: Res<'w, Keyboard>,
}

impl Seen<'_> {
    fn spot(&self, id: CardId) -> Option<Spot> {
        self.scene.0.as_ref().map(|scene| spot(scene, id))
    }

    /// Returns `true` if no overlay covers the table.
    fn is_uncovered(&self) -> bool {
        matches!(self.keyboard.top(), Layer::Table | Layer::ScoreSheet)
    }

    /// Returns `true` if the player may inspect things on the table: not face to face, where other people would read it too.
    fn may_inspect(&self) -> bool {
        self.is_uncovered() && self.geometry.facing().is_none()
    }

    /// Returns `true` if a card can be dragged.
    fn allows(&self, id: CardId) -> bool {
        let (Some(scene), Some(view)) = (&self.scene.0, &self.prompt.view) else {
            return false;
        };
        match (self.prompt.turn, spot(scene, id)) {
            (Turn::Choose, Spot::Drawn) => true,
            (Turn::Pass | Turn::Play, Spot::Hand { seat, .. }) => {
                seat == view.playing_hand() && scene.faces[id].is_some_and(|card| self.prompt.allows_card(card))
            }
            _ => false,
        }
    }
}

/// Handles a primary-button press on a card.
fn on_click(
    click: On<Pointer<Click>>,
    seen: Seen,
    cards: Query<(&CardBody, &CardHighlight)>,
    mut intents: MessageWriter<Intent>,
) {
    let Ok((&CardBody(id), highlight)) = cards.get(click.entity) else {
        return;
    };
    if click.button == PointerButton::Primary
        && click.pointer_id.is_mouse()
        && highlight.held.is_none()
        && let Some(spot) = seen.spot(id)
    {
        intents.write(Intent::Press(spot));
    }
}

/// Inspects what is under the pointer on a secondary-button press; any press closes the previous information.
fn on_press(press: On<Pointer<Press>>, seen: Seen, cards: Query<&CardBody>, mut popover: ResMut<InfoPopover>) {
    if !press.pointer_id.is_mouse() || press.original_event_target() != press.event_target() {
        return;
    }
    if popover.subject().is_some() {
        popover.dismiss();
    }
    let of = match cards.get(press.entity) {
        Ok(&CardBody(id)) => Some(InfoSubject::Card(id)),
        Err(_) => seen
            .geometry
            .plate_at(seen.geometry.point(press.pointer_location.position))
            .map(InfoSubject::Plate),
    };
    if press.button == PointerButton::Secondary && seen.may_inspect() {
        of.into_iter().for_each(|of| popover.about(of, seen.prompt.count));
    }
}

/// Tracks the mouse entering a card.
fn on_over(over: On<Pointer<Over>>, mut hovered: ResMut<Hovered>, cards: Query<&CardBody>) {
    if over.pointer_id.is_mouse()
        && let Ok(&CardBody(id)) = cards.get(over.entity)
    {
        hovered.0 = Some(id);
    }
}

/// Tracks the mouse leaving a card.
fn on_out(out: On<Pointer<Out>>, mut hovered: ResMut<Hovered>, cards: Query<&CardBody>) {
    if out.pointer_id.is_mouse()
        && let Ok(&CardBody(id)) = cards.get(out.entity)
        && hovered.0 == Some(id)
    {
        hovered.0 = None;
    }
}

/// Starts or continues dragging a card.
fn on_drag(drag: On<Pointer<Drag>>, seen: Seen, mut cards: Query<(&CardBody, &mut CardHighlight)>) {
    let Ok((&CardBody(id), mut highlight)) = cards.get_mut(drag.entity) else {
        return;
    };
    if !drag.pointer_id.is_mouse() || drag.button != PointerButton::Primary {
        return;
    }
    let allowed = seen.allows(id);
    if highlight.held.is_some() || allowed && drag.distance.length() > SLACK {
        highlight.held = allowed.then(|| seen.geometry.point(drag.pointer_location.position));
    }
}

/// Drops the dragged card.
fn on_drag_end(
    drop: On<Pointer<DragEnd>>,
    seen: Seen,
    mut cards: Query<(&CardBody, &mut CardHighlight)>,
    mut intents: MessageWriter<Intent>,
) {
    let Ok((&CardBody(id), mut highlight)) = cards.get_mut(drop.entity) else {
        return;
    };
    if drop.pointer_id.is_mouse()
        && let Some(at) = highlight.held.take()
        && let Some(spot) = seen.spot(id)
    {
        intents.write(Intent::Drop(spot, seen.geometry.drop_at(at)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, PointerSystems.in_set(TableSystems::Input));
    app.add_plugins((meet::plugin, touch::plugin));
    app.add_observer(on_click)
        .add_observer(on_press)
        .add_observer(on_over)
        .add_observer(on_out)
        .add_observer(on_drag)
        .add_observer(on_drag_end);
}

//! What people do with mouse, touch and keys, turned into actions. Every way ends in the same [`SubmitAction`] message.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use spades_rules::{Action, Card, Phase, View};

use super::cards::{CardBody, CardHighlight, Face};
use super::director::Director;
use super::geometry::TableGeometry;
use super::scene::{CardId, Scene, Zone};
use crate::audio::{PlaySound, Sound};
use crate::session::perspective::Perspective;
use crate::session::{Match, SubmitAction};
use crate::ui::Viewport;
use crate::ui::focus::{Keyboard, Layer};
use crate::ui::toasts::Toast;

/// The card of the hand that keys have chosen, by place in the hand.
#[derive(Resource, Default, Debug)]
pub struct Chosen(pub Option<usize>);

/// Asks for the secret cards of the viewer to be opened (two people at one machine).
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct OpenEyes;

/// Whatever a person may do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Nothing: something is being shown, or somebody else decides.
    Wait,
    /// Open the hand, which lies face down.
    Open,
    /// Draw (or declare a blind nil).
    Draw,
    /// Keep or discard the drawn card.
    Choose,
    /// Look at the hand or declare a blind nil.
    Look,
    /// Bid.
    Bid,
    /// Play a card.
    Play,
    /// Settle a round, or call a renege.
    Settle,
    /// Go on after a scored round.
    Next,
}

/// What the person at the bottom may do now.
#[must_use]
pub fn turn(director: &Director, perspective: &Perspective, game: &Match) -> Turn {
    let Some(view) = &director.view else { return Turn::Wait };
    if !director.idle() || perspective.curtain || view.legal.is_empty() {
        return Turn::Wait;
    }
    if game.player(view.viewer).is_none_or(|player| player.is_bot()) {
        return Turn::Wait;
    }
    let mine = view.actor == Some(view.viewer);
    match view.phase {
        Phase::RoundEnd => Turn::Next,
        Phase::Claims => Turn::Settle,
        _ if !mine => Turn::Wait,
        Phase::Draft if view.legal.contains(&Action::Draw) => Turn::Draw,
        _ if !perspective.open => Turn::Open,
        Phase::Draft => Turn::Choose,
        Phase::Bidding if view.legal.contains(&Action::Look) => Turn::Look,
        Phase::Bidding => Turn::Bid,
        Phase::Play => Turn::Play,
        Phase::MatchEnd => Turn::Wait,
    }
}

/// The hand that the person at the bottom plays from: his own or the dummy's.
pub fn playing_hand(view: &View) -> usize {
    view.hand_to_play
        .filter(|_| view.actor == Some(view.viewer))
        .unwrap_or(view.viewer)
}

fn zone_of(scene: &Scene, id: CardId) -> Zone {
    scene.places()[id].zone
}

fn play_of(view: &View, face: Option<Card>) -> Option<Action> {
    face.map(Action::Play).filter(|action| view.legal.contains(action))
}

/// Reads what the pointer and keys ask for.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Table<'w> {
    director: ResMut<'w, Director>,
    perspective: Res<'w, Perspective>,
    game: Option<Res<'w, Match>>,
    submit: MessageWriter<'w, SubmitAction>,
    opens: MessageWriter<'w, OpenEyes>,
    sounds: MessageWriter<'w, PlaySound>,
    toasts: MessageWriter<'w, Toast>,
    chosen: ResMut<'w, Chosen>,
}

impl Table<'_> {
    fn turn(&self) -> Turn {
        self.game
            .as_ref()
            .map_or(Turn::Wait, |game| turn(&self.director, &self.perspective, game))
    }

    /// Acts for the person at the bottom.
    fn act(&mut self, action: Action) {
        if let Some(game) = &self.game {
            self.submit.write(SubmitAction {
                action,
                count: game.count(),
            });
        }
    }

    /// A card was clicked or tapped: what that means depends on where it lies. `false`: it shakes.
    fn press(&mut self, id: CardId, face: Option<Card>) -> bool {
        let Some(scene) = &self.director.scene else { return true };
        let zone = zone_of(scene, id);
        let viewer = scene.viewer;
        match (self.turn(), zone) {
            (Turn::Draw, Zone::Stock) => self.act(Action::Draw),
            (Turn::Choose, Zone::Drawn) => {}
            (Turn::Open, Zone::Hand(seat)) if seat == viewer => {
                self.opens.write(OpenEyes);
            }
            (Turn::Look, Zone::Hand(seat)) if seat == viewer => self.act(Action::Look),
            (Turn::Play, Zone::Hand(seat)) => {
                let Some(view) = &self.director.view else { return true };
                if seat != playing_hand(view) {
                    return true;
                }
                match play_of(view, face) {
                    Some(action) => self.act(action),
                    None => {
                        self.refuse(face);
                        return false;
                    }
                }
            }
            (Turn::Wait, _) => self.director.hurry(),
            _ => {}
        }
        true
    }

    fn refuse(&mut self, face: Option<Card>) {
        self.sounds.write(PlaySound(Sound::Illegal));
        if let (Some(game), Some(card)) = (&self.game, face)
            && let Some(why) = game.game().why_not(card)
        {
            self.toasts.write(Toast(why.to_string()));
        }
    }
}

/// A press of the main button or a finger on a card.
pub fn on_click(click: On<Pointer<Click>>, mut table: Table, mut cards: Query<(&CardBody, &Face, &mut CardHighlight)>) {
    let Ok((&CardBody(id), &Face(face), mut attention)) = cards.get_mut(click.entity) else {
        return;
    };
    if click.button != PointerButton::Primary || attention.held.is_some() {
        return;
    }
    if !table.press(id, face) {
        attention.shaking = 0.18;
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

/// The card under the pointer.
#[derive(Resource, Default, Debug)]
pub struct Hovered(pub Option<CardId>);

/// A card is taken hold of.
pub fn on_drag(
    drag: On<Pointer<Drag>>,
    table: Table,
    viewport: Res<Viewport>,
    mut cards: Query<(&CardBody, &Face, &mut CardHighlight)>,
) {
    let Ok((&CardBody(id), &Face(face), mut attention)) = cards.get_mut(drag.entity) else {
        return;
    };
    let (Some(scene), Some(view)) = (&table.director.scene, &table.director.view) else {
        return;
    };
    let allowed = match (table.turn(), zone_of(scene, id)) {
        (Turn::Choose, Zone::Drawn) => true,
        (Turn::Play, Zone::Hand(seat)) => seat == playing_hand(view) && play_of(view, face).is_some(),
        _ => false,
    };
    // A finger that trembles is no drag.
    if attention.held.is_some() || allowed && drag.distance.length() > 14.0 {
        attention.held = allowed.then(|| drag.pointer_location.position / viewport.unit);
    }
}

/// A held card is let go: over the table it is played, over the hand or the discards the drawn card is kept or discarded.
pub fn on_drag_end(
    drop: On<Pointer<DragEnd>>,
    mut table: Table,
    viewport: Res<Viewport>,
    mut cards: Query<(&CardBody, &Face, &mut CardHighlight)>,
) {
    let Ok((&CardBody(id), &Face(face), mut attention)) = cards.get_mut(drop.entity) else {
        return;
    };
    let Some(at) = attention.held.take() else { return };
    let Some(scene) = &table.director.scene else { return };
    let geometry = TableGeometry {
        viewport: *viewport,
        hands: scene.hands.len(),
        viewer: scene.viewer,
        phase: scene.phase,
    };
    match (table.turn(), zone_of(scene, id)) {
        (Turn::Choose, Zone::Drawn) => {
            let discards = geometry.discards_caption();
            if at.y > viewport.size.y * 0.68 {
                table.act(Action::Keep);
            } else if (at - discards).abs().cmplt(Vec2::new(260.0, 220.0)).all()
                && at.distance(discards) < at.distance(viewport.size * Vec2::new(0.5, 0.36))
            {
                table.act(Action::Discard);
            }
        }
        (Turn::Play, Zone::Hand(_)) if at.y < viewport.size.y * 0.66 => {
            if let Some(action) = table.director.view.as_ref().and_then(|view| play_of(view, face)) {
                table.act(action);
            }
        }
        _ => {}
    }
}

/// Keys at the table. A widget that has been walked to keeps Enter and Space for itself.
pub fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    keyboard: Res<Keyboard>,
    mut focus: ResMut<InputFocus>,
    mut table: Table,
    mut cards: Query<(&CardBody, &Face, &mut CardHighlight)>,
) {
    if keyboard.top() != Layer::Table || keys.get_just_pressed().next().is_none() {
        return;
    }
    let press = !keyboard.on_widget() && (keys.just_pressed(KeyCode::Enter) || keys.just_pressed(KeyCode::Space));
    let now = table.turn();
    let sideways = i32::from(keys.just_pressed(KeyCode::ArrowRight)) - i32::from(keys.just_pressed(KeyCode::ArrowLeft));
    match now {
        Turn::Wait if press => table.director.hurry(),
        Turn::Open if press => {
            table.opens.write(OpenEyes);
        }
        Turn::Draw if press => table.act(Action::Draw),
        Turn::Draw if keys.just_pressed(KeyCode::KeyB) => table.act(Action::BlindNil),
        Turn::Look if press => table.act(Action::Look),
        Turn::Look if keys.just_pressed(KeyCode::KeyB) => table.act(Action::BlindNil),
        Turn::Choose if keys.just_pressed(KeyCode::KeyK) => table.act(Action::Keep),
        Turn::Choose if keys.just_pressed(KeyCode::KeyD) => table.act(Action::Discard),
        Turn::Play => {
            let (Some(scene), Some(view)) = (&table.director.scene, &table.director.view) else {
                return;
            };
            let hand = scene.hands[playing_hand(view)].clone();
            if sideways != 0 && !hand.is_empty() {
                let count = hand.len() as i32;
                let start = table
                    .chosen
                    .0
                    .map_or(if sideways > 0 { -1 } else { count }, |at| at as i32);
                let playable =
                    |at: &i32| scene.faces[hand[*at as usize]].is_some_and(|card| view.lawful.contains(card));
                let next = (1..=count)
                    .map(|steps| (start + sideways * steps).rem_euclid(count))
                    .find(playable);
                if let Some(next) = next {
                    table.chosen.0 = Some(next as usize);
                    // Enter is the card's now.
                    focus.clear();
                    table.sounds.write(PlaySound(Sound::Focus));
                }
            } else if press && let Some(&id) = table.chosen.0.and_then(|at| hand.get(at)) {
                for (body, face, mut attention) in &mut cards {
                    if body.0 == id && !table.press(id, face.0) {
                        attention.shaking = 0.18;
                    }
                }
            }
        }
        _ => {}
    }
}

/// Raises, dims and rings the cards as turn, pointer and keys have it.
pub fn attend(
    director: Res<Director>,
    perspective: Res<Perspective>,
    game: Option<Res<Match>>,
    hovered: Res<Hovered>,
    mut chosen: ResMut<Chosen>,
    mut cards: Query<(&CardBody, &mut CardHighlight)>,
) {
    let (Some(scene), Some(view), Some(game)) = (&director.scene, &director.view, game) else {
        return;
    };
    let now = turn(&director, &perspective, &game);
    let hand: &[CardId] = &scene.hands[playing_hand(view)];
    if now != Turn::Play && chosen.0.is_some() {
        chosen.0 = None;
    }
    let key = chosen.0.and_then(|at| hand.get(at)).copied();
    let winner = scene
        .taker
        .and_then(|taker| scene.trick.iter().find(|&&(seat, _)| seat == taker))
        .map(|&(_, id)| id);
    for (&CardBody(id), mut attention) in &mut cards {
        let in_hand = hand.contains(&id);
        let legal = scene.faces[id].is_some_and(|card| view.lawful.contains(card));
        let next = CardHighlight {
            raised: key == Some(id)
                || hovered.0 == Some(id)
                    && match now {
                        Turn::Play => in_hand,
                        _ => in_hand && perspective.open && scene.faces[id].is_some(),
                    },
            ringed: key == Some(id),
            dim: now == Turn::Play && in_hand && !legal,
            glowing: winner == Some(id)
                || matches!(now, Turn::Choose) && scene.drawn.is_some_and(|(_, drawn)| drawn == id)
                || matches!(now, Turn::Draw)
                    && hovered.0.is_some_and(|over| scene.stock.contains(&over))
                    && scene.stock.last() == Some(&id)
                || now == Turn::Open
                    && scene.hands[scene.viewer].contains(&id)
                    && hovered.0.is_some_and(|over| scene.hands[scene.viewer].contains(&over)),
            ..*attention
        };
        attention.set_if_neq(next);
    }
}

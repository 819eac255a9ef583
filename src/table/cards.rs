//! One entity a card: spawned once, drawn from the scene. A card that lies face down knows nothing of its face.

use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::picking::Pickable;
use bevy::prelude::*;
use spades_rules::Card;

use super::director::Director;
use super::feel::broken::Jolt;
use super::feel::drag::Hold;
use super::feel::shadow::shadow;
use super::feel::stock;
use super::feel::tilt::Tilt;
use super::geometry::{RAISE, RAISE_GROWTH, RATIO, TableGeometry};
use super::motion::{Shown, back_out};
use super::scene::{CARDS, CardId, Place, Zone};
use crate::Screen;
use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::ui::focus::BelowPages;
use crate::ui::{CardArt, Theme, palette};

/// Height of a card's texture in pixels.
const TEXTURE: f32 = 560.0;
/// Width and height of a card's texture: cards are drawn in this measure and scaled.
pub(super) const SIZE: Vec2 = Vec2::new(TEXTURE * RATIO, TEXTURE);

/// A card's entity.
#[derive(Component, Clone, Copy, Debug)]
pub struct CardBody(pub CardId);

/// The face that is drawn, while one is.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Face(pub Option<Card>);

/// How the player's attention shows on a card.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct CardHighlight {
    /// Raised and glowing: under the pointer or chosen by key.
    pub raised: bool,
    /// Ringed: chosen by key.
    pub ringed: bool,
    /// Darker: may not be played.
    pub dim: bool,
    /// Glowing: it has won the trick, or is to be decided on.
    pub glowing: bool,
    /// Held by the pointer, at this point in units.
    pub held: Option<Vec2>,
    /// Shaking because it may not be played: seconds left.
    pub shaking: f32,
}

/// The parts of a card.
#[derive(Component)]
pub(super) struct Parts {
    body: Entity,
    face: Entity,
    shadow: Entity,
    high_shadow: Entity,
    dim: Entity,
    glow: Entity,
    ring: Entity,
}

/// How far a card is raised now, 0 to 1.
#[derive(Component, Default)]
pub(super) struct Raise(f32);

/// How much larger a card is drawn that flies as high as one that is held.
const NEARER: f32 = 0.06;

/// Seconds until a card is raised.
const RAISING: f32 = 0.15;

/// How high a raised card is, where one that is held is 1.
const RAISED: f32 = 0.6;

/// How far the shadow lies below the card.
const SHADOW_DEPTH: f32 = -0.3;

/// The shadow's picture beside the card's.
const SHADOW: Vec2 = Vec2::new(300.0 / 240.0, 396.0 / 336.0);

/// The same of the soft one of a card that is high.
const HIGH_SHADOW: Vec2 = Vec2::new(216.0 / 140.0, 272.0 / 196.0);

/// Lays 52 cards on the table, all in the stock.
pub(super) fn spawn(mut commands: Commands, theme: Res<Theme>, art: Res<CardArt>) {
    let layer = |image: Handle<Image>, size: Vec2, color: Color, z: f32| {
        (
            Sprite {
                image,
                custom_size: Some(size),
                color,
                ..default()
            },
            Transform::from_xyz(0.0, 0.0, z),
            Pickable::IGNORE,
        )
    };
    for id in 0..CARDS {
        let shadow = commands
            .spawn(layer(
                theme.image("cards/shadow.png"),
                SIZE * SHADOW,
                Color::WHITE,
                SHADOW_DEPTH,
            ))
            .id();
        let high_shadow = commands
            .spawn((
                layer(
                    theme.image("cards/shadow-high.png"),
                    SIZE * HIGH_SHADOW,
                    Color::WHITE,
                    SHADOW_DEPTH,
                ),
                Visibility::Hidden,
            ))
            .id();
        let face = commands
            .spawn((
                Sprite {
                    custom_size: Some(SIZE),
                    ..default()
                },
                Transform::default(),
                Pickable::IGNORE,
            ))
            .id();
        let dim = commands
            .spawn((
                layer(art.mask.clone(), SIZE, palette::DIM.with_alpha(0.0), 0.1),
                Visibility::Hidden,
            ))
            .id();
        let glow = commands
            .spawn((
                layer(
                    theme.image("cards/glow.png"),
                    SIZE * Vec2::new(528.0 / 400.0, 688.0 / 560.0),
                    Color::WHITE,
                    -0.1,
                ),
                Visibility::Hidden,
            ))
            .id();
        let ring = commands
            .spawn((
                layer(
                    theme.image("cards/focus.png"),
                    SIZE * Vec2::new(448.0 / 400.0, 608.0 / 560.0),
                    Color::WHITE,
                    0.2,
                ),
                Visibility::Hidden,
            ))
            .id();
        let body = commands
            .spawn((Transform::default(), Visibility::default()))
            .add_children(&[shadow, high_shadow, face, dim, glow, ring])
            .id();
        commands
            .spawn((
                Name::new("card"),
                CardBody(id),
                Face(None),
                CardHighlight::default(),
                Raise::default(),
                Parts {
                    body,
                    face,
                    shadow,
                    high_shadow,
                    dim,
                    glow,
                    ring,
                },
                Transform::default(),
                Visibility::default(),
                BelowPages,
                DespawnOnExit(Screen::Table),
            ))
            .add_child(body);
    }
}

/// A card as it is drawn.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct Drawn {
    body: &'static CardBody,
    shown: Ref<'static, Shown>,
    hold: Option<&'static Hold>,
    tilt: Option<&'static Tilt>,
    face: &'static mut Face,
    attention: &'static mut CardHighlight,
    raise: &'static mut Raise,
    parts: &'static Parts,
    transform: &'static mut Transform,
}

/// The parts of all cards.
#[derive(SystemParam)]
pub(super) struct Layers<'w, 's> {
    sprites: Query<'w, 's, &'static mut Sprite, Without<CardBody>>,
    transforms: Query<'w, 's, &'static mut Transform, Without<CardBody>>,
    visibilities: Query<'w, 's, &'static mut Visibility>,
}

impl Layers<'_, '_> {
    fn fade(&mut self, part: Entity, color: Color, on: bool) {
        if let Ok(mut sprite) = self.sprites.get_mut(part)
            && sprite.color != color
        {
            sprite.color = color;
        }
        if let Ok(mut visibility) = self.visibilities.get_mut(part) {
            visibility.set_if_neq(if on { Visibility::Inherited } else { Visibility::Hidden });
        }
    }

    fn place(&mut self, part: Entity, at: Transform) {
        if let Ok(mut transform) = self.transforms.get_mut(part) {
            transform.set_if_neq(at);
        }
    }
}

/// Draws every card as it is now.
pub(super) fn paint(
    director: Res<Director>,
    settings: Res<Settings>,
    time: Res<Time>,
    art: Res<CardArt>,
    jolt: Res<Jolt>,
    geometry: Res<TableGeometry>,
    mut redraw: ResMut<Redraw>,
    mut top: Local<Option<CardId>>,
    mut cards: Query<Drawn>,
    mut layers: Layers,
) {
    let Some(scene) = &director.scene else { return };
    let all = settings.is_changed() || geometry.is_changed() || art.is_changed();
    let viewport = geometry.viewport();
    let mut in_stock = [None; CARDS];
    for (place, &id) in scene.stock.iter().enumerate() {
        in_stock[id] = Some(place);
    }
    let another_top = std::mem::replace(&mut *top, scene.stock.last().copied()) != *top;
    for card in &mut cards {
        let DrawnItem {
            body: &CardBody(id),
            shown,
            hold,
            tilt,
            mut face,
            mut attention,
            mut raise,
            parts,
            mut transform,
        } = card;
        let target = if attention.raised && hold.is_none() { 1.0 } else { 0.0 };
        let easing = (raise.0 - target).abs() > 0.001;
        let moving = easing || attention.shaking > 0.0;
        let stirred = jolt.is_changed() || another_top && in_stock[id].is_some();
        let handled = hold.is_some() || tilt.is_some();
        if !(all || moving || stirred || handled || shown.is_changed() || attention.is_changed()) {
            continue;
        }
        if moving {
            redraw.for_a_while();
        }
        if easing {
            let step = if settings.reduced_motion {
                1.0
            } else {
                time.delta_secs() / RAISING
            };
            raise.0 += (target - raise.0).clamp(-step, step);
        }
        // The face is known to the entity only while it shows.
        let visible = if shown.up > 0.5 {
            scene.faces[id].or(face.0)
        } else {
            None
        };
        if face.0 != visible || all || face.is_added() {
            face.0 = visible;
            if let Ok(mut sprite) = layers.sprites.get_mut(parts.face) {
                sprite.image = visible.map_or_else(|| art.back.clone(), |card| art.face(card));
            }
        }
        let pose = hold.map_or(shown.pose, |hold| hold.pose(shown.pose));
        let mut at = viewport.to_world(pose.center).extend(pose.z);
        if attention.shaking > 0.0 {
            at.x += (attention.shaking * 70.0).sin() * 6.0 * (attention.shaking / 0.18).min(1.0);
            attention.shaking = (attention.shaking - time.delta_secs()).max(0.0);
        }
        if shown.lift == 0.0 && hold.is_none() {
            at += jolt.offset().extend(0.0);
        }
        // What is nearer to the eye is larger.
        let scale = pose.height / TEXTURE * (1.0 + NEARER * shown.lift);
        let turn = (shown.up * std::f32::consts::PI).cos().abs().max(0.02);
        transform.set_if_neq(Transform {
            translation: at,
            rotation: Quat::from_rotation_z(-pose.angle),
            scale: Vec3::new(scale * turn, scale, 1.0),
        });
        let tilt = tilt.copied().unwrap_or_default();
        let raised = EasingCurve::new(0.0, 1.0, EaseFunction::QuadraticOut).sample_clamped(raise.0);
        let grow = 1.0 + RAISE_GROWTH * back_out(raise.0, 1.7);
        let leans = Transform {
            translation: ((Vec2::new(0.0, RAISE * raised) + tilt.shift()) / scale).extend(0.0),
            rotation: Quat::from_rotation_z(tilt.turn()),
            scale: (tilt.squeeze() * grow).extend(1.0),
        };
        layers.place(parts.body, leans);
        let lift = RAISED * raised + hold.map_or(shown.lift, |hold| hold.lift) + stock::lift(in_stock[id], scene);
        let cast = shadow(lift, viewport.to_world(pose.center).x * 2.0 / viewport.size.x);
        // It falls to where it would without the turn of the card.
        let offset = Vec2::from_angle(pose.angle).rotate(cast.offset * Vec2::new(1.0, -1.0)) / (scale * grow);
        let falls = Transform {
            translation: offset.extend(SHADOW_DEPTH),
            ..default()
        };
        layers.place(parts.shadow, falls);
        layers.place(parts.high_shadow, falls);
        // On its way into the stock it is seen.
        let covered = in_stock[id].is_some_and(|index| {
            let lies = geometry.pose(Place {
                index,
                count: scene.stock.len(),
                ..Place::only(Zone::Stock)
            });
            hold.is_none() && stock::covered(index, scene) && lies.center.distance(pose.center) < 0.5
        });
        let shown_at_all = pose.alpha > 0.01 && !covered;
        // A deep pile needs no 52 shadows.
        let shaded = shown_at_all
            && !(pose.z > 3.0 && pose.z < 51.0 && in_stock[id].is_some() && Some(&id) != scene.stock.last());
        let gray = if attention.dim {
            Color::srgb(0.86, 0.87, 0.86)
        } else {
            stock::shade(in_stock[id], scene)
        };
        layers.fade(parts.face, gray.with_alpha(pose.alpha), shown_at_all);
        layers.fade(
            parts.shadow,
            Color::WHITE.with_alpha(pose.alpha * cast.sharp),
            shaded && cast.sharp > 0.0,
        );
        layers.fade(
            parts.high_shadow,
            Color::WHITE.with_alpha(pose.alpha * cast.soft),
            shaded && cast.soft > 0.0,
        );
        layers.fade(
            parts.dim,
            palette::DIM.with_alpha(0.38 * pose.alpha),
            attention.dim && shown_at_all,
        );
        layers.fade(
            parts.glow,
            Color::WHITE.with_alpha(pose.alpha),
            (attention.raised && !attention.dim || attention.glowing) && shown_at_all,
        );
        layers.fade(
            parts.ring,
            Color::WHITE.with_alpha(pose.alpha),
            attention.ringed && shown_at_all,
        );
    }
}

//! One entity a card: spawned once, drawn from the scene. A card that lies face down knows nothing of its face.

use bevy::picking::Pickable;
use bevy::prelude::*;
use spades_rules::Card;

use super::director::{Director, table_seconds};
use super::geometry::{RAISE, RAISE_GROWTH, RATIO, TableGeometry};
use super::motion::{Motion, Shown, Travel};
use super::scene::{CARDS, CardId, Zone};
use crate::Screen;
use crate::session::Pace;
use crate::settings::Settings;
use crate::ui::{CardArt, Theme, Viewport, palette};

/// Height of a card's texture in pixels; cards are drawn in this measure and scaled.
const TEXTURE: f32 = 560.0;
const SIZE: Vec2 = Vec2::new(TEXTURE * RATIO, TEXTURE);

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
    dim: Entity,
    glow: Entity,
    ring: Entity,
}

/// How far a card is raised now, 0 to 1.
#[derive(Component, Default)]
pub(super) struct Raise(f32);

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
                SIZE * Vec2::new(300.0 / 240.0, 396.0 / 336.0),
                Color::WHITE,
                -0.3,
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
            .add_children(&[shadow, face, dim, glow, ring])
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
                    dim,
                    glow,
                    ring,
                },
                // What the pointer meets: it stays at the card's place while the body is raised, so that nothing flickers.
                Sprite {
                    custom_size: Some(SIZE),
                    color: Color::NONE,
                    ..default()
                },
                Transform::default(),
                Pickable::default(),
                DespawnOnExit(Screen::Table),
            ))
            .add_child(body);
    }
}

/// Sends cards whose place or face has changed on their way.
pub(super) fn arrange(
    mut commands: Commands,
    director: Res<Director>,
    geometry: Res<TableGeometry>,
    settings: Res<Settings>,
    mut seen: Local<Option<Viewport>>,
    mut cards: Query<(Entity, &CardBody, Option<&Shown>, Option<&Motion>)>,
    spawned: Query<(), (With<CardBody>, Without<Shown>)>,
) {
    let Some(scene) = &director.scene else { return };
    if !director.is_changed() && !geometry.is_changed() && spawned.is_empty() {
        return;
    }
    let resized = *seen != Some(*geometry.viewport());
    *seen = Some(*geometry.viewport());
    let places = scene.places();
    let (travel, staggered) = director.travel();
    for (entity, &CardBody(id), shown, motion) in &mut cards {
        let target = Shown {
            pose: geometry.pose(places[id]),
            up: if scene.faces[id].is_some() { 1.0 } else { 0.0 },
        };
        let Some(shown) = shown else {
            commands
                .entity(entity)
                .insert((target, Motion::new(target, target, Travel::JUMP, false)));
            continue;
        };
        if motion.is_some_and(|motion| motion.to() == target) || (motion.is_none() && *shown == target) {
            continue;
        }
        let travel = if resized {
            Travel::JUMP
        } else if staggered {
            let Zone::Hand(seat) = places[id].zone else { continue };
            let rank = places[id].index * scene.hands.len() + geometry.relative(seat);
            Travel {
                delay: rank as f32 * 0.045,
                ..travel
            }
        } else {
            travel
        };
        commands
            .entity(entity)
            .insert(Motion::new(*shown, target, travel, settings.reduced_motion));
    }
}

/// Moves the cards that are under way.
pub(super) fn animate(
    mut commands: Commands,
    director: Res<Director>,
    time: Res<Time>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    mut cards: Query<(Entity, &mut Shown, &mut Motion)>,
) {
    let seconds = table_seconds(&time, &settings, *pace);
    for (entity, mut shown, mut motion) in &mut cards {
        if director.hurried() {
            motion.start();
        }
        let (now, arrived) = motion.step(seconds);
        shown.set_if_neq(now);
        if arrived {
            commands.entity(entity).remove::<Motion>();
        }
    }
}

/// Draws every card as it is now.
pub(super) fn paint(
    director: Res<Director>,
    viewport: Res<Viewport>,
    settings: Res<Settings>,
    time: Res<Time>,
    art: Res<CardArt>,
    mut cards: Query<(
        &CardBody,
        Ref<Shown>,
        &mut Face,
        &mut CardHighlight,
        &mut Raise,
        &Parts,
        &mut Transform,
    )>,
    mut sprites: Query<&mut Sprite, Without<CardBody>>,
    mut transforms: Query<&mut Transform, Without<CardBody>>,
    mut visibilities: Query<&mut Visibility>,
) {
    let Some(scene) = &director.scene else { return };
    let redraw = settings.is_changed() || viewport.is_changed() || art.is_changed();
    let mut in_stock = [false; CARDS];
    scene.stock.iter().for_each(|&id| in_stock[id] = true);
    for (&CardBody(id), shown, mut face, mut attention, mut raise, parts, mut transform) in &mut cards {
        let target = if attention.raised { 1.0 } else { 0.0 };
        let easing = (raise.0 - target).abs() > 0.001;
        if !(redraw || shown.is_changed() || attention.is_changed() || easing || attention.shaking > 0.0) {
            continue;
        }
        if easing {
            let step = if settings.reduced_motion {
                1.0
            } else {
                time.delta_secs() / 0.12
            };
            raise.0 += (target - raise.0).clamp(-step, step);
        }
        // The face is known to the entity only while it shows.
        let visible = if shown.up > 0.5 {
            scene.faces[id].or(face.0)
        } else {
            None
        };
        if face.0 != visible || redraw || face.is_added() {
            face.0 = visible;
            if let Ok(mut sprite) = sprites.get_mut(parts.face) {
                sprite.image = visible.map_or_else(|| art.back.clone(), |card| art.face(card));
            }
        }
        let pose = shown.pose;
        let held = attention.held.unwrap_or(pose.center);
        let mut at = viewport
            .to_world(held)
            .extend(if attention.held.is_some() { 800.0 } else { pose.z });
        if attention.shaking > 0.0 {
            at.x += (attention.shaking * 70.0).sin() * 6.0 * (attention.shaking / 0.18).min(1.0);
            attention.shaking = (attention.shaking - time.delta_secs()).max(0.0);
        }
        let scale = pose.height / TEXTURE;
        let turn = (shown.up * std::f32::consts::PI).cos().abs().max(0.02);
        transform.set_if_neq(Transform {
            translation: at,
            rotation: Quat::from_rotation_z(if attention.held.is_some() { 0.0 } else { -pose.angle }),
            scale: Vec3::new(scale * turn, scale, 1.0),
        });
        let lift = EasingCurve::new(0.0, 1.0, EaseFunction::QuadraticOut).sample_clamped(raise.0);
        if let Ok(mut body) = transforms.get_mut(parts.body) {
            let grow = 1.0 + RAISE_GROWTH * lift;
            body.set_if_neq(Transform {
                translation: Vec3::new(0.0, RAISE * lift / scale, 0.0),
                scale: Vec3::new(grow, grow, 1.0),
                ..default()
            });
        }
        let mut fade = |part: Entity, color: Color, on: bool| {
            if let Ok(mut sprite) = sprites.get_mut(part)
                && sprite.color != color
            {
                sprite.color = color;
            }
            if let Ok(mut visibility) = visibilities.get_mut(part) {
                visibility.set_if_neq(if on { Visibility::Inherited } else { Visibility::Hidden });
            }
        };
        let shown_at_all = pose.alpha > 0.01;
        // A deep pile needs no 52 shadows.
        let shaded =
            shown_at_all && !(pose.z > 3.0 && pose.z < 51.0 && in_stock[id] && Some(&id) != scene.stock.last());
        let gray = if attention.dim {
            Color::srgb(0.86, 0.87, 0.86)
        } else {
            Color::WHITE
        };
        fade(parts.face, gray.with_alpha(pose.alpha), shown_at_all);
        fade(parts.shadow, Color::WHITE.with_alpha(pose.alpha), shaded);
        fade(
            parts.dim,
            palette::DIM.with_alpha(0.38 * pose.alpha),
            attention.dim && shown_at_all,
        );
        fade(
            parts.glow,
            Color::WHITE.with_alpha(pose.alpha),
            (attention.raised && !attention.dim || attention.glowing) && shown_at_all,
        );
        fade(
            parts.ring,
            Color::WHITE.with_alpha(pose.alpha),
            attention.ringed && shown_at_all,
        );
    }
}

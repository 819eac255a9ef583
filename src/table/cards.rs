//! One entity per card, spawned once and drawn from the scene. A face-down card's entity doesn't hold its face.

use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::picking::Pickable;
use bevy::prelude::*;
use spades_layout::{Place, Pose, RAISE_GROWTH, Zone};
use spades_rules::Seat;

use super::card::{CardBody, CardHighlight, Face, Parts, SIZE};
use super::feel::broken::Jolt;
use super::feel::drag::HeldCard;
use super::feel::shadow::{Shadow, shadow};
use super::feel::stock;
use super::feel::tilt::Tilt;
use super::geometry::TableGeometry;
use super::motion::{CardPose, back_out};
use super::scene::{CARDS, CardId, Scene, TeamColor};
use super::shown::ShownScene;
use crate::redraw::Redraw;
use crate::session::Match;
use crate::settings::Settings;
use crate::states::Screen;
use crate::ui::focus::BelowPages;
use crate::ui::{CardArt, Theme, palette};

/// The edge of a card in a trick that shows who plays together.
const fn team_edge(team: TeamColor) -> &'static str {
    match team {
        TeamColor::Home => "cards/side-home.png",
        TeamColor::Away => "cards/side-away.png",
    }
}

/// Current rise of a card, 0 to 1.
#[derive(Component, Default)]
pub(super) struct Raise(f32);

/// Growth of a card at the height of a held one.
const NEARER: f32 = 0.06;

/// Seconds until a card is raised.
const RAISING: f32 = 0.15;

/// Height of a raised card; a held one is at 1.
const RAISED: f32 = 0.6;

/// Depth of the shadow below the card.
const SHADOW_DEPTH: f32 = -0.3;

/// Size of the shadow's texture relative to the card's.
const SHADOW: Vec2 = Vec2::new(300.0 / 240.0, 396.0 / 336.0);

/// Size of the soft shadow's texture, for a high card, relative to the card's.
const HIGH_SHADOW: Vec2 = Vec2::new(216.0 / 140.0, 272.0 / 196.0);

/// One sprite of a card.
fn layer(image: Handle<Image>, size: Vec2, color: Color, z: f32) -> impl Bundle {
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
}

/// Spawns the sprites of one card.
fn parts(commands: &mut Commands, theme: &Theme, art: &CardArt) -> Parts {
    let mut white = |picture: &str, size: Vec2, z: f32| {
        let bundle = layer(theme.image(picture), SIZE * size, Color::WHITE, z);
        commands.spawn((bundle, Visibility::Hidden)).id()
    };
    let shadow = white("cards/shadow.png", SHADOW, SHADOW_DEPTH);
    let high_shadow = white("cards/shadow-high.png", HIGH_SHADOW, SHADOW_DEPTH);
    let glow = white("cards/glow.png", Vec2::new(528.0 / 400.0, 688.0 / 560.0), -0.1);
    let ring = white("cards/focus.png", Vec2::new(448.0 / 400.0, 608.0 / 560.0), 0.2);
    let team = white(
        team_edge(TeamColor::Home),
        Vec2::new(448.0 / 400.0, 608.0 / 560.0),
        -0.05,
    );
    let dim = layer(art.mask.clone(), SIZE, palette::DIM.with_alpha(0.0), 0.1);
    let dim = commands.spawn((dim, Visibility::Hidden)).id();
    let face = commands.spawn(layer(Handle::default(), SIZE, Color::WHITE, 0.0)).id();
    let body = commands
        .spawn((Transform::default(), Visibility::default()))
        .add_children(&[shadow, high_shadow, face, dim, glow, ring, team])
        .id();
    Parts {
        body,
        face,
        shadow,
        high_shadow,
        dim,
        glow,
        ring,
        team,
    }
}

/// Spawns the 52 cards, all in the stock.
pub(super) fn spawn(mut commands: Commands, theme: Res<Theme>, art: Res<CardArt>) {
    for id in 0..CARDS {
        let parts = parts(&mut commands, &theme, &art);
        let body = parts.body;
        commands
            .spawn((
                Name::new("card"),
                CardBody(id),
                Face(None),
                CardHighlight::default(),
                Raise::default(),
                parts,
                Transform::default(),
                Visibility::default(),
                BelowPages,
                DespawnOnExit(Screen::Table),
            ))
            .add_child(body);
    }
}

/// A card's components for drawing.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct Drawn {
    body: &'static CardBody,
    shown: Ref<'static, CardPose>,
    hold: Option<&'static HeldCard>,
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

    fn show(&mut self, part: Entity, image: Handle<Image>) {
        if let Ok(mut sprite) = self.sprites.get_mut(part)
            && sprite.image != image
        {
            sprite.image = image;
        }
    }

    fn place(&mut self, part: Entity, at: Transform) {
        if let Ok(mut transform) = self.transforms.get_mut(part) {
            transform.set_if_neq(at);
        }
    }
}

/// Draws every card that has changed.
pub(super) fn paint(
    shown_scene: Res<ShownScene>,
    settings: Res<Settings>,
    time: Res<Time>,
    (theme, art): (Res<Theme>, Res<CardArt>),
    (jolt, game): (Res<Jolt>, Option<Res<Match>>),
    geometry: Res<TableGeometry>,
    mut redraw: ResMut<Redraw>,
    mut top: Local<Option<CardId>>,
    mut cards: Query<Drawn>,
    mut layers: Layers,
) {
    let Some(scene) = &shown_scene.0 else { return };
    let all = settings.is_changed() || geometry.is_changed() || art.is_changed();
    let mut in_stock = [None; CARDS];
    for (place, &id) in scene.stock.iter().enumerate() {
        in_stock[id] = Some(place);
    }
    let another_top = std::mem::replace(&mut *top, scene.stock.last().copied()) != *top;
    let table = Lying {
        scene,
        geometry: &geometry,
        in_stock: &in_stock,
        theme: &theme,
        home: game.map(|game| game.home()),
    };
    for mut card in &mut cards {
        let target = if card.attention.raised && card.hold.is_none() {
            1.0
        } else {
            0.0
        };
        let easing = (card.raise.0 - target).abs() > 0.001;
        let moving = easing || card.attention.shaking > 0.0;
        let stirred = jolt.is_changed() || another_top && in_stock[card.body.0].is_some();
        let handled = card.hold.is_some() || card.tilt.is_some();
        if !(all || moving || stirred || handled || card.shown.is_changed() || card.attention.is_changed()) {
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
            card.raise.0 += (target - card.raise.0).clamp(-step, step);
        }
        turn(&mut card, scene, &art, all, &mut layers);
        let pose = card.hold.map_or(card.shown.pose, |hold| hold.pose(card.shown.pose));
        let mut shift = shaken(&mut card.attention, time.delta_secs());
        if card.shown.lift == 0.0 && card.hold.is_none() {
            shift += jolt.offset();
        }
        let cast = table.stand(&mut card, pose, shift, &mut layers);
        table.light(&card, pose, cast, &mut layers);
    }
}

/// Shows the face or the back. The entity holds the face only while it is visible.
fn turn(card: &mut DrawnItem, scene: &Scene, art: &CardArt, all: bool, layers: &mut Layers) {
    let face = &mut card.face;
    let visible = if card.shown.up > 0.5 {
        scene.faces[card.body.0].or(face.0)
    } else {
        None
    };
    if face.0 != visible || all || face.is_added() {
        face.0 = visible;
        if let Ok(mut sprite) = layers.sprites.get_mut(card.parts.face) {
            sprite.image = visible.map_or_else(|| art.back.clone(), |card| art.face(card));
        }
    }
}

/// Returns the sideways offset of a shaking card, and lets the shaking fade.
fn shaken(attention: &mut Mut<CardHighlight>, seconds: f32) -> Vec2 {
    if attention.shaking <= 0.0 {
        return Vec2::ZERO;
    }
    let aside = (attention.shaking * 70.0).sin() * 6.0 * (attention.shaking / 0.18).min(1.0);
    attention.shaking = (attention.shaking - seconds).max(0.0);
    Vec2::new(aside, 0.0)
}

/// The layout that cards are drawn in.
struct Lying<'a> {
    scene: &'a Scene,
    geometry: &'a TableGeometry,
    /// Each card's position in the stock, counted from the bottom.
    in_stock: &'a [Option<usize>; CARDS],
    theme: &'a Theme,
    /// The seat that team colors are based on ([`Match::home`]), if there is a match.
    home: Option<Seat>,
}

impl Lying<'_> {
    /// Moves a card and its shadows, and returns the strength of the shadows.
    fn stand(&self, card: &mut DrawnItem, pose: Pose, shift: Vec2, layers: &mut Layers) -> Shadow {
        let viewport = self.geometry.viewport();
        let (shown, parts) = (&card.shown, card.parts);
        let at = (viewport.to_world(pose.center) + shift).extend(pose.z);
        // Closer to the viewer means larger.
        let scale = pose.height / SIZE.y * (1.0 + NEARER * shown.lift);
        let turn = (shown.up * std::f32::consts::PI).cos().abs().max(0.02);
        card.transform.set_if_neq(Transform {
            translation: at,
            rotation: Quat::from_rotation_z(-pose.angle),
            scale: Vec3::new(scale * turn, scale, 1.0),
        });
        let tilt = card.tilt.copied().unwrap_or_default();
        let raised = EasingCurve::new(0.0, 1.0, EaseFunction::QuadraticOut).sample_clamped(card.raise.0);
        let grow = 1.0 + RAISE_GROWTH * back_out(card.raise.0, 1.7);
        let leans = Transform {
            translation: ((Vec2::new(0.0, pose.raise * raised) + tilt.shift()) / scale).extend(0.0),
            rotation: Quat::from_rotation_z(tilt.turn()),
            scale: (tilt.squeeze() * grow).extend(1.0),
        };
        layers.place(parts.body, leans);
        let held = card.hold.map_or(shown.lift, |hold| hold.lift);
        let lift = RAISED * raised + held + stock::lift(self.in_stock[card.body.0], self.scene);
        let cast = shadow(lift, viewport.to_world(pose.center).x * 2.0 / viewport.size.x);
        // The light doesn't turn with the card.
        let offset = Vec2::from_angle(pose.angle).rotate(cast.offset * Vec2::new(1.0, -1.0)) / (scale * grow);
        let falls = Transform {
            translation: offset.extend(SHADOW_DEPTH),
            ..default()
        };
        layers.place(parts.shadow, falls);
        layers.place(parts.high_shadow, falls);
        cast
    }

    /// Returns `true` if other cards of the stock hide this one. On its way into the stock it is visible.
    fn covered(&self, card: &DrawnItem, pose: Pose) -> bool {
        self.in_stock[card.body.0].is_some_and(|index| {
            let lies = self.geometry.pose(Place {
                index,
                count: self.scene.stock.len(),
                ..Place::only(Zone::Stock)
            });
            card.hold.is_none() && stock::covered(index, self.scene) && lies.center.distance(pose.center) < 0.5
        })
    }

    /// Returns the team of a card in the trick.
    fn team(&self, id: CardId) -> Option<TeamColor> {
        let &(seat, _) = self.scene.trick.iter().find(|&&(_, played)| played == id)?;
        self.scene.team_color(seat, self.home?)
    }

    /// Sets the visibility and color of a card, its shadows and its highlights.
    fn light(&self, card: &DrawnItem, pose: Pose, cast: Shadow, layers: &mut Layers) {
        let (attention, parts) = (&card.attention, card.parts);
        let place = self.in_stock[card.body.0];
        let shown = pose.alpha > 0.01 && !self.covered(card, pose);
        // Inside the pile, shadows can't be seen.
        let deep = pose.z > 3.0 && pose.z < 51.0 && place.is_some() && Some(&card.body.0) != self.scene.stock.last();
        let shaded = shown && !deep;
        let gray = if attention.dim {
            Color::srgb(0.86, 0.87, 0.86)
        } else {
            stock::shade(place, self.scene)
        };
        let white = |part: f32| Color::WHITE.with_alpha(pose.alpha * part);
        let lit = attention.raised && !attention.dim || attention.glowing;
        layers.fade(parts.face, gray.with_alpha(pose.alpha), shown);
        layers.fade(parts.shadow, white(cast.sharp), shaded && cast.sharp > 0.0);
        layers.fade(parts.high_shadow, white(cast.soft), shaded && cast.soft > 0.0);
        layers.fade(
            parts.dim,
            palette::DIM.with_alpha(0.38 * pose.alpha),
            attention.dim && shown,
        );
        layers.fade(parts.glow, white(1.0), lit && shown);
        layers.fade(parts.ring, white(1.0), attention.ringed && shown);
        let team = self.team(card.body.0);
        if let Some(team) = team {
            layers.show(parts.team, self.theme.image(team_edge(team)));
        }
        layers.fade(parts.team, white(1.0), team.is_some() && card.face.0.is_some() && shown);
    }
}

//! Breaking spades has weight: the card comes down hard, a ring of light spreads from it, and the cards on the table jump.

use bevy::prelude::*;

use crate::redraw::Redraw;
use crate::session::Pace;
use crate::settings::Settings;
use crate::states::Screen;
use crate::table::cues::CueQueue;
use crate::table::geometry::TableGeometry;
use crate::table::motion::Travel;
use crate::table::shown::{LatestRemark, Remark, ShownScene};
use crate::ui::{Theme, palette};

/// Travel of the card that breaks spades: slow at first, then down.
pub const HEAVY: Travel = Travel {
    lift: 2.4,
    ..Travel::of(380, EaseFunction::CubicIn)
};

/// Amplitude of the jump of the table, in units, and the seconds until it settles.
const JUMP: f32 = 4.0;
const SETTLES: f32 = 0.34;

/// Seconds that the ring takes to spread.
const RING: f32 = 0.5;

/// The ring that spreads from the card, with its age in seconds.
#[derive(Component)]
pub struct Ring(f32);

/// Shaking of the cards on the table: seconds since it began, while they still move.
#[derive(Resource, Default, Debug)]
pub struct Jolt(Option<f32>);

impl Jolt {
    /// Returns the current offset of the cards on the table, in world coordinates.
    #[must_use]
    pub fn offset(&self) -> Vec2 {
        self.0.map_or(Vec2::ZERO, |time| {
            let left = 1.0 - (time / SETTLES).min(1.0);
            let swing = (time / SETTLES * std::f32::consts::PI * 5.0).cos();
            Vec2::new(0.3, 1.0).normalize() * JUMP * left * left * swing
        })
    }
}

/// Starts the ring and the jolt when the card that broke spades has landed.
pub fn strike(
    mut commands: Commands,
    shown_scene: Res<ShownScene>,
    latest_remark: Res<LatestRemark>,
    cues: Res<CueQueue>,
    geometry: Res<TableGeometry>,
    settings: Res<Settings>,
    theme: Res<Theme>,
    mut jolt: ResMut<Jolt>,
    mut shown: Local<bool>,
) {
    let breaking = latest_remark.0 == Some(Remark::Broken);
    let begins = breaking && !std::mem::replace(&mut *shown, breaking);
    *shown = breaking;
    if !begins || settings.reduced_motion || cues.hurried() {
        return;
    }
    let Some(scene) = &shown_scene.0 else { return };
    let Some(&(_, id)) = scene.trick.last() else { return };
    let at = geometry.pose(scene.places()[id]).center;
    jolt.0 = Some(0.0);
    commands.spawn((
        Name::new("ring"),
        Ring(0.0),
        Sprite {
            image: theme.image("ui/ring.png"),
            color: palette::BRASS,
            custom_size: Some(Vec2::splat(256.0)),
            ..default()
        },
        Transform::from_translation(geometry.viewport().to_world(at).extend(900.0)),
        Pickable::IGNORE,
        DespawnOnExit(Screen::Table),
    ));
}

/// Animates the ring and the jolt until both end.
pub fn settle(
    mut commands: Commands,
    cues: Res<CueQueue>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    time: Res<Time>,
    mut jolt: ResMut<Jolt>,
    mut redraw: ResMut<Redraw>,
    mut rings: Query<(Entity, &mut Ring, &mut Transform, &mut Sprite)>,
) {
    let seconds = pace.seconds(&time, settings.speed_factor());
    if let Some(since) = jolt.0 {
        redraw.for_a_while();
        let next = since + seconds;
        jolt.0 = Some(next).filter(|&next| next < SETTLES && !cues.hurried());
    }
    for (entity, mut ring, mut transform, mut sprite) in &mut rings {
        redraw.for_a_while();
        ring.0 += seconds / RING;
        if ring.0 >= 1.0 || cues.hurried() {
            commands.entity(entity).despawn();
            continue;
        }
        let out = EasingCurve::new(0.6, 3.2, EaseFunction::QuadraticOut).sample_clamped(ring.0);
        transform.scale = Vec3::new(out, out, 1.0);
        sprite.color = palette::BRASS.with_alpha((1.0 - ring.0) * 0.85);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_jumps_a_little_and_lies_still_again() {
        assert_eq!(Jolt(None).offset(), Vec2::ZERO);
        let way: Vec<f32> = (0..=34)
            .map(|step| Jolt(Some(step as f32 / 100.0)).offset().length())
            .collect();
        assert!((way[0] - JUMP).abs() < 1e-4);
        assert!(way.iter().all(|&far| far <= JUMP + 1e-4), "{way:?}");
        assert!(way[34] < 1e-4, "{way:?}");
    }
}

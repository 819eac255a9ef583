//! A card under the pointer leans toward it, as far as a flat drawing allows: it gets narrower where it turns away.

use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use spades_layout::RAISE_GROWTH;

use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::table::card::{CardBody, CardHighlight};
use crate::table::feel::drag::HeldCard;
use crate::table::geometry::TableGeometry;
use crate::table::motion::{CardPose, Motion};
use crate::table::selection::Hovered;

/// Largest lean, in radians.
const MAX_LEAN: f32 = 20.0 * std::f32::consts::PI / 180.0;

/// Rate at which the lean is reached, per second.
const RATE: f32 = 18.0;

/// Tolerance below which the lean snaps to its target.
const STILL: f32 = 0.004;

/// Shift toward the pointer, in units.
const TOWARD: f32 = 5.0;

/// Lean of a card: from −1 to 1 to the right, and down.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Tilt(pub Vec2);

impl Tilt {
    /// Returns the factors by which it looks narrower and lower.
    #[must_use]
    pub fn squeeze(self) -> Vec2 {
        Vec2::new((self.0.x * MAX_LEAN).cos(), (self.0.y * MAX_LEAN).cos())
    }

    /// Returns its rotation in radians counter-clockwise: a plane leaning two ways is drawn slightly askew.
    #[must_use]
    pub fn turn(self) -> f32 {
        -self.0.x * self.0.y * 0.06 - self.0.x * 0.02
    }

    /// Returns its shift, in units (y up).
    #[must_use]
    pub fn shift(self) -> Vec2 {
        self.0 * Vec2::new(TOWARD, -TOWARD)
    }
}

/// Returns the pointer's position on a raised card, from −1 to 1 each way, or `None` beside the card.
fn over(shown: &CardPose, pointer: Vec2) -> Option<Vec2> {
    let pose = shown.pose;
    let middle = pose.center + Vec2::from_angle(pose.angle).rotate(Vec2::new(0.0, -pose.raise / 2.0));
    let half = Vec2::new(pose.width(), pose.height + pose.raise.abs()) / 2.0 * (1.0 + RAISE_GROWTH);
    let at = Vec2::from_angle(-pose.angle).rotate(pointer - middle) / half;
    (at.abs().max_element() <= 1.1).then(|| at.clamp(Vec2::NEG_ONE, Vec2::ONE))
}

/// Leans the raised card under the mouse toward it and flattens the others.
pub fn lean(
    mut commands: Commands,
    hovered: Res<Hovered>,
    geometry: Res<TableGeometry>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut moving: Local<bool>,
    mut redraw: ResMut<Redraw>,
    pointers: Query<(&PointerId, Ref<PointerLocation>)>,
    leaning: Query<(), With<Tilt>>,
    mut cards: Query<(
        Entity,
        &CardBody,
        &CardHighlight,
        &CardPose,
        Has<Motion>,
        Has<HeldCard>,
        Option<&mut Tilt>,
    )>,
) {
    let mouse = pointers.iter().find(|(id, _)| id.is_mouse());
    let moved = mouse.as_ref().is_some_and(|(_, at)| at.is_changed());
    // A leaning card may be played or discarded without the pointer moving.
    let stirs = moved || hovered.is_changed() || !leaning.is_empty();
    if !stirs && !*moving {
        return;
    }
    *moving = false;
    let mouse = mouse
        .and_then(|(_, at)| at.location().map(|location| location.position))
        .map(|position| geometry.point(position));
    for (entity, body, highlight, shown, flies, held, tilt) in &mut cards {
        let leans = hovered.0 == Some(body.0) && highlight.raised && !flies && !held && !settings.reduced_motion;
        let target = mouse
            .filter(|_| leans)
            .and_then(|at| over(shown, at))
            .unwrap_or_default();
        match tilt {
            None if target == Vec2::ZERO => {}
            None => {
                commands.entity(entity).insert(Tilt::default());
                *moving = true;
            }
            Some(mut tilt) => {
                if tilt.0.distance(target) < STILL {
                    if tilt.0 != target {
                        tilt.0 = target;
                        *moving = true;
                    } else if target == Vec2::ZERO {
                        commands.entity(entity).remove::<Tilt>();
                    }
                    continue;
                }
                tilt.0 = tilt.0.lerp(target, 1.0 - (-RATE * time.delta_secs()).exp());
                *moving = true;
            }
        }
    }
    if *moving {
        redraw.for_a_while();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_layout::Pose;

    #[test]
    fn it_leans_to_where_the_pointer_is_and_not_to_one_beside_it() {
        let shown = CardPose::lying(
            Pose {
                center: Vec2::new(100.0, 100.0),
                angle: 0.0,
                height: 140.0,
                z: 0.0,
                alpha: 1.0,
                raise: spades_layout::RAISE,
            },
            true,
        );
        let right = over(&shown, Vec2::new(140.0, 77.0)).expect("it is over the card");
        assert!(right.x > 0.7 && right.y.abs() < 0.1, "{right}");
        assert_eq!(over(&shown, Vec2::new(300.0, 100.0)), None);
        assert_eq!(Tilt(Vec2::ZERO).squeeze(), Vec2::ONE);
        assert!((Tilt(Vec2::X).squeeze().x - 20f32.to_radians().cos()).abs() < 1e-6);
        assert_eq!((Tilt(Vec2::ZERO).turn(), Tilt(Vec2::ZERO).shift()), (0.0, Vec2::ZERO));
    }
}

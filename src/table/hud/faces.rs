//! The faces on the plates: they nod when they take a trick, and look down while their bid is lost.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::marks::Marks;
use super::seat_labels::Likeness;
use crate::redraw::Redraw;
use crate::session::Pace;
use crate::settings::Settings;
use crate::table::TableSystems;
use crate::table::cues::{CueQueue, TrickCollected};
use crate::table::shown::ShownScene;
use crate::ui::HeadShift;

/// Seconds of a nod, and of the way down.
const NOD: f32 = 0.25;
const DOWN: f32 = 0.2;

/// Depth of a nod, and of a face that looks down, as fractions of the face.
const DEEP: f32 = 0.14;
const LOW: f32 = 0.2;

/// Pose of the face of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct FacePose {
    /// Seconds left of a nod.
    nod: f32,
    /// Lowering of the eyes, from 0 to 1.
    down: f32,
}

impl FacePose {
    /// Returns the pose after some seconds. A face whose bid is `lost` goes on looking down.
    fn after(self, seconds: f32, lost: bool) -> FacePose {
        let way = if lost { seconds } else { -seconds } / DOWN;
        FacePose {
            nod: (self.nod - seconds).max(0.0),
            down: (self.down + way).clamp(0.0, 1.0),
        }
    }

    /// Returns how far the face has moved down.
    fn shift(self) -> f32 {
        DEEP * (PI * self.nod / NOD).sin().max(0.0) + LOW * self.down
    }
}

/// The faces, by seat.
#[derive(Resource, Default)]
struct Faces([FacePose; 4]);

fn move_faces(
    mut collected: MessageReader<TrickCollected>,
    mut faces: ResMut<Faces>,
    (marks, shown_scene, cues): (Res<Marks>, Res<ShownScene>, Res<CueQueue>),
    (time, pace, settings): (Res<Time>, Res<Pace>, Res<Settings>),
    mut redraw: ResMut<Redraw>,
    mut likenesses: Query<(Ref<Likeness>, &mut HeadShift)>,
) {
    let Some(scene) = &shown_scene.0 else { return };
    let mut poses = faces.0;
    for &TrickCollected(seat) in collected.read() {
        if !settings.reduced_motion && !cues.hurried() {
            poses[seat].nod = NOD;
        }
    }
    let at_once = settings.reduced_motion || cues.hurried();
    let step = if at_once {
        DOWN
    } else {
        pace.seconds(&time, settings.speed_factor())
    };
    for (seat, pose) in poses.iter_mut().enumerate() {
        *pose = pose.after(step, marks.is_lost(seat));
    }
    let moved = poses != faces.0;
    if moved {
        redraw.for_a_while();
        faces.0 = poses;
    }
    for (likeness, mut shift) in &mut likenesses {
        if moved || likeness.is_added() || shown_scene.is_changed() {
            let seat = (scene.viewer + likeness.0) % scene.hands.len().max(1);
            shift.set_if_neq(HeadShift(Vec2::new(0.0, faces.0[seat].shift())));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Faces>();
    app.add_systems(Update, move_faces.in_set(TableSystems::Draw));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_nods_and_comes_to_rest_and_looks_down_as_long_as_the_bid_is_lost() {
        let mut pose = FacePose { nod: NOD, down: 0.0 };
        let way: Vec<f32> = (0..30)
            .map(|_| {
                pose = pose.after(0.01, false);
                pose.shift()
            })
            .collect();
        let deepest = way.iter().copied().fold(0.0, f32::max);
        assert!((deepest - DEEP).abs() < 0.01, "{deepest}");
        assert_eq!(pose, FacePose::default());
        let lost = pose.after(1.0, true);
        assert_eq!((lost.shift(), lost.after(0.1, true)), (LOW, lost));
        assert_eq!(lost.after(1.0, false), FacePose::default());
    }
}

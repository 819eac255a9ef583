//! The faces on the plates: they nod when they take a trick, look down while their bid is lost, and blink while they think.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::marks::Marks;
use super::seat_labels::FacePicture;
use crate::redraw::Redraw;
use crate::session::{Pace, Thinking};
use crate::settings::Settings;
use crate::table::TableSystems;
use crate::table::cues::{CueQueue, TrickCollected};
use crate::table::shown::ShownScene;
use crate::ui::{EyesClosed, HeadShift};

/// Seconds of a nod, and of the way down.
const NOD: f32 = 0.25;
const DOWN: f32 = 0.2;

/// Seconds of a blink, from the beginning of a thought to its first blink, and from one to the next.
const BLINK: f32 = 0.18;
const FIRST_BLINK: f32 = 0.22;
const BLINKS: f32 = 1.9;

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
    /// Seconds for which the player has been thinking; 0 otherwise.
    thinking: f32,
}

impl FacePose {
    /// Returns the pose after some seconds. A face whose bid is `lost` goes on looking down; one that `thinks` blinks.
    fn after(self, seconds: f32, lost: bool, thinks: bool) -> FacePose {
        let way = if lost { seconds } else { -seconds } / DOWN;
        FacePose {
            nod: (self.nod - seconds).max(0.0),
            down: (self.down + way).clamp(0.0, 1.0),
            thinking: if thinks { self.thinking + seconds } else { 0.0 },
        }
    }

    /// Returns `true` during a blink.
    fn blinks(self) -> bool {
        self.thinking >= FIRST_BLINK && (self.thinking - FIRST_BLINK) % BLINKS < BLINK
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
    thinking: Res<Thinking>,
    (time, pace, settings): (Res<Time>, Res<Pace>, Res<Settings>),
    mut redraw: ResMut<Redraw>,
    mut likenesses: Query<(Ref<FacePicture>, &mut HeadShift, &mut EyesClosed)>,
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
        // Only while frames are drawn for the thought anyway.
        let thinks = !at_once && thinking.seat() == Some(seat);
        *pose = pose.after(step, marks.is_lost(seat), thinks);
    }
    let at_rest = |poses: [FacePose; 4]| poses.map(|pose| (pose.nod, pose.down));
    let moved = poses != faces.0;
    if at_rest(poses) != at_rest(faces.0) {
        redraw.for_a_while();
    }
    faces.0 = poses;
    for (likeness, mut shift, mut closed) in &mut likenesses {
        if moved || likeness.is_added() || shown_scene.is_changed() {
            let seat = (scene.viewer + likeness.0) % scene.hands.len().max(1);
            shift.set_if_neq(HeadShift(Vec2::new(0.0, faces.0[seat].shift())));
            closed.set_if_neq(EyesClosed(faces.0[seat].blinks()));
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
        let mut pose = FacePose {
            nod: NOD,
            ..FacePose::default()
        };
        let way: Vec<f32> = (0..30)
            .map(|_| {
                pose = pose.after(0.01, false, false);
                pose.shift()
            })
            .collect();
        let deepest = way.iter().copied().fold(0.0, f32::max);
        assert!((deepest - DEEP).abs() < 0.01, "{deepest}");
        assert_eq!(pose, FacePose::default());
        let lost = pose.after(1.0, true, false);
        assert_eq!((lost.shift(), lost.after(0.1, true, false)), (LOW, lost));
        assert_eq!(lost.after(1.0, false, false), FacePose::default());
    }

    #[test]
    fn a_face_blinks_while_the_player_thinks_and_at_no_other_time() {
        let mut pose = FacePose::default();
        let closed: Vec<bool> = (0..500)
            .map(|_| {
                pose = pose.after(0.01, false, true);
                pose.blinks()
            })
            .collect();
        let blinks = closed.windows(2).filter(|pair| !pair[0] && pair[1]).count();
        let milliseconds = 10 * closed.iter().filter(|&&closed| closed).count() / blinks;
        assert!(
            blinks >= 2 && (150..=250).contains(&milliseconds),
            "{blinks} of {milliseconds}"
        );
        // A thought that ends during a blink opens the eyes.
        let during = FacePose {
            thinking: FIRST_BLINK + 0.1,
            ..FacePose::default()
        };
        assert!(during.blinks() && !during.after(0.01, false, false).blinks());
        assert!(!FacePose::default().after(10.0, true, false).blinks());
    }
}

//! All systems of a frame run one after another on one thread. There are hundreds of them and hardly one has anything to do, so that
//! handing them to several threads would cost many times what they do. What takes long (thinking, decoding, writing) is given to
//! tasks and threads by whoever starts it.

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::transform::TransformSystems;
use bevy::ui::{ComputedUiRenderTargetInfo, ContentSize, LayoutConfig, UiSystems};

use crate::redraw::Redraw;

/// What Bevy derives the places of sprites and cameras from.
type Moved = Or<(
    Changed<Transform>,
    Changed<ChildOf>,
    Changed<Children>,
    Added<GlobalTransform>,
)>;

/// Where nothing has moved, nothing follows: Bevy's own systems hand that to tasks in every frame, whether there is anything or not.
fn something_moved(moved: Query<(), Moved>, mut orphaned: RemovedComponents<ChildOf>) -> bool {
    orphaned.read().count() > 0 || !moved.is_empty()
}

/// What Bevy lays the interface out by.
type LaidOutBy = Or<(
    Changed<Node>,
    Changed<Children>,
    Changed<ContentSize>,
    Changed<LayoutConfig>,
    Changed<Outline>,
    Changed<ScrollPosition>,
    Changed<UiTransform>,
    Changed<ComputedUiRenderTargetInfo>,
)>;

/// While the program rests and nothing that it depends on has changed, the interface lies as it lay: Bevy walks through all of it in
/// every frame.
fn something_to_lay_out(redraw: Res<Redraw>, changed: Query<(), LaidOutBy>, mut gone: RemovedComponents<Node>) -> bool {
    gone.read().count() > 0 || redraw.is_awake() || !changed.is_empty()
}

/// Sees to all schedules that there are: to be called when everything has been added. Those of the renderer stay as they are: some of
/// its systems must find their way to the first thread.
pub fn plugin(app: &mut App) {
    app.configure_sets(PostUpdate, TransformSystems::Propagate.run_if(something_moved));
    app.configure_sets(PostUpdate, UiSystems::Layout.run_if(something_to_lay_out));
    one_after_another(app);
}

/// Runs the systems of all schedules that there are one after another; by itself for tests of a few plugins.
pub(crate) fn one_after_another(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

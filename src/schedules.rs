//! Runs all systems of a frame in sequence on one thread. There are hundreds of them, and few have anything to do, so distributing them
//! over threads would cost many times more than their work. Long work (thinking, decoding, writing) runs in tasks and threads that its
//! module starts.

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::transform::TransformSystems;
use bevy::ui::{ComputedUiRenderTargetInfo, ContentSize, LayoutConfig, UiSystems};

use crate::redraw::Redraw;

/// Components from which Bevy derives the transforms of sprites and cameras.
type Moved = Or<(
    Changed<Transform>,
    Changed<ChildOf>,
    Changed<Children>,
    Added<GlobalTransform>,
)>;

/// Returns `true` if a transform changed. Bevy's own systems distribute the propagation over tasks in every frame, even without changes.
fn something_moved(moved: Query<(), Moved>, mut orphaned: RemovedComponents<ChildOf>) -> bool {
    orphaned.read().count() > 0 || !moved.is_empty()
}

/// Components that Bevy's layout of the interface depends on.
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

/// Returns `true` if the interface may need a new layout. While the program is idle and nothing relevant changed, the layout stays valid,
/// but Bevy traverses all of it in every frame.
fn something_to_lay_out(redraw: Res<Redraw>, changed: Query<(), LaidOutBy>, mut gone: RemovedComponents<Node>) -> bool {
    gone.read().count() > 0 || redraw.is_awake() || !changed.is_empty()
}

/// Configures all existing schedules; call it after adding everything else. The renderer's schedules stay as they are: some of its
/// systems must run on the main thread.
pub fn plugin(app: &mut App) {
    app.configure_sets(PostUpdate, TransformSystems::Propagate.run_if(something_moved));
    app.configure_sets(PostUpdate, UiSystems::Layout.run_if(something_to_lay_out));
    one_after_another(app);
}

/// Runs the systems of all existing schedules in sequence; on its own for tests of a few plugins.
pub(crate) fn one_after_another(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

//! Pipelines of features that the game never draws with. Bevy makes them before the first frame, and each costs a software driver time.

use bevy::core_pipeline::deferred::copy_lighting_id::init_copy_deferred_lighting_id_pipeline;
use bevy::core_pipeline::tonemapping::prepare_view_tonemapping_pipelines;
use bevy::ecs::schedule::ScheduleCleanupPolicy;
use bevy::prelude::*;
use bevy::render::settings::WgpuFeatures;
use bevy::render::{Render, RenderApp, RenderStartup};

/// A feature of graphics cards whose absence tells Bevy to make none of the four pipelines that cull hidden objects in 3D.
pub(super) const WITHOUT: WgpuFeatures = WgpuFeatures::INDIRECT_FIRST_INSTANCE;

/// Removes the systems that make two more: of deferred lighting, which is for 3D, and of tone mapping, which is for cameras with high dynamic
/// range.
pub(super) fn remove_unused(app: &mut App) {
    let Some(render_app) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    let policy = ScheduleCleanupPolicy::RemoveSystemsOnly;
    let removed = [
        render_app.remove_systems_in_set(RenderStartup, init_copy_deferred_lighting_id_pipeline, policy),
        render_app.remove_systems_in_set(Render, prepare_view_tonemapping_pipelines, policy),
    ];
    // tests/window.rs would notice a Bevy that names them otherwise.
    debug_assert!(removed.iter().all(|removed| matches!(removed, Ok(1))), "{removed:?}");
}

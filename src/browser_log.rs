//! Replacement of Bevy's default plugins for the web page: all of them except the log, whose filter (tracing-subscriber's `EnvFilter`)
//! depends on regular expressions and their automata: a fortieth of the module, for patterns that no one uses in a browser.

use bevy::app::plugin_group;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_wasm::{WASMLayer, WASMLayerConfigBuilder};

plugin_group! {
    /// Bevy's `DefaultPlugins` of version 0.19, with the features that the game enables, but without `LogPlugin`.
    pub(super) struct PagePlugins {
        bevy::app:::PanicHandlerPlugin,
        bevy::app:::TaskPoolPlugin,
        bevy::diagnostic:::FrameCountPlugin,
        bevy::time:::TimePlugin,
        bevy::transform:::TransformPlugin,
        bevy::diagnostic:::DiagnosticsPlugin,
        bevy::input:::InputPlugin,
        bevy::input_focus:::InputFocusPlugin,
        bevy::input_focus:::InputDispatchPlugin,
        bevy::window:::WindowPlugin,
        bevy::a11y:::AccessibilityPlugin,
        bevy::asset:::AssetPlugin,
        bevy::winit:::WinitPlugin,
        bevy::render:::RenderPlugin,
        bevy::image:::ImagePlugin,
        bevy::mesh:::MeshPlugin,
        bevy::camera:::CameraPlugin,
        bevy::core_pipeline:::CorePipelinePlugin,
        bevy::sprite:::SpritePlugin,
        bevy::sprite_render:::SpriteRenderPlugin,
        bevy::clipboard:::ClipboardPlugin,
        bevy::text:::TextPlugin,
        bevy::ui:::UiPlugin,
        bevy::ui_render:::UiRenderPlugin,
        bevy::state::app:::StatesPlugin,
        #[plugin_group]
        bevy::ui_widgets:::UiWidgetsPlugins,
        #[plugin_group]
        bevy::picking:::DefaultPickingPlugins,
    }
}

/// Writes warnings and errors to the browser's console.
pub(super) fn log(filter: &str) {
    let console = WASMLayerConfigBuilder::new().set_report_logs_in_timings(false).build();
    let filter: Targets = filter.parse().unwrap_or_default();
    tracing_subscriber::registry()
        .with(WASMLayer::new(console))
        .with(filter)
        .init();
}

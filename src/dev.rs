//! Development tools: the feature `dev`, for debug builds on the desktop only. Links Bevy dynamically, reloads changed assets at run
//! time, logs state changes, and draws outlines of the user interface on F12.

use bevy::prelude::*;
use bevy::state::state::StateTransitionEvent;

use crate::loading::LoadingStage;
use crate::states::{Menu, Screen};
use crate::table::TablePhase;
use crate::table::overlays::Overlay;

#[cfg(all(feature = "dev", any(target_arch = "wasm32", not(debug_assertions))))]
compile_error!("the feature `dev` is for debug builds on the desktop: what is shipped never carries it");

/// Adds the tools that need code of their own; the feature alone turns on dynamic linking and watching the assets.
#[cfg(feature = "dev")]
pub fn plugin(app: &mut App) {
    use bevy::input::common_conditions::input_just_pressed;
    use bevy::ui_render::GlobalUiDebugOptions;

    fn toggle_outlines(mut outlines: ResMut<GlobalUiDebugOptions>) {
        outlines.toggle();
    }

    log_states(app);
    app.add_systems(Update, toggle_outlines.run_if(input_just_pressed(KeyCode::F12)));
}

fn log_states(app: &mut App) {
    app.add_systems(
        Update,
        (
            log::<Screen>,
            log::<Menu>,
            log::<LoadingStage>,
            log::<TablePhase>,
            log::<Overlay>,
        ),
    );
}

/// Logs state changes. Bevy's own function is in `bevy_dev_tools`, which depends on the 3D renderer.
fn log<S: States>(mut transitions: MessageReader<StateTransitionEvent<S>>) {
    for transition in transitions.read() {
        info!("{}", line(transition));
    }
}

fn line<S: States>(StateTransitionEvent { exited, entered, .. }: &StateTransitionEvent<S>) -> String {
    let path = std::any::type_name::<S>();
    let name = path.rsplit("::").next().unwrap_or(path);
    let state = |state: &Option<S>| {
        state
            .as_ref()
            .map_or_else(|| "none".to_owned(), |state| format!("{state:?}"))
    };
    format!("{name}: {} -> {}", state(exited), state(entered))
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;

    #[test]
    fn a_change_of_state_is_one_line() {
        let transition = StateTransitionEvent {
            exited: None,
            entered: Some(Screen::Loading),
            allow_same_state_transitions: true,
        };
        assert_eq!(line(&transition), "Screen: none -> Loading");
    }

    #[test]
    fn every_logged_state_can_be_read() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin));
        app.init_state::<Screen>()
            .init_state::<Menu>()
            .init_state::<LoadingStage>();
        app.add_sub_state::<TablePhase>().add_sub_state::<Overlay>();
        log_states(&mut app);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
        app.update();
        assert!(app.world().contains_resource::<State<TablePhase>>());
    }
}

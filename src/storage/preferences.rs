//! Persists the settings: loads them at start, and saves them once they have changed and settled.

use bevy::prelude::*;

use super::{Commit, Store, kept};
use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::text::notices::Kept;

/// Key in the store.
const KEY: &str = "settings";

/// Seconds without a change before settings are written; a slider produces many values.
const REST: f32 = 0.4;

/// Seconds since the last change of unsaved settings.
#[derive(Resource, Default)]
struct Unsaved(Option<f32>);

fn note_change(mut unsaved: ResMut<Unsaved>) {
    unsaved.0 = Some(0.0);
}

fn save_when_at_rest(world: &mut World) {
    let delta = world.resource::<Time>().delta_secs();
    let leaving = !world.resource::<Messages<AppExit>>().is_empty();
    let Some(rest) = &mut world.resource_mut::<Unsaved>().0 else {
        return;
    };
    *rest += delta;
    if *rest < REST && !leaving {
        world.resource_mut::<Redraw>().for_a_while();
        return;
    }
    world.resource_mut::<Unsaved>().0 = None;
    let settings = world.resource::<Settings>().clone();
    let store = world.resource::<Store>();
    store.save(KEY, &settings);
    if leaving {
        store.finish();
    }
}

/// Loads the settings at start and saves them when they change.
pub(super) fn plugin(app: &mut App) {
    kept::<Settings>(app, KEY, Kept::Settings);
    app.init_resource::<Unsaved>();
    app.add_systems(
        PostUpdate,
        note_change.run_if(resource_changed::<Settings>.and_eager(not(resource_added::<Settings>))),
    );
    app.add_systems(
        Last,
        save_when_at_rest
            .run_if(|unsaved: Res<Unsaved>| unsaved.0.is_some())
            .before(Commit),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Loaded;
    use crate::ui::toasts::Toast;

    #[test]
    fn a_change_is_saved_at_the_latest_when_the_program_ends() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins);
        app.insert_resource(Store::in_memory());
        app.add_message::<Toast>();
        app.init_resource::<Redraw>();
        app.add_plugins(plugin);
        app.update();
        app.world_mut().resource_mut::<Settings>().muted = true;
        app.update();
        let saved = |app: &App| app.world().resource::<Store>().load::<Settings>(KEY);
        assert_eq!(saved(&app), Loaded::Missing);
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert!(matches!(saved(&app), Loaded::Found(settings) if settings.muted));
    }
}

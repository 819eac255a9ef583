//! Persists the settings, and other resources that change many times in a moment: saves them once they have settled.

use std::marker::PhantomData;

use bevy::prelude::*;
use serde::Serialize;

use super::{Commit, ReadAgain, Store, kept};
use crate::redraw::Redraw;
use crate::reduced_motion::SystemMotion;
use crate::settings::Settings;
use crate::text::notices::Kept;

/// Key in the store.
const KEY: &str = "settings";

/// Seconds without a change before a resource is written; a slider produces many values.
const REST: f32 = 0.4;

/// Seconds since the last change of an unsaved resource.
#[derive(Resource)]
struct Unsaved<R> {
    rest: Option<f32>,
    of: PhantomData<R>,
}

fn note_change<R: Resource>(mut unsaved: ResMut<Unsaved<R>>) {
    unsaved.rest = Some(0.0);
}

fn save_when_at_rest<R: Resource + Serialize + Clone>(world: &mut World, key: &'static str) {
    let delta = world.resource::<Time>().delta_secs();
    let leaving = !world.resource::<Messages<AppExit>>().is_empty();
    let Some(rest) = &mut world.resource_mut::<Unsaved<R>>().rest else {
        return;
    };
    *rest += delta;
    if *rest < REST && !leaving {
        world.resource_mut::<Redraw>().for_a_while();
        return;
    }
    world.resource_mut::<Unsaved<R>>().rest = None;
    let value = world.resource::<R>().clone();
    let store = world.resource::<Store>();
    store.save(key, &value);
    if leaving {
        store.finish();
    }
}

/// Starts with the system's preference for reduced motion, until settings are saved: then the player's own choice counts.
fn follow_system(world: &mut World) {
    let is_first = || !world.resource::<Store>().keys().iter().any(|key| key == KEY);
    if let Some(&SystemMotion(is_preferred)) = world.get_resource::<SystemMotion>()
        && is_first()
        && is_preferred()
    {
        world.resource_mut::<Settings>().reduced_motion = true;
    }
}

/// Saves a resource whenever it has changed and settled, and at the latest when the program ends.
pub(crate) fn saved_at_rest<R: Resource + Serialize + Clone>(app: &mut App, key: &'static str) {
    app.insert_resource(Unsaved::<R> {
        rest: None,
        of: PhantomData,
    });
    app.add_systems(
        PostUpdate,
        note_change::<R>.run_if(resource_changed::<R>.and_eager(not(resource_added::<R>))),
    );
    app.add_systems(
        Last,
        (move |world: &mut World| save_when_at_rest::<R>(world, key))
            .run_if(|unsaved: Res<Unsaved<R>>| unsaved.rest.is_some())
            .before(Commit),
    );
}

/// Loads the settings at start and saves them when they change.
pub(super) fn plugin(app: &mut App) {
    kept::<Settings>(app, KEY, Kept::Settings);
    follow_system(app.world_mut());
    app.add_observer(|_: On<ReadAgain>, mut commands: Commands| commands.queue(follow_system));
    saved_at_rest::<Settings>(app, KEY);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Loaded;
    use crate::ui::toasts::Toast;

    #[test]
    fn reduced_motion_starts_as_the_system_has_it_and_then_is_the_players_choice() {
        let started = |store: Store, is_preferred: fn() -> bool| {
            let mut app = App::new();
            app.add_plugins(MinimalPlugins);
            app.insert_resource(store).insert_resource(SystemMotion(is_preferred));
            app.add_message::<Toast>();
            app.init_resource::<Redraw>();
            app.add_plugins(plugin);
            app.update();
            app.world().resource::<Settings>().reduced_motion
        };
        assert!(started(Store::in_memory(), || true));
        assert!(!started(Store::in_memory(), || false));
        let store = Store::in_memory();
        store.save(KEY, &Settings::default());
        store.finish();
        assert!(!started(store, || true));
    }

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

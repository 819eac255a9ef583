//! Systems around the store: resources that are kept between runs, notices of failures, and the order of all that saves.

use bevy::prelude::*;
use serde::{Serialize, de::DeserializeOwned};

use super::reading::{ReadAgain, Readable};
use super::{Loaded, Store};
use crate::redraw::Redraw;
use crate::text::notices::{Kept, Notice};
use crate::ui::toasts::Toast;

/// Loads a value at start; if it is damaged, tells the player where it was moved and returns the default.
pub(super) fn load_or_default<T: DeserializeOwned + Default>(world: &mut World, key: &str, what: Kept) -> T {
    match world.resource::<Store>().load(key) {
        Loaded::Found(value) => value,
        Loaded::Missing => T::default(),
        Loaded::Newer(version) => {
            warn!("{key} has version {version}, which is not known to this program");
            world.write_message(Toast::new(Notice::OfNewerVersion(what)));
            T::default()
        }
        // One notice reports all of them.
        Loaded::Unreadable => T::default(),
        Loaded::Damaged { why, set_aside } => {
            warn!("{key}: {why}; set aside as {set_aside:?}");
            world.write_message(Toast::new(Notice::StartingAfresh { what, place: set_aside }));
            T::default()
        }
    }
}

/// Persists a resource between runs: loads it now, and saves it whenever it changes. `what` is its name for the player. If it can't be read
/// at first, `join` merges it later with the value of this run.
pub(super) fn persist<R: Resource + Clone + Serialize + DeserializeOwned + Default>(
    app: &mut App,
    key: &'static str,
    what: Kept,
    join: fn(R, R) -> R,
) {
    load_now_and_again(app, load::<R>(key, what));
    let read = move |world: &mut World| {
        let here = world.resource::<R>().clone();
        let value = join(load_or_default(world, key, what), here);
        world.resource::<Store>().save(key, &value);
        world.insert_resource(value);
    };
    app.add_observer(move |readable: On<Readable>, mut commands: Commands| {
        if readable.key == key {
            commands.queue(read);
        }
    });
    app.add_systems(
        PostUpdate,
        (move |store: Res<Store>, value: Res<R>| store.save(key, &*value))
            .run_if(resource_changed::<R>.and_eager(not(resource_added::<R>)))
            .in_set(Save),
    );
}

/// Loads a resource now, whenever everything is [read again](ReadAgain), and once it can be read, if it can't now.
pub(crate) fn kept<R: Resource + DeserializeOwned + Default>(app: &mut App, key: &'static str, what: Kept) {
    let read = load::<R>(key, what);
    load_now_and_again(app, read);
    app.add_observer(move |readable: On<Readable>, mut commands: Commands| {
        if readable.key == key {
            commands.queue(read);
        }
    });
}

/// Returns a command that loads a resource.
fn load<R: Resource + DeserializeOwned + Default>(
    key: &'static str,
    what: Kept,
) -> impl Fn(&mut World) + Copy + Send + Sync + 'static {
    move |world: &mut World| {
        let value: R = load_or_default(world, key, what);
        world.insert_resource(value);
    }
}

/// Runs a command now, and whenever everything is [read again](ReadAgain).
fn load_now_and_again(app: &mut App, load: impl Fn(&mut World) + Copy + Send + Sync + 'static) {
    load(app.world_mut());
    app.add_observer(move |_: On<ReadAgain>, mut commands: Commands| commands.queue(load));
}

/// Notifies the player when something cannot be saved: once, until saving succeeds again.
fn report_failure(
    store: Res<Store>,
    mut reported: Local<bool>,
    mut redraw: ResMut<Redraw>,
    mut toasts: MessageWriter<Toast>,
) {
    if store.busy() {
        redraw.for_a_while();
        return;
    }
    let outcomes = store.take_outcomes();
    let Some(error) = outcomes.failed else {
        *reported &= !outcomes.saved;
        return;
    };
    warn!("could not be saved: {error:?}");
    if !std::mem::replace(&mut *reported, true) {
        toasts.write(Toast::new(Notice::NothingCanBeSaved(error.notice())));
    }
}

/// Writes everything saved before the program ends.
fn finish(store: Res<Store>) {
    store.finish();
}

/// Systems that save data in a frame. Systems that read must run before it: reading writes everything saved so far, which would
/// split a group of writes.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Save;

/// Writes the frame's data in its last schedule, after everything has been saved.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Commit;

/// Reports failures, and finishes all writes before the program ends.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, report_failure);
    app.add_systems(Last, finish.run_if(on_message::<AppExit>).after(Commit));
}

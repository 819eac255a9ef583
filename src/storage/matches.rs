//! Matches in the store: loaded at start, saved after every action, and set aside if they are unusable.

use bevy::prelude::*;

use super::reading::Readable;
use super::{Loaded, ReadAgain, Save, Store};
use crate::session::slots::{KeepMatch, MAX_MATCHES, MadeRoom, SlotId, Slots};
use crate::session::statistics::Statistics;
use crate::session::{Match, MatchRefused, SavedMatch};
use crate::text::notices::Notice;
use crate::ui::toasts::Toast;

/// Loads the kept matches. Damaged ones are set aside, and the player is notified.
fn load(world: &mut World) {
    let keys = world.resource::<Store>().keys();
    world.insert_resource(Slots::default());
    for slot in keys.iter().filter_map(|key| SlotId::from_key(key)) {
        load_slot(world, slot);
    }
}

/// Loads the match in a slot. If it can't be used, nothing overwrites it.
fn load_slot(world: &mut World, slot: SlotId) {
    let key = slot.key();
    let loaded = world.resource::<Store>().load_version(&key, SavedMatch::VERSION);
    let mut slots = world.resource_mut::<Slots>();
    let notice = match loaded {
        Loaded::Found(saved) => {
            slots.fill(slot, saved);
            return;
        }
        Loaded::Missing => return,
        Loaded::Unreadable => {
            // One notice reports all that can't be read.
            slots.block(slot);
            return;
        }
        Loaded::Newer(version) => {
            warn!("{key} has version {version}, which is not known to this program");
            slots.block(slot);
            Notice::MatchOfNewerVersion
        }
        Loaded::Damaged { why, set_aside } => {
            warn!("{key}: {why}; set aside as {set_aside:?}");
            if set_aside.is_none() {
                slots.block(slot);
            }
            Notice::MatchDamaged { place: set_aside }
        }
    };
    world.write_message(Toast::new(notice));
}

/// Returns the kept matches that can be replayed.
pub(super) fn replayed(store: &Store) -> Vec<Match> {
    let keys = store.keys();
    let slots = keys.iter().filter(|key| SlotId::from_key(key).is_some());
    let saved = slots.filter_map(|key| store.peek::<SavedMatch>(key));
    saved.filter_map(|saved| Match::resume(&saved).ok()).collect()
}

/// Takes the rounds of unfinished matches out of the statistics of older versions.
fn count_finished_only(mut statistics: ResMut<Statistics>, store: Res<Store>) {
    if statistics.unfinished_rounds() {
        statistics.uncount_unfinished(&replayed(&store));
        // Before any of these matches goes on.
        store.save("statistics", &*statistics);
    }
}

fn keep(mut asked: MessageReader<KeepMatch>, store: Res<Store>) {
    for KeepMatch { slot, saved } in asked.read() {
        match saved {
            Some(saved) => store.save(&slot.key(), saved),
            None => store.remove(&slot.key()),
        }
    }
}

/// Notifies the player that a match was removed to make room for another.
fn report_room(mut made: MessageReader<MadeRoom>, mut toasts: MessageWriter<Toast>) {
    toasts.write_batch(
        made.read()
            .map(|_| Toast::new(Notice::OldestMatchMadeRoom { max: MAX_MATCHES })),
    );
}

/// Sets aside matches that can be read but not replayed.
fn set_aside(mut refused: MessageReader<MatchRefused>, store: Res<Store>, mut toasts: MessageWriter<Toast>) {
    for refused in refused.read() {
        if let MatchRefused::Damaged(slot, why) = refused {
            let place = store.set_aside(&slot.key());
            warn!("{}: {why}; set aside as {place:?}", slot.key());
            toasts.write(Toast::new(Notice::MatchNotTakenUp { place }));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    load(app.world_mut());
    app.add_observer(|_: On<ReadAgain>, mut commands: Commands| commands.queue(load));
    app.add_observer(|readable: On<Readable>, mut commands: Commands| {
        if let Some(slot) = SlotId::from_key(&readable.key) {
            commands.queue(move |world: &mut World| load_slot(world, slot));
        }
    });
    app.add_systems(PreUpdate, count_finished_only.run_if(resource_changed::<Statistics>));
    app.add_systems(PostUpdate, (keep.in_set(Save), report_room, set_aside));
}

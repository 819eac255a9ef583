//! Matches in the store: loaded at start, saved after every action, and set aside if they are unusable.

use bevy::prelude::*;

use super::{Loaded, ReadAgain, Save, Store};
use crate::session::slots::{KeepMatch, MAX_MATCHES, MadeRoom, SlotId, Slots};
use crate::session::statistics::Statistics;
use crate::session::{Match, MatchRefused, SavedMatch};
use crate::text::notices::Notice;
use crate::ui::toasts::Toast;

/// Loads the kept matches. Damaged ones are set aside, and the player is notified.
fn load(world: &mut World) {
    let store = world.resource::<Store>();
    let slots: Vec<SlotId> = store.keys().iter().filter_map(|key| SlotId::from_key(key)).collect();
    let mut found = Vec::new();
    let mut taken = Vec::new();
    let mut toasts = Vec::new();
    for slot in slots {
        match store.load_version::<SavedMatch>(&slot.key(), SavedMatch::VERSION) {
            Loaded::Found(saved) => found.push((slot, saved)),
            Loaded::Missing => {}
            Loaded::Newer(version) => {
                warn!(
                    "{} has version {version}, which is not known to this program",
                    slot.key()
                );
                taken.push(slot);
                toasts.push(Toast::new(Notice::MatchOfNewerVersion));
            }
            Loaded::Damaged { why, set_aside } => {
                warn!("{}: {why}; set aside as {set_aside:?}", slot.key());
                if set_aside.is_none() {
                    taken.push(slot);
                }
                toasts.push(Toast::new(Notice::MatchDamaged { place: set_aside }));
            }
        }
    }
    world.insert_resource(Slots::of(found).and_taken(taken));
    world.write_message_batch(toasts);
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
            .map(|_| Toast::new(Notice::OldestMatchMadeRoom { most: MAX_MATCHES })),
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
    app.add_systems(PreUpdate, count_finished_only.run_if(resource_changed::<Statistics>));
    app.add_systems(PostUpdate, (keep.in_set(Save), report_room, set_aside));
}

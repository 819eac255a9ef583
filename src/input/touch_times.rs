//! Times at which fingers touched and left the screen, by the clock of the events rather than of the frames: a slow frame reads a press
//! long after it happened, and may read a whole tap at once.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;

/// Maximum number of times that wait for their event; only times whose event never arrived are ever dropped.
const MAX_WAITING: usize = 32;

/// The start or end of a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// The finger touches the screen.
    Down,
    /// The finger is lifted, or the system cancels the touch.
    Up,
}

#[derive(Clone, Copy, Debug)]
struct Stamp {
    finger: u64,
    contact: Contact,
    at: Duration,
}

/// Start and end of each touch, in the game's real time.
#[derive(Resource, Debug, Default)]
pub struct TouchTimes {
    /// Times from the system, of events not read yet.
    stamps: VecDeque<Stamp>,
    /// Times of events that were read, and may be delayed by the tap filter.
    read: VecDeque<Stamp>,
    /// Times of events that the table sees in this frame.
    now: Vec<Stamp>,
}

fn take(stamps: &mut VecDeque<Stamp>, finger: u64, contact: Contact) -> Option<Stamp> {
    let place = stamps
        .iter()
        .position(|stamp| stamp.finger == finger && stamp.contact == contact)?;
    stamps.remove(place)
}

fn keep(stamps: &mut VecDeque<Stamp>, stamp: Stamp) {
    if stamps.len() == MAX_WAITING {
        stamps.pop_front();
    }
    stamps.push_back(stamp);
}

impl TouchTimes {
    /// Records the time of an event that is yet to be read. Without a record, an event counts from when it is read.
    pub fn stamp(&mut self, finger: u64, contact: Contact, at: Duration) {
        keep(&mut self.stamps, Stamp { finger, contact, at });
    }

    /// Assigns a time to an event that is read for the first time.
    pub(super) fn read(&mut self, touch: &TouchInput, now: Duration) {
        let (finger, contact) = match touch.phase {
            TouchPhase::Started => (touch.id, Contact::Down),
            TouchPhase::Ended | TouchPhase::Canceled => (touch.id, Contact::Up),
            TouchPhase::Moved => return,
        };
        let known = take(&mut self.stamps, finger, contact);
        let at = known.map_or(now, |stamp| stamp.at);
        keep(&mut self.read, Stamp { finger, contact, at });
    }

    /// Returns the time of a press or release that the table sees in this frame.
    #[must_use]
    pub fn of(&self, pointer: PointerId, contact: Contact) -> Option<Duration> {
        let finger = pointer.get_touch_id()?;
        let mut found = self.now.iter().rev();
        found
            .find(|stamp| stamp.finger == finger && stamp.contact == contact)
            .map(|stamp| stamp.at)
    }

    /// Returns the time of a release that was read but is delayed by the tap filter.
    #[must_use]
    pub fn already_lifted(&self, pointer: PointerId) -> Option<Duration> {
        let finger = pointer.get_touch_id()?;
        let mut read = self.read.iter();
        read.find(|stamp| stamp.finger == finger && stamp.contact == Contact::Up)
            .map(|stamp| stamp.at)
    }
}

/// Matches the times with the events of the frame.
fn bring(mut inputs: MessageReader<PointerInput>, mut times: ResMut<TouchTimes>) {
    let times = times.bypass_change_detection();
    times.now.clear();
    for input in inputs.read() {
        let contact = match input.action {
            PointerAction::Press(_) => Contact::Down,
            PointerAction::Release(_) | PointerAction::Cancel => Contact::Up,
            _ => continue,
        };
        let finger = input.pointer_id.get_touch_id();
        let stamp = finger.and_then(|finger| take(&mut times.read, finger, contact));
        times.now.extend(stamp);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TouchTimes>().add_systems(PreUpdate, bring);
}

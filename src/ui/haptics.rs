//! Vibration of the device, where supported: on the web the page handles the message, elsewhere nothing does.

use bevy::prelude::*;

/// Requests a vibration.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Buzz {
    /// The viewer's side has taken a trick.
    Taken,
    /// A card may not be played.
    Refused,
}

/// `true` if the device can vibrate.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Haptics(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Haptics>().add_message::<Buzz>();
}

//! The device shakes in the hand, where it can. Whoever hears of it shakes it: the page on the web, nobody elsewhere.

use bevy::prelude::*;

/// Shakes the device.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Buzz {
    /// A trick was taken by the side of the person who looks.
    Taken,
    /// A card may not be played.
    Refused,
}

/// Whether the device can shake.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Haptics(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Haptics>().add_message::<Buzz>();
}

//! Position and size of everything on the table, at every window size.
//!
//! | module | subject |
//! | --- | --- |
//! | `viewport`, `device` | the window measured in units, its kind of device, sizes of text and touch targets |
//! | `table` | [`TableLayout`] and the [`TableState`] that it depends on |
//! | `hands`, `zones`, `draft`, `drops` | cards, and areas to drop them |
//! | `fixtures`, `prompts` | widgets around the cards, room for prompts and hints |
//! | `fingers` | hit tests, flicks, room for information about a card |
//! | `phone` | the layout of a phone |
//! | `facing` | the layout for people who sit round the screen |
//!
//! The crate is pure: it uses no ECS, no rendering, no clock. Vectors and rectangles are those of `bevy_math`, which is a crate of types
//! only: the game's systems use the same types, so that nothing is converted.
//!
//! Distances are in units of the art guide (origin top left, y down): a window is at least 900 units high in landscape and 900 wide in
//! portrait, whatever its size in pixels.

mod arrangement;
mod bar;
mod device;
mod draft;
mod drops;
mod facing;
mod fingers;
mod fixture;
mod fixtures;
mod hands;
mod phone;
mod place;
mod pose;
mod prompts;
mod table;
mod viewport;
mod zones;

pub use arrangement::{Arrangement, Side};
pub use bar::{BarHeights, EXERCISE_BAR, REPLAY_BAR};
pub use device::{Device, LARGEST_INTERFACE, MIN_TARGET, MIN_TEXT, Preferences};
pub use facing::{SeatWidget, Stand, turned};
pub use fingers::TellingRoom;
pub use fixture::Fixture;
pub use place::{DUMMY, DropArea, Place, Zone};
pub use pose::{Pose, RAISE, RAISE_GROWTH, RATIO};
pub use table::{Facing, TableLayout, TableState};
pub use viewport::{SafeArea, Sizes, Viewport};

/// Height of the card drawn in a draft, in units.
pub(crate) const DRAWN_HEIGHT: f32 = 290.0;

/// Returns the height of the largest cards on the table, in units.
#[must_use]
pub fn tallest_card(viewport: &Viewport) -> f32 {
    if matches!(viewport.device, Device::PhoneUpright | Device::PhoneOnItsSide) {
        return phone::LARGEST_DRAWN;
    }
    DRAWN_HEIGHT.max(zones::duel_height(viewport.upright()))
}

#[cfg(test)]
mod tests;

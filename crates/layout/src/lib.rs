//! Position and size of everything on the table, at every window size.
//!
//! | module | subject |
//! | --- | --- |
//! | `viewport`, `device` | the window measured in units, its kind of device, sizes of text and touch targets |
//! | `table` | [`Table`]: the window, and the [`TableState`] that the layout depends on |
//! | `layout` | [`Layout`], the questions that the game asks: poses of cards, widgets, drop areas, hit tests |
//! | `desk`, `phone`, `facing` | the answers on desks and tablets, on phones, and for people who sit round the screen |
//! | `table_layout` | [`TableLayout`], which chooses one of them for a table |
//! | `cards` | poses that desk and phone share |
//! | `text_sizes`, `bar` | sizes of texts, heights of the bars below the table |
//!
//! The crate is pure: it uses no ECS, no rendering, no clock. Vectors and rectangles are those of `bevy_math`, which is a crate of types
//! only: the game's systems use the same types, so that nothing is converted.
//!
//! Distances are in units of the art guide (origin top left, y down): a window is at least 900 units high in landscape and 900 wide in
//! portrait, whatever its size in pixels.

mod arrangement;
mod bar;
mod cards;
mod desk;
mod device;
mod edge;
mod facing;
mod fixture;
mod layout;
mod phone;
mod place;
mod pose;
mod stand;
mod table;
mod table_layout;
mod telling;
mod text_sizes;
mod viewport;

pub use arrangement::{Arrangement, Side};
pub use bar::{BarHeights, EXERCISE_BAR, REPLAY_BAR};
pub use desk::DeskLayout;
pub use device::{Device, LARGEST_INTERFACE, MIN_TARGET, MIN_TEXT, Preferences};
pub use facing::FacingLayout;
pub use fixture::Fixture;
pub use layout::Layout;
pub use phone::PhoneLayout;
pub use place::{DUMMY, DropArea, Place, Zone};
pub use pose::{Pose, RAISE, RAISE_GROWTH, RATIO};
pub use stand::{SeatWidget, Stand, turned};
pub use table::{Facing, Table, TableState};
pub use table_layout::{TableLayout, tallest_card};
pub use telling::TellingRoom;
pub use text_sizes::TextSizes;
pub use viewport::{SafeArea, Sizes, Viewport};

#[cfg(test)]
mod tests;

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
//! | `hand_suits` | the break between the rows of a hand |
//! | `plate` | contents and sizes of the plates and of the score sheet |
//! | `bid_pad` | the keys of the bid pad in their room |
//! | `hud`, `tools`, `bar` | captions and other small widgets, the tools, the bars below the table |
//! | `marks` | marks on a plate about its contract |
//! | `finale` | the winner's tricks and plate at the end of a match |
//! | `remark` | the room for a hint or a remark of the coach |
//! | `text_sizes`, `panel_sizes` | sizes of texts and of panels |
//!
//! The crate is pure: it uses no ECS, no rendering, no clock. Vectors and rectangles are those of `bevy_math`, which is a crate of types
//! only: the game's systems use the same types, so that nothing is converted.
//!
//! Distances are in units of the art guide (origin top left, y down): a window is at least 900 units high in landscape and 900 wide in
//! portrait, whatever its size in pixels.

mod arrangement;
mod bar;
mod bid_pad;
mod cards;
mod desk;
mod device;
mod edge;
mod facing;
mod finale;
mod fixture;
mod hand_suits;
mod hud;
mod info_room;
mod layout;
mod marks;
mod panel_sizes;
mod phone;
mod place;
mod placement;
mod plate;
mod pose;
mod remark;
mod table;
mod table_layout;
mod text_sizes;
mod tools;
mod viewport;

pub use arrangement::{Arrangement, Side};
pub use bar::{BarMeasures, BarPart, Bars, EXERCISE_BAR, REPLAY_BAR};
pub use bid_pad::{BidPad, PadKeys};
pub use desk::DeskLayout;
pub use device::{Device, LARGEST_INTERFACE, MIN_TARGET, MIN_TEXT, Preferences};
pub use facing::FacingLayout;
pub use fixture::Fixture;
pub use hand_suits::HandSuits;
pub use hud::{BadgeMeasures, CaptionMeasures, HandCaption, HudMeasures, RoundMeasures};
pub use info_room::InfoRoom;
pub use layout::Layout;
pub use panel_sizes::{CurtainSizes, CurveHeight, MatchEndSizes, NamePlace, PanelSizes, ScoreSheetSizes};
pub use phone::{OnItsSide, PhoneLayout, Upright};
pub use place::{DropArea, Place, Zone};
pub use placement::{Placement, SeatWidget, turned};
pub use plate::{
    FigurePlace, LineOf, PlateField, PlateFigures, PlateLine, PlateMeasures, PlatePart, PlateText, ROOM_FOR_A_FACE,
    SheetFlow, SheetMeasures,
};
pub use pose::{Pose, RAISE, RAISE_GROWTH, RATIO};
pub use remark::{LONGEST_HINT, RemarkRoom, RemarkShape};
pub use table::{Facing, Table, TableState};
pub use table_layout::{TableLayout, tallest_card};
pub use text_sizes::TextSizes;
pub use tools::{ToolFlow, ToolMeasures, ToolShape};
pub use viewport::{SafeArea, Sizes, Viewport};

#[cfg(test)]
mod tests;
